//! Turning discs by hand, at the wooden board.

use huri_core::{Square, tabletop};

use super::Session;
use crate::refusal::Refusal;
use crate::view::Message;

impl Session {
    pub(super) fn place_by_hand(&mut self, square: Square) -> Result<(), Refusal> {
        let placed = self.round.place_by_hand(square)?;
        self.pacing.clear();
        self.told_mistakes = None;
        if placed.handed_over {
            self.notify(Message::HandedOver { to: placed.color });
        }
        Ok(())
    }

    /// Turns a disc in the turn under way, or mends the last move if somebody here made it.
    pub(super) fn turn_disc(&mut self, square: Square) -> Result<(), Refusal> {
        self.check_mend()?;
        self.round.turn_by_hand(square)?;
        self.after_turning();
        Ok(())
    }

    pub(super) fn turning_mend(&mut self) -> Result<(), Refusal> {
        self.round.mend_by_hand()?;
        self.after_turning();
        Ok(())
    }

    /// Mending changes a position in place: what was known of it is no more.
    fn after_turning(&mut self) {
        self.told_mistakes = None;
        if self.round.hand().is_none() {
            let here = self.round.cursor().here();
            self.pacing.clear();
            self.reply = None;
            self.analyst.forget(here);
            self.review.forget(here);
            self.n_judged += 1;
        }
    }

    /// Whether somebody here may turn discs.
    pub(super) fn check_mend(&self) -> Result<(), Refusal> {
        let round = &self.round;
        if !round.is_by_hand() {
            return Err(Refusal::NotByHand);
        }
        if round.hand().is_some() {
            return Ok(());
        }
        let here = round.cursor().here();
        let before = round.game().parent(here).ok_or(Refusal::NothingPlaced)?;
        let color = round.game().position(before).turn();
        match () {
            () if round.is_live() && !round.players[color].is_human() => Err(Refusal::EnginesTurn),
            () if round.is_live() && round.outcome().is_some() => Err(Refusal::GameOver),
            () if round.game().next(here).is_some() => Err(Refusal::NothingPlaced),
            () => Ok(()),
        }
    }

    /// Ends the turn. Where mistakes are told, the first time only tells them.
    pub(super) fn turning_done(&mut self) -> Result<(), Refusal> {
        let mistakes = self.round.mistakes();
        if self.settings.play.turning_help.tells()
            && !mistakes.is_empty()
            && self.told_mistakes != Some(mistakes)
        {
            self.told_mistakes = Some(mistakes);
            self.notify(Message::Mistakes(mistakes));
            return Ok(());
        }
        self.told_mistakes = None;
        let node = self.round.turning_done(self.now)?;
        self.just_explored = (!self.round.is_live()).then_some(node);
        self.pacing.clear();
        self.tell_end();
        Ok(())
    }

    /// Tells that the engine was handed a disc in the move shown last.
    pub(super) fn tell_handing_over(&mut self) {
        let here = self.round.cursor().here();
        if self.round.is_by_hand() && tabletop::handed_over(self.round.game(), here) {
            let to = !self.round.position().turn();
            self.notify(Message::HandedOver { to });
        }
    }
}
