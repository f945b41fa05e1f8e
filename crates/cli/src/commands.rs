//! The commands, one file each: its arguments and its `run`.

pub mod completions;
pub mod manual;
pub mod moves;
pub mod perft;

use crate::args::Command;
use crate::{Context, Done};

/// Carries out one command.
pub(crate) fn run(command: Command, context: &mut Context<'_, '_>) -> Done {
    match command {
        Command::Moves(args) => moves::run(&args, context),
        Command::Perft(args) => perft::run(&args, context),
        Command::Completions(args) => completions::run(&args, context),
        Command::Manual(args) => manual::run(&args),
    }
}
