//! Texts to write: a remark.

use eframe::egui::Ui;
use huri_core::NodeId;
use huri_i18n::text::{Common, Tui};
use huri_session::Command;

use crate::ask::Ask;
use crate::scene::Scene;

/// A remark on a position.
#[derive(Debug)]
pub struct Remark {
    node: NodeId,
    text: String,
    is_new: bool,
}

impl Remark {
    /// With the remark of now.
    pub fn new(node: NodeId, text: String) -> Remark {
        Remark {
            node,
            text,
            is_new: true,
        }
    }

    /// Draws it. It has the keyboard from the first: letters are moves and commands elsewhere.
    pub fn show(&mut self, ui: &mut Ui, scene: &Scene, asks: &mut Vec<Ask>) {
        let words = scene.words;
        let label = words.muted(ui, &words.get(Tui::Comment));
        let field = words.text_edit(ui, &mut self.text, 8).labelled_by(label.id);
        if std::mem::take(&mut self.is_new) {
            field.request_focus();
        }
        ui.add_space(8.0);
        if words.button(ui, Common::Ok).clicked() {
            let text = self.text.trim_end().to_owned();
            asks.push(Ask::DoAndClose(Command::Comment(self.node, text)));
        }
    }
}
