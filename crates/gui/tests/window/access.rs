//! Names and announcements for screen readers, large text, nothing that moves.

use eframe::egui::accesskit::Live;
use egui_kittest::kittest::NodeT;
use huri_gui::remembered::Remembered;

use super::driver::*;

fn window_that_confirms_passes() -> Window {
    let mut settings = settings();
    settings.play.confirm_passes = true;
    window_with(settings, vec2(1120.0, 760.0))
}

/// What a screen reader has been told last of the game.
fn announced(window: &Window) -> String {
    let node = window.get_by_role(egui::accesskit::Role::Status);
    let node = node.accesskit_node();
    assert_eq!(node.live(), Live::Polite);
    node.label().unwrap_or_default()
}

#[test]
fn panels_refusals_and_what_the_palette_would_do_are_told() {
    let mut window = window_that_confirms_passes();
    type_text(&mut window, "f5");
    let moved = announced(&window);
    // What is told besides the move.
    let told = |window: &Window| {
        let all = window.root().children_recursive();
        let live = all.filter(|node| {
            let node = node.accesskit_node();
            let is_part = node.role() == egui::accesskit::Role::TextRun;
            node.live() == Live::Polite && !is_part
        });
        let said = live.map(|node| {
            let node = node.accesskit_node();
            node.label().or(node.value()).unwrap_or_default()
        });
        said.filter(|said| *said != moved).collect::<Vec<_>>()
    };
    assert!(told(&window).is_empty());
    act(&mut window, Action::NewGame);
    assert_eq!(told(&window), [words(text::Tui::NewGame)]);
    window.key_press(Key::Escape);
    window.run();
    type_text(&mut window, "a1");
    assert_eq!(told(&window).len(), 1);
    window.key_press(Key::Escape);
    window.run();
    act(&mut window, Action::Palette);
    type_text(&mut window, &words(Action::Settings));
    assert_eq!(told(&window), [words(Action::Settings)]);
    let root = window.root();
    assert_eq!(root.accesskit_node().label().as_deref(), Some("Huri"));
}

#[test]
fn moves_passes_and_the_result_are_announced() {
    let mut window = window_that_confirms_passes();
    let (mut passes, mut placed) = (0, 0);
    for mv in game_with_pass() {
        let before = view(&window).position;
        let color = before.turn();
        let command = match mv {
            Move::Place(square) => Command::Place(square),
            Move::Pass => Command::Pass,
        };
        do_now(&mut window, command);
        if view(&window).result.is_some() {
            break;
        }
        let told = announced(&window);
        match mv {
            Move::Place(square) if view(&window).shown.is_none() => {
                let count = before.board().flips(square).len();
                let expected = text::Game::Placed {
                    color,
                    square,
                    count,
                };
                assert_eq!(told, words(expected));
                placed += 1;
            }
            Move::Place(_) => {
                let color = !color;
                assert_eq!(told, words(text::Game::MustPass { color }));
                passes += 1;
            }
            Move::Pass => assert_eq!(told, words(text::Game::Passed { color })),
        }
    }
    assert!(placed > 40 && passes > 0, "{placed} {passes}");
    let result = view(&window).result.expect("it is over").outcome;
    assert!(announced(&window).starts_with(&words(Text::from(result))));
}

#[test]
fn squares_say_what_is_shown_on_them() {
    let mut window = window_with_engine();
    type_text(&mut window, "f5");
    assert!(window.query_by_label("f5, black, last move").is_some());
    assert!(window.query_by_label("e5, black").is_some());
    assert!(window.query_by_label("a1, empty").is_some());
    assert!(
        window
            .query_by_label("f6, empty, legal, turns 1 disc")
            .is_some()
    );
    act(&mut window, Action::Hint);
    let hints = view(&window).hints;
    assert_eq!(hints.len(), 3, "White has three moves");
    for hint in hints {
        let Move::Place(square) = hint.mv else {
            panic!("{hint:?}")
        };
        let name = words(text::Gui::SquareHint {
            square,
            count: 1,
            value: hint.value,
            best: hint.is_best,
        });
        assert!(window.query_by_label(&name).is_some(), "{name}");
    }
}

#[test]
fn tab_leads_to_everything_and_the_ring_shows_where() {
    let mut window = window();
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..120 {
        window.key_press(Key::Tab);
        window.run();
        let focused = window.ctx.memory(|memory| memory.focused());
        let id = focused.expect("the focus is somewhere");
        seen.insert(format!("{id:?}"));
        let response = window.ctx.read_response(id).expect("it is drawn");
        let ring = response.interact_rect;
        let is_ringed = window
            .output()
            .shapes
            .iter()
            .any(|clipped| match &clipped.shape {
                egui::Shape::Rect(rect) => {
                    rect.stroke.width >= 2.0
                        && rect.rect.expand(5.0).contains_rect(ring)
                        && ring.expand(5.0).contains_rect(rect.rect)
                }
                _ => false,
            });
        assert!(is_ringed, "no ring around {ring:?}");
    }
    // The squares, six menus, languages, and the buttons that can be pressed now.
    assert!(seen.len() > 70, "{}", seen.len());
}

#[test]
fn text_of_twice_the_size_leaves_room_for_everything() {
    for size in [vec2(1120.0, 760.0), vec2(900.0, 600.0), vec2(640.0, 900.0)] {
        for language in Language::ALL {
            let remembered = Remembered {
                text: Some(200),
                ..Remembered::default()
            };
            let mut settings = settings().with_own(&remembered);
            settings.language = Some(language.tag().to_owned());
            let mut window = window_with(settings, size);
            let screen = window.ctx.content_rect();
            assert!((screen.width() - size.x / 2.0).abs() < 1.0, "{screen:?}");
            do_now(&mut window, Command::Place(Square::F5));
            let texts = Texts::new(language);
            let undo = texts.get(Text::from(Action::Undo));
            let square = Square::D6;
            let legal = texts.get(text::Gui::SquareLegal { square, count: 1 });
            for (name, least) in [(undo, 20.0), (legal.clone(), 12.0)] {
                let rect = window.get_by_label(&name).rect();
                let scale = 2.0;
                let points = egui::Rect::from_min_max(rect.min / scale, rect.max / scale);
                let is_inside = screen.contains_rect(points) || screen.contains_rect(rect);
                assert!(
                    is_inside,
                    "{language:?} {size} {name}: {rect:?} in {screen:?}"
                );
                assert!(rect.width().min(rect.height()) > least, "{name} {rect:?}");
            }
            window.get_by_label(&legal).click();
            window.run();
            assert_eq!(view(&window).ply, 2, "{language:?} {size}");
        }
    }
}

#[test]
fn where_nothing_is_to_move_no_frame_is_drawn_in_between() {
    for still in [false, true] {
        let remembered = Remembered {
            still,
            ..Remembered::default()
        };
        let mut settings = settings().with_own(&remembered);
        settings.play.pace = 100;
        let mut window = window_with(settings, vec2(800.0, 600.0));
        let given = window.state_mut();
        let f5 = Command::Place(Square::F5);
        given.app.session.apply(f5, given.now).expect("it is legal");
        window.run_steps(4);
        assert!(
            view(&window).shown.is_some(),
            "the move is seen before the reply"
        );
        let delay = window.output().viewport_output[&egui::ViewportId::ROOT].repaint_delay;
        assert_eq!(delay > Duration::from_millis(50), still, "{delay:?}");
    }
}

#[test]
fn the_first_pass_explains_itself_once() {
    let mut window = window_that_confirms_passes();
    for mv in game_with_pass() {
        let was = view(&window).last_pass;
        let command = match mv {
            Move::Place(square) => Command::Place(square),
            Move::Pass => Command::Pass,
        };
        do_now(&mut window, command);
        let lesson = words(text::Gui::LessonPass);
        let known = window
            .state()
            .app
            .session
            .settings()
            .own::<Remembered>()
            .knows_pass;
        let is_told = window.query_by_label(&lesson).is_some();
        if view(&window).result.is_none() {
            let passes = view(&window).last_pass.or(was).is_some() || view(&window).shown.is_some();
            assert!(!is_told || passes && !known, "only at a pass");
        }
        if mv == Move::Pass {
            assert!(is_told || known);
        }
    }
    let remembered: Remembered = window.state().app.session.settings().own();
    assert!(remembered.knows_pass && !remembered.knows_end);
    let is_full = view(&window).position.board().n_empties() == 0;
    let told = if is_full {
        text::Gui::LessonEnd
    } else {
        text::Gui::LessonEarlyEnd
    };
    assert!(window.query_by_label(&words(told)).is_some());
}

#[test]
fn the_focus_comes_back_when_a_panel_closes() {
    let mut window = window();
    window.key_press(Key::ArrowDown);
    window.run();
    window.key_press(Key::ArrowDown);
    window.run();
    let square = "d4, white";
    assert!(window.get_by_label(square).is_focused());
    for action in [Action::Open, Action::Settings, Action::Palette] {
        act(&mut window, action);
        window.key_press(Key::Tab);
        window.run();
        assert!(!window.get_by_label(square).is_focused(), "{action:?}");
        window.key_press(Key::Escape);
        window.run();
        assert!(window.get_by_label(square).is_focused(), "{action:?}");
    }
}
