//! The board: 64 squares to look at, point at, walk over by arrows and play on.

use eframe::egui::{
    self, Align2, Color32, CornerRadius, EventFilter, FontId, Id, Key, Painter, Pos2, Rect, Sense,
    Stroke, StrokeKind, Ui, Vec2, WidgetInfo, accesskit::Role, vec2,
};
use huri_core::value::Certainty;
use huri_core::{Bitboard, Color, Move, Square, Symmetry};
use huri_i18n::text::{Game, Gui};
use huri_session::View;
use huri_session::pacing::{Shown, turned_by};
use huri_session::settings::Shows;
use huri_session::view::Hint;

use crate::disc::{self, Turn};
use crate::tones::{Tones, mix};
use crate::words::Words;

/// How the board is shown.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    /// What there is to draw.
    pub view: &'a View,
    /// In which colours.
    pub tones: &'a Tones,
    /// In which words.
    pub words: Words,
    /// How many quarters it is turned.
    pub quarters: u8,
}

/// Where the squares are.
#[derive(Clone, Copy, Debug)]
struct Place {
    /// All 64 squares.
    squares: Rect,
    /// From squares to where they are shown.
    turned: Symmetry,
}

impl Place {
    fn cell(&self) -> f32 {
        self.squares.width() / 8.0
    }

    fn at(&self, column: usize, row: usize) -> Rect {
        let min = self.squares.min + vec2(column as f32, row as f32) * self.cell();
        Rect::from_min_size(min, Vec2::splat(self.cell()))
    }

    fn rect(&self, square: Square) -> Rect {
        let shown = self.turned.square(square);
        self.at(shown.column(), shown.row())
    }

    /// The square shown at a column and row.
    fn square(&self, column: usize, row: usize) -> Option<Square> {
        Some(self.turned.inverse().square(Square::new(column, row)?))
    }
}

/// The id of a square's widget, the same on every frame and in every place.
pub fn id_of(square: Square) -> Id {
    Id::unique(("board", square.index()))
}

/// Draws the board into a rectangle; the square that was chosen, if one was.
pub fn show(ui: &mut Ui, area: Rect, board: &Board) -> Option<Square> {
    let view = board.view;
    let has = |what| view.shows.has(what);
    let side = area.width().min(area.height());
    let rim = if has(Shows::Coordinates) {
        (side * 0.05).max(14.0)
    } else {
        8.0
    };
    let ppp = ui.pixels_per_point();
    // Whole pixels, so that all lines are equally sharp.
    let cell = (((side - 2.0 * rim) / 8.0) * ppp).floor().max(4.0) / ppp;
    let min = area.center() - Vec2::splat(4.0 * cell);
    let min = Pos2::new((min.x * ppp).round() / ppp, (min.y * ppp).round() / ppp);
    let place = Place {
        squares: Rect::from_min_size(min, Vec2::splat(8.0 * cell)),
        turned: turned(board.quarters),
    };
    let painter = ui
        .painter()
        .with_clip_rect(ui.clip_rect().intersect(area.expand(4.0)));
    draw_ground(&painter, board, place);
    if has(Shows::Coordinates) {
        draw_coordinates(&painter, board, place, rim);
    }
    draw_regions(&painter, board, place);
    let (chosen, pointed) = squares(ui, board, place);
    draw_discs(&painter, board, place);
    draw_marks(&painter, board, place, pointed);
    if let Some(square) = pointed {
        draw_pointed(&painter, board, place, square);
    }
    if let Some(square) = Square::all().find(|&square| ui.memory(|m| m.has_focus(id_of(square)))) {
        let stroke = Stroke::new((cell * 0.045).max(2.0), board.tones.board_accent);
        let rect = place.rect(square).shrink(cell * 0.03);
        painter.rect_stroke(rect, CornerRadius::same(4), stroke, StrokeKind::Inside);
    }
    chosen
}

fn turned(quarters: u8) -> Symmetry {
    // A quarter turn as often as wanted; each symmetry is found by what it does to two squares.
    let mut a1 = Square::A1;
    let mut b1 = Square::B1;
    for _ in 0..quarters % 4 {
        a1 = Symmetry::QUARTER_TURN.square(a1);
        b1 = Symmetry::QUARTER_TURN.square(b1);
    }
    let does = |symmetry: &Symmetry| {
        symmetry.square(Square::A1) == a1 && symmetry.square(Square::B1) == b1
    };
    Symmetry::all().find(does).unwrap_or(Symmetry::IDENTITY)
}

fn draw_ground(painter: &Painter, board: &Board, place: Place) {
    let tones = board.tones;
    let cell = place.cell();
    let frame = place.squares.expand((cell * 0.09).max(3.0));
    let corner = CornerRadius::same((cell * 0.14).clamp(3.0, 12.0) as u8);
    painter.rect_filled(frame, corner, tones.line);
    painter.rect_filled(place.squares, CornerRadius::same(2), tones.board);
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

fn draw_coordinates(painter: &Painter, board: &Board, place: Place, rim: f32) {
    let font = FontId::proportional((place.cell() * 0.24).clamp(10.0, 22.0));
    let frame = (place.cell() * 0.09).max(3.0);
    let gap = (rim + frame) / 2.0;
    let is_letters = board.quarters.is_multiple_of(2);
    let name = |square: Square, is_letter: bool| -> String {
        let name = square.to_string();
        if is_letter {
            name[..1].to_owned()
        } else {
            name[1..].to_owned()
        }
    };
    for index in 0..8 {
        let (Some(top), Some(left)) = (place.square(index, 0), place.square(0, index)) else {
            continue;
        };
        let above = place.at(index, 0).center_top() - vec2(0.0, gap);
        let beside = place.at(0, index).left_center() - vec2(gap, 0.0);
        let center = Align2::CENTER_CENTER;
        painter.text(
            above,
            center,
            name(top, is_letters),
            font.clone(),
            board.tones.muted,
        );
        painter.text(
            beside,
            center,
            name(left, !is_letters),
            font.clone(),
            board.tones.muted,
        );
    }
}

/// Odd regions are darker, even ones lighter.
fn draw_regions(painter: &Painter, board: &Board, place: Place) {
    for region in board.view.regions.iter() {
        let is_odd = region.len() % 2 == 1;
        for square in region.squares() {
            let tone = if is_odd {
                Color32::BLACK
            } else {
                Color32::WHITE
            };
            let rect = place.rect(square).shrink(1.0);
            painter.rect_filled(rect, CornerRadius::ZERO, tone.gamma_multiply(0.13));
            let sign = if is_odd { "1" } else { "2" };
            let font = FontId::proportional((place.cell() * 0.18).max(8.0));
            let at = rect.right_bottom() - vec2(3.0, 1.0);
            let tone = board.tones.mark.gamma_multiply(0.7);
            painter.text(at, Align2::RIGHT_BOTTOM, sign, font, tone);
        }
    }
}

/// The squares as widgets: which was chosen, and which is pointed at or has the focus.
fn squares(ui: &mut Ui, board: &Board, place: Place) -> (Option<Square>, Option<Square>) {
    let (mut chosen, mut hovered, mut focused) = (None, None, None);
    for row in 0..8 {
        for column in 0..8 {
            let Some(square) = place.square(column, row) else {
                continue;
            };
            let id = id_of(square);
            let response = ui.interact(place.at(column, row), id, Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name(board, square)));
            if response.clicked() {
                chosen = Some(square);
            }
            if response.hovered() {
                hovered = Some(square);
            }
            if response.has_focus() {
                focused = Some(square);
                let arrows = EventFilter {
                    horizontal_arrows: true,
                    vertical_arrows: true,
                    ..EventFilter::default()
                };
                ui.memory_mut(|memory| memory.set_focus_lock_filter(id, arrows));
            }
        }
    }
    if let Some(square) = focused {
        let shown = place.turned.square(square);
        let pressed = |key| usize::from(ui.input(|input| input.key_pressed(key)));
        let walk = |at: usize, back: Key, ahead: Key| {
            (at + pressed(ahead)).saturating_sub(pressed(back)).min(7)
        };
        let column = walk(shown.column(), Key::ArrowLeft, Key::ArrowRight);
        let row = walk(shown.row(), Key::ArrowUp, Key::ArrowDown);
        if let Some(next) = place.square(column, row).filter(|next| *next != square) {
            ui.memory_mut(|memory| memory.request_focus(id_of(next)));
        }
    }
    (chosen, hovered.or(focused))
}

/// A square as it is spoken.
fn name(board: &Board, square: Square) -> String {
    let view = board.view;
    board.words.get(match view.position.disc(square) {
        Some(color) => huri_i18n::Text::from(Game::SquareDisc { square, color }),
        None if view.legal_moves.contains(square) => {
            let count = view.position.board().flips(square).len();
            Gui::SquareLegal { square, count }.into()
        }
        None => Game::SquareEmpty { square }.into(),
    })
}

fn draw_discs(painter: &Painter, board: &Board, place: Place) {
    let view = board.view;
    let cell = place.cell();
    let radius = cell * 0.42;
    for square in Square::all() {
        let Some(color) = view.position.disc(square) else {
            continue;
        };
        let center = place.rect(square).center();
        let turn = view.shown.and_then(|shown| {
            let Shown::Turning {
                square: placed,
                flips,
                ..
            } = shown
            else {
                return None;
            };
            flips.contains(square).then(|| Turn {
                done: turned_by(&shown, square, view.now),
                along: center - place.rect(placed).center(),
            })
        });
        disc::draw(painter, board.tones, center, radius, color, turn);
        let on_disc = if color == Color::Black {
            Color32::WHITE
        } else {
            Color32::BLACK
        };
        if view.shows.has(Shows::Stable) && view.stable.contains(square) {
            let stroke = Stroke::new((cell * 0.02).max(1.0), on_disc.gamma_multiply(0.45));
            painter.circle_stroke(center, radius * 0.72, stroke);
        }
        let number = view.numbers.get(square.index()).copied().flatten();
        let is_last = view.last_move == Some(square);
        if let (true, Some(number)) = (view.shows.has(Shows::MoveNumbers), number) {
            let font = FontId::proportional((cell * 0.28).max(8.0));
            let tone = if is_last {
                board.tones.board_accent
            } else {
                on_disc
            };
            let tone = if is_last && color == Color::White {
                Color32::from_rgb(0xa0, 0x50, 0)
            } else {
                tone
            };
            painter.text(
                center,
                Align2::CENTER_CENTER,
                number.to_string(),
                font,
                tone,
            );
        } else if is_last && view.shows.has(Shows::LastMove) {
            let tone = if color == Color::White && board.tones.board_accent != board.tones.losses[1]
            {
                mix(board.tones.board_accent, Color32::BLACK, 0.25)
            } else {
                board.tones.board_accent
            };
            painter.circle_filled(center, cell * 0.085, tone);
        }
        let is_wrong = view
            .standing
            .iter()
            .any(|standing| standing.square == square);
        if is_wrong {
            let stroke = Stroke::new((cell * 0.04).max(2.0), board.tones.losses[2]);
            painter.circle_stroke(center, radius, stroke);
        }
    }
}

/// Dots where a disc can be placed; values where they are known.
fn draw_marks(painter: &Painter, board: &Board, place: Place, pointed: Option<Square>) {
    let view = board.view;
    let values = view.shows.has(Shows::HintValues);
    let hint_at = |square| {
        view.hints
            .iter()
            .find(|hint| hint.mv == Move::Place(square))
    };
    for square in view.legal_moves.squares() {
        let center = place.rect(square).center();
        if let (true, Some(hint)) = (values, hint_at(square)) {
            if pointed != Some(square) {
                draw_value(painter, board, center, place.cell(), hint);
            }
        } else if view.shows.has(Shows::LegalMoves) && pointed != Some(square) {
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
    let size = (cell * if hint.is_best { 0.31 } else { 0.27 }).max(9.0);
    let is_estimate = hint.value.certainty == Certainty::Estimate;
    let tone = match (hint.is_best, is_estimate) {
        (true, _) => tones.board_accent,
        (false, true) => tones.mark.gamma_multiply(0.8),
        (false, false) => tones.mark,
    };
    if hint.is_best {
        let stroke = Stroke::new((cell * 0.035).max(1.5), tones.board_accent);
        painter.circle_stroke(center, cell * 0.42, stroke);
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

/// A disc as it would be, and the discs that would turn.
fn draw_pointed(painter: &Painter, board: &Board, place: Place, square: Square) {
    let view = board.view;
    if !view.legal_moves.contains(square) {
        return;
    }
    let cell = place.cell();
    let turn = view.position.turn();
    let center = place.rect(square).center();
    let mut ghost = painter.clone();
    ghost.set_opacity(0.45);
    disc::draw(&ghost, board.tones, center, cell * 0.42, turn, None);
    let flips = if view.shows.has(Shows::Flips) {
        view.position.board().flips(square)
    } else {
        Bitboard::EMPTY
    };
    for flip in flips.squares() {
        let stroke = Stroke::new((cell * 0.04).max(2.0), board.tones.board_accent);
        painter.circle_stroke(place.rect(flip).center(), cell * 0.42, stroke);
    }
    let hint = view
        .hints
        .iter()
        .find(|hint| hint.mv == Move::Place(square));
    if let (true, Some(hint)) = (view.shows.has(Shows::HintValues), hint) {
        let tone = if turn == Color::Black {
            Color32::WHITE
        } else {
            Color32::BLACK
        };
        let words = board.words.0.value(hint.value);
        let font = FontId::proportional((cell * 0.29).max(9.0));
        painter.text(center, Align2::CENTER_CENTER, words, font, tone);
    }
}

/// Puts the focus on the board.
pub fn focus(ctx: &egui::Context, square: Square) {
    ctx.memory_mut(|memory| {
        // An arrow key that led here is not to lead on.
        memory.move_focus(egui::FocusDirection::None);
        memory.request_focus(id_of(square));
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_turns_by_quarters() {
        assert_eq!(turned(0), Symmetry::IDENTITY);
        assert_eq!(turned(4), Symmetry::IDENTITY);
        assert_eq!(turned(1), Symmetry::QUARTER_TURN);
        assert_eq!(turned(2).square(Square::A1), Square::H8);
        assert_eq!(turned(2).square(Square::B1), Square::G8);
    }
}
