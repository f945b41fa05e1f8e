//! The program: the real terminal, clock, engine and files around an [`App`].

use std::fmt;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

use huri_i18n::Language;
use huri_i18n::bidi::Rtl;
use huri_session::time::Watch;
use huri_session::{Command, Parts, Session};
use ratatui::crossterm::clipboard::CopyToClipboard;
use ratatui::crossterm::event;
use ratatui::crossterm::execute;

use crate::app::{App, Screen};
use crate::input::Input;
use crate::theme::Theme;
use crate::{lines, terminal};

/// What the command line asks for.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Options {
    /// Records to open; the last one is shown.
    pub files: Vec<PathBuf>,
    /// Go on with the game of the last run.
    pub resume: bool,
    /// Only ASCII characters.
    pub ascii: bool,
    /// A language for this run, instead of the setting.
    pub language: Option<Language>,
    /// Typed commands and spoken lines instead of a screen.
    pub lines: bool,
}

/// Why the program could not run.
#[derive(Debug)]
pub enum Error {
    /// Input or output is no terminal.
    NoTerminal,
    /// The terminal, or the system, fails.
    Io(io::Error),
    /// A record cannot be opened.
    Refused(PathBuf, huri_session::Refusal),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::NoTerminal => f.write_str("input and output must be a terminal"),
            Error::Io(error) => error.fmt(f),
            Error::Refused(path, refusal) => write!(f, "{}: {refusal}", path.display()),
        }
    }
}

impl std::error::Error for Error {}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Error {
        Error::Io(error)
    }
}

/// What wakes the loop.
enum Event {
    /// The user did something.
    Terminal(event::Event),
    /// The engine has something new.
    Engine,
    /// The process is to end.
    End,
}

/// Runs until the user leaves.
///
/// # Errors
/// There is no terminal, or a record of the command line cannot be opened.
pub fn run(options: Options) -> Result<(), Error> {
    let mut watch = Watch::start();
    // Nobody listens any more to a waker only while the program ends.
    if options.lines {
        let (sender, events) = channel();
        let waker = sender.clone();
        let wake = move || drop(waker.send(lines::Event::Engine));
        let mut session = begin(&options, watch.now(), wake)?;
        let input = io::BufReader::new(io::stdin());
        let channel = (sender, events);
        lines::run(&mut session, &mut watch, input, io::stdout(), channel)?;
        return Ok(());
    }
    let (sender, events) = channel();
    let waker = sender.clone();
    let wake = move || drop(waker.send(Event::Engine));
    let session = begin(&options, watch.now(), wake)?;
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(Error::NoTerminal);
    }
    let variable = |name: &str| std::env::var(name).ok();
    let screen = Screen {
        theme: Theme::detect(variable, terminal::ground, options.ascii),
        is_visual: Rtl::Auto.is_visual(variable),
    };
    let app = App::new(session, screen);
    signals(sender.clone())?;
    let screen = terminal::Screen::open(app.remembered().mouse)?;
    listen(sender);
    turn(app, screen, &events, watch)
}

/// A session with what the command line names; the engine calls `wake` when it has something new.
fn begin(
    options: &Options,
    now: Duration,
    wake: impl Fn() + Send + 'static,
) -> Result<Session, Error> {
    let parts = Parts {
        language: options.language.map(|language| language.tag().to_owned()),
        ..Parts::on_this_machine(wake)?
    };
    let mut session = Session::new(parts, now);
    open(&mut session, options, now)?;
    Ok(session)
}

/// Opens what the command line names.
fn open(session: &mut Session, options: &Options, now: Duration) -> Result<(), Error> {
    if let Some(first) = options.files.first() {
        let refused = |refusal| Error::Refused(first.clone(), refusal);
        let command = Command::OpenAll(options.files.clone());
        session.apply(command, now).map_err(refused)?;
    }
    if options.resume {
        let refused = |refusal| Error::Refused(PathBuf::from("--resume"), refusal);
        session.apply(Command::Resume, now).map_err(refused)?;
    }
    Ok(())
}

/// Asks for the end when the system does, so that the terminal is given back.
fn signals(sender: Sender<Event>) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let mut signals = signal_hook::iterator::Signals::new([SIGTERM, SIGINT, SIGHUP])?;
    std::thread::spawn(move || {
        for _ in &mut signals {
            if sender.send(Event::End).is_err() {
                break;
            }
        }
    });
    Ok(())
}

/// Reads the terminal on a thread of its own, so that the loop can wait for all at once.
fn listen(sender: Sender<Event>) {
    std::thread::spawn(move || {
        while let Ok(event) = event::read() {
            if sender.send(Event::Terminal(event)).is_err() {
                return;
            }
        }
        // The terminal is gone.
        let _ = sender.send(Event::End);
    });
}

/// The longest wait: the loop looks around now and then, so that a machine that slept is noticed.
pub(crate) const LONGEST: Duration = Duration::from_secs(3600);

fn turn(
    mut app: App,
    mut screen: terminal::Screen,
    events: &Receiver<Event>,
    mut watch: Watch,
) -> Result<(), Error> {
    let mut has_mouse = app.remembered().mouse;
    loop {
        app.session.tick(watch.now());
        screen.draw(|frame| app.draw(frame))?;
        let now = watch.now();
        let wait = app
            .next_wake()
            .map_or(LONGEST, |wake| wake.saturating_sub(now));
        let first = match events.recv_timeout(wait) {
            Ok(event) => Some(event),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        };
        // All that has come in is taken before the next frame.
        for event in first.into_iter().chain(events.try_iter()) {
            match event {
                Event::Terminal(event) => {
                    if let Some(input) = Input::from_event(event) {
                        app.handle(input, watch.now());
                    }
                }
                Event::Engine => {}
                Event::End => return Ok(()),
            }
        }
        if app.wants_quit() {
            return Ok(());
        }
        if let Some(text) = app.take_copied() {
            execute!(io::stdout(), CopyToClipboard::to_clipboard_from(text))?;
        }
        if app.remembered().mouse != has_mouse {
            has_mouse = !has_mouse;
            screen.set_mouse(has_mouse)?;
        }
    }
}
