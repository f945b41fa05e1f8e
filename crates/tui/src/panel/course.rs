//! [`Course`]: the game step by step, with a board to try on.

use huri_core::Square;
use huri_learn::lesson::{Act, Input, Lesson, View};
use huri_session::keys::Key;
use huri_session::{Command, Settings};

use super::Request;
use crate::input::Press;

/// The course in progress.
#[derive(Clone, Debug)]
pub struct Course {
    lesson: Lesson,
    /// The chosen square.
    pub cursor: Square,
    /// The chosen answer, where there are some.
    pub option: usize,
    /// The letter of a square that is being typed.
    pub typed: Option<char>,
    /// Whether the words cover the board, on screens with no room for both.
    pub is_reading: bool,
}

/// Equal when the same is to be seen.
impl PartialEq for Course {
    fn eq(&self, other: &Course) -> bool {
        self.view() == other.view()
            && (self.cursor, self.option, self.typed, self.is_reading)
                == (other.cursor, other.option, other.typed, other.is_reading)
    }
}

impl Course {
    /// At the first step that has not been solved.
    pub fn new(settings: &Settings) -> Course {
        Course {
            lesson: Lesson::new(settings.course.iter().map(String::as_str)),
            cursor: Square::D4,
            option: 0,
            typed: None,
            is_reading: true,
        }
    }

    /// What is to be seen.
    pub fn view(&self) -> View {
        self.lesson.view()
    }

    /// Does something and remembers what has been solved.
    fn act(&mut self, act: Act, settings: &Settings) -> Option<Request> {
        let index = self.view().index;
        self.lesson.apply(act);
        let view = self.view();
        self.is_reading = view.index != index || view.answer.is_some();
        if view.index != index {
            self.option = 0;
        }
        let done = self.lesson.done();
        (done != settings.course).then(|| {
            let settings = Settings {
                course: done,
                ..settings.clone()
            };
            Request::CommandKeeping(Command::Settings(Box::new(settings)))
        })
    }

    /// A click on a square.
    pub fn click(&mut self, square: Square, settings: &Settings) -> Option<Request> {
        self.cursor = square;
        self.act(Act::Square(square), settings)
    }

    /// A click on an answer.
    pub fn choose(&mut self, option: usize, settings: &Settings) -> Option<Request> {
        self.option = option;
        self.act(Act::Choose(option), settings)
    }

    /// Takes a key.
    pub fn press(&mut self, press: Press, settings: &Settings) -> Option<Request> {
        let view = self.view();
        if let Some(square) = self.typed_square(press) {
            return self.click(square, settings);
        }
        let key = press.chord.key;
        let is_options = view.input == Input::Option;
        match key {
            Key::Enter | Key::Space if self.is_reading && !view.is_solved => {
                self.is_reading = false;
                None
            }
            Key::Enter if view.is_solved => self.act(Act::Next, settings),
            Key::Tab if press.chord.shift => self.act(Act::Back, settings),
            Key::PageUp => self.act(Act::Back, settings),
            Key::Tab | Key::PageDown => self.act(Act::Next, settings),
            Key::Char('R') => self.act(Act::Again, settings),
            Key::Char('P') => self.act(Act::Pass, settings),
            Key::Up if is_options => {
                self.option = self.option.saturating_sub(1);
                None
            }
            Key::Down if is_options => {
                self.option = (self.option + 1).min(view.options.len().saturating_sub(1));
                None
            }
            Key::Enter | Key::Space if is_options => self.choose(self.option, settings),
            Key::Enter if view.input == Input::Discs => self.act(Act::Done, settings),
            Key::Enter | Key::Space => self.act(Act::Square(self.cursor), settings),
            Key::Left => self.step(-1, 0),
            Key::Right => self.step(1, 0),
            Key::Up => self.step(0, -1),
            Key::Down => self.step(0, 1),
            _ => None,
        }
    }

    /// A letter waits for its digit.
    fn typed_square(&mut self, press: Press) -> Option<Square> {
        match (press.text.map(|c| c.to_ascii_lowercase()), self.typed) {
            (Some(letter @ 'a'..='h'), _) => {
                self.typed = Some(letter);
                None
            }
            (Some(digit @ '1'..='8'), Some(letter)) => {
                self.typed = None;
                format!("{letter}{digit}").parse().ok()
            }
            _ => {
                self.typed = None;
                None
            }
        }
    }

    fn step(&mut self, dx: isize, dy: isize) -> Option<Request> {
        self.is_reading = false;
        let to = |place: usize, by: isize| place.saturating_add_signed(by).min(7);
        let (column, row) = (to(self.cursor.column(), dx), to(self.cursor.row(), dy));
        self.cursor = Square::new(column, row).expect("both stay below 8");
        None
    }
}
