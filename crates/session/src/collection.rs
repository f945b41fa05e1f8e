//! [`Collection`]: the games of one or several files, to choose from.
//!
//! A list of 100 000 games is there at once and takes little memory: of a WTHOR file a game's
//! line is read when it is looked at, and other files are walked through step by step, keeping of
//! each game only what a list shows and where in the file it stands.

mod filter;
mod names;
mod source;

use std::collections::HashSet;
use std::fmt;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use huri_core::Outcome;
use huri_core::game::Date;
use huri_core::record::wthor::Base;
use huri_core::record::{Format, ReadError, Record, RecordError};

pub use filter::{Filter, Won};
pub use names::base;
pub(crate) use names::base_of;
pub use source::Origin;

use filter::Known;
use source::Source;

use crate::storage::{FileError, Found, Kind, Storage};

/// What a list shows of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// Who played Black.
    pub black: Rc<str>,
    /// Who played White.
    pub white: Rc<str>,
    /// Tournament or match.
    pub event: Rc<str>,
    /// When.
    pub date: Option<Date>,
    /// The result: as recorded in WTHOR files, else by the moves.
    pub outcome: Option<Outcome>,
    /// Plies of the main line; none where that takes replaying.
    pub n_plies: Option<u16>,
    /// Whether the game breaks off at a move that cannot be read.
    pub is_broken: bool,
}

/// The last part of a path.
pub fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

/// Games to choose from.
pub struct Collection {
    /// What it is called: a file's or folder's name.
    pub name: String,
    /// The file or folder that its games are from, if it is one.
    pub path: Option<PathBuf>,
    sources: Vec<Source>,
    names: HashSet<Rc<str>>,
    /// Games that could not be read, or files, in order of occurrence; the first ones.
    pub problems: Vec<(String, Problem)>,
    /// How many of them there are in all.
    pub n_problems: usize,
}

/// What is wrong with a file or a game of a collection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The file cannot be opened.
    File(FileError),
    /// The file is no record.
    Unreadable(ReadError),
    /// A game cannot be read, or not to its end.
    Game(RecordError),
}

/// How many problems are kept in full.
const N_PROBLEMS: usize = 100;

impl fmt::Debug for Collection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Collection")
            .field("name", &self.name)
            .field("len", &self.len())
            .field("is_complete", &self.is_complete())
            .finish_non_exhaustive()
    }
}

impl Collection {
    /// An empty collection.
    pub fn new(name: String) -> Collection {
        Collection {
            name,
            path: None,
            sources: Vec::new(),
            names: HashSet::new(),
            problems: Vec::new(),
            n_problems: 0,
        }
    }

    /// Adds the games of a file.
    ///
    /// # Errors
    /// The file cannot be opened or is no record.
    pub fn add(
        &mut self,
        origin: Origin,
        base: &Rc<Base>,
        storage: &dyn Storage,
    ) -> Result<Format, Problem> {
        let source = Source::open(origin, base, storage)?;
        let format = source.format();
        self.sources.push(source);
        Ok(format)
    }

    /// All files of a folder that hold games; what cannot be read is a problem. WTHOR names are
    /// taken from the folder.
    ///
    /// # Errors
    /// The folder cannot be listed.
    pub fn of_folder(folder: &Path, storage: &dyn Storage) -> Result<Collection, FileError> {
        let mut collection = Collection::new(file_name(folder));
        collection.path = Some(folder.to_owned());
        collection.add_folder(folder, storage)?;
        Ok(collection)
    }

    fn add_folder(&mut self, folder: &Path, storage: &dyn Storage) -> Result<(), FileError> {
        let found = storage
            .list(folder)
            .map_err(|error| FileError::new(folder, &error))?;
        let base = Rc::new(base(folder, None, storage));
        let is_meant = |found: &Found| found.kind == Kind::File && !found.is_hidden();
        for file in found.into_iter().filter(is_meant) {
            let name = file_name(&file.path);
            match self.add(Origin::File(file.path), &base, storage) {
                Ok(_) | Err(Problem::Unreadable(_)) => {}
                Err(problem) => self.tell(name, problem),
            }
        }
        Ok(())
    }

    /// The games of several files and folders that were named together; what cannot be read is a
    /// problem.
    pub fn of_all(paths: Vec<PathBuf>, storage: &dyn Storage) -> Collection {
        let mut folders = paths.iter().map(|path| path.parent());
        let first = folders.next().flatten();
        let common = first.filter(|first| folders.all(|folder| folder == Some(first)));
        let mut collection = Collection::new(common.map(file_name).unwrap_or_default());
        collection.path = common.map(Path::to_owned);
        for path in paths {
            let name = file_name(&path);
            let added = if storage.list(&path).is_ok() {
                let added = collection.add_folder(&path, storage);
                added.map_err(Problem::File)
            } else {
                let base = Rc::new(base_of(&path, storage));
                let added = collection.add(Origin::File(path), &base, storage);
                added.map(|_| ())
            };
            if let Err(problem) = added {
                collection.tell(name, problem);
            }
        }
        collection
    }

    fn tell(&mut self, name: String, problem: Problem) {
        self.n_problems += 1;
        if self.problems.len() < N_PROBLEMS {
            self.problems.push((name, problem));
        }
    }

    /// How many games there are, as far as is known.
    pub fn len(&self) -> usize {
        self.sources.iter().map(Source::len).sum()
    }

    /// Whether no game is known.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether all games are known.
    pub fn is_complete(&self) -> bool {
        self.sources.iter().all(Source::is_complete)
    }

    /// Finds some more games, if there are more to find.
    pub fn step(&mut self) {
        let mut sources = self.sources.iter_mut();
        let Some(source) = sources.find(|source| !source.is_complete()) else {
            return;
        };
        let problems = source.step(&mut self.names);
        let name = source.origin.name();
        for problem in problems {
            self.tell(name.clone(), problem);
        }
    }

    fn source_of(&self, index: usize) -> Option<(&Source, usize)> {
        let mut index = index;
        for source in &self.sources {
            if index < source.len() {
                return Some((source, index));
            }
            index -= source.len();
        }
        None
    }

    /// What a list shows of a game.
    pub fn item(&self, index: usize) -> Option<Item> {
        let (source, index) = self.source_of(index)?;
        Some(source.item(index))
    }

    /// The plies of these games together, as far as they are known; a game is taken to have its
    /// usual number of them where it takes reading to know.
    pub fn n_plies(&self, games: impl Iterator<Item = usize>) -> u32 {
        let n_plies = |index| {
            let (source, index) = self.source_of(index)?;
            source.n_plies(index)
        };
        games
            .map(|index| u32::from(n_plies(index).unwrap_or(60)))
            .fold(0, u32::saturating_add)
    }

    /// The numbers of the games that a filter lets pass, in order.
    pub fn select(&self, filter: &Filter) -> Vec<usize> {
        let name = filter.name.trim().to_lowercase();
        let mut selected = Vec::new();
        let mut first = 0;
        let mut known = Known::default();
        for source in &self.sources {
            // Where games come from several files, a file's name finds all of its games.
            let file = || source.origin.name().to_lowercase();
            let is_of_file = self.sources.len() > 1 && !name.is_empty() && file().contains(&name);
            let name = if is_of_file { "" } else { name.as_str() };
            let passing = source.select(filter, name, &mut known).into_iter();
            selected.extend(passing.map(|index| first + index));
            first += source.len();
        }
        selected
    }

    /// Whether some of its games are in this file.
    pub fn is_from(&self, path: &Path) -> bool {
        let mut origins = self.sources.iter().map(|source| &source.origin);
        origins.any(|origin| matches!(origin, Origin::File(file) if file == path))
    }

    /// The name of a game's file, where there are several.
    pub fn file_of(&self, index: usize) -> Option<String> {
        let (source, _) = self.source_of(index)?;
        (self.sources.len() > 1).then(|| source.origin.name())
    }

    /// Whether it is nothing but one game: one file's, or the only thing that was found.
    pub fn is_one_game(&self) -> bool {
        let is_alone = self.sources.len() == 1 && self.n_problems <= 1 || self.n_problems == 0;
        self.is_complete() && self.len() == 1 && is_alone
    }

    /// The file of a game, its format, and whether it is the only game there.
    pub fn origin(&self, index: usize) -> Option<(&Origin, Format, bool)> {
        let (source, _) = self.source_of(index)?;
        let is_alone = source.is_complete() && source.len() == 1;
        Some((&source.origin, source.format(), is_alone))
    }

    /// A game.
    ///
    /// # Errors
    /// The file cannot be read any more, or the game is broken: then its legal part is in the
    /// error.
    pub fn game(&self, index: usize, storage: &dyn Storage) -> Option<Result<Record, Problem>> {
        let (source, index) = self.source_of(index)?;
        Some(source.game(index, storage))
    }
}
