//! The menus: every action by group, with its key and whether it can be done now.

use eframe::egui::{self, Button, MenuBar, Ui, accesskit::Role};
use huri_i18n::text::{Common, Session};
use huri_i18n::{Language, Text};
use huri_session::action::Group;
use huri_session::{Action, Command};

use crate::app::{Scene, actions};
use crate::ask::Ask;
use crate::words::named;

/// Draws the menu bar.
pub fn show(ui: &mut Ui, scene: &Scene, asks: &mut Vec<Ask>) {
    let words = scene.words;
    MenuBar::new().ui(ui, |ui| {
        ui.with_layout(words.row(), |ui| {
            for group in Group::ALL {
                let name = words.get(Session::Group { group });
                let title = words.on_button(ui, &name);
                let menu = ui.menu_button(title, |ui| {
                    ui.set_min_width(280.0);
                    for action in actions().filter(|action| action.group() == group) {
                        row(ui, scene, action, asks);
                    }
                });
                named(menu.response, Role::Button, &name);
            }
            ui.with_layout(words.row_from_end(), |ui| languages(ui, scene, asks));
        });
    });
}

fn row(ui: &mut Ui, scene: &Scene, action: Action, asks: &mut Vec<Ask>) {
    let words = scene.words;
    let name = words.get(Text::from(action));
    let allowed = scene.session.allowed(action);
    let is_on = action
        .shows()
        .is_some_and(|what| scene.view.shows.has(what))
        || (action == Action::Analyze && scene.view.analyzing)
        || (action == Action::Autoplay && scene.view.autoplaying);
    let button =
        Button::selectable(is_on, words.on_button(ui, &name)).shortcut_text(key_of(scene, action));
    let response = ui.add_enabled(allowed.is_ok(), button);
    let response = match &allowed {
        Ok(()) => response,
        Err(why) => response.on_disabled_hover_text(words.get(Text::from(why))),
    };
    if named(response, Role::MenuItem, &name).clicked() {
        asks.push(Ask::Act(action));
        ui.close();
    }
}

/// The key to show beside an action; empty if it has none.
pub fn key_of(scene: &Scene, action: Action) -> String {
    let first = scene.keymap.chords(action).first();
    first.map(ToString::to_string).unwrap_or_default()
}

/// The languages by their own names.
fn languages(ui: &mut Ui, scene: &Scene, asks: &mut Vec<Ask>) {
    let now = scene.words.0.language();
    let title = own_name(ui, now);
    let name = scene.words.get(Common::Language);
    let menu = ui.menu_button(title, |ui| {
        for language in Language::ALL {
            let words = own_name(ui, language);
            let response = ui.selectable_label(language == now, words);
            if named(response, Role::MenuItem, language.name()).clicked() {
                let mut settings = scene.session.settings().clone();
                settings.language = Some(language.tag().to_owned());
                asks.push(Ask::Do(Command::Settings(Box::new(settings))));
                ui.close();
            }
        }
    });
    named(menu.response, Role::Button, &name);
}

/// A language's name as its speakers write it.
pub fn own_name(ui: &Ui, language: Language) -> egui::WidgetText {
    let words = crate::words::Words(huri_i18n::Texts::new(language));
    words.on_button(ui, language.name())
}
