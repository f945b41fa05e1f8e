//! The command line's help: one message a command and an argument.

use super::Area;

messages! {
    /// The command line's help: one message a command and an argument.
    ///
    /// The keys are `help-<command>` and `help-<command>-<argument>`, or `help-<argument>` for
    /// arguments that several commands share.
    pub enum Help {
        About = "help-about",

        // Headings.
        Usage = "help-heading-usage",
        Commands = "help-heading-commands",
        Arguments = "help-heading-arguments",
        Options = "help-heading-options",

        // Shared.
        Help = "help-help",
        Version = "help-version",
        Color = "help-color",
        Json = "help-json",
        Language = "help-language",
        Input = "help-input",
        Inputs = "help-inputs",
        Game = "help-game",
        Ply = "help-ply",
        Output = "help-output",
        Force = "help-force",
        Threads = "help-threads",
        Hash = "help-hash",

        Show = "help-show",
        ShowForm = "help-show-form",
        ShowNumbers = "help-show-numbers",
        ShowLegal = "help-show-legal",
        ShowNoCoordinates = "help-show-no-coordinates",
        ShowTheme = "help-show-theme",

        Replay = "help-replay",
        ReplayEvery = "help-replay-every",
        ReplayPly = "help-replay-ply",

        Verify = "help-verify",
        VerifyRepair = "help-verify-repair",

        Convert = "help-convert",
        ConvertTo = "help-convert-to",
        ConvertGame = "help-convert-game",
        ConvertStrict = "help-convert-strict",

        Moves = "help-moves",

        Perft = "help-perft",
        PerftDepth = "help-perft-depth",
        PerftDivide = "help-perft-divide",

        Play = "help-play",
        PlayBlack = "help-play-black",
        PlayWhite = "help-play-white",
        PlayLevel = "help-play-level",
        PlayEngine = "help-play-engine",
        PlayNew = "help-play-new",

        Solve = "help-solve",
        SolveInputs = "help-solve-inputs",
        SolveAll = "help-solve-all",
        SolveWld = "help-solve-wld",
        SolveSelectivity = "help-solve-selectivity",

        Hint = "help-hint",
        HintLevel = "help-hint-level",
        HintDepth = "help-hint-depth",
        HintTime = "help-hint-time",
        HintLines = "help-hint-lines",

        Eval = "help-eval",

        Bench = "help-bench",

        Levels = "help-levels",

        Gtp = "help-gtp",
        GtpLevel = "help-gtp-level",

        Rules = "help-rules",
        RulesWrite = "help-rules-write",

        Completions = "help-completions",
        CompletionsShell = "help-completions-shell",

        Manual = "help-manual",
        ManualFolder = "help-manual-folder",

        // The other programs.
        Files = "help-files",
        Tui = "help-tui",
        Resume = "help-resume",
        TuiLines = "help-tui-lines",
        TuiAscii = "help-tui-ascii",
        Gui = "help-gui",
    }
}

impl Help {
    /// The message with this key.
    pub fn of_key(key: &str) -> Option<Help> {
        Help::samples().into_iter().find(|text| text.key() == key)
    }
}
