//! The row of buttons below the margin, with painted icons.

use eframe::egui::{
    Button, Color32, Painter, Rect, Response, Sense, Shape, Stroke, StrokeKind, TextWrapMode, Ui,
    Vec2, accesskit::Role, pos2, vec2,
};
use huri_i18n::Text;
use huri_i18n::text::Common;
use huri_session::Action;
use huri_session::view::Thinking;

use crate::ask::Ask;
use crate::margin::Room;
use crate::scene::Scene;
use crate::words::named;

/// What has its name on it, where there is room. While the engine thinks about its move there are
/// no hints: then their place is for the other.
const NAMED: [(Action, Option<Action>); 2] =
    [(Action::Hint, Some(Action::MoveNow)), (Action::Undo, None)];

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
        let more = room.has_more.then(|| words.get(Common::More));
        let padding = 2.0 * ui.spacing().button_padding.x + 3.0;
        let wide = |name: &str| words.width(ui, name, 14.0) + padding;
        // As wide as the wider of two names, so that nothing moves when they change places.
        let places = NAMED.map(|(usual, other)| {
            let widths = [Some(usual), other].map(|action| {
                let name = words.get(Text::from(action?));
                Some(wide(&name))
            });
            widths.into_iter().flatten().fold(0.0, f32::max)
        });
        let all = places.iter().sum::<f32>() + more.as_deref().map_or(0.0, wide);
        let is_long = |thinking: &Thinking| thinking.is_long(scene.view.now);
        let can_hurry = scene.view.thinking.as_ref().is_some_and(is_long);
        // Without room for words in the same row there are signs.
        let has_room = all <= ui.available_size_before_wrap().x;
        for ((usual, other), width) in NAMED.into_iter().zip(places) {
            let action = other.filter(|_| can_hurry).unwrap_or(usual);
            if !has_room {
                icon(ui, scene, action, asks);
                continue;
            }
            let name = words.get(Text::from(action));
            let is_allowed = scene.session.allowed(action).is_ok();
            let button = Button::new(words.on_button(ui, &name))
                .wrap_mode(TextWrapMode::Extend)
                .min_size(vec2(width - 3.0, 0.0));
            let response = ui.add_enabled(is_allowed, button);
            let response = with_key(response, scene, action, &name);
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
    let response = with_key(response, scene, action, &name);
    if named(response, Role::Button, &name).clicked() {
        asks.push(Ask::Act(action));
    }
}

/// Pointed at, it tells its name and its key.
fn with_key(response: Response, scene: &Scene, action: Action, name: &str) -> Response {
    let key = scene.key(action);
    let tip = if key.is_empty() {
        name.to_owned()
    } else {
        format!("{name}  {key}")
    };
    scene.words.tip(response, &tip)
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
        Action::Hint => {
            // A lamp.
            let stroke = Stroke::new(1.6, tone);
            painter.circle_stroke(center - vec2(0.0, 2.0), 5.0, stroke);
            for (y, half) in [(5.0, 2.5), (7.5, 1.5)] {
                let line = [center + vec2(-half, y), center + vec2(half, y)];
                painter.line_segment(line, stroke);
            }
        }
        Action::MoveNow => {
            // A disc that comes down.
            painter.circle_filled(center + vec2(0.0, 4.5), 4.0, tone);
            for (y, half) in [(-7.5, 4.5), (-3.5, 2.5)] {
                let line = [center + vec2(-half, y), center + vec2(half, y)];
                painter.line_segment(line, Stroke::new(1.6, tone));
            }
        }
        Action::Undo => {
            // An arrow that goes back.
            let center = center + vec2(1.0, 0.5);
            let around = |step: u8| {
                let angle = std::f32::consts::PI * (1.0 + 1.4 * f32::from(step) / 16.0);
                center + Vec2::angled(angle) * 5.5
            };
            let arc = (0..=16).map(around).collect();
            painter.line(arc, Stroke::new(1.8, tone));
            let head = [(-9.0, -0.5), (-2.0, -0.5), (-5.5, 4.5)];
            let head = head.map(|(x, y)| center + vec2(x, y));
            painter.add(Shape::convex_polygon(head.to_vec(), tone, Stroke::NONE));
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
