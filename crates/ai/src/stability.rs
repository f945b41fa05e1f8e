//! Stable discs: discs that no play can turn, and the bound that they put on the score.
//!
//! A disc is counted as stable when it lies on an edge whose play, worked out in full, never
//! turns it; or when in each of the four directions its line is full or a neighbour is a stable
//! disc of the same side. So every disc counted is stable, but not every stable disc is counted.

use huri_core::{Bitboard, Board};

/// The stable discs of both sides, as far as this looks: every disc told is stable.
pub fn stable(board: Board) -> Bitboard {
    let (mover, opponent) = (board.mover().0, board.opponent().0);
    Bitboard(stable_discs(mover, opponent) | stable_discs(opponent, mover))
}

/// The stable discs of `discs`, with `other` the other side's.
#[inline(always)]
pub(crate) fn stable_discs(discs: u64, other: u64) -> u64 {
    const INNER: u64 = 0x007e_7e7e_7e7e_7e00;
    let full = FullLines::new(discs | other);
    let all = full.row & full.column & full.down & full.up;
    let mut stable = stable_on_edges(discs, other) | (discs & all);
    // An inner disc is stable if each direction is full or holds a stable neighbour.
    let inner = discs & INNER;
    loop {
        let row = stable << 1 | stable >> 1 | full.row;
        let column = stable << 8 | stable >> 8 | full.column;
        let down = stable << 9 | stable >> 9 | full.down;
        let up = stable << 7 | stable >> 7 | full.up;
        let grown = stable | (row & column & down & up & inner);
        if grown == stable {
            return stable;
        }
        stable = grown;
    }
}

/// For each direction the squares on completely filled lines.
struct FullLines {
    row: u64,
    column: u64,
    down: u64,
    up: u64,
}

impl FullLines {
    #[inline(always)]
    fn new(occupied: u64) -> FullLines {
        let mut row = occupied & occupied >> 4;
        row &= row >> 2;
        row &= row >> 1;
        row = (row & 0x0101_0101_0101_0101) * 0xff;
        let mut column = occupied & occupied.rotate_right(32);
        column &= column.rotate_right(16);
        column &= column.rotate_right(8);
        // A diagonal is full where it is full in both senses; beyond the rim it counts as full.
        let mut sense = occupied & (0x0101_0101_0101_01ff | occupied << 9);
        sense &= 0x0303_0303_0303_ffff | sense << 18;
        let mut other = occupied & (0xff80_8080_8080_8080 | occupied >> 9);
        other &= 0xffff_c0c0_c0c0_c0c0 | other >> 18;
        let down = sense
            & other
            & (0x0f0f_0f0f_ffff_ffff | sense << 36)
            & (0xffff_ffff_f0f0_f0f0 | other >> 36);
        let mut sense = occupied & (0x8080_8080_8080_80ff | occupied << 7);
        sense &= 0xc0c0_c0c0_c0c0_ffff | sense << 14;
        let mut other = occupied & (0xff01_0101_0101_0101 | occupied >> 7);
        other &= 0xffff_0303_0303_0303 | other >> 14;
        let up = sense
            & other
            & (0xf0f0_f0f0_ffff_ffff | sense << 28)
            & (0xffff_ffff_0f0f_0f0f | other >> 28);
        FullLines {
            row,
            column,
            down,
            up,
        }
    }
}

/// The discs of `discs` that no play on their edge can turn.
#[inline(always)]
fn stable_on_edges(discs: u64, other: u64) -> u64 {
    let top = edge(discs & 0xff, other & 0xff);
    let bottom = edge(discs >> 56, other >> 56);
    let left = edge(column_a(discs), column_a(other));
    let right = edge(column_a(discs >> 7), column_a(other >> 7));
    top | bottom << 56 | from_column_a(left) | from_column_a(right) << 7
}

/// Column a as a row: bit 0 is row 1.
#[inline(always)]
fn column_a(set: u64) -> u64 {
    (set & 0x0101_0101_0101_0101).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

/// A row as column a.
#[inline(always)]
fn from_column_a(row: u64) -> u64 {
    let low = (row & 0x0f).wrapping_mul(0x0020_4081) & 0x0101_0101;
    let high = (row >> 4).wrapping_mul(0x0020_4081) & 0x0101_0101;
    low | high << 32
}

#[inline(always)]
fn edge(discs: u64, other: u64) -> u64 {
    let index = BASE_3[discs as usize & 0xff] + 2 * BASE_3[other as usize & 0xff];
    u64::from(STABLE_ON_EDGE[(index as usize).min(STABLE_ON_EDGE.len() - 1)])
}

/// The bits of a byte read as digits to base 3.
static BASE_3: [u16; 256] = {
    let mut table = [0; 256];
    let mut bits = 0;
    while bits < 256 {
        let mut bit = 8;
        while bit > 0 {
            bit -= 1;
            table[bits] = 3 * table[bits] + (bits >> bit & 1) as u16;
        }
        bits += 1;
    }
    table
};

/// The stable discs of the side whose discs have the digit 1, by the edge read to base 3.
static STABLE_ON_EDGE: [u8; 6561] = stable_on_edge();

/// Works from full edges down to the empty one: a disc is stable if after every move of either
/// side on every empty square of the edge, whether or not it turns discs of the edge, it is
/// unturned and stable.
const fn stable_on_edge() -> [u8; 6561] {
    const POWERS: [usize; 8] = [1, 3, 9, 27, 81, 243, 729, 2187];
    let mut both = [0_u8; 6561]; // The stable discs of both sides.
    let mut n_empties = 0;
    while n_empties <= 8 {
        let mut index = 0;
        while index < 6561 {
            let (mut discs, mut other, mut rest, mut bit) = (0_u8, 0_u8, index, 0);
            while bit < 8 {
                match rest % 3 {
                    1 => discs |= 1 << bit,
                    2 => other |= 1 << bit,
                    _ => {}
                }
                rest /= 3;
                bit += 1;
            }
            let empties = !(discs | other);
            if empties.count_ones() == n_empties {
                let mut stable = discs | other;
                let mut square = 0;
                while square < 8 {
                    if empties >> square & 1 != 0 {
                        let turned = edge_flips(discs, other, square);
                        let mut next = index + POWERS[square];
                        let mut bit = 0;
                        while bit < 8 {
                            if turned >> bit & 1 != 0 {
                                next -= POWERS[bit];
                            }
                            bit += 1;
                        }
                        stable &= !turned & both[next];
                        let turned = edge_flips(other, discs, square);
                        let mut next = index + 2 * POWERS[square];
                        let mut bit = 0;
                        while bit < 8 {
                            if turned >> bit & 1 != 0 {
                                next += POWERS[bit];
                            }
                            bit += 1;
                        }
                        stable &= !turned & both[next];
                    }
                    square += 1;
                }
                both[index] = stable;
            }
            index += 1;
        }
        n_empties += 1;
    }
    let mut index = 0;
    while index < 6561 {
        let (mut rest, mut bit) = (index, 0);
        while bit < 8 {
            if rest % 3 != 1 {
                both[index] &= !(1 << bit);
            }
            rest /= 3;
            bit += 1;
        }
        index += 1;
    }
    both
}

/// What a disc of `mover` on `square` turns on the edge.
const fn edge_flips(mover: u8, opponent: u8, square: usize) -> u8 {
    let mut flips = 0;
    let (mut run, mut next) = (0_u8, square + 1);
    while next < 8 && opponent >> next & 1 != 0 {
        run |= 1 << next;
        next += 1;
    }
    if next < 8 && mover >> next & 1 != 0 {
        flips |= run;
    }
    (run, next) = (0, square);
    while next > 0 && opponent >> (next - 1) & 1 != 0 {
        next -= 1;
        run |= 1 << next;
    }
    if next > 0 && mover >> (next - 1) & 1 != 0 {
        flips |= run;
    }
    flips
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{Random, random_boards};
    use huri_core::flip;

    #[test]
    fn stable_discs_stay_whatever_is_played() {
        let mut random = Random::new(1);
        let mut seen = 0;
        for board in random_boards(&mut random, 3_000) {
            let (mut mover, mut opponent) = (board.mover().0, board.opponent().0);
            let (kept, kept_by_opponent) =
                (stable_discs(mover, opponent), stable_discs(opponent, mover));
            seen += (kept | kept_by_opponent).count_ones();
            let mut turn = false;
            for _ in 0..60 {
                let moves = flip::legal_moves(mover, opponent);
                if moves != 0 {
                    let square = random.pick(moves);
                    let flips = flip::flips(mover, opponent, square);
                    (mover, opponent) = (mover | flips | 1 << square, opponent & !flips);
                }
                (mover, opponent) = (opponent, mover);
                turn = !turn;
                let (first, second) = if turn {
                    (opponent, mover)
                } else {
                    (mover, opponent)
                };
                assert_eq!(first & kept, kept, "{board:?}");
                assert_eq!(second & kept_by_opponent, kept_by_opponent, "{board:?}");
            }
        }
        assert!(
            seen > 10_000,
            "only {seen} stable discs: the test saw too little"
        );
    }

    #[test]
    fn a_full_board_is_stable_and_a_corner_too() {
        assert_eq!(stable_discs(u64::MAX, 0), u64::MAX);
        assert_eq!(stable_discs(0x0f0f, !0x0f0f), 0x0f0f);
        assert_eq!(stable_discs(1, 0), 1);
        assert_eq!(stable_discs(1 << 27, 0), 0);
    }
}
