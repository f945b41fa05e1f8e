//! The window's own words.

use huri_core::{Color, Square, Value};

use crate::Text;

messages! {
    /// The window's own words.
    pub enum Gui {

        // The board and beside it.
        SquareLegal { square: Square, count: u32 } = "gui-square-legal",
        SquareLast { square: Square, color: Color } = "gui-square-last",
        SquareHint { square: Square, count: u32, value: Value, best: bool } = "gui-square-hint",
        SquareWrong { square: Square, color: Color } = "gui-square-wrong",
        SquareMarked { square: Square, color: Color } = "gui-square-marked",
        SupplyOf { color: Color, count: u32 } = "gui-supply-of",
        PromptFirst = "gui-prompt-first",
        LessonPass = "gui-lesson-pass",
        LessonEarlyEnd = "gui-lesson-early-end",
        LessonEnd = "gui-lesson-end",
        NoMovesYet = "gui-no-moves-yet",
        ListedMove { number: u32, name: String } = "gui-listed-move",
        Graph = "gui-graph",
        Point { name: String, value: String } = "gui-point",
        PointLoss { name: String, value: String, loss: String } = "gui-point-loss",
        Better { loss: String, square: Square, value: String } = "gui-better",
        Line { value: Value, moves: String } = "gui-line",
        Copied = "gui-copied",
        DropHere = "gui-drop-here",
        NoDialog = "gui-no-dialog",
        PastedText = "gui-pasted-text",
        PastedPicture = "gui-pasted-picture",

        // The board editor.
        EditDone = "gui-edit-done",
        EditCancel = "gui-edit-cancel",
        EditUndo = "gui-edit-undo",
        EditTurn = "gui-edit-turn",
        EditClear = "gui-edit-clear",
        EditStart = "gui-edit-start",
        EditRotate = "gui-edit-rotate",
        EditMirror = "gui-edit-mirror",
        EditSwap = "gui-edit-swap",
        EditPaste = "gui-edit-paste",
        EditPaint = "gui-edit-paint",
        NextDisc = "gui-next-disc",
        OddNoDiscs = "gui-odd-no-discs",
        OddOver = "gui-odd-over",
        OddMustPass { color: Color } = "gui-odd-must-pass",
        OddMiddleEmpty = "gui-odd-middle-empty",
        OddApart = "gui-odd-apart",

        // A new game.
        RandomPlies = "gui-random-plies",
        Corners = "gui-corners",

        // Files.
        ChooseFile = "gui-choose-file",
        ChooseFolder = "gui-choose-folder",
        ChoosePlace = "gui-choose-place",
        Recent = "gui-recent",
        Games = "gui-games",
        Outcome = "gui-outcome",
        AnyResult = "gui-any-result",
        BlackWon = "gui-black-won",
        WhiteWon = "gui-white-won",
        Drawn = "gui-drawn",
        FolderAbove = "gui-folder-above",
        WholeFolder = "gui-whole-folder",
        BoardSvg = "gui-board-svg",
        BoardPng = "gui-board-png",
        SheetSvg = "gui-sheet-svg",
        SheetPng = "gui-sheet-png",
        Copy = "gui-copy",
        Replace = "gui-replace",
        NothingLost = "gui-nothing-lost",
        Details = "gui-details",
        CloseCollection = "gui-close-collection",
        ReviewGames = "gui-review-games",
        SaveReviewed = "gui-save-reviewed",
        StopReviewGames = "gui-stop-review-games",
        GamesReviewed { done: u32, all: u32 } = "gui-games-reviewed",
        /// Beside the button that begins it.
        ReviewMayTake { time: Box<Text> } = "gui-review-may-take",
        /// Beside how many games are done.
        ReviewLeft { time: Box<Text> } = "gui-review-left",
        LostInGame { black: String, white: String } = "gui-lost-in-game",
        Plies { count: u32 } = "gui-plies",
        BreaksOff = "gui-breaks-off",

        // Names and event.
        OtherTags = "gui-other-tags",
        TagKey = "gui-tag-key",
        AddTag = "gui-add-tag",
        Remove = "gui-remove",
        NoDate = "gui-no-date",
        NoResult = "gui-no-result",

        // Replay.
        Seek = "gui-seek",
        PlyOf { ply: u32, all: u32 } = "gui-ply-of",
        SecondsAMove = "gui-seconds-a-move",

        // Settings.
        Ground = "gui-ground",
        BySystem = "gui-by-system",
        GroundDark = "gui-ground-dark",
        GroundLight = "gui-ground-light",
        GroundContrast = "gui-ground-contrast",
        BoardColors = "gui-board-colors",
        BoardGreen = "gui-board-green",
        BoardBlue = "gui-board-blue",
        BoardGray = "gui-board-gray",
        BoardPaper = "gui-board-paper",
        TextSize = "gui-text-size",
        Percent { number: u32 } = "gui-percent",
        Still = "gui-still",

        // Keys.
        NewKey = "gui-new-key",
        NewKeyFor { name: String } = "gui-new-key-for",
        PressKey { name: String } = "gui-press-key",
        RemoveKey { key: String, name: String } = "gui-remove-key",
        KeysAsAtFirst = "gui-keys-as-at-first",
        AllKeysAsAtFirst = "gui-all-keys-as-at-first",
        KeyTaken { key: String, name: String } = "gui-key-taken",
        KeyNotFree { key: String } = "gui-key-not-free",
    }
}
