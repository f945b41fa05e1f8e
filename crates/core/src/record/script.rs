//! Scripts of positions: `.scr` of Zebra, `.script` of Cassio. Only read.
//!
//! ```text
//! % #40, 51-13
//! O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X
//! ```
//!
//! The comment lines before a position become its comment: the scores in them are words, and in
//! the one collection that is known they hold slips. Moves may follow the position.
//!
//! Sources: FFOTEST.SCR of Zebra, the scripts of Cassio.

use super::problem::{Expected, Mismatch, Problem, RecordError, excerpt};
use super::source::{Head, LINE_LIMIT, Line, Source, half_width};
use super::token::tokens;
use super::{Record, cells, obf};
use crate::NodeId;

/// Whether comments and then positions without scores stand at the beginning.
pub fn looks_like(head: &Head<'_>) -> Result<(), Mismatch> {
    let first = head.first_line();
    if !first.starts_with('%') {
        return Err(Mismatch::new(Expected::Comment, first));
    }
    let line = head.lines().find(|line| !line.starts_with('%'));
    let line = line.unwrap_or("");
    match cells::leading_cells(line) {
        Some((_, rest)) if !rest.contains(';') => Ok(()),
        _ => Err(Mismatch::new(Expected::Cells, line)),
    }
}

/// How many bytes of comments a position keeps.
const COMMENT: usize = 1 << 16;

/// The positions of a script.
pub fn games(mut source: Source<'_>) -> impl Iterator<Item = Result<Record, RecordError>> + '_ {
    let mut comment = String::new();
    std::iter::from_fn(move || {
        loop {
            let mut line = match source.next_line(LINE_LIMIT) {
                Ok(line) => line?,
                Err(error) => return Some(Err(*error)),
            };
            let text = line.text.trim();
            if let Some(text) = text.strip_prefix('%') {
                let text = text.trim();
                if !(comment.is_empty() && text.is_empty()) && comment.len() < COMMENT {
                    comment.push_str(text);
                    comment.push('\n');
                }
            } else if !text.is_empty() {
                line.text = line.text.chars().map(half_width).collect();
                return Some(read(&line, &std::mem::take(&mut comment)));
            }
        }
    })
}

fn read(line: &Line, comment: &str) -> Result<Record, RecordError> {
    let Some((cells, rest)) = cells::leading_cells(&line.text) else {
        let problem = Problem::Expected {
            expected: Expected::Cells,
            found: excerpt(&line.text),
        };
        return Err(RecordError::new(line.place(0), problem));
    };
    let mut replay = obf::begin(&cells, line);
    comment
        .trim()
        .clone_into(&mut replay.game.note_mut(NodeId::ROOT).comment);
    let skip = line.text.len() - rest.len();
    let moves = tokens(rest);
    for (index, token) in moves.iter().enumerate() {
        let Some(mv) = token.mv() else { continue };
        let place = line.place(skip + token.offset);
        if let Err(why) = replay.play(mv, place) {
            let written = token.text.to_owned();
            let rest = moves[index..].iter().map(|token| excerpt(token.text));
            let rest = rest.collect();
            return Err(replay.fail(place, Problem::Illegal { written, why }, rest));
        }
    }
    Ok(replay.finish())
}
