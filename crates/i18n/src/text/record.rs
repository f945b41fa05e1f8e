//! Records of games: formats, where something is wrong, what is, and what a format cannot hold.

use huri_core::{Color, Square};

use super::Text;

messages! {
    /// Records of games: formats, where something is wrong, what is, and what a format cannot hold.
    pub enum Record {
        // Places, most to least.
        AtGame { number: u64 } = "record-at-game",
        AtMove { number: u32 } = "record-at-move",
        AtLine { number: u64 } = "record-at-line",
        AtColumn { number: u32 } = "record-at-column",
        AtByte { number: u64 } = "record-at-byte",

        // Problems.
        Illegal { written: String, why: Box<Text> } = "record-illegal",
        WrongSide { written: String, color: Color } = "record-wrong-side",
        Expected { expected: Box<Text>, found: String } = "record-expected",
        EndsBefore { expected: Box<Text> } = "record-ends-before",
        Twice { number: u32 } = "record-twice",
        Missing { number: u32 } = "record-missing",
        OtherGame { what: String } = "record-other-game",
        TooLong { limit: usize } = "record-too-long",
        Io { why: String } = "record-io",

        // What can be expected.
        ExpectsMove = "record-expects-move",
        ExpectsSquares = "record-expects-squares",
        ExpectsCells = "record-expects-cells",
        ExpectsSide = "record-expects-side",
        ExpectsScore = "record-expects-score",
        ExpectsNumbers = "record-expects-numbers",
        ExpectsTag = "record-expects-tag",
        ExpectsComment = "record-expects-comment",
        ExpectsGgfGame = "record-expects-ggf-game",
        ExpectsSgfGame = "record-expects-sgf-game",
        ExpectsProperty = "record-expects-property",
        ExpectsWthorHeader = "record-expects-wthor-header",
        ExpectsWthorRecord = "record-expects-wthor-record",
        ExpectsWthorEnd = "record-expects-wthor-end",
        ExpectsJson = "record-expects-json",
        ExpectsQuestGame = "record-expects-quest-game",
        ExpectsEgaroucidGame = "record-expects-egaroucid-game",
        ExpectsHuriGame = "record-expects-huri-game",

        // Why a text is in no format, or a game cannot be written.
        NotThis { format: Box<Text>, expected: Box<Text>, found: String } = "record-not-this",
        Unrecognised = "record-unrecognised",
        Nothing = "record-nothing",
        OtherData = "record-other-data",
        NoGames { format: Box<Text> } = "record-no-games",
        OnlyRead { format: Box<Text> } = "record-only-read",
        OtherStart = "record-other-start",
        TurnedByHand = "record-turned-by-hand",

        // What may have been meant by a game that breaks.
        FixPasses = "record-fix-passes",
        FixSquare { number: u32, written: Square, meant: Square } = "record-fix-square",
        FixIllegible { number: u32, meant: Square } = "record-fix-illegible",
        FixSwapped { first: u32, second: u32 } = "record-fix-swapped",
        FixMissing { number: u32, meant: Square } = "record-fix-missing",
        FixSurplus { number: u32 } = "record-fix-surplus",
        FixMirrored { from: u32 } = "record-fix-mirrored",

        // Oddities.
        ResultDiffers { recorded: String, replayed: String } = "record-result-differs",
        Rubbish { text: String } = "record-rubbish",
        Skipped { text: String } = "record-skipped",
        SideAssumed { color: Color } = "record-side-assumed",
        PassAfterEnd = "record-pass-after-end",
        ColorsAssumed { black: char } = "record-colors-assumed",

        // Formats.
        FormatTranscript = "record-format-transcript",
        FormatGrid = "record-format-grid",
        FormatBoard = "record-format-board",
        FormatObf = "record-format-obf",
        FormatScript = "record-format-script",
        FormatGgf = "record-format-ggf",
        FormatSgf = "record-format-sgf",
        FormatPgn = "record-format-pgn",
        FormatWthor = "record-format-wthor",
        FormatWthorPlayers = "record-format-wthor-players",
        FormatWthorTournaments = "record-format-wthor-tournaments",
        FormatQuest = "record-format-quest",
        FormatEgaroucid = "record-format-egaroucid",
        FormatHuri = "record-format-huri",
        FormatHuriLines = "record-format-huri-lines",

        // What is lost.
        LossMoves = "record-loss-moves",
        LossVariations = "record-loss-variations",
        LossComments = "record-loss-comments",
        LossSigns = "record-loss-signs",
        LossValues = "record-loss-values",
        LossTimes = "record-loss-times",
        LossEnding = "record-loss-ending",
        LossRatings = "record-loss-ratings",
        LossNames = "record-loss-names",
        LossShortened = "record-loss-shortened",
        LossLetters = "record-loss-letters",
        LossEvent = "record-loss-event",
        LossRound = "record-loss-round",
        LossPlace = "record-loss-place",
        LossDate = "record-loss-date",
        LossTimeControl = "record-loss-time-control",
        LossRules = "record-loss-rules",
        LossOtherTags = "record-loss-other-tags",
        /// The format cannot hold these; they are listed.
        Lost { what: String } = "record-lost",
    }
}
