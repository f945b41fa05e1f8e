//! [`Tabletop`]: the wooden board, where the players turn the discs by hand.
//!
//! A player places a disc where the board, as it stands, allows it, turns discs one by one and
//! says that he is done. What he turned wrongly or forgot may be mended until the opponent has
//! moved, and stands from then on. A placed disc stays where it is.
//!
//! Each side has 32 discs, two of which lie on the board at the start. Whoever has none left but
//! can outflank is handed one by the opponent. Supplies follow from the game alone: [`Supplies`].
//!
//! The game keeps what was turned, so it replays exactly, mistakes included; [`standing`] tells
//! at any node which mistakes still lie on the board.
//!
//! ```
//! use huri_core::tabletop::Tabletop;
//! use huri_core::{Game, Square};
//!
//! let mut game = Game::default();
//! let mut table = Tabletop::default();
//! table.place(&game, Square::F5)?;
//! table.done(&mut game)?; // e5 is forgotten
//! assert_eq!(table.mistakes(&game).forgotten, Square::E5.bit());
//! table.turn(&mut game, Square::E5)?; // White has not moved: Black may mend it
//! assert!(table.mistakes(&game).is_empty());
//! # Ok::<(), huri_core::tabletop::Refusal>(())
//! ```

mod mistakes;
mod supplies;

use std::fmt;

use crate::game::TurnError;
use crate::position::IllegalMove;
use crate::{Bitboard, Color, Game, Move, NodeId, Position, Square};

pub use mistakes::{Fault, Mistakes, Standing, standing};
pub use supplies::{DISCS, Supplies, handed_over};

/// Why something cannot be done at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The move is against the rules.
    Illegal(IllegalMove),
    /// The player has placed a disc here and must say that he is done first.
    NotDone(Square),
    /// The disc cannot be turned, or there is nothing to be done with.
    Turn(TurnError),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Illegal(why) => why.fmt(f),
            Refusal::NotDone(square) => write!(f, "the turn that placed {square} is not done"),
            Refusal::Turn(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for Refusal {}

impl From<IllegalMove> for Refusal {
    fn from(why: IllegalMove) -> Refusal {
        Refusal::Illegal(why)
    }
}

impl From<TurnError> for Refusal {
    fn from(why: TurnError) -> Refusal {
        Refusal::Turn(why)
    }
}

/// A disc was placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// Who placed it.
    pub color: Color,
    /// Where.
    pub square: Square,
    /// Whether the opponent handed it over, as the player had none left.
    pub handed_over: bool,
}

/// A turn under way: the disc lies, its player is turning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hand {
    /// Where the disc was placed.
    pub square: Square,
    /// What was turned so far.
    pub turned: Bitboard,
}

/// Where a game at the wooden board stands: after the move of a node, possibly with the next
/// turn under way.
///
/// It does not hold the game: every method must be given the same one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tabletop {
    node: NodeId,
    hand: Option<Hand>,
}

impl Default for Tabletop {
    /// Before the first move.
    fn default() -> Tabletop {
        Tabletop::at(NodeId::ROOT)
    }
}

impl Tabletop {
    /// After the move of `node`: to begin, to go on, or to go back.
    pub const fn at(node: NodeId) -> Tabletop {
        Tabletop { node, hand: None }
    }

    /// The last move that was done.
    pub const fn node(&self) -> NodeId {
        self.node
    }

    /// The turn under way, if a disc was placed and its player is not done.
    pub const fn hand(&self) -> Option<Hand> {
        self.hand
    }

    /// The board as it stands. While a turn is under way its player is still the one to move.
    pub fn position(&self, game: &Game) -> Position {
        let before = game.position(self.node);
        match self.hand {
            None => before,
            Some(hand) => {
                let after = before.play_turning(hand.square, hand.turned);
                after
                    .expect("a disc is only placed where it may be")
                    .passed()
            }
        }
    }

    /// The discs beside the board, the one just placed already taken.
    pub fn supplies(&self, game: &Game) -> Supplies {
        let mut supplies = Supplies::after(game, self.node);
        if self.hand.is_some() {
            supplies.place(game.position(self.node).turn());
        }
        supplies
    }

    /// Where the player to move may place a disc; nowhere while a turn is under way.
    pub fn legal_moves(&self, game: &Game) -> Bitboard {
        match self.hand {
            None => game.position(self.node).legal_moves(),
            Some(_) => Bitboard::EMPTY,
        }
    }

    /// Places a disc. It stays there; the move before can be mended no more.
    ///
    /// # Errors
    /// When the square turns nothing as the board stands, or a turn is under way.
    pub fn place(&mut self, game: &Game, square: Square) -> Result<Placed, Refusal> {
        self.refuse_hand()?;
        let position = game.position(self.node);
        position.check(Move::Place(square))?;
        let color = position.turn();
        let handed_over = Supplies::after(game, self.node).place(color);
        self.hand = Some(Hand {
            square,
            turned: Bitboard::EMPTY,
        });
        Ok(Placed {
            color,
            square,
            handed_over,
        })
    }

    /// Turns the disc on `square`, rightly or not; a second time turns it back.
    ///
    /// While a turn is under way it is the player's; else the last move is mended, which is
    /// possible until the next disc is placed or the opponent has passed.
    ///
    /// # Errors
    /// When there is no disc, or it is the one placed in this move, or no move to mend.
    pub fn turn(&mut self, game: &mut Game, square: Square) -> Result<(), Refusal> {
        let Some(hand) = self.hand.as_mut() else {
            let turned = game.flips(self.node) ^ square.bit();
            self.node = game.turn_instead(self.node, turned)?;
            return Ok(());
        };
        if square == hand.square {
            return Err(TurnError::JustPlaced(square).into());
        }
        if game.position(self.node).disc(square).is_none() {
            return Err(TurnError::NoDisc(square).into());
        }
        hand.turned ^= square.bit();
        Ok(())
    }

    /// Brings all discs that are wrong in this turn, or in the last move if it can still be
    /// mended, into the state that the rule demands.
    ///
    /// # Errors
    /// When there is no move to mend.
    pub fn mend(&mut self, game: &mut Game) -> Result<(), Refusal> {
        let mistakes = self.mistakes(game);
        let wrong = mistakes.wrong | mistakes.forgotten;
        match self.hand.as_mut() {
            Some(hand) => hand.turned ^= wrong,
            None => self.node = game.turn_instead(self.node, game.flips(self.node) ^ wrong)?,
        }
        Ok(())
    }

    /// What is wrong in the turn under way, or else in the last move.
    pub fn mistakes(&self, game: &Game) -> Mistakes {
        match self.hand {
            None => Mistakes::of(game, self.node),
            Some(hand) => {
                let rule = game.position(self.node).board().flips(hand.square);
                Mistakes::between(hand.turned, rule)
            }
        }
    }

    /// Ends the turn: the game gets the move with exactly what was turned.
    ///
    /// # Errors
    /// When no disc was placed.
    pub fn done(&mut self, game: &mut Game) -> Result<NodeId, Refusal> {
        let hand = self.hand.ok_or(TurnError::NothingPlaced)?;
        self.node = game.play_turning(self.node, hand.square, hand.turned)?;
        self.hand = None;
        Ok(self.node)
    }

    /// The player to move has no square and says so; the move before can be mended no more.
    ///
    /// # Errors
    /// When there is a move as the board stands, or a turn is under way.
    pub fn pass(&mut self, game: &mut Game) -> Result<NodeId, Refusal> {
        self.refuse_hand()?;
        self.node = game.play(self.node, Move::Pass)?;
        Ok(self.node)
    }

    fn refuse_hand(&self) -> Result<(), Refusal> {
        match self.hand {
            None => Ok(()),
            Some(hand) => Err(Refusal::NotDone(hand.square)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Rules;

    /// A table with its game, driven like two people would.
    struct Table {
        game: Game,
        table: Tabletop,
    }

    impl Table {
        fn new() -> Table {
            let mut game = Game::default();
            game.tags.rules = Rules::Tabletop;
            Table {
                game,
                table: Tabletop::default(),
            }
        }

        fn place(&mut self, square: Square) -> Result<Placed, Refusal> {
            self.table.place(&self.game, square)
        }

        fn turn(&mut self, square: Square) -> Result<(), Refusal> {
            self.table.turn(&mut self.game, square)
        }

        /// A whole turn as the rule demands.
        fn play(&mut self, mv: Move) -> Option<Placed> {
            let Move::Place(square) = mv else {
                self.table.pass(&mut self.game).unwrap();
                return None;
            };
            let placed = self.place(square).unwrap();
            for square in self.table.mistakes(&self.game).forgotten {
                self.turn(square).unwrap();
            }
            self.table.done(&mut self.game).unwrap();
            Some(placed)
        }

        /// Plays the first legal square, or passes, until the game is over.
        fn play_out(&mut self) {
            while !self.position().is_over() {
                let first = self.table.legal_moves(&self.game).first();
                self.play(first.map_or(Move::Pass, Move::Place));
            }
        }

        fn position(&self) -> Position {
            self.table.position(&self.game)
        }
    }

    /// Plays a game anew by what it recorded, and compares every board.
    fn assert_replays(game: &Game) {
        let mut replayed = Game::new(game.start());
        let mut node = NodeId::ROOT;
        for id in game.main_line() {
            node = match game.mv(id).unwrap() {
                Move::Place(square) => replayed.play_turning(node, square, game.flips(id)),
                Move::Pass => replayed.play(node, Move::Pass),
            }
            .unwrap();
            assert_eq!(replayed.position(node), game.position(id));
            assert_eq!(replayed.turned(node), game.turned(id));
        }
    }

    #[test]
    fn a_turn_is_placing_turning_and_saying_so() {
        let mut t = Table::new();
        assert_eq!(
            t.table.done(&mut t.game),
            Err(TurnError::NothingPlaced.into())
        );
        assert_eq!(t.turn(Square::E5), Err(TurnError::NothingPlaced.into()));
        assert_eq!(
            t.place(Square::A1),
            Err(IllegalMove::TurnsNothing(Square::A1).into())
        );
        let placed = t.place(Square::F5).unwrap();
        assert_eq!(placed.color, Color::Black);
        assert!(!placed.handed_over);
        assert_eq!(t.position().disc(Square::F5), Some(Color::Black));
        assert_eq!(t.position().disc(Square::E5), Some(Color::White));
        assert_eq!(t.position().turn(), Color::Black);
        assert_eq!(t.place(Square::D3), Err(Refusal::NotDone(Square::F5)));
        assert_eq!(t.table.pass(&mut t.game), Err(Refusal::NotDone(Square::F5)));
        assert_eq!(
            t.turn(Square::F5),
            Err(TurnError::JustPlaced(Square::F5).into())
        );
        assert_eq!(
            t.turn(Square::A1),
            Err(TurnError::NoDisc(Square::A1).into())
        );
        t.turn(Square::E5).unwrap();
        assert_eq!(t.table.supplies(&t.game).of(Color::Black), 29);
        t.table.done(&mut t.game).unwrap();
        assert_eq!(
            t.position(),
            Position::START.play(Square::F5.into()).unwrap()
        );
        assert_eq!(t.game.turned(t.table.node()), None);
    }

    #[test]
    fn own_discs_and_far_ones_can_be_turned_and_turned_back() {
        let mut t = Table::new();
        t.place(Square::F5).unwrap();
        for square in [Square::D5, Square::D4, Square::E4] {
            t.turn(square).unwrap();
        }
        let wrong = t.table.mistakes(&t.game);
        assert_eq!(wrong.wrong.len(), 3);
        assert_eq!(wrong.forgotten, Square::E5.bit());
        for square in [Square::D5, Square::D4, Square::E4] {
            t.turn(square).unwrap();
        }
        t.turn(Square::E5).unwrap();
        assert!(t.table.mistakes(&t.game).is_empty());
    }

    #[test]
    fn a_whole_game_with_a_mistake_mended_in_time_and_one_that_stands() {
        let mut t = Table::new();
        // Black forgets e5 and says "done"; White has not moved yet, so Black may mend it.
        t.place(Square::F5).unwrap();
        let f5 = t.table.done(&mut t.game).unwrap();
        assert_eq!(t.table.mistakes(&t.game).forgotten, Square::E5.bit());
        t.turn(Square::E5).unwrap();
        assert_eq!(t.table.node(), f5);
        assert_eq!(t.game.turned(f5), None);
        // White turns d4 as well, which f6 does not outflank, and forgets nothing.
        t.place(Square::F6).unwrap();
        t.turn(Square::E5).unwrap();
        t.turn(Square::D4).unwrap();
        let f6 = t.table.done(&mut t.game).unwrap();
        assert_eq!(t.table.mistakes(&t.game).wrong, Square::D4.bit());
        // Black moves: now it stands, and turning mends Black's own move alone.
        let legal = t.table.legal_moves(&t.game).first().unwrap();
        t.place(legal).unwrap();
        let before = t.game.position(f6);
        t.turn(Square::D4).unwrap();
        assert_eq!(t.game.position(f6), before);
        assert!(t.table.mistakes(&t.game).wrong.contains(Square::D4));
        t.turn(Square::D4).unwrap();
        t.table.mend(&mut t.game).unwrap();
        t.table.done(&mut t.game).unwrap();
        t.play_out();

        assert_replays(&t.game);
        let faulty: Vec<_> = t
            .game
            .main_line()
            .filter(|&node| !Mistakes::of(&t.game, node).is_empty())
            .collect();
        assert_eq!(faulty, [f6]);
        let lies = standing(&t.game, f6);
        let expected = Standing {
            square: Square::D4,
            fault: Fault::Wrong,
            node: f6,
        };
        assert_eq!(lies, [expected]);
        // The game as the rules would have it is another one.
        let by_rule = Game::from_moves(Position::START, t.game.moves());
        assert!(by_rule.is_err() || by_rule.unwrap().position(t.game.end()) != t.position());
        assert!(t.game.outcome().is_some());
    }

    #[test]
    fn a_mistake_lies_there_until_its_disc_is_turned_again() {
        let mut t = Table::new();
        t.place(Square::F5).unwrap();
        let f5 = t.table.done(&mut t.game).unwrap(); // forgets e5
        assert_eq!(standing(&t.game, f5)[0].fault, Fault::Forgotten);
        // d5 e5 f5 are X O X: White's c5 outflanks nothing but d5 against e5.
        t.play(Square::C5.into());
        let c5 = t.table.node();
        assert_eq!(t.game.flips(c5), Square::D5.bit());
        assert_eq!(standing(&t.game, c5)[0].node, f5, "e5 was not touched");
        // Black's b5 turns c5, d5 and e5: the mistake is gone.
        t.play(Square::B5.into());
        assert!(t.game.flips(t.table.node()).contains(Square::E5));
        assert_eq!(standing(&t.game, t.table.node()), []);
        assert_eq!(standing(&t.game, c5).len(), 1, "but not at the move before");
    }

    #[test]
    fn a_pass_is_a_move_too_and_mends_no_more() {
        let mut t = Table::new();
        for text in ["f5", "f6", "d3", "g5", "h5", "h4", "f7", "h6"] {
            t.play(text.parse().unwrap());
        }
        assert_eq!(
            t.place(Square::C5),
            Err(IllegalMove::MustPass(Square::C5).into())
        );
        // White may still mend h6, and with another board Black need not pass.
        t.turn(Square::F5).unwrap();
        assert!(!t.table.legal_moves(&t.game).is_empty());
        assert_eq!(
            t.table.pass(&mut t.game),
            Err(IllegalMove::PassWithMoves.into())
        );
        t.table.mend(&mut t.game).unwrap();
        t.table.pass(&mut t.game).unwrap();
        assert_eq!(t.turn(Square::F5), Err(TurnError::NothingPlaced.into()));
        assert_eq!(
            t.table.mend(&mut t.game),
            Err(TurnError::NothingPlaced.into())
        );
    }

    #[test]
    fn who_has_no_disc_left_is_handed_one_as_often_as_needed() {
        // White plays moves 56 to 60 in a row, as Black passes four times.
        let text = "e6f4e3d2g4d6e2f2c4c5c6b4c3h4b3b2c2b6e1c7f5d7g1f3a3d3a5b5c8f1g6d1f6h1h3h5a1a2\
                    h6d8a7f7g7e7a6b8g3g5b7g8c1f8h7a4g2h8b1e8h2a8";
        let mut t = Table::new();
        let mut handed = Vec::new();
        for square in text.as_bytes().chunks(2) {
            let square: Square = std::str::from_utf8(square).unwrap().parse().unwrap();
            if t.position().must_pass() {
                t.play(Move::Pass);
            }
            let before = t.table.supplies(&t.game);
            let placed = t.play(square.into()).unwrap();
            let after = t.table.supplies(&t.game);
            let giver = if placed.handed_over {
                handed.push((placed.color, square));
                assert_eq!(before.of(placed.color), 0);
                !placed.color
            } else {
                placed.color
            };
            assert_eq!(after.of(giver) + 1, before.of(giver));
            assert_eq!(after.of(!giver), before.of(!giver));
            assert_eq!(handed_over(&t.game, t.table.node()), placed.handed_over);
            let empties = t.position().board().n_empties();
            assert_eq!(after.of(Color::Black) + after.of(Color::White), empties);
        }
        assert_eq!(
            handed,
            [(Color::White, Square::H2), (Color::White, Square::A8)]
        );
        assert!(t.position().is_over());
        assert_replays(&t.game);
    }

    #[test]
    fn supplies_of_a_set_up_board_are_those_of_players_who_laid_it_in_turn() {
        let start = Supplies::at_start(Position::START);
        assert_eq!((start.of(Color::Black), start.of(Color::White)), (30, 30));
        let five = Position::START.play(Square::F5.into()).unwrap();
        let five = Supplies::at_start(five);
        assert_eq!((five.of(Color::Black), five.of(Color::White)), (29, 30));
        let full = Position::from_discs(Bitboard::ALL, Bitboard::EMPTY, Color::White).unwrap();
        let full = Supplies::at_start(full);
        assert_eq!((full.of(Color::Black), full.of(Color::White)), (0, 0));
    }
}
