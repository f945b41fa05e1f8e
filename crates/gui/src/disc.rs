//! A disc: matte, lit from above left, with a thin rim, sharp at any size.
//!
//! Each size of disc is worked out once, pixel by pixel, and kept as a picture: on a machine that
//! draws without a graphics card, a board full of pictures takes a third of the time that one full
//! of shapes takes.

use std::f32::consts::PI;

use eframe::egui::epaint::Vertex;
use eframe::egui::{
    Color32, ColorImage, Context, CornerRadius, Id, Mesh, Painter, Pos2, Rect, Shape, Stroke,
    StrokeKind, TextureHandle, TextureOptions, Vec2, pos2, vec2,
};
use huri_core::Color;

use crate::tones::{Tones, mix};

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
    let pixels = painter.pixels_per_point();
    let look = Look::new(tones, radius * pixels, center.x * pixels);
    let texture = texture(painter.ctx(), look);
    // Whole pixels, so that each point of the picture is one of the screen.
    let half = look.side() as f32 / 2.0;
    let middle = (center.to_vec2() * pixels - Vec2::splat(half)).round() + Vec2::splat(half);
    let (mut color, mut wide, mut along) = (color, 1.0, vec2(1.0, 0.0));
    if let Some(turn) = turn.filter(|turn| turn.done < 1.0) {
        let eased = turn.done * turn.done * (3.0 - 2.0 * turn.done);
        wide = (eased * PI).cos().abs().max(0.1);
        along = turn.along.normalized();
        if eased < 0.5 {
            color = !color;
        }
    }
    // The picture is narrowed along the line of play; the light stays above left.
    let corner = |x: f32, y: f32| {
        let from = vec2(x, y) * half;
        let from = from - along * (from.dot(along) * (1.0 - wide));
        ((middle + from) / pixels).to_pos2()
    };
    let left = color as usize as f32 / 2.0;
    let mut mesh = Mesh::with_texture(texture.id());
    for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
        mesh.vertices.push(Vertex {
            pos: corner(x, y),
            uv: pos2(left + (x + 1.0) / 4.0, (y + 1.0) / 2.0),
            color: Color32::WHITE,
        });
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    painter.add(Shape::mesh(mesh));
}

/// What a picture of both faces depends on, in pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Look {
    radius: f32,
    /// Whether its middle is the middle of a pixel, not a corner.
    is_odd: bool,
    faces: [Color32; 2],
    lit: [Color32; 2],
    rims: [Color32; 2],
    shadow: Color32,
}

impl Look {
    fn new(tones: &Tones, radius: f32, center: f32) -> Look {
        Look {
            radius,
            is_odd: (center * 2.0).round().rem_euclid(2.0) == 1.0,
            faces: tones.faces,
            lit: tones.lit,
            rims: tones.rims,
            shadow: tones.shadow,
        }
    }

    /// How wide the picture of one face is: disc, rim and shadow, and a free pixel on each side.
    fn side(&self) -> usize {
        let reach = self.radius + self.fall() + self.rim() + 1.5;
        2 * reach.ceil() as usize + usize::from(self.is_odd)
    }

    /// How far the shadow falls to the right and down.
    fn fall(&self) -> f32 {
        self.radius * 0.03 + 0.6
    }

    fn rim(&self) -> f32 {
        (self.radius * 0.035).clamp(0.8, 2.5)
    }

    /// A point of a face, `from` its middle.
    fn at(&self, from: Vec2, face: usize) -> Color32 {
        // How much of a pixel lies within a circle is told by how far its middle is from the edge.
        let within = |radius: f32, from: Vec2| (radius - from.length() + 0.5).clamp(0.0, 1.0);
        let shadow = within(self.radius, from - Vec2::splat(self.fall()));
        let rim = (self.rim() / 2.0 - (from.length() - self.radius).abs() + 0.5).clamp(0.0, 1.0);
        self.shadow
            .gamma_multiply(shadow)
            .blend(
                self.lit_face(from, face)
                    .gamma_multiply(within(self.radius, from)),
            )
            .blend(self.rims[face].gamma_multiply(rim.min(self.rim())))
    }

    /// The light fades from the brightest spot to the face's own colour before the rim, so that
    /// its edge is not seen.
    fn lit_face(&self, from: Vec2, face: usize) -> Color32 {
        let edge = self.radius * 0.94;
        let bright = vec2(-0.3, -0.34) * self.radius;
        let away = from - bright;
        let far = away.length();
        if far < f32::EPSILON {
            return self.lit[face];
        }
        // How far the edge is from the brightest spot, through this point.
        let along = bright.dot(away / far);
        let whole = (edge * edge - bright.length_sq() + along * along).sqrt() - along;
        let part = (far / whole).min(1.0);
        let part = part * part * (3.0 - 2.0 * part);
        mix(self.lit[face], self.faces[face], part)
    }

    /// Both faces, side by side.
    fn draw(&self) -> ColorImage {
        let side = self.side();
        let middle = Vec2::splat(side as f32 / 2.0 - 0.5);
        let point = |y: usize, x: usize| {
            let from = vec2((x % side) as f32, y as f32) - middle;
            self.at(from, x / side)
        };
        let rows = (0..side).flat_map(|y| (0..2 * side).map(move |x| point(y, x)));
        ColorImage::new([2 * side, side], rows.collect())
    }
}

/// A picture that was drawn, and when it was wanted last.
#[derive(Clone)]
struct Kept {
    look: Look,
    texture: TextureHandle,
    wanted: u64,
}

/// The picture of discs that look so; those that the frame before had no use for are given up.
fn texture(ctx: &Context, look: Look) -> TextureHandle {
    let id = Id::unique("discs");
    let now = ctx.cumulative_frame_nr();
    let mut kept: Vec<Kept> = ctx.data(|data| data.get_temp(id)).unwrap_or_default();
    let found = kept.iter_mut().find(|kept| kept.look == look);
    if let Some(found) = &found
        && found.wanted == now
    {
        return found.texture.clone();
    }
    let texture = match found {
        Some(found) => {
            found.wanted = now;
            found.texture.clone()
        }
        None => {
            let texture = ctx.load_texture("discs", look.draw(), TextureOptions::LINEAR);
            kept.push(Kept {
                look,
                texture: texture.clone(),
                wanted: now,
            });
            texture
        }
    };
    kept.retain(|kept| kept.wanted + 1 >= now);
    ctx.data_mut(|data| data.insert_temp(id, kept));
    texture
}

/// How round a disc that stands on its edge is drawn.
pub fn corner_on_edge(rect: Rect) -> CornerRadius {
    CornerRadius::same((rect.width() * 0.3) as u8)
}

/// Draws a disc that stands on its edge: both faces are seen.
pub fn on_edge(painter: &Painter, tones: &Tones, rect: Rect, rim: Color32) {
    let corner = corner_on_edge(rect);
    let (black, white) = rect.split_left_right_at_fraction(0.5);
    let left = CornerRadius {
        ne: 0,
        se: 0,
        ..corner
    };
    let right = CornerRadius {
        nw: 0,
        sw: 0,
        ..corner
    };
    painter.rect_filled(black, left, tones.faces[0]);
    painter.rect_filled(white, right, tones.faces[1]);
    let rim = Stroke::new(0.7, rim);
    painter.rect_stroke(rect, corner, rim, StrokeKind::Outside);
}

/// Draws a disc as a small sign beside words.
pub fn sign(painter: &Painter, tones: &Tones, center: Pos2, radius: f32, color: Color) {
    let face = tones.faces[color as usize];
    // Beside words the ground may have the disc's own tone: the rim is that of the text.
    let rim = Stroke::new(1.2, tones.muted);
    painter.circle(center, radius, face, rim);
}

#[cfg(test)]
mod tests {
    use eframe::egui;

    use super::*;

    fn look(radius: f32, center: f32) -> Look {
        Look::new(&Tones::new(Default::default(), true), radius, center)
    }

    #[test]
    fn a_picture_holds_all_of_the_disc_and_its_shadow() {
        for radius in [3.0, 7.3, 30.0, 41.9, 120.5] {
            for center in [40.0, 40.5] {
                let look = look(radius, center);
                let picture = look.draw();
                let [width, height] = picture.size;
                assert_eq!((width, height), (2 * look.side(), look.side()));
                for x in 0..width {
                    for y in [0, height - 1] {
                        assert_eq!(picture[(x, y)], Color32::TRANSPARENT, "{radius} {x} {y}");
                    }
                }
                for y in 0..height {
                    for x in [0, height - 1, height, width - 1] {
                        assert_eq!(picture[(x, y)], Color32::TRANSPARENT, "{radius} {x} {y}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_light_falls_from_above_left_and_ends_before_the_rim() {
        let look = look(40.0, 0.0);
        for face in 0..2 {
            let at = |x: f32, y: f32| look.at(vec2(x, y) * 40.0, face);
            assert_eq!(at(-0.3, -0.34), look.lit[face]);
            for (x, y) in [(0.95, 0.0), (0.0, 0.95), (-0.68, -0.68), (0.6, 0.72)] {
                assert_eq!(at(x, y), look.faces[face], "{x} {y}");
            }
        }
    }

    #[test]
    fn a_picture_is_drawn_once_and_given_up_when_nobody_wants_it() {
        let ctx = Context::default();
        let frame = |radius: f32| {
            let mut id = None;
            let mut drawn = ctx.run_ui(egui::RawInput::default(), |ui| {
                id = Some(texture(ui.ctx(), look(radius, 0.0)).id());
            });
            // Nobody uploads them here.
            drawn.textures_delta.clear();
            id
        };
        let first = frame(20.0);
        assert_eq!(first, frame(20.0));
        assert_ne!(first, frame(21.0));
        frame(21.0);
        let textures = ctx.tex_manager();
        let n_kept = textures
            .read()
            .allocated()
            .filter(|(_, meta)| meta.name == "discs")
            .count();
        assert_eq!(n_kept, 1);
    }
}
