//! [`Context`]: what every command is given.

use std::io::{self, Write};

use huri_core::record::{RecordError, Warning};
use huri_i18n::{Direction, Page, Text, Texts};
use huri_picture::text::{Colors, Style};
use serde_json::Value;

use crate::args::{Args, When};
use crate::{Failure, Streams, Terminal, failure, terminal};

/// What every command is given: the streams, and how to print.
pub struct Context<'a, 's> {
    /// Standard input, output and error.
    pub streams: &'a mut Streams<'s>,
    /// All words.
    pub texts: Texts,
    /// Whether to print JSON instead of text.
    pub json: bool,
}

/// How a word is set off where there are colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Paint {
    /// What matters most.
    Bold,
    /// What matters least.
    Dim,
}

impl<'a, 's> Context<'a, 's> {
    /// The context of this command line.
    pub(crate) fn new(args: &Args, texts: Texts, streams: &'a mut Streams<'s>) -> Context<'a, 's> {
        let terminal = &mut streams.terminal;
        match args.color {
            When::Auto => {}
            When::Never => terminal.colors = Colors::None,
            When::Always => {
                let environment = terminal::colors(|name| match name {
                    "NO_COLOR" => None,
                    name => std::env::var_os(name),
                });
                terminal.colors = environment.max(Colors::Palette);
            }
        }
        Context {
            texts,
            json: args.json,
            streams,
        }
    }

    /// What is known of the terminal.
    pub fn terminal(&self) -> Terminal {
        self.streams.terminal
    }

    /// How pictures are drawn.
    pub(crate) fn style(&self) -> Style {
        Style {
            colors: self.terminal().colors,
            ascii: !self.terminal().unicode,
        }
    }

    /// The words of a message, in the order in which they are printed: a part of a line.
    pub fn words(&self, text: impl Into<Text>) -> String {
        let words = self.texts.get(text);
        self.page().part(&words, self.direction())
    }

    /// The words of a message, in parts of lines with `room` cells each.
    pub(crate) fn parts(&self, text: impl Into<Text>, room: usize) -> Vec<String> {
        let words = self.texts.get(text);
        self.page().parts(&words, self.direction(), room)
    }

    /// Where lines are printed.
    pub(crate) fn page(&self) -> Page {
        self.streams.terminal.page()
    }

    /// Which way lines run.
    pub(crate) fn direction(&self) -> Direction {
        self.texts.language().direction()
    }

    /// Prints a message as a line.
    pub fn say(&mut self, text: impl Into<Text>) -> io::Result<()> {
        let words = self.texts.get(text);
        let lines = self.page().lines(&words, self.direction());
        writeln!(self.streams.output, "{lines}")
    }

    /// Prints a message as a line on standard error, after all that was printed before.
    pub fn warn(&mut self, text: impl Into<Text>) -> io::Result<()> {
        let words = self.texts.get(text);
        self.warn_words(&words)
    }

    /// Prints words as a line on standard error.
    pub(crate) fn warn_words(&mut self, words: &str) -> io::Result<()> {
        self.streams.output.flush()?;
        let words = error_words(words, self.texts, self.terminal());
        writeln!(self.streams.errors, "{words}")
    }

    /// Tells on standard error what had to be overlooked in a record.
    pub(crate) fn warn_record(&mut self, source: &str, warning: &Warning) -> io::Result<()> {
        let words = failure::warning_words(source, warning, self.texts);
        self.warn_words(&words)
    }

    /// Tells on standard error why a game breaks.
    pub(crate) fn tell_record_error(
        &mut self,
        source: &str,
        error: &RecordError,
    ) -> io::Result<()> {
        let words = failure::record_words(source, error, self.texts);
        self.warn_words(&words)
    }

    /// `text`, set off where there are colours.
    pub(crate) fn paint(&self, paint: Paint, text: &str) -> String {
        let code = match paint {
            Paint::Bold => "1",
            Paint::Dim => "2",
        };
        match self.terminal().colors {
            Colors::None => text.to_owned(),
            _ => format!("\x1b[{code}m{text}\x1b[0m"),
        }
    }

    /// Prints a value as one line of JSON.
    pub fn print_json(&mut self, value: &Value) -> io::Result<()> {
        writeln!(self.streams.output, "{value}")
    }

    /// Sends everything printed so far; to be called before waiting for a person.
    pub fn flush(&mut self) -> io::Result<()> {
        self.streams.output.flush()
    }
}

/// A context is standard output: `write!(context, …)?`.
impl Write for Context<'_, '_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.streams.output.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.streams.output.flush()
    }
}

/// Words as they are printed on standard error, after the program's name.
pub(crate) fn error_words(words: &str, texts: Texts, terminal: Terminal) -> String {
    let page = terminal.errors_page();
    page.lines(&format!("huri: {words}"), texts.language().direction())
}

/// Tells a failure on standard error. That nobody listens there any more helps nothing.
pub(crate) fn tell(failure: &Failure, texts: Texts, streams: &mut Streams<'_>) {
    let words = match failure {
        Failure::Closed | Failure::Answered | Failure::Told => return,
        failure => failure.words(texts),
    };
    let words = error_words(&words, texts, streams.terminal);
    let _ = writeln!(streams.errors, "{words}");
}
