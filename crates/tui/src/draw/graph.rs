//! The graph of values: one column a ply, Black's advantage above the line, White's below.

use huri_core::NodeId;
use huri_core::value::Certainty;
use huri_session::View;
use huri_session::view::Point;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::moves::Link;
use crate::pen::{Pen, Span};

/// Rows that the graph takes, its scale included.
pub const HEIGHT: u16 = 7;

/// Whether there is something to draw.
pub fn has_values(view: &View) -> bool {
    view.graph
        .iter()
        .filter(|point| point.value.is_some())
        .count()
        > 1
}

/// Draws it; which columns lead where.
///
/// A bar reaches from the middle line to the value. Its end tells what is known: `○` an estimate,
/// `◐` a selective value, `●` a proved one; in ASCII `o`, `~` and `#`.
pub fn draw(pen: &mut Pen, area: Rect, view: &View) -> Vec<Link> {
    const SCALE: u16 = 4;
    if area.width <= SCALE || area.height < 3 {
        return Vec::new();
    }
    let theme = pen.theme;
    let points: &[Point] = &view.graph;
    let room = usize::from(area.width - SCALE);
    // More plies than columns: the part around the shown ply.
    let here = view.ply.min(points.len().saturating_sub(1));
    let first = (here + 1)
        .saturating_sub(room * 3 / 4)
        .min(points.len().saturating_sub(room));
    let shown = &points[first..points.len().min(first + room)];

    let most = points
        .iter()
        .filter_map(|point| point.value)
        .map(|value| value.hundredths.abs());
    let top = most.max().unwrap_or(0).clamp(800, 6400);
    let top = (top + 799) / 800 * 800; // whole discs divisible by eight
    let half = i32::from((area.height - 1) / 2);
    let middle = area.y + half as u16;
    let label = |value: i32| format!("{:>3}", format!("{:+}", value / 100));
    let fixed = |pen: &mut Pen, y: u16, text: String| {
        let line = Rect::new(area.x, y, SCALE, 1);
        pen.fixed(line, &[Span::new(text, theme.muted())]);
    };
    fixed(pen, area.y, label(top));
    fixed(pen, middle, "  0".to_owned());
    fixed(pen, middle + half as u16, label(-top));

    let (bar, zero) = if theme.ascii {
        ("|", "-")
    } else {
        ("│", "─")
    };
    let mut links = Vec::new();
    for (index, point) in shown.iter().enumerate() {
        let x = area.x + SCALE + index as u16;
        let column = Rect::new(x, area.y, 1, area.height);
        links.push(Link {
            area: column,
            node: point.node,
        });
        let mut put = |y: u16, text: &str, style| {
            pen.fixed(Rect::new(x, y, 1, 1), &[Span::new(text, style)]);
        };
        put(middle, zero, theme.muted());
        let Some(value) = point.value else {
            continue;
        };
        let rows =
            (value.hundredths.clamp(-top, top) * half + value.hundredths.signum() * top / 2) / top;
        let end = if theme.ascii {
            match value.certainty {
                Certainty::Estimate => "o",
                Certainty::Selective(_) => "~",
                Certainty::Proved => "#",
            }
        } else {
            match value.certainty {
                Certainty::Estimate => "○",
                Certainty::Selective(_) => "◐",
                Certainty::Proved => "●",
            }
        };
        let loss = point.loss.map_or(0, |(loss, _)| loss) / 100;
        let class = [12, 6, 2].iter().position(|&limit| loss >= limit);
        let mut style = match class {
            Some(class) => theme.loss(2 - class),
            None => theme.text(),
        };
        let step = rows.signum();
        for row in 1..rows.abs() {
            put((i32::from(middle) - step * row) as u16, bar, style);
        }
        if is_here(view, point.node) {
            style = style.add_modifier(Modifier::REVERSED);
        }
        put((i32::from(middle) - rows) as u16, end, style);
    }
    links
}

fn is_here(view: &View, node: NodeId) -> bool {
    view.here == node
}
