//! The root: iterative deepening, aspiration windows, several lines, the way to an exact score.

use std::time::Instant;

use huri_core::value::Certainty;
use huri_core::{Board, Move, Square, Value};

use crate::analysis::{Analysis, Bound, Line};
use crate::cpu::Cpu;
use crate::eval::{Features, UNIT};
use crate::limits::{Goal, Limits};
use crate::search::moves::{Candidate, MAX_MOVES, MoveList};
use crate::search::node::{HIGHEST, NONE, Node, final_value};
use crate::search::probcut::Selectivity;
use crate::search::shortcut::Shortcut;
use crate::search::{Compiled, Worker, midgame};
use crate::time::{self, Iteration};
use crate::tt::{self, Effort, Entry, NO_MOVE};

/// Half of the first aspiration window of a midgame search.
const MIDGAME_WINDOW: i32 = 3 * UNIT;

/// Half of the first aspiration window of a search to the end, where scores are even.
const END_WINDOW: i32 = UNIT;

/// The step before an exact score: how many plies less than to the end the guess is searched.
const GUESS_PLIES_LESS: u32 = 10;

/// Up to this many empty squares a line is completed by solving again.
const SOLVED_AGAIN: u32 = 12;

/// What to find out about the root: the best of some moves, within a window.
pub(crate) struct Question<'a> {
    node: &'a Node,
    /// In the order in which to try them.
    moves: &'a [RootMove],
    window: (i32, i32),
    depth: u32,
    end: bool,
}

/// A move of the root with what is known about it.
#[derive(Clone, Debug)]
struct RootMove {
    square: u8,
    flips: u64,
    value: i32,
    bound: Bound,
    depth: u32,
    /// None while the search does not go to the end.
    end: Option<Selectivity>,
    pv: Vec<Move>,
}

/// The best move of a question and its value: [`midgame::brothers`] at the root.
#[inline(always)]
pub(crate) fn brothers<C: Compiled>(
    cpu: C,
    worker: &mut Worker<'_>,
    question: &Question<'_>,
) -> (i32, u8) {
    worker.nodes += 1;
    let mut list: MoveList<MAX_MOVES> = MoveList::new();
    for (place, mv) in question.moves.iter().enumerate() {
        list.push(Candidate {
            flips: mv.flips,
            value: -(place as i32),
            square: mv.square.into(),
        });
    }
    let Question {
        node,
        window,
        depth,
        ..
    } = *question;
    if question.end {
        midgame::brothers::<C, true>(cpu, worker, node, &mut list, window, depth)
    } else {
        midgame::brothers::<C, false>(cpu, worker, node, &mut list, window, depth)
    }
}

/// One iteration of a search.
#[derive(Clone, Copy, Debug)]
struct Step {
    depth: u32,
    selectivity: Selectivity,
    end: bool,
}

/// The iterations that lead to what the limits ask for.
fn steps(cpu: impl Cpu, limits: &Limits, n_empties: u32) -> Vec<Step> {
    let to_end = n_empties <= limits.end_from.into() || n_empties <= limits.depth.into();
    let certainty = if n_empties <= limits.end_from.into() {
        limits.end_certainty
    } else {
        limits.certainty
    };
    let asked = Selectivity::of(limits.certainty);
    let deepest = if to_end {
        n_empties.saturating_sub(GUESS_PLIES_LESS)
    } else {
        limits.depth.into()
    };
    // The way to a score prunes boldly; a value that is itself the answer as was asked.
    let on_the_way = Selectivity::of(Certainty::Estimate);
    let midgame = if to_end { on_the_way } else { asked };
    let mut steps = Vec::new();
    let mut depth = 2 - deepest % 2;
    while depth <= deepest && (!to_end || cpu.takes(Shortcut::Guess)) {
        steps.push(Step {
            depth,
            selectivity: midgame,
            end: false,
        });
        depth += if depth < 10 { 2 } else { 1 };
    }
    if to_end {
        let last = Selectivity::of(certainty);
        let percents: &[u8] = match n_empties {
            _ if !cpu.takes(Shortcut::Passes) => &[],
            ..14 => &[],
            14..22 => &[73, 95],
            22.. => &[73, 95, 98],
        };
        let before = percents
            .iter()
            .map(|&percent| Selectivity::of(Certainty::Selective(percent)));
        let passes = before.filter(|&before| before < last).chain([last]);
        steps.extend(passes.map(|selectivity| Step {
            depth: n_empties,
            selectivity,
            end: true,
        }));
    }
    steps
}

/// Searches a board on which the mover can move, and reports every finished iteration.
pub(crate) fn analyse<C: Compiled>(
    cpu: C,
    worker: &mut Worker<'_>,
    board: Board,
    limits: &Limits,
    begun: Instant,
    report: &mut dyn FnMut(&Analysis),
) -> Analysis {
    let node = Node {
        mover: board.mover().0,
        opponent: board.opponent().0,
        features: Features::of(board),
    };
    let mut root = Root::new(cpu, worker, node);
    let n_lines = limits.lines.clamp(1, root.moves.len());
    let wld = limits.goal == Goal::WinLossDraw;
    let mut finished = true;
    let mut iterations = Vec::new();
    let steps = steps(cpu, limits, node.n_empties());
    for (index, &step) in steps.iter().enumerate() {
        let bounds = if wld && step.end {
            (-UNIT, UNIT)
        } else {
            (-HIGHEST, HIGHEST)
        };
        if !root.iterate(cpu, worker, step, n_lines, bounds) {
            finished = false;
            break;
        }
        iterations.push(Iteration {
            best: root.moves[0].square,
            discs: f64::from(root.moves[0].value) / f64::from(UNIT),
        });
        let more = index + 1 < steps.len();
        if more {
            report(&root.analysis(worker, n_lines, wld, begun, false));
        }
        let time_for_more = |pace| time::go_on(begun.elapsed(), pace, &iterations);
        if more && !limits.pace.is_none_or(time_for_more) {
            break;
        }
    }
    worker.flush();
    root.analysis(worker, n_lines, wld, begun, finished)
}

/// The score and best move of a board, as directly as possible: for callers that ask often.
pub(crate) fn score<C: Compiled>(
    cpu: C,
    worker: &mut Worker<'_>,
    board: Board,
    (alpha, beta): (i32, i32),
) -> (i32, Option<Square>) {
    let node = Node {
        mover: board.mover().0,
        opponent: board.opponent().0,
        features: Features::of(board),
    };
    if cpu.legal_moves(node.mover, node.opponent) == 0 {
        if cpu.legal_moves(node.opponent, node.mover) == 0 {
            return (final_value(&node), None);
        }
        let (value, _) = score(cpu, worker, board.passed(), (-beta, -alpha));
        return (-value, None);
    }
    let mut root = Root::new(cpu, worker, node);
    let n_empties = node.n_empties();
    let limits = Limits::EXACT;
    for step in steps(cpu, &limits, n_empties) {
        // Short searches need no detours: a guess from every other depth is enough.
        let detour = n_empties < 16 && step.end && step.selectivity != Selectivity::FULL;
        let bounds = if step.end {
            (alpha, beta)
        } else {
            (-HIGHEST, HIGHEST)
        };
        if !detour && !root.iterate(cpu, worker, step, 1, bounds) {
            break;
        }
    }
    let best = &root.moves[0];
    (best.value, Square::from_index(best.square.into()))
}

struct Root {
    node: Node,
    moves: Vec<RootMove>,
    /// Values of the best line in the last iterations, by parity of their depth.
    last: [Option<i32>; 2],
}

impl Root {
    fn new<C: Compiled>(cpu: C, worker: &mut Worker<'_>, node: Node) -> Root {
        let mut list: MoveList<MAX_MOVES> = MoveList::new();
        let legal = cpu.legal_moves(node.mover, node.opponent);
        midgame::generate(cpu, &mut list, &node, legal);
        let first_guess = |candidate: &mut Candidate| {
            let next = node.after(candidate.square, candidate.flips);
            RootMove {
                square: candidate.square as u8,
                flips: candidate.flips,
                value: -cpu.near_leaf(worker, &next, -HIGHEST, HIGHEST, 1),
                bound: Bound::Exact,
                depth: 2,
                end: None,
                pv: Vec::new(),
            }
        };
        let mut moves: Vec<_> = list.rest_mut().iter_mut().map(first_guess).collect();
        moves.sort_by_key(|mv| -mv.value);
        Root {
            node,
            moves,
            last: [None; 2],
        }
    }

    /// Searches for the best `n_lines` moves; false if the search was stopped on the way. Then
    /// what was found before the stop is kept.
    fn iterate<C: Compiled>(
        &mut self,
        cpu: C,
        worker: &mut Worker<'_>,
        step: Step,
        n_lines: usize,
        (lowest, highest): (i32, i32),
    ) -> bool {
        worker.selectivity = step.selectivity;
        let mut ceiling = highest;
        for line in 0..n_lines {
            // Later lines start from their own last value, the first from that of its parity.
            let guess = match self.last[step.depth as usize % 2] {
                Some(value) if line == 0 && !step.end => value,
                _ => self.moves[line].value,
            };
            if !self.aspire(
                cpu,
                worker,
                step,
                line,
                guess,
                (lowest, ceiling.max(lowest + 1)),
            ) {
                return false;
            }
            if n_lines > 1 {
                // The next one is worth no more, if both are searched alike.
                ceiling = highest.min(self.moves[line].value + 1).max(lowest + 1);
            } else {
                self.last[step.depth as usize % 2] = Some(self.moves[0].value);
            }
        }
        let searched = &mut self.moves[..n_lines];
        searched.sort_by_key(|mv| -mv.value);
        true
    }

    /// Finds the best of the moves from `line` on, and puts it there.
    fn aspire<C: Compiled>(
        &mut self,
        cpu: C,
        worker: &mut Worker<'_>,
        step: Step,
        line: usize,
        guess: i32,
        (lowest, highest): (i32, i32),
    ) -> bool {
        let half = if step.end { END_WINDOW } else { MIDGAME_WINDOW };
        let guess = if step.end { to_even(guess) } else { guess };
        let guess = guess.clamp(lowest, highest);
        let half = if cpu.takes(Shortcut::Aspiration) {
            half
        } else {
            2 * HIGHEST
        };
        let (mut below, mut above) = (half, half);
        loop {
            let alpha = (guess - below).clamp(lowest, highest - 1);
            let beta = (guess + above).clamp(alpha + 1, highest);
            let question = Question {
                node: &self.node,
                moves: &self.moves[line..],
                window: (alpha, beta),
                depth: step.depth,
                end: step.end,
            };
            let (value, square) = cpu.root_brothers(worker, &question);
            let stopped = worker.poll();
            // A move that was searched to its end before the stop, and is better than the first,
            // is worth keeping; a stop during the first leaves nothing.
            if square == NO_MOVE || (stopped && value <= alpha) {
                return false;
            }
            let place = self.moves.iter().position(|mv| mv.square == square);
            let place = place.expect("the best of the moves is one of them");
            if value > alpha || !stopped {
                self.moves[line..=place].rotate_right(1);
            }
            let bound = match () {
                () if value <= alpha && alpha > -HIGHEST => Bound::Upper,
                () if value >= beta && beta < HIGHEST => Bound::Lower,
                () => Bound::Exact,
            };
            let pv = self.pv(cpu, worker, square, step);
            let best = &mut self.moves[line];
            best.value = value;
            best.bound = bound;
            best.depth = step.depth;
            best.end = step.end.then_some(step.selectivity);
            best.pv = pv;
            self.remember(worker, step, (alpha, beta), value, square, line);
            if stopped {
                return false;
            }
            if value <= alpha && alpha > lowest {
                (below, above) = (2 * below + (guess - value).max(0), above);
            } else if value >= beta && beta < highest {
                above = 2 * above + (value - guess).max(0);
            } else {
                return true;
            }
        }
    }

    /// Stores the root in the table: later searches begin from here.
    fn remember(
        &self,
        worker: &Worker<'_>,
        step: Step,
        (alpha, beta): (i32, i32),
        value: i32,
        square: u8,
        line: usize,
    ) {
        if line > 0 {
            return;
        }
        let (mover, opponent) = (self.node.mover, self.node.opponent);
        let effort = Effort {
            depth: step.depth as u8,
            selectivity: step.selectivity.index(),
        };
        let table = worker.shared.table;
        let window = (alpha as i16, beta as i16);
        let hash = tt::hash(mover, opponent);
        table.store(
            hash,
            (mover, opponent),
            effort,
            window,
            value as i16,
            square,
        );
    }

    /// The line that begins with a move of the root, as the table remembers it. Near the end,
    /// where the table does not reach, the last moves are solved once more.
    fn pv<C: Compiled>(
        &self,
        cpu: C,
        worker: &mut Worker<'_>,
        square: u8,
        step: Step,
    ) -> Vec<Move> {
        let mut pv = Vec::new();
        let (mut mover, mut opponent) = (self.node.mover, self.node.opponent);
        let mut next = square;
        let mut plies = step.depth;
        while let Some(place) = Square::from_index(next.into()) {
            let legal = cpu.legal_moves(mover, opponent);
            if plies == 0 || legal >> place.index() & 1 == 0 {
                break;
            }
            plies -= 1;
            pv.push(Move::Place(place));
            let flips = cpu.flips(mover, opponent, place.index());
            (mover, opponent) = (opponent ^ flips, mover ^ flips ^ place.bit().0);
            if cpu.legal_moves(mover, opponent) == 0 {
                if cpu.legal_moves(opponent, mover) == 0 {
                    break;
                }
                pv.push(Move::Pass);
                (mover, opponent) = (opponent, mover);
            }
            let probe = |worker: &Worker<'_>| {
                worker
                    .shared
                    .table
                    .probe(tt::hash(mover, opponent), mover, opponent)
            };
            let mut known = probe(worker);
            let solved = |entry: &Entry| {
                entry.lower == entry.upper && u32::from(entry.effort.depth) == plies
            };
            if step.end && plies <= SOLVED_AGAIN && !known.as_ref().is_some_and(solved) {
                cpu.principal(worker, mover, opponent, -64, 64);
                known = probe(worker);
            }
            next = known.map_or(NO_MOVE, |entry| entry.moves[0]);
        }
        pv
    }

    fn analysis(
        &self,
        worker: &mut Worker<'_>,
        n_lines: usize,
        wld: bool,
        begun: Instant,
        finished: bool,
    ) -> Analysis {
        worker.flush();
        let lines = self.moves.iter().take(n_lines).map(|mv| {
            let certainty = mv.end.map_or(Certainty::Estimate, Selectivity::certainty);
            let value = if wld && mv.end.is_some() {
                UNIT * mv.value.signum()
            } else if mv.end.is_some() {
                // ProbCut proves bounds that no game ends with.
                to_even(mv.value)
            } else {
                mv.value
            };
            let first =
                Square::from_index(mv.square.into()).expect("moves of the root are squares");
            let mut pv = mv.pv.clone();
            if pv.is_empty() {
                pv.push(Move::Place(first));
            }
            Line {
                mv: Move::Place(first),
                value: Value {
                    hundredths: hundredths(value),
                    certainty,
                    depth: Some(mv.depth as u8),
                },
                bound: if wld && mv.end.is_some() {
                    Bound::Exact
                } else {
                    mv.bound
                },
                pv,
            }
        });
        Analysis {
            lines: lines.collect(),
            nodes: worker
                .shared
                .nodes
                .load(std::sync::atomic::Ordering::Relaxed),
            time: begun.elapsed(),
            finished,
        }
    }
}

/// A value in hundredths of a disc, rounded to the nearest, half away from zero.
fn hundredths(value: i32) -> i32 {
    let doubled = 2 * value * 100 / UNIT;
    (doubled + doubled.signum()) / 2
}

/// The nearest even number of discs.
fn to_even(value: i32) -> i32 {
    (value + UNIT).div_euclid(2 * UNIT) * 2 * UNIT
}

const _: () = assert!(NONE < -HIGHEST);
