//! The ring around what the keyboard is on.

use eframe::egui::{Context, CornerRadius, Stroke, StrokeKind};

use crate::board;
use crate::tones::Tones;

/// Draws the ring, at the end of a frame. The board's squares have their own, inside.
pub fn ring(ctx: &Context, tones: &Tones) {
    let focused = ctx.memory(|memory| memory.focused());
    let Some(id) = focused.filter(|id| !board::is_square(*id)) else {
        return;
    };
    let Some(response) = ctx.read_response(id) else {
        return;
    };
    if response.interact_rect.is_negative() {
        return;
    }
    ctx.layer_painter(response.layer_id).rect_stroke(
        response.interact_rect.expand(1.0),
        CornerRadius::same(7),
        Stroke::new(2.0, tones.accent),
        StrokeKind::Outside,
    );
}
