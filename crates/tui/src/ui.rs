//! [`Ui`]: what the terminal alone remembers: cursor, open panels, what was said last.

use huri_core::game::Tags;
use huri_core::{NodeId, Square};
use huri_i18n::Text;
use huri_session::view::Stage;
use huri_session::{Keymap, View};

use crate::panel::Panel;
use crate::theme::Design;

/// Why something was refused: said until the next input, or until the game has gone on.
#[derive(Clone, PartialEq, Debug)]
pub struct Said {
    /// The words.
    pub text: Text,
    /// What was shown then.
    pub here: NodeId,
    /// What was waited for then.
    pub stage: Stage,
}

impl Said {
    /// Whether it is about what is shown now. A pass that has ended, a move of the engine and the
    /// game's result matter more than what was not possible before.
    pub fn is_current(&self, view: &View) -> bool {
        self.here == view.here && self.stage == view.stage
    }
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
