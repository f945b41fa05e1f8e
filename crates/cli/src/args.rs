//! The command line: one [`Command`] a file in `commands`, and the options they share.

use clap::{CommandFactory, Parser, Subcommand, ValueEnum};

use crate::commands::{completions, manual, moves, perft};

/// The command line.
#[derive(Parser, Debug)]
#[command(name = "huri", version, about, disable_help_subcommand = true)]
pub struct Args {
    /// When to use colours
    #[arg(long, value_enum, default_value_t = When::Auto, value_name = "WHEN", global = true)]
    pub color: When,
    /// Print JSON, as docs/json.md describes it
    #[arg(long, global = true)]
    pub json: bool,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// Yes, no, or as it fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum When {
    /// When a terminal shows them and `NO_COLOR` is not set.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// What to do: one file in `commands` each.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// List the legal moves of a position
    Moves(moves::Args),
    /// Count the lines of play of a given length
    Perft(perft::Args),
    /// Write the completions of a shell
    Completions(completions::Args),
    /// Write the man pages into a folder
    #[command(hide = true)]
    Manual(manual::Args),
}

/// The command line as clap's description, for parsing, completions and manual.
pub fn command() -> clap::Command {
    Args::command()
}
