//! Moves, variations and remarks.

use crate::driver::*;

#[test]
fn moves_and_remarks_lead_there() {
    let mut window = window();
    for square in ["f5", "d6", "c3"] {
        type_text(&mut window, square);
    }
    let listed = words(text::Gui::ListedMove {
        number: 1,
        name: "f5".to_owned(),
    });
    window.get_by_label(&listed).click();
    window.run();
    assert_eq!(view(&window).ply, 1);
    // Another move there is a variation.
    type_text(&mut window, "f4");
    assert!(view(&window).list.iter().any(|entry| entry.depth > 0));
    act(&mut window, Action::Comment);
    type_text(&mut window, "why");
    window.get_by_label(&words(text::Common::Ok)).click();
    window.run();
    assert_eq!(view(&window).comment, "why");
}
