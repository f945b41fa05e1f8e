//! Playing: moves by people and engine, passes, clocks, taking back, new games.

use std::time::Duration;

use huri_ai::{Level, Limits};
use huri_core::outcome::Ending;
use huri_core::position::IllegalMove;
use huri_core::{Color, Game, Move, NodeId, Position, Square};

use super::Session;
use crate::pacing::Shown;
use crate::player::Player;
use crate::refusal::Refusal;
use crate::round::Round;
use crate::start::{NewGame, Start};
use crate::thinker::{Purpose, Wish};
use crate::view::Message;

impl Session {
    /// A disc placed by somebody here.
    pub(super) fn place(&mut self, square: Square) -> Result<(), Refusal> {
        if let Some(editor) = &mut self.editor {
            editor.cycle(square);
            return Ok(());
        }
        self.check_turn()?;
        if self.round.is_by_hand() {
            return self.place_by_hand(square);
        }
        self.play(Move::Place(square), self.now)?;
        Ok(())
    }

    /// Whether somebody here may make a move at the shown position.
    fn check_turn(&self) -> Result<(), Refusal> {
        if !self.round.is_live() {
            return Ok(());
        }
        if self.round.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        if self.engine_is_to_move() {
            return Err(Refusal::EnginesTurn);
        }
        if self.is_paused {
            return Err(Refusal::Paused);
        }
        Ok(())
    }

    pub(super) fn check_pass(&self) -> Result<(), Refusal> {
        self.round.position().check(Move::Pass)?;
        if self.round.is_live() && self.round.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        if self.round.is_live() && self.is_paused {
            return Err(Refusal::Paused);
        }
        Ok(())
    }

    pub(super) fn pass(&mut self) -> Result<(), Refusal> {
        self.play(Move::Pass, self.now)?;
        Ok(())
    }

    /// Plays at the shown position and shows it.
    fn play(&mut self, mv: Move, thought_until: Duration) -> Result<(), IllegalMove> {
        let color = self.round.position().turn();
        let node = self.round.play(mv, thought_until)?;
        self.just_explored = (!self.round.is_live()).then_some(node);
        self.show(node, color);
        self.tell_handing_over();
        self.tell_end();
        Ok(())
    }

    /// Shows the move that led to `node`.
    pub(super) fn show(&mut self, node: NodeId, color: Color) {
        self.pacing.clear();
        if let Some(Move::Place(square)) = self.round.game().mv(node) {
            let flips = self.round.game().flips(node);
            self.pacing.show_move(node, square, flips, color, self.now);
        }
    }

    /// Tells once that the game in play has ended.
    pub(super) fn tell_end(&mut self) {
        if !self.round.is_live() || self.round.outcome().is_none() {
            return;
        }
        let end = Some((self.round_id, self.round.cursor().here()));
        if self.told_over != end {
            self.told_over = end;
            if let Some(result) = self.result() {
                self.notify(Message::Over(result));
            }
        }
    }

    /// One thing that happens by itself, if its time has come; whether something happened.
    pub(super) fn step(&mut self) -> bool {
        if self.pacing.until().is_some_and(|until| until <= self.now) {
            let shown = self.pacing.shown();
            self.pacing.clear();
            if let Some(Shown::Passing { .. }) = shown
                && (self.goes_on() || self.passes_beside())
            {
                return self.play(Move::Pass, self.now).is_ok();
            }
            return true;
        }
        if let Some(loser) = self.round.clocks.lost(self.now)
            && self.reply.is_none()
        {
            self.round.end(loser, Ending::Time, self.now);
            self.tell_end();
            return true;
        }
        if self.step_autoplay() {
            return true;
        }
        if self.pacing.shown().is_some() {
            return false;
        }
        if self.passes_beside() {
            let color = self.round.position().turn();
            self.pacing.show_pass(color, false, self.now);
            return true;
        }
        if !self.goes_on() {
            return false;
        }
        let position = self.round.position();
        if position.must_pass() {
            let color = position.turn();
            let confirm = self.settings.play.confirm_passes && self.round.players[color].is_human();
            self.pacing.show_pass(color, confirm, self.now);
            return true;
        }
        self.play_reply()
    }

    /// Whether a pass follows a move that was just made beside the game in play.
    fn passes_beside(&self) -> bool {
        self.just_explored == Some(self.round.cursor().here())
            && !self.round.is_live()
            && self.editor.is_none()
            && self.round.position().must_pass()
    }

    /// Whether the game in play is shown and goes on.
    fn goes_on(&self) -> bool {
        self.round.is_live()
            && !self.is_paused
            && self.editor.is_none()
            && self.round.outcome().is_none()
    }

    /// Plays the engine's move if it is here.
    fn play_reply(&mut self) -> bool {
        let Some(reply) = self.reply else {
            return false;
        };
        let (round, node) = (self.round_id, self.round.cursor().here());
        if !self.engine_is_to_move() || (reply.round, reply.node) != (round, node) {
            return false;
        }
        self.reply = None;
        // The engine is charged for its thinking, not for waiting until the last move was seen.
        let begun = self.round.clocks.running_since().unwrap_or(self.now);
        let thought_until = reply.found.max(begun).min(self.now);
        if self.play(reply.mv, thought_until).is_err() {
            self.is_paused = true;
            self.notify(Message::EngineFailed);
        }
        true
    }

    /// Lets the clock of the side to move run while it can move, and no other.
    pub(super) fn settle_clocks(&mut self) {
        let position = self.round.position();
        if !self.goes_on() || position.must_pass() {
            self.round.clocks.stop(self.now);
            return;
        }
        let from = match self.pacing.shown() {
            Some(Shown::Turning { until, .. }) => until.max(self.now),
            _ => self.now,
        };
        self.round.clocks.run(position.turn(), from);
    }

    /// The engine's move that is to be found, if any: node, position and level.
    pub(super) fn move_wanted(&self) -> Option<(NodeId, Position, Level)> {
        let (node, position) = self.round.live()?;
        let (_, Player::Engine(level)) = self.round.player_to_move()? else {
            return None;
        };
        let is_known = self
            .reply
            .is_some_and(|reply| (reply.round, reply.node) == (self.round_id, node));
        (!self.is_paused && !position.must_pass() && !is_known).then_some((node, position, level))
    }

    pub(super) fn undo(&mut self) -> Result<(), Refusal> {
        if !self.round.can_undo() {
            self.edited_from().ok_or(Refusal::NothingToUndo)?;
            return self.fetch_back();
        }
        self.round.undo()?;
        self.after_jump();
        Ok(())
    }

    pub(super) fn redo(&mut self) -> Result<(), Refusal> {
        self.round.redo()?;
        self.after_jump();
        Ok(())
    }

    /// The game stands elsewhere: nothing is shown of the last move, and the engine does not
    /// reply at once where it plays both sides.
    fn after_jump(&mut self) {
        self.pacing.clear();
        self.reply = None;
        self.autoplay = None;
        self.just_explored = None;
        self.told_mistakes = None;
        if self.round.is_live() && Color::BOTH.iter().all(|&color| !self.is_human(color)) {
            self.is_paused = self.round.outcome().is_none();
        }
    }

    fn is_human(&self, color: Color) -> bool {
        self.round.players[color].is_human()
    }

    /// Who would give up.
    pub(super) fn check_resign(&self) -> Result<Color, Refusal> {
        let (_, position) = self.round.live().ok_or(Refusal::NotPlaying)?;
        if self.round.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        Ok(
            match (self.is_human(Color::Black), self.is_human(Color::White)) {
                (true, false) => Color::Black,
                (false, true) => Color::White,
                _ => position.turn(),
            },
        )
    }

    pub(super) fn resign(&mut self) -> Result<(), Refusal> {
        let loser = self.check_resign()?;
        self.return_to_live();
        self.pacing.clear();
        self.reply = None;
        self.round.end(loser, Ending::Resignation, self.now);
        self.tell_end();
        Ok(())
    }

    /// Shows the game in play, if there is one.
    pub(super) fn return_to_live(&mut self) {
        if let Some((live, _)) = self.round.live()
            && !self.round.is_live()
        {
            self.pacing.clear();
            self.round
                .go(live)
                .expect("the game in play is in the tree");
        }
    }

    pub(super) fn set_player(&mut self, color: Color, player: Player) -> Result<(), Refusal> {
        if self.round.players[color] != player {
            self.round.players[color] = player;
            self.reply = None;
            let name = player.name(&self.settings.play.name);
            self.round.rename(color, name);
            self.decide_pass_anew();
        }
        Ok(())
    }

    pub(super) fn swap_sides(&mut self) -> Result<(), Refusal> {
        self.round.players = self.round.players.swapped();
        self.round.swap_names();
        self.reply = None;
        self.decide_pass_anew();
        Ok(())
    }

    /// Whether a pass waits for somebody may have changed: it is shown anew.
    pub(super) fn decide_pass_anew(&mut self) {
        if let Some(Shown::Passing { until: None, .. }) = self.pacing.shown() {
            self.pacing.clear();
        }
    }

    pub(super) fn pause(&mut self, is_paused: bool) -> Result<(), Refusal> {
        self.is_paused = is_paused;
        Ok(())
    }

    pub(super) fn move_now(&mut self) -> Result<(), Refusal> {
        self.return_to_live();
        self.pacing.clear();
        // Another question may be asked now: the move's comes first.
        self.settle();
        self.thinker.hurry();
        Ok(())
    }

    /// An opening drawn by lot from the list that the settings name.
    fn listed_opening(&mut self) -> Result<Game, Refusal> {
        let list = self.settings.files.xot_list.as_ref();
        let openings = self.library.openings(list.ok_or(Refusal::NoOpenings)?)?;
        self.rng.choice(openings).ok_or(Refusal::NoOpenings)
    }

    pub(super) fn new_game(&mut self, new_game: NewGame) -> Result<(), Refusal> {
        let mut game = match &new_game.start {
            Start::Standard => Game::default(),
            Start::Handicap { corners, to } => Game::new(Start::handicap(*corners, *to)),
            Start::Position(position) => Game::new(*position),
            Start::Random { n_plies, window } => {
                Start::random(*n_plies, *window, &mut self.rng).ok_or(Refusal::NothingBalanced)?
            }
            Start::Listed => self.listed_opening()?,
            Start::Game(game) => {
                let moves = game.moves();
                Game::from_moves(game.start(), moves).map_err(|_| Refusal::NotPossible)?
            }
        };
        game.tags = new_game.tags(&self.settings.play.name, self.today);
        self.begin(Round::after_opening(
            game,
            new_game.players,
            new_game.controls,
        ));
        self.settings.new_game.players = new_game.players;
        self.settings.new_game.controls = new_game.controls;
        self.last_new_game = new_game;
        Ok(())
    }
}

/// How far to search for a wish.
pub(super) fn limits(round: &Round, wish: &Wish, now: Duration) -> Limits {
    let n_empties = wish.board.n_empties();
    match &wish.purpose {
        Purpose::Analysis(limits) | Purpose::Review(limits) | Purpose::Batch(limits) => {
            limits.clone()
        }
        Purpose::Ponder => Limits::EXACT,
        Purpose::Move(level) => {
            let limits = level.limits(n_empties);
            let turn = round.game().position(wish.node).turn();
            match round.clocks.for_engine(turn, now) {
                Some(clock) => clock.limits(limits, n_empties),
                None => limits,
            }
        }
    }
}
