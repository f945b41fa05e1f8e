//! [`Engine`]: the door to the search.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use huri_core::value::Certainty;
use huri_core::{Board, Move, Value};

use crate::{Analysis, Bound, Limits, Line};

/// What an engine needs to know when it is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Size of the transposition table in MiB, 1 to 65536.
    pub hash_mib: usize,
    /// Threads to search with, 1 to 64. With one the same question gets the same answer
    /// everywhere.
    pub threads: usize,
}

impl Default for Options {
    /// 64 MiB and one thread.
    fn default() -> Options {
        Options {
            hash_mib: 64,
            threads: 1,
        }
    }
}

/// A search with its table, kept from question to question.
#[derive(Debug)]
pub struct Engine {
    options: Options,
}

impl Engine {
    /// An engine with an empty table.
    pub fn new(options: Options) -> Engine {
        Engine { options }
    }

    /// What it was made with.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Forgets what it has searched, as before a new game.
    pub fn clear(&mut self) {}

    /// Searches until a limit is reached or `stop` becomes true; `report` gets every finished
    /// iteration.
    ///
    /// None when the game is over on `board`. A stopped search returns the best it has, so that
    /// there is always a legal move.
    pub fn search(
        &mut self,
        board: Board,
        limits: &Limits,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Analysis),
    ) -> Option<Analysis> {
        if board.is_over() {
            return None;
        }
        let begun = Instant::now();
        let mut search = Search { nodes: 0, stop };
        let mut lines = search.root(board, 0);
        let mut finished = true;
        for depth in 1..=limits.depth.min(6).min(board.n_empties() as u8) {
            let deeper = search.root(board, depth);
            if stop.load(Ordering::Relaxed) {
                finished = false;
                break;
            }
            lines = deeper;
            report(&Analysis {
                lines: lines.clone(),
                nodes: search.nodes,
                time: begun.elapsed(),
                finished: false,
            });
        }
        lines.truncate(limits.lines.max(1));
        Some(Analysis {
            lines,
            nodes: search.nodes,
            time: begun.elapsed(),
            finished,
        })
    }
}

/// Plain alpha-beta on mobility and corners.
struct Search<'a> {
    nodes: u64,
    stop: &'a AtomicBool,
}

impl Search<'_> {
    fn root(&mut self, board: Board, depth: u8) -> Vec<Line> {
        let line = |mv, hundredths| Line {
            mv,
            value: Value {
                hundredths,
                certainty: Certainty::Estimate,
                depth: Some(depth),
            },
            bound: Bound::Exact,
            pv: vec![mv],
        };
        let moves = board.legal_moves();
        if moves.is_empty() {
            return vec![line(
                Move::Pass,
                -self.negamax(board.passed(), -6400, 6400, depth),
            )];
        }
        let mut lines: Vec<_> = moves
            .squares()
            .map(|square| {
                let score =
                    -self.negamax(board.after(square), -6400, 6400, depth.saturating_sub(1));
                line(Move::Place(square), score)
            })
            .collect();
        lines.sort_by_key(|line| -line.value.hundredths);
        lines
    }

    fn negamax(&mut self, board: Board, mut alpha: i32, beta: i32, depth: u8) -> i32 {
        self.nodes += 1;
        let moves = board.legal_moves();
        if moves.is_empty() {
            if board.is_over() {
                return i32::from(board.final_score()) * 100;
            }
            return -self.negamax(board.passed(), -beta, -alpha, depth);
        }
        if depth == 0 || self.stop.load(Ordering::Relaxed) {
            let mobility = moves.len() as i32 - board.passed().legal_moves().len() as i32;
            let corners = huri_core::Bitboard::CORNERS;
            let corner =
                (board.mover() & corners).len() as i32 - (board.opponent() & corners).len() as i32;
            return 100 * mobility + 800 * corner;
        }
        let mut best = -6400;
        for square in moves {
            best = best.max(-self.negamax(board.after(square), -beta, -alpha, depth - 1));
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}
