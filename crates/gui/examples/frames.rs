//! Measures the real window: from the start to its first frame, and from frame to frame while the
//! engine searches with all threads but one. It opens, draws and closes by itself.
//!
//! ```text
//! cargo run --release -p huri-gui --example frames
//! ```

use std::time::{Duration, Instant};

use huri_gui::program::{Options, run_before};
use huri_session::Command;

/// How many frames are drawn while the engine searches.
const N: usize = 600;

fn main() -> eframe::Result {
    let start = Instant::now();
    let mut last = start;
    let mut frames: Vec<Duration> = Vec::new();
    let mut n_calls = 0_usize;
    // The settings stay as they were.
    let mut kept = None;
    run_before(
        Options::default(),
        Some(Box::new(move |app, now| {
            n_calls += 1;
            match n_calls {
                // Before the second frame the first one is on the screen.
                1 => return true,
                2 => {
                    println!("first frame: {} ms", start.elapsed().as_millis());
                    let mut settings = app.session.settings().clone();
                    kept = Some(settings.clone());
                    settings.study.analysis_level = 30;
                    for command in [
                        Command::Settings(Box::new(settings)),
                        Command::ToggleAnalysis,
                    ] {
                        app.session.apply(command, now).expect("the game has begun");
                    }
                }
                _ => frames.push(last.elapsed()),
            }
            last = Instant::now();
            if frames.len() < N {
                return true;
            }
            if let Some(kept) = kept.take() {
                let restore = Command::Settings(Box::new(kept));
                app.session
                    .apply(restore, now)
                    .expect("settings are never refused");
            }
            frames.sort_unstable();
            let at = |part: usize| frames[(N - 1) * part / 100].as_secs_f64() * 1000.0;
            println!(
                "frame to frame while searching: median {:.1} ms, 99 of 100 within {:.1} ms, longest {:.1} ms",
                at(50),
                at(99),
                at(100)
            );
            false
        })),
    )
}
