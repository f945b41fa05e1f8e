//! [`Chunk`]: the bytes of one game of a bracketed format, cut out of a file.
//!
//! GGF, SGF and JSON say by brackets where a game ends. A [`Cutter`] finds these without knowing
//! more of the format, so that a broken game costs no other one, and no game more memory than
//! [`GAME_LIMIT`].

use std::cell::Cell;

use super::Record;
use super::problem::{Expected, Oddity, Place, Problem, RecordError, Warning, excerpt};
use super::source::{GAME_LIMIT, Source};

/// The bytes of a game and where they begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chunk {
    /// From the opening bracket on.
    pub bytes: Vec<u8>,
    /// Whether the closing bracket is there.
    pub closed: bool,
    place: Place,
    /// How far places were counted: they are asked for from front to back, and counting from
    /// the beginning each time would take the square of the length.
    counted: Cell<Counted>,
}

/// The lines and characters of a chunk before some byte of it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Counted {
    offset: usize,
    lines: u64,
    /// Characters since the last line end.
    characters: u32,
    after_cr: bool,
}

impl Chunk {
    /// A game that is a whole file.
    pub fn whole(bytes: &[u8]) -> Chunk {
        Chunk {
            bytes: bytes.to_vec(),
            closed: true,
            place: Place::default(),
            counted: Cell::default(),
        }
    }

    /// Where the byte with this offset in the chunk stands in the file.
    pub fn place(&self, offset: usize) -> Place {
        let offset = offset.min(self.bytes.len());
        let mut counted = self.counted.get();
        if counted.offset > offset {
            counted = Counted::default();
        }
        for &byte in &self.bytes[counted.offset..offset] {
            match byte {
                b'\n' if counted.after_cr => {}
                b'\n' | b'\r' => (counted.lines, counted.characters) = (counted.lines + 1, 0),
                // The later bytes of a UTF-8 character do not count.
                0x80..=0xbf => {}
                _ => counted.characters = counted.characters.saturating_add(1),
            }
            counted.after_cr = byte == b'\r';
        }
        counted.offset = offset;
        self.counted.set(counted);
        let mut place = self.place;
        let first_column = if counted.lines == 0 {
            place.column.unwrap_or(1)
        } else {
            1
        };
        place.line = Some(place.line.unwrap_or(1) + counted.lines);
        place.column = Some(first_column.saturating_add(counted.characters));
        place.byte = place.byte.map(|byte| byte + offset as u64);
        place
    }
}

/// The text of some bytes: UTF-8, or ISO 8859-1 where they are not valid UTF-8.
pub fn text(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(|&byte| char::from(byte)).collect(),
    }
}

/// What a byte is to a [`Brackets`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cut {
    /// Part of the game.
    Inside,
    /// The last byte of the game.
    Last,
    /// The game ends unclosed this many bytes before this one, where the next begins.
    NextBegan(usize),
}

/// How a format brackets its games.
pub trait Brackets: Default {
    /// The byte with which a game opens.
    const OPENS: u8;
    /// Bytes that may stand between games.
    const BETWEEN: &'static [u8];
    /// What a game should begin with.
    const EXPECTED: Expected;
    /// Whether other text may hold brackets, so that what reads as no game at all is just that.
    const IN_TEXT: bool;

    /// Looks at the next byte; the first one opens the game.
    fn step(&mut self, byte: u8) -> Cut;
}

/// Cuts a file into chunks.
pub struct Cutter<'a, B> {
    source: Source<'a>,
    /// The beginning of the next game, where it was taken with the last one.
    ahead: Option<Chunk>,
    brackets: std::marker::PhantomData<B>,
    n_games: u64,
    failed: Option<Box<RecordError>>,
}

impl<'a, B: Brackets> Cutter<'a, B> {
    /// Of a file from its first byte on.
    pub fn new(source: Source<'a>) -> Cutter<'a, B> {
        Cutter {
            source,
            ahead: None,
            brackets: std::marker::PhantomData,
            n_games: 0,
            failed: None,
        }
    }

    /// Steps to where the next game opens. What is passed over and may not stand between games
    /// becomes a warning.
    ///
    /// # Errors
    /// The file cannot be read on.
    pub fn skip(&mut self) -> Result<Option<Warning>, Box<RecordError>> {
        if self.ahead.is_some() {
            return Ok(None);
        }
        const SHOWN: usize = 200;
        let (mut rubbish, mut rubbish_place) = (Vec::new(), None);
        loop {
            let place = self.source.place();
            let buffer = self.source.buffered()?;
            let end = buffer.iter().position(|&byte| byte == B::OPENS);
            let passed = &buffer[..end.unwrap_or(buffer.len())];
            let odd = |byte: &u8| !byte.is_ascii_whitespace() && !B::BETWEEN.contains(byte);
            if rubbish_place.is_some() || passed.iter().any(odd) {
                rubbish_place.get_or_insert(place);
                let room = SHOWN.saturating_sub(rubbish.len()).min(passed.len());
                rubbish.extend_from_slice(&passed[..room]);
            }
            let (n_passed, at_end) = (passed.len(), buffer.is_empty());
            self.source.consume(n_passed);
            if at_end || end.is_some() {
                return Ok(rubbish_place.map(|place| Warning {
                    place,
                    oddity: Oddity::Rubbish(excerpt(&text(&rubbish))),
                }));
            }
        }
    }

    /// Takes the next game; none at the end of the file. Call [`skip`](Cutter::skip) before.
    ///
    /// # Errors
    /// The game is too long, or the file cannot be read on.
    pub fn take(&mut self) -> Result<Option<Chunk>, Box<RecordError>> {
        if let Some(error) = self.failed.take() {
            return Err(error);
        }
        let mut brackets = B::default();
        let mut chunk = self.ahead.take().unwrap_or_else(|| Chunk {
            bytes: Vec::new(),
            closed: false,
            place: self.source.place(),
            counted: Cell::default(),
        });
        for &byte in &chunk.bytes {
            brackets.step(byte);
        }
        let mut length = chunk.bytes.len();
        while !chunk.closed && self.ahead.is_none() {
            let buffer = match self.source.buffered() {
                Ok(buffer) => buffer,
                Err(error) if length == 0 => return Err(error),
                // What was read so far comes first.
                Err(error) => {
                    self.failed = Some(error);
                    break;
                }
            };
            if buffer.is_empty() {
                break;
            }
            let cut = buffer.iter().enumerate().find_map(|(index, &byte)| {
                let cut = brackets.step(byte);
                (cut != Cut::Inside).then_some((index + 1, cut))
            });
            let (taken, cut) = cut.unwrap_or((buffer.len(), Cut::Inside));
            length += taken;
            if length <= GAME_LIMIT {
                chunk.bytes.extend_from_slice(&buffer[..taken]);
            }
            self.source.consume(taken);
            match cut {
                Cut::Inside => {}
                Cut::Last => chunk.closed = true,
                Cut::NextBegan(back) if length <= GAME_LIMIT => {
                    let at = chunk.bytes.len() - back - 1;
                    let place = chunk.place(at);
                    self.ahead = Some(Chunk {
                        bytes: chunk.bytes.split_off(at),
                        closed: false,
                        place,
                        counted: Cell::default(),
                    });
                }
                // A game beyond the limit is not kept, so neither is what began inside it.
                Cut::NextBegan(_) => break,
            }
        }
        if length == 0 {
            return Ok(None);
        }
        self.n_games += 1;
        chunk.place.game = Some(self.n_games);
        if length > GAME_LIMIT {
            let error = RecordError::new(chunk.place, Problem::TooLong(GAME_LIMIT));
            return Err(Box::new(error));
        }
        Ok(Some(chunk))
    }
}

/// Reads one game.
pub type Parse = fn(&Chunk) -> Result<Record, Box<RecordError>>;

/// The games of a bracketed format, one after the other.
///
/// What stands between two games is a warning of the one before it, of the one after where that
/// cannot be read, and an error where there is no game at all.
pub struct ChunkGames<'a, B> {
    cutter: Cutter<'a, B>,
    parse: Parse,
    /// The next game, read ahead to see whether text follows that is none.
    ahead: Option<Result<Record, Box<RecordError>>>,
    pending: Vec<Warning>,
    begun: bool,
    ended: bool,
}

impl<'a, B: Brackets> ChunkGames<'a, B> {
    /// Reads each game with `parse`.
    pub fn new(source: Source<'a>, parse: Parse) -> ChunkGames<'a, B> {
        ChunkGames {
            cutter: Cutter::new(source),
            parse,
            ahead: None,
            pending: Vec::new(),
            begun: false,
            ended: false,
        }
    }

    /// Keeps what is no game for a warning, unless more than enough is kept already.
    fn put_aside(&mut self, rubbish: Option<Warning>) {
        const KEPT: usize = 64;
        if self.pending.len() < KEPT {
            self.pending.extend(rubbish);
        }
    }

    /// The next game; text that is none is put aside.
    fn fetch(&mut self) -> Option<Result<Record, Box<RecordError>>> {
        while !self.ended {
            let chunk = self.cutter.skip().and_then(|rubbish| {
                self.put_aside(rubbish);
                self.cutter.take()
            });
            match chunk {
                Ok(Some(chunk)) => match (self.parse)(&chunk) {
                    Err(error) if is_no_game::<B>(&error) => {
                        let Problem::Expected { found, .. } = error.problem else {
                            continue;
                        };
                        let oddity = Oddity::Rubbish(found);
                        let place = error.place;
                        self.put_aside(Some(Warning { place, oddity }));
                    }
                    game => return Some(game),
                },
                Ok(None) => self.ended = true,
                Err(error) => {
                    self.ended = matches!(error.problem, Problem::Io(_));
                    return Some(Err(error));
                }
            }
        }
        None
    }
}

/// Whether what was read has nothing of a game.
fn is_no_game<B: Brackets>(error: &RecordError) -> bool {
    let expected = match error.problem {
        Problem::Expected { expected, .. } => Some(expected),
        _ => None,
    };
    B::IN_TEXT && expected == Some(B::EXPECTED)
}

impl<B: Brackets> Iterator for ChunkGames<'_, B> {
    type Item = Result<Record, RecordError>;

    fn next(&mut self) -> Option<Result<Record, RecordError>> {
        if !self.begun {
            self.begun = true;
            self.ahead = self.fetch();
        }
        let game = self.ahead.take();
        if game.is_some() {
            self.ahead = self.fetch();
        }
        match game {
            Some(Ok(mut record)) => {
                record.warnings.append(&mut self.pending);
                Some(Ok(record))
            }
            Some(Err(error)) => Some(Err(*error)),
            None => {
                let Warning { place, oddity } = std::mem::take(&mut self.pending).pop()?;
                let found = match oddity {
                    Oddity::Rubbish(text) => text,
                    other => other.to_string(),
                };
                let expected = B::EXPECTED;
                Some(Err(RecordError::new(
                    place,
                    Problem::Expected { expected, found },
                )))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_the_same_in_whatever_order_they_are_asked_for() {
        let bytes = "(;\r\nC[Ø王]\n\n;\rB[f5])".as_bytes();
        let chunk = Chunk::whole(bytes);
        let alone = |offset| Chunk::whole(bytes).place(offset);
        let forth = 0..=bytes.len();
        for offset in forth.clone().chain(forth.rev().step_by(3)) {
            assert_eq!(chunk.place(offset), alone(offset), "{offset}");
        }
        let last = alone(bytes.len());
        assert_eq!((last.line, last.column), (Some(5), Some(7)));
    }
}
