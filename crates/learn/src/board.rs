//! Positions of the page and the course, written as pictures or as moves.

use huri_core::{Bitboard, Color, Position, Square};

/// The position of a picture: eight rows, `X` black, `O` white, `-` empty. Black is to move.
pub(crate) fn board(picture: &str) -> Position {
    let discs = |disc: char| -> Bitboard {
        let cells = picture.split_whitespace().flat_map(str::chars);
        Square::all()
            .zip(cells)
            .filter(|(_, cell)| *cell == disc)
            .map(|(square, _)| square)
            .collect()
    };
    Position::from_discs(discs('X'), discs('O'), Color::Black)
        .expect("a picture has one disc on a square")
}

/// The position after these moves from the start, without their passes.
pub(crate) fn after(moves: &str) -> Position {
    let mut position = Position::START;
    for name in moves.split(' ') {
        if position.must_pass() {
            position = position.passed();
        }
        let square: Square = name.parse().expect("our moves are squares");
        position = position.play(square.into()).expect("our moves are legal");
    }
    position
}

/// A row of white discs on c4 to e4, closed by f4.
pub(crate) fn row() -> Position {
    board(
        "--------
         --------
         --------
         -XOOO---
         --------
         --------
         --------
         --------",
    )
}

/// A row of white discs in each of the eight directions from d4.
pub(crate) fn star() -> Position {
    board(
        "------X-
         -X-X-O--
         --OOO---
         XOO-OX--
         --OOO---
         -X-X-X--
         --------
         --------",
    )
}

/// After e4 the disc on c5 lies between c4, just turned, and c6, but is not turned.
pub(crate) fn chain() -> Position {
    board(
        "--------
         --------
         --------
         -XOO----
         --O-----
         --X-----
         --------
         --------",
    )
}

/// After a4 the disc on d4 lies behind Black's own on c4 and is not turned.
pub(crate) fn jump() -> Position {
    board(
        "--------
         --------
         --------
         -OXOX---
         --------
         --------
         --------
         --------",
    )
}

/// The earliest pass: Black, to move, has no move.
pub(crate) fn pass() -> Position {
    after("f5 f6 d3 g5 h5 h4 f7 h6")
}

/// An early end: neither can move, both colours are there, 15 to 2.
pub(crate) fn early_end() -> Position {
    after("f5 d6 c4 d3 c2 b3 d7 d1 a2 a4 b1 e6 f7")
}
