//! What keys and dropped files ask for.

use eframe::egui::{self, Event};
use huri_core::Square;
use huri_learn::Act;
use huri_session::Command;
use huri_session::keys::{Chord, Key};
use huri_session::view::Stage;

use super::App;
use crate::ask::Ask;
use crate::board;
use crate::keys::chord;
use crate::panel::Panel;
use crate::panel::editor::{self, Pressed};

/// Whether a chord means nothing to a field that is being typed in.
fn is_no_typing(chord: Chord) -> bool {
    match chord.key {
        Key::F(_) => true,
        // Marking all, the clipboard, and taking back what was typed.
        Key::Char(key) => chord.ctrl && !matches!(key, 'A' | 'C' | 'V' | 'X' | 'Y' | 'Z'),
        _ => false,
    }
}

impl App {
    pub(super) fn input(&mut self, ctx: &egui::Context) -> Vec<Ask> {
        let mut asks = Vec::new();
        if let Some(Panel::Keys(keys)) = &mut self.panel
            && keys.is_waiting()
        {
            let events = ctx.input_mut(|input| std::mem::take(&mut input.events));
            if let Some(chord) = events.iter().find_map(chord) {
                asks.extend(keys.take(chord, self.session.settings(), self.words));
            }
            return asks;
        }
        let is_typing = ctx.text_edit_focused() || self.palette.is_some();
        let (events, dropped) =
            ctx.input(|input| (input.events.clone(), input.raw.dropped_files.clone()));
        if !dropped.is_empty() {
            let paths = dropped.iter().map(|file| file.path().to_owned());
            asks.push(Ask::DoAndClose(Command::OpenAll(paths.collect())));
        }
        let is_focused = ctx.memory(|memory| memory.focused().is_some());
        for event in &events {
            match event {
                Event::Paste(text) if !is_typing => asks.push(Ask::Paste(text.clone())),
                Event::PasteImage(_) if !is_typing => asks.push(Ask::PastePicture),
                Event::Text(text) if !is_typing && self.type_square(text, &mut asks) => continue,
                _ => {}
            }
            let Some(chord) = chord(event) else { continue };
            let is_plain = !chord.ctrl && !chord.alt && !chord.shift;
            match chord.key {
                Key::Escape if is_plain => {
                    if !egui::Popup::is_any_open(ctx) {
                        asks.push(Ask::Close);
                    }
                    continue;
                }
                Key::Left | Key::Right | Key::Up | Key::Down if is_plain => {
                    if !is_focused && !is_typing {
                        // The same key is not to walk on from there.
                        ctx.input_mut(|input| input.events.retain(|other| other != event));
                        board::focus(ctx, Square::D3);
                    }
                    continue;
                }
                _ => {}
            }
            if is_plain
                && !is_typing
                && let Some(act) = self.course_act(ctx, chord.key)
            {
                asks.push(Ask::Learn(act));
                continue;
            }
            let turn = self.session.view().position.turn();
            let is_editing = self.session.view().stage == Stage::Editing;
            if is_editing && !is_typing && self.panel.is_none() && self.typed.is_none() {
                match editor::press(chord, turn) {
                    Some(Pressed::Command(command)) => {
                        asks.push(Ask::Do(command));
                        continue;
                    }
                    Some(Pressed::Brush(brush)) => {
                        self.brush = brush;
                        continue;
                    }
                    None => {}
                }
            }
            let action = self.keymap.action(chord);
            if let Some(action) = action
                && (!is_typing || is_no_typing(chord))
            {
                asks.push(Ask::Act(action));
            }
        }
        asks
    }

    /// What a key means in the course, if that is open and has a meaning for it.
    fn course_act(&self, ctx: &egui::Context, key: Key) -> Option<Act> {
        let Some(Panel::Course(course)) = &self.panel else {
            return None;
        };
        match key {
            Key::PageUp => Some(Act::Back),
            Key::PageDown => Some(Act::Next),
            Key::Enter => {
                // On a button, Enter presses the button.
                let focused = ctx.memory(|memory| memory.focused());
                let is_free = focused.is_none_or(board::is_square);
                (is_free && course.is_solved()).then_some(Act::Next)
            }
            _ => None,
        }
    }

    /// A letter a to h waits for its digit, then the square is played.
    fn type_square(&mut self, text: &str, asks: &mut Vec<Ask>) -> bool {
        let mut characters = text.chars();
        let (Some(character), None) = (characters.next(), characters.next()) else {
            return false;
        };
        match (character, self.typed.take()) {
            ('a'..='h', _) => self.typed = Some(character),
            ('1'..='8', Some(letter)) => {
                let square = format!("{letter}{character}").parse();
                asks.extend(square.ok().map(Ask::Square));
            }
            _ => return false,
        }
        true
    }
}
