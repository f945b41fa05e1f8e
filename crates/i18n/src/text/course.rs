//! The course: short steps with the board live.

use huri_core::{Color, Square};

use super::Text;

messages! {
    /// The course: short steps with the board live.
    pub enum Course {
        Title = "course-title",
        Step { number: usize, of: usize, title: Box<Text> } = "course-step",
        Progress { done: usize, of: usize } = "course-progress",
        Next = "course-next",
        Back = "course-back",
        Again = "course-again",
        Done = "course-done",
        Complete = "course-complete",
        Nobody = "course-nobody",
        Draw = "course-draw",

        // Why a try is wrong.
        NotNext { color: Color, square: Square } = "course-not-next",
        NotClosed { color: Color, square: Square } = "course-not-closed",
        MarkedOwn { color: Color, square: Square } = "course-marked-own",
        MarkedOffLine { placed: Square, square: Square } = "course-marked-off-line",
        MarkedBeyond { color: Color, placed: Square, square: Square } = "course-marked-beyond",
        MarkedOpen { color: Color, placed: Square, square: Square } = "course-marked-open",
        MarkedTooFew { count: u32 } = "course-marked-too-few",
        NoDisc { square: Square } = "course-no-disc",

        // 1.
        FirstTitle = "course-first-title",
        FirstTask = "course-first-task",
        FirstRight = "course-first-right",

        // 2.
        DiagonalTitle = "course-diagonal-title",
        DiagonalTask = "course-diagonal-task",
        DiagonalRight = "course-diagonal-right",

        // 3.
        DirectionsTitle = "course-directions-title",
        DirectionsTask = "course-directions-task",
        DirectionsRight = "course-directions-right",
        DirectionsWrong { square: Square } = "course-directions-wrong",

        // 4.
        AllTitle = "course-all-title",
        AllTask = "course-all-task",
        AllRight = "course-all-right",

        // 5.
        ChainTitle = "course-chain-title",
        ChainTask = "course-chain-task",
        ChainRight = "course-chain-right",

        // 6.
        JumpTitle = "course-jump-title",
        JumpTask = "course-jump-task",
        JumpRight = "course-jump-right",

        // 7.
        PassTitle = "course-pass-title",
        PassTask = "course-pass-task",
        PassRight = "course-pass-right",

        // 8.
        MustTitle = "course-must-title",
        MustTask = "course-must-task",
        MustRight = "course-must-right",

        // 9.
        EndTitle = "course-end-title",
        EndTask = "course-end-task",
        EndRight = "course-end-right",
        EndWrong = "course-end-wrong",

        // 10.
        CountTitle = "course-count-title",
        CountTask = "course-count-task",
        CountRight = "course-count-right",
        CountWrong = "course-count-wrong",

        // 11.
        CornerTitle = "course-corner-title",
        CornerTask = "course-corner-task",
        CornerRight = "course-corner-right",
        CornerWrong { square: Square } = "course-corner-wrong",

        // 12.
        GiftTitle = "course-gift-title",
        GiftTask = "course-gift-task",
        GiftRight = "course-gift-right",
        GiftWrong { square: Square } = "course-gift-wrong",

        // 13.
        EdgeTitle = "course-edge-title",
        EdgeTask = "course-edge-task",
        EdgeRight = "course-edge-right",
        EdgeWrong { square: Square } = "course-edge-wrong",

        // 14.
        QuietTitle = "course-quiet-title",
        QuietTask = "course-quiet-task",
        QuietRight = "course-quiet-right",
        QuietWrong { square: Square } = "course-quiet-wrong",

        // 15.
        MobilityTitle = "course-mobility-title",
        MobilityTask = "course-mobility-task",
        MobilityRight = "course-mobility-right",
        MobilityWrong { count: u32, square: Square } = "course-mobility-wrong",

        // 16.
        ParityTitle = "course-parity-title",
        ParityTask = "course-parity-task",
        ParityRight = "course-parity-right",
        ParityWrong { square: Square } = "course-parity-wrong",
    }
}
