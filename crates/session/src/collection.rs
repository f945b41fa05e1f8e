//! [`Collection`]: the games of one or several files, to choose from.
//!
//! A list of 100 000 games is there at once and takes little memory: of a WTHOR file a game's
//! line is read when it is looked at, and other files are walked through step by step, keeping of
//! each game only what a list shows and where in the file it stands.

mod filter;

use std::cell::RefCell;
use std::collections::HashSet;
use std::fmt;
use std::io::{self, BufRead, Read, SeekFrom};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

use huri_core::game::Date;
use huri_core::record::wthor::{self, Base, Header, NameKind, Names, RawGame};
use huri_core::record::{self, Format, ReadError, Reader, Record, RecordError};
use huri_core::{Game, Outcome};

pub use filter::{Filter, Won};

use filter::Known;

use crate::storage::{FileError, Found, Input, Kind, Storage};

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

/// Where a file's bytes come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A file.
    File(PathBuf),
    /// Bytes that were given, such as a dropped file or a pasted text.
    Bytes {
        /// What they are called.
        name: String,
        /// The bytes.
        bytes: Arc<[u8]>,
    },
}

impl Origin {
    /// The name to show.
    pub fn name(&self) -> String {
        match self {
            Origin::File(path) => file_name(path),
            Origin::Bytes { name, .. } => name.clone(),
        }
    }

    fn open(&self, storage: &dyn Storage) -> io::Result<Box<dyn Input>> {
        match self {
            Origin::File(path) => storage.open(path),
            Origin::Bytes { bytes, .. } => Ok(Box::new(io::Cursor::new(Arc::clone(bytes)))),
        }
    }
}

/// The last part of a path.
pub fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

/// The games of one file.
struct Source {
    origin: Origin,
    games: Games,
}

enum Games {
    /// Games of equal length, read when they are looked at.
    Wthor {
        bytes: Arc<[u8]>,
        header: Header,
        base: Rc<Base>,
        n: usize,
    },
    /// What is known of each game so far, and the reader that finds the others.
    Walked {
        format: Format,
        items: Vec<(Item, u64)>,
        rest: Option<Walk>,
    },
}

struct Walk {
    reader: Reader<'static>,
    /// Where the next game begins.
    at: Rc<RefCell<u64>>,
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
/// WTHOR files up to this length are kept in memory: a hundred times all years together.
const WTHOR_LIMIT: u64 = 1 << 30;
/// How many games are walked through in a step: a few milliseconds.
const STEP: usize = 200;

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
        let file_error = |error: &io::Error| {
            let path = match &origin {
                Origin::File(path) => path.clone(),
                Origin::Bytes { name, .. } => PathBuf::from(name),
            };
            Problem::File(FileError::new(&path, error))
        };
        let mut input = origin.open(storage).map_err(|error| file_error(&error))?;
        let mut head = Vec::new();
        (&mut input)
            .take(64 << 10)
            .read_to_end(&mut head)
            .map_err(|error| file_error(&error))?;
        let format = record::recognise(&head)
            .map_err(|unrecognised| Problem::Unreadable(ReadError::Unrecognised(unrecognised)))?;
        let games = match format {
            Format::Wthor => self.wthor(&mut *input, base),
            _ => Ok(None),
        };
        let games = games.map_err(|error| file_error(&error))?;
        let games = match games {
            Some(games) => games,
            None => walk(
                format,
                origin.open(storage).map_err(|error| file_error(&error))?,
            )
            .map_err(Problem::Unreadable)?,
        };
        self.sources.push(Source { origin, games });
        Ok(format)
    }

    /// A WTHOR file whose length fits its header; others are walked through, to say what is
    /// wrong, and as others are those that would take too much memory.
    fn wthor(&self, input: &mut dyn Input, base: &Rc<Base>) -> io::Result<Option<Games>> {
        if input.seek(SeekFrom::End(0))? > WTHOR_LIMIT {
            return Ok(None);
        }
        input.seek(SeekFrom::Start(0))?;
        let mut bytes = Vec::new();
        input.read_to_end(&mut bytes)?;
        let Some(header) = bytes.first_chunk().map(Header::from_bytes) else {
            return Ok(None);
        };
        let n = (bytes.len() - wthor::HEADER_BYTES) / wthor::GAME_BYTES;
        let fits = bytes.len() == wthor::HEADER_BYTES + n * wthor::GAME_BYTES
            && header.n_games as usize == n
            && wthor::Games::open(bytes.as_slice()).is_ok();
        Ok(fits.then(|| Games::Wthor {
            bytes: bytes.into(),
            header,
            base: Rc::clone(base),
            n,
        }))
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
        let is_walked =
            |source: &Source| matches!(source.games, Games::Walked { rest: Some(_), .. });
        !self.sources.iter().any(is_walked)
    }

    /// Finds some more games, if there are more to find.
    pub fn step(&mut self) {
        let walked = self
            .sources
            .iter_mut()
            .find_map(|source| match &mut source.games {
                Games::Walked {
                    items,
                    rest: rest @ Some(_),
                    ..
                } => Some((source.origin.name(), items, rest)),
                _ => None,
            });
        let Some((name, items, rest)) = walked else {
            return;
        };
        let mut problems = Vec::new();
        for _ in 0..STEP {
            let Some(walk) = rest else { break };
            let at = *walk.at.borrow();
            match walk.reader.next() {
                None => *rest = None,
                Some(Ok(record)) => items.push((item(&record.game, false, &mut self.names), at)),
                Some(Err(mut error)) => {
                    if let Some(game) = error.partial.take() {
                        items.push((item(&game, true, &mut self.names), at));
                    }
                    problems.push(Problem::Game(error));
                }
            }
        }
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
        Some(match &source.games {
            Games::Walked { items, .. } => items[index].0.clone(),
            Games::Wthor {
                bytes,
                header,
                base,
                ..
            } => wthor_item(raw(bytes, index), *header, base),
        })
    }

    /// The plies of these games together, as far as they are known; a game is taken to have its
    /// usual number of them where it takes reading to know.
    pub fn n_plies(&self, games: impl Iterator<Item = usize>) -> u32 {
        let n_plies = |index| match self
            .source_of(index)
            .map(|(source, at)| (&source.games, at))
        {
            Some((Games::Walked { items, .. }, at)) => items[at].0.n_plies,
            _ => None,
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
            match &source.games {
                Games::Walked { items, .. } => {
                    let passing = items.iter().enumerate();
                    let passing = passing.filter(|(_, (item, _))| filter.lets_pass(item, name));
                    selected.extend(passing.map(|(index, _)| first + index));
                }
                Games::Wthor {
                    bytes,
                    header,
                    base,
                    n,
                } => {
                    known.of(base);
                    let passes = |&index: &usize| {
                        let raw = raw(bytes, index);
                        filter.lets_pass_raw(&raw, *header)
                            && (name.is_empty() || known.has(base, &raw, name))
                    };
                    selected.extend((0..*n).filter(passes).map(|index| first + index));
                }
            }
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
        let (format, is_complete) = match &source.games {
            Games::Wthor { .. } => (Format::Wthor, true),
            Games::Walked { format, rest, .. } => (*format, rest.is_none()),
        };
        Some((&source.origin, format, is_complete && source.len() == 1))
    }

    /// A game.
    ///
    /// # Errors
    /// The file cannot be read any more, or the game is broken: then its legal part is in the
    /// error.
    pub fn game(&self, index: usize, storage: &dyn Storage) -> Option<Result<Record, Problem>> {
        let (source, index) = self.source_of(index)?;
        let (format, items) = match &source.games {
            Games::Wthor {
                bytes,
                header,
                base,
                ..
            } => {
                let record = raw(bytes, index).to_record(*header, base);
                return Some(record.map_err(|error| Problem::Game(*error)));
            }
            Games::Walked { format, items, .. } => (*format, items),
        };
        let (wanted, at) = &items[index];
        let read = |at: u64, skip: usize| {
            let fail = |error: io::Error| {
                let path = PathBuf::from(source.origin.name());
                Problem::File(FileError::new(&path, &error))
            };
            let mut input = source.origin.open(storage).map_err(fail)?;
            input.seek(SeekFrom::Start(at)).map_err(fail)?;
            let reader = record::read_as(format, input).map_err(Problem::Unreadable)?;
            // Errors without a game are not among the items.
            let is_item = |read: &Result<Record, RecordError>| match read {
                Ok(_) => true,
                Err(error) => error.partial.is_some(),
            };
            let read = reader.filter(is_item).nth(skip);
            let gone = || fail(io::Error::from(io::ErrorKind::UnexpectedEof));
            read.ok_or_else(gone)?.map_err(Problem::Game)
        };
        // In most formats a game can be read from where it stands; what comes out is compared,
        // and if it is another one the file is read from its beginning.
        let is_wanted = |read: &Result<Record, Problem>| {
            let (game, is_broken) = match read {
                Ok(record) => (&record.game, false),
                Err(Problem::Game(error)) => match &error.partial {
                    Some(game) => (&**game, true),
                    None => return false,
                },
                Err(_) => return false,
            };
            item(game, is_broken, &mut HashSet::new()) == *wanted
        };
        let near = read(*at, 0);
        Some(if is_wanted(&near) {
            near
        } else {
            read(0, index)
        })
    }
}

impl Source {
    fn len(&self) -> usize {
        match &self.games {
            Games::Wthor { n, .. } => *n,
            Games::Walked { items, .. } => items.len(),
        }
    }
}

fn raw(bytes: &[u8], index: usize) -> RawGame<'_> {
    let game = &bytes[wthor::HEADER_BYTES + index * wthor::GAME_BYTES..];
    let game = game
        .first_chunk()
        .expect("the length was compared when the file was opened");
    RawGame::new(game, index as u32)
}

fn wthor_item(raw: RawGame<'_>, header: Header, base: &Base) -> Item {
    let name = |names: &Option<Names>, number| -> Rc<str> {
        let name = names.as_ref().and_then(|names| names.get(number));
        name.unwrap_or_default().into()
    };
    let score = i16::from(raw.score());
    Item {
        black: name(&base.players, raw.black()),
        white: name(&base.players, raw.white()),
        event: name(&base.tournaments, raw.tournament()),
        date: (header.year > 0).then_some(Date {
            year: header.year,
            month: None,
            day: None,
        }),
        outcome: (score <= 64).then_some(Outcome {
            score: (2 * score - 64) as i8,
            ending: huri_core::outcome::Ending::Rules,
        }),
        n_plies: None,
        is_broken: false,
    }
}

fn item(game: &Game, is_broken: bool, names: &mut HashSet<Rc<str>>) -> Item {
    let mut shared = |name: &str| -> Rc<str> {
        if let Some(known) = names.get(name) {
            return Rc::clone(known);
        }
        let name: Rc<str> = name.into();
        names.insert(Rc::clone(&name));
        name
    };
    let tags = &game.tags;
    Item {
        black: shared(&tags.black.name),
        white: shared(&tags.white.name),
        event: shared(&tags.event),
        date: tags.date,
        outcome: game.outcome(),
        n_plies: Some(u16::try_from(game.main_line().count()).unwrap_or(u16::MAX)),
        is_broken,
    }
}

fn walk(format: Format, input: Box<dyn Input>) -> Result<Games, ReadError> {
    let at = Rc::new(RefCell::new(0));
    let counted = Counted {
        input,
        at: Rc::clone(&at),
    };
    Ok(Games::Walked {
        format,
        items: Vec::new(),
        rest: Some(Walk {
            reader: record::read_as(format, counted)?,
            at,
        }),
    })
}

/// Counts the bytes that were taken.
struct Counted {
    input: Box<dyn Input>,
    at: Rc<RefCell<u64>>,
}

impl Read for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let n = self.input.read(buffer)?;
        *self.at.borrow_mut() += n as u64;
        Ok(n)
    }
}

impl BufRead for Counted {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.input.fill_buf()
    }

    fn consume(&mut self, n: usize) {
        self.input.consume(n);
        *self.at.borrow_mut() += n as u64;
    }
}

/// The names for the games of a file, if it is a WTHOR file.
pub(crate) fn base_of(path: &Path, storage: &dyn Storage) -> Base {
    let extension = path.extension();
    if extension.is_some_and(|extension| extension.eq_ignore_ascii_case("wtb")) {
        base(path.parent().unwrap_or(Path::new("")), Some(path), storage)
    } else {
        Base::default()
    }
}

/// The names of players and tournaments that lie in a folder beside WTHOR games: in the files
/// named as the `games`, as Huri writes them, else in the only ones there, as the federation
/// publishes them.
pub fn base(folder: &Path, games: Option<&Path>, storage: &dyn Storage) -> Base {
    let found = storage.list(folder).unwrap_or_default();
    let names = |extension: &str, kind| {
        let mut files = found.iter().filter(|file| {
            let own = file.path.extension();
            own.is_some_and(|own| own.eq_ignore_ascii_case(extension))
        });
        let has_name =
            |file: &&Found| games.is_some_and(|games| games.file_stem() == file.path.file_stem());
        let file = match files.clone().find(has_name) {
            Some(file) => file,
            // Of several none is better than the wrong one.
            None => files.next().filter(|_| files.next().is_none())?,
        };
        // A file that is no list of names leaves the games without, as no file does.
        Names::read(storage.open(&file.path).ok()?, kind).ok()
    };
    Base {
        players: names("jou", NameKind::Players),
        tournaments: names("trn", NameKind::Tournaments),
    }
}
