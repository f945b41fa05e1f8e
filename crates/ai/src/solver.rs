//! [`Solver`]: exact scores for callers that ask very often.

use std::sync::atomic::AtomicBool;

use huri_core::{Board, Square};

use crate::CpuLevel;
use crate::cpu::on_level;
use crate::eval::{UNIT, Weights};
use crate::search::cache::Cache;
use crate::search::parallel::Pool;
use crate::search::probcut::Attempts;
use crate::search::{Shared, Worker, endgame, root};
use crate::tt::Table;

/// Solves boards exactly, one after the other, in one thread.
///
/// For self-play and tests, which ask millions of times for boards with up to some 20 empty
/// squares: there is nothing to set up per call, and what one call leaves in the table serves the
/// next. [`Engine`](crate::Engine) does the same with more threads, limits and reports.
///
/// ```
/// use huri_ai::Solver;
/// use huri_core::{Bitboard, Board};
///
/// // Column h is empty but for h8; the mover (X) has rows 1 to 4, the opponent rows 5 to 8.
/// let h = Bitboard(0x0080_8080_8080_8080);
/// let board = Board::new(Bitboard(0x0000_0000_ffff_ffff) - h, Bitboard(!0xffff_ffff) - h);
/// let mut solver = Solver::new(1);
/// let solved = solver.solve(board.expect("the sets are disjoint"));
/// assert_eq!(solved.score % 2, 0);
/// assert!(solved.best.is_some());
/// ```
#[derive(Debug)]
pub struct Solver {
    table: Table,
    cache: Cache,
    weights: &'static Weights,
    attempts: Box<Attempts>,
    level: CpuLevel,
    nodes: u64,
}

/// Up to this many empty squares a bound is proved without an evaluation to order the moves.
const NULL_WINDOW_UP_TO: u32 = 12;

/// An exact score and a move that leads to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solved {
    /// The final disc difference for the mover, the empty squares given to the winner: even,
    /// −64 to +64.
    pub score: i8,
    /// A best move; none if the mover has none.
    pub best: Option<Square>,
}

impl Solver {
    /// A solver with a table of so many MiB (16 is plenty for 18 empty squares), on the fastest
    /// level of this CPU.
    pub fn new(hash_mib: usize) -> Solver {
        Solver::on(CpuLevel::detect(), hash_mib)
    }

    /// The same on a given level.
    pub fn on(level: CpuLevel, hash_mib: usize) -> Solver {
        Solver {
            table: Table::new(hash_mib),
            cache: Cache::new(),
            weights: Weights::embedded(),
            attempts: Attempts::new(1.0),
            level,
            nodes: 0,
        }
    }

    /// The exact score of `board` and a best move.
    pub fn solve(&mut self, board: Board) -> Solved {
        let (value, best) = self.search(board, 64);
        Solved {
            score: (value / UNIT) as i8,
            best,
        }
    }

    /// The sign of the score: who wins, or 0 for a draw. Faster than the score.
    pub fn win_loss_draw(&mut self, board: Board) -> i8 {
        self.search(board, 1).0.signum() as i8
    }

    /// Whether the score of `board` is at most `score`. Much faster than the score.
    pub fn at_most(&mut self, board: Board, score: i8) -> bool {
        if board.n_empties() > NULL_WINDOW_UP_TO {
            let alpha = i32::from(score) * UNIT;
            return self.within(board, (alpha, alpha + UNIT)).0 <= alpha;
        }
        let (mover, opponent) = (board.mover().0, board.opponent().0);
        let value = self.work(|level, worker| {
            on_level!(level, |cpu| endgame::null(
                cpu,
                worker,
                mover,
                opponent,
                score.into()
            ))
        });
        value <= score.into()
    }

    /// Nodes searched by all calls so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Forgets all results.
    pub fn clear(&mut self) {
        self.table.clear(1);
        self.cache = Cache::new();
    }

    /// The value within plus and minus `most` discs.
    fn search(&mut self, board: Board, most: i32) -> (i32, Option<Square>) {
        self.within(board, (-most * UNIT, most * UNIT))
    }

    /// The value within a window, in 1/128 disc.
    fn within(&mut self, board: Board, window: (i32, i32)) -> (i32, Option<Square>) {
        self.work(|level, worker| on_level!(level, |cpu| root::score(cpu, worker, board, window)))
    }

    /// Lets a worker without limits do its work.
    fn work<R>(&mut self, work: impl FnOnce(CpuLevel, &mut Worker<'_>) -> R) -> R {
        self.table.new_search();
        let (stop, pool) = (AtomicBool::new(false), Pool::default());
        let shared = Shared::new(&self.table, self.weights, &self.attempts, &pool, &stop);
        let mut worker = Worker::new(&shared, &mut self.cache);
        let found = work(self.level, &mut worker);
        self.nodes += worker.nodes;
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{Random, negamax, random_board};
    use huri_core::Bitboard;

    fn agrees(solver: &mut Solver, board: Board) {
        let expected = negamax(board, -64, 64);
        let solved = solver.solve(board);
        assert_eq!(i32::from(solved.score), expected, "{board:?}");
        assert_eq!(
            i32::from(solver.win_loss_draw(board)),
            expected.signum(),
            "{board:?}"
        );
        for score in [expected - 2, expected, expected + 2] {
            let at_most = solver.at_most(board, score.clamp(-64, 64) as i8);
            assert_eq!(at_most, expected <= score.clamp(-64, 64), "{board:?}");
        }
        match solved.best {
            Some(square) => {
                assert!(
                    board.legal_moves().contains(square),
                    "{square} on {board:?}"
                );
                let reached = -negamax(board.after(square), -64, 64);
                assert_eq!(reached, expected, "{square} on {board:?}");
            }
            None => assert!(board.legal_moves().is_empty(), "{board:?}"),
        }
    }

    #[test]
    fn scores_and_moves_are_those_of_plain_alpha_beta() {
        let mut random = Random::new(3);
        for level in CpuLevel::available() {
            let mut solver = Solver::on(level, 1);
            for n_empties in 0..=9 {
                for _ in 0..40 {
                    agrees(&mut solver, random_board(&mut random, n_empties));
                }
            }
            for _ in 0..10 {
                agrees(&mut solver, random_board(&mut random, 10));
            }
        }
    }

    #[test]
    fn a_move_that_turns_all_discs_is_found_in_the_principal_variation() {
        for (mover, opponent) in [
            (0x0080_8080_8000_2000, 0x3f3f_7f7f_7fff_1f1f),
            (0xff3f_1f1f_1f9f_1f3f, 0x00c0_e0e0_6020_0000),
        ] {
            let board = Board::new(Bitboard(mover), Bitboard(opponent)).unwrap();
            let mut solver = Solver::new(1);
            agrees(&mut solver, board);
            for square in board.legal_moves() {
                agrees(&mut solver, board.after(square));
            }
        }
    }

    #[test]
    fn every_level_searches_the_same_nodes() {
        let mut counts = Vec::new();
        for level in CpuLevel::available() {
            let mut random = Random::new(4);
            let mut solver = Solver::on(level, 1);
            for _ in 0..20 {
                solver.solve(random_board(&mut random, 14));
            }
            counts.push(solver.nodes());
        }
        assert!(counts.iter().all(|&count| count == counts[0]), "{counts:?}");
    }

    #[test]
    fn boards_where_little_is_left_to_do() {
        let board = |mover, opponent| Board::new(Bitboard(mover), Bitboard(opponent)).unwrap();
        let mut solver = Solver::new(1);
        // Full; empty; one side wiped out; nobody can move; one empty square, with and without a
        // pass; the mover must pass with many empty squares.
        for board in [
            board(u64::MAX, 0),
            board(0x0f0f_0f0f_0f0f_0f0f, 0xf0f0_f0f0_f0f0_f0f0),
            board(1 << 20, 0),
            board(0, 1 << 20),
            board(1, 1 << 63),
            board(u64::MAX << 33, u64::MAX >> 32),
            board(u64::MAX >> 32, u64::MAX << 33),
            board(u64::MAX >> 1, 0),
            board(0xff, 0xff00 << 40),
        ] {
            agrees(&mut solver, board);
        }
        assert_eq!(
            solver.solve(board(0, 0)),
            Solved {
                score: 0,
                best: None
            }
        );
    }
}
