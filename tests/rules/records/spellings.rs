//! Spellings and faults, in texts of our own.

use huri_core::position::IllegalMove;
use huri_core::record::{self, Content, Expected, Format, Oddity, Problem, ReadError};
use huri_core::{Color, Move, NodeId, Position};

use super::{only, read, records, squares};

/// Sixty moves, one unwritten pass before the 59th, a draw.
const DRAW: &str = "D3C5F6F5F4C3C4D2E2B4D1F3B5E3F2F1A4D6E6E7F7B6E8C6B3A5D7A3E1A6G1A2C2C7B8D8C8G8G6H6G5H5G4H4H3G7H8F8H7A8A7B7A1B2G3G2H2H1C1B1";
/// 43 moves, then White is blocked.
const BLOCKED: &str =
    "f5d6c3d3c4f4f6f3e3b4c5c6e6e2e7d2f1d7a3a4b3g6a5a2a1f2g5f7b2c2b5e1b1g1c1h4g3b6d1h2h1g2h3";
/// Black must pass after eight moves.
const EARLY: &str = "f5f6d3g5h5h4f7h6";

#[test]
fn a_pass_that_is_not_written_is_found() {
    let (format, record) = only(DRAW);
    assert_eq!(format, Format::Transcript);
    let moves: Vec<_> = record.game.moves().collect();
    assert_eq!(moves.len(), 61);
    assert_eq!(moves.iter().position(|&mv| mv == Move::Pass), Some(58));
    assert_eq!(record.game.outcome().unwrap().discs(), (32, 32));
}

#[test]
fn the_same_game_in_any_dress() {
    let expected = only(BLOCKED).1;
    let pairs: Vec<&str> = (0..BLOCKED.len())
        .step_by(2)
        .map(|at| &BLOCKED[at..at + 2])
        .collect();
    let numbered: String = pairs
        .chunks(2)
        .enumerate()
        .map(|(index, pair)| format!("{}. {} ", index + 1, pair.join(" ")))
        .collect();
    let full_width: String = BLOCKED
        .chars()
        .map(|c| char::from_u32(c as u32 - 0x21 + 0xff01).unwrap())
        .collect();
    let digits: String = BLOCKED
        .chars()
        .map(|c| {
            if c.is_ascii_digit() {
                char::from_u32(c as u32 - 0x21 + 0xff01).unwrap()
            } else {
                c
            }
        })
        .collect();
    for text in [
        BLOCKED.to_uppercase(),
        pairs.join(" "),
        pairs.join("\n"),
        pairs.join("\r\n"),
        pairs.join("\r"),
        pairs.join(", "),
        pairs.join("-"),
        pairs.join("　"),
        pairs.chunks(10).map(|line| line.join(" ") + "\r").collect(),
        numbered,
        full_width,
        digits,
        format!("{BLOCKED}\n\n"),
        format!("\u{feff}{BLOCKED}"),
        format!("  {BLOCKED}  "),
        format!("> {BLOCKED}"),
        format!("\"{BLOCKED}\""),
        format!("game: {BLOCKED} (unfinished)"),
    ] {
        let (format, record) = only(&text);
        assert_eq!(format, Format::Transcript, "{text}");
        assert_eq!(squares(&record.game), BLOCKED, "{text}");
        assert_eq!(record.game.outcome(), expected.game.outcome());
    }
}

#[test]
fn five_ways_to_write_a_forced_pass() {
    let expected = only(&format!("{EARLY}e7")).1;
    for pass in [" pa ", "--", " -- ", " pass ", "PS", "@@", "@@@@", " PASS "] {
        assert_eq!(only(&format!("{EARLY}{pass}e7")).1, expected, "{pass}");
    }
    let (_, games) = read(format!("{EARLY} pa pa e7").as_bytes());
    let error = games[0].as_ref().unwrap_err();
    assert_eq!(error.place.ply, Some(10));
    let why = IllegalMove::PassWithMoves;
    let written = "pa".to_owned();
    assert_eq!(error.problem, Problem::Illegal { written, why });
}

#[test]
fn a_last_pass_is_kept() {
    let (_, record) = only(&format!("{EARLY}pa"));
    assert_eq!(record.game.moves().count(), 9);
    assert_eq!(record.game.position(record.game.end()).turn(), Color::White);
    for format in [Format::Transcript, Format::Board, Format::Pgn] {
        let mut text = Vec::new();
        assert_eq!(record::write(format, &record.game, &mut text), Ok(vec![]));
        let back = record::read_as(format, text.as_slice()).unwrap().next();
        assert_eq!(back.unwrap().unwrap().game, record.game, "{format:?}");
    }
}

#[test]
fn a_move_that_breaks_off_is_named() {
    for (text, found, column, kept) in [
        ("f5d", "d", 3, 1),
        ("f5d6c3d", "d", 7, 3),
        ("f5 d6 c9 c3", "c9", 7, 2),
        ("f5d6x9c3", "x9c3", 5, 2),
        ("f5 d6 cc c3 d3", "cc", 7, 2),
    ] {
        let (_, games) = read(text.as_bytes());
        assert_eq!(games.len(), 1, "{text}");
        let error = games[0].as_ref().expect_err(text);
        let expected = Expected::Move;
        let found = found.to_owned();
        assert_eq!(
            error.problem,
            Problem::Expected { expected, found },
            "{text}"
        );
        let (place, partial) = (error.place, error.partial.as_ref().unwrap());
        assert_eq!(
            (place.line, place.column, place.game),
            (Some(1), Some(column), Some(1)),
            "{text}"
        );
        assert_eq!(partial.moves().count(), kept, "{text}");
    }
}

#[test]
fn an_illegal_move_costs_its_game_alone() {
    let text = format!("{EARLY}\nf5d6c3a8d3c4\n{DRAW}\n");
    let (_, games) = read(text.as_bytes());
    assert_eq!(games.len(), 3);
    assert!(games[0].is_ok() && games[2].is_ok());
    let error = games[1].as_ref().unwrap_err();
    let why = IllegalMove::TurnsNothing("a8".parse().unwrap());
    let written = "a8".to_owned();
    assert_eq!(error.problem, Problem::Illegal { written, why });
    let place = error.place;
    assert_eq!(
        (place.game, place.ply, place.line, place.column),
        (Some(2), Some(4), Some(2), Some(7))
    );
    assert_eq!(error.partial.as_ref().unwrap().moves().count(), 3);
    assert_eq!(*error.rest, ["a8", "d3", "c4"]);
}

#[test]
fn games_without_moves_and_with_one() {
    let tags = "[Event \"a\"]\n\n*\n\n[Event \"b\"]\n\n1. f5 *\n";
    let (format, games) = records(tags.as_bytes());
    assert_eq!(format, Format::Pgn);
    let check = |games: &[record::Record]| {
        let counts = games.iter().map(|record| record.game.moves().count());
        assert_eq!(counts.collect::<Vec<_>>(), [0, 1]);
    };
    check(&games);
    for format in [Format::Pgn, Format::Transcript, Format::Board, Format::Grid] {
        let mut text = Vec::new();
        for record in &games {
            record::write(format, &record.game, &mut text).unwrap();
        }
        check(&records(&text).1);
    }
}

#[test]
fn lines_are_games_or_parts_of_one() {
    for (text, expected) in [
        ("f5d6\nc3d3\n", vec!["f5d6c3d3"]),
        ("f5d6\nf5f6\n", vec!["f5d6", "f5f6"]),
        ("f5d6\n\nf5f6\n", vec!["f5d6", "f5f6"]),
        ("f5d6\n\nc4\n", vec!["f5d6", "c4"]),
        ("1. f5 d6\n2. c3 d3\n\n1. e6 f4", vec!["f5d6c3d3", "e6f4"]),
        ("1. f5 d6\n\n2. c3 d3\n", vec!["f5d6c3d3"]),
        (
            "f5d6c5f4e7f6g5e6e3\nc4e3\n",
            vec!["f5d6c5f4e7f6g5e6e3", "c4e3"],
        ),
        ("% moves\nf5d6 % d3\n", vec!["f5d6"]),
    ] {
        let (_, games) = records(text.as_bytes());
        let games: Vec<_> = games.iter().map(|record| squares(&record.game)).collect();
        assert_eq!(games, expected, "{text:?}");
    }
}

#[test]
fn prose_about_moves_is_no_game() {
    for text in [
        "",
        "Hello",
        "I think e6 was better than f4, and a1 is lost anyhow.",
        "c4 is a strange move",
        "19:45 37-27",
    ] {
        let Err(ReadError::Unrecognised(unrecognised)) = record::read(text.as_bytes()) else {
            panic!("{text}");
        };
        let tried: Vec<_> = unrecognised
            .tried
            .iter()
            .map(|(format, _)| *format)
            .collect();
        assert_eq!(tried, Format::all().collect::<Vec<_>>(), "all are tried");
    }
    let content = |bytes: &[u8]| record::recognise(bytes).unwrap_err().content;
    assert_eq!(content(b" \r\n\n"), Content::Nothing);
    assert_eq!(content(b"Hello"), Content::Text);
    assert_eq!(
        content(b"\x7fELF\x02\x01\x01\0\0\0\0\0\x03\0"),
        Content::Data
    );
    let text = "Dear friend,\n\nI won! c4 was the first move:\n\nc4c3d3c5b2 and so on.\n\nSee you at e6.\n";
    let (format, record) = only(text);
    assert_eq!(
        (format, squares(&record.game).as_str()),
        (Format::Transcript, "c4c3d3c5b2")
    );
}

const DIAGRAM: &str = "  A B C D E F G H\n\
    1 . . . . . . . . 1\n2 . . . . . . . . 2\n3 . . . . . . . . 3\n4 . . . O X . . . 4\n\
    5 . . . X O . . . 5\n6 . . . . . . . . 6\n7 . . . . . . . . 7\n8 . . . . . . . . 8\n  A B C D E F G H\n";

#[test]
fn one_position_in_many_pictures() {
    let plain = DIAGRAM
        .lines()
        .filter(|line| !line.contains('A'))
        .map(|line| line[2..17].replace(' ', "") + "\n")
        .collect::<String>();
    let line = plain.replace('\n', "");
    let signs = |text: &str, black: &str, white: &str, empty: &str| {
        let spread = text.replace('X', "x").replace('O', "w").replace('.', "e");
        spread
            .replace('x', black)
            .replace('w', white)
            .replace('e', empty)
    };
    for (black, white, empty) in [
        ("X", "O", "-"),
        ("X", "O", "."),
        ("X", "O", "_"),
        ("*", "O", "-"),
        ("B", "W", "."),
        ("b", "w", "-"),
        ("●", "○", "·"),
        ("1", "2", "0"),
        ("1", "2", "."),
        ("0", "1", "."),
    ] {
        for picture in [&plain, &line] {
            let picture = signs(picture, black, white, empty);
            let check = |text: String, moves: usize, said: bool| {
                let (format, record) = only(&text);
                assert_eq!(format, Format::Board, "{text}");
                assert_eq!(record.game.start(), Position::START, "{text}");
                assert_eq!(record.game.moves().count(), moves, "{text}");
                let assumed = Oddity::SideAssumed(Color::Black);
                let warned = record
                    .warnings
                    .iter()
                    .any(|warning| warning.oddity == assumed);
                assert_eq!(warned, !said, "{text}: {:?}", record.warnings);
            };
            check(picture.clone(), 0, false);
            check(format!("{picture}\nf5d6"), 2, false);
            check(format!("{picture}\nBlack to move\n1. f5 d6"), 2, true);
            if picture.contains('\n') {
                check(format!("{picture}{black}\n"), 0, true);
                check(format!("Position:\n{picture}"), 0, false);
            } else {
                check(format!("{picture} {black}"), 0, true);
                check(format!("{picture}{black} f5 d6"), 2, true);
            }
        }
    }
    let (format, record) = only(DIAGRAM);
    assert_eq!(
        (format, record.game.start()),
        (Format::Board, Position::START)
    );
    let framed = DIAGRAM
        .lines()
        .map(|line| format!("|{line}\n"))
        .collect::<String>();
    let (_, record) = only(&format!("{framed}|O to move\n"));
    assert_eq!(record.game.start(), Position::START.passed());
    let (_, record) = only("8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1\n");
    assert_eq!(record.game.start(), Position::START);
}

#[test]
fn a_diagram_that_breaks_off_is_an_error() {
    let seven: String = DIAGRAM
        .lines()
        .take(8)
        .map(|line| line.to_owned() + "\n")
        .collect();
    let text = format!("{DIAGRAM}\n{seven}");
    let (_, games) = read(text.as_bytes());
    assert_eq!(games.len(), 2);
    assert!(games[0].is_ok());
    let error = games[1].as_ref().unwrap_err();
    assert_eq!(error.problem, Problem::EndsBefore(Expected::Cells));
}

const SHEET: &str = "\
-- -- -- -- -- -- -- --
-- -- -- -- -- -- -- --
-- --  3  4 -- -- -- --
-- --  5 () ## -- -- --
-- -- -- ## ()  1 -- --
-- -- --  2 -- -- -- --
-- -- -- -- -- -- -- --
-- -- -- -- -- -- -- --
";

#[test]
fn sheets_of_numbers() {
    let labels = |text: &str| -> String {
        let rows = text.lines().enumerate();
        let rows = rows.map(|(row, text)| format!("{} {text} {}\n", row + 1, row + 1));
        "    a  b  c  d  e  f  g  h\n".to_owned() + &rows.collect::<String>()
    };
    let framed: String = SHEET
        .lines()
        .map(|row| {
            format!(
                "|{}|\n",
                row.replace("--", "  ")
                    .as_bytes()
                    .chunks(3)
                    .map(|cell| { String::from_utf8_lossy(&cell[..2]).into_owned() })
                    .collect::<Vec<_>>()
                    .join("|")
            )
        })
        .collect();
    for text in [
        SHEET.to_owned(),
        labels(SHEET),
        SHEET.replace("() ##", "").replace("## ()", ""),
        SHEET.replace("##", " *").replace("()", " *"),
        SHEET.replace("##", " 0").replace("()", " 0"),
        SHEET.replace("--", " 0"),
        labels(&SHEET.replace("() ##", "").replace("## ()", "")),
        framed.clone(),
        SHEET.replace('\n', "\r\n"),
    ] {
        let (format, record) = only(&text);
        assert_eq!(format, Format::Grid, "{text}");
        assert_eq!(squares(&record.game), "f5d6c3d3c4", "{text}");
        assert_eq!(record.game.start(), Position::START, "{text}");
    }
    let mut text = Vec::new();
    let (_, record) = only(SHEET);
    assert_eq!(
        record::write(Format::Grid, &record.game, &mut text),
        Ok(vec![])
    );
    assert_eq!(String::from_utf8(text).unwrap(), SHEET.to_owned() + "\n");
}

#[test]
fn a_sheet_with_a_slip_says_which_number() {
    for (from, to, before, expected) in [
        (" 4", " 3", "f5d6", Problem::Twice(3)),
        (" 4", " 6", "f5d6c3", Problem::Missing(4)),
        (" 4", "999", "f5d6c3", Problem::Missing(4)),
        (
            " 1 -- --",
            "-- --  1",
            "",
            Problem::Illegal {
                written: "h5".to_owned(),
                why: IllegalMove::TurnsNothing("h5".parse().unwrap()),
            },
        ),
    ] {
        let text = SHEET.replace(from, to);
        let (_, games) = read_as(Format::Grid, &text);
        let error = games[0].as_ref().unwrap_err();
        assert_eq!(error.problem, expected, "{text}");
        let partial = error.partial.as_ref().expect("the moves before are kept");
        assert_eq!(squares(partial), before, "{text}");
        assert!(!error.rest.is_empty(), "{text}");
    }
}

#[test]
fn data_that_is_no_text_is_no_game() {
    // Squares stand in random bytes by chance: a picture in a folder is no broken game.
    for seed in 1..=200 {
        let mut state = 0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(seed);
        let mut next = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 32) as u8
        };
        let bytes: Vec<u8> = (0..5000).map(|_| next()).collect();
        assert!(record::recognise(&bytes).is_err(), "seed {seed}");
    }
    // A stray sign is no matter, nor are zeros that fill a block.
    for text in [
        "\x07\nf5d6c3d3c4f4f6f3e6e7d7".to_owned(),
        "f5d6c3d3".to_owned() + &"\0".repeat(504),
    ] {
        let recognised = record::recognise(text.as_bytes());
        assert_eq!(recognised, Ok(Format::Transcript), "{text:?}");
    }
}

#[test]
fn a_sheet_with_a_number_twice_is_still_a_sheet() {
    let text = SHEET
        .replace(" 4", " 3")
        .replace("##", "--")
        .replace("()", "--");
    assert_eq!(
        record::recognise(text.as_bytes()),
        Ok(Format::Grid),
        "{text}"
    );
}

fn read_as(
    format: Format,
    text: &str,
) -> (Format, Vec<Result<record::Record, record::RecordError>>) {
    (
        format,
        record::read_as(format, text.as_bytes()).unwrap().collect(),
    )
}

#[test]
fn a_pass_that_was_numbered_is_a_gap() {
    let (_, record) = only(&format!("{EARLY}e7"));
    let mut text = Vec::new();
    record::write(Format::Grid, &record.game, &mut text).unwrap();
    let text = String::from_utf8(text).unwrap();
    let counted = text.replace(" 9", "10");
    assert_eq!(only(&counted).1.game, only(&text).1.game);
}

#[test]
fn tags_of_chess_like_text() {
    let text = r#"[Event "Cup \"Spring\" \\ 2020"]
[Site "Łódź"]
[Date "2020.02.??"]
[Round "3"]
[Black "王 \"the wall\""]
[White "O'Neil, Jr."]
[BlackElo "2000"]
[Result "64-0"]
[Termination "resignation"]
[Annotator "nobody"]

1. f5 {the usual
one} d6! (1... f6 $6 {or so} 2. e6) 2. c3 ; to the end of the line
d3?? 64-0
"#;
    let (format, record) = only(text);
    assert_eq!(format, Format::Pgn);
    let (game, tags) = (&record.game, &record.game.tags);
    assert_eq!(squares(game), "f5d6c3d3");
    assert_eq!(tags.event, r#"Cup "Spring" \ 2020"#);
    assert_eq!(tags.place, "Łódź");
    assert_eq!(tags.date.unwrap().to_string(), "2020-02");
    assert_eq!(tags.black.name, "王 \"the wall\"");
    assert_eq!(tags.other("Annotator"), Some("nobody"));
    assert_eq!(
        tags.outcome.unwrap().ending,
        huri_core::outcome::Ending::Resignation
    );
    let f5 = game.next(NodeId::ROOT).unwrap();
    assert_eq!(game.note(f5).comment, "the usual\none");
    assert_eq!(game.children(f5).len(), 2);
    let f6 = game.children(f5)[1];
    assert_eq!(game.note(f6).sign.unwrap().symbol(), "?!");
    assert_eq!(game.note(f6).comment, "or so");
    assert_eq!(game.note(game.end()).sign.unwrap().symbol(), "??");
    let mut copy = Vec::new();
    let losses = record::write(Format::Pgn, game, &mut copy).unwrap();
    assert_eq!(
        losses,
        [
            record::Loss::Variations,
            record::Loss::Comments,
            record::Loss::Signs
        ]
    );
}

#[test]
fn xboards_white_is_black() {
    let text = "[Variant \"reversi\"]\n[White \"first\"]\n[Black \"second\"]\n[Result \"*\"]\n\
        [FEN \"8/8/8/3Pp3/3pP3/8/8/8 w - - 0 1\"]\n\n1. P@f5 p@d6 *\n";
    let (_, record) = only(text);
    assert_eq!(record.game.tags.black.name, "first");
    assert_eq!(record.game.start(), Position::START);
    assert_eq!(squares(&record.game), "f5d6");
}

#[test]
fn names_in_any_script_come_back() {
    let long = "x".repeat(200);
    for name in [
        "王",
        "Ørjan",
        "Łukasz",
        "أحمد",
        "🙂",
        long.as_str(),
        "a]b",
        "a\\b",
        "a\"b",
        "a,b",
        "\"]",
        "\\",
    ] {
        let mut game = huri_tests::game("f5d6");
        game.tags.black.name = name.to_owned();
        game.tags.event = format!("{name}'s cup");
        let mut text = Vec::new();
        assert_eq!(record::write(Format::Pgn, &game, &mut text), Ok(vec![]));
        let (_, back) = records(&text);
        assert_eq!(back[0].game, game, "{name}");
    }
    // Latin-1, as older files have it.
    let (_, games) = records(b"[Black \"\xd8rjan\"]\n\n1. f5 d6 *\n");
    assert_eq!(games[0].game.tags.black.name, "Ørjan");
}

#[test]
fn a_scored_position() {
    let text = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; g8:18; H1:+12; --:-127; % by hand\r\n";
    let (format, record) = only(text);
    assert_eq!(format, Format::Obf);
    let game = &record.game;
    let values: Vec<_> = game
        .children(NodeId::ROOT)
        .iter()
        .map(|&node| {
            (
                game.mv(node).unwrap().to_string(),
                game.note(node).value.unwrap().discs(),
            )
        })
        .collect();
    assert_eq!(values, [("g8".to_owned(), 18), ("h1".to_owned(), 12)]);
    assert_eq!(game.note(NodeId::ROOT).comment, "by hand");
    let mut copy = Vec::new();
    assert_eq!(record::write(Format::Obf, game, &mut copy), Ok(vec![]));
    let copy = String::from_utf8(copy).unwrap();
    assert!(copy.ends_with(" X; G8:+18; H1:+12; % by hand\n"), "{copy}");
    for (text, problem) in [
        (text.replace("g8", "a1"), "a1"),
        (text.replace("g8:18", "g8:x"), "g8:x"),
    ] {
        let (_, games) = read_as(Format::Obf, &text);
        let error = games[0].as_ref().unwrap_err();
        assert!(error.to_string().contains(problem), "{error}");
        assert!(error.place.column > Some(60), "{error}");
    }
}

#[test]
fn a_record_in_a_mail_is_what_it_is() {
    let ggf = "(;GM[Othello]PB[a]PW[b]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[D6];)";
    let sgf = "(;FF[4]GM[2]SZ[8]PB[a]PW[b];B[f5];W[d6])";
    let pgn = "[Black \"a\"]\n[White \"b\"]\n\n1. f5 d6 *";
    for (text, format) in [(ggf, Format::Ggf), (sgf, Format::Sgf), (pgn, Format::Pgn)] {
        for mail in [
            format!("{text}\n"),
            format!("Hello,\n\nhere is the game :(\n\n{text}\n"),
            format!("Hello,\n\nhere is the game.\n\n{text}\n\nBye, e6 was bad\n"),
        ] {
            let (recognised, record) = only(&mail);
            assert_eq!(recognised, format, "{mail}");
            assert_eq!(squares(&record.game), "f5d6", "{mail}");
            assert_eq!(record.game.tags.black.name, "a", "{mail}");
        }
    }
}
