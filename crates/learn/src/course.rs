//! The course: short steps, each a position, a task and what is right.

use huri_core::{Bitboard, Position, Square};
use huri_i18n::Text;
use huri_i18n::text::{Course, Game};

use crate::board::{self, after, board};

/// A step of the course. Black is to move wherever a move is asked for.
#[derive(Clone, Debug)]
pub struct Step {
    /// Its name, by which progress is remembered: it never changes.
    pub id: &'static str,
    /// Its title.
    pub title: Text,
    /// What to do, in words.
    pub says: Text,
    /// Where.
    pub position: Position,
    /// What to do.
    pub task: Task,
    /// What is said when it is done.
    pub right: Text,
}

/// What a step asks for.
#[derive(Clone, Debug)]
pub enum Task {
    /// Place a disc on one of these squares.
    Place {
        /// Where it is right.
        answers: Bitboard,
        /// What is said of a legal move elsewhere.
        wrong: fn(Position, Square) -> Text,
    },
    /// A disc is placed here: mark the discs that turn.
    Mark {
        /// Where the disc is placed.
        placed: Square,
    },
    /// Pass.
    Pass,
    /// Choose one of some answers.
    Choose {
        /// The answers.
        options: Vec<Text>,
        /// The index of the right one.
        right: usize,
        /// What is said of the others.
        wrong: Text,
    },
}

/// For tasks in which only right moves are legal.
fn cannot_happen(_: Position, square: Square) -> Text {
    Game::TurnsNothing { square }.into()
}

/// All steps, in order.
pub fn steps() -> Vec<Step> {
    use Course as C;
    let step = |id, title: Course, says: Course, position, task, right: Course| Step {
        id,
        title: title.into(),
        says: says.into(),
        position,
        task,
        right: right.into(),
    };
    let place = |answers: Bitboard, wrong| Task::Place { answers, wrong };
    let colors = [Text::from(Game::Black), Text::from(Game::White)];
    vec![
        step(
            "first",
            C::FirstTitle,
            C::FirstTask,
            Position::START,
            place(Position::START.legal_moves(), cannot_happen),
            C::FirstRight,
        ),
        step(
            "diagonal",
            C::DiagonalTitle,
            C::DiagonalTask,
            board(
                "--------
         -X------
         --OO----
         --OO----
         ----O---
         --------
         --------
         --------",
            ),
            place(Square::F6.bit(), cannot_happen),
            C::DiagonalRight,
        ),
        step(
            "directions",
            C::DirectionsTitle,
            C::DirectionsTask,
            after("c4 e3 f3 c5 e6 d6"),
            place(Square::C6.bit(), |_, square| {
                C::DirectionsWrong { square }.into()
            }),
            C::DirectionsRight,
        ),
        step(
            "all",
            C::AllTitle,
            C::AllTask,
            board::star(),
            Task::Mark { placed: Square::D4 },
            C::AllRight,
        ),
        step(
            "chain",
            C::ChainTitle,
            C::ChainTask,
            board::chain(),
            Task::Mark { placed: Square::E4 },
            C::ChainRight,
        ),
        step(
            "jump",
            C::JumpTitle,
            C::JumpTask,
            board::jump(),
            Task::Mark { placed: Square::A4 },
            C::JumpRight,
        ),
        step(
            "pass",
            C::PassTitle,
            C::PassTask,
            board::pass(),
            Task::Pass,
            C::PassRight,
        ),
        step(
            "must",
            C::MustTitle,
            C::MustTask,
            after("d3 e3 f5 e6 f6 c4 d6 c5 e2 f2 b4 e1 g1 g3"),
            place(Square::F1.bit(), cannot_happen),
            C::MustRight,
        ),
        step(
            "end",
            C::EndTitle,
            C::EndTask,
            board::early_end(),
            Task::Choose {
                options: [&colors[..], &[C::Nobody.into()]].concat(),
                right: 2,
                wrong: C::EndWrong.into(),
            },
            C::EndRight,
        ),
        step(
            "count",
            C::CountTitle,
            C::CountTask,
            full(),
            Task::Choose {
                options: [&colors[..], &[C::Draw.into()]].concat(),
                right: 1,
                wrong: C::CountWrong.into(),
            },
            C::CountRight,
        ),
        step(
            "corner",
            C::CornerTitle,
            C::CornerTask,
            after("f5 f6 e6 d6 c6 e3 g6 g7 e2 h6"),
            place(Square::H8.bit(), |_, square| {
                C::CornerWrong { square }.into()
            }),
            C::CornerRight,
        ),
        step(
            "gift",
            C::GiftTitle,
            C::GiftTask,
            after("e6 f4 f3 d6 g4 h4 h5 f7 h3 f2 e2 g2"),
            place(Square::C4.bit(), |_, square| C::GiftWrong { square }.into()),
            C::GiftRight,
        ),
        step(
            "edge",
            C::EdgeTitle,
            C::EdgeTask,
            after("f5 f6 e6 d6 c6 e3 g6 g7 e2 h6 h8 g8 c3 b6 d7 e8 c8 f4 g4 f3"),
            place(Square::F8.bit(), |_, square| C::EdgeWrong { square }.into()),
            C::EdgeRight,
        ),
        step(
            "quiet",
            C::QuietTitle,
            C::QuietTask,
            after("f5 f6 e6 d6 c7 e3"),
            place(Square::F4.bit(), |_, square| {
                C::QuietWrong { square }.into()
            }),
            C::QuietRight,
        ),
        step(
            "mobility",
            C::MobilityTitle,
            C::MobilityTask,
            after("c4 c5 c6 e3 f5 g6"),
            place(Square::E2.bit(), |position, square| {
                let count = position.board().after(square).legal_moves().len();
                C::MobilityWrong { count, square }.into()
            }),
            C::MobilityRight,
        ),
        step(
            "parity",
            C::ParityTitle,
            C::ParityTask,
            board(
                "OOOOOOOO
                 XXXOOOOO
                 OXXXOOXO
                 OOXOXOOO
                 -OOXXOOO
                 -OOOXOXO
                 OOXXXXXX
                 X-XXXXXX",
            ),
            place(Square::B8.bit(), |_, square| {
                C::ParityWrong { square }.into()
            }),
            C::ParityRight,
        ),
    ]
}

/// A full board, 31 to 33.
fn full() -> Position {
    after(
        "f5 d6 c3 d3 c4 f4 f6 f3 e6 e7 d7 g6 g5 c5 b6 c6 b5 c7 f8 e8 f7 h6 d2 g4 c8 b3 b4 a5 d8 \
         e2 e3 a4 f1 f2 a6 a7 h3 h5 h4 h2 g7 b7 a8 e1 g3 g1 c1 b8 c2 h8 h7 d1 a3 b1 h1 g8 a1 b2 \
         a2 g2",
    )
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use huri_core::{Board, Color};

    use super::*;

    fn position(id: &str) -> (Position, Bitboard) {
        let steps = steps();
        let step = steps.iter().find(|step| step.id == id).expect("a step");
        let answers = match step.task {
            Task::Place { answers, .. } => answers,
            Task::Mark { placed } => step.position.board().flips(placed),
            _ => Bitboard::EMPTY,
        };
        (step.position, answers)
    }

    fn around(square: Square) -> Bitboard {
        let near = |other: &Square| {
            let columns = other.column().abs_diff(square.column());
            let rows = other.row().abs_diff(square.row());
            columns.max(rows) == 1
        };
        Square::all().filter(near).collect()
    }

    fn solved(board: Board) -> i8 {
        let moves = board.legal_moves();
        if board.is_over() {
            return board.final_score();
        }
        if moves.is_empty() {
            return -solved(board.passed());
        }
        let scores = moves.squares().map(|square| -solved(board.after(square)));
        scores.max().expect("there is a move")
    }

    #[test]
    fn every_task_can_be_solved_by_the_rules() {
        let steps = steps();
        let ids: BTreeSet<_> = steps.iter().map(|step| step.id).collect();
        assert_eq!(ids.len(), steps.len());
        for step in steps {
            let (position, id) = (step.position, step.id);
            let legal = position.legal_moves();
            let asks_for_a_move = !matches!(step.task, Task::Choose { .. });
            assert!(!asks_for_a_move || position.turn() == Color::Black, "{id}");
            match step.task {
                Task::Place { answers, .. } => {
                    assert!(!answers.is_empty() && legal.is_superset(answers), "{id}");
                }
                Task::Mark { placed } => assert!(legal.contains(placed), "{id}"),
                Task::Pass => assert!(position.must_pass(), "{id}"),
                Task::Choose { options, right, .. } => {
                    assert!(position.is_over() && right < options.len(), "{id}");
                }
            }
        }
    }

    #[test]
    fn only_the_diagonal_is_legal() {
        let (position, answers) = position("diagonal");
        assert_eq!(position.legal_moves(), answers);
        assert_eq!(position.board().flips(Square::F6).len(), 3);
    }

    #[test]
    fn one_square_turns_in_three_directions() {
        let (position, answers) = position("directions");
        let directions = |square: Square| (around(square) & position.board().flips(square)).len();
        let moves = position.legal_moves().squares();
        let best: Bitboard = moves.filter(|square| directions(*square) >= 3).collect();
        assert_eq!(best, answers);
        let turned: Vec<_> = position.board().flips(Square::C6).squares().collect();
        assert_eq!(turned, [Square::C5, Square::D5, Square::D6]);
    }

    #[test]
    fn a_chain_and_a_jump_would_turn_more() {
        let (chain, turned) = position("chain");
        let after = chain.play(Square::E4.into()).unwrap();
        assert_eq!(turned, Square::C4.bit() | Square::D4.bit());
        assert_eq!(after.disc(Square::C4), Some(Color::Black));
        assert_eq!(after.disc(Square::C5), Some(Color::White));
        assert_eq!(after.disc(Square::C6), Some(Color::Black));
        let (jump, turned) = position("jump");
        assert_eq!(turned, Square::B4.bit());
        assert_eq!(jump.disc(Square::D4), Some(Color::White));
        assert_eq!(jump.disc(Square::E4), Some(Color::Black));
    }

    fn gives_a_corner(position: Position, square: Square) -> bool {
        let replies = position.board().after(square).legal_moves();
        !(replies & Bitboard::CORNERS).is_empty()
    }

    #[test]
    fn the_only_move_gives_a_corner() {
        let (position, answers) = position("must");
        assert_eq!(position.legal_moves(), answers);
        let replies = position.board().after(Square::F1).legal_moves();
        assert_eq!(replies & Bitboard::CORNERS, Square::H1.bit());
    }

    #[test]
    fn the_full_board_is_counted_right() {
        let (position, _) = position("count");
        let counts = Color::BOTH.map(|color| position.count(color));
        assert_eq!(counts, [31, 33]);
    }

    #[test]
    fn one_corner_is_free() {
        let (position, answers) = position("corner");
        assert_eq!(position.legal_moves() & Bitboard::CORNERS, answers);
    }

    #[test]
    fn one_move_gives_no_corner() {
        let (position, answers) = position("gift");
        let moves = position.legal_moves().squares();
        let safe: Bitboard = moves
            .filter(|square| !gives_a_corner(position, *square))
            .collect();
        assert_eq!(safe, answers);
        assert!(position.legal_moves().len() >= 3);
    }

    #[test]
    fn one_move_joins_the_edge_to_the_corner() {
        let (position, answers) = position("edge");
        let edge: Bitboard = [Square::F8, Square::G8, Square::H8].into_iter().collect();
        let joins = |square: &Square| {
            let after = position.play((*square).into()).unwrap();
            after.discs(Color::Black).is_superset(edge)
        };
        let moves = position.legal_moves().squares();
        assert_eq!(moves.filter(joins).collect::<Bitboard>(), answers);
        assert_eq!(position.disc(Square::H8), Some(Color::Black));
    }

    #[test]
    fn one_move_is_quiet() {
        let (position, answers) = position("quiet");
        let is_quiet = |square: &Square| {
            let empties = position.board().empties() - square.bit();
            let mut turned = position.board().flips(*square).squares();
            turned.all(|disc| (around(disc) & empties).is_empty())
        };
        let moves = position.legal_moves().squares();
        assert_eq!(moves.filter(is_quiet).collect::<Bitboard>(), answers);
        assert_eq!(position.board().flips(Square::F4), Square::E5.bit());
        assert!(!gives_a_corner(position, Square::F4));
    }

    #[test]
    fn one_move_leaves_the_fewest_moves() {
        let (position, answers) = position("mobility");
        let replies = |square: Square| position.board().after(square).legal_moves().len();
        assert_eq!(replies(Square::E2), 2);
        let others = (position.legal_moves() - answers).squares();
        assert!(others.clone().count() >= 3);
        assert!(others.map(replies).all(|count| count > 2));
    }

    /// Black fills the single square and White must begin the pair; else White ends the pair.
    #[test]
    fn only_the_single_square_wins() {
        let (position, answers) = position("parity");
        let pair = position.board().empties() - answers;
        assert_eq!((answers.len(), pair.len()), (1, 2));
        assert_eq!(position.legal_moves(), answers | pair);
        let filled = position.play(Square::B8.into()).unwrap();
        assert_eq!(filled.legal_moves(), pair);
        assert!(solved(filled.board()) < 0);
        for square in pair {
            let begun = position.play(square.into()).unwrap();
            let last = pair - square.bit();
            for reply in begun.legal_moves() {
                let wins = solved(begun.board().after(reply)) < 0;
                assert_eq!(wins, last.contains(reply), "{square} {reply}");
            }
        }
    }
}
