//! [`Cells`]: 64 signs that stand for the squares, in the spellings of many programs.

use super::problem::Oddity;
use crate::{Bitboard, Color, Position, Square};

/// The signs for black, white and empty that a text may use, at most one of each in one board
/// (but for the case of letters and for legal moves, which some programs mark on empty squares).
const BLACK: &[char] = &['X', 'x', '*', '#', '@', 'B', 'b', '●', '⚫', '⬤'];
const WHITE: &[char] = &['O', 'o', 'W', 'w', '○', '⚪', '◯'];
const EMPTY: &[char] = &['-', '.', '_', '·', '+', '・', '－', '．', '＿'];
/// Digits are used in several senses; which one, all 64 together must tell.
const DIGITS: &[char] = &['0', '1', '2'];

/// The discs of 64 cells, and what had to be assumed to read them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cells {
    black: Bitboard,
    white: Bitboard,
    /// The side to move, if it is said.
    pub side: Option<Color>,
    /// The sign for black discs where it could have meant white ones.
    pub assumed_black: Option<char>,
}

/// Whether the character can stand for a square.
pub fn is_cell(character: char) -> bool {
    [BLACK, WHITE, EMPTY, DIGITS]
        .iter()
        .any(|signs| signs.contains(&character))
}

impl Cells {
    /// The meaning of exactly 64 cells; none if a sign is unknown or the signs do not tell black
    /// from white.
    pub fn new(cells: impl Iterator<Item = char>) -> Option<Cells> {
        let cells: Vec<char> = cells.take(65).collect();
        if cells.len() != 64 {
            return None;
        }
        let has = |sign| cells.contains(&sign);
        let letters = cells
            .iter()
            .any(|cell| BLACK.contains(cell) || WHITE.contains(cell));
        let black_letters = cells.iter().any(|cell| BLACK.contains(cell));
        let white_letters = cells.iter().any(|cell| WHITE.contains(cell));
        let empty = cells.iter().any(|cell| EMPTY.contains(cell));
        // 1 and 2 are black and white, 0 is empty then; 0 and 1 are black and white (Egaroucid)
        // where something else is empty; 0 among black letters is a white O.
        let (black, white, assumed_black) = match (has('0'), has('1'), has('2')) {
            (false, false, false) => (None, None, None),
            (true, false, false) if black_letters && !white_letters => (None, Some('0'), None),
            _ if letters => return None,
            (false, true, true) => (Some('1'), Some('2'), None),
            (true, true, true) if !empty => (Some('1'), Some('2'), None),
            (true, true, false) if empty => (Some('0'), Some('1'), Some('0')),
            _ => return None,
        };
        let mut found = Cells {
            black: Bitboard::EMPTY,
            white: Bitboard::EMPTY,
            side: None,
            assumed_black,
        };
        for (square, cell) in Square::all().zip(cells) {
            if BLACK.contains(&cell) || Some(cell) == black {
                found.black |= square.bit();
            } else if WHITE.contains(&cell) || Some(cell) == white {
                found.white |= square.bit();
            }
        }
        Some(found)
    }

    /// The position. Where the side to move is not said, the number of empty squares tells it,
    /// as if no side had passed; but a side that cannot move while the other can is not it.
    pub fn position(&self) -> Position {
        let with = |turn| {
            Position::from_discs(self.black, self.white, turn).expect("a cell has one meaning")
        };
        if let Some(side) = self.side {
            return with(side);
        }
        let even = (self.black | self.white).len().is_multiple_of(2);
        let assumed = with(if even { Color::Black } else { Color::White });
        if assumed.must_pass() {
            return assumed.passed();
        }
        assumed
    }

    /// What had to be assumed.
    pub fn oddities(&self) -> impl Iterator<Item = Oddity> {
        let side = match self.side {
            Some(_) => None,
            None => Some(Oddity::SideAssumed(self.position().turn())),
        };
        let black = self.assumed_black;
        side.into_iter()
            .chain(black.map(|black| Oddity::ColorsAssumed { black }))
    }

    /// The colour that `sign` stands for beside these cells.
    pub fn color(&self, sign: char) -> Option<Color> {
        let digits = [('0', Color::Black), ('1', Color::White)];
        let digits = digits.into_iter().find(|(digit, _)| *digit == sign);
        match sign {
            '0' | '1' if self.assumed_black == Some('0') => digits.map(|(_, color)| color),
            '1' => Some(Color::Black),
            '2' | '0' => Some(Color::White),
            _ if BLACK.contains(&sign) => Some(Color::Black),
            _ if WHITE.contains(&sign) => Some(Color::White),
            _ => None,
        }
    }
}

/// The 64 cells without gaps at the beginning of `text`, with the side to move if it follows
/// directly or after blanks, and what comes after them.
pub fn leading_cells(text: &str) -> Option<(Cells, &str)> {
    let text = text.trim_start();
    let end = text.char_indices().nth(64).map_or(text.len(), |(at, _)| at);
    let (board, rest) = text.split_at(end);
    if !board.chars().all(is_cell) {
        return None;
    }
    let mut cells = Cells::new(board.chars())?;
    let Some((side, rest)) = leading_side(&cells, rest) else {
        return Some((cells, rest));
    };
    cells.side = Some(side);
    Some((cells, rest))
}

/// The side to move at the beginning of `text`: a sign or a word that stands alone.
fn leading_side<'t>(cells: &Cells, text: &'t str) -> Option<(Color, &'t str)> {
    let text = text.trim_start_matches([' ', '\t']);
    let end = text
        .find(|c: char| !c.is_alphabetic())
        .unwrap_or(text.len());
    let word = &text[..end];
    for (name, color) in [("black", Color::Black), ("white", Color::White)] {
        if word.eq_ignore_ascii_case(name) {
            return Some((color, &text[end..]));
        }
    }
    let sign = text.chars().next()?;
    let rest = &text[sign.len_utf8()..];
    let alone = rest.chars().next().is_none_or(|c| !c.is_alphanumeric());
    let color = cells.color(sign).filter(|_| alone)?;
    Some((color, rest))
}

/// 64 cells, a blank and the side: `X` black, `O` white, `-` empty.
pub fn text(position: Position) -> String {
    let sign = |square| match position.disc(square) {
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None => '-',
    };
    let side = match position.turn() {
        Color::Black => " X",
        Color::White => " O",
    };
    Square::all().map(sign).collect::<String>() + side
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The start in other signs.
    fn start(black: &str, white: &str, empty: &str) -> String {
        text(Position::START)[..64]
            .replace('-', "e")
            .replace('X', "x")
            .replace('O', "w")
            .replace('e', empty)
            .replace('w', white)
            .replace('x', black)
    }

    #[test]
    fn many_signs_one_position() {
        for (black, white, empty) in [
            ("X", "O", "-"),
            ("x", "o", "."),
            ("*", "O", "_"),
            ("B", "W", "-"),
            ("b", "w", "."),
            ("●", "○", "·"),
            ("#", "o", "-"),
            ("1", "2", "0"),
            ("1", "2", "."),
            ("0", "1", "."),
            ("X", "0", "-"),
        ] {
            let board = start(black, white, empty);
            for side in [format!(" {black}"), black.to_owned(), " Black".to_owned()] {
                let text = format!("{board}{side}; rest");
                let (cells, rest) = leading_cells(&text).expect(&text);
                assert_eq!(cells.position(), Position::START, "{text}");
                assert_eq!(cells.side, Some(Color::Black), "{text}");
                assert_eq!(rest, "; rest");
            }
            let (cells, rest) = leading_cells(&board).unwrap();
            assert_eq!((cells.side, rest), (None, ""));
            assert_eq!(cells.position(), Position::START);
        }
    }

    #[test]
    fn signs_that_tell_nothing_are_refused() {
        for text in [
            start("1", "1", "0"),
            start("0", "0", "-"),
            start("X", "1", "-"),
            start("X", "O", "?"),
            start("X", "O", "-")[1..].to_owned(),
        ] {
            assert_eq!(leading_cells(&text), None, "{text}");
        }
    }

    #[test]
    fn a_side_that_is_not_said_is_never_one_that_cannot_move() {
        // Eight squares, and only Black could have made the last move.
        let cells = "OX".to_owned() + &"-".repeat(62);
        let (cells, _) = leading_cells(&cells).unwrap();
        assert_eq!(cells.position().turn(), Color::White);
    }
}
