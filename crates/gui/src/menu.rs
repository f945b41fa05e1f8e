//! The menus: every action by group, with its key and whether it can be done now.

use eframe::egui::{self, Button, MenuBar, Ui, accesskit::Role};
use huri_i18n::Language;
use huri_i18n::text::{Common, Session};
use huri_session::Command;
use huri_session::action::Group;

use crate::app::Scene;
use crate::ask::Ask;
use crate::item::Item;
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
                    for item in Item::of(group) {
                        row(ui, scene, item, asks);
                    }
                });
                named(menu.response, Role::Button, &name);
            }
            ui.with_layout(words.row_from_end(), |ui| languages(ui, scene, asks));
        });
    });
}

fn row(ui: &mut Ui, scene: &Scene, item: Item, asks: &mut Vec<Ask>) {
    let words = scene.words;
    let name = words.get(item.text());
    let allowed = item.allowed(scene);
    let button = Button::selectable(item.is_on(scene), words.on_button(ui, &name))
        .shortcut_text(item.key(scene));
    let response = ui.add_enabled(allowed.is_ok(), button);
    let response = match allowed {
        Err(why) if !words.is_rtl() => response.on_disabled_hover_text(words.get(why)),
        _ => response,
    };
    if named(response, Role::MenuItem, &name).clicked() {
        asks.push(item.ask());
        ui.close();
    }
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
