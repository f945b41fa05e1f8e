//! [`Input`]: keys, mouse and pasted text, as the rest of the program sees them.

use huri_core::record::half_width;
use huri_session::keys::{Chord, Key};
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position as Cell;

/// Something the user did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// Pressed a key.
    Key(Press),
    /// Clicked a cell.
    Click(Cell),
    /// Moved the mouse there.
    Point(Cell),
    /// Turned the wheel: −1 is up, +1 down.
    Wheel(Cell, i32),
    /// Pasted a text into the terminal.
    Paste(String),
}

/// A key with what it types.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Press {
    /// The key with its modifiers.
    pub chord: Chord,
    /// The character it types in a text.
    pub text: Option<char>,
}

impl Press {
    /// A key that types nothing.
    pub fn plain(key: Key) -> Press {
        Press {
            chord: Chord::plain(key),
            text: None,
        }
    }

    /// Whether it is this key without modifiers.
    pub fn is(self, key: Key) -> bool {
        self.chord.key == key && !self.chord.ctrl && !self.chord.alt
    }
}

impl Input {
    /// What a terminal's event means, if it means something.
    pub fn from_event(event: Event) -> Option<Input> {
        match event {
            Event::Key(key) if !key.is_release() => press(key).map(Input::Key),
            Event::Mouse(mouse) => pointed(mouse),
            Event::Paste(text) => Some(Input::Paste(text)),
            _ => None,
        }
    }
}

fn press(event: KeyEvent) -> Option<Press> {
    let ctrl = event.modifiers.contains(KeyModifiers::CONTROL);
    let alt = event.modifiers.contains(KeyModifiers::ALT);
    let mut shift = event.modifiers.contains(KeyModifiers::SHIFT);
    let mut text = None;
    let key = match event.code {
        KeyCode::Char(character) => {
            if !ctrl && !alt {
                text = Some(character);
            }
            // An input method of East Asia may send wide letters; keys are the same all the same.
            let key = half_width(character);
            // Terminals send an upper-case letter for Shift, with or without saying so.
            shift |= key.is_uppercase();
            Key::Char(key)
        }
        KeyCode::F(number) => Key::F(number),
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Escape,
        KeyCode::Tab => Key::Tab,
        KeyCode::BackTab => {
            shift = true;
            Key::Tab
        }
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Delete => Key::Delete,
        KeyCode::Insert => Key::Insert,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        _ => return None,
    };
    let chord = Chord {
        ctrl,
        alt,
        shift,
        key,
    };
    Some(Press {
        chord: chord.normal(),
        text,
    })
}

fn pointed(event: MouseEvent) -> Option<Input> {
    let cell = Cell::new(event.column, event.row);
    match event.kind {
        MouseEventKind::Down(MouseButton::Left) => Some(Input::Click(cell)),
        MouseEventKind::Moved => Some(Input::Point(cell)),
        MouseEventKind::ScrollUp => Some(Input::Wheel(cell, -1)),
        MouseEventKind::ScrollDown => Some(Input::Wheel(cell, 1)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chord(code: KeyCode, modifiers: KeyModifiers) -> String {
        let event = Event::Key(KeyEvent::new(code, modifiers));
        let Some(Input::Key(press)) = Input::from_event(event) else {
            panic!("a key is an input");
        };
        press.chord.to_string()
    }

    #[test]
    fn terminals_differ_but_chords_do_not() {
        let (none, shift) = (KeyModifiers::NONE, KeyModifiers::SHIFT);
        assert_eq!(chord(KeyCode::Char('l'), none), "L");
        assert_eq!(chord(KeyCode::Char('L'), none), "Shift+L");
        assert_eq!(chord(KeyCode::Char('L'), shift), "Shift+L");
        assert_eq!(chord(KeyCode::Char('?'), shift), "?");
        assert_eq!(chord(KeyCode::Char('s'), KeyModifiers::CONTROL), "Ctrl+S");
        assert_eq!(chord(KeyCode::BackTab, none), "Shift+Tab");
    }
}
