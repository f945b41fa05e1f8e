//! `huri-gui`: opens the window.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser};
use huri_gui::program::{Options, run};
use huri_i18n::command_line::{self, Common};
use huri_i18n::{Texts, bidi};

#[derive(Parser)]
#[command(
    name = "huri-gui",
    version,
    disable_help_flag = true,
    disable_version_flag = true
)]
struct Arguments {
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    #[arg(long)]
    resume: bool,
    #[command(flatten)]
    common: Common,
}

fn main() -> ExitCode {
    let words: Vec<_> = std::env::args_os().collect();
    let texts = command_line::language_of(&words).map_or_else(Texts::of_system, Texts::new);
    let command = command_line::with_help(Arguments::command(), texts, "help-gui");
    let read = command
        .try_get_matches_from(words)
        .and_then(|matches| Arguments::from_arg_matches(&matches));
    let arguments = match read {
        Ok(arguments) => arguments,
        Err(error) if !error.use_stderr() => error.exit(),
        Err(error) => return fail(&command_line::error_words(&error, texts)),
    };
    let options = Options {
        files: arguments.files,
        resume: arguments.resume,
        language: arguments.common.language,
    };
    match run(options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&error.to_string()),
    }
}

/// Says why there is nothing to see.
fn fail(words: &str) -> ExitCode {
    eprintln!("huri-gui: {}", bidi::without_marks(words));
    ExitCode::from(2)
}
