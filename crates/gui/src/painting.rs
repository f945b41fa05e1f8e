//! Painting with the pointer in the board editor: a press sets a square, and a drag gives every
//! square that it passes what the first one got.
//!
//! The left button sets what is chosen, the right one the other colour. While nothing is chosen,
//! the left one goes on from empty over black to white, and the right one goes back. One stroke is
//! one change: it is undone as a whole.

use eframe::egui::{Id, PointerButton, Pos2, Ui};
use huri_core::Color;
use huri_session::command::EditCommand;
use huri_session::{Command, View};

use crate::board::Drawn;
use crate::panel::editor::Brush;

/// A stroke under way.
#[derive(Clone, Copy, Debug)]
struct Stroke {
    button: PointerButton,
    /// What it sets.
    disc: Option<Color>,
    /// Where the pointer was last.
    at: Pos2,
    /// Whether it has changed anything yet.
    has_changed: bool,
}

const BUTTONS: [PointerButton; 2] = [PointerButton::Primary, PointerButton::Secondary];

/// What to tell the session, as the pointer has moved.
pub fn paint(ui: &Ui, view: &View, brush: Brush, drawn: &Drawn) -> Vec<Command> {
    let id = Id::unique("painting");
    let (at, pressed, shift) = ui.input(|input| {
        let pointer = &input.pointer;
        let pressed = BUTTONS
            .into_iter()
            .find(|button| pointer.button_pressed(*button));
        (pointer.interact_pos(), pressed, input.modifiers.shift)
    });
    let begun = || {
        let (at, button) = (at?, pressed?);
        // What lies above the board, such as an open menu, gets the press.
        let layer = ui.ctx().layer_id_at(at);
        let square = drawn.square_at(at)?;
        let is_above = layer.is_some_and(|layer| layer != ui.layer_id());
        let is_other = shift || button == PointerButton::Secondary;
        (!is_above).then(|| Stroke {
            button,
            disc: brush.sets(view.position.disc(square), is_other),
            at,
            has_changed: false,
        })
    };
    let before = ui.data(|data| data.get_temp::<Stroke>(id));
    let (Some(mut stroke), Some(at)) = (begun().or(before), at) else {
        return Vec::new();
    };
    let mut commands = Vec::new();
    for square in drawn.squares_between(stroke.at, at) {
        if view.position.disc(square) == stroke.disc {
            continue;
        }
        commands.push(Command::Edit(if stroke.has_changed {
            EditCommand::PutAlso(square, stroke.disc)
        } else {
            EditCommand::Put(square, stroke.disc)
        }));
        stroke.has_changed = true;
    }
    stroke.at = at;
    let is_down = ui.input(|input| input.pointer.button_down(stroke.button));
    ui.data_mut(|data| {
        if is_down {
            data.insert_temp(id, stroke);
        } else {
            data.remove::<Stroke>(id);
        }
    });
    commands
}
