//! The command line's words: help, reports, errors.

messages! {
    /// The command line's words: help, reports, errors.
    pub enum Cli {
        Tagline = "cli-tagline",
    }
}
