//! [`App`]: the game and the window's state together: takes events, draws frames.

use std::path::PathBuf;
use std::time::Duration;

use eframe::egui::{self, CentralPanel, Event, Frame, Margin, Panel as Side, Ui};
use huri_core::game::Rules;
use huri_core::record::{self, Format};
use huri_core::{Game, Square};
use huri_i18n::{Language, Text, Texts};
use huri_learn::Act;
use huri_session::command::EditCommand;
use huri_session::keys::{Chord, Key};
use huri_session::view::Stage;
use huri_session::{Action, Command, Keymap, Refusal, Session, View};

use crate::ask::{Ask, Copied, Pick};
use crate::board::{self, Board};
use crate::focus;
use crate::item::Own;
use crate::keys::chord;
use crate::layout::{Layout, NARROWEST};
use crate::margin::{self, Room};
use crate::menu;
use crate::palette::Palette;
use crate::panel::editor::{self, Brush, Pressed};
use crate::panel::{self, Course, Keys, Panel, TagsForm};
use crate::remembered::Remembered;
use crate::status::{self, Lesson};
use crate::supply;
use crate::told::{self, Told};
use crate::tones::Tones;
use crate::turning;
use crate::words::Words;

/// All actions that there are in the window, in the order of the menus.
pub fn actions() -> impl Iterator<Item = Action> {
    Action::ALL.into_iter()
}

/// Whether a chord means nothing to a field that is being typed in.
fn is_no_typing(chord: Chord) -> bool {
    match chord.key {
        Key::F(_) => true,
        // Marking all, the clipboard, and taking back what was typed.
        Key::Char(key) => chord.ctrl && !matches!(key, 'A' | 'C' | 'V' | 'X' | 'Y' | 'Z'),
        _ => false,
    }
}

/// What everything that draws is given.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// What there is to draw.
    pub view: &'a View,
    /// The session, for what is not in the view.
    pub session: &'a Session,
    /// In which colours.
    pub tones: &'a Tones,
    /// In which words.
    pub words: Words,
    /// Which keys do what.
    pub keymap: &'a Keymap,
    /// The window's own settings.
    pub remembered: Remembered,
}

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
    shows_more: bool,
    picks: Vec<Pick>,
    to_copy: Option<Copied>,
    wants_paste: bool,
    wants_quit: bool,
    wants_whole_screen: bool,
    title: String,
    /// What will be remembered of the window when it closes.
    seen: Seen,
    /// What had the focus before a panel was opened: it gets it back.
    focus_before: Option<egui::Id>,
    /// What the status line explains, once.
    lesson: Option<Lesson>,
}

/// How the window stands now, in points.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
struct Seen {
    margin: Option<f32>,
    window: Option<egui::Vec2>,
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
            shows_more: false,
            picks: Vec::new(),
            to_copy: None,
            wants_paste: false,
            wants_quit: false,
            wants_whole_screen: false,
            title: String::new(),
            seen: Seen::default(),
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

    /// A path was found with the system's dialog.
    pub fn picked(&mut self, pick: Pick, path: PathBuf, now: Duration) {
        match pick {
            Pick::File => self.answer(Ask::DoAndClose(Command::Open(path)), now),
            Pick::Folder => self.answer(Ask::DoAndClose(Command::OpenFolder(path)), now),
            Pick::Save(_) => {
                if let Some(Panel::SaveAs(form)) = &mut self.panel {
                    form.path = path.display().to_string();
                    // The dialog has asked already.
                    form.overwrite = true;
                }
            }
        }
    }

    fn take_settings(&mut self) {
        let settings = self.session.settings();
        let language = settings.language.as_deref().and_then(Language::from_tag);
        self.words = Words(language.map_or_else(Texts::of_system, Texts::new));
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
        let style = (tones, self.remembered.still, self.remembered.scale());
        if self.style != Some(style) {
            self.style = Some(style);
            // The ground of this frame still has the tone from before.
            ctx.request_repaint();
            tones.apply(&ctx, self.remembered.still);
            ctx.set_zoom_factor(self.remembered.scale());
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
        let viewport = ctx.input(|input| input.viewport().clone());
        self.seen.window = viewport.inner_rect.map(|rect| rect.size());
        self.seen.is_maximized =
            viewport.maximized == Some(true) || viewport.fullscreen == Some(true);
        if viewport.close_requested() {
            self.closing(now);
        }
        self.tell_system(&ctx);
        let view = self.session.view();
        let wakes = [self.session.next_wake(), status::until(&view)];
        let is_learning = match &self.panel {
            Some(Panel::Course(course)) => course.is_animating(now),
            _ => false,
        };
        let is_animating = (self.session.is_animating() || is_learning) && !self.remembered.still;
        if is_busy || is_animating {
            ctx.request_repaint();
        } else if let Some(wake) = wakes.into_iter().flatten().min() {
            ctx.request_repaint_after(wake.saturating_sub(now));
        } else if view.thinking.is_some() {
            // The engine wakes us with what it finds; the seconds it has thought go on meanwhile.
            ctx.request_repaint_after(Duration::from_secs(1));
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

    fn input(&mut self, ctx: &egui::Context) -> Vec<Ask> {
        let mut asks = Vec::new();
        if let Some(Panel::Keys(keys)) = &mut self.panel
            && keys.is_waiting()
        {
            let events = ctx.input_mut(|input| std::mem::take(&mut input.events));
            if let Some(chord) = events.iter().find_map(chord) {
                asks.extend(keys.take(chord, self.session.settings(), self.words));
            }
            return asks;
        }
        let is_typing = ctx.text_edit_focused() || self.palette.is_some();
        let (events, dropped) =
            ctx.input(|input| (input.events.clone(), input.raw.dropped_files.clone()));
        for file in dropped {
            asks.push(Ask::DoAndClose(Command::Open(file.path().to_owned())));
        }
        for own in Own::ALL {
            let mut was_pressed = false;
            for shortcut in own.shortcuts() {
                was_pressed |= ctx.input_mut(|input| input.consume_shortcut(shortcut));
            }
            if was_pressed {
                asks.push(Ask::Own(own));
            }
        }
        let is_focused = ctx.memory(|memory| memory.focused().is_some());
        for event in &events {
            match event {
                Event::Paste(text) if !is_typing => asks.push(Ask::Paste(text.clone())),
                Event::Text(text) if !is_typing && self.type_square(text, &mut asks) => continue,
                _ => {}
            }
            let Some(chord) = chord(event) else { continue };
            let is_plain = !chord.ctrl && !chord.alt && !chord.shift;
            match chord.key {
                Key::Escape if is_plain => {
                    if !egui::Popup::is_any_open(ctx) {
                        asks.push(Ask::Close);
                    }
                    continue;
                }
                Key::Left | Key::Right | Key::Up | Key::Down if is_plain => {
                    if !is_focused && !is_typing {
                        // The same key is not to walk on from there.
                        ctx.input_mut(|input| input.events.retain(|other| other != event));
                        board::focus(ctx, Square::D3);
                    }
                    continue;
                }
                _ => {}
            }
            if is_plain
                && !is_typing
                && let Some(act) = self.course_act(ctx, chord.key)
            {
                asks.push(Ask::Learn(act));
                continue;
            }
            let turn = self.session.view().position.turn();
            let is_editing = self.session.view().stage == Stage::Editing;
            if is_editing && !is_typing && self.panel.is_none() && self.typed.is_none() {
                match editor::press(chord, turn) {
                    Some(Pressed::Command(command)) => {
                        asks.push(Ask::Do(command));
                        continue;
                    }
                    Some(Pressed::Brush(brush)) => {
                        self.brush = brush;
                        continue;
                    }
                    None => {}
                }
            }
            let action = self.keymap.action(chord);
            if let Some(action) = action
                && (!is_typing || is_no_typing(chord))
            {
                asks.push(Ask::Act(action));
            }
        }
        asks
    }

    /// What a key means in the course, if that is open and has a meaning for it.
    fn course_act(&self, ctx: &egui::Context, key: Key) -> Option<Act> {
        let Some(Panel::Course(course)) = &self.panel else {
            return None;
        };
        match key {
            Key::PageUp => Some(Act::Back),
            Key::PageDown => Some(Act::Next),
            Key::Enter => {
                // On a button, Enter presses the button.
                let focused = ctx.memory(|memory| memory.focused());
                let is_free = focused.is_none_or(board::is_square);
                (is_free && course.is_solved()).then_some(Act::Next)
            }
            _ => None,
        }
    }

    /// A letter a to h waits for its digit, then the square is played.
    fn type_square(&mut self, text: &str, asks: &mut Vec<Ask>) -> bool {
        let mut characters = text.chars();
        let (Some(character), None) = (characters.next(), characters.next()) else {
            return false;
        };
        match (character, self.typed.take()) {
            ('a'..='h', _) => self.typed = Some(character),
            ('1'..='8', Some(letter)) => {
                let square = format!("{letter}{character}").parse();
                asks.extend(square.ok().map(Ask::Square));
            }
            _ => return false,
        }
        true
    }

    fn draw(&mut self, ui: &mut Ui, tones: &Tones) -> Vec<Ask> {
        let mut asks = Vec::new();
        let view = self.session.view();
        let (mut panel, mut palette) = (self.panel.take(), self.palette.take());
        let scene = Scene {
            view: &view,
            session: &self.session,
            tones,
            words: self.words,
            keymap: &self.keymap,
            remembered: self.remembered,
        };
        // The ground itself is there before anything is drawn, see `App::ground`.
        let ground = Frame::new();
        let size = ui.available_size();
        let wants_all = self.shows_more || panel.is_some();
        let layout = Layout::new(size, wants_all, status::CAPTION);
        let is_compact = layout.is_compact();
        // Where height is short there is one line for both.
        let has_caption = !is_compact || status::is_loud(&view);
        let quiet = |side: Side| side.show_separator_line(tones.ground == tones.panel);
        quiet(Side::top("menus"))
            .frame(ground.inner_margin(Margin::symmetric(8, if is_compact { 0 } else { 4 })))
            .show(ui, |ui| menu::show(ui, &scene, &mut asks));
        // The game waits behind the course and has nothing to say.
        let is_course = matches!(panel, Some(Panel::Course(_)));
        let nothing = Told::default();
        let said = self.said.as_ref().or(is_course.then_some(&nothing));
        let has_more_to_say = said.is_some() || self.lesson.is_some();
        if !is_compact || !has_caption || has_more_to_say {
            quiet(Side::bottom("status"))
                .frame(ground.inner_margin(Margin::symmetric(12, if is_compact { 2 } else { 6 })))
                .show(ui, |ui| {
                    status::show(ui, &scene, said, self.typed, &mut asks)
                });
        }
        let edge = Frame::new().fill(tones.panel);
        let mut line = Vec::new();
        let is_editing = view.stage == Stage::Editing;
        let brush = &mut self.brush;
        let mut shown = |ui: &mut Ui, room: Room| match &mut panel {
            Some(panel) => panel.show(ui, &scene, &mut asks),
            None if is_editing => panel::beside_editor(ui, &scene, brush, &mut asks),
            None => margin::show(ui, &scene, room, &mut asks, &mut line),
        };
        let is_hidden = self.remembered.margin_hidden && !wants_all;
        match layout {
            _ if is_hidden => {}
            Layout::Beside => {
                let side = if self.words.is_rtl() {
                    Side::left("margin")
                } else {
                    Side::right("margin")
                };
                let most = (size.x - 240.0).max(NARROWEST);
                let usual = (size.x * 0.32).clamp(NARROWEST, 460.0);
                let width = self.remembered.margin.map_or(usual, f32::from);
                let drawn = quiet(side)
                    .frame(edge)
                    .default_size(width.clamp(NARROWEST, most))
                    .size_range(NARROWEST..=most)
                    .show(ui, |ui| shown(ui, Room::ALL));
                self.seen.margin = Some(drawn.response.rect.width());
            }
            Layout::Below {
                height, shows_all, ..
            } => {
                let room = Room {
                    shows_all,
                    is_compact,
                    has_more: true,
                };
                quiet(Side::bottom("margin-below"))
                    .frame(edge)
                    .exact_size(height)
                    .show(ui, |ui| shown(ui, room));
            }
        }
        let around = if is_compact { 4 } else { 12 };
        CentralPanel::default()
            .frame(ground.inner_margin(around))
            .show(ui, |ui| {
                let mut area = ui.available_rect_before_wrap();
                let course = match &panel {
                    Some(Panel::Course(course)) => Some(course),
                    _ => None,
                };
                let of_course = course.map(|course| course.board(&view));
                let view = of_course.as_ref().unwrap_or(&view);
                if has_caption {
                    area.max.y -= status::caption_height(view, area.width());
                }
                let by_hand = course.is_none() && view.sides.black.supply.is_some();
                let room = if by_hand { supply::room(area) } else { 0.0 };
                let asked = view.turning.and_then(|turning| {
                    let asked = turning.asked?;
                    Some(asked - turning.turned)
                });
                let board = Board {
                    view,
                    tones,
                    words: self.words,
                    quarters: self.remembered.quarters,
                    still: self.remembered.still,
                    line: &line,
                    ringed: course.map_or(asked.unwrap_or_default(), Course::ringed),
                };
                let within = area.shrink2(egui::vec2(0.0, room));
                let drawn = board::show(ui, within, &board);
                asks.extend(drawn.chosen.map(Ask::Square));
                if by_hand {
                    supply::show(ui, &drawn, room, &scene);
                    if scene.session.allowed(Action::TurningMend).is_ok() {
                        let dragged = turning::drag(ui, view, |at| drawn.square_at(at));
                        let turned = dragged.into_iter().map(Command::TurnDisc);
                        asks.extend(turned.map(Ask::Do));
                    }
                }
                if has_caption && course.is_none() {
                    let mut board = drawn.rect;
                    board.max.y += room;
                    status::caption(ui, board, area, &scene, &mut asks);
                }
            });
        status::announce(ui, &scene);
        if let Some(palette) = &mut palette {
            palette.show(ui.ctx(), &scene, &mut asks);
        }
        if ui.ctx().input(|input| !input.raw.hovered_files.is_empty()) {
            status::drop_here(ui, &scene);
        }
        focus::ring(ui.ctx(), tones);
        (self.panel, self.palette) = (panel, palette);
        asks
    }

    /// Does what was asked for.
    fn answer(&mut self, ask: Ask, now: Duration) {
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
                        | Command::OpenFolder(_)
                        | Command::OpenBytes { .. }
                        | Command::Paste(_)
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
            Ask::Own(own) => self.own(own, now),
            Ask::Copy(copied) => {
                self.to_copy = Some(copied);
                self.said = Some(self.words.get(huri_i18n::text::Gui::Copied).into());
            }
            Ask::Details(lines) => self.panel = Some(Panel::Details(lines)),
            Ask::Pick(pick) => self.picks.push(pick),
            Ask::More => self.shows_more = !self.shows_more,
        }
    }

    /// What concerns the window alone.
    fn own(&mut self, own: Own, now: Duration) {
        self.palette = None;
        let before = self.remembered;
        let remembered = match own {
            Own::WholeScreen => {
                self.wants_whole_screen = true;
                return;
            }
            Own::Margin => Remembered {
                margin_hidden: !before.margin_hidden,
                ..before
            },
            Own::Larger => before.with_text(true),
            Own::Smaller => before.with_text(false),
            Own::Usual => Remembered {
                text: 100,
                ..before
            },
        };
        self.answer(Ask::Remember(remembered), now);
    }

    /// Keeps how the window stands for the next start; to be called when it closes.
    pub fn closing(&mut self, now: Duration) {
        let points = |length: f32| length.round().clamp(0.0, f32::from(u16::MAX)) as u16;
        let scale = self.remembered.scale();
        let mut remembered = self.remembered;
        if let Some(margin) = self.seen.margin {
            remembered.margin = Some(points(margin));
        }
        if let Some(window) = self.seen.window.filter(|_| !self.seen.is_maximized) {
            // The size of text counts for what stands in the window, not for the window.
            remembered.window = Some([points(window.x * scale), points(window.y * scale)]);
        }
        if remembered != self.remembered {
            self.answer(Ask::Remember(remembered), now);
        }
    }

    /// Tells the session; what it refuses is said. Whether it was done.
    fn command(&mut self, command: Command, now: Duration) -> bool {
        let source = match &command {
            Command::Open(path) | Command::OpenFolder(path) => path.display().to_string(),
            Command::OpenBytes { name, .. } => name.clone(),
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
            Stage::Editing => self.brush.on(square),
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
            Action::RotateBoard => {
                let quarters = (self.remembered.quarters + 1) % 4;
                let remembered = Remembered {
                    quarters,
                    ..self.remembered
                };
                self.answer(Ask::Remember(remembered), now);
                return;
            }
            other => {
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
            Err(why) => self.said = Some(self.words.get(Text::from(why)).into()),
        }
    }
}
