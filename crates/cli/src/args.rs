//! The command line: one [`Command`] a file in `commands`, and the options they share.
//!
//! The words of the help are not here: [`command`] takes them from the texts, by the names of
//! commands and arguments.

use clap::{CommandFactory, Parser, Subcommand, ValueEnum};
use huri_i18n::command_line::{self, Common};
use huri_i18n::{Texts, text};

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
    #[command(flatten)]
    pub common: Common,
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

/// The command line as clap's description, for parsing, completions and manual, with its help in
/// a language.
pub fn command(texts: Texts) -> clap::Command {
    let command = command_line::with_help(Args::command(), texts, "help");
    command.about(texts.get(text::Help::About))
}

#[cfg(test)]
mod tests {
    use huri_i18n::Language;

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
}
