//! Perft with the search's kernels: proves move generation on every CPU level, and times it.

use huri_core::Board;

use crate::CpuLevel;
use crate::cpu::{on_level, per_cpu};

per_cpu! {
    /// The counting loop, compiled per level.
    trait Perft {
        /// See [`count`].
        fn count(mover: u64, opponent: u64, depth: u32) -> u64 = count;
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
    on_level!(level, |cpu| Perft::count(
        cpu,
        board.mover().0,
        board.opponent().0,
        depth
    ))
}

#[inline(always)]
fn count<C: Perft>(cpu: C, mover: u64, opponent: u64, depth: u32) -> u64 {
    let mut moves = cpu.legal_moves(mover, opponent);
    if moves == 0 {
        return if depth == 1 || cpu.legal_moves(opponent, mover) == 0 {
            1
        } else {
            Perft::count(cpu, opponent, mover, depth - 1)
        };
    }
    if depth == 1 {
        return u64::from(moves.count_ones());
    }
    let mut leaves = 0;
    while moves != 0 {
        let square = moves.trailing_zeros();
        moves &= moves - 1;
        let flips = cpu.flips(mover, opponent, square as usize);
        let (next, other) = (opponent ^ flips, mover ^ flips ^ 1 << square);
        leaves += if depth == 2 {
            // In this loop rather than by a call: neighbours overlap, twice as fast. Without a
            // move the line is over or passes: one leaf either way.
            u64::from(cpu.legal_moves(next, other).count_ones().max(1))
        } else {
            Perft::count(cpu, next, other, depth - 1)
        };
    }
    leaves
}
