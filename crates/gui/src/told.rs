//! [`Told`]: what was refused or what happened, in words: what, where, and more when asked for.

use huri_core::record::{Place, ReadError, RecordError};
use huri_i18n::Text;
use huri_i18n::text::{Cli, Common, Record};
use huri_session::Refusal;
use huri_session::collection::Problem;
use huri_session::view::Message;

use crate::words::Words;

/// A line to show, and lines that tell more.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Told {
    /// What there is to say.
    pub line: String,
    /// More about it, when asked for.
    pub details: Vec<String>,
}

impl From<String> for Told {
    fn from(line: String) -> Told {
        Told {
            line,
            details: Vec::new(),
        }
    }
}

/// `games.ggf, game 3, move 12: …`; the source is empty where there is no file.
fn about(words: Words, source: &str, place: &Place, what: Text) -> String {
    let place = words.0.place(place);
    let subject = match (source, place.is_empty()) {
        ("", true) => return words.sentence(what),
        ("", false) => place,
        (path, true) => path.to_owned(),
        (path, false) => words.get(Cli::PlaceInFile {
            path: path.to_owned(),
            place,
        }),
    };
    words.get(Common::About {
        subject,
        what: Box::new(what),
    })
}

fn record(words: Words, source: &str, error: &RecordError) -> String {
    about(words, source, &error.place, Text::from(&error.problem))
}

fn unreadable(words: Words, source: &str, error: &ReadError) -> Told {
    let line = about(words, source, &Place::default(), Text::from(error));
    let details = match error {
        ReadError::Unrecognised(unrecognised) => {
            let tried = unrecognised.tried.iter();
            tried.map(|tried| words.get(Text::from(tried))).collect()
        }
        _ => Vec::new(),
    };
    Told { line, details }
}

/// Why nothing was done; `source` is the file that it is about, if there is one.
pub fn refusal(words: Words, refusal: &Refusal, source: &str) -> Told {
    match refusal {
        Refusal::Record(error) => record(words, source, error).into(),
        Refusal::Unreadable(error) => unreadable(words, source, error),
        Refusal::NoGames => about(words, source, &Place::default(), refusal.into()).into(),
        Refusal::Unwritable(why) => words.sentence(Text::from(*why)).into(),
        _ => words.get(Text::from(refusal)).into(),
    }
}

/// What happened.
pub fn message(words: Words, message: &Message) -> Told {
    let line = words.get(Text::from(message));
    match message {
        Message::Broken(error) => Told {
            details: vec![record(words, "", error)],
            line,
        },
        Message::Warnings(warnings) => Told {
            details: warnings
                .iter()
                .map(|warning| about(words, "", &warning.place, Text::from(&warning.oddity)))
                .collect(),
            line,
        },
        Message::Keys(conflicts) if conflicts.len() > 1 => Told {
            details: conflicts
                .iter()
                .map(|one| words.get(Text::from(one)))
                .collect(),
            line,
        },
        Message::Saved { losses, .. } if !losses.is_empty() => {
            let what = words.0.list(losses.iter().copied());
            let lost = words.get(Record::Lost { what });
            Told {
                line: format!("{line} – {lost}"),
                details: losses
                    .iter()
                    .map(|loss| words.get(Text::from(*loss)))
                    .collect(),
            }
        }
        _ => line.into(),
    }
}

/// What is wrong with a file or a game of a collection.
pub fn problem(words: Words, source: &str, problem: &Problem) -> Vec<String> {
    match problem {
        Problem::File(error) => vec![words.get(Text::from(error))],
        Problem::Unreadable(error) => {
            let told = unreadable(words, source, error);
            std::iter::once(told.line).chain(told.details).collect()
        }
        Problem::Game(error) => vec![record(words, source, error)],
    }
}
