//! `huri-tui`: opens and restores the terminal.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser};
use huri_i18n::text::Tui;
use huri_i18n::{Language, Texts};
use huri_tui::{Error, Options, run};

#[derive(Parser)]
#[command(name = "huri-tui", version)]
struct Arguments {
    files: Vec<PathBuf>,
    #[arg(long)]
    resume: bool,
    #[arg(long)]
    lines: bool,
    #[arg(long)]
    ascii: bool,
    #[arg(long)]
    lang: Option<String>,
}

fn main() -> ExitCode {
    let texts = Texts::of_system();
    let command = Arguments::command()
        .about(texts.get(Tui::HelpAbout))
        .mut_arg("files", |arg| arg.help(texts.get(Tui::HelpFiles)))
        .mut_arg("resume", |arg| arg.help(texts.get(Tui::HelpResume)))
        .mut_arg("lines", |arg| arg.help(texts.get(Tui::HelpLines)))
        .mut_arg("ascii", |arg| arg.help(texts.get(Tui::HelpAscii)))
        .mut_arg("lang", |arg| arg.help(texts.get(Tui::HelpLang)));
    let arguments =
        Arguments::from_arg_matches(&command.get_matches()).unwrap_or_else(|error| error.exit());
    let texts = arguments
        .lang
        .as_deref()
        .and_then(Language::from_tag)
        .map_or(texts, Texts::new);
    let options = Options {
        files: arguments.files,
        resume: arguments.resume,
        ascii: arguments.ascii,
        language: arguments.lang,
        lines: arguments.lines,
    };
    match run(options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}", words(&texts, &error));
            ExitCode::from(2)
        }
    }
}

fn words(texts: &Texts, error: &Error) -> String {
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
