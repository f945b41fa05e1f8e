//! [`Palette`]: everything that can be done, by name.

use eframe::egui::{
    self, Align2, EventFilter, Id, Key, Modifiers, Rect, ScrollArea, Sense, Vec2, accesskit::Role,
    vec2,
};
use huri_i18n::Text;
use huri_i18n::text::{Common, Tui};
use huri_session::Action;
use huri_session::action::Group;

use crate::ask::Ask;
use crate::scene::{Scene, of_group};
use crate::words::{named, said};

/// Everything that can be done by name, narrowed down by what is typed.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Palette {
    text: String,
    at: usize,
}

impl Palette {
    /// What is typed lets these pass; what can be done now stands first.
    fn found(&self, scene: &Scene) -> Vec<(Action, String, Result<(), Text>)> {
        let wanted = self.text.to_lowercase();
        let mut found: Vec<_> = Group::ALL
            .into_iter()
            .flat_map(of_group)
            .map(|action| {
                let name = scene.words.get(Text::from(action));
                (action, name, scene.allowed(action))
            })
            .filter(|(_, name, _)| {
                let name = name.to_lowercase();
                wanted.split_whitespace().all(|word| name.contains(word))
            })
            .collect();
        found.sort_by_key(|(.., allowed)| allowed.is_err());
        found
    }

    /// Draws it above everything else.
    pub fn show(&mut self, ctx: &egui::Context, scene: &Scene, asks: &mut Vec<Ask>) {
        let words = scene.words;
        let found = self.found(scene);
        let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let before = self.at;
        if pressed(Key::ArrowDown) {
            self.at += 1;
        }
        if pressed(Key::ArrowUp) {
            self.at = self.at.saturating_sub(1);
        }
        self.at = self.at.min(found.len().saturating_sub(1));
        if pressed(Key::Enter)
            && let Some((action, ..)) = found.get(self.at)
        {
            asks.push(Ask::Close);
            asks.push(Ask::Act(*action));
        }
        let screen = ctx.content_rect();
        let width = (screen.width() - 32.0).min(480.0);
        let top = if screen.height() < 480.0 { 8.0 } else { 64.0 };
        let height = (screen.height() - top - 72.0).clamp(60.0, 360.0);
        egui::Window::new(words.get(Action::Palette))
            .id(Id::unique("palette"))
            .title_bar(false)
            .resizable(false)
            .fixed_size(vec2(width, height))
            .anchor(Align2::CENTER_TOP, vec2(0.0, top))
            .show(ctx, |ui| {
                let hint = words.get(Tui::FindCommand);
                let response = words.line_edit(ui, &mut self.text, &hint);
                if response.changed() {
                    self.at = 0;
                }
                response.request_focus();
                // Up and down choose below, without the focus.
                let filter = EventFilter {
                    horizontal_arrows: true,
                    vertical_arrows: true,
                    ..EventFilter::default()
                };
                ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
                // The focus stays where words are typed: what Enter would do is said.
                let chosen = found.get(self.at).map(|(_, name, allowed)| match allowed {
                    Ok(()) => name.clone(),
                    Err(why) => words.get(Common::About {
                        subject: name.clone(),
                        what: Box::new(why.clone()),
                    }),
                });
                let place = Rect::from_min_size(response.rect.left_bottom(), Vec2::ZERO);
                let unseen = ui.interact(place, Id::unique("chosen"), Sense::hover());
                said(named(unseen, Role::Status, &chosen.unwrap_or_default()));
                ui.separator();
                ScrollArea::vertical().max_height(height).show(ui, |ui| {
                    for (index, (action, name, allowed)) in found.iter().enumerate() {
                        let button = words
                            .row_button(ui, index == self.at, name, scene.key(*action))
                            .min_size(vec2(ui.available_width(), 28.0));
                        let mut response = ui.add_enabled(allowed.is_ok(), button);
                        if index == self.at && before != self.at {
                            response.scroll_to_me(None);
                        }
                        if let Err(why) = allowed
                            && !words.is_rtl()
                        {
                            response = response.on_disabled_hover_text(words.get(why));
                        }
                        if named(response, Role::Button, name).clicked() {
                            asks.push(Ask::Close);
                            asks.push(Ask::Act(*action));
                        }
                    }
                });
            });
    }
}
