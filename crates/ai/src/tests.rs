//! What the unit tests share: seeded random numbers and random boards.

use huri_core::{Bitboard, Board, Position};

/// xorshift64* (Marsaglia 2003, Vigna 2016).
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// One of 0 to `n` - 1.
    pub(crate) fn below(&mut self, n: u32) -> u32 {
        (((self.next() >> 32) * u64::from(n)) >> 32) as u32
    }

    /// A square of a set that is not empty.
    pub(crate) fn pick(&mut self, set: u64) -> usize {
        let mut rest = set;
        for _ in 0..self.below(set.count_ones()) {
            rest &= rest - 1;
        }
        rest.trailing_zeros() as usize
    }
}

/// A board reached by random play from the start with `n_empties` empty squares left, or fewer
/// moves if the game ends before.
pub(crate) fn random_board(random: &mut Random, n_empties: u32) -> Board {
    let mut board = Position::START.board();
    while board.n_empties() > n_empties {
        let moves = board.legal_moves();
        if moves.is_empty() {
            if board.is_over() {
                board = Position::START.board();
                continue;
            }
            board = board.passed();
        } else {
            let square = random.pick(moves.0);
            board = board.after(huri_core::Square::from_index(square).expect("below 64"));
        }
    }
    board
}

/// Boards of random games with any number of empty squares.
pub(crate) fn random_boards(random: &mut Random, n: usize) -> Vec<Board> {
    (0..n)
        .map(|_| {
            let n_empties = random.below(60);
            random_board(random, n_empties)
        })
        .collect()
}

/// The twin: alpha-beta without any cut but its own.
pub(crate) fn negamax(board: Board, mut alpha: i32, beta: i32) -> i32 {
    let moves = board.legal_moves();
    if moves.is_empty() {
        return if board.is_over() {
            board.final_score().into()
        } else {
            -negamax(board.passed(), -beta, -alpha)
        };
    }
    let mut best = -65;
    for square in moves {
        best = best.max(-negamax(board.after(square), -beta, -alpha));
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    best
}

/// The same for a null window, as the search's functions are asked.
pub(crate) fn plain(mover: u64, opponent: u64, alpha: i32) -> i32 {
    let board = Board::new(Bitboard(mover), Bitboard(opponent)).expect("boards stay disjoint");
    negamax(board, alpha, alpha + 1)
}
