//! `huri replay`: a game move by move, by keys, by itself, or printed in full.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyModifiers};
use huri_core::{Game, NodeId};
use huri_i18n::command_line::Possible;
use huri_i18n::text;
use huri_picture::Picture;

use crate::context::Paint;
use crate::source::{Chosen, Selection};
use crate::{Context, Done, output};

/// Arguments of `huri replay`.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    selection: Selection,
    #[arg(long, value_name = "TIME", value_parser = duration)]
    every: Option<Duration>,
}

/// `2s`, `500ms`, or a number of seconds.
pub(crate) fn duration(text: &str) -> Result<Duration, Possible> {
    let (number, unit) = match text.strip_suffix("ms") {
        Some(number) => (number, 0.001),
        None => (text.strip_suffix('s').unwrap_or(text), 1.0),
    };
    let seconds = number.parse::<f64>().ok().map(|number| number * unit);
    seconds
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .filter(|pace| *pace <= Duration::from_secs(3600))
        .ok_or_else(|| Possible(String::from("0ms…3600s")))
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Done {
    let chosen = args.selection.read(context)?;
    let begin = match args.selection.ply {
        None => NodeId::ROOT,
        Some(_) => chosen.node,
    };
    let line: Vec<_> = std::iter::once(NodeId::ROOT)
        .chain(chosen.game.main_line())
        .collect();
    let first = line.iter().position(|&node| node == begin).unwrap_or(0);
    let replay = Replay {
        chosen: &chosen,
        line,
    };
    match (
        context.json,
        context.terminal().output,
        context.terminal().input,
    ) {
        (true, _, _) => replay.print_json(first, context)?,
        (false, true, true) => replay.by_keys(first, args.every, context)?,
        (false, is_watched, _) => {
            let pace = args.every.filter(|_| is_watched).unwrap_or_default();
            replay.print(first, pace, context)?;
        }
    }
    chosen.answer()
}

struct Replay<'a> {
    chosen: &'a Chosen,
    line: Vec<NodeId>,
}

impl Replay<'_> {
    fn game(&self) -> &Game {
        &self.chosen.game
    }

    fn frame(&self, index: usize, context: &Context<'_, '_>) -> Vec<String> {
        let node = self.line[index];
        let picture = Picture::at(self.game(), node);
        let room = output::room(context, &picture);
        let facts = output::facts(context, self.game(), node, room);
        output::board_lines(context, &picture, &facts)
    }

    fn print_json(&self, first: usize, context: &mut Context<'_, '_>) -> io::Result<()> {
        for &node in &self.line[first..] {
            context.print_json(&output::node_json(self.game(), node))?;
        }
        Ok(())
    }

    /// Every position below the one before.
    fn print(&self, first: usize, pace: Duration, context: &mut Context<'_, '_>) -> io::Result<()> {
        for index in first..self.line.len() {
            if index > first {
                context.flush()?;
                std::thread::sleep(pace);
                writeln!(context)?;
            }
            for line in self.frame(index, context) {
                writeln!(context, "{line}")?;
            }
        }
        Ok(())
    }

    /// One position in place of the other, as the keys say.
    fn by_keys(
        &self,
        first: usize,
        every: Option<Duration>,
        context: &mut Context<'_, '_>,
    ) -> io::Result<()> {
        let last = self.line.len() - 1;
        let pace = every.unwrap_or(Duration::from_secs(1));
        let mut index = first;
        let mut is_running = every.is_some();
        let mut screen = Screen::open(context)?;
        loop {
            let mut lines = self.frame(index, screen.context);
            let context = &*screen.context;
            let place = context.texts.get(text::Cli::MoveOf {
                number: index,
                count: last,
            });
            let keys = context.texts.get(match is_running {
                true => text::Cli::ReplayKeysRunning,
                false => text::Cli::ReplayKeys,
            });
            let words = format!("{place}   {keys}");
            let columns = context.page().columns().unwrap_or(usize::MAX);
            let words = context.page().parts(&words, context.direction(), columns);
            let words = words.iter().map(|line| context.paint(Paint::Dim, line));
            lines.push(String::new());
            lines.extend(words);
            screen.draw(&lines)?;
            if is_running && index == last {
                break;
            }
            let wait = is_running.then_some(pace);
            match key(wait)? {
                Key::Next => index = (index + 1).min(last),
                Key::Time => index += 1,
                Key::Back => {
                    index = index.saturating_sub(1);
                    is_running = false;
                }
                Key::Start => index = 0,
                Key::End => index = last,
                Key::Run => is_running = !is_running && index < last,
                Key::Redraw => {}
                Key::Quit => break,
            }
        }
        Ok(())
    }
}

enum Key {
    Next,
    Back,
    Start,
    End,
    Run,
    Quit,
    /// The time is over.
    Time,
    /// The terminal has another size.
    Redraw,
}

/// Waits for a key that means something, or for the time to pass.
fn key(wait: Option<Duration>) -> io::Result<Key> {
    let until = wait.map(|wait| Instant::now() + wait);
    loop {
        if let Some(until) = until {
            let left = until.saturating_duration_since(Instant::now());
            if !event::poll(left)? {
                return Ok(Key::Time);
            }
        }
        match event::read()? {
            Event::Key(key) if key.is_press() => {
                if let Some(key) = meaning(key) {
                    return Ok(key);
                }
            }
            Event::Resize(..) => return Ok(Key::Redraw),
            _ => {}
        }
    }
}

fn meaning(key: KeyEvent) -> Option<Key> {
    let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
    Some(match key.code {
        KeyCode::Char('c' | 'd') if is_control => Key::Quit,
        KeyCode::Char('q') | KeyCode::Esc => Key::Quit,
        KeyCode::Enter | KeyCode::Right | KeyCode::Down | KeyCode::PageDown => Key::Next,
        KeyCode::Char('j' | 'l' | 'n') => Key::Next,
        KeyCode::Left | KeyCode::Up | KeyCode::PageUp | KeyCode::Backspace => Key::Back,
        KeyCode::Char('k' | 'h' | 'p') => Key::Back,
        KeyCode::Home | KeyCode::Char('g') => Key::Start,
        KeyCode::End | KeyCode::Char('G') => Key::End,
        KeyCode::Char(' ') => Key::Run,
        _ => return None,
    })
}

/// The lines at the bottom of the terminal that are drawn again and again. However it is left,
/// the terminal is as it was.
struct Screen<'c, 'a, 's> {
    context: &'c mut Context<'a, 's>,
    /// How many lines are on the screen.
    height: usize,
}

impl<'c, 'a, 's> Screen<'c, 'a, 's> {
    fn open(context: &'c mut Context<'a, 's>) -> io::Result<Screen<'c, 'a, 's>> {
        context.flush()?;
        crossterm::terminal::enable_raw_mode()?;
        let screen = Screen { context, height: 0 };
        // Without a cursor, and without wrapping: a long line is cut, and keeps its height.
        write!(screen.context, "\x1b[?25l\x1b[?7l")?;
        Ok(screen)
    }

    fn draw(&mut self, lines: &[String]) -> io::Result<()> {
        let (_, rows) = crossterm::terminal::size().unwrap_or((80, 24));
        let lines = &lines[..lines.len().min(usize::from(rows.max(1)))];
        let context = &mut *self.context;
        write!(context, "\r")?;
        if self.height > 1 {
            write!(context, "\x1b[{}A", self.height - 1)?;
        }
        write!(context, "\x1b[J{}", lines.join("\r\n"))?;
        self.height = lines.len();
        context.flush()
    }
}

impl Drop for Screen<'_, '_, '_> {
    fn drop(&mut self) {
        // When the terminal has gone there is nothing to restore.
        let _ = write!(self.context, "\x1b[?7h\x1b[?25h\r\n");
        let _ = self.context.flush();
        let _ = crossterm::terminal::disable_raw_mode();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_has_a_unit_or_is_in_seconds() {
        assert_eq!(duration("500ms"), Ok(Duration::from_millis(500)));
        assert_eq!(duration("2s"), Ok(Duration::from_secs(2)));
        assert_eq!(duration("0.25"), Ok(Duration::from_millis(250)));
        for text in ["", "s", "-1s", "1h", "nan", "inf", "1e9"] {
            assert!(duration(text).is_err(), "{text}");
        }
    }
}
