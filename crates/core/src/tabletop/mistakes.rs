//! [`Mistakes`]: where a turn by hand differs from the rule, and what of it still lies there.

use crate::{Bitboard, Game, Move, NodeId, Square};

/// Where a turn differs from the rule.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Mistakes {
    /// Turned although they were not outflanked, or were the player's own.
    pub wrong: Bitboard,
    /// Outflanked but not turned.
    pub forgotten: Bitboard,
}

impl Mistakes {
    pub(super) fn between(turned: Bitboard, rule: Bitboard) -> Mistakes {
        Mistakes {
            wrong: turned - rule,
            forgotten: rule - turned,
        }
    }

    /// The mistakes of the move of `node`; none at the root and in a pass.
    pub fn of(game: &Game, node: NodeId) -> Mistakes {
        match (game.parent(node), game.mv(node), game.turned(node)) {
            (Some(parent), Some(Move::Place(square)), Some(turned)) => {
                let rule = game.position(parent).board().flips(square);
                Mistakes::between(turned, rule)
            }
            _ => Mistakes::default(),
        }
    }

    /// Whether all is as the rule demands.
    pub fn is_empty(self) -> bool {
        (self.wrong | self.forgotten).is_empty()
    }
}

/// What is wrong with a disc.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// It was turned and should not have been.
    Wrong,
    /// It should have been turned and was not.
    Forgotten,
}

/// A disc that shows the wrong colour, and since when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Where the disc lies.
    pub square: Square,
    /// What is wrong with it.
    pub fault: Fault,
    /// The move in which it happened.
    pub node: NodeId,
}

/// The mistakes made on the way to `node` that still lie on the board there, in reading order.
///
/// A mistake lies there until its disc is turned again, by whatever move; a disc forgotten or
/// wrongly turned once more counts for the later move.
pub fn standing(game: &Game, node: NodeId) -> Vec<Standing> {
    let mut faults = [None; 64];
    for id in game.path(node) {
        for square in game.flips(id) {
            faults[square.index()] = None;
        }
        let mistakes = Mistakes::of(game, id);
        for square in mistakes.wrong {
            faults[square.index()] = Some((Fault::Wrong, id));
        }
        for square in mistakes.forgotten {
            faults[square.index()] = Some((Fault::Forgotten, id));
        }
    }
    let found = Square::all().filter_map(|square| {
        let (fault, node) = faults[square.index()]?;
        Some(Standing {
            square,
            fault,
            node,
        })
    });
    found.collect()
}
