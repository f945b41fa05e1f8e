//! [`Text`]: one variant per message, its arguments typed, grouped by area.
//!
//! Each area is an enum in its own file, made by `messages!`, so that a variant, its arguments
//! and its Fluent key stand in one line. A missing argument is a compile error.

use huri_core::{Color, Move, Square, Value};

/// Declares the messages of one area.
///
/// ```text
/// messages! {
///     /// Words of the terminal.
///     pub enum Tui {
///         Quit = "tui-quit",
///         /// Shown while the engine thinks.
///         Thinking { depth: u32, best: Move } = "tui-thinking",
///     }
/// }
/// ```
macro_rules! messages {
    (@samples $out:ident $make:expr;) => {
        $out.extend([$make]);
    };
    (@samples $out:ident $make:expr; $field:ident: $type:ty, $($rest:tt)*) => {
        for $field in <$type as $crate::text::Argument>::samples() {
            messages!(@samples $out $make; $($rest)*);
        }
    };
    (
        $(#[$meta:meta])*
        pub enum $name:ident {
            $(
                $(#[$variant_meta:meta])*
                $variant:ident $({ $($field:ident: $type:ty),+ $(,)? })? = $key:literal
            ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Debug)]
        pub enum $name {
            $(
                #[doc = concat!("`", $key, "`")]
                #[doc = ""]
                $(#[$variant_meta])*
                $variant $({
                    $(
                        #[doc = concat!("`$", stringify!($field), "`")]
                        $field: $type
                    ),+
                })?
            ),*
        }
        impl $crate::text::Area for $name {
            fn key(&self) -> &'static str {
                match self {
                    $($name::$variant { .. } => $key,)*
                }
            }

            fn arguments(&self) -> Vec<(&'static str, $crate::text::Arg)> {
                match self {
                    $(
                        $name::$variant $({ $($field),+ })? => vec![
                            $($((stringify!($field), $crate::text::Argument::arg($field))),+)?
                        ],
                    )*
                }
            }

            fn samples() -> Vec<$name> {
                let mut samples = Vec::new();
                $(
                    messages!(
                        @samples samples
                        $name::$variant $({ $($field: Clone::clone(&$field)),+ })?;
                        $($($field: $type,)+)?
                    );
                )*
                samples
            }
        }
    };
}

mod cli;
mod common;
mod course;
mod engine;
mod game;
mod gui;
mod help;
mod record;
mod rules;
mod session;
mod tui;
mod usage;

pub use cli::Cli;
pub use common::Common;
pub use course::Course;
pub use engine::Engine;
pub use game::Game;
pub use gui::Gui;
pub use help::Help;
pub use record::Record;
pub use rules::Rules;
pub use session::Session;
pub use tui::Tui;
pub use usage::Usage;

/// What the macro gives each area's messages.
pub(crate) trait Area: Sized {
    /// The message's key in the Fluent files.
    fn key(&self) -> &'static str;
    /// Its variables.
    fn arguments(&self) -> Vec<(&'static str, Arg)>;
    /// Each message with a choice of arguments.
    fn samples() -> Vec<Self>;
}

/// The value of a variable, before it is worded.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Arg {
    /// A number and its digits after the decimal sign; plural forms depend on it.
    Number(f64, usize),
    /// A name or other text that stands as it is.
    Verbatim(String),
    /// A case for a message to select by.
    Case(&'static str),
    /// What a position or move is worth.
    Value(Value),
    /// Another message.
    Text(Box<Text>),
}

/// A type that a message can have a variable of.
pub(crate) trait Argument: Clone {
    /// The value.
    fn arg(&self) -> Arg;
    /// A choice that covers its forms.
    fn samples() -> Vec<Self>;
}

macro_rules! numbers {
    ($($type:ty)*) => {$(
        impl Argument for $type {
            fn arg(&self) -> Arg {
                Arg::Number(*self as f64, 0)
            }
            fn samples() -> Vec<$type> {
                vec![0, 1, 2, 5, 64]
            }
        }
    )*};
}
numbers!(i8 u8 u16 i32 u32 u64 usize);

/// A number with one digit after the decimal sign.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tenths(pub f64);

impl Argument for Tenths {
    fn arg(&self) -> Arg {
        Arg::Number(self.0, 1)
    }
    fn samples() -> Vec<Tenths> {
        vec![Tenths(0.0), Tenths(1.0), Tenths(1234.56)]
    }
}

impl Argument for String {
    fn arg(&self) -> Arg {
        Arg::Verbatim(self.clone())
    }
    fn samples() -> Vec<String> {
        vec!["Huri 1.0 (x)".to_owned()]
    }
}

impl Argument for char {
    fn arg(&self) -> Arg {
        Arg::Verbatim(self.to_string())
    }
    fn samples() -> Vec<char> {
        vec!['?']
    }
}

impl Argument for Square {
    fn arg(&self) -> Arg {
        Arg::Verbatim(self.to_string())
    }
    fn samples() -> Vec<Square> {
        vec![Square::E3]
    }
}

/// The square's name, and the case `pass` for a pass.
impl Argument for Move {
    fn arg(&self) -> Arg {
        match self {
            Move::Place(square) => square.arg(),
            Move::Pass => Arg::Case("pass"),
        }
    }
    fn samples() -> Vec<Move> {
        vec![Move::Place(Square::E3), Move::Pass]
    }
}

/// The case `black` or `white`.
impl Argument for Color {
    fn arg(&self) -> Arg {
        Arg::Case(match self {
            Color::Black => "black",
            Color::White => "white",
        })
    }
    fn samples() -> Vec<Color> {
        Color::BOTH.to_vec()
    }
}

/// Its [id](huri_session::Action::id) as the case.
impl Argument for huri_session::Action {
    fn arg(&self) -> Arg {
        Arg::Case(self.id())
    }
    fn samples() -> Vec<huri_session::Action> {
        huri_session::Action::ALL.to_vec()
    }
}

/// The cases `game`, `edit`, `view`, `engine`, `study` and `help`.
impl Argument for huri_session::action::Group {
    fn arg(&self) -> Arg {
        use huri_session::action::Group;
        Arg::Case(match self {
            Group::Game => "game",
            Group::Edit => "edit",
            Group::View => "view",
            Group::Engine => "engine",
            Group::Study => "study",
            Group::Help => "help",
        })
    }
    fn samples() -> Vec<huri_session::action::Group> {
        huri_session::action::Group::ALL.to_vec()
    }
}

/// The case `yes` or `no`.
impl Argument for bool {
    fn arg(&self) -> Arg {
        Arg::Case(if *self { "yes" } else { "no" })
    }
    fn samples() -> Vec<bool> {
        vec![false, true]
    }
}

impl Argument for Value {
    fn arg(&self) -> Arg {
        Arg::Value(*self)
    }
    fn samples() -> Vec<Value> {
        vec![Value::estimate(-320), Value::proved(4)]
    }
}

/// A message within a message: the reason within a refusal, say.
impl Argument for Text {
    fn arg(&self) -> Arg {
        Arg::Text(Box::new(self.clone()))
    }
    fn samples() -> Vec<Text> {
        vec![Text::Common(Common::AppName)]
    }
}

impl Argument for Box<Text> {
    fn arg(&self) -> Arg {
        Arg::Text(self.clone())
    }
    fn samples() -> Vec<Box<Text>> {
        vec![Box::new(Text::Common(Common::AppName))]
    }
}

macro_rules! areas {
    ($($(#[$meta:meta])* $area:ident),* $(,)?) => {
        /// A message of any area.
        #[derive(Clone, PartialEq, Debug)]
        pub enum Text {
            $($(#[$meta])* $area($area)),*
        }

        $(impl From<$area> for Text {
            fn from(text: $area) -> Text {
                Text::$area(text)
            }
        })*

        impl Text {
            /// The message's key in the Fluent files.
            pub fn key(&self) -> &'static str {
                match self {
                    $(Text::$area(text) => text.key()),*
                }
            }

            /// Its variables.
            pub(crate) fn arguments(&self) -> Vec<(&'static str, Arg)> {
                match self {
                    $(Text::$area(text) => text.arguments()),*
                }
            }

            /// Every message with a choice of arguments that covers its forms: for tests of
            /// languages, fonts and widths.
            pub fn samples() -> Vec<Text> {
                let mut samples = Vec::new();
                $(samples.extend(<$area as Area>::samples().into_iter().map(Text::$area));)*
                samples
            }
        }
    };
}

areas! {
    /// Words of all front ends.
    Common,
    /// Facts of the game.
    Game,
    /// Facts of records.
    Record,
    /// A game in progress.
    Session,
    /// The rules, to read.
    Rules,
    /// The course, to play.
    Course,
    /// The command line.
    Cli,
    /// What the engine finds.
    Engine,
    /// The command line's help.
    Help,
    /// Command lines in general.
    Usage,
    /// The terminal.
    Tui,
    /// The window.
    Gui,
}

/// So that a front end may keep a message and word it again and again.
impl From<&Text> for Text {
    fn from(text: &Text) -> Text {
        text.clone()
    }
}
