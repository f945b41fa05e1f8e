//! Every word a user reads, in eight languages.
//!
//! A front end never holds a sentence. It names a message, [`Text`], and asks [`Texts`] for it:
//!
//! ```
//! use huri_i18n::{Language, Texts, text};
//!
//! let texts = Texts::new(Language::English);
//! assert_eq!(texts.get(text::Game::Discs { count: 1 }), "1 disc");
//! assert_eq!(texts.get(text::Game::Discs { count: 2 }), "2 discs");
//! ```
//!
//! [`language`] lists the languages and chooses one, [`text`] declares the messages by area, and
//! [`texts`] words them. The words lie in `locales/<language>/<area>.ftl`, in Fluent's syntax.
//! A message that a language lacks is said in English.
//!
//! To add a message: a line in `src/text/<area>.rs` and one in `locales/en/<area>.ftl` with the
//! same key and the same variables; the tests tell when they differ. Sentences are never put
//! together from parts: a message that depends on a colour, a number or a kind takes it as an
//! argument and selects.

#![forbid(unsafe_code)]

pub mod language;

pub mod number;

pub mod text;

pub mod facts;

pub mod texts;

pub mod bidi;

pub mod page;

pub mod fonts;

#[cfg(feature = "command-line")]
pub mod command_line;

pub use language::{Direction, Language};
pub use page::Page;
pub use text::Text;
pub use texts::Texts;

#[cfg(test)]
mod parity;
