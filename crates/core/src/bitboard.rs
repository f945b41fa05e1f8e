//! [`Bitboard`]: a set of squares in one word.

use std::fmt;
use std::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign,
};

use crate::Square;

/// A set of squares; bit `n` is the square with index `n`.
///
/// `|`, `&`, `^` and `!` are the set operations, `-` is set difference.
///
/// ```
/// use huri_core::{Bitboard, Square};
/// let corners: Bitboard = [Square::A1, Square::H1, Square::A8, Square::H8].into_iter().collect();
/// assert_eq!(corners, Bitboard::CORNERS);
/// assert_eq!((corners - Square::A1.bit()).len(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard(0);
    /// All 64 squares.
    pub const ALL: Bitboard = Bitboard(!0);
    /// a1, h1, a8 and h8.
    pub const CORNERS: Bitboard = Bitboard(0x8100_0000_0000_0081);
    /// The 28 squares of the rim.
    pub const EDGES: Bitboard = Bitboard(0xff81_8181_8181_81ff);

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares it holds, 0 to 64.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether `square` is in it.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// Whether all squares of `other` are in it.
    #[inline]
    pub const fn is_superset(self, other: Bitboard) -> bool {
        other.0 & !self.0 == 0
    }

    /// The first square in reading order.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        Square::from_index(self.0.trailing_zeros() as usize)
    }

    /// Its squares in reading order.
    #[inline]
    pub const fn squares(self) -> Squares {
        Squares(self)
    }
}

/// The squares of a set in reading order.
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len() as usize, Some(self.0.len() as usize))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        self.squares()
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares
            .into_iter()
            .fold(Bitboard::EMPTY, |set, square| set | square.bit())
    }
}

macro_rules! set_operation {
    ($trait:ident $method:ident $assign_trait:ident $assign_method:ident $operation:expr) => {
        impl $trait for Bitboard {
            type Output = Bitboard;
            #[inline]
            fn $method(self, other: Bitboard) -> Bitboard {
                let operation: fn(u64, u64) -> u64 = $operation;
                Bitboard(operation(self.0, other.0))
            }
        }
        impl $assign_trait for Bitboard {
            #[inline]
            fn $assign_method(&mut self, other: Bitboard) {
                *self = $trait::$method(*self, other);
            }
        }
    };
}
set_operation!(BitAnd bitand BitAndAssign bitand_assign |a, b| a & b);
set_operation!(BitOr bitor BitOrAssign bitor_assign |a, b| a | b);
set_operation!(BitXor bitxor BitXorAssign bitxor_assign |a, b| a ^ b);
set_operation!(Sub sub SubAssign sub_assign |a, b| a & !b);

impl Not for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn not(self) -> Bitboard {
        Bitboard(!self.0)
    }
}

/// A picture: eight lines, `#` for a square in the set.
impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        picture(f, |square| if self.contains(square) { '#' } else { '.' })
    }
}

/// Writes eight lines of eight characters, each after a line break.
pub(crate) fn picture(
    f: &mut fmt::Formatter<'_>,
    character: impl Fn(Square) -> char,
) -> fmt::Result {
    for square in Square::all() {
        if square.column() == 0 {
            writeln!(f)?;
        }
        write!(f, "{}", character(square))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_squares_in_reading_order() {
        let set = Square::H8.bit() | Square::A1.bit() | Square::C2.bit();
        assert_eq!(
            set.squares().collect::<Vec<_>>(),
            [Square::A1, Square::C2, Square::H8]
        );
        assert_eq!(set.squares().collect::<Bitboard>(), set);
        assert_eq!(Bitboard::EMPTY.first(), None);
        assert_eq!(Bitboard::ALL.squares().count(), 64);
    }

    #[test]
    fn difference_removes() {
        assert_eq!(Bitboard::EDGES - Bitboard::ALL, Bitboard::EMPTY);
        assert_eq!((Bitboard::EDGES - Bitboard::CORNERS).len(), 24);
        assert!(Bitboard::EDGES.is_superset(Bitboard::CORNERS));
    }
}
