//! [`Context`]: what every command is given.

use std::io::{self, Write};

use huri_picture::text::Colors;
use serde_json::Value;

use crate::args::{Args, When};
use crate::terminal;
use crate::{Streams, Terminal};

/// What every command is given: the streams and how to print.
pub struct Context<'a, 's> {
    /// Standard input, output and error.
    pub streams: &'a mut Streams<'s>,
    /// Whether to print JSON instead of text.
    pub json: bool,
}

impl<'a, 's> Context<'a, 's> {
    /// The context of this command line.
    pub(crate) fn new(args: &Args, streams: &'a mut Streams<'s>) -> Context<'a, 's> {
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
            json: args.json,
            streams,
        }
    }

    /// What is known of the terminal.
    pub fn terminal(&self) -> Terminal {
        self.streams.terminal
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
