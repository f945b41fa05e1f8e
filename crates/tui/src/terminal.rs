//! The real terminal: taken over at the start, given back at the end, whatever the end is.

use std::io::{self, Write, stdout};
use std::sync::Once;

use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::crossterm::cursor::{Hide, Show};
use ratatui::crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::style::Print;
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::layout::{Rect, Size};
use ratatui::{Frame, Terminal, TerminalOptions, Viewport};
use terminal_colorsaurus::{QueryOptions, ThemeMode};

use crate::theme::Ground;

/// Asks the terminal not to reorder right-to-left text itself (ECMA-48 BDSM reset).
const BIDI_OFF: &str = "\x1b[8l";
/// Lets it reorder again.
const BIDI_ON: &str = "\x1b[8h";

/// The terminal while it is ours. Dropping it gives it back.
pub struct Screen {
    terminal: Terminal<CrosstermBackend<io::Stdout>>,
}

/// More columns and rows than any screen shows letters.
const MOST: Size = Size::new(1000, 500);

/// The part of a terminal that is drawn on: all of it, as long as the terminal can be believed.
/// Some that do not know their size report 65535 by 65535, which no memory holds.
pub fn drawn(reported: Size) -> Rect {
    let width = reported.width.min(MOST.width);
    Rect::new(0, 0, width, reported.height.min(MOST.height))
}

impl Screen {
    /// Takes the terminal over. A panic anywhere gives it back before its message is printed.
    ///
    /// # Errors
    /// When there is no terminal.
    pub fn open(mouse: bool) -> io::Result<Screen> {
        static HOOK: Once = Once::new();
        HOOK.call_once(|| {
            let previous = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |info| {
                restore();
                previous(info);
            }));
        });
        enable_raw_mode()?;
        execute!(
            stdout(),
            EnterAlternateScreen,
            EnableBracketedPaste,
            Hide,
            Print(BIDI_OFF),
            Clear(ClearType::All)
        )?;
        let backend = CrosstermBackend::new(stdout());
        let viewport = Viewport::Fixed(drawn(backend.size()?));
        let mut screen = Screen {
            terminal: Terminal::with_options(backend, TerminalOptions { viewport })?,
        };
        screen.set_mouse(mouse)?;
        Ok(screen)
    }

    /// Draws a frame in the size that the terminal has now.
    ///
    /// # Errors
    /// When the terminal cannot be written to.
    pub fn draw(&mut self, draw: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        let area = drawn(self.terminal.size()?);
        if area != self.terminal.get_frame().area() {
            self.terminal.resize(area)?;
        }
        self.terminal.draw(draw)?;
        Ok(())
    }

    /// Whether clicks come to us or mark text in the terminal.
    ///
    /// # Errors
    /// When the terminal cannot be written to.
    pub fn set_mouse(&mut self, mouse: bool) -> io::Result<()> {
        if mouse {
            execute!(stdout(), EnableMouseCapture)
        } else {
            execute!(stdout(), DisableMouseCapture)
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
    }
}

/// Asks the terminal for its ground, before it is taken over; none where it does not tell.
pub fn ground() -> Option<Ground> {
    let mode = terminal_colorsaurus::theme_mode(QueryOptions::default()).ok()?;
    Some(match mode {
        ThemeMode::Dark => Ground::Dark,
        ThemeMode::Light => Ground::Light,
    })
}

/// Gives the terminal back. What fails is left: there is nobody to tell.
fn restore() {
    let _ = disable_raw_mode();
    let _ = execute!(
        stdout(),
        DisableMouseCapture,
        DisableBracketedPaste,
        Print(BIDI_ON),
        LeaveAlternateScreen,
        Show
    );
    let _ = stdout().flush();
}
