//! [`Item`]: all that there is to choose from: the session's actions, and what concerns the
//! window alone. Menus, palette, keys and the list of keys are made of it.

use eframe::egui::{Key, KeyboardShortcut as Shortcut, Modifiers};
use huri_i18n::Text;
use huri_i18n::text::Gui;
use huri_session::Action;
use huri_session::action::Group;

use crate::app::{Scene, actions};
use crate::ask::Ask;

/// What concerns the window alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Own {
    /// The margin beside the board, shown or not.
    Margin,
    /// The whole screen, or a window.
    WholeScreen,
    /// Larger text.
    Larger,
    /// Smaller text.
    Smaller,
    /// The usual text.
    Usual,
}

impl Own {
    /// All of them, in the order of the menu.
    pub const ALL: [Own; 5] = [
        Own::Margin,
        Own::WholeScreen,
        Own::Larger,
        Own::Smaller,
        Own::Usual,
    ];

    /// Its keys, the one to show first. They are the same in most programs and stay.
    pub const fn shortcuts(self) -> &'static [Shortcut] {
        const fn plain(key: Key) -> Shortcut {
            Shortcut::new(Modifiers::NONE, key)
        }
        const fn ctrl(key: Key) -> Shortcut {
            Shortcut::new(Modifiers::COMMAND, key)
        }
        match self {
            Own::Margin => const { &[ctrl(Key::M)] },
            Own::WholeScreen => const { &[plain(Key::F11)] },
            Own::Larger => const { &[ctrl(Key::Plus), ctrl(Key::Equals)] },
            Own::Smaller => const { &[ctrl(Key::Minus)] },
            Own::Usual => const { &[ctrl(Key::Num0)] },
        }
    }
}

/// Something to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// An action of the session's list.
    Action(Action),
    /// What concerns the window alone.
    Own(Own),
}

impl Item {
    /// All there are in the window, in the order of the menus.
    pub fn all() -> impl Iterator<Item = Item> {
        Group::ALL.into_iter().flat_map(Item::of)
    }

    /// Those of a menu.
    pub fn of(group: Group) -> impl Iterator<Item = Item> {
        let own = (group == Group::View).then_some(Own::ALL.map(Item::Own));
        let actions = actions().filter(move |action| action.group() == group);
        actions.map(Item::Action).chain(own.into_iter().flatten())
    }

    /// What it is called.
    pub fn text(self) -> Text {
        match self {
            Item::Action(action) => action.into(),
            Item::Own(Own::Margin) => Gui::ShowMargin.into(),
            Item::Own(Own::WholeScreen) => Gui::WholeScreen.into(),
            Item::Own(Own::Larger) => Gui::LargerText.into(),
            Item::Own(Own::Smaller) => Gui::SmallerText.into(),
            Item::Own(Own::Usual) => Gui::UsualText.into(),
        }
    }

    /// Its keys as they are written, the one to show first.
    pub fn keys(self, scene: &Scene) -> Vec<String> {
        match self {
            Item::Action(action) => {
                let chords = scene.keymap.chords(action).iter();
                chords.map(ToString::to_string).collect()
            }
            Item::Own(own) => {
                let chords = own.shortcuts().iter().filter_map(|shortcut| {
                    crate::keys::pressed(shortcut.logical_key, shortcut.modifiers)
                });
                chords.map(|chord| chord.to_string()).collect()
            }
        }
    }

    /// The key to show beside it; empty if it has none.
    pub fn key(self, scene: &Scene) -> String {
        self.keys(scene).into_iter().next().unwrap_or_default()
    }

    /// What choosing it asks for.
    pub fn ask(self) -> Ask {
        match self {
            Item::Action(action) => Ask::Act(action),
            Item::Own(own) => Ask::Own(own),
        }
    }

    /// Whether it can be done now.
    ///
    /// # Errors
    /// Why not.
    pub fn allowed(self, scene: &Scene) -> Result<(), Text> {
        let Item::Action(action) = self else {
            return Ok(());
        };
        let allowed = scene.session.allowed(action);
        allowed.map_err(|refusal| Text::from(&refusal))
    }

    /// Whether it is switched on; none for what is no switch.
    pub fn is_on(self, scene: &Scene) -> Option<bool> {
        let view = scene.view;
        match self {
            Item::Own(Own::Margin) => Some(!scene.remembered.margin_hidden),
            Item::Own(_) => None,
            Item::Action(Action::Analyze) => Some(view.analyzing),
            Item::Action(Action::Autoplay) => Some(view.autoplaying),
            Item::Action(action) => action.shows().map(|what| view.shows.has(what)),
        }
    }
}
