//! [`Limits`]: how far to search; [`Level`]: limits by a number from 1 to 30.

use std::time::Duration;

use huri_core::value::Certainty;

/// What a search is to find out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Goal {
    /// The score.
    #[default]
    Score,
    /// Only who wins: the value is −1, 0 or +1 disc.
    WinLossDraw,
}

/// How far to search. Every limit holds: the first one reached ends the search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Plies to search while the game is not solved, 1 to 60.
    pub depth: u8,
    /// How surely a midgame value must hold: [`Certainty::Proved`] prunes nothing by
    /// probability.
    pub certainty: Certainty,
    /// Search to the end from this many empties on.
    pub end_from: u8,
    /// How surely the end must be known where it is searched.
    pub end_certainty: Certainty,
    /// Nodes to search at most; checked by each thread now and then.
    pub nodes: Option<u64>,
    /// Time to take at most.
    pub time: Option<Duration>,
    /// Score, or only win, loss or draw.
    pub goal: Goal,
    /// For how many of the best moves to find values and lines; 1 for play, 64 for all.
    pub lines: usize,
}

impl Limits {
    /// Solve exactly.
    pub const EXACT: Limits = Limits {
        depth: 60,
        certainty: Certainty::Proved,
        end_from: 60,
        end_certainty: Certainty::Proved,
        nodes: None,
        time: None,
        goal: Goal::Score,
        lines: 1,
    };

    /// Search a fixed number of plies without pruning by probability.
    pub const fn depth(depth: u8) -> Limits {
        Limits {
            depth,
            end_from: depth,
            ..Limits::EXACT
        }
    }
}

/// A playing strength, 1 (a beginner) to 30 (as strong as patience allows).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8); // Invariant: 1 to 30.

impl Level {
    /// The weakest.
    pub const MIN: Level = Level(1);
    /// The strongest.
    pub const MAX: Level = Level(30);

    /// The level with this number, brought into 1 to 30.
    pub const fn new(number: u8) -> Level {
        match number {
            0 => Level(1),
            1..=30 => Level(number),
            _ => Level(30),
        }
    }

    /// Its number, 1 to 30.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What it searches with this many empty squares left.
    pub const fn limits(self, n_empties: u32) -> Limits {
        let _ = n_empties;
        let end_from = if self.0 <= 10 { 2 * self.0 } else { 22 };
        Limits {
            depth: self.0,
            end_from,
            ..Limits::EXACT
        }
    }
}
