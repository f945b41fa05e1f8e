//! [`Opening`]: the names of openings, found by position.
//!
//! A position has a name whatever the order of moves that led to it and whichever of the four
//! first moves was played: it is looked up in its canonical form. The table lies beside this
//! file as text.
//!
//! ```
//! use huri_core::{Game, Move, Position, opening};
//!
//! let moves = ["c4", "e3", "f6", "e6", "f5"].map(|text| text.parse::<Move>().unwrap());
//! let game = Game::from_moves(Position::START, moves).unwrap();
//! assert_eq!(opening::of(&game, game.end()).unwrap().name, "Tiger");
//! ```
//!
//! Names are the field's, as books, clubs and programs use them; where those disagree on what a
//! name means, the table's head says what was done.

use std::collections::HashMap;
use std::sync::OnceLock;

use crate::{Board, Color, Game, NodeId, Position, Square};

/// A named opening.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// The usual English name, unique in the table.
    pub name: &'static str,
    /// Other names in use; one of these may belong to several openings.
    pub aliases: Vec<&'static str>,
    /// The moves from the standard start, f5 first.
    pub moves: Vec<Square>,
    /// Where they lead.
    pub position: Position,
}

/// What the table knows of a position.
#[derive(Default)]
struct Known {
    /// The opening with this position.
    named: Option<&'static Opening>,
    /// Whether a line of the table goes on from here.
    leads_on: bool,
}

/// The squares of `f5d6c3…`, if the text is nothing else.
pub(crate) fn squares(text: &str) -> Option<Vec<Square>> {
    let pairs = text.as_bytes().chunks(2);
    pairs
        .map(|pair| std::str::from_utf8(pair).ok()?.parse().ok())
        .collect()
}

/// All named openings, families side by side.
pub fn all() -> &'static [Opening] {
    static ALL: OnceLock<Vec<Opening>> = OnceLock::new();
    ALL.get_or_init(|| {
        let lines = include_str!("opening.txt").lines();
        let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines.map(opening).collect()
    })
}

/// One line of the table, which a test has read as a whole.
fn opening(line: &'static str) -> Opening {
    let (moves, names) = line.split_once(' ').expect("moves and names");
    let mut names = names.split(';').map(str::trim);
    let moves = squares(moves).expect("the table holds squares");
    let position = moves.iter().fold(Position::START, |position, &square| {
        position.play(square.into()).expect("the table is legal")
    });
    Opening {
        name: names.next().expect("split gives at least one"),
        aliases: names.collect(),
        moves,
        position,
    }
}

fn known(position: Position) -> Option<&'static Known> {
    static KNOWN: OnceLock<HashMap<Board, Known>> = OnceLock::new();
    let table = KNOWN.get_or_init(|| {
        let mut table = HashMap::<Board, Known>::new();
        for opening in all() {
            let mut position = Position::START;
            for &square in &opening.moves {
                table.entry(key(position)).or_default().leads_on = true;
                position = position.play(square.into()).expect("the table is legal");
            }
            table.entry(key(position)).or_default().named = Some(opening);
        }
        table
    });
    // No line of the table has a pass, so the number of discs says whose turn it is.
    let turn = match position.board().n_empties() % 2 {
        0 => Color::Black,
        _ => Color::White,
    };
    if position.turn() == turn {
        table.get(&key(position))
    } else {
        None
    }
}

/// The same for all positions that share a name.
fn key(position: Position) -> Board {
    position.board().canonical().0
}

/// The opening that ends in exactly this position, up to symmetry.
pub fn at(position: Position) -> Option<&'static Opening> {
    known(position)?.named
}

/// The name of this very position, if it has one.
pub fn name(position: Position) -> Option<&'static str> {
    at(position).map(|opening| opening.name)
}

/// Whether a named opening goes on from here: the game may yet get a closer name.
pub fn leads_on(position: Position) -> bool {
    known(position).is_some_and(|known| known.leads_on)
}

/// The named openings that the moves up to `node` went through, in order.
pub fn along(game: &Game, node: NodeId) -> Vec<(NodeId, &'static Opening)> {
    let named = |id| Some((id, at(game.position(id))?));
    game.path(node).into_iter().filter_map(named).collect()
}

/// The opening of a game at `node`: the last named one on the way there.
pub fn of(game: &Game, node: NodeId) -> Option<&'static Opening> {
    along(game, node).pop().map(|(_, opening)| opening)
}

/// The openings that bear this name or alias, whatever the case of its letters.
///
/// ```
/// use huri_core::opening;
/// assert_eq!(opening::find("compoth").next().unwrap().name, "Comp'Oth");
/// ```
pub fn find(name: &str) -> impl Iterator<Item = &'static Opening> {
    let name = name.trim().to_lowercase();
    all().iter().filter(move |opening| {
        let mut names = std::iter::once(&opening.name).chain(&opening.aliases);
        names.any(|own| own.to_lowercase() == name)
    })
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::{Move, Symmetry};

    fn game(moves: &str) -> Game {
        let moves = squares(moves).unwrap().into_iter().map(Move::Place);
        Game::from_moves(Position::START, moves).unwrap()
    }

    #[test]
    fn each_line_has_a_name_and_a_position_of_its_own() {
        let (mut names, mut positions) = (HashSet::new(), HashSet::new());
        for opening in all() {
            assert!(names.insert(opening.name), "{} twice", opening.name);
            assert!(positions.insert(key(opening.position)), "{opening:?}");
            assert_eq!(opening.moves[0], Square::F5);
            let mut words = std::iter::once(&opening.name).chain(&opening.aliases);
            assert!(words.all(|word| !word.is_empty()), "{opening:?}");
            assert_eq!(at(opening.position), Some(opening));
        }
        assert!(all().len() >= 80);
    }

    #[test]
    fn a_name_holds_in_all_four_directions() {
        for opening in all() {
            for symmetry in Symmetry::OF_START {
                let moves = opening
                    .moves
                    .iter()
                    .map(|&square| symmetry.square(square).into());
                let game = Game::from_moves(Position::START, moves).unwrap();
                assert_eq!(of(&game, game.end()), Some(opening));
            }
        }
    }

    #[test]
    fn a_name_holds_by_transposition() {
        // Both orders lead to the same position.
        let (a, b) = (game("f5d6c3d3c4f4f6"), game("f5d6c4d3c3f4f6"));
        assert_eq!(a.position(a.end()), b.position(b.end()));
        assert_eq!(of(&b, b.end()).unwrap().name, "Stephenson");
    }

    #[test]
    fn a_game_gets_closer_names_and_keeps_the_last() {
        let game = game("f5d6c3d3c4f4f6f3e6e7d7g6g5");
        let along = along(&game, game.end());
        let names: Vec<_> = along
            .iter()
            .map(|(node, opening)| (game.ply(*node), opening.name))
            .collect();
        let expected = [
            (2, "Perpendicular"),
            (5, "Tiger"),
            (7, "Stephenson"),
            (8, "Comp'Oth"),
            (10, "Scorpion"),
        ];
        assert_eq!(names, expected);
        assert_eq!(of(&game, game.end()).unwrap().name, "Scorpion");
        assert!(!leads_on(game.position(game.end())));
        assert!(leads_on(Position::START) && at(Position::START).is_none());
    }

    #[test]
    fn the_same_discs_with_the_other_side_to_move_have_no_name() {
        let tiger = game("f5d6c3d3c4");
        let position = tiger.position(tiger.end());
        assert_eq!(name(position), Some("Tiger"));
        assert_eq!(name(position.passed()), None);
        let board = position.board();
        assert_eq!(
            name(Position::new(board, Color::Black)),
            None,
            "colours exchanged"
        );
    }

    #[test]
    fn openings_are_found_by_any_of_their_names() {
        assert_eq!(find("TOBIDASHI").next().unwrap().name, "Heath");
        assert_eq!(find("ganglion").count(), 2);
        assert_eq!(find("no such name").count(), 0);
    }
}
