//! `huri convert`: records of any format into any other, with a list of what is lost.

use std::io::Write;
use std::path::{Path, PathBuf};

use huri_core::Game;
use huri_core::record::{self, Format, Loss, wthor};
use huri_i18n::command_line::number;
use huri_i18n::{Texts, text};
use huri_session::time;
use serde_json::{Value, json};

use crate::context::error_words;
use crate::inputs::Input;
use crate::progress::Progress;
use crate::{Answer, Context, Done, Failure, failure, files, formats, inputs, source};

/// Arguments of `huri convert`.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(value_name = "FILE", required = true)]
    inputs: Vec<String>,
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    #[arg(long, short, value_name = "FORMAT", value_parser = formats::parse)]
    to: Option<Format>,
    #[arg(long, short, value_name = "NUMBER", value_parser = number(1..=source::MAX_GAMES))]
    game: Option<u64>,
    #[arg(long)]
    strict: bool,
    #[arg(long)]
    force: bool,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Done {
    let path = args
        .output
        .as_deref()
        .filter(|path| *path != Path::new("-"));
    let format = args
        .to
        .or_else(|| formats::of_path(path?))
        .ok_or(Failure::WhichFormat)?;
    let inputs = inputs::expand(&args.inputs)?;
    let target = Target::new(path, format, args.force)?;
    let progress = Progress::new(&inputs, context);
    let mut conversion = Conversion {
        args,
        format,
        target,
        losses: Losses::default(),
        games: 0,
        broken: 0,
        buffer: Vec::new(),
    };
    for input in &inputs {
        conversion.file(input, &progress, context)?;
    }
    progress.finish();
    conversion.finish(context)
}

/// Where the converted games go.
enum Target {
    Stream,
    File(files::Pending),
    /// WTHOR games to standard output: their header counts them and a stream has no way back, so
    /// they wait here, 68 bytes each.
    WthorStream(Vec<u8>),
    /// WTHOR games, and the names they refer to in two more files.
    WthorFiles {
        set: Box<wthor::Set>,
        /// Games, players, tournaments.
        pending: Box<[files::Pending; 3]>,
    },
}

impl Target {
    fn new(path: Option<&Path>, format: Format, force: bool) -> Result<Target, Failure> {
        let create = |path: &Path| files::Pending::create(path, force);
        Ok(match (path, format) {
            (None, Format::Wthor) => Target::WthorStream(Vec::new()),
            (None, _) => Target::Stream,
            (Some(path), Format::Wthor) => {
                let set = Box::new(wthor::Set::new(time::today()));
                let mut pending = [
                    create(path)?,
                    create(&path.with_extension(Format::WthorPlayers.extension()))?,
                    create(&path.with_extension(Format::WthorTournaments.extension()))?,
                ];
                pending[0].write_all(&set.header())?;
                let pending = Box::new(pending);
                Target::WthorFiles { set, pending }
            }
            (Some(path), _) => Target::File(create(path)?),
        })
    }
}

struct Conversion<'a> {
    args: &'a Args,
    format: Format,
    target: Target,
    losses: Losses,
    /// How many games were written.
    games: u64,
    /// How many games could not be read in full.
    broken: u64,
    buffer: Vec<u8>,
}

impl Conversion<'_> {
    fn file(
        &mut self,
        input: &Input,
        progress: &Progress,
        context: &mut Context<'_, '_>,
    ) -> Result<(), Failure> {
        let name = input.origin.name(context.texts);
        let terminal = context.terminal();
        progress.file(&name);
        let opened = progress.watch(input.origin.open(context.streams.input)?);
        let records = match source::read(&input.origin, opened) {
            Ok(records) => records,
            // A folder may hold other files.
            Err(why) if input.is_no_concern(&why) => return Ok(()),
            Err(why) => return Err(Failure::Unreadable { source: name, why }),
        };
        for (number, record) in (1..).zip(records.games) {
            if self.args.game.is_some_and(|wanted| wanted != number) {
                continue;
            }
            match record {
                Ok(record) => {
                    for warning in &record.warnings {
                        let words = failure::warning_words(&name, warning, context.texts);
                        let words = error_words(&words, context.texts, terminal);
                        progress.aside(|| writeln!(context.streams.errors, "{words}"))?;
                    }
                    self.game(&record.game, &name, number, context.streams.output)?;
                }
                // The game is left out: part of a game would pass for the whole.
                Err(error) => {
                    self.broken += 1;
                    let words = failure::record_words(&name, &error, context.texts);
                    let words = error_words(&words, context.texts, terminal);
                    progress.aside(|| writeln!(context.streams.errors, "{words}"))?;
                }
            }
        }
        Ok(())
    }

    fn game(
        &mut self,
        game: &Game,
        source: &str,
        number: u64,
        output: &mut dyn Write,
    ) -> Result<(), Failure> {
        if self.games > 0 && self.format == Format::Huri {
            return Err(Failure::OneGame(self.format));
        }
        self.buffer.clear();
        let written = match &mut self.target {
            Target::WthorFiles { set, .. } => set.add(game, &mut self.buffer),
            Target::WthorStream(games) => record::write(self.format, game, games),
            Target::Stream | Target::File(_) => record::write(self.format, game, &mut self.buffer),
        };
        let losses = written.map_err(|why| Failure::Unwritable {
            source: source.to_owned(),
            game: number,
            why,
        })?;
        if self.args.strict && !losses.is_empty() {
            return Err(Failure::WouldLose {
                source: source.to_owned(),
                game: number,
                losses,
            });
        }
        self.losses.add(source, number, losses);
        self.games += 1;
        match &mut self.target {
            Target::File(pending) => pending.write_all(&self.buffer),
            Target::Stream => Ok(output.write_all(&self.buffer)?),
            Target::WthorFiles { pending, .. } => pending[0].write_all(&self.buffer),
            Target::WthorStream(_) => Ok(()),
        }
    }

    fn finish(self, context: &mut Context<'_, '_>) -> Done {
        match self.target {
            Target::Stream => {}
            Target::WthorStream(games) => context.write_all(&games)?,
            Target::File(pending) => pending.finish()?,
            Target::WthorFiles { set, pending } => {
                let files = set.finish();
                let [mut games, mut players, mut tournaments] = *pending;
                games.begin_with(&files.header)?;
                players.write_all(&files.players)?;
                tournaments.write_all(&files.tournaments)?;
                for pending in [games, players, tournaments] {
                    pending.finish()?;
                }
            }
        }
        context.flush()?;
        let path = self.args.output.as_deref();
        // Standard output may be the converted file itself.
        let path = path.filter(|path| *path != Path::new("-"));
        if context.json && path.is_some() {
            let report = json!({
                "format": formats::name(self.format),
                "games": self.games,
                "broken": self.broken,
                "losses": self.losses.json(),
            });
            context.print_json(&report)?;
        } else {
            for range in &self.losses.ranges {
                let words = range.words(context.texts);
                context.warn_words(&words)?;
            }
            if let Some(path) = path {
                context.say(text::Cli::Converted {
                    games: self.games,
                    path: path.display().to_string(),
                })?;
            }
        }
        match self.broken {
            0 => Ok(Answer::Yes),
            _ => Ok(Answer::No),
        }
    }
}

/// What was lost of each game; games in a row that lose the same share an entry.
#[derive(Default)]
struct Losses {
    ranges: Vec<Range>,
}

struct Range {
    source: String,
    first: u64,
    last: u64,
    losses: Vec<Loss>,
}

impl Losses {
    fn add(&mut self, source: &str, number: u64, losses: Vec<Loss>) {
        if losses.is_empty() {
            return;
        }
        if let Some(range) = self.ranges.last_mut()
            && range.source == source
            && range.last + 1 == number
            && range.losses == losses
        {
            range.last = number;
            return;
        }
        self.ranges.push(Range {
            source: source.to_owned(),
            first: number,
            last: number,
            losses,
        });
    }

    fn json(&self) -> Value {
        let ranges = self.ranges.iter().map(|range| {
            let losses = range.losses.iter().map(|loss| format!("{loss:?}"));
            json!({
                "file": range.source,
                "first": range.first,
                "last": range.last,
                "lost": losses.collect::<Vec<_>>(),
            })
        });
        ranges.collect()
    }
}

impl Range {
    fn words(&self, texts: Texts) -> String {
        let what = text::Record::Lost {
            what: texts.list(self.losses.iter().copied()),
        };
        if self.first == self.last {
            return failure::about(&self.source, Some(self.first), what.into(), texts);
        }
        let place = texts.get(text::Cli::GameRange {
            first: self.first,
            last: self.last,
        });
        let subject = texts.get(text::Cli::PlaceInFile {
            path: self.source.clone(),
            place,
        });
        texts.get(text::Common::About {
            subject,
            what: Box::new(what.into()),
        })
    }
}
