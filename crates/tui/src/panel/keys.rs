//! [`Keys`]: every command with its keys, which can be changed.

use huri_session::keys::{Chord, Key};
use huri_session::{Action, Command, Keymap, Settings};

use super::{Cursor, Request};
use crate::input::Press;

/// Every command with its keys.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Keys {
    /// The chosen row.
    pub cursor: Cursor,
    /// Whether the next key becomes the command's.
    pub is_waiting: bool,
}

impl Keys {
    /// Takes a key: Enter, then the new one; Backspace gives the defaults back, Delete leaves
    /// the command without a key.
    pub fn press(&mut self, press: Press, settings: &Settings) -> Option<Request> {
        let n = Action::for_terminal().count();
        let at = self.cursor.at.min(n - 1);
        let action = Action::for_terminal().nth(at)?;
        if self.is_waiting {
            self.is_waiting = false;
            let is_free = !press.is(Key::Escape) && !press.chord.types_a_square();
            return is_free.then(|| with_key(settings, action, press.chord));
        }
        match press.chord.key {
            Key::Enter => self.is_waiting = true,
            Key::Backspace => return Some(with_keys(settings, action, None)),
            Key::Delete => return Some(with_keys(settings, action, Some(Vec::new()))),
            _ => {
                self.cursor.press(press, n);
            }
        }
        None
    }
}

/// The settings with other keys for an action; none for the defaults.
fn with_keys(settings: &Settings, action: Action, keys: Option<Vec<String>>) -> Request {
    let mut settings = settings.clone();
    match keys {
        Some(keys) => settings.keys.insert(action.id().to_owned(), keys),
        None => settings.keys.remove(action.id()),
    };
    Request::CommandKeeping(Command::Settings(Box::new(settings)))
}

/// The settings with one more key for an action.
fn with_key(settings: &Settings, action: Action, chord: Chord) -> Request {
    let settings = Settings {
        keys: Keymap::with(&settings.keys, action, chord),
        ..settings.clone()
    };
    Request::CommandKeeping(Command::Settings(Box::new(settings)))
}
