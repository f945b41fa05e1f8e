//! A player's line: disc, name, discs on the board, clock.

use std::time::Duration;

use huri_core::Color;
use huri_i18n::Text;
use huri_i18n::text::{Game, Tui};
use huri_session::View;
use huri_session::clock::Reading;
use huri_session::settings::Shows;
use huri_session::view::Side;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::pen::{Pen, Span};

/// Who plays a side, in words: the name in the game's tags, or what plays. Who played a game that
/// is only looked at need not be known.
fn name(pen: &Pen, view: &View, side: &Side) -> String {
    if side.name.is_empty() && view.live.is_some() {
        pen.texts.get(Text::from(side.player))
    } else {
        side.name.clone()
    }
}

/// A side's line: marker, disc, colour and name at its beginning; discs and clock at its end.
pub fn line(pen: &mut Pen, area: Rect, view: &View, color: Color) {
    let theme = pen.theme;
    let side = &view.sides[color];
    let (symbol, disc_style) = theme.disc_text(color);
    let marker = match (side.is_to_move, theme.ascii) {
        (false, _) => "  ",
        (true, true) => "> ",
        (true, false) if pen.is_rtl() => "◂ ",
        (true, false) => "▸ ",
    };
    let weight = if side.is_to_move {
        theme.strong()
    } else {
        theme.text()
    };
    let color_name = pen.texts.get(Game::Color { color });
    let mut end = Vec::new();
    if view.shows.has(Shows::Mobility) {
        let moves = pen.texts.get(Tui::Mobility {
            count: side.mobility,
        });
        end.push(Span::new(format!("{moves}  "), theme.muted()));
    }
    if let Some(supply) = side.supply {
        let supply = pen.texts.get(Tui::Supply { count: supply });
        end.push(Span::new(format!("{supply}  "), theme.muted()));
    }
    end.push(Span::new(format!("{:>2}", side.discs), theme.strong()));
    if let Some(clock) = &side.clock {
        let mut style = if clock.is_running {
            theme.strong()
        } else {
            theme.muted()
        };
        if clock.is_short {
            style = theme.error();
        }
        if clock.is_running {
            style = style.add_modifier(Modifier::UNDERLINED);
        }
        let text = reading(pen, clock.reading);
        end.push(Span::new("  ", Style::new()));
        end.push(Span::new(text, style));
        if clock.in_periods {
            let periods = pen.texts.get(Tui::Periods {
                count: u32::from(clock.left.periods),
            });
            end.push(Span::new(format!(" {periods}"), theme.muted()));
        }
    }
    pen.line_and_end(
        area,
        &[
            Span::new(marker, theme.accent()),
            Span::new(symbol, disc_style),
            Span::new(format!(" {color_name}  "), weight),
            Span::new(name(pen, view, side), theme.muted()),
        ],
        &end,
    );
}

/// What a clock shows: tenths under ten seconds.
fn reading(pen: &Pen, reading: Reading) -> String {
    let tenths = u64::from(reading.tenths.unwrap_or(0)) * 100;
    let seconds = reading.minutes * 60 + u64::from(reading.seconds);
    pen.texts
        .clock(Duration::from_millis(seconds * 1000 + tenths))
}

/// Both sides in one line, where there is no column beside the board.
pub fn both(pen: &mut Pen, area: Rect, view: &View) {
    let half = area.width / 2;
    let mut x = area.x;
    let order = if pen.is_rtl() {
        [Color::White, Color::Black]
    } else {
        [Color::Black, Color::White]
    };
    for color in order {
        let side = &view.sides[color];
        let theme = pen.theme;
        let (symbol, disc_style) = theme.disc_text(color);
        let weight = if side.is_to_move {
            theme.strong().add_modifier(Modifier::UNDERLINED)
        } else {
            theme.text()
        };
        let mut spans = vec![
            Span::new(symbol, disc_style),
            Span::new(" ", Style::new()),
            Span::new(pen.texts.get(Game::Color { color }), weight),
            Span::new(format!(" {}", side.discs), theme.strong()),
        ];
        if let Some(clock) = &side.clock {
            let style = if clock.is_short {
                theme.error()
            } else {
                theme.muted()
            };
            let text = reading(pen, clock.reading);
            spans.push(Span::new(format!("  {text}"), style));
        } else {
            let used: u16 = spans.iter().map(Span::width).sum();
            // Less of a name says nothing.
            if used + 6 < half {
                spans.push(Span::new(
                    format!("  {}", name(pen, view, side)),
                    theme.muted(),
                ));
            }
        }
        pen.line(
            Rect {
                x,
                // A blank between the two.
                width: half - 1,
                ..area
            },
            &spans,
        );
        x += half;
    }
}
