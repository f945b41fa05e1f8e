//! What the engine finds, as the command line prints it: values, lines, measures, levels.

use huri_core::{Color, Value};

messages! {
    /// What the engine finds, as the command line prints it: values, lines, measures, levels.
    pub enum Engine {
        // Heads of columns.
        Number = "engine-number",
        Empties = "engine-empties",
        Move = "engine-move",
        Value = "engine-value",
        Depth = "engine-depth",
        Nodes = "engine-nodes",
        Seconds = "engine-seconds",
        Speed = "engine-speed",
        Line = "engine-line",
        Level = "engine-level",
        LooksAhead = "engine-looks-ahead",
        SolvesFrom = "engine-solves-from",

        // Win, loss, draw, for the side to move.
        Win = "engine-win",
        Loss = "engine-loss",
        Draw = "engine-draw",

        // `solve`
        /// All positions together; `speed` in millions of nodes a second.
        Solved { count: u32, nodes: u64, seconds: String, speed: String } = "engine-solved",
        /// A score in the file is not the one that was found; the search stops there.
        WrongScore { source: String, number: u64, expected: Value, found: Value }
            = "engine-wrong-score",

        // `hint` and `eval`
        WorthFor { color: Color, value: Value } = "engine-worth-for",

        // `bench`
        Signature { nodes: u64 } = "engine-signature",
        /// What it ran on.
        RanOn { cpu: String, threads: u16, hash: u32 } = "engine-ran-on",

        // `levels`
        /// At `percent` confidence.
        AtConfidence { what: String, percent: u8 } = "engine-at-confidence",
        LevelsNote = "engine-levels-note",

        /// While it thinks, beside a spinner; `moves` is the best line so far.
        Thinking { depth: u8, value: Value, moves: String } = "engine-thinking",
        ThinkingOf { number: u64, count: u64, thought: String } = "engine-thinking-of",
    }
}
