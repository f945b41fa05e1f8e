//! Several threads on one tree: young brothers wait (YBWC).
//!
//! A node's first move is searched alone; only if it fails to cut are its brothers given away,
//! as a [`Split`] that idle threads join. Each participant takes the next move from a counter.
//! A cut stops all of them: everyone below looks at the stop flags up the chain of splits. The
//! owner works on its own split first and, when no move is left but helpers are still at work,
//! helps below them only, so that it is back as soon as they are.
//!
//! Source: R. Feldmann, "Game tree search on massively parallel systems", thesis, Paderborn 1993.

use std::sync::atomic::{AtomicBool, AtomicI32, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use crate::search::moves::Candidate;
use crate::search::node::Node;
use crate::search::probcut::Selectivity;
use crate::search::{Compiled, Worker, midgame};

/// Nodes to the end with fewer empty squares are not worth giving away.
const END_FROM: u32 = 14;

/// Midgame nodes of less depth are not worth giving away.
const DEPTH_FROM: u32 = 6;

/// A node whose remaining moves are open to all.
#[derive(Debug)]
pub(crate) struct Split {
    parent: Option<Arc<Split>>,
    stop: AtomicBool,
    node: Node,
    /// Best first.
    moves: Vec<Candidate>,
    next: AtomicUsize,
    alpha: AtomicI32,
    beta: i32,
    depth: u32,
    end: bool,
    pv: bool,
    selectivity: Selectivity,
    best: Mutex<(i32, u8)>,
    /// Changes only under the pool's lock.
    helpers: AtomicUsize,
}

impl Split {
    /// Whether the work below is no longer wanted.
    #[inline(always)]
    pub(crate) fn is_stopped(&self) -> bool {
        let mut split = self;
        loop {
            if split.stop.load(Ordering::Relaxed) {
                return true;
            }
            match &split.parent {
                Some(parent) => split = parent,
                None => return false,
            }
        }
    }

    fn is_below(&self, ancestor: &Split) -> bool {
        let mut split = self;
        while let Some(parent) = &split.parent {
            if std::ptr::eq(parent.as_ref(), ancestor) {
                return true;
            }
            split = parent;
        }
        false
    }

    fn has_work(&self) -> bool {
        self.next.load(Ordering::Relaxed) < self.moves.len() && !self.is_stopped()
    }
}

/// The threads of a search and the splits that they may join.
#[derive(Debug, Default)]
pub(crate) struct Pool {
    open: Mutex<Open>,
    changed: Condvar,
    idle: AtomicUsize,
}

#[derive(Debug, Default)]
struct Open {
    splits: Vec<Arc<Split>>,
    quit: bool,
}

impl Pool {
    fn lock(&self) -> MutexGuard<'_, Open> {
        // A panic in another thread ends the search anyway: its scope passes it on.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, guard: MutexGuard<'a, Open>) -> MutexGuard<'a, Open> {
        self.idle.fetch_add(1, Ordering::Relaxed);
        let guard = self
            .changed
            .wait(guard)
            .unwrap_or_else(PoisonError::into_inner);
        self.idle.fetch_sub(1, Ordering::Relaxed);
        guard
    }

    /// Sends all helpers home: they return from [`help`] as soon as they are idle.
    pub(crate) fn quit(&self) {
        self.lock().quit = true;
        self.changed.notify_all();
    }
}

/// What a helper thread does for the length of a search.
pub(crate) fn help<C: Compiled>(cpu: C, worker: &mut Worker<'_>) {
    let pool = worker.shared.pool;
    let mut open = pool.lock();
    loop {
        // The oldest split is the one nearest to the root: the largest piece of work.
        let found = open.splits.iter().find(|split| split.has_work()).cloned();
        if let Some(split) = found {
            open = join(cpu, worker, open, &split);
        } else if open.quit {
            return;
        } else {
            open = pool.wait(open);
        }
    }
}

/// Works on a split of another thread. Takes the pool's lock and gives it back.
fn join<'a, C: Compiled>(
    cpu: C,
    worker: &mut Worker<'a>,
    open: MutexGuard<'a, Open>,
    split: &Arc<Split>,
) -> MutexGuard<'a, Open> {
    let pool = worker.shared.pool;
    split.helpers.fetch_add(1, Ordering::Relaxed);
    drop(open);
    let own = (worker.split.take(), worker.selectivity);
    work(cpu, worker, split);
    (worker.split, worker.selectivity) = own;
    worker.flush();
    let open = pool.lock();
    split.helpers.fetch_sub(1, Ordering::Relaxed);
    pool.changed.notify_all();
    open
}

/// Takes moves of a split until none is left or a cut is found.
fn work<C: Compiled>(cpu: C, worker: &mut Worker<'_>, split: &Arc<Split>) {
    worker.split = Some(Arc::clone(split));
    worker.selectivity = split.selectivity;
    while !worker.poll() {
        let index = split.next.fetch_add(1, Ordering::Relaxed);
        let Some(candidate) = split.moves.get(index) else {
            return;
        };
        let child = split.node.after(candidate.square, candidate.flips);
        let depth = split.depth - 1;
        let mut alpha = split.alpha.load(Ordering::Relaxed);
        let mut score = -midgame::child(cpu, worker, &child, -alpha - 1, depth, split.end);
        if split.pv && alpha < score && score < split.beta && !worker.poll() {
            alpha = split.alpha.load(Ordering::Relaxed).max(alpha);
            if score > alpha {
                let window = (-split.beta, -alpha);
                score = -midgame::child_pv(cpu, worker, &child, window, depth, split.end);
            }
        }
        if worker.poll() {
            return;
        }
        let mut best = split.best.lock().unwrap_or_else(PoisonError::into_inner);
        if score > best.0 {
            *best = (score, candidate.square as u8);
            split.alpha.fetch_max(score, Ordering::Relaxed);
            if score >= split.beta {
                split.stop.store(true, Ordering::Relaxed);
                return;
            }
        }
    }
}

/// The moves of a node that are still to be searched, and what is known so far.
pub(crate) struct Rest<'a> {
    /// The node.
    pub(crate) node: &'a Node,
    /// Its remaining moves, best first.
    pub(crate) moves: Vec<Candidate>,
    /// The window.
    pub(crate) window: (i32, i32),
    /// Plies to search from the node.
    pub(crate) depth: u32,
    /// Whether the search goes to the end.
    pub(crate) end: bool,
    /// Whether it is a PV node.
    pub(crate) pv: bool,
    /// The best score and move so far.
    pub(crate) best: (i32, u8),
}

/// Whether a node of this depth should be given away now.
#[inline(always)]
pub(crate) fn wanted(worker: &Worker<'_>, depth: u32, end: bool) -> bool {
    depth >= (if end { END_FROM } else { DEPTH_FROM })
        && worker.shared.pool.idle.load(Ordering::Relaxed) > 0
}

/// Searches the rest of a node's moves with whoever is idle. What it returns counts only if the
/// worker's [`poll`](Worker::poll) is false afterwards.
pub(crate) fn search<C: Compiled>(cpu: C, worker: &mut Worker<'_>, rest: Rest<'_>) -> (i32, u8) {
    let pool = worker.shared.pool;
    let split = Arc::new(Split {
        parent: worker.split.clone(),
        stop: AtomicBool::new(false),
        node: *rest.node,
        moves: rest.moves,
        next: AtomicUsize::new(0),
        alpha: AtomicI32::new(rest.window.0),
        beta: rest.window.1,
        depth: rest.depth,
        end: rest.end,
        pv: rest.pv,
        selectivity: worker.selectivity,
        best: Mutex::new(rest.best),
        helpers: AtomicUsize::new(0),
    });
    pool.lock().splits.push(Arc::clone(&split));
    pool.changed.notify_all();
    let own = (worker.split.take(), worker.selectivity);
    work(cpu, worker, &split);
    (worker.split, worker.selectivity) = own;

    let mut open = pool.lock();
    open.splits.retain(|other| !Arc::ptr_eq(other, &split));
    while split.helpers.load(Ordering::Relaxed) > 0 {
        let below = |other: &&Arc<Split>| other.has_work() && other.is_below(&split);
        let found = open.splits.iter().find(below).cloned();
        open = match found {
            Some(found) => join(cpu, worker, open, &found),
            None => pool.wait(open),
        };
    }
    drop(open);
    *split.best.lock().unwrap_or_else(PoisonError::into_inner)
}
