//! The window without a display: played by clicks and by keys, in every language.

use std::time::Duration;

use eframe::egui::{self, Event, Key, Modifiers, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use huri_core::{Color, Move, Position, Square};
use huri_gui::app::{App, actions};
use huri_gui::words::fonts;
use huri_i18n::{Language, Text, Texts, text};
use huri_session::player::Sides;
use huri_session::view::Stage;
use huri_session::{Action, Command, Parts, Player, Session, Settings};

/// The window with the time that it is given.
struct Given {
    app: App,
    now: Duration,
}

type Window = Harness<'static, Given>;

fn settings() -> Settings {
    let mut settings = Settings {
        language: Some("en".to_owned()),
        ..Settings::default()
    };
    settings.new_game.players = Sides::from_fn(|_| Player::Human);
    settings.play.pace = 0;
    settings
}

fn window_with(settings: Settings, size: egui::Vec2) -> Window {
    let parts = Parts {
        settings: Some(settings),
        ..Parts::default()
    };
    let app = App::new(Session::new(parts, Duration::ZERO));
    let given = Given {
        app,
        now: Duration::ZERO,
    };
    let mut window = Harness::builder()
        .with_size(size)
        .with_context_setup(|ctx| ctx.set_fonts(fonts()))
        .build_ui_state(
            |ui, given: &mut Given| given.app.frame(ui, given.now),
            given,
        );
    window.run();
    window
}

fn window() -> Window {
    window_with(settings(), vec2(1120.0, 760.0))
}

fn view(window: &Window) -> huri_session::View {
    window.state().app.session.view()
}

fn words(text: impl Into<Text>) -> String {
    Texts::new(Language::English).get(text)
}

fn do_now(window: &mut Window, command: Command) {
    let given = window.state_mut();
    given
        .app
        .session
        .apply(command, given.now)
        .expect("allowed");
    window.run();
}

fn act(window: &mut Window, action: Action) {
    let given = window.state_mut();
    given.app.act(action, given.now);
    window.run();
}

fn type_text(window: &mut Window, text: &str) {
    for character in text.chars() {
        window.event(Event::Text(character.to_string()));
        window.run();
    }
}

fn legal_name(position: Position, square: Square) -> String {
    let count = position.board().flips(square).len();
    words(text::Gui::SquareLegal { square, count })
}

/// Moves drawn by lot to the end, with a pass on the way.
fn game_with_pass() -> Vec<Move> {
    for seed in 0.. {
        let mut state: u64 = seed * 2 + 1;
        let (mut position, mut moves) = (Position::START, Vec::new());
        while !position.is_over() {
            let legal: Vec<_> = position.legal_moves().squares().collect();
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let mv = match legal.len() {
                0 => Move::Pass,
                n => Move::Place(legal[(state >> 33) as usize % n]),
            };
            position = position.play(mv).expect("it is legal");
            moves.push(mv);
        }
        if moves.contains(&Move::Pass) {
            return moves;
        }
    }
    unreachable!("seeds do not end")
}

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
fn a_new_game_begins_with_what_was_chosen() {
    let mut window = window();
    act(&mut window, Action::NewGame);
    let start = format!(
        "{}: {}",
        words(text::Tui::Start),
        words(text::Tui::StartStandard)
    );
    window.get_by_label(&start).click();
    window.run();
    let handicap = words(text::Tui::StartHandicap {
        corners: 1,
        color: Color::White,
    });
    window.get_by_label(&handicap).click();
    window.run();
    assert!(
        window.query_by_label(&handicap).is_none(),
        "the list has closed"
    );
    let start = words(text::Tui::NewGameButton);
    let button = egui::accesskit::Role::Button;
    window.get_by_role_and_label(button, &start).scroll_to_me();
    window.run();
    window.get_by_role_and_label(button, &start).click();
    window.run();
    let position = view(&window).position;
    assert_eq!(
        position.disc(Square::A1),
        Some(Color::White),
        "{:?}",
        window.state().app
    );
    assert_eq!(position.turn(), Color::Black);
}

#[test]
fn settings_count_at_once() {
    let mut window = window();
    act(&mut window, Action::Settings);
    let name = words(text::Gui::Ground);
    let before = words(text::Gui::BySystem);
    window.get_by_label(&format!("{name}: {before}")).click();
    window.run();
    let light = words(text::Gui::GroundLight);
    window.get_by_label(&light).click();
    window.run();
    assert!(window.query_by_label(&format!("{name}: {light}")).is_some());
    assert!(!window.ctx.global_style().visuals.dark_mode);
    let pass = words(text::Tui::ConfirmPasses);
    window.get_by_label(&pass).scroll_to_me();
    window.run();
    window.get_by_label(&pass).click();
    window.run();
    assert!(window.state().app.session.settings().play.confirm_passes);
}

#[test]
fn texts_of_many_kinds_are_pasted() {
    let ggf = "(;GM[Othello]PC[x]PB[a]PW[b]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[f5]W[d6]B[c3];)";
    let board = "---------------------------OX------XO--------------------------- X";
    for (pasted, ply, discs) in [
        ("f5d6c3", 3, 7),
        ("1. F5 d6 2. C3", 3, 7),
        (ggf, 3, 7),
        (board, 0, 4),
    ] {
        let mut window = window();
        window.event(Event::Paste(pasted.to_owned()));
        window.run();
        if window.state().app.session.allowed(Action::End).is_ok() {
            do_now(&mut window, Command::End);
        }
        let view = view(&window);
        assert_eq!(view.ply, ply, "{pasted}");
        let count: u32 = Color::BOTH
            .map(|color| view.position.count(color))
            .iter()
            .sum();
        assert_eq!(count, discs, "{pasted}");
    }
}

#[test]
fn a_collection_is_narrowed_down_and_a_game_opened() {
    use std::fmt::Write as _;
    let mut games = String::new();
    for index in 0..5000 {
        let _ = writeln!(
            games,
            "(;GM[Othello]PB[Name{index}]PW[Other]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[f5]W[d6];)"
        );
    }
    let mut window = window();
    let command = Command::OpenBytes {
        name: "many.ggf".to_owned(),
        bytes: games.into_bytes(),
    };
    let given = window.state_mut();
    given
        .app
        .session
        .apply(command, given.now)
        .expect("it is read");
    for _ in 0..1000 {
        if window
            .state()
            .app
            .session
            .collection()
            .is_some_and(|games| games.is_complete())
        {
            break;
        }
        window.step();
    }
    act(&mut window, Action::Library);
    let rows = window.query_all_by_label_contains("Name").count();
    assert!(
        rows > 5 && rows < 60,
        "only what is in sight is made, not {rows}"
    );
    window.get_by_label(&words(text::Tui::LookFor)).focus();
    window.run();
    type_text(&mut window, "Name4321");
    window.get_by_label_contains("Name4321 – Other").click();
    window.run();
    assert_eq!(view(&window).sides.black.name, "Name4321");
}

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
    window
        .get_by_role(egui::accesskit::Role::MultilineTextInput)
        .focus();
    window.run();
    type_text(&mut window, "why");
    window.get_by_label(&words(text::Common::Ok)).click();
    window.run();
    assert_eq!(view(&window).comment, "why");
}

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
fn no_action_of_the_menus_is_without_effect() {
    // Without an engine there is nothing to hurry.
    for action in actions().filter(|action| *action != Action::MoveNow) {
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

#[test]
fn an_idle_window_sleeps() {
    let mut window = window();
    window.run();
    let delay = window.output().viewport_output[&egui::ViewportId::ROOT].repaint_delay;
    assert!(delay > Duration::from_secs(3600), "{delay:?}");
}
