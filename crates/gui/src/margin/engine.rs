//! What the engine is thinking about, how deep, and the best moves it knows.

use eframe::egui::{
    Button, CornerRadius, ProgressBar, Sense, TextStyle, Ui, accesskit::Role, vec2,
};
use huri_core::value::Certainty;
use huri_core::{Move, Value};
use huri_i18n::Text;
use huri_i18n::text::{Game, Gui, Tui};
use huri_session::settings::Shows;
use huri_session::view::{About, Hint, Thinking};
use huri_session::{Action, Command};

use crate::ask::Ask;
use crate::scene::Scene;
use crate::words::named;

/// How many moves of a line are shown.
const N_MOVES: usize = 12;

/// Draws it, with this many of the best moves and their lines. The place for what it says stays while there is nothing to say, so that nothing
/// beside it moves.
pub fn show(ui: &mut Ui, scene: &Scene, n_lines: usize, asks: &mut Vec<Ask>, line: &mut Vec<Move>) {
    let (words, view) = (scene.words, scene.view);
    ui.with_layout(words.column(), |ui| {
        ui.set_min_height(44.0);
        if view.shows.has(Shows::HintValues) {
            for hint in view.hints.iter().take(n_lines) {
                show_hint(ui, scene, hint, asks, line);
            }
        }
        match &view.thinking {
            Some(thinking) => show_thinking(ui, scene, thinking),
            None => {
                if let Some(best) = view.hints.first() {
                    words.muted(ui, &how_known(scene, best.value));
                }
            }
        }
        let of_games = view.collection.as_ref().and_then(|games| games.reviewing);
        if let Some(progress) = of_games {
            let (done, all) = (progress.n_done as u32, progress.n_all as u32);
            words.muted(ui, &words.get(Gui::GamesReviewed { done, all }));
            if words.button(ui, Gui::StopReviewGames).clicked() {
                asks.push(Ask::Do(Command::StopReviewGames));
            }
        }
        if let Some(progress) = view.review.progress {
            let (done, all) = (progress.n_done as u32, progress.n_all as u32);
            let part = done as f32 / all.max(1) as f32;
            let name = words.get(Tui::ReviewProgress { done, all });
            words.muted(ui, &name);
            let bar = ProgressBar::new(part).desired_height(6.0);
            named(ui.add(bar), Role::ProgressIndicator, &name);
            if words.button(ui, Action::StopReview).clicked() {
                asks.push(Ask::Act(Action::StopReview));
            }
        }
    });
}

fn show_thinking(ui: &mut Ui, scene: &Scene, thinking: &Thinking) {
    let words = scene.words;
    let about = Text::from(thinking.about);
    let done = |ui: &mut Ui| {
        // A review has a bar of its own.
        if thinking.about != About::Review
            && let Some(done) = thinking.done
        {
            let bar = ProgressBar::new(done).desired_height(6.0);
            let name = words.get(about.clone());
            named(ui.add(bar), Role::ProgressIndicator, &name);
        }
    };
    let Some(found) = &thinking.so_far else {
        words.muted(ui, &words.get(about.clone()));
        done(ui);
        return;
    };
    let mut parts = vec![words.get(about.clone())];
    parts.extend(
        found
            .value
            .depth
            .map(|depth| words.get(Game::Depth { depth })),
    );
    words.muted(ui, &parts.join("  "));
    done(ui);
    words.muted(ui, &words.0.speed(found.nodes, found.time));
    // The lines of hints stand above already; a review is at another position than the one shown.
    if !matches!(thinking.about, About::Hints | About::Review) {
        words.line(ui, 20.0, |ui| {
            show_value(ui, scene, found.value, false);
            words.muted(ui, &words.0.line(&found.pv, N_MOVES));
        });
    }
}

/// A move with its value and how play would go on: pointed at, the line is shown on the board;
/// clicked, the move is made.
fn show_hint(ui: &mut Ui, scene: &Scene, hint: &Hint, asks: &mut Vec<Ask>, line: &mut Vec<Move>) {
    let words = scene.words;
    let height = ui.spacing().interact_size.y;
    words.line(ui, height, |ui| {
        ui.allocate_ui_with_layout(vec2(44.0, height), words.row_from_end(), |ui| {
            show_value(ui, scene, hint.value, hint.is_best);
        });
        let moves = words.0.line(&hint.pv, N_MOVES);
        let button = Button::new(&moves).frame_when_inactive(false).truncate();
        let name = words.get(Gui::Line {
            value: hint.value,
            moves: moves.clone(),
        });
        let response = named(ui.add(button), Role::Button, &name);
        if response.hovered() || response.has_focus() {
            *line = hint.pv.iter().take(N_MOVES).copied().collect();
        }
        if response.clicked()
            && let Move::Place(square) = hint.mv
        {
            asks.push(Ask::Do(Command::Place(square)));
        }
    });
}

/// A value in its form: an estimate light, a selective one with a tilde, a proved one in a tag.
fn show_value(ui: &mut Ui, scene: &Scene, value: Value, is_best: bool) {
    let (words, tones) = (scene.words, scene.tones);
    let text = words.0.value(value);
    let tone = match (is_best, value.certainty) {
        (true, _) => tones.accent,
        (false, Certainty::Estimate) => tones.muted,
        (false, _) => tones.text,
    };
    let is_proved = value.certainty == Certainty::Proved;
    let ink = if is_proved { tones.panel } else { tone };
    let font = TextStyle::Body.resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(text.clone(), font, ink);
    let (place, response) = ui.allocate_exact_size(galley.size() + vec2(8.0, 0.0), Sense::hover());
    if is_proved {
        ui.painter().rect_filled(place, CornerRadius::same(4), tone);
    }
    ui.painter().galley(place.min + vec2(4.0, 0.0), galley, ink);
    named(response, Role::Label, &text);
}

/// How surely a value is known, and how deep was looked.
fn how_known(scene: &Scene, value: Value) -> String {
    let words = scene.words;
    let depth = value.depth.map(|depth| words.get(Game::Depth { depth }));
    let known = [Some(words.get(Text::from(value.certainty))), depth];
    let known: Vec<_> = known.into_iter().flatten().collect();
    known.join("  ")
}
