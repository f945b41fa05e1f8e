//! [`Source`]: the games of one file of a collection, found step by step and read when one is
//! looked at.

use std::cell::RefCell;
use std::collections::HashSet;
use std::io::{self, BufRead, Read, SeekFrom};
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;

use huri_core::Game;
use huri_core::Outcome;
use huri_core::game::Date;
use huri_core::outcome::Ending;
use huri_core::record::wthor::{self, Base, Header, Names, RawGame};
use huri_core::record::{self, Format, ReadError, Reader, Record, RecordError};

use super::filter::{Filter, Known};
use super::{Item, Problem, file_name};
use crate::storage::{FileError, Input, Storage};

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

    /// The path to tell of what cannot be done with it.
    fn path(&self) -> PathBuf {
        match self {
            Origin::File(path) => path.clone(),
            Origin::Bytes { name, .. } => PathBuf::from(name),
        }
    }

    fn open(&self, storage: &dyn Storage) -> io::Result<Box<dyn Input>> {
        match self {
            Origin::File(path) => storage.open(path),
            Origin::Bytes { bytes, .. } => Ok(Box::new(io::Cursor::new(Arc::clone(bytes)))),
        }
    }
}

/// The games of one file.
pub(super) struct Source {
    pub(super) origin: Origin,
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

/// WTHOR files up to this length are kept in memory: a hundred times all years together.
const WTHOR_LIMIT: u64 = 1 << 30;
/// How many games are walked through in a step: a few milliseconds.
const STEP: usize = 200;

impl Source {
    /// A file with the games in it, none of them looked at yet.
    pub(super) fn open(
        origin: Origin,
        base: &Rc<Base>,
        storage: &dyn Storage,
    ) -> Result<Source, Problem> {
        let file_error = |error: io::Error| Problem::File(FileError::new(&origin.path(), &error));
        let mut input = origin.open(storage).map_err(file_error)?;
        let mut head = Vec::new();
        let read = (&mut input).take(64 << 10).read_to_end(&mut head);
        read.map_err(file_error)?;
        let format = record::recognise(&head)
            .map_err(|unrecognised| Problem::Unreadable(ReadError::Unrecognised(unrecognised)))?;
        let games = match format {
            Format::Wthor => Games::wthor(&mut *input, base).map_err(file_error)?,
            _ => None,
        };
        let games = match games {
            Some(games) => games,
            None => {
                let input = origin.open(storage).map_err(file_error)?;
                Games::walk(format, input).map_err(Problem::Unreadable)?
            }
        };
        Ok(Source { origin, games })
    }

    /// In which format.
    pub(super) fn format(&self) -> Format {
        match &self.games {
            Games::Wthor { .. } => Format::Wthor,
            Games::Walked { format, .. } => *format,
        }
    }

    /// How many games are known.
    pub(super) fn len(&self) -> usize {
        match &self.games {
            Games::Wthor { n, .. } => *n,
            Games::Walked { items, .. } => items.len(),
        }
    }

    /// Whether all are known.
    pub(super) fn is_complete(&self) -> bool {
        !matches!(self.games, Games::Walked { rest: Some(_), .. })
    }

    /// Finds some more games, and tells what was wrong with some of them. Names that occur often
    /// are shared through `names`.
    pub(super) fn step(&mut self, names: &mut HashSet<Rc<str>>) -> Vec<Problem> {
        let mut problems = Vec::new();
        let Games::Walked { items, rest, .. } = &mut self.games else {
            return problems;
        };
        for _ in 0..STEP {
            let Some(walk) = rest else { break };
            let at = *walk.at.borrow();
            match walk.reader.next() {
                None => *rest = None,
                Some(Ok(record)) => items.push((item(&record.game, false, names), at)),
                Some(Err(mut error)) => {
                    if let Some(game) = error.partial.take() {
                        items.push((item(&game, true, names), at));
                    }
                    problems.push(Problem::Game(error));
                }
            }
        }
        problems
    }

    /// What a list shows of a game.
    pub(super) fn item(&self, index: usize) -> Item {
        match &self.games {
            Games::Walked { items, .. } => items[index].0.clone(),
            Games::Wthor {
                bytes,
                header,
                base,
                ..
            } => wthor_item(raw(bytes, index), *header, base),
        }
    }

    /// Plies of a game, where that takes no replaying.
    pub(super) fn n_plies(&self, index: usize) -> Option<u16> {
        match &self.games {
            Games::Walked { items, .. } => items[index].0.n_plies,
            Games::Wthor { .. } => None,
        }
    }

    /// The numbers of the games that a filter lets pass, in which `name` stands for its name.
    pub(super) fn select<'a>(
        &'a self,
        filter: &Filter,
        name: &str,
        known: &mut Known<'a>,
    ) -> Vec<usize> {
        match &self.games {
            Games::Walked { items, .. } => {
                let passing = items.iter().enumerate();
                let passing = passing.filter(|(_, (item, _))| filter.lets_pass(item, name));
                passing.map(|(index, _)| index).collect()
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
                (0..*n).filter(passes).collect()
            }
        }
    }

    /// A game.
    pub(super) fn game(&self, index: usize, storage: &dyn Storage) -> Result<Record, Problem> {
        let (format, items) = match &self.games {
            Games::Wthor {
                bytes,
                header,
                base,
                ..
            } => {
                let record = raw(bytes, index).to_record(*header, base);
                return record.map_err(|error| Problem::Game(*error));
            }
            Games::Walked { format, items, .. } => (*format, items),
        };
        let (wanted, at) = &items[index];
        let read = |at: u64, skip: usize| {
            let fail =
                |error: io::Error| Problem::File(FileError::new(&self.origin.path(), &error));
            let mut input = self.origin.open(storage).map_err(fail)?;
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
        if is_wanted(&near) {
            near
        } else {
            read(0, index)
        }
    }
}

impl Games {
    /// A WTHOR file whose length fits its header; others are walked through, to say what is
    /// wrong, and as others are those that would take too much memory.
    fn wthor(input: &mut dyn Input, base: &Rc<Base>) -> io::Result<Option<Games>> {
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

    /// Games that are found by reading one after the other.
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
            ending: Ending::Rules,
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
