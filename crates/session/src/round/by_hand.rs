//! The wooden board: discs are placed and turned by hand, and left as they lie.

use std::time::Duration;

use huri_core::game::Rules;
use huri_core::tabletop::{self, Hand, Mistakes, Placed, Supplies, Tabletop};
use huri_core::{Game, NodeId, Square};

use super::Round;
use crate::refusal::Refusal;

impl Round {
    /// Whether people turn the discs by hand in this game.
    pub fn is_by_hand(&self) -> bool {
        self.game.tags.rules == Rules::Tabletop
    }

    /// The turn under way at the wooden board: the disc placed and what was turned.
    pub fn hand(&self) -> Option<Hand> {
        self.table?.hand()
    }

    /// Places a disc at the wooden board; its player turns others before the turn is done.
    ///
    /// # Errors
    /// The square is not legal, the game is over, or a turn is under way.
    pub fn place_by_hand(&mut self, square: Square) -> Result<Placed, Refusal> {
        if self.is_live() && self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        let mut table = Tabletop::at(self.cursor.here());
        if let Some(hand) = self.hand() {
            return Err(Refusal::Turning(tabletop::Refusal::NotDone(hand.square)));
        }
        let placed = table.place(&self.game, square)?;
        self.table = Some(table);
        Ok(placed)
    }

    /// Turns a disc by hand: in the turn under way, or mending the last move.
    ///
    /// # Errors
    /// There is no such disc or no turn.
    pub fn turn_by_hand(&mut self, square: Square) -> Result<(), Refusal> {
        self.at_table(|table, game| table.turn(game, square))
    }

    /// Sets right what is wrong in the turn under way or in the last move.
    ///
    /// # Errors
    /// There is no turn.
    pub fn mend_by_hand(&mut self) -> Result<(), Refusal> {
        self.at_table(|table, game| table.mend(game))
    }

    fn at_table(
        &mut self,
        act: impl FnOnce(&mut Tabletop, &mut Game) -> Result<(), tabletop::Refusal>,
    ) -> Result<(), Refusal> {
        if !self.is_by_hand() {
            return Err(Refusal::NotByHand);
        }
        if let Some(table) = &mut self.table {
            act(table, &mut self.game)?;
            return Ok(());
        }
        // No turn is under way: the last move is mended, which may be another node then.
        let here = self.cursor.here();
        let mut table = Tabletop::at(here);
        act(&mut table, &mut self.game)?;
        let node = table.node();
        if let Some(snapshot) = self.clocks_after.get(&here).copied() {
            self.clocks_after.insert(node, snapshot);
        }
        if self.is_live() {
            if self.plays_main_line {
                self.game.promote(node);
            }
            self.cursor.played(&self.game, node);
        } else {
            self.cursor.explored(&self.game, node);
        }
        self.changed();
        Ok(())
    }

    /// The discs beside the wooden board.
    pub fn supplies(&self) -> Supplies {
        let table = self.table.unwrap_or(Tabletop::at(self.cursor.here()));
        table.supplies(&self.game)
    }

    /// What is wrong in the turn under way, or in the last move.
    pub fn mistakes(&self) -> Mistakes {
        let table = self.table.unwrap_or(Tabletop::at(self.cursor.here()));
        table.mistakes(&self.game)
    }

    /// Ends the turn: the discs stay as they lie.
    ///
    /// # Errors
    /// No turn is under way.
    pub fn turning_done(&mut self, now: Duration) -> Result<NodeId, Refusal> {
        let mut table = self.table.take().ok_or(Refusal::NothingPlaced)?;
        let n_before = self.game.children(self.cursor.here()).len();
        let node = table.done(&mut self.game)?;
        let is_new = self.game.children(self.cursor.here()).len() > n_before;
        self.moved_to(node, is_new, now);
        Ok(node)
    }

    /// Takes the disc of the turn under way back; whether there was one.
    pub fn drop_hand(&mut self) -> bool {
        self.table.take().is_some()
    }
}
