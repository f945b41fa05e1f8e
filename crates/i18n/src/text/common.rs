//! Words that all front ends use, whatever they are about.

use super::Text;

messages! {
    /// Words that all front ends use, whatever they are about.
    pub enum Common {
        AppName = "common-app-name",
        Tagline = "common-tagline",
        Yes = "common-yes",
        No = "common-no",
        On = "common-on",
        Off = "common-off",
        Ok = "common-ok",
        Cancel = "common-cancel",
        Close = "common-close",
        Back = "common-back",
        Next = "common-next",
        Previous = "common-previous",
        More = "common-more",
        Help = "common-help",
        Settings = "common-settings",
        Language = "common-language",
        /// The system's language, as a choice in a list of languages.
        LanguageOfSystem = "common-language-of-system",
        Unknown = "common-unknown",
        None = "common-none",
        /// Between the items of a list, with its space.
        ListSeparator = "common-list-separator",
        /// An error: what happened, said by another message.
        Error { what: Box<Text> } = "common-error",
        Warning { what: Box<Text> } = "common-warning",
        /// Something about a file or part of it: `games.ggf: game 3: …`.
        About { subject: String, what: Box<Text> } = "common-about",
        Hours { count: u32 } = "common-hours",
        Minutes { count: u32 } = "common-minutes",
        Seconds { count: u32 } = "common-seconds",
    }
}
