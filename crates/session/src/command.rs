//! [`Command`]: everything a session can be told.
//!
//! Every command is carried out or refused with a reason in every state; a refused one changes
//! nothing. What users choose from is the list of [actions](crate::action).

use std::path::PathBuf;

use huri_core::game::{Sign, Tags};
use huri_core::record::Format;
use huri_core::{Color, NodeId, Square, Symmetry};

use crate::player::Player;
use crate::settings::{Settings, Shows};
use crate::start::NewGame;

/// Something a session is told.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Places a disc at the shown position: a move in the game in play, else a variation. In the
    /// editor it sets the square to the next of black, white and empty.
    Place(Square),
    /// Passes, or ends the showing of a pass that comes by itself.
    Pass,
    /// At the wooden board: turns a disc by hand, or back.
    TurnDisc(Square),
    /// At the wooden board: the discs are turned, the other side goes on.
    TurningDone,
    /// At the wooden board: sets right what is wrong in this turn.
    TurningMend,
    /// Takes back to the human's last real decision.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// The human gives up; with two humans, or none, the side to move.
    Resign,
    /// Another player for a side, at once.
    SetPlayer(Color, Player),
    /// The players change sides.
    SwapSides,
    /// Engine and clocks stand still.
    Pause,
    /// They go on.
    Continue,
    /// The engine moves at once with the best it has.
    MoveNow,

    /// A new game. The one before is kept, see [`Command::FetchBack`].
    NewGame(Box<NewGame>),
    /// A new game with the choices of the last one.
    PlayAgain,
    /// Changes places with the game that was left last.
    FetchBack,

    /// Values of the moves at the shown position, until another is shown.
    Hint,
    /// Values of the moves at every position that is shown, or no more.
    ToggleAnalysis,
    /// Analyses the whole line shown.
    Review,
    /// Ends the review; what is known is kept.
    StopReview,
    /// Shows move after move, or no more.
    ToggleAutoplay,

    /// To the position before the first move.
    Start,
    /// One move back.
    Back,
    /// One move forward along the line shown.
    Forward,
    /// To the end of the line shown.
    End,
    /// To any position of the game.
    GoTo(NodeId),
    /// To the position so many plies from the start along the line shown, or to its end.
    GoToPly(usize),
    /// To the move beside this one, before it.
    PreviousVariation,
    /// To the move beside this one, after it.
    NextVariation,
    /// To where the variation shown branches off.
    LeaveVariation,
    /// To the last mistake before this position.
    PreviousMistake,
    /// To the next mistake.
    NextMistake,
    /// To the game in play.
    ReturnToGame,
    /// Plays on from the shown position.
    PlayFromHere,

    /// Makes the line shown the main line.
    Promote,
    /// Deletes the shown move and all after it.
    DeleteMove,
    /// Deletes all after the shown move.
    CutAfter,
    /// Remarks on a position; an empty text removes it.
    Comment(NodeId, String),
    /// Marks the shown move, or takes its mark away.
    Sign(Option<Sign>),
    /// Names, event, date and so on. Rules and result stay as they are.
    SetTags(Box<Tags>),

    /// The board editor.
    Edit(EditCommand),

    /// Opens a file: a game, or a collection to choose from. Of a folder, all that is in it.
    Open(PathBuf),
    /// Opens files and folders together: their games become one collection.
    OpenAll(Vec<PathBuf>),
    /// The same from a file's content, as when it is dropped on a browser's window.
    OpenBytes {
        /// What it was called.
        name: String,
        /// Its content.
        bytes: Vec<u8>,
    },
    /// Opens a game of the open collection, by its number from 0.
    OpenGame(usize),
    /// Reviews these games of the open collection one after the other, in the background.
    ReviewGames(Vec<usize>),
    /// Ends that; what is known of games is kept.
    StopReviewGames,
    /// Writes all games that were reviewed, with what was found, to a file of their own. The
    /// files that they came from stay as they are.
    SaveReviewed {
        /// Where to.
        path: PathBuf,
        /// As what.
        format: Format,
        /// Whether another file of that name may be replaced.
        overwrite: bool,
    },
    /// Closes the collection; the game stays.
    CloseCollection,
    /// Opens whatever a text holds: moves, a board, a record of any format.
    Paste(String),
    /// Saves where the game came from or was saved to.
    Save,
    /// Saves to this file from now on.
    SaveAs {
        /// Where to.
        path: PathBuf,
        /// As what.
        format: Format,
        /// Whether another file of that name may be replaced.
        overwrite: bool,
    },
    /// Writes something made of the game, such as a picture, to a file. The game does not belong
    /// to that file then.
    Export {
        /// Where to.
        path: PathBuf,
        /// The file's content.
        bytes: Vec<u8>,
        /// Whether another file of that name may be replaced.
        overwrite: bool,
    },
    /// Goes on with the game that was in play when the program ended.
    Resume,
    /// Shows or hides something on or beside the board.
    Show(Shows),
    /// Other settings, at once and for the next start.
    Settings(Box<Settings>),
    /// Takes away a notice that has been read.
    Dismiss(u64),
}

impl Command {
    /// Whether it can be carried out while the board editor is open.
    pub(crate) fn is_for_editor(&self) -> bool {
        matches!(
            self,
            Command::Edit(_)
                | Command::Place(_)
                | Command::Show(_)
                | Command::Settings(_)
                | Command::Dismiss(_)
        )
    }
}

/// What the board editor is told. While it is open the game waits, untouched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EditCommand {
    /// Opens it on the shown position.
    Begin,
    /// Sets a square.
    Put(Square, Option<Color>),
    /// The same as a part of the last change, with which it is undone: a stroke over several
    /// squares.
    PutAlso(Square, Option<Color>),
    /// Takes all discs away.
    Clear,
    /// The standard start.
    Standard,
    /// Who is to move.
    Turn(Color),
    /// Turns or mirrors the board.
    Apply(Symmetry),
    /// Every disc changes its colour.
    SwapColors,
    /// A board as text, in any of its spellings.
    Text(String),
    /// Undoes the last change in the editor.
    Undo,
    /// Goes on from the position; the game before is kept.
    Accept,
    /// Closes it; nothing has changed.
    Cancel,
}
