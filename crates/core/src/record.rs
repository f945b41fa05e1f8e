//! Records: games and positions as files and as text.
//!
//! [`recognise`] tells from the content which [`Format`] a text is in, [`read`] yields its games
//! one by one in constant memory, and [`write`] writes one game and tells what the format cannot
//! hold. Each format has its module, which says where its facts come from.
//!
//! Reading is tolerant, and what it had to overlook is a [`Warning`]; writing is strict. The
//! result of a game is always recomputed from its moves.

use std::fmt;

use crate::Game;
use crate::position::IllegalMove;

/// A kind of file or text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Format {
    /// Moves as text, one game a line: `f5d6c3…` in any of its spellings.
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

/// A game that was read, and what had to be overlooked to read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game, its passes filled in and its moves checked.
    pub game: Game,
    /// What is odd about it, in order of occurrence.
    pub warnings: Vec<Warning>,
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
    SideAssumed,
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
    /// Something else stands where this was expected.
    Expected {
        /// What should be there.
        expected: &'static str,
        /// What is there, cut to a few characters.
        found: String,
    },
    /// The file ends where this was expected.
    EndsBefore {
        /// What should be there.
        expected: &'static str,
    },
    /// A game of another kind or size than 8x8 Othello.
    OtherGame(String),
    /// One game takes more than this many bytes; no real one does.
    TooLong(usize),
    /// The file could not be read on.
    Io(String),
}

/// Something a format cannot hold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Loss {
    /// Lines beside the main line.
    Variations,
    /// Comments.
    Comments,
    /// Signs such as `?!`.
    Signs,
    /// Values of moves.
    Values,
    /// Times of moves.
    Times,
    /// How the game ended, or a result that the moves do not show.
    Ending,
    /// Ratings.
    Ratings,
    /// Names of players.
    Names,
    /// A name or text that had to be shortened.
    Shortened,
    /// Letters that had to be replaced.
    Letters,
    /// Event, round or place.
    Event,
    /// The date, or its day.
    Date,
    /// The time control.
    TimeControl,
    /// Another start than the standard one: the game cannot be written at all.
    Start,
    /// Discs turned by hand against the rule: the game cannot be written at all.
    Turning,
    /// Other tags.
    OtherTags,
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

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Illegal { written, why } => write!(f, "illegal move {written:?}: {why}"),
            Problem::Expected { expected, found } => {
                write!(f, "expected {expected}, found {found:?}")
            }
            Problem::EndsBefore { expected } => {
                write!(f, "the file ends where {expected} was expected")
            }
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
