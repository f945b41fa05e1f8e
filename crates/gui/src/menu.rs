//! The menus: every action by group, with its key and whether it can be done now.

use eframe::egui::{
    self, MenuBar, Rect, ScrollArea, Shape, Stroke, Ui, WidgetInfo, accesskit::Role, pos2,
};
use huri_i18n::text::{Common, Session};
use huri_i18n::{Language, Text};
use huri_session::action::Group;
use huri_session::{Action, Command};

use crate::ask::Ask;
use crate::scene::{Scene, of_group};
use crate::words::named;

/// Room for a tick beside the words of a row.
const TICK: f32 = 24.0;
/// What a menu leaves of the window's height: the bar, and its own edges.
const BAR: f32 = 56.0;

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
                    let most = ui.ctx().content_rect().height() - BAR;
                    ScrollArea::vertical()
                        .max_height(most)
                        .min_scrolled_height(most)
                        .show(ui, |ui| {
                            for action in of_group(group) {
                                row(ui, scene, action, asks);
                            }
                        });
                });
                named(menu.response, Role::Button, &name);
            }
            // Without room beside the menus it is found in the settings.
            let language = words.0.language().name();
            let padding = 2.0 * ui.spacing().button_padding.x;
            if words.width(ui, language, 14.0) + padding <= ui.available_width() {
                ui.with_layout(words.row_from_end(), |ui| languages(ui, scene, asks));
            }
        });
    });
}

fn row(ui: &mut Ui, scene: &Scene, action: Action, asks: &mut Vec<Ask>) {
    let words = scene.words;
    let name = words.get(Text::from(action));
    let allowed = scene.allowed(action);
    let is_on = scene.is_on(action);
    let button = words.row_button(ui, false, &name, scene.key(action));
    // Beside the words is room for a tick.
    let padding = ui.spacing().button_padding;
    ui.spacing_mut().button_padding.x = TICK;
    let response = ui.add_enabled(allowed.is_ok(), button);
    ui.spacing_mut().button_padding = padding;
    if is_on == Some(true) {
        tick(ui, scene, response.rect);
    }
    let response = match allowed {
        Err(why) => words.tip(response, &words.get(why)),
        Ok(()) => response,
    };
    let enabled = response.enabled();
    response.widget_info(|| match is_on {
        Some(is_on) => WidgetInfo::selected(Role::MenuItem, enabled, is_on, &name),
        None => WidgetInfo::labeled(Role::MenuItem, enabled, &name),
    });
    if response.clicked() {
        asks.push(Ask::Act(action));
        ui.close();
    }
}

/// The sign of what is switched on, before the words of its row.
fn tick(ui: &Ui, scene: &Scene, row: Rect) {
    let x = if scene.words.is_rtl() {
        row.right() - TICK / 2.0
    } else {
        row.left() + TICK / 2.0
    };
    let at = |dx: f32, dy: f32| pos2(x + dx, row.center().y + dy);
    let points = vec![at(-4.5, 0.0), at(-1.5, 3.5), at(4.5, -4.0)];
    let stroke = Stroke::new(2.0, scene.tones.accent);
    ui.painter().add(Shape::line(points, stroke));
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
