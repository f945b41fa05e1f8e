//! [`Round`]: one game with its players, clocks and place in the tree.
//!
//! It knows what playing, taking back and walking through a game mean; it knows no engine, no
//! pictures and no files. While the shown node is the one where the game in play stands, moves
//! are played; elsewhere they open variations, clocks stand, and the game in play waits.

mod by_hand;
mod writing;

use std::collections::HashMap;
use std::path::PathBuf;
use std::time::Duration;

use huri_core::game::Rules;
use huri_core::outcome::Ending;
use huri_core::position::IllegalMove;
use huri_core::record::Format;
use huri_core::tabletop::Tabletop;
use huri_core::{Color, Game, Move, NodeId, Outcome, Position};

use crate::clock::{Clocks, Left, TimeControl};
use crate::cursor::Cursor;
use crate::player::{Player, Sides};
use crate::refusal::Refusal;
use crate::review::Judged;

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
    /// A turn under way at the wooden board.
    table: Option<Tabletop>,
    /// How the game in play ended, if not by the rules, and where.
    ended: Option<(NodeId, Outcome)>,
    /// How many plies were given at the start, as an opening, and cannot be taken back.
    given: usize,
    /// Where it was saved or opened from, and its revision then.
    file: Option<SavedAs>,
    saved_revision: u64,
    /// Counts the changes of the game: moves, notes, tags, order.
    revision: u64,
}

/// A file that a game belongs to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedAs {
    /// Where it is.
    pub path: PathBuf,
    /// In which format.
    pub format: Format,
}

/// Where a round stands in its game, and its clocks: what is kept beside the game itself.
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub here: NodeId,
    pub live: Option<NodeId>,
    pub taken_back: Vec<NodeId>,
    pub given: usize,
    pub plays_main_line: bool,
    pub clocks_after: HashMap<NodeId, Sides<Option<Left>>>,
    pub left: Sides<Option<Left>>,
    /// How the game in play ended, if not by the rules.
    pub ended: Option<Outcome>,
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
            table: None,
            ended: None,
            given: 0,
            file: None,
            saved_revision: 0,
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

    /// A game to be played on after an opening that cannot be taken back.
    pub fn after_opening(
        game: Game,
        players: Sides<Player>,
        controls: Sides<Option<TimeControl>>,
    ) -> Round {
        let mut round = Round::new(game, players, controls);
        round.cursor = Cursor::playing(&round.game, round.game.end());
        round.given = round.game.ply(round.game.end());
        round
    }

    /// A game as it was kept.
    pub(crate) fn restored(
        game: Game,
        players: Sides<Player>,
        controls: Sides<Option<TimeControl>>,
        state: State,
    ) -> Round {
        let mut round = Round::new(game, players, controls);
        let State {
            here,
            live,
            taken_back,
            given,
            plays_main_line,
            clocks_after,
            left,
            ended,
        } = state;
        round.cursor = Cursor::restored(&round.game, here, live, taken_back);
        round.clocks.restore(Some(left));
        round.given = given;
        round.plays_main_line = plays_main_line;
        round.clocks_after = clocks_after;
        round.ended = live.zip(ended);
        // Something was done in it, or it would not have been kept.
        round.revision = 1;
        round
    }

    /// Where it stands, to keep it.
    pub(crate) fn state(&self) -> State {
        State {
            here: self.cursor.here(),
            live: self.cursor.live(),
            taken_back: self.cursor.taken_back().to_vec(),
            given: self.given,
            plays_main_line: self.plays_main_line,
            clocks_after: self.clocks_after.clone(),
            left: self.clocks.standing(),
            ended: self
                .ended
                .filter(|(at, _)| self.cursor.live() == Some(*at))
                .map(|(_, outcome)| outcome),
        }
    }

    /// The file it belongs to.
    pub fn file(&self) -> Option<&SavedAs> {
        self.file.as_ref()
    }

    /// It was saved to this file, or comes from there.
    pub fn saved(&mut self, file: SavedAs) {
        self.file = Some(file);
        self.saved_revision = self.revision;
    }

    /// Whether something has changed since it was saved or opened.
    pub fn is_changed(&self) -> bool {
        self.revision != self.saved_revision
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

    /// The position shown, without a turn under way at the wooden board.
    pub fn position(&self) -> Position {
        self.game.position(self.cursor.here())
    }

    /// The discs as they lie: as [`position`](Round::position), with the turn under way.
    pub fn board_as_it_lies(&self) -> Position {
        match &self.table {
            Some(table) => table.position(&self.game),
            None => self.position(),
        }
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
        self.drop_hand();
        self.moved_to(node, !known, now);
        Ok(node)
    }

    /// Notes what a move is worth, and the best one instead.
    pub fn judge(&mut self, node: NodeId, judged: &Judged) {
        let note = self.game.note_mut(node);
        let before = (note.value, note.best);
        judged.note_in(note);
        if (note.value, note.best) != before {
            self.revision += 1;
        }
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
        self.drop_hand();
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
            if self.is_live() && self.game.ply(node) <= self.given {
                return None;
            }
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
        self.table.is_some() || self.has_ended_by_will() || self.undo_target().is_some()
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
        if self.drop_hand() {
            return Ok(());
        }
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
        if !self.can_redo() {
            return Err(Refusal::NothingToRedo);
        }
        self.drop_hand();
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
        self.drop_hand();
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
        Err(Refusal::OnMainLine)
    }

    /// Plays on from the shown position, with the players as they are.
    pub fn play_from_here(&mut self, now: Duration) {
        self.clocks.stop(now);
        self.drop_hand();
        let here = self.cursor.here();
        self.given = 0;
        self.plays_main_line = self.plays_main_line && self.cursor.live().is_some();
        if self.ended.take().is_some() {
            self.game.tags.outcome = None;
            self.revision += 1;
        }
        self.cursor.set_live(Some(here));
        let snapshot = self.clocks_after.get(&here).copied();
        self.clocks.restore(snapshot);
    }

    /// Marks it as a game that something was done in, worth to be kept.
    pub fn touch(&mut self) {
        self.revision += 1;
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
