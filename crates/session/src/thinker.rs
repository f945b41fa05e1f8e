//! [`Thinker`]: what the engine is being asked, and which answers still count.
//!
//! A session does not start and stop searches: after every change it says what it wishes to
//! know now, if anything, and the thinker asks the worker when that is not what it is already
//! asking. So no state of the game can leave a search running that nobody wants, and no answer
//! can land in another game.

use std::fmt;
use std::time::Duration;

use huri_ai::{Analysis, Level, Limits, Options};
use huri_core::{Board, NodeId};

use crate::worker::{EngineEvent, Question, Ticket, Worker};

/// What a session wishes to know. Two equal wishes are one question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    /// The number of the game.
    pub round: u64,
    /// The node whose position is meant.
    pub node: NodeId,
    /// Its board.
    pub board: Board,
    /// Whether the fewest discs win.
    pub is_anti: bool,
    /// What for.
    pub purpose: Purpose,
}

/// What an answer is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// A move to play.
    Move(Level),
    /// Values to show.
    Analysis(Limits),
    /// A game's review: the position itself, or after its move.
    Review(Limits),
    /// The same of a game in a collection.
    Batch(Limits),
    /// Nothing: only to know more when the opponent has moved.
    Ponder,
}

/// An answer to a wish that still counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// So far.
    Report(Wish, Analysis),
    /// In the end.
    Done(Wish, Option<Analysis>),
    /// The engine broke down.
    Failed(Wish),
}

/// Asks a worker one thing at a time.
pub struct Thinker {
    worker: Box<dyn Worker>,
    options: Options,
    ticket: Ticket,
    asking: Option<(Wish, Duration)>,
    /// The game of the last question: another game starts with an empty table.
    last_round: Option<u64>,
    hurried: bool,
}

impl fmt::Debug for Thinker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thinker")
            .field("options", &self.options)
            .field("ticket", &self.ticket)
            .field("asking", &self.asking)
            .finish_non_exhaustive()
    }
}

impl Thinker {
    /// Asks nothing yet.
    pub fn new(worker: Box<dyn Worker>, options: Options) -> Thinker {
        Thinker {
            worker,
            options,
            ticket: Ticket::default(),
            asking: None,
            last_round: None,
            hurried: false,
        }
    }

    /// What is being asked, and since when.
    pub fn asking(&self) -> Option<(&Wish, Duration)> {
        self.asking.as_ref().map(|(wish, since)| (wish, *since))
    }

    /// Uses an engine with other options from the next question on; what is asked is asked anew.
    pub fn set_options(&mut self, options: Options) {
        if self.options != options {
            self.options = options;
            self.rest();
        }
    }

    /// Asks `wish` if that is not being asked already; `limits` says how far to search. With
    /// none, the search that runs is given up.
    pub fn want(
        &mut self,
        wish: Option<Wish>,
        now: Duration,
        limits: impl FnOnce(&Wish) -> Limits,
    ) {
        let Some(wish) = wish else {
            self.rest();
            return;
        };
        if self
            .asking
            .as_ref()
            .is_some_and(|(asked, _)| *asked == wish)
        {
            return;
        }
        self.ticket.0 += 1;
        let fresh = self.last_round.replace(wish.round) != Some(wish.round);
        self.worker.ask(Question {
            ticket: self.ticket,
            board: wish.board,
            limits: limits(&wish),
            is_anti: wish.is_anti,
            options: self.options.clone(),
            fresh,
        });
        self.asking = Some((wish, now));
        self.hurried = false;
    }

    /// Gives the question up: the search ends, and its answer will not count.
    pub fn rest(&mut self) {
        if self.asking.take().is_some() {
            self.ticket.0 += 1;
            self.worker.stop();
        }
    }

    /// Makes the engine answer now with the best it has.
    pub fn hurry(&mut self) {
        if self.asking.is_some() {
            self.hurried = true;
            self.worker.stop();
        }
    }

    /// Whether the engine has been told to answer now.
    pub fn is_hurried(&self) -> bool {
        self.hurried
    }

    /// What the worker has said since.
    pub fn poll(&mut self) -> Option<EngineEvent> {
        self.worker.poll()
    }

    /// What an event means; none for an answer to an old question.
    pub fn answer(&mut self, event: EngineEvent) -> Option<Answer> {
        if event.ticket() != self.ticket {
            return None;
        }
        let (wish, _) = self.asking.as_ref()?;
        let wish = wish.clone();
        Some(match event {
            EngineEvent::Report { analysis, .. } => Answer::Report(wish, analysis),
            EngineEvent::Done { analysis, .. } => {
                self.asking = None;
                Answer::Done(wish, analysis)
            }
            EngineEvent::Failed { .. } => {
                self.asking = None;
                Answer::Failed(wish)
            }
        })
    }
}
