//! The board in its three designs.

use huri_core::value::Certainty;
use huri_core::{Bitboard, Color as Disc, Position, Square, Value};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use crate::layout::BoardArea;
use crate::theme::{Depth, Design, Theme};

/// What is shown on the board besides the discs.
#[derive(Clone, Debug, Default)]
pub struct Marks {
    /// The chosen square.
    pub cursor: Option<Square>,
    /// Where the player may move.
    pub legal: Bitboard,
    /// The square of the last move.
    pub last: Option<Square>,
    /// The discs that the move under the cursor would turn, or that have just turned.
    pub flips: Bitboard,
    /// What moves are worth.
    pub hints: Vec<Hint>,
    /// Discs that can never be turned again.
    pub stable: Bitboard,
    /// The number of the move that placed a disc, by square index; empty to show none.
    pub numbers: Vec<Option<u16>>,
    /// Regions of empty squares.
    pub regions: Vec<Bitboard>,
    /// Discs that show the wrong side (turning by hand).
    pub wrong: Bitboard,
    /// Letters and numbers at the rim.
    pub coordinates: bool,
}

/// What a move is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hint {
    /// Where.
    pub square: Square,
    /// For the side to move.
    pub value: Value,
    /// Whether no other move is worth more.
    pub best: bool,
}

/// Draws the board.
pub fn draw(
    buffer: &mut Buffer,
    board: BoardArea,
    position: Position,
    marks: &Marks,
    theme: Theme,
) {
    if marks.coordinates {
        coordinates(buffer, board, theme);
    }
    if board.design == Design::Plain {
        lines(buffer, board, theme);
    }
    for square in Square::all() {
        let cell = CellView {
            square,
            disc: position.disc(square),
            marks,
            theme,
        };
        let area = board.square(square);
        match board.design {
            Design::Large => cell.large(buffer, area),
            Design::Medium => cell.medium(buffer, area),
            Design::Plain => cell.plain(buffer, area),
        }
    }
}

/// Writes `text` from a cell on, as far as the buffer reaches.
fn put(buffer: &mut Buffer, x: u16, y: u16, text: &str, style: Style) {
    if buffer.area.contains((x, y).into()) {
        let room = usize::from(buffer.area.right() - x);
        buffer.set_stringn(x, y, text, room, style);
    }
}

fn coordinates(buffer: &mut Buffer, board: BoardArea, theme: Theme) {
    for place in 0..8 {
        // Along the top edge the letters run, or the numbers when the board lies on its side.
        let top = board.shown_at(place, 0);
        let left = board.shown_at(0, place);
        let (top_name, left_name) = if board.quarters.is_multiple_of(2) {
            (letter(top), digit(left))
        } else {
            (digit(top), letter(left))
        };
        let (top_area, left_area) = (board.square(top), board.square(left));
        let center = top_area.x + (top_area.width - 1) / 2;
        put(buffer, center, board.area.y, &top_name, theme.muted());
        let middle = left_area.y + (left_area.height - 1) / 2;
        put(buffer, board.area.x, middle, &left_name, theme.muted());
    }
}

fn letter(square: Square) -> String {
    char::from(b'a' + square.column() as u8).to_string()
}

fn digit(square: Square) -> String {
    char::from(b'1' + square.row() as u8).to_string()
}

/// The lines of the plain board.
fn lines(buffer: &mut Buffer, board: BoardArea, theme: Theme) {
    let (x, y) = board.origin();
    let (x, y) = (x - 1, y - 1);
    let ([left, middle, right], [horizontal, vertical]) = if theme.ascii {
        ([["+"; 3]; 3], ["-", "|"])
    } else {
        (
            [["┌", "├", "└"], ["┬", "┼", "┴"], ["┐", "┤", "┘"]],
            ["─", "│"],
        )
    };
    let style = theme.muted();
    for row in 0..=8u16 {
        let kind = match row {
            0 => 0,
            8 => 2,
            _ => 1,
        };
        for column in 0..=8u16 {
            let corner = match column {
                0 => left[kind],
                8 => right[kind],
                _ => middle[kind],
            };
            put(buffer, x + 4 * column, y + 2 * row, corner, style);
            if column < 8 {
                put(
                    buffer,
                    x + 4 * column + 1,
                    y + 2 * row,
                    &horizontal.repeat(3),
                    style,
                );
            }
            if row < 8 {
                put(buffer, x + 4 * column, y + 2 * row + 1, vertical, style);
            }
        }
    }
}

/// One square and what is to be shown on it.
struct CellView<'a> {
    square: Square,
    disc: Option<Disc>,
    marks: &'a Marks,
    theme: Theme,
}

impl CellView<'_> {
    fn is_last(&self) -> bool {
        self.marks.last == Some(self.square)
    }

    fn hint(&self) -> Option<&Hint> {
        self.marks
            .hints
            .iter()
            .find(|hint| hint.square == self.square)
    }

    fn number(&self) -> Option<u16> {
        self.marks
            .numbers
            .get(self.square.index())
            .copied()
            .flatten()
    }

    fn ground(&self) -> Color {
        self.theme
            .square((self.square.column() + self.square.row()) % 2 == 1)
    }

    /// What stands in the middle of a disc: two characters and their colour.
    fn on_disc(&self, disc: Disc) -> Option<(String, Color)> {
        let contrast = self.theme.disc(!disc);
        let marks = self.marks;
        match () {
            () if marks.wrong.contains(self.square) => {
                Some(("!!".to_owned(), self.theme.last_move()))
            }
            () if marks.flips.contains(self.square) => Some(("<>".to_owned(), contrast)),
            () if self.number().is_some() => {
                let color = if self.is_last() {
                    self.theme.last_move()
                } else {
                    contrast
                };
                self.number().map(|number| (format!("{number:>2}"), color))
            }
            () if self.is_last() => Some(("▐▌".to_owned(), self.theme.last_move())),
            () if marks.stable.contains(self.square) => Some(("++".to_owned(), contrast)),
            () => None,
        }
    }

    /// The mark of a region of empty squares: 1 for an odd number of them, which is good for
    /// whoever moves into it, 2 for an even one.
    fn region(&self) -> Option<&'static str> {
        let region = self
            .marks
            .regions
            .iter()
            .find(|region| region.contains(self.square))?;
        Some(if region.len() % 2 == 1 { "1" } else { "2" })
    }

    fn large(&self, buffer: &mut Buffer, area: Rect) {
        let ground = Style::new().bg(self.ground());
        for y in area.rows() {
            put(buffer, y.x, y.y, "      ", ground);
        }
        if let Some(disc) = self.disc {
            let color = self.theme.disc(disc);
            let style = ground.fg(color);
            put(buffer, area.x + 1, area.y, "▗▄▄▖", style);
            put(buffer, area.x + 1, area.y + 1, "████", style);
            put(buffer, area.x + 1, area.y + 2, "▝▀▀▘", style);
            if let Some((text, mark)) = self.on_disc(disc) {
                let style = Style::new().bg(color).fg(mark).add_modifier(Modifier::BOLD);
                put(buffer, area.x + 2, area.y + 1, &text, style);
            }
        } else if let Some(hint) = self.hint() {
            let (text, style) = self.hint_text(hint, 6);
            put(buffer, area.x, area.y + 1, &format!("{text:^6}"), style);
        } else if self.marks.legal.contains(self.square) {
            put(
                buffer,
                area.x + 2,
                area.y + 1,
                "▐▌",
                ground.fg(self.theme.on_board()),
            );
        }
        if let (None, Some(region)) = (self.disc, self.region()) {
            put(
                buffer,
                area.x + 2,
                area.y + 2,
                region,
                ground.fg(self.theme.on_board()),
            );
        }
        self.cursor(buffer, area);
    }

    fn medium(&self, buffer: &mut Buffer, area: Rect) {
        let ground = Style::new().bg(self.ground());
        for y in area.rows() {
            put(buffer, y.x, y.y, "    ", ground);
        }
        if let Some(disc) = self.disc {
            let color = self.theme.disc(disc);
            let style = ground.fg(color);
            put(buffer, area.x, area.y, "▗▇▇▖", style);
            put(buffer, area.x, area.y + 1, "▝", style);
            put(
                buffer,
                area.x + 1,
                area.y + 1,
                "▁▁",
                Style::new().bg(color).fg(self.ground()),
            );
            put(buffer, area.x + 3, area.y + 1, "▘", style);
            match self.on_disc(disc) {
                Some((text, mark)) if text == "▐▌" => {
                    let style = Style::new().bg(color).fg(mark);
                    put(buffer, area.x + 1, area.y, "▗▖", style);
                    put(buffer, area.x + 1, area.y + 1, "▝▘", style);
                }
                Some((text, mark)) => {
                    let style = Style::new().bg(color).fg(mark).add_modifier(Modifier::BOLD);
                    put(buffer, area.x + 1, area.y, &text, style);
                }
                None => {}
            }
        } else if let Some(hint) = self.hint() {
            let (text, style) = self.hint_text(hint, 4);
            put(buffer, area.x, area.y, &format!("{text:^4}"), style);
            if hint.best {
                put(buffer, area.x + 1, area.y + 1, "^^", style);
            }
        } else if self.marks.legal.contains(self.square) {
            let style = ground.fg(self.theme.on_board());
            put(buffer, area.x + 1, area.y, "▗▖", style);
            put(buffer, area.x + 1, area.y + 1, "▝▘", style);
        } else if let Some(region) = self.region() {
            put(
                buffer,
                area.x + 1,
                area.y,
                region,
                ground.fg(self.theme.on_board()),
            );
        }
        self.cursor(buffer, area);
    }

    /// The cursor's four corners on a coloured board.
    fn cursor(&self, buffer: &mut Buffer, area: Rect) {
        if self.marks.cursor != Some(self.square) {
            return;
        }
        let style = Style::new()
            .bg(self.ground())
            .fg(self.theme.best_on_board());
        let (right, bottom) = (area.right() - 1, area.bottom() - 1);
        put(buffer, area.x, area.y, "▛", style);
        put(buffer, right, area.y, "▜", style);
        put(buffer, area.x, bottom, "▙", style);
        put(buffer, right, bottom, "▟", style);
    }

    /// The value in its form: an estimate has a decimal, a selective value a tilde, a proved one
    /// a filled tag; the best is bold with a ring where there is room.
    fn hint_text(&self, hint: &Hint, room: usize) -> (String, Style) {
        let mut text = hint.value.to_string();
        if text.len() > room {
            // The point alone still tells an estimate.
            text = match hint.value.certainty {
                Certainty::Estimate => format!("{:+}.", hint.value.discs()),
                _ => format!("~{}", hint.value.discs()),
            };
        }
        if hint.best && text.len() + 2 <= room {
            text = format!("({text})");
        }
        let proved = hint.value.certainty == Certainty::Proved;
        let style = match (proved, hint.best) {
            (true, true) => Style::new().fg(Color::Black).bg(self.theme.best_on_board()),
            (true, false) => Style::new().fg(self.ground()).bg(self.theme.on_board()),
            (false, true) => Style::new()
                .bg(self.ground())
                .fg(self.theme.best_on_board()),
            (false, false) => Style::new().bg(self.ground()).fg(self.theme.on_board()),
        };
        let style = if hint.best {
            style.add_modifier(Modifier::BOLD)
        } else {
            style
        };
        (text, style)
    }

    /// One row of three characters between box lines. Marks are characters, never only colours.
    fn plain(&self, buffer: &mut Buffer, area: Rect) {
        let theme = self.theme;
        let (mut left, mut right) = (" ", " ");
        let (middle, style) = match self.disc {
            Some(disc) => {
                let (symbol, style) = theme.disc_text(disc);
                if self.marks.stable.contains(self.square) {
                    right = "+";
                }
                if self.is_last() {
                    (left, right) = ("(", ")");
                }
                if self.marks.flips.contains(self.square) {
                    (left, right) = ("<", ">");
                }
                if self.marks.wrong.contains(self.square) {
                    (left, right) = ("!", "!");
                }
                (symbol.to_owned(), style)
            }
            None => {
                if let Some(hint) = self.hint() {
                    self.plain_hint(buffer, area, hint);
                    return;
                }
                let dot = if theme.ascii { "." } else { "·" };
                let region = self.region();
                match (self.marks.legal.contains(self.square), region) {
                    (true, _) => (dot.to_owned(), theme.accent()),
                    (false, Some(region)) => (region.to_owned(), theme.muted()),
                    (false, None) => (" ".to_owned(), theme.text()),
                }
            }
        };
        if let (Some(number), Some(disc)) = (self.number(), self.disc) {
            // The number stands for the disc, so it says the colour by a letter.
            let side = if disc == Disc::Black { "b" } else { "w" };
            put(buffer, area.x, area.y, &format!("{number:>2}{side}"), style);
        } else {
            put(buffer, area.x, area.y, left, theme.accent());
            put(buffer, area.x + 1, area.y, &middle, style);
            put(buffer, area.x + 2, area.y, right, theme.accent());
        }
        self.plain_cursor(buffer, area);
    }

    /// Three characters have no room for the forms of values: an underlined one is selective, a
    /// reversed one proved, and the list beside the board has them in full.
    fn plain_hint(&self, buffer: &mut Buffer, area: Rect, hint: &Hint) {
        let style = match hint.value.certainty {
            Certainty::Estimate => Style::new(),
            Certainty::Selective(_) => Style::new().add_modifier(Modifier::UNDERLINED),
            Certainty::Proved => Style::new().add_modifier(Modifier::REVERSED),
        };
        let style = match (hint.best, self.theme.depth) {
            (true, Depth::Mono) => style.add_modifier(Modifier::BOLD),
            (true, _) => style.patch(self.theme.accent()),
            (false, _) => style,
        };
        put(
            buffer,
            area.x,
            area.y,
            &format!("{:^3}", format!("{:+}", hint.value.discs())),
            style,
        );
        self.plain_cursor(buffer, area);
    }

    fn plain_cursor(&self, buffer: &mut Buffer, area: Rect) {
        if self.marks.cursor == Some(self.square) {
            let style = self.theme.accent().add_modifier(Modifier::REVERSED);
            put(buffer, area.x, area.y, "[", style);
            put(buffer, area.x + 2, area.y, "]", style);
        }
    }
}
