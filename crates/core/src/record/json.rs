//! What the JSON formats share: cutting a file into objects, and errors with their places.

use serde::de::DeserializeOwned;
use serde_json::error::Category;

use super::chunk::{Brackets, Chunk, Cut, text};
use super::problem::{Expected, Mismatch, Place, Problem, RecordError, excerpt};
use super::source::Head;

/// The objects of a file, one after the other or in an array.
#[derive(Default)]
pub struct Objects {
    depth: usize,
    in_string: bool,
    escaped: bool,
    /// How much of [`LINE`] was just seen.
    line: usize,
}

/// How a line with a game of Huri's own begins: where an object before it is not closed, it ends
/// here. No string holds a line break, so that this is found in one, too.
const LINE: &[u8] = b"\n{\"huri\":";

impl Brackets for Objects {
    const OPENS: u8 = b'{';
    const BETWEEN: &'static [u8] = b"[],";
    const EXPECTED: Expected = Expected::Json;
    const IN_TEXT: bool = false;

    fn step(&mut self, byte: u8) -> Cut {
        self.line = match byte {
            _ if LINE[self.line] == byte => self.line + 1,
            b'\n' => 1,
            _ => 0,
        };
        if self.line == LINE.len() {
            return Cut::NextBegan(LINE.len() - 2);
        }
        match byte {
            _ if self.escaped => self.escaped = false,
            b'\\' if self.in_string => self.escaped = true,
            b'"' => self.in_string = !self.in_string,
            _ if self.in_string => {}
            b'{' | b'[' => self.depth += 1,
            b'}' | b']' => {
                self.depth = self.depth.saturating_sub(1);
                if self.depth == 0 {
                    return Cut::Last;
                }
            }
            _ => {}
        }
        Cut::Inside
    }
}

/// Reads an object whose members are `expected`.
pub fn parse<T: DeserializeOwned>(
    chunk: &Chunk,
    expected: Expected,
) -> Result<T, Box<RecordError>> {
    serde_json::from_str(&text(&chunk.bytes)).map_err(|error| {
        let begin = chunk.place(0);
        let column = u32::try_from(error.column()).unwrap_or(u32::MAX);
        // The error counts from the beginning of the object.
        let place = match (error.line(), begin.column) {
            (1, Some(first)) => Place {
                column: Some(first.saturating_add(column.saturating_sub(1))),
                byte: None,
                ..begin
            },
            (line, _) => Place {
                line: begin.line.map(|first| first + line as u64 - 1),
                column: Some(column),
                byte: None,
                ..begin
            },
        };
        let problem = match error.classify() {
            Category::Eof => Problem::EndsBefore(Expected::Json),
            Category::Data => Problem::Expected {
                expected,
                found: excerpt(&message(&error)),
            },
            Category::Syntax | Category::Io => Problem::Expected {
                expected: Expected::Json,
                found: excerpt(&message(&error)),
            },
        };
        Box::new(RecordError::new(place, problem))
    })
}

/// What is wrong, without the place, which is said beside it.
fn message(error: &serde_json::Error) -> String {
    let message = error.to_string();
    let end = message.rfind(" at line ").unwrap_or(message.len());
    message[..end].to_owned()
}

/// An error of a game's members, which have no places of their own.
pub fn wrong(chunk: &Chunk, expected: Expected, found: &str) -> Box<RecordError> {
    let problem = Problem::Expected {
        expected,
        found: excerpt(found),
    };
    Box::new(RecordError::new(chunk.place(0), problem))
}

/// Whether the file begins as JSON and one of `members` stands in its beginning.
pub fn looks_like(head: &Head<'_>, members: &[&str], expected: Expected) -> Result<(), Mismatch> {
    let begins = head.text.trim_start().starts_with(['{', '[']);
    if begins && members.iter().any(|member| has_member(&head.text, member)) {
        return Ok(());
    }
    Err(Mismatch::new(expected, head.first_line()))
}

/// Whether `"name":` stands in the text.
fn has_member(text: &str, name: &str) -> bool {
    let name = format!("\"{name}\"");
    text.match_indices(&name)
        .any(|(at, _)| text[at + name.len()..].trim_start().starts_with(':'))
}
