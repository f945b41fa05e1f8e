//! The window's own words.

messages! {
    /// The window's own words.
    pub enum Gui {
        Tagline = "gui-tagline",
    }
}
