//! The wooden board in a session: discs turned by hand.

use huri_core::game::Rules;
use huri_core::{Bitboard, Color, Move, Square};
use huri_session::player::Sides;
use huri_session::settings::{Play, Settings, TurningHelp};
use huri_session::start::NewGame;
use huri_session::view::{Message, Stage};
use huri_session::{Command, Player, Refusal};

use super::driver::*;

fn wooden(black: Player, white: Player, help: bool) -> Table {
    let help = if help {
        TurningHelp::Tell
    } else {
        TurningHelp::Strict
    };
    wooden_with(black, white, help)
}

fn wooden_with(black: Player, white: Player, help: TurningHelp) -> Table {
    let settings = Settings {
        play: Play {
            turning_help: help,
            ..at_once().play
        },
        ..Settings::default()
    };
    let mut table = Table::with(settings);
    table.start(NewGame {
        players: Sides { black, white },
        rules: Rules::Tabletop,
        ..NewGame::default()
    });
    table
}

#[test]
fn discs_are_placed_turned_and_left_as_they_lie() {
    let mut table = wooden(human(), human(), false);
    table.tell(Command::Place(Square::F5));
    let view = table.view();
    assert_eq!(
        (view.stage, view.position.turn()),
        (Stage::Turn, Color::Black)
    );
    assert_eq!(view.position.disc(Square::F5), Some(Color::Black));
    assert_eq!(view.position.disc(Square::E5), Some(Color::White));
    assert_eq!(view.sides.black.supply, Some(29));
    assert!(matches!(
        table.refused(Command::Place(Square::D3)),
        Refusal::Turning(_)
    ));
    table.tell(Command::TurnDisc(Square::E5));
    table.tell(Command::TurnDisc(Square::D4));
    table.tell(Command::TurnDisc(Square::D4));
    assert_eq!(table.view().turning.unwrap().turned, Square::E5.bit());
    table.tell(Command::TurningDone);
    let view = table.view();
    assert_eq!(
        (view.stage, view.position.turn(), view.ply),
        (Stage::Place, Color::White, 1)
    );
    assert!(view.standing.is_empty());

    // White forgets to turn, and has it stand when Black has moved.
    table.tell(Command::Place(Square::D6));
    table.tell(Command::TurningDone);
    assert_eq!(table.view().ply, 2);
    table.tell(Command::Place(table.view().legal_moves.first().unwrap()));
    table.tell(Command::TurningMend);
    table.tell(Command::TurningDone);
    assert!(table.view().list[1].is_turned_wrongly);
    assert!(!table.view().list[2].is_turned_wrongly);
    assert_eq!(
        table
            .session
            .game()
            .flips(table.session.game().path(table.view().here)[1]),
        Bitboard::EMPTY
    );
}

#[test]
fn a_turn_may_be_mended_until_the_other_has_moved() {
    let mut table = wooden(human(), human(), false);
    table.tell(Command::Place(Square::F5));
    table.tell(Command::TurningDone);
    table.tell(Command::TurnDisc(Square::E5));
    assert_eq!(table.view().position.disc(Square::E5), Some(Color::Black));
    assert_eq!((table.view().ply, table.view().stage), (1, Stage::Place));
    assert!(!table.view().list[0].is_turned_wrongly);
    assert_eq!(table.view().list.len(), 1, "mended, not added");
}

#[test]
fn help_tells_mistakes_once_and_lets_them_stand_when_told_so_again() {
    let mut table = wooden(human(), engine(3), true);
    table.tell(Command::Place(Square::F5));
    table.tell(Command::TurnDisc(Square::E4));
    table.tell(Command::TurningDone);
    let view = table.view();
    assert_eq!(view.stage, Stage::Turn, "not done yet");
    let told = view.turning.unwrap().told.unwrap();
    assert_eq!(
        (told.wrong, told.forgotten),
        (Square::E4.bit(), Square::E5.bit())
    );
    assert!(matches!(
        view.notices.last().unwrap().message,
        Message::Mistakes(_)
    ));
    table.tell(Command::TurnDisc(Square::E5));
    assert_eq!(table.view().turning.unwrap().told, None);
    table.tell(Command::TurningDone);
    table.tell(Command::TurningDone);
    let view = table.view();
    assert_eq!((view.stage, view.ply), (Stage::Engine, 1));
    assert_eq!(view.standing.len(), 1);
    // The engine plays on from whatever lies there, and turns rightly.
    assert!(table.desk.answer_first());
    table.settle();
    assert!(!table.view().list[1].is_turned_wrongly);
    assert_eq!(
        table.refused(Command::TurnDisc(Square::E4)),
        Refusal::EnginesTurn
    );
}

#[test]
fn the_discs_to_turn_are_shown_where_that_is_wanted() {
    for (help, asked) in [
        (TurningHelp::Strict, None),
        (TurningHelp::Tell, None),
        (TurningHelp::Rows, Some(Square::E5.bit())),
    ] {
        let mut table = wooden_with(human(), human(), help);
        table.tell(Command::Place(Square::F5));
        assert_eq!(table.view().turning.unwrap().asked, asked, "{help:?}");
    }
}

#[test]
fn a_placed_disc_is_taken_back_before_the_turn_is_done() {
    let mut table = wooden(human(), human(), true);
    table.tell(Command::Place(Square::F5));
    table.tell(Command::Undo);
    assert_eq!((table.view().stage, table.view().ply), (Stage::Place, 0));
    assert_eq!(table.refused(Command::TurningDone), Refusal::NothingPlaced);
    table.tell(Command::Place(Square::D3));
    table.tell(Command::TurningMend);
    table.tell(Command::TurningDone);
    assert_eq!(table.moves(), [Move::Place(Square::D3)]);
}

#[test]
fn hands_are_off_where_discs_turn_by_themselves() {
    let mut table = Table::between(human(), human());
    assert_eq!(
        table.refused(Command::TurnDisc(Square::D4)),
        Refusal::NotByHand
    );
    assert_eq!(table.refused(Command::TurningDone), Refusal::NotByHand);
    assert_eq!(table.refused(Command::TurningMend), Refusal::NotByHand);
    assert_eq!(table.view().sides.black.supply, None);
}

#[test]
fn a_game_by_hand_is_played_to_its_end_with_rightly_turned_discs() {
    let mut table = wooden(human(), human(), true);
    let mut n_handed = 0;
    for square in squares(T9) {
        table.settle();
        table.tell(Command::Place(square));
        let view = table.view();
        let was_handed = view.turning.unwrap().was_handed_over;
        let mover = view.position.turn();
        assert_eq!(view.sides[mover].was_handed_disc, was_handed);
        assert!(!view.sides[!mover].was_handed_disc);
        n_handed += usize::from(was_handed);
        table.tell(Command::TurningMend);
        table.tell(Command::TurningDone);
    }
    let view = table.view();
    assert_eq!((view.stage, discs(&view)), (Stage::Over, (13, 51)));
    assert!(view.list.iter().all(|entry| !entry.is_turned_wrongly));
    let handed = |notice: &&huri_session::view::Notice| {
        matches!(notice.message, Message::HandedOver { to: Color::White })
    };
    assert!(
        view.notices.iter().filter(handed).count() > 0,
        "White runs out of discs"
    );
    // Looking back, the same discs are seen to have been handed over.
    let mut n_seen = 0;
    for ply in 1..=view.ply {
        table.tell(Command::GoToPly(ply));
        let sides = table.view().sides;
        n_seen += usize::from(sides.black.was_handed_disc || sides.white.was_handed_disc);
    }
    assert_eq!(n_seen, n_handed);
}
