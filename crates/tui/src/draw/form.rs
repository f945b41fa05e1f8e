//! Panels that are forms: fields to fill in, with their button.

use huri_i18n::text::Common;
use huri_session::Player;
use ratatui::layout::Rect;

use super::Targets;
use super::panels::{chosen_style, frame, list_rows, said};
use crate::form::{Form, Value};
use crate::line_edit::LineEdit;
use crate::panel::Cursor;
use crate::pen::{Pen, Span, cut, end_of, width};
use crate::ui::Ui;

/// Draws one.
pub(super) fn draw<Id: Copy + PartialEq>(
    pen: &mut Pen,
    area: Rect,
    title: &str,
    form: &Form<Id>,
    ui: &Ui,
    targets: &mut Targets,
) {
    let labels = form.fields.iter().map(|field| width(&field.label)).max();
    let label_width = labels.unwrap_or(0) + 2;
    let n = form.fields.len();
    let size = ((label_width + 34).max(48), n as u16 + 2);
    let inside = frame(pen, area, size, title, targets);
    // In a small terminal names give way: the value is what one came for. No choice that matters
    // is wider than 24 cells.
    let column = label_width.min((inside.width / 2).max(inside.width.saturating_sub(24)));
    let focus = form.focus().unwrap_or(n);
    let rows = list_rows(pen, inside, Cursor { at: focus.min(n) }, n + 1);
    for (mut row, index) in rows {
        if row.y + 1 >= inside.bottom() && index == n && inside.height > n as u16 + 1 {
            row.y = inside.bottom() - 1;
        }
        let is_chosen = index == focus;
        let Some(field) = form.fields.get(index) else {
            let style = if is_chosen {
                pen.theme.selected()
            } else {
                pen.theme.strong()
            };
            pen.line_at_end(row, &[Span::new(format!("[ {} ]", form.button), style)]);
            targets.rows.push((row, index));
            continue;
        };
        let label_style = if is_chosen {
            pen.theme.strong()
        } else {
            pen.theme.text()
        };
        let style = chosen_style(pen, is_chosen);
        let text = value_words(pen, &field.value, is_chosen, row.width - column);
        // A long name may reach over the column as far as its own value leaves room.
        let taken =
            column.max((width(&field.label) + 2).min(row.width.saturating_sub(width(&text))));
        let mut label = row;
        label.width = taken.saturating_sub(1);
        let mut value = row;
        value.width = row.width - taken;
        if pen.is_rtl() {
            label.x = row.right() - label.width;
        } else {
            value.x += taken;
        }
        pen.line(label, &[Span::new(field.label.as_str(), label_style)]);
        pen.line(value, &[Span::new(text, style)]);
        targets.rows.push((row, index));
    }
    said(pen, inside, ui);
}

/// How long the chosen player may take for a move, above the frame's lower edge, where nothing
/// else is said.
pub(super) fn patience(pen: &mut Pen, targets: &Targets, ui: &Ui, player: Option<Player>) {
    let words = player.and_then(huri_i18n::facts::move_may_take);
    let (Some(words), Some(outer), None) = (words, targets.panel, &ui.said) else {
        return;
    };
    let row = Rect {
        x: outer.x + 2,
        y: outer.bottom().saturating_sub(2),
        width: outer.width.saturating_sub(4),
        height: 1,
    };
    let words = pen.texts.get(words);
    pen.line(row, &[Span::new(words, pen.theme.muted())]);
}

fn value_words(pen: &Pen, value: &Value, is_chosen: bool, room: u16) -> String {
    let (left, right) = match (is_chosen, pen.theme.ascii) {
        (false, _) => (" ", " "),
        (true, true) => ("<", ">"),
        (true, false) => ("◂", "▸"),
    };
    match value {
        Value::Choice { options, chosen } => {
            let words = options.get(*chosen).map(String::as_str).unwrap_or_default();
            format!("{left} {words} {right}")
        }
        Value::Number { value, .. } => format!("{left} {value} {right}"),
        Value::Toggle(on) => {
            let words = pen.texts.get(if *on { Common::Yes } else { Common::No });
            format!("{left} {words} {right}")
        }
        Value::Text(edit) => {
            let room = room.saturating_sub(2);
            format!(" {} ", typed(pen, edit, is_chosen, room))
        }
    }
}

/// The part of a text around its cursor that has room; signs say what was cut.
fn typed(pen: &Pen, edit: &LineEdit, has_cursor: bool, room: u16) -> String {
    let cursor = match (has_cursor, pen.theme.ascii) {
        (false, _) => "",
        (true, true) => "|",
        (true, false) => "▏",
    };
    let more = pen.more();
    let before = edit.before_cursor();
    let after = &edit.text()[before.len()..];
    let whole = format!("{before}{cursor}{after}");
    if width(&whole) <= room {
        return whole;
    }
    // The cursor is seen wherever it is.
    let mut shown = if width(before) + width(cursor) <= room {
        before.to_owned()
    } else {
        let room = room.saturating_sub(width(cursor) + width(more));
        format!("{more}{}", end_of(before, room))
    };
    shown.push_str(cursor);
    let left = room.saturating_sub(width(&shown));
    if width(after) <= left {
        shown.push_str(after);
    } else if left > 0 {
        let (part, _) = cut(after, left.saturating_sub(width(more)));
        shown.push_str(part);
        shown.push_str(more);
    }
    shown
}
