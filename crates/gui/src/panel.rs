//! What takes the margin's place for a while: choices, files, texts. The board stays beside it.

mod course;
mod details;
pub mod editor;
mod games;
mod keys;
mod new_game;
mod open;
mod pages;
mod rules;
mod save;
mod settings;
mod tags;
mod texts;

use std::path::{Path, PathBuf};

use eframe::egui::{Frame, Margin, ScrollArea, Ui};
use huri_core::NodeId;
use huri_i18n::Text;
use huri_i18n::text::{Common, Tui};
use huri_session::{Action, Settings};

use crate::ask::Ask;
use crate::scene::Scene;
use crate::words::said;

pub use course::Course;
pub use games::Games;
pub use keys::Keys;
pub use new_game::NewGameForm;
pub use open::Open;
pub use save::{Save, board_picture, file_stem};
pub use tags::TagsForm;
pub use texts::Remark;

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
    SaveAs(Save),
    /// Names, event, date, result and so on.
    Tags(Box<TagsForm>),
    /// More about what was refused or what happened.
    Details(Vec<String>),
    /// The games of the open collection.
    Games(Games),
    /// A remark on a position.
    Comment(Remark),
    /// All keys, to be changed.
    Keys(Keys),
    /// The rules of the game.
    Rules,
    /// The game step by step, on the board beside it.
    Course(Course),
    /// About this program.
    About,
}

/// The board editor, which takes the margin's place while it is open.
pub fn beside_editor(ui: &mut Ui, scene: &Scene, brush: &mut editor::Brush, asks: &mut Vec<Ask>) {
    Frame::new()
        .inner_margin(Margin::symmetric(16, 12))
        .show(ui, |ui| {
            ui.set_min_size(ui.available_size());
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                let column = scene.words.column();
                ui.with_layout(column, |ui| editor::show(ui, scene, brush, asks));
            });
        });
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

    /// Where to save, beginning with where it was, or with a name.
    pub fn save_as(path: Option<PathBuf>, name: &str) -> Panel {
        Panel::SaveAs(Save::new(path, name))
    }

    /// Where to save the games that were reviewed.
    pub fn save_reviewed(path: &Path) -> Panel {
        Panel::SaveAs(Save::reviewed(path))
    }

    /// The games of the open collection.
    pub fn games() -> Panel {
        Panel::Games(Games::default())
    }

    /// A remark on a position.
    pub fn comment(node: NodeId, text: String) -> Panel {
        Panel::Comment(Remark::new(node, text))
    }

    fn title(&self) -> Text {
        match self {
            Panel::NewGame(_) => Tui::NewGame.into(),
            Panel::Players => Tui::Players.into(),
            Panel::Settings => Common::Settings.into(),
            Panel::Open(_) => Tui::Open.into(),
            Panel::SaveAs(_) => Tui::SaveAs.into(),
            Panel::Tags(_) => Tui::Tags.into(),
            Panel::Details(_) => huri_i18n::text::Gui::Details.into(),
            Panel::Games(_) => huri_i18n::text::Gui::Games.into(),
            Panel::Comment(_) => Tui::Comment.into(),
            Panel::Keys(_) => Tui::Keys.into(),
            Panel::Rules => Action::Rules.into(),
            Panel::Course(_) => huri_i18n::text::Course::Title.into(),
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
                    said(words.title(ui, &words.get(self.title())));
                    ui.with_layout(words.row_from_end(), |ui| {
                        if words.button(ui, Common::Close).clicked() {
                            asks.push(Ask::Close);
                        }
                    });
                });
                ui.add_space(8.0);
                // Long lists scroll by themselves, row by row.
                match self {
                    Panel::Games(games) => {
                        ui.with_layout(words.column(), |ui| games.show(ui, scene, asks));
                        return;
                    }
                    Panel::Open(open) => {
                        ui.with_layout(words.column(), |ui| open.show(ui, scene, asks));
                        return;
                    }
                    _ => {}
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
            Panel::Games(_) | Panel::Open(_) => {}
            Panel::Tags(form) => form.show(ui, scene, asks),
            Panel::Details(lines) => details::show(ui, scene, lines, asks),
            Panel::SaveAs(form) => form.show(ui, scene, asks),
            Panel::Comment(remark) => remark.show(ui, scene, asks),
            Panel::Keys(keys) => keys.show(ui, scene, asks),
            Panel::Rules => rules::show(ui, scene, asks),
            Panel::Course(course) => course.show(ui, scene, asks),
            Panel::About => pages::about(ui, scene),
        }
    }
}
