//! [`Panel`]: what lies over the game: menus, forms, lists, texts.
//!
//! A panel knows its own state and keys. What is to be done it asks for ([`Request`]).

pub mod commands;
pub mod course;
pub mod files;
pub mod keys;
pub mod new_game;
pub mod page;
pub mod players;
pub mod review;
pub mod settings;
pub mod tags;

use huri_core::NodeId;
use huri_session::keys::Key;
use huri_session::{Action, Command};

use crate::input::Press;
use crate::line_edit::LineEdit;
use commands::Commands;
use course::Course;
use files::{Games, Library, Open, SaveAs};
use keys::Keys;
use new_game::NewGameForm;
use page::Page;
use players::PlayersForm;
use review::Mistakes;
use settings::SettingsForm;
use tags::TagsForm;

/// Something over the game.
#[derive(Clone, PartialEq, Debug)]
pub enum Panel {
    /// Commands to choose from: the menu, or all of them with a filter.
    Commands(Commands),
    /// The choices for a new game.
    NewGame(NewGameForm),
    /// Who plays which side.
    Players(PlayersForm),
    /// All settings.
    Settings(Box<SettingsForm>),
    /// Names, event and so on.
    Tags(TagsForm),
    /// A file to open.
    Open(Open),
    /// Where to save and as what.
    SaveAs(SaveAs),
    /// A folder to look through.
    Library(Library),
    /// The games of a collection.
    Games(Games),
    /// The remark on a position.
    Comment(NodeId, LineEdit),
    /// A place to paste into.
    Paste(LineEdit),
    /// All keys.
    Keys(Keys),
    /// A text to read.
    Page(Page),
    /// The course.
    Course(Box<Course>),
    /// The mistakes of the game.
    Mistakes(Mistakes),
}

/// What a panel asks for.
#[derive(Clone, PartialEq, Debug)]
pub enum Request {
    /// Close this panel.
    Close,
    /// Tell the session. The panel closes when that is done, and stays when it is refused.
    Command(Command),
    /// Tell the session; the panel stays.
    CommandKeeping(Command),
    /// Close this panel, then do what an action does.
    Act(Action),
}

/// A position in a list.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Cursor {
    /// The chosen row.
    pub at: usize,
}

impl Cursor {
    /// Takes a key in a list of `n` rows; whether it meant something here.
    pub fn press(&mut self, press: Press, n: usize) -> bool {
        const PAGE: usize = 10;
        let last = n.saturating_sub(1);
        self.at = match press.chord.key {
            Key::Up => self.at.saturating_sub(1),
            Key::Down => (self.at + 1).min(last),
            Key::PageUp => self.at.saturating_sub(PAGE),
            Key::PageDown => (self.at + PAGE).min(last),
            Key::Home => 0,
            Key::End => last,
            _ => return false,
        };
        true
    }

    /// Moves by the wheel.
    pub fn wheel(&mut self, by: i32, n: usize) {
        let last = n.saturating_sub(1);
        self.at = self.at.saturating_add_signed(by as isize).min(last);
    }

    /// The first row to show where `height` rows fit.
    pub fn first(self, n: usize, height: usize) -> usize {
        (self.at + 1)
            .saturating_sub(height * 2 / 3)
            .min(n.saturating_sub(height))
    }
}
