//! egui's key events as chords.

use eframe::egui::{Event, Key as Pressed, Modifiers};
use huri_session::{Chord, Key};

/// The chord of an event, if it is one. Signs that are typed come as text, so that they mean the
/// same on every keyboard.
pub fn chord(event: &Event) -> Option<Chord> {
    match event {
        Event::Key {
            key,
            pressed: true,
            modifiers,
            ..
        } => pressed(*key, *modifiers),
        // The system's own keys for these come without a name, and without Shift.
        Event::Copy => Some(with_ctrl('C')),
        Event::Cut => Some(with_ctrl('X')),
        Event::Text(text) => {
            let mut characters = text.chars();
            match (characters.next(), characters.next()) {
                (Some(sign), None) if !sign.is_alphanumeric() && sign != ' ' => {
                    Some(Chord::plain(Key::Char(sign)))
                }
                _ => None,
            }
        }
        _ => None,
    }
}

fn with_ctrl(letter: char) -> Chord {
    Chord {
        ctrl: true,
        ..Chord::plain(Key::Char(letter))
    }
}

/// The chord of a key with its modifiers, if it can be one.
pub fn pressed(key: Pressed, modifiers: Modifiers) -> Option<Chord> {
    let key = match key {
        Pressed::Enter => Key::Enter,
        Pressed::Escape => Key::Escape,
        Pressed::Tab => Key::Tab,
        Pressed::Backspace => Key::Backspace,
        Pressed::Delete => Key::Delete,
        Pressed::Insert => Key::Insert,
        Pressed::Home => Key::Home,
        Pressed::End => Key::End,
        Pressed::PageUp => Key::PageUp,
        Pressed::PageDown => Key::PageDown,
        Pressed::ArrowLeft => Key::Left,
        Pressed::ArrowRight => Key::Right,
        Pressed::ArrowUp => Key::Up,
        Pressed::ArrowDown => Key::Down,
        Pressed::Space => Key::Space,
        // Its symbol in egui is the sign of mathematics, which no key types.
        Pressed::Minus if modifiers.command || modifiers.alt => Key::Char('-'),
        other => {
            let name = other.symbol_or_name();
            let mut characters = name.chars();
            match (characters.next()?, characters.as_str()) {
                ('F', number) if !number.is_empty() => Key::F(number.parse().ok()?),
                (character, "") => {
                    let is_sign = !character.is_alphanumeric();
                    if is_sign && !(modifiers.command || modifiers.alt) {
                        return None;
                    }
                    Key::Char(character)
                }
                _ => return None,
            }
        }
    };
    let chord = Chord {
        ctrl: modifiers.command || modifiers.ctrl,
        alt: modifiers.alt,
        shift: modifiers.shift,
        key,
    };
    Some(chord.normal())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(key: Pressed, modifiers: Modifiers) -> Option<String> {
        let event = Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers,
        };
        chord(&event).map(|chord| chord.to_string())
    }

    #[test]
    fn keys_have_the_names_of_the_keymap() {
        let found = |pressed, modifiers| key(pressed, modifiers).unwrap_or_default();
        assert_eq!(found(Pressed::K, Modifiers::COMMAND), "Ctrl+K");
        assert_eq!(
            found(Pressed::S, Modifiers::COMMAND | Modifiers::SHIFT),
            "Ctrl+Shift+S"
        );
        assert_eq!(found(Pressed::F10, Modifiers::NONE), "F10");
        assert_eq!(found(Pressed::F, Modifiers::NONE), "F");
        assert_eq!(found(Pressed::PageUp, Modifiers::NONE), "PageUp");
        assert_eq!(found(Pressed::Comma, Modifiers::COMMAND), "Ctrl+,");
        assert_eq!(key(Pressed::Comma, Modifiers::NONE), None);
        let typed = chord(&Event::Text("?".to_owned()));
        assert_eq!(typed, Some(Chord::plain(Key::Char('?'))));
    }
}
