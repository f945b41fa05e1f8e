//! `huri verify`: whole archives checked, game by game.

use std::io::Write;

use huri_core::Move;
use huri_core::record::doctor::{self, Repair};
use huri_core::record::{Finding, Format, Oddity, Place, Tally, check};
use huri_i18n::{Language, Text, Texts, text};
use serde_json::{Value, json};

use crate::context::{Paint, error_words};
use crate::inputs::{self, Input};
use crate::output::Table;
use crate::progress::Progress;
use crate::{Answer, Context, Done, Failure, failure, formats};

/// Arguments of `huri verify`.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(value_name = "FILE", required = true)]
    inputs: Vec<String>,
    #[arg(long)]
    repair: bool,
}

/// How many repairs of a game are proposed.
const N_REPAIRS: usize = 3;

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Done {
    let inputs = inputs::expand(&args.inputs)?;
    let progress = Progress::new(&inputs, context);
    let mut report = Report {
        files: Vec::new(),
        total: Tally::default(),
        left_out: 0,
        unreadable: false,
        is_repairing: args.repair,
    };
    for input in &inputs {
        report.file(input, &progress, context)?;
    }
    progress.finish();
    report.finish(context)
}

struct Report {
    files: Vec<(String, Tally)>,
    total: Tally,
    /// How many files of folders hold no games.
    left_out: usize,
    /// Whether a file that was named could not be read at all.
    unreadable: bool,
    /// Whether repairs are proposed.
    is_repairing: bool,
}

impl Report {
    fn file(
        &mut self,
        input: &Input,
        progress: &Progress,
        context: &mut Context<'_, '_>,
    ) -> Result<(), Failure> {
        let texts = context.texts;
        let (page, direction) = (context.page(), context.direction());
        let terminal = context.terminal();
        let name = input.origin.name(texts);
        progress.file(&name);
        let is_json = context.json;
        let is_repairing = self.is_repairing;
        let mut problems = Vec::new();
        let checked = input.origin.open(context.streams.input).and_then(|opened| {
            let output = &mut *context.streams.output;
            let mut printed = Ok(());
            let checked = check(progress.watch(opened), |finding| {
                let Some(words) = words(&name, finding, texts) else {
                    return;
                };
                let repairs = match finding {
                    Finding::Error(error) if is_repairing => doctor::repairs(error, None),
                    _ => Vec::new(),
                };
                if is_json {
                    let mut problem = problem_json(finding);
                    if is_repairing {
                        problem["repairs"] = repairs.iter().map(repair_json).collect();
                    }
                    problems.push(problem);
                    return;
                }
                let mut lines = vec![words];
                if let Finding::Error(_) = finding
                    && is_repairing
                {
                    lines.extend(repair_words(&repairs, texts));
                }
                if printed.is_ok() {
                    let words = page.lines(&lines.join("\n"), direction);
                    printed = progress.aside(|| writeln!(output, "{words}"));
                }
            });
            printed?;
            checked.map_err(|why| Failure::Unreadable {
                source: name.clone(),
                why,
            })
        });
        match checked {
            Ok((format, tally)) => {
                self.total += tally;
                if is_json {
                    context.print_json(&tally_json(Some(&name), Some(format), tally, problems))?;
                }
                self.files.push((name, tally));
                Ok(())
            }
            Err(Failure::Unreadable { why, .. }) if input.is_no_concern(&why) => {
                self.left_out += 1;
                Ok(())
            }
            // The other files are checked all the same.
            Err(failure @ (Failure::Unreadable { .. } | Failure::Read { .. })) => {
                self.unreadable = true;
                let words = error_words(&failure.words(texts), texts, terminal);
                progress.aside(|| writeln!(context.streams.errors, "{words}"))?;
                Ok(())
            }
            Err(failure) => Err(failure),
        }
    }

    fn finish(self, context: &mut Context<'_, '_>) -> Done {
        if context.json {
            let mut total = tally_json(None, None, self.total, Vec::new());
            total["files"] = json!(self.files.len());
            context.print_json(&total)?;
        } else if !self.files.is_empty() {
            self.print(context)?;
        }
        if self.unreadable {
            return Err(Failure::Told);
        }
        if self.files.is_empty() {
            return Err(Failure::NoGames);
        }
        match self.total.is_clean() {
            true => Ok(Answer::Yes),
            false => Ok(Answer::No),
        }
    }

    fn print(&self, context: &mut Context<'_, '_>) -> Result<(), Failure> {
        let headings = [
            text::Cli::File,
            text::Cli::Games,
            text::Cli::Legal,
            text::Cli::Finished,
            text::Cli::Agreeing,
            text::Cli::Unfinished,
        ];
        let mut headings = headings.map(|heading| context.words(heading));
        // Files of one folder stand below its name.
        let folder = common_folder(self.files.iter().map(|(name, _)| name.as_str()));
        if !folder.is_empty() {
            headings[0] = folder.to_owned();
        }
        let mut table = Table::new(headings.to_vec());
        for (name, tally) in &self.files {
            table.add(row(name[folder.len()..].to_owned(), *tally, context));
        }
        if self.files.len() > 1 {
            table.add(row(context.words(text::Cli::Total), self.total, context));
        }
        let lines = table.lines();
        let last = lines.len() - 1;
        for (index, line) in lines.iter().enumerate() {
            let is_set_off = index == 0 || (index == last && self.files.len() > 1);
            let line = match is_set_off {
                true => context.paint(Paint::Bold, line),
                false => line.clone(),
            };
            writeln!(context, "{line}")?;
        }
        writeln!(context)?;
        let total = self.total;
        let verdict = match total.is_clean() {
            true => text::Cli::AllRight {
                games: total.games(),
            },
            false => text::Cli::NotRight {
                illegal: total.illegal + total.broken,
                differing: total.differing,
            },
        };
        let verdict = context.words(verdict);
        writeln!(context, "{}", context.paint(Paint::Bold, &verdict))?;
        if self.left_out > 0 {
            context.say(text::Cli::FilesLeftOut {
                count: self.left_out,
            })?;
        }
        Ok(())
    }
}

/// The folder that all of several paths begin with, with its separator; empty for a single one.
fn common_folder<'a>(paths: impl Iterator<Item = &'a str>) -> &'a str {
    let paths: Vec<_> = paths.collect();
    let [first, .., _] = paths[..] else {
        return "";
    };
    let common = |path: &str| {
        let same = first.bytes().zip(path.bytes()).take_while(|(a, b)| a == b);
        same.count()
    };
    let length = paths.iter().map(|path| common(path)).min().unwrap_or(0);
    let is_separator = |byte: &u8| std::path::is_separator(char::from(*byte));
    let end = first.as_bytes()[..length].iter().rposition(is_separator);
    &first[..end.map_or(0, |end| end + 1)]
}

fn row(name: String, tally: Tally, context: &Context<'_, '_>) -> Vec<String> {
    let counts = [
        tally.games(),
        tally.legal(),
        tally.finished,
        tally.agreeing(),
        tally.unfinished,
    ];
    let number = |count| {
        context
            .texts
            .number(i64::try_from(count).unwrap_or(i64::MAX))
    };
    std::iter::once(name).chain(counts.map(number)).collect()
}

/// What is told of a finding: what breaks, and results that are not the board's. Other oddities
/// do no harm.
fn words(name: &str, finding: Finding<'_>, texts: Texts) -> Option<String> {
    match finding {
        Finding::Error(error) => Some(failure::record_words(name, error, texts)),
        Finding::Warning(warning) => match warning.oddity {
            Oddity::ResultDiffers { .. } => Some(failure::warning_words(name, warning, texts)),
            _ => None,
        },
    }
}

/// The most plausible repairs, one a line with the whole game.
fn repair_words(repairs: &[Repair], texts: Texts) -> Vec<String> {
    if repairs.is_empty() {
        return vec![format!("  {}", texts.get(text::Cli::NoRepair))];
    }
    let words = repairs.iter().take(N_REPAIRS).map(|repair| {
        let fixes = repair.fixes.iter().copied();
        let repair_words = texts.get(text::Cli::Repair {
            what: texts.list(fixes),
        });
        format!("  {repair_words}\n    {}", transcript(repair))
    });
    words.collect()
}

fn repair_json(repair: &Repair) -> Value {
    json!({ "repair": repair.to_string(), "moves": transcript(repair) })
}

/// `f5d6c3…`
fn transcript(repair: &Repair) -> String {
    let squares = repair.game.moves().filter_map(Move::square);
    squares.map(|square| square.to_string()).collect()
}

fn problem_json(finding: Finding<'_>) -> Value {
    // What a program compares stays the same in every language.
    let english = Texts::new(Language::English);
    let (place, text) = match finding {
        Finding::Error(error) => (error.place, Text::from(&error.problem)),
        Finding::Warning(warning) => (warning.place, Text::from(&warning.oddity)),
    };
    let Place {
        game,
        ply,
        line,
        column,
        byte,
    } = place;
    json!({
        "game": game,
        "ply": ply,
        "line": line,
        "column": column,
        "byte": byte,
        "problem": english.get(text),
    })
}

fn tally_json(
    name: Option<&str>,
    format: Option<Format>,
    tally: Tally,
    problems: Vec<Value>,
) -> Value {
    json!({
        "file": name,
        "format": format.map(formats::name),
        "games": tally.games(),
        "legal": tally.legal(),
        "illegal": tally.illegal,
        "broken": tally.broken,
        "finished": tally.finished,
        "unfinished": tally.unfinished,
        "agreeing": tally.agreeing(),
        "differing": tally.differing,
        "problems": problems,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_one_folder_share_its_name() {
        let of = |paths: &[&'static str]| common_folder(paths.iter().copied());
        assert_eq!(of(&["a/b/x1", "a/b/x2", "a/b/y"]), "a/b/");
        assert_eq!(of(&["a/bc/x", "a/bd/x"]), "a/");
        assert_eq!(of(&["é/x", "è/x"]), "");
        assert_eq!(of(&["x", "y"]), "");
        assert_eq!(of(&["a/b/x"]), "");
        assert_eq!(of(&[]), "");
    }
}
