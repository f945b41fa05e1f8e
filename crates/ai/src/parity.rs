//! Parity: the quadrants of the board with an odd number of empty squares.
//!
//! Who plays last in a region tends to profit, so moves into odd regions are tried first. The
//! four quadrants stand for the regions: cheap, and right often enough near the end.

use huri_core::Bitboard;

/// The squares of the four quadrants: top left, top right, bottom left, bottom right.
pub(crate) const QUADRANTS: [u64; 4] = [
    0x0000_0000_0f0f_0f0f,
    0x0000_0000_f0f0_f0f0,
    0x0f0f_0f0f_0000_0000,
    0xf0f0_f0f0_0000_0000,
];

/// The quadrants with an odd number of empty squares, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Parity(u32);

impl Parity {
    /// The parity of a set of empty squares.
    #[inline(always)]
    pub(crate) fn new(empties: u64) -> Parity {
        let mut bits = 0;
        for (quadrant, squares) in QUADRANTS.iter().enumerate() {
            bits |= ((empties & squares).count_ones() & 1) << quadrant;
        }
        Parity(bits)
    }

    /// After `square` has been filled.
    #[inline(always)]
    pub(crate) fn filled(self, square: usize) -> Parity {
        Parity(self.0 ^ 1 << quadrant(square))
    }

    /// Whether the quadrant of `square` has an odd number of empty squares.
    #[inline(always)]
    pub(crate) fn is_odd(self, square: usize) -> bool {
        self.0 >> quadrant(square) & 1 != 0
    }

    /// All squares of the odd quadrants.
    #[inline(always)]
    pub(crate) fn odd_squares(self) -> u64 {
        ODD_SQUARES[self.0 as usize & 15]
    }
}

/// The quadrant of a square: bit 2 of its column and of its row.
#[inline(always)]
pub(crate) fn quadrant(square: usize) -> u32 {
    (square >> 2 & 1 | square >> 4 & 2) as u32
}

static ODD_SQUARES: [u64; 16] = {
    let mut table = [0; 16];
    let mut bits = 0;
    while bits < 16 {
        let mut quadrant = 0;
        while quadrant < 4 {
            if bits >> quadrant & 1 != 0 {
                table[bits] |= QUADRANTS[quadrant];
            }
            quadrant += 1;
        }
        bits += 1;
    }
    table
};

/// The regions of empty squares: squares that touch, also at a corner, belong together.
///
/// With an odd number of squares a region is good for the side that moves into it first.
pub fn regions(empties: Bitboard) -> Vec<Bitboard> {
    const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let mut left = empties.0;
    let mut regions = Vec::new();
    while left != 0 {
        let mut region = left & left.wrapping_neg();
        loop {
            let row = region | (region << 1 & NOT_A) | (region >> 1 & NOT_H);
            let grown = (row | row << 8 | row >> 8) & left;
            if grown == region {
                break;
            }
            region = grown;
        }
        regions.push(Bitboard(region));
        left &= !region;
    }
    regions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn filling_a_square_changes_its_quadrant_alone() {
        let empties = 0x8000_4201_8040_2211;
        let parity = Parity::new(empties);
        for square in (0..64).filter(|square| empties >> square & 1 != 0) {
            assert_eq!(QUADRANTS[quadrant(square) as usize] >> square & 1, 1);
            assert_eq!(parity.filled(square), Parity::new(empties & !(1 << square)));
            assert_eq!(
                parity.is_odd(square),
                parity.odd_squares() >> square & 1 != 0
            );
        }
    }

    #[test]
    fn regions_touch_at_corners_and_not_around_the_rim() {
        let set = |names: &[&str]| -> Bitboard {
            names
                .iter()
                .map(|name| name.parse::<huri_core::Square>().unwrap())
                .collect()
        };
        let (a, b, c) = (set(&["a1", "b2", "c2"]), set(&["h1", "g1"]), set(&["h8"]));
        let mut found = regions(a | b | c);
        found.sort();
        let mut expected = [a, b, c];
        expected.sort();
        assert_eq!(found, expected);
        assert_eq!(regions(Bitboard::ALL), [Bitboard::ALL]);
        assert_eq!(regions(Bitboard::EMPTY), []);
    }
}
