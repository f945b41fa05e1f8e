//! The margin beside the board: players, moves, graph, engine, controls.

mod controls;
mod engine;
mod graph;
mod moves;
mod players;
mod replay;

use eframe::egui::{CentralPanel, Frame, Margin, Panel, ScrollArea, Ui};
use huri_core::{Color, Move};
use huri_session::settings::Shows;

use crate::ask::Ask;
use crate::scene::Scene;

/// Which parts of the margin there is room for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// All, or only players and controls.
    pub shows_all: bool,
    /// Whether players share a row.
    pub is_compact: bool,
    /// Whether there is a button for the rest.
    pub has_more: bool,
}

impl Room {
    /// All parts.
    pub const ALL: Room = Room {
        shows_all: true,
        is_compact: false,
        has_more: false,
    };
}

/// Between the players there is room for moves, graph and engine one above the other.
const HIGH: f32 = 330.0;

/// Draws the margin, and tells how high its graph is where that can be changed. The moves that are
/// pointed at, as they follow from the position shown, are put into `line`.
pub fn show(
    ui: &mut Ui,
    scene: &Scene,
    room: Room,
    asks: &mut Vec<Ask>,
    line: &mut Vec<Move>,
) -> Option<f32> {
    let across = if room.is_compact || ui.available_width() < 360.0 {
        10
    } else {
        16
    };
    let part = |panel: Panel, up: i8| {
        panel
            .show_separator_line(false)
            .resizable(false)
            .frame(Frame::new().inner_margin(Margin::symmetric(across, up)))
    };
    if room.is_compact {
        part(Panel::top("both"), 4).show(ui, |ui| players::both(ui, scene));
    } else {
        part(Panel::top("white"), 8).show(ui, |ui| players::show(ui, scene, Color::White));
    }
    part(
        Panel::bottom("controls"),
        if room.is_compact { 4 } else { 8 },
    )
    .show(ui, |ui| controls::show(ui, scene, room, asks));
    if room.shows_all && !scene.view.line.is_empty() {
        part(Panel::bottom("replay"), 4).show(ui, |ui| replay::show(ui, scene, asks));
    }
    if !room.is_compact {
        part(Panel::bottom("black"), 8).show(ui, |ui| players::show(ui, scene, Color::Black));
    }
    if !room.shows_all {
        return None;
    }
    let rest = Frame::new().inner_margin(Margin::symmetric(across, 4));
    let has_graph = scene.view.shows.has(Shows::Graph);
    if ui.available_height() < HIGH {
        CentralPanel::default().frame(rest).show(ui, |ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                engine::show(ui, scene, 1, asks, line);
                if has_graph {
                    graph::show(ui, scene, graph::LEAST, asks);
                }
                moves::show(ui, scene, asks, line);
            });
        });
        return None;
    }
    // Moves come first where height is short.
    let n_lines = ((ui.available_height() - HIGH) / 50.0).clamp(1.0, 4.0) as usize;
    part(Panel::bottom("engine"), 4).show(ui, |ui| engine::show(ui, scene, n_lines, asks, line));
    let mut graph_height = None;
    if has_graph && graph::has_values(scene) {
        let height = scene.remembered.graph.map_or(graph::USUAL, f32::from);
        let drawn = part(Panel::bottom("graph"), 4)
            .resizable(true)
            .default_size(height)
            .size_range(graph::LEAST..=(ui.available_height() * 0.6).max(graph::LEAST))
            .show(ui, |ui| {
                let height = ui.available_height();
                graph::show(ui, scene, height, asks);
            });
        graph_height = Some(drawn.response.rect.height());
    }
    CentralPanel::default().frame(rest).show(ui, |ui| {
        moves::totals(ui, scene, asks);
        ScrollArea::vertical()
            .auto_shrink(false)
            .show(ui, |ui| moves::show(ui, scene, asks, line));
    });
    graph_height
}
