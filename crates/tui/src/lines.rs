//! The line mode: a whole game by typed commands, every change spoken as text.
//!
//! For screen readers, braille displays and anyone who prefers words: one thing a line, nothing
//! drawn, nothing moved. Type `help` for what can be typed.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::Duration;

use huri_core::{Bitboard, Color, Move, NodeId, Position, Square};
use huri_i18n::text::{Game, Session as SessionText, Tui};
use huri_i18n::{Language, Text, Texts, bidi};
use huri_session::time::Watch;
use huri_session::view::Stage;
use huri_session::{Action, Command, Session, View};

use crate::program::LONGEST;

/// What is spoken, and what has been spoken already.
struct Speaker<W> {
    output: W,
    texts: Texts,
    here: NodeId,
    is_over: bool,
    last_notice: u64,
    /// Whether hints were asked for that have not been spoken.
    owes_hints: bool,
}

/// What wakes the line mode.
#[derive(Debug)]
pub enum Event {
    /// A line was typed, or cannot be read.
    Line(io::Result<String>),
    /// Nothing more will be typed.
    End,
    /// The engine has something new.
    Engine,
}

/// Reads commands and speaks until the input ends or `quit`. The engine's waker sends to the
/// channel as well, so that nothing is polled.
///
/// # Errors
/// The output cannot be written to.
pub fn run(
    session: &mut Session,
    watch: &mut Watch,
    input: impl BufRead + Send + 'static,
    output: impl Write,
    (sender, events): (Sender<Event>, Receiver<Event>),
) -> io::Result<()> {
    let language = session
        .settings()
        .language
        .as_deref()
        .and_then(Language::from_tag);
    let mut speaker = Speaker {
        output,
        texts: language.map_or_else(Texts::of_system, Texts::new),
        here: session.view().here,
        is_over: false,
        last_notice: 0,
        owes_hints: false,
    };
    speaker.welcome(&session.view())?;
    // It may wait for a line for ever: nobody waits for it.
    std::thread::spawn(move || {
        for line in input.lines() {
            let is_end = line.is_err();
            if sender.send(Event::Line(line)).is_err() || is_end {
                return;
            }
        }
        // Nobody listens any more only after `quit`.
        let _ = sender.send(Event::End);
    });
    loop {
        session.tick(watch.now());
        speaker.changes(session)?;
        let now = watch.now();
        let wake = session.next_wake();
        let wait = wake.map_or(LONGEST, |wake| wake.saturating_sub(now));
        match events.recv_timeout(wait) {
            Ok(Event::Engine) | Err(RecvTimeoutError::Timeout) => {}
            Ok(Event::End) | Err(RecvTimeoutError::Disconnected) => return Ok(()),
            Ok(Event::Line(line)) => {
                if !speaker.take(session, line?.trim(), watch.now())? {
                    return Ok(());
                }
            }
        }
    }
}

impl<W: Write> Speaker<W> {
    fn say(&mut self, text: impl Into<Text>) -> io::Result<()> {
        let words = self.texts.get(text);
        self.line(&words)
    }

    /// A line in logical order: readers and pipes want it so.
    fn line(&mut self, words: &str) -> io::Result<()> {
        writeln!(self.output, "{}", bidi::without_marks(words))?;
        self.output.flush()
    }

    fn welcome(&mut self, view: &View) -> io::Result<()> {
        self.say(Tui::LinesWelcome)?;
        self.turn(view)
    }

    /// Carries out a line; false ends the program.
    fn take(&mut self, session: &mut Session, line: &str, now: Duration) -> io::Result<bool> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let action = |action: Action| (action, action.command());
        let found = match word.to_lowercase().as_str() {
            "" => return Ok(true),
            "quit" | "q" => return Ok(false),
            "help" | "?" => {
                self.say(Tui::LinesHelp)?;
                return Ok(true);
            }
            "board" | "b" => {
                self.board(session.view().position)?;
                return Ok(true);
            }
            "moves" | "m" => {
                self.legal(&session.view())?;
                return Ok(true);
            }
            "count" | "n" => {
                self.count(session.view().position)?;
                return Ok(true);
            }
            "list" => {
                self.list(&session.view())?;
                return Ok(true);
            }
            "where" | "w" => {
                self.turn(&session.view())?;
                return Ok(true);
            }
            "pass" => action(Action::Pass),
            "undo" | "u" => action(Action::Undo),
            "redo" | "r" => action(Action::Redo),
            "hint" | "i" => action(Action::Hint),
            "now" => action(Action::MoveNow),
            "pause" => action(Action::Pause),
            "continue" => action(Action::Continue),
            "resign" => action(Action::Resign),
            "done" => action(Action::TurningDone),
            "mend" => action(Action::TurningMend),
            "back" => action(Action::Back),
            "forward" => action(Action::Forward),
            "start" => action(Action::Start),
            "end" => action(Action::End),
            "return" => action(Action::ReturnToGame),
            "play" => action(Action::PlayFromHere),
            "new" => action(Action::PlayAgain),
            "swap" => action(Action::SwapSides),
            "save" if rest.is_empty() => action(Action::Save),
            "save" => (Action::SaveAs, Some(save_as(rest))),
            "open" => (Action::Open, Some(Command::Open(rest.into()))),
            "level" => {
                self.level(session, rest, now)?;
                return Ok(true);
            }
            _ => match self.square(session, line) {
                Some(command) => (Action::Pass, Some(command)),
                None => {
                    self.say(Tui::LinesUnknown {
                        line: line.to_owned(),
                    })?;
                    return Ok(true);
                }
            },
        };
        if let Some(command) = found.1 {
            match session.apply(command, now) {
                Ok(()) => self.owes_hints = found.0 == Action::Hint,
                Err(refusal) => self.say(Text::from(&refusal))?,
            }
        }
        Ok(true)
    }

    /// A square is placed or, at the wooden board, turned; `?f5` tells what lies there.
    fn square(&mut self, session: &Session, line: &str) -> Option<Command> {
        let view = session.view();
        let square: Square = line.parse().ok()?;
        let is_tabletop = session.game().tags.rules == huri_core::game::Rules::Tabletop;
        let is_disc = view.position.disc(square).is_some();
        Some(if is_tabletop && is_disc {
            Command::TurnDisc(square)
        } else {
            Command::Place(square)
        })
    }

    /// The engine's level: that of the engine in play.
    fn level(&mut self, session: &mut Session, rest: &str, now: Duration) -> io::Result<()> {
        let Ok(number) = rest.parse::<u8>() else {
            return self.say(Tui::LinesUnknown {
                line: rest.to_owned(),
            });
        };
        let level = huri_ai::Level::new(number);
        let sides = session.view().sides;
        for color in Color::BOTH {
            if sides[color].player.level().is_some() {
                let player = huri_session::Player::Engine(level);
                let _ = session.apply(Command::SetPlayer(color, player), now);
            }
        }
        self.say(SessionText::EngineLevel {
            level: level.number(),
        })?;
        match huri_i18n::facts::move_may_take(huri_session::Player::Engine(level)) {
            Some(words) => self.say(words),
            None => Ok(()),
        }
    }

    /// Speaks what has changed since the last time.
    fn changes(&mut self, session: &Session) -> io::Result<()> {
        let view = session.view();
        for notice in &view.notices {
            if notice.id > self.last_notice {
                self.last_notice = notice.id;
                // The end is spoken with the last move.
                if !matches!(notice.message, huri_session::view::Message::Over(_)) {
                    self.say(Text::from(&notice.message))?;
                }
            }
        }
        if view.here != self.here {
            let game = session.game();
            let before = std::mem::replace(&mut self.here, view.here);
            let path = game.path(view.here);
            let known = path.iter().position(|&node| node == before);
            let is_ahead = known.is_some() || before == NodeId::ROOT;
            if is_ahead {
                let from = known.map_or(0, |index| index + 1);
                for &node in &path[from..] {
                    self.mv(session, node)?;
                }
            } else {
                self.say(Game::MoveNumber {
                    number: view.ply as u32,
                })?;
            }
            self.is_over = false;
            if view.result.is_none() {
                self.turn(&view)?;
            }
        }
        if let (Some(result), false) = (view.result, self.is_over) {
            self.is_over = true;
            self.say(Game::GameOver)?;
            self.say(Text::from(result.outcome))?;
            self.say(Game::Count {
                black: result.discs.black,
                white: result.discs.white,
            })?;
        }
        if self.owes_hints && view.thinking.is_none() && !view.hints.is_empty() {
            self.owes_hints = false;
            self.hints(&view)?;
        }
        Ok(())
    }

    /// A move as it happened: who, where, what turned, how many there are now.
    fn mv(&mut self, session: &Session, node: NodeId) -> io::Result<()> {
        let game = session.game();
        let position = game.position(node);
        let color = !position.turn();
        match game.mv(node) {
            Some(Move::Place(square)) => {
                let flips = game.flips(node);
                self.say(Game::Placed {
                    color,
                    square,
                    count: flips.len(),
                })?;
                let names = squares(flips);
                if !names.is_empty() {
                    self.line(&names)?;
                }
                self.count(position)
            }
            Some(Move::Pass) => self.say(Game::Passed { color }),
            None => Ok(()),
        }
    }

    fn count(&mut self, position: Position) -> io::Result<()> {
        self.say(Game::Count {
            black: position.count(Color::Black),
            white: position.count(Color::White),
        })
    }

    fn turn(&mut self, view: &View) -> io::Result<()> {
        let color = view.position.turn();
        match view.stage {
            Stage::ConfirmPass => self.say(Game::MustPass { color }),
            Stage::Passing => Ok(()),
            Stage::Over => self.say(Game::GameOver),
            _ => self.say(Game::ToMove { color }),
        }
    }

    fn legal(&mut self, view: &View) -> io::Result<()> {
        let legal = view.position.legal_moves();
        self.say(Game::Moves { count: legal.len() })?;
        for square in legal {
            let count = view.position.board().flips(square).len();
            let turns = self.texts.get(Game::Turns { count });
            self.line(&format!("{square} {turns}"))?;
        }
        Ok(())
    }

    fn hints(&mut self, view: &View) -> io::Result<()> {
        for hint in view.hints.iter().take(5) {
            let value = self.texts.value(hint.value);
            let mv = self.texts.mv(hint.mv);
            self.line(&format!("{mv} {value}"))?;
        }
        Ok(())
    }

    /// The board row by row, so that a braille line holds a row.
    fn board(&mut self, position: Position) -> io::Result<()> {
        self.line("  a b c d e f g h")?;
        for row in 0..8 {
            let mut line = format!("{}", row + 1);
            for column in 0..8 {
                let square = Square::new(column, row).expect("both are below 8");
                line.push_str(match position.disc(square) {
                    Some(Color::Black) => " X",
                    Some(Color::White) => " O",
                    None => " .",
                });
            }
            self.line(&line)?;
        }
        self.count(position)
    }

    fn list(&mut self, view: &View) -> io::Result<()> {
        for entry in view.list.iter().filter(|entry| entry.depth == 0) {
            let words = match entry.mv {
                Move::Pass => self.texts.get(Game::Passed { color: entry.color }),
                Move::Place(square) => {
                    let color = self.texts.get(Game::Color { color: entry.color });
                    format!("{} {color} {square}", entry.number)
                }
            };
            self.line(&words)?;
        }
        Ok(())
    }
}

fn squares(set: Bitboard) -> String {
    let names: Vec<_> = set.squares().map(|square| square.to_string()).collect();
    names.join(" ")
}

/// A file by its ending; without one Huri's own format.
fn save_as(path: &str) -> Command {
    use crate::panel::files::{FORMATS, format_of};
    let format = format_of(path).map(|index| FORMATS[index].0);
    Command::SaveAs {
        path: path.into(),
        format: format.unwrap_or(huri_core::record::Format::Huri),
        overwrite: false,
    }
}
