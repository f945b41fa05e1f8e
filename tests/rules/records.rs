//! Records of every format: real files, spellings, faults, round trips.

mod doctor;
mod properties;
mod real;
mod spellings;

use huri_core::Game;
use huri_core::record::{self, Format, Record, RecordError};

/// The format of a text and its games, broken ones too.
fn read(text: &[u8]) -> (Format, Vec<Result<Record, RecordError>>) {
    let reader = record::read(text).unwrap_or_else(|why| panic!("{why}"));
    (reader.format(), reader.collect())
}

/// The games of a text in which nothing is wrong.
fn records(text: &[u8]) -> (Format, Vec<Record>) {
    let (format, games) = read(text);
    let whole = |game: Result<Record, RecordError>| game.unwrap_or_else(|why| panic!("{why}"));
    (format, games.into_iter().map(whole).collect())
}

/// The only game of a text in which nothing is wrong.
fn only(text: &str) -> (Format, Record) {
    let (format, mut games) = records(text.as_bytes());
    assert_eq!(games.len(), 1, "{text}");
    (format, games.remove(0))
}

/// `f5d6c3…` without the passes.
fn squares(game: &Game) -> String {
    game.moves()
        .filter_map(huri_core::Move::square)
        .map(|square| square.to_string())
        .collect()
}
