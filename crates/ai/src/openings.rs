//! Balanced openings: every position after eight moves, up to symmetry, that our own search finds
//! about even.
//!
//! For matches and for games that shall begin somewhere else each time. The list was made by
//! `huri-train openings`; see `docs/eval.md`.

use huri_core::Square;

/// The lines, one after the other: eight moves each.
const LINES: &str = include_str!("../openings/balanced.txt");

/// The openings in alphabetical order; none needs a pass.
///
/// ```
/// use huri_core::Position;
///
/// let opening = huri_ai::openings::balanced().next().expect("there are many");
/// let board = opening.fold(Position::START.board(), |board, square| board.after(square));
/// assert_eq!(board.n_empties(), 52);
/// ```
pub fn balanced() -> impl ExactSizeIterator<Item = Opening> + Clone {
    LINES.as_bytes().chunks_exact(BYTES).map(Opening)
}

/// Moves of a line, and the bytes it takes.
const BYTES: usize = 2 * 8 + 1;

/// The moves of an opening.
#[derive(Clone, Debug)]
pub struct Opening(&'static [u8]);

impl Iterator for Opening {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let (name, rest) = self.0.split_at_checked(2)?;
        self.0 = rest;
        let name = std::str::from_utf8(name).expect("the list is ASCII");
        Some(name.parse().expect("the list holds squares"))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use huri_core::Position;

    use super::*;

    #[test]
    fn all_lines_can_be_played_and_end_differently() {
        assert_eq!(LINES.len() % BYTES, 0);
        let mut boards = BTreeSet::new();
        for opening in balanced() {
            let mut board = Position::START.board();
            let mut n_moves = 0;
            for square in opening {
                assert!(
                    board.legal_moves().contains(square),
                    "{square} on {board:?}"
                );
                board = board.after(square);
                n_moves += 1;
            }
            assert_eq!(n_moves, 8);
            assert!(!board.legal_moves().is_empty());
            assert!(boards.insert(board.canonical().0), "{board:?}");
        }
        assert_eq!(boards.len(), balanced().len());
    }
}
