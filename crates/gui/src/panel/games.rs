//! [`Games`]: the games of a collection, of which one is opened. Only the rows in sight are made.

use std::time::Duration;

use eframe::egui::{
    Align2, Button, FontId, Key, Modifiers, ProgressBar, ScrollArea, Sense, Ui, accesskit::Role,
    pos2, vec2,
};
use huri_ai::Level;
use huri_core::Color;
use huri_i18n::facts::roughly;
use huri_i18n::text::{Common, Gui, Tui};
use huri_session::Command;
use huri_session::collection::{Collection, Filter, Item, Won};
use huri_session::player::Sides;
use huri_session::review::Totals;

use crate::ask::Ask;
use crate::scene::Scene;
use crate::told;
use crate::words::named;

/// The games of a collection.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Games {
    /// Parts of a name; a year, as in `1996` or `1990-1996`, looks for games of those years.
    text: String,
    won: usize,
    /// The games that the filter lets pass, and of how many; none for all.
    selected: Option<(usize, Vec<usize>)>,
    /// The row that the keys have walked to.
    cursor: Option<usize>,
    /// Whether the keys have just walked, so that the row must come into sight.
    has_walked: bool,
    is_old: bool,
    /// How long a review may take: of how many games, of which so many are known, at a level.
    may_take: Option<((usize, usize, Level), Duration)>,
}

const WON: [Option<Won>; 4] = [None, Some(Won::Black), Some(Won::White), Some(Won::Nobody)];
/// Height of a row: the players, and below them the event.
const ROW: f32 = 44.0;

impl Games {
    /// Draws it.
    pub fn show(&mut self, ui: &mut Ui, scene: &Scene, asks: &mut Vec<Ask>) {
        let words = scene.words;
        let Some(collection) = scene.session.collection() else {
            words.muted(ui, &words.get(huri_i18n::text::Session::NoCollection));
            return;
        };
        let n = self.len(collection);
        self.walk(ui, collection, n, asks);
        let field = words.field(ui, &words.get(Tui::LookFor), &mut self.text);
        if !std::mem::replace(&mut self.is_old, true) {
            field.request_focus();
        }
        let names =
            [Gui::AnyResult, Gui::BlackWon, Gui::WhiteWon, Gui::Drawn].map(|text| words.get(text));
        let chose = words.choice(ui, &words.get(Gui::Outcome), &mut self.won, &names);
        if field.changed() || chose {
            (self.selected, self.cursor) = (None, None);
            self.narrow(collection);
        } else if self.is_outgrown(collection) {
            self.narrow(collection);
        }
        let n = self.len(collection);
        words.line(ui, 28.0, |ui| {
            let shown = Tui::GamesOf {
                shown: n as u64,
                all: collection.len() as u64,
            };
            words.muted(ui, &words.get(shown));
            ui.with_layout(words.row_from_end(), |ui| {
                if words.button(ui, Gui::CloseCollection).clicked() {
                    asks.push(Ask::DoAndClose(Command::CloseCollection));
                }
            });
        });
        self.review(ui, scene, collection, asks);
        if collection.n_problems > 0 {
            words.line(ui, 28.0, |ui| {
                let count = collection.n_problems as u32;
                words.muted(ui, &words.get(Tui::Unreadable { count }));
                if words.button(ui, Gui::Details).clicked() {
                    let lines = collection.problems.iter();
                    let lines = lines.flat_map(|(name, what)| told::problem(words, name, what));
                    asks.push(Ask::Details(lines.collect()));
                }
            });
        }
        self.rows(ui, scene, collection, n, asks);
    }

    fn len(&self, collection: &Collection) -> usize {
        let selected = self.selected.as_ref();
        selected.map_or(collection.len(), |(_, games)| games.len())
    }

    /// The number of the game in a row.
    fn game(&self, row: usize) -> Option<usize> {
        match &self.selected {
            None => Some(row),
            Some((_, games)) => games.get(row).copied(),
        }
    }

    /// The keys walk through the rows and open a game while the field is being typed in.
    fn walk(&mut self, ui: &mut Ui, collection: &Collection, n: usize, asks: &mut Vec<Ask>) {
        let is_in_row = ui.memory(|memory| memory.focused().is_some());
        if !ui.ctx().text_edit_focused() && is_in_row {
            return;
        }
        let pressed = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
        let page = 10;
        let down = pressed(Key::ArrowDown) + page * pressed(Key::PageDown);
        let up = pressed(Key::ArrowUp) + page * pressed(Key::PageUp);
        let entered = pressed(Key::Enter) > 0;
        if down + up > 0 && n > 0 {
            let at = match self.cursor {
                None => down.saturating_sub(1),
                Some(at) => (at + down).saturating_sub(up),
            };
            self.cursor = Some(at.min(n - 1));
            self.has_walked = true;
        }
        if entered
            && let Some(game) = self.cursor.and_then(|row| self.game(row))
            && game < collection.len()
        {
            asks.push(Ask::Do(Command::OpenGame(game)));
        }
    }

    /// How long a review of the listed games may take; it is long to count for many games, and
    /// stays what it is from frame to frame.
    fn may_take(&mut self, scene: &Scene, n: usize) -> Duration {
        let state = scene.view.collection.as_ref();
        let n_reviewed = state.map_or(0, |state| state.n_reviewed);
        let level = scene.session.settings().study.review_level();
        let of = (n, n_reviewed, level);
        match self.may_take {
            Some((counted, time)) if counted == of => time,
            _ => {
                let games = (0..n).filter_map(|row| self.game(row));
                let time = scene.session.review_may_take(games);
                self.may_take = Some((of, time));
                time
            }
        }
    }

    /// What is known of the games by reviewing them, and how to begin that.
    fn review(&mut self, ui: &mut Ui, scene: &Scene, collection: &Collection, asks: &mut Vec<Ask>) {
        let words = scene.words;
        let state = scene.view.collection.as_ref();
        ui.horizontal_wrapped(|ui| match state.and_then(|state| state.reviewing) {
            Some(progress) => {
                if words.button(ui, Gui::StopReviewGames).clicked() {
                    asks.push(Ask::Do(Command::StopReviewGames));
                }
                let (done, all) = (progress.n_done as u32, progress.n_all as u32);
                let name = words.get(Gui::GamesReviewed { done, all });
                let bar = ProgressBar::new(done as f32 / all.max(1) as f32);
                let bar = bar.desired_height(8.0).desired_width(96.0);
                named(ui.add(bar), Role::ProgressIndicator, &name);
                words.muted(ui, &name);
                if let Some(left) = state.and_then(|state| state.review_left) {
                    let time = Box::new(roughly(left));
                    words.muted(ui, &words.get(Gui::ReviewLeft { time }));
                }
            }
            None => {
                let n = self.len(collection);
                let is_ready = collection.is_complete() && n > 0;
                let button = ui.add_enabled_ui(is_ready, |ui| words.button(ui, Gui::ReviewGames));
                if button.inner.clicked() {
                    let games = (0..n).filter_map(|row| self.game(row)).collect();
                    asks.push(Ask::Do(Command::ReviewGames(games)));
                }
                if is_ready {
                    let time = self.may_take(scene, n);
                    if !time.is_zero() {
                        let time = Box::new(roughly(time));
                        words.muted(ui, &words.get(Gui::ReviewMayTake { time }));
                    }
                }
                if state.is_some_and(|state| state.n_reviewed > 0)
                    && words.button(ui, Gui::SaveReviewed).clicked()
                {
                    asks.push(Ask::SaveReviewed);
                }
            }
        });
    }

    fn rows(
        &mut self,
        ui: &mut Ui,
        scene: &Scene,
        collection: &Collection,
        n: usize,
        asks: &mut Vec<Ask>,
    ) {
        let state = scene.view.collection.as_ref();
        let opened = state.and_then(|state| state.opened);
        let mut area = ScrollArea::vertical().auto_shrink(false);
        if std::mem::take(&mut self.has_walked)
            && let Some(row) = self.cursor
        {
            // In the middle of what is in sight.
            let pitch = ROW + ui.spacing().item_spacing.y;
            let middle = row as f32 * pitch - (ui.available_height() - pitch) / 2.0;
            area = area.vertical_scroll_offset(middle.max(0.0));
        }
        area.show_rows(ui, ROW, n, |ui, rows| {
            for row in rows {
                let Some(game) = self.game(row) else { continue };
                let Some(item) = collection.item(game) else {
                    continue;
                };
                let totals = scene
                    .session
                    .reviewed(game)
                    .map(|reviewed| &reviewed.totals);
                let listed = Listed {
                    item,
                    file: collection.file_of(game),
                    totals,
                    is_marked: opened == Some(game) || self.cursor == Some(row),
                };
                if listed.show(ui, scene) {
                    self.cursor = Some(row);
                    asks.push(Ask::Do(Command::OpenGame(game)));
                }
            }
        });
    }

    /// Whether so many games have come in that it is worth looking again.
    fn is_outgrown(&self, collection: &Collection) -> bool {
        let Some((of, _)) = &self.selected else {
            return false;
        };
        let n = collection.len();
        n != *of && (collection.is_complete() || n > of + of / 8)
    }

    /// Looks again for what the filter lets pass.
    fn narrow(&mut self, collection: &Collection) {
        let mut name = Vec::new();
        let mut years = None;
        for word in self.text.split_whitespace() {
            match years_of(word) {
                Some(found) => years = Some(found),
                None => name.push(word),
            }
        }
        let filter = Filter {
            name: name.join(" "),
            years,
            result: WON[self.won.min(WON.len() - 1)],
        };
        let is_all = filter == Filter::default();
        self.may_take = None;
        self.selected = (!is_all).then(|| (collection.len(), collection.select(&filter)));
    }
}

/// The years that a word means: `1996`, or `1990-1996`.
fn years_of(word: &str) -> Option<(u16, u16)> {
    let year = |text: &str| text.parse::<u16>().ok().filter(|_| text.len() == 4);
    match word.split_once(['-', '–']) {
        None => year(word).map(|year| (year, year)),
        Some((from, to)) => Some((year(from)?, year(to)?)),
    }
}

/// A game as it is listed.
struct Listed<'a> {
    item: Item,
    /// The name of its file, where there are several.
    file: Option<String>,
    /// What a review says of its moves.
    totals: Option<&'a Sides<Totals>>,
    /// Whether it is the one that is open, or that the keys have walked to.
    is_marked: bool,
}

impl Listed<'_> {
    /// Draws a row: players and result, below them what else is known. Whether it was clicked.
    fn show(self, ui: &mut Ui, scene: &Scene) -> bool {
        let (words, tones) = (scene.words, scene.tones);
        let Listed {
            item,
            file,
            totals,
            is_marked,
        } = self;
        let mut file = file.map(|file| words.ltr(&file));
        let mut players = format!("{} – {}", item.black, item.white);
        // A game without names goes by that of its file.
        if item.black.is_empty()
            && item.white.is_empty()
            && let Some(file) = file.take()
        {
            players = file;
        }
        let score = item.outcome.map(|outcome| words.0.score(outcome));
        let score = score.unwrap_or_default();
        let date = item.date.map(|date| words.0.date(date)).unwrap_or_default();
        let lost = totals.map(|totals| {
            let sum = |color: Color| {
                let losses = totals[color].losses;
                let hundredths = losses.estimate + losses.selective + losses.proved;
                words.0.decimal(f64::from(hundredths) / 100.0, 1)
            };
            words.get(Gui::LostInGame {
                black: sum(Color::Black),
                white: sum(Color::White),
            })
        });
        let n_plies = item.n_plies.map(|count| {
            words.get(Gui::Plies {
                count: count.into(),
            })
        });
        let broken = item.is_broken.then(|| words.get(Gui::BreaksOff));
        let event = (!item.event.is_empty()).then(|| item.event.to_string());
        let below: Vec<String> = [
            lost,
            file,
            event,
            Some(date).filter(|date| !date.is_empty()),
            n_plies,
            broken,
        ]
        .into_iter()
        .flatten()
        .collect();
        let below = below.join(&words.get(Common::ListSeparator));
        let spoken = [&players, &score, &below].map(String::as_str).join("   ");

        let button = Button::selectable(is_marked, "").min_size(vec2(ui.available_width(), ROW));
        let response = ui.add(button);
        if ui.is_rect_visible(response.rect) {
            let painter = ui
                .painter()
                .with_clip_rect(response.rect.shrink(2.0).intersect(ui.clip_rect()));
            let rect = response.rect.shrink2(vec2(8.0, 4.0));
            let put = |text: &str, size, tone, y: f32, is_end: bool, room: f32| {
                let mut job = words.job(
                    &painter,
                    text,
                    FontId::proportional(size),
                    tone,
                    f32::INFINITY,
                );
                if !words.is_rtl() {
                    job.wrap = eframe::egui::text::TextWrapping::truncate_at_width(room);
                }
                job.halign = eframe::egui::Align::LEFT;
                let galley = painter.layout_job(job);
                let at_right = is_end != words.is_rtl();
                let (x, anchor) = if at_right {
                    (rect.right(), Align2::RIGHT_TOP)
                } else {
                    (rect.left(), Align2::LEFT_TOP)
                };
                let at = anchor.anchor_size(pos2(x, y), galley.size());
                let width = galley.size().x;
                painter.galley(at.min, galley, tone);
                width
            };
            let result = put(&score, 14.0, tones.text, rect.top(), true, rect.width());
            let room = rect.width() - result - 12.0;
            put(&players, 14.0, tones.text, rect.top(), false, room);
            put(
                &below,
                12.0,
                tones.muted,
                rect.top() + 19.0,
                false,
                rect.width(),
            );
        }
        let response = response.interact(Sense::click());
        named(response, Role::Button, &spoken).clicked()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn years_are_four_digits() {
        assert_eq!(years_of("1996"), Some((1996, 1996)));
        assert_eq!(years_of("1990-1996"), Some((1990, 1996)));
        for word in ["96", "Tamenori", "1990-", "19960"] {
            assert_eq!(years_of(word), None, "{word}");
        }
    }
}
