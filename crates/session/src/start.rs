//! [`NewGame`]: the choices for a new game.

use std::sync::atomic::AtomicBool;

use huri_ai::{Engine, Limits, Options};
use huri_core::game::{Date, Rules, Tags};
use huri_core::{Bitboard, Color, Game, Move, NodeId, Position, Square};
use serde::{Deserialize, Serialize};

use crate::clock::TimeControl;
use crate::player::{Player, Sides};

/// The choices for a new game.
#[derive(Clone, PartialEq, Debug)]
pub struct NewGame {
    /// Who plays.
    pub players: Sides<Player>,
    /// The clocks.
    pub controls: Sides<Option<TimeControl>>,
    /// From where.
    pub start: Start,
    /// By which rules.
    pub rules: Rules,
}

impl NewGame {
    /// The rules to choose from, the usual ones first.
    pub const RULES: [Rules; 3] = [Rules::Standard, Rules::Tabletop, Rules::Anti];

    /// What is known of the game before its first move; `person` is the name of who plays here.
    pub fn tags(&self, person: &str, today: Option<Date>) -> Tags {
        let mut tags = Tags {
            rules: self.rules,
            date: today,
            ..Tags::default()
        };
        for color in Color::BOTH {
            tags.player_mut(color).name = self.players[color].name(person);
        }
        if let Some(control) = self.controls.black.or(self.controls.white) {
            tags.time_control = control.to_string();
        }
        tags
    }
}

/// From where a game starts.
#[derive(Clone, PartialEq, Debug)]
pub enum Start {
    /// The standard start.
    Standard,
    /// The standard start with corners given to a side; the other side moves first.
    Handicap {
        /// 1 to 4.
        corners: u8,
        /// Who has them.
        to: Color,
    },
    /// An opening drawn by lot from the list that the settings name, one a line, such as those
    /// of the XOT.
    Listed,
    /// So many plies drawn by lot from the standard start.
    Random {
        /// How many, at most 40.
        n_plies: u8,
        /// For how many discs either side may be ahead at most, as a short search sees it.
        window: Option<u8>,
    },
    /// Any position.
    Position(Position),
    /// A game's main line, to its end.
    Game(Box<Game>),
}

impl Start {
    /// The corners given with a handicap, in order.
    const CORNERS: [Square; 4] = [Square::A1, Square::H8, Square::H1, Square::A8];

    /// A handicap's position.
    pub fn handicap(corners: u8, to: Color) -> Position {
        let given: Bitboard = Start::CORNERS
            .into_iter()
            .take(usize::from(corners))
            .collect();
        let start = Position::START;
        let discs = |color| start.discs(color) | if color == to { given } else { Bitboard::EMPTY };
        Position::from_discs(discs(Color::Black), discs(Color::White), !to)
            .expect("the corners are empty at the start")
    }

    /// Plies drawn by lot, each legal move as likely as the others. The game is not over after
    /// them, there is a choice at the last position, and its value is within the window.
    ///
    /// None if too many lots have failed, as with a narrow window after many plies.
    pub fn random(n_plies: u8, window: Option<u8>, rng: &mut fastrand::Rng) -> Option<Game> {
        let mut engine = None;
        for _ in 0..Start::N_LOTS {
            let (game, position) = Start::any(n_plies, rng);
            let Some(window) = window else {
                return Some(game);
            };
            let engine = engine.get_or_insert_with(|| {
                Engine::new(Options {
                    hash_mib: 1,
                    threads: 1,
                })
            });
            let limits = Limits::depth(Start::LOOK_AHEAD);
            let stop = AtomicBool::new(false);
            let analysis = engine.search(position.board(), &limits, &stop, &mut |_| ());
            let value = analysis.map_or(0, |analysis| analysis.best().value.hundredths);
            if value.abs() <= i32::from(window) * 100 {
                return Some(game);
            }
        }
        None
    }

    /// How many lots are drawn before a window is given up.
    const N_LOTS: usize = 200;
    /// How many plies are searched to value a lot: a few milliseconds each.
    const LOOK_AHEAD: u8 = 6;

    fn any(n_plies: u8, rng: &mut fastrand::Rng) -> (Game, Position) {
        loop {
            let mut game = Game::default();
            let mut node = NodeId::ROOT;
            for _ in 0..n_plies.min(Start::MAX_RANDOM) {
                let moves = game.position(node).legal_moves();
                let mv = rng.choice(moves.squares()).map_or(Move::Pass, Move::Place);
                match game.play(node, mv) {
                    Ok(next) => node = next,
                    Err(_) => break,
                }
            }
            let position = game.position(node);
            if !position.legal_moves().is_empty() {
                return (game, position);
            }
        }
    }

    /// The most plies drawn by lot: later there is little left to play.
    pub const MAX_RANDOM: u8 = 40;
}

/// Who plays, with which clocks, by which rules: what the next game begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    /// Who plays.
    pub players: Sides<Player>,
    /// The clocks.
    pub controls: Sides<Option<TimeControl>>,
}

/// A human with Black against a friendly level, without clocks.
impl Default for Choices {
    fn default() -> Choices {
        Choices {
            players: Sides {
                black: Player::Human,
                white: Player::Engine(huri_ai::Level::new(4)),
            },
            controls: Sides::default(),
        }
    }
}

impl Default for NewGame {
    fn default() -> NewGame {
        let Choices { players, controls } = Choices::default();
        NewGame {
            players,
            controls,
            start: Start::Standard,
            rules: Rules::Standard,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every one of many positions drawn by lot is reached by its own list of legal moves, has the
    /// discs that these placed, and leaves a choice.
    #[test]
    fn what_is_drawn_by_lot_can_be_played() {
        let mut rng = fastrand::Rng::with_seed(11);
        for index in 0..10_000u16 {
            let n_plies = (index % u16::from(Start::MAX_RANDOM + 1)) as u8;
            let game = Start::random(n_plies, None, &mut rng).expect("there is no window");
            assert_eq!(game.start(), Position::START);
            let mut position = Position::START;
            let mut n_discs = 4;
            for mv in game.moves() {
                let legal = position.legal_moves();
                match mv {
                    Move::Place(square) => assert!(legal.contains(square), "{position:?} {mv}"),
                    Move::Pass => assert!(legal.is_empty(), "{position:?}"),
                }
                n_discs += u32::from(mv != Move::Pass);
                position = position.play(mv).expect("it was looked up");
            }
            assert_eq!(game.moves().count(), usize::from(n_plies));
            assert_eq!(position, game.position(game.end()));
            assert_eq!(position.board().occupied().len(), n_discs);
            assert!(!position.legal_moves().is_empty(), "{position:?}");
        }
    }

    /// Handicaps are composed: their corners are given, and their record says so by its start.
    #[test]
    fn a_handicap_is_the_start_with_corners() {
        for to in Color::BOTH {
            for corners in 1..=4 {
                let position = Start::handicap(corners, to);
                assert_eq!(position.turn(), !to);
                assert_eq!(position.count(to), 2 + u32::from(corners));
                assert_eq!(position.count(!to), 2);
                assert_ne!(position, Position::START);
            }
        }
    }
}
