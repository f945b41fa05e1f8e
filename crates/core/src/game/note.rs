//! [`Note`]: what is said of a move or a position.

use std::time::Duration;

use crate::{Move, Value};

/// What a person or program says of a move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Sign {
    /// `!!`
    VeryGood,
    /// `!`
    Good,
    /// `!?`
    Interesting,
    /// `?!`
    Doubtful,
    /// `?`
    Mistake,
    /// `??`
    Blunder,
}

impl Sign {
    /// All of them, best first.
    pub const ALL: [Sign; 6] = [
        Sign::VeryGood,
        Sign::Good,
        Sign::Interesting,
        Sign::Doubtful,
        Sign::Mistake,
        Sign::Blunder,
    ];

    /// `!`, `?` and so on.
    pub const fn symbol(self) -> &'static str {
        match self {
            Sign::VeryGood => "!!",
            Sign::Good => "!",
            Sign::Interesting => "!?",
            Sign::Doubtful => "?!",
            Sign::Mistake => "?",
            Sign::Blunder => "??",
        }
    }
}

/// What is said of a node besides its move.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Note {
    /// A remark, possibly of several lines; empty for none.
    pub comment: String,
    /// The sign of the move.
    pub sign: Option<Sign>,
    /// What the move is worth for the player who made it; at the root, what the position is
    /// worth for the player to move.
    pub value: Option<Value>,
    /// The best move instead, or the move itself, and what it is worth for the same player.
    pub best: Option<(Move, Value)>,
    /// How long the player thought.
    pub time: Option<Duration>,
    /// Everything else: name and value as they were written, in order.
    pub other: Vec<(String, String)>,
}

impl Note {
    /// Whether it says nothing.
    pub fn is_empty(&self) -> bool {
        *self == Note::default()
    }

    /// Takes from `other` what this note does not say.
    pub fn fill_from(&mut self, other: &Note) {
        if self.comment.is_empty() {
            self.comment.clone_from(&other.comment);
        }
        self.sign = self.sign.or(other.sign);
        self.value = self.value.or(other.value);
        self.best = self.best.or(other.best);
        self.time = self.time.or(other.time);
        if self.other.is_empty() {
            self.other.clone_from(&other.other);
        }
    }
}
