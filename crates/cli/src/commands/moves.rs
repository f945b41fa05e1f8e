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

    let mut facts = vec![String::new()];
    if position.is_over() {
        facts.extend(
            output::result(position)
                .into_iter()
                .map(|text| context.words(text)),
        );
    } else {
        let turn = context.words(output::turn_text(position));
        facts.push(context.paint(Paint::Bold, &turn));
    }
    facts.extend(moves.map(|(square, flips)| {
        let squares: Vec<_> = flips.iter().map(ToString::to_string).collect();
        let turning = context.words(text::Cli::Turning {
            count: u32::try_from(flips.len()).unwrap_or(u32::MAX),
            squares: squares.join(" "),
        });
        format!(
            "{}  {turning}",
            context.paint(Paint::Bold, &square.to_string())
        )
    }));
    // Beside the board's letters there is room for a line as well.
    facts.remove(0);
    let picture = Picture::at(&chosen.game, chosen.node).with_legal_moves();
    output::board(context, &picture, &facts)?;
    context.flush()?;
    Ok(Answer::Yes)
}
