//! What the engine is thinking about, how deep, and the best play found.

use std::time::Duration;

use eframe::egui::{ProgressBar, Ui, accesskit::Role};
use huri_core::Move;
use huri_core::value::Certainty;
use huri_i18n::Text;
use huri_i18n::text::{Game, Tui};
use huri_session::view::About;

use crate::app::Scene;
use crate::words::named;

/// Draws the engine's lines; nothing while there is nothing to say.
pub fn show(ui: &mut Ui, scene: &Scene) {
    let (words, view) = (scene.words, scene.view);
    let (first, second) = match (&view.thinking, view.hints.first()) {
        (Some(thinking), _) => {
            let about = match thinking.about {
                About::Move(level) => Tui::ThinkingMove {
                    level: level.number(),
                },
                About::Hints => Tui::ThinkingHints,
                About::Review => Tui::ThinkingReview,
                About::Ponder => Tui::ThinkingPonder,
            };
            let found = thinking.so_far.as_ref().map(|found| {
                let mut parts = vec![words.0.value(found.value), line(scene, &found.pv)];
                if let Some(depth) = found.value.depth {
                    parts.push(words.get(Game::Depth { depth }));
                }
                parts.push(speed(scene, found.nodes, found.time));
                parts.join("  ")
            });
            (words.get(about), found.unwrap_or_default())
        }
        (None, Some(best)) => {
            let known = match best.value.certainty {
                Certainty::Estimate => Game::Estimate,
                Certainty::Selective(percent) => Game::Selective { percent },
                Certainty::Proved => Game::Proved,
            };
            let value = words.0.value(best.value);
            let depth = best
                .value
                .depth
                .map(|depth| words.get(Game::Depth { depth }));
            let known = [Some(words.get(Text::from(known))), depth];
            let known: Vec<_> = known.into_iter().flatten().collect();
            (
                format!("{value}  {}", line(scene, &best.pv)),
                known.join("  "),
            )
        }
        (None, None) => return,
    };
    ui.with_layout(words.column(), |ui| {
        words.label(ui, &first);
        if !second.is_empty() {
            words.muted(ui, &second);
        }
        if let Some(progress) = view.review.progress {
            let (done, all) = (progress.n_done as u32, progress.n_all as u32);
            let part = done as f32 / all.max(1) as f32;
            let name = words.get(Tui::ReviewProgress { done, all });
            let bar = ProgressBar::new(part).desired_height(4.0);
            named(ui.add(bar), Role::ProgressIndicator, &name);
        }
    });
}

/// The first moves of a line of play.
fn line(scene: &Scene, pv: &[Move]) -> String {
    let name = |mv: &Move| match mv {
        Move::Place(square) => square.to_string(),
        Move::Pass => scene.words.get(Game::Pass),
    };
    pv.iter().take(8).map(name).collect::<Vec<_>>().join(" ")
}

/// Nodes in all and each second, shortened.
fn speed(scene: &Scene, nodes: u64, time: Duration) -> String {
    let word = |number: f64| {
        let (value, unit) = match number {
            1e9.. => (number / 1e9, "G"),
            1e6.. => (number / 1e6, "M"),
            1e3.. => (number / 1e3, "k"),
            _ => (number, ""),
        };
        let digits = usize::from(!unit.is_empty());
        format!("{}{unit}", scene.words.0.decimal(value, digits))
    };
    let seconds = time.as_secs_f64();
    let nodes_short = word(nodes as f64);
    scene.words.get(if seconds > 0.01 {
        Tui::Speed {
            nodes: nodes_short,
            per_second: word(nodes as f64 / seconds),
        }
    } else {
        Tui::NodesShort { nodes: nodes_short }
    })
}
