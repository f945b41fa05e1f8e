//! Where things are: computed once, asked by drawing and by the mouse.

use huri_core::Square;
use ratatui::layout::{Position as Cell, Rect};

use crate::theme::{Design, Theme};

/// The smallest terminal in which a game can be played, in columns and rows.
pub const SMALLEST: (u16, u16) = (40, 20);

/// The narrowest margin column beside the board.
const MARGIN_WIDTH: u16 = 30;

/// The widest margin column: longer lines are hard to read.
const MARGIN_WIDEST: u16 = 60;

impl Design {
    /// Columns and rows of one square, without lines between.
    pub const fn cell(self) -> (u16, u16) {
        match self {
            Design::Large => (6, 3),
            Design::Medium => (4, 2),
            Design::Plain => (3, 1),
        }
    }

    /// Columns and rows from one square to the next.
    const fn step(self) -> (u16, u16) {
        match self {
            Design::Plain => (4, 2),
            _ => self.cell(),
        }
    }

    /// Columns and rows of the board with its coordinates: letters above, numbers at the left.
    pub const fn size(self) -> (u16, u16) {
        let (width, height) = self.step();
        let line = if matches!(self, Design::Plain) { 1 } else { 0 };
        (2 + 8 * width + line, 1 + 8 * height + line)
    }
}

/// The board's place on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardArea {
    /// With the coordinates.
    pub area: Rect,
    /// How it is drawn.
    pub design: Design,
    /// How many quarter turns clockwise it is shown turned, 0 to 3.
    pub quarters: u8,
}

impl BoardArea {
    /// The cells of `square`.
    pub fn square(&self, square: Square) -> Rect {
        let (column, row) = turned(square.column(), square.row(), self.quarters);
        let (x, y) = self.origin();
        let (step_x, step_y) = self.design.step();
        let (width, height) = self.design.cell();
        Rect::new(
            x + column as u16 * step_x,
            y + row as u16 * step_y,
            width,
            height,
        )
    }

    /// The square under a cell of the screen.
    pub fn at(&self, cell: Cell) -> Option<Square> {
        Square::all().find(|&square| self.square(square).contains(cell))
    }

    /// The upper left cell of the square shown there.
    pub fn origin(&self) -> (u16, u16) {
        let line = u16::from(self.design == Design::Plain);
        (self.area.x + 2 + line, self.area.y + 1 + line)
    }

    /// The square shown at this column and row of the screen's board.
    pub fn shown_at(&self, column: usize, row: usize) -> Square {
        let (column, row) = turned(column, row, (4 - self.quarters) % 4);
        Square::new(column, row).expect("a turn keeps column and row below 8")
    }

    /// The square one step from `square` as the screen shows it; the same at the edge.
    pub fn step(&self, square: Square, dx: i32, dy: i32) -> Square {
        let (column, row) = turned(square.column(), square.row(), self.quarters);
        let to = |place: usize, by: i32| (place as i32 + by).clamp(0, 7) as usize;
        self.shown_at(to(column, dx), to(row, dy))
    }
}

/// Column and row after clockwise quarter turns.
fn turned(column: usize, row: usize, quarters: u8) -> (usize, usize) {
    (0..quarters).fold((column, row), |(column, row), _| (7 - row, column))
}

/// The parts of the game's screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameLayout {
    /// The board.
    pub board: BoardArea,
    /// The column beside it, where there is room.
    pub margin: Option<Rect>,
    /// The upper player's line, where there is no margin.
    pub players: Option<Rect>,
    /// What happened, or what to do.
    pub status: Rect,
    /// The keys of the moment, where there is room.
    pub keys: Option<Rect>,
}

impl GameLayout {
    /// With the column on the other side of the board, for lines that run from right to left.
    /// The board itself never turns round.
    pub fn mirrored(self, area: Rect) -> GameLayout {
        let mirror = |part: Rect| Rect {
            x: area.x + (area.right() - part.right()),
            ..part
        };
        GameLayout {
            board: BoardArea {
                area: mirror(self.board.area),
                ..self.board
            },
            margin: self.margin.map(mirror),
            ..self
        }
    }
}

/// Divides the screen for a game, or says that it is too small.
///
/// `wanted` is the user's choice of design; it is kept where it fits.
pub fn game(area: Rect, theme: Theme, wanted: Option<Design>, quarters: u8) -> Option<GameLayout> {
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        return None;
    }
    let fits = |design: Design, margin: u16| {
        let (width, height) = design.size();
        width + margin <= area.width && height + 2 <= area.height
    };
    let colorful = |design: Design| design == Design::Plain || theme.is_colorful();
    let order = match wanted {
        Some(design) => [design, Design::Medium, Design::Plain],
        None => [Design::Large, Design::Medium, Design::Plain],
    };
    let usable = || order.into_iter().filter(|&design| colorful(design));
    let with_margin = usable().find(|&design| fits(design, MARGIN_WIDTH + 2));
    // At 20 rows only status and players have room beside the board.
    let design = with_margin.or_else(|| usable().find(|&design| fits(design, 0)));
    let design = design.unwrap_or(Design::Plain);
    let (width, height) = design.size();
    let has_margin = with_margin.is_some();
    let quarters = quarters % 4;
    let bottom = area.y + area.height;
    if has_margin {
        let keys = Rect::new(area.x, bottom - 1, area.width, 1);
        let status = Rect::new(area.x, bottom - 2, area.width, 1);
        let margin_width = (area.width - width - 2).min(MARGIN_WIDEST);
        let spare_x = (area.width - width - 2 - margin_width) / 2;
        let spare_y = (area.height - 2 - height) / 2;
        let board = Rect::new(area.x + spare_x, area.y + spare_y, width, height);
        let margin = Rect::new(board.x + width + 2, area.y, margin_width, area.height - 2);
        return Some(GameLayout {
            board: BoardArea {
                area: board,
                design,
                quarters,
            },
            margin: Some(margin),
            players: None,
            status,
            keys: Some(keys),
        });
    }
    let spare_x = (area.width - width) / 2;
    let board = Rect::new(area.x + spare_x, area.y + 1, width, height);
    let left = area.height - 1 - height; // rows below the board, at least 1
    let status_y = if left >= 2 { bottom - 2 } else { bottom - 1 };
    Some(GameLayout {
        board: BoardArea {
            area: board,
            design,
            quarters,
        },
        margin: None,
        players: Some(Rect::new(area.x, area.y, area.width, 1)),
        status: Rect::new(area.x, status_y, area.width, 1),
        keys: (left >= 2).then(|| Rect::new(area.x, bottom - 1, area.width, 1)),
    })
}

/// A box in the middle of `area`, at most so wide and high.
pub fn centered(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    let x = area.x + (area.width - width) / 2;
    let y = area.y + (area.height - height) / 2;
    Rect::new(x, y, width, height)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::{BoardColors, Depth, Ground};

    fn theme(depth: Depth) -> Theme {
        Theme {
            depth,
            ground: Ground::Dark,
            ascii: false,
            board: BoardColors::Green,
        }
    }

    #[test]
    fn every_square_is_found_where_it_is_drawn_however_the_board_is_turned() {
        for design in [Design::Large, Design::Medium, Design::Plain] {
            for quarters in 0..4 {
                let (width, height) = design.size();
                let area = Rect::new(3, 2, width, height);
                let board = BoardArea {
                    area,
                    design,
                    quarters,
                };
                for square in Square::all() {
                    let cells = board.square(square);
                    assert_eq!(area.intersection(cells), cells, "inside the board");
                    for cell in cells.positions() {
                        assert_eq!(board.at(cell), Some(square));
                    }
                }
            }
        }
    }

    #[test]
    fn a_half_turn_puts_h8_where_a1_was() {
        let area = Rect::new(0, 0, 60, 30);
        let at = |quarters| BoardArea {
            area,
            design: Design::Medium,
            quarters,
        };
        assert_eq!(at(2).square(Square::H8), at(0).square(Square::A1));
        assert_eq!(at(1).shown_at(7, 0), Square::A1);
        assert_eq!(at(2).step(Square::E4, 1, 0), Square::D4);
        assert_eq!(at(0).step(Square::H4, 1, 0), Square::H4);
    }

    #[test]
    fn the_parts_never_overlap_and_stay_inside() {
        for depth in [Depth::Mono, Depth::True] {
            for width in SMALLEST.0..160 {
                for height in SMALLEST.1..60 {
                    let area = Rect::new(0, 0, width, height);
                    let layout = game(area, theme(depth), None, 0).expect("large enough");
                    let parts: Vec<Rect> = [
                        Some(layout.board.area),
                        layout.margin,
                        layout.players,
                        Some(layout.status),
                        layout.keys,
                    ]
                    .into_iter()
                    .flatten()
                    .collect();
                    for (index, part) in parts.iter().enumerate() {
                        assert_eq!(area.intersection(*part), *part, "{width}x{height}");
                        for other in &parts[index + 1..] {
                            assert!(!part.intersects(*other), "{width}x{height} {part} {other}");
                        }
                    }
                }
            }
        }
        assert_eq!(
            game(Rect::new(0, 0, 39, 40), theme(Depth::True), None, 0),
            None
        );
    }

    #[test]
    fn the_finest_board_that_fits_is_taken() {
        let design = |width, height, depth| {
            let layout = game(Rect::new(0, 0, width, height), theme(depth), None, 0);
            layout.map(|layout| layout.board.design)
        };
        assert_eq!(design(120, 40, Depth::True), Some(Design::Large));
        assert_eq!(design(80, 24, Depth::Indexed), Some(Design::Medium));
        assert_eq!(design(80, 24, Depth::Sixteen), Some(Design::Plain));
        assert_eq!(design(40, 20, Depth::True), Some(Design::Medium));
    }
}
