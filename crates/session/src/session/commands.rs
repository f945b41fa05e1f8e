//! Which commands can be carried out now, and what does it.

use huri_core::NodeId;

use super::Session;
use crate::action::Action;
use crate::collection::Origin;
use crate::command::{Command, EditCommand};
use crate::refusal::Refusal;

impl Session {
    /// Whether a command would be carried out now.
    ///
    /// # Errors
    /// Why it would not.
    pub fn allowed(&self, action: Action) -> Result<(), Refusal> {
        match action.command() {
            Some(command) => self.check(&command),
            None => Ok(()),
        }
    }

    /// Whether a command would be refused, as far as that can be told without doing it.
    fn check(&self, command: &Command) -> Result<(), Refusal> {
        let round = &self.round;
        let has = |is: bool, refusal| if is { Ok(()) } else { Err(refusal) };
        if self.editor.is_some() && !command.is_for_editor() {
            return Err(Refusal::Editing);
        }
        match command {
            Command::Edit(EditCommand::Begin) => has(self.editor.is_none(), Refusal::Editing),
            Command::Edit(_) => has(self.editor.is_some(), Refusal::NotEditing),
            Command::TurningDone => has(round.is_by_hand(), Refusal::NotByHand)
                .and(has(round.hand().is_some(), Refusal::NothingPlaced)),
            Command::TurningMend => self.check_mend(),
            Command::Review => has(!round.cursor().line().is_empty(), Refusal::NothingToReview)
                .and(self.check_values()),
            Command::StopReview => has(self.review.progress().is_some(), Refusal::NotReviewing),
            Command::NextMistake => self.mistake(true).map(|_| ()),
            Command::PreviousMistake => self.mistake(false).map(|_| ()),
            Command::ToggleAnalysis if !self.analyst.is_always() => self.check_values(),
            Command::ToggleAutoplay if self.autoplay.is_none() => {
                has(round.cursor().next().is_some(), Refusal::AtEnd)
            }
            Command::Pass => self.check_pass(),
            Command::Undo => has(
                round.can_undo() || self.edited_from().is_some(),
                Refusal::NothingToUndo,
            ),
            Command::Redo => has(round.can_redo(), Refusal::NothingToRedo),
            Command::Resign => self.check_resign().map(|_| ()),
            Command::Pause => has(round.live().is_some(), Refusal::NotPlaying)
                .and(has(round.outcome().is_none(), Refusal::GameOver))
                .and(has(!self.is_paused, Refusal::Paused)),
            Command::Continue => has(self.is_paused, Refusal::NotPaused),
            Command::MoveNow => has(self.engine_is_to_move(), Refusal::EngineNotThinking)
                .and(has(!self.is_paused, Refusal::Paused)),
            Command::Save => has(round.file().is_some(), Refusal::NoFile),
            Command::ReviewGames(games) => has(self.collection.is_some(), Refusal::NoCollection)
                .and(has(!games.is_empty(), Refusal::NoGames))
                .and(has(self.batch.has_more(games), Refusal::AllReviewed)),
            Command::StopReviewGames => has(self.batch.progress().is_some(), Refusal::NotReviewing),
            Command::SaveReviewed { .. } => {
                let has_any = self.batch.all_reviewed().next().is_some();
                has(has_any, Refusal::NothingReviewed)
            }
            Command::CloseCollection => has(self.collection.is_some(), Refusal::NoCollection),
            Command::Resume => has(self.can_resume, Refusal::NothingKept),
            Command::FetchBack => has(!self.kept.is_empty(), Refusal::NothingKept),
            Command::Hint => self.check_hint(),
            Command::Start | Command::Back => {
                has(round.cursor().here() != NodeId::ROOT, Refusal::AtStart)
            }
            Command::Forward | Command::End => has(round.cursor().next().is_some(), Refusal::AtEnd),
            Command::PreviousVariation => round.sibling(-1).map(|_| ()),
            Command::NextVariation => round.sibling(1).map(|_| ()),
            Command::LeaveVariation => round.branching().map(|_| ()),
            Command::ReturnToGame => has(round.live().is_some(), Refusal::NotPlaying)
                .and(has(!round.is_live(), Refusal::NothingToReturnTo)),
            Command::PlayFromHere => has(!round.is_live(), Refusal::NothingToReturnTo)
                .and(has(!round.position().is_over(), Refusal::GameOver)),
            Command::Promote => has(round.branching().is_ok(), Refusal::OnMainLine),
            Command::Sign(_) => has(round.cursor().here() != NodeId::ROOT, Refusal::NoMoveHere),
            Command::DeleteMove => round.check_delete(round.cursor().here()),
            Command::CutAfter => round.check_cut(round.cursor().here()),
            _ => Ok(()),
        }
    }

    pub(super) fn run(&mut self, command: Command) -> Result<(), Refusal> {
        self.check(&command)?;
        match command {
            Command::Place(square) => self.place(square),
            Command::TurnDisc(square) => self.turn_disc(square),
            Command::TurningDone => self.turning_done(),
            Command::TurningMend => self.turning_mend(),
            Command::Edit(edit) => self.edit(edit),
            Command::Review => self.begin_review(),
            Command::StopReview => {
                self.review.stop();
                Ok(())
            }
            Command::NextMistake => self.mistake(true).and_then(|node| self.go(node)),
            Command::PreviousMistake => self.mistake(false).and_then(|node| self.go(node)),
            Command::ToggleAutoplay => self.toggle_autoplay(),
            Command::Pass => self.pass(),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Resign => self.resign(),
            Command::SetPlayer(color, player) => self.set_player(color, player),
            Command::SwapSides => self.swap_sides(),
            Command::Pause => self.pause(true),
            Command::Continue => self.pause(false),
            Command::MoveNow => self.move_now(),
            Command::NewGame(new_game) => self.new_game(*new_game),
            Command::PlayAgain => self.new_game(self.last_new_game.clone()),
            Command::FetchBack => self.fetch_back(),
            Command::Hint => self.hint(),
            Command::ToggleAnalysis => self.toggle_analysis(),
            Command::Start => self.go(NodeId::ROOT),
            Command::Back => self.back(),
            Command::Forward => self.forward(),
            Command::End => self.go_to_ply(usize::MAX),
            Command::GoTo(node) => self.go(node),
            Command::GoToPly(ply) => self.go_to_ply(ply),
            Command::PreviousVariation => self.round.sibling(-1).and_then(|node| self.go(node)),
            Command::NextVariation => self.round.sibling(1).and_then(|node| self.go(node)),
            Command::LeaveVariation => self.round.branching().and_then(|node| self.go(node)),
            Command::ReturnToGame => self.return_to_game(),
            Command::PlayFromHere => self.play_from_here(),
            Command::Promote => self.round.promote(self.round.cursor().here()),
            Command::DeleteMove => self.delete(),
            Command::CutAfter => self.round.cut(self.round.cursor().here()),
            Command::Comment(node, text) => self.round.comment(node, text),
            Command::Sign(sign) => self.round.sign(self.round.cursor().here(), sign),
            Command::SetTags(tags) => {
                self.round.set_tags(*tags);
                Ok(())
            }
            Command::Show(what) => {
                self.settings.shows.toggle(what);
                Ok(())
            }
            Command::Settings(settings) => {
                self.set_settings(*settings);
                Ok(())
            }
            Command::Dismiss(id) => {
                self.notices.retain(|notice| notice.id != id);
                Ok(())
            }
            Command::Open(path) => self.open(Origin::File(path)),
            Command::OpenAll(paths) => self.open_all(paths),
            Command::OpenBytes { name, bytes } => {
                let bytes = bytes.into();
                self.open(Origin::Bytes { name, bytes })
            }
            Command::OpenGame(index) => self.open_game(index),
            Command::ReviewGames(games) => {
                self.batch.begin(&games, self.now);
                Ok(())
            }
            Command::StopReviewGames => {
                self.batch.stop();
                Ok(())
            }
            Command::SaveReviewed {
                path,
                format,
                overwrite,
            } => self.save_reviewed(path, format, overwrite),
            Command::CloseCollection => {
                self.keep_reviewed()?;
                self.set_collection(None);
                Ok(())
            }
            Command::Paste(text) => self.paste(text),
            Command::Save => self.save(),
            Command::SaveAs {
                path,
                format,
                overwrite,
            } => self.save_as(path, format, overwrite),
            Command::Export {
                path,
                bytes,
                overwrite,
            } => self.export(path, &bytes, overwrite),
            Command::Resume => self.resume(),
        }
    }
}
