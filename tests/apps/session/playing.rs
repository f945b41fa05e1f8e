//! Rules, passes, taking back and the end, as a player meets them.

use huri_core::position::IllegalMove;
use huri_core::record::Format;
use huri_core::{Color, Move, NodeId, Position, Square};
use huri_session::command::EditCommand;
use huri_session::pacing::Shown;
use huri_session::player::Sides;
use huri_session::settings::{Play, Settings};
use huri_session::start::{NewGame, Start};
use huri_session::view::{Message, Stage};
use huri_session::{Command, Player, Refusal};

use super::driver::*;

fn overs(table: &Table) -> usize {
    let is_over = |notice: &&huri_session::view::Notice| matches!(notice.message, Message::Over(_));
    table.view().notices.iter().filter(is_over).count()
}

#[test]
fn the_engine_passes_when_it_has_no_move() {
    let mut table = Table::between(human(), engine(3));
    table.play(T1);
    let view = table.view();
    assert_eq!(table.moves().len(), 44);
    assert_eq!(table.moves().last(), Some(&Move::Pass));
    assert_eq!(view.last_pass, Some(Color::White));
    assert_eq!(view.position.turn(), Color::Black);
    assert_eq!(view.legal_moves.len(), 12);
    assert_eq!(discs(&view), (27, 20));
    assert!(view.result.is_none());
}

#[test]
fn a_blocked_human_passes_and_the_game_goes_on() {
    let mut table = Table::between(human(), human());
    table.play(T2);
    let view = table.view();
    assert_eq!(view.position.turn(), Color::White);
    assert_eq!(view.last_pass, Some(Color::Black));
    let legal: Vec<_> = view.legal_moves.squares().collect();
    assert_eq!(legal, [Square::C3, Square::G3, Square::B4]);
    assert_eq!((view.stage, view.result), (Stage::Place, None));
}

#[test]
fn the_side_that_can_move_keeps_moving_whoever_it_is() {
    for (black, white) in [(human(), engine(3)), (engine(3), human())] {
        let mut table = Table::between(black, white);
        table.play(T9);
        let view = table.view();
        assert_eq!(view.stage, Stage::Over);
        let result = view.result.unwrap();
        assert_eq!((result.discs.black, result.discs.white), (13, 51));
        assert_eq!(result.winner, Some(Color::White));
        assert_eq!(
            (view.sides.black.player, view.sides.white.player),
            (black, white)
        );
        let passes = table.moves().iter().filter(|mv| **mv == Move::Pass).count();
        assert_eq!(passes, 4);
    }
}

#[test]
fn a_pass_is_confirmed_where_that_is_set() {
    let settings = Settings {
        play: Play {
            confirm_passes: true,
            ..at_once().play
        },
        ..Settings::default()
    };
    let mut table = Table::with(settings);
    table.new_game(human(), human());
    table.play(T4);
    table.wait(ms(3_600_000));
    assert_eq!(table.view().stage, Stage::ConfirmPass);
    assert_eq!(table.moves().len(), 8);
    assert_eq!(
        table.refused(Command::Place(Square::C5)),
        Refusal::Illegal(IllegalMove::MustPass(Square::C5))
    );
    table.tell(Command::Pass);
    assert_eq!(table.moves().len(), 9);
    assert_eq!(table.view().stage, Stage::Place);

    // The engine's passes need nobody; and who hands his side to the engine need not confirm.
    table.tell(Command::Undo);
    table.place(Square::H6);
    assert_eq!(table.view().stage, Stage::ConfirmPass);
    table.tell(Command::SetPlayer(Color::Black, engine(3)));
    assert_eq!(table.moves().len(), 9);
}

#[test]
fn a_pass_is_shown_before_it_is_made_and_before_the_reply() {
    let mut table = Table::with(Settings::default());
    table.new_game(human(), human());
    table.play(T4);
    table.tell(Command::Undo);
    table.tell(Command::SetPlayer(Color::White, engine(3)));
    assert_eq!(table.moves().len(), 7);
    table.desk.answer(Move::Place(Square::H6), ms(0));
    table.session.tick(table.now);
    let view = table.view();
    assert!(matches!(
        view.shown,
        Some(Shown::Turning {
            square: Square::H6,
            ..
        })
    ));
    assert_eq!(
        table.moves().len(),
        8,
        "the pass is not made while discs turn"
    );
    let turned = table.session.next_wake().unwrap();
    table.now = turned;
    table.session.tick(table.now);
    let view = table.view();
    assert!(matches!(
        view.shown,
        Some(Shown::Passing {
            color: Color::Black,
            ..
        })
    ));
    assert_eq!((view.stage, table.moves().len()), (Stage::Passing, 8));
    assert!(
        !table.desk.is_asked(),
        "nothing to think about before the pass"
    );
    table.settle();
    assert_eq!(table.moves().len(), 9);
    assert_eq!(table.view().last_pass, Some(Color::Black));
    assert!(table.desk.is_asked());
}

#[test]
fn passes_are_taken_back_and_redone_like_moves() {
    let mut table = Table::between(human(), human());
    table.play(T4);
    table.play("c5");
    let seen = |table: &Table| {
        let view = table.view();
        (
            view.position,
            view.last_move,
            view.last_pass,
            view.list.len(),
            view.ply,
            view.stage,
        )
    };
    let end = seen(&table);
    table.tell(Command::Undo);
    let before = seen(&table);
    assert_eq!(before.2, Some(Color::Black));
    table.tell(Command::Undo);
    assert_eq!(table.view().ply, 7);
    table.tell(Command::Redo);
    assert_eq!(seen(&table), before);
    table.tell(Command::Redo);
    assert_eq!(seen(&table), end);
    assert_eq!(table.refused(Command::Redo), Refusal::NothingToRedo);
}

#[test]
fn clicks_on_a_finished_game_change_nothing() {
    let mut table = Table::between(human(), human());
    table.play(T6);
    let view = table.view();
    assert_eq!(view.stage, Stage::Over);
    for square in Square::all().take(10) {
        assert_eq!(table.refused(Command::Place(square)), Refusal::GameOver);
    }
    assert_eq!(table.refused(Command::Pass), Refusal::GameOver);
    assert_eq!(table.refused(Command::Hint), Refusal::GameOver);
    assert_eq!(table.refused(Command::Resign), Refusal::GameOver);
    assert_eq!(table.moves().len(), 13);
    let result = table.view().result.unwrap();
    assert_eq!((result.discs.black, result.discs.white), (15, 2));
    assert_eq!(
        (result.outcome.score, result.outcome.discs()),
        (60, (62, 2))
    );
    table.tell(Command::Undo);
    assert_eq!(
        (table.view().stage, table.moves().len()),
        (Stage::Place, 12)
    );
    assert_eq!(table.view().result, None);
}

#[test]
fn two_engines_pass_once_where_one_must() {
    let mut table = Table::between(engine(3), engine(4));
    table.play(T10);
    assert_eq!(table.moves()[55..], [Move::Pass]);
    table.play_on();
    let moves = table.moves();
    let doubled = moves
        .windows(2)
        .any(|pair| pair == [Move::Pass, Move::Pass]);
    assert!(!doubled, "never two passes in a row");
    assert_eq!(overs(&table), 1);

    // Saved in any format that holds moves, it comes to the same end when it is opened.
    let (end, result) = (table.position(), table.view().result);
    for (format, name) in [
        (Format::Huri, "end.huri.json"),
        (Format::Ggf, "end.ggf"),
        (Format::Sgf, "end.sgf"),
        (Format::Pgn, "end.pgn"),
        (Format::Transcript, "end.txt"),
        (Format::Wthor, "end.wtb"),
    ] {
        table.tell(Command::SaveAs {
            path: name.into(),
            format,
            overwrite: false,
        });
        let mut other = Table::on(table.disk.clone(), Some(at_once()));
        other.tell(Command::Open(name.into()));
        let game = other.session.game();
        let opened: Vec<_> = game.moves().collect();
        assert_eq!(opened, moves, "{name}");
        assert_eq!(game.position(game.end()), end, "{name}");
        other.tell(Command::End);
        let opened = other.view().result.expect("a finished game has a result");
        let result = result.expect("so has the one that was played");
        assert_eq!(
            (opened.winner, opened.discs, opened.outcome.score),
            (result.winner, result.discs, result.outcome.score),
            "{name}"
        );
    }
}

#[test]
fn a_draw_is_a_draw() {
    let mut table = Table::between(human(), human());
    table.play(T8);
    let view = table.view();
    assert_eq!(discs(&view), (32, 32));
    let result = view.result.unwrap();
    assert_eq!((result.winner, result.outcome.discs()), (None, (32, 32)));
    assert_eq!(table.moves().len(), 61);
    assert_eq!(table.moves()[58], Move::Pass);
}

#[test]
fn a_draw_with_empty_squares_is_one_too() {
    let mut table = Table::between(human(), human());
    table.play(LEVEL_WITH_EMPTIES);
    let view = table.view();
    assert_eq!((view.stage, discs(&view)), (Stage::Over, (31, 31)));
    let result = view.result.unwrap();
    assert_eq!((result.winner, result.outcome.discs()), (None, (32, 32)));
}

#[test]
fn a_wipe_out_ends_the_game_at_once() {
    let mut table = Table::between(human(), engine(3));
    table.play(T5);
    let view = table.view();
    let result = view.result.unwrap();
    assert_eq!((result.discs.black, result.discs.white), (13, 0));
    assert_eq!(result.outcome.discs(), (64, 0));
    assert_eq!((overs(&table), table.moves().len()), (1, 9));
    assert!(!table.desk.is_asked());
}

#[test]
fn a_pass_with_moves_is_refused() {
    let mut table = Table::between(human(), human());
    let refusal = table.refused(Command::Pass);
    assert_eq!(refusal, Refusal::Illegal(IllegalMove::PassWithMoves));
    assert_eq!(
        table.session.allowed(huri_session::Action::Pass),
        Err(refusal)
    );
}

#[test]
fn nothing_is_played_for_the_engine() {
    let mut table = Table::between(engine(3), human());
    assert_eq!(
        table.view().legal_moves.len(),
        0,
        "no marks while it is not our turn"
    );
    for square in Position::START.legal_moves() {
        assert_eq!(table.refused(Command::Place(square)), Refusal::EnginesTurn);
    }
    assert_eq!(table.refused(Command::Hint), Refusal::EnginesTurn);
    assert_eq!(table.moves().len(), 0);
}

#[test]
fn the_start_is_right_and_the_choice_of_sides_holds() {
    let mut table = Table::between(engine(3), human());
    for _ in 0..3 {
        table.tell(Command::PlayAgain);
        let view = table.view();
        let at = |square: Square| view.position.disc(square);
        assert_eq!(
            [Square::D4, Square::E4, Square::D5, Square::E5].map(at),
            [Color::White, Color::Black, Color::Black, Color::White].map(Some)
        );
        assert_eq!(view.position.turn(), Color::Black);
        assert_eq!(
            (view.sides.black.player, view.sides.white.player),
            (engine(3), human())
        );
    }
    let settings = table.session.settings().new_game;
    assert_eq!(settings.players.white, Player::Human);
}

#[test]
fn a_new_game_during_a_search_is_clean() {
    let mut table = Table::between(engine(20), human());
    for round in 0..20 {
        assert!(table.desk.is_asked());
        if round % 2 == 0 {
            // The old search answers after all.
            table.desk.answer(Move::Place(Square::F5), ms(5));
        }
        table.tell(Command::NewGame(Box::new(NewGame {
            players: Sides {
                black: engine(20),
                white: human(),
            },
            ..NewGame::default()
        })));
        table.session.tick(table.now);
        let view = table.view();
        if round % 2 == 0 {
            // It was heard before the new game began, and lies in the old one.
            assert_eq!((view.position, view.ply), (Position::START, 0));
        }
        assert_eq!(view.last_move, None);
        assert!(view.hints.is_empty());
    }
}

#[test]
fn answers_that_come_late_do_not_count() {
    let mut table = Table::between(engine(20), human());
    let question = table.desk.0.borrow().open.clone().unwrap();
    table.tell(Command::SetPlayer(Color::Black, human()));
    table.tell(Command::Place(Square::D3));
    table
        .desk
        .0
        .borrow_mut()
        .events
        .push_back(huri_session::worker::EngineEvent::Done {
            ticket: question.ticket,
            analysis: Some(analysis(
                question.board,
                &[],
                huri_core::Value::estimate(0),
                ms(1),
            )),
        });
    table.wait(ms(100));
    assert_eq!(table.moves(), [Move::Place(Square::D3)]);
}

#[test]
fn taking_back_during_a_search_leaves_a_playable_game() {
    let mut table = Table::between(human(), engine(20));
    table.play("f5d6");
    table.tell(Command::Place(Square::C3));
    assert_eq!(table.view().stage, Stage::Engine);
    table.tell(Command::Undo);
    assert_eq!((table.view().stage, table.moves().len()), (Stage::Place, 2));
    assert!(table.desk.0.borrow().stopped);
    table.desk.answer_first();
    table.wait(ms(1000));
    assert_eq!(table.moves().len(), 2, "the old answer does not land");
    table.tell(Command::Redo);
    assert_eq!(
        (table.view().stage, table.moves().len()),
        (Stage::Engine, 3)
    );
    assert!(table.desk.is_asked());
}

#[test]
fn what_was_taken_back_is_kept_as_a_variation_when_play_goes_on_otherwise() {
    let mut table = Table::between(human(), engine(3));
    table.play("f5d6c3");
    table.desk.answer(Move::Place(Square::D3), ms(0));
    table.settle();
    table.tell(Command::Undo);
    assert_eq!(table.moves().len(), 2);
    table.tell(Command::Place(Square::C4));
    let game = table.session.game();
    let main: Vec<_> = game.moves().map(|mv| mv.to_string()).collect();
    assert_eq!(main, ["f5", "d6", "c4"]);
    let view = table.view();
    assert!(
        view.list
            .iter()
            .any(|entry| entry.mv == Move::Place(Square::C3) && entry.depth == 1)
    );
    assert!(view.list.iter().all(|entry| !entry.is_taken_back));
}

#[test]
fn the_human_sees_his_discs_turn_before_the_reply() {
    let mut table = Table::with(Settings::default());
    table.new_game(human(), engine(3));
    table.tell(Command::Place(Square::F5));
    table.desk.answer(Move::Place(Square::D6), ms(1));
    table.wait(ms(1));
    assert_eq!(table.moves().len(), 1, "the reply is here but waits");
    assert!(table.session.is_animating());
    let wake = table.session.next_wake().unwrap();
    assert!(wake > table.now && wake <= table.now + ms(1000));
    table.now = wake;
    table.session.tick(wake);
    assert_eq!(table.moves().len(), 2);
    assert!(matches!(
        table.view().shown,
        Some(Shown::Turning {
            square: Square::D6,
            ..
        })
    ));

    // With no pace nothing waits.
    table.tell(Command::Settings(Box::new(at_once())));
    table.settle();
    table.tell(Command::Place(Square::C3));
    table.desk.answer(Move::Place(Square::D3), ms(1));
    table.session.tick(table.now);
    assert_eq!(table.moves().len(), 4);
    assert_eq!(table.view().shown, None);
    assert_eq!(table.session.next_wake(), None, "idle costs nothing");
}

#[test]
fn taking_back_while_discs_turn_shows_nothing_half_turned() {
    let mut table = Table::with(Settings::default());
    table.new_game(human(), human());
    table.tell(Command::Place(Square::F5));
    assert!(table.session.is_animating());
    table.tell(Command::Undo);
    let view = table.view();
    assert_eq!((view.shown, view.position), (None, Position::START));
    assert_eq!(view.last_move, None);
}

#[test]
fn one_click_twice_is_one_move() {
    let mut table = Table::between(human(), human());
    table.tell(Command::Place(Square::F5));
    let refusal = table.refused(Command::Place(Square::F5));
    assert_eq!(refusal, Refusal::Illegal(IllegalMove::Occupied(Square::F5)));
    assert_eq!(table.moves().len(), 1);
}

#[test]
fn the_end_is_told_once_and_names_the_winner_whoever_moves_last() {
    // White, the engine, makes the last move of this game.
    let mut table = Table::between(human(), engine(3));
    table.play(T9);
    assert_eq!(overs(&table), 1);
    table.tell(Command::Undo);
    table.tell(Command::Redo);
    table.tell(Command::Back);
    table.tell(Command::ReturnToGame);
    assert_eq!(table.view().stage, Stage::Over);
    assert_eq!(overs(&table), 1, "it is not told again");
    let n_entries = table.view().list.len();
    assert_eq!(n_entries, table.moves().len(), "no entry is doubled");
}

#[test]
fn going_back_right_after_the_end_stays_where_it_was_put() {
    let mut table = Table::between(human(), human());
    table.play(T6);
    table.tell(Command::Back);
    let here = table.view().here;
    table.wait(ms(60_000));
    assert_eq!(table.view().here, here);
    assert_eq!(table.view().stage, Stage::Beside);
}

#[test]
fn sides_can_change_in_mid_game() {
    let mut table = Table::between(human(), engine(3));
    table.play("f5d6");
    table.tell(Command::SwapSides);
    assert_eq!(table.view().stage, Stage::Engine);
    table.desk.answer(Move::Place(Square::C3), ms(0));
    table.settle();
    let view = table.view();
    assert_eq!(
        (view.sides.white.player, view.stage),
        (human(), Stage::Place)
    );
    assert_eq!(view.ply, 3);
    table.tell(Command::Undo);
    assert_eq!(table.view().ply, 1, "to White's own last decision");
    table.tell(Command::Redo);
    assert_eq!(table.view().ply, 3);
}

#[test]
fn a_stopped_engine_says_so_and_goes_on_when_told() {
    let mut table = Table::between(engine(20), human());
    table.tell(Command::Pause);
    assert_eq!(table.view().stage, Stage::Paused);
    assert_eq!(table.view().thinking, None);
    assert!(table.view().sides.black.is_to_move);
    assert_eq!(table.refused(Command::Pause), Refusal::Paused);
    assert_eq!(table.refused(Command::MoveNow), Refusal::Paused);
    table.desk.answer_first();
    table.wait(ms(10_000));
    assert_eq!(table.moves().len(), 0);
    table.tell(Command::Continue);
    assert!(table.view().thinking.is_some());
    table.desk.answer_first();
    table.settle();
    assert_eq!(table.moves().len(), 1);
}

#[test]
fn the_engine_can_be_told_to_move_now() {
    let mut table = Table::between(engine(20), human());
    assert!(!table.desk.0.borrow().stopped);
    table.tell(Command::MoveNow);
    assert!(
        table.desk.0.borrow().stopped,
        "the search ends, and its answer counts"
    );
    assert!(table.view().thinking.unwrap().is_hurried);
    table.desk.answer_first();
    table.session.tick(table.now);
    assert_eq!(table.moves().len(), 1);
    assert_eq!(table.refused(Command::MoveNow), Refusal::EngineNotThinking);
}

#[test]
fn an_unfinished_game_is_kept_and_fetched_back() {
    let mut table = Table::between(human(), human());
    table.play("f5d6c3");
    let before = table.view();
    table.new_game(human(), engine(3));
    assert_eq!(table.view().notices.last().unwrap().message, Message::Kept);
    table.play("f5");
    table.tell(Command::FetchBack);
    let after = table.view();
    assert_eq!(
        (after.position, after.here, after.stage),
        (before.position, before.here, before.stage)
    );
    assert_eq!(after.sides.white.player, human());
    // And the other one is kept in turn.
    table.tell(Command::FetchBack);
    assert_eq!(table.moves().len(), 1);
    assert_eq!(table.view().stage, Stage::Engine);
}

#[test]
fn resigning_ends_the_game_and_can_be_taken_back() {
    let mut table = Table::between(human(), engine(3));
    table.play("f5d6");
    table.tell(Command::Resign);
    let result = table.view().result.unwrap();
    assert_eq!(
        (result.winner, result.outcome.score),
        (Some(Color::White), -64)
    );
    assert_eq!(table.refused(Command::Place(Square::C3)), Refusal::GameOver);
    table.tell(Command::Undo);
    assert_eq!((table.view().stage, table.moves().len()), (Stage::Place, 2));
    assert_eq!(table.session.game().tags.outcome, None);
}

#[test]
fn cancelling_the_editor_changes_nothing() {
    let mut table = Table::between(human(), human());
    table.play("f5d6");
    let before = table.view();
    table.tell(Command::Edit(EditCommand::Begin));
    for square in [
        Square::A1,
        Square::B1,
        Square::C1,
        Square::D1,
        Square::E1,
        Square::F5,
    ] {
        table.tell(Command::Edit(EditCommand::Put(square, Some(Color::White))));
    }
    table.tell(Command::Edit(EditCommand::Turn(Color::White)));
    assert_eq!(table.view().stage, Stage::Editing);
    assert_eq!(table.refused(Command::Undo), Refusal::Editing);
    table.tell(Command::Edit(EditCommand::Cancel));
    assert_eq!(table.view(), before);
    assert_eq!(
        table.refused(Command::Edit(EditCommand::Accept)),
        Refusal::NotEditing
    );
}

#[test]
fn an_edited_position_is_played_and_taken_back_past_the_edit() {
    let mut table = Table::between(human(), human());
    table.play("f5d6");
    let before = table.view();
    table.tell(Command::Edit(EditCommand::Begin));
    table.tell(Command::Edit(EditCommand::Put(
        Square::F4,
        Some(Color::White),
    )));
    table.tell(Command::Edit(EditCommand::Turn(Color::White)));
    table.tell(Command::Edit(EditCommand::Accept));
    let edited = table.view();
    assert_eq!(
        (edited.position.turn(), edited.last_move),
        (Color::White, None)
    );
    assert_eq!(edited.position.disc(Square::F4), Some(Color::White));
    let square = edited.legal_moves.first().unwrap();
    table.tell(Command::Place(square));
    assert_eq!(table.view().last_move, Some(square));
    table.tell(Command::Undo);
    assert_eq!(
        (table.view().position, table.view().last_move),
        (edited.position, None)
    );
    table.tell(Command::Undo);
    let after = table.view();
    assert_eq!(
        (after.position, after.last_move),
        (before.position, before.last_move)
    );
    assert_eq!(after.position.turn(), Color::Black);
}

#[test]
fn random_starts_are_reached_by_their_own_legal_moves() {
    let mut rng = fastrand::Rng::with_seed(11);
    for number in 0..10_000 {
        let n_plies = number as u8 % 40;
        let game = Start::random(n_plies, None, &mut rng).unwrap();
        let moves: Vec<_> = game.moves().collect();
        assert_eq!(moves.len(), usize::from(n_plies));
        let mut position = Position::START;
        for &mv in &moves {
            position = position.play(mv).expect("each move is legal");
        }
        let placed = moves.iter().filter(|mv| **mv != Move::Pass).count();
        assert_eq!(position.board().occupied().len() as usize, 4 + placed);
        assert!(
            !position.legal_moves().is_empty(),
            "there is something to play"
        );
    }
}

#[test]
fn balanced_starts_are_balanced_as_a_deeper_search_sees_them() {
    use huri_ai::{Engine, Limits, Options};
    let mut engine = Engine::new(Options::default());
    let mut rng = fastrand::Rng::with_seed(5);
    let mut apart = Vec::new();
    for n_plies in [4, 8, 12, 16, 20] {
        let game = Start::random(n_plies, Some(2), &mut rng).expect("some are balanced");
        let board = game.position(game.end()).board();
        let stop = std::sync::atomic::AtomicBool::new(false);
        let analysis = engine.search(board, &Limits::depth(10), &stop, &mut |_| ());
        apart.push(analysis.unwrap().best().value.hundredths.abs());
    }
    assert!(apart.iter().all(|&apart| apart <= 600), "{apart:?}");
    assert!(Start::random(40, Some(0), &mut rng).is_none_or(|game| game.outcome().is_none()));
}

#[test]
fn an_opening_drawn_by_lot_is_not_taken_back() {
    let mut table = Table::with(at_once());
    table.start(NewGame {
        players: Sides {
            black: human(),
            white: human(),
        },
        start: Start::Random {
            n_plies: 8,
            window: None,
        },
        ..NewGame::default()
    });
    assert_eq!(table.moves().len(), 8);
    assert_eq!(table.refused(Command::Undo), Refusal::NothingToUndo);
    let square = table.view().legal_moves.first().unwrap();
    table.tell(Command::Place(square));
    table.tell(Command::Undo);
    assert_eq!(table.moves().len(), 8);
    assert_eq!(table.refused(Command::Undo), Refusal::NothingToUndo);
}

#[test]
fn a_handicap_gives_corners_and_the_first_move_to_the_giver() {
    let mut table = Table::with(at_once());
    table.start(NewGame {
        players: Sides {
            black: human(),
            white: engine(9),
        },
        start: Start::Handicap {
            corners: 2,
            to: Color::Black,
        },
        ..NewGame::default()
    });
    let view = table.view();
    assert_eq!(discs(&view), (4, 2));
    assert_eq!(view.position.turn(), Color::White);
    assert_eq!(view.position.disc(Square::A1), Some(Color::Black));
    assert_eq!(view.position.disc(Square::H8), Some(Color::Black));
    table.play_on();
    assert_eq!(table.view().stage, Stage::Over);
}

#[test]
fn an_engine_that_breaks_down_is_told_and_leaves_a_playable_game() {
    let mut table = Table::between(engine(3), human());
    let ticket = table.desk.0.borrow().open.clone().unwrap().ticket;
    table
        .desk
        .0
        .borrow_mut()
        .events
        .push_back(huri_session::worker::EngineEvent::Failed { ticket });
    table.session.tick(table.now);
    assert_eq!(table.view().stage, Stage::Paused);
    assert_eq!(
        table.view().notices.last().unwrap().message,
        Message::EngineFailed
    );
    table.tell(Command::SetPlayer(Color::Black, human()));
    table.tell(Command::Continue);
    table.tell(Command::Place(Square::F5));
    assert_eq!(table.moves().len(), 1);
}

#[test]
fn places_of_another_game_are_refused() {
    let mut table = Table::between(human(), human());
    table.play("f5d6c3d3");
    let deep = table.view().here;
    table.new_game(human(), human());
    assert_eq!(table.refused(Command::GoTo(deep)), Refusal::NoSuchNode);
    table.tell(Command::GoTo(NodeId::ROOT));
    let comment = Command::Comment(deep, "lost".to_owned());
    assert_eq!(table.refused(comment), Refusal::NoSuchNode);
}
