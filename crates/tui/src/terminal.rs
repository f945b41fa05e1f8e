//! The real terminal: taken over at the start, given back at the end, whatever the end is.

use std::io::{self, Write, stdout};
use std::sync::Once;

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::{Hide, Show};
use ratatui::crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::style::Print;
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

/// Asks the terminal not to reorder right-to-left text itself (ECMA-48 BDSM reset).
const BIDI_OFF: &str = "\x1b[8l";
/// Lets it reorder again.
const BIDI_ON: &str = "\x1b[8h";

/// The terminal while it is ours. Dropping it gives it back.
pub struct Screen {
    /// What to draw with.
    pub terminal: Terminal<CrosstermBackend<io::Stdout>>,
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
        let mut screen = Screen {
            terminal: Terminal::new(CrosstermBackend::new(stdout()))?,
        };
        screen.set_mouse(mouse)?;
        Ok(screen)
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
