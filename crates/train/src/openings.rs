//! Balanced openings: every board after eight moves, up to symmetry, that is about even.

use std::collections::BTreeMap;
use std::fmt::Write;

use huri_ai::eval::{UNIT, Weights};
use huri_ai::search::shallow::Shallow;
use huri_core::{Board, Position, Square};

use crate::error::Error;
use crate::parallel::in_order;
use crate::progress::Progress;

/// What counts as balanced.
#[derive(Clone, Copy, Debug)]
pub struct Balance {
    /// Moves played.
    pub n_plies: u32,
    /// How far the value may be from even, in discs.
    pub within: f64,
    /// The depth of the search that says so.
    pub depth: u32,
}

/// A shallower search throws out what is further off than this many times the balance.
const FIRST_LOOK: i32 = 3;

/// Plies less that the first look searches.
const FIRST_LOOK_SHALLOWER: u32 = 3;

/// All balanced openings as a text: a line each, the moves of one way there, in alphabetical
/// order.
pub fn list(weights: &Weights, balance: Balance, n_threads: usize) -> String {
    let boards: Vec<(Board, Vec<Square>)> = boards_after(balance.n_plies).into_iter().collect();
    let mut progress = Progress::new("openings", 0, boards.len() as u64);
    let within = (balance.within * f64::from(UNIT)).round() as i32;
    let shallow = Shallow::new(weights);
    let mut lines = Vec::new();
    in_order(
        0..boards.len() as u64,
        n_threads,
        || (),
        |(), index| {
            let board = boards[index as usize].0;
            let (first, wide) = (
                balance.depth.saturating_sub(FIRST_LOOK_SHALLOWER),
                FIRST_LOOK * within,
            );
            let is_within = |depth, within: i32| {
                shallow.value(board, depth, -within - 1, within + 1).abs() <= within
            };
            is_within(first, wide) && is_within(balance.depth, within)
        },
        |index, is_balanced| {
            if is_balanced {
                let mut line = String::new();
                for square in &boards[index as usize].1 {
                    write!(line, "{square}").expect("writing to memory");
                }
                lines.push(line);
            }
            progress.tell(index + 1, || format!("{} balanced", lines.len()));
            Ok::<(), Error>(())
        },
    )
    .expect("collecting does not fail");
    lines.sort();
    lines
        .iter()
        .fold(String::new(), |text, line| text + line + "\n")
}

/// Every board after so many moves once up to symmetry, with one way there.
fn boards_after(n_plies: u32) -> BTreeMap<Board, Vec<Square>> {
    let mut boards = BTreeMap::from([(Position::START.board().canonical().0, Vec::new())]);
    for _ in 0..n_plies {
        let mut next = BTreeMap::new();
        for line in boards.values() {
            let board = line.iter().fold(Position::START.board(), |board, &square| {
                board.after(square)
            });
            for square in board.legal_moves() {
                let mut longer = line.clone();
                longer.push(square);
                next.entry(board.after(square).canonical().0)
                    .or_insert(longer);
            }
        }
        boards = next;
    }
    boards.retain(|board, _| !board.legal_moves().is_empty());
    boards
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_different_boards_as_known() {
        for (n_plies, n_boards) in [
            (0, 1),
            (1, 1),
            (2, 3),
            (3, 14),
            (4, 60),
            (5, 322),
            (6, 1773),
        ] {
            assert_eq!(boards_after(n_plies).len(), n_boards);
        }
    }
}
