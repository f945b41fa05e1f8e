//! Perft with the search's kernels: proves move generation on every CPU level, and times it.

use huri_core::Board;

use crate::CpuLevel;
use crate::cpu::{Cpu, on_level, per_cpu};
use crate::search::moves::MAX_MOVES;

per_cpu! {
    /// The counting loop, compiled per level.
    trait Perft {
        /// See [`count`].
        fn count(mover: u64, opponent: u64, moves: u64, depth: u32) -> u64 = count;
    }
}

/// The number of lines of `depth` plies from `board`, counted as
/// [`huri_core::perft::perft`] does: a pass is a ply, and a line that ends before counts as one.
///
/// ```
/// use huri_ai::{CpuLevel, perft::perft};
/// use huri_core::Position;
/// assert_eq!(perft(CpuLevel::detect(), Position::START.board(), 6), 8_200);
/// ```
pub fn perft(level: CpuLevel, board: Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let (mover, opponent) = (board.mover().0, board.opponent().0);
    let moves = board.legal_moves().0;
    on_level!(level, |cpu| Perft::count(
        cpu, mover, opponent, moves, depth
    ))
}

#[inline(always)]
fn count<C: Perft>(cpu: C, mover: u64, opponent: u64, moves: u64, depth: u32) -> u64 {
    if moves == 0 {
        let replies = cpu.legal_moves(opponent, mover);
        return if depth == 1 || replies == 0 {
            1
        } else {
            Perft::count(cpu, opponent, mover, replies, depth - 1)
        };
    }
    if depth == 1 {
        return u64::from(moves.count_ones());
    }
    // All children in one loop before any is followed, so that they overlap.
    let mut rest = moves;
    if depth == 2 {
        let mut leaves = 0;
        while rest != 0 {
            let (_, _, replies) = child(cpu, mover, opponent, rest.trailing_zeros());
            rest &= rest - 1;
            // Without a move the line is over or passes: one leaf either way.
            leaves += u64::from(replies.count_ones().max(1));
        }
        return leaves;
    }
    let mut children = [(0, 0, 0); MAX_MOVES];
    let mut n_children = 0;
    while rest != 0 {
        children[n_children] = child(cpu, mover, opponent, rest.trailing_zeros());
        rest &= rest - 1;
        n_children += 1;
    }
    let children = children[..n_children].iter();
    children
        .map(|&(next, other, replies)| Perft::count(cpu, next, other, replies, depth - 1))
        .sum()
}

/// The board after a move, as the next player sees it, and the moves there.
// No closure: those are compiled without the level's instructions unless they are inlined.
#[inline(always)]
fn child<C: Cpu>(cpu: C, mover: u64, opponent: u64, square: u32) -> (u64, u64, u64) {
    let flips = cpu.flips(mover, opponent, square as usize);
    let (next, other) = (opponent ^ flips, mover ^ flips ^ 1 << square);
    (next, other, cpu.legal_moves(next, other))
}
