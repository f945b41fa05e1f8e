//! The Generic Game Format: values, komi, synchro matches, wrong results, other boards.

use std::time::Duration;

use huri_core::game::Rules;
use huri_core::outcome::{Ending, Outcome};
use huri_core::record::{self, Format, Loss, Oddity, Problem, Record, RecordError, recognise};
use huri_core::{Color, Game, Move, NodeId, Value};

const BOARD: &str =
    "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";

fn read(text: &str) -> Vec<Result<Record, RecordError>> {
    assert_eq!(recognise(text.as_bytes()), Ok(Format::Ggf), "{text}");
    record::read(text.as_bytes()).unwrap().collect()
}

fn one(text: &str) -> Record {
    let mut games = read(text);
    assert_eq!(games.len(), 1, "{games:?}");
    games.remove(0).unwrap()
}

fn write(game: &Game) -> (String, Vec<Loss>) {
    let mut out = Vec::new();
    let losses = record::write(Format::Ggf, game, &mut out).unwrap();
    (String::from_utf8(out).unwrap(), losses)
}

/// Moves as GGF: `B[F5]W[D6]…`.
fn items(transcript: &str) -> String {
    let squares = transcript
        .as_bytes()
        .chunks(2)
        .map(|two| std::str::from_utf8(two).unwrap());
    let mut game = Game::default();
    let mut text = String::new();
    for square in squares {
        let mv: Move = square.parse().unwrap();
        let node = game.play_passing(game.end(), mv).unwrap();
        let before = game.parent(node).unwrap();
        if game.mv(before) == Some(Move::Pass) {
            let turn = game.position(game.parent(before).unwrap()).turn();
            text += if turn == Color::Black {
                "B[PA]"
            } else {
                "W[PA]"
            };
        }
        let letter = if game.position(before).turn() == Color::Black {
            'B'
        } else {
            'W'
        };
        text += &format!("{letter}[{square}]");
    }
    text
}

#[test]
fn a_value_of_zero_is_not_a_missing_one() {
    let record = one(&format!("(;GM[Othello]{BOARD}B[F5/0/1]W[D6//1];)"));
    let nodes: Vec<_> = record.game.main_line().collect();
    let note = |index: usize| record.game.note(nodes[index]);
    assert_eq!(note(0).value, Some(Value::estimate(0)));
    assert_eq!(note(1).value, None);
    assert_eq!(note(0).time, Some(Duration::from_secs(1)));
    let (text, losses) = write(&record.game);
    assert!(text.contains("B[F5/0.00/1.00]W[D6//1.00]"), "{text}");
    assert_eq!(losses, []);
}

#[test]
fn items_of_all_shapes() {
    let text = format!(
        "(;GM[othello]{BOARD}B[f5//2.449]W[F6/-48.50/0.93]B[d3/8.03]W[g5]B[h5x]W[H4///]B[f7/nan/x]W[h6/25.00/0.1]B[pass];)"
    );
    let record = one(&text);
    let game = &record.game;
    assert_eq!(game.moves().last(), Some(Move::Pass));
    assert_eq!(game.position(game.end()).turn(), Color::White);
    let values: Vec<_> = game
        .main_line()
        .map(|node| game.note(node).value.map(|value| value.hundredths))
        .collect();
    assert_eq!(values[..4], [None, Some(-4850), Some(803), None]);
    let skipped: Vec<_> = record
        .warnings
        .iter()
        .map(|warning| &warning.oddity)
        .collect();
    let text = |text: &str| Oddity::Skipped(text.to_owned());
    assert_eq!(skipped, [&text("x"), &text("nan"), &text("x")]);
}

#[test]
fn the_result_is_black_s_and_a_wrong_sign_is_noticed() {
    // 31 to 33.
    let moves = items(
        "f5d6c3d3c4f4f6f3e6e7d7g6g5c5b6c6b5c7f8e8f7h6d2g4c8b3b4a5d8e2e3a4f1f2a6a7h3h5h4h2g7b7a8e1g3g1c1b8c2h8h7d1a3b1h1g8a1b2a2g2",
    );
    let right = one(&format!("(;GM[Othello]{BOARD}{moves}RE[-2.000];)"));
    assert_eq!(right.warnings, []);
    assert_eq!(right.game.tags.outcome, None);
    let (text, losses) = write(&right.game);
    assert!(text.contains("RE[-2.000]") && losses.is_empty(), "{text}");
    let wrong = one(&format!("(;GM[Othello]{BOARD}{moves}RE[+2.000];)"));
    let oddity = Oddity::ResultDiffers {
        recorded: "+2.000".to_owned(),
        replayed: "31-33".to_owned(),
    };
    assert_eq!(wrong.warnings[0].oddity, oddity);
    assert_eq!(
        wrong.game.tags.outcome.unwrap().score,
        2,
        "kept as it was recorded"
    );
    // Komi is taken off; fewest discs win an anti game.
    for (tags, re) in [
        ("KM[-3.133]", "+1.13"),
        ("TY[8a]", "+2"),
        ("TY[8a]KM[1.5]", "+3.5"),
    ] {
        let record = one(&format!("(;GM[Othello]{tags}{BOARD}{moves}RE[{re}];)"));
        assert_eq!(record.warnings, [], "{tags}");
        let anti = tags.contains("8a");
        assert_eq!(record.game.tags.rules == Rules::Anti, anti);
        let (text, losses) = write(&record.game);
        assert_eq!(losses, []);
        assert_eq!(one(&text).game, record.game);
    }
}

#[test]
fn endings_by_letter_and_words() {
    let outcome = |re: &str| {
        let record = one(&format!("(;GM[Othello]{BOARD}B[f5]RE[{re}];)"));
        assert_eq!(record.warnings, [], "{re}");
        let (text, losses) = write(&record.game);
        assert_eq!(losses, [], "{re}");
        assert_eq!(one(&text).game, record.game, "{re}");
        (
            record.game.tags.outcome,
            record.game.tags.other("RE").map(str::to_owned),
        )
    };
    let is = |score, ending| (Some(Outcome { score, ending }), None);
    assert_eq!(outcome("+12.000:r"), is(12, Ending::Resignation));
    assert_eq!(outcome("-64:t"), is(-64, Ending::Time));
    assert_eq!(outcome("0.000:s"), is(0, Ending::Agreement));
    assert_eq!(outcome("4"), is(4, Ending::Adjudication));
    assert_eq!(outcome("?"), (None, None));
    for words in ["aborted", "+3.000:l", "-127.000", "+1.5"] {
        assert_eq!(outcome(words), (None, Some(words.to_owned())), "{words}");
    }
}

#[test]
fn a_match_line_holds_several_games_and_a_broken_one_costs_itself() {
    let game = |moves: &str| format!("(;GM[Othello]TY[s8r18]{BOARD}{moves};)");
    let text = format!(
        "2 {}{}\n1 {}\r\n(;GM[Othello]B[f5]\n{}(;GM[Amazons];)(;GM[Othello]BO[4 ----];)",
        game("B[f5]"),
        game("B[d3]W[c3]"),
        game("B[f5]W[a1]B[c3]"),
        game(""),
    );
    let games = read(&text);
    let plies = |game: &Game| game.moves().count();
    let shown: Vec<_> = games
        .iter()
        .map(|game| match game {
            Ok(record) => Ok(plies(&record.game)),
            Err(error) => Err((&error.problem, error.partial.as_deref().map(plies))),
        })
        .collect();
    assert_eq!(shown.len(), 7, "{shown:?}");
    assert_eq!((&shown[0], &shown[1]), (&Ok(1), &Ok(2)));
    assert!(matches!(shown[2], Err((Problem::Illegal { .. }, Some(1)))));
    assert!(
        matches!(shown[3], Err((Problem::EndsBefore(_), Some(1)))),
        "{:?}",
        shown[3]
    );
    assert_eq!(shown[4], Ok(0));
    assert_eq!(
        shown[5],
        Err((&Problem::OtherGame("Amazons".to_owned()), None))
    );
    assert_eq!(shown[6], Err((&Problem::OtherGame("4x4".to_owned()), None)));
    let illegal = games[2].as_ref().unwrap_err();
    assert_eq!(
        (illegal.place.game, illegal.place.line, illegal.place.ply),
        (Some(3), Some(2), Some(2))
    );
    assert_eq!(*illegal.rest, ["a1", "c3"]);
    assert_eq!(
        games[0].as_ref().unwrap().game.tags.other("TY"),
        Some("s8r18")
    );
}

#[test]
fn the_side_of_a_move_must_be_right() {
    let problem = |moves: &str| {
        read(&format!("(;GM[Othello]{BOARD}{moves};)"))
            .remove(0)
            .unwrap_err()
            .problem
    };
    assert!(matches!(
        problem("B[f5]B[d6]"),
        Problem::WrongSide {
            turn: Color::White,
            ..
        }
    ));
    assert!(matches!(problem("B[PA]"), Problem::Illegal { .. }));
    assert!(matches!(problem("B[i9]"), Problem::Expected { .. }));
}

#[test]
fn comments_other_tags_and_what_cannot_be_written() {
    let text =
        format!("(;GM[Othello]PB[a]XX[what]DT[947375357]{BOARD}CO[start]B[f5]CO[one]CO[two];)");
    let record = one(&text);
    let game = &record.game;
    let f5 = game.next(NodeId::ROOT).unwrap();
    assert_eq!(game.note(NodeId::ROOT).comment, "start");
    assert_eq!(game.note(f5).comment, "one\ntwo");
    assert_eq!(game.tags.other("XX"), Some("what"));
    assert_eq!(game.tags.date.unwrap().to_string(), "2000-01-08");
    let (text, losses) = write(game);
    assert!(
        text.contains("DT[947375357]") && text.contains("XX[what]"),
        "{text}"
    );
    assert_eq!(losses, [Loss::Comments, Loss::Letters], "a line break");
    let mut game = Game::default();
    game.tags.black.name = "a ] b".to_owned();
    game.tags.event = "a match".to_owned();
    game.tags.white.name = "王 Ørjan, \"أحمد\" \\".to_owned();
    let (text, losses) = write(&game);
    assert_eq!(losses, [Loss::Names, Loss::Letters, Loss::Event]);
    assert_eq!(one(&text).game.tags.white.name, game.tags.white.name);
}
