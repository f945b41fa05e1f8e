//! `huri solve FILE`: positions solved to the end, compared with the scores in the file.

use std::time::Duration;

use huri_ai::{Analysis, Goal, Limits, Line};
use huri_core::record::{self, Format};
use huri_core::value::Certainty;
use huri_core::{Game, Move, NodeId, Position, Value};
use huri_i18n::command_line::number;
use huri_i18n::{Texts, text};
use serde_json::json;

use crate::engine::{self, Columns, EngineArgs, Spinner};
use crate::{Answer, Context, Done, Failure, inputs, output};

/// Arguments of `huri solve`.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(required = true, value_name = "FILE")]
    inputs: Vec<String>,
    #[arg(long)]
    all: bool,
    #[arg(long)]
    wld: bool,
    #[arg(long, value_name = "PERCENT", value_parser = number(1..=99u8))]
    selectivity: Option<u8>,
    #[command(flatten)]
    engine: EngineArgs,
}

/// A position to solve, and what its file says of it.
struct Problem {
    source: String,
    number: u64,
    position: Position,
    /// The score for the side to move, where the file has one.
    score: Option<Value>,
    /// The scores of moves.
    moves: Vec<(Move, Value)>,
}

impl Problem {
    /// Of a game the position at its end is meant, of a scored position that itself.
    fn of(source: &str, number: u64, format: Format, game: &Game) -> Problem {
        let node = match format {
            Format::Obf => NodeId::ROOT,
            _ => game.end(),
        };
        let scored = |&child: &NodeId| Some((game.mv(child)?, proved(game.note(child).value)?));
        let moves: Vec<_> = game.children(node).iter().filter_map(scored).collect();
        let best = moves.iter().map(|(_, value)| *value);
        let best = best.max_by_key(|value| value.hundredths);
        let own = (node == NodeId::ROOT).then(|| proved(game.note(node).value));
        Problem {
            source: source.to_owned(),
            number,
            position: game.position(node),
            score: own.flatten().or(best),
            moves,
        }
    }

    /// Compares the scores of the file with what was found, and stops at the first that differs;
    /// none when there is nothing to compare. What is not proved is not compared.
    fn compare(&self, lines: &[Line], all: bool, goal: Goal) -> Option<Result<(), Differs>> {
        let seen = |value: Value| match goal {
            Goal::Score => value.hundredths,
            Goal::WinLossDraw => value.hundredths.signum(),
        };
        let of_move = |mv| {
            let found = self.moves.iter().find(|(own, _)| *own == mv);
            found.map(|(_, value)| *value)
        };
        let mut compared = None;
        let asked = if all { lines.len() } else { 1 };
        for (index, line) in lines.iter().take(asked).enumerate() {
            let whole = (index == 0).then_some(self.score).flatten();
            for expected in [whole, of_move(line.mv)].into_iter().flatten() {
                let found = line.value;
                if found.certainty != Certainty::Proved {
                    continue;
                }
                if seen(expected) != seen(found) {
                    return Some(Err(Differs { expected, found }));
                }
                compared = Some(Ok(()));
            }
        }
        compared
    }
}

/// A score of the file that is not the one found.
#[derive(Clone, Copy)]
struct Differs {
    expected: Value,
    found: Value,
}

/// A score that a file gives for sure.
fn proved(value: Option<Value>) -> Option<Value> {
    value.filter(|value| value.certainty == Certainty::Proved)
}

fn read(args: &Args, context: &mut Context<'_, '_>) -> Result<Vec<Problem>, Failure> {
    let mut problems = Vec::new();
    for input in inputs::expand(&args.inputs)? {
        let source = input.origin.name(context.texts);
        let bytes = input.origin.open(context.streams.input)?;
        let reader = match record::read(bytes) {
            Ok(reader) => reader,
            // Other files lie in folders too.
            Err(record::ReadError::Unrecognised(_)) if !input.is_named => continue,
            Err(why) => return Err(Failure::Unreadable { source, why }),
        };
        let format = reader.format();
        for (number, record) in (1..).zip(reader) {
            let record = record.map_err(|error| Failure::Record {
                source: source.clone(),
                error: Box::new(error),
            })?;
            problems.push(Problem::of(&source, number, format, &record.game));
        }
    }
    Ok(problems)
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Done {
    let problems = read(args, context)?;
    let goal = match args.wld {
        true => Goal::WinLossDraw,
        false => Goal::Score,
    };
    let limits = Limits {
        end_certainty: args
            .selectivity
            .map_or(Certainty::Proved, Certainty::Selective),
        goal,
        lines: if args.all { 64 } else { 1 },
        ..Limits::EXACT
    };
    let mut printer = Printer::new(goal, context)?;
    let mut engine = args.engine.engine();
    let mut spinner = Spinner::new(context);
    let mut wrong = None;
    for (problem, place) in problems.iter().zip(1..) {
        spinner.place = Some((place, problems.len() as u64));
        engine.clear();
        let board = problem.position.board();
        let analysis = engine::search(&mut engine, board, &limits, &spinner);
        let lines = analysis.as_ref().map_or(&[][..], |found| &found.lines);
        let compared = problem.compare(lines, args.all, goal);
        let agrees = compared.map(|compared| compared.is_ok());
        spinner.aside(|| printer.print(problem, analysis.as_ref(), agrees, context))?;
        if let Some(Err(differs)) = compared {
            wrong = Some((problem, differs));
            break;
        }
    }
    spinner.finish();
    printer.finish(context)?;
    let Some((problem, Differs { expected, found })) = wrong else {
        return Ok(Answer::Yes);
    };
    context.warn(text::Engine::WrongScore {
        source: problem.source.clone(),
        number: problem.number,
        expected,
        found,
    })?;
    Ok(Answer::No)
}

/// Prints what is found, and adds it up.
struct Printer {
    goal: Goal,
    columns: Option<Columns<6>>,
    count: u32,
    nodes: u64,
    time: Duration,
}

impl Printer {
    fn new(goal: Goal, context: &mut Context<'_, '_>) -> Result<Printer, Failure> {
        let heads = [
            (text::Engine::Number, 4),
            (text::Engine::Empties, 0),
            (text::Engine::Value, 5),
            (text::Engine::Nodes, 14),
            (text::Engine::Seconds, 8),
            (text::Engine::Line, 0),
        ];
        let columns = match context.json {
            true => None,
            false => Some(Columns::print(context, heads)?),
        };
        context.flush()?;
        Ok(Printer {
            goal,
            columns,
            count: 0,
            nodes: 0,
            time: Duration::ZERO,
        })
    }

    fn print(
        &mut self,
        problem: &Problem,
        analysis: Option<&Analysis>,
        agrees: Option<bool>,
        context: &mut Context<'_, '_>,
    ) -> Result<(), Failure> {
        let (nodes, time) = analysis.map_or_else(Default::default, |it| (it.nodes, it.time));
        self.count += 1;
        self.nodes += nodes;
        self.time += time;
        let board = problem.position.board();
        let lines = analysis.map_or(&[][..], |found| &found.lines);
        match &self.columns {
            None => {
                let mut json = output::position_json(problem.position);
                json["source"] = json!(problem.source);
                json["number"] = json!(problem.number);
                json["lines"] = lines.iter().map(engine::line_json).collect();
                json["nodes"] = json!(nodes);
                json["seconds"] = json!(time.as_secs_f64());
                // Null where there is nothing to agree with.
                json["agrees"] = json!(agrees);
                context.print_json(&json)?;
            }
            Some(columns) => {
                let texts = context.texts;
                let over = Value::proved(board.final_score());
                let first = [
                    problem.number.to_string(),
                    board.n_empties().to_string(),
                    lines.first().map_or_else(
                        || value_words(texts, self.goal, over),
                        |line| value_words(texts, self.goal, line.value),
                    ),
                    texts.number(i64::try_from(nodes).unwrap_or(i64::MAX)),
                    texts.decimal(time.as_secs_f64(), 2),
                    lines
                        .first()
                        .map_or_else(String::new, |line| engine::moves(&line.pv)),
                ];
                columns.row(context, first)?;
                for line in lines.iter().skip(1) {
                    let mut cells: [String; 6] = Default::default();
                    cells[2] = value_words(texts, self.goal, line.value);
                    cells[5] = engine::moves(&line.pv);
                    columns.row(context, cells)?;
                }
            }
        }
        context.flush()?;
        Ok(())
    }

    fn finish(self, context: &mut Context<'_, '_>) -> Result<(), Failure> {
        if self.columns.is_some() {
            let texts = context.texts;
            context.say(text::Engine::Solved {
                count: self.count,
                nodes: self.nodes,
                seconds: texts.decimal(self.time.as_secs_f64(), 2),
                speed: texts.decimal(engine::speed(self.nodes, self.time), 1),
            })?;
        }
        Ok(())
    }
}

/// A score, or who wins.
fn value_words(texts: Texts, goal: Goal, value: Value) -> String {
    match (goal, value.hundredths) {
        (Goal::Score, _) => texts.value(value),
        (Goal::WinLossDraw, 1..) => texts.get(text::Engine::Win),
        (Goal::WinLossDraw, 0) => texts.get(text::Engine::Draw),
        (Goal::WinLossDraw, _) => texts.get(text::Engine::Loss),
    }
}
