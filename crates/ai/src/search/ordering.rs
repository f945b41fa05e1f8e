//! Which moves to try first.
//!
//! The better the order, the fewer nodes: a cut node needs one good move, and an all node none
//! at all. So the moves of a node high in the tree are ranked by a small search each, those
//! lower down by the evaluation, and near the leaves by the opponent's mobility alone.

use huri_core::Bitboard;

use crate::cpu::Cpu;
use crate::parity::Parity;
use crate::search::moves::{Candidate, MAX_MOVES, MoveList};
use crate::search::node::{HIGHEST, Node};
use crate::search::shortcut::Shortcut;
use crate::search::{Compiled, Worker};

/// What the order of moves goes by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OrderWeights {
    /// In searches to the end while many squares are empty.
    pub end: ByEvaluation,
    /// In searches to a depth.
    pub midgame: ByEvaluation,
    /// Near the end.
    pub last: ByMobility,
}

/// What is added to the value that the evaluation, or a small search, gives a move; 1/128 disc.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ByEvaluation {
    /// What one reply of the opponent costs.
    pub mobility: i32,
    /// What it costs besides if it is a corner.
    pub corner_mobility: i32,
    /// What one empty square beside our discs costs, a corner counting twice.
    pub potential_mobility: i32,
    /// What a stable disc in or beside a corner is worth.
    pub corner_stable: i32,
    /// What a move into a quadrant with an odd number of empty squares is worth.
    pub odd_quadrant: i32,
    /// From this depth on (the end: empty squares) children are searched one ply, ...
    pub one_ply_from: i32,
    /// ... and from this one two plies.
    pub two_plies_from: i32,
}

/// What goes beside mobility, where one reply of the opponent costs 1024, a corner twice that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ByMobility {
    /// What a stable disc in or beside a corner is worth.
    pub corner_stable: i32,
    /// What a move into a quadrant with an odd number of empty squares is worth.
    pub odd_quadrant: i32,
    /// What a square is worth for each step of its class, from 0 (beside a corner) to 8 (a corner).
    pub square_class: i32,
}

impl OrderWeights {
    /// Set by hand from the field's experience. `huri-train order` found nothing that is better
    /// elsewhere too: see docs/search.md.
    pub const TUNED: OrderWeights = OrderWeights {
        end: ByEvaluation {
            mobility: 256,
            corner_mobility: 256,
            potential_mobility: 64,
            corner_stable: 64,
            odd_quadrant: 0,
            one_ply_from: 16,
            two_plies_from: 21,
        },
        midgame: ByEvaluation {
            mobility: 256,
            corner_mobility: 256,
            potential_mobility: 64,
            corner_stable: 64,
            odd_quadrant: 0,
            one_ply_from: 9,
            two_plies_from: 14,
        },
        last: ByMobility {
            corner_stable: 128,
            odd_quadrant: 64,
            square_class: 8,
        },
    };

    /// Every number with its name and the size of a step that makes a difference.
    pub const NUMBERS: [(&'static str, i32, NumberOf); 17] = [
        ("end.mobility", 64, |it| &mut it.end.mobility),
        ("end.corner_mobility", 128, |it| &mut it.end.corner_mobility),
        ("end.potential_mobility", 32, |it| {
            &mut it.end.potential_mobility
        }),
        ("end.corner_stable", 64, |it| &mut it.end.corner_stable),
        ("end.odd_quadrant", 64, |it| &mut it.end.odd_quadrant),
        ("end.one_ply_from", 2, |it| &mut it.end.one_ply_from),
        ("end.two_plies_from", 2, |it| &mut it.end.two_plies_from),
        ("last.corner_stable", 256, |it| &mut it.last.corner_stable),
        ("last.odd_quadrant", 256, |it| &mut it.last.odd_quadrant),
        ("last.square_class", 64, |it| &mut it.last.square_class),
        ("midgame.mobility", 64, |it| &mut it.midgame.mobility),
        ("midgame.corner_mobility", 128, |it| {
            &mut it.midgame.corner_mobility
        }),
        ("midgame.potential_mobility", 32, |it| {
            &mut it.midgame.potential_mobility
        }),
        ("midgame.corner_stable", 64, |it| {
            &mut it.midgame.corner_stable
        }),
        ("midgame.odd_quadrant", 64, |it| {
            &mut it.midgame.odd_quadrant
        }),
        ("midgame.one_ply_from", 2, |it| &mut it.midgame.one_ply_from),
        ("midgame.two_plies_from", 2, |it| {
            &mut it.midgame.two_plies_from
        }),
    ];
}

/// The weights as the search asks for them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Order {
    pub(crate) weights: OrderWeights,
    /// What a move is worth near the end before mobility is counted, by whether its quadrant is odd
    /// and by its square.
    pub(crate) squares: [[i32; 64]; 2],
}

impl Order {
    /// Worked out once: the tree asks at every node.
    pub(crate) const fn new(weights: OrderWeights) -> Order {
        let mut squares = [[0; 64]; 2];
        let mut square = 0;
        while square < 64 {
            let class = weights.last.square_class * SQUARE_CLASS[square] as i32;
            squares[0][square] = class;
            squares[1][square] = class + weights.last.odd_quadrant;
            square += 1;
        }
        Order { weights, squares }
    }
}

/// The order that ships.
pub(crate) static TUNED: Order = Order::new(OrderWeights::TUNED);

/// One of the weights.
pub type NumberOf = fn(&mut OrderWeights) -> &mut i32;

/// Midgame nodes below this depth are ordered by mobility and square alone.
const EVALUATED_FROM: u32 = 3;

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
        return rank_by_mobility(cpu, worker, node, list.rest_mut());
    }
    let shared = worker.shared;
    let order = if END {
        &shared.order.weights.end
    } else {
        &shared.order.weights.midgame
    };
    let plies = u32::from(depth as i32 >= order.one_ply_from)
        + u32::from(depth as i32 >= order.two_plies_from);
    let parity = Parity::new(node.empties());
    for candidate in list.rest_mut() {
        let next = node.after(candidate.square, candidate.flips);
        let value = match plies {
            0 => {
                worker.nodes += 1;
                worker.evaluate(cpu, &next)
            }
            _ => cpu.near_leaf(worker, &next, -HIGHEST, HIGHEST, plies),
        };
        let replies = cpu.legal_moves(next.mover, next.opponent);
        let open = neighbours(next.opponent) & next.empties();
        candidate.value = -value
            - order.mobility * cpu.count(replies)
            - order.corner_mobility * cpu.count(replies & CORNERS)
            - order.potential_mobility * (cpu.count(open) + cpu.count(open & CORNERS))
            + order.corner_stable * cpu.count(corner_stable(next.opponent))
            + order.odd_quadrant * i32::from(parity.is_odd(candidate.square as usize));
    }
}

/// Values moves by how few replies they leave, then by their square.
#[inline(always)]
pub(crate) fn rank_by_mobility<C: Cpu>(
    cpu: C,
    worker: &mut Worker<'_>,
    node: &Node,
    moves: &mut [Candidate],
) {
    worker.nodes += moves.len() as u64;
    for candidate in moves {
        let (mover, opponent) = candidate.after(node.mover, node.opponent);
        let replies = cpu.legal_moves(mover, opponent);
        candidate.value = -16 * (cpu.count(replies) + cpu.count(replies & CORNERS))
            + i32::from(SQUARE_CLASS[candidate.square as usize & 63]);
    }
}

/// a1, h1, a8 and h8.
pub(crate) const CORNERS: u64 = Bitboard::CORNERS.0;

/// Discs in corners and beside an own corner on the edge.
#[inline(always)]
pub(crate) fn corner_stable(discs: u64) -> u64 {
    let corners = discs & CORNERS;
    let beside = corners << 1 & 0x0200_0000_0000_0002
        | corners >> 1 & 0x4000_0000_0000_0040
        | corners << 8 & 0x0000_0000_0000_8100
        | corners >> 8 & 0x0081_0000_0000_0000;
    corners | beside & discs
}

/// How good a square tends to be, 0 (beside a corner) to 8 (a corner).
static SQUARE_CLASS: [i8; 64] = {
    const QUARTER: [[i8; 4]; 4] = [[8, 2, 6, 5], [2, 0, 3, 3], [6, 3, 5, 4], [5, 3, 4, 3]];
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let (column, row) = (square % 8, square / 8);
        let x = if column < 4 { column } else { 7 - column };
        let y = if row < 4 { row } else { 7 - row };
        table[square] = QUARTER[y][x];
        square += 1;
    }
    table
};

/// The squares beside a set, diagonally too.
#[inline(always)]
fn neighbours(set: u64) -> u64 {
    const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let row = set | set << 1 & NOT_A | set >> 1 & NOT_H;
    row | row << 8 | row >> 8
}
