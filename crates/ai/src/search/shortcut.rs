//! [`Shortcut`]: what saves the search work and must not change an exact score.
//!
//! The levels that ship take all of them, known when they are compiled. Tests have a level of
//! their own that leaves out any: so each is proved on its own and together with the others.

/// A way to get round a part of the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shortcut {
    /// The bound of the opponent's stable discs.
    Stability,
    /// A move that turns all discs ends a node at once.
    WipeOut,
    /// Bounds of the shared table.
    Table,
    /// The table's moves before the others.
    TableMoves,
    /// Bounds of the children in the shared table.
    Etc,
    /// Shallow searches that foretell deep ones, before the exact pass.
    ProbCut,
    /// Evaluation where many squares are empty; without it mobility alone orders the moves.
    Evaluation,
    /// The order of moves by the children's evaluation.
    EvaluatedOrder,
    /// The order of moves by the opponent's replies.
    MobilityOrder,
    /// Odd quadrants first.
    Parity,
    /// Bounds of the thread's own cache.
    Cache,
    /// Bounds of the children in the thread's own cache.
    CachedChildren,
    /// The functions for up to four empty squares: no move lists, the last move not made.
    #[cfg(test)]
    LastEmpties,
    /// A guess from midgame searches before the end is searched.
    Guess,
    /// Selective passes to the end before the exact one.
    Passes,
    /// Windows around the expected value.
    Aspiration,
}

#[cfg(test)]
impl Shortcut {
    /// All of them.
    pub(crate) const ALL: [Shortcut; 16] = [
        Shortcut::Stability,
        Shortcut::WipeOut,
        Shortcut::Table,
        Shortcut::TableMoves,
        Shortcut::Etc,
        Shortcut::ProbCut,
        Shortcut::Evaluation,
        Shortcut::EvaluatedOrder,
        Shortcut::MobilityOrder,
        Shortcut::Parity,
        Shortcut::Cache,
        Shortcut::CachedChildren,
        Shortcut::LastEmpties,
        Shortcut::Guess,
        Shortcut::Passes,
        Shortcut::Aspiration,
    ];

    /// Its bit in a set.
    pub(crate) const fn bit(self) -> u32 {
        1 << self as u32
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use huri_core::value::Certainty;
    use huri_core::{Bitboard, Board, Move};

    use super::Shortcut;
    use crate::cpu::{Kind, Trial};
    use crate::tests::{Random, negamax, random_board};
    use crate::{Bound, CpuLevel, Engine, Goal, Limits, Options};

    const EVERY: u32 = (1 << Shortcut::ALL.len()) - 1;

    /// Without each, with each alone, with none, with all.
    fn sets() -> Vec<u32> {
        let single = Shortcut::ALL.map(Shortcut::bit);
        let without = single.map(|bit| EVERY & !bit);
        [without.as_slice(), single.as_slice(), &[0, EVERY]].concat()
    }

    /// What is told when something is wrong.
    fn names(set: u32) -> String {
        let taken = Shortcut::ALL.iter().filter(|it| it.bit() & set != 0);
        format!("with {:?}", taken.collect::<Vec<_>>())
    }

    fn engine(set: u32) -> Engine {
        let mut engine = Engine::new(Options {
            hash_mib: 1,
            threads: 1,
        });
        engine.set_cpu_level(CpuLevel(Kind::Trial(Trial { shortcuts: set })));
        engine
    }

    /// The exact score of a board with some shortcuts.
    fn score(set: u32, board: Board) -> i32 {
        let stop = AtomicBool::new(false);
        match engine(set).search(board, &Limits::EXACT, &stop, &mut |_| ()) {
            Some(found) => found.best().value.hundredths / 100,
            None => board.final_score().into(),
        }
    }

    /// The values of all moves of a board by plain alpha-beta, and nothing else.
    fn values(board: Board) -> Vec<(Move, i32)> {
        let moves = board.legal_moves().squares();
        let value = |square| -negamax(board.after(square), -64, 64);
        moves
            .map(|square| (Move::Place(square), value(square)))
            .collect()
    }

    /// Asks an engine for the score, for who wins, and for the values of all moves. Returns the
    /// nodes of the first.
    fn agrees(engine: &mut Engine, set: u32, board: Board, values: &[(Move, i32)]) -> u64 {
        let mut ask = |limits: Limits| {
            let found = engine.search(board, &limits, &AtomicBool::new(false), &mut |_| ());
            found.expect("there are moves")
        };
        let told = || format!("{}{board:?}", names(set));
        let best = values.iter().map(|&(_, value)| value).max();
        let best = best.expect("there are moves");

        let score = ask(Limits::EXACT);
        assert_eq!(score.best().value.hundredths, 100 * best, "{}", told());
        assert_eq!(score.best().value.certainty, Certainty::Proved);
        assert!(values.contains(&(score.best().mv, best)), "{}", told());

        let winner = ask(Limits {
            goal: Goal::WinLossDraw,
            ..Limits::EXACT
        });
        let sign = best.signum();
        assert_eq!(winner.best().value.hundredths, 100 * sign, "{}", told());

        let all = ask(Limits {
            lines: 64,
            ..Limits::EXACT
        });
        assert_eq!(all.lines.len(), values.len(), "{}", told());
        for line in &all.lines {
            assert_eq!(line.bound, Bound::Exact);
            let found = (line.mv, line.value.hundredths / 100);
            assert!(values.contains(&found), "{line:?} {}", told());
        }
        score.nodes
    }

    /// Boards with so many empty squares and something to choose.
    fn boards(random: &mut Random, n_empties: u32, count: usize) -> Vec<Board> {
        let found = std::iter::from_fn(|| Some(random_board(random, n_empties)));
        let choice = |board: &Board| board.legal_moves().len() > 1;
        found.filter(choice).take(count).collect()
    }

    #[test]
    fn scores_hold_without_each_shortcut_and_with_each_alone() {
        let mut random = Random::new(21);
        for (n_empties, count) in [(8, 20), (9, 10), (10, 5), (11, 1)] {
            for board in boards(&mut random, n_empties, count) {
                let values = values(board);
                for set in sets() {
                    agrees(&mut engine(set), set, board, &values);
                }
            }
        }
    }

    #[test]
    fn scores_hold_with_any_set_of_shortcuts_and_what_others_left_in_the_table() {
        let mut random = Random::new(22);
        let mut engine = engine(EVERY);
        for (n_empties, count) in [(8, 30), (9, 20), (10, 15), (11, 4), (12, 2)] {
            for board in boards(&mut random, n_empties, count) {
                let values = values(board);
                for _ in 0..4 {
                    let set = random.next() as u32 & EVERY;
                    engine.set_cpu_level(CpuLevel(Kind::Trial(Trial { shortcuts: set })));
                    agrees(&mut engine, set, board, &values);
                }
            }
        }
    }

    /// With more empty squares, where plain alpha-beta takes its time; and here every shortcut
    /// must show that it takes part at all.
    #[test]
    fn scores_hold_without_each_shortcut_where_all_take_part() {
        let mut random = Random::new(23);
        let wiped_out = [
            (0x0080_8080_8000_2000, 0x3f3f_7f7f_7fff_1f1f),
            (0xff3f_1f1f_1f9f_1f3f, 0x00c0_e0e0_6020_0000),
        ];
        let board = |(mover, opponent)| Board::new(Bitboard(mover), Bitboard(opponent));
        let mut small: Vec<_> = wiped_out.into_iter().filter_map(board).collect();
        for (n_empties, count) in [(11, 2), (12, 2)] {
            small.extend(boards(&mut random, n_empties, count));
        }
        let mut cases: Vec<_> = small.iter().map(|&board| (board, values(board))).collect();
        // With more, the twin is the search that has but the shared table and the simplest order;
        // the other tests prove it.
        let table = Shortcut::Table.bit() | Shortcut::MobilityOrder.bit();
        for board in boards(&mut random, 14, 3) {
            let moves = board.legal_moves().squares();
            let value = |square| (Move::Place(square), -score(table, board.after(square)));
            cases.push((board, moves.map(value).collect()));
        }
        let nodes_with = |set: u32| -> Vec<u64> {
            let nodes = cases
                .iter()
                .map(|(board, values)| agrees(&mut engine(set), set, *board, values));
            nodes.collect()
        };
        let every = nodes_with(EVERY);
        for shortcut in Shortcut::ALL {
            let without = nodes_with(EVERY & !shortcut.bit());
            assert_ne!(without, every, "{shortcut:?} does nothing here");
        }
    }
}
