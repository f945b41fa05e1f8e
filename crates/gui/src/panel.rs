//! What takes the margin's place for a while: choices, files, texts. The board stays beside it.

mod files;
mod games;
mod keys;
mod new_game;
mod pages;
mod settings;
mod texts;

use std::path::PathBuf;

use eframe::egui::{Frame, Margin, ScrollArea, Ui};
use huri_core::NodeId;
use huri_i18n::Text;
use huri_i18n::text::{Common, Tui};
use huri_session::{Action, Settings};

use crate::app::Scene;
use crate::ask::Ask;

pub use files::{Open, SaveAs};
pub use games::Games;
pub use keys::Keys;
pub use new_game::NewGameForm;

/// What takes the margin's place.
#[derive(Debug)]
pub enum Panel {
    /// Choices for a new game.
    NewGame(NewGameForm),
    /// Who plays which side.
    Players,
    /// All settings.
    Settings,
    /// A file or folder to open.
    Open(Open),
    /// Where to save and as what.
    SaveAs(SaveAs),
    /// The games of the open collection.
    Games(Games),
    /// A remark on a position.
    Comment(NodeId, String),
    /// All keys, to be changed.
    Keys(Keys),
    /// The rules of the game.
    Rules,
    /// About this program.
    About,
}

impl Panel {
    /// Choices for a new game, those of the last one.
    pub fn new_game(settings: &Settings) -> Panel {
        Panel::NewGame(NewGameForm::new(settings))
    }

    /// A file or folder to open.
    pub fn open(settings: &Settings) -> Panel {
        Panel::Open(Open::new(settings))
    }

    /// Where to save, beginning with where it was.
    pub fn save_as(path: Option<PathBuf>) -> Panel {
        Panel::SaveAs(SaveAs::new(path))
    }

    /// The games of the open collection.
    pub fn games() -> Panel {
        Panel::Games(Games::default())
    }

    /// A remark on a position.
    pub fn comment(node: NodeId, text: String) -> Panel {
        Panel::Comment(node, text)
    }

    fn title(&self) -> Text {
        match self {
            Panel::NewGame(_) => Tui::NewGame.into(),
            Panel::Players => Tui::Players.into(),
            Panel::Settings => Common::Settings.into(),
            Panel::Open(_) => Tui::Open.into(),
            Panel::SaveAs(_) => Tui::SaveAs.into(),
            Panel::Games(_) => huri_i18n::text::Gui::Games.into(),
            Panel::Comment(..) => Tui::Comment.into(),
            Panel::Keys(_) => Tui::Keys.into(),
            Panel::Rules => Action::Rules.into(),
            Panel::About => Action::About.into(),
        }
    }

    /// Draws it.
    pub fn show(&mut self, ui: &mut Ui, scene: &Scene, asks: &mut Vec<Ask>) {
        let words = scene.words;
        Frame::new()
            .inner_margin(Margin::symmetric(16, 12))
            .show(ui, |ui| {
                ui.set_min_size(ui.available_size());
                words.line(ui, 32.0, |ui| {
                    words.title(ui, &words.get(self.title()));
                    ui.with_layout(words.row_from_end(), |ui| {
                        if words.button(ui, Common::Close).clicked() {
                            asks.push(Ask::Close);
                        }
                    });
                });
                ui.add_space(8.0);
                // The games scroll by themselves, row by row.
                if let Panel::Games(games) = self {
                    ui.with_layout(words.column(), |ui| games.show(ui, scene, asks));
                    return;
                }
                ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                    ui.with_layout(words.column(), |ui| self.content(ui, scene, asks));
                });
            });
    }

    fn content(&mut self, ui: &mut Ui, scene: &Scene, asks: &mut Vec<Ask>) {
        match self {
            Panel::NewGame(form) => form.show(ui, scene, asks),
            Panel::Players => new_game::players(ui, scene, asks),
            Panel::Settings => settings::show(ui, scene, asks),
            Panel::Open(form) => form.show(ui, scene, asks),
            Panel::SaveAs(form) => form.show(ui, scene, asks),
            Panel::Games(_) => {}
            Panel::Comment(node, text) => texts::comment(ui, scene, *node, text, asks),
            Panel::Keys(keys) => keys.show(ui, scene, asks),
            Panel::Rules => pages::rules(ui, scene),
            Panel::About => pages::about(ui, scene),
        }
    }
}
