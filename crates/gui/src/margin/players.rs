//! A player's line: disc, name, discs on the board, clock.

use std::time::Duration;

use eframe::egui::{CornerRadius, Sense, Ui, vec2};
use huri_core::Color;
use huri_i18n::Text;
use huri_i18n::text::{Game, Tui};
use huri_session::settings::Shows;
use huri_session::view::Clock;

use crate::disc;
use crate::scene::Scene;

/// Between the name and what is told at the line's end.
const GAP: f32 = 8.0;

/// Draws a side's line.
pub fn show(ui: &mut Ui, scene: &Scene, color: Color) {
    let (words, tones) = (scene.words, scene.tones);
    let side = &scene.view.sides[color];
    ui.with_layout(words.row(), |ui| {
        ui.set_min_height(32.0);
        sign(ui, scene, color);
        words.styled(ui, &words.get(Game::Color { color }), 18.0, tones.text);
        ui.with_layout(words.row_from_end(), |ui| {
            if let Some(clock) = &side.clock {
                show_clock(ui, scene, clock);
                ui.add_space(8.0);
            }
            words.styled(ui, &words.0.number(side.discs.into()), 24.0, tones.text);
            let name = if side.name.is_empty() {
                words.get(Text::from(side.player))
            } else {
                side.name.clone()
            };
            let supply = side.supply.map(|count| Tui::Supply { count });
            let shows_mobility = scene.view.shows.has(Shows::Mobility);
            let mobility = shows_mobility.then_some(Tui::Mobility {
                count: side.mobility,
            });
            // What stands beside the board too gives way to the name; so it does not to a long one.
            let name_room = words.width(ui, &name, 14.0).min(96.0) + 2.0 * GAP;
            for text in [mobility, supply].into_iter().flatten() {
                let text = words.get(text);
                if words.width(ui, &text, 14.0) + name_room <= ui.available_width() {
                    words.muted(ui, &text);
                }
            }
            ui.add_space(GAP);
            ui.with_layout(words.row(), |ui| words.muted_line(ui, &name));
        });
    });
}

/// Draws both sides in one line, where height is short: their discs and clocks.
pub fn both(ui: &mut Ui, scene: &Scene) {
    let (words, tones) = (scene.words, scene.tones);
    let half = |ui: &mut Ui, color: Color| {
        let side = &scene.view.sides[color];
        sign(ui, scene, color);
        words.styled(ui, &words.0.number(side.discs.into()), 18.0, tones.text);
        words.muted(ui, &words.get(Game::Color { color }));
        if let Some(clock) = &side.clock {
            show_clock(ui, scene, clock);
        }
    };
    words.line(ui, 28.0, |ui| {
        half(ui, Color::Black);
        ui.with_layout(words.row_from_end(), |ui| {
            let size = vec2(ui.available_width() / 2.0, 28.0);
            ui.allocate_ui_with_layout(size, words.row(), |ui| half(ui, Color::White));
        });
    });
}

/// The side's disc, with a mark if it is to move.
fn sign(ui: &mut Ui, scene: &Scene, color: Color) {
    let tones = scene.tones;
    let (marker, _) = ui.allocate_exact_size(vec2(4.0, 24.0), Sense::hover());
    if scene.view.sides[color].is_to_move {
        ui.painter()
            .rect_filled(marker, CornerRadius::same(2), tones.accent);
    }
    let (place, _) = ui.allocate_exact_size(vec2(22.0, 22.0), Sense::hover());
    disc::sign(ui.painter(), tones, place.center(), 10.0, color);
}

fn show_clock(ui: &mut Ui, scene: &Scene, clock: &Clock) {
    let (words, tones) = (scene.words, scene.tones);
    let reading = clock.reading;
    let tenths = u64::from(reading.tenths.unwrap_or(0)) * 100;
    let seconds = reading.minutes * 60 + u64::from(reading.seconds);
    let left = Duration::from_millis(seconds * 1000 + tenths);
    let tone = match (clock.is_short, clock.is_running) {
        (true, _) => tones.losses[2],
        (false, true) => tones.text,
        (false, false) => tones.muted,
    };
    if clock.in_periods {
        let count = u32::from(clock.left.periods);
        words.muted(ui, &words.get(Tui::Periods { count }));
    }
    words.styled(ui, &words.0.clock(left), 18.0, tone);
}
