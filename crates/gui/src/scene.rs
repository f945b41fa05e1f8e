//! [`Scene`]: what everything that draws is given, and what it asks of an action.

use huri_i18n::Text;
use huri_session::action::Group;
use huri_session::{Action, Keymap, Session, View};

use crate::remembered::Remembered;
use crate::tones::Tones;
use crate::words::Words;

/// What everything that draws is given.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// What there is to draw.
    pub view: &'a View,
    /// The session, for what is not in the view.
    pub session: &'a Session,
    /// In which colours.
    pub tones: &'a Tones,
    /// In which words.
    pub words: Words,
    /// Which keys do what.
    pub keymap: &'a Keymap,
    /// The window's own settings.
    pub remembered: Remembered,
}

/// The actions of a menu, in its order.
pub fn of_group(group: Group) -> impl Iterator<Item = Action> {
    let is_in = move |action: &Action| action.group() == group;
    Action::ALL.into_iter().filter(is_in)
}

impl Scene<'_> {
    /// The key to show beside an action; empty if it has none.
    pub fn key(&self, action: Action) -> String {
        let first = self.keymap.chords(action).first();
        first.map(ToString::to_string).unwrap_or_default()
    }

    /// Whether an action can be done now.
    ///
    /// # Errors
    /// Why not.
    pub fn allowed(&self, action: Action) -> Result<(), Text> {
        let allowed = self.session.allowed(action);
        allowed.map_err(|refusal| Text::from(&refusal))
    }

    /// Whether an action is switched on; none for what is no switch.
    pub fn is_on(&self, action: Action) -> Option<bool> {
        let view = self.view;
        match action {
            Action::ShowMargin => Some(!self.remembered.margin_hidden),
            Action::Analyze => Some(view.analyzing),
            Action::Autoplay => Some(view.autoplaying),
            action => action.shows().map(|what| view.shows.has(what)),
        }
    }
}
