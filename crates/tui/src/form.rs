//! [`Form`]: a list of fields to fill in, with a button that carries it out.

use huri_session::keys::Key;

use crate::input::Press;
use crate::line_edit::LineEdit;

/// What a field holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// One of several, in words.
    Choice {
        /// The words.
        options: Vec<String>,
        /// Which one.
        chosen: usize,
    },
    /// A number within bounds.
    Number {
        /// The number.
        value: u32,
        /// The least.
        min: u32,
        /// The most.
        max: u32,
        /// How much a key changes it.
        step: u32,
    },
    /// Yes or no.
    Toggle(bool),
    /// A text.
    Text(LineEdit),
}

impl Value {
    /// One of several.
    pub fn choice(options: impl IntoIterator<Item = String>, chosen: usize) -> Value {
        let options: Vec<_> = options.into_iter().collect();
        Value::Choice {
            chosen: chosen.min(options.len().saturating_sub(1)),
            options,
        }
    }

    /// A number within bounds, both included.
    pub fn number(value: u32, bounds: std::ops::RangeInclusive<u32>, step: u32) -> Value {
        let (min, max) = bounds.into_inner();
        Value::Number {
            value: value.clamp(min, max),
            min,
            max,
            step,
        }
    }

    /// The next one up or down; ends do not wrap, but for two choices and yes or no.
    fn step(&mut self, by: i32) {
        match self {
            Value::Choice { options, chosen } => {
                let n = options.len() as i32;
                let next = *chosen as i32 + by;
                *chosen = if n == 2 {
                    next.rem_euclid(n)
                } else {
                    next.clamp(0, n - 1)
                } as usize;
            }
            Value::Number {
                value,
                min,
                max,
                step,
            } => {
                let next = i64::from(*value) + i64::from(by) * i64::from(*step);
                *value = next.clamp(i64::from(*min), i64::from(*max)) as u32;
            }
            Value::Toggle(on) => *on = !*on,
            Value::Text(_) => {}
        }
    }
}

/// A field with its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field<Id> {
    /// Which one.
    pub id: Id,
    /// Its name, in words.
    pub label: String,
    /// What it holds.
    pub value: Value,
}

/// What a key did to a form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It meant nothing here.
    Ignored,
    /// The focus moved.
    Moved,
    /// The focused field changed.
    Changed,
    /// The button was pressed.
    Done,
}

/// Fields with one of them, or the button after them, in focus.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Form<Id> {
    /// The fields, in order.
    pub fields: Vec<Field<Id>>,
    /// The button's words.
    pub button: String,
    focus: usize, // fields.len() is the button
}

impl<Id: Copy + PartialEq> Form<Id> {
    /// A form with its first field in focus.
    pub fn new(button: String, fields: Vec<Field<Id>>) -> Form<Id> {
        Form {
            fields,
            button,
            focus: 0,
        }
    }

    /// Which field has the focus; none for the button.
    pub fn focus(&self) -> Option<usize> {
        (self.focus < self.fields.len()).then_some(self.focus)
    }

    /// Gives a field, or the button after them, the focus.
    pub fn set_focus(&mut self, index: usize) {
        self.focus = index.min(self.fields.len());
    }

    fn value(&self, id: Id) -> Option<&Value> {
        self.fields
            .iter()
            .find(|field| field.id == id)
            .map(|field| &field.value)
    }

    /// Which choice a field holds; the first where there is no such field.
    pub fn chosen(&self, id: Id) -> usize {
        match self.value(id) {
            Some(Value::Choice { chosen, .. }) => *chosen,
            _ => 0,
        }
    }

    /// Chooses for a field that holds a choice.
    pub fn choose(&mut self, id: Id, choice: usize) {
        for field in &mut self.fields {
            if let Value::Choice { options, chosen } = &mut field.value
                && field.id == id
            {
                *chosen = choice.min(options.len().saturating_sub(1));
            }
        }
    }

    /// The number a field holds.
    pub fn number(&self, id: Id) -> u32 {
        match self.value(id) {
            Some(Value::Number { value, .. }) => *value,
            _ => 0,
        }
    }

    /// Whether a field says yes.
    pub fn is_on(&self, id: Id) -> bool {
        self.value(id) == Some(&Value::Toggle(true))
    }

    /// The text of a field, without blanks around it.
    pub fn text(&self, id: Id) -> &str {
        match self.value(id) {
            Some(Value::Text(edit)) => edit.text().trim(),
            _ => "",
        }
    }

    /// Takes a key. `forward` is the key to the side where lines end.
    pub fn press(&mut self, press: Press, is_rtl: bool) -> Answer {
        let (next, previous) = if is_rtl {
            (Key::Left, Key::Right)
        } else {
            (Key::Right, Key::Left)
        };
        let n = self.fields.len() + 1;
        let key = press.chord.key;
        match key {
            Key::Down => self.focus = (self.focus + 1) % n,
            Key::Up => self.focus = (self.focus + n - 1) % n,
            Key::Tab if press.chord.shift => self.focus = (self.focus + n - 1) % n,
            Key::Tab => self.focus = (self.focus + 1) % n,
            Key::Enter => {
                let is_text = |field: &Field<Id>| matches!(field.value, Value::Text(_));
                match self.fields.get_mut(self.focus) {
                    Some(field) if !is_text(field) => {
                        field.value.step(1);
                        return Answer::Changed;
                    }
                    Some(_) => {
                        let after = &self.fields[self.focus + 1..];
                        // Enter in the last text carries out, as people expect of a single line.
                        match after.iter().position(is_text) {
                            Some(further) => self.focus += further + 1,
                            None => return Answer::Done,
                        }
                    }
                    None => return Answer::Done,
                }
            }
            Key::Space if self.focus().is_none() => return Answer::Done,
            _ => return self.press_field(press, next, previous),
        }
        Answer::Moved
    }

    fn press_field(&mut self, press: Press, next: Key, previous: Key) -> Answer {
        let Some(field) = self.fields.get_mut(self.focus) else {
            return Answer::Ignored;
        };
        let key = press.chord.key;
        match &mut field.value {
            Value::Text(edit) => {
                if !edit.press(press) {
                    return Answer::Ignored;
                }
            }
            Value::Number {
                value, max, min, ..
            } if press.text.is_some_and(|c| c.is_ascii_digit()) => {
                let digit = press.text.and_then(|c| c.to_digit(10)).unwrap_or(0);
                let longer = value.saturating_mul(10).saturating_add(digit);
                *value = if longer <= *max {
                    longer
                } else {
                    digit.clamp(*min, *max)
                };
            }
            Value::Number { value, min, .. } if key == Key::Backspace => {
                *value = (*value / 10).max(*min);
            }
            value if key == next || key == Key::Space || press.text == Some('+') => value.step(1),
            value if key == previous || press.text == Some('-') => value.step(-1),
            _ => return Answer::Ignored,
        }
        Answer::Changed
    }

    /// Types a pasted text into the focused field; whether there was one to take it.
    pub fn paste(&mut self, text: &str) -> bool {
        match self
            .fields
            .get_mut(self.focus)
            .map(|field| &mut field.value)
        {
            Some(Value::Text(edit)) => {
                edit.insert(text);
                true
            }
            _ => false,
        }
    }

    /// Whether a text has the focus.
    pub fn is_typing(&self) -> bool {
        let field = self.fields.get(self.focus);
        field.is_some_and(|field| matches!(field.value, Value::Text(_)))
    }

    /// Gives a field, or the button after them, the focus; whether it is a text, and whether it
    /// is a field at all.
    pub fn focus_on(&mut self, index: usize) -> (bool, bool) {
        self.set_focus(index);
        (self.is_typing(), index < self.fields.len())
    }
}

#[cfg(test)]
mod tests {
    use huri_session::keys::Chord;

    use super::*;

    fn form() -> Form<u8> {
        let field = |id, value| Field {
            id,
            label: String::new(),
            value,
        };
        Form::new(
            String::new(),
            vec![
                field(0, Value::choice(["a", "b", "c"].map(str::to_owned), 0)),
                field(1, Value::number(5, 1..=30, 1)),
                field(2, Value::Toggle(false)),
                field(3, Value::Text(LineEdit::default())),
            ],
        )
    }

    fn key(form: &mut Form<u8>, key: Key) -> Answer {
        let press = Press {
            chord: Chord::plain(key),
            text: match key {
                Key::Char(character) => Some(character),
                _ => None,
            },
        };
        form.press(press, false)
    }

    #[test]
    fn keys_fill_a_form_in() {
        let mut form = form();
        key(&mut form, Key::Right);
        key(&mut form, Key::Down);
        key(&mut form, Key::Char('1'));
        assert_eq!(
            form.number(1),
            1,
            "51 is more than there is: a new number begins"
        );
        key(&mut form, Key::Char('2'));
        key(&mut form, Key::Down);
        key(&mut form, Key::Space);
        key(&mut form, Key::Down);
        form.paste("Jo");
        key(&mut form, Key::Char('e'));
        assert_eq!(key(&mut form, Key::Enter), Answer::Done);
        assert_eq!((form.chosen(0), form.number(1)), (1, 12));
        assert!(form.is_on(2));
        assert_eq!(form.text(3), "Joe");
    }

    #[test]
    fn the_focus_goes_round_and_ends_do_not() {
        let mut form = form();
        key(&mut form, Key::Left);
        assert_eq!(form.chosen(0), 0);
        key(&mut form, Key::Up);
        assert_eq!(form.focus(), None);
        assert_eq!(key(&mut form, Key::Enter), Answer::Done);
        key(&mut form, Key::Down);
        assert_eq!(form.focus(), Some(0));
    }
}
