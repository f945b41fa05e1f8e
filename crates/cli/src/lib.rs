//! `huri` as a function: [`run`] takes arguments and streams and gives the exit code.
//!
//! A command is one file in [`commands`]: its arguments, its `run`, and what it prints. The
//! command line is the list [`args::Command`]. What is read comes through `source`, what is
//! written as a file through `files`, and everything printed through `output`.
//!
//! Exit codes: 0 done, 1 the answer is no (not legal, not verified), 2 error. A reader that
//! closes the pipe is no error.

pub mod args;
pub mod commands;
mod context;
mod failure;
mod terminal;

use std::ffi::OsString;
use std::io::{BufRead, Write};

use clap::FromArgMatches;
use huri_picture::text::Colors;

pub use context::Context;
pub use failure::Failure;
pub use terminal::Terminal;

/// The streams of a process, and what is known of the terminal behind them.
pub struct Streams<'a> {
    /// Standard input.
    pub input: &'a mut (dyn BufRead + Send),
    /// Standard output; it is flushed at the end and before waiting for input.
    pub output: &'a mut (dyn Write + Send),
    /// Standard error.
    pub errors: &'a mut (dyn Write + Send),
    /// Which of them are terminals, and what those can show.
    pub terminal: Terminal,
}

/// What a command found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It is done; what was asked holds.
    Yes,
    /// What was asked does not hold: a move is not legal, a game is not right.
    No,
}

/// How a command ends.
pub type Done = Result<Answer, Failure>;

/// Runs one command line (the program's name first) and gives the exit code.
pub fn run(args: impl IntoIterator<Item = OsString>, streams: &mut Streams<'_>) -> u8 {
    let done = parse(args, streams).and_then(|(args, mut context)| {
        let done = commands::run(args.command, &mut context);
        // What was printed before an error stands before the error.
        context.flush()?;
        done
    });
    match done {
        Ok(Answer::Yes) | Err(Failure::Closed) => 0,
        Ok(Answer::No) => 1,
        Err(Failure::Usage(error)) if !error.use_stderr() => {
            // Help and version are answers, not errors.
            let printed = write!(streams.output, "{}", styled(&error, streams.terminal));
            match printed.and_then(|()| streams.output.flush()) {
                Ok(()) => 0,
                Err(error) => u8::from(!matches!(Failure::from(error), Failure::Closed)) * 2,
            }
        }
        Err(failure) => {
            // Nobody is left to be told when standard error is closed as well.
            let _ = match &failure {
                Failure::Usage(error) => write!(streams.errors, "{}", error.render()),
                failure => writeln!(streams.errors, "huri: {failure}"),
            };
            2
        }
    }
}

fn parse<'a, 's>(
    args: impl IntoIterator<Item = OsString>,
    streams: &'a mut Streams<'s>,
) -> Result<(args::Args, Context<'a, 's>), Failure> {
    let matches = args::command().try_get_matches_from(args)?;
    let args = args::Args::from_arg_matches(&matches)?;
    let context = Context::new(&args, streams);
    Ok((args, context))
}

/// The help with or without colours, as the terminal wants it.
fn styled(error: &clap::Error, terminal: Terminal) -> String {
    let text = error.render();
    if terminal.colors == Colors::None {
        text.to_string()
    } else {
        text.ansi().to_string()
    }
}
