//! [`LineEdit`]: a line of text being typed.

use huri_session::keys::Key;
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

use crate::input::Press;

/// A text with a cursor between what people see as letters. It may have several lines.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct LineEdit {
    text: String,
    // Invariant: a boundary between grapheme clusters of `text`.
    cursor: usize,
    is_multiline: bool,
}

impl LineEdit {
    /// One line, the cursor at its end.
    pub fn new(text: impl Into<String>) -> LineEdit {
        let text = text.into();
        LineEdit {
            cursor: text.len(),
            text,
            is_multiline: false,
        }
    }

    /// Several lines, the cursor at their end.
    pub fn multiline(text: impl Into<String>) -> LineEdit {
        LineEdit {
            is_multiline: true,
            ..LineEdit::new(text)
        }
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What stands before the cursor.
    pub fn before_cursor(&self) -> &str {
        &self.text[..self.cursor]
    }

    /// Types a text at the cursor; line breaks become spaces in a single line, other control
    /// characters are left out.
    pub fn insert(&mut self, text: &str) {
        let clean: String = text
            .replace("\r\n", "\n")
            .chars()
            .map(|character| match character {
                '\r' | '\n' if self.is_multiline => '\n',
                '\r' | '\n' | '\t' => ' ',
                other => other,
            })
            .filter(|character| *character == '\n' || !character.is_control())
            .collect();
        self.text.insert_str(self.cursor, &clean);
        self.cursor += clean.len();
        // What was typed may have joined its neighbours.
        while !self.is_boundary(self.cursor) {
            self.cursor += 1;
        }
    }

    fn is_boundary(&self, index: usize) -> bool {
        index == self.text.len() || self.text.grapheme_indices(true).any(|(at, _)| at == index)
    }

    /// Takes a key; whether it meant something here.
    pub fn press(&mut self, press: Press) -> bool {
        if let Some(character) = press.text {
            self.insert(character.encode_utf8(&mut [0; 4]));
            return true;
        }
        match press.chord.key {
            Key::Enter if self.is_multiline => self.insert("\n"),
            Key::Left => self.cursor = self.previous(),
            Key::Right => self.cursor = self.next(),
            Key::Up if self.is_multiline => self.move_line(-1),
            Key::Down if self.is_multiline => self.move_line(1),
            Key::Home => self.cursor = self.line_start(),
            Key::End => self.cursor = self.line_end(),
            Key::Backspace => {
                let from = self.previous();
                self.text.replace_range(from..self.cursor, "");
                self.cursor = from;
            }
            Key::Delete => {
                let to = self.next();
                self.text.replace_range(self.cursor..to, "");
            }
            Key::Char('U') if press.chord.ctrl => {
                let from = self.line_start();
                self.text.replace_range(from..self.cursor, "");
                self.cursor = from;
            }
            _ => return false,
        }
        true
    }

    fn previous(&self) -> usize {
        let last = self.before_cursor().graphemes(true).next_back();
        self.cursor - last.map_or(0, str::len)
    }

    fn next(&self) -> usize {
        let first = self.text[self.cursor..].graphemes(true).next();
        self.cursor + first.map_or(0, str::len)
    }

    fn line_start(&self) -> usize {
        self.before_cursor().rfind('\n').map_or(0, |at| at + 1)
    }

    fn line_end(&self) -> usize {
        let rest = &self.text[self.cursor..];
        self.cursor + rest.find('\n').unwrap_or(rest.len())
    }

    /// To the line above or below, as far to the right as now.
    fn move_line(&mut self, by: i32) {
        let column = self.text[self.line_start()..self.cursor].width();
        let target = if by < 0 {
            let Some(end) = self.line_start().checked_sub(1) else {
                return;
            };
            self.text[..end].rfind('\n').map_or(0, |at| at + 1)
        } else {
            let end = self.line_end();
            if end == self.text.len() {
                return;
            }
            end + 1
        };
        let line = self.text[target..].split('\n').next().unwrap_or_default();
        let mut width = 0;
        let letters = line.graphemes(true).take_while(|letter| {
            width += letter.width();
            width <= column
        });
        self.cursor = target + letters.map(str::len).sum::<usize>();
    }
}

#[cfg(test)]
mod tests {
    use huri_session::keys::Chord;

    use super::*;

    fn press(key: Key) -> Press {
        Press {
            chord: Chord::plain(key),
            text: None,
        }
    }

    #[test]
    fn the_cursor_steps_over_what_people_see_as_letters() {
        let mut edit = LineEdit::new("Avañeʼẽ g̃ u");
        for _ in 0..3 {
            edit.press(press(Key::Left));
        }
        edit.press(press(Key::Backspace));
        assert_eq!(edit.text(), "Avañeʼẽ g̃ u".replace(" g̃", "g̃"));
        edit.press(press(Key::Delete));
        assert_eq!(edit.text(), "Avañeʼẽ u");
    }

    #[test]
    fn lines_are_walked_up_and_down() {
        let mut edit = LineEdit::multiline("first\nse\nthird");
        edit.press(press(Key::Up));
        edit.insert("c");
        assert_eq!(edit.text(), "first\nsec\nthird");
        edit.press(press(Key::Up));
        edit.insert("!");
        assert_eq!(edit.text(), "fir!st\nsec\nthird");
        edit.press(press(Key::Home));
        edit.press(press(Key::Up));
        edit.insert(">");
        assert_eq!(edit.text(), ">fir!st\nsec\nthird");
    }

    #[test]
    fn a_single_line_stays_single() {
        let mut edit = LineEdit::default();
        edit.insert("a\r\nb\tc\x1b[31m");
        assert_eq!(edit.text(), "a b c[31m");
    }
}
