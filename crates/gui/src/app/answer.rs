//! Doing what was asked for.

use std::time::Duration;

use huri_core::game::Rules;
use huri_core::record::{self, Format};
use huri_core::{Game, Square};
use huri_i18n::Text;
use huri_learn::Act;
use huri_session::command::EditCommand;
use huri_session::view::Stage;
use huri_session::{Action, Command, Refusal, View};

use super::App;
use crate::ask::{Ask, Copied};
use crate::palette::Palette;
use crate::panel::{self, Course, Keys, Panel, TagsForm};
use crate::remembered::Remembered;
use crate::scene::Scene;
use crate::told;
use crate::tones::Tones;

impl App {
    /// Does what was asked for.
    pub(super) fn answer(&mut self, ask: Ask, now: Duration) {
        self.said = None;
        match ask {
            Ask::Act(action) => self.act(action, now),
            Ask::Do(command) => {
                self.command(command, now);
            }
            Ask::DoAndClose(command) => {
                let opens = matches!(
                    command,
                    Command::Open(_)
                        | Command::OpenAll(_)
                        | Command::OpenBytes { .. }
                        | Command::Paste(_)
                        | Command::SaveReviewed { .. }
                );
                if self.command(command, now) {
                    self.panel = None;
                    if opens {
                        self.opened();
                    }
                }
            }
            Ask::Square(square) => self.choose(square, now),
            Ask::Learn(act) => self.act_in_course(act, now),
            Ask::Paste(text) => {
                if self.session.view().stage == Stage::Editing {
                    self.command(Command::Edit(EditCommand::Text(text)), now);
                } else {
                    self.answer(Ask::DoAndClose(Command::Paste(text)), now);
                }
            }
            Ask::PastePicture => {
                self.said = Some(self.words.get(huri_i18n::text::Gui::PastedPicture).into());
            }
            Ask::Remember(remembered) => {
                let settings = self.session.settings().with_own(&remembered);
                self.command(Command::Settings(Box::new(settings)), now);
            }
            Ask::Close => {
                if self.palette.take().is_some() || self.panel.take().is_some() {
                    return;
                }
                if self.session.view().stage == Stage::Editing {
                    self.command(Command::Edit(EditCommand::Cancel), now);
                }
            }
            Ask::Copy(copied) => {
                self.to_copy = Some(copied);
                self.said = Some(self.words.get(huri_i18n::text::Gui::Copied).into());
            }
            Ask::Details(lines) => self.panel = Some(Panel::Details(lines)),
            Ask::SaveReviewed => {
                let path = self.session.reviewed_path();
                self.panel = Some(Panel::save_reviewed(&path));
            }
            Ask::Pick(pick) => self.picks.push(pick),
            Ask::More => {
                let remembered = Remembered {
                    shows_more: !self.remembered.shows_more,
                    ..self.remembered
                };
                self.answer(Ask::Remember(remembered), now);
            }
        }
    }

    /// The window's own settings after an action that is about them.
    fn remembered_after(&self, action: Action) -> Option<Remembered> {
        let before = self.remembered;
        Some(match action {
            Action::ShowMargin => Remembered {
                margin_hidden: !before.margin_hidden,
                ..before
            },
            Action::LargerText => before.with_text(true, self.usual_text),
            Action::SmallerText => before.with_text(false, self.usual_text),
            Action::UsualText => Remembered {
                text: None,
                ..before
            },
            Action::RotateBoard => Remembered {
                quarters: (before.quarters + 1) % 4,
                ..before
            },
            _ => return None,
        })
    }

    /// Keeps how the window stands for the next start; to be called when it closes.
    pub fn closing(&mut self, now: Duration) {
        let points = |length: f32| length.round().clamp(0.0, f32::from(u16::MAX)) as u16;
        let mut remembered = self.remembered;
        if let Some(margin) = self.seen.margin {
            remembered.margin = Some(points(margin));
        }
        if let Some(graph) = self.seen.graph {
            remembered.graph = Some(points(graph));
        }
        let seen = self.seen;
        remembered.maximized = seen.is_maximized;
        if let Some(window) = seen.window {
            remembered.window = Some([window.x, window.y].map(points));
        }
        if let Some(place) = seen.place {
            remembered.place = Some([place.x, place.y].map(|along| along.round() as i32));
        }
        if remembered != self.remembered {
            self.answer(Ask::Remember(remembered), now);
        }
    }

    /// Tells the session; what it refuses is said. Whether it was done.
    pub(super) fn command(&mut self, command: Command, now: Duration) -> bool {
        let source = match &command {
            Command::Open(path) => path.display().to_string(),
            Command::OpenBytes { name, .. } => name.clone(),
            Command::Paste(_) => self.words.get(huri_i18n::text::Gui::PastedText),
            _ => String::new(),
        };
        match self.session.apply(command, now) {
            Ok(()) => {
                self.take_settings();
                true
            }
            Err(Refusal::FileExists(path)) if matches!(self.panel, Some(Panel::SaveAs(_))) => {
                // The panel asks whether to replace it.
                if let Some(Panel::SaveAs(form)) = &mut self.panel {
                    form.exists = Some(path);
                }
                false
            }
            Err(refusal) => {
                self.said = Some(told::refusal(self.words, &refusal, &source));
                false
            }
        }
    }

    /// After a record was opened: a collection shows its games.
    fn opened(&mut self) {
        if self.session.collection().is_some() {
            self.panel = Some(Panel::games());
        }
    }

    /// Does something in the course, and remembers what has been solved.
    fn act_in_course(&mut self, act: Act, now: Duration) {
        if let Some(Panel::Course(course)) = &mut self.panel
            && let Some(settings) = course.apply(act, self.session.settings(), now)
        {
            self.command(Command::Settings(Box::new(settings)), now);
        }
    }

    /// Places a disc, or turns one where discs are turned by hand; goes on after a pass.
    fn choose(&mut self, square: Square, now: Duration) {
        if let Some(Panel::Course(_)) = &self.panel {
            return self.act_in_course(Act::Square(square), now);
        }
        let view = self.session.view();
        let is_tabletop = self.session.game().tags.rules == Rules::Tabletop;
        let command = match view.stage {
            Stage::ConfirmPass | Stage::Passing => Command::Pass,
            Stage::Editing => self.brush.on(square, &view, false),
            _ if is_tabletop && view.position.disc(square).is_some() => Command::TurnDisc(square),
            _ => Command::Place(square),
        };
        self.command(command, now);
    }

    /// Does what an action asks for.
    pub fn act(&mut self, action: Action, now: Duration) {
        self.palette = None;
        if let Some(Panel::Course(_)) = &self.panel {
            if let Some(act) = Course::act_of(action) {
                return self.act_in_course(act, now);
            }
            // The game waits, unseen: nothing is to happen to it.
            if action.command().is_some() && action.shows().is_none() {
                self.said = Some(self.words.get(huri_i18n::text::Session::NotPossible).into());
                return;
            }
        }
        let is_editing = self.session.view().stage == Stage::Editing;
        if is_editing && action == Action::Undo {
            self.command(Command::Edit(EditCommand::Undo), now);
            return;
        }
        if let Err(refusal) = self.session.allowed(action) {
            self.said = Some(told::refusal(self.words, &refusal, ""));
            return;
        }
        let panel = match action {
            Action::NewGame => Panel::new_game(self.session.settings()),
            Action::Players => Panel::Players,
            Action::Settings => Panel::Settings,
            Action::Open => Panel::open(self.session.settings()),
            Action::Library if self.session.collection().is_some() => Panel::games(),
            Action::Library => Panel::open(self.session.settings()),
            Action::Save if self.session.view().file.is_none() => self.save_as(),
            Action::SaveAs => self.save_as(),
            Action::Comment => {
                let view = self.session.view();
                Panel::comment(view.here, view.comment)
            }
            Action::Keys => Panel::Keys(Keys::default()),
            Action::Rules => Panel::Rules,
            Action::Course => Panel::Course(Course::new(self.session.settings())),
            Action::About => Panel::About,
            Action::Palette => {
                self.palette = Some(Palette::default());
                return;
            }
            Action::Paste => {
                self.wants_paste = true;
                return;
            }
            Action::CopyMoves => return self.copy(Format::Transcript),
            Action::CopyBoard => return self.copy(Format::Board),
            Action::CopyRecord => return self.copy(Format::Huri),
            Action::CopyPicture => {
                let view = self.session.view();
                let picture = self.with_scene(&view, panel::board_picture);
                return self.answer(Ask::Copy(Copied::Picture(picture)), now);
            }
            Action::Tags => {
                let view = self.session.view();
                Panel::Tags(Box::new(self.with_scene(&view, TagsForm::new)))
            }
            Action::Quit => {
                self.wants_quit = true;
                return;
            }
            Action::WholeScreen => {
                self.wants_whole_screen = true;
                return;
            }
            other => {
                if let Some(remembered) = self.remembered_after(other) {
                    self.answer(Ask::Remember(remembered), now);
                }
                if let Some(command) = other.command() {
                    self.command(command, now);
                }
                return;
            }
        };
        self.panel = Some(panel);
    }

    /// What drawing is given, for what is made outside a frame.
    fn with_scene<T>(&self, view: &View, make: impl FnOnce(&Scene) -> T) -> T {
        let tones = Tones::new(self.remembered, true);
        make(&Scene {
            view,
            session: &self.session,
            tones: &tones,
            words: self.words,
            keymap: &self.keymap,
            remembered: self.remembered,
        })
    }

    fn save_as(&self) -> Panel {
        let path = self.session.view().file.map(|file| file.path);
        Panel::save_as(path, &panel::file_stem(self.session.game()))
    }

    fn copy(&mut self, format: Format) {
        let mut bytes = Vec::new();
        let written = if format == Format::Board {
            let game = Game::new(self.session.view().position);
            record::write(format, &game, &mut bytes)
        } else {
            record::write(format, self.session.game(), &mut bytes)
        };
        match written {
            Ok(_) => {
                let text = String::from_utf8_lossy(&bytes).into_owned();
                self.to_copy = Some(Copied::Text(text));
                self.said = Some(self.words.get(huri_i18n::text::Gui::Copied).into());
            }
            Err(why) => self.said = Some(self.words.sentence(Text::from(why)).into()),
        }
    }
}
