//! The search to the end: exact scores, in discs.
//!
//! What pays off changes with the number of empty squares, so there are three kinds of node
//! above the [last four](super::last_empties): with five or six the moves are tried by parity
//! alone; with seven to ten they are ordered by the opponent's mobility, and a small memory of
//! this thread's own spares repeated work; above that the shared table does.
//!
//! Null windows run from `alpha` to `alpha + 1`; scores are even, fail-soft.

use std::hint::select_unpredictable;

use crate::cpu::Cpu;
use crate::eval::UNIT;
use crate::parity::Parity;
use crate::search::cache::{Known, Place};
use crate::search::moves::{Candidate, MAX_MOVES, MoveList, WEAK, after};
use crate::search::ordering::{CORNERS, Order, corner_stable};
use crate::search::probcut::Selectivity;
use crate::search::shortcut::Shortcut;
use crate::search::{Compiled, Worker, etc, last_empties};
use crate::tt::{self, Effort, NO_MOVE};

/// Below every score.
const NONE: i32 = -127;

/// From this many empty squares on the shared table is used, below the thread's cache.
const SHARED_FROM: u32 = 11;

/// From this many empty squares on the children's bounds are looked up before any is searched.
const ETC_FROM: u32 = 12;

/// The score within `alpha` to `beta` with any number of empty squares.
#[inline(always)]
pub(crate) fn solve<C: Compiled>(
    cpu: C,
    worker: &mut Worker<'_>,
    mover: u64,
    opponent: u64,
    alpha: i32,
    beta: i32,
) -> i32 {
    if alpha + 1 < beta {
        cpu.principal(worker, mover, opponent, alpha, beta)
    } else {
        null(cpu, worker, mover, opponent, alpha)
    }
}

/// The score in the null window at `alpha`: chooses the kind of node.
#[inline(always)]
pub(crate) fn null<C: Compiled>(
    cpu: C,
    worker: &mut Worker<'_>,
    mover: u64,
    opponent: u64,
    alpha: i32,
) -> i32 {
    let empties = !(mover | opponent);
    let parity = Parity::new(empties);
    match empties.count_ones() {
        #[cfg(test)]
        1..=4 if !cpu.takes(Shortcut::LastEmpties) => crate::tests::plain(mover, opponent, alpha),
        0 => {
            worker.nodes += 1;
            last_empties::final_score(mover, 0)
        }
        1 => {
            worker.nodes += 1;
            last_empties::one(cpu, mover, empties.trailing_zeros() as usize)
        }
        2 => {
            let squares = last_empties::packed(empties);
            last_empties::two(cpu, &mut worker.nodes, mover, opponent, alpha, squares)
        }
        3 => {
            let squares = last_empties::packed(empties);
            last_empties::three(cpu, &mut worker.nodes, mover, opponent, alpha, squares)
        }
        4 => cpu.four(worker, mover, opponent, alpha, empties),
        5 => cpu.five(worker, mover, opponent, alpha, parity),
        6 => cpu.six(worker, mover, opponent, alpha, parity),
        n if n < SHARED_FROM => cpu.cached(worker, mover, opponent, alpha, parity),
        _ => cpu.shared(worker, mover, opponent, alpha, parity),
    }
}

/// A node of the principal variation: the full window, without any cut that hides the line.
#[inline(always)]
pub(crate) fn principal<C: Compiled>(
    cpu: C,
    worker: &mut Worker<'_>,
    mover: u64,
    opponent: u64,
    mut alpha: i32,
    beta: i32,
) -> i32 {
    worker.nodes += 1;
    if worker.poll() {
        return alpha;
    }
    let n_empties = (!(mover | opponent)).count_ones();
    let moves = cpu.legal_moves(mover, opponent);
    if moves == 0 {
        if cpu.legal_moves(opponent, mover) == 0 {
            return last_empties::final_score(mover, n_empties as i32);
        }
        return -cpu.principal(worker, opponent, mover, -beta, -alpha);
    }
    let hash = tt::hash(mover, opponent);
    let known = worker.shared.table.probe(hash, mover, opponent);
    let table_moves = known.map_or([NO_MOVE; 2], |entry| entry.moves);
    let parity = Parity::new(!(mover | opponent));
    let mut list: MoveList<MAX_MOVES> = MoveList::new();
    if !generate(cpu, &mut list, (mover, opponent), moves) {
        let moves = list.rest_mut();
        rank(cpu, worker, moves, (mover, opponent), parity, table_moves);
    }
    let (window, mut best, mut best_move) = ((alpha, beta), NONE, NO_MOVE);
    while let Some(candidate) = list.pop_best() {
        let (next_mover, next_opponent) = candidate.after(mover, opponent);
        let mut score = if best == NONE {
            -cpu.principal(worker, next_mover, next_opponent, -beta, -alpha)
        } else {
            -null(cpu, worker, next_mover, next_opponent, -alpha - 1)
        };
        if best != NONE && alpha < score && score < beta {
            score = -cpu.principal(worker, next_mover, next_opponent, -beta, -alpha);
        }
        if worker.poll() {
            return alpha;
        }
        if score > best {
            (best, best_move) = (score, candidate.square as u8);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
    }
    let window = ((window.0 * UNIT) as i16, (window.1 * UNIT) as i16);
    let effort = exact(n_empties);
    let table = worker.shared.table;
    table.store(
        hash,
        (mover, opponent),
        effort,
        window,
        (best * UNIT) as i16,
        best_move,
    );
    best
}

/// The effort of an exact result.
fn exact(n_empties: u32) -> Effort {
    Effort {
        depth: n_empties as u8,
        selectivity: Selectivity::FULL.index(),
    }
}

/// A node with many empty squares: shared table, enhanced transposition cutoffs, ordering.
#[inline(always)]
pub(crate) fn shared<C: Compiled>(
    cpu: C,
    worker: &mut Worker<'_>,
    mover: u64,
    opponent: u64,
    alpha: i32,
    parity: Parity,
) -> i32 {
    worker.nodes += 1;
    if worker.poll() {
        return alpha;
    }
    let hash = tt::hash(mover, opponent);
    worker.shared.table.prefetch(hash);
    let n_empties = (!(mover | opponent)).count_ones();

    // Step 1: cutoffs that need no move.
    if let Some(score) = worker.stability_cutoff(cpu, mover, opponent, alpha, n_empties as i32) {
        return score;
    }

    // Step 2: pass or end.
    let moves = cpu.legal_moves(mover, opponent);
    if moves == 0 {
        if cpu.legal_moves(opponent, mover) == 0 {
            return last_empties::final_score(mover, n_empties as i32);
        }
        return -cpu.shared(worker, opponent, mover, -alpha - 1, parity);
    }

    // Step 3: what the table knows.
    let effort = exact(n_empties);
    let known = worker.shared.table.probe(hash, mover, opponent);
    if let Some(entry) = known.filter(|entry| entry.effort.covers(effort))
        && cpu.takes(Shortcut::Table)
    {
        // Bounds of searches to the end are whole discs.
        if i32::from(entry.lower) > UNIT * alpha {
            return i32::from(entry.lower) / UNIT;
        }
        if i32::from(entry.upper) <= UNIT * alpha {
            return i32::from(entry.upper) / UNIT;
        }
    }
    let table_moves = known.filter(|_| cpu.takes(Shortcut::TableMoves));
    let table_moves = table_moves.map_or([NO_MOVE; 2], |entry| entry.moves);

    // Step 4: the moves; one that turns every disc wins at once.
    let mut list: MoveList<MAX_MOVES> = MoveList::new();
    if generate(cpu, &mut list, (mover, opponent), moves) {
        return 64;
    }

    // Step 5: a child that is known to be good enough (ETC).
    if n_empties >= ETC_FROM
        && cpu.takes(Shortcut::Etc)
        && let Some(value) = etc::cutoff(
            worker.shared.table,
            (mover, opponent),
            list.rest_mut(),
            UNIT * alpha,
            effort,
        )
    {
        return value / UNIT;
    }

    // Step 6: the moves, best guess first.
    if list.len() > 1 {
        let moves = list.rest_mut();
        rank(cpu, worker, moves, (mover, opponent), parity, table_moves);
    }
    let (mut best, mut best_move) = (NONE, NO_MOVE);
    while let Some(candidate) = list.pop_best() {
        let (next_mover, next_opponent) = candidate.after(mover, opponent);
        let next_parity = parity.filled(candidate.square as usize);
        let score = if n_empties > SHARED_FROM {
            -cpu.shared(worker, next_mover, next_opponent, -alpha - 1, next_parity)
        } else {
            -cpu.cached(worker, next_mover, next_opponent, -alpha - 1, next_parity)
        };
        if worker.poll() {
            return alpha;
        }
        if score > best {
            (best, best_move) = (score, candidate.square as u8);
            if best > alpha {
                break;
            }
        }
    }
    let window = ((alpha * UNIT) as i16, (alpha * UNIT) as i16 + 1);
    let table = worker.shared.table;
    table.store(
        hash,
        (mover, opponent),
        effort,
        window,
        (best * UNIT) as i16,
        best_move,
    );
    best
}

/// Fills the list with the legal moves. True if one of them turns all discs of the opponent: the
/// last in the list.
#[inline(always)]
fn generate<C: Cpu, const N: usize>(
    cpu: C,
    list: &mut MoveList<N>,
    (mover, opponent): (u64, u64),
    moves: u64,
) -> bool {
    let mut rest = moves;
    while rest != 0 {
        let square = rest.trailing_zeros();
        rest &= rest - 1;
        let flips = cpu.flips(mover, opponent, square as usize);
        let wins = flips == opponent && cpu.takes(Shortcut::WipeOut);
        // Who needs a move to play finds the winning one first.
        let value = if wins { i32::MAX } else { 0 };
        list.push(Candidate {
            flips,
            value,
            square,
        });
        if wins {
            return true;
        }
    }
    false
}

/// Guesses the worth of the moves: the fewer moves they leave to the opponent, the better; the
/// table's first.
#[inline(always)]
fn rank<C: Cpu>(
    cpu: C,
    worker: &mut Worker<'_>,
    moves: &mut [Candidate],
    (mover, opponent): (u64, u64),
    parity: Parity,
    table_moves: [u8; 2],
) {
    worker.nodes += moves.len() as u64;
    let order = worker.shared.order;
    for candidate in moves {
        let square = candidate.square;
        candidate.value = if candidate.value == WEAK {
            WEAK
        } else if square as u8 == table_moves[0] {
            1 << 30
        } else if square as u8 == table_moves[1] {
            1 << 29
        } else {
            let (next_mover, next_opponent) = after(mover, opponent, candidate.flips, square);
            guess(cpu, next_mover, next_opponent, square, parity, order)
        };
    }
}

/// How promising a move is by what it leaves: few moves of the opponent (`mover` of the board
/// after it), stable discs at corners, a filled odd quadrant, a good kind of square.
#[inline(always)]
fn guess<C: Cpu>(
    cpu: C,
    mover: u64,
    opponent: u64,
    square: u32,
    parity: Parity,
    order: &Order,
) -> i32 {
    if !cpu.takes(Shortcut::MobilityOrder) {
        return 0;
    }
    let replies = cpu.legal_moves(mover, opponent);
    let mobility = cpu.count(replies) + cpu.count(replies & CORNERS);
    let odd = cpu.takes(Shortcut::Parity) && parity.is_odd(square as usize);
    order.squares[usize::from(odd)][square as usize & 63] - 1024 * mobility
        + order.weights.last.corner_stable * cpu.count(corner_stable(opponent))
}

/// A node with seven to ten empty squares.
#[inline(always)]
pub(crate) fn cached<C: Compiled>(
    cpu: C,
    worker: &mut Worker<'_>,
    mover: u64,
    opponent: u64,
    alpha: i32,
    parity: Parity,
) -> i32 {
    worker.nodes += 1;
    let n_empties = (!(mover | opponent)).count_ones();
    if let Some(score) = worker.stability_cutoff(cpu, mover, opponent, alpha, n_empties as i32) {
        return score;
    }
    let place = Place::of(mover, opponent);
    let known = worker.cache.probe(place, mover, opponent);
    let known = known
        .filter(|_| cpu.takes(Shortcut::Cache))
        .unwrap_or(Known::NOTHING);
    if i32::from(known.lower) > alpha {
        return i32::from(known.lower);
    }
    if i32::from(known.upper) <= alpha {
        return i32::from(known.upper);
    }
    let moves = cpu.legal_moves(mover, opponent);
    if moves == 0 {
        if cpu.legal_moves(opponent, mover) == 0 {
            return last_empties::final_score(mover, n_empties as i32);
        }
        return -cpu.cached(worker, opponent, mover, -alpha - 1, parity);
    }
    let mut list: MoveList<10> = MoveList::new();
    if generate(cpu, &mut list, (mover, opponent), moves) {
        return 64;
    }
    if n_empties > 7
        && cpu.takes(Shortcut::CachedChildren)
        && let Some(score) = worker
            .cache
            .children((mover, opponent), list.rest_mut(), alpha)
    {
        return score;
    }
    if list.len() > 1 {
        let moves = list.rest_mut();
        rank(
            cpu,
            worker,
            moves,
            (mover, opponent),
            parity,
            [known.best, NO_MOVE],
        );
    }
    let (mut best, mut best_move) = (NONE, NO_MOVE);
    while let Some(candidate) = list.pop_best() {
        let (next_mover, next_opponent) = candidate.after(mover, opponent);
        let next_parity = parity.filled(candidate.square as usize);
        let score = if n_empties > 7 {
            -cpu.cached(worker, next_mover, next_opponent, -alpha - 1, next_parity)
        } else {
            -cpu.six(worker, next_mover, next_opponent, -alpha - 1, next_parity)
        };
        if score > best {
            (best, best_move) = (score, candidate.square as u8);
            if best > alpha {
                break;
            }
        }
    }
    let score = best as i8;
    let known = if best > alpha {
        Known {
            lower: score,
            best: best_move,
            ..known
        }
    } else {
        Known {
            upper: score,
            best: best_move,
            ..known
        }
    };
    worker.cache.store(place, (mover, opponent), known);
    best
}

/// A node with `N`, five or six, empty squares: odd quadrants first, corners first in each.
#[inline(always)]
pub(crate) fn shallow<C: Compiled, const N: u32>(
    cpu: C,
    worker: &mut Worker<'_>,
    mover: u64,
    opponent: u64,
    alpha: i32,
    parity: Parity,
) -> i32 {
    worker.nodes += 1;
    if let Some(score) = worker.stability_cutoff(cpu, mover, opponent, alpha, N as i32) {
        return score;
    }
    let moves = cpu.legal_moves(mover, opponent);
    if moves == 0 {
        if cpu.legal_moves(opponent, mover) == 0 {
            return last_empties::final_score(mover, N as i32);
        }
        return if N == 6 {
            -cpu.six(worker, opponent, mover, -alpha - 1, parity)
        } else {
            -cpu.five(worker, opponent, mover, -alpha - 1, parity)
        };
    }
    let odd = if cpu.takes(Shortcut::Parity) {
        parity.odd_squares()
    } else {
        0
    };
    let first_of = |a: u64, b: u64| select_unpredictable(a != 0, a, b);
    let mut rest = moves;
    let mut best = NONE;
    while rest != 0 {
        let group = first_of(rest & odd, rest);
        let square = first_of(group & CORNERS, group).trailing_zeros();
        rest &= !(1 << square);
        let flips = cpu.flips(mover, opponent, square as usize);
        let (next_mover, next_opponent) = after(mover, opponent, flips, square);
        if next_mover == 0 && cpu.takes(Shortcut::WipeOut) {
            return 64;
        }
        let score = if N == 6 {
            let next_parity = parity.filled(square as usize);
            -cpu.five(worker, next_mover, next_opponent, -alpha - 1, next_parity)
        } else {
            let empties = !(next_mover | next_opponent);
            -cpu.four(worker, next_mover, next_opponent, -alpha - 1, empties)
        };
        if score > best {
            best = score;
            if best > alpha {
                return best;
            }
        }
    }
    best
}
