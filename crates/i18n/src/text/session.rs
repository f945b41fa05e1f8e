//! Words for a game in progress that all front ends use: commands, refusals, settings.

messages! {
    /// Words for a game in progress that all front ends use: commands, refusals, settings.
    pub enum Session {
        Tagline = "session-tagline",
    }
}
