//! The program: the real window, clock, engine, files and dialogs around an [`App`].

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use eframe::egui::{self, Rect, ViewportBuilder, pos2, vec2};
use huri_i18n::Language;
use huri_i18n::text::Tui;
use huri_session::time::Watch;
use huri_session::{Parts, Session};

use crate::app::App;
use crate::ask::Pick;
use crate::remembered::Remembered;
use crate::screens;
use crate::words::fonts;

/// Nobody closes a dialog faster: there was none. The library tells no difference; with neither a
/// portal nor `zenity` it answers at once, also on a busy machine.
const FASTEST: Duration = Duration::from_millis(250);

/// What the command line asks for.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Options {
    /// Records to open; several become one collection.
    pub files: Vec<PathBuf>,
    /// Go on with the game of the last run.
    pub resume: bool,
    /// A language for this run, instead of the setting.
    pub language: Option<Language>,
}

/// What an onlooker sees before a frame.
#[derive(Debug)]
pub struct Look<'a> {
    /// The window.
    pub ctx: &'a egui::Context,
    /// The session's time.
    pub now: Duration,
    /// Seconds from the events to the last call of OpenGL in the frame before; what the driver
    /// waits for after that is not in it.
    pub own: Option<f32>,
}

/// Looks on as frames are drawn, one after the other: it is called before each, and ends the
/// program when it answers no.
pub type Onlooker = Box<dyn FnMut(&mut App, &Look) -> bool>;

/// An app in its window.
struct Program {
    app: App,
    onlooker: Option<Onlooker>,
    watch: Watch,
    /// How the system's dialog ended.
    found: Sender<Picked>,
    picked: Receiver<Picked>,
    /// Whether the system's dialog is open: one at a time.
    is_asking: bool,
    /// Whether the window is still to fill the screen. On X11 it is asked for once the window is
    /// seen: window managers do not hear of it before.
    is_to_fill: bool,
}

/// What was asked, and the paths that were chosen: none when the dialog was cancelled.
type Picked = (Pick, Result<Vec<PathBuf>, NoDialog>);

/// The system could not ask.
struct NoDialog;

/// Opens the window and runs until it is closed.
///
/// # Errors
/// The system gives no window.
pub fn run(options: Options) -> eframe::Result {
    run_before(options, None)
}

/// The same before an onlooker, who measures.
///
/// # Errors
/// The system gives no window.
pub fn run_before(options: Options, onlooker: Option<Onlooker>) -> eframe::Result {
    // The session comes before the window, whose size it remembers; the engine wakes the window
    // once there is one.
    let window: Arc<OnceLock<egui::Context>> = Arc::default();
    let waker = {
        let window = Arc::clone(&window);
        move || {
            if let Some(ctx) = window.get() {
                ctx.request_repaint();
            }
        }
    };
    let mut watch = Watch::start();
    let parts =
        Parts::on_this_machine(waker).map_err(|error| eframe::Error::AppCreation(error.into()))?;
    let parts = Parts {
        language: options.language.map(|language| language.tag().to_owned()),
        ..parts
    };
    let session = Session::new(parts, watch.now());
    let remembered: Remembered = session.settings().own();
    let size = remembered.window.unwrap_or([1120, 760]).map(f32::from);
    let size = vec2(size[0].max(400.0), size[1].max(400.0));
    let place = remembered.place.map(|[x, y]| pos2(x as f32, y as f32));
    let mut viewport = ViewportBuilder::default()
        .with_app_id("huri")
        .with_title("Huri")
        .with_inner_size(size)
        .with_maximized(remembered.maximized)
        .with_min_inner_size(vec2(400.0, 400.0));
    viewport.position = place;
    let native = eframe::NativeOptions {
        viewport,
        // No tone here fades over so wide a stretch that steps would be seen, and without a graphics
        // card each pixel costs.
        dithering: false,
        ..eframe::NativeOptions::default()
    };
    let mut app = App::new(session);
    eframe::run_native(
        "huri",
        native,
        Box::new(move |creation| {
            let ctx = creation.egui_ctx.clone();
            ctx.set_fonts(fonts());
            if let Some(usual) = usual_text(creation) {
                app.set_usual_text(usual);
                // The first window of all is as much larger as its text.
                if remembered.window.is_none() && usual > 100 {
                    let larger = size * f32::from(usual) / 100.0;
                    ctx.send_viewport_cmd(egui::ViewportCommand::InnerSize(larger));
                }
            }
            if let Some(place) = place {
                let window = Rect::from_min_size(place, size);
                if let Some(better) = better_place(creation, window) {
                    ctx.send_viewport_cmd(egui::ViewportCommand::OuterPosition(better));
                }
            }
            app.open(options.files, watch.now());
            if options.resume {
                app.resume(watch.now());
            }
            // Only this call sets it.
            let _ = window.set(ctx);
            let (found, picked) = channel();
            Ok(Box::new(Program {
                app,
                onlooker,
                watch,
                found,
                picked,
                is_asking: false,
                is_to_fill: remembered.maximized,
            }))
        }),
    )
}

/// The size of text on the screen that the window opens on.
fn usual_text(creation: &eframe::CreationContext) -> Option<u16> {
    let screen = creation.winit_window()?.current_monitor()?;
    let size = screen.size();
    let size = vec2(size.width as f32, size.height as f32);
    Some(screens::usual_text(size, screen.scale_factor() as f32))
}

/// Where a window goes that would stand where no screen is any more.
fn better_place(creation: &eframe::CreationContext, window: Rect) -> Option<egui::Pos2> {
    let screens: Vec<Rect> = creation
        .winit_window()?
        .available_monitors()
        .map(|screen| {
            let (place, size, scale) = (screen.position(), screen.size(), screen.scale_factor());
            let place = pos2(place.x as f32, place.y as f32);
            let size = vec2(size.width as f32, size.height as f32);
            Rect::from_min_size(place, size) / scale as f32
        })
        .collect();
    let free = screens.first()?.size() - window.size();
    let is_lost = !screens::can_be_reached(window, &screens);
    is_lost.then(|| screens[0].min + free.max(egui::Vec2::ZERO) / 2.0)
}

impl eframe::App for Program {
    fn ui(&mut self, ui: &mut egui::Ui, frame: &mut eframe::Frame) {
        let now = self.watch.now();
        if let Some(onlooker) = &mut self.onlooker {
            ui.ctx().request_repaint();
            let look = Look {
                ctx: ui.ctx(),
                now,
                own: frame.info().cpu_usage,
            };
            if !onlooker(&mut self.app, &look) {
                self.onlooker = None;
                ui.ctx().send_viewport_cmd(egui::ViewportCommand::Close);
            }
        }
        while let Ok((pick, paths)) = self.picked.try_recv() {
            self.is_asking = false;
            match paths {
                Ok(paths) => self.app.picked(pick, paths, now),
                Err(NoDialog) => self.app.has_no_dialog(),
            }
        }
        self.app.frame(ui, now);
        if self.is_to_fill && ui.ctx().cumulative_frame_nr() > 0 {
            self.is_to_fill = false;
            ui.ctx()
                .send_viewport_cmd(egui::ViewportCommand::Maximized(true));
        }
        for pick in self.app.take_picks() {
            if !std::mem::replace(&mut self.is_asking, true) {
                self.ask_system(frame, ui.ctx(), pick);
            }
        }
    }

    fn clear_color(&self, _: &egui::Visuals) -> [f32; 4] {
        self.app.ground().to_normalized_gamma_f32()
    }

    fn on_exit(&mut self, _: Option<&eframe::glow::Context>) {
        self.app.session.close(self.watch.now());
    }
}

impl Program {
    /// Opens the system's dialog above the window, which goes on meanwhile.
    fn ask_system(&self, frame: &eframe::Frame, ctx: &egui::Context, pick: Pick) {
        let (found, ctx) = (self.found.clone(), ctx.clone());
        let title = match &pick {
            Pick::Files | Pick::Folder => Tui::Open,
            Pick::Save(_) => Tui::SaveAs,
        };
        let title = self.app.words().get(title);
        let mut dialog = rfd::FileDialog::new().set_parent(frame).set_title(title);
        if let Some(folder) = self.app.session.first_folder() {
            dialog = dialog.set_directory(folder);
        }
        std::thread::spawn(move || {
            let asked = Instant::now();
            let one = |path: PathBuf| vec![path];
            let paths = match &pick {
                Pick::Files => dialog.pick_files(),
                Pick::Folder => dialog.pick_folder().map(one),
                Pick::Save(name) => dialog.set_file_name(name).save_file().map(one),
            };
            let was_asked = asked.elapsed() > FASTEST;
            let cancelled = || was_asked.then(Vec::new).ok_or(NoDialog);
            let paths = paths.map_or_else(cancelled, Ok);
            // Nobody listens any more only while the program ends.
            let _ = found.send((pick, paths));
            ctx.request_repaint();
        });
    }
}
