//! [`Tags`]: what is known of a game besides its moves.

use super::Date;
use crate::{Color, Outcome};

/// A player's name and rating.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Player {
    /// The name, empty if unknown.
    pub name: String,
    /// The rating as written, such as `2134.5` or `3 dan`; empty if unknown.
    pub rating: String,
}

/// Which rules a game follows where they differ.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Rules {
    /// The game turns all outflanked discs.
    #[default]
    Standard,
    /// The players turn the discs by hand, rightly or not: see the tabletop module.
    Tabletop,
    /// Standard, but the fewest discs win.
    Anti,
}

/// What is known of a game besides its moves.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tags {
    /// Who played Black.
    pub black: Player,
    /// Who played White.
    pub white: Player,
    /// Tournament or match; empty if unknown.
    pub event: String,
    /// Such as `3` or `final`; empty if unknown.
    pub round: String,
    /// Where; empty if unknown.
    pub place: String,
    /// When.
    pub date: Option<Date>,
    /// The clock as written, such as `25:00` or `5:00/0:10`; empty if unknown.
    pub time_control: String,
    /// Which rules.
    pub rules: Rules,
    /// The result as recorded, where the moves do not end the game or the record differs.
    pub outcome: Option<Outcome>,
    /// Everything else: name and value as they were written, in order. A name may occur more
    /// than once.
    pub other: Vec<(String, String)>,
}

impl Tags {
    /// The player of a colour.
    pub fn player(&self, color: Color) -> &Player {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }

    /// The player of a colour, to change.
    pub fn player_mut(&mut self, color: Color) -> &mut Player {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }

    /// The first other tag with this name.
    pub fn other(&self, name: &str) -> Option<&str> {
        self.other
            .iter()
            .find(|(key, _)| key == name)
            .map(|(_, value)| value.as_str())
    }
}
