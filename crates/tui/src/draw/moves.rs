//! The move list: the main line in two columns, variations below the move they replace.

use huri_core::game::Sign;
use huri_core::{Color, Move, NodeId};
use huri_i18n::text::Game;
use huri_session::View;
use huri_session::view::Entry;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::review::lost;
use crate::pen::{Pen, Span};
use crate::theme::Theme;

/// A line of the move list: pieces, each of which may lead to a move.
struct Row {
    indent: u16,
    pieces: Vec<(Span, Option<NodeId>)>,
}

/// A move on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    /// Its cells.
    pub area: Rect,
    /// Where it leads.
    pub node: NodeId,
}

/// The style of a sign: those of mistakes have the tone of their loss.
pub fn sign_style(theme: Theme, sign: Sign) -> Style {
    match sign {
        Sign::Doubtful => theme.loss(0),
        Sign::Mistake => theme.loss(1),
        Sign::Blunder => theme.loss(2),
        Sign::VeryGood | Sign::Good | Sign::Interesting => theme.accent(),
    }
}

/// Columns of a move in the main line: number, square and sign.
const COLUMN: u16 = 11;

/// Draws the list around the shown position; where each move stands.
pub fn draw(pen: &mut Pen, area: Rect, view: &View) -> Vec<Link> {
    let rows = rows(pen, view, area.width);
    let shown = |row: &Row| row.pieces.iter().any(|(_, node)| *node == Some(view.here));
    let at = rows.iter().position(shown).unwrap_or(0);
    let height = usize::from(area.height);
    // The shown move stands two thirds down, so that what led there is seen.
    let first = (at + 1)
        .saturating_sub(height * 2 / 3)
        .min(rows.len().saturating_sub(height));
    let mut links = Vec::new();
    for (row, y) in rows.iter().skip(first).zip(area.y..area.bottom()) {
        let line = Rect {
            x: area.x + row.indent.min(area.width),
            y,
            width: area.width.saturating_sub(row.indent),
            height: 1,
        };
        let spans: Vec<_> = row.pieces.iter().map(|(span, _)| span.clone()).collect();
        let cells = pen.fixed(line, &spans);
        for (cell, (_, node)) in cells.into_iter().zip(&row.pieces) {
            links.extend(node.map(|node| Link { area: cell, node }));
        }
    }
    links
}

fn rows(pen: &Pen, view: &View, room: u16) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let mut last_color = None;
    for entry in view.list.iter() {
        let node = Some(entry.node);
        if entry.depth > 0 {
            last_color = None;
            variation(pen, view, entry, room, &mut rows);
        } else if entry.mv == Move::Pass {
            last_color = None;
            let passed = pen.texts.get(Game::Passed { color: entry.color });
            let style = style(pen.theme, view, entry);
            rows.push(Row {
                indent: 4,
                pieces: vec![(Span::new(passed, style), node)],
            });
        } else {
            let second = last_color == Some(Color::Black) && entry.color == Color::White;
            if !second {
                let indent = if entry.color == Color::White {
                    COLUMN
                } else {
                    0
                };
                rows.push(Row {
                    indent,
                    pieces: Vec::new(),
                });
            }
            last_color = Some(entry.color);
            let row = rows.last_mut().expect("a row was begun");
            let number = format!("{:>3} ", entry.number);
            row.pieces
                .push((Span::new(number, pen.theme.muted()), node));
            row.pieces.extend(mv(pen, view, entry));
            let used: u16 = row.pieces.iter().map(|(span, _)| span.width()).sum();
            let pad = COLUMN.saturating_sub(used % COLUMN) % COLUMN;
            let blank = " ".repeat(usize::from(pad));
            row.pieces.push((Span::new(blank, Style::new()), None));
        }
    }
    rows
}

/// Adds a move of a variation to its line, which is wrapped.
fn variation(pen: &Pen, view: &View, entry: &Entry, room: u16, rows: &mut Vec<Row>) {
    let indent = 2 + 2 * (entry.depth as u16).min(6);
    let mut pieces = Vec::new();
    if entry.begins_variation {
        let number = format!("{} ", entry.number);
        pieces.push((Span::new(number, pen.theme.muted()), Some(entry.node)));
    }
    pieces.extend(mv(pen, view, entry));
    pieces.push((Span::new(" ", Style::new()), None));
    let needed: u16 = pieces.iter().map(|(span, _)| span.width()).sum();
    let fits = |row: &Row| {
        let used: u16 = row.pieces.iter().map(|(span, _)| span.width()).sum();
        row.indent == indent && row.indent + used + needed <= room
    };
    match rows.last_mut() {
        Some(row) if !entry.begins_variation && fits(row) => row.pieces.extend(pieces),
        _ => rows.push(Row { indent, pieces }),
    }
}

fn style(theme: Theme, view: &View, entry: &Entry) -> Style {
    let mut style = match () {
        () if entry.is_taken_back => theme.muted(),
        () if entry.depth > 0 => theme.muted(),
        () => theme.text(),
    };
    if entry.node == view.here {
        style = theme.selected();
    }
    if Some(entry.node) == view.live && entry.node != view.here {
        style = style.add_modifier(Modifier::UNDERLINED);
    }
    style
}

/// A move with its signs: a person's, else what the review says; `'` for a remark, `*` for discs
/// turned wrongly.
fn mv(pen: &Pen, view: &View, entry: &Entry) -> Vec<(Span, Option<NodeId>)> {
    let theme = pen.theme;
    let name = pen.texts.mv(entry.mv);
    let node = Some(entry.node);
    let mut pieces = vec![(Span::new(name, style(theme, view, entry)), node)];
    if let Some(sign) = entry.sign.or(entry.class) {
        pieces.push((Span::new(sign.symbol(), sign_style(theme, sign)), node));
    }
    if entry.is_turned_wrongly {
        pieces.push((Span::new("*", theme.error()), node));
    }
    if entry.has_comment {
        pieces.push((Span::new("'", theme.accent()), node));
    }
    pieces
}

/// Draws what would have been better than the shown move and the remark on it, as far as there is
/// room; how many rows they took.
pub fn below(pen: &mut Pen, area: Rect, view: &View) -> u16 {
    let here = view.list.iter().find(|entry| entry.node == view.here);
    let better = here.and_then(Entry::better);
    let mut used = 0;
    if let Some(judged) = better.filter(|_| area.height > 0) {
        let words = lost(pen, &judged);
        used = pen.paragraph(area, &words, pen.theme.text()).height;
    }
    let area = Rect {
        y: area.y + used,
        height: area.height.saturating_sub(used),
        ..area
    };
    if view.comment.is_empty() || area.height == 0 {
        return used;
    }
    let style = pen.theme.text().add_modifier(Modifier::ITALIC);
    used + pen.paragraph(area, &view.comment, style).height
}
