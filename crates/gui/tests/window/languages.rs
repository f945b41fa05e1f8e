//! Every language.

use egui_kittest::kittest::NodeT;

use crate::driver::*;

/// What can be opened beside the board.
const SCREENS: [Action; 12] = [
    Action::NewGame,
    Action::Players,
    Action::Settings,
    Action::Open,
    Action::SaveAs,
    Action::Comment,
    Action::Keys,
    Action::Rules,
    Action::Course,
    Action::About,
    Action::SetUp,
    Action::Palette,
];

fn in_language(language: Language, size: egui::Vec2) -> Window {
    let mut settings = settings();
    settings.language = Some(language.tag().to_owned());
    window_with(settings, size)
}

/// Everything with a name lies within the window, and its name is in words.
fn is_whole(window: &Window, screen: &str) {
    let width = window.ctx.content_rect().width();
    for node in window.query_all_by(|node| node.label().is_some_and(|name| !name.is_empty())) {
        let (name, rect) = (
            node.accesskit_node().label().unwrap_or_default(),
            node.rect(),
        );
        assert!(!name.contains(['⟨', '{', '\u{fffd}']), "{screen}: {name}");
        let is_inside = rect.left() >= -1.0 && rect.right() <= width + 1.0;
        assert!(is_inside, "{screen}: {name} at {rect:?}");
    }
}

#[test]
fn no_screen_is_cut_off_or_lacks_words_in_any_language() {
    for language in Language::ALL {
        for size in [vec2(1120.0, 760.0), vec2(760.0, 600.0)] {
            let mut window = in_language(language, size);
            is_whole(&window, language.tag());
            type_text(&mut window, "f5");
            let a1 = Texts::new(language).get(text::Game::SquareEmpty { square: Square::A1 });
            let a1 = |window: &Window| window.get_by_label(&a1).rect();
            let before = a1(&window);
            for action in SCREENS {
                act(&mut window, action);
                let screen = format!("{language} {size} {action:?}");
                is_whole(&window, &screen);
                assert_eq!(a1(&window), before, "{screen} moves the board");
                window.key_press(Key::Escape);
                window.run();
            }
        }
    }
}

#[test]
fn every_menu_is_drawn_in_full_in_every_language() {
    for language in Language::ALL {
        let mut window = in_language(language, vec2(1120.0, 900.0));
        for group in huri_session::action::Group::ALL {
            let name = Texts::new(language).get(text::Session::Group { group });
            window.get_by_label(&name).click();
            window.run();
            is_whole(&window, &format!("{language} {name}"));
            window.key_press(Key::Escape);
            window.run();
        }
    }
}

#[test]
fn the_title_of_the_editor_and_what_ends_it_stand_apart_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for size in [vec2(1120.0, 760.0), vec2(760.0, 600.0), vec2(400.0, 400.0)] {
            let mut window = in_language(language, size);
            act(&mut window, Action::SetUp);
            let rect = |text: Text| window.get_by_label(&texts.get(text)).rect();
            let title = rect(Action::SetUp.into());
            for end in [text::Gui::EditDone, text::Gui::EditCancel] {
                let end = rect(end.into());
                assert!(
                    !title.intersects(end),
                    "{language} {size}: {title:?} {end:?}"
                );
            }
        }
    }
}

#[test]
fn the_language_changes_while_the_window_is_open() {
    let mut window = window();
    for language in Language::ALL {
        let now = Texts::new(
            window
                .state()
                .app
                .session
                .settings()
                .language
                .as_deref()
                .and_then(Language::from_tag)
                .expect("one is set"),
        );
        window
            .get_by_label(&now.get(text::Common::Language))
            .click();
        window.run();
        let item = egui::accesskit::Role::MenuItem;
        window.get_by_role_and_label(item, language.name()).click();
        window.run();
        let help = Texts::new(language).get(text::Session::Group {
            group: huri_session::action::Group::Help,
        });
        assert!(window.query_by_label(&help).is_some(), "{language}");
    }
}

#[test]
fn yiddish_is_mirrored_but_for_the_board_and_time() {
    let texts = Texts::new(Language::Yiddish);
    let mut window = in_language(Language::Yiddish, vec2(1120.0, 760.0));
    let x = |window: &Window, name: &str| window.get_by_label(name).rect().center().x;
    let group = |group| texts.get(text::Session::Group { group });
    let game = group(huri_session::action::Group::Game);
    let help = group(huri_session::action::Group::Help);
    assert!(
        x(&window, &game) > x(&window, &help),
        "menus begin at the right"
    );
    let empty = |square| texts.get(text::Game::SquareEmpty { square });
    let (a1, h1) = (empty(Square::A1), empty(Square::H1));
    assert!(
        x(&window, &a1) < x(&window, &h1),
        "the board is never mirrored"
    );
    let back = texts.get(Text::from(Action::Back));
    let forward = texts.get(Text::from(Action::Forward));
    assert!(x(&window, &back) < x(&window, &forward), "nor is time");
    assert!(
        x(&window, &back) < x(&window, &a1),
        "the margin is at the left"
    );

    act(&mut window, Action::Course);
    let close = texts.get(text::Common::Close);
    let title = texts.get(text::Course::Title);
    assert!(x(&window, &close) < x(&window, &title));
    let step = |number: usize| {
        let title = huri_learn::course::steps()[number - 1].title.clone();
        let title = Box::new(title);
        texts.get(text::Course::Step {
            number,
            of: 16,
            title,
        })
    };
    assert!(x(&window, &step(2)) > x(&window, &step(3)));

    // Lines begin at the right edge of their panel.
    let label = egui::accesskit::Role::Label;
    let right = |window: &Window, name: &str| {
        let node = window.get_by_role_and_label(label, name);
        node.rect().right()
    };
    let says = texts.get(text::Course::FirstTask);
    assert!((right(&window, &says) - right(&window, &title)).abs() < 2.0);
}

#[test]
fn letters_from_right_to_left_are_typed_and_deleted_one_by_one() {
    for language in [Language::Yiddish, Language::English] {
        let mut window = in_language(language, vec2(1120.0, 760.0));
        act(&mut window, Action::Open);
        let typed = |window: &Window| {
            let field = window.get_by_role(egui::accesskit::Role::TextInput);
            field.value().unwrap_or_default()
        };
        type_text(&mut window, "שפּיל f5 אַב");
        assert_eq!(typed(&window), "שפּיל f5 אַב", "{language}");
        window.key_press(Key::Home);
        window.run();
        window.key_press(Key::End);
        window.run();
        window.key_press(Key::Backspace);
        window.run();
        assert_eq!(typed(&window), "שפּיל f5 אַ", "{language}");
        window.key_press(Key::Home);
        window.run();
        window.key_press(Key::Delete);
        window.run();
        assert!(typed(&window).starts_with("פּיל"), "{language}");
    }
}
