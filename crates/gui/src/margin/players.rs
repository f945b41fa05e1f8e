//! A player's line: disc, name, discs on the board, clock.

use std::time::Duration;

use eframe::egui::accesskit::Role;
use eframe::egui::{CornerRadius, FontId, Rect, Sense, Ui, pos2, vec2};
use huri_core::Color;
use huri_i18n::Text;
use huri_i18n::text::{Game, Tui};
use huri_session::settings::Shows;
use huri_session::view::Clock;

use crate::disc;
use crate::scene::Scene;
use crate::words::named;

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
            let has_room = has_room_for_words(ui, scene, color);
            for (what, count) in counted(scene, color) {
                let text = words.get(what.text(count));
                if has_room {
                    words.muted(ui, &text);
                } else {
                    what.shortly(ui, scene, count, &text);
                }
            }
            ui.add_space(GAP);
            ui.with_layout(words.row(), |ui| words.muted_line(ui, &name(scene, color)));
        });
    });
}

/// Who plays a side.
fn name(scene: &Scene, color: Color) -> String {
    let side = &scene.view.sides[color];
    if side.name.is_empty() {
        scene.words.get(Text::from(side.player))
    } else {
        side.name.clone()
    }
}

fn counted(scene: &Scene, color: Color) -> impl Iterator<Item = (Counted, u32)> {
    let side = &scene.view.sides[color];
    let shows_mobility = scene.view.shows.has(Shows::Mobility);
    let mobility = shows_mobility.then_some((Counted::Moves, side.mobility));
    let supply = side.supply.map(|count| (Counted::Supply, count));
    mobility.into_iter().chain(supply)
}

/// Whether both sides have room for what is counted in words, in the room that is left in this
/// one's line: both lines are alike. Words give way to the name; so they do not to a long one.
fn has_room_for_words(ui: &Ui, scene: &Scene, this: Color) -> bool {
    let words = scene.words;
    let taken = |color: Color| {
        let discs = words.0.number(scene.view.sides[color].discs.into());
        words.width(ui, &words.get(Game::Color { color }), 18.0) + words.width(ui, &discs, 24.0)
    };
    let wanted = |color: Color| -> f32 {
        let texts = counted(scene, color).map(|(what, count)| words.get(what.text(count)));
        let texts: f32 = texts.map(|text| words.width(ui, &text, 14.0) + GAP).sum();
        texts + words.width(ui, &name(scene, color), 14.0).min(96.0) + GAP
    };
    let room = ui.available_width() + taken(this);
    let fits = |color: &Color| taken(*color) + wanted(*color) <= room;
    Color::BOTH.iter().all(fits)
}

/// What is counted of a side besides its discs on the board.
#[derive(Clone, Copy)]
enum Counted {
    /// The moves it has.
    Moves,
    /// Its discs beside the board.
    Supply,
}

impl Counted {
    fn text(self, count: u32) -> Tui {
        match self {
            Counted::Moves => Tui::Mobility { count },
            Counted::Supply => Tui::Supply { count },
        }
    }

    /// A sign and the number, where there is no room for words, which a tip says.
    fn shortly(self, ui: &mut Ui, scene: &Scene, count: u32, text: &str) {
        let (words, tones) = (scene.words, scene.tones);
        let number = words.0.number(count.into());
        let font = FontId::proportional(14.0);
        let galley = ui.painter().layout_no_wrap(number, font, tones.muted);
        let size = vec2(galley.size().x + 12.0, galley.size().y.max(16.0));
        let (place, response) = ui.allocate_exact_size(size, Sense::hover());
        let at = place.left_center() + vec2(4.0, 0.0);
        match self {
            // A move is a dot, as on the board.
            Counted::Moves => {
                ui.painter().circle_filled(at, 3.5, tones.muted);
            }
            // A disc of the supply stands on its edge, as beside the board.
            Counted::Supply => {
                let disc = Rect::from_center_size(at, vec2(5.0, 14.0));
                disc::on_edge(ui.painter(), tones, disc, tones.muted);
            }
        }
        let top = place.center().y - galley.size().y / 2.0;
        let begin = pos2(place.left() + 12.0, top);
        ui.painter().galley(begin, galley, tones.muted);
        let response = words.tip(response, text);
        named(response, Role::Label, text);
    }
}

/// Draws both sides in one line, where height is short: their discs and clocks.
pub fn both(ui: &mut Ui, scene: &Scene) {
    let (words, tones) = (scene.words, scene.tones);
    let half = |ui: &mut Ui, color: Color| {
        let side = &scene.view.sides[color];
        sign(ui, scene, color);
        words.styled(ui, &words.0.number(side.discs.into()), 18.0, tones.text);
        let name = words.get(Game::Color { color });
        // The disc says it too.
        if words.width(ui, &name, 14.0) <= ui.available_width() {
            words.muted(ui, &name);
        }
        if let Some(clock) = &side.clock {
            show_clock(ui, scene, clock);
        }
    };
    words.line(ui, 28.0, |ui| {
        let room = ui.available_width() - ui.spacing().item_spacing.x;
        for color in Color::BOTH {
            let size = vec2(room / 2.0, 28.0);
            ui.allocate_ui_with_layout(size, words.row(), |ui| {
                ui.set_min_width(size.x);
                half(ui, color);
            });
        }
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
