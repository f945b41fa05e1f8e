//! `huri gtp`: the engine for controllers such as Quarry and GoGui.

use huri_ai::Level;
use huri_protocol::gtp::{self, Settings};

use crate::engine::{EngineArgs, USUAL_LEVEL, level};
use crate::{Answer, Context, Done};

/// Arguments of `huri gtp`.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(long, value_name = "NUMBER", value_parser = level)]
    level: Option<Level>,
    #[command(flatten)]
    engine: EngineArgs,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Done {
    let settings = Settings {
        level: args.level.unwrap_or(USUAL_LEVEL),
        level_with_clock: args.level.is_some(),
    };
    let streams = &mut *context.streams;
    let mut engine = args.engine.engine();
    gtp::serve(&mut engine, settings, streams.input, streams.output)?;
    Ok(Answer::Yes)
}
