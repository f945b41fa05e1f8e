//! [`Player`]: who plays a side.

use std::time::Duration;

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

    /// The name in a game's tags; `person` is that of who plays here.
    pub fn name(self, person: &str) -> String {
        match self {
            Player::Human => person.to_owned(),
            Player::Engine(level) => format!("Huri {}", level.number()),
        }
    }

    /// How long one move of the engine may take, as an order of magnitude to be patient by.
    ///
    /// Measured as CPU time of one thread (Sapphire Rapids, AVX-512) at six places of a game, from
    /// 59 to 28 empty squares; the longest were 0.2 s at level 14, 1.5 s at 17 and at 20, 4.7 s
    /// at 22: a level costs about half as much again. Higher levels are carried on from there, and
    /// everything is rounded up, since many machines are slower.
    pub fn longest_move(self) -> Option<Duration> {
        let seconds = match self.level()?.number() {
            0..=15 => 1,
            16..=18 => 3,
            19..=20 => 10,
            21..=22 => 20,
            23..=24 => 60,
            25..=26 => 120,
            27..=28 => 300,
            29.. => 600,
        };
        Some(Duration::from_secs(seconds))
    }

    /// All players, by their numbers.
    pub fn all() -> impl Iterator<Item = Player> {
        (0..=Level::MAX.number()).map(Player::of_number)
    }

    /// As a number: 0 is a human, 1 to 30 the engine's level.
    pub fn number(self) -> u8 {
        self.level().map_or(0, Level::number)
    }

    /// The player with this number.
    pub fn of_number(number: u8) -> Player {
        match number {
            0 => Player::Human,
            level => Player::Engine(Level::new(level)),
        }
    }

    /// The engine's level.
    pub fn level(self) -> Option<Level> {
        match self {
            Player::Human => None,
            Player::Engine(level) => Some(level),
        }
    }
}

/// By its number.
impl Serialize for Player {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Player {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Player, D::Error> {
        u8::deserialize(deserializer).map(Player::of_number)
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
