//! The board: 64 squares to look at, point at, walk over by arrows and play on.

mod ground;
mod marks;
mod picture;

use eframe::egui::{
    self, CornerRadius, EventFilter, Id, Key, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, accesskit::Role, vec2,
};
use huri_core::{Bitboard, Move, Square, Symmetry};
use huri_i18n::Text;
use huri_i18n::text::{Game, Gui};
use huri_session::View;
use huri_session::settings::Shows;
use huri_session::view::Hint;

use crate::tones::Tones;
use crate::words::Words;

pub use picture::{paint, view_of};

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
    /// Whether discs turn at once.
    pub still: bool,
    /// Moves to show as they would follow from here; empty for none.
    pub line: &'a [Move],
    /// Discs with a ring: what a learner has marked, or what is asked for.
    pub ringed: Bitboard,
}

impl Board<'_> {
    /// Discs that show the wrong side, where that is told.
    fn wrong(&self) -> Bitboard {
        let standing = self.view.standing.iter().map(|disc| disc.square).collect();
        let told = self.view.turning.and_then(|turning| turning.told);
        told.map_or(standing, |told| standing | told.wrong | told.forgotten)
    }

    fn has(&self, what: Shows) -> bool {
        self.view.shows.has(what)
    }

    /// What is known of a move, where values are shown.
    fn hint(&self, square: Square) -> Option<&Hint> {
        let is_of = |hint: &&Hint| hint.mv == Move::Place(square);
        let hints = self.has(Shows::HintValues).then_some(&self.view.hints)?;
        hints.iter().find(is_of)
    }

    /// A square as it is spoken.
    fn name(&self, square: Square) -> String {
        let view = self.view;
        let is_last = view.last_move == Some(square);
        self.words.get(match view.position.disc(square) {
            Some(color) if self.wrong().contains(square) => {
                Text::from(Gui::SquareWrong { square, color })
            }
            Some(color) if self.ringed.contains(square) => {
                Gui::SquareMarked { square, color }.into()
            }
            Some(color) if is_last => Gui::SquareLast { square, color }.into(),
            Some(color) => Game::SquareDisc { square, color }.into(),
            None if view.legal_moves.contains(square) => {
                let count = view.position.board().flips(square).len();
                match self.hint(square) {
                    Some(hint) => Gui::SquareHint {
                        square,
                        count,
                        value: hint.value,
                        best: hint.is_best,
                    }
                    .into(),
                    None => Gui::SquareLegal { square, count }.into(),
                }
            }
            None => Game::SquareEmpty { square }.into(),
        })
    }
}

/// Where the squares are.
#[derive(Clone, Copy, Debug)]
struct Place {
    /// All 64 squares.
    squares: Rect,
    /// From squares to where they are shown.
    turned: Symmetry,
    /// How far the coordinates' middle is from the squares.
    gap: f32,
}

impl Place {
    /// As large as the area allows, in whole pixels, so that all lines are equally sharp.
    fn new(area: Rect, board: &Board, pixels: f32) -> Place {
        let side = area.width().min(area.height());
        // Above and beside the squares stand the coordinates, on the other sides only the frame.
        let frame = (side * 0.012).max(4.0);
        let rim = if board.has(Shows::Coordinates) {
            (side * 0.045).max(14.0)
        } else {
            frame
        };
        let cell = (((side - rim - frame) / 8.0) * pixels).floor().max(4.0) / pixels;
        let whole = rim + 8.0 * cell + frame;
        let min = area.center() - Vec2::splat(whole / 2.0) + Vec2::splat(rim);
        let min = Pos2::new(
            (min.x * pixels).round() / pixels,
            (min.y * pixels).round() / pixels,
        );
        Place {
            squares: Rect::from_min_size(min, Vec2::splat(8.0 * cell)),
            turned: turned(board.quarters),
            gap: (rim + cell * 0.09) / 2.0,
        }
    }

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

    /// The squares with frame and coordinates.
    fn whole(&self) -> Rect {
        let rim = 2.0 * self.gap - self.cell() * 0.09;
        let whole = ground::frame(*self);
        Rect::from_min_max(self.squares.min - Vec2::splat(rim), whole.max).union(whole)
    }

    /// The square under a point.
    fn under(&self, at: Pos2) -> Option<Square> {
        let index = (at - self.squares.min) / self.cell();
        let is_on = |index: f32| (0.0..8.0).contains(&index);
        let is_on = is_on(index.x) && is_on(index.y);
        is_on.then(|| self.square(index.x as usize, index.y as usize))?
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

/// Whether this is the id of a square.
pub fn is_square(id: Id) -> bool {
    Square::all().any(|square| id_of(square) == id)
}

/// What a frame's board was, to those around it.
#[derive(Clone, Copy, Debug)]
pub struct Drawn {
    /// The square that was chosen, if one was.
    pub chosen: Option<Square>,
    /// Where the board is, coordinates apart.
    pub rect: Rect,
    /// The same with its coordinates.
    pub whole: Rect,
    place: Place,
}

impl Drawn {
    /// The square under a point.
    pub fn square_at(&self, at: Pos2) -> Option<Square> {
        self.place.under(at)
    }

    /// The squares under the way from one place to another, however fast the pointer went.
    pub fn squares_between(&self, from: Pos2, to: Pos2) -> impl Iterator<Item = Square> {
        let steps = (from.distance(to) / 4.0).ceil().clamp(1.0, 2000.0);
        let points = (0..=steps as usize).map(move |step| from.lerp(to, step as f32 / steps));
        let mut last = None;
        points
            .filter_map(|at| self.square_at(at))
            .filter(move |square| last.replace(*square) != Some(*square))
    }
}

/// Draws the board into a rectangle.
pub fn show(ui: &mut Ui, area: Rect, board: &Board) -> Drawn {
    let place = Place::new(area, board, ui.pixels_per_point());
    let painter = ui
        .painter()
        .with_clip_rect(ui.clip_rect().intersect(area.expand(4.0)));
    ground::draw(&painter, board, place);
    let (chosen, pointed) = squares(ui, board, place);
    marks::draw(&painter, board, place, pointed);
    if let Some(square) = Square::all().find(|&square| ui.memory(|m| m.has_focus(id_of(square)))) {
        let cell = place.cell();
        let stroke = Stroke::new((cell * 0.045).max(2.0), board.tones.board_accent);
        let rect = place.rect(square).shrink(cell * 0.03);
        painter.rect_stroke(rect, CornerRadius::same(4), stroke, StrokeKind::Inside);
    }
    Drawn {
        chosen,
        rect: ground::frame(place),
        whole: place.whole(),
        place,
    }
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
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, board.name(square)));
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
