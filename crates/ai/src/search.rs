//! The search: what all its parts share.
//!
//! From the root down: [`root`] chooses depths and windows and collects lines; [`midgame`] holds
//! the nodes with evaluation, [`ordering`] and [`probcut`] what they decide by, [`parallel`] how
//! threads share them; [`endgame`] and [`last_empties`] finish exactly without evaluation, which
//! the [`cache`] of each thread speeds up, as the table does by [`etc`].

pub(crate) mod root;

pub(crate) mod midgame;

pub mod ordering;

pub(crate) mod probcut;

pub(crate) mod parallel;

pub mod shallow;

pub(crate) mod endgame;

pub(crate) mod last_empties;

pub(crate) mod cache;

pub(crate) mod etc;

pub(crate) mod moves;

pub(crate) mod node;

pub(crate) mod shortcut;

mod tuning;

pub use tuning::Tuning;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use crate::cpu::{Cpu, per_cpu};
use crate::eval::Weights;
use crate::parity::Parity;
use crate::stability::stable_discs;
use crate::tt::Table;
use cache::Cache;
use node::Node;
use ordering::Order;
use parallel::{Pool, Split};
use probcut::{Attempts, Selectivity};
use shortcut::Shortcut;

per_cpu! {
    /// The functions of the search that call each other, compiled per level.
    trait Compiled {
        /// See [`root::brothers`].
        fn root_brothers(worker: &mut Worker<'_>, question: &root::Question<'_>) -> (i32, u8)
            = root::brothers;
        /// See [`midgame::principal`]; to the end.
        fn principal_end(worker: &mut Worker<'_>, node: &Node, alpha: i32, beta: i32, depth: u32) -> i32
            = midgame::principal::<_, true>;
        /// See [`midgame::principal`]; to a depth.
        fn principal_depth(worker: &mut Worker<'_>, node: &Node, alpha: i32, beta: i32, depth: u32) -> i32
            = midgame::principal::<_, false>;
        /// See [`midgame::null`]; to the end.
        fn null_end(worker: &mut Worker<'_>, node: &Node, alpha: i32, depth: u32) -> i32
            = midgame::null::<_, true>;
        /// See [`midgame::null`]; to a depth.
        fn null_depth(worker: &mut Worker<'_>, node: &Node, alpha: i32, depth: u32) -> i32
            = midgame::null::<_, false>;
        /// See [`midgame::near_leaf`].
        fn near_leaf(worker: &mut Worker<'_>, node: &Node, alpha: i32, beta: i32, depth: u32) -> i32
            = midgame::near_leaf;
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
    let mut square: usize = 0;
    while square < 64 {
        let mut other: usize = 0;
        while other < 64 {
            let columns = (square % 8).abs_diff(other % 8);
            let rows = (square / 8).abs_diff(other / 8);
            if other != square && columns <= 1 && rows <= 1 {
                table[square] |= 1 << other;
            }
            other += 1;
        }
        square += 1;
    }
    table
};

/// What all threads of a search share.
pub(crate) struct Shared<'a> {
    /// What earlier searches found.
    pub(crate) table: &'a Table,
    /// The evaluation.
    pub(crate) weights: &'a Weights,
    /// When to try ProbCut.
    pub(crate) attempts: &'a Attempts,
    /// Which moves to try first.
    pub(crate) order: &'a Order,
    /// The threads and their work.
    pub(crate) pool: &'a Pool,
    /// Set by the caller's side to end the search.
    pub(crate) stop: &'a AtomicBool,
    /// Set by the search itself when a limit is reached.
    pub(crate) limit_reached: AtomicBool,
    /// Nodes that workers have reported.
    pub(crate) nodes: AtomicU64,
    /// Nodes to search at most.
    pub(crate) node_limit: u64,
    /// When to stop at the latest.
    pub(crate) deadline: Option<Instant>,
}

impl<'a> Shared<'a> {
    /// A search without limits.
    pub(crate) fn new(
        table: &'a Table,
        weights: &'a Weights,
        attempts: &'a Attempts,
        pool: &'a Pool,
        stop: &'a AtomicBool,
    ) -> Shared<'a> {
        Shared {
            table,
            weights,
            attempts,
            order: &ordering::TUNED,
            pool,
            stop,
            limit_reached: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
            node_limit: u64::MAX,
            deadline: None,
        }
    }
}

/// How many nodes a worker searches before it looks at clock and limits again: some tenth of a
/// millisecond.
const NODES_BETWEEN_LOOKS: u64 = 4096;

/// What one thread of a search works with.
pub(crate) struct Worker<'a> {
    /// Boards searched, ranked as moves, or evaluated so far.
    pub(crate) nodes: u64,
    /// Of these, reported to the others.
    reported: u64,
    /// When to report and to look at the limits again, in nodes.
    next_look: u64,
    /// What all threads share.
    pub(crate) shared: &'a Shared<'a>,
    /// This thread's memory for positions near the end.
    pub(crate) cache: &'a mut Cache,
    /// How sure the search has to be.
    pub(crate) selectivity: Selectivity,
    /// The split that this worker works on, if it does.
    pub(crate) split: Option<Arc<Split>>,
}

impl<'a> Worker<'a> {
    /// A worker that has not worked yet.
    pub(crate) fn new(shared: &'a Shared<'a>, cache: &'a mut Cache) -> Worker<'a> {
        let mut worker = Worker {
            nodes: 0,
            reported: 0,
            next_look: 0,
            shared,
            cache,
            selectivity: Selectivity::FULL,
            split: None,
        };
        worker.look();
        worker
    }

    /// Whether to return at once: the search is to end, or this part of it is not needed any
    /// more. What a search returns counts only if this is false afterwards.
    #[inline(always)]
    pub(crate) fn poll(&mut self) -> bool {
        if self.nodes >= self.next_look {
            self.look();
        }
        self.shared.stop.load(Ordering::Relaxed)
            || self.shared.limit_reached.load(Ordering::Relaxed)
            || self.split.as_ref().is_some_and(|split| split.is_stopped())
    }

    /// Reports nodes and looks at the limits.
    #[cold]
    fn look(&mut self) {
        self.flush();
        let nodes = self.shared.nodes.load(Ordering::Relaxed);
        let left = self.shared.node_limit.saturating_sub(nodes);
        let late = self.shared.deadline.is_some_and(|at| Instant::now() >= at);
        if left == 0 || late {
            self.shared.limit_reached.store(true, Ordering::Relaxed);
        }
        self.next_look = self.nodes + left.min(NODES_BETWEEN_LOOKS);
    }

    /// Adds this worker's nodes to the common count.
    pub(crate) fn flush(&mut self) {
        let new = self.nodes - self.reported;
        self.shared.nodes.fetch_add(new, Ordering::Relaxed);
        self.reported = self.nodes;
    }

    /// The static value of a node for its mover.
    #[inline(always)]
    pub(crate) fn evaluate(&self, cpu: impl Cpu, node: &Node) -> i32 {
        self.shared
            .weights
            .evaluate_on(cpu, &node.features, node.n_empties())
    }

    /// Searches without pruning by probability.
    #[inline(always)]
    pub(crate) fn certain<R>(&mut self, search: impl FnOnce(&mut Self) -> R) -> R {
        let selectivity = std::mem::replace(&mut self.selectivity, Selectivity::FULL);
        let result = search(self);
        self.selectivity = selectivity;
        result
    }

    /// The bound that the opponent's stable discs put on the score, if it is at most `alpha`.
    ///
    /// `alpha` is in discs. Looking costs time, so that it looks only where `alpha` is high
    /// enough for this number of empty squares to make a cut likely.
    #[inline(always)]
    pub(crate) fn stability_cutoff(
        &mut self,
        cpu: impl Cpu,
        mover: u64,
        opponent: u64,
        alpha: i32,
        n_empties: i32,
    ) -> Option<i32> {
        if alpha < STABILITY_FROM[n_empties as usize & 63] || !cpu.takes(Shortcut::Stability) {
            return None;
        }
        // Too few discs, stable or not, every fifth time.
        if 64 - 2 * cpu.count(opponent) > alpha {
            return None;
        }
        let bound = 64 - 2 * stable_discs(opponent, mover).count_ones() as i32;
        (bound <= alpha).then_some(bound)
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
