//! More about what was refused or what happened, line by line.

use eframe::egui::Ui;
use huri_i18n::text::Gui;

use crate::ask::{Ask, Copied};
use crate::scene::Scene;

/// Draws the lines.
pub fn show(ui: &mut Ui, scene: &Scene, lines: &[String], asks: &mut Vec<Ask>) {
    let words = scene.words;
    for line in lines {
        words.label(ui, line);
        ui.add_space(4.0);
    }
    ui.add_space(8.0);
    if words.button(ui, Gui::Copy).clicked() {
        asks.push(Ask::Copy(Copied::Text(lines.join("\n"))));
    }
}
