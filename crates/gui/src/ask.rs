//! [`Ask`]: what drawing a frame, or a key, asks the window to do.

use eframe::egui::ColorImage;
use huri_core::Square;
use huri_learn::Act;
use huri_session::{Action, Command};

use crate::remembered::Remembered;

/// Something to be done after the frame is drawn.
#[derive(Clone, PartialEq, Debug)]
pub enum Ask {
    /// What an action does.
    Act(Action),
    /// A command for the session.
    Do(Command),
    /// The same, after which the panel closes unless it is refused.
    DoAndClose(Command),
    /// A square was chosen.
    Square(Square),
    /// What a learner does in the course.
    Learn(Act),
    /// A text was pasted.
    Paste(String),
    /// A picture was pasted.
    PastePicture,
    /// The window's own settings.
    Remember(Remembered),
    /// Close what was opened last.
    Close,
    /// Into the clipboard.
    Copy(Copied),
    /// More about what was refused or what happened.
    Details(Vec<String>),
    /// A place for the games that were reviewed.
    SaveReviewed,
    /// The system's dialog for this.
    Pick(Pick),
    /// Show the part of the margin that does not fit beside a small board, or hide it.
    More,
}

/// What goes into the clipboard.
#[derive(Clone, PartialEq, Debug)]
pub enum Copied {
    /// A text.
    Text(String),
    /// A picture.
    Picture(ColorImage),
}

/// What the system's dialog is to find.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pick {
    /// Files to open.
    Files,
    /// A folder to open.
    Folder,
    /// A file to save to, with a name to begin with.
    Save(String),
}
