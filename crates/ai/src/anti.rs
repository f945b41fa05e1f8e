//! A search for the game that the fewest discs win.
//!
//! Plain alpha-beta, deepened step by step: the trained evaluation and the cutoffs of the usual
//! search rest on the usual aim. A position is judged by the discs that can no longer be turned,
//! which are what loses here, by corners, and a little by the discs that lie on the board.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use huri_core::value::Certainty;
use huri_core::{Bitboard, Board, Move, Value};

use crate::stability::stable_discs;
use crate::{Analysis, Bound, Limits, Line};

/// More plies take longer than any level means.
const MOST_PLIES: u8 = 10;
/// From so many empty squares on the game is searched to its end.
const MOST_TO_END: u8 = 12;

/// What a stable disc costs its owner, in hundredths of a disc.
const STABLE: i32 = 200;
/// What a corner costs beside being stable.
const CORNER: i32 = 300;
/// What any disc costs.
const DISC: i32 = 20;
/// What a move is worth: who can choose can avoid.
const MOBILITY: i32 = 60;

/// The best moves for the side to move, where the fewest discs win. Values are discs more than
/// the opponent's, counted as lost: positive is good for the mover.
///
/// Of the limits depth, end, nodes, time and lines hold. None when the game is over.
pub fn search(
    board: Board,
    limits: &Limits,
    stop: &AtomicBool,
    report: &mut dyn FnMut(&Analysis),
) -> Option<Analysis> {
    if board.is_over() {
        return None;
    }
    let begun = Instant::now();
    let moves: Vec<Move> = match board.legal_moves() {
        moves if moves.is_empty() => vec![Move::Pass],
        moves => moves.squares().map(Move::Place).collect(),
    };
    let mut search = Search {
        nodes: 0,
        most_nodes: limits.nodes.unwrap_or(u64::MAX),
        deadline: limits.pace.or(limits.time).map(|time| begun + time),
        stop,
        is_stopped: false,
    };
    let n_empties = board.n_empties() as u8;
    let to_end = n_empties <= limits.end_from.min(MOST_TO_END);
    let deepest = if to_end {
        n_empties
    } else {
        limits.depth.clamp(1, MOST_PLIES)
    };
    let mut best: Option<Analysis> = None;
    let mut order = moves;
    for depth in 1..=deepest.max(1) {
        let is_end = depth >= n_empties;
        let mut lines = Vec::new();
        for &mv in &order {
            let (after, plies) = match mv {
                Move::Place(square) => (board.after(square), depth - 1),
                Move::Pass => (board.passed(), depth),
            };
            let hundredths = -search.negamax(after, -Search::MOST, Search::MOST, plies);
            lines.push(Line {
                mv,
                value: Value {
                    hundredths,
                    certainty: if is_end {
                        Certainty::Proved
                    } else {
                        Certainty::Estimate
                    },
                    depth: Some(depth),
                },
                bound: Bound::Exact,
                pv: vec![mv],
            });
        }
        if search.is_stopped && best.is_some() {
            break;
        }
        lines.sort_by_key(|line| -line.value.hundredths);
        order = lines.iter().map(|line| line.mv).collect();
        lines.truncate(limits.lines.max(1));
        let analysis = Analysis {
            lines,
            nodes: search.nodes,
            time: begun.elapsed(),
            finished: !search.is_stopped,
        };
        report(&analysis);
        best = Some(analysis);
    }
    let time = begun.elapsed();
    best.map(|analysis| Analysis {
        time,
        nodes: search.nodes,
        finished: !search.is_stopped,
        ..analysis
    })
}

struct Search<'a> {
    nodes: u64,
    most_nodes: u64,
    deadline: Option<Instant>,
    stop: &'a AtomicBool,
    is_stopped: bool,
}

impl Search<'_> {
    const MOST: i32 = 20_000;

    fn negamax(&mut self, board: Board, mut alpha: i32, beta: i32, depth: u8) -> i32 {
        self.nodes += 1;
        if self.nodes.is_multiple_of(1024) {
            let is_late = self
                .deadline
                .is_some_and(|deadline| Instant::now() >= deadline);
            self.is_stopped |=
                is_late || self.nodes >= self.most_nodes || self.stop.load(Ordering::Relaxed);
        }
        let moves = board.legal_moves();
        if moves.is_empty() {
            if board.passed().legal_moves().is_empty() {
                return -100 * i32::from(board.final_score());
            }
            return -self.negamax(board.passed(), -beta, -alpha, depth);
        }
        if depth == 0 || self.is_stopped {
            return evaluate(board, moves);
        }
        // Corners last: they are what one wants least.
        let mut best = -Search::MOST;
        for set in [moves - Bitboard::CORNERS, moves & Bitboard::CORNERS] {
            for square in set.squares() {
                best = best.max(-self.negamax(board.after(square), -beta, -alpha, depth - 1));
                alpha = alpha.max(best);
                if alpha >= beta {
                    return best;
                }
            }
        }
        best
    }
}

/// What a position is worth for its mover, who wants few discs.
fn evaluate(board: Board, moves: Bitboard) -> i32 {
    let (mover, opponent) = (board.mover(), board.opponent());
    let more = |a: u32, b: u32| a as i32 - b as i32;
    let stable = more(
        stable_discs(opponent.0, mover.0).count_ones(),
        stable_discs(mover.0, opponent.0).count_ones(),
    );
    let corners = more(
        (opponent & Bitboard::CORNERS).len(),
        (mover & Bitboard::CORNERS).len(),
    );
    let discs = more(opponent.len(), mover.len());
    let mobility = more(moves.len(), board.passed().legal_moves().len());
    STABLE * stable + CORNER * corners + DISC * discs + MOBILITY * mobility
}

#[cfg(test)]
mod tests {
    use super::*;
    use huri_core::{Color, Position};

    /// A generator of our own: tests give the same games everywhere.
    struct Random(u64);

    impl Random {
        fn below(&mut self, n: u32) -> u32 {
            self.0 = self
                .0
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            ((self.0 >> 33) % u64::from(n)) as u32
        }

        fn square(&mut self, set: Bitboard) -> Option<huri_core::Square> {
            let index = self.below(set.len().max(1));
            set.squares().nth(index as usize)
        }
    }

    fn best(board: Board, limits: &Limits) -> Option<Move> {
        let stop = AtomicBool::new(false);
        Some(search(board, limits, &stop, &mut |_| ())?.best().mv)
    }

    /// White's discs minus Black's at the end, Black searching and White drawing lots.
    fn against_lots(seed: u64, limits: &Limits) -> i8 {
        let mut random = Random(seed);
        let mut position = Position::START;
        while !position.is_over() {
            let mv = match position.turn() {
                Color::Black => best(position.board(), limits).expect("not over"),
                Color::White => random
                    .square(position.legal_moves())
                    .map_or(Move::Pass, Move::Place),
            };
            position = position.play(mv).expect("a legal move");
        }
        -position.final_score()
    }

    #[test]
    fn few_discs_are_aimed_at() {
        let limits = Limits::depth(3);
        let won = (0..40)
            .filter(|&seed| against_lots(seed, &limits) > 0)
            .count();
        assert!(won >= 36, "{won} of 40");
    }

    #[test]
    fn the_end_is_searched_to_the_end() {
        fn worst(board: Board) -> i32 {
            let moves = board.legal_moves();
            if moves.is_empty() {
                if board.is_over() {
                    return -i32::from(board.final_score());
                }
                return -worst(board.passed());
            }
            let values = moves.squares().map(|square| -worst(board.after(square)));
            values.max().expect("there are moves")
        }
        for seed in 0..10 {
            let mut random = Random(seed);
            let mut position = Position::START;
            while position.board().n_empties() > 6 && !position.is_over() {
                let square = random.square(position.legal_moves());
                let mv = square.map_or(Move::Pass, Move::Place);
                position = position.play(mv).expect("a legal move");
            }
            let board = position.board();
            let stop = AtomicBool::new(false);
            let found = search(board, &Limits::EXACT, &stop, &mut |_| ());
            let Some(found) = found else { continue };
            assert_eq!(
                found.best().value.hundredths,
                100 * worst(board),
                "{board:?}"
            );
            assert_eq!(found.best().value.certainty, Certainty::Proved);
        }
    }

    #[test]
    fn a_stopped_search_has_a_move() {
        let stop = AtomicBool::new(true);
        let found = search(Position::START.board(), &Limits::EXACT, &stop, &mut |_| ());
        assert!(found.is_some_and(|analysis| analysis.best().mv.square().is_some()));
    }
}
