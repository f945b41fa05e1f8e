//! The move list: the main line in pairs, variations below the move they replace; each leads there.

use eframe::egui::{Align, Button, RichText, Ui, accesskit::Role, vec2};
use huri_core::{Color, Move, NodeId, Square};
use huri_i18n::text::{Common, Game, Gui, Tui};
use huri_session::view::Entry;
use huri_session::{Action, Command};

use crate::ask::Ask;
use crate::scene::Scene;
use crate::words::named;

/// Draws what each side has done wrong, if anything, and ways from one mistake to the next.
pub fn totals(ui: &mut Ui, scene: &Scene, asks: &mut Vec<Ask>) {
    let (words, view) = (scene.words, scene.view);
    let mut has_mistakes = false;
    ui.with_layout(words.column(), |ui| {
        for color in Color::BOTH {
            let totals = &view.review.totals[color];
            let (doubtful, mistakes, blunders) =
                (totals.n_doubtful, totals.n_mistakes, totals.n_blunders);
            if doubtful + mistakes + blunders > 0 {
                has_mistakes = true;
                let text = Tui::Totals {
                    color,
                    doubtful,
                    mistakes,
                    blunders,
                };
                words.muted(ui, &words.get(text));
            }
        }
        if has_mistakes {
            ui.horizontal_wrapped(|ui| {
                for action in [Action::PreviousMistake, Action::NextMistake] {
                    let is_allowed = scene.session.allowed(action).is_ok();
                    let button = ui.add_enabled_ui(is_allowed, |ui| words.button(ui, action));
                    if button.inner.clicked() {
                        asks.push(Ask::Act(action));
                    }
                }
            });
            ui.add_space(4.0);
        }
    });
}

/// Draws the list. A move pointed at puts the moves that lead there from the position shown into
/// `line`.
pub fn show(ui: &mut Ui, scene: &Scene, asks: &mut Vec<Ask>, line: &mut Vec<Move>) {
    let (words, view) = (scene.words, scene.view);
    ui.with_layout(words.column(), |ui| {
        if view.list.is_empty() {
            words.muted(ui, &words.get(Gui::NoMovesYet));
        }
        let mut rest = &view.list[..];
        while !rest.is_empty() {
            let (row, after) = rest.split_at(row_length(rest));
            rest = after;
            let first = &row[0];
            let indent = first.depth.min(6) as f32 * 16.0;
            ui.allocate_ui_with_layout(vec2(ui.available_width(), 26.0), words.row(), |ui| {
                if first.depth > 0 {
                    ui.add_space(40.0 + indent);
                }
                show_row(ui, scene, row, asks, line);
            });
            if let Some(entry) = row.iter().find(|entry| entry.node == view.here) {
                show_better(ui, scene, entry, asks);
            }
            for entry in row.iter().filter(|entry| entry.has_comment) {
                let comment = &scene.session.game().note(entry.node).comment;
                let space = if entry.depth > 0 { 40.0 + indent } else { 36.0 };
                let width = ui.available_width();
                ui.allocate_ui_with_layout(vec2(width, 18.0), words.row(), |ui| {
                    ui.add_space(space);
                    let width = ui.available_width();
                    ui.allocate_ui_with_layout(vec2(width, 18.0), words.column(), |ui| {
                        words.muted(ui, comment);
                    });
                });
            }
        }
        if view.here == NodeId::ROOT && !view.comment.is_empty() {
            ui.add_space(8.0);
            words.muted(ui, &view.comment);
        }
    });
}

/// How many entries stand in a row: Black's move and White's answer, or up to six of a variation.
/// A remark stands below its own move.
fn row_length(entries: &[Entry]) -> usize {
    let first = &entries[0];
    if first.has_comment {
        return 1;
    }
    let same = |entry: &&Entry| entry.depth == first.depth && !entry.begins_variation;
    if first.depth > 0 {
        let mut is_last = false;
        let goes_on =
            |entry: &&Entry| same(entry) && !std::mem::replace(&mut is_last, entry.has_comment);
        return 1 + entries[1..].iter().take(4).take_while(goes_on).count();
    }
    let is_pair = first.mv != Move::Pass
        && first.color == Color::Black
        && entries.get(1).is_some_and(|second| {
            same(&second) && second.color == Color::White && second.mv != Move::Pass
        });
    if is_pair { 2 } else { 1 }
}

fn show_row(ui: &mut Ui, scene: &Scene, row: &[Entry], asks: &mut Vec<Ask>, line: &mut Vec<Move>) {
    let words = scene.words;
    let is_main = row[0].depth == 0;
    if is_main || row[0].begins_variation {
        let number = words.0.number(row[0].number.into());
        ui.allocate_ui_with_layout(vec2(28.0, 24.0), words.row_from_end(), |ui| {
            words.muted(ui, &number);
        });
    }
    if is_main && row[0].color == Color::White && row[0].mv != Move::Pass {
        ui.add_space(96.0);
    }
    for entry in row {
        show_entry(ui, scene, entry, asks, line);
    }
}

fn show_entry(
    ui: &mut Ui,
    scene: &Scene,
    entry: &Entry,
    asks: &mut Vec<Ask>,
    line: &mut Vec<Move>,
) {
    let (words, tones) = (scene.words, scene.tones);
    let sign = entry.sign.or(entry.class);
    let mut text = match entry.mv {
        Move::Place(square) => square.to_string(),
        Move::Pass => words.get(Game::Passed { color: entry.color }),
    };
    if let Some(sign) = sign {
        text = format!("{text} {}", sign.symbol());
    }
    if entry.is_turned_wrongly {
        text.push_str(" \u{d7}");
    }
    let is_here = entry.node == scene.view.here;
    let tone = match sign {
        Some(sign) => tones.sign(sign),
        None if entry.is_taken_back || entry.depth > 0 => tones.muted,
        None => tones.text,
    };
    let words_on = if entry.mv == Move::Pass {
        words.on_button(ui, &text)
    } else {
        RichText::new(&text).color(tone).into()
    };
    let is_wide = entry.depth == 0 && entry.mv != Move::Pass;
    let width = if is_wide { 88.0 } else { 0.0 };
    let button = Button::selectable(is_here, words_on).min_size(vec2(width, 24.0));
    let mut response = ui.add(button);
    if is_here && !ui.is_rect_visible(response.rect) {
        response.scroll_to_me(Some(Align::Center));
    }
    if response.hovered() || response.has_focus() {
        *line = way_to(scene, entry.node);
    }
    let mut spoken = words.get(Gui::ListedMove {
        number: entry.number.into(),
        name: text,
    });
    if let Some((_, better)) = better(scene, entry) {
        response = words.tip(response, &better);
        spoken = [spoken, better].join(&words.get(Common::ListSeparator));
    }
    if named(response, Role::Button, &spoken).clicked() {
        asks.push(Ask::Do(Command::GoTo(entry.node)));
    }
}

/// Where a better move than this one is, and the words that say so.
fn better(scene: &Scene, entry: &Entry) -> Option<(Square, String)> {
    let words = scene.words;
    let judged = entry.better()?;
    let square = judged.best.square()?;
    let loss = words.0.decimal(f64::from(judged.loss()) / 100.0, 1);
    let value = words.0.value(judged.best_value);
    let better = words.get(Gui::Better {
        loss,
        square,
        value,
    });
    Some((square, better))
}

/// Draws what would have been better than the move shown; a click tries it as a variation.
fn show_better(ui: &mut Ui, scene: &Scene, entry: &Entry, asks: &mut Vec<Ask>) {
    let words = scene.words;
    let Some((square, better)) = better(scene, entry) else {
        return;
    };
    let parent = scene.session.game().parent(entry.node);
    // At the end of the game in play it would be a move in that game.
    let Some(parent) = parent.filter(|&parent| Some(parent) != scene.view.live) else {
        words.muted(ui, &better);
        return;
    };
    let button = Button::new(words.on_button(ui, &better)).wrap();
    if named(ui.add(button), Role::Button, &better).clicked() {
        asks.push(Ask::Do(Command::GoTo(parent)));
        asks.push(Ask::Do(Command::Place(square)));
    }
}

/// The moves that lead from the position shown to `node`; none if it does not follow from there.
fn way_to(scene: &Scene, node: NodeId) -> Vec<Move> {
    let game = scene.session.game();
    let here = scene.view.here;
    let path = game.path(node);
    let start = if here == NodeId::ROOT {
        Some(0)
    } else {
        let found = path.iter().position(|&on_way| on_way == here);
        found.map(|index| index + 1)
    };
    let ahead = start.map_or(&[][..], |start| &path[start..]);
    ahead.iter().filter_map(|&node| game.mv(node)).collect()
}
