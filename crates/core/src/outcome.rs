//! [`Outcome`]: who won, by how much, and how the game ended.

use std::fmt;

use crate::Color;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// Neither side can move.
    Rules,
    /// The loser gave up.
    Resignation,
    /// The loser's time ran out.
    Time,
    /// The players agreed on the result.
    Agreement,
    /// An arbiter, or whoever recorded the game, set the result.
    Adjudication,
}

/// A result: Black's disc difference, and how it came about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// Black's discs minus White's, the empty squares given to the winner; −64 to +64.
    pub score: i8,
    /// How it ended.
    pub ending: Ending,
}

impl Outcome {
    /// The winner, or none for a draw.
    pub const fn winner(self) -> Option<Color> {
        match self.score {
            1.. => Some(Color::Black),
            0 => None,
            ..0 => Some(Color::White),
        }
    }

    /// The discs of Black and of White with the empties given to the winner; they add up to 64.
    ///
    /// ```
    /// use huri_core::{Outcome, outcome::Ending};
    /// let outcome = Outcome { score: -2, ending: Ending::Rules };
    /// assert_eq!(outcome.discs(), (31, 33));
    /// assert_eq!(outcome.to_string(), "31-33");
    /// ```
    pub const fn discs(self) -> (u8, u8) {
        let black = (64 + self.score as i32) / 2;
        (black as u8, (64 - black) as u8)
    }
}

/// `37-27`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (black, white) = self.discs();
        write!(f, "{black}-{white}")
    }
}
