//! The review: how far it has come, what each side lost, and the mistakes to choose from.

use huri_core::Color;
use huri_core::value::Certainty;
use huri_i18n::text::{Game, Tui};
use huri_session::View;
use huri_session::review::Judged;
use huri_session::view::Entry;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::moves::sign_style;
use super::panels::{chosen_style, foot, frame, list_rows};
use super::{Targets, graph};
use crate::panel::review::{Mistakes, mistakes};
use crate::pen::{Pen, Span};

/// Draws it.
pub(super) fn draw(pen: &mut Pen, area: Rect, view: &View, list: Mistakes, targets: &mut Targets) {
    let texts = pen.texts;
    let inside = frame(
        pen,
        area,
        (64, area.height),
        &texts.get(Tui::Review),
        targets,
    );
    let row = |y: u16| Rect {
        y,
        height: 1,
        ..inside
    };
    let mut y = inside.y;
    if let Some(progress) = view.review.progress {
        let words = texts.get(Tui::ReviewProgress {
            done: progress.n_done as u32,
            all: progress.n_all as u32,
        });
        pen.line(row(y), &[Span::new(words, pen.theme.accent())]);
    }
    y += 1;
    for color in Color::BOTH {
        let totals = &view.review.totals[color];
        let words = texts.get(Tui::Totals {
            color,
            doubtful: totals.n_doubtful,
            mistakes: totals.n_mistakes,
            blunders: totals.n_blunders,
        });
        pen.line(row(y), &[Span::new(words, pen.theme.text())]);
        y += 1;
        // Sums of different certainty are never added up.
        let n = totals.n_moves;
        let losses = totals.losses;
        let kinds = [
            (n.estimate, losses.estimate, Game::Estimate),
            (
                n.selective,
                losses.selective,
                Game::Selective { percent: 0 },
            ),
            (n.proved, losses.proved, Game::Proved),
        ];
        for (n, loss, kind) in kinds.into_iter().filter(|(n, ..)| *n > 0) {
            let kind = match kind {
                Game::Selective { .. } => texts.get(Tui::SelectiveShort),
                kind => texts.get(kind),
            };
            let loss = texts.decimal(f64::from(loss) / 100.0, 1);
            let words = texts.get(Tui::Losses {
                moves: n,
                loss,
                kind,
            });
            pen.line(
                row(y),
                &[Span::new(format!("  {words}"), pen.theme.muted())],
            );
            y += 1;
        }
    }
    if graph::has_values(view) && inside.bottom().saturating_sub(y) > graph::HEIGHT + 6 {
        let place = Rect {
            y: y + 1,
            height: graph::HEIGHT,
            ..inside
        };
        graph::draw(pen, place, view);
        y += graph::HEIGHT + 1;
    }
    y += 1;
    let mistakes = mistakes(view);
    targets.n_lines = mistakes.len();
    let place = Rect {
        y: y.min(inside.bottom()),
        height: inside.bottom().saturating_sub(y),
        ..inside
    };
    if mistakes.is_empty() {
        let words = texts.get(Tui::NoMistakes);
        pen.line(
            Rect { height: 1, ..place },
            &[Span::new(words, pen.theme.muted())],
        );
    }
    for (row, index) in list_rows(pen, place, list.cursor, mistakes.len()) {
        mistake(pen, row, mistakes[index], index == list.cursor.at);
        targets.rows.push((row, index));
    }
    foot(pen, inside, &texts.get(Tui::MistakesFoot));
}

/// `23 ● f6 ?  lost 7.2, e3 +4.0 was best`
fn mistake(pen: &mut Pen, row: Rect, entry: &Entry, is_chosen: bool) {
    let (Some(judged), Some(class)) = (entry.judged, entry.class) else {
        return;
    };
    let style = chosen_style(pen, is_chosen);
    pen.clear(row, style);
    let (disc, disc_style) = pen.theme.disc_text(entry.color);
    let words = lost(pen, &judged);
    let (number, played) = (entry.number, pen.texts.mv(entry.mv));
    let sign = sign_style(pen.theme, class).add_modifier(Modifier::BOLD);
    pen.line(
        row,
        &[
            Span::new(format!("{number:>3} "), style),
            Span::new(disc, disc_style.patch(style)),
            Span::new(format!(" {played} "), style),
            Span::new(format!("{:<3}", class.symbol()), sign.patch(style)),
            Span::new(words, style),
        ],
    );
}

/// `lost 7.2: e3 +4.0 was best`
pub(super) fn lost(pen: &Pen, judged: &Judged) -> String {
    let tilde = match judged.certainty() {
        Certainty::Selective(_) => "~",
        _ => "",
    };
    let digits = usize::from(judged.certainty() == Certainty::Estimate);
    let loss = pen.texts.decimal(f64::from(judged.loss()) / 100.0, digits);
    pen.texts.get(Tui::Lost {
        loss: format!("{tilde}{loss}"),
        best: pen.texts.mv(judged.best),
        value: judged.best_value,
    })
}
