//! `huri bench`: fixed positions, searched to measure the engine.
//!
//! The sum of all nodes is the search's signature: with one thread it is the same on every
//! machine, and it changes only when the search does.

use std::time::Duration;

use huri_ai::CpuLevel;
use huri_ai::bench::problems;
use huri_core::Value;
use huri_i18n::text;
use serde_json::json;

use crate::engine::{self, Columns, EngineArgs, Spinner};
use crate::{Answer, Context, Done, output};

/// Arguments of `huri bench`.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    engine: EngineArgs,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Done {
    let heads = [
        (text::Engine::Number, 0),
        (text::Engine::Empties, 0),
        (text::Engine::Value, 5),
        (text::Engine::Nodes, 12),
        (text::Engine::Seconds, 0),
        (text::Engine::Speed, 5),
        (text::Engine::Move, 0),
    ];
    let columns = match context.json {
        true => None,
        false => Some(Columns::print(context, heads)?),
    };
    context.flush()?;
    let mut engine = args.engine.engine();
    let mut spinner = Spinner::new(context);
    let (mut nodes, mut time) = (0, Duration::ZERO);
    let mut wrong = Vec::new();
    let problems = problems();
    for (problem, number) in problems.iter().zip(1..) {
        spinner.place = Some((number, problems.len() as u64));
        engine.clear();
        let board = problem.position.board();
        let found = engine::search(&mut engine, board, &problem.limits(), &spinner);
        let analysis = found.expect("none of the games is over");
        let best = analysis.best();
        nodes += analysis.nodes;
        time += analysis.time;
        if let Some(score) = problem.score
            && best.value.hundredths != i32::from(score) * 100
        {
            wrong.push((number, Value::proved(score), best.value));
        }
        let texts = context.texts;
        if let Some(columns) = &columns {
            let cells = [
                number.to_string(),
                board.n_empties().to_string(),
                engine::value_words(texts, best),
                texts.number(i64::try_from(analysis.nodes).unwrap_or(i64::MAX)),
                texts.decimal(analysis.time.as_secs_f64(), 2),
                texts.decimal(engine::speed(analysis.nodes, analysis.time), 1),
                best.mv.to_string(),
            ];
            spinner.aside(|| columns.row(context, cells).and_then(|()| context.flush()))?;
        } else {
            let mut json = output::position_json(problem.position);
            json["number"] = json!(number);
            json["lines"] = json!([engine::line_json(best)]);
            json["nodes"] = json!(analysis.nodes);
            json["seconds"] = json!(analysis.time.as_secs_f64());
            spinner.aside(|| context.print_json(&json))?;
        }
    }
    spinner.finish();
    let cpu = CpuLevel::detect().name();
    if context.json {
        context.print_json(&json!({
            "nodes": nodes,
            "seconds": time.as_secs_f64(),
            "cpu": cpu,
            "threads": args.engine.threads,
            "hash": args.engine.hash,
        }))?;
    } else {
        let texts = context.texts;
        context.say(text::Engine::Solved {
            count: u32::try_from(problems.len()).unwrap_or(u32::MAX),
            nodes,
            seconds: texts.decimal(time.as_secs_f64(), 2),
            speed: texts.decimal(engine::speed(nodes, time), 1),
        })?;
        context.say(text::Engine::RanOn {
            cpu: cpu.to_owned(),
            threads: args.engine.threads,
            hash: args.engine.hash,
        })?;
        if args.engine.threads == 1 {
            context.say(text::Engine::Signature { nodes })?;
        }
    }
    for &(number, expected, found) in &wrong {
        context.warn(text::Engine::WrongScore {
            source: "huri bench".to_owned(),
            number,
            expected,
            found,
        })?;
    }
    Ok(match wrong.is_empty() {
        true => Answer::Yes,
        false => Answer::No,
    })
}
