//! Records: games and positions as files and as text.
//!
//! [`recognise`] tells from the content which [`Format`] a text is in, [`read`] yields its games
//! one by one in constant memory, and [`write`](write()) writes one game and tells what the format cannot
//! hold. Each format has its module, which says where its facts come from, and one line in the
//! table of this one.
//!
//! Reading is tolerant, and what it had to overlook is a [`Warning`]; writing is strict. The
//! result of a game is always recomputed from its moves. A game that breaks costs that game
//! alone, and its legal part is kept in the [`RecordError`].
//!
//! ```
//! use huri_core::record::{self, Format};
//!
//! let text = "F5D6C3\n1. e6 f6 2. f5\n";
//! let games: Vec<_> = record::read(text.as_bytes())?.collect::<Result<_, _>>()?;
//! assert_eq!(games.len(), 2);
//!
//! let mut copy = Vec::new();
//! let losses = record::write(Format::Transcript, &games[1].game, &mut copy)?;
//! assert_eq!(copy, b"e6f6f5\n");
//! assert_eq!(losses, []);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::fmt;
use std::io::{BufRead, Cursor, Read};

use crate::Game;

mod board;
mod by_line;
mod cells;
mod chunk;
pub mod doctor;
mod egaroucid;
mod fen;
mod ggf;
mod grid;
mod huri;
mod json;
mod loss;
mod number;
mod obf;
mod pgn;
mod problem;
mod quest;
mod replay;
mod script;
mod sgf;
mod source;
mod tally;
mod token;
mod transcript;
pub mod wthor;

pub use loss::{Loss, compare};
pub use problem::{Expected, Mismatch, Oddity, Place, Problem, RecordError, Warning};
pub use source::{GAME_LIMIT, half_width};
pub use tally::{Finding, Tally, check};

use source::{Head, Source};

/// A kind of file or text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Format {
    /// Moves as text, one game a line: `f5d6c3…` in any of its spellings, also within other text.
    Transcript,
    /// A numbered sheet: eight rows of numbers, each the number of the move on that square.
    Grid,
    /// Boards as text, 64 cells and a side, or a drawn diagram; moves may follow.
    Board,
    /// Othello Board File: positions with scored moves.
    Obf,
    /// A script of positions (Zebra, Cassio).
    Script,
    /// Generic Game Format (GGS, NBoard).
    Ggf,
    /// Smart Game Format, game 2.
    Sgf,
    /// Chess-like text: PlayOK, Edax, WTHOR conversions.
    Pgn,
    /// Games of the WTHOR base, binary.
    Wthor,
    /// Players of the WTHOR base, binary.
    WthorPlayers,
    /// Tournaments of the WTHOR base, binary.
    WthorTournaments,
    /// Othello Quest JSON.
    Quest,
    /// Egaroucid game JSON.
    Egaroucid,
    /// Huri's own JSON, a game a file.
    Huri,
    /// Huri's own JSON, a game a line.
    HuriLines,
}

/// Reads the games of a file one after the other.
type Games<'a> = Box<dyn Iterator<Item = Result<Record, RecordError>> + 'a>;

/// What a format's module offers.
struct Codec {
    format: Format,
    /// Its usual extension, without the dot.
    extension: &'static str,
    /// Whether a file that begins so is of this format, and if not, why.
    looks_like: fn(&Head<'_>) -> Result<(), Mismatch>,
    /// The games in a file, unless the format holds none.
    games: Option<for<'a> fn(Source<'a>) -> Games<'a>>,
    /// Appends one game, unless the format is only read.
    write: Option<Write>,
}

/// Appends a game to a file, and tells what is lost.
type Write = fn(&Game, &mut Vec<u8>) -> Result<Vec<Loss>, Unwritable>;

/// All formats in the order in which they are tried: the plainer a format, the later, since the
/// plain ones find something of theirs in many texts.
const CODECS: &[Codec] = &[
    Codec {
        format: Format::Wthor,
        extension: "wtb",
        looks_like: wthor::looks_like,
        games: Some(|source| Box::new(wthor::games(source))),
        write: Some(wthor::write),
    },
    Codec {
        format: Format::WthorPlayers,
        extension: "jou",
        looks_like: |head| wthor::looks_like_names(head, wthor::NameKind::Players),
        games: None,
        write: None,
    },
    Codec {
        format: Format::WthorTournaments,
        extension: "trn",
        looks_like: |head| wthor::looks_like_names(head, wthor::NameKind::Tournaments),
        games: None,
        write: None,
    },
    Codec {
        format: Format::HuriLines,
        extension: "jsonl",
        looks_like: huri::looks_like_lines,
        games: Some(|source| Box::new(huri::games(source))),
        write: Some(huri::write_line),
    },
    Codec {
        format: Format::Huri,
        extension: "huri.json",
        looks_like: huri::looks_like,
        games: Some(|source| Box::new(huri::games(source))),
        write: Some(huri::write),
    },
    Codec {
        format: Format::Egaroucid,
        extension: "json",
        looks_like: egaroucid::looks_like,
        games: Some(|source| Box::new(egaroucid::games(source))),
        write: Some(egaroucid::write),
    },
    Codec {
        format: Format::Quest,
        extension: "json",
        looks_like: quest::looks_like,
        games: Some(|source| Box::new(quest::games(source))),
        write: Some(quest::write),
    },
    Codec {
        format: Format::Ggf,
        extension: "ggf",
        looks_like: ggf::looks_like,
        games: Some(|source| Box::new(ggf::games(source))),
        write: Some(ggf::write),
    },
    Codec {
        format: Format::Sgf,
        extension: "sgf",
        looks_like: sgf::looks_like,
        games: Some(|source| Box::new(sgf::games(source))),
        write: Some(sgf::write),
    },
    Codec {
        format: Format::Pgn,
        extension: "pgn",
        looks_like: pgn::looks_like,
        games: Some(|source| Box::new(pgn::games(source))),
        write: Some(pgn::write),
    },
    Codec {
        format: Format::Obf,
        extension: "obf",
        looks_like: obf::looks_like,
        games: Some(|source| Box::new(obf::games(source))),
        write: Some(obf::write),
    },
    Codec {
        format: Format::Script,
        extension: "scr",
        looks_like: script::looks_like,
        games: Some(|source| Box::new(script::games(source))),
        write: None,
    },
    Codec {
        format: Format::Grid,
        extension: "txt",
        looks_like: grid::looks_like,
        games: Some(|source| Box::new(grid::games(source))),
        write: Some(grid::write),
    },
    Codec {
        format: Format::Board,
        extension: "txt",
        looks_like: board::looks_like,
        games: Some(|source| Box::new(board::games(source))),
        write: Some(board::write),
    },
    Codec {
        format: Format::Transcript,
        extension: "txt",
        looks_like: transcript::looks_like,
        games: Some(|source| Box::new(transcript::games(source))),
        write: Some(transcript::write),
    },
];

impl Format {
    fn codec(self) -> Option<&'static Codec> {
        CODECS.iter().find(|codec| codec.format == self)
    }

    /// Its usual extension, without the dot.
    pub fn extension(self) -> &'static str {
        self.codec().map_or("", |codec| codec.extension)
    }

    /// Whether it holds games or positions that can be read.
    pub fn is_read(self) -> bool {
        self.codec().is_some_and(|codec| codec.games.is_some())
    }

    /// Whether games can be written in it.
    pub fn is_written(self) -> bool {
        self.codec().is_some_and(|codec| codec.write.is_some())
    }

    /// All formats, in the order in which [`recognise`] tries them.
    pub fn all() -> impl Iterator<Item = Format> {
        CODECS.iter().map(|codec| codec.format)
    }
}

/// A game that was read, and what had to be overlooked to read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game, its passes filled in and its moves checked.
    pub game: Game,
    /// What is odd about it, in order of occurrence.
    pub warnings: Vec<Warning>,
}

/// What a file holds that is in none of the formats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Content {
    /// Nothing, or nothing but white space.
    Nothing,
    /// No letters, but data as of a picture or a program.
    Data,
    /// Some text.
    Text,
}

/// A file that is in none of the formats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unrecognised {
    /// What it is instead.
    pub content: Content,
    /// What was tried, in this order, and why each does not fit.
    pub tried: Vec<(Format, Mismatch)>,
}

impl fmt::Display for Unrecognised {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no known record, but {:?}", self.content)?;
        for (format, mismatch) in &self.tried {
            write!(f, "\n  not {format:?}: {mismatch}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Unrecognised {}

/// Why a file cannot be opened as a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// It is in no known format.
    Unrecognised(Unrecognised),
    /// It is of this format, which holds no games by itself, such as a list of players.
    NoGames(Format),
    /// Its beginning cannot be read.
    Io(String),
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Unrecognised(unrecognised) => unrecognised.fmt(f),
            ReadError::NoGames(format) => write!(f, "{format:?} holds no games"),
            ReadError::Io(why) => write!(f, "cannot be read: {why}"),
        }
    }
}

impl std::error::Error for ReadError {}

/// Why a game cannot be written in a format at all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unwritable {
    /// The format is only read.
    Format(Format),
    /// It starts from another position than the standard one.
    Start,
    /// Discs were turned by hand against the rule.
    Turning,
}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unwritable::Format(format) => write!(f, "{format:?} is only read"),
            Unwritable::Start => write!(f, "the format holds only games from the usual start"),
            Unwritable::Turning => write!(f, "discs were turned by hand against the rule"),
        }
    }
}

impl std::error::Error for Unwritable {}

/// How much of a file is looked at to tell its format: enough for a mail's headers before its
/// moves, or a script's comments before its positions.
const HEAD_BYTES: usize = 64 << 10;

/// Tells the format of a file from its first bytes; more than the first 64 KiB are not needed.
///
/// # Errors
/// All that was tried, and why each failed.
pub fn recognise(head: &[u8]) -> Result<Format, Unrecognised> {
    let head = Head::new(&head[..head.len().min(HEAD_BYTES)]);
    let mut tried = Vec::new();
    for codec in CODECS {
        match (codec.looks_like)(&head) {
            Ok(()) => return Ok(codec.format),
            Err(mismatch) => tried.push((codec.format, mismatch)),
        }
    }
    let content = match () {
        () if head.lines().next().is_none() => Content::Nothing,
        () if head.is_binary() => Content::Data,
        () => Content::Text,
    };
    Err(Unrecognised { content, tried })
}

/// The games of a file, one after the other, in memory bounded by [`GAME_LIMIT`].
///
/// A game that breaks is an error with its legal part, and reading goes on with the next game.
pub struct Reader<'a> {
    format: Format,
    games: Games<'a>,
    number: u64,
    failed: bool,
}

impl Reader<'_> {
    /// What the file is read as.
    pub fn format(&self) -> Format {
        self.format
    }
}

impl Iterator for Reader<'_> {
    type Item = Result<Record, RecordError>;

    fn next(&mut self) -> Option<Result<Record, RecordError>> {
        if self.failed {
            return None;
        }
        let mut next = self.games.next()?;
        self.number += 1;
        match &mut next {
            Ok(record) => {
                for warning in &mut record.warnings {
                    warning.place.game = Some(self.number);
                }
            }
            Err(error) => {
                error.place.game = Some(self.number);
                self.failed = matches!(error.problem, Problem::Io(_));
            }
        }
        Some(next)
    }
}

/// Reads a file of any format, told from its content.
///
/// # Errors
/// When no format fits, or the one that fits holds no games.
pub fn read<'a>(input: impl BufRead + 'a) -> Result<Reader<'a>, ReadError> {
    let (format, input) = tell(input)?;
    read_as(format, input)
}

/// Tells the format of a file from its content, and gives the whole file back.
fn tell<'a>(mut input: impl BufRead + 'a) -> Result<(Format, impl BufRead + 'a), ReadError> {
    let mut head = Vec::new();
    (&mut input)
        .take(HEAD_BYTES as u64)
        .read_to_end(&mut head)
        .map_err(|error| ReadError::Io(error.to_string()))?;
    let format = recognise(&head).map_err(ReadError::Unrecognised)?;
    Ok((format, Cursor::new(head).chain(input)))
}

/// Reads a file as of this format.
///
/// # Errors
/// When the format holds no games.
pub fn read_as<'a>(format: Format, input: impl BufRead + 'a) -> Result<Reader<'a>, ReadError> {
    let games = format.codec().and_then(|codec| codec.games);
    let games = games.ok_or(ReadError::NoGames(format))?;
    Ok(Reader {
        format,
        games: games(Source::new(input)),
        number: 0,
        failed: false,
    })
}

/// Appends a game to `out`; games written one after the other make a file of several.
///
/// What comes back is what the format does not hold of this game.
///
/// # Errors
/// When the game cannot be written at all; nothing is appended then.
pub fn write(format: Format, game: &Game, out: &mut Vec<u8>) -> Result<Vec<Loss>, Unwritable> {
    let codec = format.codec().and_then(|codec| codec.write);
    let write = codec.ok_or(Unwritable::Format(format))?;
    let begin = out.len();
    let losses = write(game, out).inspect_err(|_| out.truncate(begin))?;
    Ok(losses)
}

/// Refuses a game whose discs were turned against the rule, as only Huri's own format holds one.
fn refuse_turning(game: &Game) -> Result<(), Unwritable> {
    let by_hand = game
        .subtree(crate::NodeId::ROOT)
        .any(|node| game.turned(node).is_some());
    if by_hand {
        return Err(Unwritable::Turning);
    }
    Ok(())
}
