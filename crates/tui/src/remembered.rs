//! [`Remembered`]: the terminal's own settings, kept among the session's.

use huri_i18n::bidi::Rtl;
use huri_session::Settings;
use serde::{Deserialize, Serialize};

use crate::theme::{BoardColors, Design, Ground};

/// Its place in [`Settings::front_ends`].
const NAME: &str = "tui";

/// The terminal's own settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Remembered {
    /// The ground of the terminal; none to go by what the terminal tells.
    pub ground: Option<Ground>,
    /// The colour of the board.
    pub board: BoardColors,
    /// The board's design; none for the finest that fits.
    pub design: Option<Design>,
    /// How many quarters the board is shown turned.
    pub quarters: u8,
    /// Whether clicks come to Huri; otherwise they mark text in the terminal.
    pub mouse: bool,
    /// Who puts characters in order where lines run from right to left.
    #[serde(with = "rtl")]
    pub rtl: Rtl,
}

impl Default for Remembered {
    fn default() -> Remembered {
        Remembered {
            ground: None,
            board: BoardColors::default(),
            design: None,
            quarters: 0,
            mouse: true,
            rtl: Rtl::default(),
        }
    }
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

/// [`Rtl`] by its name.
mod rtl {
    use huri_i18n::bidi::Rtl;
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(rtl: &Rtl, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(rtl.name())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Rtl, D::Error> {
        let name = String::deserialize(deserializer)?;
        Ok(Rtl::from_name(&name).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_remembered_comes_back() {
        let remembered = Remembered {
            ground: Some(Ground::Light),
            design: Some(Design::Medium),
            rtl: Rtl::Logical,
            ..Remembered::default()
        };
        let settings = remembered.kept_in(&Settings::default());
        assert_eq!(Remembered::of(&settings), remembered);
        assert_eq!(Remembered::of(&Settings::default()), Remembered::default());
    }
}
