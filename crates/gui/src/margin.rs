//! The margin beside the board: players, moves, graph, engine, controls.

mod controls;
mod engine;
mod graph;
mod moves;
mod players;

use eframe::egui::{CentralPanel, Frame, Margin, Panel, Ui};
use huri_core::Color;
use huri_session::settings::Shows;

use crate::app::Scene;
use crate::ask::Ask;

/// Draws the margin; only players and controls where there is no room for more.
pub fn show(ui: &mut Ui, scene: &Scene, shows_all: bool, asks: &mut Vec<Ask>) {
    let padded = Frame::new().inner_margin(Margin::symmetric(16, 8));
    let part = |panel: Panel| {
        panel
            .show_separator_line(false)
            .resizable(false)
            .frame(padded)
    };
    part(Panel::top("white")).show(ui, |ui| players::show(ui, scene, Color::White));
    part(Panel::bottom("controls")).show(ui, |ui| controls::show(ui, scene, shows_all, asks));
    part(Panel::bottom("black")).show(ui, |ui| players::show(ui, scene, Color::Black));
    if !shows_all {
        return;
    }
    part(Panel::bottom("engine")).show(ui, |ui| engine::show(ui, scene));
    if scene.view.shows.has(Shows::Graph) {
        part(Panel::bottom("graph")).show(ui, |ui| graph::show(ui, scene, asks));
    }
    CentralPanel::default()
        .frame(padded)
        .show(ui, |ui| moves::show(ui, scene, asks));
}
