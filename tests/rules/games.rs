//! Every sample of every program against `games-facts.json`, computed by an independent program.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use huri_core::record::{self, Format, Oddity, Problem, Record, RecordError};
use huri_core::{Color, Game, Move, Position, Square};
use huri_tests::data;
use serde_json::Value;

fn read(path: &Path) -> (Format, Vec<Result<Record, RecordError>>) {
    let reader = record::read(BufReader::new(File::open(path).unwrap()));
    let reader = reader.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    (reader.format(), reader.collect())
}

fn cells(position: Position) -> String {
    let cell = |square| match position.disc(square) {
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None => '-',
    };
    Square::all().map(cell).collect()
}

fn side(color: Color) -> &'static str {
    match color {
        Color::Black => "X",
        Color::White => "O",
    }
}

fn agrees(game: &Game, fact: &Value, what: &str) {
    let squares = game.moves().filter_map(Move::square);
    let moves: String = squares.map(|square| square.to_string()).collect();
    assert_eq!(fact["moves"], moves, "{what}: moves");
    if let Some(start) = fact["start"].as_str() {
        assert_eq!(cells(game.start()), start, "{what}: start");
    } else {
        assert_eq!(game.start(), Position::START, "{what}: start");
    }
    assert_eq!(fact["first"], side(game.start().turn()), "{what}: first");
    let end = game.position(game.end());
    assert_eq!(fact["board"], cells(end), "{what}: board");
    let trailing = game.moves().last() == Some(Move::Pass);
    let turn = if trailing { !end.turn() } else { end.turn() };
    assert_eq!(fact["side"], side(turn), "{what}: side");
    assert_eq!(fact["over"], end.is_over(), "{what}: over");
    if end.is_over() {
        assert_eq!(fact["score"], end.final_score(), "{what}: score");
    }
    let passes = game.moves().filter(|mv| *mv == Move::Pass).count();
    let known = fact["implied_passes"].as_u64().unwrap() as usize;
    assert_eq!(passes - usize::from(trailing), known, "{what}: passes");
    if let Some([black, white]) = fact["players"].as_array().map(Vec::as_slice) {
        let name = |color| &game.tags.player(color).name;
        let same = |fact: &Value, name: &str| fact == name || fact == "?" && name.is_empty();
        assert!(same(black, name(Color::Black)), "{what}: {black}");
        assert!(same(white, name(Color::White)), "{what}: {white}");
    }
}

fn file_agrees(data: &Path, fact: &Value) -> Format {
    let file = fact["file"].as_str().unwrap();
    let (format, records) = read(&data.join(file));
    let facts = fact["list"].as_array().unwrap();
    assert_eq!(records.len(), facts.len(), "{file}: games");
    for (index, (record, fact)) in records.iter().zip(facts).enumerate() {
        let what = format!("{file}, game {}", index + 1);
        if fact["board_size"] == 4 {
            let error = record.as_ref().unwrap_err();
            assert_eq!(
                error.problem,
                Problem::OtherGame("4x4".to_owned()),
                "{what}"
            );
            continue;
        }
        match record {
            Ok(record) => agrees(&record.game, fact, &what),
            Err(error) => panic!("{what}: {error}"),
        }
    }
    format
}

#[test]
fn every_sample_is_read_as_an_independent_program_reads_it() {
    let Some(data) = data() else { return };
    let facts = std::fs::read_to_string(data.join("games-facts.json")).unwrap();
    let facts: Value = serde_json::from_str(&facts).unwrap();
    let facts = facts.as_array().unwrap();
    assert_eq!(facts.len(), 23);
    for fact in facts {
        let file = fact["file"].as_str().unwrap();
        let expected = match file.rsplit_once('.').unwrap().1 {
            "ggf" => Format::Ggf,
            "sgf" | "sof" => Format::Sgf,
            "wtb" => Format::Wthor,
            "pgn" => Format::Pgn,
            _ => Format::Transcript,
        };
        if !expected.is_read() {
            continue;
        }
        assert_eq!(file_agrees(&data, fact), expected, "{file}");
    }
}

/// The oddities of a file's games: those of its results first, then how many others there are.
fn oddities(path: &Path) -> (Vec<usize>, usize) {
    let (_, records) = read(path);
    let (mut differing, mut others) = (Vec::new(), 0);
    for (index, record) in records.iter().enumerate() {
        for warning in record.iter().flat_map(|record| &record.warnings) {
            match warning.oddity {
                Oddity::ResultDiffers { .. } => differing.push(index + 1),
                _ => others += 1,
            }
        }
    }
    (differing, others)
}

#[test]
fn the_wrong_results_of_edax_are_noticed_and_no_others() {
    let Some(data) = data() else { return };
    let edax = |file| oddities(&data.join("samples/edax").join(file));
    // Wrong after an odd number of discs.
    assert_eq!(edax("mix.ggf"), (vec![3, 6, 7], 0));
    assert_eq!(edax("mix.sgf"), (vec![3, 6, 7], 0));
    assert_eq!(edax("one.sgf"), (vec![], 0));
    assert_eq!(edax("back.wtb"), (vec![3, 6, 7], 1));
    let cassio = data.join("samples/synthetic/cassio.sof");
    assert_eq!(oddities(&cassio), (vec![2, 3], 0));
    assert_eq!(oddities(&data.join("games/ggs-saio-2003.ggf")), (vec![], 0));
    assert_eq!(oddities(&data.join("games/ggs-mixed.ggf")), (vec![], 0));
    assert_eq!(oddities(&data.join("games/ggs-matches.ggf")), (vec![], 0));
}
