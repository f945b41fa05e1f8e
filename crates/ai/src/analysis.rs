//! [`Analysis`]: what a search found.

use std::time::Duration;

use huri_core::{Move, Value};

/// What a value proves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bound {
    /// The move is worth at least this.
    Lower,
    /// The move is worth at most this.
    Upper,
    /// The move is worth this.
    Exact,
}

/// One move with its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The move; a pass where the side to move has no other.
    pub mv: Move,
    /// What it is worth for the side to move, with depth and certainty.
    pub value: Value,
    /// Whether the value is exact or a bound.
    pub bound: Bound,
    /// The best play found: `mv` first, passes included.
    pub pv: Vec<Move>,
}

/// What a search found, so far or in the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Analysis {
    /// The moves looked at, best first, each once; never empty.
    pub lines: Vec<Line>,
    /// Nodes, by all threads: the boards that were searched, ranked as moves, or evaluated.
    pub nodes: u64,
    /// Time taken.
    pub time: Duration,
    /// Whether the limits were reached rather than the search stopped from outside.
    pub finished: bool,
}

impl Analysis {
    /// The best move found.
    pub fn best(&self) -> &Line {
        &self.lines[0]
    }
}
