//! [`Parts`]: what a session is made of.

use std::fmt;

use huri_core::game::Date;

use crate::settings::Settings;
use crate::storage::{MemoryStorage, Storage};
use crate::worker::{NoWorker, Worker};

/// What a session is made of, as the device offers it.
pub struct Parts {
    /// The engine's.
    pub worker: Box<dyn Worker>,
    /// Where files lie, those among them that are kept between runs.
    pub storage: Box<dyn Storage>,
    /// Settings to begin with; none for those of the last run.
    pub settings: Option<Settings>,
    /// A language for this run alone, by its tag; none for the one of the settings.
    pub language: Option<String>,
    /// The date, for the records of new games.
    pub today: Option<Date>,
    /// For everything that is drawn by lot.
    pub seed: u64,
    /// How many threads can run at once.
    pub n_cpus: usize,
}

impl fmt::Debug for Parts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Parts").finish_non_exhaustive()
    }
}

/// No engine, files in memory, always the same lots.
impl Default for Parts {
    fn default() -> Parts {
        Parts {
            worker: Box::new(NoWorker),
            storage: Box::new(MemoryStorage::default()),
            settings: None,
            language: None,
            today: None,
            seed: 0,
            n_cpus: 1,
        }
    }
}

impl Parts {
    /// Files where this system keeps them, and the engine on a thread of its own. `waker` is called
    /// from there when the session has something new to show; the front end then calls
    /// [`Session::tick`](crate::Session::tick).
    ///
    /// # Errors
    /// The system gives no thread.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn on_this_machine(waker: impl Fn() + Send + 'static) -> std::io::Result<Parts> {
        Ok(Parts {
            worker: Box::new(crate::worker::ThreadWorker::new(waker)?),
            storage: Box::new(crate::storage::DiskStorage::default()),
            today: Some(crate::time::today()),
            seed: fastrand::u64(..),
            n_cpus: std::thread::available_parallelism().map_or(1, usize::from),
            ..Parts::default()
        })
    }
}
