//! A [`Picture`] as SVG: one file without references, sharp at every size.

use std::fmt::Write;

use huri_core::{Color, Square};

use crate::Picture;

/// The colours of a drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    /// Behind everything; none leaves the page's own.
    pub ground: Option<&'static str>,
    /// Lines above and below a sheet.
    pub text: &'static str,
    /// Coordinates.
    pub muted: &'static str,
    /// The squares.
    pub board: &'static str,
    /// Between the squares.
    pub line: &'static str,
    /// Last move and values, on the board and on black discs.
    pub accent: &'static str,
    /// The same on white discs.
    pub accent_on_white: &'static str,
    /// Rings around discs that show the wrong side.
    pub wrong: &'static str,
    /// Dots on legal moves.
    pub mark: &'static str,
    /// Whether discs are lit and cast a shadow, or are flat with an outline, as printed in books.
    pub is_lit: bool,
}

impl Theme {
    /// A green board on a light page.
    pub const LIGHT: Theme = Theme {
        ground: Some("#f4f3f0"),
        text: "#1f2224",
        muted: "#63686d",
        board: "#0a8a5a",
        line: "#066b45",
        accent: "#ffc83c",
        accent_on_white: "#b36b00",
        wrong: "#b3262c",
        mark: "#04472e",
        is_lit: true,
    };

    /// A green board on a dark page.
    pub const DARK: Theme = Theme {
        ground: Some("#1d1f21"),
        text: "#e8e6e3",
        muted: "#a0a4a8",
        board: "#008050",
        line: "#00613d",
        accent: "#ffc83c",
        accent_on_white: "#b36b00",
        wrong: "#e0565b",
        mark: "#003d27",
        is_lit: true,
    };

    /// Black on white, for print.
    pub const PAPER: Theme = Theme {
        ground: None,
        text: "#000000",
        muted: "#444444",
        board: "#ffffff",
        line: "#777777",
        accent: "#e0565b",
        accent_on_white: "#b3262c",
        wrong: "#d0202a",
        mark: "#777777",
        is_lit: false,
    };
}

/// Side of a square in user units; all else follows from it.
const SIDE: usize = 50;
/// Room at the rim: for the frame, and for coordinates.
const RIM: usize = 6;
const COORDINATES: usize = 24;
/// 84 % of the square, as a radius.
const RADIUS: usize = SIDE * 42 / 100;

/// The drawing as a whole file. `title` is what a screen reader says of it.
///
/// ```
/// use huri_core::Position;
/// use huri_picture::{Picture, svg};
///
/// let file = svg::draw(&Picture::of(Position::START), &svg::Theme::LIGHT, "The start");
/// assert!(file.starts_with("<svg ") && file.ends_with("</svg>\n"));
/// assert_eq!(file.matches(r##"href="#black""##).count(), 2);
/// ```
pub fn draw(picture: &Picture, theme: &Theme, title: &str) -> String {
    let mut svg = String::new();
    write(&mut svg, picture, theme, title).expect("a String takes everything");
    svg
}

fn write(svg: &mut String, picture: &Picture, theme: &Theme, title: &str) -> std::fmt::Result {
    let size = side(picture);
    begin(svg, (size, size), theme, title)?;
    write_board(svg, picture, theme)?;
    writeln!(svg, "</svg>")
}

/// What stands above and below the board on a sheet, line by line; the first line is larger.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Lines {
    /// Above: the players and where they met.
    pub above: Vec<String>,
    /// Below: the result.
    pub below: Vec<String>,
}

/// Height of a line on a sheet.
const LINE: usize = 24;

/// A board with lines above and below it, as a whole file. See [`draw`].
pub fn sheet(picture: &Picture, lines: &Lines, theme: &Theme, title: &str) -> String {
    let mut svg = String::new();
    write_sheet(&mut svg, picture, lines, theme, title).expect("a String takes everything");
    svg
}

fn write_sheet(
    svg: &mut String,
    picture: &Picture,
    lines: &Lines,
    theme: &Theme,
    title: &str,
) -> std::fmt::Result {
    let width = side(picture);
    let room = |lines: &[String]| match lines.len() {
        0 => 0,
        n => n * LINE + RIM,
    };
    let top = room(&lines.above);
    let height = top + width + room(&lines.below);
    begin(svg, (width, height), theme, title)?;
    let write_lines = |svg: &mut String, lines: &[String], from: usize, first: usize| {
        let size = |index| if index == 0 { first } else { 14 };
        for (index, line) in lines.iter().enumerate() {
            writeln!(
                svg,
                r#"<text x="{}" y="{}" font-size="{}" fill="{}">{}</text>"#,
                width / 2,
                from + index * LINE + 18,
                size(index),
                theme.text,
                escaped(line)
            )?;
        }
        Ok(())
    };
    write_lines(svg, &lines.above, RIM, 18)?;
    writeln!(svg, r#"<g transform="translate(0 {top})">"#)?;
    write_board(svg, picture, theme)?;
    writeln!(svg, "</g>")?;
    write_lines(svg, &lines.below, top + width, 16)?;
    writeln!(svg, "</svg>")
}

/// Where the squares begin, from the left and from above.
fn origin(picture: &Picture) -> usize {
    RIM + if picture.coordinates { COORDINATES } else { 0 }
}

/// Width and height of the board with what is at its rim.
fn side(picture: &Picture) -> usize {
    origin(picture) + 8 * SIDE + RIM
}

/// The file's beginning, with the page.
fn begin(
    svg: &mut String,
    (width, height): (usize, usize),
    theme: &Theme,
    title: &str,
) -> std::fmt::Result {
    writeln!(
        svg,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" font-family="Noto Sans, Helvetica, Arial, sans-serif" text-anchor="middle">"#
    )?;
    writeln!(svg, "<title>{}</title>", escaped(title))?;
    definitions(svg, theme)?;
    if let Some(ground) = theme.ground {
        writeln!(
            svg,
            r#"<rect width="{width}" height="{height}" fill="{ground}"/>"#
        )?;
    }
    Ok(())
}

fn write_board(svg: &mut String, picture: &Picture, theme: &Theme) -> std::fmt::Result {
    let origin = origin(picture);
    let board = 8 * SIDE;
    let center = |index: usize| origin + index * SIDE + SIDE / 2;

    // The board with its rounded frame, and the grid.
    let (frame, outer) = (origin - 2, board + 4);
    writeln!(
        svg,
        r#"<rect x="{frame}" y="{frame}" width="{outer}" height="{outer}" rx="5" fill="{}" stroke="{}" stroke-width="2"/>"#,
        theme.board, theme.line
    )?;
    let mut grid = String::new();
    for index in 1..8 {
        let at = origin + index * SIDE;
        write!(grid, "M{at} {origin}v{board}M{origin} {at}h{board}")?;
    }
    writeln!(svg, r#"<path d="{grid}" stroke="{}"/>"#, theme.line)?;
    for (column, row) in [(2, 2), (6, 2), (2, 6), (6, 6)] {
        let (x, y) = (origin + column * SIDE, origin + row * SIDE);
        writeln!(
            svg,
            r#"<circle cx="{x}" cy="{y}" r="4" fill="{}"/>"#,
            theme.line
        )?;
    }
    if picture.coordinates {
        writeln!(svg, r#"<g font-size="15" fill="{}">"#, theme.muted)?;
        let edge = RIM + COORDINATES / 2;
        for (index, letter) in ('a'..='h').enumerate() {
            let (along, number) = (center(index), index + 1);
            writeln!(svg, r#"<text x="{along}" y="{}">{letter}</text>"#, edge + 4)?;
            writeln!(
                svg,
                r#"<text x="{}" y="{}">{number}</text>"#,
                edge - 2,
                along + 5
            )?;
        }
        writeln!(svg, "</g>")?;
    }

    for square in Square::all() {
        let (x, y) = (center(square.column()), center(square.row()));
        let disc = picture.position.disc(square);
        match disc {
            Some(color) => {
                let name = match color {
                    Color::Black => "black",
                    Color::White => "white",
                };
                writeln!(svg, r##"<use href="#{name}" x="{x}" y="{y}"/>"##)?;
            }
            None if picture.marks.contains(square) && !picture.labels.contains_key(&square) => {
                writeln!(
                    svg,
                    r#"<circle cx="{x}" cy="{y}" r="5" fill="{}"/>"#,
                    theme.mark
                )?;
            }
            None => {}
        }
        if picture.wrong.contains(square) {
            let ring = RADIUS + 1;
            writeln!(
                svg,
                r#"<circle cx="{x}" cy="{y}" r="{ring}" fill="none" stroke="{}" stroke-width="3" stroke-dasharray="7 4"/>"#,
                theme.wrong
            )?;
        }
        let is_last = picture.last == Some(square);
        let accent = match disc {
            Some(Color::White) => theme.accent_on_white,
            _ => theme.accent,
        };
        match picture.labels.get(&square) {
            Some(label) => {
                let fill = match disc {
                    _ if is_last => accent,
                    Some(Color::Black) => "#ffffff",
                    Some(Color::White) => "#000000",
                    None => theme.accent,
                };
                let weight = if is_last {
                    r#" font-weight="bold""#
                } else {
                    ""
                };
                writeln!(
                    svg,
                    r#"<text x="{x}" y="{}" font-size="18" fill="{fill}"{weight}>{}</text>"#,
                    y + 6,
                    escaped(label)
                )?;
            }
            None if is_last => {
                writeln!(svg, r#"<circle cx="{x}" cy="{y}" r="5" fill="{accent}"/>"#)?;
            }
            None => {}
        }
    }
    Ok(())
}

/// The two discs, about the point 0, 0.
fn definitions(svg: &mut String, theme: &Theme) -> std::fmt::Result {
    writeln!(svg, "<defs>")?;
    if theme.is_lit {
        for (name, light, dark) in [
            ("black-face", "#3c3f42", "#141516"),
            ("white-face", "#ffffff", "#e2e0dc"),
        ] {
            writeln!(
                svg,
                r#"<radialGradient id="{name}" cx="0.36" cy="0.3" r="0.8"><stop offset="0" stop-color="{light}"/><stop offset="1" stop-color="{dark}"/></radialGradient>"#
            )?;
        }
        for (name, rim) in [("black", "#000000"), ("white", "#b9b6b0")] {
            writeln!(
                svg,
                r##"<g id="{name}"><circle cx="1" cy="2" r="{RADIUS}" fill="#000000" fill-opacity="0.3"/><circle r="{RADIUS}" fill="url(#{name}-face)" stroke="{rim}"/></g>"##
            )?;
        }
    } else {
        for (name, fill) in [("black", "#000000"), ("white", "#ffffff")] {
            writeln!(
                svg,
                r##"<circle id="{name}" r="{RADIUS}" fill="{fill}" stroke="#000000" stroke-width="1.5"/>"##
            )?;
        }
    }
    writeln!(svg, "</defs>")
}

/// Text as XML content: markup escaped, control characters, which XML cannot hold, replaced.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '\t' | '\n' => escaped.push(' '),
            letter if letter.is_control() || matches!(letter, '\u{fffe}' | '\u{ffff}') => {
                escaped.push('\u{fffd}');
            }
            letter => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use huri_core::{Game, Position};

    use super::*;

    fn game() -> Game {
        let moves = "f5 d6 c3".split(' ').map(|mv| mv.parse().unwrap());
        Game::from_moves(Position::START, moves).unwrap()
    }

    fn count(svg: &str, part: &str) -> usize {
        svg.matches(part).count()
    }

    #[test]
    fn every_disc_mark_and_number_is_drawn_once() {
        let game = game();
        let picture = Picture::at(&game, game.end()).with_legal_moves();
        let drawn = draw(&picture, &Theme::DARK, "");
        let discs = |color| picture.position.count(color) as usize;
        assert_eq!(count(&drawn, "#black\""), discs(Color::Black));
        assert_eq!(count(&drawn, "#white\""), discs(Color::White));
        assert_eq!(
            count(&drawn, Theme::DARK.mark),
            picture.marks.len() as usize
        );
        assert_eq!(count(&drawn, Theme::DARK.accent), 1, "the last move's dot");
        assert_eq!(count(&drawn, "<text"), 16);

        let numbered = picture.with_numbers(&game, game.end());
        let drawn = draw(
            &Picture {
                coordinates: false,
                ..numbered
            },
            &Theme::PAPER,
            "",
        );
        assert_eq!(count(&drawn, "<text"), 3);
    }

    #[test]
    fn a_sheet_has_its_lines_and_room_for_them() {
        let game = game();
        let lines = Lines {
            above: vec!["Tamenori & Takeshi".to_owned(), "1986".to_owned()],
            below: vec!["34–30".to_owned()],
        };
        let drawn = sheet(
            &Picture::sheet(&game, game.end()),
            &lines,
            &Theme::PAPER,
            "",
        );
        assert_eq!(count(&drawn, "<text"), 3 + 16 + 3);
        assert!(drawn.contains("Tamenori &amp; Takeshi"));
        assert!(drawn.contains(r#"width="436" height="520""#), "{drawn}");
    }

    #[test]
    fn a_title_cannot_break_the_file() {
        let title = "<script>\"&\u{1}\u{ffff}é王";
        let drawn = draw(&Picture::of(Position::START), &Theme::LIGHT, title);
        assert!(drawn.contains("<title>&lt;script&gt;\"&amp;\u{fffd}\u{fffd}é王</title>"));
    }
}
