//! Perft: counts the lines of play of a given length, to check move generation.

use crate::Board;

/// The number of lines of `depth` plies from `board`; a pass is a ply, and a line that ends
/// before counts as one.
///
/// The last ply is counted, not played.
///
/// ```
/// use huri_core::{Position, perft::perft};
/// assert_eq!(perft(Position::START.board(), 5), 1_396);
/// ```
pub fn perft(board: Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = board.legal_moves();
    if moves.is_empty() {
        let passed = board.passed();
        return if passed.legal_moves().is_empty() {
            1
        } else {
            perft(passed, depth - 1)
        };
    }
    if depth == 1 {
        return u64::from(moves.len());
    }
    moves
        .squares()
        .map(|square| perft(board.after(square), depth - 1))
        .sum()
}
