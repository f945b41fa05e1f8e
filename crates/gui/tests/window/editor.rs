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

/// Presses a button on one square, draws over others, and lets it go on the last.
fn draw(window: &mut Window, button: egui::PointerButton, labels: &[&str]) {
    let places: Vec<_> = labels
        .iter()
        .map(|label| window.get_by_label(label).rect().center())
        .collect();
    let press = |window: &mut Window, pos, pressed| {
        window.event(Event::PointerButton {
            pos,
            button,
            pressed,
            modifiers: Modifiers::NONE,
        });
        window.run();
    };
    let (first, last) = (places[0], places[places.len() - 1]);
    window.hover_at(first);
    window.run();
    press(window, first, true);
    for place in &places[1..] {
        window.hover_at(*place);
        window.run();
    }
    press(window, last, false);
}

fn discs(window: &Window, squares: [Square; 4]) -> [Option<Color>; 4] {
    squares.map(|square| view(window).position.disc(square))
}

#[test]
fn squares_are_painted_by_drawing_over_them() {
    use egui::PointerButton::{Primary, Secondary};
    let mut window = window();
    act(&mut window, Action::SetUp);
    let row = [Square::A1, Square::B1, Square::C1, Square::D1];
    let (black, white) = (Some(Color::Black), Some(Color::White));
    // What the first square gets, all get, however fast the pointer goes.
    draw(&mut window, Primary, &["a1, empty", "d1, empty"]);
    assert_eq!(discs(&window, row), [black; 4]);
    draw(&mut window, Primary, &["b1, black", "c1, black"]);
    assert_eq!(discs(&window, row), [black, white, white, black]);
    // The other button goes the other way: from empty to white, and from black to empty.
    draw(&mut window, Secondary, &["a1, black", "a1, black"]);
    assert_eq!(discs(&window, row), [None, white, white, black]);
    draw(&mut window, Secondary, &["a1, empty", "d1, black"]);
    assert_eq!(discs(&window, row), [white; 4]);
    // A stroke is one change.
    act(&mut window, Action::Undo);
    assert_eq!(discs(&window, row), [None, white, white, black]);
    for _ in 0..3 {
        act(&mut window, Action::Undo);
    }
    assert_eq!(view(&window).position, Position::START);
    // With a disc chosen the buttons are the two colours; nothing is cycled.
    window.key_press(Key::Num2);
    window.run();
    draw(&mut window, Primary, &["a1, empty", "d1, empty"]);
    draw(&mut window, Primary, &["a1, white", "a1, white"]);
    assert_eq!(discs(&window, row), [white; 4]);
    draw(&mut window, Secondary, &["c1, white", "d1, white"]);
    assert_eq!(discs(&window, row), [white, white, black, black]);
    window.key_press(Key::Num0);
    window.run();
    draw(&mut window, Primary, &["a1, white", "c1, black"]);
    assert_eq!(discs(&window, row), [None, None, None, black]);
}

#[test]
fn the_other_colour_is_set_by_keys_too() {
    let mut window = window();
    act(&mut window, Action::SetUp);
    window.key_press(Key::ArrowDown);
    window.run();
    for expected in [Some(Color::White), Some(Color::Black), None] {
        window.key_press_modifiers(Modifiers::SHIFT, Key::Enter);
        window.run();
        assert_eq!(view(&window).position.disc(Square::D3), expected);
    }
}

#[test]
fn what_lies_above_the_board_gets_the_press() {
    let mut window = window_with(settings(), vec2(400.0, 400.0));
    act(&mut window, Action::SetUp);
    let before = view(&window).position;
    let game = words(text::Session::Group {
        group: huri_session::action::Group::View,
    });
    click(&mut window, &game);
    let row = words(Text::from(Action::ShowStable));
    click(&mut window, &row);
    assert_eq!(view(&window).position, before);
}
