//! `huri-tui`: opens and restores the terminal.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use huri_i18n::Texts;
use huri_i18n::command_line::{self, Common};
use huri_i18n::text::Tui;
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
    let (arguments, texts) = match command_line::read::<Arguments>("help-tui") {
        Ok(read) => read,
        Err(code) => return code,
    };
    let options = Options {
        files: arguments.files,
        resume: arguments.resume,
        ascii: arguments.ascii,
        language: arguments.common.language_of_run(),
        lines: arguments.lines,
    };
    match run(options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => command_line::fail("huri-tui", &words_of(&texts, &error), texts),
    }
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
