//! [`Replay`]: puts written moves on the board, with the passes that the format leaves out.
//!
//! Every reader plays its moves here, so that passes and recorded results mean the same in all
//! formats: a forced pass may be written or not, a written one must be forced, and what a record
//! says of its result is held against the board.

use super::Record;
use super::problem::{Oddity, Place, Problem, RecordError, Warning, excerpt};
use crate::outcome::{Ending, Outcome};
use crate::position::IllegalMove;
use crate::{Color, Game, Move, NodeId, Position};

/// How many oddities of one game are noted; more of them say no more.
const WARNINGS: usize = 64;

/// A game that is being read.
pub struct Replay {
    /// What was read of it so far.
    pub game: Game,
    /// Where the next move goes: after the last move, or wherever a tree goes on.
    pub node: NodeId,
    /// What was odd so far.
    pub warnings: Vec<Warning>,
    ply: u32,
}

/// What a record says of its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Recorded {
    /// Black's disc difference.
    Score(i8),
    /// The discs of Black and White, the empty squares added for the winner or not.
    Discs(u8, u8),
    /// Who won, or nobody.
    Winner(Option<Color>),
}

impl Replay {
    /// Begins a game at `start`.
    pub fn new(start: Position) -> Replay {
        Replay {
            game: Game::new(start),
            node: NodeId::ROOT,
            warnings: Vec::new(),
            ply: 0,
        }
    }

    /// The position in which the next move is made.
    pub fn position(&self) -> Position {
        self.game.position(self.node)
    }

    /// Goes on after `node` instead.
    pub fn go_to(&mut self, node: NodeId) {
        self.node = node;
        self.ply = u32::try_from(self.game.ply(node)).unwrap_or(u32::MAX);
    }

    /// `place` with the number of the next move.
    pub fn place(&self, place: Place) -> Place {
        Place {
            ply: Some(self.ply.saturating_add(1)),
            ..place
        }
    }

    /// Plays `mv`; a forced pass that is not written before it is put in.
    ///
    /// A pass after the end of the game, as some programs write it, is left out with a warning.
    ///
    /// # Errors
    /// [`IllegalMove`] with the reason; nothing changes then.
    pub fn play(&mut self, mv: Move, place: Place) -> Result<NodeId, IllegalMove> {
        match self.game.play_passing(self.node, mv) {
            Ok(node) => {
                let passed = self.game.parent(node) != Some(self.node);
                self.ply = self.ply.saturating_add(1 + u32::from(passed));
                self.node = node;
                Ok(node)
            }
            Err(IllegalMove::GameOver) if mv == Move::Pass => {
                self.warn(place, Oddity::PassAfterEnd);
                Ok(self.node)
            }
            Err(why) => Err(why),
        }
    }

    /// Plays `mv`, which the record ascribes to `color`.
    ///
    /// # Errors
    /// [`Problem::Illegal`], or [`Problem::WrongSide`] when it is the other side's turn and that
    /// side need not pass. `written` is the move for the message.
    pub fn play_as(
        &mut self,
        color: Color,
        mv: Move,
        written: &str,
        place: Place,
    ) -> Result<NodeId, Problem> {
        let position = self.position();
        if position.turn() == color && position.must_pass() {
            // Passing first would make this a move of the other side.
            if let Move::Place(square) = mv {
                return Err(Problem::Illegal {
                    written: excerpt(written),
                    why: IllegalMove::MustPass(square),
                });
            }
        }
        if position.turn() != color && !position.is_over() {
            let passes = mv != Move::Pass && position.must_pass();
            if !passes {
                return Err(Problem::WrongSide {
                    written: excerpt(written),
                    turn: position.turn(),
                });
            }
        }
        self.play(mv, place).map_err(|why| Problem::Illegal {
            written: excerpt(written),
            why,
        })
    }

    /// Notes something odd about the next move, unless more than enough is odd already.
    pub fn warn(&mut self, place: Place, oddity: Oddity) {
        let place = self.place(place);
        if self.warnings.len() < WARNINGS {
            self.warnings.push(Warning { place, oddity });
        }
    }

    /// Holds a recorded result against the board at the end of the main line.
    ///
    /// A result of a game that the moves leave unfinished becomes a tag; so does one that
    /// differs from the board's, with a warning.
    pub fn result(&mut self, recorded: Recorded, ending: Ending, written: &str, place: Place) {
        let end = self.game.position(self.game.end());
        let (black, white) = (end.count(Color::Black), end.count(Color::White));
        let score = end.final_score();
        if end.is_over() {
            let agrees = match recorded {
                Recorded::Score(recorded) => {
                    recorded == score || i32::from(recorded) == black as i32 - white as i32
                }
                Recorded::Discs(b, w) => {
                    let with_empties = Outcome { score, ending }.discs();
                    (b, w) == with_empties || (u32::from(b), u32::from(w)) == (black, white)
                }
                Recorded::Winner(winner) => winner == Outcome { score, ending }.winner(),
            };
            if agrees {
                return;
            }
            let replayed = Outcome { score, ending }.to_string();
            let recorded = excerpt(written);
            self.warnings.push(Warning {
                place,
                oddity: Oddity::ResultDiffers { recorded, replayed },
            });
        }
        match recorded {
            Recorded::Score(score) => self.game.tags.outcome = Some(Outcome { score, ending }),
            Recorded::Discs(black, white) => {
                let difference = i32::from(black) - i32::from(white);
                let empties = 64 - i32::from(black) - i32::from(white);
                let score = difference + difference.signum() * empties.max(0);
                let score = score.clamp(-64, 64) as i8;
                self.game.tags.outcome = Some(Outcome { score, ending });
            }
            // Who won without by how much is no outcome; the words are kept.
            Recorded::Winner(_) => {
                let tag = ("Result".to_owned(), written.to_owned());
                if !self.game.tags.other.contains(&tag) {
                    self.game.tags.other.push(tag);
                }
            }
        }
    }

    /// The game as read.
    pub fn finish(self) -> Record {
        Record {
            game: self.game,
            warnings: self.warnings,
        }
    }

    /// The error that ends the game here: the moves so far are kept, and `rest` are the moves as
    /// written from the wrong one on.
    pub fn fail(self, place: Place, problem: Problem, rest: Vec<String>) -> RecordError {
        let place = self.place(place);
        RecordError {
            place,
            problem,
            partial: Some(Box::new(self.game)),
            rest: rest.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn replay(moves: &str) -> Result<Record, IllegalMove> {
        let mut replay = Replay::new(Position::START);
        for mv in moves.split(' ') {
            replay.play(mv.parse().unwrap(), Place::default())?;
        }
        Ok(replay.finish())
    }

    #[test]
    fn a_forced_pass_may_be_written_or_not() {
        let moves = "f5 f6 d3 g5 h5 h4 f7 h6";
        let unwritten = replay(&format!("{moves} e7")).unwrap();
        let written = replay(&format!("{moves} pa e7")).unwrap();
        assert_eq!(unwritten, written);
        assert_eq!(unwritten.game.moves().nth(8), Some(Move::Pass));
        // Twice is once too often.
        let twice = replay(&format!("{moves} pa pa e7"));
        assert_eq!(twice, Err(IllegalMove::PassWithMoves));
        assert_eq!(replay("pa f5"), Err(IllegalMove::PassWithMoves));
    }

    #[test]
    fn a_pass_after_the_end_is_left_out() {
        let record = replay("f5 d6 c5 f4 e7 f6 g5 e6 e3 --").unwrap();
        assert_eq!(record.game.moves().count(), 9);
        assert_eq!(record.warnings.len(), 1);
        assert_eq!(record.warnings[0].oddity, Oddity::PassAfterEnd);
    }

    #[test]
    fn results_are_held_against_the_board() {
        let check = |recorded| {
            let mut replay = Replay::new(Position::START);
            for mv in "f5 d6 c5 f4 e7 f6 g5 e6 e3".split(' ') {
                replay.play(mv.parse().unwrap(), Place::default()).unwrap();
            }
            replay.result(
                recorded,
                Ending::Adjudication,
                "as written",
                Place::default(),
            );
            (replay.warnings.len(), replay.game.tags.outcome)
        };
        assert_eq!(check(Recorded::Score(64)), (0, None));
        assert_eq!(check(Recorded::Discs(64, 0)), (0, None));
        assert_eq!(check(Recorded::Discs(13, 0)), (0, None));
        assert_eq!(check(Recorded::Winner(Some(Color::Black))), (0, None));
        assert_eq!(check(Recorded::Winner(Some(Color::White))), (1, None));
        let outcome = Outcome {
            score: -64,
            ending: Ending::Adjudication,
        };
        assert_eq!(check(Recorded::Score(-64)), (1, Some(outcome)));
    }
}
