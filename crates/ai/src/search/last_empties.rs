//! The last one to four empty squares: no move generation, no sorting, no memory.
//!
//! All functions search the null window `alpha` to `alpha + 1` in discs, fail-soft, from the
//! mover's view. The last move is never made: a table says how many discs it turns.

use crate::cpu::Cpu;
use crate::search::shortcut::Shortcut;
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

/// One empty square: `mover`'s discs suffice, all other squares are the opponent's. Exact.
#[inline(always)]
pub(crate) fn one<C: Cpu>(cpu: C, mover: u64, square: usize) -> i32 {
    let flips = cpu.last_flips(mover, square);
    let before = 2 * cpu.count(mover) - 63;
    if flips.mover() > 0 {
        return before + 1 + flips.mover();
    }
    // The mover passes: the last square is the opponent's if they can play, else the winner's.
    if flips.opponent() > 0 {
        return before - 1 - flips.opponent();
    }
    before + before.signum()
}

/// Two empty squares, one in each of the two low bytes.
#[inline(always)]
pub(crate) fn two<C: Cpu>(
    cpu: C,
    nodes: &mut u64,
    mover: u64,
    opponent: u64,
    alpha: i32,
    squares: u32,
) -> i32 {
    *nodes += 1;
    let (a, b) = (byte(squares, 0), byte(squares, 1));
    let mut best = NONE;
    if NEIGHBOURS[a] & opponent != 0 {
        let flips = cpu.flips(mover, opponent, a);
        if flips != 0 {
            *nodes += 1;
            best = -one(cpu, opponent ^ flips, b);
            if best > alpha {
                return best;
            }
        }
    }
    if NEIGHBOURS[b] & opponent != 0 {
        let flips = cpu.flips(mover, opponent, b);
        if flips != 0 {
            *nodes += 1;
            return best.max(-one(cpu, opponent ^ flips, a));
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
            worst = one(cpu, mover ^ flips, b);
            if worst <= alpha {
                return worst;
            }
        }
    }
    if NEIGHBOURS[b] & mover != 0 {
        let flips = cpu.flips(opponent, mover, b);
        if flips != 0 {
            *nodes += 1;
            return worst.min(one(cpu, mover ^ flips, a));
        }
    }
    if worst != -NONE {
        return worst;
    }
    final_score(mover, 2)
}

/// Three empty squares, one in each of the three low bytes, in the order in which to try them.
#[inline(always)]
pub(crate) fn three<C: Cpu>(
    cpu: C,
    nodes: &mut u64,
    mover: u64,
    opponent: u64,
    alpha: i32,
    squares: u32,
) -> i32 {
    *nodes += 1;
    // The move and, behind it, what is left.
    let (ab, c) = (squares & 0xffff, squares >> 16 & 0xff);
    let (a, b) = (ab & 0xff, ab >> 8);
    let lines = [(a, b | c << 8), (b, a | c << 8), (c, ab)];
    let mut best = NONE;
    for (square, rest) in lines {
        let place = square as usize & 63;
        if NEIGHBOURS[place] & opponent != 0 {
            let flips = cpu.flips(mover, opponent, place);
            if flips != 0 {
                let next = mover ^ flips | 1 << place;
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
    for (square, rest) in lines {
        let place = square as usize & 63;
        if NEIGHBOURS[place] & mover != 0 {
            let flips = cpu.flips(opponent, mover, place);
            if flips != 0 {
                let next = opponent ^ flips | 1 << place;
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

/// Four empty squares.
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
    #[cfg(test)]
    if !cpu.takes(Shortcut::LastEmpties) {
        return crate::tests::plain(mover, opponent, alpha);
    }
    if let Some(score) = worker.stability_cutoff(cpu, mover, opponent, alpha, 4) {
        return score;
    }
    let squares = packed(empties);
    let quadrants = if cpu.takes(Shortcut::Parity) {
        cpu.quadrants(squares)
    } else {
        0
    };
    let lines = cpu.arrange(squares, &ORDERS[quadrants & 0xff]);
    let nodes = &mut worker.nodes;
    let mut best = NONE;
    for line in lines {
        let (place, rest) = (byte(line, 0), line >> 8);
        if NEIGHBOURS[place] & opponent != 0 {
            let flips = cpu.flips(mover, opponent, place);
            if flips != 0 {
                let next = mover ^ flips | 1 << place;
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
    for line in lines {
        let (place, rest) = (byte(line, 0), line >> 8);
        if NEIGHBOURS[place] & mover != 0 {
            let flips = cpu.flips(opponent, mover, place);
            if flips != 0 {
                let next = opponent ^ flips | 1 << place;
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

/// The square in a byte.
#[inline(always)]
fn byte(squares: u32, place: u32) -> usize {
    (squares >> (8 * place) & 63) as usize
}

/// Up to four squares, one in each byte, lowest first.
#[inline(always)]
pub(crate) fn packed(mut set: u64) -> u32 {
    let mut squares = 0;
    for place in 0..4 {
        squares |= (set.trailing_zeros() & 63) << (8 * place);
        set &= set.wrapping_sub(1);
    }
    squares
}

/// How to arrange four squares by parity, by their quadrants (two bits for each square).
///
/// Four groups of four places: the group's first is the move, the others are what it leaves. The
/// moves come in the order in which to try them, and so do the three squares left: those alone
/// in their quadrant before a pair.
static ORDERS: [[u8; 16]; 256] = orders();

const fn orders() -> [[u8; 16]; 256] {
    let mut table = [[0; 16]; 256];
    let mut quadrants = 0;
    while quadrants < 256 {
        let first = by_parity([0, 1, 2, 3], 4, quadrants);
        let mut group = 0;
        while group < 4 {
            let mut rest = [0; 4];
            let mut length = 0;
            let mut other = 0;
            while other < 4 {
                if other != group {
                    rest[length] = first[other];
                    length += 1;
                }
                other += 1;
            }
            let rest = by_parity(rest, 3, quadrants);
            table[quadrants][4 * group] = first[group];
            table[quadrants][4 * group + 1] = rest[0];
            table[quadrants][4 * group + 2] = rest[1];
            table[quadrants][4 * group + 3] = rest[2];
            group += 1;
        }
        quadrants += 1;
    }
    table
}

/// The first `length` places, those in quadrants with an odd number of them first.
const fn by_parity(places: [u8; 4], length: usize, quadrants: usize) -> [u8; 4] {
    let mut sorted = [0; 4];
    let mut next = 0;
    let mut parity = 2;
    while parity > 0 {
        parity -= 1;
        let mut index = 0;
        while index < length {
            let quadrant = quadrants >> (2 * places[index]) & 3;
            let (mut n_same, mut other) = (0, 0);
            while other < length {
                if quadrants >> (2 * places[other]) & 3 == quadrant {
                    n_same += 1;
                }
                other += 1;
            }
            if n_same % 2 == parity {
                sorted[next] = places[index];
                next += 1;
            }
            index += 1;
        }
    }
    sorted
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cpu::{CpuLevel, on_level};
    use crate::parity::quadrant;
    use crate::tests::Random;

    #[test]
    fn every_level_arranges_all_squares_with_the_odd_ones_first() {
        let mut random = Random::new(5);
        for _ in 0..10_000 {
            let mut empties = 0;
            while u64::count_ones(empties) < 4 {
                empties |= 1 << random.below(64);
            }
            let squares = packed(empties);
            for level in CpuLevel::available() {
                let lines = on_level!(level, |cpu| {
                    cpu.arrange(squares, &ORDERS[cpu.quadrants(squares)])
                });
                let odd = |set: &[usize], square: usize| {
                    let same = set
                        .iter()
                        .filter(|&&other| quadrant(other) == quadrant(square));
                    same.count() % 2 == 1
                };
                let moves = lines.map(|line| byte(line, 0));
                assert_eq!(
                    moves.iter().fold(0, |set, square| set | 1 << square),
                    empties
                );
                assert!(moves.map(|square| !odd(&moves, square)).is_sorted());
                for line in lines {
                    let rest = [1, 2, 3].map(|place| byte(line, place));
                    let all = rest
                        .iter()
                        .fold(1 << byte(line, 0), |set, square| set | 1 << square);
                    assert_eq!(all, empties);
                    assert!(rest.map(|square| !odd(&rest, square)).is_sorted());
                }
            }
        }
    }
}
