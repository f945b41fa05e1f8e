//! Files: records, collections, and what is kept between runs.

use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use huri_core::record::Format;
use huri_core::{Color, Move, Square};
use huri_session::clock::TimeControl;
use huri_session::collection::{Collection, Filter, Origin, Won};
use huri_session::library::OwnFileProblem;
use huri_session::player::Sides;
use huri_session::settings::Shows;
use huri_session::start::{NewGame, Start};
use huri_session::storage::{Care, DiskStorage, Found, Input, SharedStorage, Storage};
use huri_session::view::{Message, Stage};
use huri_session::{Action, Command, Parts, Refusal, Session, Settings};
use huri_tests::{data, random_game};

use super::driver::*;

fn text(disk: &SharedStorage, path: impl AsRef<Path>) -> String {
    let bytes = disk.get(path).expect("there is such a file");
    String::from_utf8(bytes).unwrap()
}

#[test]
fn the_first_game_is_named_and_dated_as_all_that_follow() {
    let mut settings = at_once();
    settings.play.name = "Jo".to_owned();
    let today = huri_core::game::Date {
        year: 2026,
        month: Some(11),
        day: Some(30),
    };
    let parts = Parts {
        settings: Some(settings),
        today: Some(today),
        ..Parts::default()
    };
    let mut session = Session::new(parts, Duration::ZERO);
    let first = session.game().tags.clone();
    assert_eq!((first.black.name.as_str(), first.date), ("Jo", Some(today)));
    assert_eq!(first.white.name, "Huri 4");
    session.apply(Command::PlayAgain, Duration::ZERO).unwrap();
    assert_eq!(session.game().tags, first);
}

#[test]
fn a_killed_program_offers_game_tree_and_clocks_again() {
    let disk = SharedStorage::default();
    let mut table = Table::on(disk.clone(), Some(at_once()));
    table.start(NewGame {
        players: Sides {
            black: human(),
            white: engine(5),
        },
        controls: Sides::from_fn(|_| Some(TimeControl::SuddenDeath { main: ms(60_000) })),
        ..NewGame::default()
    });
    table.play("f5d6");
    table.wait(ms(7_000));
    table.play("c3");
    table.desk.answer(Move::Place(Square::D3), ms(2_000));
    table.wait(ms(2_000));
    let here = table.view().here;
    table.tell(Command::Comment(here, "well?".to_owned()));
    table.tell(Command::Back);
    table.tell(Command::Back);
    table.tell(Command::Place(Square::C4));
    let before = table.view();
    let game = table.session.game().clone();
    drop(table); // Killed: nothing is said to it.

    let mut table = Table::on(disk.clone(), Some(at_once()));
    assert!(table.view().can_resume);
    assert_eq!(table.view().ply, 0);
    table.tell(Command::Resume);
    let after = table.view();
    assert_eq!(table.session.game(), &game);
    assert_eq!(table.moves().len(), 4);
    assert_eq!(after.sides.white.player, engine(5));
    let left = |color: Color| after.sides[color].clock.unwrap().left.main;
    assert_eq!(
        (left(Color::Black), left(Color::White)),
        (ms(53_000), ms(58_000))
    );
    assert_eq!(after.list.len(), before.list.len());
    table.tell(Command::ReturnToGame);
    assert_eq!(
        table.view().stage,
        Stage::Paused,
        "clocks wait for somebody to look at them"
    );
    assert_eq!(table.view().comment, "well?");
    table.tell(Command::Continue);
    table.tell(Command::Undo);
    let clock = table.view().sides.black.clock.unwrap();
    assert_eq!(
        (table.moves().len(), clock.left.main),
        (2, ms(60_000)),
        "clocks of then"
    );
}

#[test]
fn who_does_not_resume_loses_nothing() {
    let disk = SharedStorage::default();
    let mut table = Table::on(disk.clone(), Some(at_once()));
    table.new_game(human(), human());
    table.play("f5d6c3");
    drop(table);
    let mut table = Table::on(disk.clone(), Some(at_once()));
    table.new_game(human(), human());
    table.play("f5");
    drop(table);
    let mut table = Table::on(disk, Some(at_once()));
    table.tell(Command::Resume);
    assert_eq!(table.moves().len(), 1);
    table.tell(Command::FetchBack);
    assert_eq!(table.moves().len(), 3);
}

#[test]
fn moves_taken_back_can_be_redone_after_a_restart() {
    let disk = SharedStorage::default();
    let mut table = Table::on(disk.clone(), Some(at_once()));
    table.new_game(human(), human());
    table.play("f5d6c3");
    table.tell(Command::Undo);
    table.tell(Command::Undo);
    drop(table);
    let mut table = Table::on(disk, Some(at_once()));
    table.tell(Command::Resume);
    assert_eq!(table.moves().len(), 1);
    table.tell(Command::Redo);
    table.tell(Command::Redo);
    assert_eq!(table.moves().len(), 3);
}

#[test]
fn a_broken_file_of_kept_games_is_set_aside() {
    let disk = SharedStorage::default();
    disk.put("own/game.json", "{\"version\":1,\"games\":[{");
    let table = Table::on(disk.clone(), Some(at_once()));
    let aside = PathBuf::from("own/game.broken.json");
    let notice = table.view().notices[0].message.clone();
    assert_eq!(
        notice,
        Message::OwnFile(OwnFileProblem::SetAside(aside.clone()))
    );
    assert!(disk.get(&aside).is_some());
    assert!(!table.view().can_resume);
}

#[test]
fn settings_are_kept_with_what_this_version_does_not_know() {
    let disk = SharedStorage::default();
    disk.put(
        "own/settings.json",
        r#"{"version":1,"play":{"pace":50,"sound":"wood"},"future":{"x":[1,2]}}"#,
    );
    let mut table = Table::on(disk.clone(), None);
    assert_eq!(table.session.settings().play.pace, 50);
    table.tell(Command::Show(Shows::Stable));
    table.new_game(engine(7), human());
    let mut settings = table.session.settings().clone();
    settings
        .keys
        .insert("undo".to_owned(), vec!["F12".to_owned()]);
    table.tell(Command::Settings(Box::new(settings)));
    let kept: serde_json::Value = serde_json::from_str(&text(&disk, "own/settings.json")).unwrap();
    assert_eq!(kept["play"]["sound"], "wood");
    assert_eq!(kept["future"]["x"][1], 2);
    assert_eq!(kept["play"]["pace"], 50);
    let again = Table::on(disk, None);
    assert_eq!(again.session.settings(), table.session.settings());
    assert_eq!(again.view().sides.black.player, engine(7));
    assert!(again.view().shows.has(Shows::Stable));
}

#[test]
fn a_language_for_one_run_is_not_kept() {
    let disk = SharedStorage::default();
    let asked = |language: &str| {
        let parts = Parts {
            storage: Box::new(disk.clone()),
            language: Some(language.to_owned()),
            ..Parts::default()
        };
        Session::new(parts, Duration::ZERO)
    };
    let change = |session: &mut Session, change: &dyn Fn(&mut Settings)| {
        let mut settings = session.settings().clone();
        change(&mut settings);
        let done = session.apply(Command::Settings(Box::new(settings)), Duration::ZERO);
        assert_eq!(done, Ok(()));
    };
    let next_run = || Table::on(disk.clone(), None).session.settings().clone();

    let mut session = asked("mi");
    assert_eq!(session.settings().language.as_deref(), Some("mi"));
    change(&mut session, &|settings| settings.play.pace = 70);
    assert_eq!(session.settings().language.as_deref(), Some("mi"));
    assert_eq!((next_run().language, next_run().play.pace), (None, 70));

    // One that is chosen is kept, and also lasts through the next run's wish for another.
    change(&mut session, &|settings| {
        settings.language = Some("sm".to_owned())
    });
    assert_eq!(next_run().language.as_deref(), Some("sm"));
    let mut session = asked("yi");
    change(&mut session, &|settings| settings.play.pace = 60);
    assert_eq!(next_run().language.as_deref(), Some("sm"));
}

#[test]
fn broken_settings_are_set_aside_and_broken_parts_ignored() {
    let disk = SharedStorage::default();
    disk.put("own/settings.json", "pace = fast");
    let table = Table::on(disk.clone(), None);
    assert_eq!(table.session.settings().play.pace, 100);
    assert_eq!(text(&disk, "own/settings.broken.json"), "pace = fast");
    drop(table);
    disk.put(
        "own/settings.json",
        r#"{"play":{"pace":"fast"},"study":{"hints":3}}"#,
    );
    let mut table = Table::on(disk.clone(), None);
    let ignored = OwnFileProblem::PartsIgnored(vec!["play".to_owned()]);
    assert_eq!(table.view().notices[0].message, Message::OwnFile(ignored));
    assert_eq!(table.session.settings().study.hints, 3);
    // Another thing of that kind is set aside beside the first.
    disk.put("own/settings.json", "[]");
    table = Table::on(disk.clone(), None);
    assert_eq!(text(&disk, "own/settings.broken-2.json"), "[]");
    assert_eq!(table.session.settings().study.hints, 0);
}

#[test]
fn a_game_is_saved_opened_changed_and_saved_again() {
    let mut table = Table::between(human(), human());
    table.play("f5d6c3");
    assert_eq!(table.refused(Command::Save), Refusal::NoFile);
    let path = PathBuf::from("games/first.ggf");
    let save_as = |overwrite| Command::SaveAs {
        path: PathBuf::from("games/first.ggf"),
        format: Format::Ggf,
        overwrite,
    };
    table.tell(save_as(false));
    assert!(!table.view().is_changed);
    table.play("d3");
    assert!(table.view().is_changed);
    table.tell(Command::Save);
    assert_eq!(
        table.session.settings().files.recent,
        std::slice::from_ref(&path)
    );

    table.new_game(human(), human());
    table.play("f5");
    assert_eq!(
        table.refused(save_as(false)),
        Refusal::FileExists(path.clone())
    );
    table.tell(Command::Open(path.clone()));
    let view = table.view();
    assert_eq!(
        (view.stage, view.line.len(), view.ply),
        (Stage::Looking, 4, 0)
    );
    assert_eq!(view.file.unwrap().path, path);
    table.tell(Command::End);
    table.tell(Command::PlayFromHere);
    table.place(table.view().legal_moves.first().unwrap());
    table.tell(Command::Save);
    table.tell(Command::FetchBack);
    assert_eq!(
        table.moves().len(),
        1,
        "the game that was left is still there"
    );
    table.tell(Command::Open(path));
    assert_eq!(table.view().line.len(), 5);
}

#[test]
fn moves_taken_back_at_the_end_are_not_saved() {
    let mut table = Table::between(human(), human());
    table.play("f5d6c3");
    table.tell(Command::Undo);
    table.tell(Command::SaveAs {
        path: PathBuf::from("a.txt"),
        format: Format::Transcript,
        overwrite: false,
    });
    assert_eq!(text(&table.disk, "a.txt").trim(), "f5d6");
    table.tell(Command::Redo);
    assert_eq!(table.moves().len(), 3);
}

#[test]
fn a_set_up_game_says_its_start_when_saved() {
    let mut table = Table::with(at_once());
    let position = huri_tests::position(
        "---------------------------OX------XO---------------------------",
        Color::White,
    );
    table.start(NewGame {
        players: Sides {
            black: human(),
            white: human(),
        },
        start: Start::Position(position),
        ..NewGame::default()
    });
    let square = table.view().legal_moves.first().unwrap();
    table.place(square);
    table.tell(Command::SaveAs {
        path: PathBuf::from("set-up.ggf"),
        format: Format::Ggf,
        overwrite: false,
    });
    table.new_game(human(), human());
    assert_eq!(table.position().turn(), Color::Black);
    table.tell(Command::Open(PathBuf::from("set-up.ggf")));
    assert_eq!(table.session.game().start(), position);
    assert_eq!(table.view().position.turn(), Color::White);
}

#[test]
fn whatever_is_pasted_is_recognised_and_named() {
    let board = "---------------------------OX------XO--------------------------- X";
    let ggf = "(;GM[Othello]PC[x]PB[a]PW[b]RE[?]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[D6];)";
    let cases = [
        ("1. f5 d6 2. c3", Format::Transcript, 3),
        (board, Format::Board, 0),
        (ggf, Format::Ggf, 2),
    ];
    let mut table = Table::between(human(), human());
    for (text, format, n_plies) in cases {
        table.tell(Command::Paste(text.to_owned()));
        let view = table.view();
        assert_eq!(
            (view.stage, view.line.len()),
            (Stage::Looking, n_plies),
            "{text}"
        );
        let opened = view
            .notices
            .iter()
            .rev()
            .find_map(|notice| match &notice.message {
                Message::Opened {
                    format, n_games, ..
                } => Some((*format, *n_games)),
                _ => None,
            });
        assert_eq!(opened, Some((format, 1)));
    }
    let before = table.view().position;
    let refusal = table.refused(Command::Paste("good morning".to_owned()));
    assert!(matches!(refusal, Refusal::Unreadable(_)), "{refusal:?}");
    assert_eq!(table.view().position, before);
    // A move that is none at the start is no game either: the one on the board stays.
    let refusal = table.refused(Command::Paste("d6".to_owned()));
    assert!(matches!(refusal, Refusal::Record(_)), "{refusal:?}");
    assert_eq!(table.view().position, before);
    // A game with a wrong move is opened up to there, and says so.
    table.tell(Command::Paste("f5d6a1".to_owned()));
    assert_eq!(table.view().line.len(), 2);
    assert!(matches!(
        table.view().notices.last().unwrap().message,
        Message::Broken(_)
    ));
}

#[test]
fn a_collection_is_listed_searched_and_opened_game_by_game() {
    let mut all = Vec::new();
    let mut plies = Vec::new();
    for seed in 0..1500 {
        let mut game = random_game(seed);
        game.tags.black.name = format!("Player {}", seed % 7);
        game.tags.white.name = "王".to_owned();
        plies.push(game.main_line().count());
        huri_core::record::write(Format::Ggf, &game, &mut all).unwrap();
    }
    let mut table = Table::between(human(), human());
    table.play("f5");
    table.disk.put("many.ggf", &all);
    table.tell(Command::Open(PathBuf::from("many.ggf")));
    assert_eq!(table.moves().len(), 1, "the game on the board stays");
    assert!(
        !table.view().collection.unwrap().is_complete,
        "walked through in steps"
    );
    let mut n_steps = 0;
    while let Some(wake) = table.session.next_wake() {
        assert_eq!(wake, table.now, "the next step can be taken at once");
        table.session.tick(wake);
        n_steps += 1;
        assert!(n_steps < 100);
    }
    let collection = table.session.collection().unwrap();
    assert_eq!((collection.len(), collection.is_complete()), (1500, true));
    let threes = collection.select(&Filter {
        name: "player 3".to_owned(),
        ..Filter::default()
    });
    assert!(
        threes
            .iter()
            .copied()
            .eq((0..1500).filter(|seed| seed % 7 == 3))
    );
    for index in [0, 1499, 700, 3] {
        table.tell(Command::OpenGame(index));
        assert_eq!(table.view().line.len(), plies[index]);
        assert_eq!(table.session.game(), &{
            let mut game = random_game(index as u64);
            game.tags.black.name = format!("Player {}", index % 7);
            game.tags.white.name = "王".to_owned();
            game.tags.clone_from(&table.session.game().tags);
            game
        });
        assert_eq!(
            table.refused(Command::Save),
            Refusal::NoFile,
            "the others would be lost"
        );
    }
    assert_eq!(
        table.refused(Command::OpenGame(1500)),
        Refusal::NoSuchGame(1500)
    );
    table.tell(Command::CloseCollection);
    assert_eq!(table.refused(Command::OpenGame(0)), Refusal::NoCollection);
}

#[test]
fn a_broken_game_among_others_is_counted_and_named() {
    let mut table = Table::between(human(), human());
    table.disk.put("some.txt", "f5d6c3\nf5d6a1c3\nf5f6e6\n");
    table.tell(Command::Open(PathBuf::from("some.txt")));
    while let Some(wake) = table.session.next_wake() {
        table.session.tick(wake);
    }
    let collection = table.session.collection().unwrap();
    assert_eq!((collection.len(), collection.n_problems), (3, 1));
    assert!(collection.item(1).unwrap().is_broken);
    table.tell(Command::OpenGame(2));
    assert_eq!(table.view().line.len(), 3);
    table.tell(Command::OpenGame(1));
    assert_eq!(table.view().line.len(), 2);
}

#[test]
fn hidden_files_are_not_meant_by_a_folder() {
    let mut table = Table::between(human(), human());
    for path in ["box/a.txt", "box/b.txt", "box/.a.txt.swp", "box/.git/b.txt"] {
        table.disk.put(path, "f5d6c3");
    }
    let found = table.session.list_folder(Path::new("box")).unwrap();
    let paths: Vec<_> = found.iter().map(|found| found.path.as_path()).collect();
    assert_eq!(paths, [Path::new("box/a.txt"), Path::new("box/b.txt")]);
    table.tell(Command::Open(PathBuf::from("box")));
    assert_eq!(table.session.collection().unwrap().len(), 2);
}

#[test]
fn what_is_not_there_is_said() {
    let mut table = Table::between(human(), human());
    table.disk.put("empty.txt", "");
    for name in ["nowhere.ggf", "empty.txt"] {
        let refusal = table
            .session
            .apply(Command::Open(PathBuf::from(name)), table.now);
        assert!(refusal.is_err(), "{name}");
        assert_eq!(table.view().stage, Stage::Place);
    }
}

#[test]
fn openings_are_drawn_from_a_list() {
    let mut table = Table::with(at_once());
    let listed = NewGame {
        players: Sides {
            black: human(),
            white: human(),
        },
        start: Start::Listed,
        ..NewGame::default()
    };
    let command = Command::NewGame(Box::new(listed.clone()));
    assert_eq!(table.refused(command), Refusal::NoOpenings);
    table.disk.put(
        "xot.txt",
        "f5d6c3d3c4f4f6f3\nf5d6c4d3c2b3d7d1\nf5f6e6f4g5e7e3g4\n",
    );
    let mut settings = table.session.settings().clone();
    settings.files.xot_list = Some(PathBuf::from("xot.txt"));
    table.tell(Command::Settings(Box::new(settings)));
    let mut seen = std::collections::HashSet::new();
    for _ in 0..20 {
        table.start(listed.clone());
        assert_eq!(table.moves().len(), 8);
        seen.insert(table.position().board());
    }
    assert_eq!(seen.len(), 3, "each has its turn");
}

/// Nothing of the machine is touched but a folder of the test's own.
#[test]
fn the_disk_replaces_files_whole_and_lists_folders() {
    use huri_session::storage::{Care, Kind, Storage};
    let folder = std::env::temp_dir().join(format!("huri-session-{}", std::process::id()));
    let mut disk = DiskStorage::with_own_folder(Some(folder.join("own")));
    let file = folder.join("a").join("game.txt");
    disk.write(&file, b"f5", Care::Power).unwrap();
    disk.write(&file, b"f5d6", Care::Program).unwrap();
    assert_eq!(disk.read(&file).unwrap(), b"f5d6");
    let found = disk.list(&folder.join("a")).unwrap();
    assert_eq!(found.len(), 1, "nothing is left beside it");
    assert_eq!((found[0].kind, found[0].size), (Kind::File, 4));
    assert_eq!(disk.list(&folder).unwrap()[0].kind, Kind::Folder);
    disk.rename(&file, &folder.join("b.txt")).unwrap();
    assert!(!disk.exists(&file) && disk.exists(&folder.join("b.txt")));
    assert!(disk.read(&file).is_err());
    std::fs::remove_dir_all(&folder).unwrap();
}

/// A disk with one file that has no end to speak of.
#[derive(Clone)]
struct Endless {
    head: Vec<u8>,
    /// What follows, again and again.
    round: Vec<u8>,
    length: u64,
    n_read: Arc<AtomicU64>,
}

struct EndlessInput {
    file: Endless,
    at: u64,
}

impl Read for EndlessInput {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let left = usize::try_from(self.file.length - self.at).unwrap_or(usize::MAX);
        let n = buffer.len().min(left);
        for byte in &mut buffer[..n] {
            let at = usize::try_from(self.at).unwrap();
            let (head, round) = (&self.file.head, &self.file.round);
            *byte = match head.get(at) {
                Some(byte) => *byte,
                None => round[(at - head.len()) % round.len()],
            };
            self.at += 1;
        }
        let n_read = self.file.n_read.fetch_add(n as u64, Ordering::Relaxed);
        assert!(n_read < 1 << 22, "the whole file is being read");
        Ok(n)
    }
}

impl Seek for EndlessInput {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let at = match to {
            SeekFrom::Start(at) => Some(at),
            SeekFrom::End(by) => self.file.length.checked_add_signed(by),
            SeekFrom::Current(by) => self.at.checked_add_signed(by),
        };
        self.at = at.ok_or(io::ErrorKind::InvalidInput)?;
        Ok(self.at)
    }
}

impl Storage for Endless {
    fn own_folder(&self) -> Option<PathBuf> {
        None
    }
    fn open(&self, _: &Path) -> io::Result<Box<dyn Input>> {
        let (file, at) = (self.clone(), 0);
        Ok(Box::new(BufReader::new(EndlessInput { file, at })))
    }
    fn write(&mut self, _: &Path, _: &[u8], _: Care) -> io::Result<()> {
        Err(io::ErrorKind::ReadOnlyFilesystem.into())
    }
    fn rename(&mut self, _: &Path, _: &Path) -> io::Result<()> {
        Err(io::ErrorKind::ReadOnlyFilesystem.into())
    }
    fn exists(&self, _: &Path) -> bool {
        true
    }
    fn list(&self, _: &Path) -> io::Result<Vec<Found>> {
        Err(io::ErrorKind::NotADirectory.into())
    }
}

/// A file of tens of gigabytes is open at once, is walked through step by step, and can be left
/// at any time; only what was walked through takes memory.
#[test]
fn a_file_without_end_is_walked_through_in_steps() {
    const N_GAMES: u32 = 500_000_000;
    let mut header = [0; 16];
    header[0] = 20;
    header[4..8].copy_from_slice(&N_GAMES.to_le_bytes());
    header[10..12].copy_from_slice(&2026_u16.to_le_bytes());
    let moves = squares("f5d6c3").into_iter();
    let mut game = [0; 68];
    for (byte, square) in game[8..].iter_mut().zip(moves) {
        *byte = 10 * (square.row() as u8 + 1) + square.column() as u8 + 1;
    }
    let wthor = (&header[..], &game[..], "games.wtb");
    let text = (&[][..], &b"f5d6c3d3c4\n"[..], "games.txt");
    for (head, round, name) in [wthor, text] {
        let storage = Endless {
            head: head.to_vec(),
            round: round.to_vec(),
            length: head.len() as u64 + round.len() as u64 * u64::from(N_GAMES),
            n_read: Arc::default(),
        };
        let mut collection = Collection::new(name.to_owned());
        let origin = Origin::File(PathBuf::from(name));
        collection.add(origin, &Rc::default(), &storage).unwrap();
        let mut len = collection.len();
        for _ in 0..20 {
            collection.step();
            assert!(
                !collection.is_complete() && collection.len() > len,
                "{name}"
            );
            len = collection.len();
        }
        assert_eq!(collection.n_problems, 0);
        let last = collection.game(len - 1, &storage).unwrap().unwrap();
        assert!(last.game.main_line().count() >= 3, "{name}");
    }
}

#[test]
fn the_whole_base_is_a_list_at_once() {
    let Some(data) = data() else { return };
    let storage = DiskStorage::with_own_folder(None);
    let mut collection = Collection::of_folder(&data.join("wthor"), &storage).unwrap();
    while !collection.is_complete() {
        collection.step();
    }
    assert_eq!((collection.len(), collection.n_problems), (137_548, 0));
    let draws = Filter {
        result: Some(Won::Nobody),
        years: Some((1980, 1989)),
        ..Filter::default()
    };
    let draws = collection.select(&draws);
    assert!(!draws.is_empty());
    // What is found by numbers of names is what stands in the list.
    let hers = collection.select(&Filter {
        name: "LEADER".to_owned(),
        ..Filter::default()
    });
    let is_hers = |index: &usize| {
        let item = collection.item(*index).unwrap();
        let names = [&item.black, &item.white, &item.event];
        names
            .iter()
            .any(|name| name.to_lowercase().contains("leader"))
    };
    assert!(!hers.is_empty());
    assert!(hers == (0..collection.len()).filter(is_hers).collect::<Vec<_>>());
    let last = collection.item(137_547).unwrap();
    assert!(!last.black.is_empty() && last.date.unwrap().year == 2025);
    for index in [draws[0], 0, 137_547, 70_000] {
        let item = collection.item(index).unwrap();
        let game = collection.game(index, &storage).unwrap().unwrap().game;
        assert_eq!(game.tags.black.name, &*item.black);
        assert!(game.main_line().count() >= 9);
    }
}

/// Reviews all games of the open collection, of which the engine thinks nothing much.
fn review_all(table: &mut Table) {
    let n = table.session.collection().unwrap().len();
    table.tell(Command::ReviewGames((0..n).collect()));
    while table.view().collection.unwrap().reviewing.is_some() {
        table.desk.answer_first();
        table.session.tick(table.now);
    }
}

/// What was told of a file that is not as it was.
fn told_changed(table: &Table) -> bool {
    let name = "some.txt".to_owned();
    let told = Message::SourceChanged { name };
    let notices = table.view().notices;
    notices.iter().any(|notice| notice.message == told)
}

const SOME: &str = "f5d6c3d3c4\nf5f6e6f4e3\n";

#[test]
fn a_review_outlives_the_file_of_its_games() {
    for changed in [Some("f5d6c5f4e7\nf5f4\nf5f6\n"), None, Some(SOME)] {
        let mut table = Table::between(human(), human());
        table.disk.put("some.txt", SOME);
        table.tell(Command::Open("some.txt".into()));
        review_all(&mut table);
        table.tell(Command::OpenGame(0));
        let as_reviewed = table.session.game().clone();
        let graph = table.view().graph;
        assert!(!told_changed(&table));
        match changed {
            Some(changed) => table.disk.put("some.txt", changed),
            None => {
                let moved = (Path::new("some.txt"), Path::new("elsewhere.txt"));
                table.disk.rename(moved.0, moved.1).unwrap();
            }
        }
        let has_changed = changed != Some(SOME);
        table.tell(Command::OpenGame(0));
        assert_eq!(table.session.game(), &as_reviewed);
        assert_eq!(table.view().graph, graph);
        assert_eq!(told_changed(&table), has_changed);
        // Closed without being saved, it is among the program's own files.
        table.tell(Command::CloseCollection);
        assert_eq!(told_changed(&table), has_changed);
        let Some(kept) = table.session.settings().files.recent.first().cloned() else {
            panic!("it stands among the files used lately");
        };
        table.tell(Command::Open(kept));
        assert_eq!(table.view().collection.unwrap().len, 2);
        table.tell(Command::OpenGame(0));
        let moves = |game: &huri_core::Game| game.moves().collect::<Vec<_>>();
        assert_eq!(moves(table.session.game()), moves(&as_reviewed));
        assert!(
            table
                .view()
                .graph
                .iter()
                .skip(1)
                .all(|point| point.value.is_some())
        );
    }
}

#[test]
fn games_that_are_reviewed_tell_how_long_that_takes() {
    let mut table = Table::between(human(), human());
    table.disk.put("some.txt", "f5d6c3d3c4\nf5f6e6f4e3\nf5f4\n");
    table.tell(Command::Open("some.txt".into()));
    let of = |table: &Table, games: &[usize]| {
        let games = games.iter().copied();
        table.session.review_may_take(games)
    };
    let all = of(&table, &[0, 1, 2]);
    assert_eq!(all, of(&table, &[0, 1]) + of(&table, &[2]));
    assert!(
        of(&table, &[0]) > of(&table, &[2]),
        "more moves take longer"
    );
    table.tell(Command::ReviewGames(vec![0, 1, 2]));
    let left = |table: &Table| table.view().collection.unwrap().review_left;
    assert_eq!(left(&table), None, "nothing is known yet");
    while left(&table).is_none() {
        table.now += ms(100);
        table.desk.answer_first();
        table.session.tick(table.now);
    }
    // Two more games as the one that is done.
    assert_eq!(left(&table), Some(table.now * 2));
    while table.view().collection.unwrap().reviewing.is_some() {
        table.desk.answer_first();
        table.session.tick(table.now);
    }
    assert_eq!(
        (left(&table), of(&table, &[0, 1, 2])),
        (None, Duration::ZERO)
    );
    let again = table.refused(Command::ReviewGames(vec![0, 1]));
    assert_eq!(again, Refusal::AllReviewed);
    assert_eq!(
        table.refused(Command::ReviewGames(Vec::new())),
        Refusal::NoGames
    );
}

#[test]
fn keys_that_mean_two_things_are_told_at_the_start() {
    let mut settings = at_once();
    let keys = [
        ("hint", "Ctrl+Z"),
        ("rules", "F12"),
        ("about", "F12"),
        ("review", "A"),
    ];
    settings.keys = keys
        .map(|(id, key)| (id.to_owned(), vec![key.to_owned()]))
        .into();
    let table = Table::with(settings);
    let notices = table.view().notices;
    let Message::Keys(conflicts) = &notices.first().expect("they are told").message else {
        panic!("{notices:?}");
    };
    let told: Vec<_> = conflicts
        .iter()
        .map(|one| (one.chord.to_string(), one.has, one.without.clone()))
        .collect();
    for one in [
        ("Ctrl+Z", Some(Action::Hint), Action::Undo),
        ("F12", Some(Action::Rules), Action::About),
        ("A", None, Action::Review),
    ] {
        assert!(
            told.contains(&(one.0.to_owned(), one.1, vec![one.2])),
            "{told:?}"
        );
    }
    assert_eq!(
        Table::with(at_once()).view().notices,
        [],
        "the keys as they are"
    );
}
