//! About the program.

use eframe::egui::Ui;
use huri_i18n::text::Tui;

use crate::scene::Scene;

/// About the program.
pub fn about(ui: &mut Ui, scene: &Scene) {
    let words = scene.words;
    let version = env!("CARGO_PKG_VERSION").to_owned();
    words.label(ui, &words.get(Tui::AboutVersion { version }));
    words.muted(ui, &words.get(Tui::AboutLicense));
}
