//! Whole games by clicks and keys; sizes of the window.

use crate::driver::*;

#[test]
fn a_whole_game_by_clicks_with_passes_and_its_end() {
    let mut settings = settings();
    settings.play.confirm_passes = true;
    let mut window = window_with(settings, vec2(1120.0, 760.0));
    let mut passes = 0;
    for mv in game_with_pass() {
        let before = view(&window);
        match mv {
            Move::Place(square) => {
                window
                    .get_by_label(&legal_name(before.position, square))
                    .click();
            }
            Move::Pass => {
                assert_eq!(before.stage, Stage::ConfirmPass);
                let color = before.position.turn();
                let told = words(text::Game::MustPass { color });
                assert!(window.query_all_by_label(&told).count() >= 1, "{told}");
                window
                    .get_by_label(&words(Text::from(Action::Pass)))
                    .click();
                passes += 1;
            }
        }
        window.run();
        assert_eq!(view(&window).ply, before.ply + 1, "{mv}");
    }
    assert!(passes > 0);
    let end = view(&window);
    assert_eq!(end.stage, Stage::Over);
    let result = words(Text::from(end.result.expect("it is over").outcome));
    let shown = window.query_all_by_label_contains(&result).count();
    assert!(shown >= 1, "{result}");
}

#[test]
fn a_whole_game_by_keys() {
    let mut window = window();
    // The first move by arrows and Enter, the others typed.
    window.key_press(Key::ArrowDown);
    window.run();
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(view(&window).last_move, Some(Square::D3));
    window.key_press(Key::ArrowLeft);
    window.run();
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(view(&window).last_move, Some(Square::C3));
    while view(&window).stage != Stage::Over {
        let before = view(&window);
        let Some(square) = before.position.legal_moves().first() else {
            // A pass that is not to be confirmed goes on by itself.
            window.state_mut().now += Duration::from_secs(2);
            window.run();
            continue;
        };
        type_text(&mut window, &square.to_string());
        let after = view(&window);
        assert!(after.ply > before.ply, "{square} in {:?}", before.position);
    }
    // Back to the start and to the end again.
    window.key_press(Key::Home);
    window.run();
    assert_eq!(view(&window).ply, 0);
    window.key_press(Key::End);
    window.run();
    assert!(view(&window).result.is_some());
}

#[test]
fn squares_keep_the_focus_within_the_board() {
    let mut window = window();
    window.get_by_label("h1, empty").focus();
    window.run();
    for key in [
        Key::ArrowRight,
        Key::ArrowUp,
        Key::ArrowLeft,
        Key::ArrowDown,
    ] {
        window.key_press(key);
        window.run();
    }
    assert!(window.get_by_label("g2, empty").is_focused());
}

#[test]
fn refusals_are_said_and_change_nothing() {
    let mut window = window();
    type_text(&mut window, "a1");
    let why = words(text::Game::TurnsNothing { square: Square::A1 });
    assert!(window.query_by_label(&why).is_some());
    assert_eq!(view(&window).ply, 0);
}

#[test]
fn small_and_large_windows_are_drawn() {
    for size in [
        vec2(400.0, 400.0),
        vec2(480.0, 800.0),
        vec2(700.0, 500.0),
        vec2(3840.0, 2160.0),
    ] {
        let mut window = window_with(settings(), size);
        type_text(&mut window, "f5");
        window
            .get_by_label(&legal_name(view(&window).position, Square::D6))
            .click();
        window.run();
        assert_eq!(view(&window).ply, 2, "{size}");
    }
}

#[test]
fn an_idle_window_sleeps() {
    let mut window = window();
    window.run();
    let delay = window.output().viewport_output[&egui::ViewportId::ROOT].repaint_delay;
    assert!(delay > Duration::from_secs(3600), "{delay:?}");
}
