//! Turning discs by hand with the mouse: a click turns one, a drag along a row turns them all.
//!
//! A drag turns only discs that show the same face as the first it touched, each once. So one may
//! draw from the disc just placed over the outflanked ones to one's own at the end of the row, and
//! drawing over turned discs turns them back.

use eframe::egui::{Id, Pos2, Ui};
use huri_core::{Bitboard, Color, Square};
use huri_session::View;

use crate::board::Drawn;

/// A drag under way.
#[derive(Clone, Copy, Debug)]
struct Drag {
    /// Where it began.
    from: Square,
    /// Where the pointer was last.
    at: Pos2,
    /// Whether it has left the square where it began; until then it may be a click.
    has_left: bool,
    /// The face of the discs that it turns, once one was touched.
    face: Option<Color>,
    /// What it has touched.
    touched: Bitboard,
}

/// The discs to turn now, as the pointer has moved.
pub fn drag(ui: &Ui, view: &View, drawn: &Drawn) -> Vec<Square> {
    let id = Id::unique("turning-drag");
    let (is_down, is_new, at) = ui.input(|input| {
        let pointer = &input.pointer;
        let is_new = pointer.primary_pressed();
        (pointer.primary_down(), is_new, pointer.interact_pos())
    });
    let Some(at) = at.filter(|_| is_down) else {
        ui.data_mut(|data| data.remove::<Drag>(id));
        return Vec::new();
    };
    let before = ui.data(|data| data.get_temp::<Drag>(id));
    let begun = || {
        let from = drawn.square_at(at).filter(|_| is_new)?;
        Some(Drag {
            from,
            at,
            has_left: false,
            face: None,
            touched: Bitboard::EMPTY,
        })
    };
    let Some(mut drag) = before.filter(|_| !is_new).or_else(begun) else {
        return Vec::new();
    };
    let mut turned = Vec::new();
    for square in drawn.squares_between(drag.at, at) {
        if square != drag.from && !drag.has_left {
            drag.has_left = true;
            drag.touch(view, drag.from, &mut turned);
        }
        if drag.has_left {
            drag.touch(view, square, &mut turned);
        }
    }
    drag.at = at;
    ui.data_mut(|data| data.insert_temp(id, drag));
    turned
}

impl Drag {
    fn touch(&mut self, view: &View, square: Square, turned: &mut Vec<Square>) {
        if self.touched.contains(square) {
            return;
        }
        self.touched |= square.bit();
        let Some(color) = view.position.disc(square) else {
            return;
        };
        // The disc placed last stays; what is drawn from it turns as its opponent's discs do.
        let placed = view
            .turning
            .map_or(view.last_move, |turning| Some(turning.square));
        if placed == Some(square) {
            self.face.get_or_insert(!color);
        } else if *self.face.get_or_insert(color) == color {
            turned.push(square);
        }
    }
}
