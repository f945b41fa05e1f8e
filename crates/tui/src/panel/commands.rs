//! [`Commands`]: commands to choose from by name.

use huri_i18n::{Text, Texts};
use huri_session::keys::Key;
use huri_session::{Action, Keymap};

use super::{Cursor, Request};
use crate::input::Press;
use crate::line_edit::LineEdit;

/// The menu that Escape opens: what one begins with.
pub const MENU: [Action; 15] = [
    Action::NewGame,
    Action::FetchBack,
    Action::Open,
    Action::Library,
    Action::Paste,
    Action::SetUp,
    Action::Save,
    Action::SaveAs,
    Action::Review,
    Action::Settings,
    Action::Rules,
    Action::Course,
    Action::Keys,
    Action::Palette,
    Action::Quit,
];

/// Commands to choose from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Commands {
    /// What is being looked for; none in the menu.
    pub filter: Option<LineEdit>,
    /// The chosen row.
    pub cursor: Cursor,
}

impl Commands {
    /// The menu.
    pub fn menu() -> Commands {
        Commands {
            filter: None,
            cursor: Cursor::default(),
        }
    }

    /// All commands, found by typing a part of their names.
    pub fn palette() -> Commands {
        Commands {
            filter: Some(LineEdit::default()),
            cursor: Cursor::default(),
        }
    }

    /// The commands to choose from now.
    pub fn actions(&self, texts: &Texts) -> Vec<Action> {
        let Some(filter) = &self.filter else {
            return MENU.to_vec();
        };
        let wanted = filter.text().to_lowercase();
        let matches = |action: &Action| {
            let name = texts.get(Text::from(*action)).to_lowercase();
            wanted.split_whitespace().all(|word| name.contains(word))
        };
        Action::for_terminal().filter(matches).collect()
    }

    /// Takes a key. In the menu a command's own key does it too.
    pub fn press(&mut self, press: Press, texts: &Texts, keymap: &Keymap) -> Option<Request> {
        let actions = self.actions(texts);
        if press.is(Key::Enter) {
            return actions
                .get(self.cursor.at)
                .map(|&action| Request::Act(action));
        }
        if self.cursor.press(press, actions.len()) {
            return None;
        }
        if let Some(filter) = &mut self.filter
            && filter.press(press)
        {
            self.cursor.at = 0;
            return None;
        }
        keymap.action(press.chord).map(Request::Act)
    }
}
