//! The engine's lines: what it is thinking about, how deep, the best play found.

use std::time::Duration;

use huri_i18n::Text;
use huri_i18n::text::Game;
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
        let seconds = view.now.saturating_sub(thinking.since).as_secs();
        let mut spans = vec![Span::new(
            pen.texts.get(Text::from(thinking.about)),
            theme.text(),
        )];
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
                Span::new(format!(" {}  ", pen.texts.line(&found.pv, 5)), theme.text()),
            ];
            if let Some(depth) = found.value.depth {
                spans.push(Span::new(
                    pen.texts.get(Game::Depth { depth }),
                    theme.muted(),
                ));
            }
            spans.push(Span::new(
                format!("  {}", pen.texts.speed(found.nodes, found.time)),
                theme.muted(),
            ));
            pen.line(second, &spans);
        }
        return;
    }
    let Some(best) = view.hints.first() else {
        return;
    };
    let mut spans = vec![
        Span::new(pen.texts.value(best.value), theme.accent()),
        Span::new(format!(" {}", pen.texts.line(&best.pv, 8)), theme.text()),
    ];
    if let Some(depth) = best.value.depth {
        let depth = pen.texts.get(Game::Depth { depth });
        spans.push(Span::new(format!("  {depth}"), theme.muted()));
    }
    pen.line(first, &spans);
    let known = pen.texts.get(Text::from(best.value.certainty));
    pen.line(second, &[Span::new(known, theme.muted())]);
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
