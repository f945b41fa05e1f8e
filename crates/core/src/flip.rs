//! The kernels: which discs a move turns, and where a move is legal. Portable code.
//!
//! Both are `inline(always)`, so that a search compiled for a newer CPU gets them compiled for
//! it too. They work on plain words: `mover` and `opponent` are disjoint sets of discs.

/// For each square its four rays to higher bits (east, south-west, south, south-east) and its
/// four rays to lower bits (west, north-east, north, north-west), without the square itself.
///
/// One cache line, so that a vector kernel reads each half with one aligned load.
#[repr(C, align(64))]
pub struct Rays {
    /// To higher indices.
    pub up: [u64; 4],
    /// To lower indices.
    pub down: [u64; 4],
}

/// [`Rays`] by square index.
pub static RAYS: [Rays; 64] = rays();

const fn rays() -> [Rays; 64] {
    const DIRECTIONS: [(i32, i32); 4] = [(1, 0), (-1, 1), (0, 1), (1, 1)];
    let mut table = [const {
        Rays {
            up: [0; 4],
            down: [0; 4],
        }
    }; 64];
    let mut square = 0;
    while square < 64 {
        let mut direction = 0;
        while direction < 4 {
            let (dx, dy) = DIRECTIONS[direction];
            table[square].up[direction] = ray(square as i32, dx, dy);
            table[square].down[direction] = ray(square as i32, -dx, -dy);
            direction += 1;
        }
        square += 1;
    }
    table
}

const fn ray(square: i32, dx: i32, dy: i32) -> u64 {
    let mut set = 0;
    let (mut x, mut y) = (square % 8 + dx, square / 8 + dy);
    while 0 <= x && x < 8 && 0 <= y && y < 8 {
        set |= 1 << (8 * y + x);
        x += dx;
        y += dy;
    }
    set
}

/// The opponent's discs that a disc of the mover on the square with index `square` outflanks.
///
/// Zero means that the move is not legal. `square` must be below 64 and empty.
#[inline(always)]
pub fn flips(mover: u64, opponent: u64, square: usize) -> u64 {
    debug_assert!(mover & opponent == 0);
    let rays = &RAYS[square & 63];
    let mut flips = 0;
    // On each ray the nearest square that is not the opponent's, the stop, must be the mover's;
    // then it is the anchor, and the discs before it turn. No branches: on a real board nobody
    // foretells which rays turn something.
    for up in rays.up {
        let stops = up & !opponent;
        let anchor = stops & stops.wrapping_neg() & mover;
        // The ray's squares below the anchor; for no anchor, none.
        flips |= up & anchor.wrapping_sub(u64::from(anchor != 0));
    }
    for down in rays.down {
        // Bit 0 only keeps the word from being zero: a1 is on the ray or masked off.
        let stops = down & !opponent | 1;
        let anchor = 1 << 63 >> stops.leading_zeros() & mover & down;
        // The ray's squares above the anchor; for no anchor, none.
        flips |= down & (anchor << 1).wrapping_neg();
    }
    flips
}

/// The squares on which the mover may place a disc.
///
/// Each direction is flooded over the opponent's discs by doubling (Kogge and Stone 1973).
#[inline(always)]
pub fn legal_moves(mover: u64, opponent: u64) -> u64 {
    debug_assert!(mover & opponent == 0);
    // Without columns a and h no run wraps around an edge.
    const INNER_COLUMNS: u64 = 0x7e7e_7e7e_7e7e_7e7e;
    let inner = opponent & INNER_COLUMNS;
    let reached = reach::<1>(mover, inner)
        | reach::<8>(mover, opponent)
        | reach::<7>(mover, inner)
        | reach::<9>(mover, inner);
    reached & !(mover | opponent)
}

/// The squares just behind runs of `through` that start beside `mover`, both ways along a step.
#[inline(always)]
fn reach<const STEP: u32>(mover: u64, through: u64) -> u64 {
    let mut left = through & mover << STEP;
    left |= through & left << STEP;
    let pairs = through & through << STEP;
    left |= pairs & left << (2 * STEP);
    left |= pairs & left << (2 * STEP);

    let mut right = through & mover >> STEP;
    right |= through & right >> STEP;
    let pairs = through & through >> STEP;
    right |= pairs & right >> (2 * STEP);
    right |= pairs & right >> (2 * STEP);

    left << STEP | right >> STEP
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The twin: walks square by square.
    fn flips_by_walking(mover: u64, opponent: u64, square: i32) -> u64 {
        let mut flips = 0;
        for (dx, dy) in [
            (-1, -1),
            (0, -1),
            (1, -1),
            (-1, 0),
            (1, 0),
            (-1, 1),
            (0, 1),
            (1, 1),
        ] {
            let mut run = 0;
            let (mut x, mut y) = (square % 8 + dx, square / 8 + dy);
            while (0..8).contains(&x) && (0..8).contains(&y) {
                let bit = 1 << (8 * y + x);
                if opponent & bit != 0 {
                    run |= bit;
                } else {
                    if mover & bit != 0 {
                        flips |= run;
                    }
                    break;
                }
                x += dx;
                y += dy;
            }
        }
        flips
    }

    #[test]
    fn kernels_agree_with_walking_on_random_boards() {
        let mut state = 0x9e37_79b9_7f4a_7c15_u64; // xorshift64 (Marsaglia 2003)
        let mut random = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        };
        for round in 0..200_000 {
            let (a, b, c) = (random(), random(), random());
            // Boards of all densities, with few and with many discs of either side.
            let (mover, opponent) = match round % 4 {
                0 => (a & !b, b & !a),
                1 => (a & b & c, !(a & b & c) & (b | c)),
                2 => (a & b, !a & (b | c)),
                _ => (a & !b & !c, !a),
            };
            let mut legal = 0;
            for square in 0..64 {
                if (mover | opponent) >> square & 1 == 0 {
                    let expected = flips_by_walking(mover, opponent, square);
                    let found = flips(mover, opponent, square as usize);
                    assert_eq!(found, expected, "{mover:#x} {opponent:#x} {square}");
                    legal |= u64::from(expected != 0) << square;
                }
            }
            assert_eq!(
                legal_moves(mover, opponent),
                legal,
                "{mover:#x} {opponent:#x}"
            );
        }
    }
}
