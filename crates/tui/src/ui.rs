//! [`Ui`]: what the terminal alone remembers: cursor, open panels, what was said last.

use huri_core::Square;
use huri_core::game::Tags;
use huri_i18n::Text;
use huri_session::Keymap;

use crate::panel::Panel;
use crate::theme::Design;

/// What the status line says until the next input.
#[derive(Clone, PartialEq, Debug)]
pub struct Said {
    /// The words.
    pub text: Text,
    /// Whether something could not be done.
    pub is_error: bool,
}

/// What the terminal alone remembers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ui {
    /// The chosen square; none until keys or mouse choose one.
    pub cursor: Option<Square>,
    /// The letter of a square that is being typed.
    pub typed: Option<char>,
    /// Open panels, the last on top.
    pub panels: Vec<Panel>,
    /// What was said last.
    pub said: Option<Said>,
    /// The keys of the commands.
    pub keymap: Keymap,
    /// What is known of the game besides its moves.
    pub tags: Tags,
    /// The board's design, or the finest that fits.
    pub design: Option<Design>,
    /// How many quarters the board is shown turned, 0 to 3.
    pub quarters: u8,
}
