//! The move list: the main line in pairs, variations below the move they replace; each leads there.

use eframe::egui::{Align, Button, RichText, ScrollArea, Ui, accesskit::Role, vec2};
use huri_core::{Color, Move};
use huri_i18n::text::{Game, Gui, Tui};
use huri_session::Command;
use huri_session::view::Entry;

use crate::app::Scene;
use crate::ask::Ask;
use crate::words::named;

/// Draws the list.
pub fn show(ui: &mut Ui, scene: &Scene, asks: &mut Vec<Ask>) {
    let (words, view) = (scene.words, scene.view);
    ui.with_layout(words.column(), |ui| {
        for color in Color::BOTH {
            let totals = &view.review.totals[color];
            let (doubtful, mistakes, blunders) =
                (totals.n_doubtful, totals.n_mistakes, totals.n_blunders);
            if doubtful + mistakes + blunders > 0 {
                let text = Tui::Totals {
                    color,
                    doubtful,
                    mistakes,
                    blunders,
                };
                words.muted(ui, &words.get(text));
            }
        }
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            if view.list.is_empty() {
                words.muted(ui, &words.get(Gui::NoMovesYet));
            }
            let mut rest = &view.list[..];
            while let Some(first) = rest.first() {
                let n = row_length(rest);
                let (row, after) = rest.split_at(n);
                rest = after;
                let indent = first.depth.min(6) as f32 * 16.0;
                ui.allocate_ui_with_layout(vec2(ui.available_width(), 26.0), words.row(), |ui| {
                    if first.depth > 0 {
                        ui.add_space(40.0 + indent);
                    }
                    line(ui, scene, row, asks);
                });
            }
            if !view.comment.is_empty() {
                ui.add_space(8.0);
                words.label(ui, &view.comment);
            }
        });
    });
}

/// How many entries stand in a row: Black's move and White's answer, or up to six of a variation.
fn row_length(entries: &[Entry]) -> usize {
    let first = &entries[0];
    let same = |entry: &&Entry| entry.depth == first.depth && !entry.begins_variation;
    if first.depth > 0 {
        return 1 + entries[1..].iter().take(5).take_while(same).count();
    }
    let is_pair = first.mv != Move::Pass
        && first.color == Color::Black
        && entries.get(1).is_some_and(|second| {
            same(&second) && second.color == Color::White && second.mv != Move::Pass
        });
    if is_pair { 2 } else { 1 }
}

fn line(ui: &mut Ui, scene: &Scene, row: &[Entry], asks: &mut Vec<Ask>) {
    let (words, view, tones) = (scene.words, scene.view, scene.tones);
    let is_main = row[0].depth == 0;
    if is_main || row[0].begins_variation {
        let number = words.0.number(row[0].number.into());
        ui.allocate_ui_with_layout(vec2(28.0, 24.0), words.row_from_end(), |ui| {
            words.muted(ui, &number);
        });
    }
    if is_main && row[0].color == Color::White && row[0].mv != Move::Pass {
        ui.add_space(88.0);
    }
    for entry in row {
        let sign = entry.sign.or(entry.class);
        let name = match entry.mv {
            Move::Place(square) => square.to_string(),
            Move::Pass => words.get(Game::Passed { color: entry.color }),
        };
        let mut text = name.clone();
        if let Some(sign) = sign {
            text = format!("{text} {}", sign.symbol());
        }
        if entry.has_comment {
            text.push('*');
        }
        let is_here = entry.node == view.here;
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
        let width = if is_main && entry.mv != Move::Pass {
            80.0
        } else {
            0.0
        };
        let button = Button::selectable(is_here, words_on).min_size(vec2(width, 24.0));
        let response = ui.add(button);
        if is_here && !ui.is_rect_visible(response.rect) {
            response.scroll_to_me(Some(Align::Center));
        }
        let spoken = words.get(Gui::ListedMove {
            number: entry.number.into(),
            name: text.clone(),
        });
        if named(response, Role::Button, &spoken).clicked() {
            asks.push(Ask::Do(Command::GoTo(entry.node)));
        }
    }
}
