//! OBF, the Othello Board File of Edax: positions with scored moves.
//!
//! ```text
//! --XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18; H1:+12;
//! ```
//!
//! A position becomes the start of a game, its moves the first moves from there with their
//! scores as proved values, in the order of the file, so that the first, the best one, is the
//! main line. A score without a move is the value of the position. `%` begins a comment.
//!
//! A move `--` with a score that no game has ends every line of some published files; it is
//! skipped. Written are the moves of the start that have a value, in whole discs.
//!
//! Sources: Edax 4.6 and the FFO and hard-20, hard-25 and hard-30 sets of problems.

use super::cells::{self, Cells};
use super::number::hundredths;
use super::problem::{Expected, Mismatch, Oddity, Problem, RecordError, Warning, excerpt};
use super::replay::Replay;
use super::source::{Head, LINE_LIMIT, Line, Source, half_width};
use super::{Loss, Record, Unwritable, loss, refuse_turning};
use crate::value::Certainty;
use crate::{Game, Move, NodeId, Value};

/// Whether a line is a position with scores, or every line a position.
///
/// A position alone, `cells side;`, is also how a transcript begins that was set up.
pub fn looks_like(head: &Head<'_>) -> Result<(), Mismatch> {
    let first_entry = |line: &str| {
        let rest = cells::leading_cells(line).map(|(_, rest)| rest.trim())?;
        let entry = rest.strip_prefix(';')?.split([';', '%']).next()?;
        let score = entry.rsplit_once(':').map_or(entry, |(_, score)| score);
        Some(score.trim().to_owned())
    };
    let scored = |line| first_entry(line).is_some_and(|score| hundredths(&score).is_some());
    let mut lines = head
        .lines()
        .filter(|line| !line.starts_with('%'))
        .peekable();
    let first = lines.peek().copied().unwrap_or("");
    let positions =
        first_entry(first).is_some() && lines.all(|line| first_entry(line) == Some(String::new()));
    if positions || head.lines().any(scored) {
        return Ok(());
    }
    Err(Mismatch::new(Expected::Score, first))
}

/// The positions of a text.
pub fn games(mut source: Source<'_>) -> impl Iterator<Item = Result<Record, RecordError>> + '_ {
    std::iter::from_fn(move || {
        loop {
            let mut line = match source.next_line(LINE_LIMIT) {
                Ok(line) => line?,
                Err(error) => return Some(Err(*error)),
            };
            line.text = line.text.chars().map(half_width).collect();
            let text = line.text.trim();
            if !text.is_empty() && !text.starts_with('%') {
                return Some(read(&line));
            }
        }
    })
}

fn read(line: &Line) -> Result<Record, RecordError> {
    let Some((cells, rest)) = cells::leading_cells(&line.text) else {
        let problem = Problem::Expected {
            expected: Expected::Cells,
            found: excerpt(&line.text),
        };
        return Err(RecordError::new(line.place(0), problem));
    };
    let mut replay = begin(&cells, line);
    let (entries, comment) = match rest.split_once('%') {
        Some((entries, comment)) => (entries, Some(comment.trim())),
        None => (rest, None),
    };
    if let Some(comment) = comment {
        replay.game.note_mut(NodeId::ROOT).comment = comment.to_owned();
    }
    let mut offset = line.text.len() - rest.len();
    for piece in entries.split(';') {
        let begin = offset + piece.len() - piece.trim_start().len();
        offset += piece.len() + 1;
        let entry = piece.trim();
        if entry.is_empty() {
            continue;
        }
        let (mv, score) = match entry.split_once(':') {
            Some((mv, score)) => (Some(mv.trim()), score.trim()),
            None => (None, entry),
        };
        let Some(hundredths) = hundredths(score) else {
            let problem = Problem::Expected {
                expected: Expected::Score,
                found: excerpt(entry),
            };
            return Err(replay.fail(line.place(begin), problem, Vec::new()));
        };
        let value = Value {
            hundredths,
            certainty: Certainty::Proved,
            depth: None,
        };
        let Some(written) = mv else {
            replay.game.note_mut(NodeId::ROOT).value = Some(value);
            continue;
        };
        replay.go_to(NodeId::ROOT);
        let parsed = written.parse::<Move>();
        // The end mark of the published files: no move, and no score of a game.
        if parsed == Ok(Move::Pass) && hundredths.abs() > 6400 {
            continue;
        }
        let played = match parsed {
            Ok(mv) => replay
                .game
                .play(NodeId::ROOT, mv)
                .map_err(|why| Problem::Illegal {
                    written: excerpt(written),
                    why,
                }),
            Err(_) => Err(Problem::Expected {
                expected: Expected::Move,
                found: excerpt(written),
            }),
        };
        match played {
            Ok(node) => replay.game.note_mut(node).value = Some(value),
            Err(problem) => {
                return Err(replay.fail(line.place(begin), problem, vec![excerpt(written)]));
            }
        }
    }
    Ok(replay.finish())
}

/// A game that starts with these cells.
pub fn begin(cells: &Cells, line: &Line) -> Replay {
    let mut replay = Replay::new(cells.position());
    let place = line.place(0);
    let oddities = cells
        .oddities()
        .map(|oddity: Oddity| Warning { place, oddity });
    replay.warnings.extend(oddities);
    replay
}

/// Writes one line.
pub fn write(game: &Game, out: &mut Vec<u8>) -> Result<Vec<Loss>, Unwritable> {
    refuse_turning(game)?;
    let begin = out.len();
    let mut text = cells::text(game.start()) + ";";
    for &node in game.children(NodeId::ROOT) {
        if let Some(value) = game.note(node).value {
            let mv = match game.mv(node) {
                Some(Move::Place(square)) => square.to_string().to_uppercase(),
                _ => "PA".to_owned(),
            };
            text += &format!(" {mv}:{:+};", value.discs());
        }
    }
    let note = game.note(NodeId::ROOT);
    if let Some(value) = note.value {
        text += &format!(" {:+};", value.discs());
    }
    let comment = note
        .comment
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    if !comment.is_empty() {
        text += &format!(" % {comment}");
    }
    out.extend_from_slice(text.as_bytes());
    out.push(b'\n');
    Ok(loss::by_reading(game, &out[begin..], games))
}
