//! [`Remembered`]: the window's own settings, kept among the session's.

use huri_session::Settings;
use serde::{Deserialize, Serialize};

/// Its place in [`Settings::front_ends`].
const NAME: &str = "gui";

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

/// The window's own settings.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Remembered {
    /// The tones of the window.
    pub ground: Ground,
    /// The colours of the board.
    pub board: BoardColors,
    /// How many quarters the board is shown turned.
    pub quarters: u8,
}

impl Remembered {
    /// What is remembered; the defaults where nothing is, or nothing that can be read.
    pub fn of(settings: &Settings) -> Remembered {
        let value = settings.front_ends.get(NAME).cloned();
        value
            .and_then(|value| serde_json::from_value(value).ok())
            .unwrap_or_default()
    }

    /// The settings with this in them.
    pub fn kept_in(self, settings: &Settings) -> Settings {
        let mut settings = settings.clone();
        let value = serde_json::to_value(self).expect("plain fields can be written");
        settings.front_ends.insert(NAME.to_owned(), value);
        settings
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_remembered_comes_back() {
        let remembered = Remembered {
            ground: Ground::Light,
            board: BoardColors::Blue,
            quarters: 3,
        };
        let settings = remembered.kept_in(&Settings::default());
        assert_eq!(Remembered::of(&settings), remembered);
        assert_eq!(Remembered::of(&Settings::default()), Remembered::default());
    }
}
