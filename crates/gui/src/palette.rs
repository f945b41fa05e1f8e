//! [`Palette`]: every action by name.

use eframe::egui::{
    self, Align2, Button, Key, Modifiers, ScrollArea, TextEdit, accesskit::Role, vec2,
};
use huri_i18n::Text;
use huri_i18n::text::Tui;
use huri_session::Action;

use crate::app::{Scene, actions};
use crate::ask::Ask;
use crate::menu::key_of;
use crate::words::named;

/// Every action by name, narrowed down by what is typed.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Palette {
    text: String,
    at: usize,
}

impl Palette {
    /// What is typed lets these pass; what can be done now stands first.
    fn found(&self, scene: &Scene) -> Vec<(Action, String, bool)> {
        let wanted = self.text.to_lowercase();
        let mut found: Vec<_> = actions()
            .map(|action| {
                let name = scene.words.get(Text::from(action));
                (action, name, scene.session.allowed(action).is_ok())
            })
            .filter(|(_, name, _)| {
                let name = name.to_lowercase();
                wanted.split_whitespace().all(|word| name.contains(word))
            })
            .collect();
        found.sort_by_key(|(_, _, is_allowed)| !is_allowed);
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
            asks.push(Ask::Act(*action));
        }
        let width = (ctx.content_rect().width() - 32.0).min(480.0);
        egui::Window::new("palette")
            .title_bar(false)
            .resizable(false)
            .fixed_size(vec2(width, 360.0))
            .anchor(Align2::CENTER_TOP, vec2(0.0, 64.0))
            .show(ctx, |ui| {
                let hint = words.get(Tui::FindCommand);
                let edit = TextEdit::singleline(&mut self.text)
                    .hint_text(words.on_button(ui, &hint))
                    .desired_width(f32::INFINITY);
                let response = ui.add(edit);
                if response.changed() {
                    self.at = 0;
                }
                response.request_focus();
                ui.separator();
                ScrollArea::vertical().max_height(320.0).show(ui, |ui| {
                    for (index, (action, name, is_allowed)) in found.iter().enumerate() {
                        let button =
                            Button::selectable(index == self.at, words.on_button(ui, name))
                                .shortcut_text(key_of(scene, *action))
                                .min_size(vec2(ui.available_width(), 28.0));
                        let response = ui.add_enabled(*is_allowed, button);
                        if index == self.at && before != self.at {
                            response.scroll_to_me(None);
                        }
                        if named(response, Role::Button, name).clicked() {
                            asks.push(Ask::Act(*action));
                        }
                    }
                });
            });
    }
}
