//! [`Features`]: how a board fills every pattern, updated move by move.

use huri_core::Board;

use super::pattern::{self, N_FEATURES};

/// Lanes of the vector: the features, filled up to whole 256-bit registers.
pub(super) const LANES: usize = N_FEATURES.next_multiple_of(16);

/// What a mover's disc on each square adds.
static POWERS: [Lanes; 64] = {
    let powers = pattern::powers::<LANES>();
    let mut lanes = [Lanes([0; LANES]); 64];
    let mut square = 0;
    while square < 64 {
        lanes[square] = Lanes(powers[square]);
        square += 1;
    }
    lanes
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(32))]
struct Lanes([i16; LANES]);

/// The fillings of all patterns as numbers in balanced base 3, seen by the mover.
///
/// Lane `n` belongs to [`pattern::IMAGES`]`[n]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Features(Lanes);

impl Features {
    /// The features of a board, computed from nothing.
    pub fn of(board: Board) -> Features {
        let mut lanes = Lanes([0; LANES]);
        for square in board.mover() {
            lanes.add(&POWERS[square.index()], 1);
        }
        for square in board.opponent() {
            lanes.add(&POWERS[square.index()], -1);
        }
        Features(lanes)
    }

    /// The features after the mover's disc on `square` that turns `flips`, seen by the next
    /// player.
    #[inline(always)]
    pub fn after(&self, square: usize, flips: u64) -> Features {
        // A turned disc changes from −1 to +1, and then all is seen from the other side. Sums on
        // the way may leave 16 bits, the result fits: wrapping makes it right.
        let mut turned = Lanes([0; LANES]);
        let mut rest = flips;
        while rest != 0 {
            turned.add(&POWERS[rest.trailing_zeros() as usize & 63], 1);
            rest &= rest - 1;
        }
        let placed = &POWERS[square & 63];
        let mut lanes = Lanes([0; LANES]);
        for lane in 0..LANES {
            let turned = turned.0[lane].wrapping_mul(2);
            let sum = self.0.0[lane].wrapping_add(placed.0[lane]);
            lanes.0[lane] = sum.wrapping_add(turned).wrapping_neg();
        }
        Features(lanes)
    }

    /// The same fillings seen by the other side.
    #[inline(always)]
    pub fn passed(&self) -> Features {
        let mut lanes = self.0;
        for lane in &mut lanes.0 {
            *lane = lane.wrapping_neg();
        }
        Features(lanes)
    }

    /// The filling of each feature, and zeros.
    #[inline(always)]
    pub(super) fn lanes(&self) -> &[i16; LANES] {
        &self.0.0
    }

    /// The row of each feature among all shapes' rows.
    pub fn rows(&self) -> [usize; N_FEATURES] {
        std::array::from_fn(|feature| {
            let middle = pattern::MIDDLES[feature] as isize;
            (middle + self.0.0[feature] as isize) as usize
        })
    }
}

impl Lanes {
    /// Adds `other` times `sign`.
    #[inline(always)]
    fn add(&mut self, other: &Lanes, sign: i16) {
        for lane in 0..LANES {
            self.0[lane] = self.0[lane].wrapping_add(other.0[lane].wrapping_mul(sign));
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use huri_core::{Position, Symmetry};

    use super::*;
    use crate::eval::pattern::{CANONICAL, IMAGES, SHAPES};

    /// Calls `check` on the boards of random games.
    pub fn on_random_boards(n_games: u64, mut check: impl FnMut(Board)) {
        let mut state = 0x2545_f491_4f6c_dd1d_u64; // xorshift64 (Marsaglia 2003)
        for _ in 0..n_games {
            let mut board = Position::START.board();
            while !board.is_over() {
                check(board);
                let moves = board.legal_moves();
                if moves.is_empty() {
                    board = board.passed();
                    continue;
                }
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                let pick = state % u64::from(moves.len());
                let square = moves
                    .squares()
                    .nth(pick as usize)
                    .expect("below their number");
                board = board.after(square);
            }
        }
    }

    #[test]
    fn a_filling_is_read_off_the_squares() {
        on_random_boards(20, |board| {
            for (image, row) in IMAGES.iter().zip(Features::of(board).rows()) {
                // Base 3 with the digits −1, 0, +1 moved up to 0, 1, 2.
                let filling = image.squares().fold(0, |filling, square| {
                    let digit = if board.mover().contains(square) {
                        2
                    } else {
                        usize::from(!board.opponent().contains(square))
                    };
                    3 * filling + digit
                });
                assert_eq!(row, SHAPES[image.shape].first_row() + filling);
            }
        });
    }

    #[test]
    fn a_move_updates_to_what_is_computed_anew() {
        on_random_boards(50, |board| {
            let features = Features::of(board);
            assert_eq!(features.passed(), Features::of(board.passed()));
            for square in board.legal_moves() {
                let flips = board.flips(square);
                assert_eq!(
                    features.after(square.index(), flips.0),
                    Features::of(board.after(square))
                );
            }
        });
    }

    #[test]
    fn symmetric_boards_have_the_same_canonical_ids() {
        let ids = |board| {
            let mut ids = Features::of(board).rows().map(|row| CANONICAL.ids[row]);
            ids.sort_unstable();
            ids
        };
        on_random_boards(20, |board| {
            for symmetry in Symmetry::all() {
                assert_eq!(ids(symmetry.board(board)), ids(board));
            }
        });
    }
}
