//! [`App`]: the game and the window's state together: takes events, draws frames.

mod answer;
mod draw;
mod input;

use std::path::PathBuf;
use std::time::Duration;

use eframe::egui::{self, Ui};
use huri_i18n::{Language, Texts};
use huri_session::{Command, Keymap, Session};

use crate::ask::{Ask, Copied, Pick};
use crate::palette::Palette;
use crate::panel::Panel;
use crate::panel::editor::Brush;
use crate::remembered::Remembered;
use crate::screens;
use crate::status::{self, Lesson};
use crate::told::Told;
use crate::tones::Tones;
use crate::words::Words;

/// How often the bar of a search is drawn anew.
const BAR: Duration = Duration::from_millis(250);

/// The game and the window's state together.
#[derive(Debug)]
pub struct App {
    /// The game in progress.
    pub session: Session,
    words: Words,
    keymap: Keymap,
    remembered: Remembered,
    /// The style that was given to egui last.
    style: Option<(Tones, bool, f32)>,
    panel: Option<Panel>,
    palette: Option<Palette>,
    /// What was refused last.
    said: Option<Told>,
    /// What a click sets in the board editor.
    brush: Brush,
    /// The letter of a square that is being typed.
    typed: Option<char>,
    picks: Vec<Pick>,
    to_copy: Option<Copied>,
    wants_paste: bool,
    wants_quit: bool,
    wants_whole_screen: bool,
    title: String,
    /// What will be remembered of the window when it closes.
    seen: Seen,
    /// The size of text by the screen, in percent.
    usual_text: u16,
    /// What had the focus before a panel was opened: it gets it back.
    focus_before: Option<egui::Id>,
    /// What the status line explains, once.
    lesson: Option<Lesson>,
}

/// How the window stands now.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
struct Seen {
    margin: Option<f32>,
    graph: Option<f32>,
    /// Size and place while it does not fill the screen, in points at plain text size.
    window: Option<egui::Vec2>,
    place: Option<egui::Pos2>,
    is_maximized: bool,
}

impl App {
    /// Around a session.
    pub fn new(session: Session) -> App {
        let mut app = App {
            session,
            words: Words(Texts::default()),
            keymap: Keymap::default(),
            remembered: Remembered::default(),
            style: None,
            panel: None,
            palette: None,
            said: None,
            brush: Brush::default(),
            typed: None,
            picks: Vec::new(),
            to_copy: None,
            wants_paste: false,
            wants_quit: false,
            wants_whole_screen: false,
            title: String::new(),
            seen: Seen::default(),
            usual_text: 100,
            focus_before: None,
            lesson: None,
        };
        app.take_settings();
        app
    }

    /// What the system's dialogs are to find, once.
    pub fn take_picks(&mut self) -> Vec<Pick> {
        std::mem::take(&mut self.picks)
    }

    /// Goes on with the game of the last run.
    pub fn resume(&mut self, now: Duration) {
        self.answer(Ask::Do(Command::Resume), now);
    }

    /// Opens files, or folders: several become one collection.
    pub fn open(&mut self, paths: Vec<PathBuf>, now: Duration) {
        if !paths.is_empty() {
            self.answer(Ask::DoAndClose(Command::OpenAll(paths)), now);
        }
    }

    /// The words that the window speaks in.
    pub fn words(&self) -> Words {
        self.words
    }

    /// Paths were chosen in the system's dialog; none if it was cancelled.
    pub fn picked(&mut self, pick: Pick, mut paths: Vec<PathBuf>, now: Duration) {
        match pick {
            Pick::Files | Pick::Folder => self.open(paths, now),
            Pick::Save(_) => {
                let Some(path) = paths.pop() else { return };
                if let Some(Panel::SaveAs(form)) = &mut self.panel {
                    form.chosen(&path);
                }
            }
        }
    }

    /// The system could not ask for a path: it has to be typed.
    pub fn has_no_dialog(&mut self) {
        self.said = Some(self.words.get(huri_i18n::text::Gui::NoDialog).into());
    }

    fn take_settings(&mut self) {
        let settings = self.session.settings();
        self.words = Words(Texts::new(Language::of_settings(settings)));
        self.keymap = Keymap::new(&settings.keys);
        self.remembered = settings.own();
    }

    /// The tone behind all that is drawn: frames are drawn onto it.
    pub fn ground(&self) -> egui::Color32 {
        let tones = self.style.map(|(tones, ..)| tones);
        let tones = tones.unwrap_or_else(|| Tones::new(self.remembered, true));
        tones.ground
    }

    /// Takes the events of a frame and draws it.
    pub fn frame(&mut self, ui: &mut Ui, now: Duration) {
        let ctx = ui.ctx().clone();
        self.session.tick(now);
        let system_is_dark = ctx.system_theme() != Some(egui::Theme::Light);
        let tones = Tones::new(self.remembered, system_is_dark);
        self.look_at_screen(&ctx);
        let room = ctx.viewport_rect().size() * ctx.zoom_factor();
        let scale = self.remembered.scale(self.usual_text);
        let scale = screens::fitting_scale(scale, self.remembered.text.is_some(), room);
        let style = (tones, self.remembered.still, scale);
        if self.style != Some(style) {
            self.style = Some(style);
            // The ground of this frame still has the tone from before.
            ctx.request_repaint();
            tones.apply(&ctx, self.remembered.still);
            ctx.set_zoom_factor(scale);
            // The keys for it are in the list of all keys.
            ctx.options_mut(|options| options.zoom_with_keyboard = false);
        }
        let was_open = self.panel.is_some() || self.palette.is_some();
        if !was_open {
            self.focus_before = ctx.memory(|memory| memory.focused());
        }
        let asks = self.input(&ctx);
        let mut is_busy = !asks.is_empty();
        for ask in asks {
            self.answer(ask, now);
        }
        let asks = self.draw(ui, &tones);
        self.learn(now);
        is_busy |= !asks.is_empty();
        for ask in asks {
            self.answer(ask, now);
        }
        let is_open = self.panel.is_some() || self.palette.is_some();
        if let Some(id) = self.focus_before.filter(|_| was_open && !is_open) {
            ctx.memory_mut(|memory| memory.request_focus(id));
        }
        if ctx.input(|input| input.viewport().close_requested()) {
            self.closing(now);
        }
        self.tell_system(&ctx);
        let view = self.session.view();
        let wakes = [
            self.session.next_wake(),
            status::until(&view),
            // The engine wakes us with what it finds; its bar goes on meanwhile.
            view.thinking
                .as_ref()
                .and_then(|thinking| thinking.done)
                .map(|_| now + BAR),
        ];
        let is_learning = match &self.panel {
            Some(Panel::Course(course)) => course.is_animating(now),
            _ => false,
        };
        let is_animating = (self.session.is_animating() || is_learning) && !self.remembered.still;
        if is_busy || is_animating {
            ctx.request_repaint();
        } else if let Some(wake) = wakes.into_iter().flatten().min() {
            ctx.request_repaint_after(wake.saturating_sub(now));
        }
    }

    /// Text is as large as this, in percent, until another size is chosen.
    pub fn set_usual_text(&mut self, percent: u16) {
        self.usual_text = percent;
    }

    /// Sees how the window stands on the screen.
    fn look_at_screen(&mut self, ctx: &egui::Context) {
        let viewport = ctx.input(|input| input.viewport().clone());
        self.seen.is_maximized = viewport.maximized == Some(true);
        let is_away = [viewport.fullscreen, viewport.minimized].contains(&Some(true));
        if !self.seen.is_maximized && !is_away {
            // The size of text counts for what stands in the window, not for the window.
            let zoom = ctx.zoom_factor();
            self.seen.window = Some(ctx.viewport_rect().size() * zoom);
            self.seen.place = viewport.outer_rect.map(|rect| rect.min * zoom);
        }
    }

    /// What has been explained is not explained again.
    fn learn(&mut self, now: Duration) {
        let lesson = Lesson::new(&self.session.view(), self.remembered);
        let before = std::mem::replace(&mut self.lesson, lesson);
        if let Some(learned) = before.filter(|_| before != lesson) {
            let remembered = learned.learned(self.remembered);
            let settings = self.session.settings().with_own(&remembered);
            self.command(Command::Settings(Box::new(settings)), now);
        }
    }

    /// Hands the system what it is to do.
    fn tell_system(&mut self, ctx: &egui::Context) {
        use egui::ViewportCommand as Tell;
        match self.to_copy.take() {
            Some(Copied::Text(text)) => ctx.copy_text(text),
            Some(Copied::Picture(picture)) => ctx.copy_image(picture),
            None => {}
        }
        if std::mem::take(&mut self.wants_paste) {
            ctx.send_viewport_cmd(Tell::RequestPaste);
        }
        if std::mem::take(&mut self.wants_quit) {
            ctx.send_viewport_cmd(Tell::Close);
        }
        if std::mem::take(&mut self.wants_whole_screen) {
            let is_whole = ctx.input(|input| input.viewport().fullscreen == Some(true));
            ctx.send_viewport_cmd(Tell::Fullscreen(!is_whole));
        }
        let file = self.session.view().file;
        let name = file.map(|file| huri_session::collection::file_name(&file.path));
        let program = self.words.get(huri_i18n::text::Common::AppName);
        let title = name.map_or_else(|| program.clone(), |name| format!("{name} – {program}"));
        ctx.accesskit_node_builder(egui::accesskit_root_id(), |window| {
            window.set_label(title.as_str());
        });
        if self.title != title {
            ctx.send_viewport_cmd(Tell::Title(title.clone()));
            self.title = title;
        }
    }
}
