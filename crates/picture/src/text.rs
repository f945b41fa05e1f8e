//! A [`Picture`] as lines of text: for files and messages, or coloured for a terminal.
//!
//! Without colours the lines are a diagram that huri reads again: `●` black, `○` white, `·`
//! empty (`X`, `O` and `.` in ASCII), a `+` where a disc may be placed, brackets about the disc
//! placed last, a `!` behind a disc that was turned wrongly by hand. With labels it is a sheet of numbers, as printed in books.

use huri_core::{Color, Square};

use crate::Picture;

/// How many colours can be shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colors {
    /// None: a file, a pipe, or a person who wants none.
    None,
    /// The sixteen of old terminals, of which the terminal chooses the shade.
    Sixteen,
    /// The palette of 256.
    Palette,
    /// Any.
    True,
}

/// Which characters and colours to use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// The colours.
    pub colors: Colors,
    /// Whether to use letters instead of `●` and `○`.
    pub ascii: bool,
}

impl Style {
    /// Unicode without colours.
    pub const PLAIN: Style = Style {
        colors: Colors::None,
        ascii: false,
    };
}

/// A colour of the coloured board, chosen so that black, white and accent all stand out on the
/// green: white 4.4:1, black 3.8:1, accent 3.2:1.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tone {
    Board,
    Turned,
    Black,
    White,
    Faint,
    Accent,
}

impl Tone {
    /// The colour, and the nearest useful one of the 256.
    const fn values(self) -> ([u8; 3], u8) {
        match self {
            Tone::Board => ([0, 128, 80], 29),
            Tone::Turned => ([64, 168, 120], 72),
            Tone::Black => ([0, 0, 0], 16),
            Tone::White => ([255, 255, 255], 231),
            Tone::Faint => ([0, 97, 61], 22),
            Tone::Accent => ([255, 200, 60], 221),
        }
    }

    /// The parameter of an escape sequence; `layer` is 38 for the letter, 48 for the ground.
    fn parameter(self, layer: u8, colors: Colors) -> String {
        match (colors, self.values()) {
            (Colors::True, ([red, green, blue], _)) => format!("{layer};2;{red};{green};{blue}"),
            (_, (_, index)) => format!("{layer};5;{index}"),
        }
    }
}

/// The lines of the picture, without line ends: eight, and one above for coordinates.
///
/// Every square takes as many columns as the longest label and one more.
pub fn lines(picture: &Picture, style: Style) -> Vec<String> {
    let widths = picture.labels.values().map(|label| label.chars().count());
    let width = widths.max().map_or(1, |widest| widest.max(2));
    let mut lines = Vec::with_capacity(9);
    if picture.coordinates {
        let letters = ('a'..='h').map(|letter| format!(" {letter:>width$}"));
        lines.push(format!("  {}", letters.collect::<String>()));
    }
    for row in 0..8 {
        let mut line = Line::new(style, width);
        if picture.coordinates {
            line.text.push_str(&format!("{} ", row + 1));
        }
        for column in 0..8 {
            line.square(
                picture,
                Square::new(column, row).expect("both are less than 8"),
            );
        }
        lines.push(line.finish());
    }
    lines
}

/// A disc as the picture has it, to explain it in a line of text.
pub fn disc(color: Color, style: Style) -> String {
    let mut line = Line::new(style, 1);
    let symbol = line.disc(color);
    let tone = tone(color);
    if line.has_ground() {
        line.put(" ", tone, Tone::Board);
    }
    line.put(symbol, tone, Tone::Board);
    line.finish()
}

/// How many columns a line takes, escape sequences left out.
pub fn width(line: &str) -> usize {
    let mut is_escape = false;
    let visible = line.chars().filter(|&letter| {
        match letter {
            '\x1b' => is_escape = true,
            'm' if is_escape => {
                is_escape = false;
                return false;
            }
            _ => {}
        }
        !is_escape
    });
    visible.count()
}

const fn tone(color: Color) -> Tone {
    match color {
        Color::Black => Tone::Black,
        Color::White => Tone::White,
    }
}

/// A row of the board as it is drawn from left to right.
struct Line {
    text: String,
    style: Style,
    width: usize,
    /// Whether the square on the left has a bracket to be closed.
    is_open: bool,
    /// Whether the disc on the left shows the wrong side.
    is_wrong: bool,
    /// The escape sequence in force.
    escape: String,
}

impl Line {
    fn new(style: Style, width: usize) -> Line {
        Line {
            text: String::new(),
            style,
            width,
            is_open: false,
            is_wrong: false,
            escape: String::new(),
        }
    }

    fn square(&mut self, picture: &Picture, square: Square) {
        let is_last = picture.last == Some(square);
        self.gap(is_last);
        self.is_open = is_last;
        self.is_wrong = picture.wrong.contains(square);

        let disc = picture.position.disc(square);
        let label = picture.labels.get(&square);
        let is_marked = picture.marks.contains(square);
        let is_turned = picture.turned.contains(square);
        let symbol = match (label, disc) {
            (Some(label), _) => label.as_str(),
            (None, Some(color)) => self.disc(color),
            (None, None) if is_marked => "+",
            (None, None) if self.style.ascii => ".",
            (None, None) => "·",
        };
        let tone = match disc {
            Some(color) => tone(color),
            None if is_marked || label.is_some() => Tone::Accent,
            None => Tone::Faint,
        };
        let ground = if is_turned { Tone::Turned } else { Tone::Board };
        let symbol = format!("{symbol:>width$}", width = self.width);
        self.put(&symbol, tone, ground);
    }

    fn disc(&self, color: Color) -> &'static str {
        match color {
            Color::Black if self.style.ascii => "X",
            Color::White if self.style.ascii => "O",
            // On a coloured ground both are full discs, told apart by their colour.
            _ if self.has_ground() => "●",
            Color::Black => "●",
            Color::White => "○",
        }
    }

    /// The column between two squares, where brackets about the last disc stand, and a `!` behind
    /// a disc that shows the wrong side.
    fn gap(&mut self, opens: bool) {
        let bracket = match () {
            () if self.is_wrong => "!",
            () if opens => "(",
            () if self.is_open => ")",
            () => " ",
        };
        self.put(bracket, Tone::Accent, Tone::Board);
    }

    fn finish(mut self) -> String {
        if self.is_open || self.is_wrong || self.has_ground() {
            self.gap(false);
        }
        if self.style.colors != Colors::None {
            self.text.push_str("\x1b[0m");
        }
        self.text
    }

    fn has_ground(&self) -> bool {
        self.style.colors >= Colors::Palette
    }

    fn put(&mut self, text: &str, tone: Tone, ground: Tone) {
        let colors = self.style.colors;
        let escape = match colors {
            Colors::None => String::new(),
            // The terminal's own ground may be dark or light: the discs keep their two symbols,
            // and colours only help.
            Colors::Sixteen => {
                let color = match tone {
                    Tone::Black => "94",
                    Tone::White => "97",
                    Tone::Accent => "33",
                    _ => "90",
                };
                let underline = if ground == Tone::Turned { ";4" } else { "" };
                format!("\x1b[0;{color}{underline}m")
            }
            _ => format!(
                "\x1b[{};{}m",
                tone.parameter(38, colors),
                ground.parameter(48, colors)
            ),
        };
        if escape != self.escape {
            self.text.push_str(&escape);
            self.escape = escape;
        }
        self.text.push_str(text);
    }
}

#[cfg(test)]
mod tests {
    use huri_core::{Game, NodeId, Position};

    use super::*;

    fn game(moves: &str) -> Game {
        let moves = moves.split(' ').map(|mv| mv.parse().unwrap());
        Game::from_moves(Position::START, moves).unwrap()
    }

    fn plain(picture: &Picture) -> String {
        lines(picture, Style::PLAIN).join("\n")
    }

    #[test]
    fn the_last_disc_stands_in_brackets_and_legal_moves_are_crosses() {
        let game = game("f5 d6");
        let picture = Picture::at(&game, game.end()).with_legal_moves();
        assert_eq!(
            plain(&picture),
            "   a b c d e f g h
1  · · · · · · · ·
2  · · · · · · · ·
3  · · + · · · · ·
4  · · + ○ ● · · ·
5  · · + ○ ● ● · ·
6  · · +(○)· · · ·
7  · · + · · · · ·
8  · · · · · · · ·"
        );
    }

    #[test]
    fn a_bracket_closes_at_the_rim() {
        let game = game("f5 f6 d3 g5 h5");
        let picture = Picture::at(&game, game.end());
        let ascii = Style {
            ascii: true,
            ..Style::PLAIN
        };
        let line = &lines(&picture, ascii)[5];
        assert_eq!(line, "5  . . . X X X X(X)");
    }

    #[test]
    fn numbers_widen_the_squares() {
        let game = game("f5 d6 c3");
        let picture = Picture::at(&game, game.end()).with_numbers(&game, game.end());
        let picture = Picture {
            last: None,
            coordinates: false,
            ..picture
        };
        let lines = lines(&picture, Style::PLAIN);
        assert_eq!(lines.len(), 8);
        assert_eq!(lines[2], "  ·  ·  3  ·  ·  ·  ·  ·");
        assert_eq!(lines[4], "  ·  ·  ·  ○  ●  1  ·  ·");
    }

    #[test]
    fn colours_change_no_column() {
        let game = game("f5 d6 c3");
        let picture = Picture::at(&game, NodeId::ROOT).with_legal_moves();
        let visible = |colors| {
            let style = Style {
                colors,
                ascii: false,
            };
            let lines = lines(&picture, style);
            lines.iter().map(|line| width(line)).collect::<Vec<_>>()
        };
        assert_eq!(visible(Colors::None), [18; 9]);
        assert_eq!(visible(Colors::Sixteen), [18; 9]);
        // One column of ground more, so that the board has the same rim on both sides.
        assert_eq!(visible(Colors::True)[1..], [19; 8]);
        assert_eq!(visible(Colors::Palette)[1..], [19; 8]);
    }
}
