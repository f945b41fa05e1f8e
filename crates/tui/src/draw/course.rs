//! The course: its board, and beside it what to do and what is said of the last try.

use huri_i18n::text::{Course as Words, Tui};
use huri_learn::lesson::{Input, View};
use huri_session::keys::Key;
use ratatui::layout::Rect;

use super::board::{self, Marks};
use super::{Targets, status};
use crate::layout::{self, BoardArea, GameLayout};
use crate::panel::course::Course;
use crate::pen::Pen;
use crate::ui::Ui;

/// Draws the step at hand.
pub fn draw(pen: &mut Pen, area: Rect, ui: &Ui, course: &Course, targets: &mut Targets) {
    let Some(mut layout) = layout::game(area, pen.theme, ui.design, 0) else {
        return;
    };
    if pen.is_rtl() {
        layout = layout.mirrored(area);
    }
    pen.clear(area, pen.theme.text());
    targets.panel = Some(area);
    let view = course.view();
    match layout.margin {
        Some(margin) => {
            draw_board(pen, layout.board, course, &view, targets);
            words(pen, margin, course, &view, targets);
        }
        None if course.is_reading || view.input == Input::Option => {
            words(pen, reading_area(area), course, &view, targets);
        }
        None => draw_board(pen, layout.board, course, &view, targets),
    }
    keys(pen, layout, &view);
}

/// Where the words stand when they cover the board.
fn reading_area(area: Rect) -> Rect {
    Rect {
        height: area.height.saturating_sub(3),
        ..area
    }
}

fn draw_board(pen: &mut Pen, area: BoardArea, course: &Course, view: &View, targets: &mut Targets) {
    let picture = &view.picture;
    let marks = Marks {
        cursor: (view.input != Input::Option && !view.is_solved).then_some(course.cursor),
        legal: picture.marks,
        last: picture.last,
        flips: picture.turned | view.marked,
        coordinates: true,
        ..Marks::default()
    };
    board::draw(pen.buffer, area, picture.position, &marks, pen.theme);
    targets.board = Some(area);
}

/// Title, task, answers to choose from, and what is said of the last try.
fn words(pen: &mut Pen, area: Rect, course: &Course, view: &View, targets: &mut Targets) {
    let theme = pen.theme;
    let mut y = area.y;
    let mut paragraph = |pen: &mut Pen, text: &str, style| {
        let room = Rect {
            y,
            height: area.bottom() - y,
            ..area
        };
        let block = pen.paragraph(room, text, style);
        y = (block.bottom() + 1).min(area.bottom());
        block
    };
    let texts = pen.texts;
    paragraph(pen, &texts.get(view.title.clone()), theme.strong());
    paragraph(pen, &texts.get(view.says.clone()), theme.text());
    for (index, option) in view.options.iter().enumerate() {
        let is_chosen = index == course.option && !view.is_solved;
        let style = if is_chosen {
            theme.selected()
        } else {
            theme.text()
        };
        let text = format!(" {} ", texts.get(option.clone()));
        let block = paragraph(pen, &text, style);
        targets.rows.push((block, index));
    }
    if let Some(answer) = &view.answer {
        let style = if view.is_solved {
            theme.accent()
        } else {
            theme.error()
        };
        paragraph(pen, &texts.get(answer.clone()), style);
    }
    paragraph(pen, &texts.get(view.progress.clone()), theme.muted());
}

/// What the keys do now.
fn keys(pen: &mut Pen, layout: GameLayout, view: &View) {
    let Some(area) = layout.keys else {
        return;
    };
    let mut hints = vec![(Key::Escape, Tui::CourseLeave.into())];
    if view.is_solved {
        hints.push((Key::Enter, Words::Next.into()));
    } else if view.input == Input::Discs {
        hints.push((Key::Enter, huri_i18n::Text::from(Words::Done)));
    }
    hints.push((Key::Char('R'), Words::Again.into()));
    hints.push((Key::Tab, Words::Next.into()));
    hints.push((Key::PageUp, Words::Back.into()));
    let hints = hints.into_iter().map(|(key, words)| status::KeyHint {
        key: key.to_string(),
        words: pen.texts.get(words),
    });
    let hints: Vec<_> = hints.collect();
    status::key_row(pen, area, &hints);
}
