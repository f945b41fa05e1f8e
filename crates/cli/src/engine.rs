//! What the commands with an engine share: its options, what it finds as text and JSON, and a
//! sign of life while it thinks.

use std::io::{self, Write};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use huri_ai::eval::{Features, UNIT, Weights};
use huri_ai::{Analysis, Bound, Engine, Level, Limits, Line, Options};
use huri_core::value::Certainty;
use huri_core::{Board, Move, Position, Value};
use huri_i18n::command_line::{self, Possible, number};
use huri_i18n::{Text, Texts, text};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::json;
use unicode_width::UnicodeWidthStr;

use crate::Context;
use crate::context::Paint;

/// What the engine is made with: the options that all commands with an engine share.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct EngineArgs {
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = number(1..=64u16))]
    pub(crate) threads: u16,
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = number(1..=65536u32))]
    pub(crate) hash: u32,
}

impl EngineArgs {
    /// The engine.
    pub(crate) fn engine(&self) -> Engine {
        Engine::new(Options {
            hash_mib: self.hash as usize,
            threads: usize::from(self.threads),
        })
    }
}

/// The level of an engine that nobody chose one for: strong, and never long to wait for.
pub(crate) const USUAL_LEVEL: Level = Level::new(16);

/// A level from 1 to 30.
pub(crate) fn level(text: &str) -> Result<Level, Possible> {
    let range = Level::MIN.number()..=Level::MAX.number();
    number(range)(text).map(Level::new)
}

/// What the evaluation says of a board, for the side to move.
pub(crate) fn estimate(board: Board) -> Value {
    if board.is_over() {
        return Value::proved(board.final_score());
    }
    let value = Weights::embedded().evaluate(&Features::of(board), board.n_empties());
    Value::estimate(value * 100 / UNIT)
}

/// Searches a position, with a sign of life on standard error if a terminal watches it.
pub(crate) fn search(
    engine: &mut Engine,
    board: Board,
    limits: &Limits,
    spinner: &Spinner,
) -> Option<Analysis> {
    let never = AtomicBool::new(false);
    let found = engine.search(board, limits, &never, &mut |analysis| {
        spinner.show(analysis)
    });
    spinner.bar.set_message("");
    found
}

/// A sign of life on standard error; nothing where no terminal watches.
pub(crate) struct Spinner {
    bar: ProgressBar,
    texts: Texts,
    /// Which question of how many this is.
    pub(crate) place: Option<(u64, u64)>,
}

impl Spinner {
    /// Not yet seen.
    pub(crate) fn new(context: &Context<'_, '_>) -> Spinner {
        let target = match context.terminal().errors {
            true => ProgressDrawTarget::stderr(),
            false => ProgressDrawTarget::hidden(),
        };
        let bar = ProgressBar::with_draw_target(None, target);
        let style = ProgressStyle::with_template("{spinner} {wide_msg}");
        bar.set_style(style.expect("the template is well-formed"));
        if context.terminal().errors {
            bar.enable_steady_tick(Duration::from_millis(100));
        }
        Spinner {
            bar,
            texts: context.texts,
            place: None,
        }
    }

    fn show(&self, analysis: &Analysis) {
        if self.bar.is_hidden() {
            return;
        }
        let best = analysis.best();
        let thought = self.texts.get(text::Engine::Thinking {
            depth: best.value.depth.unwrap_or_default(),
            value: best.value,
            moves: moves(&best.pv),
        });
        let words = match self.place {
            None => thought,
            Some((number, count)) => self.texts.get(text::Engine::ThinkingOf {
                number,
                count,
                thought,
            }),
        };
        let direction = self.texts.language().direction();
        let page = command_line::errors();
        self.bar.set_message(page.part(&words, direction));
    }

    /// Prints something without disturbing the spinner.
    pub(crate) fn aside<T>(&self, print: impl FnOnce() -> T) -> T {
        self.bar.suspend(print)
    }

    /// Takes the spinner away.
    pub(crate) fn finish(self) {
        self.bar.finish_and_clear();
    }
}

/// `f5 d6 c3`.
pub(crate) fn moves(moves: &[Move]) -> String {
    let moves: Vec<_> = moves.iter().map(Move::to_string).collect();
    moves.join(" ")
}

/// The legal moves, or the pass where it is forced; none when the game is over.
pub(crate) fn choices(position: Position) -> Vec<Move> {
    if position.must_pass() {
        return vec![Move::Pass];
    }
    position.legal_moves().squares().map(Move::Place).collect()
}

/// A value as it is printed, with the sign of a bound.
pub(crate) fn value_words(texts: Texts, line: &Line) -> String {
    let bound = match line.bound {
        Bound::Exact => "",
        Bound::Lower => "≥",
        Bound::Upper => "≤",
    };
    format!("{bound}{}", texts.value(line.value))
}

/// A line of an analysis as JSON; see docs/json.md.
pub(crate) fn line_json(line: &Line) -> serde_json::Value {
    let mut json = value_json(line.value);
    json["move"] = json!(line.mv.to_string());
    json["bound"] = json!(match line.bound {
        Bound::Exact => "exact",
        Bound::Lower => "lower",
        Bound::Upper => "upper",
    });
    json["pv"] = json!(line.pv.iter().map(Move::to_string).collect::<Vec<_>>());
    json
}

/// A value as JSON, in discs.
pub(crate) fn value_json(value: Value) -> serde_json::Value {
    let (certainty, percent) = match value.certainty {
        Certainty::Estimate => ("estimate", None),
        Certainty::Selective(percent) => ("selective", Some(percent)),
        Certainty::Proved => ("proved", None),
    };
    json!({
        "value": f64::from(value.hundredths) / 100.0,
        "certainty": certainty,
        "percent": percent,
        "depth": value.depth,
    })
}

/// Millions of nodes a second.
pub(crate) fn speed(nodes: u64, time: Duration) -> f64 {
    match time.as_secs_f64() {
        0.0 => 0.0,
        seconds => nodes as f64 / seconds / 1e6,
    }
}

/// A table that is printed row by row; the last column is as wide as it gets.
pub(crate) struct Columns<const N: usize> {
    widths: [usize; N],
}

impl<const N: usize> Columns<N> {
    /// Prints the heads; each column is as wide as its head, and at least as its number here.
    pub(crate) fn print<T: Into<Text>>(
        context: &mut Context<'_, '_>,
        heads: [(T, usize); N],
    ) -> io::Result<Columns<N>> {
        let heads = heads.map(|(head, width)| (context.words(head), width));
        let columns = Columns {
            widths: std::array::from_fn(|index| {
                let (head, width) = &heads[index];
                head.width().max(*width)
            }),
        };
        let line = columns.line(&heads.map(|(head, _)| head));
        let line = context.paint(Paint::Dim, &line);
        writeln!(context, "{line}")?;
        Ok(columns)
    }

    /// Prints a row.
    pub(crate) fn row(&self, context: &mut Context<'_, '_>, cells: [String; N]) -> io::Result<()> {
        writeln!(context, "{}", self.line(&cells))
    }

    fn line(&self, cells: &[String; N]) -> String {
        let mut line = String::new();
        for (index, cell) in cells.iter().enumerate() {
            // All but the last are numbers or as short, aligned to the right.
            if index + 1 < N {
                let gap = self.widths[index].saturating_sub(cell.width());
                line.push_str(&" ".repeat(gap));
                line.push_str(cell);
                line.push_str("  ");
            } else {
                line.push_str(cell);
            }
        }
        line.trim_end().to_owned()
    }
}
