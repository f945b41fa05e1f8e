//! The program: the real window, clock, engine, files and dialogs around an [`App`].

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use eframe::egui::{self, ViewportBuilder, vec2};
use huri_i18n::Language;
use huri_session::time::Watch;
use huri_session::{Parts, Session};

use crate::app::App;
use crate::ask::Pick;
use crate::remembered::Remembered;
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
    /// What was chosen in the system's dialog; nothing where there is no such dialog.
    found: Sender<(Pick, Option<Vec<PathBuf>>)>,
    picked: Receiver<(Pick, Option<Vec<PathBuf>>)>,
}

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
    let [width, height] = remembered.window.unwrap_or([1120, 760]).map(f32::from);
    let native = eframe::NativeOptions {
        viewport: ViewportBuilder::default()
            .with_app_id("huri")
            .with_title("Huri")
            .with_inner_size(vec2(width.max(400.0), height.max(400.0)))
            .with_maximized(remembered.maximized)
            .with_min_inner_size(vec2(400.0, 400.0)),
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
            }))
        }),
    )
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
            match paths {
                Some(paths) => self.app.picked(pick, paths, now),
                None => self.app.has_no_dialog(),
            }
        }
        self.app.frame(ui, now);
        for pick in self.app.take_picks() {
            self.ask_system(ui.ctx(), pick);
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
    /// Opens the system's dialog; the window goes on meanwhile.
    fn ask_system(&self, ctx: &egui::Context, pick: Pick) {
        let (found, ctx) = (self.found.clone(), ctx.clone());
        let folder = self.app.session.first_folder();
        std::thread::spawn(move || {
            let asked = Instant::now();
            let mut dialog = rfd::FileDialog::new();
            if let Some(folder) = folder {
                dialog = dialog.set_directory(folder);
            }
            let one = |path: PathBuf| vec![path];
            let paths = match &pick {
                Pick::Files => dialog.pick_files(),
                Pick::Folder => dialog.pick_folder().map(one),
                Pick::Save(name) => dialog.set_file_name(name).save_file().map(one),
            };
            if paths.is_none() && asked.elapsed() > FASTEST {
                return;
            }
            // Nobody listens any more only while the program ends.
            let _ = found.send((pick, paths));
            ctx.request_repaint();
        });
    }
}
