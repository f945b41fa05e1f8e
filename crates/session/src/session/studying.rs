//! Hints, analysis, review, autoplay, pondering.

use std::time::Duration;

use huri_ai::Analysis;
use huri_core::game::{Rules, Sign};
use huri_core::{NodeId, Position};

use super::Session;
use crate::batch::Reviewed;
use crate::player::Player;
use crate::refusal::Refusal;
use crate::review::Review;
use crate::thinker::{Purpose, Wish};

impl Session {
    /// Whether the fewest discs win.
    pub(super) fn is_anti(&self) -> bool {
        self.round.game().tags.rules == Rules::Anti
    }

    /// Whether values mean anything in this game.
    pub(super) fn check_values(&self) -> Result<(), Refusal> {
        if self.is_anti() {
            return Err(Refusal::NoValues);
        }
        Ok(())
    }

    pub(super) fn check_hint(&self) -> Result<(), Refusal> {
        if self.round.is_over_here() {
            return Err(Refusal::GameOver);
        }
        if self.round.is_live() && self.engine_is_to_move() {
            return Err(Refusal::EnginesTurn);
        }
        self.check_values()
    }

    pub(super) fn hint(&mut self) -> Result<(), Refusal> {
        self.analyst.ask_once(self.round.cursor().here());
        Ok(())
    }

    pub(super) fn toggle_analysis(&mut self) -> Result<(), Refusal> {
        self.analyst.toggle();
        Ok(())
    }

    pub(super) fn begin_review(&mut self) -> Result<(), Refusal> {
        let level = self.settings.study.review_level();
        self.review.begin(self.round.cursor().line(), level);
        Ok(())
    }

    /// Finds out what the review needs to know next.
    pub(super) fn settle_review(&mut self) {
        let before = self.review.progress();
        self.review_search = self.review.next(self.round.game());
        if self.review.progress() != before {
            self.n_judged += 1;
        }
    }

    /// Finds out what the games of the collection need to know next.
    pub(super) fn settle_batch(&mut self) {
        let Some(collection) = &self.collection else {
            self.batch_search = None;
            return;
        };
        let study = &self.settings.study;
        self.batch_search = self.batch.next(
            collection,
            self.library.storage(),
            study.review_level(),
            study.losses,
        );
    }

    /// How long a review of these games of the open collection may take, by its level and the
    /// number of their moves.
    pub fn review_may_take(&self, games: impl Iterator<Item = usize>) -> Duration {
        let Some(collection) = &self.collection else {
            return Duration::ZERO;
        };
        let a_move = Review::a_move_takes(self.settings.study.review_level());
        let is_open = |index: &usize| self.batch.reviewed(*index).is_none();
        a_move * collection.n_plies(games.filter(is_open))
    }

    /// What is known of a game of the open collection that was reviewed with others.
    pub fn reviewed(&self, index: usize) -> Option<&Reviewed> {
        self.batch.reviewed(index)
    }

    /// Takes from an answer what it says about the game.
    pub(super) fn learn(&mut self, wish: &Wish, analysis: &Analysis) {
        let game = self.round.game();
        match wish.purpose {
            Purpose::Review(_) => {
                if let Some(node) = self.review.answer(game, wish.node, analysis)
                    && let Some(judged) = self.review.judged(node)
                {
                    self.round.judge(node, judged);
                }
                self.n_judged += 1;
            }
            Purpose::Analysis(_) if analysis.finished && game.contains(wish.node) => {
                self.review.learn(game, wish.node, analysis.best().value);
                self.n_judged += 1;
            }
            Purpose::Batch(_) => {
                if let Some((_, search)) = &self.batch_search {
                    self.batch.answer(search, Some(analysis));
                }
            }
            Purpose::Ponder => self.pondered = Some((wish.round, wish.node)),
            _ => {}
        }
    }

    /// The next or last move that was a mistake, by its loss or by the sign somebody gave it.
    pub(super) fn mistake(&self, forward: bool) -> Result<NodeId, Refusal> {
        let cursor = self.round.cursor();
        let line = cursor.line();
        let here = line.iter().position(|&node| node == cursor.here());
        let is_mistake = |node: &&NodeId| {
            let sign = self.round.game().note(**node).sign;
            let losses = self.settings.study.losses;
            let class = self
                .review
                .judged(**node)
                .and_then(|judged| judged.class(losses));
            sign.or(class).is_some_and(|sign| sign >= Sign::Doubtful)
        };
        let found = if forward {
            line[here.map_or(0, |index| index + 1)..]
                .iter()
                .find(is_mistake)
        } else {
            line[..here.unwrap_or(0)].iter().rfind(is_mistake)
        };
        found.copied().ok_or_else(|| {
            // Without a review it is not known whether there is one.
            let is_judged = |&node: &NodeId| self.review.judged(node).is_some();
            match line.iter().any(is_judged) {
                true => Refusal::NoMistake,
                false => Refusal::NothingReviewed,
            }
        })
    }

    pub(super) fn toggle_autoplay(&mut self) -> Result<(), Refusal> {
        self.autoplay = match self.autoplay {
            Some(_) => None,
            None => Some(self.now),
        };
        Ok(())
    }

    /// Shows the next move if it is time; whether it was.
    pub(super) fn step_autoplay(&mut self) -> bool {
        let Some(at) = self.autoplay.filter(|at| *at <= self.now) else {
            return false;
        };
        // In steps from when it was due, but never several at once after a long sleep.
        let step = self.settings.study.autoplay();
        let next = (at + step).max(self.now);
        let next = if next == self.now {
            self.now + step
        } else {
            next
        };
        self.autoplay = match self.forward() {
            Ok(()) if self.round.cursor().next().is_some() => Some(next),
            _ => None,
        };
        true
    }

    /// The position to ponder in the opponent's time: a human's, against an engine.
    pub(super) fn ponder_wanted(&self) -> Option<(NodeId, Position)> {
        let (node, position) = self.round.live()?;
        let (color, player) = self.round.player_to_move()?;
        let is_wanted = self.settings.engine.ponder
            && !self.is_paused
            && self.round.is_live()
            && player.is_human()
            && matches!(self.round.players[!color], Player::Engine(_))
            && !position.must_pass()
            && self.pondered != Some((self.round_id, node));
        is_wanted.then_some((node, position))
    }
}
