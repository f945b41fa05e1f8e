//! The discs beside the board, where they are turned by hand: a rail of 32 for each side, White's
//! above the board and Black's below, each disc standing on its edge.

use eframe::egui::{
    CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, accesskit::Role, pos2, vec2,
};
use huri_core::Color;
use huri_core::tabletop::DISCS;
use huri_i18n::text::Gui;

use crate::board::Drawn;
use crate::disc;
use crate::scene::Scene;
use crate::tones::mix;

/// The room for a rail above and below a board in this area.
pub fn room(area: Rect) -> f32 {
    (area.width().min(area.height()) * 0.055).clamp(14.0, 44.0)
}

/// Draws both rails, above and below the board.
pub fn show(ui: &mut Ui, board: &Drawn, room: f32, scene: &Scene) {
    for color in [Color::White, Color::Black] {
        let Some(count) = scene.view.sides[color].supply else {
            continue;
        };
        let height = room * 0.72;
        let top = match color {
            Color::White => board.whole.top() - room,
            Color::Black => board.whole.bottom() + room - height,
        };
        let rail = pos2(board.rect.left(), top);
        let rail = Rect::from_min_size(rail, vec2(board.rect.width(), height));
        let was_taken = scene.view.sides[!color].was_handed_disc;
        draw(ui, rail, count, was_taken, scene);
        let id = eframe::egui::Id::unique(("supply", color as u8));
        let response = ui.interact(rail, id, Sense::hover());
        let name = scene.words.get(Gui::SupplyOf { color, count });
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
        scene.words.tip(response, &name);
    }
}

/// A rail with this many discs; whether the other side was handed the last one.
fn draw(ui: &Ui, rail: Rect, count: u32, was_taken: bool, scene: &Scene) {
    let tones = scene.tones;
    let painter = ui.painter();
    // Of one piece with the board's frame.
    let groove = tones.line;
    painter.rect_filled(rail, CornerRadius::same(4), groove);
    let inner = rail.shrink2(vec2(rail.height() * 0.2, rail.height() * 0.12));
    let pitch = inner.width() / DISCS as f32;
    for index in 0..DISCS {
        let x = inner.left() + pitch * (index as f32 + 0.5);
        let center = pos2(x, inner.center().y);
        let size = vec2((pitch * 0.58).max(3.0), inner.height());
        let disc = Rect::from_center_size(center, size);
        let corner = disc::corner_on_edge(disc);
        if index < count {
            disc::on_edge(painter, tones, disc, tones.rims[0]);
        } else if index == count && was_taken {
            let ring = Stroke::new(2.0, tones.board_accent);
            painter.rect_stroke(disc, corner, ring, StrokeKind::Outside);
        } else {
            let faint = mix(groove, tones.board, 0.4);
            painter.rect_filled(disc.shrink2(vec2(0.0, inner.height() * 0.2)), corner, faint);
        }
    }
}
