//! The board editor in a session.

use huri_core::{Game, Position, record};

use super::Session;
use crate::command::EditCommand;
use crate::editor::Editor;
use crate::refusal::Refusal;
use crate::round::Round;

impl Session {
    pub(super) fn edit(&mut self, command: EditCommand) -> Result<(), Refusal> {
        let Some(editor) = &mut self.editor else {
            self.editor = Some(Editor::new(self.round.position()));
            self.autoplay = None;
            return Ok(());
        };
        match command {
            EditCommand::Begin => return Err(Refusal::Editing),
            EditCommand::Put(square, disc) => editor.put(square, disc),
            EditCommand::PutAlso(square, disc) => editor.put_also(square, disc),
            EditCommand::Clear => editor.clear(),
            EditCommand::Standard => editor.set(Position::START),
            EditCommand::Turn(color) => editor.set_turn(color),
            EditCommand::Apply(symmetry) => editor.apply(symmetry),
            EditCommand::SwapColors => editor.swap_colors(),
            EditCommand::Text(text) if text.trim().is_empty() => {
                return Err(Refusal::NothingPasted);
            }
            EditCommand::Text(text) => editor.set(board(&text).ok_or(Refusal::NoBoard)?),
            EditCommand::Undo if editor.undo() => {}
            EditCommand::Undo => return Err(Refusal::NothingToUndo),
            EditCommand::Cancel => self.editor = None,
            EditCommand::Accept => self.accept(),
        }
        Ok(())
    }

    /// Goes on from the position in the editor: in a game with the players as they are, or in
    /// none if there was none.
    fn accept(&mut self) {
        let Some(editor) = self.editor.take() else {
            return;
        };
        if !editor.is_changed() {
            return;
        }
        let mut game = Game::new(editor.position());
        game.tags = self.round.game().tags.clone();
        game.tags.outcome = None;
        let mut round = if self.round.live().is_some() {
            Round::new(game, self.round.players, self.round.clocks.controls())
        } else {
            Round::of_record(game)
        };
        round.touch();
        let before = self.round_id;
        let is_paused = self.is_paused;
        self.begin(round);
        self.is_paused = is_paused;
        self.edited = Some((self.round_id, before));
    }

    /// The game before the edit that this one began with, to which taking back leads.
    pub(super) fn edited_from(&self) -> Option<u64> {
        let (edited, before) = self.edited?;
        let kept = self.kept.last()?;
        (edited == self.round_id && before == kept.id).then_some(before)
    }
}

/// The position that a text shows: where its only game starts, or where its moves lead.
fn board(text: &str) -> Option<Position> {
    let mut games = record::read(text.as_bytes()).ok()?;
    let game = games.next()?.ok()?.game;
    Some(game.position(game.end()))
}
