//! The commands, one file each: its arguments and its `run`.

pub mod bench;
pub mod completions;
pub mod convert;
pub mod eval;
pub mod gtp;
pub mod hint;
pub mod levels;
pub mod manual;
pub mod moves;
pub mod perft;
pub mod play;
pub mod replay;
pub mod rules;
pub mod show;
pub mod solve;
pub mod verify;

use crate::args::Command;
use crate::{Context, Done};

/// Carries out one command.
pub(crate) fn run(command: Command, context: &mut Context<'_, '_>) -> Done {
    match command {
        Command::Show(args) => show::run(&args, context),
        Command::Replay(args) => replay::run(&args, context),
        Command::Play(args) => play::run(&args, context),
        Command::Verify(args) => verify::run(&args, context),
        Command::Convert(args) => convert::run(&args, context),
        Command::Moves(args) => moves::run(&args, context),
        Command::Perft(args) => perft::run(&args, context),
        Command::Solve(args) => solve::run(&args, context),
        Command::Hint(args) => hint::run(&args, context),
        Command::Eval(args) => eval::run(&args, context),
        Command::Bench(args) => bench::run(&args, context),
        Command::Levels(args) => levels::run(&args, context),
        Command::Gtp(args) => gtp::run(&args, context),
        Command::Rules(args) => rules::run(&args, context),
        Command::Completions(args) => completions::run(&args, context),
        Command::Manual(args) => manual::run(&args, context),
    }
}
