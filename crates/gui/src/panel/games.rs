//! [`Games`]: the games of a collection, of which one is opened. Only the rows in sight are made.

use eframe::egui::{Button, ScrollArea, Ui, accesskit::Role, vec2};
use huri_i18n::text::{Gui, Tui};
use huri_session::Command;
use huri_session::collection::{Collection, Filter, Item, Won};

use crate::app::Scene;
use crate::ask::Ask;
use crate::words::named;

/// The games of a collection.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Games {
    /// Parts of a name; a year, as in `1996`, looks for games of that year.
    text: String,
    won: usize,
    /// The games that the filter lets pass, and of how many; none for all.
    selected: Option<(usize, Vec<usize>)>,
}

const WON: [Option<Won>; 4] = [None, Some(Won::Black), Some(Won::White), Some(Won::Nobody)];

impl Games {
    /// Draws it.
    pub fn show(&mut self, ui: &mut Ui, scene: &Scene, asks: &mut Vec<Ask>) {
        let words = scene.words;
        let Some(collection) = scene.session.collection() else {
            words.muted(ui, &words.get(huri_i18n::text::Session::NoCollection));
            return;
        };
        let changed = words
            .field(ui, &words.get(Tui::LookFor), &mut self.text)
            .changed();
        let names =
            [Gui::AnyResult, Gui::BlackWon, Gui::WhiteWon, Gui::Drawn].map(|text| words.get(text));
        let chose = words.choice(ui, &words.get(Gui::Outcome), &mut self.won, &names);
        // While the collection is still being read, more games come in.
        let is_old = self
            .selected
            .as_ref()
            .is_some_and(|(of, _)| *of != collection.len());
        if changed || chose || is_old {
            self.narrow(collection);
        }
        let n = self
            .selected
            .as_ref()
            .map_or(collection.len(), |(_, games)| games.len());
        words.muted(
            ui,
            &words.get(Tui::GamesOf {
                shown: n as u64,
                all: collection.len() as u64,
            }),
        );
        let opened = scene
            .view
            .collection
            .as_ref()
            .and_then(|state| state.opened);
        let height = 28.0;
        ScrollArea::vertical()
            .auto_shrink(false)
            .show_rows(ui, height, n, |ui, rows| {
                for row in rows {
                    let game = match &self.selected {
                        None => row,
                        Some((_, games)) => games[row],
                    };
                    let Some(item) = collection.item(game) else {
                        continue;
                    };
                    let line = line(scene, &item);
                    let button = Button::selectable(opened == Some(game), &line)
                        .truncate()
                        .min_size(vec2(ui.available_width(), height));
                    if named(ui.add(button), Role::Button, &line).clicked() {
                        asks.push(Ask::Do(Command::OpenGame(game)));
                    }
                }
            });
    }

    /// Looks again for what the filter lets pass.
    fn narrow(&mut self, collection: &Collection) {
        let mut name = Vec::new();
        let mut years = None;
        for word in self.text.split_whitespace() {
            match word.parse::<u16>() {
                Ok(year) if word.len() == 4 => years = Some((year, year)),
                _ => name.push(word),
            }
        }
        let filter = Filter {
            name: name.join(" "),
            years,
            result: WON[self.won.min(3)],
        };
        let is_all = filter == Filter::default();
        self.selected = (!is_all).then(|| (collection.len(), collection.select(&filter)));
    }
}

fn line(scene: &Scene, item: &Item) -> String {
    let score = item.outcome.map(|outcome| scene.words.0.score(outcome));
    let date = item.date.map(|date| date.to_string());
    let parts = [
        Some(format!("{} – {}", item.black, item.white)),
        score,
        date,
        Some(item.event.to_string()),
    ];
    let parts: Vec<_> = parts
        .into_iter()
        .flatten()
        .filter(|part| !part.is_empty())
        .collect();
    parts.join("   ")
}
