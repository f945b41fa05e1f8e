//! The command line: one [`Command`] a file in `commands`, and the options they share.
//!
//! The words of the help are not here: [`command`] takes them from the texts, by the names of
//! commands and arguments.

use std::ffi::OsString;

use clap::{ArgAction, CommandFactory, Parser, Subcommand, ValueEnum};
use huri_i18n::{Language, Texts, text};

use crate::commands;

/// The command line.
#[derive(Parser, Debug)]
#[command(
    name = "huri",
    version,
    disable_help_flag = true,
    disable_version_flag = true,
    disable_help_subcommand = true,
    arg_required_else_help = true
)]
#[expect(
    missing_docs,
    reason = "clap would take the comments for help: the texts have it"
)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
    #[arg(long, value_enum, default_value_t = When::Auto, value_name = "WHEN", global = true, display_order = 900)]
    pub color: When,
    #[arg(long, global = true, display_order = 901)]
    pub json: bool,
    #[arg(long, global = true, value_parser = language, display_order = 902)]
    pub language: Option<Language>,
    #[arg(short, long, action = ArgAction::Help, global = true, display_order = 903)]
    pub help: Option<bool>,
    #[arg(short = 'V', long, action = ArgAction::Version, display_order = 904)]
    pub version: Option<bool>,
}

/// Yes, no, or as it fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
#[expect(
    missing_docs,
    reason = "clap would take the comments for help: the texts have it"
)]
pub enum When {
    Auto,
    Always,
    Never,
}

/// What to do: one file in `commands` each.
#[derive(Subcommand, Debug)]
#[expect(
    missing_docs,
    reason = "clap would take the comments for help: the texts have it"
)]
pub enum Command {
    Show(commands::show::Args),
    Replay(commands::replay::Args),
    Play(commands::play::Args),
    Moves(commands::moves::Args),
    Verify(commands::verify::Args),
    Convert(commands::convert::Args),
    Perft(commands::perft::Args),
    Solve(commands::solve::Args),
    Hint(commands::hint::Args),
    Eval(commands::eval::Args),
    Bench(commands::bench::Args),
    Levels(commands::levels::Args),
    Gtp(commands::gtp::Args),
    Rules(commands::rules::Args),
    Completions(commands::completions::Args),
    #[command(hide = true)]
    Manual(commands::manual::Args),
}

fn language(tag: &str) -> Result<Language, String> {
    Language::from_tag(tag).ok_or_else(|| {
        let tags = Language::ALL.map(Language::tag).join(", ");
        format!("[possible values: {tags}]")
    })
}

/// The language that the command line asks for, which must be known before it is parsed: its
/// help is in that language.
pub(crate) fn language_of(args: &[OsString]) -> Option<Language> {
    let words = args.iter().filter_map(|arg| arg.to_str());
    let mut words = words.take_while(|word| *word != "--");
    words
        .find_map(|word| {
            word.strip_prefix("--language=")
                .and_then(Language::from_tag)
        })
        .or_else(|| {
            let mut words = args.iter().skip_while(|arg| *arg != "--language");
            Language::from_tag(words.nth(1)?.to_str()?)
        })
}

/// The command line as clap's description, for parsing, completions and manual, with its help in
/// a language.
pub fn command(texts: Texts) -> clap::Command {
    let word = |text: text::Help| texts.get(text);
    let command = with_help(Args::command(), texts, "help")
        .about(word(text::Help::About))
        .subcommand_help_heading(word(text::Help::Commands));
    with_headings(command, texts)
}

/// Usage, arguments and options under headings in the language.
fn with_headings(command: clap::Command, texts: Texts) -> clap::Command {
    let usage = texts.get(text::Help::Usage);
    let (arguments, options) = (
        texts.get(text::Help::Arguments),
        texts.get(text::Help::Options),
    );
    let template =
        format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}");
    command
        .help_template(template)
        .mut_args(|arg| {
            let heading = if arg.is_positional() {
                &arguments
            } else {
                &options
            };
            let heading = heading.clone();
            arg.help_heading(heading)
        })
        .mut_subcommands(|command| with_headings(command, texts))
}

/// Every command and argument with its help, by their names.
fn with_help(command: clap::Command, texts: Texts, key: &str) -> clap::Command {
    command
        .mut_args(|arg| match help_of(key, arg.get_id().as_str()) {
            Some(text) => arg.help(texts.get(text)),
            None => arg,
        })
        .mut_subcommands(|command| {
            let key = format!("{key}-{}", command.get_name());
            let command = match text::Help::of_key(&key) {
                Some(text) => command.about(texts.get(text)),
                None => command,
            };
            with_help(command, texts, &key)
        })
}

/// The help of an argument: its own, or the one that several commands share.
fn help_of(key: &str, id: &str) -> Option<text::Help> {
    let id = id.replace('_', "-");
    text::Help::of_key(&format!("{key}-{id}")).or_else(|| text::Help::of_key(&format!("help-{id}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_and_argument_has_its_help() {
        fn check(command: &clap::Command) {
            let name = command.get_name();
            assert!(command.get_about().is_some(), "{name} has no help");
            for arg in command.get_arguments() {
                assert!(
                    arg.get_help().is_some(),
                    "{name} {} has no help",
                    arg.get_id()
                );
            }
            command.get_subcommands().for_each(check);
        }
        for language in Language::ALL {
            let command = command(Texts::new(language));
            command.clone().debug_assert();
            check(&command);
        }
    }

    #[test]
    fn the_language_is_known_before_parsing() {
        let of = |line: &str| {
            let args: Vec<_> = line.split(' ').map(OsString::from).collect();
            language_of(&args)
        };
        assert_eq!(of("huri --language mi show"), Some(Language::Maori));
        assert_eq!(of("huri show --language=yi"), Some(Language::Yiddish));
        assert_eq!(of("huri show --language"), None);
        assert_eq!(of("huri show"), None);
    }
}
