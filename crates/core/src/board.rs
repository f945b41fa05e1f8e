//! [`Board`]: the discs as a search sees them, without colours.

use std::fmt;

use crate::bitboard::picture;
use crate::{Bitboard, Square, flip};

/// The mover's and the opponent's discs. No colours: a search needs none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    // Invariant: disjoint.
    mover: Bitboard,
    opponent: Bitboard,
}

impl Board {
    /// The board with these discs, unless a square is in both sets.
    #[inline]
    pub const fn new(mover: Bitboard, opponent: Bitboard) -> Option<Board> {
        if mover.0 & opponent.0 == 0 {
            Some(Board { mover, opponent })
        } else {
            None
        }
    }

    /// The discs of the side to move.
    #[inline]
    pub const fn mover(self) -> Bitboard {
        self.mover
    }

    /// The discs of the other side.
    #[inline]
    pub const fn opponent(self) -> Bitboard {
        self.opponent
    }

    /// The squares with a disc.
    #[inline]
    pub const fn occupied(self) -> Bitboard {
        Bitboard(self.mover.0 | self.opponent.0)
    }

    /// The squares without a disc.
    #[inline]
    pub const fn empties(self) -> Bitboard {
        Bitboard(!(self.mover.0 | self.opponent.0))
    }

    /// How many squares have no disc, 0 to 64.
    #[inline]
    pub const fn n_empties(self) -> u32 {
        self.empties().len()
    }

    /// The squares on which the mover may place a disc.
    #[inline]
    pub fn legal_moves(self) -> Bitboard {
        Bitboard(flip::legal_moves(self.mover.0, self.opponent.0))
    }

    /// The discs that a disc placed on `square` turns; empty if the move is not legal.
    #[inline]
    pub fn flips(self, square: Square) -> Bitboard {
        if self.occupied().contains(square) {
            return Bitboard::EMPTY;
        }
        Bitboard(flip::flips(self.mover.0, self.opponent.0, square.index()))
    }

    /// The board after a disc on `square`, seen by the next player.
    ///
    /// `square` must be legal; use [`Position::play`](crate::Position::play) when it may not be.
    #[inline]
    pub fn after(self, square: Square) -> Board {
        let flips = self.flips(square);
        debug_assert!(!flips.is_empty(), "{square} turns nothing on{self:?}");
        self.after_flips(square, flips)
    }

    /// The board after a disc on `square` that turns `flips`, seen by the next player.
    #[inline]
    pub(crate) fn after_flips(self, square: Square, flips: Bitboard) -> Board {
        Board {
            mover: self.opponent ^ flips,
            opponent: self.mover ^ flips ^ square.bit(),
        }
    }

    /// The same discs, seen by the other side.
    #[inline]
    pub const fn passed(self) -> Board {
        Board {
            mover: self.opponent,
            opponent: self.mover,
        }
    }

    /// Whether neither side can move.
    #[inline]
    pub fn is_over(self) -> bool {
        self.legal_moves().is_empty() && self.passed().legal_moves().is_empty()
    }

    /// The mover's disc difference if the game ends here, the empty squares given to the winner:
    /// even, −64 to +64; 0 when both have as many discs.
    #[inline]
    pub const fn final_score(self) -> i8 {
        let (mover, opponent) = (self.mover.len() as i32, self.opponent.len() as i32);
        let difference = mover - opponent;
        let empties = 64 - mover - opponent;
        (difference + difference.signum() * empties) as i8
    }
}

/// A picture: `X` is the mover's disc, `O` the opponent's, `-` an empty square.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        picture(f, |square| match () {
            () if self.mover.contains(square) => 'X',
            () if self.opponent.contains(square) => 'O',
            () => '-',
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_empties_go_to_the_winner() {
        let discs = |mover, opponent| Board::new(Bitboard(mover), Bitboard(opponent)).unwrap();
        assert_eq!(discs(0b111, 0b1000).final_score(), 62);
        assert_eq!(discs(0b1, 0b1110).final_score(), -62);
        assert_eq!(discs(0b1, 0b10).final_score(), 0);
        assert_eq!(discs(0, 0).final_score(), 0);
        assert_eq!(discs(0, 1).final_score(), -64);
        assert_eq!(discs(u64::MAX << 32, u64::MAX >> 32).final_score(), 0);
        assert_eq!(Board::new(Bitboard(1), Bitboard(3)), None);
    }
}
