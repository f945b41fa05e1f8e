//! [`Supplies`]: the discs beside the board, and who had to hand one over.

use crate::{Color, Game, Move, NodeId, Position};

/// How many discs belong to each player.
pub const DISCS: u32 = 32;

/// How many discs each player has beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Supplies {
    // Invariant: together as many as the board has empty squares.
    black: u32,
    white: u32,
}

impl Supplies {
    /// At a start position: the discs on the board were laid by both in turn, the last one by
    /// the side that is not to move. At the standard start both have 30.
    pub fn at_start(start: Position) -> Supplies {
        let laid = start.board().occupied().len();
        let mut supplies = Supplies {
            black: DISCS,
            white: DISCS,
        };
        *supplies.of_mut(start.turn()) -= laid / 2;
        *supplies.of_mut(!start.turn()) -= laid.div_ceil(2);
        supplies
    }

    /// After the move of `node`.
    pub fn after(game: &Game, node: NodeId) -> Supplies {
        let mut supplies = Supplies::at_start(game.start());
        for id in game.path(node) {
            if game.mv(id) != Some(Move::Pass) {
                let parent = game.parent(id).expect("a path leaves out the root");
                supplies.place(game.position(parent).turn());
            }
        }
        supplies
    }

    /// The supply of one player.
    pub const fn of(self, color: Color) -> u32 {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }

    fn of_mut(&mut self, color: Color) -> &mut u32 {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }

    /// Takes the disc that `color` places; whether the opponent had to hand it over.
    pub(super) fn place(&mut self, color: Color) -> bool {
        let handed_over = self.of(color) == 0;
        let giver = if handed_over { !color } else { color };
        *self.of_mut(giver) -= 1; // one is left while a square is empty
        handed_over
    }
}

/// Whether the disc placed in the move of `node` was handed over by the opponent.
pub fn handed_over(game: &Game, node: NodeId) -> bool {
    match (game.parent(node), game.mv(node)) {
        (Some(parent), Some(Move::Place(_))) => {
            Supplies::after(game, parent).of(game.position(parent).turn()) == 0
        }
        _ => false,
    }
}
