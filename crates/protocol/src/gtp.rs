//! GTP, the Go Text Protocol, as programs for Othello speak it: [`serve`].
//!
//! ```text
//! 7 genmove black          = answered by =       =7 f5
//! play purple a1                                 ? syntax error
//! ```
//!
//! A controller sends one command a line, the engine answers each in order, with an empty line
//! after every answer. What is particular to Othello:
//!
//! - A side without a move passes. A controller that knows no pass asks or moves the other side
//!   again; the pass is then put in. A move out of turn in any other case is an illegal move.
//! - On a finished game `genmove` answers `pass` and changes nothing.
//! - `undo` takes back one command's move, together with the pass that was put in before it.
//!
//! Source: G. Farnebäck, "Specification of the Go Text Protocol, version 2, draft 2", 2002; the
//! extensions of Quarry (`list_games`, `set_game`) and of GoGui (`gogui-rules_…`).

use std::fmt;
use std::io::{self, BufRead, Read, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;

use huri_ai::{Engine, Level};

mod clock;
mod server;

pub use clock::Clock;
use server::Server;

/// A command as the controller sent it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// The digits before the command, to be given back.
    pub id: Option<String>,
    /// The command; empty when there was nothing but an id.
    pub name: String,
    /// What follows it.
    pub arguments: Vec<String>,
}

impl Request {
    /// Reads a line; none if it is empty or only a comment.
    ///
    /// ```
    /// use huri_protocol::gtp::Request;
    /// let request = Request::read("12 play B\tf5 # the usual\r").unwrap();
    /// assert_eq!(request.id.as_deref(), Some("12"));
    /// assert_eq!((request.name.as_str(), request.arguments.len()), ("play", 2));
    /// assert_eq!(Request::read("# nothing"), None);
    /// ```
    pub fn read(line: &str) -> Option<Request> {
        let line = line.split('#').next().unwrap_or_default();
        let visible = |c: char| match c {
            '\t' => Some(' '),
            c => (!c.is_control()).then_some(c),
        };
        let line: String = line.chars().filter_map(visible).collect();
        let mut words = line.split(' ').filter(|word| !word.is_empty());
        let first = words.next()?;
        let (id, name) = if first.bytes().all(|byte| byte.is_ascii_digit()) {
            (Some(first.to_owned()), words.next().unwrap_or_default())
        } else {
            (None, first)
        };
        Some(Request {
            id,
            name: name.to_owned(),
            arguments: words.map(str::to_owned).collect(),
        })
    }
}

/// Why a command fails, in the words of the protocol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// There is no such command.
    UnknownCommand,
    /// Arguments are missing or are not what they should be.
    Syntax,
    /// The move is against the rules, or it is not this side's turn.
    IllegalMove,
    /// The board has 8 by 8 squares.
    UnacceptableSize,
    /// Nothing was played.
    CannotUndo,
    /// The file cannot be read, or holds no game.
    CannotLoad,
    /// Only Othello is played here.
    UnsupportedGame,
    /// The game is not over.
    CannotScore,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Failure::UnknownCommand => "unknown command",
            Failure::Syntax => "syntax error",
            Failure::IllegalMove => "illegal move",
            Failure::UnacceptableSize => "unacceptable size",
            Failure::CannotUndo => "cannot undo",
            Failure::CannotLoad => "cannot load file",
            Failure::UnsupportedGame => "unsupported game",
            Failure::CannotScore => "cannot score",
        })
    }
}

impl std::error::Error for Failure {}

/// What a command is answered: a text, possibly empty or of several lines, or why it fails.
pub type Answer = Result<String, Failure>;

/// Writes an answer as the protocol wants it, with the id of its request.
fn write_answer(output: &mut dyn Write, id: Option<&str>, answer: &Answer) -> io::Result<()> {
    let id = id.unwrap_or_default();
    match answer {
        Ok(text) if text.is_empty() => write!(output, "={id}\n\n")?,
        Ok(text) => write!(output, "={id} {text}\n\n")?,
        Err(failure) => write!(output, "?{id} {failure}\n\n")?,
    }
    output.flush()
}

/// How the engine plays for a controller.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// How far it searches when the controller sets no clock.
    pub level: Level,
    /// Whether it searches no further than `level` with a clock either.
    pub level_with_clock: bool,
}

/// Answers the controller's commands until it quits or its input ends.
///
/// Both end a search at once, so that a controller is never kept waiting by an engine it has
/// done with; the answers to everything sent before are still written. A search that only begins
/// after the end was seen gets a twentieth of a second.
///
/// # Errors
/// When `output` fails. A failing `input` is an ended one.
pub fn serve(
    engine: &mut Engine,
    settings: Settings,
    input: &mut (dyn BufRead + Send),
    output: &mut dyn Write,
) -> io::Result<()> {
    let ending = AtomicBool::new(false);
    // A controller waits for answers; the bound is for those that flood.
    let (sender, requests) = mpsc::sync_channel(4096);
    thread::scope(|scope| {
        let ended = &ending;
        scope.spawn(move || {
            read_requests(input, &sender, ended);
        });
        let mut server = Server::new(engine, settings, &ending);
        for request in requests {
            let answer = server.answer(&request);
            write_answer(output, request.id.as_deref(), &answer)?;
        }
        Ok(())
    })
}

/// Sends on what is read, up to and including `quit`; sets `ended` as soon as it is there.
fn read_requests(
    input: &mut (dyn BufRead + Send),
    requests: &mpsc::SyncSender<Request>,
    ended: &AtomicBool,
) {
    while let Some(line) = read_line(input) {
        let Some(request) = Request::read(&line) else {
            continue;
        };
        let quit = request.name == "quit";
        if quit {
            // Before it is sent on: the way may be full, and the search is to stop now.
            ended.store(true, Ordering::Relaxed);
        }
        if requests.send(request).is_err() || quit {
            break;
        }
    }
    ended.store(true, Ordering::Relaxed);
}

/// The next line, its tail cut off if it is longer than any command can be.
fn read_line(input: &mut (dyn BufRead + Send)) -> Option<String> {
    const LIMIT: u64 = 1 << 16;
    let mut line = Vec::new();
    let read = input.take(LIMIT).read_until(b'\n', &mut line).ok()?;
    if read == 0 {
        return None;
    }
    if line.last() != Some(&b'\n') {
        input.skip_until(b'\n').ok()?;
    }
    Some(String::from_utf8_lossy(&line).into_owned())
}
