//! [`Open`]: a file or folder to open: by the system's dialog, by its path, from those used
//! lately, or found by walking through folders.

use std::path::{Path, PathBuf};

use eframe::egui::{Key, ScrollArea, Ui, accesskit::Role, vec2};
use huri_i18n::Text;
use huri_i18n::text::{Gui, Tui};
use huri_session::collection::file_name;
use huri_session::storage::{Found, Kind};
use huri_session::{Command, Settings};

use crate::ask::{Ask, Pick};
use crate::scene::Scene;
use crate::words::named;

/// A file or folder to open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Open {
    path: String,
    recent: Vec<PathBuf>,
    /// The folder that is looked through, and what is in it.
    folder: Option<PathBuf>,
    found: Vec<Found>,
    /// Why a folder cannot be looked into.
    problem: Option<String>,
    is_new: bool,
}

/// How many of the files used lately are offered.
const N_RECENT: usize = 6;
const ROW: f32 = 28.0;

impl Open {
    /// With the files opened or saved lately.
    pub fn new(settings: &Settings) -> Open {
        let recent = settings.files.recent.iter().take(N_RECENT);
        Open {
            path: String::new(),
            recent: recent.cloned().collect(),
            folder: None,
            found: Vec::new(),
            problem: None,
            is_new: true,
        }
    }

    /// Draws it.
    pub fn show(&mut self, ui: &mut Ui, scene: &Scene, asks: &mut Vec<Ask>) {
        let words = scene.words;
        if self.is_new
            && let Some(folder) = scene.session.first_folder()
        {
            self.look_into(folder, scene);
        }
        words.flow(ui, |ui| {
            if words.button(ui, Gui::ChooseFile).clicked() {
                asks.push(Ask::Pick(Pick::Files));
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
            let is_empty = self.path.trim().is_empty();
            let clicked = ui.add_enabled_ui(!is_empty, |ui| words.button(ui, Tui::OpenButton));
            if clicked.inner.clicked() || (entered && !is_empty) {
                let path = scene.session.typed_path(&self.path);
                asks.push(Ask::DoAndClose(Command::Open(path)));
            }
        });
        // The rest of the height is shared by the two lists, of which the second scrolls.
        if !self.recent.is_empty() {
            ui.add_space(8.0);
            words.muted(ui, &words.get(Gui::Recent));
        }
        for path in &self.recent {
            let spoken = path.display().to_string();
            let name = format!("{}   {}", words.ltr(&file_name(path)), words.ltr(&spoken));
            let button = words.row_button(ui, false, &name, String::new());
            let response = ui.add(button.truncate().min_size(vec2(ui.available_width(), ROW)));
            if named(response, Role::Button, &spoken).clicked() {
                asks.push(Ask::DoAndClose(Command::Open(path.clone())));
            }
        }
        self.walk(ui, scene, asks);
    }

    fn look_into(&mut self, folder: PathBuf, scene: &Scene) {
        match scene.session.list_folder(&folder) {
            Ok(found) => {
                self.found = found;
                self.folder = Some(folder);
                self.problem = None;
            }
            Err(error) => self.problem = Some(scene.words.get(Text::from(&error))),
        }
    }

    /// The folder that is looked through.
    fn walk(&mut self, ui: &mut Ui, scene: &Scene, asks: &mut Vec<Ask>) {
        let words = scene.words;
        let Some(folder) = self.folder.clone() else {
            return;
        };
        ui.add_space(8.0);
        words.muted(ui, &words.ltr(&folder.display().to_string()));
        let above = folder
            .parent()
            .filter(|above| !above.as_os_str().is_empty());
        let mut next = None;
        words.flow(ui, |ui| {
            let up = ui.add_enabled_ui(above.is_some(), |ui| words.button(ui, Gui::FolderAbove));
            if up.inner.clicked() {
                next = above.map(Path::to_owned);
            }
            if words.button(ui, Gui::WholeFolder).clicked() {
                asks.push(Ask::DoAndClose(Command::Open(folder.clone())));
            }
        });
        if let Some(problem) = &self.problem {
            words.label(ui, problem);
        }
        ScrollArea::vertical().auto_shrink(false).show_rows(
            ui,
            ROW,
            self.found.len(),
            |ui, rows| {
                for found in &self.found[rows] {
                    let name = file_name(&found.path);
                    let (line, end) = match found.kind {
                        Kind::Folder => (format!("{name}/"), String::new()),
                        Kind::File => (name, size(scene, found.size)),
                    };
                    let button = words
                        .row_button(ui, false, &words.ltr(&line), end)
                        .truncate()
                        .min_size(vec2(ui.available_width(), ROW));
                    if named(ui.add(button), Role::Button, &line).clicked() {
                        match found.kind {
                            Kind::Folder => next = Some(found.path.clone()),
                            Kind::File => {
                                asks.push(Ask::DoAndClose(Command::Open(found.path.clone())));
                            }
                        }
                    }
                }
            },
        );
        if let Some(next) = next {
            self.look_into(next, scene);
        }
    }
}

/// A size in bytes, shortened.
fn size(scene: &Scene, bytes: u64) -> String {
    let (value, unit) = match bytes {
        0..1_000 => return format!("{} B", scene.words.0.number(bytes as i64)),
        1_000..1_000_000 => (bytes as f64 / 1e3, "kB"),
        _ => (bytes as f64 / 1e6, "MB"),
    };
    format!("{} {unit}", scene.words.0.decimal(value, 1))
}
