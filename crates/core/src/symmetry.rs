//! [`Symmetry`]: the eight turns and mirrorings of the board, and the canonical form.

use crate::{Bitboard, Board, Square};

/// One of the eight symmetries of the square.
///
/// Bit 2 of its index exchanges columns and rows first (mirror on the diagonal a1-h8), then bit
/// 0 mirrors the columns (a with h) and bit 1 the rows (1 with 8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Symmetry(u8); // Invariant: < 8.

impl Symmetry {
    /// Changes nothing.
    pub const IDENTITY: Symmetry = Symmetry(0);

    /// Turns the board by a quarter, clockwise: a1 goes to h1.
    pub const QUARTER_TURN: Symmetry = Symmetry(5);

    /// Mirrors the board: column a goes to column h.
    pub const MIRROR: Symmetry = Symmetry(1);

    /// The four that map the start position onto itself: nothing, half turn, both diagonals.
    pub const OF_START: [Symmetry; 4] = [Symmetry(0), Symmetry(3), Symmetry(4), Symmetry(7)];

    /// All eight, the identity first.
    pub fn all() -> impl ExactSizeIterator<Item = Symmetry> + Clone {
        (0..8).map(|index: i32| Symmetry(index as u8))
    }

    /// The symmetry with this index, 0 to 7.
    pub const fn from_index(index: usize) -> Option<Symmetry> {
        if index < 8 {
            Some(Symmetry(index as u8))
        } else {
            None
        }
    }

    /// Its index, 0 to 7.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The symmetry that undoes this one.
    pub const fn inverse(self) -> Symmetry {
        // Transposing first and mirroring after is undone by mirroring first, which equals
        // transposing first and mirroring the other axis after.
        match self.0 {
            5 => Symmetry(6),
            6 => Symmetry(5),
            same => Symmetry(same),
        }
    }

    /// Where `square` goes.
    pub fn square(self, square: Square) -> Square {
        let (mut column, mut row) = (square.column(), square.row());
        if self.0 & 4 != 0 {
            std::mem::swap(&mut column, &mut row);
        }
        if self.0 & 1 != 0 {
            column = 7 - column;
        }
        if self.0 & 2 != 0 {
            row = 7 - row;
        }
        Square::new(column, row).expect("column and row stay below 8")
    }

    /// Where the squares of `set` go.
    #[inline]
    pub const fn set(self, set: Bitboard) -> Bitboard {
        let mut word = set.0;
        if self.0 & 4 != 0 {
            word = transposed(word);
        }
        if self.0 & 1 != 0 {
            word = columns_mirrored(word);
        }
        if self.0 & 2 != 0 {
            word = word.swap_bytes();
        }
        Bitboard(word)
    }

    /// The board with all discs moved.
    #[inline]
    pub fn board(self, board: Board) -> Board {
        Board::new(self.set(board.mover()), self.set(board.opponent()))
            .expect("a symmetry keeps disjoint sets disjoint")
    }
}

impl Board {
    /// The smallest of the eight symmetric boards, and a symmetry that leads to it.
    ///
    /// Two boards are symmetric to each other exactly if their canonical forms are equal.
    pub fn canonical(self) -> (Board, Symmetry) {
        Symmetry::all()
            .map(|symmetry| (symmetry.board(self), symmetry))
            .min()
            .expect("there are eight symmetries")
    }
}

const fn columns_mirrored(mut word: u64) -> u64 {
    word = (word >> 1 & 0x5555_5555_5555_5555) | (word & 0x5555_5555_5555_5555) << 1;
    word = (word >> 2 & 0x3333_3333_3333_3333) | (word & 0x3333_3333_3333_3333) << 2;
    (word >> 4 & 0x0f0f_0f0f_0f0f_0f0f) | (word & 0x0f0f_0f0f_0f0f_0f0f) << 4
}

/// Mirrors on the diagonal a1-h8 by three delta swaps.
const fn transposed(mut word: u64) -> u64 {
    let mut swap = (word ^ word >> 7) & 0x00aa_00aa_00aa_00aa;
    word ^= swap ^ swap << 7;
    swap = (word ^ word >> 14) & 0x0000_cccc_0000_cccc;
    word ^= swap ^ swap << 14;
    swap = (word ^ word >> 28) & 0x0000_0000_f0f0_f0f0;
    word ^ swap ^ swap << 28
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;

    #[test]
    fn sets_move_as_their_squares_do() {
        for symmetry in Symmetry::all() {
            for square in Square::all() {
                assert_eq!(symmetry.set(square.bit()), symmetry.square(square).bit());
                assert_eq!(symmetry.inverse().square(symmetry.square(square)), square);
            }
        }
    }

    #[test]
    fn the_named_ones_do_what_they_say() {
        let (turn, mirror) = (Symmetry::QUARTER_TURN, Symmetry::MIRROR);
        assert_eq!(turn.square(Square::A1), Square::H1);
        assert_eq!(turn.square(Square::B1), Square::H2);
        assert_eq!(mirror.square(Square::A3), Square::H3);
    }

    #[test]
    fn four_symmetries_keep_the_start() {
        let start = Position::START.board();
        let keep: Vec<_> = Symmetry::all()
            .filter(|s| s.board(start) == start)
            .collect();
        assert_eq!(keep, Symmetry::OF_START);
    }

    #[test]
    fn symmetric_boards_share_their_canonical_form() {
        let board = Position::START.board().after(Square::F5).after(Square::D6);
        for symmetry in Symmetry::all() {
            let image = symmetry.board(board);
            assert_eq!(image.canonical().0, board.canonical().0);
            let (canonical, to) = image.canonical();
            assert_eq!(to.board(image), canonical);
        }
    }
}
