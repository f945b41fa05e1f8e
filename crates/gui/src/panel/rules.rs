//! The rules of the game as a page, its diagrams drawn as the board is.

use eframe::egui::{Sense, Ui, WidgetInfo, accesskit::Role, vec2};
use huri_i18n::text::Rules as Says;
use huri_learn::rules::{Block, Diagram, page};
use huri_session::Action;

use crate::ask::Ask;
use crate::board;
use crate::scene::Scene;

/// The widest that a diagram is drawn.
const WIDEST: f32 = 300.0;

/// Draws the page.
pub fn show(ui: &mut Ui, scene: &Scene, asks: &mut Vec<Ask>) {
    let words = scene.words;
    words.muted(ui, &words.get(Says::Title));
    ui.add_space(8.0);
    if words.button(ui, Action::Course).clicked() {
        asks.push(Ask::Act(Action::Course));
    }
    for section in page() {
        ui.add_space(16.0);
        words.title(ui, &words.get(section.title));
        ui.add_space(4.0);
        for block in section.blocks {
            match block {
                Block::Paragraph(text) => drop(words.label(ui, &words.get(text))),
                Block::Diagram(diagram) => draw(ui, scene, &diagram),
            }
            ui.add_space(8.0);
        }
    }
}

fn draw(ui: &mut Ui, scene: &Scene, diagram: &Diagram) {
    let words = scene.words;
    let caption = words.get(diagram.caption.clone());
    let side = ui.available_width().min(WIDEST);
    let (area, response) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
    if ui.is_rect_visible(area) {
        board::paint(ui, area, &diagram.picture, scene);
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &caption));
    words.muted(ui, &caption);
}
