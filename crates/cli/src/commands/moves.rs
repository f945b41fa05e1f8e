//! `huri moves`: the legal moves of a position and what each turns.

use std::io::Write;

use huri_core::Position;

use crate::{Answer, Context, Done};

/// Arguments of `huri moves`.
#[derive(clap::Args, Debug)]
pub struct Args {}

pub(crate) fn run(_args: &Args, context: &mut Context<'_, '_>) -> Done {
    let position = Position::START;
    let style = huri_picture::text::Style {
        colors: context.terminal().colors,
        ascii: false,
    };
    for line in huri_picture::text::lines(
        &huri_picture::Picture::of(position).with_legal_moves(),
        style,
    ) {
        writeln!(context, "{line}")?;
    }
    for square in position.legal_moves() {
        writeln!(context, "{square}")?;
    }
    Ok(Answer::Yes)
}
