//! [`Position`]: a board and whose turn it is; [`Color`] and [`Move`].

use std::fmt;
use std::ops::Not;
use std::str::FromStr;

use crate::{Bitboard, Board, Square};

/// A player's colour. Black moves first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Color {
    /// Moves first.
    Black,
    /// Moves second.
    White,
}

impl Color {
    /// Both, Black first.
    pub const BOTH: [Color; 2] = [Color::Black, Color::White];

    /// `value` for Black, its negative for White: turns a side's score into Black's and back.
    pub fn signed<T: std::ops::Neg<Output = T>>(self, value: T) -> T {
        match self {
            Color::Black => value,
            Color::White => -value,
        }
    }
}

/// The other colour.
impl Not for Color {
    type Output = Color;
    fn not(self) -> Color {
        match self {
            Color::Black => Color::White,
            Color::White => Color::Black,
        }
    }
}

/// What a player does at a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Places a disc.
    Place(Square),
    /// Has no legal square and lets the other side move.
    Pass,
}

impl Move {
    /// The square of a placed disc.
    pub const fn square(self) -> Option<Square> {
        match self {
            Move::Place(square) => Some(square),
            Move::Pass => None,
        }
    }
}

impl From<Square> for Move {
    fn from(square: Square) -> Move {
        Move::Place(square)
    }
}

/// `f5`, and `pass` for a pass.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place(square) => square.fmt(f),
            Move::Pass => f.pad("pass"),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is neither a square nor a pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseMoveError(pub String);

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is neither a square a1 to h8 nor a pass", self.0)
    }
}

impl std::error::Error for ParseMoveError {}

impl FromStr for Move {
    type Err = ParseMoveError;

    /// Reads a square or a pass, in either case; a pass is `pass`, `pa`, `ps`, `--`, `@@` or
    /// `@@@@`.
    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let is_pass = ["pass", "pa", "ps", "--", "@@", "@@@@"]
            .iter()
            .any(|spelling| text.eq_ignore_ascii_case(spelling));
        if is_pass {
            return Ok(Move::Pass);
        }
        let square = text.parse::<Square>();
        square
            .map(Move::Place)
            .map_err(|error| ParseMoveError(error.0))
    }
}

/// A board and whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    turn: Color,
}

/// A square has both a black and a white disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OverlapError(
    /// The first such square.
    pub Square,
);

impl fmt::Display for OverlapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} has both a black and a white disc", self.0)
    }
}

impl std::error::Error for OverlapError {}

/// Why a move may not be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// There is a disc on the square.
    Occupied(Square),
    /// A disc on the square would turn nothing, though the player has other moves.
    TurnsNothing(Square),
    /// The player has no legal square and must pass.
    MustPass(Square),
    /// A pass, though the player can move.
    PassWithMoves,
    /// Neither side can move: the game is over.
    GameOver,
    /// A disc was to be turned by hand where there is none.
    NoDisc(Square),
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalMove::Occupied(square) => write!(f, "{square} has a disc already"),
            IllegalMove::TurnsNothing(square) => write!(f, "{square} turns nothing"),
            IllegalMove::MustPass(square) => {
                write!(
                    f,
                    "{square} is not possible: the player has no move and must pass"
                )
            }
            IllegalMove::PassWithMoves => write!(f, "a pass is not possible: the player can move"),
            IllegalMove::GameOver => write!(f, "the game is over"),
            IllegalMove::NoDisc(square) => write!(f, "{square} has no disc to turn"),
        }
    }
}

impl std::error::Error for IllegalMove {}

impl Position {
    /// Black d5 and e4, White d4 and e5, Black to move.
    pub const START: Position = Position {
        board: match Board::new(
            Bitboard(0x0000_0008_1000_0000),
            Bitboard(0x0000_0010_0800_0000),
        ) {
            Some(board) => board,
            None => unreachable!(),
        },
        turn: Color::Black,
    };

    /// A position from a search's board and the colour of its mover.
    pub const fn new(board: Board, turn: Color) -> Position {
        Position { board, turn }
    }

    /// Any two disjoint sets of discs make a position, also with an empty centre or without a
    /// disc.
    ///
    /// # Errors
    /// When a square is in both sets.
    pub fn from_discs(
        black: Bitboard,
        white: Bitboard,
        turn: Color,
    ) -> Result<Position, OverlapError> {
        let (mover, opponent) = match turn {
            Color::Black => (black, white),
            Color::White => (white, black),
        };
        match Board::new(mover, opponent) {
            Some(board) => Ok(Position { board, turn }),
            None => Err(OverlapError(
                (black & white).first().expect("the sets overlap"),
            )),
        }
    }

    /// The discs as the side to move sees them.
    #[inline]
    pub const fn board(self) -> Board {
        self.board
    }

    /// Whose turn it is.
    #[inline]
    pub const fn turn(self) -> Color {
        self.turn
    }

    /// The discs of one colour.
    #[inline]
    pub fn discs(self, color: Color) -> Bitboard {
        if color == self.turn {
            self.board.mover()
        } else {
            self.board.opponent()
        }
    }

    /// How many discs of one colour lie on the board.
    #[inline]
    pub fn count(self, color: Color) -> u32 {
        self.discs(color).len()
    }

    /// The disc on `square`.
    #[inline]
    pub fn disc(self, square: Square) -> Option<Color> {
        match () {
            () if self.board.mover().contains(square) => Some(self.turn),
            () if self.board.opponent().contains(square) => Some(!self.turn),
            () => None,
        }
    }

    /// The squares on which the player may place a disc.
    #[inline]
    pub fn legal_moves(self) -> Bitboard {
        self.board.legal_moves()
    }

    /// Whether the player has no legal square but the other side has one.
    pub fn must_pass(self) -> bool {
        self.legal_moves().is_empty() && !self.board.passed().legal_moves().is_empty()
    }

    /// Whether neither side can move.
    pub fn is_over(self) -> bool {
        self.board.is_over()
    }

    /// Why `mv` may not be played, if so.
    ///
    /// # Errors
    /// [`IllegalMove`] with the reason.
    pub fn check(self, mv: Move) -> Result<(), IllegalMove> {
        self.play(mv).map(|_| ())
    }

    /// The position after `mv`: the disc is placed and all outflanked discs turn.
    ///
    /// # Errors
    /// [`IllegalMove`] with the reason.
    pub fn play(self, mv: Move) -> Result<Position, IllegalMove> {
        match mv {
            Move::Place(square) => {
                let flips = self.board.flips(square);
                if flips.is_empty() {
                    return Err(self.why_not(square));
                }
                Ok(Position {
                    board: self.board.after_flips(square, flips),
                    turn: !self.turn,
                })
            }
            Move::Pass if self.must_pass() => Ok(self.passed()),
            Move::Pass if self.is_over() => Err(IllegalMove::GameOver),
            Move::Pass => Err(IllegalMove::PassWithMoves),
        }
    }

    fn why_not(self, square: Square) -> IllegalMove {
        match () {
            () if self.is_over() => IllegalMove::GameOver,
            () if self.board.occupied().contains(square) => IllegalMove::Occupied(square),
            () if self.must_pass() => IllegalMove::MustPass(square),
            () => IllegalMove::TurnsNothing(square),
        }
    }

    /// The position after a disc on `square` and exactly `turned` changed by hand, be it what
    /// the rule demands or not: the wooden board's way, see the tabletop module.
    ///
    /// `turned` may hold discs of both colours; each of them changes its colour.
    ///
    /// # Errors
    /// [`IllegalMove`] when `square` is not legal, or when `turned` holds an empty square (also
    /// `square` itself, which was empty before).
    pub fn play_turning(self, square: Square, turned: Bitboard) -> Result<Position, IllegalMove> {
        self.check(Move::Place(square))?;
        if let Some(empty) = (turned - self.board.occupied()).first() {
            return Err(IllegalMove::NoDisc(empty));
        }
        Ok(Position {
            board: self.board.after_flips(square, turned),
            turn: !self.turn,
        })
    }

    /// The same discs with the other side to move, whether or not the rules allow a pass.
    pub const fn passed(self) -> Position {
        let turn = match self.turn {
            Color::Black => Color::White,
            Color::White => Color::Black,
        };
        Position {
            board: self.board.passed(),
            turn,
        }
    }

    /// Black's disc difference if the game ends here, the empty squares given to the winner.
    pub fn final_score(self) -> i8 {
        self.turn.signed(self.board.final_score())
    }
}

/// A picture: `X` is black, `O` white, `-` empty, and the side to move below.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::bitboard::picture(f, |square| match self.disc(square) {
            Some(Color::Black) => 'X',
            Some(Color::White) => 'O',
            None => '-',
        })?;
        write!(f, "\n{:?} to move", self.turn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_is_as_the_rules_say() {
        let start = Position::START;
        assert_eq!(start.disc(Square::D4), Some(Color::White));
        assert_eq!(start.disc(Square::E4), Some(Color::Black));
        assert_eq!(start.disc(Square::D5), Some(Color::Black));
        assert_eq!(start.disc(Square::E5), Some(Color::White));
        assert_eq!(start.turn(), Color::Black);
        let moves: Vec<_> = start.legal_moves().squares().collect();
        assert_eq!(moves, [Square::D3, Square::C4, Square::F5, Square::E6]);
    }

    #[test]
    fn refusals_say_why() {
        let start = Position::START;
        let refused = |square: Square| start.play(square.into()).unwrap_err();
        assert_eq!(refused(Square::D4), IllegalMove::Occupied(Square::D4));
        assert_eq!(refused(Square::A1), IllegalMove::TurnsNothing(Square::A1));
        assert_eq!(start.play(Move::Pass), Err(IllegalMove::PassWithMoves));
    }

    #[test]
    fn only_discs_are_turned_by_hand() {
        let start = Position::START;
        let turning = |turned| start.play_turning(Square::F5, turned);
        for empty in [Square::F5, Square::A1] {
            let turned = Square::E5.bit() | empty.bit();
            assert_eq!(turning(turned), Err(IllegalMove::NoDisc(empty)));
        }
        let wrong = turning(Square::D5.bit()).unwrap();
        assert_eq!(wrong.disc(Square::D5), Some(Color::White));
        assert_eq!(wrong.disc(Square::E5), Some(Color::White));
    }

    #[test]
    fn the_earliest_pass_comes_after_eight_moves() {
        let mut position = Position::START;
        for text in ["f5", "f6", "d3", "g5", "h5", "h4", "f7", "h6"] {
            position = position.play(text.parse().unwrap()).unwrap();
        }
        assert!(position.must_pass());
        let c5 = Square::C5;
        assert_eq!(position.play(c5.into()), Err(IllegalMove::MustPass(c5)));
        let position = position.play(Move::Pass).unwrap();
        assert_eq!(position.turn(), Color::White);
        assert!(position.play(c5.into()).is_ok());
    }

    #[test]
    fn a_position_without_discs_is_over_and_drawn() {
        for turn in Color::BOTH {
            let nothing = Position::from_discs(Bitboard::EMPTY, Bitboard::EMPTY, turn).unwrap();
            assert!(nothing.is_over() && !nothing.must_pass());
            assert_eq!(nothing.final_score(), 0);
            assert_eq!(nothing.play(Move::Pass), Err(IllegalMove::GameOver));
        }
    }

    #[test]
    fn overlap_is_the_only_error_of_a_set_up() {
        let (all, a1) = (Bitboard::ALL, Square::A1.bit());
        assert_eq!(
            Position::from_discs(all, a1, Color::White),
            Err(OverlapError(Square::A1))
        );
        assert!(Position::from_discs(all - a1, a1, Color::White).is_ok());
    }
}
