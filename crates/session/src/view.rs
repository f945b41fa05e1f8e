//! [`View`]: what there is to draw, as plain data.
//!
//! A view is made anew for every frame and is cheap: what is long stands behind an `Arc` and is
//! made again only when it has changed.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use huri_ai::{Bound, Level};
use huri_core::game::Sign;
use huri_core::record::{Format, Loss, RecordError, Warning};
use huri_core::tabletop::{Mistakes, Standing};
use huri_core::value::Certainty;
use huri_core::{Bitboard, Color, Move, NodeId, Outcome, Position, Square, Value};

use crate::clock::{Left, Reading, TimeControl};
use crate::editor;
use crate::keys::Conflict;
use crate::library::OwnFileProblem;
use crate::pacing::Shown;
use crate::player::{Player, Sides};
use crate::review::{Judged, Progress, Totals};
use crate::round::SavedAs;
use crate::settings::ShowSet;

/// What there is to draw.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The time it shows: what was passed in last.
    pub now: Duration,
    /// What is going on.
    pub stage: Stage,
    /// The discs, and whose turn it is. Discs that are shown turning have their new colour
    /// already: see [`turned_by`](crate::pacing::turned_by). In the editor, what is edited.
    pub position: Position,
    /// Where a disc can be placed now by somebody here; empty while it is not his turn.
    pub legal_moves: Bitboard,
    /// The discs that cannot be turned any more, as far as can be told at a glance.
    pub stable: Bitboard,
    /// The regions of empty squares, if they are shown.
    pub regions: Arc<[Bitboard]>,
    /// The disc placed last.
    pub last_move: Option<Square>,
    /// The side that passed last, as the last ply.
    pub last_pass: Option<Color>,
    /// What is being shown of the last move or of a pass to come.
    pub shown: Option<Shown>,
    /// The players with their clocks and discs.
    pub sides: Sides<Side>,
    /// The number of the move that placed each disc, by square index; none for the start's.
    pub numbers: Arc<[Option<u16>]>,
    /// How many plies lead here, passes included.
    pub ply: usize,
    /// The shown node.
    pub here: NodeId,
    /// Where the game in play stands.
    pub live: Option<NodeId>,
    /// The line shown, through `here` to its end, without the start.
    pub line: Arc<[NodeId]>,
    /// All moves with their variations, in the order of a move list.
    pub list: Arc<[Entry]>,
    /// What positions along the line are worth: one point a ply, from the start on.
    pub graph: Arc<[Point]>,
    /// The review of the line shown: what is known, and how far along it is.
    pub review: Review,
    /// The last named opening on the way here.
    pub opening: Option<&'static str>,
    /// The remark on the shown position.
    pub comment: String,
    /// The result, where the shown position is the end of its game.
    pub result: Option<Result>,
    /// Values of moves at the shown position, best first; empty if not asked for.
    pub hints: Vec<Hint>,
    /// Whether hints are shown at every position.
    pub analyzing: bool,
    /// Whether move after move is being shown by itself.
    pub autoplaying: bool,
    /// What the engine is doing.
    pub thinking: Option<Thinking>,
    /// The turn under way at the wooden board.
    pub turning: Option<Turning>,
    /// Discs that show the wrong colour, at the wooden board where mistakes are told.
    pub standing: Vec<Standing>,
    /// The board editor, while it is open.
    pub editor: Option<Editor>,
    /// What is shown on and beside the board, by the settings.
    pub shows: ShowSet,
    /// What happened, oldest first, until dismissed.
    pub notices: Vec<Notice>,
    /// The file the game belongs to.
    pub file: Option<SavedAs>,
    /// Whether the game has changed since it was saved or opened.
    pub is_changed: bool,
    /// The open collection; [`Session::collection`](crate::Session::collection) has its games.
    pub collection: Option<CollectionState>,
    /// Whether a game of the last run waits to be resumed.
    pub can_resume: bool,
    /// Whether another game is kept that can be fetched back.
    pub has_kept: bool,
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Somebody here is to place a disc.
    Place,
    /// Somebody here has placed a disc and turns others by hand.
    Turn,
    /// Somebody here has no move and is to say so.
    ConfirmPass,
    /// A side has no move; the pass is being shown and goes on by itself.
    Passing,
    /// The engine is to move: it thinks, or waits until the last move has been seen.
    Engine,
    /// Engine and clocks stand still.
    Paused,
    /// The game is over.
    Over,
    /// Another position than that of the game in play is shown, which waits. A move opens a
    /// variation.
    Beside,
    /// No game is in play. A move opens a variation, or goes on with the line.
    Looking,
    /// The board editor is open.
    Editing,
}

/// A player with his clock and discs.
#[derive(Clone, PartialEq, Debug)]
pub struct Side {
    /// Who plays.
    pub player: Player,
    /// The name in the game's tags; empty if unknown.
    pub name: String,
    /// Discs on the board.
    pub discs: u32,
    /// How many moves it has, or would have if it were its turn.
    pub mobility: u32,
    /// Whether it is its turn.
    pub is_to_move: bool,
    /// The clock, if it has one.
    pub clock: Option<Clock>,
    /// Discs beside the board, at the wooden board.
    pub supply: Option<u32>,
    /// Whether the disc placed last, by this side, was handed over by the other.
    pub was_handed_disc: bool,
}

/// What a clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// By which rule.
    pub control: TimeControl,
    /// What is left.
    pub left: Left,
    /// The time to show: of the main time, or of the running period.
    pub reading: Reading,
    /// Whether the periods have begun.
    pub in_periods: bool,
    /// Whether it runs.
    pub is_running: bool,
    /// Whether under ten seconds are left altogether.
    pub is_short: bool,
}

/// A move in the move list.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// Its node.
    pub node: NodeId,
    /// How many plies lead there, passes included: 1 for the first move.
    pub ply: usize,
    /// Its number among the placed discs of its line; for a pass, of the move before.
    pub number: u16,
    /// Who made it.
    pub color: Color,
    /// The move.
    pub mv: Move,
    /// How deep in variations: 0 for the main line.
    pub depth: usize,
    /// Whether a variation begins here.
    pub begins_variation: bool,
    /// Whether it was taken back and can be redone.
    pub is_taken_back: bool,
    /// The sign a person gave it.
    pub sign: Option<Sign>,
    /// What a review says of it.
    pub judged: Option<Judged>,
    /// What the loss is called, by the settings.
    pub class: Option<Sign>,
    /// Whether there is a remark.
    pub has_comment: bool,
    /// How long the player thought.
    pub time: Option<Duration>,
    /// Whether discs were turned against the rule, by hand.
    pub is_turned_wrongly: bool,
}

impl Entry {
    /// What a review says of it, if another move was better by a disc at least.
    pub fn better(&self) -> Option<Judged> {
        self.judged.filter(|judged| judged.loss() >= 100)
    }
}

/// A point of the graph of values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Point {
    /// The node; the start for the first point.
    pub node: NodeId,
    /// What the position is worth for Black: by a review or analysis, or else as the record
    /// says; none if not known.
    pub value: Option<Value>,
    /// What the move that led there lost, in hundredths of a disc, and how surely that is known.
    pub loss: Option<(i32, Certainty)>,
    /// Who made that move.
    pub color: Option<Color>,
}

/// The review of the line shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Review {
    /// How far along it is; none when it is not going on.
    pub progress: Option<Progress>,
    /// The moves of each side together.
    pub totals: Sides<Totals>,
}

/// The board editor.
#[derive(Clone, PartialEq, Debug)]
pub struct Editor {
    /// What is odd about the position.
    pub oddities: Vec<editor::Oddity>,
    /// Whether there is a change to undo.
    pub can_undo: bool,
    /// Whether anything differs from where it began.
    pub is_changed: bool,
}

/// The open collection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CollectionState {
    /// What it is called.
    pub name: String,
    /// How many games are known.
    pub len: usize,
    /// Whether that is all of them.
    pub is_complete: bool,
    /// The game opened last.
    pub opened: Option<usize>,
    /// How many games could not be read, or not to their end.
    pub n_problems: usize,
    /// How far along the review of games is; none when it is not going on.
    pub reviewing: Option<Progress>,
    /// How long it may still take, once a game has shown how fast it is.
    pub review_left: Option<Duration>,
    /// How many games have been reviewed.
    pub n_reviewed: usize,
    /// Whether no file holds all that the review has found.
    pub is_unsaved: bool,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Result {
    /// Score and ending; the empties counted for who has more discs.
    pub outcome: Outcome,
    /// Who won by the rules of this game; none for a draw.
    pub winner: Option<Color>,
    /// Discs on the board, without the empties.
    pub discs: Sides<u32>,
}

/// A move with its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The move.
    pub mv: Move,
    /// What it is worth for the side to move.
    pub value: Value,
    /// Whether the value is exact or a bound.
    pub bound: Bound,
    /// Whether no other is better.
    pub is_best: bool,
    /// The best play found from here, this move first.
    pub pv: Vec<Move>,
}

/// What the engine is doing.
#[derive(Clone, PartialEq, Debug)]
pub struct Thinking {
    /// What for.
    pub about: About,
    /// Since when.
    pub since: Duration,
    /// What it has found so far, if anything.
    pub so_far: Option<SoFar>,
    /// How much of the search is done, 0 to 1, as far as can be told: by what its steps usually
    /// cost, or by the time it may take where that ends it. None where it goes on until something
    /// happens.
    pub done: Option<f32>,
    /// Whether it was told to answer now.
    pub is_hurried: bool,
}

impl Thinking {
    /// How long a move takes before one may want to have it at once.
    const LONG: Duration = Duration::from_secs(2);

    /// Whether a move has been thought about so long that one may want to have it at once.
    pub fn is_long(&self, now: Duration) -> bool {
        let is_move = matches!(self.about, About::Move(_));
        is_move && !self.is_hurried && now >= self.since + Thinking::LONG
    }
}

/// What the engine thinks about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// Its move, at a level.
    Move(Level),
    /// Hints at the shown position.
    Hints,
    /// The game's review.
    Review,
    /// In the opponent's time.
    Ponder,
}

/// What a search has found so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SoFar {
    /// The best move.
    pub best: Move,
    /// Its value for the side to move there.
    pub value: Value,
    /// The best play found.
    pub pv: Vec<Move>,
    /// Nodes searched.
    pub nodes: u64,
    /// Time taken.
    pub time: Duration,
}

/// A turn under way at the wooden board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turning {
    /// The disc placed.
    pub square: Square,
    /// What was turned so far.
    pub turned: Bitboard,
    /// What is wrong, once it has been told.
    pub told: Option<Mistakes>,
    /// The discs that the rule asks to turn, where they are shown.
    pub asked: Option<Bitboard>,
    /// Whether the opponent handed the disc over.
    pub was_handed_over: bool,
}

/// Something that happened, with a number to dismiss it by.
#[derive(Clone, PartialEq, Debug)]
pub struct Notice {
    /// Grows from notice to notice.
    pub id: u64,
    /// When.
    pub at: Duration,
    /// What.
    pub message: Message,
}

/// What happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Message {
    /// The game is over.
    Over(Result),
    /// The engine broke down over a position; engine and clocks stand still.
    EngineFailed,
    /// The game before was left unfinished and is kept.
    Kept,
    /// A record was recognised and opened.
    Opened {
        /// The name of the file; empty for a pasted text.
        name: String,
        /// As what.
        format: Format,
        /// How many games were found so far.
        n_games: usize,
    },
    /// The game could be read only up to here.
    Broken(Box<RecordError>),
    /// What had to be overlooked to read the game.
    Warnings(Vec<Warning>),
    /// The game was saved.
    Saved {
        /// Where.
        path: PathBuf,
        /// What of it the format does not hold.
        losses: Vec<Loss>,
    },
    /// A file has changed, or is gone, since its games were reviewed: what is kept are the games
    /// as they were.
    SourceChanged {
        /// The file.
        name: String,
    },
    /// Keys that the settings give to several commands, or that type squares.
    Keys(Vec<Conflict>),
    /// Something is wrong with a file of the program's own: settings or games in progress.
    OwnFile(OwnFileProblem),
    /// At the wooden board: the turn has mistakes; saying "done" once more lets them stand.
    Mistakes(Mistakes),
    /// At the wooden board: the opponent handed a disc over.
    HandedOver {
        /// Who got it.
        to: Color,
    },
}
