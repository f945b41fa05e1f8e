//! Pasting, files, collections, saving, copying.

use huri_core::Game;
use huri_core::record::{self, Format};

use crate::driver::*;

const GGF: &str = "(;GM[Othello]PC[x]PB[a]PW[b]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[f5]W[d6]B[c3];)";

/// A window that finds these files.
fn window_with_files(files: &[(&str, &[u8])]) -> (Window, SharedStorage) {
    let shelf = SharedStorage::with(files);
    let parts = Parts {
        settings: Some(settings()),
        storage: Box::new(shelf.clone()),
        ..Parts::default()
    };
    (window_of(parts, vec2(1120.0, 760.0)), shelf)
}

fn button(window: &mut Window, text: impl Into<Text>) {
    let name = words(text);
    let role = egui::accesskit::Role::Button;
    window.get_by_role_and_label(role, &name).scroll_to_me();
    window.run();
    window.get_by_role_and_label(role, &name).click();
    window.run();
}

fn fill(window: &mut Window, field: &str, text: &str) {
    let role = egui::accesskit::Role::TextInput;
    window.get_by_role_and_label(role, field).focus();
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.run();
    type_text(window, text);
}

fn choose(window: &mut Window, name: impl Into<Text>, from: impl Into<Text>, to: impl Into<Text>) {
    let (name, from, to) = (words(name), words(from), words(to));
    window.get_by_label(&format!("{name}: {from}")).click();
    window.run();
    window.get_by_label(&to).scroll_to_me();
    window.run();
    window.get_by_label(&to).click();
    window.run();
}

fn is_said(window: &Window, text: &str) -> bool {
    window.query_all_by_label_contains(text).count() > 0
}

#[test]
fn texts_of_many_kinds_are_pasted_and_it_is_told_what_they_are() {
    let mut game = Game::default();
    let mut node = huri_core::NodeId::ROOT;
    for mv in ["f5", "d6", "c3"] {
        node = game.play(node, mv.parse().unwrap()).unwrap();
    }
    let mut cases: Vec<(String, Format, usize, u32)> = vec![
        ("f5d6c3".to_owned(), Format::Transcript, 3, 7),
        ("1. F5 d6 2. C3".to_owned(), Format::Transcript, 3, 7),
        (GGF.to_owned(), Format::Ggf, 3, 7),
        (
            "---------------------------OX------XO--------------------------- X".to_owned(),
            Format::Board,
            0,
            4,
        ),
    ];
    // And whatever the program writes itself as text. OBF without scores is a board like others.
    let is_told = |format: &Format| !matches!(format, Format::Wthor | Format::Obf);
    for format in Format::all().filter(|format| format.is_written() && is_told(format)) {
        let mut bytes = Vec::new();
        record::write(format, &game, &mut bytes).unwrap();
        let text = String::from_utf8(bytes).unwrap();
        cases.push((text, format, 3, 7));
    }
    for (pasted, format, ply, discs) in cases {
        let mut window = window();
        window.event(Event::Paste(pasted.clone()));
        window.run();
        let told = words(text::Session::Pasted {
            format: Box::new(Text::from(format)),
            count: 1,
        });
        assert!(is_said(&window, &told), "{told}: {pasted}");
        if window.state().app.session.allowed(Action::End).is_ok() {
            act(&mut window, Action::End);
        }
        let view = view(&window);
        let count: u32 = Color::BOTH
            .map(|color| view.position.count(color))
            .iter()
            .sum();
        assert_eq!((view.ply, count), (ply, discs), "{format:?}: {pasted}");
    }
}

#[test]
fn a_picture_that_is_pasted_is_told_to_hold_no_game() {
    let mut window = window();
    type_text(&mut window, "f5");
    let picture = egui::ColorImage::filled([2, 2], egui::Color32::WHITE);
    window.event(Event::PasteImage(std::sync::Arc::new(picture)));
    window.run();
    assert!(is_said(&window, &words(text::Gui::PastedPicture)));
    assert_eq!(view(&window).ply, 1);
}

#[test]
fn the_systems_dialog_saves_where_it_said_and_as_what_the_name_says() {
    let (mut window, shelf) = window_with_files(&[("/taken.txt", b"f5")]);
    type_text(&mut window, "f5");
    type_text(&mut window, "d6");
    let mut save_to = |path: &str| {
        act(&mut window, Action::SaveAs);
        button(&mut window, text::Gui::ChoosePlace);
        let given = window.state_mut();
        let picks = given.app.take_picks();
        let [pick] = &picks[..] else {
            panic!("one dialog is asked for")
        };
        given.app.picked(pick.clone(), Vec::new(), given.now);
        window.run();
        let is_open = |window: &Window| is_said(window, &words(text::Gui::ChoosePlace));
        assert!(is_open(&window), "nothing was chosen");
        let given = window.state_mut();
        given.app.picked(pick.clone(), vec![path.into()], given.now);
        window.run();
        assert!(!is_open(&window), "{path} is saved");
    };
    save_to("/new.ggf");
    assert!(shelf.get("/new.ggf").unwrap().starts_with(b"(;GM[Othello]"));
    // The dialog has asked whether to replace it.
    save_to("/taken.txt");
    assert_eq!(shelf.get("/taken.txt").unwrap().trim_ascii(), b"f5d6");
}

#[test]
fn what_cannot_be_read_is_told_with_its_place() {
    let mut window = window();
    window.event(Event::Paste("no game at all".to_owned()));
    window.run();
    let what = Box::new(text::Record::Unrecognised.into());
    let subject = words(text::Gui::PastedText);
    assert!(is_said(
        &window,
        &words(text::Common::About { subject, what })
    ));
    button(&mut window, text::Gui::Details);
    // Every format says what it expected.
    let ggf = words(Text::from(Format::Ggf));
    assert!(
        window
            .query_by_label_contains(&format!("not {ggf}: expected"))
            .is_some()
    );
    assert_eq!(view(&window).ply, 0);

    let broken = GGF.replace("W[d6]", "W[a1]");
    let (mut window, _) = window_with_files(&[("games/broken.ggf", broken.as_bytes())]);
    act(&mut window, Action::Open);
    fill(&mut window, &words(text::Tui::Path), "games/broken.ggf");
    button(&mut window, text::Tui::OpenButton);
    // The legal part is shown, and why there is no more.
    assert!(is_said(&window, "a1"));
    act(&mut window, Action::End);
    assert_eq!(view(&window).ply, 1);
    button(&mut window, text::Gui::Details);
    let place = format!(
        "{}, {}",
        words(text::Record::AtGame { number: 1 }),
        words(text::Record::AtMove { number: 2 })
    );
    assert!(is_said(&window, &place), "{place}");

    act(&mut window, Action::Open);
    fill(&mut window, &words(text::Tui::Path), "games/none.ggf");
    button(&mut window, text::Tui::OpenButton);
    let file = "games/none.ggf".to_owned();
    assert!(is_said(
        &window,
        &words(text::Session::FileNotFound { file })
    ));
}

#[test]
fn a_folder_is_looked_through_and_a_file_opened() {
    let (mut window, _) = window_with_files(&[
        ("games/one.ggf", GGF.as_bytes()),
        ("games/old/two.txt", b"f5d6"),
        ("games/.hidden", b"f5"),
    ]);
    act(&mut window, Action::Open);
    fill(&mut window, &words(text::Tui::Path), "games/one.ggf");
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(
        view(&window).file.map(|file| file.path),
        Some("games/one.ggf".into())
    );
    // The next time it begins there.
    act(&mut window, Action::Library);
    assert!(window.query_by_label("one.ggf").is_some());
    assert!(window.query_by_label(".hidden").is_none());
    window.get_by_label("old/").click();
    window.run();
    window.get_by_label("two.txt").click();
    window.run();
    assert_eq!(view(&window).line.len(), 2);
    // From the list of those used lately.
    act(&mut window, Action::Open);
    window.get_by_label("games/one.ggf").click();
    window.run();
    assert_eq!(view(&window).line.len(), 3);
    // A whole folder, by its path.
    act(&mut window, Action::Open);
    fill(&mut window, &words(text::Tui::Path), "games");
    window.key_press(Key::Enter);
    window.run();
    let collection = view(&window).collection.map(|collection| collection.name);
    assert_eq!(collection, None, "one game in it: it is shown at once");
    act(&mut window, Action::Open);
    window.get_by_label("old/").click();
    window.run();
    button(&mut window, text::Gui::FolderAbove);
    assert!(window.query_by_label("one.ggf").is_some());
}

#[test]
fn a_game_is_saved_as_what_the_typed_name_says() {
    let (mut window, shelf) = window_with_files(&[]);
    type_text(&mut window, "f5");
    for (name, begins) in [
        ("one.sgf", "(;FF[4]"),
        ("one.ggf", "(;GM[Othello]"),
        ("one.huri.json", "{"),
    ] {
        act(&mut window, Action::SaveAs);
        fill(&mut window, &words(text::Tui::Path), name);
        button(&mut window, text::Tui::SaveButton);
        let saved = String::from_utf8(shelf.get(name).unwrap()).unwrap();
        assert!(saved.starts_with(begins), "{name}: {saved}");
    }
}

#[test]
fn a_game_is_saved_with_what_is_lost_and_another_file_is_not_replaced_unasked() {
    let (mut window, shelf) = window_with_files(&[("mine.sgf", b"something else")]);
    type_text(&mut window, "f5");
    type_text(&mut window, "d6");
    act(&mut window, Action::Comment);
    type_text(&mut window, "why");
    button(&mut window, text::Common::Ok);

    act(&mut window, Action::SaveAs);
    assert!(is_said(&window, &words(text::Gui::NothingLost)));
    choose(&mut window, text::Tui::Format, Format::Huri, Format::Sgf);
    fill(&mut window, &words(text::Tui::Path), "mine.sgf");
    button(&mut window, text::Tui::SaveButton);
    let exists = words(text::Session::FileExists {
        file: "mine.sgf".to_owned(),
    });
    assert!(is_said(&window, &exists));
    assert_eq!(shelf.get("mine.sgf").unwrap(), b"something else");
    button(&mut window, text::Gui::Replace);
    assert!(
        String::from_utf8(shelf.get("mine.sgf").unwrap())
            .unwrap()
            .contains("why")
    );
    assert!(is_said(
        &window,
        &words(text::Session::Saved {
            file: "mine.sgf".to_owned()
        })
    ));
    assert!(!view(&window).is_changed);

    // As moves alone the remark is lost: said before and after.
    act(&mut window, Action::SaveAs);
    choose(
        &mut window,
        text::Tui::Format,
        Format::Sgf,
        Format::Transcript,
    );
    let lost = words(text::Record::LossComments);
    assert!(is_said(&window, &lost));
    button(&mut window, text::Tui::SaveButton);
    assert_eq!(shelf.get("mine.txt").unwrap(), b"f5d6\n");
    assert!(is_said(&window, &lost));
}

#[test]
fn every_format_is_saved_and_opened_again() {
    let kinds = Format::all().filter(|format| format.is_written() && *format != Format::Huri);
    for format in kinds {
        let (mut window, shelf) = window_with_files(&[]);
        type_text(&mut window, "f5");
        type_text(&mut window, "d6");
        act(&mut window, Action::SaveAs);
        choose(&mut window, text::Tui::Format, Format::Huri, format);
        fill(&mut window, &words(text::Tui::Path), "it");
        button(&mut window, text::Tui::SaveButton);
        let mut games = record::read(std::io::Cursor::new(shelf.get("it").unwrap())).unwrap();
        assert!(games.format() == format || format == Format::Obf);
        let game = games.next().unwrap().unwrap().game;
        let end = game.position(game.end());
        // OBF holds positions, and only moves with scores.
        let expected = match format {
            Format::Obf => Position::START,
            _ => view(&window).position,
        };
        assert_eq!(end.board(), expected.board(), "{format:?}");
    }
}

#[test]
fn board_and_sheet_are_drawn_to_files_and_the_clipboard() {
    let (mut window, shelf) = window_with_files(&[]);
    type_text(&mut window, "f5");
    type_text(&mut window, "d6");
    for (kind, is_svg) in [
        (text::Gui::BoardSvg, true),
        (text::Gui::BoardPng, false),
        (text::Gui::SheetSvg, true),
        (text::Gui::SheetPng, false),
    ] {
        act(&mut window, Action::SaveAs);
        choose(&mut window, text::Tui::Format, Format::Huri, kind.clone());
        fill(&mut window, &words(text::Tui::Path), "picture");
        button(&mut window, text::Gui::Copy);
        button(&mut window, text::Tui::SaveButton);
        if window.query_by_label(&words(text::Gui::Replace)).is_some() {
            button(&mut window, text::Gui::Replace);
        }
        let bytes = shelf.get("picture").unwrap();
        if is_svg {
            let text = String::from_utf8(bytes).unwrap();
            assert!(text.starts_with("<svg"), "{text}");
            let has_number = text.contains(">2</text>") && kind == text::Gui::SheetSvg;
            assert!(has_number || kind == text::Gui::BoardSvg);
        } else {
            assert!(bytes.starts_with(b"\x89PNG"));
        }
    }
    // The game belongs to none of them.
    assert_eq!(view(&window).file, None);
}

/// What was put into the clipboard by the last frames.
fn copied(window: &mut Window, action: Action) -> egui::OutputCommand {
    let given = window.state_mut();
    given.app.act(action, given.now);
    window.step();
    let commands = &window.output().platform_output.commands;
    commands.last().expect("something is copied").clone()
}

#[test]
fn moves_board_record_and_picture_are_copied() {
    let mut window = window();
    type_text(&mut window, "f5");
    let text = |command| match command {
        egui::OutputCommand::CopyText(text) => text,
        other => panic!("no text: {other:?}"),
    };
    assert_eq!(text(copied(&mut window, Action::CopyMoves)), "f5\n");
    let board = text(copied(&mut window, Action::CopyBoard));
    assert!(board.contains('X') && board.contains('O'), "{board}");
    assert!(text(copied(&mut window, Action::CopyRecord)).contains("f5"));
    match copied(&mut window, Action::CopyPicture) {
        egui::OutputCommand::CopyImage(picture) => assert!(picture.size[0] > 1000),
        other => panic!("no picture: {other:?}"),
    }
}

/// 5000 games of two moves as GGF.
fn many_games() -> Vec<u8> {
    use std::fmt::Write as _;
    let mut games = String::new();
    for index in 0..5000 {
        let (year, result) = (1990 + index % 10, ["34.00", "0.00", "-4.00"][index % 3]);
        let _ = writeln!(
            games,
            "(;GM[Othello]DT[{year}]PB[Name{index}]PW[Other]RE[{result}]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[f5]W[d6];)"
        );
    }
    games.into_bytes()
}

fn open_many(window: &mut Window) {
    let given = window.state_mut();
    let command = Command::OpenBytes {
        name: "many.ggf".to_owned(),
        bytes: many_games(),
    };
    let opened = given.app.session.apply(command, given.now);
    opened.expect("it is read");
    let is_complete = |window: &Window| {
        let games = window.state().app.session.collection();
        games.is_some_and(|games| games.is_complete())
    };
    for _ in 0..1000 {
        if is_complete(window) {
            break;
        }
        window.step();
    }
    assert!(is_complete(window));
}

#[test]
fn a_collection_is_narrowed_down_and_games_opened() {
    let mut window = window();
    open_many(&mut window);
    act(&mut window, Action::Library);
    let rows = window.query_all_by_label_contains("Name").count();
    assert!(
        rows > 5 && rows < 60,
        "only what is in sight is made, not {rows}"
    );
    // The field has the focus from the first time on.
    type_text(&mut window, "Name4321");
    window.get_by_label_contains("Name4321 – Other").click();
    window.run();
    assert_eq!(view(&window).sides.black.name, "Name4321");

    let field = words(text::Tui::LookFor);
    fill(&mut window, &field, "1990-1991 name12");
    let all = 5000;
    let shown = (0..5000)
        .filter(|index| index % 10 <= 1 && format!("Name{index}").starts_with("Name12"))
        .count() as u64;
    assert!(
        is_said(&window, &words(text::Tui::GamesOf { shown, all })),
        "{shown}"
    );
    // By keys from the field: the second of them.
    window.key_press(Key::ArrowDown);
    window.run();
    window.key_press(Key::ArrowDown);
    window.run();
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(view(&window).sides.black.name, "Name121");
    choose(
        &mut window,
        text::Gui::Outcome,
        text::Gui::AnyResult,
        text::Gui::Drawn,
    );
    let shown = (0..5000)
        .filter(|index| {
            index % 10 <= 1 && index % 3 == 1 && format!("Name{index}").starts_with("Name12")
        })
        .count() as u64;
    assert!(
        is_said(&window, &words(text::Tui::GamesOf { shown, all })),
        "{shown}"
    );
    // Keys that mean nothing to the field do what they do elsewhere.
    fill(&mut window, &field, "");
    window.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    window.run();
    assert!(is_said(&window, &words(text::Gui::NothingLost)));
    act(&mut window, Action::Library);
    button(&mut window, text::Gui::CloseCollection);
    assert!(view(&window).collection.is_none());
}

#[test]
fn tags_are_filled_in() {
    let mut window = window();
    let tagged = GGF.replace("PC[x]", "PC[Ystad]XX[kept]");
    window.event(Event::Paste(tagged));
    window.run();
    act(&mut window, Action::Tags);
    let name = words(text::Tui::TagName {
        color: Color::Black,
    });
    fill(&mut window, &name, "Jane");
    fill(&mut window, &words(text::Tui::TagDate), "27/4/1986");
    button(&mut window, text::Common::Ok);
    assert!(is_said(&window, &words(text::Gui::NoDate)));
    fill(&mut window, &words(text::Tui::TagDate), "1986-04-27");
    fill(&mut window, &words(text::Gui::Outcome), "34-29");
    button(&mut window, text::Common::Ok);
    let tags = window.state().app.session.game().tags.clone();
    assert_eq!(
        (tags.black.name.as_str(), tags.place.as_str()),
        ("Jane", "Ystad")
    );
    assert_eq!(
        tags.date.map(|date| date.to_string()).as_deref(),
        Some("1986-04-27")
    );
    assert_eq!(tags.outcome.map(|outcome| outcome.score), Some(5));
    assert_eq!(tags.other("XX"), Some("kept"));
    // An entry without a place of its own is taken away.
    act(&mut window, Action::Tags);
    window
        .get_all_by_label(&words(text::Gui::Remove))
        .last()
        .unwrap()
        .scroll_to_me();
    window.run();
    let n = tags.other.len();
    window
        .get_all_by_label(&words(text::Gui::Remove))
        .last()
        .unwrap()
        .click();
    window.run();
    button(&mut window, text::Common::Ok);
    assert_eq!(window.state().app.session.game().tags.other.len(), n - 1);
}

#[test]
fn a_game_left_by_another_is_fetched_back() {
    let mut window = window();
    type_text(&mut window, "f5");
    window.event(Event::Paste("f5f6e6".to_owned()));
    window.run();
    assert_eq!(view(&window).line.len(), 3);
    act(&mut window, Action::FetchBack);
    assert_eq!(view(&window).line.len(), 1);
    assert_eq!(view(&window).stage, Stage::Place);
}

#[test]
fn files_that_are_dropped_together_become_one_collection() {
    let named = b"(;GM[Othello]PB[Ann]PW[Ben]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[f5]W[d6];)";
    let (mut window, _) = window_with_files(&[
        ("here/one.txt", b"f5d6c3"),
        ("there/two.ggf", named),
        ("there/three.bin", b"\0\0"),
    ]);
    let given = window.state_mut();
    let paths = ["here/one.txt", "there/two.ggf", "there/three.bin"];
    given.app.open(paths.map(Into::into).to_vec(), given.now);
    window.run();
    let found = view(&window).collection.expect("they are one collection");
    assert_eq!((found.len, found.n_problems), (2, 1));
    // Each game is listed with its file, and found by it.
    assert!(window.query_by_label_contains("one.txt").is_some());
    assert!(window.query_by_label_contains("Ann – Ben").is_some());
    fill(&mut window, &words(text::Tui::LookFor), "two.g");
    assert!(window.query_by_label_contains("one.txt").is_none());
    let row = window.get_by_label_contains("two.ggf");
    row.click();
    window.run();
    assert_eq!(view(&window).line.len(), 2);
    // One file alone is a game, as ever.
    let given = window.state_mut();
    given.app.open(vec!["here/one.txt".into()], given.now);
    window.run();
    assert_eq!(view(&window).line.len(), 3);
    assert!(view(&window).collection.is_none());
}
