//! Files that programs and servers wrote, against facts computed by others.

use std::path::Path;

use huri_core::record::{self, Format, Loss, Oddity};
use huri_core::value::Certainty;
use huri_core::{Color, Game, NodeId};
use huri_tests::{data, data_json, position};
use serde_json::Value;

use super::{records, squares};

fn color(text: &Value) -> Color {
    match text.as_str().unwrap() {
        "X" => Color::Black,
        "O" => Color::White,
        other => panic!("{other} is no side"),
    }
}

fn bytes(folder: &Path, name: &str) -> Vec<u8> {
    let path = folder.join(name);
    std::fs::read(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// Moves, start, end and score of a game as `games-facts.json` has them.
fn check_game(game: &Game, facts: &Value, what: &str) {
    assert_eq!(squares(game), facts["moves"].as_str().unwrap(), "{what}");
    if let Some(start) = facts["start"].as_str() {
        assert_eq!(
            game.start(),
            position(start, color(&facts["first"])),
            "{what}"
        );
    }
    let end = game.position(game.end());
    let board = position(facts["board"].as_str().unwrap(), Color::Black);
    for color in Color::BOTH {
        assert_eq!(end.discs(color), board.discs(color), "{what}");
    }
    assert_eq!(end.is_over(), facts["over"].as_bool().unwrap(), "{what}");
    if let Some(score) = facts["score"].as_i64() {
        assert_eq!(i64::from(end.final_score()), score, "{what}");
    }
    let passes = game.moves().filter(|mv| mv.square().is_none()).count();
    let listed = facts["listed_passes"].as_u64().unwrap_or(0);
    let implied = facts["implied_passes"].as_u64().unwrap();
    assert_eq!(passes as u64, implied.max(listed), "{what}");
}

#[test]
fn text_files_of_programs_and_servers_agree_with_the_facts() {
    let Some(folder) = data() else { return };
    let facts = data_json(&folder, "games-facts.json");
    let mut files = 0;
    for file in facts.as_array().unwrap() {
        let name = file["file"].as_str().unwrap();
        let format = match name.rsplit_once('.').unwrap().1 {
            "txt" => Format::Transcript,
            "pgn" => Format::Pgn,
            _ => continue,
        };
        files += 1;
        let (recognised, games) = records(&bytes(&folder, name));
        assert_eq!(recognised, format, "{name}");
        let list = file["list"].as_array().unwrap();
        assert_eq!(games.len(), list.len(), "{name}");
        for (number, (record, facts)) in games.iter().zip(list).enumerate() {
            let what = format!("{name}, game {}", number + 1);
            check_game(&record.game, facts, &what);
            if format == Format::Pgn {
                let player = |name: &str| if name == "?" { "" } else { name }.to_owned();
                let names = &facts["players"];
                let tags = &record.game.tags;
                assert_eq!(
                    tags.black.name,
                    player(names[0].as_str().unwrap()),
                    "{what}"
                );
                assert_eq!(
                    tags.white.name,
                    player(names[1].as_str().unwrap()),
                    "{what}"
                );
            }
        }
    }
    assert_eq!(files, 9);
}

/// Edax writes the wrong winner where an odd number of discs was placed.
#[test]
fn results_that_edax_gets_wrong_are_told() {
    let Some(folder) = data() else { return };
    let (_, games) = records(&bytes(&folder, "samples/edax/mix.pgn"));
    let wrong: Vec<_> = games
        .iter()
        .map(|record| {
            let oddities = record.warnings.iter().map(|warning| &warning.oddity);
            oddities
                .filter(|oddity| matches!(oddity, Oddity::ResultDiffers { .. }))
                .count()
        })
        .collect();
    let facts = data_json(&folder, "games-facts.json");
    let file = facts.as_array().unwrap().iter();
    let file = file
        .clone()
        .find(|file| file["file"] == "samples/edax/mix.pgn");
    let expected: Vec<usize> = file.unwrap()["list"]
        .as_array()
        .unwrap()
        .iter()
        .map(|facts| {
            let winner = match facts["result"].as_str().unwrap() {
                "1-0" => 1,
                "0-1" => -1,
                "1/2-1/2" => 0,
                _ => return 0,
            };
            usize::from(facts["score"].as_i64().unwrap().signum() != winner)
        })
        .collect();
    assert!(expected.iter().sum::<usize>() > 0);
    let mut tally = record::Tally::default();
    games.iter().for_each(|record| tally.add_record(record));
    assert_eq!(tally.differing, expected.iter().sum::<usize>() as u64);
    assert_eq!(wrong, expected);
}

#[test]
fn results_without_the_empty_squares_are_right_too() {
    let Some(folder) = data() else { return };
    let (_, games) = records(&bytes(&folder, "games/playok.pgn"));
    for record in &games {
        assert_eq!(record.warnings, [], "{:?}", record.game.tags);
        assert_eq!(record.game.tags.outcome, None);
    }
    assert_eq!(games[0].game.tags.date.unwrap().to_string(), "2014-10-19");
    assert_eq!(games[0].game.tags.black.rating, "1159");
    assert_eq!(games[0].game.tags.time_control, "420");
    assert_eq!(games[0].game.tags.other("Time"), Some("07:31:22"));
}

#[test]
fn a_mail_around_moves_is_skipped_and_named() {
    let Some(folder) = data() else { return };
    let (format, games) = records(&bytes(&folder, "games/reversatile-export.txt"));
    assert_eq!(format, Format::Transcript);
    assert_eq!(games.len(), 1);
    let skipped = games[0].warnings.iter().map(|warning| &warning.oddity);
    let skipped: Vec<_> = skipped.collect();
    assert!(
        skipped
            .iter()
            .any(|oddity| **oddity == Oddity::Skipped("Zugfolge:".to_owned())),
        "{skipped:?}"
    );
}

#[test]
fn lists_of_openings_are_games_with_names() {
    let Some(folder) = data() else { return };
    for (name, count) in [
        ("openings/xot-large.txt", 10_784),
        ("openings/xot-small.txt", 3_623),
        ("openings/openings-zebra.txt", 76),
        ("openings/openings-welty.txt", 86),
    ] {
        let (format, games) = records(&bytes(&folder, name));
        assert_eq!((format, games.len()), (Format::Transcript, count), "{name}");
        if !name.contains("xot") {
            for record in &games {
                let tags = &record.game.tags;
                assert!(
                    tags.other("Name").is_some(),
                    "{name}: {}",
                    squares(&record.game)
                );
            }
        }
    }
    let (_, games) = records(&bytes(&folder, "openings/openings-zebra.txt"));
    assert_eq!(games[0].game.tags.other("Name"), Some("Diagonal Opening"));
}

/// Boards, sides, legal moves and scores of a file of problems.
fn check_problems(folder: &Path, file: &Value) {
    let name = file["file"].as_str().unwrap();
    let (format, games) = records(&bytes(folder, &format!("problems/{name}")));
    assert_eq!(format, Format::Obf, "{name}");
    let list = file["list"].as_array().unwrap();
    assert_eq!(games.len(), list.len(), "{name}");
    for (record, facts) in games.iter().zip(list) {
        let what = format!("{name} {}", facts["id"]);
        let (game, board) = (&record.game, facts["board"].as_str().unwrap());
        let start = position(board, color(&facts["side"]));
        assert_eq!(game.start(), start, "{what}");
        assert_eq!(record.warnings, [], "{what}");
        let legal: Vec<_> = start
            .legal_moves()
            .squares()
            .map(|s| s.to_string())
            .collect();
        let expected = facts["legal"].as_array().unwrap().iter();
        let mut expected: Vec<_> = expected.map(|s| s.as_str().unwrap().to_owned()).collect();
        let by_row = |square: &String| (square.as_bytes()[1], square.as_bytes()[0]);
        expected.sort_by_key(by_row);
        assert_eq!(legal, expected, "{what}");
        let scores = facts["scores"].as_object().unwrap();
        assert_eq!(game.children(NodeId::ROOT).len(), scores.len(), "{what}");
        for &node in game.children(NodeId::ROOT) {
            let value = game.note(node).value.unwrap();
            let score = &scores[&game.mv(node).unwrap().to_string()];
            assert_eq!(
                i64::from(value.hundredths),
                100 * score.as_i64().unwrap(),
                "{what}"
            );
            assert_eq!(value.certainty, Certainty::Proved);
        }
    }
}

#[test]
fn problems_agree_with_the_facts() {
    let Some(folder) = data() else { return };
    let mut positions = 0;
    for name in ["ffo-facts.json", "hard-facts.json"] {
        let facts = data_json(&folder, name);
        for file in facts["files"].as_array().unwrap() {
            check_problems(&folder, file);
            positions += file["positions"].as_u64().unwrap();
        }
    }
    assert_eq!(positions, 79 + 276 + 311 + 289);
}

#[test]
fn a_script_holds_the_positions_of_the_problems() {
    let Some(folder) = data() else { return };
    let (format, script) = records(&bytes(&folder, "problems/ffotest.scr"));
    assert_eq!(format, Format::Script);
    let (_, obf) = records(&bytes(&folder, "problems/fforum-40-59.obf"));
    assert_eq!((script.len(), obf.len()), (21, 20));
    // The first position is a warm-up, number 47 once more.
    assert_eq!(script[0].game.start(), obf[7].game.start());
    for (a, b) in script[1..].iter().zip(&obf) {
        assert_eq!(a.game.start(), b.game.start());
    }
    let comment = &script[1].game.note(NodeId::ROOT).comment;
    assert!(comment.starts_with("#40, 51-13"), "{comment}");
}

#[test]
fn bare_boards_are_positions() {
    let Some(folder) = data() else { return };
    let (format, games) = records(&bytes(&folder, "problems/small-35.txt"));
    assert_eq!((format, games.len()), (Format::Board, 30));
    for record in &games {
        assert_eq!(record.game.start().board().n_empties(), 35);
        assert_eq!(record.warnings, []);
        assert_eq!(record.game.moves().count(), 0);
    }
}

#[test]
fn the_console_of_edax_shows_boards() {
    let Some(folder) = data() else { return };
    let text = String::from_utf8(bytes(&folder, "sessions/console-edax.txt")).unwrap();
    let second = text.split("play f5d6").nth(1).unwrap();
    let board = second.split("hint").next().unwrap();
    let (format, games) = records(board.as_bytes());
    assert_eq!((format, games.len()), (Format::Board, 1));
    let start = games[0].game.start();
    assert_eq!(start.turn(), Color::Black);
    assert_eq!(
        start.board(),
        huri_tests::game("f5d6")
            .position(huri_tests::game("f5d6").end())
            .board()
    );
}

#[test]
fn twenty_spellings_of_one_game_and_its_sheet() {
    let Some(folder) = data() else { return };
    let facts = data_json(&folder, "samples/synthetic/transcripts.json");
    let moves = facts["moves"].as_str().unwrap();
    let mut whole = None;
    let spellings = facts["transcripts"].as_array().unwrap();
    assert_eq!(spellings.len(), 20);
    for spelling in spellings.iter().chain([&facts["grid"]]) {
        let (text, note) = (spelling["text"].as_str().unwrap(), &spelling["note"]);
        let (format, games) = records(text.as_bytes());
        assert_eq!(games.len(), 1, "{note}");
        assert_eq!(squares(&games[0].game), moves, "{note}");
        let is_grid = std::ptr::eq(spelling, &facts["grid"]);
        assert_eq!(format == Format::Grid, is_grid, "{note}");
        assert_eq!(games[0].warnings, [], "{note}");
        let game = whole.get_or_insert_with(|| games[0].game.clone());
        assert_eq!(*game, games[0].game, "{note}");
    }
    let sides = facts["side_of_each"].as_str().unwrap();
    let game = whole.unwrap();
    let turn = |node| match game.position(game.parent(node).unwrap()).turn() {
        Color::Black => 'X',
        Color::White => 'O',
    };
    let placed = game
        .main_line()
        .filter(|&node| game.mv(node).unwrap().square().is_some());
    assert_eq!(placed.map(turn).collect::<String>(), sides);
}

/// What the text formats hold of real games comes back from each of them. (A wrong result that
/// Edax wrote is a tag, and chess-like text has no place for it beside the right one.)
#[test]
fn real_games_pass_through_every_text_format() {
    let Some(folder) = data() else { return };
    for name in [
        "games/playok.pgn",
        "games/wth-1977-python.pgn",
        "samples/edax/mix.pgn",
        "samples/edax/pos.pgn",
    ] {
        let (_, games) = records(&bytes(&folder, name));
        for format in [Format::Transcript, Format::Board, Format::Pgn, Format::Grid] {
            for record in &games {
                let mut text = Vec::new();
                let losses = record::write(format, &record.game, &mut text).unwrap();
                let reader = record::read_as(format, text.as_slice()).unwrap();
                let back: Vec<_> = reader.map(|game| game.unwrap().game).collect();
                assert_eq!(back.len(), 1);
                let lost = record::compare(&record.game, &back[0]);
                assert_eq!(lost, losses, "{format:?} {:?}", record.game.tags);
                assert_eq!(record.game.parts_from(&back[0]), None);
                assert!(
                    format != Format::Pgn || losses.is_empty() || losses == [Loss::OtherTags],
                    "{losses:?} of {:?}",
                    record.game.tags
                );
            }
        }
    }
}
