//! [`App`]: the game and the terminal's state together: takes inputs, draws frames.

mod board;
mod pages;
mod panels;

use std::time::Duration;

use huri_i18n::bidi::Rtl;
use huri_i18n::{Language, Text, Texts};
use huri_session::keys::Key;
use huri_session::view::Stage;
use huri_session::{Action, Command, Keymap, Session};
use ratatui::Frame;
use ratatui::layout::{Position as Cell, Rect};

use crate::draw::{self, Button, Targets, engine, status};
use crate::input::{Input, Press};
use crate::layout::BoardArea;
use crate::line_edit::LineEdit;
use crate::panel::commands::Commands;
use crate::panel::course::Course;
use crate::panel::keys::Keys;
use crate::panel::review::Mistakes;
use crate::panel::{Panel, files, new_game, players, settings, tags};
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
        self.session.settings().own()
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
        self.texts = Texts::new(Language::of_settings(settings));
        let remembered: Remembered = settings.own();
        self.ui.keymap = Keymap::new(&settings.keys);
        self.ui.design = remembered.design;
        self.ui.quarters = remembered.quarters % 4;
    }

    /// Draws a frame.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let view = self.session.view();
        let is_visual = match self.session.settings().own::<Rtl>() {
            Rtl::Auto => self.screen.is_visual,
            Rtl::Visual => true,
            Rtl::Logical => false,
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
        let view = self.session.view();
        self.ui.said = Some(Said {
            text: text.into(),
            here: view.here,
            stage: view.stage,
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

    /// The board as it is turned, where the last frame has it.
    pub fn board_area(&self) -> BoardArea {
        let default = BoardArea {
            area: Rect::default(),
            design: Design::Plain,
            quarters: self.ui.quarters,
        };
        self.targets.board.unwrap_or(default)
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
                let settings = self.session.settings().with_own(&remembered);
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

    fn point(&mut self, cell: Cell) {
        if self.ui.panels.is_empty()
            && let Some(square) = self.targets.board.and_then(|board| board.at(cell))
        {
            self.ui.cursor = Some(square);
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
