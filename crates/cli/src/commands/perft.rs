//! `huri perft DEPTH`: the number of lines of play of a given length.

use std::io::Write;

use huri_core::{Position, perft::perft};
use serde_json::json;

use crate::{Answer, Context, Done};

/// Arguments of `huri perft`.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// How many plies; a pass is a ply
    pub depth: u32,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Done {
    let position = Position::START;
    let count = perft(position.board(), args.depth);
    if context.json {
        context.print_json(&json!({ "depth": args.depth, "count": count }))?;
    } else {
        writeln!(context, "{count}")?;
    }
    Ok(Answer::Yes)
}
