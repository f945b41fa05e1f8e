//! `huri-gui`: opens the window.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser};
use huri_gui::program::{Options, run};
use huri_i18n::Texts;
use huri_i18n::text::{Gui, Tui};

#[derive(Parser)]
#[command(name = "huri-gui", version)]
struct Arguments {
    files: Vec<PathBuf>,
    #[arg(long)]
    resume: bool,
    #[arg(long)]
    lang: Option<String>,
}

fn main() -> ExitCode {
    let texts = Texts::of_system();
    let command = Arguments::command()
        .about(texts.get(Gui::Tagline))
        .mut_arg("files", |arg| arg.help(texts.get(Tui::HelpFiles)))
        .mut_arg("resume", |arg| arg.help(texts.get(Tui::HelpResume)))
        .mut_arg("lang", |arg| arg.help(texts.get(Tui::HelpLang)));
    let arguments =
        Arguments::from_arg_matches(&command.get_matches()).unwrap_or_else(|error| error.exit());
    let options = Options {
        files: arguments.files,
        resume: arguments.resume,
        language: arguments.lang,
    };
    match run(options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}
