//! The bar to walk along the line with, and how fast moves follow by themselves.

use eframe::egui::{DragValue, Slider, SliderClamping, Ui, WidgetInfo, accesskit::Role, vec2};
use huri_i18n::text::Gui;
use huri_session::{Command, Settings};

use crate::ask::Ask;
use crate::scene::Scene;

/// Draws the bar, where there is a line to walk along.
pub fn show(ui: &mut Ui, scene: &Scene, asks: &mut Vec<Ask>) {
    let (words, view) = (scene.words, scene.view);
    let n = view.line.len();
    if n == 0 {
        return;
    }
    // Time runs from left to right in every language.
    ui.horizontal(|ui| {
        let at = words.get(Gui::PlyOf {
            ply: view.ply as u32,
            all: n as u32,
        });
        let speed = 64.0;
        // The bar has what the words leave, at the end as well.
        let last = Gui::PlyOf {
            ply: n as u32,
            all: n as u32,
        };
        let told = words.width(ui, &words.get(last), 14.0) + speed;
        let gaps = 3.0 * ui.spacing().item_spacing.x;
        let room = ui.available_width() - told - gaps;
        ui.spacing_mut().slider_width = room.max(48.0);
        let mut ply = view.ply;
        let slider = Slider::new(&mut ply, 0..=n)
            .show_value(false)
            .step_by(1.0)
            .clamping(SliderClamping::Always);
        let response = ui.add(slider);
        let name = words.get(Gui::Seek);
        response.widget_info(|| WidgetInfo::slider(true, view.ply as f64, &name));
        if response.changed() && ply != view.ply {
            asks.push(Ask::Do(Command::GoToPly(ply)));
        }
        words.muted(ui, &at);
        ui.with_layout(
            eframe::egui::Layout::right_to_left(eframe::egui::Align::Center),
            |ui| {
                let settings = scene.session.settings();
                let mut seconds = settings.study.autoplay_ms as f64 / 1000.0;
                let value = DragValue::new(&mut seconds)
                    .range(0.1..=60.0)
                    .speed(0.05)
                    .max_decimals(1)
                    .custom_formatter(|seconds, _| words.0.decimal(seconds, 1))
                    .custom_parser(|typed| typed.trim().replace(',', ".").parse().ok())
                    .suffix(" s");
                let response = ui.add_sized(vec2(speed, 24.0), value);
                let name = words.get(Gui::SecondsAMove);
                response.widget_info(|| WidgetInfo::labeled(Role::SpinButton, true, &name));
                let is_changed = response.changed();
                words.tip(response, &name);
                if is_changed {
                    let mut settings: Settings = settings.clone();
                    settings.study.autoplay_ms = (seconds * 1000.0).round() as u64;
                    asks.push(Ask::Do(Command::Settings(Box::new(settings))));
                }
            },
        );
    });
}
