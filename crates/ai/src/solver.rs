//! [`Solver`]: exact scores for callers that ask very often.

use std::sync::atomic::AtomicBool;

use huri_core::{Board, Square};

use crate::CpuLevel;
use crate::cpu::on_level;
use crate::search::endgame::Cache;
use crate::search::{Compiled, Worker};
use crate::tt::{self, NO_MOVE, Table};

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
    level: CpuLevel,
    nodes: u64,
}

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
            level,
            nodes: 0,
        }
    }

    /// The exact score of `board` and a best move.
    pub fn solve(&mut self, board: Board) -> Solved {
        let (mover, opponent) = (board.mover().0, board.opponent().0);
        let score = self.search(mover, opponent, -64, 64);
        let best = if self.legal_moves(board) {
            // The root is always stored last and just now.
            self.table
                .probe(tt::hash(mover, opponent), mover, opponent)
                .map(|entry| entry.moves[0])
                .filter(|&square| square != NO_MOVE)
                .and_then(|square| Square::from_index(square.into()))
        } else {
            None
        };
        Solved {
            score: score as i8,
            best,
        }
    }

    /// The sign of the score: who wins, or 0 for a draw. Faster than the score.
    pub fn win_loss_draw(&mut self, board: Board) -> i8 {
        self.search(board.mover().0, board.opponent().0, -1, 1)
            .signum() as i8
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

    fn legal_moves(&self, board: Board) -> bool {
        !board.legal_moves().is_empty()
    }

    fn search(&mut self, mover: u64, opponent: u64, alpha: i32, beta: i32) -> i32 {
        self.table.new_search();
        let stop = AtomicBool::new(false);
        let mut worker = Worker {
            nodes: 0,
            table: &self.table,
            cache: &mut self.cache,
            stop: &stop,
            stopped: false,
        };
        let score = on_level!(self.level, |cpu| cpu.solve(
            &mut worker,
            mover,
            opponent,
            alpha,
            beta
        ));
        self.nodes += worker.nodes;
        score
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{Random, random_board};
    use huri_core::Bitboard;

    /// The twin: alpha-beta without any cut but its own.
    fn negamax(board: Board, mut alpha: i32, beta: i32) -> i32 {
        let moves = board.legal_moves();
        if moves.is_empty() {
            return if board.is_over() {
                board.final_score().into()
            } else {
                -negamax(board.passed(), -beta, -alpha)
            };
        }
        let mut best = -65;
        for square in moves {
            best = best.max(-negamax(board.after(square), -beta, -alpha));
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    fn agrees(solver: &mut Solver, board: Board) {
        let expected = negamax(board, -64, 64);
        let solved = solver.solve(board);
        assert_eq!(i32::from(solved.score), expected, "{board:?}");
        assert_eq!(
            i32::from(solver.win_loss_draw(board)),
            expected.signum(),
            "{board:?}"
        );
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
