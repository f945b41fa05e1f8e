//! The JSON formats: our own, Othello Quest's and Egaroucid's.

use std::time::Duration;

use huri_core::game::{Date, Rules, Sign};
use huri_core::outcome::{Ending, Outcome};
use huri_core::record::{self, Expected, Format, Loss, Oddity, Problem, Record, RecordError};
use huri_core::record::{compare, recognise};
use huri_core::value::Certainty;
use huri_core::{Bitboard, Color, Game, Move, NodeId, Position, Square, Value};
use huri_tests::data;

fn read(format: Format, text: &str) -> Vec<Result<Record, RecordError>> {
    assert_eq!(recognise(text.as_bytes()), Ok(format), "{text}");
    record::read(text.as_bytes()).unwrap().collect()
}

fn one(format: Format, text: &str) -> Record {
    let mut games = read(format, text);
    assert_eq!(games.len(), 1, "{games:?}");
    games.remove(0).unwrap()
}

fn error(format: Format, text: &str) -> RecordError {
    let mut games = read(format, text);
    assert_eq!(games.len(), 1, "{games:?}");
    games.remove(0).unwrap_err()
}

fn write(format: Format, game: &Game) -> (String, Vec<Loss>) {
    let mut out = Vec::new();
    let losses = record::write(format, game, &mut out).unwrap();
    (String::from_utf8(out).unwrap(), losses)
}

fn moves(game: &Game) -> String {
    game.moves()
        .map(|mv| mv.to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

/// A game with something of everything that a game can hold.
fn everything() -> Game {
    let start = Position::START.play(Move::Place(Square::F5)).unwrap();
    let mut game = Game::new(start);
    let mut play = |node, text: &str| game.play(node, text.parse().unwrap()).unwrap();
    let d6 = play(NodeId::ROOT, "d6");
    let f6 = play(NodeId::ROOT, "f6");
    let c3 = play(d6, "c3");
    let e6 = play(f6, "e6");
    let by_hand = game.play_turning(d6, Square::C5, Square::D6.bit()).unwrap();
    let nothing = game.play_turning(c3, Square::D3, Bitboard::EMPTY).unwrap();
    let signs = [NodeId::ROOT, d6, f6, c3, e6, by_hand];
    for (node, sign) in signs.into_iter().zip(Sign::ALL) {
        game.note_mut(node).sign = Some(sign);
    }
    game.note_mut(d6).comment = "“a”\n\\ \t王 \u{0} ] أحمد".to_owned();
    game.note_mut(d6).time = Some(Duration::new(12, 345_678_901));
    game.note_mut(c3).time = Some(Duration::from_secs(u64::MAX));
    game.note_mut(e6).time = Some(Duration::new(987_654_321_012, 345_678_901));
    game.note_mut(by_hand).time = Some(Duration::new(999_999, 999_999_999));
    game.note_mut(f6).other = vec![
        ("a".to_owned(), "b".to_owned()),
        ("a".to_owned(), String::new()),
    ];
    for (node, hundredths, certainty, depth) in [
        (NodeId::ROOT, -1, Certainty::Estimate, None),
        (f6, i32::MIN, Certainty::Selective(73), Some(0)),
        (c3, i32::MAX, Certainty::Proved, Some(255)),
        (nothing, 324, Certainty::Estimate, Some(9)),
    ] {
        game.note_mut(node).value = Some(Value {
            hundredths,
            certainty,
            depth,
        });
    }
    for (node, best) in [(d6, "f6"), (c3, "pass"), (NodeId::ROOT, "a1")] {
        let value = Value {
            hundredths: -150,
            certainty: Certainty::Selective(95),
            depth: Some(18),
        };
        game.note_mut(node).best = Some((best.parse().unwrap(), value));
    }
    let tags = &mut game.tags;
    tags.black.name = "王, \"Ørjan\" ]\\".to_owned();
    tags.white.rating = "3 dan".to_owned();
    tags.event = "🙂".repeat(200);
    tags.round = "final".to_owned();
    tags.place = "Rome".to_owned();
    tags.date = Some(Date {
        year: 1977,
        month: Some(5),
        day: None,
    });
    tags.time_control = "25:00/0:10".to_owned();
    tags.rules = Rules::Tabletop;
    tags.outcome = Some(Outcome {
        score: -2,
        ending: Ending::Agreement,
    });
    tags.other = vec![
        ("x".to_owned(), "1".to_owned()),
        ("x".to_owned(), "2".to_owned()),
    ];
    game
}

#[test]
fn our_own_format_holds_everything_and_stays_as_it_is() {
    let game = everything();
    for format in [Format::Huri, Format::HuriLines] {
        let (text, losses) = write(format, &game);
        assert_eq!(losses, []);
        assert_eq!(text.lines().count() == 1, format == Format::HuriLines);
        let again = one(format, &text).game;
        assert_eq!(again, game);
        assert_eq!(write(format, &again).0, text, "rewriting changes nothing");
    }
}

#[test]
fn several_games_follow_each_other_in_both_layouts() {
    let (pretty, _) = write(Format::Huri, &everything());
    let (line, _) = write(Format::HuriLines, &everything());
    for (format, text) in [(Format::Huri, &pretty), (Format::HuriLines, &line)] {
        let games = read(format, &text.repeat(3));
        assert_eq!(games.len(), 3);
        assert!(
            games
                .into_iter()
                .all(|game| game.unwrap().game == everything())
        );
    }
}

#[test]
fn the_plain_game_is_as_short_as_can_be() {
    let line = ["f5", "d6"].map(|text| text.parse().unwrap());
    let game = Game::from_moves(Position::START, line).unwrap();
    let text = write(Format::HuriLines, &game).0;
    assert_eq!(text, "{\"huri\":1,\"moves\":[\"f5\",\"d6\"]}\n");
    assert_eq!(
        write(Format::HuriLines, &Game::default()).0,
        "{\"huri\":1}\n"
    );
}

#[test]
fn a_broken_line_costs_that_game_alone() {
    let good = "{\"huri\":1,\"moves\":[\"f5\",\"d6\",\"c3\"]}\n";
    for (broken, expected) in [
        ("{\"huri\":1,\"moves\":[\"f5\"\n", None),
        ("{\"huri\":1,\"event\":\"not closed\n", None),
        ("{\"huri\":2}\n", Some("version 2")),
        ("{\"huri\":1,\"movs\":[]}\n", Some("unknown field `movs`")),
        (
            "{\"huri\":1,\"moves\":[{\"after\":1}]}\n",
            Some("missing field `move`"),
        ),
        (
            "{\"huri\":1,\"moves\":[{\"move\":\"f5\",\"after\":7}]}\n",
            Some("after"),
        ),
        ("{\"huri\":1,\"date\":\"1977-13\"}\n", Some("1977-13")),
        ("{\"huri\":1,\"start\":\"nothing\"}\n", Some("nothing")),
        ("{\"huri\":1,\"note\":{\"sign\":\"?!?\"}}\n", Some("a note")),
    ] {
        let games = read(Format::HuriLines, &format!("{good}{broken}{good}"));
        assert_eq!(games.len(), 3, "{broken}: {games:?}");
        assert!(games[0].is_ok() && games[2].is_ok(), "{broken}");
        let error = games[1].as_ref().unwrap_err();
        assert!(matches!(error.place.line, Some(2 | 3)), "{error}");
        if let Some(expected) = expected {
            assert!(error.to_string().contains(expected), "{error}");
        }
    }
}

#[test]
fn an_illegal_move_keeps_the_part_before_it() {
    let error = error(
        Format::HuriLines,
        "{\"huri\":1,\"moves\":[\"f5\",\"a1\",\"c3\"]}",
    );
    assert!(matches!(error.problem, Problem::Illegal { .. }));
    assert_eq!(error.place.ply, Some(2));
    assert_eq!(*error.rest, ["a1", "c3"]);
    assert_eq!(moves(&error.partial.unwrap()), "f5");
}

#[test]
fn deep_json_is_refused_not_followed() {
    let deep = format!("{{\"huri\":1,\"moves\":{}", "[".repeat(100_000));
    assert!(read(Format::HuriLines, &deep)[0].is_err());
    let deep = format!(
        "{{\"position\":{{\"startPos\":\"\",\"moves\":{}",
        "[".repeat(100_000)
    );
    assert!(read(Format::Quest, &deep)[0].is_err());
}

const QUEST: &str = r#"{"id":"7","created":"2025-01-01T00:00:00.000Z","players":[
    {"id":"a","name":"Black","oldR":1500.2,"newR":1492.8,"oldD":-1,"newD":-1},
    {"id":"b","name":"White","oldR":1600,"oldD":0}],
    "position":{"startPos":"f5d6c3d3","moves":[{"m":"c4"},{"m":"f4","s":"LOSE:RESIGN"}]}}"#;

#[test]
fn a_quest_game_keeps_players_opening_and_ending() {
    let record = one(Format::Quest, QUEST);
    assert_eq!(record.warnings, []);
    let game = &record.game;
    assert_eq!(moves(game), "f5 d6 c3 d3 c4 f4");
    let tags = &game.tags;
    assert_eq!(
        (tags.black.name.as_str(), tags.black.rating.as_str()),
        ("Black", "1500.2")
    );
    assert_eq!(
        (tags.white.name.as_str(), tags.white.rating.as_str()),
        ("White", "1600")
    );
    assert_eq!(tags.other("QuestBlackRank"), Some("1 kyu"));
    assert_eq!(tags.other("QuestWhiteRank"), Some("1 dan"));
    assert_eq!(tags.date.unwrap().to_string(), "2025-01-01");
    // Black, who is to move, gave up.
    let outcome = Outcome {
        score: -64,
        ending: Ending::Resignation,
    };
    assert_eq!(tags.outcome, Some(outcome));
    let (text, losses) = write(Format::Quest, game);
    assert_eq!(losses, []);
    assert_eq!(one(Format::Quest, &text).game, *game);
    assert!(
        text.contains("\"startPos\":\"f5d6c3d3\"") && text.contains("\"oldR\":1500.2"),
        "{text}"
    );
}

#[test]
fn quest_endings_are_seen_from_the_side_to_move() {
    for (status, score, ending) in [
        ("WIN:RESIGN", 64, Ending::Resignation),
        ("LOSE:TIMEUP", -64, Ending::Time),
        ("WIN:TIMEOUT", 64, Ending::Time),
        ("LOSE:DISCONNECT", -64, Ending::Adjudication),
    ] {
        let record = one(Format::Quest, &QUEST.replace("LOSE:RESIGN", status));
        assert_eq!(
            record.game.tags.outcome,
            Some(Outcome { score, ending }),
            "{status}"
        );
    }
    let record = one(Format::Quest, &QUEST.replace("LOSE:RESIGN", "HM"));
    assert_eq!(record.warnings[0].oddity, Oddity::Skipped("HM".to_owned()));
}

#[test]
fn a_list_of_quest_games_is_told_from_a_game() {
    let list = r#"{"games":[{"id":"1","created":"2025","finalStatus":"WIN:SCORE","length":60,"players":[]}]}"#;
    let problem = error(Format::Quest, list).problem;
    assert!(matches!(
        problem,
        Problem::Expected {
            expected: Expected::QuestGame,
            ..
        }
    ));
    // Games in an array are games.
    assert_eq!(
        read(Format::Quest, &format!("[{QUEST},\n{QUEST}]")).len(),
        2
    );
}

#[test]
fn the_quest_sample_is_the_second_game_of_the_edax_samples() {
    let Some(data) = data() else { return };
    let quest = std::fs::read_to_string(data.join("samples/synthetic/othello-quest.json")).unwrap();
    let record = one(Format::Quest, &quest);
    assert_eq!(record.warnings, []);
    let wthor = std::fs::read(data.join("samples/edax/mix.wtb")).unwrap();
    let same = record::read(wthor.as_slice())
        .unwrap()
        .nth(1)
        .unwrap()
        .unwrap();
    assert!(record.game.moves().eq(same.game.moves()));
    assert_eq!(record.game.outcome().unwrap().discs(), (9, 55));
}

#[test]
fn the_egaroucid_sample_is_the_same_game() {
    let Some(data) = data() else { return };
    let path = data.join("samples/synthetic/egaroucid-game.json");
    let text = std::fs::read_to_string(path).unwrap();
    let record = one(Format::Egaroucid, &text);
    assert_eq!(record.warnings, []);
    let wthor = std::fs::read(data.join("samples/edax/mix.wtb")).unwrap();
    let same = record::read(wthor.as_slice())
        .unwrap()
        .nth(1)
        .unwrap()
        .unwrap();
    assert!(
        record.game.moves().eq(same.game.moves()),
        "{}",
        moves(&record.game)
    );
    assert_eq!(record.game.outcome().unwrap().discs(), (9, 55));
    assert_eq!(record.game.note(NodeId::ROOT).comment, "hand-made");
    let (again, losses) = write(Format::Egaroucid, &record.game);
    assert_eq!(losses, []);
    let members = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap();
    assert_eq!(members(&again), members(&text), "the same file comes out");
}

#[test]
fn egaroucid_values_are_for_black_and_times_are_differences() {
    let line = ["f5", "d6", "c3"].map(|text| text.parse().unwrap());
    let mut game = Game::from_moves(Position::START, line).unwrap();
    for (index, node) in game.main_line().collect::<Vec<_>>().into_iter().enumerate() {
        let note = game.note_mut(node);
        note.value = Some(Value::estimate(200 * (index as i32 + 1)));
        note.time = Some(Duration::from_millis(1_500 + index as u64));
        note.other = vec![("EgaroucidLevel".to_owned(), "21".to_owned())];
    }
    let (text, losses) = write(Format::Egaroucid, &game);
    assert_eq!(losses, []);
    let members: serde_json::Value = serde_json::from_str(&text).unwrap();
    let value = |n_discs: &str| members[n_discs]["value"].as_i64().unwrap();
    assert_eq!((value("5"), value("6"), value("7")), (2, -4, 6));
    assert_eq!(members["7"]["black_time_msec"], 3_002);
    assert_eq!(members["7"]["white_time_msec"], 1_501);
    assert_eq!(one(Format::Egaroucid, &text).game, game);
}

#[test]
fn egaroucid_boards_must_be_those_of_the_moves() {
    let line = ["f5", "d6"].map(|text| text.parse().unwrap());
    let game = Game::from_moves(Position::START, line).unwrap();
    let (text, _) = write(Format::Egaroucid, &game);
    let mut members: serde_json::Value = serde_json::from_str(&text).unwrap();
    members["6"]["board_player"] = 1.into();
    let problem = error(Format::Egaroucid, &members.to_string());
    assert!(
        matches!(problem.problem, Problem::Expected { .. }),
        "{problem}"
    );
    assert_eq!(moves(&problem.partial.unwrap()), "f5 d6");
    // A position that is missing in between is told by the moves around it.
    let mut members: serde_json::Value = serde_json::from_str(&text).unwrap();
    members.as_object_mut().unwrap().remove("5");
    assert_eq!(
        moves(&one(Format::Egaroucid, &members.to_string()).game),
        "f5 d6"
    );
    members.as_object_mut().unwrap().remove("4");
    let later = one(Format::Egaroucid, &members.to_string()).game;
    assert_eq!(
        (later.start().turn(), later.moves().count()),
        (Color::Black, 0)
    );
}

#[test]
fn what_the_others_cannot_hold_is_told() {
    let mut game = everything();
    assert!(record::write(Format::Quest, &game, &mut Vec::new()).is_err());
    // Without the discs turned by hand, from the usual start.
    let line = ["f5", "d6"].map(|text| text.parse().unwrap());
    let mut plain = Game::from_moves(Position::START, line).unwrap();
    plain.tags = std::mem::take(&mut game.tags);
    let f5 = plain.next(NodeId::ROOT).unwrap();
    plain.play(f5, Move::Place(Square::F6)).unwrap();
    plain.note_mut(f5).sign = Some(Sign::Good);
    for format in [Format::Quest, Format::Egaroucid, Format::Ggf, Format::Sgf] {
        let (text, losses) = write(format, &plain);
        let again = record::read_as(format, text.as_bytes())
            .unwrap()
            .next()
            .unwrap()
            .unwrap();
        for lost in compare(&plain, &again.game) {
            assert!(losses.contains(&lost), "{format:?} loses {lost:?}");
        }
        assert!(!losses.is_empty(), "{format:?}");
    }
}
