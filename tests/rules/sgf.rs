//! Trees of the Smart Game Format: dialects, notes, what is odd and what is broken.

use std::time::Duration;

use huri_core::game::{Date, Rules, Sign};
use huri_core::outcome::{Ending, Outcome};
use huri_core::record::{self, Format, Loss, Oddity, Problem, Record, RecordError, recognise};
use huri_core::value::Certainty;
use huri_core::{Color, Game, Move, NodeId, Position, Square, Value};

fn read(text: &str) -> Vec<Result<Record, RecordError>> {
    assert_eq!(recognise(text.as_bytes()), Ok(Format::Sgf), "{text}");
    record::read(text.as_bytes()).unwrap().collect()
}

fn one(text: &str) -> Record {
    let mut games = read(text);
    assert_eq!(games.len(), 1, "{games:?}");
    games.remove(0).unwrap()
}

fn write(game: &Game) -> (String, Vec<Loss>) {
    let mut out = Vec::new();
    let losses = record::write(Format::Sgf, game, &mut out).unwrap();
    (String::from_utf8(out).unwrap(), losses)
}

fn moves(game: &Game) -> String {
    game.moves()
        .map(|mv| mv.to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn the_three_dialects_mean_the_same() {
    let edax = "(;FF[4]GM[2]SZ[8]AB[e4][d5]AW[d4][e5]PL[B]B[f5];W[F6];)";
    let quarry = "(;GM[2]FF[4]\nSZ[8]\n;B[fe];W[ff]\n)";
    let cassio = "(;GM[2]FF[4]SZ[8]AB[e4][d5]AW[d4][e5]PL[B];B[f5];W[f6])";
    for text in [edax, quarry, cassio] {
        let record = one(text);
        assert_eq!(moves(&record.game), "f5 f6", "{text}");
        assert_eq!(record.warnings, [], "{text}");
        assert_eq!(record.game, one(cassio).game, "{text}");
    }
}

#[test]
fn words_with_names_of_ours_stay_words() {
    let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let names = [
        "RE", "DT", "RU", "TM", "OT", "V", "TT", "HT", "FF", "XY", "lower", "B", "",
    ];
    for value in [
        "",
        "B+4",
        "weird",
        "1996-05",
        "1996-05-01 12:00",
        "Anti",
        "90",
        "1:2",
    ] {
        let mut game = Game::default();
        game.tags.other = names.map(|name| pair(name, value)).into();
        game.tags.other.extend_from_within(..);
        game.note_mut(NodeId::ROOT).other = game.tags.other.clone();
        let f5 = game.play(NodeId::ROOT, "f5".parse().unwrap()).unwrap();
        game.note_mut(f5).other = game.tags.other.clone();
        for (date, time_control) in [("", ""), ("1996-05", "25:00"), ("1996-05-01", "1500")] {
            game.tags.time_control = time_control.to_owned();
            let day = Date {
                year: 1996,
                month: Some(5),
                day: (date.len() > 7).then_some(1),
            };
            game.tags.date = (!date.is_empty()).then_some(day);
            let (text, losses) = write(&game);
            assert_eq!(losses, [], "{text}");
            assert_eq!(one(&text).game, game, "{text}");
        }
    }
}

#[test]
fn later_nodes_before_the_first_move_speak_of_the_start() {
    let record = one("(;GM[2]XX[1]C[a];C[b]YY[2];B[f5])");
    let root = record.game.note(NodeId::ROOT);
    assert_eq!(root.comment, "a\nb");
    assert_eq!(root.other, [("YY".to_owned(), "2".to_owned())]);
    assert_eq!(record.game.tags.other, [("XX".to_owned(), "1".to_owned())]);
}

#[test]
fn passes_may_be_written_or_not() {
    let begin = "(;GM[2];B[f5];W[f6];B[d3];W[g5];B[h5];W[h4];B[f7];W[h6]";
    for pass in ["", ";B[]", ";B[tt]", ";B[PA]", ";B[pass]", ";B[--]"] {
        let record = one(&format!("{begin}{pass};W[e7])"));
        assert!(moves(&record.game).ends_with("h6 pass e7"), "{pass}");
    }
    let wrong = read(&format!("{begin};B[e7])")).remove(0).unwrap_err();
    assert!(matches!(wrong.problem, Problem::Illegal { .. }));
    let wrong = read("(;GM[2];B[f5];B[d6];W[c3])").remove(0).unwrap_err();
    assert!(matches!(
        wrong.problem,
        Problem::WrongSide {
            turn: Color::White,
            ..
        }
    ));
    assert_eq!((wrong.place.ply, wrong.place.column), (Some(2), Some(15)));
    assert_eq!(*wrong.rest, ["d6", "c3"]);
    assert_eq!(moves(&wrong.partial.unwrap()), "f5");
}

#[test]
fn notes_and_variations_are_kept() {
    let text = "(;GM[2]SZ[8]C[start]PB[a\\]b\\\\c]DT[1996-05]RE[B+R]XY[1][2]
        ;B[f5]TE[2]V[-3.5]TT[12.25]C[a [b\\] \\
c];W[d6]PE[+4](;B[c3]BM[1]V[4]HC[proved@12])(;B[c5]DO[]V[2]HC[95%](;W[f4])(;W[f6]IT[])))";
    let record = one(text);
    assert_eq!(record.warnings, []);
    let game = &record.game;
    let tags = &game.tags;
    assert_eq!(tags.black.name, "a]b\\c");
    assert_eq!(tags.date.unwrap().to_string(), "1996-05");
    let resigned = Outcome {
        score: 64,
        ending: Ending::Resignation,
    };
    assert_eq!(tags.outcome, Some(resigned));
    let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    assert_eq!(tags.other, [pair("XY", "1"), pair("XY", "2")]);
    assert_eq!(game.note(NodeId::ROOT).comment, "start");
    let f5 = game.next(NodeId::ROOT).unwrap();
    let note = game.note(f5);
    assert_eq!(note.comment, "a [b] c");
    assert_eq!(note.sign, Some(Sign::VeryGood));
    assert_eq!(note.value, Some(Value::estimate(-350)));
    assert_eq!(note.time, Some(Duration::from_millis(12_250)));
    let d6 = game.next(f5).unwrap();
    assert_eq!(game.note(d6).other, [pair("PE", "+4")]);
    let [c3, c5] = game.children(d6) else {
        panic!("two variations")
    };
    assert_eq!(game.note(*c3).sign, Some(Sign::Mistake));
    let proved = Value {
        depth: Some(12),
        ..Value::proved(4)
    };
    assert_eq!(game.note(*c3).value, Some(proved));
    assert_eq!(
        game.note(*c5).value.unwrap().certainty,
        Certainty::Selective(95)
    );
    assert_eq!(game.children(*c5).len(), 2);
    assert_eq!(
        game.note(game.children(*c5)[1]).sign,
        Some(Sign::Interesting)
    );
    assert_eq!(moves(game), "f5 d6 c3");

    let (text, losses) = write(game);
    assert_eq!(losses, []);
    let again = one(&text);
    assert_eq!(again.game, *game);
    assert_eq!(write(&again.game).0, text);
}

#[test]
fn values_are_for_black_in_the_file_and_for_the_mover_in_the_game() {
    let record = one("(;GM[2];B[f5]V[1];W[d6]V[-2.5])");
    let nodes: Vec<_> = record.game.main_line().collect();
    let value = |node| record.game.note(node).value.unwrap().hundredths;
    assert_eq!((value(nodes[0]), value(nodes[1])), (100, 250));
}

#[test]
fn set_up_positions_and_their_side() {
    let record = one("(;GM[2]AB[c3:d4]AW[e4][d5];W[b4])");
    assert_eq!(record.game.start().turn(), Color::White);
    assert_eq!(record.game.start().count(Color::Black), 4);
    assert_eq!(record.warnings, []);
    let record = one("(;GM[2]AB[e4]AW[d4])");
    assert_eq!(record.warnings[0].oddity, Oddity::SideAssumed(Color::Black));
    // Nothing on the board, White to move: no game, but a position that can be set up.
    let empty = Position::from_discs(Default::default(), Default::default(), Color::White);
    let game = Game::new(empty.unwrap());
    let (text, losses) = write(&game);
    assert_eq!(losses, []);
    assert_eq!(one(&text).game, game);
}

#[test]
fn rubbish_is_a_warning_and_a_broken_game_costs_no_other() {
    let games = read("(;GM[2];B[f5])\nthanks :-) (bye)\n(;GM[2];B[d3])~");
    assert_eq!(games.len(), 2);
    let oddities = |index: usize| {
        let record: &Record = games[index].as_ref().unwrap();
        record
            .warnings
            .iter()
            .map(|warning| warning.oddity.to_string())
            .collect::<String>()
    };
    assert!(
        oddities(0).contains("thanks") && oddities(0).contains("bye"),
        "{}",
        oddities(0)
    );
    assert!(oddities(1).contains('~'));

    let games =
        read("(;GM[2];B[f5](;W[d6]\n(;GM[2];B[d3])(;GM[1]SZ[19];B[pd])(;GM[2]SZ[10])(;FF[4]GM[2])");
    let problems: Vec<_> = games
        .iter()
        .map(|game| game.as_ref().err().map(|error| &error.problem))
        .collect();
    assert!(
        matches!(problems[0], Some(Problem::EndsBefore(_))),
        "{problems:?}"
    );
    assert_eq!(
        moves(games[0].as_ref().unwrap_err().partial.as_ref().unwrap()),
        "f5 d6"
    );
    assert_eq!(problems[1], None);
    assert_eq!(problems[2], Some(&Problem::OtherGame("GM[1]".to_owned())));
    assert_eq!(problems[3], Some(&Problem::OtherGame("SZ[10]".to_owned())));
    assert_eq!(problems[4], None);
    assert_eq!(games.len(), 5);
}

#[test]
fn a_variation_that_cannot_be_played_is_left_out() {
    let record = one("(;GM[2];B[f5](;W[d6])(;W[a1];B[a2](;W[a3]))(;W[f6];B[e6]))");
    let f5 = record.game.next(NodeId::ROOT).unwrap();
    assert_eq!(record.game.children(f5).len(), 2);
    assert_eq!(record.game.subtree(f5).count(), 4);
    assert_eq!(record.warnings.len(), 1);
}

#[test]
fn nesting_is_not_limited_by_the_stack() {
    for depth in [128, 100_000] {
        let text = format!(
            "(;GM[2];B[f5]{}(;W[d6]{}",
            "(;C[x]".repeat(depth),
            ")".repeat(depth + 2)
        );
        let record = one(&text);
        assert_eq!(moves(&record.game), "f5 d6");
        let open = format!("(;GM[2]{}", "(".repeat(depth));
        assert!(read(&open)[0].is_err());
    }
}

#[test]
fn a_long_value_is_bounded() {
    let long = format!("(;GM[2]C[{}", "x".repeat(2 * record::GAME_LIMIT));
    let games = read(&long);
    assert_eq!(games.len(), 1);
    let error = games[0].as_ref().unwrap_err();
    assert_eq!(error.problem, Problem::TooLong(record::GAME_LIMIT));
}

#[test]
fn names_of_all_letters_come_back_exactly() {
    let long = "x".repeat(200);
    for name in [
        "王",
        "Ørjan",
        "Łukasz",
        "أحمد",
        "🙂",
        &long,
        "a ] \\ \" , b",
        ":",
        "\u{feff}x",
        " x ",
    ] {
        let mut game = Game::default();
        game.tags.black.name = name.to_owned();
        game.tags.event = name.to_owned();
        game.tags.other = vec![
            (name.to_owned(), name.to_owned()),
            ("AB".to_owned(), "x".to_owned()),
        ];
        game.note_mut(NodeId::ROOT).other = game.tags.other.clone();
        game.note_mut(NodeId::ROOT).comment = format!("{name}\n{name}");
        game.tags.rules = Rules::Anti;
        game.tags.date = Some(Date {
            year: 2026,
            month: None,
            day: None,
        });
        let (text, losses) = write(&game);
        assert_eq!(losses, [], "{text}");
        assert_eq!(one(&text).game, game, "{text}");
    }
}

#[test]
fn a_pass_is_written_only_where_it_says_something() {
    let start = "f5 f6 d3 g5 h5 h4 f7 h6";
    let line = start.split(' ').map(|mv| mv.parse().unwrap());
    let mut game = Game::from_moves(Position::START, line).unwrap();
    let pass = game.play(game.end(), Move::Pass).unwrap();
    let (text, losses) = write(&game);
    assert!(text.contains("B[tt]") && losses.is_empty());
    game.play(pass, Move::Place(Square::E7)).unwrap();
    let (text, losses) = write(&game);
    assert!(!text.contains("tt") && losses.is_empty());
    game.note_mut(pass).comment = "forced".to_owned();
    let (text, losses) = write(&game);
    assert!(text.contains("B[tt]C[forced]") && losses.is_empty());
}
