//! [`Remembered`]: the window's own settings, kept among the session's.

use huri_session::settings::Own;
use serde::{Deserialize, Serialize};

/// The tones of the window.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// As the system's.
    #[default]
    System,
    /// Dark.
    Dark,
    /// Light.
    Light,
    /// Black, white and yellow.
    Contrast,
}

impl Ground {
    /// All of them, in the order of the settings.
    pub const ALL: [Ground; 4] = [
        Ground::System,
        Ground::Dark,
        Ground::Light,
        Ground::Contrast,
    ];
}

/// The colours of the board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardColors {
    /// Green.
    #[default]
    Green,
    /// Blue with orange marks, told apart by all eyes.
    Blue,
    /// Grey.
    Gray,
    /// White with outlined discs, as printed in books.
    Paper,
}

impl BoardColors {
    /// All of them, in the order of the settings.
    pub const ALL: [BoardColors; 4] = [
        BoardColors::Green,
        BoardColors::Blue,
        BoardColors::Gray,
        BoardColors::Paper,
    ];
}

/// The window's own settings. Lengths are in points: pixels of a plain screen, at plain text size.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Remembered {
    /// The tones of the window.
    pub ground: Ground,
    /// The colours of the board.
    pub board: BoardColors,
    /// How many quarters the board is shown turned.
    pub quarters: u8,
    /// Size of the text, and of all that stands beside it, in percent; by the screen unless it has
    /// been changed.
    pub text: Option<u16>,
    /// Whether discs turn at once, and nothing else moves either.
    pub still: bool,
    /// Whether the margin beside the board is hidden.
    pub margin_hidden: bool,
    /// Width of the margin, once it has been changed.
    pub margin: Option<u16>,
    /// Height of the graph, once it has been changed.
    pub graph: Option<u16>,
    /// Whether the part of the margin is shown that does not fit beside a small board.
    pub shows_more: bool,
    /// Width and height of the window when it was last closed; if it filled the screen then, those
    /// from before.
    pub window: Option<[u16; 2]>,
    /// Where its upper left corner was, where the system tells that.
    pub place: Option<[i32; 2]>,
    /// Whether it filled the screen.
    pub maximized: bool,
    /// Whether a pass has been explained.
    pub knows_pass: bool,
    /// Whether a game that ended early has been explained.
    pub knows_early_end: bool,
    /// Whether a finished game has been explained.
    pub knows_end: bool,
}

impl Own for Remembered {
    const NAME: &str = "gui";
}

impl Remembered {
    /// The sizes of text there are, in percent.
    pub const TEXT: [u16; 8] = [80, 90, 100, 115, 130, 150, 175, 200];

    /// Size of the text, 1 for the plain one, within what can be read and still fits. `usual` is
    /// that of the screen, in percent.
    pub fn scale(self, usual: u16) -> f32 {
        f32::from(self.text.unwrap_or(usual).clamp(50, 400)) / 100.0
    }

    /// With the next larger or smaller text.
    #[must_use]
    pub fn with_text(self, is_larger: bool, usual: u16) -> Remembered {
        let now = self.text.unwrap_or(usual);
        let next = if is_larger {
            Remembered::TEXT.into_iter().find(|size| *size > now)
        } else {
            let smaller = |size: &u16| *size < now;
            Remembered::TEXT.into_iter().rev().find(smaller)
        };
        Remembered {
            text: next.or(self.text),
            ..self
        }
    }
}

#[cfg(test)]
mod tests {
    use huri_session::Settings;

    use super::*;

    #[test]
    fn what_is_remembered_comes_back() {
        let remembered = Remembered {
            ground: Ground::Light,
            board: BoardColors::Blue,
            quarters: 3,
            text: Some(150),
            still: true,
            margin_hidden: true,
            margin: Some(400),
            graph: Some(200),
            shows_more: true,
            window: Some([1200, 800]),
            place: Some([-1900, 40]),
            maximized: true,
            knows_pass: true,
            knows_early_end: true,
            knows_end: true,
        };
        let settings = Settings::default().with_own(&remembered);
        assert_eq!(settings.own::<Remembered>(), remembered);
        assert_eq!(
            Settings::default().own::<Remembered>(),
            Remembered::default()
        );
    }

    #[test]
    fn text_grows_and_shrinks_within_bounds() {
        let mut remembered = Remembered::default();
        for _ in 0..20 {
            remembered = remembered.with_text(true, 150);
        }
        assert_eq!(remembered.text, Some(200));
        for _ in 0..20 {
            remembered = remembered.with_text(false, 150);
        }
        assert_eq!(remembered.text, Some(80));
        let first = Remembered::default();
        assert_eq!(first.scale(150), 1.5);
        assert_eq!(first.with_text(true, 150).text, Some(175));
        assert_eq!(first.with_text(true, 200).text, None, "it is the largest");
        assert_eq!(remembered.scale(150), 0.8, "what was chosen counts");
    }
}
