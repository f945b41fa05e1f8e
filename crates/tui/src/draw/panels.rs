//! Panels: menus, forms, lists and texts over the game.

use huri_i18n::bidi;
use huri_i18n::text::{Common, Tui};
use huri_session::View;
use huri_session::collection::Collection;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::status::in_cells;
use super::{Targets, course, form, lists, review};
use crate::layout::centered;
use crate::line_edit::LineEdit;
use crate::panel::page::Page;
use crate::panel::{Cursor, Panel, new_game, players};
use crate::pen::{Pen, Span};
use crate::ui::Ui;

/// What panels show.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// The game.
    pub view: &'a View,
    /// What the terminal remembers.
    pub ui: &'a Ui,
    /// The open collection.
    pub games: Option<&'a Collection>,
}

/// Draws the panel on top.
pub fn draw(pen: &mut Pen, area: Rect, scene: Scene, panel: &Panel, targets: &mut Targets) {
    let Scene { view, ui, games } = scene;
    let texts = pen.texts;
    match panel {
        Panel::Commands(commands) => lists::commands(pen, area, ui, commands, targets),
        Panel::NewGame(form) => {
            form::draw(pen, area, &texts.get(Tui::NewGame), form, ui, targets);
            form::patience(pen, targets, ui, new_game::player(form));
        }
        Panel::Players(form) => {
            form::draw(pen, area, &texts.get(Tui::Players), form, ui, targets);
            form::patience(pen, targets, ui, players::player(form));
        }
        Panel::Settings(form) => {
            form::draw(pen, area, &texts.get(Common::Settings), form, ui, targets);
        }
        Panel::Tags(form) => form::draw(pen, area, &texts.get(Tui::Tags), form, ui, targets),
        Panel::Open(form) => form::draw(pen, area, &texts.get(Tui::Open), form, ui, targets),
        Panel::SaveAs(form) => form::draw(pen, area, &texts.get(Tui::SaveAs), form, ui, targets),
        Panel::Library(library) => lists::library(pen, area, ui, library, targets),
        Panel::Games(list) => {
            if let Some(games) = games {
                lists::games(pen, area, ui, list, games, targets);
            }
        }
        Panel::Comment(_, edit) => {
            draw_text(pen, area, &texts.get(Tui::Comment), edit, ui, targets);
        }
        Panel::Paste(edit) => draw_text(pen, area, &texts.get(Tui::Paste), edit, ui, targets),
        Panel::Course(course) => course::draw(pen, area, ui, course, targets),
        Panel::Keys(keys) => lists::keys(pen, area, ui, *keys, targets),
        Panel::Page(page) => draw_page(pen, area, page, targets),
        Panel::Mistakes(list) => review::draw(pen, area, view, *list, targets),
    }
}

/// A frame in the middle with a heading; the area inside.
pub(super) fn frame(
    pen: &mut Pen,
    area: Rect,
    size: (u16, u16),
    title: &str,
    targets: &mut Targets,
) -> Rect {
    let outer = centered(area, size.0 + 4, size.1 + 4);
    targets.panel = Some(outer);
    pen.clear(outer, pen.theme.text());
    let style = pen.theme.muted();
    let line = |y| Rect {
        y,
        height: 1,
        ..outer
    };
    pen.rule(line(outer.y));
    if outer.height > 1 {
        pen.rule(line(outer.bottom() - 1));
    }
    let side = if pen.theme.ascii { "|" } else { "│" };
    for y in outer.y + 1..outer.bottom().saturating_sub(1) {
        let span = [Span::new(side, style)];
        pen.fixed(Rect::new(outer.x, y, 1, 1), &span);
        pen.fixed(Rect::new(outer.right().saturating_sub(1), y, 1, 1), &span);
    }
    let head = Rect {
        x: outer.x + 2,
        width: outer.width.saturating_sub(4),
        ..line(outer.y)
    };
    pen.line(head, &[Span::new(format!(" {title} "), pen.theme.strong())]);
    Rect {
        x: outer.x + 2,
        y: outer.y + 2,
        width: outer.width.saturating_sub(4),
        height: outer.height.saturating_sub(4),
    }
}

/// The last row of a frame: what can be done here.
pub(super) fn foot(pen: &mut Pen, inside: Rect, words: &str) {
    let row = Rect {
        y: inside.bottom() + 1,
        height: 1,
        ..inside
    };
    let style = pen.theme.muted();
    pen.line_at_end(row, &[Span::new(format!(" {words} "), style)]);
}

/// What was said last, above the frame's lower edge: a refusal must be seen where one looks.
pub(super) fn said(pen: &mut Pen, inside: Rect, ui: &Ui) {
    if let Some(said) = &ui.said {
        let style = pen.theme.error();
        let row = Rect {
            y: inside.bottom(),
            height: 1,
            ..inside
        };
        let text = in_cells(pen, &said.text, row);
        pen.line(row, &[Span::new(text, style)]);
    }
}

/// The rows of a list that fit, with their numbers. Signs on the frame's side say that there is
/// more above or below.
pub(super) fn list_rows(pen: &mut Pen, area: Rect, cursor: Cursor, n: usize) -> Vec<(Rect, usize)> {
    let height = usize::from(area.height);
    let first = cursor.first(n, height);
    let (up, down) = if pen.theme.ascii {
        ("^", "v")
    } else {
        ("▴", "▾")
    };
    let style = pen.theme.strong();
    let mut sign = |y: u16, text: &str| {
        pen.fixed(
            Rect::new(area.right() + 1, y, 1, 1),
            &[Span::new(text, style)],
        );
    };
    if first > 0 {
        sign(area.y, up);
    }
    if first + height < n && height > 0 {
        sign(area.bottom() - 1, down);
    }
    let rows = (first..n).take(height).zip(area.rows());
    rows.map(|(row, place)| (place, row)).collect()
}

pub(super) fn chosen_style(pen: &Pen, is_chosen: bool) -> Style {
    if is_chosen {
        pen.theme.selected()
    } else {
        pen.theme.text()
    }
}

fn draw_page(pen: &mut Pen, area: Rect, page: &Page, targets: &mut Targets) {
    let size = (72.min(area.width.saturating_sub(4)), area.height);
    let columns = usize::from(size.0);
    let lines: Vec<String> = page
        .paragraphs
        .iter()
        .flat_map(|paragraph| {
            if paragraph.starts_with(' ') || paragraph.is_empty() {
                vec![paragraph.clone()]
            } else {
                bidi::wrap(paragraph, columns)
            }
        })
        .collect();
    let height = u16::try_from(lines.len())
        .unwrap_or(u16::MAX)
        .min(area.height);
    let inside = frame(pen, area, (size.0, height), &page.title, targets);
    let spare = lines.len().saturating_sub(usize::from(inside.height));
    targets.n_lines = spare + 1;
    let first = page.cursor.at.min(spare);
    for (line, y) in lines.iter().skip(first).zip(inside.y..inside.bottom()) {
        let row = Rect {
            y,
            height: 1,
            ..inside
        };
        let style = pen.theme.text();
        if line.starts_with(' ') {
            pen.fixed(row, &[Span::new(line.as_str(), style)]);
        } else {
            pen.line(row, &[Span::new(line.as_str(), style)]);
        }
    }
    if spare > 0 {
        foot(pen, inside, &format!("{}/{}", first + 1, spare + 1));
    }
}

/// A text being typed in several lines.
fn draw_text(
    pen: &mut Pen,
    area: Rect,
    title: &str,
    edit: &LineEdit,
    ui: &Ui,
    targets: &mut Targets,
) {
    let inside = frame(pen, area, (60, 12), title, targets);
    let with_cursor = format!(
        "{}▏{}",
        edit.before_cursor(),
        &edit.text()[edit.before_cursor().len()..]
    );
    let lines = bidi::wrap(&with_cursor, usize::from(inside.width));
    let at = lines
        .iter()
        .position(|line| line.contains('▏'))
        .unwrap_or(0);
    let first = (at + 1).saturating_sub(usize::from(inside.height));
    for (line, y) in lines.iter().skip(first).zip(inside.y..inside.bottom()) {
        let row = Rect {
            y,
            height: 1,
            ..inside
        };
        pen.line(row, &[Span::new(line.as_str(), pen.theme.text())]);
    }
    said(pen, inside, ui);
    let words = pen.texts.get(Tui::TextFoot);
    foot(pen, inside, &words);
}
