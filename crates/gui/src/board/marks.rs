//! The discs and what stands on and between them: last move, numbers, stable discs, legal moves,
//! values, what a move would turn, and lines of play.

use std::f32::consts::TAU;

use eframe::egui::{Align2, Color32, CornerRadius, FontId, Painter, Pos2, Stroke, Vec2, vec2};
use huri_core::value::Certainty;
use huri_core::{Bitboard, Color, Move, Square};
use huri_session::pacing::{Shown, turned_by};
use huri_session::settings::Shows;
use huri_session::view::Hint;

use super::{Board, Place};
use crate::disc::{self, Turn};

/// Part of a square that a disc's radius takes.
const RADIUS: f32 = 0.42;

/// How many moves of a line are shown under the pointer.
const N_MOVES: usize = 12;

/// Draws them; `pointed` is the square under the pointer, or with the focus.
pub fn draw(painter: &Painter, board: &Board, place: Place, pointed: Option<Square>) {
    draw_discs(painter, board, place);
    let legal = pointed.filter(|square| board.view.legal_moves.contains(*square));
    let line = match legal.and_then(|square| board.hint(square)) {
        Some(hint) => &hint.pv[..hint.pv.len().min(N_MOVES)],
        None => board.line,
    };
    // What is not in the line steps back while one is shown.
    let mut between = painter.clone();
    if !line.is_empty() {
        between.set_opacity(0.3);
    }
    let in_line = line.iter().filter_map(|mv| mv.square());
    let covered: Bitboard = in_line.chain(legal).collect();
    draw_marks(&between, board, place, covered);
    if let Some(square) = legal {
        draw_flips(painter, board, place, square);
        if line.is_empty() {
            let center = place.rect(square).center();
            ghost(
                painter,
                board,
                center,
                place.cell(),
                board.view.position.turn(),
            );
        }
    }
    draw_line(painter, board, place, line);
}

fn draw_discs(painter: &Painter, board: &Board, place: Place) {
    let view = board.view;
    let wrong = board.wrong();
    let cell = place.cell();
    let radius = cell * RADIUS;
    let discs = || {
        let disc = |square| {
            Some((
                square,
                view.position.disc(square)?,
                place.rect(square).center(),
            ))
        };
        Square::all().filter_map(disc)
    };
    // All discs before what stands on them: they share a picture, and so are drawn in one go.
    for (square, color, center) in discs() {
        let turn = turn(board, place, square);
        disc::draw(painter, board.tones, center, radius, color, turn);
    }
    for (square, color, center) in discs() {
        if view.shows.has(Shows::Stable) && view.stable.contains(square) {
            let stroke = Stroke::new((cell * 0.025).max(1.0), on(color).gamma_multiply(0.5));
            painter.circle_stroke(center, radius * 0.72, stroke);
        }
        let is_last = view.last_move == Some(square);
        let number = view.numbers.get(square.index()).copied().flatten();
        let last = board.tones.last[color as usize];
        if let (true, Some(number)) = (view.shows.has(Shows::MoveNumbers), number) {
            let tone = if is_last { last } else { on(color) };
            let font = FontId::proportional((cell * 0.28).max(8.0));
            let middle = Align2::CENTER_CENTER;
            painter.text(center, middle, number.to_string(), font, tone);
        } else if is_last && view.shows.has(Shows::LastMove) {
            painter.circle_filled(center, (cell * 0.085).max(2.0), last);
        }
        if board.ringed.contains(square) {
            let stroke = Stroke::new((cell * 0.05).max(2.0), board.tones.board_accent);
            painter.circle_stroke(center, radius, stroke);
        }
        if wrong.contains(square) {
            draw_wrong(painter, board, center, cell, color);
        }
    }
}

/// A disc that shows the wrong side: a broken ring, and a sign of exclamation.
fn draw_wrong(painter: &Painter, board: &Board, center: Pos2, cell: f32, color: Color) {
    let tone = board.tones.losses[2];
    let stroke = Stroke::new((cell * 0.055).max(2.0), tone);
    let arc = |index: u32| {
        let point = |step: u32| {
            let angle = (index as f32 + 0.7 * step as f32 / 8.0) * TAU / 8.0;
            center + Vec2::angled(angle) * cell * (RADIUS + 0.01)
        };
        (0..=8).map(point).collect::<Vec<_>>()
    };
    for index in 0..8 {
        painter.line(arc(index), stroke);
    }
    let font = FontId::proportional((cell * 0.4).max(10.0));
    painter.text(center, Align2::CENTER_CENTER, "!", font, on(color));
}

/// How far a disc has turned, if it is turning.
fn turn(board: &Board, place: Place, square: Square) -> Option<Turn> {
    let shown = board.view.shown.filter(|_| !board.still)?;
    let Shown::Turning {
        square: placed,
        flips,
        ..
    } = shown
    else {
        return None;
    };
    flips.contains(square).then(|| Turn {
        done: turned_by(&shown, square, board.view.now),
        along: place.rect(square).center() - place.rect(placed).center(),
    })
}

/// The tone of what stands on a disc.
fn on(color: Color) -> Color32 {
    match color {
        Color::Black => Color32::WHITE,
        Color::White => Color32::BLACK,
    }
}

/// Dots where a disc can be placed; values where they are known.
fn draw_marks(painter: &Painter, board: &Board, place: Place, covered: Bitboard) {
    for square in (board.view.legal_moves - covered).squares() {
        let center = place.rect(square).center();
        if let Some(hint) = board.hint(square) {
            draw_value(painter, board, center, place.cell(), hint);
        } else if board.has(Shows::LegalMoves) {
            let tone = board.tones.mark.gamma_multiply(0.5);
            painter.circle_filled(center, place.cell() * 0.09, tone);
        }
    }
}

/// A value in its form: an estimate light, a selective one with a tilde, a proved one in a tag.
fn draw_value(painter: &Painter, board: &Board, center: Pos2, cell: f32, hint: &Hint) {
    let tones = board.tones;
    let words = board.words.0.value(hint.value);
    let is_proved = hint.value.certainty == Certainty::Proved;
    let size = (cell * if hint.is_best { 0.33 } else { 0.3 }).max(9.0);
    let is_estimate = hint.value.certainty == Certainty::Estimate;
    let tone = match (hint.is_best, is_estimate) {
        (true, _) => tones.board_accent,
        (false, true) => tones.mark.gamma_multiply(0.88),
        (false, false) => tones.mark,
    };
    if hint.is_best {
        let stroke = Stroke::new((cell * 0.035).max(1.5), tones.board_accent);
        painter.circle_stroke(center, cell * RADIUS, stroke);
    }
    let text_tone = if is_proved { tones.board } else { tone };
    let galley = painter.layout_no_wrap(words, FontId::proportional(size), text_tone);
    let rect = Align2::CENTER_CENTER.anchor_size(center, galley.size());
    if is_proved {
        painter.rect_filled(
            rect.expand2(vec2(cell * 0.07, 0.0)),
            CornerRadius::same(4),
            tone,
        );
    }
    painter.galley(rect.min, galley, text_tone);
}

/// Rims around the discs that a move would turn.
fn draw_flips(painter: &Painter, board: &Board, place: Place, square: Square) {
    if !board.has(Shows::Flips) {
        return;
    }
    let cell = place.cell();
    let stroke = Stroke::new((cell * 0.04).max(2.0), board.tones.board_accent);
    for flip in board.view.position.board().flips(square).squares() {
        painter.circle_stroke(place.rect(flip).center(), cell * RADIUS, stroke);
    }
}

/// A disc as it would be.
fn ghost(painter: &Painter, board: &Board, center: Pos2, cell: f32, color: Color) {
    let mut ghost = painter.clone();
    ghost.set_opacity(0.5);
    disc::draw(&ghost, board.tones, center, cell * RADIUS, color, None);
}

/// Moves as they would follow: a ghost of each disc with its number. The first says its value
/// instead, where one is known.
fn draw_line(painter: &Painter, board: &Board, place: Place, line: &[Move]) {
    let cell = place.cell();
    let mut color = board.view.position.turn();
    let mut number = 0;
    for mv in line {
        if let Move::Place(square) = *mv
            && board.view.position.disc(square).is_none()
        {
            number += 1;
            let center = place.rect(square).center();
            ghost(painter, board, center, cell, color);
            let hint = board.hint(square).filter(|_| number == 1);
            let (words, size) = match hint {
                Some(hint) => (board.words.0.value(hint.value), 0.3),
                None => (number.to_string(), 0.32),
            };
            let font = FontId::proportional((cell * size).max(9.0));
            painter.text(center, Align2::CENTER_CENTER, words, font, on(color));
        }
        color = !color;
    }
}
