//! Keys, clicks and pasted text where a panel is open, and what panels ask for.

use std::path::{Path, PathBuf};
use std::time::Duration;

use huri_i18n::Text;
use huri_i18n::text::Tui;
use huri_session::command::EditCommand;
use huri_session::keys::Key;
use huri_session::view::Stage;
use huri_session::{Action, Command, Refusal};
use ratatui::layout::Position as Cell;

use super::App;
use crate::input::Press;
use crate::panel::commands::Commands;
use crate::panel::files::{Games, Library, Walk};
use crate::panel::{Cursor, Panel, Request, files, new_game, players, settings, tags};

impl App {
    pub(super) fn press_panel(&mut self, press: Press, now: Duration) {
        let Some(mut panel) = self.ui.panels.pop() else {
            return;
        };
        let is_waiting = matches!(&panel, Panel::Keys(keys) if keys.is_waiting);
        if press.is(Key::Escape) && !is_waiting {
            return;
        }
        if let Panel::Library(library) = &mut panel {
            let walk = library.press(press);
            self.walk(panel, walk, now);
            return;
        }
        let request = self.ask_panel(&mut panel, press);
        self.fulfil(panel, request, now);
    }

    fn ask_panel(&mut self, panel: &mut Panel, press: Press) -> Option<Request> {
        use crate::form::Answer;
        let is_rtl = self.is_rtl();
        let is_save = press.chord.ctrl && matches!(press.chord.key, Key::Enter | Key::Char('S'));
        match panel {
            Panel::Commands(commands) => commands.press(press, &self.texts, &self.ui.keymap),
            Panel::NewGame(form) => {
                let done = form.press(press, is_rtl) == Answer::Done;
                let shown = self.session.view().position;
                done.then(|| {
                    Request::Command(Command::NewGame(Box::new(new_game::filled(form, shown))))
                })
            }
            Panel::Players(form) => players::press(form, press, is_rtl),
            Panel::Settings(form) => settings::press(form, press, is_rtl, self.session.settings()),
            Panel::Tags(form) => {
                if form.press(press, is_rtl) != Answer::Done {
                    return None;
                }
                let filled = tags::filled(form, self.session.game().tags.clone());
                if filled.is_none() {
                    self.say_error(Tui::NoDate);
                }
                filled.map(|tags| Request::Command(Command::SetTags(Box::new(tags))))
            }
            Panel::Open(form) => files::press_open(form, press, is_rtl),
            Panel::SaveAs(form) => files::press_save_as(form, press, is_rtl),
            Panel::Comment(node, edit) => {
                if is_save || press.is(Key::Tab) {
                    let text = edit.text().trim_end().to_owned();
                    return Some(Request::Command(Command::Comment(*node, text)));
                }
                edit.press(press);
                None
            }
            Panel::Paste(edit) => {
                if is_save || press.is(Key::Tab) {
                    return Some(Request::Command(Command::Paste(edit.text().to_owned())));
                }
                edit.press(press);
                None
            }
            Panel::Games(games) => {
                let collection = self.session.collection()?;
                games.press(press, collection)
            }
            Panel::Library(_) => None,
            Panel::Course(course) => course.press(press, self.session.settings()),
            Panel::Keys(keys) => keys.press(press, self.session.settings()),
            Panel::Page(page) => page.press(press, self.targets.n_lines),
            Panel::Mistakes(mistakes) => mistakes.press(press, &self.session.view()),
        }
    }

    /// Opens the collection that is open, or a folder to look through.
    pub(super) fn library(&mut self) {
        if self.session.collection().is_some() {
            self.ui.panels.push(Panel::Games(Games::default()));
            return;
        }
        let file = self.session.view().file;
        let folder = file.and_then(|file| file.path.parent().map(Path::to_path_buf));
        let folder = folder.or_else(|| std::env::current_dir().ok());
        self.look_into(&folder.unwrap_or_else(|| PathBuf::from(".")));
    }

    fn look_into(&mut self, folder: &Path) {
        match self.session.list_folder(folder) {
            Ok(found) => self.ui.panels.push(Panel::Library(Library {
                folder: folder.to_path_buf(),
                found,
                cursor: Cursor::default(),
            })),
            Err(error) => self.say_error(Text::from(&Refusal::File(error))),
        }
    }

    /// Does what a key in a folder asked for.
    fn walk(&mut self, panel: Panel, walk: Walk, now: Duration) {
        let command = match walk {
            Walk::Stay => {
                self.ui.panels.push(panel);
                return;
            }
            Walk::To(folder) => {
                self.look_into(&folder);
                if self.ui.said.is_some() {
                    self.ui.panels.push(panel);
                }
                return;
            }
            Walk::Open(path) => Command::Open(path),
            Walk::OpenAll(folder) => Command::Open(folder),
        };
        if self.command(command, now) {
            self.opened();
        } else {
            self.ui.panels.push(panel);
        }
    }

    /// After a record was opened: a collection shows its games.
    pub(super) fn opened(&mut self) {
        self.ui.panels.clear();
        if self.session.collection().is_some() {
            self.ui.panels.push(Panel::Games(Games::default()));
        }
    }

    /// Puts the panel back unless it closes, and does what it asked for.
    fn fulfil(&mut self, panel: Panel, request: Option<Request>, now: Duration) {
        match request {
            None => self.ui.panels.push(panel),
            Some(Request::Close) => {}
            Some(Request::Act(action)) => self.act(action, now),
            Some(Request::Command(command)) => {
                let opens = matches!(command, Command::Open(_) | Command::Paste(_));
                if self.command(command, now) {
                    // The whole stack has served: back to the board.
                    self.ui.panels.clear();
                    if opens {
                        self.opened();
                    }
                } else {
                    self.ui.panels.push(panel);
                }
            }
            Some(Request::CommandKeeping(command)) => {
                self.command(command, now);
                // Words may have changed with the language.
                let panel = match panel {
                    // A text being typed keeps its cursor and its blanks.
                    Panel::Settings(old) if !old.is_typing() => {
                        let mut new = settings::form(&self.texts, self.session.settings());
                        new.set_focus(old.focus().unwrap_or(usize::MAX));
                        Panel::Settings(Box::new(new))
                    }
                    panel => panel,
                };
                self.ui.panels.push(panel);
            }
        }
    }

    /// A click on a row chooses it; outside of the panel it closes it.
    pub(super) fn click_panel(&mut self, mut panel: Panel, cell: Cell, now: Duration) {
        if !self.targets.panel.is_some_and(|area| area.contains(cell)) {
            return;
        }
        let row = self
            .targets
            .rows
            .iter()
            .find(|(area, _)| area.contains(cell));
        let Some(row) = row.map(|(_, row)| *row) else {
            self.ui.panels.push(panel);
            return;
        };
        if let Panel::Course(course) = &mut panel {
            let request = course.choose(row, self.session.settings());
            self.fulfil(panel, request, now);
            return;
        }
        let enter = Press::plain(Key::Enter);
        let cursor = match &mut panel {
            Panel::Commands(commands) => Some(&mut commands.cursor),
            Panel::Library(library) => Some(&mut library.cursor),
            Panel::Games(games) => Some(&mut games.cursor),
            Panel::Keys(keys) => Some(&mut keys.cursor),
            Panel::Mistakes(mistakes) => Some(&mut mistakes.cursor),
            _ => None,
        };
        let request = if let Some(cursor) = cursor {
            cursor.at = row;
            if let Panel::Library(library) = &mut panel {
                let walk = library.press(enter);
                self.walk(panel, walk, now);
                return;
            }
            self.ask_panel(&mut panel, enter)
        } else {
            self.click_form(&mut panel, row, enter)
        };
        self.fulfil(panel, request, now);
    }

    /// A click on a field changes it as Enter or the arrow would.
    fn click_form(&mut self, panel: &mut Panel, row: usize, enter: Press) -> Option<Request> {
        let arrow = Press::plain(if self.is_rtl() { Key::Left } else { Key::Right });
        let (is_text, is_field) = match panel {
            Panel::NewGame(form) => form.focus_on(row),
            Panel::Players(form) => form.focus_on(row),
            Panel::Settings(form) => form.focus_on(row),
            Panel::Tags(form) => form.focus_on(row),
            Panel::Open(form) | Panel::SaveAs(form) => form.focus_on(row),
            _ => return None,
        };
        match (is_text, is_field) {
            (true, _) => None,
            (false, true) => self.ask_panel(panel, arrow),
            (false, false) => self.ask_panel(panel, enter),
        }
    }

    /// The wheel walks through the moves; in a panel it walks through the rows.
    pub(super) fn wheel(&mut self, by: i32, now: Duration) {
        let Some(panel) = self.ui.panels.last_mut() else {
            let action = if by < 0 {
                Action::Back
            } else {
                Action::Forward
            };
            // At the ends the wheel just stops.
            if self.session.allowed(action).is_ok() {
                self.act(action, now);
            }
            return;
        };
        let n = self.targets.n_lines;
        match panel {
            Panel::Commands(commands) => commands.cursor.wheel(by, n),
            Panel::Library(library) => library.cursor.wheel(by, n),
            Panel::Games(games) => games.cursor.wheel(by, n),
            Panel::Keys(keys) => keys.cursor.wheel(by, n),
            Panel::Mistakes(mistakes) => mistakes.cursor.wheel(by, n),
            Panel::Page(page) => page.cursor.wheel(by, n),
            _ => {}
        }
    }

    /// What is pasted goes into the text being typed, else it is opened as a game or position.
    pub(super) fn paste(&mut self, text: String, now: Duration) {
        let taken = match self.ui.panels.last_mut() {
            Some(Panel::Comment(_, edit) | Panel::Paste(edit)) => {
                edit.insert(&text);
                true
            }
            Some(Panel::Commands(Commands {
                filter: Some(filter),
                ..
            })) => {
                filter.insert(&text);
                true
            }
            Some(Panel::Games(games)) => {
                games.filter.insert(&text);
                if let Some(collection) = self.session.collection() {
                    games.narrow(collection);
                }
                true
            }
            Some(Panel::Tags(form)) => form.paste(&text),
            Some(Panel::Settings(form)) => {
                form.paste(&text);
                let settings = settings::filled(form, self.session.settings());
                self.command(Command::Settings(Box::new(settings)), now);
                return;
            }
            Some(Panel::Open(form)) => form.paste(&text),
            Some(Panel::SaveAs(form)) => files::paste_save_as(form, &text),
            Some(_) => true,
            None => false,
        };
        if taken {
            return;
        }
        let command = if self.session.view().stage == Stage::Editing {
            Command::Edit(EditCommand::Text(text))
        } else {
            Command::Paste(text)
        };
        if self.command(command, now) {
            self.opened();
        }
    }
}
