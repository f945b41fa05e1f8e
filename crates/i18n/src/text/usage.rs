//! Command lines: what is wrong with one, and what help adds to an argument.

messages! {
    /// Command lines: what is wrong with one, and what help adds to an argument.
    pub enum Usage {
        // Help.
        HelpPossible { help: String, possible: String } = "usage-help-possible",
        HelpDefault { help: String, default: String } = "usage-help-default",

        // Errors.
        UnknownOption { option: String } = "usage-unknown-option",
        UnknownOptionPerhaps { option: String, meant: String } = "usage-unknown-option-perhaps",
        UnknownCommand { command: String } = "usage-unknown-command",
        UnknownCommandPerhaps { command: String, meant: String } = "usage-unknown-command-perhaps",
        TooMany { text: String } = "usage-too-many",
        NotPossible { option: String, value: String, possible: String } = "usage-not-possible",
        NoSuchValue { option: String, value: String } = "usage-no-such-value",
        NeedsValue { option: String } = "usage-needs-value",
        NeedsValueOf { option: String, possible: String } = "usage-needs-value-of",
        TakesNoValue { option: String } = "usage-takes-no-value",
        Twice { option: String } = "usage-twice",
        Conflict { option: String, other: String } = "usage-conflict",
        Missing { what: String } = "usage-missing",
        NotUnicode = "usage-not-unicode",
        /// What has no words of its own.
        Other { what: String } = "usage-other",
        /// How help is asked for.
        More { command: String } = "usage-more",
    }
}
