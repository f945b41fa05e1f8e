//! A disc, drawn by vector: matte, lit from above left, with a thin rim, sharp at any size.

use std::f32::consts::{PI, TAU};

use eframe::egui::{Color32, Mesh, Painter, Pos2, Shape, Stroke, Vec2, vec2};
use huri_core::Color;

use crate::tones::{Tones, mix};

/// Points of the outline; smooth up to 4K.
const N: usize = 64;
/// Rings of the light on a face; enough that no step between them is seen.
const RINGS: u32 = 6;

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
    let below = center + Vec2::splat(radius * 0.03 + 0.6);
    painter.add(Shape::convex_polygon(
        outline(radius, below),
        tones.shadow,
        Stroke::NONE,
    ));
    let rim = Stroke::new((radius * 0.035).clamp(0.8, 2.5), tones.rims[index]);
    let face = tones.faces[index];
    painter.add(Shape::convex_polygon(outline(radius, center), face, rim));
    if tones.lit[index] != face {
        let bright = if along == vec2(1.0, 0.0) {
            center + vec2(-0.3 * wide, -0.34) * radius
        } else {
            center + (along * (-0.3 * wide) - along.rot90() * 0.3) * radius
        };
        // It fades to the face's own colour before the rim, so that its edge is not seen.
        let edge = outline(radius * 0.94, center);
        painter.add(light(bright, &edge, tones.lit[index], face));
    }
}

/// A light on a face: rings around the brightest spot, each a little darker than the one within.
fn light(bright: Pos2, edge: &[Pos2], lit: Color32, face: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    mesh.colored_vertex(bright, lit);
    let n = edge.len() as u32;
    for ring in 1..=RINGS {
        let far = ring as f32 / RINGS as f32;
        let tone = mix(lit, face, far * far * (3.0 - 2.0 * far));
        for point in edge {
            mesh.colored_vertex(bright.lerp(*point, far), tone);
        }
        // The ring's own points begin here, those of the ring within one round before.
        let outer = 1 + (ring - 1) * n;
        for index in 0..n {
            let next = (index + 1) % n;
            if ring == 1 {
                mesh.add_triangle(0, outer + index, outer + next);
            } else {
                let inner = outer - n;
                mesh.add_triangle(inner + index, outer + index, outer + next);
                mesh.add_triangle(inner + index, outer + next, inner + next);
            }
        }
    }
    mesh
}

/// Draws a disc as a small sign beside words.
pub fn sign(painter: &Painter, tones: &Tones, center: Pos2, radius: f32, color: Color) {
    let face = tones.faces[color as usize];
    // Beside words the ground may have the disc's own tone: the rim is that of the text.
    let rim = Stroke::new(1.2, tones.muted);
    painter.circle(center, radius, face, rim);
}
