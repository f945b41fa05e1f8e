//! Pages to read: the rules, about the program.

use eframe::egui::{FontId, RichText, Ui};
use huri_i18n::text::Tui;
use huri_learn::pages::{Line, lines};
use huri_picture::text::Style;

use crate::app::Scene;

/// The rules of the game.
pub fn rules(ui: &mut Ui, scene: &Scene) {
    let words = scene.words;
    let style = Style {
        ascii: true,
        ..Style::PLAIN
    };
    // As wide as wanted: the window breaks lines itself.
    for line in lines(&words.0, 10_000, style) {
        match line {
            Line::Empty => ui.add_space(8.0),
            Line::Title(text) => drop(words.title(ui, &text)),
            Line::Words(text) => drop(words.label(ui, &text)),
            Line::Caption(text) => drop(words.muted(ui, &text)),
            Line::Picture(row) => drop(ui.label(RichText::new(row).font(FontId::monospace(14.0)))),
        }
    }
}

/// About the program.
pub fn about(ui: &mut Ui, scene: &Scene) {
    let words = scene.words;
    let version = env!("CARGO_PKG_VERSION").to_owned();
    words.label(ui, &words.get(Tui::AboutVersion { version }));
    words.muted(ui, &words.get(Tui::AboutLicense));
}
