//! [`Settings`]: what is remembered between runs.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use huri_ai::{Level, Options};
use serde::{Deserialize, Serialize};

use crate::pacing::Pace;
use crate::start::Choices;

/// What is remembered between runs. Front ends keep their own part in `front_ends`.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Settings {
    /// The language, or none for the system's.
    pub language: Option<String>,
    /// What a new game begins with.
    pub new_game: Choices,
    /// How moves are played and shown.
    pub play: Play,
    /// The engine.
    pub engine: EngineSettings,
    /// Analysis and review.
    pub study: Study,
    /// What is shown on and beside the board.
    pub shows: ShowSet,
    /// Keys that differ from the defaults: the chords of an action, by its id.
    pub keys: BTreeMap<String, Vec<String>>,
    /// What each front end remembers for itself, by its name.
    pub front_ends: BTreeMap<String, serde_json::Value>,
}

/// How moves are played and shown.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Play {
    /// How fast moves are shown, in percent of the usual time; 0 shows nothing.
    pub pace: u16,
    /// Whether a human confirms his passes.
    pub confirm_passes: bool,
    /// At the wooden board: whether mistakes are told when the turn is done.
    pub turning_help: bool,
}

impl Default for Play {
    fn default() -> Play {
        Play {
            pace: Pace::USUAL.0,
            confirm_passes: false,
            turning_help: true,
        }
    }
}

impl Play {
    /// How fast moves are shown.
    pub fn pace(&self) -> Pace {
        Pace(self.pace.min(1000))
    }
}

/// The engine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct EngineSettings {
    /// Size of the transposition table in MiB.
    pub hash_mib: usize,
    /// Threads; 0 for all but one of this machine's.
    pub threads: usize,
    /// Whether it thinks in the opponent's time.
    pub ponder: bool,
}

impl Default for EngineSettings {
    fn default() -> EngineSettings {
        EngineSettings {
            hash_mib: 64,
            threads: 0,
            ponder: false,
        }
    }
}

impl EngineSettings {
    /// For the engine; `n_cpus` is how many the machine has.
    pub fn options(&self, n_cpus: usize) -> Options {
        let threads = match self.threads {
            0 => n_cpus.saturating_sub(1),
            threads => threads,
        };
        Options {
            hash_mib: self.hash_mib.clamp(1, 65536),
            threads: threads.clamp(1, 64),
        }
    }
}

/// Analysis and review.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Study {
    /// The engine's level for hints and analysis, 1 to 30.
    pub analysis_level: u8,
    /// For how many moves hints show values; 0 for all.
    pub hints: usize,
    /// The engine's level for reviews, 1 to 30.
    pub review_level: u8,
    /// From which loss in discs on a move is doubtful, a mistake, a blunder.
    pub losses: [u8; 3],
    /// How long each position is shown, in milliseconds.
    pub autoplay_ms: u64,
}

impl Default for Study {
    fn default() -> Study {
        Study {
            analysis_level: 16,
            hints: 0,
            review_level: 12,
            losses: [2, 6, 12],
            autoplay_ms: 1500,
        }
    }
}

impl Study {
    /// The level for hints and analysis.
    pub fn analysis_level(&self) -> Level {
        Level::new(self.analysis_level)
    }

    /// The level for reviews.
    pub fn review_level(&self) -> Level {
        Level::new(self.review_level)
    }

    /// How long autoplay shows each position.
    pub fn autoplay(&self) -> Duration {
        Duration::from_millis(self.autoplay_ms.clamp(50, 60_000))
    }
}

/// Something on or beside the board that can be shown or not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shows {
    /// Letters and digits beside the board.
    Coordinates,
    /// Marks where a disc can be placed.
    LegalMoves,
    /// A mark on the disc placed last.
    LastMove,
    /// The discs that a move would turn.
    Flips,
    /// Values on the squares.
    HintValues,
    /// The discs that cannot be turned any more.
    Stable,
    /// The number of each move on its disc.
    MoveNumbers,
    /// The name of the opening.
    Opening,
    /// The regions of empty squares, odd and even.
    Parity,
    /// How many moves each side has.
    Mobility,
    /// The graph of values.
    Graph,
}

/// What is shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ShowSet(pub BTreeSet<Shows>);

impl Default for ShowSet {
    fn default() -> ShowSet {
        ShowSet(BTreeSet::from([
            Shows::Coordinates,
            Shows::LegalMoves,
            Shows::LastMove,
            Shows::Flips,
            Shows::HintValues,
            Shows::Opening,
            Shows::Graph,
        ]))
    }
}

impl ShowSet {
    /// Whether it is shown.
    pub fn has(&self, what: Shows) -> bool {
        self.0.contains(&what)
    }

    /// Shows it or not, the other way round than before.
    pub fn toggle(&mut self, what: Shows) {
        if !self.0.remove(&what) {
            self.0.insert(what);
        }
    }
}
