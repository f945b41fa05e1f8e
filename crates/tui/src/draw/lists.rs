//! Panels that are lists to choose from: commands, keys, the files of a folder, the games of a
//! collection.

use huri_i18n::Text;
use huri_i18n::text::{Session, Tui};
use huri_session::Action;
use huri_session::collection::{Collection, file_name};
use huri_session::storage::Kind;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::Targets;
use super::panels::{chosen_style, foot, frame, list_rows, said};
use super::status::key_of;
use crate::panel::commands::Commands;
use crate::panel::files::{Games, Library};
use crate::panel::keys::Keys;
use crate::pen::{Pen, Span, beginning, path_in, width};
use crate::ui::Ui;

pub(super) fn commands(pen: &mut Pen, area: Rect, ui: &Ui, list: &Commands, targets: &mut Targets) {
    let texts = pen.texts;
    let actions = list.actions(&texts);
    let title = texts.get(if list.filter.is_some() {
        Tui::FindCommand
    } else {
        Tui::Menu
    });
    let height = actions.len() as u16 + u16::from(list.filter.is_some()) * 2;
    let height = if list.filter.is_some() { 18 } else { height };
    let inside = frame(pen, area, (50, height), &title, targets);
    let mut place = inside;
    if let Some(filter) = &list.filter {
        let row = Rect {
            height: 1,
            ..inside
        };
        let text = format!("{}▏", filter.text());
        pen.line(
            row,
            &[
                Span::new("> ", pen.theme.accent()),
                Span::new(text, Style::new()),
            ],
        );
        place.y += 2;
        place.height = place.height.saturating_sub(2);
    }
    targets.n_lines = actions.len();
    for (row, index) in list_rows(pen, place, list.cursor, actions.len()) {
        let action = actions[index];
        let is_chosen = index == list.cursor.at;
        let style = chosen_style(pen, is_chosen);
        pen.clear(row, style);
        let key = key_of(&ui.keymap, action);
        let name = texts.get(Text::from(action));
        pen.line_and_end(
            row,
            &[Span::new(format!(" {name}"), style)],
            &[Span::new(format!("{key} "), style)],
        );
        targets.rows.push((row, index));
    }
    said(pen, inside, ui);
}

pub(super) fn library(pen: &mut Pen, area: Rect, ui: &Ui, list: &Library, targets: &mut Targets) {
    let texts = pen.texts;
    let title = list.folder.display().to_string();
    let size = (72.min(area.width.saturating_sub(4)), area.height);
    let title = path_in(&title, size.0.saturating_sub(2), pen.more());
    let inside = frame(pen, area, size, &title, targets);
    targets.n_lines = list.n_rows();
    for (row, index) in list_rows(pen, inside, list.cursor, list.n_rows()) {
        let style = chosen_style(pen, index == list.cursor.at);
        pen.clear(row, style);
        let found = index.checked_sub(1).and_then(|index| list.found.get(index));
        let name = match found {
            None => texts.get(Tui::AllOfFolder),
            Some(found) => {
                let name = file_name(&found.path);
                match found.kind {
                    Kind::Folder => format!("{name}/"),
                    Kind::File => name,
                }
            }
        };
        let size = match found {
            Some(found) if found.kind == Kind::File => {
                let kilobytes = texts.number(found.size.div_ceil(1000) as i64);
                format!("{kilobytes} kB ")
            }
            _ => String::new(),
        };
        pen.line_and_end(
            row,
            &[Span::new(format!(" {name}"), style)],
            &[Span::new(size, style)],
        );
        targets.rows.push((row, index));
    }
    said(pen, inside, ui);
    foot(pen, inside, &texts.get(Tui::LibraryFoot));
}

pub(super) fn games(
    pen: &mut Pen,
    area: Rect,
    ui: &Ui,
    list: &Games,
    games: &Collection,
    targets: &mut Targets,
) {
    let texts = pen.texts;
    let n = list.n_rows(games);
    let count = texts.get(Tui::GamesOf {
        shown: n as u64,
        all: games.len() as u64,
    });
    let size = (92.min(area.width.saturating_sub(4)), area.height);
    // What was pasted has no name.
    let title = if games.name.is_empty() {
        count
    } else {
        // How many there are matters more than where they come from.
        let room = size.0.saturating_sub(width(&count) + 4);
        format!("{}: {count}", path_in(&games.name, room, pen.more()))
    };
    let inside = frame(pen, area, size, &title, targets);
    let top = Rect {
        height: 1,
        ..inside
    };
    let filter = format!("{}▏", list.filter.text());
    let looking = texts.get(Tui::LookFor);
    pen.line(
        top,
        &[
            Span::new(format!("{looking} "), pen.theme.muted()),
            Span::new(filter, pen.theme.text()),
        ],
    );
    let place = Rect {
        y: inside.y + 2,
        height: inside.height.saturating_sub(2),
        ..inside
    };
    targets.n_lines = n;
    for (row, index) in list_rows(pen, place, list.cursor, n) {
        let style = chosen_style(pen, index == list.cursor.at);
        pen.clear(row, style);
        let Some(number) = list.game(index) else {
            continue;
        };
        let Some(item) = games.item(number) else {
            continue;
        };
        let result = match item.outcome {
            Some(outcome) => texts.score(outcome),
            None => "–".to_owned(),
        };
        let broken = if item.is_broken { " !" } else { "" };
        let end = if row.width < NARROW {
            let year = item.date.map(|date| date.year.to_string());
            format!("{broken} {result:>6} {:>4} ", year.unwrap_or_default())
        } else {
            let date = item.date.map(|date| texts.date(date)).unwrap_or_default();
            format!("{broken} {result:>6} {date:>10} ")
        };
        let number = format!("{:>6}  ", number + 1);
        let room = row.width.saturating_sub(width(&number) + width(&end) + 1);
        let names = both_names(pen, (&item.black, &item.white), room);
        // A letter or two of it would tell nothing.
        let has_event = !item.event.is_empty() && width(&names) + 8 <= room;
        let mut text = format!("{number}{names}");
        if has_event {
            text = format!("{text}  ({})", item.event);
        }
        pen.line_and_end(row, &[Span::new(text, style)], &[Span::new(end, style)]);
        targets.rows.push((row, index));
    }
    said(pen, inside, ui);
    if games.n_problems > 0 {
        let words = texts.get(Tui::Unreadable {
            count: games.n_problems as u32,
        });
        foot(pen, inside, &words);
    }
}

/// In lists narrower than this a date is a year, so that names have room.
const NARROW: u16 = 60;

/// Two names in `room` cells: where they are too long each has half of it, or what the other one
/// leaves.
fn both_names(pen: &Pen, (black, white): (&str, &str), room: u16) -> String {
    const BETWEEN: &str = " – ";
    let room = room.saturating_sub(width(BETWEEN));
    let half = room / 2;
    let of_black = width(black).min(half.max(room.saturating_sub(width(white))));
    let black = beginning(black, of_black, pen.more());
    let white = beginning(white, room - of_black, pen.more());
    format!("{black}{BETWEEN}{white}")
}

pub(super) fn keys(pen: &mut Pen, area: Rect, ui: &Ui, list: Keys, targets: &mut Targets) {
    let texts = pen.texts;
    let inside = frame(pen, area, (64, area.height), &texts.get(Tui::Keys), targets);
    let actions: Vec<Action> = Action::for_terminal().collect();
    let n = actions.len();
    targets.n_lines = n;
    for (row, index) in list_rows(pen, inside, list.cursor, n) {
        let action = actions[index];
        let is_chosen = index == list.cursor.at;
        let style = chosen_style(pen, is_chosen);
        pen.clear(row, style);
        let group = texts.get(Session::Group {
            group: action.group(),
        });
        let name = texts.get(Text::from(action));
        let chords = if is_chosen && list.is_waiting {
            texts.get(Tui::PressKey)
        } else {
            let chords = ui.keymap.chords(action).iter().map(ToString::to_string);
            chords.collect::<Vec<_>>().join("  ")
        };
        pen.line_and_end(
            row,
            &[
                Span::new(format!(" {group}: "), pen.theme.muted().patch(style)),
                Span::new(name, style),
            ],
            &[Span::new(format!("{chords} "), style)],
        );
        targets.rows.push((row, index));
    }
    foot(pen, inside, &texts.get(Tui::KeysFoot));
}
