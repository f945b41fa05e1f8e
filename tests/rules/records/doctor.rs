//! Games with slips made on purpose: the doctor must find the game that was meant.

use huri_core::record::doctor::{self, Fix, Repair};
use huri_core::record::{self, RecordError};
use huri_core::{Game, Position, Square, Symmetry};
use huri_tests::{Random, random_game};

use super::{read, squares};

/// A tournament-like game of sixty moves with a pass.
const GAME: &str = "f5d6c3d3c4f4f6g5e6d7e3c5f3e7h5e2c6d2c2b3b4g6a4h6g4h4c7h3d8b5f8b6f7a5a3a2a7c1b7g3g2c8b8e8d1e1f1b2a6a8h2h1g1f2g7g8a1b1h8h7";

fn places(text: &str) -> Vec<Square> {
    huri_tests::squares(text)
}

fn text(squares: &[Square]) -> String {
    squares.iter().map(Square::to_string).collect()
}

/// The error of reading it, if it breaks.
fn error(moves: &[Square]) -> Option<RecordError> {
    let (_, games) = read(text(moves).as_bytes());
    games.into_iter().next().unwrap().err()
}

/// The place of the meant game among the repairs.
fn rank(repairs: &[Repair], meant: &Game) -> Option<usize> {
    let meant = squares(meant);
    repairs
        .iter()
        .position(|repair| squares(&repair.game) == meant)
}

#[test]
fn each_kind_of_slip_is_found_first_with_the_score() {
    let meant = places(GAME);
    let game = huri_tests::game(GAME);
    let score = Some(game.outcome().unwrap().score);
    let change = |change: &dyn Fn(&mut Vec<Square>)| {
        let mut moves = meant.clone();
        change(&mut moves);
        error(&moves).expect("the slip breaks the game")
    };
    let square = |name: &str| name.parse::<Square>().unwrap();
    for (error, fix) in [
        (
            change(&|moves| moves[19] = square("b2")),
            Fix::Square {
                number: 20,
                written: Some(square("b2")),
                meant: square("b3"),
            },
        ),
        (
            change(&|moves| moves.swap(9, 10)),
            Fix::Swapped {
                first: 10,
                second: 11,
            },
        ),
        (
            change(&|moves| {
                moves.remove(30);
            }),
            Fix::Missing {
                number: 31,
                meant: square("f8"),
            },
        ),
        (
            change(&|moves| {
                let again = moves[24];
                moves.insert(25, again);
            }),
            Fix::Surplus { number: 26 },
        ),
        (
            change(&|moves| {
                let mirror = Symmetry::OF_START[1];
                for square in &mut moves[20..] {
                    *square = mirror.square(*square);
                }
            }),
            Fix::Mirrored {
                from: 21,
                symmetry: Symmetry::OF_START[1],
            },
        ),
    ] {
        let repairs = doctor::repairs(&error, score);
        let names: Vec<_> = repairs.iter().map(Repair::to_string).collect();
        assert_eq!(repairs[0].fixes, [fix], "{names:?}");
        assert_eq!(repairs[0].game.outcome(), game.outcome());
        assert_eq!(squares(&repairs[0].game), GAME);
    }
}

#[test]
fn what_is_no_square_may_be_any() {
    let (_, games) = read(GAME.replace("h5", " h9 ").as_bytes());
    let error = games[0].as_ref().unwrap_err();
    let repairs = doctor::repairs(error, None);
    assert_eq!(
        rank(&repairs, &huri_tests::game(GAME)),
        Some(0),
        "{repairs:?}"
    );
}

#[test]
fn passes_that_the_board_forbids_are_dropped() {
    let (_, games) = read(GAME.replace("c6d2", "c6--d2").as_bytes());
    let repairs = doctor::repairs(games[0].as_ref().unwrap_err(), None);
    assert_eq!(repairs[0].fixes, [Fix::Passes]);
    assert_eq!(squares(&repairs[0].game), GAME);
}

#[test]
fn two_slips_are_found_too() {
    let mut moves = places(GAME);
    moves[12] = "f2".parse().unwrap();
    moves.swap(40, 41);
    let error = error(&moves).unwrap();
    let game = huri_tests::game(GAME);
    let repairs = doctor::repairs(&error, Some(game.outcome().unwrap().score));
    let names: Vec<_> = repairs.iter().map(Repair::to_string).collect();
    assert!(rank(&repairs, &game).is_some(), "{names:?}");
}

#[test]
fn random_slips_in_random_games() {
    let (mut broken, mut found, mut first) = (0, 0, 0);
    for seed in 0..200 {
        let game = random_game(seed);
        let mut random = Random::new(seed);
        let mut moves: Vec<Square> = game.moves().filter_map(huri_core::Move::square).collect();
        let index = random.below(moves.len() - 1);
        match seed % 4 {
            0 => {
                // One step in one coordinate.
                let (column, row) = (moves[index].column(), moves[index].row());
                let near = Square::new(column, (row + 1) % 8);
                moves[index] = near.unwrap();
            }
            1 => moves.swap(index, index + 1),
            2 => {
                moves.remove(index);
            }
            _ => {
                let again = moves[index];
                moves.insert(index + 1, again);
            }
        }
        let Some(error) = error(&moves) else { continue };
        broken += 1;
        let repairs = doctor::repairs(&error, Some(game.outcome().unwrap().score));
        assert!(repairs.is_sorted_by_key(|repair| repair.doubt));
        for repair in &repairs {
            // Whatever is proposed is legal, as a game holds nothing else, and fits the score.
            let end = repair.game.position(repair.game.end());
            assert!(!end.is_over() || repair.game.outcome() == game.outcome());
        }
        let rank = rank(&repairs, &game);
        found += usize::from(rank.is_some());
        first += usize::from(rank == Some(0));
    }
    println!("{broken} broken, {found} found, {first} of them first");
    assert!(broken > 150);
    // Every slip is one that is tried, so only better-ranked ones can hide the game.
    assert!(found * 100 >= broken * 95, "{found} of {broken}");
    assert!(first * 100 >= broken * 60, "{first} of {broken}");
}

#[test]
fn noise_costs_bounded_work_and_no_panic() {
    let mut random = Random::new(7);
    for length in [0, 1, 2, 60, 128, 1000] {
        let moves: Vec<_> = (0..length)
            .map(|_| Square::from_index(random.below(70)).map(Into::into))
            .collect();
        let tags = Default::default();
        let repairs = doctor::propose(Position::START, &moves, Some(2), &tags);
        assert!(repairs.len() <= 20);
    }
    // Nothing to mend, and nothing to mend with.
    let (_, games) = read(b"f5d6\n");
    assert!(games[0].is_ok());
    let error = record::read_as(record::Format::Board, b"12345678".as_slice());
    assert!(error.unwrap().next().is_none_or(|game| game.is_ok() || doctor::repairs(&game.unwrap_err(), None).is_empty()));
}
