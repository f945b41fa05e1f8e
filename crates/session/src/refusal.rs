//! [`Refusal`]: why a command does nothing now.

use std::fmt;

use huri_core::position::IllegalMove;
use huri_core::record::{ReadError, RecordError, Unwritable};
use huri_core::tabletop;

use crate::storage::FileError;
use std::path::PathBuf;

/// Why a command does nothing now. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The rules forbid the move.
    Illegal(IllegalMove),
    /// Something is not possible at the wooden board.
    Turning(tabletop::Refusal),
    /// The discs of this game are not turned by hand.
    NotByHand,
    /// No disc was placed whose turning could be done.
    NothingPlaced,
    /// The engine is to move.
    EnginesTurn,
    /// The game is over.
    GameOver,
    /// No move to take back.
    NothingToUndo,
    /// No move was taken back.
    NothingToRedo,
    /// The engine is not thinking about a move.
    EngineNotThinking,
    /// There is no engine here.
    NoEngine,
    /// Nothing is paused.
    NotPaused,
    /// It is paused already.
    Paused,
    /// No game is being played, only looked at.
    NotPlaying,
    /// The game that is played is shown already, or there is none to go back to.
    NothingToReturnTo,
    /// Already at the first position.
    AtStart,
    /// Already at the last position.
    AtEnd,
    /// No other move stands beside this one.
    NoVariation,
    /// The main line is shown already.
    OnMainLine,
    /// No mistake that way.
    NoMistake,
    /// There is no such place in this game any more.
    NoSuchNode,
    /// The start of the game has no move that could be meant.
    NoMoveHere,
    /// The game that is being played runs through that move: take it back instead.
    InPlay,
    /// The editor is open: accept or cancel first.
    Editing,
    /// The editor is not open.
    NotEditing,
    /// Nothing was changed in the editor.
    NothingEdited,
    /// What was pasted holds nothing, such as an empty clipboard.
    NothingPasted,
    /// The text is no board.
    NoBoard,
    /// Nothing is being reviewed.
    NotReviewing,
    /// The line has no moves to review.
    NothingToReview,
    /// No move and no game has been reviewed yet.
    NothingReviewed,
    /// All these games have been reviewed.
    AllReviewed,
    /// Values mean nothing by the rules of this game.
    NoValues,
    /// The game belongs to no file yet: it has to be saved as one first.
    NoFile,
    /// There is a file of that name already.
    FileExists(PathBuf),
    /// A file or folder cannot be read or written.
    File(FileError),
    /// It is no record.
    Unreadable(ReadError),
    /// Nothing of the record can be read.
    Record(Box<RecordError>),
    /// It holds no games.
    NoGames,
    /// The format cannot hold this game.
    Unwritable(Unwritable),
    /// No collection is open.
    NoCollection,
    /// The collection has no game with this number, from 0.
    NoSuchGame(usize),
    /// No list of openings to draw from has been chosen.
    NoOpenings,
    /// No balanced position was found among many: a wider window or fewer plies may have one.
    NothingBalanced,
    /// No earlier game is kept.
    NothingKept,
    /// Such a choice is not possible.
    NotPossible,
}

/// For logs; users read what `huri-i18n` makes of it.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Illegal(why) => why.fmt(f),
            other => fmt::Debug::fmt(other, f),
        }
    }
}

impl std::error::Error for Refusal {}

impl From<IllegalMove> for Refusal {
    fn from(why: IllegalMove) -> Refusal {
        match why {
            IllegalMove::GameOver => Refusal::GameOver,
            why => Refusal::Illegal(why),
        }
    }
}

impl From<tabletop::Refusal> for Refusal {
    fn from(why: tabletop::Refusal) -> Refusal {
        match why {
            tabletop::Refusal::Illegal(why) => why.into(),
            why => Refusal::Turning(why),
        }
    }
}
