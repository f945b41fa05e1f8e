//! Fixed positions to measure the engine on.
//!
//! The sum of all nodes is the search's signature: with one thread it is the same on every
//! machine and CPU level, and it changes only when the search or the weights do.

use huri_core::value::Certainty;
use huri_core::{Bitboard, Color, Position, Square};

use crate::Limits;

/// A position to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The position; the side to move has a move.
    pub position: Position,
    /// The score for the side to move, if it is to be solved.
    pub score: Option<i8>,
}

impl Problem {
    /// How it is searched: to its score, or deep enough to use all that a midgame search has.
    pub fn limits(&self) -> Limits {
        match self.score {
            Some(_) => Limits::EXACT,
            None => Limits {
                depth: 12,
                certainty: Certainty::Selective(73),
                end_from: 0,
                ..Limits::EXACT
            },
        }
    }
}

/// The positions: eight of the midgame, twelve to be solved.
///
/// ```
/// let problems = huri_ai::bench::problems();
/// assert_eq!(problems.len(), 20);
/// ```
pub fn problems() -> Vec<Problem> {
    let lines = include_str!("../bench/positions.txt").lines();
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(problem).collect()
}

/// A line of the list, which a test has read as a whole.
fn problem(line: &str) -> Problem {
    let mut words = line.split(' ');
    let board = words.next().expect("split gives at least one");
    let discs = |disc: char| -> Bitboard {
        let squares = Square::all().zip(board.chars());
        squares
            .filter_map(|(square, it)| (it == disc).then_some(square))
            .collect()
    };
    let turn = match words.next() {
        Some("X") => Color::Black,
        _ => Color::White,
    };
    Problem {
        position: Position::from_discs(discs('X'), discs('O'), turn)
            .expect("a square has one character"),
        score: words.next().map(|score| score.parse().expect("a score")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Solver;

    #[test]
    fn the_scores_of_the_list_are_right() {
        let problems = problems();
        assert_eq!(problems.len(), 20);
        let mut solver = Solver::new(16);
        for problem in problems {
            let board = problem.position.board();
            assert!(!board.legal_moves().is_empty());
            // The two with most empty squares take their time.
            if let Some(score) = problem.score
                && board.n_empties() <= 20
            {
                assert_eq!(solver.solve(board).score, score, "{board:?}");
            }
        }
    }
}
