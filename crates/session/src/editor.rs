//! [`Editor`]: a position being set up. The game it will replace waits untouched.

use huri_ai::parity::regions;
use huri_core::{Bitboard, Color, Position, Square, Symmetry};

use crate::player::Sides;

/// A position being set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Editor {
    now: Setup,
    before: Vec<Setup>,
}

/// Discs and the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Setup {
    // Invariant: disjoint.
    discs: Sides<Bitboard>,
    turn: Color,
}

impl Setup {
    fn put(&mut self, square: Square, disc: Option<Color>) {
        for color in Color::BOTH {
            self.discs[color] -= square.bit();
        }
        if let Some(color) = disc {
            self.discs[color] |= square.bit();
        }
    }
}

/// What is odd about a position that was set up. It can be played all the same, unless neither
/// side can move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Oddity {
    /// There is no disc.
    NoDiscs,
    /// Neither side can move.
    Over,
    /// The side to move has no move and would pass at once.
    MustPass,
    /// A square of the middle four is empty, which no game leads to.
    MiddleEmpty,
    /// Discs lie apart from the others, which no game leads to.
    Apart,
}

impl Editor {
    /// Begins with a position.
    pub fn new(position: Position) -> Editor {
        Editor {
            now: Setup {
                discs: Sides::from_fn(|color| position.discs(color)),
                turn: position.turn(),
            },
            before: Vec::new(),
        }
    }

    /// The position as it is now.
    pub fn position(&self) -> Position {
        let Setup { discs, turn } = self.now;
        Position::from_discs(discs.black, discs.white, turn).expect("the sets are kept disjoint")
    }

    /// Whether it differs from where it began.
    pub fn is_changed(&self) -> bool {
        self.before.first().is_some_and(|first| *first != self.now)
    }

    /// Whether there is a change to undo.
    pub fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    fn change(&mut self, change: impl FnOnce(&mut Setup)) {
        let before = self.now;
        change(&mut self.now);
        if self.now != before {
            self.before.push(before);
        }
    }

    /// Sets a square.
    pub fn put(&mut self, square: Square, disc: Option<Color>) {
        self.change(|setup| setup.put(square, disc));
    }

    /// The same as a part of the last change, if there was one.
    pub fn put_also(&mut self, square: Square, disc: Option<Color>) {
        if self.before.is_empty() {
            self.put(square, disc);
        } else {
            self.now.put(square, disc);
        }
    }

    /// Sets a square to the next of empty, black and white.
    pub fn cycle(&mut self, square: Square) {
        let next = match self.position().disc(square) {
            None => Some(Color::Black),
            Some(Color::Black) => Some(Color::White),
            Some(Color::White) => None,
        };
        self.put(square, next);
    }

    /// Another position altogether.
    pub fn set(&mut self, position: Position) {
        self.change(|setup| *setup = Editor::new(position).now);
    }

    /// Takes all discs away.
    pub fn clear(&mut self) {
        self.change(|setup| setup.discs = Sides::default());
    }

    /// Says who is to move.
    pub fn set_turn(&mut self, turn: Color) {
        self.change(|setup| setup.turn = turn);
    }

    /// Turns or mirrors the board.
    pub fn apply(&mut self, symmetry: Symmetry) {
        self.change(|setup| {
            setup.discs = Sides::from_fn(|color| symmetry.set(setup.discs[color]));
        });
    }

    /// Every disc changes its colour.
    pub fn swap_colors(&mut self) {
        self.change(|setup| setup.discs = setup.discs.swapped());
    }

    /// Undoes the last change; whether there was one.
    pub fn undo(&mut self) -> bool {
        let before = self.before.pop();
        if let Some(before) = before {
            self.now = before;
        }
        before.is_some()
    }

    /// What is odd about the position.
    pub fn oddities(&self) -> Vec<Oddity> {
        let position = self.position();
        let occupied = position.board().occupied();
        let middle = [Square::D4, Square::E4, Square::D5, Square::E5];
        let middle: Bitboard = middle.into_iter().collect();
        let found = [
            (occupied.is_empty(), Oddity::NoDiscs),
            (!occupied.is_empty() && position.is_over(), Oddity::Over),
            (position.must_pass(), Oddity::MustPass),
            (
                !occupied.is_empty() && !occupied.is_superset(middle),
                Oddity::MiddleEmpty,
            ),
            (regions(occupied).len() > 1, Oddity::Apart),
        ];
        let is = found.into_iter().filter(|(is, _)| *is);
        is.map(|(_, oddity)| oddity).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_can_be_undone_one_by_one() {
        let mut editor = Editor::new(Position::START);
        editor.cycle(Square::A1);
        assert_eq!(editor.position().disc(Square::A1), Some(Color::Black));
        editor.cycle(Square::A1);
        editor.set_turn(Color::White);
        editor.apply(Symmetry::all().nth(1).unwrap());
        assert_eq!(editor.position().disc(Square::H1), Some(Color::White));
        editor.clear();
        assert!(editor.position().board().occupied().is_empty());
        assert!(editor.is_changed());
        while editor.undo() {}
        assert_eq!(editor.position(), Position::START);
        assert!(!editor.is_changed());
    }

    #[test]
    fn a_stroke_is_undone_as_a_whole() {
        let mut editor = Editor::new(Position::START);
        editor.put_also(Square::A1, Some(Color::White));
        editor.put(Square::A2, Some(Color::Black));
        editor.put_also(Square::A3, Some(Color::Black));
        editor.undo();
        assert_eq!(editor.position().disc(Square::A3), None);
        assert_eq!(editor.position().disc(Square::A2), None);
        assert_eq!(editor.position().disc(Square::A1), Some(Color::White));
        editor.undo();
        assert_eq!(editor.position(), Position::START);
    }

    #[test]
    fn oddities_are_told() {
        let mut editor = Editor::new(Position::START);
        assert_eq!(editor.oddities(), []);
        editor.put(Square::A1, Some(Color::White));
        assert_eq!(editor.oddities(), [Oddity::Apart]);
        editor.put(Square::D4, None);
        assert_eq!(editor.oddities(), [Oddity::MiddleEmpty, Oddity::Apart]);
        editor.clear();
        assert_eq!(editor.oddities(), [Oddity::NoDiscs]);
        editor.put(Square::D4, Some(Color::White));
        assert_eq!(editor.oddities(), [Oddity::Over, Oddity::MiddleEmpty]);
    }
}
