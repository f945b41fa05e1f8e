//! Colours and forms: what the terminal can show, and which style each thing has.
//!
//! Nothing is told by colour alone: every style here goes with a form or a word.

use ratatui::style::{Color, Modifier, Style};
use serde::{Deserialize, Serialize};

/// How many colours the terminal has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Depth {
    /// None: bold, reverse and underline only.
    Mono,
    /// The 16 of ANSI.
    Sixteen,
    /// 256, the usual table.
    Indexed,
    /// 16 million.
    True,
}

/// The colour of the terminal's ground.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// Light text on dark.
    Dark,
    /// Dark text on light.
    Light,
}

/// How the board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Design {
    /// Six by three cells a square; needs 27 rows and colours.
    Large,
    /// Four by two cells a square; needs colours.
    Medium,
    /// Box lines and ● ○; any terminal.
    Plain,
}

/// The colour of the board's squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardColors {
    /// Green.
    #[default]
    Green,
    /// Blue, safe for the colour-blind.
    Blue,
    /// Grey, for the highest contrast.
    Gray,
}

/// What the terminal can show, and what the user chose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    /// How many colours there are.
    pub depth: Depth,
    /// The terminal's ground.
    pub ground: Ground,
    /// Only ASCII characters.
    pub ascii: bool,
    /// The board's colour.
    pub board: BoardColors,
}

impl Theme {
    /// What the environment promises: `NO_COLOR`, `COLORTERM`, `TERM` and `COLORFGBG`, asked
    /// through `variable`. Where it tells no ground, `ground` asks the terminal itself.
    pub fn detect(
        variable: impl Fn(&str) -> Option<String>,
        ground: impl FnOnce() -> Option<Ground>,
        ascii: bool,
    ) -> Theme {
        let set = |name: &str| variable(name).is_some_and(|value| !value.is_empty());
        let term = variable("TERM").unwrap_or_default();
        let depth = match () {
            () if set("NO_COLOR") || term == "dumb" => Depth::Mono,
            () if variable("COLORTERM").is_some_and(|c| c == "truecolor" || c == "24bit") => {
                Depth::True
            }
            () if term.contains("256color") || term.starts_with("alacritty") => Depth::Indexed,
            () if cfg!(windows) => Depth::True,
            () => Depth::Sixteen,
        };
        // rxvt and Konsole tell foreground;background; 7 and 15 are light grounds.
        let told = variable("COLORFGBG").map(|colors| match colors.rsplit(';').next() {
            Some("7" | "15") => Ground::Light,
            _ => Ground::Dark,
        });
        let ground = match depth {
            // Nothing would look otherwise.
            Depth::Mono => Ground::Dark,
            _ => told.or_else(ground).unwrap_or(Ground::Dark),
        };
        Theme {
            depth,
            ground,
            ascii,
            board: BoardColors::default(),
        }
    }

    /// Whether squares can be told from discs by colour, as the two finer designs need.
    pub const fn is_colorful(self) -> bool {
        matches!(self.depth, Depth::Indexed | Depth::True) && !self.ascii
    }

    /// The terminal's colour nearest to one of three tones.
    fn tone(self, rgb: (u8, u8, u8), indexed: u8, ansi: Color) -> Color {
        match self.depth {
            Depth::True => Color::Rgb(rgb.0, rgb.1, rgb.2),
            Depth::Indexed => Color::Indexed(indexed),
            Depth::Sixteen => ansi,
            Depth::Mono => Color::Reset,
        }
    }

    /// One tone on dark, another on light grounds.
    fn by_ground(self, dark: Color, light: Color) -> Color {
        match self.ground {
            Ground::Dark => dark,
            Ground::Light => light,
        }
    }

    /// Plain text.
    pub fn text(self) -> Style {
        Style::new()
    }

    /// Text of less weight: coordinates, units, keys' names.
    pub fn muted(self) -> Style {
        match self.depth {
            Depth::Mono => Style::new().add_modifier(Modifier::DIM),
            _ => Style::new().fg(self.by_ground(
                self.tone((160, 164, 168), 247, Color::Gray),
                self.tone((99, 104, 109), 241, Color::DarkGray),
            )),
        }
    }

    /// Headings and what is chosen.
    pub fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// The line under the cursor in a list, a pressed button.
    pub fn selected(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// The one accent: best move, focus.
    pub fn accent(self) -> Style {
        let color = self.by_ground(
            self.tone((255, 200, 60), 221, Color::Yellow),
            self.tone((179, 107, 0), 130, Color::Magenta),
        );
        Style::new().fg(color).add_modifier(Modifier::BOLD)
    }

    /// A loss of so many discs, lightest first: 0 is `?!`, 1 is `?`, 2 is `??`.
    pub fn loss(self, class: usize) -> Style {
        let (dark, light) = match class {
            0 => (
                self.tone((217, 184, 74), 179, Color::Yellow),
                // The yellow of the sixteen cannot be read on white.
                self.tone((138, 109, 0), 94, Color::Red),
            ),
            1 => (
                self.tone((224, 138, 60), 173, Color::LightRed),
                self.tone((178, 90, 0), 130, Color::Red),
            ),
            _ => (
                self.tone((224, 86, 91), 167, Color::LightRed),
                self.tone((179, 38, 44), 124, Color::Red),
            ),
        };
        let style = Style::new().fg(self.by_ground(dark, light));
        if class >= 2 {
            style.add_modifier(Modifier::BOLD)
        } else {
            style
        }
    }

    /// An error or refusal.
    pub fn error(self) -> Style {
        self.loss(2)
    }

    /// The ground of a square. The two shades alternate a little, so that squares can be told
    /// apart without lines.
    pub fn square(self, odd: bool) -> Color {
        let (even_tone, odd_tone) = match self.board {
            BoardColors::Green => (((0, 128, 80), 29), ((0, 120, 75), 28)),
            BoardColors::Blue => (((0, 114, 178), 25), ((0, 106, 167), 26)),
            BoardColors::Gray => (((118, 118, 118), 243), ((110, 110, 110), 242)),
        };
        let (rgb, indexed) = if odd { odd_tone } else { even_tone };
        self.tone(rgb, indexed, Color::Reset)
    }

    /// The colour of a disc.
    pub fn disc(self, color: huri_core::Color) -> Color {
        match color {
            huri_core::Color::Black => self.tone((12, 12, 12), 16, Color::Black),
            huri_core::Color::White => self.tone((245, 245, 240), 255, Color::White),
        }
    }

    /// A disc as a character on the terminal's own ground, for texts and the plain board.
    pub fn disc_text(self, color: huri_core::Color) -> (&'static str, Style) {
        let symbol = match (color, self.ascii) {
            (huri_core::Color::Black, true) => "X",
            (huri_core::Color::White, true) => "O",
            // A filled disc reads as the darker one on light grounds; on dark grounds the colour
            // and the word beside it tell.
            (huri_core::Color::Black, false) => "●",
            (huri_core::Color::White, false) => "○",
        };
        let style = match (color, self.depth) {
            (_, Depth::Mono) => Style::new().add_modifier(Modifier::BOLD),
            (huri_core::Color::Black, _) => Style::new().fg(self.by_ground(
                self.tone((120, 170, 255), 111, Color::LightBlue),
                self.tone((0, 0, 0), 16, Color::Black),
            )),
            (huri_core::Color::White, _) => Style::new().fg(self.by_ground(
                self.tone((255, 255, 255), 231, Color::White),
                self.tone((90, 90, 90), 240, Color::DarkGray),
            )),
        };
        (symbol, style)
    }

    /// The mark of the last move.
    pub fn last_move(self) -> Color {
        self.tone((224, 60, 60), 160, Color::Red)
    }

    /// Marks on the squares of a coloured board: legal moves, the cursor.
    pub fn on_board(self) -> Color {
        self.tone((225, 240, 232), 255, Color::White)
    }

    /// The best move's mark on a coloured board.
    pub fn best_on_board(self) -> Color {
        self.tone((255, 215, 95), 221, Color::Yellow)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn depth_with(variables: &[(&str, &str)]) -> Depth {
        let variable = |name: &str| {
            variables
                .iter()
                .find(|(key, _)| *key == name)
                .map(|(_, value)| (*value).to_owned())
        };
        Theme::detect(variable, || None, false).depth
    }

    #[test]
    fn the_terminal_is_asked_for_its_ground_only_where_nothing_tells() {
        let with = |colors: Option<&str>, asked: Option<Ground>| {
            let variable = |name: &str| match name {
                "COLORFGBG" => colors.map(str::to_owned),
                "TERM" => Some("xterm-256color".to_owned()),
                _ => None,
            };
            let mut is_asked = false;
            let ask = || {
                is_asked = true;
                asked
            };
            let ground = Theme::detect(variable, ask, false).ground;
            (ground, is_asked)
        };
        assert_eq!(with(Some("0;15"), None), (Ground::Light, false));
        assert_eq!(
            with(Some("15;0"), Some(Ground::Light)),
            (Ground::Dark, false)
        );
        assert_eq!(with(None, Some(Ground::Light)), (Ground::Light, true));
        assert_eq!(with(None, None), (Ground::Dark, true));
        let mute = Theme::detect(
            |name| (name == "NO_COLOR").then(|| "1".to_owned()),
            || panic!("nothing would look otherwise"),
            false,
        );
        assert_eq!(mute.depth, Depth::Mono);
    }

    #[test]
    fn the_environment_tells_the_colours() {
        assert_eq!(depth_with(&[("TERM", "xterm-256color")]), Depth::Indexed);
        assert_eq!(
            depth_with(&[("TERM", "xterm"), ("COLORTERM", "truecolor")]),
            Depth::True
        );
        assert_eq!(depth_with(&[("TERM", "linux")]), Depth::Sixteen);
        assert_eq!(
            depth_with(&[("TERM", "dumb"), ("COLORTERM", "truecolor")]),
            Depth::Mono
        );
        assert_eq!(
            depth_with(&[("COLORTERM", "truecolor"), ("NO_COLOR", "1")]),
            Depth::Mono
        );
        assert_eq!(
            depth_with(&[("NO_COLOR", ""), ("TERM", "screen-256color")]),
            Depth::Indexed
        );
    }
}
