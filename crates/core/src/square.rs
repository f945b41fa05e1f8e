//! [`Square`]: one of the 64 places of the board.

use std::fmt;
use std::str::FromStr;

use crate::Bitboard;

/// A square, `a1` (0, top left) to `h8` (63, bottom right), in reading order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8); // Invariant: < 64.

macro_rules! named_squares {
    ($($name:ident)*) => {
        /// The squares by name: `Square::A1` to `Square::H8`.
        impl Square {
            named_squares!(@each 0; $($name)*);
        }
    };
    (@each $index:expr; $name:ident $($rest:ident)*) => {
        #[doc = concat!("The square ", stringify!($name), ".")]
        pub const $name: Square = Square($index);
        named_squares!(@each $index + 1; $($rest)*);
    };
    (@each $index:expr;) => {};
}

named_squares! {
    A1 B1 C1 D1 E1 F1 G1 H1
    A2 B2 C2 D2 E2 F2 G2 H2
    A3 B3 C3 D3 E3 F3 G3 H3
    A4 B4 C4 D4 E4 F4 G4 H4
    A5 B5 C5 D5 E5 F5 G5 H5
    A6 B6 C6 D6 E6 F6 G6 H6
    A7 B7 C7 D7 E7 F7 G7 H7
    A8 B8 C8 D8 E8 F8 G8 H8
}

impl Square {
    /// The square with this index (0 to 63, in reading order).
    #[inline]
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < 64 {
            Some(Square(index as u8))
        } else {
            None
        }
    }

    /// The square in this column (0 is `a`) and row (0 is row 1).
    #[inline]
    pub const fn new(column: usize, row: usize) -> Option<Square> {
        if column < 8 && row < 8 {
            Some(Square((8 * row + column) as u8))
        } else {
            None
        }
    }

    /// Its index, 0 to 63.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column, 0 (`a`) to 7 (`h`).
    #[inline]
    pub const fn column(self) -> usize {
        self.0 as usize & 7
    }

    /// Its row, 0 (row 1, the top) to 7 (row 8).
    #[inline]
    pub const fn row(self) -> usize {
        self.0 as usize >> 3
    }

    /// The set that holds this square alone.
    #[inline]
    pub const fn bit(self) -> Bitboard {
        Bitboard(1 << self.0)
    }

    /// All 64 squares in reading order.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator + Clone {
        (0..64).map(|index: i32| Square(index as u8))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = [b'a' + self.column() as u8, b'1' + self.row() as u8];
        f.pad(std::str::from_utf8(&name).expect("a letter and a digit are ASCII"))
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a letter `a` to `h` (either case) followed by a digit `1` to `8`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSquareError(pub String);

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a square a1 to h8", self.0)
    }
}

impl std::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Reads `f5` or `F5`.
    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        match *text.as_bytes() {
            [letter @ (b'a'..=b'h' | b'A'..=b'H'), digit @ b'1'..=b'8'] => Ok(Square(
                (digit - b'1') * 8 + (letter.to_ascii_lowercase() - b'a'),
            )),
            _ => Err(ParseSquareError(text.chars().take(16).collect())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_indices_agree() {
        assert_eq!(Square::A1.index(), 0);
        assert_eq!(Square::H1.index(), 7);
        assert_eq!(Square::F5.index(), 37);
        assert_eq!(Square::H8.index(), 63);
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(square.to_string().to_uppercase().parse(), Ok(square));
            assert_eq!(Square::new(square.column(), square.row()), Some(square));
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "f", "f55", "i1", "a0", "a9", "5f", "ｆ５"] {
            assert!(text.parse::<Square>().is_err(), "{text}");
        }
        assert_eq!(Square::from_index(64), None);
        assert_eq!(Square::new(8, 0), None);
    }
}
