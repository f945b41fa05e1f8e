//! What the values of properties mean: points, moves, results.

use super::property::unescape;
use crate::game::Rules;
use crate::outcome::Ending;
use crate::record::number;
use crate::record::replay::Recorded;
use crate::value::Certainty;
use crate::{Bitboard, Move, Square, Value};

/// A point, `f5` or `fe`.
fn point(text: &str) -> Option<Square> {
    if let Ok(square) = text.parse() {
        return Some(square);
    }
    let [column, row] = text.as_bytes() else {
        return None;
    };
    let index = |letter: u8| usize::from(letter.to_ascii_lowercase()).checked_sub(b'a'.into());
    Square::new(index(*column)?, index(*row)?)
}

/// A point, or a rectangle `c3:f6` of points.
pub(super) fn points(value: &[u8]) -> Option<Bitboard> {
    let value = unescape(value);
    let value = value.trim();
    let Some((first, last)) = value.split_once(':') else {
        return point(value).map(Square::bit);
    };
    let (first, last) = (point(first.trim())?, point(last.trim())?);
    let columns = first.column()..=last.column();
    let rows = first.row()..=last.row();
    let inside =
        |square: &Square| columns.contains(&square.column()) && rows.contains(&square.row());
    Some(Square::all().filter(inside).collect())
}

/// A square or a pass.
pub(super) fn parse_move(text: &str) -> Option<Move> {
    let text = text.trim();
    if text.is_empty() || text.eq_ignore_ascii_case("tt") {
        return Some(Move::Pass);
    }
    text.parse().ok().or_else(|| point(text).map(Move::Place))
}

/// Rules with a name of ours.
pub(super) fn parse_rules(value: &str) -> Option<Rules> {
    match value.to_lowercase().as_str() {
        "anti" => Some(Rules::Anti),
        "tabletop" => Some(Rules::Tabletop),
        _ => None,
    }
}

/// A result, or that there is none; none if it is something else.
pub(super) fn parse_result(value: &str) -> Option<Option<(Recorded, Ending)>> {
    let value = value.trim();
    let (winner, by) = match value.split_once('+') {
        Some(("B" | "b", by)) => (1, by),
        Some(("W" | "w", by)) => (-1, by),
        _ => {
            return match value {
                "" | "?" | "Void" => Some(None),
                "0" | "Draw" => Some(Some((Recorded::Score(0), Ending::Adjudication))),
                _ => None,
            };
        }
    };
    let (discs, ending) = match by {
        "R" | "Resign" => (64, Ending::Resignation),
        "T" | "Time" => (64, Ending::Time),
        discs => match discs.parse::<i8>() {
            Ok(discs @ 1..=64) => (discs, Ending::Adjudication),
            _ => return None,
        },
    };
    Some(Some((Recorded::Score(winner * discs), ending)))
}

/// `proved@12`, `95%`, `estimate@9`.
pub(super) fn parse_certainty(text: &str) -> Option<(Certainty, Option<u8>)> {
    let (certainty, depth) = match text.split_once('@') {
        Some((certainty, depth)) => (certainty, Some(depth.parse().ok()?)),
        None => (text, None),
    };
    let certainty = match certainty {
        "estimate" => Certainty::Estimate,
        "proved" => Certainty::Proved,
        percent => Certainty::Selective(percent.strip_suffix('%')?.parse().ok()?),
    };
    Some((certainty, depth))
}

/// A move, its value for Black and how sure that is: `d6:-3.5:95%@16`.
pub(super) fn parse_best(text: &str) -> Option<(Move, Value)> {
    let mut parts = text.splitn(3, ':');
    let mv = parts.next()?.trim().parse().ok()?;
    let mut value = Value::estimate(number::hundredths(parts.next()?)?);
    if let Some(certainty) = parts.next() {
        (value.certainty, value.depth) = parse_certainty(certainty)?;
    }
    Some((mv, value))
}
