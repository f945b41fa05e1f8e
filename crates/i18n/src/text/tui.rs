//! The terminal's own words.

messages! {
    /// The terminal's own words.
    pub enum Tui {
        Tagline = "tui-tagline",
    }
}
