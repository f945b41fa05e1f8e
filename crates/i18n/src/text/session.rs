//! Words for a game in progress that all front ends use: commands, refusals, settings.

use huri_core::Color;
use huri_session::Action;
use huri_session::action::Group;

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
        NoMistake = "session-no-mistake",
        NoSuchNode = "session-no-such-node",
        NoMoveHere = "session-no-move-here",
        InPlay = "session-in-play",
        Editing = "session-editing",
        NotEditing = "session-not-editing",
        NothingKept = "session-nothing-kept",
        NotPossible = "session-not-possible",

        // What happened.
        EngineFailed = "session-engine-failed",
        Kept = "session-kept",
        Mistakes { count: u32 } = "session-mistakes",
        HandedOver { to: Color } = "session-handed-over",

        // Players.
        Human = "session-human",
        EngineLevel { level: u8 } = "session-engine-level",
    }
}
