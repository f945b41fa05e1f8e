//! The WTHOR base, file by file, against facts computed by an independent program.

use std::fs::{self, File};
use std::io::BufReader;
use std::path::Path;

use huri_core::game::Date;
use huri_core::record::wthor::{Base, Files, Games, NameKind, Names, Set, records};
use huri_core::record::{self, Finding, Format, Loss, Problem, RecordError, Tally, check};
use huri_core::{Color, Game, Move};
use huri_tests::data;
use serde_json::Value;

fn facts(data: &Path, file: &str) -> Value {
    let text = fs::read_to_string(data.join(file)).expect("the facts lie beside the data");
    serde_json::from_str(&text).expect("the facts are JSON")
}

fn names(path: &Path, kind: NameKind) -> Names {
    Names::read(BufReader::new(File::open(path).unwrap()), kind).unwrap()
}

fn base(data: &Path) -> Base {
    Base {
        players: Some(names(&data.join("wthor/WTH.JOU"), NameKind::Players)),
        tournaments: Some(names(&data.join("wthor/WTH.TRN"), NameKind::Tournaments)),
    }
}

/// All counts of a file that the facts have, under their names there.
fn counts(path: &Path) -> Value {
    let mut games = Games::open(BufReader::new(File::open(path).unwrap())).unwrap();
    let header = games.header();
    let mut count = serde_json::Map::new();
    let mut add = |name: &str, number: i64| {
        let old = count.get(name).and_then(Value::as_i64).unwrap_or(0);
        count.insert(name.to_owned(), (old + number).into());
    };
    let (mut max_player, mut max_tournament) = (0, 0);
    while let Some(game) = games.next_game() {
        let game = game.unwrap();
        let replay = game.replay().unwrap();
        let over = replay.end.is_over();
        let differs = replay.score() != game.score();
        add("games", 1);
        add("legal", 1);
        add("finished", over.into());
        add("unfinished", (!over).into());
        add("mismatched", differs.into());
        add("mismatched_finished", (differs && over).into());
        add("mismatched_unfinished", (differs && !over).into());
        add("total_moves", replay.discs.into());
        add("total_passes", replay.passes.into());
        add("games_with_pass", (replay.passes > 0).into());
        add("black_final_sum", replay.score().into());
        add("black_recorded_sum", game.score().into());
        add("black_theoretical_sum", game.theoretical_score().into());
        let empties = replay.end.board().n_empties();
        add("early_ends", (over && empties > 0).into());
        add(
            "draws_with_empties",
            (over && empties > 0 && replay.score() == 32).into(),
        );
        let wiped = Color::BOTH
            .iter()
            .any(|color| replay.end.count(*color) == 0);
        add("wipeouts", (over && wiped).into());
        if over {
            add("black_wins", (replay.score() > 32).into());
            add("white_wins", (replay.score() < 32).into());
            add("draws", (replay.score() == 32).into());
        }
        add(&format!("moves {}", replay.discs), 1);
        max_player = max_player.max(game.black()).max(game.white());
        max_tournament = max_tournament.max(game.tournament());
    }
    add("max_player", max_player.into());
    add("max_tournament", max_tournament.into());
    add("n1", header.n_games.into());
    add("n2", header.n_names.into());
    add("year", header.year.into());
    add("p1_board_size", header.board_size.into());
    add("p2_type", header.kind.into());
    add("p3_depth", header.depth.into());
    count.insert("created".to_owned(), header.created.to_string().into());
    Value::Object(count)
}

#[test]
fn every_number_of_every_file_is_as_computed_independently() {
    let Some(data) = data() else { return };
    let facts = facts(&data, "wthor-facts.json");
    let files = facts["files"].as_array().unwrap();
    assert_eq!(files.len(), 49);
    for fact in files {
        let name = fact["file"].as_str().unwrap();
        let counts = counts(&data.join("wthor").join(name));
        let mut compared = 0;
        for (key, expected) in fact.as_object().unwrap() {
            match key.as_str() {
                "header" => {
                    for (key, expected) in expected.as_object().unwrap() {
                        if key != "reserved" {
                            assert_eq!(&counts[key], expected, "{name}: {key}");
                        }
                    }
                }
                "moves_histogram" => {
                    for (moves, expected) in expected.as_object().unwrap() {
                        assert_eq!(
                            &counts[format!("moves {moves}")],
                            expected,
                            "{name}: {moves}"
                        );
                    }
                }
                "file" | "bytes" | "sha256" | "size_matches_n1" | "faults" => continue,
                "illegal" | "junk_after_end" => assert_eq!(expected, 0),
                key => assert_eq!(&counts[key], expected, "{name}: {key}"),
            }
            compared += 1;
        }
        assert!(compared >= 20, "{name} has facts");
    }
}

#[test]
fn the_whole_base_is_legal_and_all_finished_games_agree() {
    let Some(data) = data() else { return };
    let total = &facts(&data, "wthor-facts.json")["total"];
    let mut tally = Tally::default();
    for entry in fs::read_dir(data.join("wthor")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "wtb") {
            let file = BufReader::new(File::open(&path).unwrap());
            let report = |finding: Finding<'_>| panic!("{}: {finding:?}", path.display());
            let (format, of_file) = check(file, report).unwrap();
            assert_eq!(format, Format::Wthor);
            tally += of_file;
        }
    }
    for (found, name) in [
        (tally.games(), "games"),
        (tally.legal(), "legal"),
        (tally.illegal, "illegal"),
        (tally.finished, "finished"),
        (tally.agreeing(), "finished"),
        (tally.unfinished, "unfinished"),
        (tally.adjudicated, "mismatched_unfinished"),
        (tally.differing, "mismatched_finished"),
        (tally.discs, "total_moves"),
        (tally.passes, "total_passes"),
        (tally.with_pass, "games_with_pass"),
        (tally.early_ends, "early_ends"),
    ] {
        assert_eq!(total[name], found, "{name}");
    }
    assert!(tally.is_clean());
}

#[test]
fn the_records_say_the_same_as_the_raw_games() {
    let Some(data) = data() else { return };
    let base = base(&data);
    let facts = facts(&data, "wthor-facts.json");
    for name in ["WTH_1977.wtb", "WTH_1983.wtb", "WTH_1991.wtb"] {
        let path = data.join("wthor").join(name);
        let file = || BufReader::new(File::open(&path).unwrap());
        let fact = facts["files"].as_array().unwrap();
        let fact = fact.iter().find(|fact| fact["file"] == name).unwrap();
        let mut tally = Tally::default();
        for record in records(file(), base.clone()) {
            let record = record.unwrap();
            assert_eq!(record.warnings, []);
            assert_eq!(
                record.game.tags.date.unwrap().year,
                name[4..8].parse::<u16>().unwrap()
            );
            assert!(!record.game.tags.event.is_empty());
            tally.add_record(&record);
        }
        assert_eq!(tally, check(file(), |_| ()).unwrap().1);
        assert_eq!(fact["total_moves"], tally.discs);
        assert_eq!(fact["mismatched_unfinished"], tally.adjudicated);
    }
}

#[test]
fn players_and_tournaments_are_read_in_latin_1() {
    let Some(data) = data() else { return };
    let Base {
        players,
        tournaments,
    } = base(&data);
    let (players, tournaments) = (players.unwrap().names, tournaments.unwrap().names);
    assert_eq!((players.len(), players[0].as_str()), (4448, "???"));
    assert_eq!(
        (tournaments.len(), tournaments[0].as_str()),
        (492, "Diverses parties")
    );
    assert_eq!(
        tournaments.iter().filter(|name| !name.is_ascii()).count(),
        21
    );
    assert!(tournaments.iter().any(|name| name == "Préqualif de Paris"));
    let longest = |names: &[String]| names.iter().map(|name| name.chars().count()).max();
    assert_eq!(
        (longest(&players), longest(&tournaments)),
        (Some(19), Some(25))
    );
    for (file, kind, format) in [
        ("WTH.JOU", NameKind::Players, Format::WthorPlayers),
        ("WTH.TRN", NameKind::Tournaments, Format::WthorTournaments),
    ] {
        let bytes = fs::read(data.join("wthor").join(file)).unwrap();
        assert_eq!(record::recognise(&bytes), Ok(format), "{file}");
        assert_eq!(
            names(&data.join("wthor").join(file), kind).to_bytes(kind),
            bytes
        );
    }
}

#[test]
fn a_year_written_again_is_the_same_file() {
    let Some(data) = data() else { return };
    for name in ["WTH_1978.wtb", "WTH_1985.wtb"] {
        let path = data.join("wthor").join(name);
        let bytes = fs::read(&path).unwrap();
        let base = base(&data);
        let created = Games::open(bytes.as_slice()).unwrap().header().created;
        let mut set = Set::with_base(created, base.clone());
        let (mut games, mut numbered) = (set.header().to_vec(), Vec::new());
        for record in records(bytes.as_slice(), base.clone()) {
            assert_eq!(set.add(&record.unwrap().game, &mut games), Ok(vec![]));
        }
        for record in record::read(bytes.as_slice()).unwrap() {
            record::write(Format::Wthor, &record.unwrap().game, &mut numbered).unwrap();
        }
        let Files {
            header,
            players,
            tournaments,
        } = set.finish();
        games[..header.len()].copy_from_slice(&header);
        assert!(games == bytes, "{name}");
        // But for its date, a file is the same without knowing the names, too.
        assert!(numbered[4..] == bytes[4..], "{name}");
        assert_eq!(
            players[16..],
            fs::read(data.join("wthor/WTH.JOU")).unwrap()[16..]
        );
        assert_eq!(
            tournaments[16..],
            fs::read(data.join("wthor/WTH.TRN")).unwrap()[16..]
        );
    }
}

/// A file of one game: f5 d6 c3, recorded as 40 to 24.
fn small_file() -> Vec<u8> {
    let moves = ["f5", "d6", "c3"].map(|text| text.parse::<Move>().unwrap());
    let mut game = Game::from_moves(huri_core::Position::START, moves).unwrap();
    game.tags.date = Some(Date {
        year: 1986,
        month: None,
        day: None,
    });
    game.tags.outcome = Some(huri_core::Outcome {
        score: 16,
        ending: huri_core::outcome::Ending::Adjudication,
    });
    let mut file = Vec::new();
    assert_eq!(record::write(Format::Wthor, &game, &mut file), Ok(vec![]));
    file
}

fn error(file: &[u8]) -> RecordError {
    let mut errors = Vec::new();
    for record in record::read_as(Format::Wthor, file).unwrap() {
        errors.extend(record.err());
    }
    assert_eq!(errors.len(), 1, "{errors:?}");
    errors.remove(0)
}

#[test]
fn whatever_is_no_square_ends_a_game() {
    let file = small_file();
    for byte in
        (0..=255).filter(|byte| !(1..=8).contains(&(byte / 10)) || !(1..=8).contains(&(byte % 10)))
    {
        let mut file = file.clone();
        file[16 + 8 + 3..].fill(byte);
        let games: Vec<_> = record::read(file.as_slice()).unwrap().collect();
        assert_eq!(games.len(), 1);
        let game = &games[0].as_ref().unwrap().game;
        assert_eq!(game.moves().count(), 3);
        assert_eq!(game.outcome().unwrap().discs(), (40, 24));
    }
}

#[test]
fn broken_files_are_refused_with_the_byte() {
    let file = small_file();
    assert_eq!(file.len(), 84);
    let place = |error: &RecordError| (error.place.game, error.place.byte);

    let cut = error(&file[..83]);
    assert_eq!(place(&cut), (Some(1), Some(83)));
    assert!(matches!(cut.problem, Problem::EndsBefore(_)));
    assert_eq!(place(&error(&file[..9])).1, Some(9));
    assert_eq!(place(&error(&[])).1, Some(0));

    let mut more = file.clone();
    more.extend_from_slice(b"more");
    assert_eq!(place(&error(&more)).1, Some(84));

    // Four thousand million games promised, none there; nothing is allocated for them.
    let mut promise = file[..16].to_vec();
    promise[4..8].fill(0xff);
    assert_eq!(place(&error(&promise)), (Some(1), Some(16)));

    for (byte, value) in [(2, 13), (3, 32), (12, 9), (13, 2)] {
        let mut wrong = file.clone();
        wrong[byte] = value;
        assert_eq!(place(&error(&wrong)).1, Some(byte as u64));
    }
    for (byte, value, what) in [(12, 10, "10x10"), (13, 1, "WTHOR solitaires")] {
        let mut other = file.clone();
        other[byte] = value;
        assert_eq!(
            record::recognise(&other),
            Ok(Format::Wthor),
            "so that reading says why"
        );
        assert_eq!(error(&other).problem, Problem::OtherGame(what.to_owned()));
    }
    // A text is no WTHOR file, and the other way round.
    assert_eq!(error(b"(;GM[Othello]PC[]BO[8 ...").place.byte, Some(2));
    let ggf: Vec<_> = record::read_as(Format::Ggf, file.as_slice())
        .unwrap()
        .collect();
    assert!(!ggf.is_empty() && ggf.iter().all(Result::is_err));
}

#[test]
fn an_illegal_move_is_shown_with_its_byte_and_the_rest_of_the_file_is_read() {
    let mut file = small_file();
    let game = file[16..].to_vec();
    file.extend_from_slice(&game);
    file[4] = 2;
    file[16 + 8 + 1] = 11; // a1
    let games: Vec<_> = record::read(file.as_slice()).unwrap().collect();
    let error = games[0].as_ref().unwrap_err();
    assert_eq!((error.place.ply, error.place.byte), (Some(2), Some(25)));
    assert_eq!(*error.rest, ["a1", "c3"]);
    assert_eq!(error.partial.as_ref().unwrap().moves().count(), 1);
    assert!(games[1].is_ok());
}

#[test]
fn a_set_tells_what_it_must_shorten_or_replace() {
    let today = Date {
        year: 2026,
        month: Some(11),
        day: Some(30),
    };
    let mut set = Set::new(today);
    let mut written = set.header().to_vec();
    let mut losses = |black: &str, white: &str, event: &str| {
        let mut game = Game::default();
        game.tags.black.name = black.to_owned();
        game.tags.white.name = white.to_owned();
        game.tags.event = event.to_owned();
        game.tags.outcome = Some(huri_core::Outcome {
            score: 0,
            ending: huri_core::outcome::Ending::Adjudication,
        });
        set.add(&game, &mut written).unwrap()
    };
    assert_eq!(
        losses("Ørjan", "Thor (quin/becquet)", "Préqualif de Paris"),
        []
    );
    assert_eq!(losses("王", "", ""), [Loss::Letters]);
    assert_eq!(
        losses("Łukasz", &"x".repeat(200), ""),
        [Loss::Shortened, Loss::Letters]
    );
    assert_eq!(losses("Ørjan", "a name\0with zero", ""), [Loss::Letters]);
    let files = set.finish();
    written[..files.header.len()].copy_from_slice(&files.header);
    let players = Names::read(files.players.as_slice(), NameKind::Players).unwrap();
    let long = "x".repeat(19);
    let expected = [
        "???",
        "Ørjan",
        "Thor (quin/becquet)",
        "?",
        "?ukasz",
        &long,
        "a name?with zero",
    ];
    assert_eq!(players.names, expected);
    let tournaments = Names::read(files.tournaments.as_slice(), NameKind::Tournaments).unwrap();
    assert_eq!(
        tournaments.names,
        ["Diverses parties", "Préqualif de Paris"]
    );
    let base = Base {
        players: Some(players),
        tournaments: Some(tournaments),
    };
    let games: Vec<_> = records(written.as_slice(), base)
        .map(Result::unwrap)
        .collect();
    assert_eq!(games.len(), 4);
    assert_eq!(games[3].game.tags.black.name, "Ørjan");
    assert_eq!(games[1].game.tags.white.name, "");
}
