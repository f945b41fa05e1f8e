//! [`App`]: the game and the terminal's state together: takes inputs, draws frames.

use std::path::{Path, PathBuf};
use std::time::Duration;

use huri_core::game::Rules;
use huri_core::record::half_width;
use huri_core::{Square, Symmetry};
use huri_i18n::text::Tui;
use huri_i18n::{Language, Text, Texts};
use huri_learn::pages::{self, Line};
use huri_picture::text::Style;
use huri_session::command::EditCommand;
use huri_session::keys::Key;
use huri_session::view::Stage;
use huri_session::{Action, Command, Keymap, Refusal, Session, View};
use ratatui::Frame;
use ratatui::layout::{Position as Cell, Rect};

use crate::draw::{self, Button, Targets, engine, status};
use crate::input::{Input, Press};
use crate::layout::BoardArea;
use crate::line_edit::LineEdit;
use crate::panel::commands::Commands;
use crate::panel::course::Course;
use crate::panel::files::{Games, Library, Walk};
use crate::panel::keys::Keys;
use crate::panel::page::Page;
use crate::panel::review::Mistakes;
use crate::panel::{Cursor, Panel, Request, files, new_game, players, settings, tags};
use crate::pen::Pen;
use crate::remembered::Remembered;
use crate::theme::{Design, Theme};
use crate::ui::{Said, Ui};

/// How long a picture of turning discs stands.
const FRAME: Duration = Duration::from_millis(33);

/// What the terminal is, apart from what the user has set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Screen {
    /// Colours and characters that the terminal has.
    pub theme: Theme,
    /// Whether we put right-to-left characters in order when the setting leaves it to the
    /// terminal.
    pub is_visual: bool,
}

/// The game and the terminal's state together.
#[derive(Debug)]
pub struct App {
    /// The game in progress.
    pub session: Session,
    /// What the terminal alone remembers.
    pub ui: Ui,
    screen: Screen,
    texts: Texts,
    /// Where on the last frame something could be clicked.
    targets: Targets,
    /// A text to be handed to the terminal's clipboard.
    to_copy: Option<String>,
    wants_quit: bool,
}

impl App {
    /// Around a session.
    pub fn new(session: Session, screen: Screen) -> App {
        let mut app = App {
            session,
            ui: Ui::default(),
            screen,
            texts: Texts::default(),
            targets: Targets::default(),
            to_copy: None,
            wants_quit: false,
        };
        app.apply_settings();
        // A collection named on the command line is there to be chosen from.
        app.opened();
        app
    }

    /// Whether the program is to end.
    pub fn wants_quit(&self) -> bool {
        self.wants_quit
    }

    /// What is to be handed to the terminal's clipboard, once.
    pub fn take_copied(&mut self) -> Option<String> {
        self.to_copy.take()
    }

    /// The terminal's own settings.
    pub fn remembered(&self) -> Remembered {
        Remembered::of(self.session.settings())
    }

    /// The words.
    pub fn texts(&self) -> Texts {
        self.texts
    }

    fn theme(&self) -> Theme {
        let remembered = self.remembered();
        Theme {
            ground: remembered.ground.unwrap_or(self.screen.theme.ground),
            board: remembered.board,
            ..self.screen.theme
        }
    }

    fn is_rtl(&self) -> bool {
        self.texts.language().is_rtl()
    }

    /// Takes over what the settings say.
    fn apply_settings(&mut self) {
        let settings = self.session.settings();
        let language = settings.language.as_deref().and_then(Language::from_tag);
        self.texts = language.map_or_else(Texts::of_system, Texts::new);
        let remembered = Remembered::of(settings);
        self.ui.keymap = Keymap::new(&settings.keys);
        self.ui.design = remembered.design;
        self.ui.quarters = remembered.quarters % 4;
    }

    /// Draws a frame.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let view = self.session.view();
        let is_visual = match self.remembered().rtl {
            huri_i18n::bidi::Rtl::Auto => self.screen.is_visual,
            huri_i18n::bidi::Rtl::Visual => true,
            huri_i18n::bidi::Rtl::Logical => false,
        };
        let theme = self.theme();
        let mut pen = Pen {
            buffer: frame.buffer_mut(),
            theme,
            texts: self.texts,
            is_visual,
        };
        self.ui.tags = self.session.game().tags.clone();
        let games = self.session.collection();
        self.targets = draw::draw(&mut pen, area, &view, &self.ui, games);
    }

    /// Takes an input.
    pub fn handle(&mut self, input: Input, now: Duration) {
        self.ui.said = None;
        match input {
            Input::Key(press) => self.press(press, now),
            Input::Click(cell) => self.click(cell, now),
            Input::Point(cell) => self.point(cell),
            Input::Wheel(_, by) => self.wheel(by, now),
            Input::Paste(text) => self.paste(text, now),
        }
    }

    /// Tells the session; what it refuses is said. Whether it was done.
    fn command(&mut self, command: Command, now: Duration) -> bool {
        let are_settings = matches!(command, Command::Settings(_) | Command::Show(_));
        match self.session.apply(command, now) {
            Ok(()) => {
                if are_settings {
                    self.apply_settings();
                }
                true
            }
            Err(refusal) => {
                self.say_error(Text::from(&refusal));
                false
            }
        }
    }

    fn say_error(&mut self, text: impl Into<Text>) {
        self.ui.said = Some(Said {
            text: text.into(),
            is_error: true,
        });
    }

    fn press(&mut self, press: Press, now: Duration) {
        // What is asked for with Ctrl+C everywhere in terminals must not be a trap.
        if press.chord.ctrl && press.chord.key == Key::Char('C') && !self.ui.panels.is_empty() {
            self.ui.panels.clear();
            return;
        }
        if self.ui.panels.is_empty() {
            let view = self.session.view();
            if view.stage == Stage::Editing {
                self.press_editing(press, now);
            } else {
                self.press_board(press, &view, now);
            }
        } else {
            self.press_panel(press, now);
        }
    }

    fn press_board(&mut self, press: Press, view: &View, now: Duration) {
        let key = press.chord.key;
        let is_plain = !press.chord.ctrl && !press.chord.alt;
        if is_plain && self.type_square(press, now) {
            return;
        }
        self.ui.typed = None;
        if is_plain && !press.chord.shift && self.move_cursor(key) {
            return;
        }
        if press.is(Key::Escape) {
            self.ui.panels.push(Panel::Commands(Commands::menu()));
            return;
        }
        if press.is(Key::Enter) || press.is(Key::Space) {
            self.choose(view, now);
            return;
        }
        if let Some(action) = self.ui.keymap.action(press.chord) {
            self.act(action, now);
        }
    }

    /// A letter a to h waits for its digit, then the square is played. Whether it was either.
    fn type_square(&mut self, press: Press, now: Duration) -> bool {
        let typed = press.text.map(|c| half_width(c).to_ascii_lowercase());
        match (typed, self.ui.typed) {
            (Some(letter @ 'a'..='h'), _) if !press.chord.shift => {
                self.ui.typed = Some(letter);
                true
            }
            (Some(digit @ '1'..='8'), Some(letter)) => {
                self.ui.typed = None;
                if let Ok(square) = format!("{letter}{digit}").parse::<Square>() {
                    self.ui.cursor = Some(square);
                    self.place(square, now);
                }
                true
            }
            _ => false,
        }
    }

    fn move_cursor(&mut self, key: Key) -> bool {
        let (dx, dy) = match key {
            Key::Left => (-1, 0),
            Key::Right => (1, 0),
            Key::Up => (0, -1),
            Key::Down => (0, 1),
            _ => return false,
        };
        let board = self.board_area();
        self.ui.cursor = Some(match self.ui.cursor {
            Some(square) => board.step(square, dx, dy),
            None => Square::D3,
        });
        true
    }

    /// The board as it is turned, where the last frame has it.
    pub fn board_area(&self) -> BoardArea {
        let default = BoardArea {
            area: Rect::default(),
            design: Design::Plain,
            quarters: self.ui.quarters,
        };
        self.targets.board.unwrap_or(default)
    }

    /// Enter or Space: plays at the cursor, or goes on where there is nothing to place.
    fn choose(&mut self, view: &View, now: Duration) {
        match (view.stage, self.ui.cursor) {
            (Stage::ConfirmPass | Stage::Passing, _) => {
                self.command(Command::Pass, now);
            }
            (_, Some(square)) => self.place(square, now),
            (_, None) => self.ui.cursor = Some(Square::D3),
        }
    }

    /// Places a disc, or turns one where discs are turned by hand.
    fn place(&mut self, square: Square, now: Duration) {
        let is_tabletop = self.session.game().tags.rules == Rules::Tabletop;
        // A disc on the board is turned: also after "done", until the opponent has moved.
        if is_tabletop && self.session.view().position.disc(square).is_some() {
            self.command(Command::TurnDisc(square), now);
        } else {
            self.command(Command::Place(square), now);
        }
    }

    fn press_editing(&mut self, press: Press, now: Duration) {
        let key = press.chord.key;
        let edit = match key {
            Key::Escape => EditCommand::Cancel,
            Key::Enter => EditCommand::Accept,
            Key::Tab => EditCommand::Turn(!self.session.view().position.turn()),
            Key::Delete => EditCommand::Clear,
            Key::Insert => EditCommand::Standard,
            Key::Char('X') => EditCommand::SwapColors,
            Key::Char('R') => EditCommand::Apply(Symmetry::QUARTER_TURN),
            Key::Char('M') => EditCommand::Apply(Symmetry::MIRROR),
            Key::Char('U') => EditCommand::Undo,
            Key::Char('Z') if press.chord.ctrl => EditCommand::Undo,
            Key::Space => match self.ui.cursor {
                Some(square) => {
                    self.command(Command::Place(square), now);
                    return;
                }
                None => {
                    self.ui.cursor = Some(Square::D3);
                    return;
                }
            },
            _ => {
                if !self.type_square(press, now) {
                    self.move_cursor(key);
                }
                return;
            }
        };
        self.command(Command::Edit(edit), now);
    }

    /// Does what an action asks for.
    pub fn act(&mut self, action: Action, now: Duration) {
        if let Err(refusal) = self.session.allowed(action) {
            self.say_error(Text::from(&refusal));
            return;
        }
        let texts = self.texts;
        let panel = match action {
            Action::NewGame => Panel::NewGame(new_game::form(&texts, self.session.settings())),
            Action::Players => {
                let sides = self.session.view().sides;
                let players = huri_session::player::Sides {
                    black: sides.black.player,
                    white: sides.white.player,
                };
                Panel::Players(players::form(&texts, players))
            }
            Action::Settings => {
                Panel::Settings(Box::new(settings::form(&texts, self.session.settings())))
            }
            Action::Tags => Panel::Tags(tags::form(&texts, &self.session.game().tags)),
            Action::Open => Panel::Open(files::open(&texts, "")),
            Action::Library => {
                self.library();
                return;
            }
            Action::SaveAs => Panel::SaveAs(files::save_as(&texts, &self.file_name())),
            Action::Comment => {
                let view = self.session.view();
                Panel::Comment(view.here, LineEdit::multiline(view.comment))
            }
            Action::Paste => Panel::Paste(LineEdit::multiline("")),
            Action::Palette => Panel::Commands(Commands::palette()),
            Action::Keys => Panel::Keys(Keys::default()),
            Action::About => Panel::Page(self.about()),
            Action::Rules => Panel::Page(self.rules()),
            Action::Course => Panel::Course(Box::new(Course::new(self.session.settings()))),
            Action::CopyMoves | Action::CopyBoard | Action::CopyRecord | Action::CopyPicture => {
                self.copy(action);
                return;
            }
            Action::RotateBoard => {
                let mut remembered = self.remembered();
                remembered.quarters = (remembered.quarters + 1) % 4;
                let settings = remembered.kept_in(self.session.settings());
                self.command(Command::Settings(Box::new(settings)), now);
                return;
            }
            Action::Quit => {
                self.wants_quit = true;
                return;
            }
            // The first time it begins, then its findings are looked at.
            Action::Review => {
                let view = self.session.view();
                if view.review.progress.is_none() && !self.command(Command::Review, now) {
                    return;
                }
                Panel::Mistakes(Mistakes::default())
            }
            other => {
                if let Some(command) = other.command() {
                    self.command(command, now);
                }
                return;
            }
        };
        self.ui.panels.push(panel);
    }

    /// A name for a file of this game.
    fn file_name(&self) -> String {
        let tags = &self.session.game().tags;
        let clean = |name: &str| -> String {
            name.chars()
                .map(|c| if c.is_alphanumeric() { c } else { '-' })
                .collect()
        };
        let mut parts: Vec<String> = Vec::new();
        parts.extend(tags.date.map(|date| date.to_string()));
        let names = [&tags.black.name, &tags.white.name];
        parts.extend(
            names
                .into_iter()
                .filter(|name| !name.is_empty())
                .map(|name| clean(name)),
        );
        if parts.is_empty() {
            parts.push("huri".to_owned());
        }
        format!("{}.{}", parts.join("-"), files::FORMATS[0].1)
    }

    fn about(&self) -> Page {
        let texts = self.texts;
        let version = env!("CARGO_PKG_VERSION").to_owned();
        let paragraphs = vec![
            texts.get(Tui::AboutVersion { version }),
            texts.get(Tui::AboutLicense),
        ];
        Page::new(texts.get(huri_i18n::text::Common::AppName), paragraphs)
    }

    /// The rules of the game; diagrams keep their rows.
    fn rules(&self) -> Page {
        let style = Style {
            ascii: self.theme().ascii,
            ..Style::PLAIN
        };
        let lines = pages::lines(&self.texts, 68, style).into_iter();
        let mut paragraphs: Vec<String> = lines
            .map(|line| match line {
                Line::Empty => String::new(),
                Line::Title(words) | Line::Words(words) | Line::Caption(words) => words,
                Line::Picture(row) => format!("  {row}"),
            })
            .collect();
        // The title stands in the frame already.
        let title = paragraphs.remove(0);
        Page::new(title, paragraphs)
    }

    /// Copies through the terminal, and shows what was copied: not every terminal takes it.
    fn copy(&mut self, action: Action) {
        use huri_core::record::{Format, write};
        let format = match action {
            Action::CopyMoves => Format::Transcript,
            Action::CopyBoard => Format::Board,
            Action::CopyRecord => Format::Huri,
            _ => {
                self.say_error(Tui::NoPictureHere);
                return;
            }
        };
        let view = self.session.view();
        let mut bytes = Vec::new();
        let written = if action == Action::CopyBoard {
            write(format, &huri_core::Game::new(view.position), &mut bytes).map(|_| ())
        } else {
            write(format, self.session.game(), &mut bytes).map(|_| ())
        };
        match written {
            Ok(()) => {
                let text = String::from_utf8_lossy(&bytes).into_owned();
                let lines = text.lines().map(str::to_owned).collect();
                self.to_copy = Some(text);
                let title = self.texts.get(Tui::Copied);
                self.ui.panels.push(Panel::Page(Page::new(title, lines)));
            }
            Err(why) => self.say_error(Text::from(why)),
        }
    }

    fn press_panel(&mut self, press: Press, now: Duration) {
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
    fn library(&mut self) {
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
            Walk::OpenAll(folder) => Command::OpenFolder(folder),
        };
        if self.command(command, now) {
            self.opened();
        } else {
            self.ui.panels.push(panel);
        }
    }

    /// After a record was opened: a collection shows its games.
    fn opened(&mut self) {
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

    fn click(&mut self, cell: Cell, now: Duration) {
        if let Some(panel) = self.ui.panels.pop() {
            self.click_panel(panel, cell, now);
            return;
        }
        if let Some(square) = self.targets.board.and_then(|board| board.at(cell)) {
            self.ui.cursor = Some(square);
            self.ui.typed = None;
            let view = self.session.view();
            if matches!(view.stage, Stage::ConfirmPass | Stage::Passing) {
                self.command(Command::Pass, now);
            } else {
                self.place(square, now);
            }
            return;
        }
        let link = self
            .targets
            .moves
            .iter()
            .find(|link| link.area.contains(cell));
        if let Some(node) = link.map(|link| link.node) {
            self.command(Command::GoTo(node), now);
            return;
        }
        let button = self
            .targets
            .buttons
            .iter()
            .find(|(area, _)| area.contains(cell));
        match button.map(|(_, button)| *button) {
            Some(Button::Act(action)) => self.act(action, now),
            Some(Button::Press(key)) => self.press(Press::plain(key), now),
            None => {}
        }
    }

    /// A click on a row chooses it; outside of the panel it closes it.
    fn click_panel(&mut self, mut panel: Panel, cell: Cell, now: Duration) {
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

    fn point(&mut self, cell: Cell) {
        if self.ui.panels.is_empty()
            && let Some(square) = self.targets.board.and_then(|board| board.at(cell))
        {
            self.ui.cursor = Some(square);
        }
    }

    /// The wheel walks through the moves; in a panel it walks through the rows.
    fn wheel(&mut self, by: i32, now: Duration) {
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
    fn paste(&mut self, text: String, now: Duration) {
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
            Some(Panel::Open(form) | Panel::SaveAs(form)) => form.paste(&text),
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

    /// When the next frame is due even if nothing comes in; none where only an input or the
    /// engine changes anything: then waiting costs nothing.
    pub fn next_wake(&self) -> Option<Duration> {
        let view = self.session.view();
        let turning = self.session.is_animating().then(|| view.now + FRAME);
        let wakes = [
            self.session.next_wake(),
            status::until(&view),
            engine::next_second(&view),
            turning,
        ];
        wakes.into_iter().flatten().min()
    }
}
