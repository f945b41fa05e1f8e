//! Words for a game in progress that all front ends use: commands, refusals, settings.

use huri_core::{Color, Square};
use huri_session::Action;
use huri_session::action::Group;

use crate::Text;

messages! {
    /// Words for a game in progress that all front ends use: commands, refusals, settings.
    pub enum Session {
        /// What a user can ask for, as menus say it.
        Action { action: Action } = "session-action",
        /// A menu.
        Group { group: Group } = "session-group",

        // Why a command does nothing now.
        EnginesTurn = "session-engines-turn",
        NothingToUndo = "session-nothing-to-undo",
        NothingToRedo = "session-nothing-to-redo",
        EngineNotThinking = "session-engine-not-thinking",
        NoEngine = "session-no-engine",
        NotPaused = "session-not-paused",
        Paused = "session-paused",
        NotPlaying = "session-not-playing",
        NothingToReturnTo = "session-nothing-to-return-to",
        AtStart = "session-at-start",
        AtEnd = "session-at-end",
        NoVariation = "session-no-variation",
        OnMainLine = "session-on-main-line",
        NoMistake = "session-no-mistake",
        NoSuchNode = "session-no-such-node",
        NoMoveHere = "session-no-move-here",
        InPlay = "session-in-play",
        Editing = "session-editing",
        NotEditing = "session-not-editing",
        NothingKept = "session-nothing-kept",
        NotPossible = "session-not-possible",
        NotByHand = "session-not-by-hand",
        NothingPlaced = "session-nothing-placed",
        TurnNotDone { square: Square } = "session-turn-not-done",
        NoDisc { square: Square } = "session-no-disc",
        JustPlaced { square: Square } = "session-just-placed",
        NothingEdited = "session-nothing-edited",
        NothingPasted = "session-nothing-pasted",
        NoBoard = "session-no-board",
        NotReviewing = "session-not-reviewing",
        NothingToReview = "session-nothing-to-review",
        NothingReviewed = "session-nothing-reviewed",
        AllReviewed = "session-all-reviewed",
        NoValues = "session-no-values",
        NoFile = "session-no-file",
        FileExists { file: String } = "session-file-exists",
        FileNotFound { file: String } = "session-file-not-found",
        FileDenied { file: String } = "session-file-denied",
        FileFailed { file: String, why: String } = "session-file-failed",
        NoGames = "session-no-games",
        NoCollection = "session-no-collection",
        NoSuchGame = "session-no-such-game",
        NoOpenings = "session-no-openings",
        NothingBalanced = "session-nothing-balanced",

        // What happened.
        EngineFailed = "session-engine-failed",
        Kept = "session-kept",
        Mistakes { count: u32 } = "session-mistakes",
        HandedOver { to: Color } = "session-handed-over",

        Opened { file: String, format: Box<Text>, count: u32 } = "session-opened",
        Pasted { format: Box<Text>, count: u32 } = "session-pasted",
        Broken { problem: Box<Text> } = "session-broken",
        Warnings { count: u32, first: Box<Text> } = "session-warnings",
        Saved { file: String } = "session-saved",
        SourceChanged { file: String } = "session-source-changed",
        /// A key that the settings give to two commands.
        KeyTwice { key: String, action: Box<Text>, other: Box<Text> } = "session-key-twice",
        /// A key that the settings give to a command, and that types a square.
        KeyForSquares { key: String, action: Box<Text> } = "session-key-for-squares",
        SetAside { file: String } = "session-set-aside",
        PartsIgnored { parts: String } = "session-parts-ignored",

        // Players.
        Human = "session-human",
        EngineLevel { level: u8 } = "session-engine-level",
        /// How patient to be with a level; the time is another message.
        MoveMayTake { time: Box<Text> } = "session-move-may-take",
    }
}
