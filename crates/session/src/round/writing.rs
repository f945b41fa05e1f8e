//! What is written about a game and its tree: lines promoted and cut, remarks, signs and tags.

use huri_core::game::{Sign, Tags};
use huri_core::{Color, NodeId};

use super::Round;
use crate::refusal::Refusal;

impl Round {
    /// Makes the line through `node` the main line.
    ///
    /// # Errors
    /// The node is not in the tree.
    pub fn promote(&mut self, node: NodeId) -> Result<(), Refusal> {
        if !self.game.contains(node) {
            return Err(Refusal::NoSuchNode);
        }
        self.game.promote(node);
        self.changed();
        Ok(())
    }

    /// Takes `node` and all after it out of the tree.
    ///
    /// # Errors
    /// The node is not in the tree, is its root, or the game in play runs through it.
    pub fn delete(&mut self, node: NodeId) -> Result<(), Refusal> {
        self.check_delete(node)?;
        self.drop_hand();
        let parent = self.game.delete(node);
        self.cursor.pruned(&self.game, parent);
        self.changed();
        Ok(())
    }

    /// Whether [`delete`](Round::delete) would be refused.
    ///
    /// # Errors
    /// Why.
    pub fn check_delete(&self, node: NodeId) -> Result<(), Refusal> {
        match () {
            () if !self.game.contains(node) => Err(Refusal::NoSuchNode),
            () if node == NodeId::ROOT => Err(Refusal::NoMoveHere),
            () if self.is_played_through(node) => Err(Refusal::InPlay),
            () => Ok(()),
        }
    }

    /// Takes all nodes after `node` out of the tree.
    ///
    /// # Errors
    /// The node is not in the tree, or the game in play runs beyond it.
    pub fn cut(&mut self, node: NodeId) -> Result<(), Refusal> {
        self.check_cut(node)?;
        self.game.cut(node);
        self.cursor.pruned(&self.game, node);
        self.changed();
        Ok(())
    }

    /// Whether [`cut`](Round::cut) would be refused.
    ///
    /// # Errors
    /// Why.
    pub fn check_cut(&self, node: NodeId) -> Result<(), Refusal> {
        if !self.game.contains(node) {
            return Err(Refusal::NoSuchNode);
        }
        let mut children = self.game.children(node).iter();
        match children.len() {
            0 => Err(Refusal::AtEnd),
            _ if children.any(|&child| self.is_played_through(child)) => Err(Refusal::InPlay),
            _ => Ok(()),
        }
    }

    fn is_played_through(&self, node: NodeId) -> bool {
        let live = self.cursor.live();
        live.is_some_and(|live| self.game.path(live).contains(&node))
    }

    /// Sets the remark of a node.
    ///
    /// # Errors
    /// The node is not in the tree.
    pub fn comment(&mut self, node: NodeId, text: String) -> Result<(), Refusal> {
        if !self.game.contains(node) {
            return Err(Refusal::NoSuchNode);
        }
        self.game.note_mut(node).comment = text;
        self.revision += 1;
        Ok(())
    }

    /// Sets or removes the sign of a move.
    ///
    /// # Errors
    /// The node is not in the tree or has no move.
    pub fn sign(&mut self, node: NodeId, sign: Option<Sign>) -> Result<(), Refusal> {
        if !self.game.contains(node) {
            return Err(Refusal::NoSuchNode);
        }
        if node == NodeId::ROOT {
            return Err(Refusal::NoMoveHere);
        }
        self.game.note_mut(node).sign = sign;
        self.revision += 1;
        Ok(())
    }

    /// Sets names, event, date and so on. Rules and result stay those of the game in play.
    pub fn set_tags(&mut self, tags: Tags) {
        let (rules, outcome) = (self.game.tags.rules, self.game.tags.outcome);
        self.game.tags = Tags {
            rules,
            outcome: if self.cursor.live().is_some() {
                outcome
            } else {
                tags.outcome
            },
            ..tags
        };
        self.revision += 1;
    }

    /// Another name for a side.
    pub fn rename(&mut self, color: Color, name: String) {
        let player = self.game.tags.player_mut(color);
        if player.name != name {
            player.name = name;
            self.revision += 1;
        }
    }

    /// The players of the tags change sides.
    pub fn swap_names(&mut self) {
        let tags = &mut self.game.tags;
        std::mem::swap(&mut tags.black, &mut tags.white);
    }
}
