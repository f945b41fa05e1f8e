//! Texts to write: a remark.

use eframe::egui::Ui;
use huri_core::NodeId;
use huri_i18n::text::{Common, Tui};
use huri_session::Command;

use crate::ask::Ask;
use crate::scene::Scene;

/// A remark on a position.
pub fn comment(ui: &mut Ui, scene: &Scene, node: NodeId, text: &mut String, asks: &mut Vec<Ask>) {
    let words = scene.words;
    let label = words.muted(ui, &words.get(Tui::Comment));
    words.text_edit(ui, text, 8).labelled_by(label.id);
    ui.add_space(8.0);
    if words.button(ui, Common::Ok).clicked() {
        let text = text.trim_end().to_owned();
        asks.push(Ask::DoAndClose(Command::Comment(node, text)));
    }
}
