//! [`Settings`]: what is remembered between runs.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::Duration;

use huri_ai::{Level, Options};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

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
    /// Files.
    pub files: Files,
    /// Keys that differ from the defaults: the chords of an action, by its id.
    pub keys: BTreeMap<String, Vec<String>>,
    /// The steps of the course that have been solved, by their names.
    pub course: BTreeSet<String>,
    /// What front ends remember for themselves, by its name: see [`Own`].
    pub front_ends: BTreeMap<String, Value>,
}

/// Something that front ends remember and the session knows nothing of.
pub trait Own: Default + Serialize + DeserializeOwned {
    /// Its place in [`Settings::front_ends`].
    const NAME: &'static str;
}

/// How moves are played and shown.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Play {
    /// The name of who plays here, for the records of his games.
    pub name: String,
    /// How fast moves are shown, in percent of the usual time; 0 shows nothing.
    pub pace: u16,
    /// Whether a human confirms his passes.
    pub confirm_passes: bool,
    /// At the wooden board: what helps who turns discs by hand.
    pub turning_help: TurningHelp,
}

/// At the wooden board: what helps who turns discs by hand.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurningHelp {
    /// Nothing, as the rule says: what is wrong stands when the opponent has moved.
    Strict,
    /// Mistakes are told when the turn is done.
    #[default]
    Tell,
    /// The discs to turn are shown as well, from the start.
    Rows,
}

impl TurningHelp {
    /// All of them, in the order of the settings.
    pub const ALL: [TurningHelp; 3] = [TurningHelp::Strict, TurningHelp::Tell, TurningHelp::Rows];

    /// Whether mistakes are told.
    pub fn tells(self) -> bool {
        self != TurningHelp::Strict
    }
}

impl Default for Play {
    fn default() -> Play {
        Play {
            name: String::new(),
            pace: Pace::USUAL.0,
            confirm_passes: false,
            turning_help: TurningHelp::default(),
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

/// Files.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Files {
    /// Opened or saved lately, the last one first.
    pub recent: Vec<PathBuf>,
    /// A file with openings of the XOT, one a line.
    pub xot_list: Option<PathBuf>,
}

impl Files {
    /// How many recent files are remembered.
    const N_RECENT: usize = 20;

    /// A file was opened or saved.
    pub fn used(&mut self, path: &Path) {
        self.recent.retain(|recent| recent != path);
        self.recent.insert(0, path.to_owned());
        self.recent.truncate(Files::N_RECENT);
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

/// The version of the settings file.
const VERSION: u32 = 1;

impl Settings {
    /// What a front end remembers; the default where nothing is, or nothing that can be read.
    pub fn own<T: Own>(&self) -> T {
        let value = self.front_ends.get(T::NAME);
        let read = value.and_then(|value| T::deserialize(value).ok());
        read.unwrap_or_default()
    }

    /// These settings, with what a front end remembers in them.
    #[must_use]
    pub fn with_own<T: Own>(&self, own: &T) -> Settings {
        let mut settings = self.clone();
        let front_ends = &mut settings.front_ends;
        front_ends.insert(T::NAME.to_owned(), json(own));
        settings
    }

    /// Reads the parts of a settings file; of a part that makes no sense the default is taken,
    /// and its name told.
    pub(crate) fn from_json(raw: &Map<String, Value>) -> (Settings, Vec<String>) {
        let mut ignored = Vec::new();
        let settings = Settings {
            language: part(raw, "language", &mut ignored),
            new_game: part(raw, "new-game", &mut ignored),
            play: part(raw, "play", &mut ignored),
            engine: part(raw, "engine", &mut ignored),
            study: part(raw, "study", &mut ignored),
            shows: part(raw, "shows", &mut ignored),
            files: part(raw, "files", &mut ignored),
            keys: part(raw, "keys", &mut ignored),
            course: part(raw, "course", &mut ignored),
            front_ends: part(raw, "front-ends", &mut ignored),
        };
        (settings, ignored)
    }

    /// Writes the parts into a settings file, in which everything else stays.
    pub(crate) fn to_json(&self, raw: &mut Map<String, Value>) {
        let parts = [
            ("version", json(&VERSION)),
            ("language", json(&self.language)),
            ("new-game", json(&self.new_game)),
            ("play", json(&self.play)),
            ("engine", json(&self.engine)),
            ("study", json(&self.study)),
            ("shows", json(&self.shows)),
            ("files", json(&self.files)),
            ("keys", json(&self.keys)),
            ("course", json(&self.course)),
            ("front-ends", json(&self.front_ends)),
        ];
        for (name, new) in parts {
            // What was removed from lists and tables that are ours altogether is gone; elsewhere
            // a value that this version does not know stays.
            let is_ours = matches!(name, "keys" | "shows");
            match raw.get_mut(name) {
                Some(old) if !is_ours => merge(old, new),
                _ => {
                    raw.insert(name.to_owned(), new);
                }
            }
        }
    }
}

fn json(part: &impl Serialize) -> Value {
    serde_json::to_value(part).expect("settings are texts, numbers, lists and tables of them")
}

fn part<T: Default + for<'de> Deserialize<'de>>(
    raw: &Map<String, Value>,
    name: &str,
    ignored: &mut Vec<String>,
) -> T {
    let Some(value) = raw.get(name) else {
        return T::default();
    };
    T::deserialize(value).unwrap_or_else(|_| {
        ignored.push(name.to_owned());
        T::default()
    })
}

/// Takes over what is new, table by table; what only the old one has stays.
fn merge(old: &mut Value, new: Value) {
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => {
            for (key, value) in new {
                match old.get_mut(&key) {
                    Some(old) => merge(old, value),
                    None => {
                        old.insert(key, value);
                    }
                }
            }
        }
        (old, new) => *old = new,
    }
}
