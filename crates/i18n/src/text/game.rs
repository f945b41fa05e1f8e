//! The facts of the game: colours, moves, results, values, refusals of a move.

use huri_core::{Color, Square};

messages! {
    /// The facts of the game: colours, moves, results, values, refusals of a move.
    pub enum Game {
        // The board.
        Color { color: Color } = "game-color",
        Black = "game-black",
        White = "game-white",
        Board = "game-board",
        Discs { count: u32 } = "game-discs",
        Moves { count: u32 } = "game-moves",
        Empties { count: u32 } = "game-empties",
        /// `34–30`, Black's discs first.
        Score { black: u32, white: u32 } = "game-score",
        /// The discs of both in words.
        Count { black: u32, white: u32 } = "game-count",

        // A square, as it is spoken.
        SquareDisc { square: Square, color: Color } = "game-square-disc",
        SquareEmpty { square: Square } = "game-square-empty",
        SquareLegal { square: Square } = "game-square-legal",

        // A turn.
        ToMove { color: Color } = "game-to-move",
        /// What a move did, spoken.
        Placed { color: Color, square: Square, count: u32 } = "game-placed",
        Pass = "game-pass",
        Passed { color: Color } = "game-passed",
        MustPass { color: Color } = "game-must-pass",
        PlayerHasPassed { name: String } = "game-player-has-passed",
        MoveNumber { number: u32 } = "game-move-number",
        /// How many discs a move turns.
        Turns { count: u32 } = "game-turns",

        // The end.
        GameOver = "game-over",
        Wins { color: Color, winner: u32, loser: u32 } = "game-wins",
        Draw { black: u32, white: u32 } = "game-draw",
        WinsOnTime { color: Color } = "game-wins-on-time",
        WinsByResignation { color: Color } = "game-wins-by-resignation",
        WinsByAgreement { color: Color, winner: u32, loser: u32 } = "game-wins-by-agreement",
        WinsByAdjudication { color: Color, winner: u32, loser: u32 } = "game-wins-by-adjudication",
        /// When the board was not full: the empties go to the winner.
        EmptiesToWinner { count: u32 } = "game-empties-to-winner",
        WipedOut { color: Color } = "game-wiped-out",

        // Values.
        Estimate = "game-estimate",
        Selective { percent: u8 } = "game-selective",
        Proved = "game-proved",
        BestMove = "game-best-move",
        Depth { depth: u8 } = "game-depth",
        Nodes { count: u64 } = "game-nodes",
        Opening = "game-opening",

        // Why a move is refused.
        Occupied { square: Square } = "game-occupied",
        TurnsNothing { square: Square } = "game-turns-nothing",
        TurnsNothingThere { square: Square } = "game-turns-nothing-there",
        NoMoveHere { square: Square } = "game-no-move-here",
        PassWithMoves = "game-pass-with-moves",
        AlreadyOver = "game-already-over",
    }
}
