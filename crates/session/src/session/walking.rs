//! Walking through the game and its variations.

use huri_core::NodeId;

use super::Session;
use crate::refusal::Refusal;

impl Session {
    /// Shows another position at once.
    pub(super) fn go(&mut self, node: NodeId) -> Result<(), Refusal> {
        self.round.go(node)?;
        self.just_explored = None;
        self.autoplay = None;
        self.pacing.clear();
        Ok(())
    }

    pub(super) fn back(&mut self) -> Result<(), Refusal> {
        let here = self.round.cursor().here();
        let parent = self.round.game().parent(here).ok_or(Refusal::AtStart)?;
        self.go(parent)
    }

    /// Shows the next move of the line, with its discs turning.
    pub(super) fn forward(&mut self) -> Result<(), Refusal> {
        let next = self.round.cursor().next().ok_or(Refusal::AtEnd)?;
        let color = self.round.position().turn();
        self.go(next)?;
        self.show(next, color);
        Ok(())
    }

    pub(super) fn go_to_ply(&mut self, ply: usize) -> Result<(), Refusal> {
        let line = self.round.cursor().line();
        let node = match ply.min(line.len()) {
            0 => NodeId::ROOT,
            ply => line[ply - 1],
        };
        self.go(node)
    }

    pub(super) fn return_to_game(&mut self) -> Result<(), Refusal> {
        self.return_to_live();
        Ok(())
    }

    pub(super) fn play_from_here(&mut self) -> Result<(), Refusal> {
        self.round.play_from_here(self.now);
        self.pacing.clear();
        self.reply = None;
        self.is_paused = false;
        Ok(())
    }

    pub(super) fn delete(&mut self) -> Result<(), Refusal> {
        self.round.delete(self.round.cursor().here())?;
        self.pacing.clear();
        Ok(())
    }
}
