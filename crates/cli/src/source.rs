//! [`Origin`] and [`Selection`]: where a game comes from, and which position of it is meant.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{BufRead, BufReader, Cursor};
use std::path::{Path, PathBuf};

use clap::builder::TypedValueParser;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use huri_core::record::wthor;
use huri_core::record::{self, Format, ReadError, Record, RecordError, Warning};
use huri_core::{Game, NodeId};
use huri_i18n::command_line::number;
use huri_i18n::{Texts, text};
use huri_session::collection;
use huri_session::storage::DiskStorage;

use crate::failure::is_against_the_rules;
use crate::{Answer, Context, Done, Failure};

/// Where records are read from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    /// Nowhere: the usual start.
    Start,
    /// Standard input.
    Stdin,
    /// A file.
    File(PathBuf),
    /// The argument itself is the text.
    Typed(String),
}

impl Origin {
    /// What an argument means: `-`, a file that is there, or a text.
    pub(crate) fn of(input: Option<&str>) -> Origin {
        match input {
            None => Origin::Start,
            Some("-") => Origin::Stdin,
            Some(text) => {
                let path = Path::new(text);
                // A text that looks like a path means a file, also when there is none, so that
                // the error speaks of the file.
                let looks_like_path = text.lines().count() < 2
                    && !text.contains(['●', '○', '*', '#'])
                    && (path
                        .extension()
                        .is_some_and(|it| it.len() <= 5 && it.is_ascii())
                        || text.contains(['/', '\\']))
                    && !text.contains(' ');
                if path.exists() || looks_like_path {
                    Origin::File(path.to_owned())
                } else {
                    Origin::Typed(text.to_owned())
                }
            }
        }
    }

    /// Its name in messages.
    pub(crate) fn name(&self, texts: Texts) -> String {
        match self {
            Origin::Start => texts.get(text::Cli::UsualStart),
            Origin::Stdin => texts.get(text::Cli::StandardInput),
            Origin::File(path) => path.display().to_string(),
            Origin::Typed(text) => {
                const SHOWN: usize = 24;
                let mut letters = text.chars().map(|c| if c.is_control() { ' ' } else { c });
                let mut name: String = letters.by_ref().take(SHOWN).collect();
                if letters.next().is_some() {
                    name.push('…');
                }
                format!("“{name}”")
            }
        }
    }

    /// Its bytes.
    pub(crate) fn open<'a>(
        &'a self,
        input: &'a mut (dyn BufRead + Send),
    ) -> Result<Box<dyn BufRead + 'a>, Failure> {
        Ok(match self {
            Origin::Start => Box::new(Cursor::new(Vec::new())),
            Origin::Stdin => Box::new(input),
            Origin::Typed(text) => Box::new(Cursor::new(text.as_bytes())),
            Origin::File(path) => Box::new(BufReader::with_capacity(64 << 10, open(path)?)),
        })
    }
}

/// The games of an origin, one after the other.
pub(crate) struct Records<'a> {
    /// What it was recognised as.
    pub(crate) format: Format,
    /// The games.
    pub(crate) games: Box<dyn Iterator<Item = Result<Record, RecordError>> + 'a>,
}

/// Reads the games of `opened`. A WTHOR file gets its names from the files beside it.
pub(crate) fn read<'a>(
    origin: &Origin,
    mut opened: Box<dyn BufRead + 'a>,
) -> Result<Records<'a>, ReadError> {
    let head = opened.fill_buf();
    let head = head.map_err(|why| ReadError::Io(why.to_string()))?;
    if let Origin::File(path) = origin
        && record::recognise(head) == Ok(Format::Wthor)
    {
        let folder = match path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        let base = collection::base(folder, Some(path), &DiskStorage::default());
        return Ok(Records {
            format: Format::Wthor,
            games: Box::new(wthor::records(opened, base)),
        });
    }
    let reader = record::read(opened)?;
    Ok(Records {
        format: reader.format(),
        games: Box::new(reader),
    })
}

/// Opens a file to read. A folder is an error at once, not only when it is read.
pub(crate) fn open(path: &Path) -> Result<File, Failure> {
    let failed = |why| Failure::Read {
        path: path.to_owned(),
        why,
    };
    let file = File::open(path).map_err(failed)?;
    if file.metadata().map_err(failed)?.is_dir() {
        return Err(failed(std::io::ErrorKind::IsADirectory.into()));
    }
    Ok(file)
}

/// The highest number of a game that can be asked for: more than any file holds.
pub(crate) const MAX_GAMES: u64 = 999_999_999_999;

/// More plies than a game can have: 60 squares are filled, and of two passes in a row the second
/// would be the end.
const MAX_PLIES: i64 = 120;

/// Which position is meant: the arguments that most commands share.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Selection {
    // Boards often begin with an empty square.
    #[arg(allow_hyphen_values = true, value_parser = InputParser)]
    pub(crate) input: Option<String>,
    #[arg(long, short, value_name = "NUMBER", default_value_t = 1,
          value_parser = number(1..=MAX_GAMES))]
    pub(crate) game: u64,
    #[arg(long, short, value_name = "NUMBER", allow_negative_numbers = true,
          value_parser = number(-MAX_PLIES..=MAX_PLIES))]
    pub(crate) ply: Option<i64>,
}

/// Reads an input, which may begin like an option if it is a board.
#[derive(Clone)]
struct InputParser;

impl TypedValueParser for InputParser {
    type Value = String;

    fn parse_ref(
        &self,
        command: &clap::Command,
        _: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        let text = value.to_string_lossy();
        // A board has 64 cells, and no option is as long.
        if text.starts_with('-') && text != "-" && text.len() < 64 {
            let mut error = clap::Error::new(ErrorKind::UnknownArgument).with_cmd(command);
            let name = ContextValue::String(text.into_owned());
            error.insert(ContextKind::InvalidArg, name);
            return Err(error);
        }
        Ok(text.into_owned())
    }
}

/// A game that was chosen.
pub(crate) struct Chosen {
    /// Its file's name in messages.
    pub(crate) name: String,
    /// What its file was recognised as; none for the usual start.
    pub(crate) format: Option<Format>,
    /// The game; only its legal part when it breaks.
    pub(crate) game: Game,
    /// The position that is meant.
    pub(crate) node: NodeId,
    /// What had to be overlooked.
    pub(crate) warnings: Vec<Warning>,
    /// Why the game ends where it does, if it breaks.
    pub(crate) error: Option<RecordError>,
}

impl Chosen {
    /// Yes, or what the error that was told already means.
    pub(crate) fn answer(&self) -> Done {
        match &self.error {
            None => Ok(Answer::Yes),
            Some(error) if is_against_the_rules(error) => Ok(Answer::No),
            Some(_) => Err(Failure::Told),
        }
    }
}

impl Selection {
    /// Reads the game. Warnings and, when the game breaks, the error are told on standard error.
    pub(crate) fn read(&self, context: &mut Context<'_, '_>) -> Result<Chosen, Failure> {
        let chosen = self.choose(context)?;
        for warning in &chosen.warnings {
            context.warn_record(&chosen.name, warning)?;
        }
        if let Some(error) = &chosen.error {
            context.tell_record_error(&chosen.name, error)?;
        }
        Ok(chosen)
    }

    fn choose(&self, context: &mut Context<'_, '_>) -> Result<Chosen, Failure> {
        let origin = Origin::of(self.input.as_deref());
        let name = origin.name(context.texts);
        if origin == Origin::Start {
            return self.at_ply(Chosen {
                name,
                format: None,
                game: Game::default(),
                node: NodeId::ROOT,
                warnings: Vec::new(),
                error: None,
            });
        }
        let unreadable = |why| Failure::Unreadable {
            source: name.clone(),
            why,
        };
        let opened = origin.open(context.streams.input)?;
        let records = read(&origin, opened).map_err(unreadable)?;
        let format = Some(records.format);
        let mut count = 0;
        let found = records
            .games
            .inspect(|_| count += 1)
            .nth(self.game as usize - 1);
        let (game, warnings, error) = match found {
            Some(Ok(record)) => (record.game, record.warnings, None),
            Some(Err(mut error)) => match error.partial.take() {
                Some(game) => (*game, Vec::new(), Some(error)),
                None => {
                    return Err(Failure::Record {
                        source: name,
                        error: Box::new(error),
                    });
                }
            },
            None => {
                return Err(Failure::NoSuchGame {
                    source: name,
                    wanted: self.game,
                    count,
                });
            }
        };
        self.at_ply(Chosen {
            name,
            format,
            game,
            node: NodeId::ROOT,
            warnings,
            error,
        })
    }

    fn at_ply(&self, mut chosen: Chosen) -> Result<Chosen, Failure> {
        let plies = chosen.game.main_line().count();
        let ply = match self.ply {
            None => Some(plies),
            Some(ply @ 0..) => usize::try_from(ply).ok().filter(|ply| *ply <= plies),
            Some(back) => {
                let back = usize::try_from(back.unsigned_abs()).ok();
                back.and_then(|back| plies.checked_sub(back))
            }
        };
        let Some(ply) = ply else {
            return Err(Failure::NoSuchPly {
                source: chosen.name,
                wanted: self.ply.unwrap_or_default(),
                count: plies,
            });
        };
        let line = chosen.game.main_line();
        chosen.node = std::iter::once(NodeId::ROOT)
            .chain(line)
            .nth(ply)
            .unwrap_or(NodeId::ROOT);
        Ok(chosen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_argument_is_a_file_or_a_text() {
        let of = |text| Origin::of(Some(text));
        let typed = |text: &str| Origin::Typed(text.to_owned());
        assert_eq!(of("-"), Origin::Stdin);
        assert_eq!(of("f5d6c3"), typed("f5d6c3"));
        assert_eq!(of("1. f5 d6 2. c3"), typed("1. f5 d6 2. c3"));
        assert_eq!(of("Cargo.toml"), Origin::File("Cargo.toml".into()));
        assert_eq!(of("missing.ggf"), Origin::File("missing.ggf".into()));
        assert_eq!(of("a/folder"), Origin::File("a/folder".into()));
        let board = "---------------------------OX------XO--------------------------- X";
        assert_eq!(of(board), typed(board));
        let drawn =
            "........\n........\n........\n...OX...\n...XO...\n........\n........\n........";
        assert_eq!(of(drawn), typed(drawn));
    }
}
