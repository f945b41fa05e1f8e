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
mod engine;
mod failure;
mod files;
mod formats;
mod inputs;
mod output;
mod progress;
mod source;
mod terminal;

use std::ffi::OsString;
use std::io::{BufRead, Write};

use clap::FromArgMatches;
use huri_i18n::{Language, Texts, command_line};
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
    /// The language to speak unless the arguments name one.
    pub language: Language,
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
    let args = with_help_asked_for(args.into_iter().collect());
    let texts = Texts::new(command_line::language_of(&args).unwrap_or(streams.language));
    let done = parse(args, texts, streams).and_then(|(args, mut context)| {
        let done = commands::run(args.command, &mut context);
        // What was printed before an error stands before the error.
        context.flush()?;
        done
    });
    match done {
        Ok(Answer::Yes) => 0,
        Ok(Answer::No) => 1,
        Err(failure) => {
            context::tell(&failure, texts, streams);
            failure.code()
        }
    }
}

/// `huri help show` is `huri show --help`, as with other programs.
fn with_help_asked_for(mut args: Vec<OsString>) -> Vec<OsString> {
    if args.get(1).is_some_and(|word| word == "help") {
        args.remove(1);
        args.push("--help".into());
    }
    args
}

fn parse<'a, 's>(
    args: Vec<OsString>,
    texts: Texts,
    streams: &'a mut Streams<'s>,
) -> Result<(args::Args, Context<'a, 's>), Failure> {
    let parsed = args::command(texts)
        .try_get_matches_from(args)
        .and_then(|matches| args::Args::from_arg_matches(&matches));
    match parsed {
        Ok(args) => {
            let context = Context::new(&args, texts, streams);
            Ok((args, context))
        }
        // Help and version are answers, not errors.
        Err(error) if !error.use_stderr() => {
            // Letters from the right are put in order, and colours would be turned round with them.
            if streams.terminal.colors == Colors::None || texts.language().is_rtl() {
                let help = command_line::help_words(&error, streams.terminal.page());
                writeln!(streams.output, "{help}")?;
            } else {
                write!(streams.output, "{}", error.render().ansi())?;
            }
            streams.output.flush()?;
            Err(Failure::Answered)
        }
        Err(error) => Err(error.into()),
    }
}
