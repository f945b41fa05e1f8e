//! The graph of values: what each position is worth for Black, and what moves have lost.

use eframe::egui::{Align2, Color32, CursorIcon, RichText, Stroke, Ui, Vec2, accesskit::Role};
use egui_plot::{
    Bar, BarChart, GridMark, HLine, Line, MarkerShape, Plot, PlotPoint, PlotPoints, Points,
    Text as Written, VLine,
};
use huri_core::Color;
use huri_core::value::Certainty;
use huri_i18n::text::Gui;
use huri_session::Command;
use huri_session::view::Point;

use crate::ask::Ask;
use crate::scene::Scene;
use crate::words::named;

/// The least height at which it can be read.
pub const LEAST: f32 = 90.0;
/// The usual height.
pub const USUAL: f32 = 136.0;

/// A game has so many moves, most of the time: the graph does not stretch as it grows.
const USUAL_PLIES: f64 = 60.0;

/// Whether there is a value to show.
pub fn has_values(scene: &Scene) -> bool {
    scene.view.graph.iter().any(|point| point.value.is_some())
}

/// A value in discs for Black, as high as it stands in the graph.
fn discs(hundredths: i32) -> f64 {
    f64::from(hundredths) / 100.0
}

/// Draws the graph; a click or a drag goes to the position there.
pub fn show(ui: &mut Ui, scene: &Scene, height: f32, asks: &mut Vec<Ask>) {
    let (view, tones) = (scene.view, scene.tones);
    let known: Vec<(f64, f64, Certainty)> = view
        .graph
        .iter()
        .enumerate()
        .filter_map(|(ply, point)| {
            let value = point.value?;
            Some((ply as f64, discs(value.hundredths), value.certainty))
        })
        .collect();
    if known.is_empty() {
        return;
    }
    let losses = losses(scene);
    let highest = known
        .iter()
        .map(|(_, y, _)| y.abs())
        .chain(losses.iter().map(|loss| loss.discs.abs()))
        .fold(8.0, f64::max);
    let n = view.line.len() as f64;
    let plot = Plot::new("value-graph")
        .height(height)
        .set_margin_fraction(Vec2::ZERO)
        .show_axes([false, true])
        .show_grid([false, true])
        .y_axis_min_width(28.0)
        .y_grid_spacer(move |_| marks(highest))
        .y_axis_formatter(|mark, _| scene.words.0.number(mark.value as i64))
        .show_background(false)
        .show_crosshair(false)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .show_x(false)
        .show_y(false)
        .include_x(-0.5)
        .include_x(n.max(USUAL_PLIES) + 0.5)
        .include_y(-highest * 1.15)
        .include_y(highest * 1.15);
    let shown = plot.show(ui, |plot| {
        let zero = HLine::new("", 0.0).color(tones.muted).width(1.0);
        plot.hline(zero.allow_hover(false));
        let here = VLine::new("", view.ply as f64)
            .color(tones.accent)
            .width(1.5);
        plot.vline(here.allow_hover(false));
        let bars = losses.iter().map(|loss| {
            Bar::new(loss.ply, loss.discs)
                .width(0.7)
                .fill(loss.tone.gamma_multiply(0.7))
        });
        plot.bar_chart(BarChart::new("", bars.collect()).allow_hover(false));
        for loss in &losses {
            let Some(sign) = loss.sign else { continue };
            let at = PlotPoint::new(loss.ply, loss.discs);
            let anchor = if loss.discs < 0.0 {
                Align2::CENTER_TOP
            } else {
                Align2::CENTER_BOTTOM
            };
            let text = RichText::new(sign).size(10.0).color(loss.tone);
            plot.text(Written::new("", at, text).anchor(anchor).allow_hover(false));
        }
        for run in runs(&known) {
            let line = Line::new("", PlotPoints::from(run)).allow_hover(false);
            plot.line(line.stroke(Stroke::new(1.5, tones.text.gamma_multiply(0.6))));
        }
        let points = |is: fn(Certainty) -> bool, radius, filled, tone: Color32| {
            let points: Vec<[f64; 2]> = known
                .iter()
                .filter(|(_, _, certainty)| is(*certainty))
                .map(|(x, y, _)| [*x, *y])
                .collect();
            Points::new("", PlotPoints::from(points))
                .shape(MarkerShape::Circle)
                .radius(radius)
                .filled(filled)
                .color(tone)
                .allow_hover(false)
        };
        // Hollow for an estimate, half filled for a selective value, filled for a proved one.
        let is_hollow = |certainty| certainty != Certainty::Proved;
        let is_selective = |certainty| matches!(certainty, Certainty::Selective(_));
        let is_proved = |certainty| certainty == Certainty::Proved;
        plot.points(points(is_hollow, 2.5, false, tones.text));
        plot.points(points(is_selective, 1.5, true, tones.text));
        plot.points(points(is_proved, 3.0, true, tones.text));
        let is_pressed = plot.response().is_pointer_button_down_on() || plot.response().clicked();
        let at = plot
            .pointer_coordinate()
            .filter(|_| plot.response().hovered() || is_pressed);
        at.map(|at| (at.x.round().clamp(0.0, n) as usize, is_pressed))
    });
    let mut response = shown.response.on_hover_cursor(CursorIcon::PointingHand);
    if let Some((ply, is_pressed)) = shown.inner {
        if is_pressed && ply != view.ply {
            asks.push(Ask::Do(Command::GoToPly(ply)));
        }
        if let Some(said) = view.graph.get(ply).and_then(|point| say(scene, point)) {
            response = scene.words.tip_at_pointer(response, &said);
        }
    }
    let here = view.graph.get(view.ply).and_then(|point| say(scene, point));
    let name = scene.words.get(Gui::Graph);
    let name = here.map_or(name.clone(), |here| format!("{name}: {here}"));
    named(response, Role::Image, &name);
}

/// What a point of the graph stands for, in words.
fn say(scene: &Scene, point: &Point) -> Option<String> {
    let words = scene.words;
    let game = scene.session.game();
    let value = words.0.value(point.value?);
    let Some(mv) = game
        .contains(point.node)
        .then(|| game.mv(point.node))
        .flatten()
    else {
        return Some(value);
    };
    let name = words.0.mv(mv);
    let number = game.ply(point.node) as u32;
    let name = words.get(Gui::ListedMove { number, name });
    Some(match point.loss.filter(|(loss, _)| *loss >= 100) {
        Some((loss, _)) => words.get(Gui::PointLoss {
            name,
            value,
            loss: words.0.decimal(discs(loss), 1),
        }),
        None => words.get(Gui::Point { name, value }),
    })
}

/// What a move lost.
struct Lost {
    ply: f64,
    /// What Black loses hangs down, what White loses stands up.
    discs: f64,
    tone: Color32,
    sign: Option<&'static str>,
}

/// The losses of a disc or more.
fn losses(scene: &Scene) -> Vec<Lost> {
    let limits = scene.session.settings().study.losses;
    let lost = |(ply, point): (usize, &Point)| {
        let (loss, _) = point.loss.filter(|(loss, _)| *loss >= 100)?;
        let loss = discs(loss);
        let class = limits.iter().rposition(|limit| loss >= f64::from(*limit));
        Some(Lost {
            ply: ply as f64,
            discs: if point.color? == Color::Black {
                -loss
            } else {
                loss
            },
            tone: class.map_or(scene.tones.muted, |class| scene.tones.losses[class]),
            sign: class.map(|class| ["?!", "?", "??"][class]),
        })
    };
    let points = scene.view.graph.iter().enumerate();
    points.filter_map(lost).collect()
}

/// Points that follow each other without a gap are joined by a line.
fn runs(known: &[(f64, f64, Certainty)]) -> Vec<Vec<[f64; 2]>> {
    let runs = known.chunk_by(|(a, ..), (b, ..)| b - a < 1.5);
    runs.map(|run| run.iter().map(|(x, y, _)| [*x, *y]).collect())
        .collect()
}

/// Lines across at round numbers of discs.
fn marks(highest: f64) -> Vec<GridMark> {
    let step = match highest {
        48.0.. => 32.0,
        24.0.. => 16.0,
        12.0.. => 8.0,
        _ => 4.0,
    };
    let n = (highest / step) as i32;
    let mark = |index: i32| GridMark {
        value: f64::from(index) * step,
        step_size: step,
    };
    (-n..=n).map(mark).collect()
}
