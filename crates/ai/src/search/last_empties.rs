//! The last one to four empty squares: no move generation, no sorting, no memory.
//!
//! All functions search the null window `alpha` to `alpha + 1` in discs, fail-soft, from the
//! mover's view. The last move is never made: a table says how many discs it turns.

use crate::cpu::Cpu;
use crate::parity::quadrant;
use crate::search::{Compiled, NEIGHBOURS, Worker};

/// Below every score.
const NONE: i32 = -127;

/// The score of a game that is over with `n_empties` empty squares.
#[inline(always)]
pub(crate) fn final_score(mover: u64, n_empties: i32) -> i32 {
    // d is the mover's discs doubled, less all discs: the difference.
    let difference = 2 * mover.count_ones() as i32 - (64 - n_empties);
    difference + difference.signum() * n_empties
}

/// One empty square: `mover`'s discs suffice, all other squares are the opponent's.
#[inline(always)]
pub(crate) fn one<C: Cpu>(cpu: C, mover: u64, alpha: i32, square: usize) -> i32 {
    let flips = cpu.last_flips(mover, square);
    let before = 2 * cpu.count(mover) - 63;
    if flips.mover() > 0 {
        return before + 1 + flips.mover();
    }
    // The mover passes: the last square is the opponent's if they can play, else the winner's.
    if flips.opponent() > 0 {
        return before - 1 - flips.opponent();
    }
    let _ = alpha;
    before + before.signum()
}

/// Two empty squares.
#[inline(always)]
pub(crate) fn two<C: Cpu>(
    cpu: C,
    nodes: &mut u64,
    mover: u64,
    opponent: u64,
    alpha: i32,
    squares: [usize; 2],
) -> i32 {
    *nodes += 1;
    let [a, b] = squares;
    let mut best = NONE;
    if NEIGHBOURS[a] & opponent != 0 {
        let flips = cpu.flips(mover, opponent, a);
        if flips != 0 {
            *nodes += 1;
            best = -one(cpu, opponent ^ flips, -alpha - 1, b);
            if best > alpha {
                return best;
            }
        }
    }
    if NEIGHBOURS[b] & opponent != 0 {
        let flips = cpu.flips(mover, opponent, b);
        if flips != 0 {
            *nodes += 1;
            return best.max(-one(cpu, opponent ^ flips, -alpha - 1, a));
        }
    }
    if best != NONE {
        return best;
    }
    // A pass: the opponent's lowest score for us counts.
    let mut worst = -NONE;
    if NEIGHBOURS[a] & mover != 0 {
        let flips = cpu.flips(opponent, mover, a);
        if flips != 0 {
            *nodes += 1;
            worst = one(cpu, mover ^ flips, alpha, b);
            if worst <= alpha {
                return worst;
            }
        }
    }
    if NEIGHBOURS[b] & mover != 0 {
        let flips = cpu.flips(opponent, mover, b);
        if flips != 0 {
            *nodes += 1;
            return worst.min(one(cpu, mover ^ flips, alpha, a));
        }
    }
    if worst != -NONE {
        return worst;
    }
    final_score(mover, 2)
}

/// Three empty squares.
#[inline(always)]
pub(crate) fn three<C: Cpu>(
    cpu: C,
    nodes: &mut u64,
    mover: u64,
    opponent: u64,
    alpha: i32,
    squares: [usize; 3],
) -> i32 {
    *nodes += 1;
    let [mut a, mut b, mut c] = squares;
    // A square alone in its quadrant comes first.
    if quadrant(a) == quadrant(b) {
        (a, c) = (c, a);
    } else if quadrant(a) == quadrant(c) {
        (a, b) = (b, a);
    }
    let mut best = NONE;
    for (square, rest) in [(a, [b, c]), (b, [a, c]), (c, [a, b])] {
        if NEIGHBOURS[square] & opponent != 0 {
            let flips = cpu.flips(mover, opponent, square);
            if flips != 0 {
                let next = mover ^ flips | 1 << square;
                best = best.max(-two(cpu, nodes, opponent ^ flips, next, -alpha - 1, rest));
                if best > alpha {
                    return best;
                }
            }
        }
    }
    if best != NONE {
        return best;
    }
    let mut worst = -NONE;
    for (square, rest) in [(a, [b, c]), (b, [a, c]), (c, [a, b])] {
        if NEIGHBOURS[square] & mover != 0 {
            let flips = cpu.flips(opponent, mover, square);
            if flips != 0 {
                let next = opponent ^ flips | 1 << square;
                worst = worst.min(two(cpu, nodes, mover ^ flips, next, alpha, rest));
                if worst <= alpha {
                    return worst;
                }
            }
        }
    }
    if worst != -NONE {
        return worst;
    }
    final_score(mover, 3)
}

/// Four empty squares, the odd quadrants' first.
#[inline(always)]
pub(crate) fn four<C: Compiled>(
    cpu: C,
    worker: &mut Worker<'_>,
    mover: u64,
    opponent: u64,
    alpha: i32,
    empties: u64,
) -> i32 {
    worker.nodes += 1;
    if let Some(score) = worker.stability_cutoff(mover, opponent, alpha, 4) {
        return score;
    }
    let [a, b, c, d] = by_parity(empties);
    let orders = [
        (a, [b, c, d]),
        (b, [a, c, d]),
        (c, [a, b, d]),
        (d, [a, b, c]),
    ];
    let mut best = NONE;
    for (square, rest) in orders {
        if NEIGHBOURS[square] & opponent != 0 {
            let flips = cpu.flips(mover, opponent, square);
            if flips != 0 {
                let next = mover ^ flips | 1 << square;
                let nodes = &mut worker.nodes;
                best = best.max(-three(cpu, nodes, opponent ^ flips, next, -alpha - 1, rest));
                if best > alpha {
                    return best;
                }
            }
        }
    }
    if best != NONE {
        return best;
    }
    let mut worst = -NONE;
    for (square, rest) in orders {
        if NEIGHBOURS[square] & mover != 0 {
            let flips = cpu.flips(opponent, mover, square);
            if flips != 0 {
                let next = opponent ^ flips | 1 << square;
                let nodes = &mut worker.nodes;
                worst = worst.min(three(cpu, nodes, mover ^ flips, next, alpha, rest));
                if worst <= alpha {
                    return worst;
                }
            }
        }
    }
    if worst != -NONE {
        return worst;
    }
    final_score(mover, 4)
}

/// The four squares, those alone in their quadrant before a pair if there are both.
#[inline(always)]
fn by_parity(empties: u64) -> [usize; 4] {
    let mut rest = empties;
    let mut next = || {
        let square = rest.trailing_zeros() as usize & 63;
        rest &= rest.wrapping_sub(1);
        square
    };
    let [a, b, c, d] = [next(), next(), next(), next()];
    // Only 2 + 1 + 1 needs work: otherwise all quadrants are odd or all are even.
    let same = |x, y| quadrant(x) == quadrant(y);
    if same(a, b) {
        if !same(c, d) {
            [c, d, a, b]
        } else {
            [a, b, c, d]
        }
    } else if same(a, c) {
        if !same(b, d) {
            [b, d, a, c]
        } else {
            [a, b, c, d]
        }
    } else if same(a, d) {
        if !same(b, c) {
            [b, c, a, d]
        } else {
            [a, b, c, d]
        }
    } else if same(b, c) {
        [a, d, b, c]
    } else if same(b, d) {
        [a, c, b, d]
    } else {
        [a, b, c, d]
    }
}
