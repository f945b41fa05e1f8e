//! [`Mistakes`]: the mistakes of the line shown, each of which can be gone to.

use huri_session::keys::Key;
use huri_session::view::Entry;
use huri_session::{Command, View};

use super::{Cursor, Request};
use crate::input::Press;

/// The mistakes of the line shown.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Mistakes {
    /// The chosen row.
    pub cursor: Cursor,
}

/// The moves of the line shown that lost enough to be called so.
pub fn mistakes(view: &View) -> Vec<&Entry> {
    let on_line = |entry: &&Entry| entry.class.is_some() && view.line.contains(&entry.node);
    view.list.iter().filter(on_line).collect()
}

impl Mistakes {
    /// Takes a key; Enter goes to the move.
    pub fn press(&mut self, press: Press, view: &View) -> Option<Request> {
        let mistakes = mistakes(view);
        if press.is(Key::Enter) {
            let entry = mistakes.get(self.cursor.at);
            let go = entry.map(|entry| Request::Command(Command::GoTo(entry.node)));
            return Some(go.unwrap_or(Request::Close));
        }
        self.cursor.press(press, mistakes.len());
        None
    }
}
