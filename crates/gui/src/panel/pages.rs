//! Pages to read: all keys, the rules, about the program.

use eframe::egui::{FontId, RichText, Ui};
use huri_i18n::Text;
use huri_i18n::text::{Session, Tui};
use huri_learn::pages::{Line, lines};
use huri_picture::text::Style;
use huri_session::action::Group;

use crate::app::{Scene, actions};

/// All keys, by menu.
pub fn keys(ui: &mut Ui, scene: &Scene) {
    let words = scene.words;
    for group in Group::ALL {
        words.title(ui, &words.get(Session::Group { group }));
        for action in actions().filter(|action| action.group() == group) {
            let chords = scene.keymap.chords(action).iter().map(ToString::to_string);
            let chords: Vec<_> = chords.collect();
            if chords.is_empty() {
                continue;
            }
            words.line(ui, 24.0, |ui| {
                words.label(ui, &words.get(Text::from(action)));
                ui.with_layout(words.row_from_end(), |ui| {
                    ui.label(chords.join("   "));
                });
            });
        }
        ui.add_space(8.0);
    }
}

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
