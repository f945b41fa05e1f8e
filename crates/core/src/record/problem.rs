//! What can be odd or wrong with a record, and where: facts as fields, so that any language can
//! word them.

use std::fmt;

use crate::position::IllegalMove;
use crate::{Color, Game};

/// Where in a file something is: what is known of it, each counted from 1 but the byte.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub struct Place {
    /// The number of the game in its file.
    pub game: Option<u64>,
    /// The number of the move in its game, passes included.
    pub ply: Option<u32>,
    /// The line.
    pub line: Option<u64>,
    /// The character in its line.
    pub column: Option<u32>,
    /// The offset of the byte, from 0.
    pub byte: Option<u64>,
}

/// Something odd that does not prevent reading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warning {
    /// Where it is.
    pub place: Place,
    /// What it is.
    pub oddity: Oddity,
}

/// What can be odd about a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Oddity {
    /// The recorded result is not the one on the board; it is kept as a tag.
    ResultDiffers {
        /// As recorded.
        recorded: String,
        /// From the moves.
        replayed: String,
    },
    /// Text after the end that belongs to no game.
    Rubbish(String),
    /// Something unknown or ill-formed that was skipped.
    Skipped(String),
    /// The side to move is not said and was taken from the number of discs.
    SideAssumed(Color),
    /// A pass written after the end of the game.
    PassAfterEnd,
    /// Signs for the discs that are used in both senses; this one was taken for black.
    ColorsAssumed {
        /// The sign that was taken for a black disc.
        black: char,
    },
}

/// A game that could not be read, or not to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// Where it went wrong.
    pub place: Place,
    /// What went wrong.
    pub problem: Problem,
    /// The game up to there, if there is something to keep.
    pub partial: Option<Box<Game>>,
    /// The moves as written after `partial`, the wrong one first, as far as they can be told:
    /// what a repair has to go on with.
    pub rest: Box<[String]>,
}

impl RecordError {
    /// An error with nothing to keep.
    pub fn new(place: Place, problem: Problem) -> RecordError {
        RecordError {
            place,
            problem,
            partial: None,
            rest: Box::default(),
        }
    }
}

/// What can be wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// A move against the rules.
    Illegal {
        /// The move as written.
        written: String,
        /// Why it is not legal.
        why: IllegalMove,
    },
    /// A move of the side that is not to move, though the other side need not pass.
    WrongSide {
        /// The move as written.
        written: String,
        /// Who is to move.
        turn: Color,
    },
    /// Something else stands where this was expected.
    Expected {
        /// What should be there.
        expected: Expected,
        /// What is there, cut to a few characters.
        found: String,
    },
    /// The file ends where this was expected.
    EndsBefore(Expected),
    /// A number that stands twice in a sheet.
    Twice(u32),
    /// A number that is missing in a sheet.
    Missing(u32),
    /// A game of another kind or size than 8x8 Othello.
    OtherGame(String),
    /// One game takes more than this many bytes; no real one does.
    TooLong(usize),
    /// The file could not be read on.
    Io(String),
}

/// What a reader can expect.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Expected {
    /// A square a1 to h8, or a pass.
    Move,
    /// At least one square a1 to h8.
    Squares,
    /// 64 cells of a board.
    Cells,
    /// The side to move.
    Side,
    /// A score such as `+12`.
    Score,
    /// Eight rows of numbers.
    Numbers,
    /// A tag such as `[Black "name"]`.
    Tag,
    /// A comment line that begins with `%`.
    Comment,
    /// `(;GM[Othello]`.
    GgfGame,
    /// `(;` and properties of a Smart Game Format game.
    SgfGame,
    /// A property of a game tree.
    Property,
    /// The header of a WTHOR file.
    WthorHeader,
    /// A whole record of a WTHOR file.
    WthorRecord,
    /// The end of a WTHOR file, whose header counts no more records.
    WthorEnd,
    /// A JSON text.
    Json,
    /// The members of an Othello Quest game.
    QuestGame,
    /// The members of an Egaroucid game.
    EgaroucidGame,
    /// The members of Huri's own format.
    HuriGame,
}

/// Why a text is not in a format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mismatch {
    /// What the format begins with.
    pub expected: Expected,
    /// What is there instead, cut to a few characters; empty for nothing.
    pub found: String,
}

impl Mismatch {
    /// `found` is cut to what can be shown.
    pub fn new(expected: Expected, found: &str) -> Mismatch {
        Mismatch {
            expected,
            found: excerpt(found),
        }
    }
}

/// The beginning of `text`, cut to what a message can show; characters that would steer a
/// terminal are replaced.
pub(crate) fn excerpt(text: &str) -> String {
    const CHARACTERS: usize = 40;
    let shown = |c: char| match c.is_control() {
        true => char::REPLACEMENT_CHARACTER,
        false => c,
    };
    let mut characters = text.trim().chars().map(shown);
    let mut excerpt: String = characters.by_ref().take(CHARACTERS).collect();
    if characters.next().is_some() {
        excerpt.push('…');
    }
    excerpt
}

#[cfg(test)]
#[test]
fn an_excerpt_steers_no_terminal() {
    let text = "\u{1b}[2J\u{0}name\u{7}";
    assert_eq!(excerpt(text), "\u{fffd}[2J\u{fffd}name\u{fffd}");
    assert_eq!(excerpt(&"x".repeat(41)), "x".repeat(40) + "…");
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [
            ("game", self.game),
            ("move", self.ply.map(u64::from)),
            ("line", self.line),
            ("column", self.column.map(u64::from)),
            ("byte", self.byte),
        ];
        let known = parts
            .iter()
            .filter_map(|(name, number)| Some((name, (*number)?)));
        for (index, (name, number)) in known.enumerate() {
            write!(f, "{}{name} {number}", if index == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

impl fmt::Display for Oddity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Oddity::ResultDiffers { recorded, replayed } => {
                write!(
                    f,
                    "the recorded result {recorded} is not the board's {replayed}"
                )
            }
            Oddity::Rubbish(text) => write!(f, "{text:?} after the end was left out"),
            Oddity::Skipped(text) => write!(f, "{text:?} was skipped"),
            Oddity::SideAssumed(color) => write!(f, "{color:?} is assumed to be to move"),
            Oddity::PassAfterEnd => write!(f, "a pass after the end of the game was left out"),
            Oddity::ColorsAssumed { black } => write!(f, "{black:?} is assumed to be black"),
        }
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.oddity)
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Move => "a move",
            Expected::Squares => "squares a1 to h8",
            Expected::Cells => "the 64 cells of a board",
            Expected::Side => "the side to move",
            Expected::Score => "a score",
            Expected::Numbers => "eight rows of numbers",
            Expected::Tag => "a tag such as [Black \"name\"]",
            Expected::Comment => "a comment that begins with %",
            Expected::GgfGame => "(;GM[Othello]",
            Expected::SgfGame => "(; and properties of a Smart Game Format game",
            Expected::Property => "a property such as B[f5]",
            Expected::WthorHeader => "the header of a WTHOR file",
            Expected::WthorRecord => "a whole WTHOR record",
            Expected::WthorEnd => "the end of the WTHOR file, whose header counts no more records",
            Expected::Json => "a JSON text",
            Expected::QuestGame => "the members of an Othello Quest game",
            Expected::EgaroucidGame => "the members of an Egaroucid game",
            Expected::HuriGame => "the members of a Huri game",
        })
    }
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found {:?}", self.expected, self.found)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Illegal { written, why } => write!(f, "illegal move {written:?}: {why}"),
            Problem::WrongSide { written, turn } => {
                write!(f, "{written:?} is not a move of {turn:?}, who is to move")
            }
            Problem::Expected { expected, found } => {
                write!(f, "expected {expected}, found {found:?}")
            }
            Problem::EndsBefore(expected) => {
                write!(f, "the file ends where {expected} was expected")
            }
            Problem::Twice(number) => write!(f, "the number {number} stands twice"),
            Problem::Missing(number) => write!(f, "the number {number} is missing"),
            Problem::OtherGame(what) => write!(f, "{what:?} is not a game of Othello on 8x8"),
            Problem::TooLong(limit) => write!(f, "one game takes more than {limit} bytes"),
            Problem::Io(why) => write!(f, "cannot be read on: {why}"),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.problem)
    }
}

impl std::error::Error for RecordError {}
