//! [`Cache`]: what a thread remembers of positions near the end.

use crate::search::moves::{Candidate, WEAK};
use crate::tt::{self, NO_MOVE};

/// A thread's own memory for the nodes with seven to ten empty squares: no locks, no ages.
pub(crate) struct Cache(Box<[Slot; SIZE]>);

/// Fits the second-level cache of most cores, with room for the rest.
const SIZE: usize = 16384;

/// A position and what is known of it.
#[derive(Clone, Copy)]
struct Slot {
    mover: u64,
    opponent: u64,
    known: Known,
}

/// What the cache knows of a position, in discs.
#[derive(Clone, Copy)]
pub(crate) struct Known {
    /// The score is at least this.
    pub(crate) lower: i8,
    /// The score is at most this.
    pub(crate) upper: i8,
    /// The move to try first.
    pub(crate) best: u8,
}

impl Known {
    /// Nothing.
    pub(crate) const NOTHING: Known = Known {
        lower: i8::MIN,
        upper: i8::MAX,
        best: NO_MOVE,
    };
}

/// Where a position is kept.
#[derive(Clone, Copy)]
pub(crate) struct Place(usize);

impl Place {
    /// The place of a board.
    #[inline(always)]
    pub(crate) fn of(mover: u64, opponent: u64) -> Place {
        Place(tt::hash(mover, opponent) as usize & (SIZE - 1))
    }
}

impl Cache {
    /// An empty cache.
    pub(crate) fn new() -> Cache {
        // Both sets full is no board, so that nothing matches.
        const UNUSED: Slot = Slot {
            mover: u64::MAX,
            opponent: u64::MAX,
            known: Known::NOTHING,
        };
        let slots = vec![UNUSED; SIZE].into_boxed_slice();
        Cache(slots.try_into().ok().expect("made with this size"))
    }

    /// What is known of a board.
    #[inline(always)]
    pub(crate) fn probe(&self, place: Place, mover: u64, opponent: u64) -> Option<Known> {
        let slot = &self.0[place.0 & (SIZE - 1)];
        (slot.mover == mover && slot.opponent == opponent).then_some(slot.known)
    }

    /// Looks the children of a node up: a bound that proves a cut ends the node, one that proves
    /// a move too weak puts it last.
    #[inline(always)]
    pub(crate) fn children(
        &self,
        (mover, opponent): (u64, u64),
        moves: &mut [Candidate],
        alpha: i32,
    ) -> Option<i32> {
        for candidate in moves {
            let (mover, opponent) = candidate.after(mover, opponent);
            if let Some(child) = self.probe(Place::of(mover, opponent), mover, opponent) {
                if -i32::from(child.upper) > alpha {
                    return Some(-i32::from(child.upper));
                }
                if -i32::from(child.lower) <= alpha {
                    candidate.value = WEAK;
                }
            }
        }
        None
    }

    /// Remembers what is known of a board now.
    #[inline(always)]
    pub(crate) fn store(&mut self, place: Place, (mover, opponent): (u64, u64), known: Known) {
        self.0[place.0 & (SIZE - 1)] = Slot {
            mover,
            opponent,
            known,
        };
    }
}

impl std::fmt::Debug for Cache {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Cache of {SIZE} positions")
    }
}
