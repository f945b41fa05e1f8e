//! [`Page`]: a text to read.

use super::{Cursor, Request};
use crate::input::Press;
use huri_session::keys::Key;

/// A text to read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// Its heading.
    pub title: String,
    /// Its paragraphs, each broken into lines when drawn; one that begins with a blank stays as
    /// it is, like a diagram.
    pub paragraphs: Vec<String>,
    /// The first line to show.
    pub cursor: Cursor,
}

impl Page {
    /// A text with a heading.
    pub fn new(title: String, paragraphs: Vec<String>) -> Page {
        Page {
            title,
            paragraphs,
            cursor: Cursor::default(),
        }
    }

    /// Takes a key. `n` is how many lines there are as drawn.
    pub fn press(&mut self, press: Press, n: usize) -> Option<Request> {
        if press.is(Key::Enter) || press.is(Key::Space) {
            return Some(Request::Close);
        }
        self.cursor.press(press, n);
        None
    }
}
