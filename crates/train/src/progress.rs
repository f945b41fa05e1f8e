//! [`Progress`]: tells on the error stream how far a long step is and how long it will take.

use std::time::{Duration, Instant};

/// How often a line is written.
const EVERY: Duration = Duration::from_secs(10);

/// Counts the parts of one step.
#[derive(Debug)]
pub struct Progress {
    name: String,
    /// Parts done before this run.
    before: u64,
    total: u64,
    begun: Instant,
    told: Instant,
}

impl Progress {
    /// A step of `total` parts of which `before` were done by an earlier run.
    pub fn new(name: impl Into<String>, before: u64, total: u64) -> Progress {
        let now = Instant::now();
        let progress = Progress {
            name: name.into(),
            before,
            total,
            begun: now,
            told: now,
        };
        eprintln!("{}: {before} of {total} done", progress.name);
        progress
    }

    /// `done` parts are done; `facts` is said along with it.
    pub fn tell(&mut self, done: u64, facts: impl FnOnce() -> String) {
        if self.told.elapsed() < EVERY && done < self.total {
            return;
        }
        self.told = Instant::now();
        let spent = self.begun.elapsed().as_secs_f64();
        let here = done.saturating_sub(self.before).max(1) as f64;
        let left = spent / here * self.total.saturating_sub(done) as f64;
        eprintln!(
            "{}: {:.1} %, {}; {} spent, {} left",
            self.name,
            100.0 * done as f64 / self.total.max(1) as f64,
            facts(),
            minutes(spent),
            minutes(left)
        );
    }
}

/// `75 s` or `12 min`.
fn minutes(seconds: f64) -> String {
    if seconds < 120.0 {
        format!("{seconds:.0} s")
    } else {
        format!("{:.0} min", seconds / 60.0)
    }
}
