//! Texts to read: about the program, the rules, what was copied.

use huri_i18n::Text;
use huri_i18n::text::Tui;
use huri_learn::pages::{self, Line};
use huri_picture::text::Style;
use huri_session::Action;

use super::App;
use crate::panel::page::Page;
use crate::panel::{Panel, files};

impl App {
    /// A path for a file of this game: where it lies already, or a name that tells what it is.
    pub(super) fn file_name(&self) -> String {
        if let Some(file) = self.session.view().file {
            return file.path.display().to_string();
        }
        let tags = &self.session.game().tags;
        let clean = |name: &str| -> String {
            name.chars()
                .map(|c| if c.is_alphanumeric() { c } else { '-' })
                .collect()
        };
        let mut parts: Vec<String> = Vec::new();
        parts.extend(tags.date.map(|date| date.to_string()));
        let names = [&tags.black.name, &tags.white.name];
        parts.extend(
            names
                .into_iter()
                .filter(|name| !name.is_empty())
                .map(|name| clean(name)),
        );
        if parts.is_empty() {
            parts.push("huri".to_owned());
        }
        format!("{}.{}", parts.join("-"), files::FORMATS[0].1)
    }

    pub(super) fn about(&self) -> Page {
        let texts = self.texts;
        let version = env!("CARGO_PKG_VERSION").to_owned();
        let paragraphs = vec![
            texts.get(Tui::AboutVersion { version }),
            texts.get(Tui::AboutLicense),
        ];
        Page::new(texts.get(huri_i18n::text::Common::AppName), paragraphs)
    }

    /// The rules of the game; diagrams keep their rows.
    pub(super) fn rules(&self) -> Page {
        let style = Style {
            ascii: self.theme().ascii,
            ..Style::PLAIN
        };
        let lines = pages::lines(&self.texts, 68, style).into_iter();
        let mut paragraphs: Vec<String> = lines
            .map(|line| match line {
                Line::Empty => String::new(),
                Line::Title(words) | Line::Words(words) | Line::Caption(words) => words,
                Line::Picture(row) => format!("  {row}"),
            })
            .collect();
        // The title stands in the frame already.
        let title = paragraphs.remove(0);
        Page::new(title, paragraphs)
    }

    /// Copies through the terminal, and shows what was copied: not every terminal takes it.
    pub(super) fn copy(&mut self, action: Action) {
        use huri_core::record::{Format, write};
        let format = match action {
            Action::CopyMoves => Format::Transcript,
            Action::CopyBoard => Format::Board,
            Action::CopyRecord => Format::Huri,
            _ => {
                self.say_error(Tui::NoPictureHere);
                return;
            }
        };
        let view = self.session.view();
        let mut bytes = Vec::new();
        let written = if action == Action::CopyBoard {
            write(format, &huri_core::Game::new(view.position), &mut bytes).map(|_| ())
        } else {
            write(format, self.session.game(), &mut bytes).map(|_| ())
        };
        match written {
            Ok(()) => {
                let text = String::from_utf8_lossy(&bytes).into_owned();
                let lines = text.lines().map(str::to_owned).collect();
                self.to_copy = Some(text);
                let title = self.texts.get(Tui::Copied);
                self.ui.panels.push(Panel::Page(Page::new(title, lines)));
            }
            Err(why) => self.say_error(Text::from(why)),
        }
    }
}
