//! The command line's words: reports and errors. Its help is in [`Help`](super::Help).

use huri_core::{Color, Square};

use super::Text;

messages! {
    /// The command line's words: reports and errors. Its help is in [`Help`](super::Help).
    pub enum Cli {
        // Where something comes from.
        UsualStart = "cli-usual-start",
        StandardInput = "cli-standard-input",
        PlaceInFile { path: String, place: String } = "cli-place-in-file",
        /// What a file was recognised as, and which of its games is shown.
        Recognised { format: Box<Text>, number: u64 } = "cli-recognised",

        // Why something cannot be done.
        CannotRead { path: String, why: String } = "cli-cannot-read",
        CannotWrite { path: String, why: String } = "cli-cannot-write",
        Exists { path: String } = "cli-exists",
        NotFound = "cli-not-found",
        NoFolder = "cli-no-folder",
        NoPermission = "cli-no-permission",
        IsFolder = "cli-is-folder",
        NotAFolder = "cli-not-a-folder",
        DiskFull = "cli-disk-full",
        NoSuchGame { source: String, wanted: u64, count: u64 } = "cli-no-such-game",
        NoSuchPly { source: String, wanted: String, count: usize } = "cli-no-such-ply",
        NoMatch { pattern: String } = "cli-no-match",
        WhichFormat { formats: String } = "cli-which-format",
        WhichExtension { path: String, extensions: String } = "cli-which-extension",
        OneGameAFile { format: String } = "cli-one-game-a-file",
        NotADuration { text: String } = "cli-not-a-duration",

        // A position.
        Played { number: u32, what: Box<Text> } = "cli-played",
        ToMove { color: Color, count: u32 } = "cli-to-move",
        MoveOf { number: usize, count: usize } = "cli-move-of",
        Round { round: String } = "cli-round",
        /// A name of an opening.
        Opening { name: String } = "cli-opening",

        // `moves`
        Turning { count: u32, squares: String } = "cli-turning",

        // `replay`: the keys, in one line.
        ReplayKeys = "cli-replay-keys",
        ReplayKeysRunning = "cli-replay-keys-running",

        // `verify`: headings and the verdict.
        File = "cli-file",
        Games = "cli-games",
        Legal = "cli-legal",
        Finished = "cli-finished",
        Unfinished = "cli-unfinished",
        Agreeing = "cli-agreeing",
        Total = "cli-total",
        AllRight { games: u64 } = "cli-all-right",
        NotRight { illegal: u64, differing: u64 } = "cli-not-right",
        FilesLeftOut { count: usize } = "cli-files-left-out",
        NothingToVerify = "cli-nothing-to-verify",
        Repair { what: String } = "cli-repair",
        NoRepair = "cli-no-repair",

        // `convert`
        Converted { games: u64, path: String } = "cli-converted",
        GameRange { first: u64, last: u64 } = "cli-game-range",

        // `play`
        PlayPrompt { color: Color } = "cli-play-prompt",
        PlayOver = "cli-play-over",
        PlayHelp = "cli-play-help",
        PlayWhat { written: String } = "cli-play-what",
        PlayTry { squares: String } = "cli-play-try",
        PlayNothingToUndo = "cli-play-nothing-to-undo",
        PlayNothingToRedo = "cli-play-nothing-to-redo",
        PlayTakenBack { square: Square } = "cli-play-taken-back",
        PlayResumed { path: String } = "cli-play-resumed",
        PlayKept { path: String } = "cli-play-kept",
        PlaySaved { path: String } = "cli-play-saved",
        PlaySaveWhere = "cli-play-save-where",
    }
}
