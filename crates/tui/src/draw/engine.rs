//! The engine's lines: what it is thinking about, how deep, the best play found.

use std::time::Duration;

use huri_core::Move;
use huri_core::value::Certainty;
use huri_i18n::text::{Game, Tui};
use huri_session::View;
use huri_session::view::About;
use ratatui::layout::Rect;

use crate::pen::{Pen, Span};

/// Rows that the engine's lines take.
pub const HEIGHT: u16 = 2;

/// Draws them: while the engine thinks what it has found so far, else the best hint.
pub fn draw(pen: &mut Pen, area: Rect, view: &View) {
    let theme = pen.theme;
    let (first, second) = rows(area);
    if let Some(thinking) = &view.thinking {
        let about = match thinking.about {
            About::Move(level) => Tui::ThinkingMove {
                level: level.number(),
            },
            About::Hints => Tui::ThinkingHints,
            About::Review => Tui::ThinkingReview,
            About::Ponder => Tui::ThinkingPonder,
        };
        let seconds = view.now.saturating_sub(thinking.since).as_secs();
        let mut spans = vec![Span::new(pen.texts.get(about), theme.text())];
        // Short thoughts have no time to be read.
        if seconds > 0 {
            let time = pen.texts.clock(Duration::from_secs(seconds.max(10)));
            let time = if seconds >= 10 {
                time
            } else {
                format!("0:0{seconds}")
            };
            spans.push(Span::new(format!("  {time}"), theme.muted()));
        }
        if let Some(progress) = view.review.progress
            && thinking.about == About::Review
        {
            let done = format!("  {}/{}", progress.n_done, progress.n_all);
            spans.push(Span::new(done, theme.muted()));
        }
        pen.line(first, &spans);
        if let Some(found) = &thinking.so_far {
            let mut spans = vec![
                Span::new(pen.texts.value(found.value), theme.strong()),
                Span::new(format!(" {}  ", line(pen, &found.pv, 5)), theme.text()),
            ];
            if let Some(depth) = found.value.depth {
                spans.push(Span::new(
                    pen.texts.get(Game::Depth { depth }),
                    theme.muted(),
                ));
            }
            spans.push(Span::new(
                format!("  {}", speed(pen, found.nodes, found.time)),
                theme.muted(),
            ));
            pen.line(second, &spans);
        }
        return;
    }
    let Some(best) = view.hints.first() else {
        return;
    };
    let known = match best.value.certainty {
        Certainty::Estimate => Game::Estimate,
        Certainty::Selective(percent) => Game::Selective { percent },
        Certainty::Proved => Game::Proved,
    };
    let mut spans = vec![
        Span::new(pen.texts.value(best.value), theme.accent()),
        Span::new(format!(" {}", line(pen, &best.pv, 8)), theme.text()),
    ];
    if let Some(depth) = best.value.depth {
        let depth = pen.texts.get(Game::Depth { depth });
        spans.push(Span::new(format!("  {depth}"), theme.muted()));
    }
    pen.line(first, &spans);
    pen.line(second, &[Span::new(pen.texts.get(known), theme.muted())]);
}

/// When the time that the engine has been thinking is another second: a program that thinks long
/// must not look as if it hung.
pub fn next_second(view: &View) -> Option<Duration> {
    let since = view.thinking.as_ref()?.since;
    let seconds = view.now.saturating_sub(since).as_secs() + 1;
    Some(since + Duration::from_secs(seconds))
}

fn rows(area: Rect) -> (Rect, Rect) {
    let row = |y| Rect {
        y,
        height: 1.min(area.bottom().saturating_sub(y)),
        ..area
    };
    (row(area.y), row(area.y + 1))
}

/// The first moves of a line of play.
fn line(pen: &Pen, pv: &[Move], most: usize) -> String {
    let names: Vec<_> = pv
        .iter()
        .take(most)
        .map(|mv| match mv {
            Move::Place(square) => square.to_string(),
            Move::Pass => pen.texts.get(Game::Pass),
        })
        .collect();
    names.join(" ")
}

/// Nodes in all and each second, shortened.
fn speed(pen: &Pen, nodes: u64, time: Duration) -> String {
    let short = |number: f64| match number {
        1e9.. => (number / 1e9, "G"),
        1e6.. => (number / 1e6, "M"),
        1e3.. => (number / 1e3, "k"),
        _ => (number, ""),
    };
    let word = |number: f64| {
        let (value, unit) = short(number);
        format!(
            "{}{unit}",
            pen.texts.decimal(value, usize::from(!unit.is_empty()))
        )
    };
    let seconds = time.as_secs_f64();
    let per_second = if seconds > 0.01 {
        word(nodes as f64 / seconds)
    } else {
        String::new()
    };
    if per_second.is_empty() {
        return pen.texts.get(Tui::NodesShort {
            nodes: word(nodes as f64),
        });
    }
    pen.texts.get(Tui::Speed {
        nodes: word(nodes as f64),
        per_second,
    })
}
