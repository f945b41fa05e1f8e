//! `huri moves`: the legal moves of a position and what each turns.

use std::io::Write;

use huri_core::Position;

use crate::{Answer, Context, Done};

/// Arguments of `huri moves`.
#[derive(clap::Args, Debug)]
pub struct Args {}

pub(crate) fn run(_args: &Args, context: &mut Context<'_, '_>) -> Done {
    let position = Position::START;
    for square in position.legal_moves() {
        writeln!(context, "{square}")?;
    }
    Ok(Answer::Yes)
}
