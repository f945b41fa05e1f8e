//! [`Save`]: the game as a file or in the clipboard: as a record of any format, with what that
//! cannot hold, or as a picture.

use std::path::{Path, PathBuf};

use eframe::egui::{ColorImage, Key, Ui};
use huri_core::Color;
use huri_core::record::{Format, Loss};
use huri_i18n::Text;
use huri_i18n::text::{Game, Gui, Record, Session, Tui};
use huri_picture::Picture;
use huri_picture::svg::{self, Lines, Theme};
use huri_session::collection::file_name;
use huri_session::{Command, Refusal};

use crate::ask::{Ask, Copied, Pick};
use crate::raster;
use crate::scene::Scene;

/// What can be made of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// A record.
    Record(Format),
    /// The board as it is shown.
    Board(Pixels),
    /// The whole game on one numbered board, with names and result.
    Sheet(Pixels),
}

/// Drawn by lines or by pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pixels {
    Svg,
    Png,
}

/// All that can be made of a game, with the usual ending of its files.
const KINDS: [(Kind, &str); 16] = [
    (Kind::Record(Format::Huri), "huri.json"),
    (Kind::Record(Format::Transcript), "txt"),
    (Kind::Record(Format::Ggf), "ggf"),
    (Kind::Record(Format::Sgf), "sgf"),
    (Kind::Record(Format::Pgn), "pgn"),
    (Kind::Record(Format::Wthor), "wtb"),
    (Kind::Record(Format::Grid), "grid.txt"),
    (Kind::Record(Format::Board), "board.txt"),
    (Kind::Record(Format::Obf), "obf"),
    (Kind::Record(Format::HuriLines), "jsonl"),
    (Kind::Record(Format::Quest), "quest.json"),
    (Kind::Record(Format::Egaroucid), "json"),
    (Kind::Board(Pixels::Svg), "svg"),
    (Kind::Board(Pixels::Png), "png"),
    (Kind::Sheet(Pixels::Svg), "sheet.svg"),
    (Kind::Sheet(Pixels::Png), "sheet.png"),
];

/// What can be made of reviewed games: what holds the values of moves, and variations.
const REVIEWED: [(Kind, &str); 5] = [
    (Kind::Record(Format::Huri), "huri.json"),
    (Kind::Record(Format::HuriLines), "jsonl"),
    (Kind::Record(Format::Sgf), "sgf"),
    (Kind::Record(Format::Pgn), "pgn"),
    (Kind::Record(Format::Ggf), "ggf"),
];

/// How wide a picture is in pixels: sharp in print on a page's width.
const WIDTH: u32 = 1308;

/// What a name says that a file is: by the longest ending that fits, since `board.txt` is not `txt`.
fn kind_by_name(kinds: &[(Kind, &str)], name: &str) -> Option<usize> {
    let fitting = kinds.iter().enumerate();
    let fitting = fitting.filter(|(_, (_, ending))| name.ends_with(&format!(".{ending}")));
    let longest = fitting.max_by_key(|(_, (_, ending))| ending.len());
    longest.map(|(index, _)| index)
}

/// The game as a file or in the clipboard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Save {
    /// Where to.
    path: String,
    /// Whether another file of that name may be replaced.
    overwrite: bool,
    /// Another file of that name, which was not to be replaced.
    pub exists: Option<PathBuf>,
    /// What it can be saved as.
    kinds: &'static [(Kind, &'static str)],
    kind: usize,
    /// What the format cannot hold, and of which kind and game that was found out.
    lost: Option<(usize, Result<Vec<Loss>, Refusal>)>,
    is_new: bool,
    /// Whether a place was just chosen in the system's dialog, whose button says that it saves.
    is_chosen: bool,
}

impl Save {
    /// Beginning with where the game was, or with a name made of its players.
    pub fn new(path: Option<PathBuf>, name: &str) -> Save {
        let path = path.map(|path| path.display().to_string());
        let path = path.unwrap_or_else(|| format!("{name}.{}", KINDS[0].1));
        Save::as_one_of(&KINDS, path)
    }

    /// For the games of the collection that were reviewed.
    pub fn reviewed(path: &Path) -> Save {
        let path = format!("{}.{}", path.display(), REVIEWED[0].1);
        Save::as_one_of(&REVIEWED, path)
    }

    fn as_one_of(kinds: &'static [(Kind, &'static str)], path: String) -> Save {
        Save {
            kinds,
            kind: kind_by_name(kinds, &path).unwrap_or(0),
            path,
            overwrite: false,
            exists: None,
            lost: None,
            is_new: true,
            is_chosen: false,
        }
    }

    /// A place was chosen in the system's dialog, which has asked whether to replace what is there:
    /// the game is saved, as what the name says.
    pub fn chosen(&mut self, path: &Path) {
        self.path = path.display().to_string();
        self.follow_name();
        (self.exists, self.overwrite, self.is_chosen) = (None, true, true);
    }

    /// Takes the kind that the name's ending says, where it says one.
    fn follow_name(&mut self) {
        // What was chosen in the panel counts where its own endings end like the name.
        let ending = self.kinds[self.kind].1.rsplit('.').next();
        let path = Path::new(&self.path);
        if path.extension().and_then(|ending| ending.to_str()) != ending {
            self.kind = kind_by_name(self.kinds, &self.path).unwrap_or(self.kind);
        }
    }

    /// Draws it.
    pub fn show(&mut self, ui: &mut Ui, scene: &Scene, asks: &mut Vec<Ask>) {
        let words = scene.words;
        let name = |kind: &Kind| match kind {
            Kind::Record(format) => words.get(Text::from(*format)),
            Kind::Board(Pixels::Svg) => words.get(Gui::BoardSvg),
            Kind::Board(Pixels::Png) => words.get(Gui::BoardPng),
            Kind::Sheet(Pixels::Svg) => words.get(Gui::SheetSvg),
            Kind::Sheet(Pixels::Png) => words.get(Gui::SheetPng),
        };
        let names: Vec<String> = self.kinds.iter().map(|(kind, _)| name(kind)).collect();
        let before = self.kind;
        if words.choice(ui, &words.get(Tui::Format), &mut self.kind, &names) {
            let ending = format!(".{}", self.kinds[before].1);
            if let Some(stem) = self.path.strip_suffix(&ending) {
                self.path = format!("{stem}.{}", self.kinds[self.kind].1);
            }
            self.exists = None;
        }
        let is_writable = self.losses(ui, scene, self.kinds[self.kind].0);
        ui.add_space(8.0);
        let field = words.field(ui, &words.get(Tui::Path), &mut self.path);
        if std::mem::take(&mut self.is_new) {
            field.request_focus();
        }
        if field.changed() {
            self.follow_name();
            (self.exists, self.overwrite) = (None, false);
        }
        let kind = self.kinds[self.kind].0;
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if words.button(ui, Gui::ChoosePlace).clicked() {
            asks.push(Ask::Pick(Pick::Save(file_name(self.path.as_ref()))));
        }
        ui.add_space(8.0);
        let is_chosen = std::mem::take(&mut self.is_chosen);
        let mut save = (entered || is_chosen) && is_writable && self.exists.is_none();
        words.flow(ui, |ui| {
            let button = |ui: &mut Ui, text: Text, is_enabled| {
                let shown = ui.add_enabled_ui(is_enabled, |ui| words.button(ui, text));
                shown.inner.clicked()
            };
            let has_path = !self.path.trim().is_empty();
            save |= button(ui, Tui::SaveButton.into(), is_writable && has_path);
            if !self.is_reviewed()
                && button(
                    ui,
                    Gui::Copy.into(),
                    is_writable && is_text_or_picture(kind),
                )
                && let Some(copied) = copy(scene, kind)
            {
                asks.push(Ask::Copy(copied));
            }
        });
        if let Some(path) = &self.exists {
            let file = path.display().to_string();
            words.label(ui, &words.get(Session::FileExists { file }));
            if words.button(ui, Gui::Replace).clicked() {
                (save, self.overwrite) = (true, true);
            }
        }
        if save {
            let path = scene.session.typed_path(&self.path);
            let command = match kind {
                Kind::Record(format) if self.is_reviewed() => Command::SaveReviewed {
                    path,
                    format,
                    overwrite: self.overwrite,
                },
                Kind::Record(format) => Command::SaveAs {
                    path,
                    format,
                    overwrite: self.overwrite,
                },
                _ => Command::Export {
                    path,
                    bytes: picture_file(scene, kind),
                    overwrite: self.overwrite,
                },
            };
            asks.push(Ask::DoAndClose(command));
        }
    }

    /// Whether it is about the games that were reviewed, not about the one that is shown.
    fn is_reviewed(&self) -> bool {
        self.kinds.len() == REVIEWED.len()
    }

    /// Says what the format cannot hold; whether it can hold the game at all.
    fn losses(&mut self, ui: &mut Ui, scene: &Scene, kind: Kind) -> bool {
        let Kind::Record(format) = kind else {
            return true;
        };
        let words = scene.words;
        if self.lost.as_ref().is_none_or(|(of, _)| *of != self.kind) {
            let lost = if self.is_reviewed() {
                scene.session.reviewed_games(format)
            } else {
                scene.session.written(format).map_err(Refusal::Unwritable)
            };
            self.lost = Some((self.kind, lost.map(|(_, losses)| losses)));
        }
        let tone = scene.tones.losses[0];
        match self.lost.as_ref().map(|(_, lost)| lost) {
            Some(Err(why)) => {
                let why = words.sentence(Text::from(why));
                words.styled(ui, &why, 14.0, scene.tones.losses[2]);
                false
            }
            Some(Ok(losses)) if !losses.is_empty() => {
                let what = words.0.list(losses.iter().copied());
                words.styled(ui, &words.sentence(Record::Lost { what }), 14.0, tone);
                true
            }
            _ => {
                words.muted(ui, &words.get(Gui::NothingLost));
                true
            }
        }
    }
}

/// WTHOR files are no text.
fn is_text_or_picture(kind: Kind) -> bool {
    kind != Kind::Record(Format::Wthor)
}

/// A name for a file of this game: date and players.
pub fn file_stem(game: &huri_core::Game) -> String {
    let tags = &game.tags;
    let clean = |name: &str| -> String {
        let kept = |c: char| if c.is_alphanumeric() { c } else { '-' };
        name.chars().map(kept).collect()
    };
    let date = tags.date.map(|date| date.to_string());
    let names = Color::BOTH.map(|color| clean(&tags.player(color).name));
    let parts = date.into_iter().chain(names);
    let parts: Vec<_> = parts.filter(|part| !part.is_empty()).collect();
    if parts.is_empty() {
        "game".to_owned()
    } else {
        parts.join("-")
    }
}

/// The board as it is shown, as SVG.
fn board(scene: &Scene) -> String {
    use huri_session::settings::Shows;
    let (game, view) = (scene.session.game(), scene.view);
    let mut picture = Picture::at(game, view.here);
    if view.editor.is_some() {
        picture = Picture::of(view.position);
    } else if view.shows.has(Shows::MoveNumbers) {
        picture = picture.with_numbers(game, view.here);
    }
    if !view.shows.has(Shows::LastMove) {
        picture.last = None;
    }
    svg::draw(&picture, &Theme::LIGHT, &title(scene))
}

fn title(scene: &Scene) -> String {
    let tags = &scene.session.game().tags;
    let name = |color| {
        let name = &tags.player(color).name;
        if name.is_empty() {
            scene.words.get(Game::Color { color })
        } else {
            name.clone()
        }
    };
    format!("{} – {}", name(Color::Black), name(Color::White))
}

/// The whole game on one board, as SVG.
fn sheet(scene: &Scene) -> String {
    let (words, game) = (scene.words, scene.session.game());
    let tags = &game.tags;
    let date = tags.date.map(|date| words.0.date(date)).unwrap_or_default();
    let about = [&tags.event, &tags.round, &tags.place, &date];
    let about: Vec<_> = about.into_iter().filter(|part| !part.is_empty()).collect();
    let about: Vec<_> = about.into_iter().map(String::as_str).collect();
    let mut above = vec![title(scene)];
    if !about.is_empty() {
        above.push(about.join(", "));
    }
    let result = game.outcome().map(|outcome| words.get(Text::from(outcome)));
    let lines = Lines {
        above,
        below: result.into_iter().collect(),
    };
    let picture = Picture::sheet(game, game.end());
    let page = Theme {
        ground: Some("#ffffff"),
        ..Theme::PAPER
    };
    svg::sheet(&picture, &lines, &page, &title(scene))
}

fn drawing(scene: &Scene, kind: Kind) -> String {
    match kind {
        Kind::Sheet(_) => sheet(scene),
        _ => board(scene),
    }
}

/// The board as it is shown, as pixels.
pub fn board_picture(scene: &Scene) -> ColorImage {
    raster::draw(&board(scene), WIDTH)
}

fn picture_file(scene: &Scene, kind: Kind) -> Vec<u8> {
    let svg = drawing(scene, kind);
    match kind {
        Kind::Board(Pixels::Png) | Kind::Sheet(Pixels::Png) => {
            raster::png(&raster::draw(&svg, WIDTH))
        }
        _ => svg.into_bytes(),
    }
}

/// What goes into the clipboard.
fn copy(scene: &Scene, kind: Kind) -> Option<Copied> {
    Some(match kind {
        Kind::Record(format) => {
            let (bytes, _) = scene.session.written(format).ok()?;
            Copied::Text(String::from_utf8(bytes).ok()?)
        }
        Kind::Board(Pixels::Png) | Kind::Sheet(Pixels::Png) => {
            Copied::Picture(raster::draw(&drawing(scene, kind), WIDTH))
        }
        _ => Copied::Text(drawing(scene, kind)),
    })
}
