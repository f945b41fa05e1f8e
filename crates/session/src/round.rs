//! [`Round`]: one game with its players, clocks and place in the tree.
//!
//! It knows what playing, taking back and walking through a game mean; it knows no engine, no
//! pictures and no files. While the shown node is the one where the game in play stands, moves
//! are played; elsewhere they open variations, clocks stand, and the game in play waits.

use std::collections::HashMap;
use std::time::Duration;

use huri_core::game::{Rules, Sign, Tags};
use huri_core::outcome::Ending;
use huri_core::position::IllegalMove;
use huri_core::{Color, Game, Move, NodeId, Outcome, Position};

use crate::clock::{Clocks, Left, TimeControl};
use crate::cursor::Cursor;
use crate::player::{Player, Sides};
use crate::refusal::Refusal;

/// A game in progress, or a record that is looked at.
#[derive(Clone, Debug)]
pub struct Round {
    game: Game,
    cursor: Cursor,
    /// Who plays.
    pub players: Sides<Player>,
    /// The clocks.
    pub clocks: Clocks,
    /// The clocks as they stood after each move of the game in play.
    clocks_after: HashMap<NodeId, Sides<Option<Left>>>,
    /// Whether the game in play is the main line. It is not when an old record is played on.
    plays_main_line: bool,
    /// How the game in play ended, if not by the rules, and where.
    ended: Option<(NodeId, Outcome)>,
    /// Counts the changes of the game: moves, notes, tags, order.
    revision: u64,
}

impl Round {
    /// A game to be played from its start.
    pub fn new(game: Game, players: Sides<Player>, controls: Sides<Option<TimeControl>>) -> Round {
        let cursor = Cursor::playing(&game, NodeId::ROOT);
        Round {
            cursor,
            game,
            players,
            clocks: Clocks::new(controls),
            clocks_after: HashMap::new(),
            plays_main_line: true,
            ended: None,
            revision: 0,
        }
    }

    /// A record to look at.
    pub fn of_record(game: Game) -> Round {
        let players = Sides::from_fn(|_| Player::Human);
        let mut round = Round::new(game, players, Sides::default());
        round.cursor = Cursor::looking(&round.game);
        round.plays_main_line = false;
        round
    }

    /// The tree.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Where in the tree.
    pub fn cursor(&self) -> &Cursor {
        &self.cursor
    }

    /// Grows with every change of moves, notes or tags.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The position shown.
    pub fn position(&self) -> Position {
        self.game.position(self.cursor.here())
    }

    /// The node and position where the game in play stands.
    pub fn live(&self) -> Option<(NodeId, Position)> {
        let node = self.cursor.live()?;
        Some((node, self.game.position(node)))
    }

    /// Whether the game in play is shown.
    pub fn is_live(&self) -> bool {
        self.cursor.is_live()
    }

    /// How the game in play ended, or the record that is looked at; none while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        let Some((node, position)) = self.live() else {
            return self.game.outcome();
        };
        if position.is_over() {
            return Some(Outcome {
                score: position.final_score(),
                ending: Ending::Rules,
            });
        }
        self.ended
            .and_then(|(at, outcome)| (at == node).then_some(outcome))
    }

    /// Whether the shown position is where its game ended.
    pub fn is_over_here(&self) -> bool {
        self.position().is_over() || (self.is_live() && self.outcome().is_some())
    }

    /// Who won, by the rules of this game; none for a draw.
    pub fn winner(&self, outcome: Outcome) -> Option<Color> {
        let winner = outcome.winner()?;
        let reversed = self.game.tags.rules == Rules::Anti && outcome.ending == Ending::Rules;
        Some(if reversed { !winner } else { winner })
    }

    /// The player whose turn it is in the game in play; none when it is over or there is none.
    pub fn player_to_move(&self) -> Option<(Color, Player)> {
        let (_, position) = self.live()?;
        if self.outcome().is_some() {
            return None;
        }
        let color = position.turn();
        Some((color, self.players[color]))
    }

    /// Plays at the shown position: in the game in play if that is shown, else a variation.
    ///
    /// # Errors
    /// The move is not legal, or the game is over.
    pub fn play(&mut self, mv: Move, now: Duration) -> Result<NodeId, IllegalMove> {
        let here = self.cursor.here();
        if self.is_live() && self.outcome().is_some() {
            return Err(IllegalMove::GameOver);
        }
        let known = self.game.child(here, mv).is_some();
        let node = self.game.play(here, mv)?;
        self.moved_to(node, !known, now);
        Ok(node)
    }

    fn moved_to(&mut self, node: NodeId, is_new: bool, now: Duration) {
        if is_new {
            self.revision += 1;
        }
        if !self.is_live() {
            self.cursor.explored(&self.game, node);
            return;
        }
        if self.plays_main_line && self.game.next(self.cursor.here()) != Some(node) {
            self.game.promote(node);
            self.revision += 1;
        }
        match self.clocks.moved(now) {
            Some(thought) if self.game.mv(node) != Some(Move::Pass) => {
                self.game.note_mut(node).time = Some(thought);
            }
            _ => {}
        }
        self.clocks_after.insert(node, self.clocks.snapshot(now));
        self.game.tags.outcome = None;
        self.ended = None;
        self.cursor.played(&self.game, node);
    }

    /// Ends the game in play by resignation or on time: `loser` has lost.
    pub fn end(&mut self, loser: Color, ending: Ending, now: Duration) {
        let Some((node, _)) = self.live() else {
            return;
        };
        let outcome = Outcome {
            score: (!loser).signed(64),
            ending,
        };
        self.clocks.stop(now);
        self.ended = Some((node, outcome));
        if self.plays_main_line {
            self.game.tags.outcome = Some(outcome);
        }
        self.revision += 1;
    }

    /// Where taking back leads: to the last real decision of a human, or of anybody when the
    /// engine plays both sides.
    fn undo_target(&self) -> Option<NodeId> {
        let mut node = self.cursor.here();
        loop {
            node = self.game.parent(node)?;
            if !self.is_live() || self.is_decision(node) {
                return Some(node);
            }
        }
    }

    /// Whether somebody to be asked chooses a move here.
    fn is_decision(&self, node: NodeId) -> bool {
        let position = self.game.position(node);
        let asked = |color: Color| self.players[color].is_human();
        let nobody = !Color::BOTH.into_iter().any(asked);
        !position.legal_moves().is_empty() && (nobody || asked(position.turn()))
    }

    /// Whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        self.has_ended_by_will() || self.undo_target().is_some()
    }

    /// Whether the game in play is shown and ended before the rules ended it.
    fn has_ended_by_will(&self) -> bool {
        self.is_live() && self.ended.is_some_and(|(at, _)| at == self.cursor.here())
    }

    /// Takes back: a resignation or a loss on time, or else the moves since a human's last real
    /// decision. Where no game is in play it steps back.
    ///
    /// # Errors
    /// Nothing to take back.
    pub fn undo(&mut self) -> Result<(), Refusal> {
        if !self.has_ended_by_will() {
            let target = self.undo_target().ok_or(Refusal::NothingToUndo)?;
            self.cursor.take_back(&self.game, target);
        }
        self.after_jump();
        Ok(())
    }

    /// Whether there is something to redo.
    pub fn can_redo(&self) -> bool {
        let next = self.cursor.taken_back().last();
        next.is_some_and(|&node| self.game.parent(node) == Some(self.cursor.here()))
    }

    /// Plays the moves taken back again, up to a human's next real decision.
    ///
    /// # Errors
    /// Nothing to redo.
    pub fn redo(&mut self) -> Result<(), Refusal> {
        self.cursor.redo(&self.game).ok_or(Refusal::NothingToRedo)?;
        while self.is_live() && !self.is_decision(self.cursor.here()) {
            if self.cursor.redo(&self.game).is_none() {
                break;
            }
        }
        self.after_jump();
        Ok(())
    }

    /// The game in play stands elsewhere: the clocks as they were there, and nothing ended.
    fn after_jump(&mut self) {
        if self.is_live() {
            let snapshot = self.clocks_after.get(&self.cursor.here()).copied();
            self.clocks.restore(snapshot);
            if self.ended.take().is_some() {
                self.game.tags.outcome = None;
                self.revision += 1;
            }
        }
    }

    /// Shows another position. What was taken back can no longer be redone unless the game in
    /// play is shown again.
    ///
    /// # Errors
    /// The node is not in the tree.
    pub fn go(&mut self, node: NodeId) -> Result<(), Refusal> {
        if !self.game.contains(node) {
            return Err(Refusal::NoSuchNode);
        }
        self.cursor.go(&self.game, node);
        Ok(())
    }

    /// The neighbour among the moves from the same position, `step` away.
    ///
    /// # Errors
    /// There is none.
    pub fn sibling(&self, step: isize) -> Result<NodeId, Refusal> {
        let here = self.cursor.here();
        let parent = self.game.parent(here).ok_or(Refusal::NoVariation)?;
        let siblings = self.game.children(parent);
        let index = siblings.iter().position(|&node| node == here);
        let index = index.expect("a parent lists its children");
        index
            .checked_add_signed(step)
            .and_then(|index| siblings.get(index).copied())
            .ok_or(Refusal::NoVariation)
    }

    /// Where the variation that is shown branches off: the last position on a longer-lived
    /// line.
    ///
    /// # Errors
    /// The main line is shown.
    pub fn branching(&self) -> Result<NodeId, Refusal> {
        let mut node = self.cursor.here();
        while let Some(parent) = self.game.parent(node) {
            if self.game.next(parent) != Some(node) {
                return Ok(parent);
            }
            node = parent;
        }
        Err(Refusal::NoVariation)
    }

    /// Plays on from the shown position, with the players as they are.
    pub fn play_from_here(&mut self, now: Duration) {
        self.clocks.stop(now);
        let here = self.cursor.here();
        self.plays_main_line = self.plays_main_line && self.cursor.live().is_some();
        if self.ended.take().is_some() {
            self.game.tags.outcome = None;
            self.revision += 1;
        }
        self.cursor.set_live(Some(here));
        let snapshot = self.clocks_after.get(&here).copied();
        self.clocks.restore(snapshot);
    }

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

    fn changed(&mut self) {
        self.cursor.follow(&self.game);
        self.revision += 1;
    }

    /// The game as it is to be saved: moves that were taken back at the end of the game in play
    /// are not part of it.
    pub fn to_save(&self) -> Game {
        let mut game = self.game.clone();
        if self.plays_main_line
            && let Some(&next) = self.cursor.taken_back().last()
            && game.contains(next)
        {
            game.delete(next);
        }
        game
    }
}
