//! The row of buttons below the margin, with painted icons.

use eframe::egui::{
    Button, Color32, Painter, Rect, Sense, Shape, Stroke, StrokeKind, TextWrapMode, Ui,
    accesskit::Role, pos2, vec2,
};
use huri_i18n::Text;
use huri_i18n::text::Common;
use huri_session::Action;

use crate::ask::Ask;
use crate::margin::Room;
use crate::scene::Scene;
use crate::words::named;

/// Draws the controls.
pub fn show(ui: &mut Ui, scene: &Scene, room: Room, asks: &mut Vec<Ask>) {
    let words = scene.words;
    // Time runs from left to right in every language, as on every player of music.
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 3.0;
        for action in [
            Action::Start,
            Action::Back,
            Action::Autoplay,
            Action::Forward,
            Action::End,
        ] {
            icon(ui, scene, action, asks);
        }
        ui.add_space(4.0);
        for action in [Action::Hint, Action::Undo] {
            let is_allowed = scene.session.allowed(action).is_ok();
            let name = words.get(Text::from(action));
            let button = Button::new(words.on_button(ui, &name)).wrap_mode(TextWrapMode::Extend);
            let response = ui.add_enabled(is_allowed, button);
            if named(response, Role::Button, &name).clicked() {
                asks.push(Ask::Act(action));
            }
        }
        if room.has_more && words.button(ui, Common::More).clicked() {
            asks.push(Ask::More);
        }
    });
}

fn icon(ui: &mut Ui, scene: &Scene, action: Action, asks: &mut Vec<Ask>) {
    let is_allowed = scene.session.allowed(action).is_ok();
    let name = scene.words.get(Text::from(action));
    let sense = if is_allowed {
        Sense::click()
    } else {
        Sense::hover()
    };
    let (rect, response) = ui.allocate_exact_size(vec2(29.0, 30.0), sense);
    let style = ui.style().interact(&response);
    let (fill, edge, radius) = (style.weak_bg_fill, style.bg_stroke, style.corner_radius);
    let tone = if is_allowed {
        scene.tones.text
    } else {
        scene.tones.muted.gamma_multiply(0.5)
    };
    let painter = ui.painter();
    if is_allowed {
        painter.rect(rect, radius, fill, edge, StrokeKind::Inside);
    }
    draw(painter, rect, action, scene.view.autoplaying, tone);
    let key = scene.key(action);
    let tip = if key.is_empty() {
        name.clone()
    } else {
        format!("{name}  {key}")
    };
    let response = scene.words.tip(response, &tip);
    if named(response, Role::Button, &name).clicked() {
        asks.push(Ask::Act(action));
    }
}

fn draw(painter: &Painter, rect: Rect, action: Action, is_playing: bool, tone: Color32) {
    let center = rect.center();
    let triangle = |x: f32, to: f32| {
        let points = [(-to, -6.0), (to, 0.0), (-to, 6.0)];
        let points = points.map(|(dx, dy)| pos2(center.x + x + dx * 4.5, center.y + dy));
        painter.add(Shape::convex_polygon(points.to_vec(), tone, Stroke::NONE));
    };
    let bar = |x: f32| {
        let bar = Rect::from_center_size(center + vec2(x, 0.0), vec2(2.5, 12.0));
        painter.rect_filled(bar, 1.0, tone);
    };
    match action {
        Action::Start => {
            bar(-5.5);
            triangle(1.5, -1.0);
        }
        Action::Back => triangle(-0.5, -1.0),
        Action::Forward => triangle(0.5, 1.0),
        Action::End => {
            bar(5.5);
            triangle(-1.5, 1.0);
        }
        _ if is_playing => {
            bar(-3.0);
            bar(3.0);
        }
        _ => {
            triangle(-4.0, 1.0);
            triangle(4.0, 1.0);
        }
    }
}
