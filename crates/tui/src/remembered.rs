//! [`Remembered`]: the terminal's own settings, kept among the session's.

use huri_session::settings::Own;
use serde::{Deserialize, Serialize};

use crate::theme::{BoardColors, Design, Ground};

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
}

impl Own for Remembered {
    const NAME: &str = "tui";
}

impl Default for Remembered {
    fn default() -> Remembered {
        Remembered {
            ground: None,
            board: BoardColors::default(),
            design: None,
            quarters: 0,
            mouse: true,
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
            ground: Some(Ground::Light),
            design: Some(Design::Medium),
            ..Remembered::default()
        };
        let settings = Settings::default().with_own(&remembered);
        assert_eq!(settings.own::<Remembered>(), remembered);
        assert_eq!(
            Settings::default().own::<Remembered>(),
            Remembered::default()
        );
    }
}
