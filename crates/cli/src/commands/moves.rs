//! `huri moves`: the legal moves of a position and what each turns.

use huri_i18n::text;
use huri_picture::Picture;
use serde_json::json;

use crate::context::Paint;
use crate::source::Selection;
use crate::{Answer, Context, Done, output};

/// Arguments of `huri moves`.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    selection: Selection,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Done {
    let chosen = args.selection.read(context)?;
    if chosen.error.is_some() {
        return chosen.answer();
    }
    let position = chosen.game.position(chosen.node);
    let moves = position.legal_moves().squares().map(|square| {
        let flips: Vec<_> = position.board().flips(square).squares().collect();
        (square, flips)
    });
    if context.json {
        let moves = moves.map(|(square, flips)| {
            let turns: Vec<_> = flips.iter().map(ToString::to_string).collect();
            json!({ "move": square.to_string(), "turns": turns })
        });
        let moves: Vec<_> = moves.collect();
        let mut value = output::position_json(position);
        value["moves"] = json!(moves);
        context.print_json(&value)?;
        return Ok(Answer::Yes);
    }

    let picture = Picture::at(&chosen.game, chosen.node).with_legal_moves();
    let room = output::room(context, &picture);
    let mut facts = Vec::new();
    if position.is_over() {
        let result = output::result(position).into_iter();
        facts.extend(result.flat_map(|text| context.parts(text, room)));
    } else {
        let turn = context.parts(output::turn_text(position), room).into_iter();
        facts.extend(turn.map(|line| context.paint(Paint::Bold, &line)));
    }
    facts.extend(moves.flat_map(|(square, flips)| {
        const INDENT: usize = "f5  ".len();
        let squares: Vec<_> = flips.iter().map(ToString::to_string).collect();
        let turning = text::Cli::Turning {
            count: u32::try_from(flips.len()).unwrap_or(u32::MAX),
            squares: squares.join(" "),
        };
        let lines = context.parts(turning, room.saturating_sub(INDENT));
        let square = context.paint(Paint::Bold, &square.to_string());
        let mut lines = lines.into_iter();
        let first = lines.next().map(|line| format!("{square}  {line}"));
        let rest = lines.map(|line| format!("{:INDENT$}{line}", ""));
        first.into_iter().chain(rest).collect::<Vec<_>>()
    }));
    output::board(context, &picture, &facts)?;
    context.flush()?;
    Ok(Answer::Yes)
}
