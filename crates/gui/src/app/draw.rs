//! Drawing a frame: the menus, the margin or what takes its place, the board, the status line.

use eframe::egui::{self, CentralPanel, Frame, Margin, Panel as Side, Ui, UiBuilder};
use huri_session::view::Stage;
use huri_session::{Action, Command};

use super::App;
use crate::ask::Ask;
use crate::board::{self, Board};
use crate::focus;
use crate::layout::{Layout, NARROWEST};
use crate::margin::{self, Room};
use crate::menu;
use crate::painting;
use crate::panel::{self, Course, Panel};
use crate::scene::Scene;
use crate::status;
use crate::supply;
use crate::told::Told;
use crate::tones::Tones;
use crate::turning;

/// Draws what may want more room than there is: the panel around it stays as large as it is, so
/// that the board does not move.
fn within(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    let room = ui.available_rect_before_wrap();
    let mut inside = ui.new_child(UiBuilder::new().max_rect(room));
    inside.shrink_clip_rect(room);
    content(&mut inside);
    ui.advance_cursor_after_rect(room);
}

impl App {
    pub(super) fn draw(&mut self, ui: &mut Ui, tones: &Tones) -> Vec<Ask> {
        let mut asks = Vec::new();
        let view = self.session.view();
        let (mut panel, mut palette) = (self.panel.take(), self.palette.take());
        let scene = Scene {
            view: &view,
            session: &self.session,
            tones,
            words: self.words,
            keymap: &self.keymap,
            remembered: self.remembered,
        };
        // The ground itself is there before anything is drawn, see `App::ground`.
        let ground = Frame::new();
        let size = ui.available_size();
        let wants_all = self.remembered.shows_more || panel.is_some();
        let layout = Layout::new(size, wants_all, status::CAPTION);
        let is_compact = layout.is_compact();
        // Where height is short there is one line for both.
        let has_caption = !is_compact || status::is_loud(&view);
        let quiet = |side: Side| side.show_separator_line(tones.ground == tones.panel);
        quiet(Side::top("menus"))
            .frame(ground.inner_margin(Margin::symmetric(8, if is_compact { 0 } else { 4 })))
            .show(ui, |ui| menu::show(ui, &scene, &mut asks));
        // The game waits behind the course and has nothing to say.
        let is_course = matches!(panel, Some(Panel::Course(_)));
        let nothing = Told::default();
        let said = self.said.as_ref().or(is_course.then_some(&nothing));
        let has_more_to_say = said.is_some() || self.lesson.is_some();
        if !is_compact || !has_caption || has_more_to_say {
            quiet(Side::bottom("status"))
                .frame(ground.inner_margin(Margin::symmetric(12, if is_compact { 2 } else { 6 })))
                .show(ui, |ui| {
                    status::show(ui, &scene, said, self.typed, &mut asks)
                });
        }
        let edge = Frame::new().fill(tones.panel);
        let mut line = Vec::new();
        let is_editing = view.stage == Stage::Editing;
        let brush = &mut self.brush;
        let seen = &mut self.seen;
        let mut shown = |ui: &mut Ui, room: Room| match &mut panel {
            Some(panel) => panel.show(ui, &scene, &mut asks),
            None if is_editing => panel::beside_editor(ui, &scene, brush, &mut asks),
            None => {
                let graph = margin::show(ui, &scene, room, &mut asks, &mut line);
                seen.graph = graph.or(seen.graph);
            }
        };
        let is_hidden = self.remembered.margin_hidden && !wants_all;
        match layout {
            _ if is_hidden => {}
            Layout::Beside => {
                let side = if self.words.is_rtl() {
                    Side::left("margin")
                } else {
                    Side::right("margin")
                };
                let most = (size.x - 240.0).max(NARROWEST);
                let usual = (size.x * 0.32).clamp(NARROWEST, 460.0);
                let width = self.remembered.margin.map_or(usual, f32::from);
                let drawn = quiet(side)
                    .frame(edge)
                    .default_size(width.clamp(NARROWEST, most))
                    .size_range(NARROWEST..=most)
                    .show(ui, |ui| within(ui, |ui| shown(ui, Room::ALL)));
                self.seen.margin = Some(drawn.response.rect.width());
            }
            Layout::Below {
                height, shows_all, ..
            } => {
                let room = Room {
                    shows_all,
                    is_compact,
                    has_more: true,
                };
                quiet(Side::bottom("margin-below"))
                    .frame(edge)
                    .exact_size(height)
                    .show(ui, |ui| within(ui, |ui| shown(ui, room)));
            }
        }
        let around = if is_compact { 4 } else { 12 };
        CentralPanel::default()
            .frame(ground.inner_margin(around))
            .show(ui, |ui| {
                let mut area = ui.available_rect_before_wrap();
                let course = match &panel {
                    Some(Panel::Course(course)) => Some(course),
                    _ => None,
                };
                let of_course = course.map(|course| course.board(&view));
                let view = of_course.as_ref().unwrap_or(&view);
                if has_caption {
                    area.max.y -= status::caption_height(view, area.width());
                }
                let by_hand = course.is_none() && view.sides.black.supply.is_some();
                let room = if by_hand { supply::room(area) } else { 0.0 };
                let asked = view.turning.and_then(|turning| {
                    let asked = turning.asked?;
                    Some(asked - turning.turned)
                });
                let board = Board {
                    view,
                    tones,
                    words: self.words,
                    quarters: self.remembered.quarters,
                    still: self.remembered.still,
                    line: &line,
                    ringed: course.map_or(asked.unwrap_or_default(), Course::ringed),
                };
                let within = area.shrink2(egui::vec2(0.0, room));
                let drawn = board::show(ui, within, &board);
                if is_editing && course.is_none() {
                    let painted = painting::paint(ui, view, *brush, &drawn);
                    asks.extend(painted.into_iter().map(Ask::Do));
                    // What the pointer does is painting; the rest comes from keys.
                    let is_painted = ui.input(|input| input.pointer.any_released());
                    let is_other = ui.input(|input| input.modifiers.shift);
                    let chosen = drawn.chosen.filter(|_| !is_painted);
                    asks.extend(chosen.map(|square| Ask::Do(brush.on(square, view, is_other))));
                } else {
                    asks.extend(drawn.chosen.map(Ask::Square));
                }
                if by_hand {
                    supply::show(ui, &drawn, room, &scene);
                    if scene.session.allowed(Action::TurningMend).is_ok() {
                        let dragged = turning::drag(ui, view, &drawn);
                        let turned = dragged.into_iter().map(Command::TurnDisc);
                        asks.extend(turned.map(Ask::Do));
                    }
                }
                if has_caption && course.is_none() {
                    let mut board = drawn.rect;
                    board.max.y += room;
                    status::caption(ui, board, area, &scene, &mut asks);
                }
            });
        status::announce(ui, &scene);
        if let Some(palette) = &mut palette {
            palette.show(ui.ctx(), &scene, &mut asks);
        }
        if ui.ctx().input(|input| !input.raw.hovered_files.is_empty()) {
            status::drop_here(ui, &scene);
        }
        focus::ring(ui.ctx(), tones);
        (self.panel, self.palette) = (panel, palette);
        asks
    }
}
