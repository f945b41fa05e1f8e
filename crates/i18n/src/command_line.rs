//! The words of a command line, for every program that reads its own with clap: help in the
//! user's language, the options that all have, and what is wrong with what was typed.
//!
//! clap's own messages are English, and its parsers do not say what they would have taken; a
//! parser of ours fails with [`Possible`].

use std::ffi::OsString;
use std::fmt::{self, Display};
use std::io::{IsTerminal as _, Write as _};
use std::ops::RangeInclusive;
use std::process::ExitCode;
use std::str::FromStr;
use std::sync::OnceLock;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, CommandFactory, FromArgMatches};
use huri_session::Settings;
use terminal_size::{Height, Width, terminal_size_of};

use crate::bidi::{self, Rtl};
use crate::text::{Help, Usage};
use crate::{Direction, Language, Page, Text, Texts};

/// The options of every program.
#[derive(clap::Args, Clone, Debug)]
#[expect(
    missing_docs,
    reason = "clap would take the comments for help: the texts have it"
)]
pub struct Common {
    #[arg(long, alias = "lang", global = true, value_name = "TAG", value_parser = language, display_order = 902)]
    pub language: Option<Language>,
    #[arg(short, long, action = ArgAction::Help, global = true, display_order = 903)]
    pub help: Option<bool>,
    #[arg(short = 'V', long, action = ArgAction::Version, display_order = 904)]
    pub version: Option<bool>,
}

/// A value that an option does not take; what it would take, in figures and words that are the
/// same in every language: `1…30`, `auto, always, never`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Possible(pub String);

impl Display for Possible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Possible {}

/// Reads a number of this range.
pub fn number<T>(
    range: RangeInclusive<T>,
) -> impl Fn(&str) -> Result<T, Possible> + Clone + Send + Sync + 'static
where
    T: FromStr + PartialOrd + Display + Clone + Send + Sync + 'static,
{
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| Possible(format!("{}…{}", range.start(), range.end())))
    }
}

/// Reads a language's tag.
///
/// # Errors
/// There is no such language.
pub fn language(tag: &str) -> Result<Language, Possible> {
    let tags = || Possible(Language::ALL.map(Language::tag).join(", "));
    Language::from_tag(tag).ok_or_else(tags)
}

/// The language that a command line asks for. It must be known before the rest is read: help and
/// errors are in that language.
pub fn language_of(args: &[OsString]) -> Option<Language> {
    const NAMES: [&str; 2] = ["--language", "--lang"];
    let words = args.iter().map(|arg| arg.to_str().unwrap_or_default());
    let mut words = words.take_while(|word| *word != "--");
    while let Some(word) = words.next() {
        let tag = match word.split_once('=') {
            Some((name, tag)) if NAMES.contains(&name) => tag,
            None if NAMES.contains(&word) => words.next()?,
            _ => continue,
        };
        return Language::from_tag(tag);
    }
    None
}

/// The variable that names a language as `--language` does, for all runs from one shell.
const VARIABLE: &str = "HURI_LANG";

fn of_variable(variable: impl Fn(&str) -> Option<String>) -> Option<Language> {
    Language::from_tag(&variable(VARIABLE)?)
}

/// The language of a run whose command line asks for none: the one that `HURI_LANG` names, else
/// the one of the settings, else the system's. What names no language is passed over.
pub fn usual_language() -> Language {
    usual(
        |name| std::env::var(name).ok(),
        &Settings::of_this_machine(),
    )
}

fn usual(variable: impl Fn(&str) -> Option<String>, settings: &Settings) -> Language {
    of_variable(variable).unwrap_or_else(|| Language::of_settings(settings))
}

impl Common {
    /// The language for this run alone, whatever the settings say.
    pub fn language_of_run(&self) -> Option<Language> {
        let variable = |name: &str| std::env::var(name).ok();
        self.language.or_else(|| of_variable(variable))
    }
}

/// Reads the command line of a program whose help begins with `key`, or answers it: help is
/// printed, what is wrong is said.
///
/// # Errors
/// The exit code, where there is nothing more to do.
pub fn read<A: CommandFactory + FromArgMatches>(key: &str) -> Result<(A, Texts), ExitCode> {
    let words: Vec<_> = std::env::args_os().collect();
    let texts = Texts::new(language_of(&words).unwrap_or_else(usual_language));
    let command = with_help(A::command(), texts, key);
    let program = command.get_name().to_owned();
    let read = command
        .try_get_matches_from(words)
        .and_then(|matches| A::from_arg_matches(&matches));
    match read {
        Ok(arguments) => Ok((arguments, texts)),
        Err(error) if !error.use_stderr() => {
            // A reader that goes away is no error.
            let _ = writeln!(std::io::stdout(), "{}", help_words(&error, output()));
            Err(ExitCode::SUCCESS)
        }
        Err(error) => Err(fail(&program, &error_words(&error, texts), texts)),
    }
}

/// Says on standard error why a program can do nothing; its exit code.
pub fn fail(program: &str, why: &str, texts: Texts) -> ExitCode {
    let direction = texts.language().direction();
    eprintln!(
        "{}",
        errors().lines(&format!("{program}: {why}"), direction)
    );
    ExitCode::from(2)
}

/// The help or version that was asked for. Options stay on the left: they are read from there in
/// any language.
pub fn help_words(asked_for: &clap::Error, page: Page) -> String {
    let words = asked_for.render().to_string();
    page.lines(words.trim_end(), Direction::LeftToRight)
}

/// The page behind standard output.
pub fn output() -> Page {
    let stream = std::io::stdout();
    page(stream.is_terminal(), terminal_size_of(stream))
}

/// The page behind standard error.
pub fn errors() -> Page {
    let stream = std::io::stderr();
    page(stream.is_terminal(), terminal_size_of(stream))
}

fn page(is_terminal: bool, size: Option<(Width, Height)>) -> Page {
    if !is_terminal {
        return Page::Stream;
    }
    // What the user has set and what the terminal is do not change while a program runs.
    static IS_VISUAL: OnceLock<bool> = OnceLock::new();
    let is_visual = *IS_VISUAL.get_or_init(|| {
        let rtl: Rtl = Settings::of_this_machine().own();
        rtl.is_visual(|name| std::env::var(name).ok())
    });
    let columns = match size {
        // Some terminals do not know.
        None | Some((Width(0), _)) => 80,
        Some((Width(columns), _)) => columns.into(),
    };
    Page::Terminal { columns, is_visual }
}

/// Longer lines are tiring to read.
const MAX_COLUMNS: usize = 100;

/// Gives a command and all below it their help, by the names of commands and arguments: the key
/// of `huri show --numbers` is `help-show-numbers`, or `help-numbers` where several share it.
pub fn with_help(command: Command, texts: Texts, key: &str) -> Command {
    let usage = texts.get(Help::Usage);
    let template =
        format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}");
    let command = match Help::of_key(key) {
        Some(text) => command.about(texts.get(text)),
        None => command,
    };
    command
        .max_term_width(MAX_COLUMNS)
        .help_template(template)
        .subcommand_help_heading(texts.get(Help::Commands))
        .mut_args(|arg| described(arg, texts, key))
        .mut_subcommands(|command| {
            let key = format!("{key}-{}", command.get_name());
            with_help(command, texts, &key)
        })
}

/// An argument under its heading, with its help, what it takes and what it is without being given.
fn described(arg: Arg, texts: Texts, key: &str) -> Arg {
    let heading = match arg.is_positional() {
        true => Help::Arguments,
        false => Help::Options,
    };
    let arg = arg.help_heading(texts.get(heading));
    let id = arg.get_id().as_str().replace('_', "-");
    let own = Help::of_key(&format!("{key}-{id}"));
    let Some(help) = own.or_else(|| Help::of_key(&format!("help-{id}"))) else {
        return arg;
    };
    let mut help = texts.get(help);
    let takes_value = arg.get_action().takes_values();
    let possible = arg.get_possible_values();
    if takes_value && !possible.is_empty() {
        let possible: Vec<_> = possible.iter().map(|value| value.get_name()).collect();
        help = texts.get(Usage::HelpPossible {
            help,
            possible: possible.join(", "),
        });
    }
    if takes_value && let [default] = arg.get_default_values() {
        help = texts.get(Usage::HelpDefault {
            help,
            default: default.to_string_lossy().into_owned(),
        });
    }
    // clap breaks the lines, and counts the marks as letters.
    let arg = arg.help(bidi::without_marks(&help));
    match takes_value {
        true => arg.hide_possible_values(true).hide_default_value(true),
        false => arg,
    }
}

/// What is wrong with a command line, and how to use it, on several lines.
pub fn error_words(error: &clap::Error, texts: Texts) -> String {
    let Some(text) = text_of(error) else {
        // Help that was not asked for, which has our words.
        return error.render().to_string();
    };
    let mut lines = vec![texts.get(text)];
    let usage = error.get(ContextKind::Usage).map(ToString::to_string);
    // clap's own word for it comes first.
    let usage = usage.as_deref().and_then(|usage| usage.split_once(' '));
    let mut command = String::new();
    if let Some((_, usage)) = usage {
        lines.push(format!("{} {usage}", texts.get(Help::Usage)));
        let names = usage.split(' ').take_while(|word| {
            let mut letters = word.chars();
            letters.all(|c| c.is_ascii_lowercase() || c == '-') && !word.starts_with('-')
        });
        for name in names {
            command.push_str(name);
            command.push(' ');
        }
    }
    let command = format!("{command}--help");
    lines.push(texts.get(Usage::More { command }));
    lines.join("\n")
}

/// The message of an error; none where it is no error but help.
fn text_of(error: &clap::Error) -> Option<Text> {
    let all = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    };
    let one = |kind| all(kind).join(", ");
    let option = one(ContextKind::InvalidArg);
    let meant = |kind| all(kind).into_iter().next();
    let possible = match std::error::Error::source(error) {
        // Words of the standard library and of clap would be English.
        Some(source) => source.downcast_ref::<Possible>().map(|it| it.0.clone()),
        None => Some(one(ContextKind::ValidValue)).filter(|values| !values.is_empty()),
    };
    Some(Text::from(match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
        | ErrorKind::DisplayVersion => return None,
        ErrorKind::UnknownArgument if !option.starts_with('-') => Usage::TooMany { text: option },
        ErrorKind::UnknownArgument => match meant(ContextKind::SuggestedArg) {
            Some(meant) => Usage::UnknownOptionPerhaps { option, meant },
            None => Usage::UnknownOption { option },
        },
        ErrorKind::InvalidSubcommand => {
            let command = one(ContextKind::InvalidSubcommand);
            match meant(ContextKind::SuggestedSubcommand) {
                Some(meant) => Usage::UnknownCommandPerhaps { command, meant },
                None => Usage::UnknownCommand { command },
            }
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = one(ContextKind::InvalidValue);
            match (value.is_empty(), possible) {
                (true, None) => Usage::NeedsValue { option },
                (true, Some(possible)) => Usage::NeedsValueOf { option, possible },
                (false, None) => Usage::NoSuchValue { option, value },
                (false, Some(possible)) => Usage::NotPossible {
                    option,
                    value,
                    possible,
                },
            }
        }
        ErrorKind::TooManyValues => Usage::TakesNoValue { option },
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            Usage::NeedsValue { option }
        }
        ErrorKind::ArgumentConflict => {
            let other = one(ContextKind::PriorArg);
            match other == option {
                true => Usage::Twice { option },
                false => Usage::Conflict { option, other },
            }
        }
        ErrorKind::MissingRequiredArgument => Usage::Missing { what: option },
        ErrorKind::MissingSubcommand => Usage::Missing {
            what: String::from("COMMAND"),
        },
        ErrorKind::InvalidUtf8 => Usage::NotUnicode,
        // Errors of writing help, and what later versions may add.
        _ => Usage::Other {
            what: error.to_string().trim_end().to_owned(),
        },
    }))
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser, Debug)]
    #[command(
        name = "huri",
        version,
        disable_help_flag = true,
        disable_version_flag = true
    )]
    struct Program {
        #[command(flatten)]
        common: Common,
        #[command(subcommand)]
        action: Action,
    }

    #[derive(clap::Subcommand, Debug)]
    enum Action {
        Hint {
            #[arg(long, value_parser = number(1..=30u8))]
            level: Option<u8>,
            #[arg(long, conflicts_with = "level")]
            json: bool,
        },
        Perft {
            #[arg(value_parser = number(-9..=60i8))]
            depth: i8,
        },
    }

    /// The first line of what is said about a command line, and the rest.
    fn words(language: Language, line: &str) -> (String, String) {
        let error = Program::try_parse_from(line.split(' ')).expect_err(line);
        let words = error_words(&error, Texts::new(language));
        let (first, rest) = words.split_once('\n').expect("more than a line");
        (first.to_owned(), rest.to_owned())
    }

    #[test]
    fn an_error_says_what_is_wrong_and_what_would_not_be() {
        let first = |line| words(Language::English, line).0;
        let range = "--level <LEVEL>: “31” is not possible, but: 1…30";
        assert_eq!(first("huri hint --level 31"), range);
        assert!(first("huri hint --level x").contains("“x”"));
        assert!(first("huri perft 61").contains("<DEPTH>: “61”"));
        assert!(first("huri perft 61").ends_with("-9…60"));
        assert!(first("huri hint --level").contains("needs a value"));
        assert!(first("huri hint --levle 3").contains("--levle"));
        assert!(first("huri hint --levle 3").ends_with("--level"));
        assert!(first("huri hint f5").contains("“f5”"));
        assert!(first("huri hnt").ends_with("hint"));
        assert!(first("huri hint --json=1").contains("takes no value"));
        assert!(first("huri hint --json --level 3").contains("--level"));
        assert!(first("huri hint --level 3 --level 4").contains("twice"));
        assert!(first("huri perft").contains("<DEPTH>"));
        assert!(first("huri --lang xx hint").ends_with("gn, en, fr, es, ja"));
    }

    #[test]
    fn every_language_says_it_without_a_word_of_english() {
        for line in [
            "huri hint --level 31",
            "huri hint --level",
            "huri hint --levle 3",
            "huri hint f5",
            "huri hnt",
            "huri hint --json=1",
            "huri hint --json --level 3",
            "huri hint --level 3 --level 4",
            "huri perft",
        ] {
            let english = words(Language::English, line);
            for language in Language::ALL {
                let said = words(language, line);
                assert!(!said.0.contains('⟨') && !said.1.contains('⟨'), "{said:?}");
                if language != Language::English {
                    assert_ne!(said.0, english.0, "{language}");
                    for word in ["Usage:", "error", "For more", "value", "there is"] {
                        let whole = format!("{}\n{}", said.0, said.1);
                        assert!(!whole.contains(word), "{language}: {whole}");
                    }
                }
            }
        }
    }

    #[test]
    fn an_error_tells_where_help_is() {
        let (_, rest) = words(Language::English, "huri perft");
        assert_eq!(
            rest,
            "Usage: huri perft <DEPTH>\nhuri perft --help tells more"
        );
    }

    #[test]
    fn the_language_is_known_before_parsing() {
        let of = |line: &str| {
            let args: Vec<_> = line.split(' ').map(OsString::from).collect();
            language_of(&args)
        };
        assert_eq!(of("huri --language mi show"), Some(Language::Maori));
        assert_eq!(of("huri rules --lang sm"), Some(Language::Samoan));
        assert_eq!(of("huri show --language=yi"), Some(Language::Yiddish));
        assert_eq!(of("huri --lang=ja"), Some(Language::Japanese));
        assert_eq!(of("huri show --language"), None);
        assert_eq!(of("huri show -- --language mi"), None);
        assert_eq!(of("huri show"), None);
    }

    #[test]
    fn a_variable_goes_before_the_settings_and_they_before_the_system() {
        let variable = |tag: &'static str| {
            move |name: &str| (name == "HURI_LANG" && !tag.is_empty()).then(|| tag.to_owned())
        };
        let settings = |tag: &str| Settings {
            language: Some(tag.to_owned()),
            ..Settings::default()
        };
        assert_eq!(usual(variable("ja"), &settings("mi")), Language::Japanese);
        assert_eq!(usual(variable(""), &settings("mi")), Language::Maori);
        assert_eq!(usual(variable("de"), &settings("mi")), Language::Maori);
        let of_system = Language::of_system();
        assert_eq!(usual(variable("de"), &settings("de")), of_system);
        assert_eq!(usual(variable(""), &Settings::default()), of_system);
    }
}
