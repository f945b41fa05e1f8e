//! The board editor.

use huri_core::Symmetry;

use crate::driver::*;

fn click(window: &mut Window, label: &str) {
    window.get_by_label(label).click();
    window.run();
}

#[test]
fn a_position_is_set_up_with_the_mouse() {
    let mut window = window();
    act(&mut window, Action::SetUp);
    click(&mut window, "a1, empty");
    assert_eq!(view(&window).position.disc(Square::A1), Some(Color::Black));
    click(&mut window, &words(text::Gui::EditUndo));
    assert_eq!(view(&window).position, Position::START);
    let white = words(text::Game::Color {
        color: Color::White,
    });
    let brush = egui::accesskit::Role::RadioButton;
    window.get_by_role_and_label(brush, &white).click();
    window.run();
    click(&mut window, "a1, empty");
    assert_eq!(view(&window).position.disc(Square::A1), Some(Color::White));
    click(&mut window, &words(text::Gui::EditUndo));
    click(&mut window, &words(text::Gui::EditTurn));
    click(&mut window, &words(text::Gui::EditDone));
    assert_eq!(view(&window).position.turn(), Color::White);
    assert_ne!(view(&window).stage, Stage::Editing);
}

#[test]
fn a_position_is_set_up_by_keys() {
    let mut window = window();
    type_text(&mut window, "f5");
    window.key_press_modifiers(Modifiers::COMMAND, Key::E);
    window.run();
    let before = view(&window).position;
    // Typed as in play: the next of black, white and empty.
    type_text(&mut window, "a1");
    type_text(&mut window, "a1");
    assert_eq!(view(&window).position.disc(Square::A1), Some(Color::White));
    for (key, expected) in [(Key::U, Some(Color::Black)), (Key::U, None)] {
        window.key_press(key);
        window.run();
        assert_eq!(view(&window).position.disc(Square::A1), expected);
    }
    assert_eq!(view(&window).position, before);
    window.key_press(Key::R);
    window.run();
    window.key_press(Key::M);
    window.run();
    window.key_press(Key::X);
    window.run();
    window.key_press(Key::T);
    window.run();
    let changed = |square| {
        let there = Symmetry::QUARTER_TURN
            .inverse()
            .square(Symmetry::MIRROR.inverse().square(square));
        before.disc(there).map(|color| !color)
    };
    let position = view(&window).position;
    for square in Square::all() {
        assert_eq!(position.disc(square), changed(square), "{square}");
    }
    assert_eq!(position.turn(), !before.turn());
    // White by its key, on one square, with the arrows and Enter.
    window.key_press(Key::Num2);
    window.run();
    window.key_press(Key::ArrowDown);
    window.run();
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(view(&window).position.disc(Square::D3), Some(Color::White));
    window.key_press_modifiers(Modifiers::COMMAND, Key::Enter);
    window.run();
    assert_ne!(view(&window).stage, Stage::Editing);
    assert_eq!(view(&window).position.disc(Square::D3), Some(Color::White));
}

#[test]
fn what_is_odd_is_said_in_words() {
    let mut window = window();
    act(&mut window, Action::SetUp);
    let is_said = |window: &Window, odd: text::Gui| window.query_by_label(&words(odd)).is_some();
    assert!(!is_said(&window, text::Gui::OddApart));
    type_text(&mut window, "a1");
    assert!(is_said(&window, text::Gui::OddApart));
    window.key_press(Key::Delete);
    window.run();
    assert!(is_said(&window, text::Gui::OddNoDiscs));
    type_text(&mut window, "d4");
    assert!(is_said(&window, text::Gui::OddOver));
    assert!(is_said(&window, text::Gui::OddMiddleEmpty));
    window.key_press(Key::Insert);
    window.run();
    assert_eq!(view(&window).position, Position::START);
    // A position that is pasted, in which only White has a move.
    window.event(Event::Paste(format!("OX{} X", "-".repeat(62))));
    window.run();
    let color = Color::Black;
    assert!(is_said(&window, text::Gui::OddMustPass { color }));
    window.key_press(Key::Escape);
    window.run();
    assert_eq!(view(&window).position, Position::START);
}
