//! `huri-tui`: opens and restores the terminal.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser};
use huri_i18n::command_line::{self, Common};
use huri_i18n::text::Tui;
use huri_i18n::{Texts, bidi};
use huri_tui::{Error, Options, run};

#[derive(Parser)]
#[command(
    name = "huri-tui",
    version,
    disable_help_flag = true,
    disable_version_flag = true
)]
struct Arguments {
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    #[arg(long)]
    resume: bool,
    #[arg(long)]
    lines: bool,
    #[arg(long)]
    ascii: bool,
    #[command(flatten)]
    common: Common,
}

fn main() -> ExitCode {
    let words: Vec<_> = std::env::args_os().collect();
    let texts = command_line::language_of(&words).map_or_else(Texts::of_system, Texts::new);
    let command = command_line::with_help(Arguments::command(), texts, "help-tui");
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
        ascii: arguments.ascii,
        language: arguments.common.language,
        lines: arguments.lines,
    };
    match run(options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&words_of(&texts, &error)),
    }
}

/// Says why there is nothing to see.
fn fail(words: &str) -> ExitCode {
    eprintln!("huri-tui: {}", bidi::without_marks(words));
    ExitCode::from(2)
}

fn words_of(texts: &Texts, error: &Error) -> String {
    use huri_i18n::Text;
    use huri_i18n::text::Common;
    match error {
        Error::NoTerminal => texts.get(Tui::NoTerminal),
        Error::Io(error) => error.to_string(),
        Error::Refused(path, refusal) => texts.get(Common::About {
            subject: path.display().to_string(),
            what: Box::new(Text::from(refusal)),
        }),
    }
}
