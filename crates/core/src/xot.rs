//! [`XotList`]: does a game look like one of extended openings (XOT)?
//!
//! In XOT the first eight moves are drawn from a list of balanced lines and the players go on
//! from there. A record rarely says so; that its first eight moves lead to a position of the
//! list is a hint, not a proof, since people play such lines of their own accord too.

use std::collections::HashSet;
use std::fmt;

use crate::position::IllegalMove;
use crate::{Board, Game, Move, NodeId, Position, opening};

/// How many moves a line of the list has.
pub const PLIES: usize = 8;

/// The positions that a list of lines leads to, up to symmetry.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct XotList {
    positions: HashSet<Board>,
}

/// What is wrong with a line of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct XotError {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: XotProblem,
}

/// What can be wrong with a line of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum XotProblem {
    /// Not eight squares.
    NotEightMoves(String),
    /// One of the moves is against the rules.
    Illegal {
        /// Which, from 1.
        ply: usize,
        /// Why.
        why: IllegalMove,
    },
}

impl fmt::Display for XotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.problem {
            XotProblem::NotEightMoves(text) => {
                write!(f, "line {}: {text:?} is not eight moves", self.line)
            }
            XotProblem::Illegal { ply, why } => write!(f, "line {}, move {ply}: {why}", self.line),
        }
    }
}

impl std::error::Error for XotError {}

impl XotList {
    /// Reads a list: a line of eight moves each, `f5d6c4…`; empty lines are skipped.
    ///
    /// # Errors
    /// The first line that is something else.
    pub fn read(text: &str) -> Result<XotList, XotError> {
        let mut positions = HashSet::new();
        let lines = text.trim_start_matches('\u{feff}').lines().enumerate();
        for (index, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
            let error = |problem| XotError {
                line: index + 1,
                problem,
            };
            let squares = opening::squares(line.trim()).filter(|squares| squares.len() == PLIES);
            let Some(squares) = squares else {
                let start = line.trim().chars().take(20).collect();
                return Err(error(XotProblem::NotEightMoves(start)));
            };
            let mut position = Position::START;
            for (ply, square) in (1..).zip(squares) {
                position = position
                    .play(square.into())
                    .map_err(|why| error(XotProblem::Illegal { ply, why }))?;
            }
            positions.insert(position.board().canonical().0);
        }
        Ok(XotList { positions })
    }

    /// How many different positions the list leads to.
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether it leads to none.
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// Whether the first eight moves of a game from the standard start lead to a position of the
    /// list: the game could be XOT.
    pub fn could_be(&self, game: &Game) -> bool {
        if game.start() != Position::START {
            return false;
        }
        let first: Vec<NodeId> = game.main_line().take(PLIES).collect();
        let Some(&last) = first.get(PLIES - 1) else {
            return false;
        };
        let placed =
            |&node: &NodeId| game.mv(node) != Some(Move::Pass) && game.turned(node).is_none();
        first.iter().all(placed)
            && self
                .positions
                .contains(&game.position(last).board().canonical().0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Symmetry;

    fn game(moves: &str, symmetry: Symmetry) -> Game {
        let squares = opening::squares(moves).unwrap();
        let moves = squares
            .into_iter()
            .map(|square| symmetry.square(square).into());
        Game::from_moves(Position::START, moves).unwrap()
    }

    #[test]
    fn a_game_matches_by_position_and_from_eight_moves_on() {
        let list = XotList::read("\u{feff}f5d6c3d3c4f4f6f3\r\n\nf5d6c4d3c3f4f6b4\n").unwrap();
        assert_eq!(list.len(), 2);
        for symmetry in Symmetry::OF_START {
            assert!(list.could_be(&game("f5d6c3d3c4f4f6f3e6e7", symmetry)));
            assert!(
                list.could_be(&game("f5d6c4d3c3f4f6f3", symmetry)),
                "transposed"
            );
            assert!(
                !list.could_be(&game("f5d6c3d3c4f4f6", symmetry)),
                "seven moves"
            );
            assert!(!list.could_be(&game("f5d6c3d3c4f4f6g5", symmetry)));
        }
        let late = Game::new(
            game("f5d6c3d3c4f4f6f3", Symmetry::IDENTITY)
                .start()
                .passed(),
        );
        assert!(!list.could_be(&late), "another start");
    }

    #[test]
    fn a_wrong_line_is_named() {
        let error = |text| XotList::read(text).unwrap_err();
        let short = error("f5d6c3d3c4f4f6f3\nf5d6c3\n");
        assert_eq!(short.line, 2);
        assert_eq!(
            short.problem,
            XotProblem::NotEightMoves("f5d6c3".to_owned())
        );
        assert_eq!(error("ｆ5d6c3d3c4f4f6").line, 1);
        let illegal = error("f5d6c3d3c4f4f6a1");
        assert!(matches!(
            illegal.problem,
            XotProblem::Illegal { ply: 8, .. }
        ));
    }
}
