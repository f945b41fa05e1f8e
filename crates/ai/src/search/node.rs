//! [`Node`]: a board with its features, and the range of values.

use crate::eval::{Features, UNIT};
use crate::search::last_empties;
use crate::search::moves::after;

/// Below every value.
pub(crate) const NONE: i32 = -100 * UNIT;

/// The highest value: a win by 64 discs.
pub(crate) const HIGHEST: i32 = 64 * UNIT;

/// A board with its features.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) mover: u64,
    pub(crate) opponent: u64,
    pub(crate) features: Features,
}

impl Node {
    /// The empty squares.
    #[inline(always)]
    pub(crate) fn empties(&self) -> u64 {
        !(self.mover | self.opponent)
    }

    /// How many squares are empty.
    #[inline(always)]
    pub(crate) fn n_empties(&self) -> u32 {
        self.empties().count_ones()
    }

    /// After a move, seen by the next player.
    #[inline(always)]
    pub(crate) fn after(&self, square: u32, flips: u64) -> Node {
        let (mover, opponent) = after(self.mover, self.opponent, flips, square);
        Node {
            mover,
            opponent,
            features: self.features.after(square as usize, flips),
        }
    }

    /// The same board, seen by the other side.
    #[inline(always)]
    pub(crate) fn passed(&self) -> Node {
        Node {
            mover: self.opponent,
            opponent: self.mover,
            features: self.features.passed(),
        }
    }
}

/// The value of a finished game.
#[inline(always)]
pub(crate) fn final_value(node: &Node) -> i32 {
    UNIT * last_empties::final_score(node.mover, node.n_empties() as i32)
}
