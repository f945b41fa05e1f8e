//! Games at the wooden board, with mistakes at random.

use huri_core::game::Rules;
use huri_core::record::{self, Format};
use huri_core::tabletop::{Mistakes, Supplies, Tabletop, handed_over, standing};
use huri_core::{Bitboard, Color, Game, Move, NodeId, Square};
use huri_tests::Random;

/// A game in which every third turn is done wrongly, and every third of those is mended after
/// "done" but before the opponent moves.
fn clumsy_game(seed: u64) -> Game {
    let mut random = Random::new(seed);
    let mut game = Game::default();
    game.tags.rules = Rules::Tabletop;
    let mut table = Tabletop::default();
    while let Some(mv) = random.mv(table.position(&game)) {
        let Move::Place(square) = mv else {
            table
                .pass(&mut game)
                .expect("a random pass is a forced one");
            continue;
        };
        let placed = table
            .place(&game, square)
            .expect("a random move is a legal one");
        table.mend(&mut game).expect("a disc was placed");
        let is_wrong = random.below(3) == 0;
        if is_wrong {
            let discs = table.position(&game).board().occupied() - square.bit();
            for _ in 0..=random.below(3) {
                let any = random.below(discs.len() as usize);
                let disc = discs.squares().nth(any).expect("below the length");
                table.turn(&mut game, disc).expect("there is a disc");
            }
        }
        let node = table.done(&mut game).expect("a disc was placed");
        assert_eq!(handed_over(&game, node), placed.handed_over);
        if is_wrong && random.below(3) == 0 {
            table.mend(&mut game).expect("the opponent has not moved");
            assert_eq!(table.node(), node);
            assert!(table.mistakes(&game).is_empty());
        }
    }
    game
}

#[test]
fn games_with_mistakes_are_saved_and_replay_exactly() {
    let mut n_wrong = 0;
    for seed in 0..100 {
        println!("seed {seed}");
        let game = clumsy_game(seed);
        assert!(
            game.is_single_line(),
            "what is mended in time leaves no trace"
        );
        n_wrong += game
            .main_line()
            .filter(|&node| game.turned(node).is_some())
            .count();
        let mut file = Vec::new();
        let losses = record::write(Format::Huri, &game, &mut file).expect("it holds everything");
        assert_eq!(losses, []);
        let read: Result<Vec<_>, _> = record::read(&file[..]).expect("a record").collect();
        let read = read.expect("a game").remove(0);
        assert_eq!(read.warnings, []);
        assert_eq!(read.game, game);
        for (here, there) in game.main_line().zip(read.game.main_line()) {
            assert_eq!(game.position(here), read.game.position(there));
        }
    }
    assert!(n_wrong > 500, "{n_wrong} wrong turns");
}

#[test]
fn both_supplies_are_as_many_as_the_empty_squares() {
    let mut n_handed = 0;
    for seed in 0..100 {
        println!("seed {seed}");
        let game = clumsy_game(seed);
        for node in game.main_line() {
            let supplies = Supplies::after(&game, node);
            let both = supplies.of(Color::Black) + supplies.of(Color::White);
            assert_eq!(both, game.position(node).board().n_empties());
            n_handed += u32::from(handed_over(&game, node));
        }
    }
    assert!(n_handed > 0, "no disc was handed over");
}

/// Of each disc only the last move counts that turned it or should have.
#[test]
fn mistakes_stand_until_their_discs_are_turned_again() {
    for seed in 0..100 {
        println!("seed {seed}");
        let game = clumsy_game(seed);
        for node in game.main_line() {
            let faults = standing(&game, node);
            assert!(faults.is_sorted_by_key(|fault| fault.square));
            for square in Square::all() {
                let touched = |&id: &NodeId| {
                    let mistakes = Mistakes::of(&game, id);
                    (game.flips(id) | mistakes.forgotten).contains(square)
                };
                let last = game.path(node).into_iter().rev().find(touched);
                let wrong_there = last.map_or(Bitboard::EMPTY, |id| {
                    let mistakes = Mistakes::of(&game, id);
                    mistakes.wrong | mistakes.forgotten
                });
                let fault = faults.iter().find(|fault| fault.square == square);
                assert_eq!(fault.is_some(), wrong_there.contains(square));
                assert!(fault.is_none_or(|fault| Some(fault.node) == last));
            }
        }
    }
}
