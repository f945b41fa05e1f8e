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
    /// Nodes at most (see [`Analysis::nodes`](crate::Analysis::nodes)); checked by each thread now
    /// and then.
    pub nodes: Option<u64>,
    /// Time to take at most.
    pub time: Option<Duration>,
    /// Time to aim for: less if the result has settled, up to [`time`](Limits::time) if it has
    /// not. See [`Clock`](crate::time::Clock).
    pub pace: Option<Duration>,
    /// Score, or only win, loss or draw.
    pub goal: Goal,
    /// For how many of the best moves to find values and lines; 1 for play, 64 for all.
    pub lines: usize,
}

impl Limits {
    /// Solve exactly, however long it takes. Also for thinking in the opponent's time: the search
    /// deepens until it is stopped, and what it found stays in the engine's table.
    pub const EXACT: Limits = Limits {
        depth: 60,
        certainty: Certainty::Proved,
        end_from: 60,
        end_certainty: Certainty::Proved,
        nodes: None,
        time: None,
        pace: None,
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
///
/// | level | midgame | solved exactly from | end nearly solved before that |
/// |---|---|---|---|
/// | 1 to 10 | as many plies as the level, without pruning by probability | twice the level's empty squares | – |
/// | 11 to 15 | as many plies as the level, at 73 % | 21 empty squares | 95 % from 24, 87 % from 27 |
/// | 16 to 20 | 〃 | 22 | 95 % from 25, 87 % from 28 |
/// | 21 to 25 | 〃 | 23 | 98 % from 26, 87 % from 29 |
/// | 26 to 30 | 〃 | 24 | 98 % from 27, 87 % from 30 |
///
/// The percentages say how surely a pruned search finds what a full one would.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8); // Invariant: 1 to 30.

/// Midgame searches of higher levels prune at this confidence.
const MIDGAME_PERCENT: u8 = 73;

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

    /// Plies that it searches in the midgame.
    pub const fn depth(self) -> u8 {
        self.0
    }

    /// Empty squares from which on it solves the game exactly.
    pub const fn exact_from(self) -> u8 {
        match self.0 {
            0..=10 => 2 * self.0,
            11.. => 21 + (self.0 - 11) / 5,
        }
    }

    /// What it searches with this many empty squares left.
    pub const fn limits(self, n_empties: u32) -> Limits {
        let exact_from = self.exact_from();
        let certainty = match self.0 {
            0..=10 => Certainty::Proved,
            11.. => Certainty::Selective(MIDGAME_PERCENT),
        };
        // How many squares earlier the end is searched, and how surely.
        let (earlier, end_certainty) = match self.0 {
            0..=10 => (0, Certainty::Proved),
            11.. if n_empties <= exact_from as u32 => (0, Certainty::Proved),
            11..=20 if n_empties <= exact_from as u32 + 3 => (3, Certainty::Selective(95)),
            21.. if n_empties <= exact_from as u32 + 3 => (3, Certainty::Selective(98)),
            11.. => (6, Certainty::Selective(87)),
        };
        Limits {
            depth: self.0,
            certainty,
            end_from: exact_from + earlier,
            end_certainty,
            ..Limits::EXACT
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_higher_level_searches_no_less() {
        for n_empties in 0..=60 {
            let mut last = Level::MIN.limits(n_empties);
            for number in 2..=30 {
                let limits = Level::new(number).limits(n_empties);
                assert!(limits.depth > last.depth);
                let solves = |limits: &Limits| {
                    n_empties <= limits.end_from.into() && limits.end_certainty == Certainty::Proved
                };
                assert!(solves(&limits) || !solves(&last), "{number} {n_empties}");
                last = limits;
            }
        }
    }

    #[test]
    fn numbers_out_of_range_come_into_it() {
        assert_eq!(Level::new(0), Level::MIN);
        assert_eq!(Level::new(255), Level::MAX);
    }
}
