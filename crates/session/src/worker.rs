//! [`Worker`]: the engine at work somewhere else, on a thread or in a browser's worker.
//!
//! The newest question wins: asking stops the search before. Every question has a ticket, and
//! who asks drops answers with an old one.

use huri_ai::{Analysis, Limits, Options};
use huri_core::Board;

/// The number of a question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Ticket(pub u64);

/// What an engine is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Comes back with the answer.
    pub ticket: Ticket,
    /// The position, seen by its mover.
    pub board: Board,
    /// How far to search.
    pub limits: Limits,
    /// Whether the fewest discs win.
    pub is_anti: bool,
    /// The engine to use; another one is made when they differ from the last question's.
    pub options: Options,
    /// Whether to forget what was searched before.
    pub fresh: bool,
}

/// What an engine says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EngineEvent {
    /// So far.
    Report {
        /// Of which question.
        ticket: Ticket,
        /// What was found.
        analysis: Analysis,
    },
    /// In the end: a limit was reached or the search was stopped.
    Done {
        /// Of which question.
        ticket: Ticket,
        /// What was found; none when the game is over on the board.
        analysis: Option<Analysis>,
    },
    /// The engine broke down; another one answers the next question.
    Failed {
        /// Over which question.
        ticket: Ticket,
    },
}

impl EngineEvent {
    /// The question it belongs to.
    pub fn ticket(&self) -> Ticket {
        match self {
            EngineEvent::Report { ticket, .. }
            | EngineEvent::Done { ticket, .. }
            | EngineEvent::Failed { ticket } => *ticket,
        }
    }
}

/// An engine at work elsewhere. None of its calls waits.
pub trait Worker {
    /// Asks; a question before this one is given up.
    fn ask(&mut self, question: Question);

    /// Ends the search at once: it answers with the best it has.
    fn stop(&mut self);

    /// What it has said since, oldest first.
    fn poll(&mut self) -> Option<EngineEvent>;
}

/// No engine: questions stay without answer.
#[derive(Debug, Default)]
pub struct NoWorker;

impl Worker for NoWorker {
    fn ask(&mut self, _: Question) {}
    fn stop(&mut self) {}
    fn poll(&mut self) -> Option<EngineEvent> {
        None
    }
}

#[cfg(not(target_arch = "wasm32"))]
pub use thread::ThreadWorker;

#[cfg(not(target_arch = "wasm32"))]
mod thread {
    use std::panic::AssertUnwindSafe;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::{Arc, Condvar, Mutex, PoisonError, mpsc};
    use std::thread::JoinHandle;

    use huri_ai::Engine;

    use super::{EngineEvent, Question, Worker};

    /// An engine on its own thread, made when it is first needed.
    #[derive(Debug)]
    pub struct ThreadWorker {
        desk: Arc<Desk>,
        events: mpsc::Receiver<EngineEvent>,
        /// Stops the question asked last.
        stop: Arc<AtomicBool>,
        thread: Option<JoinHandle<()>>,
    }

    /// Where the next question lies.
    #[derive(Debug, Default)]
    struct Desk {
        tray: Mutex<Tray>,
        changed: Condvar,
    }

    #[derive(Debug, Default)]
    struct Tray {
        question: Option<(Question, Arc<AtomicBool>)>,
        closed: bool,
    }

    impl ThreadWorker {
        /// Starts the thread. `waker` is called on it whenever there is something to poll.
        ///
        /// # Errors
        /// The system gives no thread.
        pub fn new(waker: impl Fn() + Send + 'static) -> std::io::Result<ThreadWorker> {
            let desk = Arc::new(Desk::default());
            let (sender, events) = mpsc::channel();
            let its_desk = Arc::clone(&desk);
            let thread = std::thread::Builder::new()
                .name("engine".to_owned())
                .spawn(move || work(&its_desk, &sender, &waker))?;
            Ok(ThreadWorker {
                desk,
                events,
                stop: Arc::default(),
                thread: Some(thread),
            })
        }

        fn change(&self, change: impl FnOnce(&mut Tray)) {
            // The thread holds the lock for moments in which nothing can panic.
            let tray = self.desk.tray.lock();
            change(&mut tray.unwrap_or_else(PoisonError::into_inner));
            self.desk.changed.notify_one();
        }
    }

    impl Worker for ThreadWorker {
        fn ask(&mut self, question: Question) {
            self.stop.store(true, Ordering::Relaxed);
            self.stop = Arc::default();
            let stop = Arc::clone(&self.stop);
            self.change(|tray| tray.question = Some((question, stop)));
        }

        fn stop(&mut self) {
            self.stop.store(true, Ordering::Relaxed);
        }

        fn poll(&mut self) -> Option<EngineEvent> {
            self.events.try_recv().ok()
        }
    }

    impl Drop for ThreadWorker {
        fn drop(&mut self) {
            self.stop.store(true, Ordering::Relaxed);
            self.change(|tray| {
                *tray = Tray {
                    question: None,
                    closed: true,
                }
            });
            if let Some(thread) = self.thread.take() {
                // It ends soon, since the search is stopped; if it panicked, nobody asks now.
                let _ = thread.join();
            }
        }
    }

    fn work(desk: &Desk, events: &mpsc::Sender<EngineEvent>, waker: &dyn Fn()) {
        let mut engine: Option<Engine> = None;
        while let Some((question, stop)) = next(desk) {
            let ticket = question.ticket;
            let tell = |event| {
                // Nobody listens any more when the session is gone; the desk says so next.
                let _ = events.send(event);
                waker();
            };
            let mut mine = match engine.take() {
                Some(engine) if *engine.options() == question.options => engine,
                _ => Engine::new(question.options.clone()),
            };
            let search = AssertUnwindSafe(|| {
                if question.fresh {
                    mine.clear();
                }
                let mut report = |analysis: &huri_ai::Analysis| {
                    let analysis = analysis.clone();
                    tell(EngineEvent::Report { ticket, analysis });
                };
                let (board, limits) = (question.board, &question.limits);
                if question.is_anti {
                    huri_ai::anti::search(board, limits, &stop, &mut report)
                } else {
                    mine.search(board, limits, &stop, &mut report)
                }
            });
            match std::panic::catch_unwind(search) {
                Ok(analysis) => {
                    engine = Some(mine);
                    tell(EngineEvent::Done { ticket, analysis });
                }
                Err(_) => tell(EngineEvent::Failed { ticket }),
            }
        }
    }

    /// Waits for the next question; none when the desk is closed.
    fn next(desk: &Desk) -> Option<(Question, Arc<AtomicBool>)> {
        let mut tray = desk.tray.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if tray.closed {
                return None;
            }
            if let Some(question) = tray.question.take() {
                return Some(question);
            }
            tray = desk
                .changed
                .wait(tray)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }
}
