//! [`Keys`]: every command with its keys, which can be changed.

use std::collections::BTreeMap;

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
        let action = Action::ALL[self.cursor.at.min(Action::ALL.len() - 1)];
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
                self.cursor.press(press, Action::ALL.len());
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

/// The settings with one more key for an action, to be shown first; another action that had it
/// loses it, so that a key never means two things.
fn with_key(settings: &Settings, action: Action, chord: Chord) -> Request {
    let keymap = Keymap::new(&settings.keys);
    let mut changed: BTreeMap<String, Vec<String>> = settings.keys.clone();
    let names = |action: Action, without: Chord| -> Vec<String> {
        let others = keymap
            .chords(action)
            .iter()
            .filter(|&&other| other != without);
        others.map(Chord::to_string).collect()
    };
    if let Some(other) = keymap.action(chord).filter(|&other| other != action) {
        changed.insert(other.id().to_owned(), names(other, chord));
    }
    let mut keys = names(action, chord);
    keys.insert(0, chord.to_string());
    changed.insert(action.id().to_owned(), keys);
    let settings = Settings {
        keys: changed,
        ..settings.clone()
    };
    Request::CommandKeeping(Command::Settings(Box::new(settings)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_never_means_two_things() {
        let settings = Settings::default();
        let chord: Chord = "Ctrl+Z".parse().unwrap();
        let Request::CommandKeeping(Command::Settings(settings)) =
            with_key(&settings, Action::Hint, chord)
        else {
            panic!("keys are settings");
        };
        let keymap = Keymap::new(&settings.keys);
        assert_eq!(keymap.action(chord), Some(Action::Hint));
        assert_eq!(keymap.conflicts(), []);
        let undo = keymap.chords(Action::Undo);
        assert!(!undo.is_empty(), "take back keeps its other key");
    }
}
