//! `huri perft DEPTH`: the number of lines of play of a given length.

use std::io::Write;

use huri_ai::CpuLevel;
use huri_ai::perft::perft;
use huri_core::{Move, Position};
use huri_i18n::command_line::number;
use serde_json::{Map, Value, json};

use crate::source::Selection;
use crate::{Answer, Context, Done};

/// Arguments of `huri perft`.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(value_parser = number(0..=60u32))]
    depth: u32,
    #[command(flatten)]
    selection: Selection,
    #[arg(long)]
    divide: bool,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Done {
    let chosen = args.selection.read(context)?;
    if chosen.error.is_some() {
        return chosen.answer();
    }
    let position = chosen.game.position(chosen.node);
    let level = CpuLevel::detect();
    let mut total = 0;
    let mut divided = Map::new();
    if args.divide && args.depth > 0 {
        for mv in moves(position) {
            let next = position.play(mv).expect("a legal move");
            let count = perft(level, next.board(), args.depth - 1);
            total += count;
            if !context.json {
                writeln!(context, "{mv:<4} {count}")?;
                context.flush()?;
            }
            divided.insert(mv.to_string(), Value::from(count));
        }
    }
    // A position that is over has no move to divide by.
    if divided.is_empty() {
        total = perft(level, position.board(), args.depth);
    }
    if context.json {
        let mut value = json!({ "depth": args.depth, "count": total });
        if args.divide {
            value["moves"] = Value::Object(divided);
        }
        context.print_json(&value)?;
    } else {
        writeln!(context, "{total}")?;
    }
    Ok(Answer::Yes)
}

/// The moves of a position, the pass included.
fn moves(position: Position) -> Vec<Move> {
    if position.must_pass() {
        return vec![Move::Pass];
    }
    position.legal_moves().squares().map(Move::Place).collect()
}
