//! Nodes with features: all midgame nodes, and those of a search to the end while many squares
//! are empty.
//!
//! A search goes either to a depth, where the evaluation stands for the rest, or to the end
//! (`END`: the depth is the number of empty squares). Both do the same at a node, so they are
//! one function, compiled twice. Values are in 1/128 disc, fail-soft.

use crate::cpu::Cpu;
use crate::eval::UNIT;
use crate::search::moves::{Candidate, MAX_MOVES, MoveList};
use crate::search::node::{HIGHEST, NONE, Node, final_value};
use crate::search::ordering::CORNERS;
use crate::search::shortcut::Shortcut;
use crate::search::{Compiled, Worker, endgame, etc, ordering, parallel};
use crate::tt::{self, Effort, NO_MOVE};

/// Searches to the end with fewer empty squares do without evaluation.
pub(crate) const END_EVALUATED_FROM: u32 = 13;

/// From this depth on the children's bounds are looked up before any is searched.
const ETC_FROM: u32 = 5;

/// Below this depth the table is not used.
const TABLE_FROM: u32 = 3;

/// `null` of the right kind.
pub(crate) fn child<C: Compiled>(
    cpu: C,
    worker: &mut Worker<'_>,
    node: &Node,
    alpha: i32,
    depth: u32,
    end: bool,
) -> i32 {
    if end {
        cpu.null_end(worker, node, alpha, depth)
    } else {
        cpu.null_depth(worker, node, alpha, depth)
    }
}

/// `principal` of the right kind.
pub(crate) fn child_pv<C: Compiled>(
    cpu: C,
    worker: &mut Worker<'_>,
    node: &Node,
    (alpha, beta): (i32, i32),
    depth: u32,
    end: bool,
) -> i32 {
    if end {
        cpu.principal_end(worker, node, alpha, beta, depth)
    } else {
        cpu.principal_depth(worker, node, alpha, beta, depth)
    }
}

/// The value of `node` in the null window at `alpha`.
#[inline(always)]
pub(crate) fn null<C: Compiled, const END: bool>(
    cpu: C,
    worker: &mut Worker<'_>,
    node: &Node,
    alpha: i32,
    depth: u32,
) -> i32 {
    // Step 1: leave for the kinds of node that do without table or evaluation.
    if END && (depth < END_EVALUATED_FROM || !cpu.takes(Shortcut::Evaluation)) {
        let alpha = alpha.div_euclid(UNIT);
        return UNIT * endgame::null(cpu, worker, node.mover, node.opponent, alpha);
    }
    if !END && depth < TABLE_FROM {
        return cpu.near_leaf(worker, node, alpha, alpha + 1, depth);
    }
    worker.nodes += 1;
    if worker.poll() {
        return alpha;
    }
    let hash = tt::hash(node.mover, node.opponent);
    worker.shared.table.prefetch(hash);
    let n_empties = node.n_empties();

    // Step 2: stable discs.
    let discs = alpha.div_euclid(UNIT);
    let n_empties = n_empties as i32;
    if let Some(score) = worker.stability_cutoff(cpu, node.mover, node.opponent, discs, n_empties) {
        return UNIT * score;
    }

    // Step 3: pass or end.
    let moves = cpu.legal_moves(node.mover, node.opponent);
    if moves == 0 {
        if cpu.legal_moves(node.opponent, node.mover) == 0 {
            return final_value(node);
        }
        return -child(cpu, worker, &node.passed(), -alpha - 1, depth, END);
    }

    // Step 4: what the table knows.
    let effort = Effort {
        depth: depth as u8,
        selectivity: worker.selectivity.index(),
    };
    let known = worker.shared.table.probe(hash, node.mover, node.opponent);
    if let Some(entry) = known.filter(|entry| entry.effort.covers(effort))
        && cpu.takes(Shortcut::Table)
    {
        if i32::from(entry.lower) > alpha {
            return i32::from(entry.lower);
        }
        if i32::from(entry.upper) <= alpha {
            return i32::from(entry.upper);
        }
    }
    let table_moves = known.filter(|_| cpu.takes(Shortcut::TableMoves));
    let table_moves = table_moves.map_or([NO_MOVE; 2], |entry| entry.moves);

    // Step 5: the moves; one that turns every disc wins at once.
    let mut list: MoveList<MAX_MOVES> = MoveList::new();
    if generate(cpu, &mut list, node, moves) && cpu.takes(Shortcut::WipeOut) {
        return HIGHEST;
    }

    // Step 6: a child that is known to be good enough (ETC).
    if depth >= ETC_FROM
        && cpu.takes(Shortcut::Etc)
        && let Some(value) = etc::cutoff(
            worker.shared.table,
            (node.mover, node.opponent),
            list.rest_mut(),
            alpha,
            effort,
        )
    {
        return value;
    }

    // Step 7: ProbCut.
    if cpu.takes(Shortcut::ProbCut)
        && let Some(value) = probcut::<C, END>(cpu, worker, node, alpha, depth)
    {
        return value;
    }

    // Step 8: the table's move, before any other is looked at.
    let mut best = (NONE, NO_MOVE);
    for square in table_moves {
        if best.0 <= alpha
            && let Some(candidate) = list.take(square)
        {
            let next = node.after(candidate.square, candidate.flips);
            let value = -child(cpu, worker, &next, -alpha - 1, depth - 1, END);
            if worker.poll() {
                return alpha;
            }
            if value > best.0 {
                best = (value, square);
            }
        }
    }

    // Step 9: the others, best guess first.
    if best.0 <= alpha {
        ordering::rank::<C, END>(cpu, worker, node, &mut list, depth);
        while let Some(candidate) = list.pop_best() {
            let next = node.after(candidate.square, candidate.flips);
            let value = -child(cpu, worker, &next, -alpha - 1, depth - 1, END);
            if worker.poll() {
                return alpha;
            }
            if value > best.0 {
                best = (value, candidate.square as u8);
                if value > alpha {
                    break;
                }
            }
            if list.len() > 1 && parallel::wanted(worker, depth, END) {
                let rest = parallel::Rest {
                    node,
                    moves: list.drain_sorted(),
                    window: (alpha, alpha + 1),
                    depth,
                    end: END,
                    pv: false,
                    best,
                };
                best = parallel::search(cpu, worker, rest);
                if worker.poll() {
                    return alpha;
                }
                break;
            }
        }
    }
    let window = (alpha as i16, alpha as i16 + 1);
    let table = worker.shared.table;
    table.store(
        hash,
        (node.mover, node.opponent),
        effort,
        window,
        best.0 as i16,
        best.1,
    );
    best.0
}

/// A node of the principal variation: the full window, no cut that hides the line.
#[inline(always)]
pub(crate) fn principal<C: Compiled, const END: bool>(
    cpu: C,
    worker: &mut Worker<'_>,
    node: &Node,
    alpha: i32,
    beta: i32,
    depth: u32,
) -> i32 {
    if END && (depth < END_EVALUATED_FROM || !cpu.takes(Shortcut::Evaluation)) {
        let (alpha, beta) = (alpha.div_euclid(UNIT), -(-beta).div_euclid(UNIT));
        return UNIT * endgame::solve(cpu, worker, node.mover, node.opponent, alpha, beta);
    }
    if alpha + 1 >= beta {
        return child(cpu, worker, node, alpha, depth, END);
    }
    if !END && depth == 0 {
        worker.nodes += 1;
        return worker.evaluate(cpu, node);
    }
    worker.nodes += 1;
    if worker.poll() {
        return alpha;
    }
    let moves = cpu.legal_moves(node.mover, node.opponent);
    if moves == 0 {
        if cpu.legal_moves(node.opponent, node.mover) == 0 {
            return final_value(node);
        }
        return -child_pv(cpu, worker, &node.passed(), (-beta, -alpha), depth, END);
    }
    let hash = tt::hash(node.mover, node.opponent);
    let known = worker.shared.table.probe(hash, node.mover, node.opponent);
    let table_moves = known.map_or([NO_MOVE; 2], |entry| entry.moves);
    let mut list: MoveList<MAX_MOVES> = MoveList::new();
    generate(cpu, &mut list, node, moves);
    ordering::rank::<C, END>(cpu, worker, node, &mut list, depth);
    for candidate in list.rest_mut() {
        if let Some(place) = table_moves
            .iter()
            .position(|&s| u32::from(s) == candidate.square)
        {
            candidate.value = i32::MAX - place as i32;
        }
    }
    let best = brothers::<C, END>(cpu, worker, node, &mut list, (alpha, beta), depth);
    if worker.poll() {
        return alpha;
    }
    let effort = Effort {
        depth: depth as u8,
        selectivity: worker.selectivity.index(),
    };
    let table = worker.shared.table;
    let window = (alpha as i16, beta as i16);
    table.store(
        hash,
        (node.mover, node.opponent),
        effort,
        window,
        best.0 as i16,
        best.1,
    );
    best.0
}

/// Searches the moves of a PV node, of which the root is one: the first with the full window,
/// the others with a null window first. Returns the best value and its move.
#[inline(always)]
pub(crate) fn brothers<C: Compiled, const END: bool>(
    cpu: C,
    worker: &mut Worker<'_>,
    node: &Node,
    list: &mut MoveList<MAX_MOVES>,
    (mut alpha, beta): (i32, i32),
    depth: u32,
) -> (i32, u8) {
    let mut best = (NONE, NO_MOVE);
    while let Some(candidate) = list.pop_best() {
        let next = node.after(candidate.square, candidate.flips);
        let mut value = if best.1 == NO_MOVE {
            NONE
        } else {
            -child(cpu, worker, &next, -alpha - 1, depth - 1, END)
        };
        if best.1 == NO_MOVE || (alpha < value && value < beta) {
            value = -child_pv(cpu, worker, &next, (-beta, -alpha), depth - 1, END);
        }
        if worker.poll() {
            return best;
        }
        if value > best.0 {
            best = (value, candidate.square as u8);
            alpha = alpha.max(value);
            if alpha >= beta {
                return best;
            }
        }
        if list.len() > 1 && parallel::wanted(worker, depth, END) {
            let rest = parallel::Rest {
                node,
                moves: list.drain_sorted(),
                window: (alpha, beta),
                depth,
                end: END,
                pv: true,
                best,
            };
            return parallel::search(cpu, worker, rest);
        }
    }
    best
}

/// The value of a node with a depth below [`TABLE_FROM`]: no table, hardly any ordering.
#[inline(always)]
pub(crate) fn near_leaf<C: Compiled>(
    cpu: C,
    worker: &mut Worker<'_>,
    node: &Node,
    mut alpha: i32,
    beta: i32,
    depth: u32,
) -> i32 {
    worker.nodes += 1;
    if depth == 0 {
        return worker.evaluate(cpu, node);
    }
    let moves = cpu.legal_moves(node.mover, node.opponent);
    if moves == 0 {
        if cpu.legal_moves(node.opponent, node.mover) == 0 {
            return final_value(node);
        }
        return -cpu.near_leaf(worker, &node.passed(), -beta, -alpha, depth);
    }
    let mut best = NONE;
    if depth == 1 {
        // Corners first: they are most often best.
        for mut part in [moves & CORNERS, moves & !CORNERS] {
            while part != 0 {
                let square = part.trailing_zeros();
                part &= part - 1;
                let flips = cpu.flips(node.mover, node.opponent, square as usize);
                let next = node.after(square, flips);
                worker.nodes += 1;
                let value = if next.mover == 0 {
                    HIGHEST
                } else {
                    -worker.evaluate(cpu, &next)
                };
                best = best.max(value);
                if best >= beta {
                    return best;
                }
            }
        }
        return best;
    }
    let mut list: MoveList<MAX_MOVES> = MoveList::new();
    if generate(cpu, &mut list, node, moves) {
        return HIGHEST;
    }
    ordering::rank_by_mobility(cpu, worker, node, list.rest_mut());
    while let Some(candidate) = list.pop_best() {
        let next = node.after(candidate.square, candidate.flips);
        let value = -cpu.near_leaf(worker, &next, -beta, -alpha, depth - 1);
        if value > best {
            best = value;
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
    }
    best
}

/// Fills the list with the legal moves and what they turn. True if one turns every disc.
#[inline(always)]
pub(crate) fn generate<C: Cpu>(
    cpu: C,
    list: &mut MoveList<MAX_MOVES>,
    node: &Node,
    moves: u64,
) -> bool {
    let mut rest = moves;
    let mut wipes_out = false;
    while rest != 0 {
        let square = rest.trailing_zeros();
        rest &= rest - 1;
        let flips = cpu.flips(node.mover, node.opponent, square as usize);
        wipes_out |= flips == node.opponent;
        list.push(Candidate {
            flips,
            value: 0,
            square,
        });
    }
    wipes_out
}

/// The bound that a shallow search makes likely enough, if there is one; see
/// [`probcut`](super::probcut).
#[inline(always)]
fn probcut<C: Compiled, const END: bool>(
    cpu: C,
    worker: &mut Worker<'_>,
    node: &Node,
    alpha: i32,
    depth: u32,
) -> Option<i32> {
    let attempt = worker
        .shared
        .attempts
        .get::<END>(worker.selectivity, depth)?;
    let beta = alpha + 1;
    let eval = worker.evaluate(cpu, node);
    let high = beta + attempt.margin;
    let low = alpha - attempt.margin;
    if eval >= beta - attempt.slack && high < HIGHEST {
        let value = worker.certain(|worker| cpu.null_depth(worker, node, high - 1, attempt.depth));
        if value >= high && !worker.poll() {
            return Some(beta);
        }
    }
    if eval <= alpha + attempt.slack && low > -HIGHEST {
        let value = worker.certain(|worker| cpu.null_depth(worker, node, low, attempt.depth));
        if value <= low && !worker.poll() {
            return Some(alpha);
        }
    }
    None
}
