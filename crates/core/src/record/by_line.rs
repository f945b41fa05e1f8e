//! [`ByLine`]: a format whose games come line by line, and how such a file is read.

use std::collections::VecDeque;

use super::Record;
use super::problem::{Place, RecordError};
use super::source::{Line, Source};

/// Games that are complete and wait to be fetched.
pub type Ready = VecDeque<Result<Record, RecordError>>;

/// Takes the lines of a file one after the other, and has games ready as they become complete.
pub trait ByLine {
    /// The bytes a line may take.
    const LIMIT: usize;

    /// The games that are complete.
    fn ready(&mut self) -> &mut Ready;

    /// Takes the next line.
    fn line(&mut self, line: Line);

    /// Nothing more belongs to the game that is open: the file ends, or a line cannot be read.
    fn close(&mut self);

    /// The file ends at `place`, and all is closed.
    fn end(&mut self, place: Place) {
        let _ = place;
    }
}

/// The games of a file.
pub fn games<'a, R: ByLine + 'a>(
    mut source: Source<'a>,
    mut reader: R,
) -> impl Iterator<Item = Result<Record, RecordError>> + 'a {
    let mut ended = false;
    std::iter::from_fn(move || {
        loop {
            if let Some(ready) = reader.ready().pop_front() {
                return Some(ready);
            }
            if ended {
                return None;
            }
            match source.next_line(R::LIMIT) {
                Ok(Some(line)) => reader.line(line),
                Ok(None) => {
                    ended = true;
                    reader.close();
                    reader.end(source.place());
                }
                Err(error) => {
                    reader.close();
                    reader.ready().push_back(Err(*error));
                }
            }
        }
    })
}
