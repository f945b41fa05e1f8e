//! [`Failure`]: why a command could not be carried out.

use std::io;
use std::path::PathBuf;

use huri_core::record::{Content, Format, Loss, Problem, ReadError, RecordError, Unwritable};
use huri_i18n::{Text, Texts, command_line, text};

/// Why a command could not be carried out: a line on standard error and an exit code.
#[derive(Debug)]
pub enum Failure {
    /// Whoever read standard output has gone: no error.
    Closed,
    /// The command line asked for help, which was given.
    Answered,
    /// What was told on standard error already.
    Told,
    /// The command line is not right.
    Usage(Box<clap::Error>),
    /// Standard input or output failed.
    Stream(io::Error),
    /// A file could not be read.
    Read {
        /// Which.
        path: PathBuf,
        /// Why.
        why: io::Error,
    },
    /// A file could not be written.
    Write {
        /// Which.
        path: PathBuf,
        /// Why.
        why: io::Error,
    },
    /// A file is there already and may not be overwritten.
    Exists(PathBuf),
    /// A text is no record.
    Unreadable {
        /// The file, or what was typed.
        source: String,
        /// What was tried.
        why: ReadError,
    },
    /// A game or position could not be read.
    Record {
        /// The file, or what was typed.
        source: String,
        /// Where and why.
        error: Box<RecordError>,
    },
    /// A file has fewer games.
    NoSuchGame {
        /// The file, or what was typed.
        source: String,
        /// Which game was asked for.
        wanted: u64,
        /// How many there are.
        count: u64,
    },
    /// A game has fewer moves.
    NoSuchPly {
        /// The file, or what was typed.
        source: String,
        /// How it was asked for.
        wanted: i64,
        /// How many there are.
        count: usize,
    },
    /// None of the files holds games.
    NoGames,
    /// No file matches a pattern.
    NoMatch(String),
    /// The format to write is neither given nor told by the output's name.
    WhichFormat,
    /// A game cannot be written.
    Unwritable {
        /// The file it comes from, and which game of it.
        source: String,
        /// The number of the game.
        game: u64,
        /// Why.
        why: Unwritable,
    },
    /// The format loses something, and nothing may be lost.
    WouldLose {
        /// The file it comes from.
        source: String,
        /// The number of the game.
        game: u64,
        /// What.
        losses: Vec<Loss>,
    },
    /// A file's name does not tell which format is meant.
    WhichExtension(PathBuf),
    /// The format holds one game a file.
    OneGame(Format),
}

impl Failure {
    /// The exit code: 1 where the answer is no, 2 where there is none.
    pub(crate) fn code(&self) -> u8 {
        match self {
            Failure::Closed | Failure::Answered => 0,
            Failure::Record { error, .. } if is_against_the_rules(error) => 1,
            Failure::WouldLose { .. } => 1,
            _ => 2,
        }
    }

    /// What is told of it, on one or more lines.
    pub(crate) fn words(&self, texts: Texts) -> String {
        let cli = |text: text::Cli| texts.get(text);
        match self {
            Failure::Closed | Failure::Answered | Failure::Told => String::new(),
            Failure::Usage(error) => command_line::error_words(error, texts),
            Failure::Stream(why) => io_words(why, texts),
            Failure::Read { path, why } => cli(text::Cli::CannotRead {
                path: path.display().to_string(),
                why: io_words(why, texts),
            }),
            Failure::Write { path, why } => cli(text::Cli::CannotWrite {
                path: path.display().to_string(),
                why: match why.kind() {
                    // The file need not be there.
                    io::ErrorKind::NotFound => cli(text::Cli::NoFolder),
                    _ => io_words(why, texts),
                },
            }),
            Failure::Exists(path) => cli(text::Cli::Exists {
                path: path.display().to_string(),
            }),
            Failure::Unreadable { source, why } => read_error_words(source, why, texts),
            Failure::Record { source, error } => record_words(source, error, texts),
            Failure::NoSuchGame {
                source,
                wanted,
                count,
            } => cli(text::Cli::NoSuchGame {
                source: source.clone(),
                wanted: *wanted,
                count: *count,
            }),
            Failure::NoSuchPly {
                source,
                wanted,
                count,
            } => cli(text::Cli::NoSuchPly {
                source: source.clone(),
                wanted: wanted.to_string(),
                count: *count,
            }),
            Failure::NoGames => cli(text::Cli::NothingToVerify),
            Failure::NoMatch(pattern) => cli(text::Cli::NoMatch {
                pattern: pattern.clone(),
            }),
            Failure::WhichFormat => cli(text::Cli::WhichFormat {
                formats: crate::formats::names(),
            }),
            Failure::Unwritable { source, game, why } => {
                about(source, Some(*game), Text::from(*why), texts)
            }
            Failure::WouldLose {
                source,
                game,
                losses,
            } => {
                let what = texts.list(losses.iter().copied());
                let text = text::Record::Lost { what };
                about(source, Some(*game), text.into(), texts)
            }
            Failure::WhichExtension(path) => cli(text::Cli::WhichExtension {
                path: path.display().to_string(),
                extensions: crate::formats::extensions(),
            }),
            Failure::OneGame(format) => cli(text::Cli::OneGameAFile {
                format: crate::formats::name(*format).to_owned(),
            }),
        }
    }
}

/// Whether a record is readable but not legal, so that the answer is no.
pub(crate) fn is_against_the_rules(error: &RecordError) -> bool {
    matches!(
        error.problem,
        Problem::Illegal { .. } | Problem::WrongSide { .. }
    )
}

/// `games.ggf: game 3: …`.
pub(crate) fn about(source: &str, game: Option<u64>, what: Text, texts: Texts) -> String {
    let place = huri_core::record::Place {
        game,
        ..Default::default()
    };
    subject(source, &place, what, texts)
}

fn subject(source: &str, place: &huri_core::record::Place, what: Text, texts: Texts) -> String {
    let place = texts.place(place);
    let subject = if place.is_empty() {
        source.to_owned()
    } else {
        texts.get(text::Cli::PlaceInFile {
            path: source.to_owned(),
            place,
        })
    };
    let what = Box::new(what);
    texts.get(text::Common::About { subject, what })
}

/// `games.ggf: game 3, move 12, byte 4711: illegal move “a1”: …`.
pub(crate) fn record_words(source: &str, error: &RecordError, texts: Texts) -> String {
    subject(source, &error.place, Text::from(&error.problem), texts)
}

/// `games.ggf: game 3: …`.
pub(crate) fn warning_words(
    source: &str,
    warning: &huri_core::record::Warning,
    texts: Texts,
) -> String {
    subject(source, &warning.place, Text::from(&warning.oddity), texts)
}

/// What it is in one sentence, then what was tried, one line each.
fn read_error_words(source: &str, why: &ReadError, texts: Texts) -> String {
    let mut words = about(source, None, Text::from(why), texts);
    if let ReadError::Unrecognised(unrecognised) = why
        && unrecognised.content != Content::Nothing
    {
        for tried in &unrecognised.tried {
            words.push_str("\n  ");
            words.push_str(&texts.get(Text::from(tried)));
        }
    }
    words
}

/// An error of the system: the frequent ones in the user's language, others as they come.
pub(crate) fn io_words(error: &io::Error, texts: Texts) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => texts.get(text::Cli::NotFound),
        io::ErrorKind::PermissionDenied => texts.get(text::Cli::NoPermission),
        io::ErrorKind::IsADirectory => texts.get(text::Cli::IsFolder),
        io::ErrorKind::NotADirectory => texts.get(text::Cli::NotAFolder),
        io::ErrorKind::StorageFull => texts.get(text::Cli::DiskFull),
        _ => error.to_string(),
    }
}

impl From<clap::Error> for Failure {
    fn from(error: clap::Error) -> Failure {
        Failure::Usage(Box::new(error))
    }
}

/// An error of standard output; files have their own variants.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::Stream(error),
        }
    }
}
