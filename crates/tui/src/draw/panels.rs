//! Panels: menus, forms, lists and texts over the game.

use huri_core::value::Certainty;
use huri_core::{Color, Move};
use huri_i18n::text::{Common, Game, Session, Tui};
use huri_i18n::{Text, bidi};
use huri_session::collection::{Collection, file_name};
use huri_session::storage::Kind;
use huri_session::view::Entry;
use huri_session::{Action, Player, View};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::moves::sign_style;
use super::status::key_of;
use super::{Targets, graph};
use crate::form::{Form, Value};
use crate::layout::centered;
use crate::line_edit::LineEdit;
use crate::panel::commands::Commands;
use crate::panel::files::{Games, Library};
use crate::panel::keys::Keys;
use crate::panel::page::Page;
use crate::panel::review::{Mistakes, mistakes};
use crate::panel::{Cursor, Panel};
use crate::panel::{new_game, players};
use crate::pen::{Pen, Span, width};
use crate::ui::Ui;

/// What panels show.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// The game.
    pub view: &'a View,
    /// What the terminal remembers.
    pub ui: &'a Ui,
    /// The open collection.
    pub games: Option<&'a Collection>,
}

/// Draws the panel on top.
pub fn draw(pen: &mut Pen, area: Rect, scene: Scene, panel: &Panel, targets: &mut Targets) {
    let Scene { view, ui, games } = scene;
    let texts = pen.texts;
    match panel {
        Panel::Commands(commands) => draw_commands(pen, area, ui, commands, targets),
        Panel::NewGame(form) => {
            draw_form(pen, area, &texts.get(Tui::NewGame), form, ui, targets);
            patience(pen, targets, ui, new_game::player(form));
        }
        Panel::Players(form) => {
            draw_form(pen, area, &texts.get(Tui::Players), form, ui, targets);
            patience(pen, targets, ui, players::player(form));
        }
        Panel::Settings(form) => {
            draw_form(pen, area, &texts.get(Common::Settings), form, ui, targets);
        }
        Panel::Tags(form) => draw_form(pen, area, &texts.get(Tui::Tags), form, ui, targets),
        Panel::Open(form) => draw_form(pen, area, &texts.get(Tui::Open), form, ui, targets),
        Panel::SaveAs(form) => draw_form(pen, area, &texts.get(Tui::SaveAs), form, ui, targets),
        Panel::Library(library) => draw_library(pen, area, ui, library, targets),
        Panel::Games(list) => {
            if let Some(games) = games {
                draw_games(pen, area, ui, list, games, targets);
            }
        }
        Panel::Comment(_, edit) => {
            draw_text(pen, area, &texts.get(Tui::Comment), edit, ui, targets);
        }
        Panel::Paste(edit) => draw_text(pen, area, &texts.get(Tui::Paste), edit, ui, targets),
        Panel::Course(course) => super::course::draw(pen, area, ui, course, targets),
        Panel::Keys(keys) => draw_keys(pen, area, ui, *keys, targets),
        Panel::Page(page) => draw_page(pen, area, page, targets),
        Panel::Mistakes(list) => draw_mistakes(pen, area, view, *list, targets),
    }
}

/// A frame in the middle with a heading; the area inside.
fn frame(pen: &mut Pen, area: Rect, size: (u16, u16), title: &str, targets: &mut Targets) -> Rect {
    let outer = centered(area, size.0 + 4, size.1 + 4);
    targets.panel = Some(outer);
    pen.clear(outer, pen.theme.text());
    let style = pen.theme.muted();
    let line = |y| Rect {
        y,
        height: 1,
        ..outer
    };
    pen.rule(line(outer.y));
    if outer.height > 1 {
        pen.rule(line(outer.bottom() - 1));
    }
    let side = if pen.theme.ascii { "|" } else { "│" };
    for y in outer.y + 1..outer.bottom().saturating_sub(1) {
        let span = [Span::new(side, style)];
        pen.fixed(Rect::new(outer.x, y, 1, 1), &span);
        pen.fixed(Rect::new(outer.right().saturating_sub(1), y, 1, 1), &span);
    }
    let head = Rect {
        x: outer.x + 2,
        width: outer.width.saturating_sub(4),
        ..line(outer.y)
    };
    pen.line(head, &[Span::new(format!(" {title} "), pen.theme.strong())]);
    Rect {
        x: outer.x + 2,
        y: outer.y + 2,
        width: outer.width.saturating_sub(4),
        height: outer.height.saturating_sub(4),
    }
}

/// The last row of a frame: what can be done here.
fn foot(pen: &mut Pen, inside: Rect, words: &str) {
    let row = Rect {
        y: inside.bottom() + 1,
        height: 1,
        ..inside
    };
    let style = pen.theme.muted();
    pen.line_at_end(row, &[Span::new(format!(" {words} "), style)]);
}

/// What was said last, above the frame's lower edge: a refusal must be seen where one looks.
fn said(pen: &mut Pen, inside: Rect, ui: &Ui) {
    if let Some(said) = &ui.said {
        let style = if said.is_error {
            pen.theme.error()
        } else {
            pen.theme.text()
        };
        let text = pen.texts.get(said.text.clone());
        let row = Rect {
            y: inside.bottom(),
            height: 1,
            ..inside
        };
        pen.line_cut(row, &[Span::new(text, style)]);
    }
}

/// How long the chosen player may take for a move, above the frame's lower edge, where nothing
/// else is said.
fn patience(pen: &mut Pen, targets: &Targets, ui: &Ui, player: Option<Player>) {
    let words = player.and_then(huri_i18n::facts::move_may_take);
    let (Some(words), Some(outer), None) = (words, targets.panel, &ui.said) else {
        return;
    };
    let row = Rect {
        x: outer.x + 2,
        y: outer.bottom().saturating_sub(2),
        width: outer.width.saturating_sub(4),
        height: 1,
    };
    let words = pen.texts.get(words);
    pen.line_cut(row, &[Span::new(words, pen.theme.muted())]);
}

/// The rows of a list that fit, with their numbers.
fn list_rows(area: Rect, cursor: Cursor, n: usize) -> Vec<(Rect, usize)> {
    let height = usize::from(area.height);
    let first = cursor.first(n, height);
    let rows = (first..n).take(height).enumerate();
    rows.map(|(line, row)| {
        let y = area.y + line as u16;
        (
            Rect {
                y,
                height: 1,
                ..area
            },
            row,
        )
    })
    .collect()
}

fn draw_commands(pen: &mut Pen, area: Rect, ui: &Ui, commands: &Commands, targets: &mut Targets) {
    let texts = pen.texts;
    let actions = commands.actions(&texts);
    let title = texts.get(if commands.filter.is_some() {
        Tui::FindCommand
    } else {
        Tui::Menu
    });
    let height = actions.len() as u16 + u16::from(commands.filter.is_some()) * 2;
    let height = if commands.filter.is_some() {
        18
    } else {
        height
    };
    let inside = frame(pen, area, (50, height), &title, targets);
    let mut list = inside;
    if let Some(filter) = &commands.filter {
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
        list.y += 2;
        list.height = list.height.saturating_sub(2);
    }
    targets.n_lines = actions.len();
    for (row, index) in list_rows(list, commands.cursor, actions.len()) {
        let action = actions[index];
        let is_chosen = index == commands.cursor.at;
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

fn draw_library(pen: &mut Pen, area: Rect, ui: &Ui, library: &Library, targets: &mut Targets) {
    let texts = pen.texts;
    let title = library.folder.display().to_string();
    let inside = frame(pen, area, (72, area.height), &title, targets);
    targets.n_lines = library.n_rows();
    for (row, index) in list_rows(inside, library.cursor, library.n_rows()) {
        let style = chosen_style(pen, index == library.cursor.at);
        pen.clear(row, style);
        let found = index
            .checked_sub(1)
            .and_then(|index| library.found.get(index));
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

fn draw_games(
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
    // What was pasted has no name.
    let title = if games.name.is_empty() {
        count
    } else {
        format!("{}: {count}", games.name)
    };
    let inside = frame(pen, area, (92, area.height), &title, targets);
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
    for (row, index) in list_rows(place, list.cursor, n) {
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
        let date = item.date.map(|date| texts.date(date)).unwrap_or_default();
        let broken = if item.is_broken { " !" } else { "" };
        let end = format!("{broken} {result:>6} {date:>10} ");
        let mut text = format!("{:>6}  {} – {}", number + 1, item.black, item.white);
        if !item.event.is_empty() {
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

fn chosen_style(pen: &Pen, is_chosen: bool) -> Style {
    if is_chosen {
        pen.theme.selected()
    } else {
        pen.theme.text()
    }
}

fn draw_keys(pen: &mut Pen, area: Rect, ui: &Ui, keys: Keys, targets: &mut Targets) {
    let texts = pen.texts;
    let inside = frame(pen, area, (64, area.height), &texts.get(Tui::Keys), targets);
    let n = Action::ALL.len();
    targets.n_lines = n;
    for (row, index) in list_rows(inside, keys.cursor, n) {
        let action = Action::ALL[index];
        let is_chosen = index == keys.cursor.at;
        let style = chosen_style(pen, is_chosen);
        pen.clear(row, style);
        let group = texts.get(Session::Group {
            group: action.group(),
        });
        let name = texts.get(Text::from(action));
        let chords = if is_chosen && keys.is_waiting {
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

fn draw_page(pen: &mut Pen, area: Rect, page: &Page, targets: &mut Targets) {
    let size = (72.min(area.width.saturating_sub(4)), area.height);
    let columns = usize::from(size.0);
    let lines: Vec<String> = page
        .paragraphs
        .iter()
        .flat_map(|paragraph| {
            if paragraph.starts_with(' ') || paragraph.is_empty() {
                vec![paragraph.clone()]
            } else {
                bidi::wrap(paragraph, columns)
            }
        })
        .collect();
    let height = u16::try_from(lines.len())
        .unwrap_or(u16::MAX)
        .min(area.height);
    let inside = frame(pen, area, (size.0, height), &page.title, targets);
    let spare = lines.len().saturating_sub(usize::from(inside.height));
    targets.n_lines = spare + 1;
    let first = page.cursor.at.min(spare);
    for (line, y) in lines.iter().skip(first).zip(inside.y..inside.bottom()) {
        let row = Rect {
            y,
            height: 1,
            ..inside
        };
        let style = pen.theme.text();
        if line.starts_with(' ') {
            pen.fixed(row, &[Span::new(line.as_str(), style)]);
        } else {
            pen.line(row, &[Span::new(line.as_str(), style)]);
        }
    }
    if spare > 0 {
        foot(pen, inside, &format!("{}/{}", first + 1, spare + 1));
    }
}

/// A text being typed in several lines.
fn draw_text(
    pen: &mut Pen,
    area: Rect,
    title: &str,
    edit: &LineEdit,
    ui: &Ui,
    targets: &mut Targets,
) {
    let inside = frame(pen, area, (60, 12), title, targets);
    let with_cursor = format!(
        "{}▏{}",
        edit.before_cursor(),
        &edit.text()[edit.before_cursor().len()..]
    );
    let lines = bidi::wrap(&with_cursor, usize::from(inside.width));
    let at = lines
        .iter()
        .position(|line| line.contains('▏'))
        .unwrap_or(0);
    let first = (at + 1).saturating_sub(usize::from(inside.height));
    for (line, y) in lines.iter().skip(first).zip(inside.y..inside.bottom()) {
        let row = Rect {
            y,
            height: 1,
            ..inside
        };
        pen.line(row, &[Span::new(line.as_str(), pen.theme.text())]);
    }
    said(pen, inside, ui);
    let words = pen.texts.get(Tui::TextFoot);
    foot(pen, inside, &words);
}

fn draw_form<Id: Copy + PartialEq>(
    pen: &mut Pen,
    area: Rect,
    title: &str,
    form: &Form<Id>,
    ui: &Ui,
    targets: &mut Targets,
) {
    let labels = form.fields.iter().map(|field| width(&field.label)).max();
    let label_width = labels.unwrap_or(0) + 2;
    let n = form.fields.len();
    let size = ((label_width + 34).max(48), n as u16 + 2);
    let inside = frame(pen, area, size, title, targets);
    // In a small terminal names give way: the value is what one came for. No choice that matters
    // is wider than 24 cells.
    let column = label_width.min((inside.width / 2).max(inside.width.saturating_sub(24)));
    let focus = form.focus().unwrap_or(n);
    let rows = list_rows(inside, Cursor { at: focus.min(n) }, n + 1);
    for (mut row, index) in rows {
        if row.y + 1 >= inside.bottom() && index == n && inside.height > n as u16 + 1 {
            row.y = inside.bottom() - 1;
        }
        let is_chosen = index == focus;
        let Some(field) = form.fields.get(index) else {
            let style = if is_chosen {
                pen.theme.selected()
            } else {
                pen.theme.strong()
            };
            pen.line_at_end(row, &[Span::new(format!("[ {} ]", form.button), style)]);
            targets.rows.push((row, index));
            continue;
        };
        let label_style = if is_chosen {
            pen.theme.strong()
        } else {
            pen.theme.text()
        };
        let style = chosen_style(pen, is_chosen);
        let text = value_words(pen, &field.value, is_chosen, row.width - column);
        // A long name may reach over the column as far as its own value leaves room.
        let taken =
            column.max((width(&field.label) + 2).min(row.width.saturating_sub(width(&text))));
        let mut label = row;
        label.width = taken.saturating_sub(1);
        let mut value = row;
        value.width = row.width - taken;
        if pen.is_rtl() {
            label.x = row.right() - label.width;
        } else {
            value.x += taken;
        }
        pen.line_cut(label, &[Span::new(field.label.as_str(), label_style)]);
        pen.line_cut(value, &[Span::new(text, style)]);
        targets.rows.push((row, index));
    }
    said(pen, inside, ui);
}

fn value_words(pen: &Pen, value: &Value, is_chosen: bool, room: u16) -> String {
    let (left, right) = match (is_chosen, pen.theme.ascii) {
        (false, _) => (" ", " "),
        (true, true) => ("<", ">"),
        (true, false) => ("◂", "▸"),
    };
    match value {
        Value::Choice { options, chosen } => {
            let words = options.get(*chosen).map(String::as_str).unwrap_or_default();
            format!("{left} {words} {right}")
        }
        Value::Number { value, .. } => format!("{left} {value} {right}"),
        Value::Toggle(on) => {
            let words = pen.texts.get(if *on { Common::Yes } else { Common::No });
            format!("{left} {words} {right}")
        }
        Value::Text(edit) => {
            let cursor = if is_chosen { "▏" } else { "" };
            let after = &edit.text()[edit.before_cursor().len()..];
            let text = format!(" {}{cursor}{after} ", edit.before_cursor());
            // The end of a long text is what is being typed.
            let mut shown = text.as_str();
            while width(shown) > room && !shown.is_empty() {
                let mut characters = shown.chars();
                characters.next();
                shown = characters.as_str();
            }
            shown.to_owned()
        }
    }
}

fn draw_mistakes(pen: &mut Pen, area: Rect, view: &View, list: Mistakes, targets: &mut Targets) {
    let texts = pen.texts;
    let inside = frame(
        pen,
        area,
        (64, area.height),
        &texts.get(Tui::Review),
        targets,
    );
    let row = |y: u16| Rect {
        y,
        height: 1,
        ..inside
    };
    let mut y = inside.y;
    if let Some(progress) = view.review.progress {
        let words = texts.get(Tui::ReviewProgress {
            done: progress.n_done as u32,
            all: progress.n_all as u32,
        });
        pen.line(row(y), &[Span::new(words, pen.theme.accent())]);
    }
    y += 1;
    for color in Color::BOTH {
        let totals = &view.review.totals[color];
        let words = texts.get(Tui::Totals {
            color,
            doubtful: totals.n_doubtful,
            mistakes: totals.n_mistakes,
            blunders: totals.n_blunders,
        });
        pen.line(row(y), &[Span::new(words, pen.theme.text())]);
        y += 1;
        // Sums of different certainty are never added up.
        let n = totals.n_moves;
        let losses = totals.losses;
        let kinds = [
            (n.estimate, losses.estimate, Game::Estimate),
            (
                n.selective,
                losses.selective,
                Game::Selective { percent: 0 },
            ),
            (n.proved, losses.proved, Game::Proved),
        ];
        for (n, loss, kind) in kinds.into_iter().filter(|(n, ..)| *n > 0) {
            let kind = match kind {
                Game::Selective { .. } => texts.get(Tui::SelectiveShort),
                kind => texts.get(kind),
            };
            let loss = texts.decimal(f64::from(loss) / 100.0, 1);
            let words = texts.get(Tui::Losses {
                moves: n,
                loss,
                kind,
            });
            pen.line(
                row(y),
                &[Span::new(format!("  {words}"), pen.theme.muted())],
            );
            y += 1;
        }
    }
    if graph::has_values(view) && inside.bottom().saturating_sub(y) > graph::HEIGHT + 6 {
        let place = Rect {
            y: y + 1,
            height: graph::HEIGHT,
            ..inside
        };
        graph::draw(pen, place, view);
        y += graph::HEIGHT + 1;
    }
    y += 1;
    let mistakes = mistakes(view);
    targets.n_lines = mistakes.len();
    let place = Rect {
        y: y.min(inside.bottom()),
        height: inside.bottom().saturating_sub(y),
        ..inside
    };
    if mistakes.is_empty() {
        let words = texts.get(Tui::NoMistakes);
        pen.line(
            Rect { height: 1, ..place },
            &[Span::new(words, pen.theme.muted())],
        );
    }
    for (row, index) in list_rows(place, list.cursor, mistakes.len()) {
        mistake(pen, row, mistakes[index], index == list.cursor.at);
        targets.rows.push((row, index));
    }
    foot(pen, inside, &texts.get(Tui::MistakesFoot));
}

/// `23 ● f6 ?  lost 7.2, e3 +4.0 was best`
fn mistake(pen: &mut Pen, row: Rect, entry: &Entry, is_chosen: bool) {
    let (Some(judged), Some(class)) = (entry.judged, entry.class) else {
        return;
    };
    let style = chosen_style(pen, is_chosen);
    pen.clear(row, style);
    let (disc, disc_style) = pen.theme.disc_text(entry.color);
    let name = |mv: Move| match mv {
        Move::Place(square) => square.to_string(),
        Move::Pass => pen.texts.get(Game::Pass),
    };
    let tilde = match judged.certainty() {
        Certainty::Selective(_) => "~",
        _ => "",
    };
    let digits = usize::from(judged.certainty() == Certainty::Estimate);
    let loss = pen.texts.decimal(f64::from(judged.loss()) / 100.0, digits);
    let words = pen.texts.get(Tui::Lost {
        loss: format!("{tilde}{loss}"),
        best: name(judged.best),
        value: judged.best_value,
    });
    let (number, played) = (entry.number, name(entry.mv));
    let sign = sign_style(pen.theme, class).add_modifier(Modifier::BOLD);
    pen.line(
        row,
        &[
            Span::new(format!("{number:>3} "), style),
            Span::new(disc, disc_style.patch(style)),
            Span::new(format!(" {played} "), style),
            Span::new(format!("{:<3}", class.symbol()), sign.patch(style)),
            Span::new(words, style),
        ],
    );
}
