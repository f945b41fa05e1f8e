//! Enhanced transposition cutoffs: a child that the table knows to be good enough ends a node
//! before any child is searched.
//!
//! Source: A. Plaat, J. Schaeffer, W. Pijls, A. de Bruin, "Exploiting graph properties of game
//! trees", AAAI-96.

use crate::search::moves::Candidate;
use crate::tt::{self, Effort, Table};

/// A bound above `alpha` that the table proves for a node of this `effort` by one of its moves.
#[inline(always)]
pub(crate) fn cutoff(
    table: &Table,
    (mover, opponent): (u64, u64),
    moves: &[Candidate],
    alpha: i32,
    effort: Effort,
) -> Option<i32> {
    let of_child = Effort {
        depth: effort.depth - 1,
        ..effort
    };
    let children = moves.iter().map(|candidate| {
        let (mover, opponent) = candidate.after(mover, opponent);
        (tt::hash(mover, opponent), mover, opponent)
    });
    // All at once, so that the memory is waited for once.
    for (hash, _, _) in children.clone() {
        table.prefetch(hash);
    }
    for (hash, mover, opponent) in children {
        let known = table.probe(hash, mover, opponent);
        if let Some(entry) = known.filter(|entry| entry.effort.covers(of_child))
            && -i32::from(entry.upper) > alpha
        {
            return Some(-i32::from(entry.upper));
        }
    }
    None
}
