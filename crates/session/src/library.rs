//! [`Library`]: settings, games in progress and records in files.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use huri_core::Game;
use huri_core::record::{self, Format, Loss, Unwritable};
use serde_json::{Map, Value};

use crate::autosave::{Saved, SavedRound, VERSION};
use crate::collection::{self, Collection, Origin, Problem};
use crate::settings::Settings;
use crate::storage::{Care, FileError, Found, Storage};

/// Files, behind a [`Storage`].
pub struct Library {
    storage: Box<dyn Storage>,
    /// The settings as they were read, with what this version does not know.
    raw_settings: Map<String, Value>,
}

impl fmt::Debug for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Library").finish_non_exhaustive()
    }
}

/// What was wrong with one of the program's own files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OwnFileProblem {
    /// It makes no sense and was set aside under this name; defaults are used.
    SetAside(PathBuf),
    /// Some parts of the settings make no sense: their defaults are used.
    PartsIgnored(Vec<String>),
    /// It could not be read or written.
    File(FileError),
}

/// Why a game was not written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// The format cannot hold it.
    Unwritable(Unwritable),
    /// The file cannot be written.
    File(FileError),
}

impl Settings {
    /// Those of the last run on this machine, to be read only.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn of_this_machine() -> Settings {
        Library::peek(&crate::storage::DiskStorage::default())
    }
}

const SETTINGS: &str = "settings.json";
const IN_PLAY: &str = "game.json";
const KEPT: &str = "kept-games.json";

impl Library {
    /// Files in a storage.
    pub fn new(storage: Box<dyn Storage>) -> Library {
        Library {
            storage,
            raw_settings: Map::new(),
        }
    }

    /// Where everything lies.
    pub fn storage(&self) -> &dyn Storage {
        &*self.storage
    }

    fn own(&self, name: &str) -> Option<PathBuf> {
        Some(self.storage.own_folder()?.join(name))
    }

    /// Reads one of the program's own files; none if there is none yet.
    fn read_own(&self, path: &Path) -> Result<Option<Vec<u8>>, OwnFileProblem> {
        match self.storage.read(path) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(OwnFileProblem::File(FileError::new(path, &error))),
        }
    }

    /// A broken file of the program's own is set aside: it is not lost, and not in the way.
    fn set_aside(&mut self, path: &Path) -> OwnFileProblem {
        let mut aside = path.with_extension("broken.json");
        let mut number = 1;
        while self.storage.exists(&aside) {
            number += 1;
            aside = path.with_extension(format!("broken-{number}.json"));
        }
        match self.storage.rename(path, &aside) {
            Ok(()) => OwnFileProblem::SetAside(aside),
            Err(error) => OwnFileProblem::File(FileError::new(path, &error)),
        }
    }

    /// The settings of the last run, or the defaults; and what was wrong.
    pub fn settings(&mut self) -> (Settings, Option<OwnFileProblem>) {
        let Some(path) = self.own(SETTINGS) else {
            return (Settings::default(), None);
        };
        let bytes = match self.read_own(&path) {
            Ok(Some(bytes)) => bytes,
            Ok(None) => return (Settings::default(), None),
            Err(problem) => return (Settings::default(), Some(problem)),
        };
        let Ok(Value::Object(raw)) = serde_json::from_slice(&bytes) else {
            let problem = self.set_aside(&path);
            return (Settings::default(), Some(problem));
        };
        let (settings, ignored) = Settings::from_json(&raw);
        self.raw_settings = raw;
        let problem = (!ignored.is_empty()).then_some(OwnFileProblem::PartsIgnored(ignored));
        (settings, problem)
    }

    /// The settings of the last run for who only reads them: what makes no sense is left as it is.
    fn peek(storage: &dyn Storage) -> Settings {
        let path = storage.own_folder().map(|folder| folder.join(SETTINGS));
        let bytes = path.and_then(|path| storage.read(&path).ok());
        let raw = bytes.and_then(|bytes| serde_json::from_slice(&bytes).ok());
        match raw {
            Some(Value::Object(raw)) => Settings::from_json(&raw).0,
            _ => Settings::default(),
        }
    }

    /// Remembers settings; what this version does not know of the file stays in it.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn save_settings(&mut self, settings: &Settings) -> Result<(), FileError> {
        let Some(path) = self.own(SETTINGS) else {
            return Ok(());
        };
        settings.to_json(&mut self.raw_settings);
        let text = serde_json::to_vec_pretty(&self.raw_settings)
            .expect("a JSON value with texts as keys can be written");
        let written = self.storage.write(&path, &text, Care::Power);
        written.map_err(|error| FileError::new(&path, &error))
    }

    /// The games of the last run that were in play or kept, the one in play last.
    pub fn kept_games(&mut self) -> (Vec<SavedRound>, Option<OwnFileProblem>) {
        let mut games = Vec::new();
        let mut problem = None;
        for name in [KEPT, IN_PLAY] {
            let Some(path) = self.own(name) else { continue };
            match self.read_own(&path) {
                Ok(None) => {}
                Err(found) => problem = Some(found),
                Ok(Some(bytes)) => match serde_json::from_slice::<Saved>(&bytes) {
                    Ok(saved) if saved.version <= VERSION => games.extend(saved.games),
                    _ => problem = Some(self.set_aside(&path)),
                },
            }
        }
        (games, problem)
    }

    /// Keeps the game in play.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn keep_in_play(&mut self, game: Option<SavedRound>) -> Result<(), FileError> {
        self.keep(IN_PLAY, game.into_iter().collect())
    }

    /// Keeps the games that were left, the last one at the end.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn keep_left(&mut self, games: Vec<SavedRound>) -> Result<(), FileError> {
        self.keep(KEPT, games)
    }

    fn keep(&mut self, name: &str, games: Vec<SavedRound>) -> Result<(), FileError> {
        let Some(path) = self.own(name) else {
            return Ok(());
        };
        let saved = Saved {
            version: VERSION,
            games,
        };
        let text = serde_json::to_vec(&saved).expect("texts and numbers can be written as JSON");
        let written = self.storage.write(&path, &text, Care::Program);
        written.map_err(|error| FileError::new(&path, &error))
    }

    /// Opens a file or bytes as a collection with the games found so far; the format they are
    /// in.
    ///
    /// # Errors
    /// It cannot be opened or is no record.
    pub fn open(&self, origin: Origin) -> Result<(Collection, Format), Problem> {
        let mut collection = Collection::new(origin.name());
        if let Origin::File(path) = &origin {
            collection.path = Some(path.clone());
        }
        let base = match &origin {
            Origin::File(path) => collection::base_of(path, self.storage()),
            Origin::Bytes { .. } => Default::default(),
        };
        let format = collection.add(origin, &Rc::new(base), self.storage())?;
        collection.step();
        Ok((collection, format))
    }

    /// The openings of a list, one a line; lines that are no legal moves from the standard start
    /// are left out.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn openings(&self, path: &Path) -> Result<Vec<Game>, FileError> {
        let input = self.storage.open(path);
        let input = input.map_err(|error| FileError::new(path, &error))?;
        let Ok(games) = record::read_as(Format::Transcript, input) else {
            return Ok(Vec::new());
        };
        let games = games.filter_map(|read| Some(read.ok()?.game));
        Ok(games.filter(|game| game.outcome().is_none()).collect())
    }

    /// What is in a folder, hidden files left out.
    ///
    /// # Errors
    /// It cannot be listed.
    pub fn list(&self, folder: &Path) -> Result<Vec<Found>, FileError> {
        let found = self.storage.list(folder);
        let mut found = found.map_err(|error| FileError::new(folder, &error))?;
        found.retain(|found| !found.is_hidden());
        Ok(found)
    }

    /// Writes a game to a file of its own, and tells what the format does not hold of it.
    ///
    /// # Errors
    /// The format cannot hold the game, or the file cannot be written.
    pub fn save(
        &mut self,
        game: &Game,
        path: &Path,
        format: Format,
    ) -> Result<Vec<Loss>, SaveError> {
        let mut bytes = Vec::new();
        let losses = record::write(format, game, &mut bytes).map_err(SaveError::Unwritable)?;
        self.export(path, &bytes).map_err(SaveError::File)?;
        Ok(losses)
    }

    /// Keeps reviewed games that nobody has saved, in a new file of the program's own; its path,
    /// if there is a place for it.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn keep_reviewed(&mut self, bytes: &[u8]) -> Result<Option<PathBuf>, FileError> {
        let names = (1..).map(|number| format!("reviewed-{number}.huri.json"));
        let mut paths = names.map_while(|name| self.own(&name));
        let Some(path) = paths.find(|path| !self.storage.exists(path)) else {
            return Ok(None);
        };
        self.export(&path, bytes)?;
        Ok(Some(path))
    }

    /// Writes a file of the user's.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn export(&mut self, path: &Path, bytes: &[u8]) -> Result<(), FileError> {
        let written = self.storage.write(path, bytes, Care::Power);
        written.map_err(|error| FileError::new(path, &error))
    }
}
