//! Files: a path to open ([`Open`]) or save to ([`SaveAs`]), a folder to look through
//! ([`Library`]), the games of a collection ([`Games`]).

use std::path::PathBuf;

use huri_core::record::Format;
use huri_i18n::Texts;
use huri_i18n::text::Tui;
use huri_session::Command;
use huri_session::collection::{Collection, Filter};
use huri_session::keys::Key;
use huri_session::storage::{Found, Kind};

use super::{Cursor, Request};
use crate::form::{Answer, Field, Form, Value};
use crate::input::Press;
use crate::line_edit::LineEdit;

/// A file to open: its path.
pub type Open = Form<PathField>;

/// The one field of [`Open`], and the first of [`SaveAs`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PathField {
    /// Where.
    Path,
    /// As what.
    Format,
    /// Whether another file of that name may be replaced.
    Overwrite,
}

/// Where to save and as what.
pub type SaveAs = Form<PathField>;

/// What a game can be saved as, with the usual ending of its files.
pub const FORMATS: [(Format, &str); 9] = [
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

/// A path to type.
pub fn open(texts: &Texts, folder: &str) -> Open {
    let field = Field {
        id: PathField::Path,
        label: texts.get(Tui::Path),
        value: Value::Text(LineEdit::new(folder)),
    };
    Form::new(texts.get(Tui::OpenButton), vec![field])
}

/// Takes a key of the field for a file to open.
pub fn press_open(form: &mut Open, press: Press, is_rtl: bool) -> Option<Request> {
    let done = form.press(press, is_rtl) == Answer::Done;
    done.then(|| Request::Command(Command::Open(path(form))))
}

/// A path and a format to choose.
pub fn save_as(texts: &Texts, path: &str) -> SaveAs {
    let formats = FORMATS.map(|(format, _)| texts.get(huri_i18n::Text::from(format)));
    let mut form = Form::new(
        texts.get(Tui::SaveButton),
        vec![
            Field {
                id: PathField::Path,
                label: texts.get(Tui::Path),
                value: Value::Text(LineEdit::new(path)),
            },
            Field {
                id: PathField::Format,
                label: texts.get(Tui::Format),
                value: Value::choice(formats, 0),
            },
            Field {
                id: PathField::Overwrite,
                label: texts.get(Tui::Overwrite),
                value: Value::Toggle(false),
            },
        ],
    );
    follow_path(&mut form);
    form
}

/// Which of [`FORMATS`] a path's ending means; the longest that fits.
pub fn format_of(path: &str) -> Option<usize> {
    let fits = |&index: &usize| {
        let stem = path.strip_suffix(FORMATS[index].1);
        stem.is_some_and(|stem| stem.ends_with('.'))
    };
    let endings = (0..FORMATS.len()).filter(fits);
    endings.max_by_key(|&index| FORMATS[index].1.len())
}

/// Takes a key. With the format the path's ending follows, where it was one of ours, and with
/// the ending the format.
pub fn press_save_as(form: &mut SaveAs, press: Press, is_rtl: bool) -> Option<Request> {
    let before = form.chosen(PathField::Format);
    match form.press(press, is_rtl) {
        Answer::Done => Some(Request::Command(Command::SaveAs {
            path: path(form),
            format: FORMATS[form.chosen(PathField::Format)].0,
            overwrite: form.is_on(PathField::Overwrite),
        })),
        Answer::Changed => {
            let after = form.chosen(PathField::Format);
            let text = form.text(PathField::Path).to_owned();
            if before == after {
                follow_path(form);
            } else if let Some(stem) = text.strip_suffix(&format!(".{}", FORMATS[before].1)) {
                let path = format!("{stem}.{}", FORMATS[after].1);
                form.fields[0].value = Value::Text(LineEdit::new(path));
            }
            None
        }
        _ => None,
    }
}

/// Text that was pasted. Whether it was taken.
pub fn paste_save_as(form: &mut SaveAs, text: &str) -> bool {
    let is_taken = form.paste(text);
    follow_path(form);
    is_taken
}

/// The format that the path's ending means.
fn follow_path(form: &mut SaveAs) {
    if let Some(format) = format_of(form.text(PathField::Path)) {
        form.choose(PathField::Format, format);
    }
}

/// The path that was typed; `~` is the user's folder.
fn path(form: &Form<PathField>) -> PathBuf {
    let text = form.text(PathField::Path);
    match (text.strip_prefix("~/"), std::env::var_os("HOME")) {
        (Some(rest), Some(home)) => PathBuf::from(home).join(rest),
        _ => PathBuf::from(text),
    }
}

/// A folder to look through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Library {
    /// Which one.
    pub folder: PathBuf,
    /// What is in it.
    pub found: Vec<Found>,
    /// The chosen row: 0 is all games of the folder, then what is in it.
    pub cursor: Cursor,
}

/// What a key in a folder asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Walk {
    /// Look into another folder.
    To(PathBuf),
    /// Open a file.
    Open(PathBuf),
    /// All games of this folder.
    OpenAll(PathBuf),
    /// Nothing.
    Stay,
}

impl Library {
    /// How many rows there are.
    pub fn n_rows(&self) -> usize {
        self.found.len() + 1
    }

    /// Takes a key; Enter goes on, Backspace or Left to the folder above.
    pub fn press(&mut self, press: Press) -> Walk {
        if press.is(Key::Enter) || press.is(Key::Right) {
            return match self
                .cursor
                .at
                .checked_sub(1)
                .and_then(|row| self.found.get(row))
            {
                None => Walk::OpenAll(self.folder.clone()),
                Some(found) if found.kind == Kind::Folder => Walk::To(found.path.clone()),
                Some(found) => Walk::Open(found.path.clone()),
            };
        }
        if press.is(Key::Backspace) || press.is(Key::Left) {
            return match self.folder.parent() {
                Some(above) => Walk::To(above.to_path_buf()),
                None => Walk::Stay,
            };
        }
        self.cursor.press(press, self.n_rows());
        Walk::Stay
    }
}

/// The games of a collection, of which one is chosen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Games {
    /// Part of a name that is looked for; a year, as in `1996`, looks for games of that year.
    pub filter: LineEdit,
    /// The chosen row.
    pub cursor: Cursor,
    /// The games that the filter lets pass, by their numbers; none for all.
    selected: Option<Vec<usize>>,
}

impl Games {
    /// How many rows there are.
    pub fn n_rows(&self, collection: &Collection) -> usize {
        self.selected
            .as_ref()
            .map_or_else(|| collection.len(), Vec::len)
    }

    /// The number of the game in a row.
    pub fn game(&self, row: usize) -> Option<usize> {
        match &self.selected {
            None => Some(row),
            Some(selected) => selected.get(row).copied(),
        }
    }

    /// Takes a key; letters narrow the list down, Enter opens the game.
    pub fn press(&mut self, press: Press, collection: &Collection) -> Option<Request> {
        if press.is(Key::Enter) {
            let game = self.game(self.cursor.at)?;
            return Some(Request::Command(Command::OpenGame(game)));
        }
        if self.cursor.press(press, self.n_rows(collection)) {
            return None;
        }
        if self.filter.press(press) {
            self.narrow(collection);
        }
        None
    }

    /// Looks again for what the filter lets pass.
    pub fn narrow(&mut self, collection: &Collection) {
        let mut name = Vec::new();
        let mut years = None;
        for word in self.filter.text().split_whitespace() {
            match word.parse::<u16>() {
                Ok(year) if word.len() == 4 => years = Some((year, year)),
                _ => name.push(word),
            }
        }
        let filter = Filter {
            name: name.join(" "),
            years,
            ..Filter::default()
        };
        let is_all = filter == Filter::default();
        self.selected = (!is_all).then(|| collection.select(&filter));
        self.cursor.at = 0;
    }
}
