//! What lies under the discs: squares, lines, coordinates, regions.

use eframe::egui::{
    Align2, Color32, CornerRadius, FontId, Painter, Rect, Stroke, StrokeKind, vec2,
};
use huri_core::Square;
use huri_session::settings::Shows;

use super::{Board, Place};

/// Draws it.
pub fn draw(painter: &Painter, board: &Board, place: Place) {
    draw_squares(painter, board, place);
    if board.has(Shows::Coordinates) {
        draw_coordinates(painter, board, place);
    }
    draw_regions(painter, board, place);
}

/// The squares with the frame around them.
pub fn frame(place: Place) -> Rect {
    place.squares.expand((place.cell() * 0.09).max(3.0))
}

fn draw_squares(painter: &Painter, board: &Board, place: Place) {
    let tones = board.tones;
    let cell = place.cell();
    let corner = CornerRadius::same((cell * 0.14).clamp(3.0, 12.0) as u8);
    let frame = frame(place);
    let rim = Stroke::new(place.squares.min.x - frame.min.x, tones.line);
    painter.rect(frame, corner, tones.board, rim, StrokeKind::Inside);
    let hairline = Stroke::new((cell * 0.018).max(1.0), tones.line);
    for index in 1..8 {
        let along = index as f32 * cell;
        painter.vline(
            place.squares.min.x + along,
            place.squares.y_range(),
            hairline,
        );
        painter.hline(
            place.squares.x_range(),
            place.squares.min.y + along,
            hairline,
        );
    }
    for (column, row) in [(2, 2), (6, 2), (2, 6), (6, 6)] {
        let at = place.squares.min + vec2(column as f32, row as f32) * cell;
        painter.circle_filled(at, (cell * 0.06).max(2.0), tones.line);
    }
}

fn draw_coordinates(painter: &Painter, board: &Board, place: Place) {
    let font = FontId::proportional((place.cell() * 0.21).clamp(10.0, 36.0));
    let is_letters = board.quarters.is_multiple_of(2);
    let name = |square: Square, is_letter: bool| -> String {
        let name = square.to_string();
        if is_letter {
            name[..1].to_owned()
        } else {
            name[1..].to_owned()
        }
    };
    let write = |at, text| {
        let tone = board.tones.muted;
        painter.text(at, Align2::CENTER_CENTER, text, font.clone(), tone);
    };
    for index in 0..8 {
        if let Some(top) = place.square(index, 0) {
            // The tail of the g keeps off the frame.
            let above = place.gap + place.cell() * 0.02;
            let above = place.at(index, 0).center_top() - vec2(0.0, above);
            write(above, name(top, is_letters));
        }
        if let Some(left) = place.square(0, index) {
            let beside = place.at(0, index).left_center() - vec2(place.gap, 0.0);
            write(beside, name(left, !is_letters));
        }
    }
}

/// Odd regions are darker and say 1, even ones are lighter and say 2.
fn draw_regions(painter: &Painter, board: &Board, place: Place) {
    let cell = place.cell();
    for region in board.view.regions.iter() {
        let is_odd = region.len() % 2 == 1;
        let shade = if is_odd {
            Color32::BLACK
        } else {
            Color32::WHITE
        };
        for square in region.squares() {
            let rect = place.rect(square).shrink(1.0);
            painter.rect_filled(rect, CornerRadius::ZERO, shade.gamma_multiply(0.13));
            let sign = if is_odd { "1" } else { "2" };
            let font = FontId::proportional((cell * 0.18).max(8.0));
            let at = rect.right_bottom() - vec2(cell * 0.05, 1.0);
            let tone = board.tones.mark.gamma_multiply(0.7);
            painter.text(at, Align2::RIGHT_BOTTOM, sign, font, tone);
        }
    }
}
