//! [`Tones`]: every colour of the window and the board.

use eframe::egui::{self, Color32, CornerRadius, FontId, Stroke, TextStyle, Visuals};
use huri_core::game::Sign;

use crate::remembered::{BoardColors, Ground, Remembered};

/// Every colour of the window and the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tones {
    /// Whether light stands on dark.
    pub is_dark: bool,
    /// Behind the board.
    pub ground: Color32,
    /// Behind the margin.
    pub panel: Color32,
    /// Words.
    pub text: Color32,
    /// Words of less weight.
    pub muted: Color32,
    /// Last move, best move, focus.
    pub accent: Color32,
    /// Losses: doubtful, mistake, blunder.
    pub losses: [Color32; 3],
    /// The squares.
    pub board: Color32,
    /// The lines between them.
    pub line: Color32,
    /// Marks on the squares: legal moves, values.
    pub mark: Color32,
    /// The best value and focus on the squares.
    pub board_accent: Color32,
    /// The faces of the discs, black and white.
    pub faces: [Color32; 2],
    /// Where the light falls on them.
    pub lit: [Color32; 2],
    /// Their rims.
    pub rims: [Color32; 2],
    /// The mark of the last move on them.
    pub last: [Color32; 2],
    /// Their shadow.
    pub shadow: Color32,
}

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

impl Tones {
    /// As the settings say; `system_is_dark` where they leave it to the system.
    pub fn new(remembered: Remembered, system_is_dark: bool) -> Tones {
        let is_dark = match remembered.ground {
            Ground::System => system_is_dark,
            Ground::Dark | Ground::Contrast => true,
            Ground::Light => false,
        };
        let mut tones = if is_dark { Tones::DARK } else { Tones::LIGHT };
        match remembered.board {
            BoardColors::Green => {}
            BoardColors::Blue => {
                tones.board = rgb(0x0072b2);
                tones.line = rgb(0x005587);
                tones.board_accent = rgb(0xffb347);
                tones.last = [rgb(0xffb347), rgb(0xa85a00)];
                tones.accent = if is_dark {
                    rgb(0xffb347)
                } else {
                    rgb(0xa85a00)
                };
                tones.losses = if is_dark {
                    [rgb(0x9ad0f0), rgb(0xffb347), rgb(0xffffff)]
                } else {
                    [rgb(0x00578a), rgb(0xa85a00), rgb(0x1f2224)]
                };
            }
            BoardColors::Gray => {
                tones.board = rgb(0x767676);
                tones.line = rgb(0x5a5a5a);
            }
            BoardColors::Paper => {
                tones.board = rgb(0xfbfaf6);
                tones.line = rgb(0x8b8b86);
                tones.mark = rgb(0x33363a);
                tones.board_accent = rgb(0xb36b00);
                tones.faces = [rgb(0x111111), rgb(0xffffff)];
                tones.lit = tones.faces;
                tones.rims = [rgb(0x111111); 2];
                tones.shadow = Color32::TRANSPARENT;
            }
        }
        if remembered.ground == Ground::Contrast {
            tones.ground = Color32::BLACK;
            tones.panel = Color32::BLACK;
            tones.text = Color32::WHITE;
            tones.muted = rgb(0xd0d0d0);
            tones.accent = rgb(0xffff00);
            if remembered.board != BoardColors::Paper {
                tones.board = rgb(0x767676);
                tones.line = Color32::BLACK;
                tones.board_accent = rgb(0xffff00);
                tones.mark = Color32::WHITE;
                tones.faces = [Color32::BLACK, Color32::WHITE];
                tones.lit = tones.faces;
                tones.rims = [Color32::WHITE, Color32::BLACK];
                tones.last = [rgb(0xffff00), rgb(0x7a4a00)];
            }
        }
        tones
    }

    const DARK: Tones = Tones {
        is_dark: true,
        ground: rgb(0x1d1f21),
        panel: rgb(0x26292c),
        text: rgb(0xe8e6e3),
        muted: rgb(0xa0a4a8),
        accent: rgb(0xffc83c),
        losses: [rgb(0xd9b84a), rgb(0xe08a3c), rgb(0xe0565b)],
        board: rgb(0x008050),
        line: rgb(0x00613d),
        mark: rgb(0xf2f5f3),
        board_accent: rgb(0xffc83c),
        faces: [rgb(0x151719), rgb(0xe9e7e2)],
        lit: [rgb(0x2e3236), rgb(0xfcfbf8)],
        rims: [rgb(0x06080a), rgb(0xb9b8b2)],
        last: [rgb(0xffc83c), rgb(0xb36b00)],
        shadow: Color32::from_black_alpha(60),
    };

    const LIGHT: Tones = Tones {
        is_dark: false,
        ground: rgb(0xf4f3f0),
        panel: rgb(0xffffff),
        text: rgb(0x1f2224),
        muted: rgb(0x63686d),
        accent: rgb(0xb36b00),
        losses: [rgb(0x8a6d00), rgb(0xb25a00), rgb(0xb3262c)],
        board: rgb(0x0a8a5a),
        line: rgb(0x066b45),
        ..Tones::DARK
    };

    /// The tone of a sign.
    pub fn sign(&self, sign: Sign) -> Color32 {
        match sign {
            Sign::Doubtful => self.losses[0],
            Sign::Mistake => self.losses[1],
            Sign::Blunder => self.losses[2],
            Sign::VeryGood | Sign::Good | Sign::Interesting => self.accent,
        }
    }

    /// Gives egui's own widgets these tones; `still` where nothing is to move.
    pub fn apply(&self, ctx: &egui::Context, still: bool) {
        let mut visuals = if self.is_dark {
            Visuals::dark()
        } else {
            Visuals::light()
        };
        visuals.override_text_color = None;
        visuals.panel_fill = self.panel;
        visuals.window_fill = self.panel;
        visuals.extreme_bg_color = self.ground;
        visuals.faint_bg_color = self.ground;
        visuals.weak_text_color = Some(self.muted);
        visuals.error_fg_color = self.losses[2];
        visuals.selection.bg_fill = mix(self.panel, self.accent, 0.3);
        visuals.selection.stroke = Stroke::new(1.5, self.text);
        visuals.window_corner_radius = CornerRadius::same(8);
        visuals.window_stroke = Stroke::new(1.0, mix(self.panel, self.text, 0.15));
        let widgets = &mut visuals.widgets;
        widgets.noninteractive.fg_stroke.color = self.text;
        widgets.noninteractive.bg_stroke.color = mix(self.panel, self.text, 0.15);
        let states = [
            (&mut widgets.inactive, 0.08),
            (&mut widgets.hovered, 0.16),
            (&mut widgets.active, 0.24),
            (&mut widgets.open, 0.12),
        ];
        for (state, strength) in states {
            let fill = mix(self.panel, self.text, strength);
            state.weak_bg_fill = fill;
            // Boxes to tick stand on the panel without an edge.
            state.bg_fill = mix(self.panel, self.text, strength + 0.2);
            state.fg_stroke.color = self.text;
            state.corner_radius = CornerRadius::same(6);
            state.expansion = 0.0;
            state.bg_stroke = Stroke::NONE;
        }
        ctx.all_styles_mut(|style| {
            style.visuals = visuals.clone();
            style.animation_time = if still { 0.0 } else { 1.0 / 12.0 };
            style.spacing.item_spacing = egui::vec2(8.0, 4.0);
            style.spacing.button_padding = egui::vec2(8.0, 4.0);
            style.spacing.interact_size.y = 28.0;
            style.text_styles = [
                (TextStyle::Small, FontId::proportional(12.0)),
                (TextStyle::Body, FontId::proportional(14.0)),
                (TextStyle::Button, FontId::proportional(14.0)),
                (TextStyle::Heading, FontId::proportional(18.0)),
                (TextStyle::Monospace, FontId::monospace(13.0)),
            ]
            .into();
        });
    }
}

/// A colour between two.
pub fn mix(a: Color32, b: Color32, t: f32) -> Color32 {
    a.lerp_to_gamma(b, t)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast of two colours by WCAG 2.
    fn contrast(a: Color32, b: Color32) -> f32 {
        let light = |color: Color32| {
            let [r, g, b, _] = color.to_array().map(|part| {
                let part = f32::from(part) / 255.0;
                if part <= 0.04045 {
                    part / 12.92
                } else {
                    ((part + 0.055) / 1.055).powf(2.4)
                }
            });
            0.2126 * r + 0.7152 * g + 0.0722 * b
        };
        let (a, b) = (light(a) + 0.05, light(b) + 0.05);
        a.max(b) / a.min(b)
    }

    #[test]
    fn words_can_be_read_on_every_ground() {
        for ground in [Ground::Dark, Ground::Light, Ground::Contrast] {
            for board in BoardColors::ALL {
                let tones = Tones::new(
                    Remembered {
                        ground,
                        board,
                        ..Remembered::default()
                    },
                    true,
                );
                for color in [tones.text, tones.muted] {
                    for behind in [tones.ground, tones.panel] {
                        assert!(contrast(color, behind) >= 4.5, "{ground:?} {board:?}");
                    }
                }
                for color in tones.losses.into_iter().chain([tones.accent]) {
                    let found = contrast(color, tones.panel);
                    assert!(found >= 3.0, "{ground:?} {board:?} {color:?} {found}");
                }
                assert!(
                    contrast(tones.mark, tones.board) >= 3.0,
                    "{ground:?} {board:?}"
                );
                for (last, face) in tones.last.into_iter().zip(tones.faces) {
                    assert!(contrast(last, face) >= 3.0, "{ground:?} {board:?}");
                }
            }
        }
    }
}
