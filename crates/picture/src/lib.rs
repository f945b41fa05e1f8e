//! Pictures of positions, for every place that has no board of its own: [`text`] for terminals,
//! files and messages, [`svg`] for documents.
//!
//! A [`Picture`] says what is to be seen, without a word in it; the two modules draw it.
//!
//! ```
//! use huri_core::Position;
//! use huri_picture::{Picture, text};
//!
//! let lines = text::lines(&Picture::of(Position::START), text::Style::PLAIN);
//! assert_eq!(lines[0], "   a b c d e f g h");
//! assert_eq!(lines[4], "4  · · · ○ ● · · ·");
//! ```

#![forbid(unsafe_code)]

use std::collections::BTreeMap;

use huri_core::game::Rules;
use huri_core::tabletop::standing;
use huri_core::{Bitboard, Color, Game, Move, NodeId, Position, Square};

pub mod svg;
pub mod text;

/// What is to be seen of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The discs.
    pub position: Position,
    /// The disc placed last, shown with a mark.
    pub last: Option<Square>,
    /// The discs turned last.
    pub turned: Bitboard,
    /// Discs that show the wrong side, as happens where they are turned by hand.
    pub wrong: Bitboard,
    /// Empty squares with a small dot: the legal moves, as a rule.
    pub marks: Bitboard,
    /// Texts of two or three letters on discs and squares: move numbers, values.
    pub labels: BTreeMap<Square, String>,
    /// Whether letters and numbers stand at the rim.
    pub coordinates: bool,
}

impl Picture {
    /// The discs of a position, with coordinates and nothing else.
    pub fn of(position: Position) -> Picture {
        Picture {
            position,
            last: None,
            turned: Bitboard::EMPTY,
            wrong: Bitboard::EMPTY,
            marks: Bitboard::EMPTY,
            labels: BTreeMap::new(),
            coordinates: true,
        }
    }

    /// The position after the move of `node`, which is marked with the discs it turned, and with
    /// those that show the wrong side since somebody turned them so by hand.
    pub fn at(game: &Game, node: NodeId) -> Picture {
        let wrong = if game.tags.rules == Rules::Tabletop {
            standing(game, node)
        } else {
            Vec::new()
        };
        Picture {
            last: game.mv(node).and_then(Move::square),
            turned: game.flips(node),
            wrong: wrong.iter().map(|disc| disc.square).collect(),
            ..Picture::of(game.position(node))
        }
    }

    /// A whole game as on a printed sheet: every disc in the colour of who placed it, with the
    /// number of its move.
    pub fn sheet(game: &Game, node: NodeId) -> Picture {
        let start = game.start();
        let mut discs = Color::BOTH.map(|color| start.discs(color));
        let mut before = NodeId::ROOT;
        for id in game.path(node) {
            if let Some(square) = game.mv(id).and_then(Move::square) {
                discs[game.position(before).turn() as usize] |= square.bit();
            }
            before = id;
        }
        let [black, white] = discs;
        let placed = Position::from_discs(black, white, game.position(node).turn());
        let placed = placed.expect("no square is placed on twice");
        Picture::of(placed).with_numbers(game, node)
    }

    /// Puts a dot on every legal move.
    #[must_use]
    pub fn with_legal_moves(self) -> Picture {
        Picture {
            marks: self.position.legal_moves(),
            ..self
        }
    }

    /// Writes on every disc the number of the move that placed it; passes are not counted, as in
    /// printed diagrams.
    #[must_use]
    pub fn with_numbers(mut self, game: &Game, node: NodeId) -> Picture {
        let path = game.path(node);
        let placed = path.iter().filter_map(|&id| game.mv(id)?.square());
        self.labels = (1..)
            .zip(placed)
            .map(|(number, square): (u32, _)| (square, number.to_string()))
            .collect();
        self
    }
}

#[cfg(test)]
mod tests {
    use huri_core::tabletop::Tabletop;

    use super::*;

    #[test]
    fn a_sheet_shows_who_placed_each_disc() {
        let moves = "f5 f6 d3 g5 h5 h4 f7 h6 pass e7".split(' ');
        let moves = moves.map(|mv| mv.parse().unwrap());
        let game = Game::from_moves(Position::START, moves).unwrap();
        let sheet = Picture::sheet(&game, game.end());
        let disc = |square| sheet.position.disc(square);
        assert_eq!(disc(Square::F5), Some(Color::Black));
        assert_eq!(disc(Square::F6), Some(Color::White));
        assert_eq!(disc(Square::H6), Some(Color::White));
        // Black had no move: White placed again.
        assert_eq!(disc(Square::E7), Some(Color::White));
        assert_eq!(disc(Square::D4), Some(Color::White));
        assert_eq!(sheet.labels.len(), 9);
    }

    #[test]
    fn numbers_count_discs_not_passes() {
        let moves = "f5 f6 d3 g5 h5 h4 f7 h6 pass e7".split(' ');
        let moves = moves.map(|mv| mv.parse().unwrap());
        let game = Game::from_moves(Position::START, moves).unwrap();
        let picture = Picture::at(&game, game.end()).with_numbers(&game, game.end());
        assert_eq!(picture.labels[&Square::F5], "1");
        assert_eq!(picture.labels[&Square::E7], "9");
        assert_eq!(picture.labels.len(), 9);
        assert_eq!(picture.last, Some(Square::E7));
        assert!(!picture.turned.is_empty());
    }

    #[test]
    fn discs_left_wrong_by_hand_are_marked_until_they_are_turned() {
        let mut game = Game::default();
        game.tags.rules = Rules::Tabletop;
        let mut table = Tabletop::default();
        // Black forgets e5; White turns his own disc on d4.
        table.place(&game, Square::F5).unwrap();
        table.done(&mut game).unwrap();
        table.place(&game, Square::E3).unwrap();
        table.mend(&mut game).unwrap();
        table.turn(&mut game, Square::D4).unwrap();
        table.done(&mut game).unwrap();
        let wrong = Picture::at(&game, game.end()).wrong;
        assert_eq!(wrong, Square::E5.bit() | Square::D4.bit());
        let drawn = svg::draw(&Picture::at(&game, game.end()), &svg::Theme::LIGHT, "");
        assert_eq!(drawn.matches(svg::Theme::LIGHT.wrong).count(), 2);
        let lines = text::lines(&Picture::at(&game, game.end()), text::Style::PLAIN);
        assert_eq!(lines.join("").matches('!').count(), 2, "{lines:#?}");
        // The marks do not keep the diagram from being read again.
        let diagram = format!("{}\nBlack to move\n", lines.join("\n"));
        let read = huri_core::record::read(diagram.as_bytes()).unwrap().next();
        let record = read.expect("a position").expect("a position");
        assert_eq!(record.game.start(), game.position(game.end()));
    }
}
