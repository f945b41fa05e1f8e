//! [`Chord`]: a key with its modifiers; [`Keymap`]: which [`Action`] a chord means.
//!
//! Typing a square plays it, so the letters a to h and the digits are no shortcuts by
//! themselves. A front end turns its own key events into chords.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use crate::action::Action;

/// A key.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Key {
    /// What it types; letters in upper case.
    Char(char),
    /// F1 to F12.
    F(u8),
    Enter,
    Escape,
    Tab,
    Backspace,
    Delete,
    Insert,
    Home,
    End,
    PageUp,
    PageDown,
    Left,
    Right,
    Up,
    Down,
    Space,
}

const NAMED: [(Key, &str); 15] = [
    (Key::Enter, "Enter"),
    (Key::Escape, "Escape"),
    (Key::Tab, "Tab"),
    (Key::Backspace, "Backspace"),
    (Key::Delete, "Delete"),
    (Key::Insert, "Insert"),
    (Key::Home, "Home"),
    (Key::End, "End"),
    (Key::PageUp, "PageUp"),
    (Key::PageDown, "PageDown"),
    (Key::Left, "Left"),
    (Key::Right, "Right"),
    (Key::Up, "Up"),
    (Key::Down, "Down"),
    (Key::Space, "Space"),
];

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Key::Char(character) => write!(f, "{character}"),
            Key::F(number) => write!(f, "F{number}"),
            key => {
                let name = NAMED.iter().find(|(named, _)| *named == key);
                f.write_str(name.expect("all other keys are named").1)
            }
        }
    }
}

/// A key with its modifiers, as `Ctrl+Shift+S`, `F1` or `?`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Chord {
    /// Control, or Command where the system uses that.
    pub ctrl: bool,
    /// Alt, or Option.
    pub alt: bool,
    /// Shift. Only with letters and named keys: `?` is typed with Shift on some keyboards and
    /// without on others.
    pub shift: bool,
    /// The key.
    pub key: Key,
}

impl Chord {
    /// A key alone.
    pub fn plain(key: Key) -> Chord {
        Chord {
            ctrl: false,
            alt: false,
            shift: false,
            key,
        }
        .normal()
    }

    /// In the form that is compared: letters in upper case, no Shift with other characters.
    ///
    /// Front ends call it on what they got from the system.
    #[must_use]
    pub fn normal(self) -> Chord {
        let key = match self.key {
            Key::Char(' ') => Key::Space,
            Key::Char(character) => {
                let mut upper = character.to_uppercase();
                match (upper.next(), upper.next()) {
                    (Some(upper), None) => Key::Char(upper),
                    _ => Key::Char(character),
                }
            }
            key => key,
        };
        let keeps_shift = match key {
            Key::Char(character) => character.is_alphabetic(),
            _ => true,
        };
        Chord {
            shift: self.shift && keeps_shift,
            key,
            ..self
        }
    }

    /// Whether it types a part of a square's name, which is no shortcut.
    pub fn types_a_square(self) -> bool {
        !self.ctrl
            && !self.alt
            && !self.shift
            && matches!(self.key, Key::Char('A'..='H' | '1'..='8'))
    }
}

impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (has, name) in [
            (self.ctrl, "Ctrl+"),
            (self.alt, "Alt+"),
            (self.shift, "Shift+"),
        ] {
            if has {
                f.write_str(name)?;
            }
        }
        self.key.fmt(f)
    }
}

/// The text names no key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseChordError(pub String);

impl fmt::Display for ParseChordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no key such as Ctrl+S, F1 or ?", self.0)
    }
}

impl std::error::Error for ParseChordError {}

impl FromStr for Chord {
    type Err = ParseChordError;

    fn from_str(text: &str) -> Result<Chord, ParseChordError> {
        let error = || ParseChordError(text.chars().take(24).collect());
        let mut chord = Chord::plain(Key::Enter);
        let mut rest = text;
        loop {
            let modifiers = [
                ("ctrl+", &mut chord.ctrl),
                ("alt+", &mut chord.alt),
                ("shift+", &mut chord.shift),
            ];
            let found = modifiers.into_iter().find(|(name, _)| {
                rest.get(..name.len())
                    .is_some_and(|start| start.eq_ignore_ascii_case(name))
            });
            let Some((name, set)) = found else { break };
            *set = true;
            rest = &rest[name.len()..];
        }
        let mut characters = rest.chars();
        let first = characters.next().ok_or_else(error)?;
        let named = NAMED
            .iter()
            .find(|(_, name)| name.eq_ignore_ascii_case(rest));
        chord.key = match (named, characters.as_str()) {
            (Some((key, _)), _) => *key,
            (None, "") => Key::Char(first),
            (None, number) if first.eq_ignore_ascii_case(&'f') => match number.parse() {
                Ok(number @ 1..=12) => Key::F(number),
                _ => return Err(error()),
            },
            _ => return Err(error()),
        };
        Ok(chord.normal())
    }
}

/// Which action a chord means, and the chords of an action: the defaults, with what the user
/// changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Keymap {
    chords: BTreeMap<Action, Vec<Chord>>, // Invariant: no chord stands for two actions.
    conflicts: Vec<Conflict>,
}

/// A chord that was to stand for several actions, or that is needed to type squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Conflict {
    /// The chord.
    pub chord: Chord,
    /// What it stands for: what the user has given it to, rather than what has it by default.
    /// None if it types squares.
    pub has: Option<Action>,
    /// What does without it.
    pub without: Vec<Action>,
}

impl Default for Keymap {
    fn default() -> Keymap {
        Keymap::new(&BTreeMap::new())
    }
}

impl Keymap {
    /// The defaults, but for each action whose id is in `changed` the chords listed there; what
    /// cannot be read is left out.
    pub fn new(changed: &BTreeMap<String, Vec<String>>) -> Keymap {
        let chords = Action::ALL.iter().map(|&action| {
            let chords = match changed.get(action.id()) {
                Some(texts) => texts.iter().filter_map(|text| text.parse().ok()).collect(),
                None => action
                    .default_keys()
                    .iter()
                    .map(|text| text.parse().expect("a test reads all defaults"))
                    .collect(),
            };
            (action, chords)
        });
        let mut keymap = Keymap {
            chords: chords.collect(),
            conflicts: Vec::new(),
        };
        keymap.settle(|action| changed.contains_key(action.id()));
        keymap
    }

    /// Leaves every chord to one action, to one that the user has chosen keys for if there is one.
    fn settle(&mut self, is_chosen: impl Fn(Action) -> bool) {
        let mut wanted: BTreeMap<Chord, Vec<Action>> = BTreeMap::new();
        for (&action, chords) in &self.chords {
            for &chord in chords {
                wanted.entry(chord).or_default().push(action);
            }
        }
        for (chord, mut without) in wanted {
            without.dedup();
            let has = match chord.types_a_square() {
                true => None,
                false => {
                    let chosen = without.iter().position(|&action| is_chosen(action));
                    Some(without.remove(chosen.unwrap_or(0)))
                }
            };
            for action in &without {
                let chords = self.chords.entry(*action).or_default();
                chords.retain(|other| *other != chord);
            }
            if !without.is_empty() {
                self.conflicts.push(Conflict {
                    chord,
                    has,
                    without,
                });
            }
        }
    }

    /// The action of a chord.
    pub fn action(&self, chord: Chord) -> Option<Action> {
        let chord = chord.normal();
        self.chords
            .iter()
            .find(|(_, chords)| chords.contains(&chord))
            .map(|(action, _)| *action)
    }

    /// The chords of an action, the one to show first.
    pub fn chords(&self, action: Action) -> &[Chord] {
        self.chords.get(&action).map_or(&[], Vec::as_slice)
    }

    /// What a user has changed, with one more chord for an action, to be shown first. Another
    /// action that had it loses it, so that a chord never means two things.
    pub fn with(
        changed: &BTreeMap<String, Vec<String>>,
        action: Action,
        chord: Chord,
    ) -> BTreeMap<String, Vec<String>> {
        let mut changed = changed.clone();
        if let Some(other) = Keymap::new(&changed).action(chord) {
            changed = Keymap::without(&changed, other, chord);
        }
        let keymap = Keymap::new(&changed);
        let others = keymap.chords(action).iter().copied();
        let chords = std::iter::once(chord.normal()).chain(others);
        let texts = chords.map(|chord| chord.to_string()).collect();
        changed.insert(action.id().to_owned(), texts);
        changed
    }

    /// What a user has changed, with a chord less for an action.
    pub fn without(
        changed: &BTreeMap<String, Vec<String>>,
        action: Action,
        chord: Chord,
    ) -> BTreeMap<String, Vec<String>> {
        let keymap = Keymap::new(changed);
        let left = keymap
            .chords(action)
            .iter()
            .filter(|&&other| other != chord.normal());
        let mut changed = changed.clone();
        changed.insert(action.id().to_owned(), left.map(Chord::to_string).collect());
        changed
    }

    /// What chords were to stand for as well, and do not.
    pub fn conflicts(&self) -> &[Conflict] {
        &self.conflicts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chords_read_and_print() {
        for text in [
            "Ctrl+Shift+S",
            "F1",
            "?",
            "N",
            "Ctrl++",
            "PageUp",
            "Shift+Delete",
            "Alt+F4",
        ] {
            assert_eq!(text.parse::<Chord>().unwrap().to_string(), text);
        }
        let same = [
            ("ctrl+s", "Ctrl+S"),
            ("Shift+?", "?"),
            ("n", "N"),
            ("ctrl+pageup", "Ctrl+PageUp"),
        ];
        for (a, b) in same {
            assert_eq!(a.parse::<Chord>(), b.parse::<Chord>());
        }
        for text in ["", "Ctrl+", "F13", "Foo", "xy"] {
            assert!(text.parse::<Chord>().is_err(), "{text}");
        }
    }

    #[test]
    fn the_defaults_are_readable_and_free_of_conflicts() {
        let keymap = Keymap::default();
        assert_eq!(keymap.conflicts(), []);
        for action in Action::ALL {
            for &chord in keymap.chords(action) {
                assert_eq!(keymap.action(chord), Some(action));
            }
        }
    }

    #[test]
    fn a_longer_chord_is_another_one() {
        let keymap = Keymap::default();
        let action = |text: &str| keymap.action(text.parse().unwrap());
        assert_eq!(action("Ctrl+S"), Some(Action::Save));
        assert_eq!(action("Ctrl+Shift+S"), Some(Action::SaveAs));
        assert_eq!(action("Ctrl+Alt+S"), None);
    }

    #[test]
    fn a_key_never_means_two_things() {
        let chord: Chord = "Ctrl+Z".parse().unwrap();
        let changed = Keymap::with(&BTreeMap::new(), Action::Hint, chord);
        let keymap = Keymap::new(&changed);
        assert_eq!(keymap.action(chord), Some(Action::Hint));
        assert_eq!(keymap.conflicts(), []);
        let undo = keymap.chords(Action::Undo);
        assert!(!undo.is_empty(), "take back keeps its other key");
        // The same key once more changes nothing but the order.
        let again = Keymap::with(&changed, Action::Hint, chord);
        assert_eq!(again, changed);
        let without = Keymap::without(&changed, Action::Hint, chord);
        assert_eq!(Keymap::new(&without).action(chord), None);
    }

    #[test]
    fn users_change_keys() {
        let changed = BTreeMap::from([
            (
                "undo".to_owned(),
                vec!["F12".to_owned(), "nonsense".to_owned()],
            ),
            ("redo".to_owned(), vec!["F12".to_owned()]),
        ]);
        let keymap = Keymap::new(&changed);
        assert_eq!(keymap.chords(Action::Undo).len(), 1);
        let conflict = &keymap.conflicts()[0];
        assert_eq!(
            (conflict.has, &*conflict.without),
            (Some(Action::Undo), &[Action::Redo][..])
        );
        assert_eq!(keymap.chords(Action::Redo), [], "it has the key alone");
    }

    /// As after an update that brings a new action with a key that a user has taken long ago.
    #[test]
    fn a_key_that_was_chosen_beats_one_by_default() {
        let changed = BTreeMap::from([
            ("rules".to_owned(), vec!["Ctrl+Z".to_owned()]),
            ("about".to_owned(), vec!["E".to_owned(), "F12".to_owned()]),
        ]);
        let keymap = Keymap::new(&changed);
        let chord: Chord = "Ctrl+Z".parse().unwrap();
        assert_eq!(keymap.action(chord), Some(Action::Rules));
        assert!(!keymap.chords(Action::Undo).contains(&chord));
        assert!(
            !keymap.chords(Action::Undo).is_empty(),
            "its other key stays"
        );
        let e: Chord = "E".parse().unwrap();
        let types_a_square = Conflict {
            chord: e,
            has: None,
            without: vec![Action::About],
        };
        assert!(keymap.conflicts().contains(&types_a_square));
        assert_eq!(keymap.action(e), None);
        assert_eq!(keymap.conflicts().len(), 2);
    }
}
