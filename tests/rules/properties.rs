//! What holds in every game, tried in random ones.

use std::io::Cursor;

use huri_core::record::{self, Format};
use huri_core::{Color, Game, Move, NodeId, Position, Symmetry};
use huri_tests::{Random, game, random_game};

/// How many random games each property is tried in.
const GAMES: u64 = 300;

/// Calls `check` with every position of the games, and the move played there.
fn for_all_moves(mut check: impl FnMut(&Game, NodeId, NodeId)) {
    for seed in 0..GAMES {
        println!("seed {seed}"); // shown when the test fails
        let game = random_game(seed);
        let mut node = NodeId::ROOT;
        for next in game.main_line() {
            check(&game, node, next);
            node = next;
        }
    }
}

#[test]
fn a_move_is_undone_by_taking_the_disc_and_turning_the_flips_back() {
    for_all_moves(|game, before, after| {
        let (from, to) = (game.position(before), game.position(after));
        let (color, flips) = (from.turn(), game.flips(after));
        let placed = match game.mv(after).unwrap() {
            Move::Place(square) => square.bit(),
            Move::Pass => Default::default(),
        };
        assert_eq!(to.discs(color) - placed - flips, from.discs(color));
        assert_eq!(to.discs(!color) | flips, from.discs(!color));
        assert!(
            from.discs(!color).is_superset(flips),
            "only the opponent's discs turn"
        );
    });
}

#[test]
fn discs_never_vanish_and_a_placed_one_stays() {
    for_all_moves(|game, before, after| {
        let (from, to) = (game.position(before).board(), game.position(after).board());
        let placed = u32::from(game.mv(after) != Some(Move::Pass));
        assert!(to.occupied().is_superset(from.occupied()));
        assert_eq!(to.n_empties() + placed, from.n_empties());
    });
}

#[test]
fn the_turn_changes_with_every_ply() {
    for_all_moves(|game, before, after| {
        assert_eq!(game.position(after).turn(), !game.position(before).turn());
    });
}

#[test]
fn a_pass_is_played_exactly_where_it_is_forced() {
    let mut n_passes = 0;
    for_all_moves(|game, before, after| {
        let position = game.position(before);
        let passed = game.mv(after) == Some(Move::Pass);
        assert_eq!(passed, position.legal_moves().is_empty());
        assert_eq!(passed, position.must_pass());
        assert_eq!(position.play(Move::Pass).is_ok(), passed);
        n_passes += u32::from(passed);
    });
    assert!(n_passes > 100, "{n_passes} passes tried");
}

#[test]
fn every_square_is_legal_or_refused_as_the_moves_say() {
    for_all_moves(|game, before, _| {
        let position = game.position(before);
        for square in huri_core::Square::all() {
            let legal = position.legal_moves().contains(square);
            assert_eq!(position.play(Move::Place(square)).is_ok(), legal);
            assert_eq!(!position.board().flips(square).is_empty(), legal);
        }
    });
}

#[test]
fn the_end_is_where_neither_side_can_move_and_adds_up_to_64() {
    let mut n_early = 0;
    for seed in 0..GAMES {
        println!("seed {seed}");
        let game = random_game(seed);
        let end = game.position(game.end());
        assert!(end.is_over() && end.passed().is_over());
        for node in game.main_line().filter(|&node| node != game.end()) {
            assert!(!game.position(node).is_over());
        }
        let outcome = game.outcome().expect("it is over");
        let (black, white) = outcome.discs();
        assert_eq!(black + white, 64);
        let by_count = end.count(Color::Black).cmp(&end.count(Color::White));
        assert_eq!(outcome.score.cmp(&0), by_count);
        assert_eq!(outcome.score % 2, 0);
        n_early += u32::from(end.board().n_empties() > 0);
    }
    assert!(n_early > 0, "no game ended before the board was full");
}

#[test]
fn symmetry_commutes_with_play() {
    let turned = |symmetry: Symmetry, position: Position| {
        Position::new(symmetry.board(position.board()), position.turn())
    };
    for seed in 0..GAMES / 10 {
        println!("seed {seed}");
        let game = random_game(seed);
        for symmetry in Symmetry::all() {
            let start = turned(symmetry, Position::START);
            let moves = game.moves().map(|mv| match mv {
                Move::Place(square) => Move::Place(symmetry.square(square)),
                Move::Pass => Move::Pass,
            });
            let image = Game::from_moves(start, moves).expect("legal there, so legal here");
            for (node, there) in game.main_line().zip(image.main_line()) {
                assert_eq!(turned(symmetry, game.position(node)), image.position(there));
                let legal = game.position(node).legal_moves();
                assert_eq!(symmetry.set(legal), image.position(there).legal_moves());
            }
        }
    }
}

#[test]
fn exchanged_colours_play_the_same_game() {
    for seed in 0..GAMES / 10 {
        println!("seed {seed}");
        let game = random_game(seed);
        let start = Position::new(Position::START.board(), Color::White);
        let image = Game::from_moves(start, game.moves()).expect("the same for the other side");
        for (node, there) in game.main_line().zip(image.main_line()) {
            let (here, there) = (game.position(node), image.position(there));
            assert_eq!(here.board(), there.board());
            assert_eq!(here.discs(Color::Black), there.discs(Color::White));
        }
        let score = game.outcome().map(|outcome| -outcome.score);
        assert_eq!(image.outcome().map(|outcome| outcome.score), score);
    }
}

#[test]
fn set_up_positions_obey_the_same_rules() {
    let mut random = Random::new(1);
    let mut n_over = 0;
    for _ in 0..2_000 {
        // Sparse, so that a blocked side and an ended game are not rare.
        let black = random.bits() & random.bits() & random.bits();
        let white = random.bits() & random.bits() & !black;
        let turn = Color::BOTH[random.below(2)];
        let start =
            Position::from_discs(huri_core::Bitboard(black), huri_core::Bitboard(white), turn)
                .expect("disjoint");
        n_over += u32::from(start.is_over());
        let mut game = Game::new(start);
        let mut node = NodeId::ROOT;
        while let Some(mv) = random.mv(game.position(node)) {
            node = game.play(node, mv).expect("a legal move");
        }
        assert!(game.position(node).is_over());
        assert!(game.ply(node) <= 2 * start.board().n_empties() as usize);
    }
    assert!(n_over < 2_000, "{n_over} over at once");
}

/// One side cannot move, the other can: the game has no result, in no format.
#[test]
fn a_blocked_side_does_not_end_the_game() {
    for text in [
        "f5d6c3d3c4f4f6f3e3b4c5c6e6e2e7d2f1d7a3a4b3g6a5a2a1f2g5f7b2c2b5e1b1g1c1h4g3b6d1h2h1g2h3",
        "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8",
        "f5f6d3g5h5h4f7h6",
    ] {
        let game = game(text);
        let end = game.position(game.end());
        assert!(end.must_pass() && !end.is_over(), "{text}");
        assert_eq!(game.outcome(), None, "{text}");
        for format in [
            Format::Transcript,
            Format::Grid,
            Format::Ggf,
            Format::Sgf,
            Format::Pgn,
            Format::Quest,
            Format::Egaroucid,
            Format::Huri,
        ] {
            let mut bytes = Vec::new();
            record::write(format, &game, &mut bytes).expect("it holds moves");
            let mut games = record::read(Cursor::new(bytes)).expect("it was written");
            let read = games.next().expect("one game").expect("a whole one").game;
            assert!(read.moves().eq(game.moves()), "{format:?}");
            assert_eq!(read.outcome(), None, "{format:?} {text}");
        }
    }
}
