//! [`Engine`]: the door to the search.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use huri_core::{Board, Move};

use crate::cpu::on_level;
use crate::eval::Weights;
use crate::search::cache::Cache;
use crate::search::ordering::{self, Order};
use crate::search::parallel::{self, Pool};
use crate::search::probcut::Attempts;
use crate::search::{Shared, Tuning, Worker, root};
use crate::tt::{self, Table};
use crate::{Analysis, Bound, CpuLevel, Limits};

/// The most threads an engine searches with.
pub const MAX_THREADS: usize = 64;

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
    table: Table,
    /// One for each thread.
    caches: Vec<Cache>,
    /// None: the embedded ones.
    weights: Option<Arc<Weights>>,
    order: Box<Order>,
    attempts: Box<Attempts>,
    level: CpuLevel,
}

impl Engine {
    /// An engine with an empty table and the embedded weights, on the fastest level of this CPU.
    ///
    /// If memory for the table is short, it gets the half, the quarter …: see
    /// [`hash_mib`](Engine::hash_mib).
    pub fn new(options: Options) -> Engine {
        let options = Options {
            hash_mib: options.hash_mib.clamp(*tt::MIB.start(), *tt::MIB.end()),
            threads: options.threads.clamp(1, MAX_THREADS),
        };
        Engine {
            table: Table::new(options.hash_mib),
            caches: (0..options.threads).map(|_| Cache::new()).collect(),
            options,
            weights: None,
            order: Box::new(ordering::TUNED),
            attempts: Attempts::new(Tuning::default().margin),
            level: CpuLevel::detect(),
        }
    }

    /// What it was made with.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The size of its table in MiB: less than asked for if memory did not suffice.
    pub fn hash_mib(&self) -> usize {
        self.table.mib()
    }

    /// Evaluates with these weights from now on, and forgets what it has searched.
    pub fn set_weights(&mut self, weights: Arc<Weights>) {
        self.weights = Some(weights);
        self.clear();
    }

    /// Searches by these numbers from now on, and forgets what it has searched.
    pub fn set_tuning(&mut self, tuning: Tuning) {
        *self.order = Order::new(tuning.order);
        self.attempts = Attempts::new(tuning.margin);
        self.clear();
    }

    /// Searches with these instructions from now on: the results stay the same.
    pub fn set_cpu_level(&mut self, level: CpuLevel) {
        self.level = level;
    }

    /// Forgets what it has searched, as before a new game.
    pub fn clear(&mut self) {
        self.table.clear(self.options.threads);
        self.caches.fill_with(Cache::new);
    }

    /// Searches until a limit is reached or `stop` becomes true; `report` gets every finished
    /// iteration.
    ///
    /// None when the game is over on `board`. A stopped search returns the best it has, so that
    /// there is always a legal move; no thread of the search outlives the call.
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
        if board.legal_moves().is_empty() {
            let mut report = |analysis: &Analysis| report(&after_pass(analysis.clone()));
            return self
                .search(
                    board.passed(),
                    &after_pass_limits(limits),
                    stop,
                    &mut report,
                )
                .map(after_pass);
        }
        let begun = Instant::now();
        self.table.new_search();
        let pool = Pool::default();
        let weights = self.weights.as_deref().unwrap_or(Weights::embedded());
        let shared = Shared {
            node_limit: limits.nodes.unwrap_or(u64::MAX),
            // A time beyond all clocks is no limit.
            order: &self.order,
            deadline: limits.time.and_then(|time| begun.checked_add(time)),
            ..Shared::new(&self.table, weights, &self.attempts, &pool, stop)
        };
        let (first, others) = self
            .caches
            .split_first_mut()
            .expect("there is one thread at least");
        let level = self.level;
        let shared = &shared;
        std::thread::scope(|scope| {
            for cache in others {
                scope.spawn(move || {
                    let mut worker = Worker::new(shared, cache);
                    on_level!(level, |cpu| parallel::help(cpu, &mut worker));
                    worker.flush();
                });
            }
            // Also if the search panics: the helpers must go home before the scope ends.
            let _home = SendHome(&pool);
            let mut worker = Worker::new(shared, first);
            Some(on_level!(level, |cpu| root::analyse(
                cpu,
                &mut worker,
                board,
                limits,
                begun,
                report
            )))
        })
    }
}

/// Sends the helpers of a search home when it is dropped.
struct SendHome<'a>(&'a Pool);

impl Drop for SendHome<'_> {
    fn drop(&mut self) {
        self.0.quit();
    }
}

/// Limits for the board after a pass: one line is all there is before it.
fn after_pass_limits(limits: &Limits) -> Limits {
    Limits {
        lines: 1,
        ..limits.clone()
    }
}

/// The analysis of a board from that of the board after the only move, a pass.
fn after_pass(mut analysis: Analysis) -> Analysis {
    analysis.lines.truncate(1);
    for line in &mut analysis.lines {
        line.mv = Move::Pass;
        line.value = -line.value;
        line.bound = match line.bound {
            Bound::Lower => Bound::Upper,
            Bound::Upper => Bound::Lower,
            Bound::Exact => Bound::Exact,
        };
        line.pv.insert(0, Move::Pass);
    }
    analysis
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{Random, negamax, random_board};
    use crate::{Goal, Level};
    use huri_core::Position;
    use huri_core::value::Certainty;
    use std::time::Duration;

    fn engine(threads: usize) -> Engine {
        Engine::new(Options {
            hash_mib: 1,
            threads,
        })
    }

    fn search(engine: &mut Engine, board: Board, limits: &Limits) -> Option<Analysis> {
        engine.search(board, limits, &AtomicBool::new(false), &mut |_| ())
    }

    /// The discs that a move leads to with best play, by plain alpha-beta.
    fn value_of(board: Board, mv: Move) -> i32 {
        match mv {
            Move::Place(square) => -negamax(board.after(square), -64, 64),
            Move::Pass => -negamax(board.passed(), -64, 64),
        }
    }

    /// Checks an exact analysis with all lines against plain alpha-beta.
    fn all_lines_are_right(board: Board, analysis: &Analysis) {
        let moves = board.legal_moves().len().max(1) as usize;
        assert_eq!(analysis.lines.len(), moves, "{board:?}");
        let mut last = i32::MAX;
        for line in &analysis.lines {
            assert_eq!(
                line.value.hundredths,
                100 * value_of(board, line.mv),
                "{line:?}{board:?}"
            );
            assert_eq!(line.value.certainty, Certainty::Proved);
            assert_eq!(line.bound, Bound::Exact);
            assert!(line.value.hundredths <= last);
            last = line.value.hundredths;
            assert_eq!(
                final_score(board, &line.pv) * 100,
                line.value.hundredths,
                "{line:?}{board:?}"
            );
        }
        let mut moves: Vec<_> = analysis.lines.iter().map(|line| line.mv).collect();
        moves.dedup();
        assert_eq!(moves.len(), analysis.lines.len());
    }

    /// The score that a line played to its end leads to; panics if it is not legal or not over.
    fn final_score(mut board: Board, pv: &[Move]) -> i32 {
        let mut sign = 1;
        for mv in pv {
            board = match *mv {
                Move::Place(square) => {
                    assert!(board.legal_moves().contains(square));
                    board.after(square)
                }
                Move::Pass => {
                    assert!(board.legal_moves().is_empty());
                    board.passed()
                }
            };
            sign = -sign;
        }
        assert!(board.is_over(), "{pv:?} ends early{board:?}");
        sign * i32::from(board.final_score())
    }

    #[test]
    fn all_moves_get_their_values_and_lines() {
        let mut random = Random::new(11);
        let limits = Limits {
            lines: 64,
            ..Limits::EXACT
        };
        for threads in [1, 2] {
            let mut engine = engine(threads);
            for n_empties in 1..=9 {
                for _ in 0..12 {
                    let board = random_board(&mut random, n_empties);
                    if let Some(analysis) = search(&mut engine, board, &limits) {
                        all_lines_are_right(board, &analysis);
                    }
                }
            }
        }
    }

    #[test]
    fn win_loss_draw_is_the_sign_of_the_score() {
        let mut random = Random::new(12);
        let limits = Limits {
            goal: Goal::WinLossDraw,
            ..Limits::EXACT
        };
        let mut engine = engine(1);
        for n_empties in [8, 9, 10, 11] {
            for _ in 0..10 {
                let board = random_board(&mut random, n_empties);
                let expected = 100 * negamax(board, -64, 64).signum();
                if let Some(analysis) = search(&mut engine, board, &limits) {
                    assert_eq!(analysis.best().value.hundredths, expected, "{board:?}");
                }
            }
        }
    }

    #[test]
    fn scores_do_not_depend_on_the_number_of_threads() {
        let mut random = Random::new(13);
        let mut engines: Vec<_> = [1, 2, 4].into_iter().map(engine).collect();
        for _ in 0..6 {
            let board = random_board(&mut random, 18);
            let values = engines.iter_mut().map(|engine| {
                search(engine, board, &Limits::EXACT).map(|found| found.best().value)
            });
            let values: Vec<_> = values.collect();
            assert!(
                values.iter().all(|value| *value == values[0]),
                "{values:?}{board:?}"
            );
        }
    }

    #[test]
    fn one_thread_finds_the_same_again() {
        let board = random_board(&mut Random::new(14), 40);
        let found = || {
            let analysis = search(&mut engine(1), board, &Level::new(12).limits(40));
            analysis.map(|analysis| (analysis.lines, analysis.nodes))
        };
        assert_eq!(found(), found());
    }

    #[test]
    fn a_stopped_search_has_a_legal_move_and_comes_home() {
        let mut random = Random::new(15);
        for threads in [1, 3] {
            let mut engine = engine(threads);
            for _ in 0..40 {
                let n_empties = 10 + random.below(50);
                let board = random_board(&mut random, n_empties);
                let stop = AtomicBool::new(false);
                let delay = Duration::from_micros(random.below(3_000).into());
                let analysis = std::thread::scope(|scope| {
                    scope.spawn(|| {
                        std::thread::sleep(delay);
                        stop.store(true, std::sync::atomic::Ordering::Relaxed);
                    });
                    engine.search(board, &Limits::EXACT, &stop, &mut |_| ())
                });
                let best = analysis.expect("random boards are not over").best().mv;
                match best {
                    Move::Place(square) => assert!(board.legal_moves().contains(square)),
                    Move::Pass => assert!(board.legal_moves().is_empty()),
                }
            }
        }
    }

    #[test]
    fn a_search_that_is_stopped_before_it_begins_has_a_move_too() {
        let stop = AtomicBool::new(true);
        let start = Position::START.board();
        let analysis = engine(2).search(start, &Limits::EXACT, &stop, &mut |_| ());
        let analysis = analysis.expect("the game is not over");
        assert!(!analysis.finished);
        assert!(analysis.best().mv.square().is_some());
    }

    #[test]
    fn a_node_limit_holds_closely_and_is_repeatable() {
        let board = random_board(&mut Random::new(16), 30);
        let limits = Limits {
            nodes: Some(50_000),
            ..Limits::EXACT
        };
        let found = || search(&mut engine(1), board, &limits).expect("not over");
        let (first, second) = (found(), found());
        assert_eq!((&first.lines, first.nodes), (&second.lines, second.nodes));
        assert!(!first.finished);
        // Near the end of the game a worker does not look up for some thousand nodes.
        assert!((50_000..60_000).contains(&first.nodes), "{}", first.nodes);
    }

    #[test]
    fn what_was_searched_before_does_not_change_exact_scores() {
        let mut random = Random::new(17);
        let mut engine = engine(1);
        for _ in 0..5 {
            let board = random_board(&mut random, 14);
            let Some(fresh) = search(&mut self::engine(1), board, &Limits::EXACT) else {
                continue;
            };
            for percent in [73, 95] {
                let limits = Limits {
                    end_certainty: Certainty::Selective(percent),
                    ..Limits::EXACT
                };
                let selective = search(&mut engine, board, &limits).expect("not over");
                let certainty = selective.best().value.certainty;
                assert_eq!(certainty, Certainty::Selective(percent));
            }
            search(&mut engine, board, &Limits::depth(8));
            let again = search(&mut engine, board, &Limits::EXACT).expect("not over");
            assert_eq!(again.best().value, fresh.best().value, "{board:?}");
        }
    }

    #[test]
    fn a_forced_pass_is_the_only_line() {
        let mut random = Random::new(18);
        let mut engine = engine(1);
        let mut seen = 0;
        while seen < 10 {
            let board = random_board(&mut random, 9);
            let Some(analysis) = search(&mut engine, board, &Limits::EXACT) else {
                continue;
            };
            if board.legal_moves().is_empty() {
                seen += 1;
                assert_eq!(analysis.lines.len(), 1);
                assert_eq!(analysis.best().mv, Move::Pass);
                all_lines_are_right(board, &analysis);
            }
        }
    }

    #[test]
    fn a_time_beyond_all_clocks_is_no_limit() {
        let board = random_board(&mut Random::new(19), 10);
        let limits = Limits {
            time: Some(Duration::MAX),
            pace: Some(Duration::MAX),
            ..Limits::EXACT
        };
        let analysis = search(&mut engine(2), board, &limits).expect("not over");
        assert!(analysis.finished);
        assert_eq!(analysis.best().value.certainty, Certainty::Proved);
    }

    #[test]
    fn every_iteration_is_reported_deeper_than_the_last() {
        let mut depths = Vec::new();
        let limits = Level::new(9).limits(60);
        let stop = AtomicBool::new(false);
        engine(1).search(Position::START.board(), &limits, &stop, &mut |analysis| {
            depths.push(analysis.best().value.depth);
            assert!(!analysis.finished);
        });
        assert!(depths.len() >= 3 && depths.is_sorted(), "{depths:?}");
    }
}
