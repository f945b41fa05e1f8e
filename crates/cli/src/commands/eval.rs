//! `huri eval`: what the engine thinks of a position at first sight.

use std::io::Write;

use huri_i18n::text;
use serde_json::json;

use crate::engine::{self, Columns};
use crate::source::Selection;
use crate::{Answer, Context, Done, output};

/// Arguments of `huri eval`.
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
    let value = engine::estimate(position.board());
    let mut moves: Vec<_> = engine::choices(position)
        .into_iter()
        .map(|mv| {
            let next = position.play(mv).expect("a choice is legal");
            (mv, -engine::estimate(next.board()))
        })
        .collect();
    moves.sort_by_key(|(_, value)| -value.hundredths);
    if context.json {
        let mut json = output::position_json(position);
        json["value"] = engine::value_json(value);
        let lines = moves.iter().map(|(mv, value)| {
            let mut line = engine::value_json(*value);
            line["move"] = json!(mv.to_string());
            line
        });
        json["lines"] = lines.collect();
        context.print_json(&json)?;
        return Ok(Answer::Yes);
    }
    let color = position.turn();
    context.say(text::Engine::WorthFor { color, value })?;
    if !moves.is_empty() {
        writeln!(context)?;
        let heads = [(text::Engine::Move, 4), (text::Engine::Value, 0)];
        let columns = Columns::print(context, heads)?;
        for (mv, value) in moves {
            let value = context.texts.value(value);
            columns.row(context, [mv.to_string(), value])?;
        }
    }
    context.flush()?;
    Ok(Answer::Yes)
}
