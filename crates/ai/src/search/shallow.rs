//! Alpha-beta of a few plies without a table: for move ordering and for self-play.
//!
//! It looks at every move up to its depth and evaluates there, so its value is that of plain
//! minimax. The tree is too small for a table to pay. A board without empty squares has its
//! score as value; games that end earlier are noticed where moves are looked for.

use huri_core::{Bitboard, Board, Square};

use crate::cpu::{Cpu, CpuLevel, on_level, per_cpu};
use crate::eval::{Features, UNIT, Weights};

per_cpu! {
    /// The shallow search of each level.
    trait ShallowSearch {
        /// The value of a board in 1/128 disc, fail-soft: exact within the window, else a bound.
        fn shallow(
            weights: &Weights,
            mover: u64,
            opponent: u64,
            features: &Features,
            depth: u32,
            window: (i32, i32),
        ) -> i32 = shallow;
    }
}

/// Below any value.
const LOWEST: i32 = -65 * UNIT;

/// Depth from which moves are ordered by the evaluation of the boards they lead to; below it
/// the opponent's mobility does.
const ORDER_BY_EVALUATION: u32 = 3;

/// A corner is worth as much as this many replies less, where mobility orders.
const CORNER_IN_REPLIES: i32 = 6;

/// The most legal moves a reachable board can have, rounded up.
const MAX_MOVES: usize = 48;

/// A move and where it leads.
#[derive(Clone, Copy)]
struct Candidate {
    key: i32,
    square: u8,
    flips: u64,
}

#[inline(always)]
fn shallow<C: ShallowSearch>(
    cpu: C,
    weights: &Weights,
    mover: u64,
    opponent: u64,
    features: &Features,
    depth: u32,
    (mut alpha, beta): (i32, i32),
) -> i32 {
    debug_assert!(alpha < beta);
    let empties = !(mover | opponent);
    let n_empties = empties.count_ones();
    if depth == 0 {
        return leaf(cpu, weights, mover, features, n_empties);
    }
    let moves = cpu.legal_moves(mover, opponent);
    if moves == 0 {
        if cpu.legal_moves(opponent, mover) == 0 {
            return final_value(mover, opponent);
        }
        return -cpu.shallow(
            weights,
            opponent,
            mover,
            &features.passed(),
            depth,
            (-beta, -alpha),
        );
    }

    let mut best = LOWEST;
    if depth == 1 {
        // Corners first: they are most often best.
        for part in [moves & Bitboard::CORNERS.0, moves & !Bitboard::CORNERS.0] {
            let mut rest = part;
            while rest != 0 {
                let square = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                let flips = cpu.flips(mover, opponent, square);
                let next = features.after(square, flips);
                best = best.max(-leaf(cpu, weights, opponent ^ flips, &next, n_empties - 1));
                if best >= beta {
                    return best;
                }
            }
        }
        return best;
    }

    let mut candidates = [Candidate {
        key: 0,
        square: 0,
        flips: 0,
    }; MAX_MOVES];
    let mut n_candidates = 0;
    let mut rest = moves;
    while rest != 0 && n_candidates < MAX_MOVES {
        let square = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        let flips = cpu.flips(mover, opponent, square);
        let key = if depth >= ORDER_BY_EVALUATION {
            leaf(
                cpu,
                weights,
                opponent ^ flips,
                &features.after(square, flips),
                n_empties - 1,
            )
        } else {
            let replies = cpu.legal_moves(opponent ^ flips, mover ^ flips | 1 << square);
            let corner = Bitboard::CORNERS.0 >> square & 1 != 0;
            replies.count_ones() as i32 - CORNER_IN_REPLIES * i32::from(corner)
        };
        candidates[n_candidates] = Candidate {
            key,
            square: square as u8,
            flips,
        };
        n_candidates += 1;
    }
    for at in 0..n_candidates {
        // The best of the rest comes next; a cutoff saves sorting what is behind.
        let mut least = at;
        for other in at + 1..n_candidates {
            if candidates[other].key < candidates[least].key {
                least = other;
            }
        }
        candidates.swap(at, least);
        let Candidate { square, flips, .. } = candidates[at];
        let square = usize::from(square);
        let next = features.after(square, flips);
        let (next_mover, next_opponent) = (opponent ^ flips, mover ^ flips | 1 << square);
        let search = |alpha: i32, beta: i32| {
            -cpu.shallow(
                weights,
                next_mover,
                next_opponent,
                &next,
                depth - 1,
                (-beta, -alpha),
            )
        };
        // The first move gets the window, the others must show that they are better.
        let value = if at == 0 || beta - alpha == 1 {
            search(alpha, beta)
        } else {
            let value = search(alpha, alpha + 1);
            if alpha < value && value < beta {
                search(value, beta)
            } else {
                value
            }
        };
        best = best.max(value);
        alpha = alpha.max(value);
        if alpha >= beta {
            break;
        }
    }
    best
}

/// The value of a board that is not searched further.
#[inline(always)]
fn leaf(cpu: impl Cpu, weights: &Weights, mover: u64, features: &Features, n_empties: u32) -> i32 {
    if n_empties == 0 {
        return final_value(mover, !mover);
    }
    weights.evaluate_on(cpu, features, n_empties)
}

fn final_value(mover: u64, opponent: u64) -> i32 {
    let board = Board::new(Bitboard(mover), Bitboard(opponent)).expect("boards stay disjoint");
    i32::from(board.final_score()) * UNIT
}

/// A search of fixed depth with given weights.
#[derive(Clone, Copy, Debug)]
pub struct Shallow<'a> {
    weights: &'a Weights,
    level: CpuLevel,
}

impl<'a> Shallow<'a> {
    /// With these weights, on this machine's best level.
    pub fn new(weights: &'a Weights) -> Shallow<'a> {
        Shallow {
            weights,
            level: CpuLevel::detect(),
        }
    }

    /// The value of `board` after `depth` plies, in 1/128 disc, fail-soft: exact within
    /// (`alpha`, `beta`), else a bound.
    pub fn value(&self, board: Board, depth: u32, alpha: i32, beta: i32) -> i32 {
        let features = Features::of(board);
        let (mover, opponent) = (board.mover().0, board.opponent().0);
        on_level!(self.level, |cpu| cpu.shallow(
            self.weights,
            mover,
            opponent,
            &features,
            depth,
            (alpha, beta)
        ))
    }

    /// The move with the best value after `depth` plies, at least 1, and that value; of equal
    /// ones the first in reading order. None without a legal move.
    pub fn best_move(&self, board: Board, depth: u32) -> Option<(Square, i32)> {
        let shallower = depth.max(1) - 1;
        let mut moves: Vec<_> = board
            .legal_moves()
            .squares()
            .map(|square| {
                let after = board.after(square);
                // Two plies less are a good first guess.
                let guess = self.value(after, shallower.saturating_sub(2), LOWEST, -LOWEST);
                (guess, square)
            })
            .collect();
        moves.sort_unstable();
        let mut best: Option<(Square, i32)> = None;
        for (_, square) in moves {
            let alpha = best.map_or(LOWEST, |(_, value)| value - 1);
            let value = -self.value(board.after(square), shallower, LOWEST, -alpha);
            let better = best.is_none_or(|(first, highest)| {
                value > highest || value == highest && square < first
            });
            if better {
                best = Some((square, value));
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::features::tests::on_random_boards;
    use crate::eval::weights::tests::arbitrary_weights;

    fn minimax(weights: &Weights, board: Board, depth: u32) -> i32 {
        if depth == 0 && board.n_empties() > 0 {
            return weights.evaluate(&Features::of(board), board.n_empties());
        }
        if board.is_over() {
            return i32::from(board.final_score()) * UNIT;
        }
        let moves = board.legal_moves();
        if moves.is_empty() {
            return -minimax(weights, board.passed(), depth);
        }
        let values = moves
            .squares()
            .map(|square| -minimax(weights, board.after(square), depth - 1));
        values.max().expect("there are moves")
    }

    #[test]
    fn the_value_is_that_of_plain_minimax() {
        let weights = arbitrary_weights();
        let mut n_boards = 0;
        on_random_boards(3, |board| {
            n_boards += 1;
            let deepest = if n_boards % 8 == 0 { 4 } else { 3 };
            for depth in 0..=deepest {
                let expected = minimax(&weights, board, depth);
                for level in CpuLevel::available() {
                    let shallow = Shallow {
                        weights: &weights,
                        level,
                    };
                    assert_eq!(shallow.value(board, depth, LOWEST, -LOWEST), expected);
                    // A window that misses the value gives a bound on the right side.
                    let low = shallow.value(board, depth, LOWEST, expected - 50);
                    assert!(expected - 50 <= low && low <= expected);
                    let high = shallow.value(board, depth, expected + 50, -LOWEST);
                    assert!(expected <= high && high <= expected + 50);
                    assert_eq!(
                        shallow.value(board, depth, expected - 1, expected + 1),
                        expected
                    );
                }
            }
            if let Some((square, value)) = Shallow::new(&weights).best_move(board, 3) {
                assert_eq!(value, minimax(&weights, board, 3));
                let best = board
                    .legal_moves()
                    .squares()
                    .find(|&square| -minimax(&weights, board.after(square), 2) == value);
                assert_eq!(Some(square), best);
            }
        });
    }
}
