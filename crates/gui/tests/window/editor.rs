//! The board editor.

use crate::driver::*;

#[test]
fn a_position_is_set_up_with_the_mouse() {
    let mut window = window();
    act(&mut window, Action::SetUp);
    window.get_by_label("a1, empty").click();
    window.run();
    assert_eq!(view(&window).position.disc(Square::A1), Some(Color::Black));
    window.get_by_label(&words(text::Gui::EditUndo)).click();
    window.run();
    assert_eq!(view(&window).position, Position::START);
    window.get_by_label(&words(text::Gui::EditTurn)).click();
    window.run();
    window.get_by_label(&words(text::Gui::EditDone)).click();
    window.run();
    assert_eq!(view(&window).position.turn(), Color::White);
    assert_ne!(view(&window).stage, Stage::Editing);
}
