//! A disc, drawn by vector: matte, lit from above left, with a thin rim, sharp at any size.

use std::f32::consts::{PI, TAU};

use eframe::egui::{Color32, Mesh, Painter, Pos2, Shape, Stroke, Vec2, vec2};
use huri_core::Color;

use crate::tones::{Tones, mix};

/// Points of the outline; smooth up to 4K.
const N: usize = 64;

/// A disc on its way from one face to the other.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    /// 0 shows the other face, 1 the face it will have.
    pub done: f32,
    /// The line of play, along which the disc narrows.
    pub along: Vec2,
}

/// Draws a disc of this colour, or on its way to it.
pub fn draw(
    painter: &Painter,
    tones: &Tones,
    center: Pos2,
    radius: f32,
    color: Color,
    turn: Option<Turn>,
) {
    let (mut color, mut wide, mut along) = (color, 1.0, vec2(1.0, 0.0));
    if let Some(turn) = turn.filter(|turn| turn.done < 1.0) {
        let eased = turn.done * turn.done * (3.0 - 2.0 * turn.done);
        wide = (eased * PI).cos().abs().max(0.1);
        along = turn.along.normalized();
        if eased < 0.5 {
            color = !color;
        }
    }
    let outline = |radius: f32, at: Pos2| -> Vec<Pos2> {
        let across = along.rot90();
        let point = |index: usize| {
            let (sin, cos) = (index as f32 * TAU / N as f32).sin_cos();
            at + along * (cos * radius * wide) + across * (sin * radius)
        };
        (0..N).map(point).collect()
    };
    let index = color as usize;
    let shadow = Color32::from_black_alpha(60);
    let below = center + Vec2::splat(radius * 0.03 + 0.6);
    painter.add(Shape::convex_polygon(
        outline(radius, below),
        shadow,
        Stroke::NONE,
    ));
    let rim = Stroke::new((radius * 0.035).clamp(0.8, 2.5), tones.rims[index]);
    let face = tones.faces[index];
    painter.add(Shape::convex_polygon(outline(radius, center), face, rim));
    // The light: a fan around the brightest spot, which fades to the face's own colour before
    // the rim, so that its edge is not seen.
    let mut light = Mesh::default();
    let bright = center + (along * (-0.3 * wide) - along.rot90() * 0.3) * radius;
    let bright = if along == vec2(1.0, 0.0) {
        center + vec2(-0.3 * wide, -0.32) * radius
    } else {
        bright
    };
    light.colored_vertex(bright, mix(face, tones.lit[index], 0.8));
    for point in outline(radius * 0.93, center) {
        light.colored_vertex(point, face);
    }
    for index in 0..N as u32 {
        light.add_triangle(0, 1 + index, 1 + (index + 1) % N as u32);
    }
    painter.add(light);
}

/// Draws a disc as a small sign beside words.
pub fn sign(painter: &Painter, tones: &Tones, center: Pos2, radius: f32, color: Color) {
    let face = tones.faces[color as usize];
    // Beside words the ground may have the disc's own tone: the rim is that of the text.
    let rim = Stroke::new(1.2, tones.muted);
    painter.circle(center, radius, face, rim);
}
