//! The search: what all its parts share.

pub(crate) mod endgame;

pub(crate) mod last_empties;

pub(crate) mod moves;

use std::sync::atomic::{AtomicBool, Ordering};

use crate::cpu::per_cpu;
use crate::parity::Parity;
use crate::stability::stable_discs;
use crate::tt::Table;

per_cpu! {
    /// The functions of the search that call each other, compiled per level.
    trait Compiled {
        /// See [`endgame::solve`].
        fn solve(worker: &mut Worker<'_>, mover: u64, opponent: u64, alpha: i32, beta: i32) -> i32
            = endgame::solve;
        /// See [`endgame::principal`].
        fn principal(worker: &mut Worker<'_>, mover: u64, opponent: u64, alpha: i32, beta: i32) -> i32
            = endgame::principal;
        /// See [`endgame::shared`].
        fn shared(worker: &mut Worker<'_>, mover: u64, opponent: u64, alpha: i32, parity: Parity) -> i32
            = endgame::shared;
        /// See [`endgame::cached`].
        fn cached(worker: &mut Worker<'_>, mover: u64, opponent: u64, alpha: i32, parity: Parity) -> i32
            = endgame::cached;
        /// Six empty squares, see [`endgame::shallow`].
        fn six(worker: &mut Worker<'_>, mover: u64, opponent: u64, alpha: i32, parity: Parity) -> i32
            = endgame::shallow::<_, 6>;
        /// Five empty squares, see [`endgame::shallow`].
        fn five(worker: &mut Worker<'_>, mover: u64, opponent: u64, alpha: i32, parity: Parity) -> i32
            = endgame::shallow::<_, 5>;
        /// See [`last_empties::four`].
        fn four(worker: &mut Worker<'_>, mover: u64, opponent: u64, alpha: i32, empties: u64) -> i32
            = last_empties::four;
    }
}

/// The squares beside a square, diagonally too, by square index.
pub(crate) static NEIGHBOURS: [u64; 64] = {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut other = 0;
        while other < 64 {
            let (dx, dy) = (
                (square % 8) as i32 - (other % 8) as i32,
                square as i32 / 8 - other as i32 / 8,
            );
            if other != square && dx.abs() <= 1 && dy.abs() <= 1 {
                table[square] |= 1 << other;
            }
            other += 1;
        }
        square += 1;
    }
    table
};

/// What one thread of a search works with.
pub(crate) struct Worker<'a> {
    /// Nodes searched so far.
    pub(crate) nodes: u64,
    /// The shared table.
    pub(crate) table: &'a Table,
    /// This thread's memory for positions near the end.
    pub(crate) cache: &'a mut endgame::Cache,
    /// Set by someone else to end the search.
    pub(crate) stop: &'a AtomicBool,
    /// Whether this worker has seen `stop`: results since then mean nothing.
    pub(crate) stopped: bool,
}

impl Worker<'_> {
    /// The bound that the opponent's stable discs put on the score, if it is at most `alpha`.
    ///
    /// `alpha` is in discs. Looking costs time, so that it looks only where `alpha` is high
    /// enough for this number of empty squares to make a cut likely.
    #[inline(always)]
    pub(crate) fn stability_cutoff(
        &mut self,
        mover: u64,
        opponent: u64,
        alpha: i32,
        n_empties: i32,
    ) -> Option<i32> {
        if alpha < STABILITY_FROM[n_empties as usize & 63] {
            return None;
        }
        let bound = 64 - 2 * stable_discs(opponent, mover).count_ones() as i32;
        (bound <= alpha).then_some(bound)
    }

    /// Whether the search is to end.
    #[inline(always)]
    pub(crate) fn poll(&mut self) -> bool {
        self.stopped = self.stopped || self.stop.load(Ordering::Relaxed);
        self.stopped
    }
}

/// From which `alpha` on the stability cutoff is tried, by the number of empty squares; found by
/// counting tries and cuts over FFO 20-39.
static STABILITY_FROM: [i32; 64] = {
    let mut table = [0; 64];
    let mut n: usize = 0;
    while n < 64 {
        let (low, high) = (2 * n as i32, n as i32 + 24);
        table[n] = if low < high { low } else { high };
        n += 1;
    }
    table
};
