//! [`Action`]: the one list of what a user can ask for, behind menus, keys, palette and manual.
//!
//! An action has no arguments. Where it needs none it is a [`Command`] for the session; where it
//! does (a file, the choices for a new game) or concerns the front end alone, the front end opens
//! what it takes and then gives the command. [`Session::allowed`](crate::Session::allowed) tells
//! whether it can be done now, or why not.

use crate::command::{Command, EditCommand};
use crate::settings::Shows;

/// A menu, in the order of the menus.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Group {
    /// Games, files, quitting.
    Game,
    /// Taking back, the clipboard, the board editor.
    Edit,
    /// What is shown.
    View,
    /// The engine and its moves.
    Engine,
    /// Walking through games, variations, review.
    Study,
    /// Help.
    Help,
}

impl Group {
    /// All, in order.
    pub const ALL: [Group; 6] = [
        Group::Game,
        Group::Edit,
        Group::View,
        Group::Engine,
        Group::Study,
        Group::Help,
    ];
}

macro_rules! actions {
    ($($(#[$meta:meta])* $name:ident $group:ident $id:literal [$($key:literal),*])*) => {
        /// Something a user can ask for. The order is that of menus and of the manual.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Action {
            $($(#[$meta])* $name),*
        }

        impl Action {
            /// All actions in order.
            pub const ALL: [Action; [$($id),*].len()] = [$(Action::$name),*];

            /// Its name in settings and manuals, never shown to users.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Action::$name => $id),*
                }
            }

            /// Its menu.
            pub const fn group(self) -> Group {
                match self {
                    $(Action::$name => Group::$group),*
                }
            }

            /// Its keys unless the user has chosen others; the one to show first.
            pub const fn default_keys(self) -> &'static [&'static str] {
                match self {
                    $(Action::$name => &[$($key),*]),*
                }
            }
        }
    };
}

actions! {
    /// Choose players, clocks, start and rules of a new game.
    NewGame Game "new-game" ["Ctrl+N", "N"]
    /// A new game with the choices of the last one.
    PlayAgain Game "play-again" ["F2"]
    /// The game that was left for another one, as it was.
    FetchBack Game "fetch-back" ["Ctrl+B"]
    /// Open a record.
    Open Game "open" ["Ctrl+O", "O"]
    /// The games of a folder or collection.
    Library Game "library" ["Ctrl+L", "L"]
    /// Save where the game was saved before.
    Save Game "save" ["Ctrl+S", "S"]
    /// Save elsewhere or in another format.
    SaveAs Game "save-as" ["Ctrl+Shift+S", "Shift+S"]
    /// Names, event, date and so on.
    Tags Game "tags" ["Ctrl+I", "J"]
    /// Who plays which side.
    Players Game "players" ["Ctrl+P"]
    /// Human and engine change sides.
    SwapSides Game "swap-sides" ["X"]
    /// A side without a move passes.
    Pass Game "pass" ["P"]
    /// The discs are turned: the other side goes on.
    TurningDone Game "turning-done" ["K"]
    /// Turn the discs that are still wrong.
    TurningMend Game "turning-mend" ["Shift+K"]
    /// Give up.
    Resign Game "resign" ["Ctrl+R"]
    /// Leave the program; the game is kept.
    Quit Game "quit" ["Ctrl+Q", "Q"]

    /// Take back.
    Undo Edit "undo" ["Ctrl+Z", "U"]
    /// Play again what was taken back.
    Redo Edit "redo" ["Ctrl+Y", "R", "Ctrl+Shift+Z"]
    /// Copy the moves as text.
    CopyMoves Edit "copy-moves" ["Ctrl+C"]
    /// Copy the board as text.
    CopyBoard Edit "copy-board" ["Ctrl+Shift+C"]
    /// Copy the whole game with its notes.
    CopyRecord Edit "copy-record" []
    /// Copy the board as a picture.
    CopyPicture Edit "copy-picture" []
    /// Paste a game or position, whatever its format.
    Paste Edit "paste" ["Ctrl+V"]
    /// Set up a position.
    SetUp Edit "set-up" ["Ctrl+E"]
    /// Write a remark on the move.
    Comment Edit "comment" ["T"]
    /// Take away the move's sign.
    SignNone Edit "sign-none" ["Alt+0"]
    /// Mark the move `!!`.
    SignVeryGood Edit "sign-very-good" ["Alt+1"]
    /// Mark the move `!`.
    SignGood Edit "sign-good" ["Alt+2"]
    /// Mark the move `!?`.
    SignInteresting Edit "sign-interesting" ["Alt+3"]
    /// Mark the move `?!`.
    SignDoubtful Edit "sign-doubtful" ["Alt+4"]
    /// Mark the move `?`.
    SignMistake Edit "sign-mistake" ["Alt+5"]
    /// Mark the move `??`.
    SignBlunder Edit "sign-blunder" ["Alt+6"]
    /// All settings.
    Settings Edit "settings" ["Ctrl+,", "F10"]

    /// Coordinates beside the board.
    ShowCoordinates View "show-coordinates" []
    /// Marks where a disc can be placed.
    ShowLegalMoves View "show-legal-moves" ["Shift+L"]
    /// A mark on the disc placed last.
    ShowLastMove View "show-last-move" []
    /// The discs that a move would turn.
    ShowFlips View "show-flips" ["Shift+T"]
    /// Values on the squares.
    ShowHintValues View "show-hint-values" ["Shift+V"]
    /// The discs that cannot be turned any more.
    ShowStable View "show-stable" []
    /// The numbers of the moves on the discs.
    ShowMoveNumbers View "show-move-numbers" ["Shift+N"]
    /// The name of the opening.
    ShowOpening View "show-opening" []
    /// The regions of empty squares, odd and even.
    ShowParity View "show-parity" []
    /// How many moves each side has.
    ShowMobility View "show-mobility" []
    /// The graph of values.
    ShowGraph View "show-graph" ["Shift+G"]
    /// Turn the board by a quarter.
    RotateBoard View "rotate-board" ["Shift+R"]
    /// The margin beside the board, shown or not; in a window alone.
    ShowMargin View "show-margin" ["Ctrl+M"]
    /// The whole screen, or a window; in a window alone.
    WholeScreen View "whole-screen" ["F11"]
    /// Larger text; in a window alone.
    LargerText View "larger-text" ["Ctrl++", "Ctrl+="]
    /// Smaller text; in a window alone.
    SmallerText View "smaller-text" ["Ctrl+-"]
    /// The usual text; in a window alone.
    UsualText View "usual-text" ["Ctrl+0"]

    /// The best moves here, with their values.
    Hint Engine "hint" ["I", "F3"]
    /// Values for every position that is shown.
    Analyze Engine "analyze" ["Z", "F4"]
    /// The engine moves at once with the best it has.
    MoveNow Engine "move-now" ["M"]
    /// Engine and clocks stand still.
    Pause Engine "pause" ["Ctrl+Space", "F8"]
    /// Engine and clocks go on.
    Continue Engine "continue" ["F9"]

    /// The position before the first move.
    Start Study "start" ["Home", "<"]
    /// One move back.
    Back Study "back" ["PageUp", ","]
    /// One move forward.
    Forward Study "forward" ["PageDown", "."]
    /// The last position of the line.
    End Study "end" ["End", ">"]
    /// The move played instead, before this one.
    PreviousVariation Study "previous-variation" ["Ctrl+Up", "["]
    /// The move played instead, after this one.
    NextVariation Study "next-variation" ["Ctrl+Down", "]"]
    /// Where this variation branches off.
    LeaveVariation Study "leave-variation" ["Ctrl+Home", "\\"]
    /// The last mistake before this position.
    PreviousMistake Study "previous-mistake" ["Ctrl+Left", "("]
    /// The next mistake.
    NextMistake Study "next-mistake" ["Ctrl+Right", ")"]
    /// Back to the game that is being played.
    ReturnToGame Study "return-to-game" ["Backspace"]
    /// Play on from the position shown.
    PlayFromHere Study "play-from-here" ["Y"]
    /// Show move after move.
    Autoplay Study "autoplay" ["W"]
    /// Make this line the main line.
    Promote Study "promote" ["Ctrl+Shift+Up", "+"]
    /// Delete this move and all after it.
    DeleteMove Study "delete-move" ["Delete"]
    /// Delete all after this move.
    CutAfter Study "cut-after" ["Shift+Delete"]
    /// Analyse the whole game.
    Review Study "review" ["V", "F5"]
    /// End the analysis of the game.
    StopReview Study "stop-review" ["Shift+F5"]

    /// Find an action by name.
    Palette Help "palette" ["Ctrl+K", ":"]
    /// All keys.
    Keys Help "keys" ["?", "F1"]
    /// The rules of the game.
    Rules Help "rules" []
    /// The course: the game step by step.
    Course Help "course" []
    /// About this program.
    About Help "about" []
}

impl Action {
    /// The action with this [`id`](Action::id).
    pub fn from_id(id: &str) -> Option<Action> {
        Action::ALL.into_iter().find(|action| action.id() == id)
    }

    /// Whether it means something only in a window: a terminal has a size and letters of its own.
    pub const fn is_for_window(self) -> bool {
        matches!(
            self,
            Action::ShowMargin
                | Action::WholeScreen
                | Action::LargerText
                | Action::SmallerText
                | Action::UsualText
        )
    }

    /// All but what is for a window alone, in order.
    pub fn for_terminal() -> impl Iterator<Item = Action> {
        let is_meant = |action: &Action| !action.is_for_window();
        Action::ALL.into_iter().filter(is_meant)
    }

    /// What the session is told, where no more needs to be known.
    pub fn command(self) -> Option<Command> {
        use huri_core::game::Sign;
        Some(match self {
            Action::PlayAgain => Command::PlayAgain,
            Action::FetchBack => Command::FetchBack,
            Action::Save => Command::Save,
            Action::SwapSides => Command::SwapSides,
            Action::Pass => Command::Pass,
            Action::TurningDone => Command::TurningDone,
            Action::TurningMend => Command::TurningMend,
            Action::Resign => Command::Resign,
            Action::Undo => Command::Undo,
            Action::Redo => Command::Redo,
            Action::SetUp => Command::Edit(EditCommand::Begin),
            Action::SignNone => Command::Sign(None),
            Action::SignVeryGood => Command::Sign(Some(Sign::VeryGood)),
            Action::SignGood => Command::Sign(Some(Sign::Good)),
            Action::SignInteresting => Command::Sign(Some(Sign::Interesting)),
            Action::SignDoubtful => Command::Sign(Some(Sign::Doubtful)),
            Action::SignMistake => Command::Sign(Some(Sign::Mistake)),
            Action::SignBlunder => Command::Sign(Some(Sign::Blunder)),
            Action::Hint => Command::Hint,
            Action::Analyze => Command::ToggleAnalysis,
            Action::MoveNow => Command::MoveNow,
            Action::Pause => Command::Pause,
            Action::Continue => Command::Continue,
            Action::Start => Command::Start,
            Action::Back => Command::Back,
            Action::Forward => Command::Forward,
            Action::End => Command::End,
            Action::PreviousVariation => Command::PreviousVariation,
            Action::NextVariation => Command::NextVariation,
            Action::LeaveVariation => Command::LeaveVariation,
            Action::PreviousMistake => Command::PreviousMistake,
            Action::NextMistake => Command::NextMistake,
            Action::ReturnToGame => Command::ReturnToGame,
            Action::PlayFromHere => Command::PlayFromHere,
            Action::Autoplay => Command::ToggleAutoplay,
            Action::Promote => Command::Promote,
            Action::DeleteMove => Command::DeleteMove,
            Action::CutAfter => Command::CutAfter,
            Action::Review => Command::Review,
            Action::StopReview => Command::StopReview,
            other => return other.shows().map(Command::Show),
        })
    }

    /// What it shows or hides, for the actions of that kind.
    pub const fn shows(self) -> Option<Shows> {
        Some(match self {
            Action::ShowCoordinates => Shows::Coordinates,
            Action::ShowLegalMoves => Shows::LegalMoves,
            Action::ShowLastMove => Shows::LastMove,
            Action::ShowFlips => Shows::Flips,
            Action::ShowHintValues => Shows::HintValues,
            Action::ShowStable => Shows::Stable,
            Action::ShowMoveNumbers => Shows::MoveNumbers,
            Action::ShowOpening => Shows::Opening,
            Action::ShowParity => Shows::Parity,
            Action::ShowMobility => Shows::Mobility,
            Action::ShowGraph => Shows::Graph,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_unique_and_found_again() {
        for action in Action::ALL {
            assert_eq!(Action::from_id(action.id()), Some(action));
        }
        assert_eq!(Action::from_id("nothing"), None);
    }
}
