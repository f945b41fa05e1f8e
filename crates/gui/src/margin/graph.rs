//! The graph of values: what each position is worth for Black, and what moves have lost.

use eframe::egui::{Color32, Stroke, Ui, accesskit::Role};
use egui_plot::{Bar, BarChart, HLine, Line, MarkerShape, Plot, PlotPoints, Points, VLine};
use huri_core::Color;
use huri_core::value::Certainty;
use huri_i18n::text::Gui;
use huri_session::Command;

use crate::app::Scene;
use crate::ask::Ask;
use crate::words::named;

/// Height of the graph.
const HEIGHT: f32 = 120.0;

/// Draws the graph; a click goes to the position there.
pub fn show(ui: &mut Ui, scene: &Scene, asks: &mut Vec<Ask>) {
    let (view, tones) = (scene.view, scene.tones);
    let name = scene.words.get(Gui::Graph);
    let known: Vec<_> = view.graph.iter().enumerate().collect();
    let known: Vec<(f64, f64, Certainty)> = known
        .into_iter()
        .filter_map(|(ply, point)| {
            let value = point.value?;
            Some((
                ply as f64,
                f64::from(value.hundredths) / 100.0,
                value.certainty,
            ))
        })
        .collect();
    if known.is_empty() {
        return;
    }
    let highest = known.iter().map(|(_, y, _)| y.abs()).fold(8.0, f64::max);
    let losses: Vec<Bar> = view
        .graph
        .iter()
        .enumerate()
        .filter_map(|(ply, point)| {
            let (loss, _) = point.loss.filter(|(loss, _)| *loss >= 100)?;
            // What Black loses hangs down, what White loses stands up.
            let discs = f64::from(loss) / 100.0;
            let height = if point.color? == Color::Black {
                -discs
            } else {
                discs
            };
            let limits = scene.session.settings().study.losses;
            let class = limits.iter().rposition(|limit| discs >= f64::from(*limit));
            let tone = class.map_or(tones.muted, |class| tones.losses[class]);
            Some(
                Bar::new(ply as f64, height)
                    .width(0.6)
                    .fill(tone.gamma_multiply(0.6)),
            )
        })
        .collect();
    let n = view.line.len().max(1) as f64;
    let plot = Plot::new("value-graph")
        .height(HEIGHT)
        .show_axes([false, true])
        .show_grid([false, true])
        .y_axis_min_width(28.0)
        .show_background(false)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .show_x(false)
        .show_y(false)
        .include_x(-0.5)
        .include_x(n + 0.5)
        .include_y(-highest * 1.1)
        .include_y(highest * 1.1);
    let shown = plot.show(ui, |plot| {
        plot.hline(
            HLine::new("", 0.0)
                .color(tones.muted)
                .width(1.0)
                .allow_hover(false),
        );
        let here = VLine::new("", view.ply as f64)
            .color(tones.accent)
            .width(1.5);
        plot.vline(here.allow_hover(false));
        plot.bar_chart(BarChart::new("", losses).allow_hover(false));
        let line: Vec<[f64; 2]> = known.iter().map(|(x, y, _)| [*x, *y]).collect();
        let line = Line::new("", PlotPoints::from(line)).allow_hover(false);
        plot.line(line.stroke(Stroke::new(1.5, tones.text.gamma_multiply(0.6))));
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
        plot.points(points(
            |certainty| certainty != Certainty::Proved,
            3.0,
            false,
            tones.text,
        ));
        let is_selective = |certainty| matches!(certainty, Certainty::Selective(_));
        plot.points(points(is_selective, 1.5, true, tones.text));
        plot.points(points(
            |certainty| certainty == Certainty::Proved,
            3.0,
            true,
            tones.text,
        ));
        plot.response()
            .clicked()
            .then(|| plot.pointer_coordinate())
            .flatten()
    });
    if let Some(at) = shown.inner {
        let ply = at.x.round().clamp(0.0, n) as usize;
        asks.push(Ask::Do(Command::GoToPly(ply)));
    }
    named(shown.response, Role::Image, &name);
}
