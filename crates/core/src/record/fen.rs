//! FEN for Othello, as Edax and XBoard write it: row 8 first, `p` black, `P` white, digits for
//! runs of empty squares, then the side to move.
//!
//! ```text
//! 8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1
//! ```

use super::cells::Cells;
use crate::{Color, Position, Square};

/// The position at the beginning of `text`, and what comes after it.
pub fn leading(text: &str) -> Option<(Cells, &str)> {
    let text = text.trim_start();
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    let (board, rest) = text.split_at(end);
    let mut cells = ['-'; 64];
    let mut rows = 0;
    for (row, signs) in board.split('/').enumerate() {
        rows += 1;
        let mut column = 0;
        for sign in signs.chars() {
            let square = Square::new(column, 7_usize.checked_sub(row)?)?;
            let cell = &mut cells[square.index()];
            match sign {
                'p' => *cell = 'X',
                'P' => *cell = 'O',
                '1'..='8' => column += sign as usize - '1' as usize,
                _ => return None,
            }
            column += 1;
        }
        if column != 8 {
            return None;
        }
    }
    if rows != 8 {
        return None;
    }
    let mut cells = Cells::new(cells.into_iter())?;
    let rest = rest.trim_start();
    let (side, rest) = rest.split_at(rest.find(char::is_whitespace).unwrap_or(rest.len()));
    cells.side = Some(match side {
        "b" => Color::Black,
        "w" => Color::White,
        _ => return None,
    });
    // Castling, en passant and two counters, which mean nothing here.
    let mut rest = rest;
    for counter in ["-", "-", "0", "1"] {
        let begin = rest.trim_start();
        match begin.strip_prefix(counter) {
            Some(after) if !after.starts_with(|c: char| c.is_alphanumeric()) => rest = after,
            _ => break,
        }
    }
    Some((cells, rest))
}

/// As Edax writes it.
pub fn text(position: Position) -> String {
    let mut text = String::new();
    for row in (0..8).rev() {
        let mut empties = 0;
        let flush = |text: &mut String, empties: &mut u32| {
            if *empties > 0 {
                text.push_str(&empties.to_string());
            }
            *empties = 0;
        };
        for column in 0..8 {
            let square = Square::new(column, row).expect("both are below 8");
            match position.disc(square) {
                None => empties += 1,
                Some(color) => {
                    flush(&mut text, &mut empties);
                    text.push(if color == Color::Black { 'p' } else { 'P' });
                }
            }
        }
        flush(&mut text, &mut empties);
        if row > 0 {
            text.push('/');
        }
    }
    text + match position.turn() {
        Color::Black => " b - - 0 1",
        Color::White => " w - - 0 1",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_is_as_edax_writes_it() {
        let fen = "8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1";
        assert_eq!(text(Position::START), fen);
        let (cells, rest) = leading(fen).unwrap();
        assert_eq!((cells.position(), rest), (Position::START, ""));
        for wrong in [
            "",
            "8/8",
            "9/8/8/8/8/8/8/8 b",
            "8/8/8/8/8/8/8/8/8 b",
            "f5/d6",
        ] {
            assert!(leading(wrong).is_none(), "{wrong}");
        }
    }
}
