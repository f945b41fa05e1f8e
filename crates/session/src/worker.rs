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
    use thread_priority::{ThreadPriority, set_current_thread_priority};

    use super::{EngineEvent, Question, Worker};

    /// A little below what programs usually have, of 0 to 99: on Linux a niceness of 7.
    const PRIORITY: u8 = 28;

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
        // What the user sees and does comes first, also where the processor draws. Helpers that the
        // search starts inherit it where the system knows such a thing; one that refuses searches
        // all the same.
        if let Ok(priority) = PRIORITY.try_into() {
            let _ = set_current_thread_priority(ThreadPriority::Crossplatform(priority));
        }
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

    #[cfg(all(test, target_os = "linux"))]
    mod tests {
        use huri_ai::{Limits, Options};
        use huri_core::Position;

        use super::{EngineEvent, ThreadWorker};
        use crate::worker::{Question, Ticket, Worker};

        /// The niceness of the thread that asks.
        fn niceness() -> Option<i32> {
            let stat = std::fs::read_to_string("/proc/thread-self/stat").ok()?;
            let (_, behind_the_name) = stat.rsplit_once(')')?;
            behind_the_name.split_whitespace().nth(16)?.parse().ok()
        }

        #[test]
        fn what_the_user_sees_goes_before_the_engine() {
            let (teller, told) = std::sync::mpsc::channel();
            let waker = move || {
                teller
                    .send(niceness())
                    .expect("the test listens to the end")
            };
            let mut worker = ThreadWorker::new(waker).expect("a thread");
            worker.ask(Question {
                ticket: Ticket(1),
                board: Position::START.board(),
                limits: Limits::depth(3),
                is_anti: false,
                options: Options::default(),
                fresh: false,
            });
            while !matches!(worker.poll(), Some(EngineEvent::Done { .. })) {
                let niceness = told.recv().expect("an answer");
                assert!(niceness >= Some(7), "{niceness:?}");
            }
        }
    }
}
