//! Fixtures for the tests across crates: where the data lies, random play, drivers.

use std::path::{Path, PathBuf};

use huri_core::{Color, Game, Move, NodeId, Position, Square};

/// The folder with real games and problems that `HURI_DATA` names, if it is set and there.
///
/// Tests that need it are left out without it, and say so.
pub fn data() -> Option<PathBuf> {
    let Some(path) = std::env::var_os("HURI_DATA").map(PathBuf::from) else {
        eprintln!("LEFT OUT: set HURI_DATA to the folder with the collections to run this test");
        return None;
    };
    // Tests run in their package's folder; a relative path is meant from the workspace's.
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("..")
        .join(path);
    assert!(
        path.is_dir(),
        "HURI_DATA is not a folder: {}",
        path.display()
    );
    Some(path)
}

/// The text of a file below [`data`].
pub fn data_text(folder: &Path, name: &str) -> String {
    let path = folder.join(name);
    let bytes = std::fs::read(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The JSON of a file below [`data`].
pub fn data_json(folder: &Path, name: &str) -> serde_json::Value {
    serde_json::from_str(&data_text(folder, name)).unwrap_or_else(|why| panic!("{name}: {why}"))
}

/// The position drawn as 64 characters, `X` black, `O` white, `-` empty.
pub fn position(board: &str, turn: Color) -> Position {
    let discs = |disc| {
        let squares = Square::all().zip(board.chars());
        squares
            .filter(|&(_, c)| c == disc)
            .map(|(square, _)| square)
            .collect()
    };
    assert_eq!(board.len(), 64, "{board}");
    Position::from_discs(discs('X'), discs('O'), turn).expect("a square has one character")
}

/// The moves of `f5d6c3…`; passes are not written there.
pub fn squares(text: &str) -> Vec<Square> {
    let pairs = text.as_bytes().chunks(2);
    let square = |pair| std::str::from_utf8(pair).ok()?.parse().ok();
    let squares: Option<_> = pairs.map(square).collect();
    squares.unwrap_or_else(|| panic!("{text:?} is not a row of squares"))
}

/// The game of `f5d6c3…` from the standard start, forced passes put in.
pub fn game(text: &str) -> Game {
    let mut game = Game::default();
    let mut node = NodeId::ROOT;
    for square in squares(text) {
        node = game
            .play_passing(node, Move::Place(square))
            .unwrap_or_else(|why| panic!("{text}: {why}"));
    }
    game
}

/// Numbers that look random and are the same for the same seed (xorshift64, Marsaglia 2003).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// From any seed.
    pub fn new(seed: u64) -> Random {
        // Spreads small seeds over all bits; the state must not be 0.
        Random((seed ^ 0x9e37_79b9_7f4a_7c15).wrapping_mul(0xd134_2543_de82_ef95) | 1)
    }

    /// Any 64 bits but none.
    pub fn bits(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        (self.bits() >> 33) as usize % end
    }

    /// A legal move, or the pass where it is forced; none when the game is over.
    pub fn mv(&mut self, position: Position) -> Option<Move> {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return position.must_pass().then_some(Move::Pass);
        }
        let index = self.below(moves.len() as usize);
        Some(Move::Place(
            moves.squares().nth(index).expect("below the length"),
        ))
    }
}

/// A game of random moves from the standard start to its end.
pub fn random_game(seed: u64) -> Game {
    let mut random = Random::new(seed);
    let mut game = Game::default();
    let mut node = NodeId::ROOT;
    while let Some(mv) = random.mv(game.position(node)) {
        node = game.play(node, mv).expect("a random move is a legal one");
    }
    game
}
