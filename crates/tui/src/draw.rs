//! Drawing: pure, the same view and state give the same screen.

pub mod board;
pub mod course;
pub mod engine;
pub mod form;
pub mod graph;
pub mod lists;
pub mod moves;
pub mod panels;
pub mod players;
pub mod review;
pub mod status;

use huri_core::{Bitboard, Color};
use huri_session::collection::Collection;
use huri_session::keys::Key;
use huri_session::pacing::{Shown, turned_by};
use huri_session::settings::Shows;
use huri_session::view::Stage;
use huri_session::{Action, View};
use ratatui::layout::Rect;

use crate::layout::{self, GameLayout};
use crate::pen::{Pen, Span};
use crate::ui::Ui;
use board::Marks;
use moves::Link;

/// Where on the screen something can be clicked.
#[derive(Clone, Default, Debug)]
pub struct Targets {
    /// The board, if it is shown and nothing covers it.
    pub board: Option<layout::BoardArea>,
    /// Moves of the list and the graph.
    pub moves: Vec<Link>,
    /// The column with the list and the graph.
    pub margin: Option<Rect>,
    /// The rows of the open panel: each one's cells and number.
    pub rows: Vec<(Rect, usize)>,
    /// The open panel.
    pub panel: Option<Rect>,
    /// Words that do what they say.
    pub buttons: Vec<(Rect, Button)>,
    /// How many rows or lines the open panel has in all.
    pub n_lines: usize,
}

/// What a click on words does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Button {
    /// A command.
    Act(Action),
    /// The same as a key.
    Press(Key),
}

/// Draws one frame; what on it can be clicked.
///
/// `games` is the open collection.
pub fn draw(
    pen: &mut Pen,
    area: Rect,
    view: &View,
    ui: &Ui,
    games: Option<&Collection>,
) -> Targets {
    pen.clear(area, pen.theme.text());
    let mut targets = Targets::default();
    let Some(mut layout) = layout::game(area, pen.theme, ui.design, ui.quarters) else {
        too_small(pen, area);
        return targets;
    };
    if pen.is_rtl() {
        layout = layout.mirrored(area);
    }
    game(pen, layout, view, ui, &mut targets);
    if let Some(panel) = ui.panels.last() {
        targets = Targets::default();
        let scene = panels::Scene { view, ui, games };
        panels::draw(pen, area, scene, panel, &mut targets);
    }
    targets
}

fn too_small(pen: &mut Pen, area: Rect) {
    let (width, height) = layout::SMALLEST;
    let text = pen.texts.get(huri_i18n::text::Tui::TooSmall {
        width: width.into(),
        height: height.into(),
    });
    pen.paragraph(area, &text, pen.theme.text());
}

fn game(pen: &mut Pen, layout: GameLayout, view: &View, ui: &Ui, targets: &mut Targets) {
    let marks = marks(view, ui);
    board::draw(
        pen.buffer,
        layout.board,
        shown_position(view),
        &marks,
        pen.theme,
    );
    banner(pen, layout, view);
    targets.board = Some(layout.board);
    if let Some(area) = layout.players {
        players::both(pen, area, view);
    }
    if let Some(area) = layout.margin {
        margin(pen, area, view, targets);
        opening_below(pen, layout, view);
    }
    if let Some(area) = status::draw(pen, layout, view, ui) {
        status::keys(pen, area, view, ui, targets);
    }
}

/// The discs as they are seen while some are turning: one that has not half turned shows its old
/// side.
fn shown_position(view: &View) -> huri_core::Position {
    let position = view.position;
    let Some(shown @ Shown::Turning { flips, color, .. }) = view.shown else {
        return position;
    };
    let not_yet: Bitboard = flips
        .squares()
        .filter(|&square| turned_by(&shown, square, view.now) < 0.5)
        .collect();
    let discs = |side: Color| {
        if side == color {
            position.discs(side) - not_yet
        } else {
            position.discs(side) | not_yet & position.discs(!side)
        }
    };
    huri_core::Position::from_discs(discs(Color::Black), discs(Color::White), position.turn())
        .unwrap_or(position)
}

fn marks(view: &View, ui: &Ui) -> Marks {
    let shows = |what| view.shows.has(what);
    let position = view.position;
    let hinted = shows(Shows::HintValues) && view.stage != Stage::Editing;
    let mut marks = Marks {
        cursor: ui.cursor,
        last: view.last_move.filter(|_| shows(Shows::LastMove)),
        coordinates: shows(Shows::Coordinates),
        ..Marks::default()
    };
    if shows(Shows::LegalMoves) {
        marks.legal = view.legal_moves;
    }
    if hinted {
        let hints = view.hints.iter().filter_map(|hint| {
            Some(board::Hint {
                square: hint.mv.square()?,
                value: hint.value,
                best: hint.is_best,
            })
        });
        marks.hints = hints.collect();
    }
    if shows(Shows::Stable) {
        marks.stable = view.stable;
    }
    if shows(Shows::MoveNumbers) {
        marks.numbers = view.numbers.to_vec();
    }
    if shows(Shows::Parity) {
        marks.regions = view.regions.to_vec();
    }
    match view.shown {
        Some(Shown::Turning { flips, .. }) => marks.flips = flips,
        _ if shows(Shows::Flips) => {
            if let Some(square) = ui
                .cursor
                .filter(|&square| view.legal_moves.contains(square))
            {
                marks.flips = position.board().flips(square);
            }
        }
        _ => {}
    }
    marks.wrong = view.standing.iter().map(|disc| disc.square).collect();
    if let Some(turning) = view.turning {
        marks.last = Some(turning.square);
        if let Some(asked) = turning.asked {
            marks.flips = asked - turning.turned;
        }
        if let Some(mistakes) = turning.told {
            marks.wrong = marks.wrong | mistakes.wrong | mistakes.forgotten;
        }
    }
    marks
}

/// A pass stands as a quiet line across the middle of the board until the next action.
fn banner(pen: &mut Pen, layout: GameLayout, view: &View) {
    let color = match view.shown {
        Some(Shown::Passing { color, .. }) => Some(color),
        _ => view.last_pass,
    };
    let Some(color) = color.filter(|_| view.stage != Stage::Editing) else {
        return;
    };
    let text = format!(
        " {} ",
        pen.texts.get(huri_i18n::text::Game::Passed { color })
    );
    let board = layout.board.area;
    let area = layout::centered(board, crate::pen::width(&text), 1);
    let style = pen.theme.selected();
    pen.clear(area, style);
    pen.line(area, &[Span::new(text, style)]);
}

/// The opening's name under the board, where there is a row for it.
fn opening_below(pen: &mut Pen, layout: GameLayout, view: &View) {
    let board = layout.board.area;
    let y = board.bottom();
    if y >= layout.status.y {
        return;
    }
    let is_shown = view.shows.has(Shows::Opening) && view.stage != Stage::Editing;
    if let Some(name) = view.opening.filter(|_| is_shown) {
        let area = Rect::new(board.x + 2, y, board.width - 2, 1);
        pen.line(area, &[Span::new(name, pen.theme.muted())]);
    }
}

/// Players, moves, graph and engine.
fn margin(pen: &mut Pen, area: Rect, view: &View, targets: &mut Targets) {
    targets.margin = Some(area);
    let row = |y: u16| Rect {
        y,
        height: 1,
        ..area
    };
    players::line(pen, row(area.y), view, Color::White);
    pen.rule(row(area.y + 1));
    players::line(pen, row(area.bottom() - 1), view, Color::Black);

    let mut bottom = area.bottom() - 1;
    bottom -= engine::HEIGHT;
    let engine_area = Rect {
        y: bottom,
        height: engine::HEIGHT,
        ..area
    };
    engine::draw(pen, engine_area, view);
    let top = area.y + 2;
    let graph_fits = bottom - top >= graph::HEIGHT + 5;
    if view.shows.has(Shows::Graph) && graph::has_values(view) && graph_fits {
        bottom -= graph::HEIGHT;
        let graph_area = Rect {
            y: bottom,
            height: graph::HEIGHT,
            ..area
        };
        targets.moves.extend(graph::draw(pen, graph_area, view));
    }
    if bottom > top + 5 {
        let height = ((bottom - top) / 3).min(4);
        let place = Rect {
            y: bottom - height,
            height,
            ..area
        };
        let used = moves::below(pen, place, view);
        // What is short leaves rows to the moves and stands at the bottom.
        if used < height {
            pen.clear(place, pen.theme.text());
            let place = Rect {
                y: bottom - used,
                height: used,
                ..area
            };
            moves::below(pen, place, view);
        }
        bottom -= used;
    }
    let list = Rect {
        y: top,
        height: bottom.saturating_sub(top),
        ..area
    };
    targets.moves.extend(moves::draw(pen, list, view));
}
