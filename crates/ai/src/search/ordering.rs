//! Which moves to try first.
//!
//! The better the order, the fewer nodes: a cut node needs one good move, and an all node none
//! at all. So the moves of a node high in the tree are ranked by a small search each, those
//! lower down by the evaluation, and near the leaves by the opponent's mobility alone.

use crate::cpu::Cpu;
use crate::eval::UNIT;
use crate::search::endgame::{CORNERS, SQUARE_CLASS, corner_stable};
use crate::search::midgame::{HIGHEST, Node};
use crate::search::moves::{Candidate, MAX_MOVES, MoveList};
use crate::search::shortcut::Shortcut;
use crate::search::{Compiled, Worker};

/// What one reply of the opponent costs, a corner counting twice; 1/128 disc.
const MOBILITY: i32 = 2 * UNIT;

/// What one empty square beside our discs costs, a corner counting twice.
const POTENTIAL_MOBILITY: i32 = UNIT / 2;

/// What a stable disc in or beside a corner is worth.
const CORNER_STABLE: i32 = UNIT / 2;

/// Midgame nodes below this depth are ordered by mobility and square alone.
const EVALUATED_FROM: u32 = 3;

/// From this depth on (the end: empty squares) children are searched one ply, then two.
const ONE_PLY_FROM: [u32; 2] = [9, 15];
const TWO_PLIES_FROM: [u32; 2] = [14, 21];

/// Values all moves in the list.
#[inline(always)]
pub(crate) fn rank<C: Compiled, const END: bool>(
    cpu: C,
    worker: &mut Worker<'_>,
    node: &Node,
    list: &mut MoveList<MAX_MOVES>,
    depth: u32,
) {
    if list.len() < 2 || !cpu.takes(Shortcut::EvaluatedOrder) {
        return;
    }
    if !END && depth < EVALUATED_FROM {
        return rank_by_mobility(cpu, node, list.rest_mut());
    }
    let plies = u32::from(depth >= ONE_PLY_FROM[usize::from(END)])
        + u32::from(depth >= TWO_PLIES_FROM[usize::from(END)]);
    for candidate in list.rest_mut() {
        let next = node.after(candidate.square, candidate.flips);
        let value = match plies {
            0 => {
                worker.nodes += 1;
                worker.evaluate(&next)
            }
            _ => cpu.near_leaf(worker, &next, -HIGHEST, HIGHEST, plies),
        };
        let replies = cpu.legal_moves(next.mover, next.opponent);
        let open = neighbours(next.opponent) & next.empties();
        candidate.value = -value
            - MOBILITY * (cpu.count(replies) + cpu.count(replies & CORNERS))
            - POTENTIAL_MOBILITY * (cpu.count(open) + cpu.count(open & CORNERS))
            + CORNER_STABLE * cpu.count(corner_stable(next.opponent));
    }
}

/// Values moves by how few replies they leave, then by their square.
#[inline(always)]
pub(crate) fn rank_by_mobility<C: Cpu>(cpu: C, node: &Node, moves: &mut [Candidate]) {
    for candidate in moves {
        let mover = node.opponent ^ candidate.flips;
        let opponent = node.mover ^ candidate.flips ^ 1 << candidate.square;
        let replies = cpu.legal_moves(mover, opponent);
        candidate.value = -16 * (cpu.count(replies) + cpu.count(replies & CORNERS))
            + i32::from(SQUARE_CLASS[candidate.square as usize & 63]);
    }
}

/// The squares beside a set, diagonally too.
#[inline(always)]
fn neighbours(set: u64) -> u64 {
    const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let row = set | set << 1 & NOT_A | set >> 1 & NOT_H;
    row | row << 8 | row >> 8
}
