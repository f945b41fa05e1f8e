//! Records of games: formats, where something is wrong, what is, and what a format cannot hold.

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
        Expected { expected: String, found: String } = "record-expected",
        EndsBefore { expected: String } = "record-ends-before",
        OtherGame { what: String } = "record-other-game",
        TooLong { limit: usize } = "record-too-long",
        Io { why: String } = "record-io",

        // Oddities.
        ResultDiffers { recorded: String, replayed: String } = "record-result-differs",
        Rubbish { text: String } = "record-rubbish",
        Skipped { text: String } = "record-skipped",
        SideAssumed = "record-side-assumed",

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
        LossDate = "record-loss-date",
        LossTimeControl = "record-loss-time-control",
        LossStart = "record-loss-start",
        LossTurning = "record-loss-turning",
        LossOtherTags = "record-loss-other-tags",
        /// The format cannot hold these; they are listed.
        Lost { what: String } = "record-lost",
    }
}
