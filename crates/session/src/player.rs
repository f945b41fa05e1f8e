//! [`Player`]: who plays a side.

use huri_ai::Level;
use huri_core::Color;
use serde::{Deserialize, Serialize};

/// Who plays a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at this device.
    Human,
    /// The engine at a level.
    Engine(Level),
}

impl Player {
    /// Whether somebody at this device plays.
    pub fn is_human(self) -> bool {
        self == Player::Human
    }

    /// The engine's level.
    pub fn level(self) -> Option<Level> {
        match self {
            Player::Human => None,
            Player::Engine(level) => Some(level),
        }
    }
}

/// As a number: 0 is a human, 1 to 30 the engine's level.
impl Serialize for Player {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.level().map_or(0, Level::number))
    }
}

impl<'de> Deserialize<'de> for Player {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Player, D::Error> {
        Ok(match u8::deserialize(deserializer)? {
            0 => Player::Human,
            level => Player::Engine(Level::new(level)),
        })
    }
}

/// Something each side has, such as a player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Sides<T> {
    /// Black's.
    pub black: T,
    /// White's.
    pub white: T,
}

impl<T> Sides<T> {
    /// What `of` gives for each side.
    pub fn from_fn(mut of: impl FnMut(Color) -> T) -> Sides<T> {
        Sides {
            black: of(Color::Black),
            white: of(Color::White),
        }
    }

    /// Black's for White and White's for Black.
    pub fn swapped(self) -> Sides<T> {
        Sides {
            black: self.white,
            white: self.black,
        }
    }
}

impl<T> std::ops::Index<Color> for Sides<T> {
    type Output = T;
    fn index(&self, color: Color) -> &T {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }
}

impl<T> std::ops::IndexMut<Color> for Sides<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }
}
