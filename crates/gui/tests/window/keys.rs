//! Keys that users change.

use huri_gui::remembered::Remembered;

use super::driver::*;

fn new_key_for(window: &mut Window, action: Action) {
    let name = words(Text::from(action));
    let button = words(text::Gui::NewKeyFor { name });
    window.get_by_label(&button).scroll_to_me();
    window.run();
    window.get_by_label(&button).click();
    window.run();
}

#[test]
fn a_key_is_changed_the_conflict_told_and_all_are_as_at_first_again() {
    let mut window = window();
    type_text(&mut window, "f5");
    act(&mut window, Action::Keys);
    new_key_for(&mut window, Action::ShowGraph);
    // While a key is awaited it does nothing else.
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    assert_eq!(view(&window).ply, 1);
    let told = words(text::Gui::KeyTaken {
        key: "Ctrl+Z".to_owned(),
        name: words(Text::from(Action::Undo)),
    });
    assert!(window.query_by_label(&told).is_some(), "{told}");
    let had_graph = view(&window).shows.clone();
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    assert_eq!(view(&window).ply, 1, "the key has another meaning now");
    assert_ne!(view(&window).shows, had_graph);
    let reset = words(text::Gui::AllKeysAsAtFirst);
    window.get_by_label(&reset).scroll_to_me();
    window.run();
    window.get_by_label(&reset).click();
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    assert_eq!(view(&window).ply, 0, "taken back as at first");
    assert!(window.state().app.session.settings().keys.is_empty());
}

#[test]
fn keys_that_are_needed_are_not_given_away() {
    let mut window = window();
    act(&mut window, Action::Keys);
    let key = |key| (Modifiers::NONE, key);
    for (modifiers, key) in [
        key(Key::A),
        key(Key::Num8),
        key(Key::Enter),
        key(Key::ArrowUp),
        (Modifiers::COMMAND, Key::V),
    ] {
        new_key_for(&mut window, Action::NewGame);
        window.key_press_modifiers(modifiers, key);
        window.run();
        let told = window
            .query_all_by_label_contains("has a meaning already")
            .count();
        assert!(told > 0, "{key:?}");
    }
    new_key_for(&mut window, Action::NewGame);
    window.key_press(Key::Escape);
    window.run();
    assert!(window.state().app.session.settings().keys.is_empty());
    assert!(window.query_by_label(&words(text::Common::Close)).is_some());
}

#[test]
fn keys_of_what_concerns_the_window_alone_are_changed_too() {
    let mut window = window();
    act(&mut window, Action::Keys);
    // Another key for larger text, one that hid the margin before.
    new_key_for(&mut window, Action::LargerText);
    window.key_press_modifiers(Modifiers::COMMAND, Key::M);
    window.run();
    let told = words(text::Gui::KeyTaken {
        key: "Ctrl+M".to_owned(),
        name: words(Text::from(Action::ShowMargin)),
    });
    assert!(window.query_by_label(&told).is_some(), "{told}");
    window.key_press_modifiers(Modifiers::COMMAND, Key::M);
    window.run();
    assert_eq!(window.ctx.zoom_factor(), 1.15);
    let remembered: Remembered = window.state().app.session.settings().own();
    assert!(!remembered.margin_hidden);
    // The key of the whole screen means something else.
    new_key_for(&mut window, Action::UsualText);
    window.key_press(Key::F11);
    window.run();
    window.key_press(Key::F11);
    window.run();
    assert_eq!(window.ctx.zoom_factor(), 1.0);
    // Its sign has a name of its own in the window's toolkit.
    window.key_press_modifiers(Modifiers::COMMAND, Key::Minus);
    window.run();
    assert_eq!(window.ctx.zoom_factor(), 0.9);
}

#[test]
fn a_key_is_removed_and_comes_back() {
    let mut window = window();
    act(&mut window, Action::Keys);
    let remove = words(text::Gui::RemoveKey {
        key: "F2".to_owned(),
        name: words(Text::from(Action::PlayAgain)),
    });
    window.get_by_label(&remove).click();
    window.run();
    assert!(window.query_by_label(&remove).is_none());
    window
        .get_by_label(&words(text::Gui::KeysAsAtFirst))
        .click();
    window.run();
    assert!(window.query_by_label(&remove).is_some());
}

#[test]
fn the_windows_own_keys_work_and_are_listed() {
    let mut window = window();
    let board = |window: &Window| window.get_by_label("a1, empty").rect().width();
    let usual = board(&window);
    let hint = words(Text::from(Action::Hint));
    window.key_press_modifiers(Modifiers::COMMAND, Key::M);
    window.run();
    assert!(
        window.query_by_label(&hint).is_none(),
        "the margin is hidden"
    );
    assert!(board(&window) >= usual);
    window.key_press_modifiers(Modifiers::COMMAND, Key::M);
    window.run();
    assert!(window.query_by_label(&hint).is_some());
    window.key_press_modifiers(Modifiers::COMMAND, Key::Plus);
    window.run();
    assert_eq!(window.ctx.zoom_factor(), 1.15);
    window.key_press_modifiers(Modifiers::COMMAND, Key::Num0);
    window.run();
    assert_eq!(window.ctx.zoom_factor(), 1.0);
    // The palette finds them too.
    window.key_press_modifiers(Modifiers::COMMAND, Key::K);
    window.run();
    type_text(&mut window, "larger");
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(window.ctx.zoom_factor(), 1.15);
    let palette = words(text::Tui::FindCommand);
    assert!(!drawn(&window).contains(&palette), "the palette has closed");
}
