//! Measures the real window: from the start to its first frame, and from frame to frame while the
//! engine rests and while it searches with all threads but one. It opens, draws and closes by
//! itself, and remembers its size as any window does. A window of the same size that shows nothing,
//! or one tone, comes first, to compare with.
//!
//! ```text
//! cargo run --release -p huri-gui --example frames
//! cargo run --release -p huri-gui --example frames -- 1920 1080
//! ```
//!
//! What a line says, in milliseconds: from frame to frame (median, 95 and 99 of 100 within, longest);
//! the part of it that is ours, from the events to the last call of OpenGL (median); and on Linux
//! the processor's time a frame, of our thread and of those on which a driver draws that has no
//! graphics card.

use std::time::{Duration, Instant};

use eframe::egui::{Color32, ViewportBuilder, ViewportCommand, vec2};
use huri_gui::app::App;
use huri_gui::program::{Look, Options, run_before};
use huri_session::Command;

/// How many frames of each kind are drawn.
const N: usize = 300;
/// How many are drawn before them, while the window takes its size and the engine begins.
const BEFORE: usize = 30;
/// The middle of a game, where the board shows many discs and values, and the engine has long to
/// search.
const MIDDLE: &str = "e6f4e3d2g4d6e2f2c4c5c6b4c3h4b3b2c2b6e1c7f5d7g1f3a3d3a5b5c8f1";

/// Frames of one kind.
#[derive(Clone)]
struct Run {
    name: &'static str,
    n_before: usize,
    last: Instant,
    between: Vec<Duration>,
    own: Vec<f32>,
    ticks: Option<[Duration; 2]>,
}

impl Run {
    fn new(name: &'static str) -> Run {
        Run {
            name,
            n_before: BEFORE,
            last: Instant::now(),
            between: Vec::new(),
            own: Vec::new(),
            ticks: None,
        }
    }

    /// Counts a frame; whether it was the last.
    fn count(&mut self, own: Option<f32>) -> bool {
        let now = Instant::now();
        if self.n_before > 0 {
            self.n_before -= 1;
            self.ticks = processor_time();
        } else {
            self.between.push(now - self.last);
            self.own.extend(own);
        }
        self.last = now;
        self.between.len() == N
    }

    fn print(mut self) {
        self.between.sort_unstable();
        self.own.sort_unstable_by(f32::total_cmp);
        let at = |part: usize| self.between[(N - 1) * part / 100].as_secs_f64() * 1000.0;
        print!("{:<34}", self.name);
        for part in [50, 95, 99, 100] {
            print!("{:8.1}", at(part));
        }
        print!("{:8.1}", self.own[self.own.len() / 2] * 1000.0);
        if let (Some(before), Some(after)) = (self.ticks, processor_time()) {
            for (before, after) in before.into_iter().zip(after) {
                let time = after.saturating_sub(before).as_secs_f64();
                print!("{:8.1}", time * 1000.0 / N as f64);
            }
        }
        println!();
    }
}

/// The processor's time of our own thread, and of those of a driver that draws without a card.
fn processor_time() -> Option<[Duration; 2]> {
    let mut times = [Duration::ZERO; 2];
    for task in std::fs::read_dir("/proc/self/task").ok()? {
        let task = task.ok()?;
        // A thread may end meanwhile.
        let read = |file: &str| std::fs::read_to_string(task.path().join(file)).ok();
        let (Some(name), Some(spent)) = (read("comm"), read("schedstat")) else {
            continue;
        };
        let spent = spent
            .split(' ')
            .next()?
            .parse()
            .map(Duration::from_nanos)
            .ok()?;
        if task.file_name().to_str() == Some(std::process::id().to_string().as_str()) {
            times[0] += spent;
        } else if name.starts_with("llvmpipe") {
            times[1] += spent;
        }
    }
    Some(times)
}

/// A window that shows nothing, then one tone all over: what a frame takes without us, and what
/// the driver takes to fill each pixel once.
fn draw_nothing(size: [f32; 2]) -> eframe::Result {
    let mut runs = ["one tone all over", "nothing"].map(Run::new).to_vec();
    let native = eframe::NativeOptions {
        viewport: ViewportBuilder::default().with_inner_size(vec2(size[0], size[1])),
        dithering: false,
        ..eframe::NativeOptions::default()
    };
    eframe::run_ui_native("frames", native, move |ui, frame| {
        ui.ctx().request_repaint();
        if runs.len() == 1 {
            ui.painter().rect_filled(ui.max_rect(), 0.0, Color32::GRAY);
        }
        let is_over = runs
            .last_mut()
            .is_some_and(|run| run.count(frame.info().cpu_usage));
        if is_over {
            runs.pop().into_iter().for_each(Run::print);
        }
        if runs.is_empty() {
            ui.ctx().send_viewport_cmd(ViewportCommand::Close);
        }
    })
}

fn main() -> eframe::Result {
    let sides: Vec<f32> = std::env::args()
        .skip(1)
        .flat_map(|side| side.parse())
        .collect();
    let size = <[f32; 2]>::try_from(sides).unwrap_or([1280.0, 800.0]);
    print!("{:<34}", "ms");
    for column in ["median", "95", "99", "longest", "own", "thread", "driver"] {
        print!("{column:>8}");
    }
    println!();
    draw_nothing(size)?;
    let start = Instant::now();
    let mut steps = [
        ("the first position", Vec::new()),
        ("the same, engine searching", vec![Command::ToggleAnalysis]),
        ("34 discs, engine searching", vec![Command::End]),
        ("the same, engine resting", vec![Command::ToggleAnalysis]),
    ]
    .into_iter();
    let mut run: Option<Run> = None;
    let mut n_calls = 0;
    // The settings stay as they were.
    let mut kept = None;
    let look_on = move |app: &mut App, look: &Look| {
        let mut settings = app.session.settings().clone();
        let mut apply = |command| {
            let done = app.session.apply(command, look.now);
            done.expect("a game stands there, and settings are never refused");
        };
        n_calls += 1;
        match n_calls {
            // Before the second frame the first one is on the screen.
            1 => return true,
            2 => {
                println!("first frame after {} ms", start.elapsed().as_millis());
                let inner = ViewportCommand::InnerSize(vec2(size[0], size[1]));
                look.ctx.send_viewport_cmd(inner);
                kept = Some(settings.clone());
                settings.study.analysis_level = 30;
                apply(Command::Settings(Box::new(settings)));
                apply(Command::Paste(MIDDLE.to_owned()));
            }
            _ => {}
        }
        if run.as_mut().is_some_and(|run| !run.count(look.own)) {
            return true;
        }
        run.take().into_iter().for_each(Run::print);
        if let Some((name, commands)) = steps.next() {
            commands.into_iter().for_each(apply);
            run = Some(Run::new(name));
        } else if let Some(kept) = kept.take() {
            apply(Command::Settings(Box::new(kept)));
        }
        run.is_some()
    };
    run_before(Options::default(), Some(Box::new(look_on)))
}
