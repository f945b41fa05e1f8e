//! The window's own words.

use huri_core::Square;

messages! {
    /// The window's own words.
    pub enum Gui {
        Tagline = "gui-tagline",

        // The board and beside it.
        SquareLegal { square: Square, count: u32 } = "gui-square-legal",
        PromptFirst = "gui-prompt-first",
        NoMovesYet = "gui-no-moves-yet",
        ListedMove { number: u32, name: String } = "gui-listed-move",
        Graph = "gui-graph",
        Copied = "gui-copied",
        DropHere = "gui-drop-here",

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
    }
}
