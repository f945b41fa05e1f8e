//! [`Chunk`]: the bytes of one game of a bracketed format, cut out of a file.
//!
//! GGF, SGF and JSON say by brackets where a game ends. A [`Cutter`] finds these without knowing
//! more of the format, so that a broken game costs no other one, and no game more memory than
//! [`GAME_LIMIT`].

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
}

impl Chunk {
    /// A game that is a whole file.
    pub fn whole(bytes: &[u8]) -> Chunk {
        Chunk {
            bytes: bytes.to_vec(),
            closed: true,
            place: Place::default(),
        }
    }

    /// Where the byte with this offset in the chunk stands in the file.
    pub fn place(&self, offset: usize) -> Place {
        let mut place = self.place;
        let before = &self.bytes[..offset.min(self.bytes.len())];
        let (mut line, mut column) = (place.line.unwrap_or(1), place.column.unwrap_or(1));
        let mut after_cr = false;
        for &byte in before {
            match byte {
                b'\n' if after_cr => {}
                b'\n' | b'\r' => (line, column) = (line + 1, 1),
                // The later bytes of a UTF-8 character do not count.
                0x80..=0xbf => {}
                _ => column = column.saturating_add(1),
            }
            after_cr = byte == b'\r';
        }
        place.line = Some(line);
        place.column = Some(column);
        place.byte = place.byte.map(|byte| byte + before.len() as u64);
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
    pending: Vec<Warning>,
    state: State,
}

#[derive(PartialEq, Eq)]
enum State {
    Begin,
    Within,
    Ended,
}

impl<'a, B: Brackets> ChunkGames<'a, B> {
    /// Reads each game with `parse`.
    pub fn new(source: Source<'a>, parse: Parse) -> ChunkGames<'a, B> {
        ChunkGames {
            cutter: Cutter::new(source),
            parse,
            pending: Vec::new(),
            state: State::Begin,
        }
    }

    fn advance(&mut self) -> Result<Option<Record>, Box<RecordError>> {
        if self.state == State::Begin {
            self.pending.extend(self.cutter.skip()?);
            self.state = State::Within;
        }
        let Some(chunk) = self.cutter.take()? else {
            self.state = State::Ended;
            let rubbish = self.pending.pop();
            return rubbish.map_or(Ok(None), |Warning { place, oddity }| {
                let found = match oddity {
                    Oddity::Rubbish(text) => text,
                    other => other.to_string(),
                };
                let expected = B::EXPECTED;
                let problem = Problem::Expected { expected, found };
                Err(Box::new(RecordError::new(place, problem)))
            });
        };
        let record = (self.parse)(&chunk);
        // An error here shows again at the next call.
        if let Ok(warning) = self.cutter.skip() {
            self.pending.extend(warning);
        }
        record.map(|mut record| {
            record.warnings.append(&mut self.pending);
            Some(record)
        })
    }
}

impl<B: Brackets> Iterator for ChunkGames<'_, B> {
    type Item = Result<Record, RecordError>;

    fn next(&mut self) -> Option<Result<Record, RecordError>> {
        if self.state == State::Ended {
            return None;
        }
        let next = self.advance();
        if let Err(error) = &next
            && matches!(error.problem, Problem::Io(_))
        {
            self.state = State::Ended;
        }
        next.map_err(|error| *error).transpose()
    }
}
