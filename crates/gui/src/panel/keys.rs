//! [`Keys`]: the list of all keys, which can be changed.

use eframe::egui::{Button, Ui, accesskit::Role};
use huri_i18n::Text;
use huri_i18n::text::{Gui, Session};
use huri_session::action::Group;
use huri_session::{Action, Chord, Command, Key, Keymap, Settings};

use crate::ask::Ask;
use crate::scene::{Scene, of_group};
use crate::words::{Words, named};

/// The list of all keys.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Keys {
    /// What the next key is to do.
    waiting: Option<Action>,
    /// What came of the last change.
    told: Option<String>,
}

impl Keys {
    /// Whether the next key is to be handed over rather than to do something.
    pub fn is_waiting(&self) -> bool {
        self.waiting.is_some()
    }

    /// Takes the new key; it may be refused.
    pub fn take(&mut self, chord: Chord, settings: &Settings, words: Words) -> Option<Ask> {
        let action = self.waiting.take()?;
        self.told = None;
        if chord == Chord::plain(Key::Escape) {
            return None;
        }
        if !is_free(chord) {
            let key = chord.to_string();
            self.told = Some(words.get(Gui::KeyNotFree { key }));
            return None;
        }
        let other = Keymap::new(&settings.keys).action(chord);
        if let Some(other) = other.filter(|other| *other != action) {
            self.told = Some(words.get(Gui::KeyTaken {
                key: chord.to_string(),
                name: words.get(Text::from(other)),
            }));
        }
        let keys = Keymap::with(&settings.keys, action, chord);
        Some(changed(settings, keys))
    }

    /// Draws it.
    pub fn show(&mut self, ui: &mut Ui, scene: &Scene, asks: &mut Vec<Ask>) {
        let words = scene.words;
        let settings = scene.session.settings();
        if let Some(told) = &self.told {
            words.label(ui, told);
            ui.add_space(4.0);
        }
        for group in Group::ALL {
            words.title(ui, &words.get(Session::Group { group }));
            for action in of_group(group) {
                self.row(ui, scene, action, asks);
            }
            ui.add_space(8.0);
        }
        if !settings.keys.is_empty() && words.button(ui, Gui::AllKeysAsAtFirst).clicked() {
            self.told = None;
            asks.push(changed(settings, Default::default()));
        }
    }

    fn row(&mut self, ui: &mut Ui, scene: &Scene, action: Action, asks: &mut Vec<Ask>) {
        let words = scene.words;
        let name = words.get(Text::from(action));
        words.label(ui, &name);
        let settings = scene.session.settings();
        ui.horizontal_wrapped(|ui| {
            ui.add_space(16.0);
            for &chord in scene.keymap.chords(action) {
                let key = chord.to_string();
                let response = ui.add(Button::new(&key));
                let spoken = words.get(Gui::RemoveKey {
                    key,
                    name: name.clone(),
                });
                let response = words.tip(response, &spoken);
                if named(response, Role::Button, &spoken).clicked() {
                    self.told = None;
                    let keys = Keymap::without(&settings.keys, action, chord);
                    asks.push(changed(settings, keys));
                }
            }
            if self.waiting == Some(action) {
                let name = name.clone();
                let told = words.label(ui, &words.get(Gui::PressKey { name }));
                told.scroll_to_me(None);
            } else {
                let shown = words.get(Gui::NewKey);
                let response = ui.add(Button::new(words.on_button(ui, &shown)).frame(false));
                let spoken = words.get(Gui::NewKeyFor { name: name.clone() });
                if named(response, Role::Button, &spoken).clicked() {
                    self.told = None;
                    self.waiting = Some(action);
                }
            }
            if settings.keys.contains_key(action.id())
                && words.button(ui, Gui::KeysAsAtFirst).clicked()
            {
                self.told = None;
                let mut keys = settings.keys.clone();
                keys.remove(action.id());
                asks.push(changed(settings, keys));
            }
        });
    }
}

/// Whether a key can be given a meaning: it types no square, and neither moves the focus nor
/// presses what has it, and pastes nothing.
fn is_free(chord: Chord) -> bool {
    let is_plain = !chord.ctrl && !chord.alt;
    let moves = matches!(
        chord.key,
        Key::Enter | Key::Tab | Key::Space | Key::Left | Key::Right | Key::Up | Key::Down
    );
    let pastes = chord.ctrl && !chord.alt && !chord.shift && chord.key == Key::Char('V');
    let is_escape = chord.key == Key::Escape;
    !(chord.types_a_square() || is_plain && moves || pastes || is_escape)
}

fn changed(settings: &Settings, keys: std::collections::BTreeMap<String, Vec<String>>) -> Ask {
    let settings = Settings {
        keys,
        ..settings.clone()
    };
    Ask::Do(Command::Settings(Box::new(settings)))
}
