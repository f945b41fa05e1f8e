//! Makes the sample files of `tests/data`, always the same ones.
//!
//! Usage: `cargo xtask fixtures`; with `--check` it only compares.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use huri_core::game::{Date, Sign};
use huri_core::record::{self, Format, wthor};
use huri_core::{Bitboard, Game, Move, NodeId, Position, Value};
use huri_tests::Random;

/// Chosen so that the games have passes, and one ends before the board is full.
const SEEDS: [u64; 6] = [3, 7, 11, 25, 42, 64];

/// Names of nobody.
const PLAYERS: [&str; 4] = ["Aroha", "Bruno", "Chiyo", "Dvora"];

fn main() -> ExitCode {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("data");
    let is_check = std::env::args().any(|argument| argument == "--check");
    let mut differing = 0;
    for (name, content) in files() {
        let path = folder.join(name);
        if std::fs::read(&path).is_ok_and(|old| old == content) {
            continue;
        }
        differing += 1;
        if is_check {
            eprintln!("differs: {}", path.display());
        } else {
            std::fs::write(&path, content).expect("the folder of samples can be written");
            eprintln!("written: {}", path.display());
        }
    }
    ExitCode::from(u8::from(is_check && differing > 0))
}

fn files() -> BTreeMap<&'static str, Vec<u8>> {
    let games: Vec<Game> = (1..)
        .zip(SEEDS)
        .map(|(round, seed)| game(round, seed))
        .collect();
    let all = |format| {
        let mut content = Vec::new();
        for game in &games {
            record::write(format, game, &mut content).expect("the games are usual ones");
        }
        content
    };
    let mut set = wthor::Set::new(day());
    let mut base = set.header().to_vec();
    for game in &games {
        set.add(game, &mut base).expect("the games are usual ones");
    }
    let set = set.finish();
    base[..set.header.len()].copy_from_slice(&set.header);
    BTreeMap::from([
        ("games.ggf", all(Format::Ggf)),
        ("games.sgf", all(Format::Sgf)),
        ("games.jsonl", all(Format::HuriLines)),
        ("games.pgn", all(Format::Pgn)),
        ("games.txt", all(Format::Transcript)),
        ("games.wtb", base),
        ("games.jou", set.players),
        ("games.trn", set.tournaments),
        ("ending.obf", problems(&games)),
        ("broken.txt", broken(&games)),
    ])
}

const fn day() -> Date {
    Date {
        year: 2026,
        month: Some(11),
        day: Some(30),
    }
}

/// A game by players who like corners and dislike that the opponent can move.
fn game(round: usize, seed: u64) -> Game {
    let mut random = Random::new(seed);
    let mut game = Game::default();
    let tags = &mut game.tags;
    tags.black.name = PLAYERS[round % 4].to_owned();
    tags.white.name = PLAYERS[(round + round / 4 + 1) % 4].to_owned();
    tags.event = "Huri samples".to_owned();
    tags.round = round.to_string();
    tags.date = Some(day());
    let mut node = NodeId::ROOT;
    while let Some(mv) = choose(game.position(node), &mut random) {
        node = game.play(node, mv).expect("chosen from the legal moves");
        let thought = 200 + 20 * random.below(400) as u64;
        game.note_mut(node).time = Some(Duration::from_millis(thought));
        if let Some(square) = mv.square()
            && Bitboard::CORNERS.contains(square)
        {
            game.note_mut(node).sign = Some(Sign::Good);
        }
    }
    game
}

fn choose(position: Position, random: &mut Random) -> Option<Move> {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return position.must_pass().then_some(Move::Pass);
    }
    let liked = moves.squares().max_by_key(|&square| {
        let after = position.board().after(square);
        let corner = if Bitboard::CORNERS.contains(square) {
            8
        } else {
            0
        };
        // Between moves that are about as good the lot decides.
        corner - 2 * after.legal_moves().len() as i32 + random.below(5) as i32
    });
    liked.map(Move::Place)
}

/// The last position with nine empty squares of each game, and what every move is worth there.
fn problems(games: &[Game]) -> Vec<u8> {
    let mut content = Vec::new();
    for game in games {
        let has_nine = |node: &NodeId| {
            let position = game.position(*node);
            position.board().n_empties() == 9 && !position.legal_moves().is_empty()
        };
        let Some(node) = game.main_line().find(has_nine) else {
            continue;
        };
        let start = game.position(node);
        let mut problem = Game::new(start);
        for square in start.legal_moves() {
            let child = problem.play(NodeId::ROOT, square.into()).expect("legal");
            let next = problem.position(child);
            let value = -i32::from(solve(next));
            problem.note_mut(child).value = Some(Value::proved(value as i8));
        }
        record::write(Format::Obf, &problem, &mut content).expect("a position can be written");
    }
    content
}

/// The final score for the side to move: tries everything.
fn solve(position: Position) -> i8 {
    if position.must_pass() {
        return -solve(position.passed());
    }
    let scores = position.legal_moves().squares().map(|square| {
        let next = position.play(square.into()).expect("legal");
        -solve(next)
    });
    scores
        .max()
        .unwrap_or_else(|| position.board().final_score())
}

/// The first games again, with the slips of the pen that people make.
fn broken(games: &[Game]) -> Vec<u8> {
    let squares = |game: &Game| -> Vec<String> {
        let squares = game.moves().filter_map(Move::square);
        squares.map(|square| square.to_string()).collect()
    };
    let mut wrong_square = squares(&games[0]);
    wrong_square[20] = "a1".to_owned();
    let mut swapped = squares(&games[1]);
    swapped.swap(30, 31);
    let mut missing = squares(&games[2]);
    missing.remove(12);
    let whole = squares(&games[3]);
    let lines = [wrong_square, swapped, missing, whole].map(|squares| squares.concat());
    format!("{}\n", lines.join("\n")).into_bytes()
}
