//! [`Session`]: a game in progress, told commands and the time, drawn as a view.
//!
//! Every call ends by settling: what happens by itself happens (a pass that has been shown, the
//! engine's move, a loss on time), clocks run or stand, and the engine is asked what is worth
//! knowing now. So the state after a call depends only on what was passed in.

mod commands;
mod draw;
mod editing;
mod files;
mod parts;
mod playing;
mod studying;
mod turning;
mod walking;

use std::sync::Arc;
use std::time::Duration;

use huri_core::game::Date;
use huri_core::tabletop::Mistakes;
use huri_core::{Game, Move, NodeId, Position};

pub use parts::Parts;

use crate::analyst::Analyst;
use crate::batch::Batch;
use crate::collection::Collection;
use crate::command::Command;
use crate::editor::Editor;
use crate::keys::Keymap;
use crate::library::Library;
use crate::pacing::Pacing;
use crate::player::{Player, Sides};
use crate::refusal::Refusal;
use crate::review::{Review, Search, Totals};
use crate::round::Round;
use crate::settings::Settings;
use crate::start::NewGame;
use crate::thinker::{Answer, Purpose, Thinker, Wish};
use crate::view::{Entry, Message, Notice, Point};
use crate::worker::EngineEvent;

/// A game that was left for another.
#[derive(Debug)]
struct Kept {
    round: Round,
    id: u64,
    is_paused: bool,
}

/// How many games that were left are kept.
const N_KEPT: usize = 20;
/// How many notices wait to be dismissed.
const N_NOTICES: usize = 50;

/// A game in progress with everything around it.
#[derive(Debug)]
pub struct Session {
    now: Duration,
    round: Round,
    /// Tells this game from others: answers of the engine and notices are for one game.
    round_id: u64,
    last_round_id: u64,
    kept: Vec<Kept>,
    is_paused: bool,
    pacing: Pacing,
    thinker: Thinker,
    n_cpus: usize,
    /// The engine's move, which waits until the last one has been seen.
    reply: Option<Reply>,
    analyst: Analyst,
    review: Review,
    /// What the review needs to know next.
    review_search: Option<Search>,
    /// The games of the collection that are reviewed, and what they need to know next.
    batch: Batch,
    batch_search: Option<(usize, Search)>,
    /// The position that has been pondered to the end.
    pondered: Option<(u64, NodeId)>,
    /// When the next move is shown by itself.
    autoplay: Option<Duration>,
    editor: Option<Editor>,
    /// The game that began with an edit, and the one before.
    edited: Option<(u64, u64)>,
    /// The shown node, if somebody has just played there beside the game in play: a forced pass
    /// follows by itself, as it does in play.
    just_explored: Option<NodeId>,
    /// What was told of the turn under way at the wooden board.
    told_mistakes: Option<Mistakes>,
    library: Library,
    collection: Option<Collection>,
    /// Which game of the collection was opened last.
    opened_game: Option<usize>,
    /// Whether a game of the last run waits to be resumed.
    can_resume: bool,
    /// What the files of the program itself hold.
    saved_settings: Option<Settings>,
    kept_state: Option<files::KeptState>,
    kept_ids: Option<Vec<u64>>,
    told_unwritten: bool,
    rng: fastrand::Rng,
    today: Option<Date>,
    settings: Settings,
    /// The language that was set before this run asked for another, until one is chosen.
    set_language: Option<Option<String>>,
    last_new_game: NewGame,
    notices: Vec<Notice>,
    last_notice: u64,
    /// The end that has been told already.
    told_over: Option<(u64, NodeId)>,
    /// The move list and for which revision it was made.
    list: Arc<[Entry]>,
    list_of: Option<draw::ListOf>,
    graph: Arc<[Point]>,
    totals: Sides<Totals>,
    /// How often what is known of moves has changed.
    n_judged: usize,
}

/// The engine's move.
#[derive(Clone, Copy, Debug)]
struct Reply {
    round: u64,
    node: NodeId,
    mv: Move,
    /// When it was found: it is played later, when the last move has been seen.
    found: Duration,
}

impl Session {
    /// A session with a new game by the settings.
    pub fn new(parts: Parts, now: Duration) -> Session {
        let mut library = Library::new(parts.storage);
        let (kept_settings, problem) = library.settings();
        let mut settings = parts.settings.unwrap_or(kept_settings);
        let saved_settings = Some(settings.clone());
        let set_language = parts.language.map(|language| {
            let asked_for = Some(language);
            std::mem::replace(&mut settings.language, asked_for)
        });
        let new_game = NewGame {
            players: settings.new_game.players,
            controls: settings.new_game.controls,
            ..NewGame::default()
        };
        let mut game = Game::default();
        game.tags = new_game.tags(&settings.play.name, parts.today);
        let round = Round::new(game, new_game.players, new_game.controls);
        let options = settings.engine.options(parts.n_cpus);
        let mut session = Session {
            now,
            round,
            round_id: 0,
            last_round_id: 0,
            kept: Vec::new(),
            is_paused: false,
            pacing: Pacing::default(),
            thinker: Thinker::new(parts.worker, options),
            n_cpus: parts.n_cpus,
            reply: None,
            analyst: Analyst::default(),
            review: Review::default(),
            review_search: None,
            batch: Batch::default(),
            batch_search: None,
            pondered: None,
            autoplay: None,
            editor: None,
            edited: None,
            just_explored: None,
            told_mistakes: None,
            library,
            collection: None,
            opened_game: None,
            can_resume: false,
            saved_settings,
            kept_state: None,
            kept_ids: None,
            told_unwritten: false,
            rng: fastrand::Rng::with_seed(parts.seed),
            today: parts.today,
            settings,
            set_language,
            last_new_game: new_game,
            notices: Vec::new(),
            last_notice: 0,
            told_over: None,
            list: Arc::new([]),
            list_of: None,
            graph: Arc::new([]),
            totals: Sides::default(),
            n_judged: 0,
        };
        session.pacing.pace = session.settings.play.pace();
        session.tell_own(problem);
        session.tell_keys();
        session.take_over_kept();
        session.settle();
        session
    }

    /// Carries a command out, or says why not; then nothing has changed.
    ///
    /// # Errors
    /// [`Refusal`] with the reason.
    pub fn apply(&mut self, command: Command, now: Duration) -> Result<(), Refusal> {
        self.tick(now);
        let result = self.run(command);
        self.settle();
        result
    }

    /// Lets happen what happens by itself until `now`, and hears what the engine has said.
    pub fn tick(&mut self, now: Duration) {
        self.now = self.now.max(now);
        while let Some(event) = self.thinker.poll() {
            self.on_engine(event);
        }
        self.settle();
    }

    /// Takes an answer of the engine; answers to old questions are dropped. For workers that
    /// cannot be polled; [`Session::tick`] asks the others by itself, and is to be called after.
    pub fn on_engine(&mut self, event: EngineEvent) {
        let since = self.thinker.asking().map(|(_, since)| since);
        match self.thinker.answer(event) {
            None => {}
            Some(Answer::Report(wish, analysis)) => self.analyst.report(&wish, analysis, false),
            Some(Answer::Done(wish, None)) => self.on_failure(&wish),
            Some(Answer::Failed(wish)) => self.on_failure(&wish),
            Some(Answer::Done(wish, Some(analysis))) => {
                if let Purpose::Move(_) = wish.purpose {
                    self.reply = Some(Reply {
                        round: wish.round,
                        node: wish.node,
                        mv: analysis.best().mv,
                        found: since.unwrap_or(self.now) + analysis.time,
                    });
                }
                self.learn(&wish, &analysis);
                self.analyst.report(&wish, analysis, true);
            }
        }
    }

    /// A search ended without a move.
    fn on_failure(&mut self, wish: &Wish) {
        self.analyst.failed(wish);
        if let Purpose::Review(_) = wish.purpose {
            self.review.failed();
        }
        if let (Purpose::Batch(_), Some((_, search))) = (&wish.purpose, &self.batch_search) {
            self.batch.answer(search, None);
        }
        if wish.purpose == Purpose::Ponder {
            self.pondered = Some((wish.round, wish.node));
        }
        if let Purpose::Move(_) = wish.purpose {
            self.is_paused = true;
        }
        self.notify(Message::EngineFailed);
    }

    /// When [`Session::tick`] must be called next even if nothing comes in: something will have
    /// changed then. None: only input or the engine change anything.
    pub fn next_wake(&self) -> Option<Duration> {
        let clocks = &self.round.clocks;
        let is_walking = self
            .collection
            .as_ref()
            .is_some_and(|games| !games.is_complete());
        let is_between_games = self.batch.progress().is_some() && self.batch_search.is_none();
        let wakes = [
            (is_walking || is_between_games).then_some(self.now),
            self.pacing.until(),
            self.autoplay,
            clocks.runs_out_at(),
            clocks.shown_changes_at(self.now),
        ];
        wakes.into_iter().flatten().min()
    }

    /// Whether the front end should draw frame after frame: discs are turning.
    pub fn is_animating(&self) -> bool {
        self.pacing.is_turning(self.now)
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The game that is shown, with all its variations and notes.
    pub fn game(&self) -> &Game {
        self.round.game()
    }

    fn set_settings(&mut self, settings: Settings) {
        if settings.language != self.settings.language {
            self.set_language = None;
        }
        self.settings = settings;
        self.decide_pass_anew();
        self.pacing.pace = self.settings.play.pace();
        self.thinker
            .set_options(self.settings.engine.options(self.n_cpus));
    }

    /// Tells the keys that mean more than one thing in the settings.
    fn tell_keys(&mut self) {
        let keymap = Keymap::new(&self.settings.keys);
        if !keymap.conflicts().is_empty() {
            self.notify(Message::Keys(keymap.conflicts().to_vec()));
        }
    }

    fn notify(&mut self, message: Message) {
        self.last_notice += 1;
        self.notices.push(Notice {
            id: self.last_notice,
            at: self.now,
            message,
        });
        if self.notices.len() > N_NOTICES {
            self.notices.remove(0);
        }
    }

    /// Another game takes this one's place, which is kept if something was played in it.
    fn begin(&mut self, round: Round) {
        let id = self.last_round_id + 1;
        self.last_round_id = id;
        let is_unfinished = self.round.live().is_some() && self.round.outcome().is_none();
        let old = self.change_places(Kept {
            round,
            id,
            is_paused: false,
        });
        if old.round.revision() > 0 {
            self.kept.push(old);
            if self.kept.len() > N_KEPT {
                self.kept.remove(0);
            }
            if is_unfinished {
                self.notify(Message::Kept);
            }
        }
    }

    fn change_places(&mut self, new: Kept) -> Kept {
        self.round.clocks.stop(self.now);
        self.pacing.clear();
        self.reply = None;
        self.analyst.other_game();
        self.review = Review::noted(new.round.game());
        self.n_judged += 1;
        self.autoplay = None;
        self.told_mistakes = None;
        Kept {
            round: std::mem::replace(&mut self.round, new.round),
            id: std::mem::replace(&mut self.round_id, new.id),
            is_paused: std::mem::replace(&mut self.is_paused, new.is_paused),
        }
    }

    fn fetch_back(&mut self) -> Result<(), Refusal> {
        let kept = self.kept.pop().ok_or(Refusal::NothingKept)?;
        let old = self.change_places(kept);
        if old.round.revision() > 0 {
            self.kept.push(old);
        }
        Ok(())
    }

    /// Brings everything into the state that belongs to this moment.
    fn settle(&mut self) {
        while self.step() {}
        self.settle_clocks();
        self.settle_review();
        self.settle_batch();
        let wish = self.wish();
        let limits = |wish: &Wish| playing::limits(&self.round, wish, self.now);
        self.thinker.want(wish, self.now, limits);
        self.settle_list();
        self.settle_files();
    }

    /// What is worth knowing now: a move to play, else what the shown position is worth, else
    /// the move that the waiting game needs, a review, or something for the opponent's time.
    fn wish(&self) -> Option<Wish> {
        if self.editor.is_some() {
            return None;
        }
        let wish = |node: NodeId, position: Position, purpose| Wish {
            round: self.round_id,
            node,
            board: position.board(),
            is_anti: self.is_anti(),
            purpose,
        };
        let here = self.round.cursor().here();
        let to_move = self
            .move_wanted()
            .map(|(node, position, level)| wish(node, position, Purpose::Move(level)));
        if self.round.is_live() && to_move.is_some() {
            return to_move;
        }
        if !self.round.is_over_here() && self.analyst.wants(here) && self.check_values().is_ok() {
            let position = self.round.position();
            let limits = Analyst::limits(&self.settings.study, position);
            if !self.analyst.knows(here, &limits) {
                return Some(wish(here, position, Purpose::Analysis(limits)));
            }
        }
        let review = || {
            let search = self.review_search.clone()?;
            Some(Wish {
                round: self.round_id,
                node: search.node,
                board: search.board,
                is_anti: false,
                purpose: Purpose::Review(search.limits),
            })
        };
        let batch = || {
            let (index, search) = self.batch_search.clone()?;
            Some(Wish {
                // Rounds count up from 0, so that these are never one.
                round: u64::MAX - index as u64,
                node: search.node,
                board: search.board,
                is_anti: false,
                purpose: Purpose::Batch(search.limits),
            })
        };
        let ponder = || {
            let (node, position) = self.ponder_wanted()?;
            Some(wish(node, position, Purpose::Ponder))
        };
        to_move.or_else(review).or_else(ponder).or_else(batch)
    }

    /// Whether it is the engine's turn in the game in play.
    fn engine_is_to_move(&self) -> bool {
        let player = self.round.player_to_move();
        matches!(player, Some((_, Player::Engine(_))))
    }
}
