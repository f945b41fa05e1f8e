//! What goes wrong in other programs: quick hands while the engine thinks, edits in the middle of
//! a game, ends and passes that are told twice or not at all.

use huri_core::game::Sign;
use huri_core::record::{self, Format};
use huri_session::storage::Storage as _;

use crate::driver::*;

/// A window whose White is an engine that answers when the test wants it to.
fn window_with_desk() -> (Window, Desk) {
    let desk = Desk::default();
    let mut settings = settings();
    settings.new_game.players.white = Player::Engine(huri_ai::Level::new(5));
    (window_asking(settings, &desk), desk)
}

fn window_asking(settings: Settings, desk: &Desk) -> Window {
    window_on(settings, &SharedStorage::default(), desk)
}

/// The game of these moves, pasted and played on from its end by two people.
fn window_after(moves: &str) -> Window {
    let mut window = window();
    for square in moves.as_bytes().chunks(2) {
        let before = view(&window).ply;
        type_text(&mut window, std::str::from_utf8(square).unwrap());
        assert!(view(&window).ply > before, "{square:?} of {moves}");
        wait(&mut window, 2);
    }
    window
}

/// A way to a position in which Black has to pass.
const BLACK_PASSES: &str = "c4c3f5b4a4a5b2a3";

#[test]
fn who_looks_back_is_told_of_a_pass() {
    let mut window = window();
    window.event(Event::Paste(BLACK_PASSES.to_owned()));
    window.run();
    act(&mut window, Action::End);
    assert_eq!(view(&window).stage, Stage::Looking);
    let color = Color::Black;
    let told = words(text::Game::MustPass { color });
    assert!(window.query_all_by_label(&told).next().is_some());
    act(&mut window, Action::Back);
    assert!(window.query_all_by_label(&told).next().is_none());
}

fn wait(window: &mut Window, seconds: u64) {
    window.state_mut().now += Duration::from_secs(seconds);
    window.run();
}

fn answer(window: &mut Window, desk: &Desk) {
    let question = desk.open().expect("something is asked");
    desk.answer(&question);
    wait(window, 2);
}

fn discs(window: &Window) -> u32 {
    let position = view(window).position;
    Color::BOTH.map(|color| position.count(color)).iter().sum()
}

const BLACK_WITHOUT_MOVE: &str = "f5f6d3g5h5h4f7h6";
const WIPED_OUT: &str = "f5d6c5f4e7f6g5e6e3";
const NEITHER_CAN_MOVE: &str = "f5d6c4d3c2b3d7d1a2a4b1e6f7";

#[test]
fn hints_of_the_position_before_vanish_at_once() {
    // D1: undo, fewer hints and another level while hints are looked for.
    let desk = Desk::default();
    let mut window = window_asking(settings(), &desk);
    type_text(&mut window, "f5");
    act(&mut window, Action::Analyze);
    answer(&mut window, &desk);
    assert!(!view(&window).hints.is_empty());
    act(&mut window, Action::Undo);
    assert!(
        view(&window).hints.is_empty(),
        "those were for another position"
    );
    let old = desk.open().expect("the position shown is asked for");
    let mut fewer = window.state().app.session.settings().clone();
    fewer.study.hints = 2;
    fewer.study.analysis_level = 3;
    do_now(&mut window, Command::Settings(Box::new(fewer)));
    desk.answer(&old);
    wait(&mut window, 1);
    assert!(
        view(&window).hints.is_empty(),
        "nor does an old answer count"
    );
    answer(&mut window, &desk);
    assert!(!view(&window).hints.is_empty());
}

#[test]
fn the_board_never_locks() {
    // D2: menus open, analysis on, two people.
    let desk = Desk::default();
    let mut window = window_asking(settings(), &desk);
    act(&mut window, Action::Analyze);
    let edit = words(text::Session::Group {
        group: huri_session::action::Group::Edit,
    });
    window.get_by_label(&edit).click();
    window.run();
    type_text(&mut window, "f5");
    assert_eq!(view(&window).ply, 1);
    let d6 = legal_name(view(&window).position, Square::D6);
    window.get_by_label(&d6).click_secondary();
    window.run();
    let d6 = legal_name(view(&window).position, Square::D6);
    window.get_by_label(&d6).click();
    window.run();
    assert_eq!(view(&window).ply, 2);
}

#[test]
fn no_disc_of_an_old_search_ever_lands() {
    // D4: a new game twenty times while the engine thinks.
    let (mut window, desk) = window_with_desk();
    for _ in 0..20 {
        type_text(&mut window, "f5");
        assert_eq!(view(&window).stage, Stage::Engine);
        let old = desk.open().expect("the engine is asked");
        act(&mut window, Action::PlayAgain);
        desk.answer(&old);
        wait(&mut window, 2);
        assert_eq!(view(&window).position, Position::START);
        assert_eq!(view(&window).last_move, None);
    }
    type_text(&mut window, "f5");
    answer(&mut window, &desk);
    assert_eq!(discs(&window), 6);
}

#[test]
fn undo_and_opening_during_a_search_leave_no_move_behind() {
    let (mut window, desk) = window_with_desk();
    type_text(&mut window, "f5");
    let old = desk.open().expect("the engine is asked");
    act(&mut window, Action::Undo);
    desk.answer(&old);
    wait(&mut window, 2);
    assert_eq!(view(&window).position, Position::START);
    type_text(&mut window, "d3");
    let old = desk.open().expect("the engine is asked");
    window.event(Event::Paste("f5d6c3d3c4".to_owned()));
    window.run();
    desk.answer(&old);
    wait(&mut window, 2);
    assert_eq!((view(&window).ply, view(&window).line.len()), (0, 5));
    // D31: the game that was left is kept.
    act(&mut window, Action::FetchBack);
    assert_eq!(view(&window).last_move, Some(Square::D3));
    answer(&mut window, &desk);
    assert_eq!(view(&window).ply, 2);
}

#[test]
fn quitting_during_a_search_closes_and_keeps_the_game() {
    let shelf = SharedStorage::default();
    let desk = Desk::default();
    let mut first = settings();
    first.new_game.players.white = Player::Engine(huri_ai::Level::new(5));
    let mut window = window_on(first.clone(), &shelf, &desk);
    type_text(&mut window, "f5");
    assert!(desk.open().is_some());
    let given = window.state_mut();
    given.app.act(Action::Quit, given.now);
    window.step();
    let commands = &window.output().viewport_output[&egui::ViewportId::ROOT].commands;
    assert!(
        commands.contains(&egui::ViewportCommand::Close),
        "{commands:?}"
    );
    // Killed without another word: the next run offers the game, and goes on with it.
    drop(window);
    let mut window = window_on(first, &shelf, &desk);
    assert!(view(&window).can_resume);
    let fetch = words(Text::from(Action::FetchBack));
    window.get_by_label(&fetch).click();
    window.run();
    assert_eq!(view(&window).last_move, Some(Square::F5));
}

#[test]
fn marks_of_the_game_before_are_gone() {
    // D5.
    let mut window = window();
    type_text(&mut window, "f5");
    let old = legal_name(view(&window).position, Square::D6);
    assert!(window.query_by_label(&old).is_some());
    act(&mut window, Action::PlayAgain);
    assert!(window.query_by_label(&old).is_none());
    assert!(window.query_by_label("d6, empty").is_some());
}

#[test]
fn a_pass_is_listed_once_and_the_end_told_once() {
    // D7, D22, D23: passes, the end, undo and redo there.
    let window = window_after(BLACK_WITHOUT_MOVE);
    let passed = words(text::Game::Passed {
        color: Color::Black,
    });
    let n_listed = view(&window)
        .list
        .iter()
        .filter(|entry| entry.mv == Move::Pass)
        .count();
    assert_eq!(n_listed, 1);
    assert!(window.query_all_by_label_contains(&passed).count() > 0);

    for moves in [NEITHER_CAN_MOVE, WIPED_OUT] {
        let mut window = window_after(moves);
        let end = view(&window);
        assert_eq!(end.stage, Stage::Over);
        assert_eq!(end.list.len(), moves.len() / 2, "no doubled entries");
        let result = end.result.expect("it is over");
        assert_eq!(result.winner, Some(Color::Black));
        let told = words(Text::from(result.outcome));
        assert!(window.query_all_by_label_contains(&told).count() > 0);
        let n_told = |window: &Window| {
            let is_over = |message: &huri_session::view::Message| {
                matches!(message, huri_session::view::Message::Over(_))
            };
            let notices = view(window).notices;
            notices
                .iter()
                .filter(|notice| is_over(&notice.message))
                .count()
        };
        assert_eq!(n_told(&window), 1);
        // Back stays where it is put; to the end again tells nothing anew.
        act(&mut window, Action::Back);
        wait(&mut window, 5);
        assert_eq!(view(&window).ply, moves.len() / 2 - 1);
        act(&mut window, Action::End);
        act(&mut window, Action::Undo);
        assert_eq!(view(&window).stage, Stage::Place);
        act(&mut window, Action::Redo);
        assert_eq!(view(&window).stage, Stage::Over);
        // D16: neither do the settings.
        act(&mut window, Action::Settings);
        window.key_press(Key::Escape);
        window.run();
        assert_eq!(n_told(&window), 1);
    }
}

#[test]
fn cancelling_the_editor_changes_nothing() {
    // D8.
    let mut window = window_after("f5d6c3");
    let before = view(&window);
    act(&mut window, Action::SetUp);
    for square in ["a1", "b1", "c1", "h8", "e4", "d5"] {
        type_text(&mut window, square);
    }
    window.get_by_label(&words(text::Gui::EditTurn)).click();
    window.run();
    assert_ne!(view(&window).position, before.position);
    window.get_by_label(&words(text::Gui::EditCancel)).click();
    window.run();
    let after = view(&window);
    assert_eq!(after.position, before.position);
    assert_eq!((after.ply, after.last_move), (before.ply, before.last_move));
    assert_eq!(after.stage, before.stage);
}

#[test]
fn undo_leads_past_an_edit_to_the_game_before() {
    // D10.
    let mut window = window_after("f5d6c3");
    let before = view(&window);
    act(&mut window, Action::SetUp);
    window.key_press(Key::T);
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::Enter);
    window.run();
    assert_eq!(view(&window).position.turn(), !before.position.turn());
    assert_eq!(view(&window).last_move, None);
    let square = view(&window).position.legal_moves().first().unwrap();
    type_text(&mut window, &square.to_string());
    assert_eq!(view(&window).last_move, Some(square));
    act(&mut window, Action::Undo);
    assert_eq!(view(&window).last_move, None);
    act(&mut window, Action::Undo);
    let after = view(&window);
    assert_eq!(after.position, before.position);
    assert_eq!(after.last_move, before.last_move);
}

#[test]
fn the_last_moves_mark_is_on_the_square_played_last() {
    // D13: quickly back and forth.
    let moves = "f5d6c3d3c4f4f6f3e6e7";
    let mut window = window_after(moves);
    let squares: Vec<Square> = moves
        .as_bytes()
        .chunks(2)
        .map(|square| std::str::from_utf8(square).unwrap().parse().unwrap())
        .collect();
    for action in [
        Action::Back,
        Action::Back,
        Action::Forward,
        Action::Back,
        Action::Start,
        Action::Forward,
        Action::Forward,
        Action::End,
        Action::Back,
    ] {
        act(&mut window, action);
        let view = view(&window);
        let last = view.ply.checked_sub(1).map(|index| squares[index]);
        assert_eq!(view.last_move, last, "{action:?}");
        if let Some(square) = last {
            let name = words(text::Gui::SquareLast {
                square,
                color: view.position.disc(square).unwrap(),
            });
            assert!(window.query_by_label(&name).is_some(), "{name}");
        }
    }
}

#[test]
fn a_graph_of_the_largest_values_is_drawn() {
    // D14.
    let desk = Desk::default();
    let mut window = window_asking(settings(), &desk);
    window.event(Event::Paste(WIPED_OUT.to_owned()));
    window.run();
    act(&mut window, Action::Review);
    for _ in 0..40 {
        let Some(question) = desk.open() else { break };
        desk.answer(&question);
        window.run();
    }
    assert!(view(&window).review.progress.is_none());
    act(&mut window, Action::End);
    let last = view(&window).graph.last().and_then(|point| point.value);
    assert_eq!(last.map(|value| value.hundredths), Some(6400));
}

#[test]
fn taking_back_while_discs_turn_leaves_none_half_turned() {
    // D17, D28: moves are shown at the usual pace.
    let (mut window, desk) = window_with_desk();
    let mut settings = window.state().app.session.settings().clone();
    settings.play.pace = 100;
    do_now(&mut window, Command::Settings(Box::new(settings)));
    type_char(&mut window, "f5");
    let shown = view(&window).shown;
    assert!(shown.is_some(), "the discs turn");
    // The engine has answered already, and waits until they have turned.
    let question = desk.open().expect("the engine is asked");
    desk.answer(&question);
    window.step();
    assert_eq!(view(&window).ply, 1);
    let given = window.state_mut();
    given.app.act(Action::Undo, given.now);
    window.step();
    assert_eq!(view(&window).shown, None);
    assert_eq!(view(&window).position, Position::START);
    window.state_mut().now += Duration::from_secs(5);
    window.step();
    assert_eq!(view(&window).position, Position::START);
}

fn type_char(window: &mut Window, text: &str) {
    for character in text.chars() {
        window.event(Event::Text(character.to_string()));
        window.step();
    }
}

#[test]
fn all_digits_are_shown_in_the_smallest_window() {
    // D19.
    let mut window = window_with(settings(), vec2(400.0, 400.0));
    window.event(Event::Paste(WIPED_OUT.to_owned()));
    window.run();
    act(&mut window, Action::End);
    for number in ["13", "0"] {
        assert!(window.query_all_by_label(number).count() > 0, "{number}");
    }
}

#[test]
fn a_text_field_has_the_focus_every_time() {
    // D20.
    for _ in 0..2 {
        let mut window = window();
        for action in [Action::Open, Action::SaveAs, Action::Tags, Action::Open] {
            act(&mut window, action);
            assert!(window.ctx.text_edit_focused(), "{action:?}");
            window.key_press(Key::Escape);
            window.run();
        }
    }
}

#[test]
fn changing_sides_counts_at_once() {
    // D25.
    let (mut window, desk) = window_with_desk();
    type_text(&mut window, "f5");
    answer(&mut window, &desk);
    act(&mut window, Action::SwapSides);
    assert_eq!(view(&window).stage, Stage::Engine);
    assert!(view(&window).sides.black.player.level().is_some());
    answer(&mut window, &desk);
    assert_eq!((view(&window).ply, view(&window).stage), (3, Stage::Place));
    act(&mut window, Action::Undo);
    assert_eq!(
        view(&window).position.turn(),
        Color::White,
        "its last decision was White's"
    );
    act(&mut window, Action::Redo);
    assert_eq!(view(&window).ply, 3);
}

#[test]
fn a_double_click_plays_one_move() {
    // D26: on a square with a value.
    let desk = Desk::default();
    let mut window = window_asking(settings(), &desk);
    act(&mut window, Action::Hint);
    answer(&mut window, &desk);
    let rect = window.get_by_label_contains("d3, empty").rect();
    for _ in 0..2 {
        let press = |pressed| Event::PointerButton {
            pos: rect.center(),
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        window.event(Event::PointerMoved(rect.center()));
        window.event(press(true));
        window.event(press(false));
        window.run();
    }
    assert_eq!(view(&window).ply, 1);
}

#[test]
fn clicks_match_a_turned_board() {
    // D29: White at a board turned by half.
    let (mut window, desk) = window_with_desk();
    act(&mut window, Action::SwapSides);
    answer(&mut window, &desk);
    let before = window.get_by_label("a1, empty").rect();
    act(&mut window, Action::RotateBoard);
    act(&mut window, Action::RotateBoard);
    let after = window.get_by_label("a1, empty").rect();
    assert!(after.center().x > before.center().x && after.center().y > before.center().y);
    let square = view(&window).position.legal_moves().first().unwrap();
    let name = legal_name(view(&window).position, square);
    window.get_by_label(&name).click();
    window.run();
    assert_eq!(view(&window).last_move, Some(square));
}

#[test]
fn a_stopped_engine_is_seen_and_goes_on() {
    // D32.
    let (mut window, desk) = window_with_desk();
    type_text(&mut window, "f5");
    act(&mut window, Action::Pause);
    assert_eq!(view(&window).stage, Stage::Paused);
    let go_on = words(Text::from(Action::Continue));
    assert!(window.query_all_by_label(&go_on).count() > 0);
    assert!(
        window
            .query_by_label(&words(text::Session::Paused))
            .is_some()
    );
    window.get_by_label(&go_on).click();
    window.run();
    answer(&mut window, &desk);
    assert_eq!(view(&window).ply, 2);
}

#[test]
fn games_of_a_folder_are_reviewed_in_the_background() {
    let game = |moves: &str| {
        let game = record::read(moves.as_bytes()).unwrap().next().unwrap();
        let mut bytes = Vec::new();
        record::write(Format::Ggf, &game.unwrap().game, &mut bytes).unwrap();
        bytes
    };
    let (one, two) = (game(WIPED_OUT), game(NEITHER_CAN_MOVE));
    let shelf = SharedStorage::with(&[
        ("games/one.ggf", &one),
        ("games/two.ggf", &two),
        ("games/none.bin", b"\0\0\0"),
    ]);
    let desk = Desk::default();
    let mut window = window_on(settings(), &shelf, &desk);
    do_now(&mut window, Command::Open("games".into()));
    act(&mut window, Action::Library);
    let review = words(text::Gui::ReviewGames);
    window.get_by_label(&review).click();
    window.run();
    let reviewed = |done| words(text::Gui::GamesReviewed { done, all: 2 });
    assert!(window.query_all_by_label(&reviewed(0)).count() > 0);
    // One can play on meanwhile, and the review goes on after.
    answer(&mut window, &desk);
    for _ in 0..40 {
        if window.query_all_by_label(&reviewed(1)).count() > 0 {
            break;
        }
        answer(&mut window, &desk);
    }
    assert!(window.query_all_by_label(&reviewed(1)).count() > 0);
    window
        .get_by_label(&words(text::Gui::StopReviewGames))
        .click();
    window.run();
    assert!(desk.open().is_none() || view(&window).thinking.is_none());
    assert!(window.query_by_label(&review).is_some());
    // What is known of the first is listed, and is there when it is opened.
    let session = &window.state().app.session;
    let totals = session.reviewed(0).expect("it was reviewed").totals;
    assert!(totals.black.n_moves.estimate + totals.black.n_moves.proved > 0);
    assert!(session.reviewed(1).is_none());
    do_now(&mut window, Command::OpenGame(0));
    assert!(
        view(&window)
            .graph
            .iter()
            .all(|point| point.value.is_some())
    );
    // Again: only the other one is left.
    window.get_by_label(&review).click();
    window.run();
    let all = words(text::Gui::GamesReviewed { done: 0, all: 1 });
    assert!(window.query_all_by_label(&all).count() > 0);
    for _ in 0..60 {
        let Some(question) = desk.open() else { break };
        desk.answer(&question);
        wait(&mut window, 1);
    }
    assert!(window.state().app.session.reviewed(1).is_some());
    // The results are saved beside the folder, and are there when they are opened.
    window.get_by_label(&words(text::Gui::SaveReviewed)).click();
    window.run();
    window.get_by_label(&words(text::Tui::SaveButton)).click();
    window.run();
    assert_eq!(
        shelf.get("games/one.ggf").unwrap(),
        one,
        "it stays as it was"
    );
    assert!(!view(&window).collection.expect("it is open").is_unsaved);
    let entries = |window: &Window| {
        let view = view(window);
        let line = view.list.iter().filter(|entry| entry.depth == 0);
        let shown = line.map(|entry| (entry.mv, entry.class, entry.judged.map(|j| j.loss())));
        let (list, graph): (Vec<_>, Vec<_>) = (
            shown.collect(),
            view.graph.iter().map(|point| point.value).collect(),
        );
        (list, graph)
    };
    do_now(&mut window, Command::OpenGame(1));
    let (found, _) = entries(&window);
    let classed = |found: &[(Move, Option<Sign>, Option<i32>)]| -> Vec<_> {
        let is_classed = found.iter().filter(|(_, class, _)| class.is_some());
        is_classed.copied().collect()
    };
    assert!(!classed(&found).is_empty(), "{found:?}");
    do_now(
        &mut window,
        Command::Open("games-reviewed.huri.json".into()),
    );
    do_now(&mut window, Command::OpenGame(1));
    let (again, graph) = entries(&window);
    assert_eq!(classed(&again), classed(&found));
    assert!(graph.iter().all(Option::is_some), "{graph:?}");
    let noted = view(&window).list.iter().any(|entry| entry.sign.is_some());
    assert!(noted, "other programs read the signs");
}

#[test]
fn reviewed_games_that_nobody_saved_are_kept() {
    let shelf = SharedStorage::with(&[(
        "two.txt",
        format!("{WIPED_OUT}\n{NEITHER_CAN_MOVE}\n").as_bytes(),
    )]);
    let desk = Desk::default();
    let mut window = window_on(settings(), &shelf, &desk);
    do_now(&mut window, Command::Open("two.txt".into()));
    do_now(&mut window, Command::ReviewGames(vec![0, 1]));
    while let Some(question) = desk.open() {
        desk.answer(&question);
        wait(&mut window, 1);
    }
    let given = window.state_mut();
    given.app.session.close(given.now);
    let kept = shelf.get("own/reviewed-1.huri.json").unwrap();
    assert_eq!(record::read(&kept[..]).unwrap().count(), 2);
    let recent = &window.state().app.session.settings().files.recent;
    assert!(recent[0].ends_with("reviewed-1.huri.json"), "{recent:?}");
    // Once is enough.
    let given = window.state_mut();
    given.app.session.close(given.now);
    assert!(!shelf.exists("own/reviewed-2.huri.json".as_ref()));
}

#[test]
fn moves_follow_by_themselves_and_the_bar_leads_anywhere() {
    let mut window = window();
    window.event(Event::Paste("f5d6c3d3c4f4f6f3e6e7".to_owned()));
    window.run();
    let slider = egui::accesskit::Role::Slider;
    let name = words(text::Gui::Seek);
    window.get_by_role_and_label(slider, &name).focus();
    window.run();
    window.key_press(Key::ArrowRight);
    window.run();
    assert_eq!(view(&window).ply, 1);
    act(&mut window, Action::Autoplay);
    assert!(view(&window).autoplaying);
    let mut seen = vec![view(&window).ply];
    for _ in 0..12 {
        wait(&mut window, 2);
        seen.push(view(&window).ply);
    }
    assert_eq!(view(&window).ply, 10);
    assert!(!view(&window).autoplaying, "it ends by itself");
    assert!(
        seen.windows(2).all(|pair| pair[1] - pair[0] <= 2),
        "{seen:?}"
    );
    // The opening's name stands under the board as it arises.
    act(&mut window, Action::Start);
    assert_eq!(view(&window).opening, None);
    for _ in 0..4 {
        act(&mut window, Action::Forward);
    }
    let opening = view(&window).opening.expect("it has a name");
    assert!(window.query_all_by_label(opening).count() > 0, "{opening}");
}
