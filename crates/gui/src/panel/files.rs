//! Files: a path to open ([`Open`]), a path and a format to save to ([`SaveAs`]).

use std::path::PathBuf;

use eframe::egui::{Button, Key, Ui, accesskit::Role};
use huri_core::record::Format;
use huri_i18n::Text;
use huri_i18n::text::{Gui, Tui};
use huri_session::{Command, Settings};

use crate::app::Scene;
use crate::ask::{Ask, Pick};
use crate::words::named;

/// A file or folder to open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Open {
    path: String,
    recent: Vec<PathBuf>,
    is_new: bool,
}

impl Open {
    /// With the files opened or saved lately.
    pub fn new(settings: &Settings) -> Open {
        Open {
            path: String::new(),
            recent: settings.files.recent.clone(),
            is_new: true,
        }
    }

    /// Draws it.
    pub fn show(&mut self, ui: &mut Ui, scene: &Scene, asks: &mut Vec<Ask>) {
        let words = scene.words;
        words.line(ui, 32.0, |ui| {
            if words.button(ui, Gui::ChooseFile).clicked() {
                asks.push(Ask::Pick(Pick::File));
            }
            if words.button(ui, Gui::ChooseFolder).clicked() {
                asks.push(Ask::Pick(Pick::Folder));
            }
        });
        ui.add_space(8.0);
        let field = words.field(ui, &words.get(Tui::Path), &mut self.path);
        if std::mem::take(&mut self.is_new) {
            field.request_focus();
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        words.line(ui, 32.0, |ui| {
            let path = || PathBuf::from(self.path.trim());
            if words.button(ui, Tui::OpenButton).clicked() || entered {
                asks.push(Ask::DoAndClose(Command::Open(path())));
            }
            if words.button(ui, Tui::AllOfFolder).clicked() {
                asks.push(Ask::DoAndClose(Command::OpenFolder(path())));
            }
        });
        if !self.recent.is_empty() {
            ui.add_space(8.0);
            words.muted(ui, &words.get(Gui::Recent));
        }
        for path in &self.recent {
            let name = path.display().to_string();
            let response = ui.add(Button::selectable(false, &name).truncate());
            if named(response, Role::Button, &name).clicked() {
                asks.push(Ask::DoAndClose(Command::Open(path.clone())));
            }
        }
    }
}

/// What a game can be saved as, with the usual ending of its files.
const FORMATS: [(Format, &str); 9] = [
    (Format::Huri, "huri.json"),
    (Format::Transcript, "txt"),
    (Format::Ggf, "ggf"),
    (Format::Sgf, "sgf"),
    (Format::Pgn, "pgn"),
    (Format::Wthor, "wtb"),
    (Format::Grid, "grid.txt"),
    (Format::Board, "board.txt"),
    (Format::Egaroucid, "json"),
];

/// Where to save and as what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaveAs {
    /// Where.
    pub path: String,
    /// Whether another file of that name may be replaced.
    pub overwrite: bool,
    format: usize,
    is_new: bool,
}

impl SaveAs {
    /// Beginning with where the game was.
    pub fn new(path: Option<PathBuf>) -> SaveAs {
        let path = path.map(|path| path.display().to_string());
        let path = path.unwrap_or_else(|| format!("game.{}", FORMATS[0].1));
        let ending = |(_, ending): &(Format, &str)| path.ends_with(&format!(".{ending}"));
        SaveAs {
            format: FORMATS.iter().position(ending).unwrap_or(0),
            path,
            overwrite: false,
            is_new: true,
        }
    }

    /// Draws it.
    pub fn show(&mut self, ui: &mut Ui, scene: &Scene, asks: &mut Vec<Ask>) {
        let words = scene.words;
        let names = FORMATS.map(|(format, _)| words.get(Text::from(format)));
        let before = self.format;
        if words.choice(ui, &words.get(Tui::Format), &mut self.format, &names) {
            let ending = format!(".{}", FORMATS[before].1);
            if let Some(stem) = self.path.strip_suffix(&ending) {
                self.path = format!("{stem}.{}", FORMATS[self.format].1);
            }
        }
        let field = words.field(ui, &words.get(Tui::Path), &mut self.path);
        if std::mem::take(&mut self.is_new) {
            field.request_focus();
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if words.button(ui, Gui::ChoosePlace).clicked() {
            asks.push(Ask::Pick(Pick::Save));
        }
        words.switch(ui, &mut self.overwrite, &words.get(Tui::Overwrite));
        ui.add_space(8.0);
        if words.button(ui, Tui::SaveButton).clicked() || entered {
            asks.push(Ask::DoAndClose(Command::SaveAs {
                path: PathBuf::from(self.path.trim()),
                format: FORMATS[self.format].0,
                overwrite: self.overwrite,
            }));
        }
    }
}
