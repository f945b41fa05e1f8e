//! Any commands in any order, while searches run: nothing panics, no move is lost, no state is
//! illegal.

use huri_core::game::{Rules, Sign};
use huri_core::{Color, Game, Move, NodeId, Square, Symmetry};
use huri_session::clock::TimeControl;
use huri_session::command::EditCommand;
use huri_session::player::Sides;
use huri_session::settings::{Play, Settings, Shows};
use huri_session::start::{NewGame, Start};
use huri_session::view::Stage;
use huri_session::{Action, Command, View};
use huri_tests::Random;

use super::driver::*;

fn player(random: &mut Random) -> huri_session::Player {
    match random.below(3) {
        0 => engine(1 + random.below(30) as u8),
        _ => human(),
    }
}

fn square(random: &mut Random, view: &View) -> Square {
    let legal: Vec<Square> = view.legal_moves.squares().collect();
    if !legal.is_empty() && random.below(5) > 0 {
        return legal[random.below(legal.len())];
    }
    Square::from_index(random.below(64)).unwrap()
}

fn node(random: &mut Random, view: &View) -> NodeId {
    match view.list.len() {
        0 => NodeId::ROOT,
        n => view.list[random.below(n)].node,
    }
}

fn control(random: &mut Random) -> Option<TimeControl> {
    let main = ms(1000 * random.below(100) as u64);
    match random.below(6) {
        0 => Some(TimeControl::SuddenDeath { main }),
        1 => Some(TimeControl::Increment {
            main,
            increment: ms(500),
        }),
        2 => Some(TimeControl::ByoYomi {
            main,
            period: ms(2000),
            periods: 2,
        }),
        3 => Some(TimeControl::PerMove { time: main }),
        _ => None,
    }
}

fn new_game(random: &mut Random) -> NewGame {
    NewGame {
        players: Sides::from_fn(|_| player(random)),
        controls: Sides::from_fn(|_| control(random)),
        start: match random.below(8) {
            0 => Start::Handicap {
                corners: random.below(5) as u8,
                to: Color::White,
            },
            1 => Start::Random {
                n_plies: random.below(60) as u8,
                window: None,
            },
            2 => Start::Position(huri_tests::random_game(random.bits()).start()),
            3 => Start::Game(Box::new(huri_tests::random_game(random.bits()))),
            4 => Start::Listed,
            _ => Start::Standard,
        },
        rules: [
            Rules::Standard,
            Rules::Standard,
            Rules::Anti,
            Rules::Tabletop,
        ][random.below(4)],
    }
}

fn edit(random: &mut Random, view: &View) -> EditCommand {
    match random.below(10) {
        0 => EditCommand::Begin,
        1 => EditCommand::Clear,
        2 => EditCommand::Standard,
        3 => EditCommand::Turn(Color::White),
        4 => EditCommand::Apply(Symmetry::all().nth(random.below(8)).unwrap()),
        5 => EditCommand::SwapColors,
        6 => EditCommand::Undo,
        7 => EditCommand::Accept,
        8 => EditCommand::Cancel,
        _ => EditCommand::Put(square(random, view), Some(Color::Black)),
    }
}

fn command(random: &mut Random, view: &View) -> Command {
    match random.below(60) {
        0..=23 => Command::Place(square(random, view)),
        24..=25 => Command::TurnDisc(square(random, view)),
        26 => Command::NewGame(Box::new(new_game(random))),
        27 => Command::SetPlayer(Color::White, player(random)),
        28..=29 => Command::GoTo(node(random, view)),
        30 => Command::GoToPly(random.below(70)),
        31 => Command::Comment(node(random, view), "?".to_owned()),
        32 => Command::Sign(Some(Sign::Mistake)),
        33..=36 => Command::Edit(edit(random, view)),
        37 => Command::Paste(["f5d6c3", "nonsense", "f5d6a1", ""][random.below(4)].to_owned()),
        38 => Command::OpenGame(random.below(3)),
        39 => Command::Show(Shows::Stable),
        40 => Command::Settings(Box::new(Settings {
            play: Play {
                pace: [0, 0, 100][random.below(3)],
                confirm_passes: random.below(2) == 0,
                ..Play::default()
            },
            ..Settings::default()
        })),
        41 => Command::Open("two.txt".into()),
        _ => loop {
            let action = Action::ALL[random.below(Action::ALL.len())];
            if let Some(command) = action.command() {
                break command;
            }
        },
    }
}

/// What must hold after whatever was done.
fn check(table: &Table) {
    let view = table.view();
    let game = table.session.game();
    assert!(game.contains(view.here) && view.live.is_none_or(|live| game.contains(live)));
    for node in game.subtree(NodeId::ROOT) {
        let (Some(parent), Some(mv)) = (game.parent(node), game.mv(node)) else {
            continue;
        };
        let before = game.position(parent);
        let after = match (mv, game.turned(node)) {
            (Move::Place(square), Some(turned)) => before.play_turning(square, turned),
            _ => before.play(mv),
        };
        assert_eq!(
            after,
            Ok(game.position(node)),
            "every move in the tree is legal"
        );
    }
    let ply = view.line.iter().position(|&node| node == view.here);
    assert!(ply.map_or(view.here == NodeId::ROOT, |index| index + 1 == view.ply));
    assert_eq!(view.graph.len(), view.line.len() + 1);
    assert_eq!(view.list.len(), game.subtree(NodeId::ROOT).count() - 1);
    assert!(view.line.iter().all(|&node| game.contains(node)));
    match view.stage {
        Stage::Editing => return,
        Stage::Turn => {}
        _ => assert_eq!(view.position, game.position(view.here)),
    }
    if view.stage == Stage::Place {
        assert!(!view.legal_moves.is_empty(), "who is to place a disc can");
        assert!(view.sides[view.position.turn()].player.is_human());
    }
    if view.stage == Stage::Over {
        assert!(view.result.is_some());
    }
    let n_running = Color::BOTH.into_iter().filter(|&color| {
        view.sides[color]
            .clock
            .is_some_and(|clock| clock.is_running)
    });
    assert!(n_running.count() <= 1);
    if let Some(wake) = table.session.next_wake() {
        assert!(wake >= table.now || view.collection.is_some());
    }
}

/// The moves that somebody made and nobody deleted are in the tree.
fn is_within(small: &Game, large: &Game) -> bool {
    let mut merged = large.clone();
    let n = merged.subtree(NodeId::ROOT).count();
    merged.merge(small).is_ok() && merged.subtree(NodeId::ROOT).count() == n
}

fn run(seed: u64, n_commands: usize) {
    let mut random = Random::new(seed);
    let mut table = Table::with(at_once());
    table.disk.put("two.txt", b"f5d6\nf5f6\n");
    table.tell(Command::NewGame(Box::new(new_game(&mut random))).clone_or_standard());
    for _ in 0..n_commands {
        match random.below(8) {
            0 => table.wait(ms(random.below(3000) as u64)),
            1..=2 => {
                table.desk.answer_first();
                table.session.tick(table.now);
            }
            _ => {
                let view = table.view();
                let before = table.session.game().clone();
                let command = command(&mut random, &view);
                let result = table.session.apply(command.clone(), table.now);
                let after = table.session.game();
                let deletes = matches!(command, Command::DeleteMove | Command::CutAfter);
                let turns = matches!(command, Command::TurnDisc(_) | Command::TurningMend);
                let same_game =
                    before.start() == after.start() && before.tags.date == after.tags.date;
                let leaves = matches!(
                    command,
                    Command::NewGame(_)
                        | Command::PlayAgain
                        | Command::FetchBack
                        | Command::Resume
                        | Command::Open(_)
                        | Command::OpenGame(_)
                        | Command::Paste(_)
                        | Command::Edit(_)
                        | Command::Undo
                );
                if result.is_ok() && !deletes && !turns && !leaves && same_game {
                    assert!(is_within(&before, after), "{command:?} lost a move");
                }
            }
        }
        check(&table);
    }
}

trait OrStandard {
    fn clone_or_standard(self) -> Command;
}

impl OrStandard for Command {
    /// A game that needs a list of openings, which is not there, starts as usual.
    fn clone_or_standard(self) -> Command {
        match self {
            Command::NewGame(new_game) if new_game.start == Start::Listed => {
                Command::NewGame(Box::new(NewGame {
                    start: Start::Standard,
                    ..*new_game
                }))
            }
            other => other,
        }
    }
}

#[test]
fn ten_thousand_sequences_of_commands_leave_a_legal_game() {
    for seed in 0..10_000 {
        let result = std::panic::catch_unwind(|| run(seed, 25));
        assert!(result.is_ok(), "seed {seed}");
    }
}

#[test]
fn long_sessions_stay_in_order() {
    for seed in 0..20 {
        let result = std::panic::catch_unwind(|| run(1_000_000 + seed, 1000));
        assert!(result.is_ok(), "seed {seed}");
    }
}
