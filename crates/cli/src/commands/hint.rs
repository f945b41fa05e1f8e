//! `huri hint`: what the moves of a position are worth.

use std::time::Duration;

use huri_ai::{Level, Limits};
use huri_i18n::command_line::number;
use huri_i18n::text;
use serde_json::json;

use crate::commands::replay::duration;
use crate::engine::{self, Columns, EngineArgs, Spinner, USUAL_LEVEL, level};
use crate::source::Selection;
use crate::{Answer, Context, Done, output};

/// Arguments of `huri hint`.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    selection: Selection,
    #[arg(long, short, value_name = "NUMBER", value_parser = level)]
    level: Option<Level>,
    #[arg(long, short, value_name = "NUMBER", conflicts_with = "level",
          value_parser = number(1..=60u8))]
    depth: Option<u8>,
    #[arg(long, short, value_name = "TIME", value_parser = duration)]
    time: Option<Duration>,
    #[arg(long, value_name = "NUMBER", value_parser = number(1..=64u8))]
    lines: Option<u8>,
    #[command(flatten)]
    engine: EngineArgs,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Done {
    let chosen = args.selection.read(context)?;
    if chosen.error.is_some() {
        return chosen.answer();
    }
    let position = chosen.game.position(chosen.node);
    let board = position.board();
    let limits = Limits {
        time: args.time,
        lines: args.lines.map_or(64, usize::from),
        ..match args.depth {
            Some(depth) => Limits::depth(depth),
            None => args.level.unwrap_or(USUAL_LEVEL).limits(board.n_empties()),
        }
    };
    let spinner = Spinner::new(context);
    let found = engine::search(&mut args.engine.engine(), board, &limits, &spinner);
    spinner.finish();
    let Some(analysis) = found else {
        if context.json {
            context.print_json(&output::position_json(position))?;
        } else {
            for text in output::result(position) {
                context.say(text)?;
            }
        }
        return Ok(Answer::No);
    };
    if context.json {
        let mut value = output::position_json(position);
        value["lines"] = analysis.lines.iter().map(engine::line_json).collect();
        value["nodes"] = json!(analysis.nodes);
        value["seconds"] = json!(analysis.time.as_secs_f64());
        context.print_json(&value)?;
        return Ok(Answer::Yes);
    }
    let heads = [
        (text::Engine::Move, 4),
        (text::Engine::Value, 5),
        (text::Engine::Depth, 0),
        (text::Engine::Line, 0),
    ];
    let columns = Columns::print(context, heads)?;
    for line in &analysis.lines {
        let cells = [
            line.mv.to_string(),
            engine::value_words(context.texts, line),
            line.value
                .depth
                .map_or_else(String::new, |depth| depth.to_string()),
            engine::moves(&line.pv),
        ];
        columns.row(context, cells)?;
    }
    context.flush()?;
    Ok(Answer::Yes)
}
