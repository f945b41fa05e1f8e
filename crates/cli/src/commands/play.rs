//! `huri play`: a game at the keyboard, for two people or against the engine.
//!
//! The game is a session's, as in the terminal and the window: what is unfinished here goes on
//! there. Only time is different: nobody wants to wait for turning discs that a line of text does
//! not show, so whatever the session shows for a while is over at once.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use clap::ValueEnum;
use huri_ai::Level;
use huri_core::outcome::Ending;
use huri_core::{Color, Move, NodeId, Square};
use huri_i18n::{Text, text};
use huri_picture::Picture;
use huri_session::player::{Player, Sides};
use huri_session::start::{NewGame, Start};
use huri_session::storage::{DiskStorage, Storage};
use huri_session::time::Watch;
use huri_session::view::{Message, Stage, View};
use huri_session::{Command, Parts, Refusal, Session};

use crate::context::Paint;
use crate::engine::level;
use crate::source::Selection;
use crate::{Answer, Context, Done, Failure, formats, output};

/// Arguments of `huri play`.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    selection: Selection,
    #[arg(long, value_name = "NAME")]
    black: Option<String>,
    #[arg(long, value_name = "NAME")]
    white: Option<String>,
    #[arg(long, short, value_name = "NUMBER", value_parser = level)]
    level: Option<Level>,
    #[arg(long, value_enum, value_name = "SIDE", requires = "level", default_value_t = Side::White)]
    engine: Side,
    #[arg(long)]
    new: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Side {
    Black,
    White,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Done {
    let chosen = args.selection.read(context)?;
    if chosen.error.is_some() {
        return chosen.answer();
    }
    let (waker, wakes) = mpsc::channel();
    let parts = Parts::on_this_machine(move || {
        // Nobody listens any more when the game has been left.
        let _ = waker.send(());
    });
    let mut table = Table {
        session: Session::new(parts?, Duration::ZERO),
        watch: Watch::start(),
        skipped: Duration::ZERO,
        wakes,
        shown: NodeId::ROOT,
        told_over: false,
        context,
    };
    let is_fresh = args.new || args.level.is_some() || chosen.format.is_some();
    if !is_fresh && table.session.view().can_resume {
        table.resume()?;
    } else {
        let players = Sides::from_fn(|color| match (args.level, args.engine, color) {
            (Some(level), Side::Black, Color::Black) => Player::Engine(level),
            (Some(level), Side::White, Color::White) => Player::Engine(level),
            _ => Player::Human,
        });
        table.begin(NewGame {
            players,
            start: match chosen.format {
                None => Start::Standard,
                Some(_) => Start::Position(chosen.game.position(chosen.node)),
            },
            ..NewGame::default()
        });
    }
    table.name(args);
    table.play()?;
    Ok(Answer::Yes)
}

/// A session at the keyboard.
struct Table<'c, 'a, 's> {
    context: &'c mut Context<'a, 's>,
    session: Session,
    watch: Watch,
    /// What was to be waited for and was not: the session's time is ahead by it.
    skipped: Duration,
    /// The engine has something to say.
    wakes: Receiver<()>,
    /// The last move that was printed.
    shown: NodeId,
    /// Whether the end has been told.
    told_over: bool,
}

/// What was typed.
enum Line {
    Command(Command),
    Moves(Vec<Move>),
    Save(Option<PathBuf>),
    Help,
    Quit,
    Empty,
    Unknown(String),
}

impl Table<'_, '_, '_> {
    fn begin(&mut self, new_game: NewGame) {
        // What the other front ends begin their games with is no concern of this one.
        let settings = self.session.settings().clone();
        self.apply(Command::NewGame(Box::new(new_game)))
            .expect("a new game can always be begun");
        let choices = self.session.settings().clone();
        let kept = huri_session::Settings {
            new_game: settings.new_game,
            ..choices
        };
        self.apply(Command::Settings(Box::new(kept)))
            .expect("settings can always be changed");
    }

    fn resume(&mut self) -> io::Result<()> {
        if self.apply(Command::Resume).is_ok() {
            // The clocks of a game that was left stand; here nobody waits for them.
            let _ = self.apply(Command::Continue);
            self.shown = self.session.view().here;
            self.say(text::Cli::PlayResumed {
                path: kept_in().unwrap_or_default(),
            })?;
        }
        Ok(())
    }

    fn name(&mut self, args: &Args) {
        let mut tags = self.session.game().tags.clone();
        let names = [(Color::Black, &args.black), (Color::White, &args.white)];
        for (color, name) in names {
            if let Some(name) = name {
                tags.player_mut(color).name.clone_from(name);
            }
        }
        if tags != self.session.game().tags {
            self.apply(Command::SetTags(Box::new(tags)))
                .expect("a game can always be named");
        }
    }

    fn now(&mut self) -> Duration {
        self.watch.now() + self.skipped
    }

    fn apply(&mut self, command: Command) -> Result<(), Refusal> {
        let now = self.now();
        self.session.apply(command, now)
    }

    fn say(&mut self, text: impl Into<Text>) -> io::Result<()> {
        match self.context.json {
            true => self.context.warn(text),
            false => self.context.say(text),
        }
    }

    /// The loop: show, ask, do.
    fn play(&mut self) -> Result<(), Failure> {
        loop {
            self.settle();
            self.show()?;
            let line = loop {
                match self.ask()? {
                    None => return self.leave(),
                    Some(line) => {
                        if let Some(done) = self.carry_out(line)? {
                            break done;
                        }
                    }
                }
            };
            if line == Go::Away {
                return self.leave();
            }
        }
    }

    /// Lets happen what happens by itself: passes, and the engine's moves.
    fn settle(&mut self) {
        loop {
            let now = self.now();
            self.session.tick(now);
            let view = self.session.view();
            match self.session.next_wake() {
                Some(wake) if view.shown.is_some() || view.stage == Stage::Passing => {
                    self.skipped += wake.saturating_sub(now);
                }
                _ if view.stage == Stage::Engine => {
                    // An engine that has gone tells so itself when it is asked next.
                    if self.wakes.recv().is_err() {
                        return;
                    }
                }
                _ => return,
            }
        }
    }

    /// The board, below what happened since it was shown last.
    fn show(&mut self) -> io::Result<()> {
        let here = self.session.view().here;
        let path = self.session.game().path(here);
        let known = path.iter().position(|&node| node == self.shown);
        let new = &path[known.map_or(0, |index| index + 1)..];
        self.shown = here;
        let game = self.session.game();
        if self.context.json {
            let all = if new.is_empty() { &[here] } else { new };
            for &node in all {
                let value = output::node_json(game, node);
                self.context.print_json(&value)?;
            }
            return self.tell();
        }
        if self.context.terminal().output {
            // The board has its place; what was there before can still be scrolled to.
            write!(self.context, "\x1b[2J\x1b[H")?;
        }
        // The last move stands beside the board.
        if let Some((_, before)) = new.split_last() {
            for &node in before {
                let text = output::move_text(game, node).expect("it has a move");
                self.context.say(text)?;
            }
        }
        let picture = Picture::at(game, here).with_legal_moves();
        let room = output::room(self.context, &picture);
        let facts = output::facts(self.context, game, here, room);
        output::board(self.context, &picture, &facts)?;
        self.tell()
    }

    /// Results that the position does not show, and what the session has to say.
    fn tell(&mut self) -> io::Result<()> {
        let View {
            notices,
            stage,
            result,
            ..
        } = self.session.view();
        for notice in notices {
            if let Message::EngineFailed | Message::OwnFile(_) = notice.message {
                self.context.warn(Text::from(&notice.message))?;
            }
            self.apply(Command::Dismiss(notice.id))
                .expect("a notice can always be dismissed");
        }
        // The board's words have the result; its JSON has not.
        if self.context.json
            && stage == Stage::Over
            && !self.told_over
            && let Some(result) = result
            && result.outcome.ending != Ending::Rules
        {
            self.say(Text::from(result.outcome))?;
        }
        self.told_over = stage == Stage::Over;
        Ok(())
    }

    /// The next line that is typed; none at the end of the input.
    fn ask(&mut self) -> Result<Option<Line>, Failure> {
        if !self.context.json {
            let view = self.session.view();
            let prompt = self.context.words(match view.stage {
                Stage::Over => text::Cli::PlayOver,
                _ => text::Cli::PlayPrompt {
                    color: view.position.turn(),
                },
            });
            let prompt = self.context.paint(Paint::Bold, &prompt);
            write!(self.context, "{prompt} ")?;
        }
        self.context.flush()?;
        let mut bytes = Vec::new();
        let input = &mut *self.context.streams.input;
        if input.read_until(b'\n', &mut bytes)? == 0 {
            if !self.context.json {
                writeln!(self.context)?;
            }
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes);
        if !self.context.json && !self.context.terminal().input {
            // Nobody has typed the end of the line.
            writeln!(self.context)?;
        }
        Ok(Some(parse(line.trim())))
    }

    /// Does what was typed, or says why not; none when nothing has changed.
    fn carry_out(&mut self, line: Line) -> Result<Option<Go>, Failure> {
        match line {
            Line::Quit => return Ok(Some(Go::Away)),
            Line::Help => self.say(text::Cli::PlayHelp)?,
            Line::Unknown(written) => {
                self.say(text::Cli::PlayWhat { written })?;
                self.say_moves()?;
            }
            Line::Save(None) => self.say(text::Cli::PlaySaveWhere)?,
            Line::Save(Some(path)) => self.save(path)?,
            // A pass that is to be confirmed needs no word.
            Line::Empty if self.session.view().stage == Stage::ConfirmPass => {
                return self.command(Command::Pass);
            }
            Line::Empty => {}
            Line::Command(command) => return self.command(command),
            Line::Moves(moves) => {
                let mut played = None;
                for mv in moves {
                    let command = match mv {
                        Move::Place(square) => Command::Place(square),
                        Move::Pass => Command::Pass,
                    };
                    match self.command(command)? {
                        None if played.is_some() => {
                            self.show()?;
                            return Ok(None);
                        }
                        None => return Ok(None),
                        done => played = done,
                    }
                    self.settle();
                }
                return Ok(played);
            }
        }
        Ok(None)
    }

    fn command(&mut self, command: Command) -> Result<Option<Go>, Failure> {
        let before = self.session.view();
        match self.apply(command.clone()) {
            Ok(()) => {
                if command == Command::Undo
                    && let Some(square) = before.last_move
                {
                    self.shown = self.session.view().here;
                    self.say(text::Cli::PlayTakenBack { square })?;
                }
                Ok(Some(Go::On))
            }
            Err(Refusal::NothingToUndo) => {
                self.say(text::Cli::PlayNothingToUndo)?;
                Ok(None)
            }
            Err(Refusal::NothingToRedo) => {
                self.say(text::Cli::PlayNothingToRedo)?;
                Ok(None)
            }
            Err(refusal) => {
                self.say(Text::from(&refusal))?;
                if matches!(command, Command::Place(_) | Command::Pass) {
                    self.say_moves()?;
                }
                Ok(None)
            }
        }
    }

    /// Where a disc could be placed.
    fn say_moves(&mut self) -> io::Result<()> {
        let squares: Vec<String> = self
            .session
            .view()
            .legal_moves
            .squares()
            .map(|square| square.to_string())
            .collect();
        match squares.is_empty() {
            true => Ok(()),
            false => self.say(text::Cli::PlayTry {
                squares: squares.join(" "),
            }),
        }
    }

    fn save(&mut self, path: PathBuf) -> Result<(), Failure> {
        let Some(format) = formats::of_path(&path) else {
            let words = Failure::WhichExtension(path).words(self.context.texts);
            return Ok(self.context.warn_words(&words)?);
        };
        let command = Command::SaveAs {
            path: path.clone(),
            format,
            overwrite: false,
        };
        match self.apply(command) {
            Ok(()) => self.say(text::Cli::PlaySaved {
                path: path.display().to_string(),
            })?,
            Err(refusal) => self.say(Text::from(&refusal))?,
        }
        Ok(())
    }

    fn leave(&mut self) -> Result<(), Failure> {
        let now = self.now();
        self.session.close(now);
        let view = self.session.view();
        if view.stage != Stage::Over
            && view.ply > 0
            && let Some(path) = kept_in()
        {
            self.say(text::Cli::PlayKept { path })?;
        }
        Ok(())
    }
}

/// Whether the game goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Go {
    On,
    Away,
}

/// Where games in progress are kept.
fn kept_in() -> Option<String> {
    let folder = DiskStorage::default().own_folder()?;
    Some(folder.display().to_string())
}

/// Reads a line. The words are commands of the program, the same in every language.
fn parse(line: &str) -> Line {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    match (word.to_ascii_lowercase().as_str(), rest.trim()) {
        ("", _) => Line::Empty,
        ("undo" | "u", "") => Line::Command(Command::Undo),
        ("redo" | "r", "") => Line::Command(Command::Redo),
        ("resign", "") => Line::Command(Command::Resign),
        ("help" | "h" | "?", "") => Line::Help,
        ("quit" | "q" | "exit", "") => Line::Quit,
        ("save" | "s", "") => Line::Save(None),
        ("save" | "s", path) => Line::Save(Some(Path::new(path).to_owned())),
        _ => match moves(line) {
            Some(moves) => Line::Moves(moves),
            None => Line::Unknown(output::printable(line)),
        },
    }
}

/// `f5`, or several moves: `f5d6`, `f5 d6`.
fn moves(line: &str) -> Option<Vec<Move>> {
    let mut moves = Vec::new();
    for word in line.split_whitespace() {
        if let Ok(mv) = word.parse::<Move>() {
            moves.push(mv);
            continue;
        }
        let letters: Vec<char> = word.chars().collect();
        for pair in letters.chunks(2) {
            let square: String = pair.iter().collect();
            moves.push(square.parse::<Square>().ok()?.into());
        }
    }
    Some(moves)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_read_one_or_many() {
        let texts = |line| moves(line).map(|moves| format!("{moves:?}"));
        assert_eq!(texts("f5"), Some("[f5]".to_owned()));
        assert_eq!(texts("F5d6 C3 pass"), Some("[f5, d6, c3, pass]".to_owned()));
        assert_eq!(texts("f5d"), None);
        assert_eq!(texts("i9"), None);
        assert_eq!(texts("ｆ５"), None);
    }
}
