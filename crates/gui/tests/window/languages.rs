//! Every language.

use crate::driver::*;

#[test]
fn every_language_is_drawn_in_full() {
    for language in Language::ALL {
        let mut settings = settings();
        settings.language = Some(language.tag().to_owned());
        let mut window = window_with(settings, vec2(1120.0, 900.0));
        type_text(&mut window, "f5");
        for action in [
            Action::NewGame,
            Action::Players,
            Action::Settings,
            Action::Open,
            Action::SaveAs,
            Action::Comment,
            Action::Keys,
            Action::Rules,
            Action::About,
            Action::Palette,
        ] {
            act(&mut window, action);
        }
        window.key_press(Key::Escape);
        window.run();
        let texts = Texts::new(language);
        for group in huri_session::action::Group::ALL {
            window
                .get_by_label(&texts.get(text::Session::Group { group }))
                .click();
            window.run();
            window.key_press(Key::Escape);
            window.run();
        }
    }
}
