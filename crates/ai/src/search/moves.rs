//! [`MoveList`]: the moves of a node with what they turn, taken best first.

use std::hint::select_unpredictable;

/// A move of a node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    /// The discs it turns.
    pub(crate) flips: u64,
    /// How promising it is: higher is better.
    pub(crate) value: i32,
    /// The square's index.
    pub(crate) square: u32,
}

impl Candidate {
    /// The board after this move, seen by the next player.
    #[inline(always)]
    pub(crate) fn after(&self, mover: u64, opponent: u64) -> (u64, u64) {
        after(mover, opponent, self.flips, self.square)
    }
}

/// The board after a move, seen by the next player.
#[inline(always)]
pub(crate) fn after(mover: u64, opponent: u64, flips: u64, square: u32) -> (u64, u64) {
    (opponent ^ flips, mover ^ flips ^ 1 << square)
}

/// The value of a move that is known not to be good enough.
pub(crate) const WEAK: i32 = i32::MIN;

/// Up to `N` moves. They are not sorted: each step picks the best of those left, since most
/// nodes end after a few.
pub(crate) struct MoveList<const N: usize> {
    moves: [Candidate; N],
    length: usize,
}

/// No legal position has more moves (33 is the most known).
pub(crate) const MAX_MOVES: usize = 34;

impl<const N: usize> MoveList<N> {
    /// A list without moves.
    #[inline(always)]
    pub(crate) fn new() -> MoveList<N> {
        const NO_CANDIDATE: Candidate = Candidate {
            flips: 0,
            value: 0,
            square: 0,
        };
        MoveList {
            moves: [NO_CANDIDATE; N],
            length: 0,
        }
    }

    /// Adds a move.
    #[inline(always)]
    pub(crate) fn push(&mut self, candidate: Candidate) {
        self.moves[self.length] = candidate;
        self.length += 1;
    }

    /// Takes out the best of the remaining moves; among equals the one added first.
    #[inline(always)]
    pub(crate) fn pop_best(&mut self) -> Option<Candidate> {
        let (first, others) = self.moves[..self.length].split_first()?;
        let (mut best, mut value) = (0, first.value);
        for (index, other) in others.iter().enumerate() {
            // Which is better cannot be foretold: a jump would cost more than two moves.
            let better = other.value > value;
            best = select_unpredictable(better, index + 1, best);
            value = select_unpredictable(better, other.value, value);
        }
        let candidate = self.moves[best];
        self.length -= 1;
        self.moves[best] = self.moves[self.length];
        Some(candidate)
    }

    /// Takes out the move on `square`, if it is there.
    #[inline(always)]
    pub(crate) fn take(&mut self, square: u8) -> Option<Candidate> {
        let rest = &self.moves[..self.length];
        let place = rest.iter().position(|c| c.square == u32::from(square))?;
        let candidate = rest[place];
        // The others keep their order.
        self.moves.copy_within(place + 1..self.length, place);
        self.length -= 1;
        Some(candidate)
    }

    /// Takes out all moves, best first.
    pub(crate) fn drain_sorted(&mut self) -> Vec<Candidate> {
        std::iter::from_fn(|| self.pop_best()).collect()
    }

    /// How many moves are left.
    #[inline(always)]
    pub(crate) fn len(&self) -> usize {
        self.length
    }

    /// The moves left, in no order.
    #[inline(always)]
    pub(crate) fn rest_mut(&mut self) -> &mut [Candidate] {
        &mut self.moves[..self.length]
    }
}
