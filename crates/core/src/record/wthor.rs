//! WTHOR: the base of the French Othello federation, all tournament games since 1977.
//!
//! Three kinds of little-endian files share a 16-byte header: games (`.wtb`, 68 bytes each),
//! players (`.jou`, 20 bytes) and tournaments (`.trn`, 26 bytes). A game names its players and
//! its tournament by number, so that it takes the other two files to know who played.
//!
//! [`Games`] reads the games of a file one by one and allocates nothing for a [`RawGame`]: this
//! is how whole archives are checked. [`RawGame::to_record`] makes a [`Game`] of it, with names from a
//! [`Base`] if there is one. [`Set`] makes the three files from games.
//!
//! The real files (1977 to 2025) taught this: unused move bytes are 0, but other programs fill
//! them with any byte that is no square (Edax: 92); passes are not stored; the score byte is
//! Black's discs with the empty squares given to the winner, and of unfinished games the
//! adjudicated result, whatever the board shows. Names are ISO 8859-1. Games on 10x10 and
//! solitaires are refused: no such file is to be found.
//!
//! Source: the federation's format description; the files themselves.

use std::io::{ErrorKind, Read};

use super::replay::{Recorded, Replay as Playing};
use super::source::{Head, Source};
use super::{Expected, Loss, Mismatch, Oddity, Place, Problem, Record, RecordError, Unwritable};
use crate::game::Date;
use crate::outcome::Ending;
use crate::position::IllegalMove;
use crate::{Game, Position, Square};

mod names;
mod set;

pub use names::{Base, NameKind, Names};
pub use set::{Files, Set};

/// Bytes of the header of all three kinds of files.
pub const HEADER_BYTES: usize = 16;
/// Bytes of a game.
pub const GAME_BYTES: usize = 68;
/// Moves of a game start at this byte of it.
pub const MOVES_AT: usize = 8;

/// The first 16 bytes of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Header {
    /// When the file was made.
    pub created: Date,
    /// How many games follow; 0 in files of names.
    pub n_games: u32,
    /// How many names follow; 0 in files of games.
    pub n_names: u16,
    /// The year in which the games were played; 0 in files of names.
    pub year: u16,
    /// 8 or 10 squares a side; 0 means 8.
    pub board_size: u8,
    /// 0 for games, 1 for solitaires.
    pub kind: u8,
    /// At how many empty squares the theoretical score was computed; 0 means 22.
    pub depth: u8,
}

impl Header {
    /// Reads what the bytes say, be it sensible or not.
    pub fn from_bytes(bytes: &[u8; HEADER_BYTES]) -> Header {
        let word = |at: usize| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
        let some = |number: u8| (number != 0).then_some(number);
        let month = some(bytes[2]);
        Header {
            created: Date {
                year: u16::from(bytes[0]) * 100 + u16::from(bytes[1]),
                month,
                day: month.and(some(bytes[3])),
            },
            n_games: u32::from(word(4)) | u32::from(word(6)) << 16,
            n_names: word(8),
            year: word(10),
            board_size: bytes[12],
            kind: bytes[13],
            depth: bytes[14],
        }
    }

    /// The header as it stands in a file.
    pub fn to_bytes(self) -> [u8; HEADER_BYTES] {
        let mut bytes = [0; HEADER_BYTES];
        // A byte holds centuries up to 255: all years that a `u16` can say fit but for 25 500 on.
        bytes[0] = u8::try_from(self.created.year / 100).unwrap_or(u8::MAX);
        bytes[1] = (self.created.year % 100) as u8;
        bytes[2] = self.created.month.unwrap_or(0);
        bytes[3] = self.created.day.unwrap_or(0);
        bytes[4..8].copy_from_slice(&self.n_games.to_le_bytes());
        bytes[8..10].copy_from_slice(&self.n_names.to_le_bytes());
        bytes[10..12].copy_from_slice(&self.year.to_le_bytes());
        bytes[12] = self.board_size;
        bytes[13] = self.kind;
        bytes[14] = self.depth;
        bytes
    }
}

/// A game as it stands in a file: 68 bytes, borrowed.
#[derive(Clone, Copy, Debug)]
pub struct RawGame<'a> {
    bytes: &'a [u8; GAME_BYTES],
    /// The number of the game in its file, from 0.
    pub index: u32,
}

impl<'a> RawGame<'a> {
    /// The game with this number (from 0) in its file.
    pub fn new(bytes: &'a [u8; GAME_BYTES], index: u32) -> RawGame<'a> {
        RawGame { bytes, index }
    }

    fn word(self, at: usize) -> u16 {
        u16::from_le_bytes([self.bytes[at], self.bytes[at + 1]])
    }

    /// The number of the tournament.
    pub fn tournament(self) -> u16 {
        self.word(0)
    }

    /// The number of the black player.
    pub fn black(self) -> u16 {
        self.word(2)
    }

    /// The number of the white player.
    pub fn white(self) -> u16 {
        self.word(4)
    }

    /// Black's final discs as recorded, the empty squares counted for the winner. Above 64 it
    /// means nothing.
    pub fn score(self) -> u8 {
        self.bytes[6]
    }

    /// Black's final discs with perfect play from the header's `depth` on.
    pub fn theoretical_score(self) -> u8 {
        self.bytes[7]
    }

    /// The squares in the order of the discs placed; passes are not stored. Whatever is no
    /// square ends the game.
    pub fn squares(self) -> impl Iterator<Item = Square> + Clone + 'a {
        self.bytes[MOVES_AT..].iter().map_while(|&byte| {
            let (row, column) = (usize::from(byte / 10), usize::from(byte % 10));
            Square::new(column.wrapping_sub(1), row.wrapping_sub(1))
        })
    }

    /// Where the byte of the disc with this number (from 0) is in the file.
    pub fn byte_of_disc(self, disc: usize) -> u64 {
        (HEADER_BYTES + MOVES_AT + disc) as u64 + u64::from(self.index) * GAME_BYTES as u64
    }

    /// Plays the game, passing where a side must.
    ///
    /// # Errors
    /// The first move that is not legal.
    pub fn replay(self) -> Result<Replay, IllegalDisc> {
        let mut replay = Replay {
            end: Position::START,
            discs: 0,
            passes: 0,
        };
        for square in self.squares() {
            let mut played = replay.end.play(square.into());
            if played.is_err() && replay.end.must_pass() {
                replay.passes += 1;
                played = replay.end.passed().play(square.into());
            }
            replay.end = played.map_err(|why| IllegalDisc {
                disc: usize::from(replay.discs),
                square,
                why,
                before: replay,
            })?;
            replay.discs += 1;
        }
        Ok(replay)
    }

    /// The game with its tags: names from `base` where it has them, else the numbers as other
    /// tags; the theoretical score as `WthorTheoretical`, such as `40@24` for Black's 40 discs
    /// from 24 empty squares on.
    ///
    /// # Errors
    /// The first move that is not legal.
    pub fn to_record(self, header: Header, base: &Base) -> Result<Record, Box<RecordError>> {
        let place = |byte| Place {
            game: Some(u64::from(self.index) + 1),
            byte: Some(byte),
            ..Place::default()
        };
        let mut game = Playing::new(Position::START);
        self.tag(&mut game, header, base);
        for (disc, square) in self.squares().enumerate() {
            let place = place(self.byte_of_disc(disc));
            if let Err(why) = game.play(square.into(), place) {
                let written = square.to_string();
                let rest = self.squares().skip(disc).map(|square| square.to_string());
                let problem = Problem::Illegal { written, why };
                return Err(Box::new(game.fail(place, problem, rest.collect())));
            }
        }
        let score_place = place(self.byte_of_disc(0) - 2);
        match self.score() {
            black @ 0..=64 => {
                let recorded = Recorded::Discs(black, 64 - black);
                let written = black.to_string();
                game.result(recorded, Ending::Adjudication, &written, score_place);
            }
            none => game.warn(score_place, Oddity::Skipped(format!("score {none}"))),
        }
        Ok(game.finish())
    }

    fn tag(self, game: &mut Playing, header: Header, base: &Base) {
        let tags = &mut game.game.tags;
        let year = header.year;
        tags.date = (year != 0).then_some(Date {
            year,
            month: None,
            day: None,
        });
        let Base {
            players,
            tournaments,
        } = base;
        for (names, number, name, number_tag) in [
            (players, self.black(), &mut tags.black.name, "WthorBlack"),
            (players, self.white(), &mut tags.white.name, "WthorWhite"),
            (
                tournaments,
                self.tournament(),
                &mut tags.event,
                "WthorTournament",
            ),
        ] {
            match names.as_ref().and_then(|names| names.get(number)) {
                Some(known) if known == NameKind::Players.unknown() => {}
                Some(known) => known.clone_into(name),
                None => tags.other.push((number_tag.to_owned(), number.to_string())),
            }
        }
        let depth = if header.depth == 0 { 22 } else { header.depth };
        let theoretical = format!("{}@{depth}", self.theoretical_score());
        tags.other
            .push(("WthorTheoretical".to_owned(), theoretical));
    }
}

/// What a replayed game came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Replay {
    /// The position after the last disc.
    pub end: Position,
    /// How many discs were placed.
    pub discs: u8,
    /// How many forced passes lie between them.
    pub passes: u8,
}

impl Replay {
    /// Black's discs at the end, the empty squares counted for the winner: what the score of a
    /// finished game must be.
    pub fn score(self) -> u8 {
        ((64 + i32::from(self.end.final_score())) / 2) as u8
    }
}

/// A disc that may not be placed where the record places it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IllegalDisc {
    /// Its number in the game, from 0, passes not counted.
    pub disc: usize,
    /// The square.
    pub square: Square,
    /// Why not.
    pub why: IllegalMove,
    /// The game before it; passes tried for it are counted.
    pub before: Replay,
}

/// The games of a `.wtb` file, one by one, in constant memory.
#[derive(Debug)]
pub struct Games<R> {
    input: R,
    header: Header,
    n_read: u32,
    buffer: [u8; GAME_BYTES],
    ended: bool,
}

impl<R: Read> Games<R> {
    /// Reads the header. `input` is read in small steps: buffer it.
    ///
    /// # Errors
    /// When the header is cut short or not one of a file of 8x8 games.
    pub fn open(mut input: R) -> Result<Games<R>, Box<RecordError>> {
        let header = read_header(&mut input)?;
        let wrong = match header {
            Header { kind: 1, .. } => Some((13, Problem::OtherGame("WTHOR solitaires".to_owned()))),
            Header { kind: 2.., .. } => Some((13, not_a_header("kind of records", header.kind))),
            Header {
                board_size: 0 | 8, ..
            } => None,
            Header { board_size: 10, .. } => Some((12, Problem::OtherGame("10x10".to_owned()))),
            _ => Some((12, not_a_header("board size", header.board_size))),
        };
        match wrong {
            Some((byte, problem)) => Err(at_byte(byte, None, problem)),
            None => Ok(Games {
                input,
                header,
                n_read: 0,
                buffer: [0; GAME_BYTES],
                ended: false,
            }),
        }
    }

    /// What the file says of itself.
    pub fn header(&self) -> Header {
        self.header
    }

    /// The next game. Not an iterator, since the game borrows the reader's buffer.
    ///
    /// After the last game comes an error if the file is shorter or longer than its header
    /// says, and then nothing more.
    pub fn next_game(&mut self) -> Option<Result<RawGame<'_>, Box<RecordError>>> {
        if self.ended {
            return None;
        }
        let index = self.n_read;
        let offset = HEADER_BYTES as u64 + u64::from(index) * GAME_BYTES as u64;
        let is_last = index == self.header.n_games;
        // One byte behind the last game tells whether the file ends there.
        let wanted = if is_last { 1 } else { GAME_BYTES };
        let number = Some(u64::from(index) + 1);
        let problem = match read_full(&mut self.input, &mut self.buffer[..wanted]) {
            Ok(GAME_BYTES) => {
                self.n_read += 1;
                return Some(Ok(RawGame::new(&self.buffer, index)));
            }
            Ok(0) if is_last => None,
            Ok(_) if is_last => Some((offset, not(Expected::WthorEnd, self.buffer[0]))),
            Ok(n_bytes) => {
                let problem = Problem::EndsBefore(Expected::WthorRecord);
                Some((offset + n_bytes as u64, problem))
            }
            Err(problem) => Some((offset, problem)),
        };
        self.ended = true;
        problem.map(|(byte, problem)| Err(at_byte(byte, number, problem)))
    }
}

fn not(expected: Expected, found: impl ToString) -> Problem {
    let found = found.to_string();
    Problem::Expected { expected, found }
}

fn not_a_header(what: &str, found: u8) -> Problem {
    not(Expected::WthorHeader, format!("{what} {found}"))
}

fn at_byte(byte: u64, game: Option<u64>, problem: Problem) -> Box<RecordError> {
    let place = Place {
        game,
        byte: Some(byte),
        ..Place::default()
    };
    Box::new(RecordError::new(place, problem))
}

fn read_header(input: &mut impl Read) -> Result<Header, Box<RecordError>> {
    let mut bytes = [0; HEADER_BYTES];
    let at = |byte: usize, problem| at_byte(byte as u64, None, problem);
    let n_bytes = read_full(input, &mut bytes).map_err(|problem| at(0, problem))?;
    if n_bytes < HEADER_BYTES {
        return Err(at(n_bytes, Problem::EndsBefore(Expected::WthorHeader)));
    }
    if bytes[2] > 12 {
        return Err(at(2, not_a_header("month", bytes[2])));
    }
    if bytes[3] > 31 {
        return Err(at(3, not_a_header("day", bytes[3])));
    }
    Ok(Header::from_bytes(&bytes))
}

/// Fills the buffer unless the input ends; how many bytes there were.
fn read_full(input: &mut impl Read, buffer: &mut [u8]) -> Result<usize, Problem> {
    let mut n_bytes = 0;
    while n_bytes < buffer.len() {
        match input.read(&mut buffer[n_bytes..]) {
            Ok(0) => break,
            Ok(more) => n_bytes += more,
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(Problem::Io(error.to_string())),
        }
    }
    Ok(n_bytes)
}

/// The header that `head` begins with, if it can be one.
fn plausible_header(head: &Head<'_>) -> Option<Header> {
    let bytes = head.bytes.first_chunk::<HEADER_BYTES>()?;
    // Text has other bytes here: the century is 19 or 20, and small numbers follow.
    let plausible = matches!(bytes, [19..=21, 0..=99, 0..=12, 0..=31, ..]);
    plausible.then(|| Header::from_bytes(bytes))
}

fn mismatch(head: &Head<'_>) -> Mismatch {
    Mismatch::new(Expected::WthorHeader, head.first_line())
}

/// Whether the file begins as one of games; it may be cut short, or be one of solitaires or of
/// games on 10x10, which reading refuses.
pub(super) fn looks_like(head: &Head<'_>) -> Result<(), Mismatch> {
    let header = plausible_header(head).filter(|header| {
        let games = header.n_names == 0 && header.kind == 0;
        // An empty file has a year still, which files of names have not.
        (games && header.n_games + u32::from(header.year) > 0 || header.kind == 1)
            && matches!(header.board_size, 0 | 8 | 10)
    });
    header.map(|_| ()).ok_or_else(|| mismatch(head))
}

/// Whether the file begins as one of these names.
pub(super) fn looks_like_names(head: &Head<'_>, kind: NameKind) -> Result<(), Mismatch> {
    let header = plausible_header(head).filter(|header| {
        let entries = head.bytes[HEADER_BYTES..].chunks_exact(kind.width());
        let mut ends = entries
            .map(|entry| entry.last())
            .take(header.n_names.into());
        header.n_games == 0 && header.n_names > 0 && ends.all(|end| end == Some(&0))
    });
    header.map(|_| ()).ok_or_else(|| mismatch(head))
}

/// A [`Source`] to read from.
struct Bytes<'a>(Source<'a>);

impl Read for Bytes<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let bytes = self.0.buffered();
        let bytes = bytes.map_err(|error| std::io::Error::other(error.problem.to_string()))?;
        let n_bytes = bytes.len().min(buffer.len());
        buffer[..n_bytes].copy_from_slice(&bytes[..n_bytes]);
        self.0.consume(n_bytes);
        Ok(n_bytes)
    }
}

/// The games of a file, without names.
pub(super) fn games(source: Source<'_>) -> impl Iterator<Item = Result<Record, RecordError>> {
    records(Bytes(source), Base::default())
}

/// The games of a file as records, with the names of `base`.
///
/// A game that breaks is an error with its legal part, and reading goes on with the next game.
pub fn records(input: impl Read, base: Base) -> impl Iterator<Item = Result<Record, RecordError>> {
    let mut opened = Some(Games::open(input));
    let mut games = None;
    std::iter::from_fn(move || {
        match opened.take() {
            Some(Ok(opened)) => games = Some(opened),
            Some(Err(error)) => return Some(Err(*error)),
            None => {}
        }
        let games = games.as_mut()?;
        let header = games.header();
        let game = games.next_game()?;
        let record = game.and_then(|game| game.to_record(header, &base));
        Some(record.map_err(|error| *error))
    })
}

/// Appends a game to `out`, which holds a whole file of games or nothing: the header counts it.
pub(super) fn write(game: &Game, out: &mut Vec<u8>) -> Result<Vec<Loss>, Unwritable> {
    set::append(game, out)
}
