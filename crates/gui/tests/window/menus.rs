//! Menus, palette, panels and keys.

use crate::driver::*;

#[test]
fn menus_open_and_close_by_keys_and_do_what_they_say() {
    let mut window = window();
    type_text(&mut window, "f5");
    let undo = words(Text::from(Action::Undo));
    // One stands in the controls; the menu adds another.
    assert_eq!(window.query_all_by_label(&undo).count(), 1);
    let edit = words(text::Session::Group {
        group: huri_session::action::Group::Edit,
    });
    let open = |window: &mut Window| {
        window.get_by_label(&edit).focus();
        window.run();
        window.key_press(Key::Enter);
        window.run();
    };
    open(&mut window);
    assert_eq!(window.query_all_by_label(&undo).count(), 2);
    window.key_press(Key::Escape);
    window.run();
    assert_eq!(window.query_all_by_label(&undo).count(), 1);
    open(&mut window);
    let item = window.get_by_role_and_label(egui::accesskit::Role::MenuItem, &undo);
    item.click();
    window.run();
    assert_eq!(view(&window).ply, 0);
}

#[test]
fn the_palette_finds_and_does() {
    let mut window = window();
    type_text(&mut window, "f5");
    window.key_press_modifiers(Modifiers::COMMAND, Key::K);
    window.run();
    type_text(&mut window, "take");
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(view(&window).ply, 0, "taken back");
    window.key_press_modifiers(Modifiers::COMMAND, Key::K);
    window.run();
    let hint = words(text::Tui::FindCommand);
    let is_open = |window: &Window| window.query_all_by_value("").count() > 0;
    assert!(is_open(&window), "{hint}");
    window.key_press(Key::Escape);
    window.run();
    assert!(!is_open(&window));
    type_text(&mut window, "f5");
    assert_eq!(view(&window).ply, 1, "typing goes to the board again");
}

#[test]
fn panels_open_by_keys_and_close_by_escape() {
    let mut window = window();
    let close = words(text::Common::Close);
    for (modifiers, key) in [
        (Modifiers::COMMAND, Key::N),
        (Modifiers::COMMAND, Key::O),
        (Modifiers::COMMAND | Modifiers::SHIFT, Key::S),
        (Modifiers::COMMAND, Key::P),
        (Modifiers::NONE, Key::F10),
        (Modifiers::NONE, Key::F1),
    ] {
        window.key_press_modifiers(modifiers, key);
        window.run();
        assert!(window.query_by_label(&close).is_some(), "{key:?}");
        window.key_press(Key::Escape);
        window.run();
        assert!(window.query_by_label(&close).is_none(), "{key:?}");
    }
}

#[test]
fn no_action_of_the_menus_is_without_effect() {
    // Without an engine there is nothing to hurry.
    for action in Action::ALL
        .into_iter()
        .filter(|action| *action != Action::MoveNow)
    {
        let mut settings = settings();
        settings.new_game.players.white = Player::Engine(huri_ai::Level::new(1));
        let mut window = window_with(settings, vec2(1120.0, 760.0));
        type_text(&mut window, "f5");
        let before = format!("{:?}", window.state().app);
        let allowed = window.state().app.session.allowed(action).is_ok();
        let given = window.state_mut();
        given.app.act(action, given.now);
        let after = format!("{:?}", window.state().app);
        assert!(!allowed || before != after, "{action:?} does nothing");
    }
}
