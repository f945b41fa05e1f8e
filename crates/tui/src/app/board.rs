//! Keys at the board: typed squares, the cursor, and the board editor.

use std::time::Duration;

use huri_core::game::Rules;
use huri_core::record::half_width;
use huri_core::{Square, Symmetry};
use huri_session::command::EditCommand;
use huri_session::keys::Key;
use huri_session::view::Stage;
use huri_session::{Command, View};

use super::App;
use crate::input::Press;
use crate::panel::Panel;
use crate::panel::commands::Commands;

impl App {
    pub(super) fn press_board(&mut self, press: Press, view: &View, now: Duration) {
        let key = press.chord.key;
        let is_plain = !press.chord.ctrl && !press.chord.alt;
        if is_plain && self.type_square(press, now) {
            return;
        }
        self.ui.typed = None;
        if is_plain && !press.chord.shift && self.move_cursor(key) {
            return;
        }
        if press.is(Key::Escape) {
            self.ui.panels.push(Panel::Commands(Commands::menu()));
            return;
        }
        if press.is(Key::Enter) || press.is(Key::Space) {
            self.choose(view, now);
            return;
        }
        if let Some(action) = self.ui.keymap.action(press.chord) {
            self.act(action, now);
        }
    }

    /// A letter a to h waits for its digit, then the square is played. Whether it was either.
    fn type_square(&mut self, press: Press, now: Duration) -> bool {
        let typed = press.text.map(|c| half_width(c).to_ascii_lowercase());
        match (typed, self.ui.typed) {
            (Some(letter @ 'a'..='h'), _) if !press.chord.shift => {
                self.ui.typed = Some(letter);
                true
            }
            (Some(digit @ '1'..='8'), Some(letter)) => {
                self.ui.typed = None;
                if let Ok(square) = format!("{letter}{digit}").parse::<Square>() {
                    self.ui.cursor = Some(square);
                    self.place(square, now);
                }
                true
            }
            _ => false,
        }
    }

    fn move_cursor(&mut self, key: Key) -> bool {
        let (dx, dy) = match key {
            Key::Left => (-1, 0),
            Key::Right => (1, 0),
            Key::Up => (0, -1),
            Key::Down => (0, 1),
            _ => return false,
        };
        let board = self.board_area();
        self.ui.cursor = Some(match self.ui.cursor {
            Some(square) => board.step(square, dx, dy),
            None => Square::D3,
        });
        true
    }

    /// Enter or Space: plays at the cursor, or goes on where there is nothing to place.
    fn choose(&mut self, view: &View, now: Duration) {
        match (view.stage, self.ui.cursor) {
            (Stage::ConfirmPass | Stage::Passing, _) => {
                self.command(Command::Pass, now);
            }
            (_, Some(square)) => self.place(square, now),
            (_, None) => self.ui.cursor = Some(Square::D3),
        }
    }

    /// Places a disc, or turns one where discs are turned by hand.
    pub(super) fn place(&mut self, square: Square, now: Duration) {
        let is_tabletop = self.session.game().tags.rules == Rules::Tabletop;
        // A disc on the board is turned: also after "done", until the opponent has moved.
        if is_tabletop && self.session.view().position.disc(square).is_some() {
            self.command(Command::TurnDisc(square), now);
        } else {
            self.command(Command::Place(square), now);
        }
    }

    pub(super) fn press_editing(&mut self, press: Press, now: Duration) {
        let key = press.chord.key;
        let edit = match key {
            Key::Escape => EditCommand::Cancel,
            Key::Enter => EditCommand::Accept,
            Key::Tab => EditCommand::Turn(!self.session.view().position.turn()),
            Key::Delete => EditCommand::Clear,
            Key::Insert => EditCommand::Standard,
            Key::Char('X') => EditCommand::SwapColors,
            Key::Char('R') => EditCommand::Apply(Symmetry::QUARTER_TURN),
            Key::Char('M') => EditCommand::Apply(Symmetry::MIRROR),
            Key::Char('U') => EditCommand::Undo,
            Key::Char('Z') if press.chord.ctrl => EditCommand::Undo,
            Key::Space => match self.ui.cursor {
                Some(square) => {
                    self.command(Command::Place(square), now);
                    return;
                }
                None => {
                    self.ui.cursor = Some(Square::D3);
                    return;
                }
            },
            _ => {
                if !self.type_square(press, now) {
                    self.move_cursor(key);
                }
                return;
            }
        };
        self.command(Command::Edit(edit), now);
    }
}
