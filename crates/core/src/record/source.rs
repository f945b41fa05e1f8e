//! [`Source`]: the bytes of a file with their places, and their decoding to text.
//!
//! Text is UTF-8, and where it is not, ISO 8859-1; the choice is made line by line (or game by
//! game), since collections put together from several hands mix both. A byte order mark is
//! dropped; LF, CRLF and CR end a line.

use std::borrow::Cow;
use std::io::BufRead;

use super::problem::{Place, Problem, RecordError};

/// The bytes one game may take: far more than any real game, and a bound for the
/// memory that a hostile or broken file can claim.
pub const GAME_LIMIT: usize = 4 << 20;

/// The bytes a line of moves or of a board may take; a line is taken apart into pieces that need
/// many times its size.
pub const LINE_LIMIT: usize = 64 << 10;

/// A file that is read once from front to back.
pub struct Source<'a> {
    input: Box<dyn BufRead + 'a>,
    byte: u64,
    line: u64,
    column: u32,
    after_cr: bool,
    failed: bool,
}

/// One line, decoded, without its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What stands in it.
    pub text: String,
    /// Its number, from 1.
    pub number: u64,
}

impl Line {
    /// The place of the character at this byte of [`text`](Line::text).
    pub fn place(&self, offset: usize) -> Place {
        let before = self.text.get(..offset).unwrap_or(&self.text);
        Place {
            line: Some(self.number),
            column: Some(u32::try_from(before.chars().count() + 1).unwrap_or(u32::MAX)),
            ..Place::default()
        }
    }
}

impl<'a> Source<'a> {
    /// Starts at the first byte of `input`, after a byte order mark.
    pub fn new(input: impl BufRead + 'a) -> Source<'a> {
        let mut source = Source {
            input: Box::new(input),
            byte: 0,
            line: 1,
            column: 1,
            after_cr: false,
            failed: false,
        };
        // A reader may hand out its first bytes one by one; only a mark in one piece is dropped
        // here, and `decode` drops one that came in pieces.
        if let Ok(bytes) = source.input.fill_buf()
            && bytes.starts_with(BYTE_ORDER_MARK)
        {
            source.input.consume(BYTE_ORDER_MARK.len());
            source.byte = BYTE_ORDER_MARK.len() as u64;
        }
        source
    }

    /// Where the next byte stands.
    pub fn place(&self) -> Place {
        Place {
            line: Some(self.line),
            column: Some(self.column),
            byte: Some(self.byte),
            ..Place::default()
        }
    }

    /// The bytes that can be had without waiting, none at the end.
    ///
    /// # Errors
    /// [`Problem::Io`], once; after it the source is at its end.
    pub fn buffered(&mut self) -> Result<&[u8], Box<RecordError>> {
        if self.failed {
            return Ok(&[]);
        }
        loop {
            match self.input.fill_buf() {
                // Asked twice, since a reference cannot leave a loop that asks again.
                Ok(_) => break,
                Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
                Err(error) => {
                    self.failed = true;
                    let problem = Problem::Io(error.to_string());
                    return Err(Box::new(RecordError::new(self.place(), problem)));
                }
            }
        }
        Ok(self.input.fill_buf().unwrap_or(&[]))
    }

    /// Steps over `count` of the bytes that [`buffered`](Source::buffered) showed.
    pub fn consume(&mut self, count: usize) {
        if let Ok(bytes) = self.input.fill_buf() {
            let (mut line, mut column, mut after_cr) = (self.line, self.column, self.after_cr);
            for &byte in &bytes[..count.min(bytes.len())] {
                match byte {
                    b'\n' if after_cr => {}
                    b'\n' | b'\r' => (line, column) = (line + 1, 1),
                    // The later bytes of a UTF-8 character do not count.
                    0x80..=0xbf => {}
                    _ => column = column.saturating_add(1),
                }
                after_cr = byte == b'\r';
            }
            (self.line, self.column, self.after_cr) = (line, column, after_cr);
        }
        self.input.consume(count);
        self.byte += count as u64;
    }

    /// Takes the next line; none at the end.
    ///
    /// # Errors
    /// [`Problem::TooLong`] for a line above `limit` bytes, which is skipped, and as
    /// [`buffered`](Source::buffered).
    pub fn next_line(&mut self, limit: usize) -> Result<Option<Line>, Box<RecordError>> {
        let mut place = self.place();
        let (mut bytes, mut too_long, mut any) = (Vec::new(), false, false);
        loop {
            let after_cr = self.after_cr;
            let buffer = self.buffered()?;
            if buffer.is_empty() {
                break;
            }
            if !any && after_cr && buffer[0] == b'\n' {
                // The second half of the last line's end.
                self.consume(1);
                place = self.place();
                continue;
            }
            any = true;
            let end = buffer
                .iter()
                .position(|&byte| matches!(byte, b'\n' | b'\r'));
            let text = &buffer[..end.unwrap_or(buffer.len())];
            if bytes.len() + text.len() > limit {
                too_long = true;
                bytes = Vec::new();
            } else if !too_long {
                bytes.extend_from_slice(text);
            }
            let taken = text.len();
            self.consume(taken + usize::from(end.is_some()));
            if end.is_some() {
                break;
            }
        }
        if too_long {
            let problem = Problem::TooLong(limit);
            return Err(Box::new(RecordError::new(place, problem)));
        }
        Ok(any.then(|| Line {
            text: decode(&bytes).into_owned(),
            number: place.line.expect("a source knows its line"),
        }))
    }
}

const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// The text these bytes mean: UTF-8, or ISO 8859-1 where they are not valid UTF-8; without a
/// byte order mark.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    let bytes = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes);
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| char::from(byte)).collect()),
    }
}

/// The ASCII twin of a full-width character, as East Asian input methods write them; other
/// characters stay.
pub fn half_width(character: char) -> char {
    match character {
        '\u{ff01}'..='\u{ff5e}' => {
            char::from_u32(character as u32 - 0xff01 + 0x21).expect("these are ASCII")
        }
        '\u{3000}' => ' ',
        other => other,
    }
}

/// The beginning of a file, from which its format is told.
pub struct Head<'a> {
    /// As they are.
    pub bytes: &'a [u8],
    /// Decoded. A character that the end cuts in two is left out.
    pub text: Cow<'a, str>,
}

impl<'a> Head<'a> {
    /// Of a file that begins with `bytes`.
    pub fn new(bytes: &'a [u8]) -> Head<'a> {
        let whole = match std::str::from_utf8(bytes) {
            Err(error) if error.error_len().is_none() => &bytes[..error.valid_up_to()],
            _ => bytes,
        };
        Head {
            bytes,
            text: decode(whole),
        }
    }

    /// The lines that are not blank, trimmed.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        self.text
            .split(['\n', '\r'])
            .map(str::trim)
            .filter(|line| !line.is_empty())
    }

    /// Whether these are no letters but data, as of a picture or a program: one character in
    /// twenty is a control character. Random bytes have one in five and hold squares here and
    /// there. Zeros at the end fill up a block.
    pub fn is_binary(&self) -> bool {
        let text = self.text.trim_end_matches('\0');
        let is_odd = |c: &char| c.is_control() && !c.is_whitespace();
        let odd = text.chars().filter(is_odd).count();
        odd * 20 > text.chars().count()
    }

    /// The first line that is not blank, or nothing.
    pub fn first_line(&self) -> &str {
        self.lines().next().unwrap_or("")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    fn lines(bytes: &[u8], capacity: usize) -> Vec<(u64, String)> {
        let mut source = Source::new(BufReader::with_capacity(capacity, bytes));
        std::iter::from_fn(|| source.next_line(LINE_LIMIT).unwrap())
            .map(|line| (line.number, line.text))
            .collect()
    }

    #[test]
    fn every_line_end_and_letter_is_read() {
        let text = b"\xef\xbb\xbfone\r\ntwo\rthree\n\n\xd8rjan\n\xc3\x98rjan";
        let expected = ["one", "two", "three", "", "Ørjan", "Ørjan"];
        for capacity in 1..12 {
            let lines = lines(text, capacity);
            assert_eq!(lines.len(), expected.len(), "{lines:?}");
            for (index, (number, text)) in lines.iter().enumerate() {
                assert_eq!(
                    (*number, text.as_str()),
                    (index as u64 + 1, expected[index])
                );
            }
        }
    }

    #[test]
    fn a_line_beyond_the_limit_costs_that_line_alone() {
        let mut text = vec![b'x'; LINE_LIMIT + 1];
        text.extend_from_slice(b"\nnext");
        let mut source = Source::new(text.as_slice());
        let error = source.next_line(LINE_LIMIT).unwrap_err();
        assert_eq!(error.problem, Problem::TooLong(LINE_LIMIT));
        assert_eq!(error.place.line, Some(1));
        assert_eq!(source.next_line(LINE_LIMIT).unwrap().unwrap().text, "next");
        assert_eq!(source.next_line(LINE_LIMIT).unwrap(), None);
    }

    #[test]
    fn full_width_letters_have_ascii_twins() {
        let half: String = "ｆ５　Ｄ６王".chars().map(half_width).collect();
        assert_eq!(half, "f5 D6王");
    }
}
