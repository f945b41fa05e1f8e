//! [`Texts`]: says a [`Text`] in a language.

use std::sync::OnceLock;
use std::time::Duration;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use huri_core::game::Date;
use huri_core::record::Place;
use huri_core::value::Certainty;
use huri_core::{Move, Outcome, Value};

use crate::text::{Arg, Common, Game, Text, Tui};
use crate::{Language, facts, number};

/// The Fluent files of a language: each area's name and content.
pub(crate) type Sources = &'static [(&'static str, &'static str)];

macro_rules! sources {
    ($areas:tt: $($language:ident $folder:literal),* $(,)?) => {
        /// The Fluent files of a language.
        pub(crate) const fn sources(language: Language) -> Sources {
            match language {
                $(Language::$language => sources!(@files $folder $areas)),*
            }
        }
    };
    (@files $folder:literal [$($area:literal)*]) => {
        &[$((
            $area,
            include_str!(concat!("../locales/", $folder, "/", $area, ".ftl")),
        )),*]
    };
}

sources! {
    ["common" "game" "record" "rules" "course" "session" "cli" "engine" "help" "usage" "tui" "gui"]:
    English "en",
    French "fr",
    Spanish "es",
    Japanese "ja",
    Samoan "sm",
    Maori "mi",
    Yiddish "yi",
    Guarani "gn",
}

type Bundle = FluentBundle<FluentResource>;

/// The messages of a language, read on first use.
fn bundle(language: Language) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    BUNDLES[language as usize].get_or_init(|| {
        let tag = language.tag().parse().expect("our tags are well-formed");
        let mut bundle = Bundle::new_concurrent(vec![tag]);
        // Only where lines run from right to left do names need marks around them.
        bundle.set_use_isolating(language.is_rtl());
        bundle.set_formatter(Some(match language {
            Language::French => |value, _| formatted(Language::French, value),
            Language::Spanish => |value, _| formatted(Language::Spanish, value),
            Language::Guarani => |value, _| formatted(Language::Guarani, value),
            _ => |value, _| formatted(Language::English, value),
        }));
        for (_, source) in sources(language) {
            // What is ill-formed is left out, so that the rest can be read; a test forbids it.
            let resource = FluentResource::try_new((*source).to_owned())
                .unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        bundle
    })
}

/// Numbers in the language's way.
fn formatted(language: Language, value: &FluentValue) -> Option<String> {
    match value {
        FluentValue::Number(n) => {
            let digits = n.options.minimum_fraction_digits.unwrap_or(0);
            Some(number::decimal(language, n.value, digits))
        }
        _ => None,
    }
}

/// Says messages in a language; in English what the language lacks.
///
/// It is only the choice of a language, so that it can be changed and copied at any time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Texts {
    language: Language,
}

impl Texts {
    /// In this language.
    pub const fn new(language: Language) -> Texts {
        Texts { language }
    }

    /// In the system's language.
    pub fn of_system() -> Texts {
        Texts::new(Language::of_system())
    }

    /// Which language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The message in words. One that no language has shows as its key: `⟨game-over⟩`.
    pub fn get(&self, text: impl Into<Text>) -> String {
        let text = text.into();
        let mut arguments = FluentArgs::new();
        for (name, argument) in text.arguments() {
            arguments.set(name, self.worded(argument));
        }
        [self.language, Language::English]
            .into_iter()
            .find_map(|language| {
                let bundle = bundle(language);
                let pattern = bundle.get_message(text.key())?.value()?;
                let mut errors = Vec::new();
                let words = bundle.format_pattern(pattern, Some(&arguments), &mut errors);
                errors.is_empty().then(|| words.into_owned())
            })
            .unwrap_or_else(|| format!("⟨{}⟩", text.key()))
    }

    fn worded(&self, argument: Arg) -> FluentValue<'static> {
        match argument {
            Arg::Number(value, digits) => {
                let mut number = fluent_bundle::types::FluentNumber::from(value);
                // A whole number has no options: with any, no form such as [0] would match it.
                if digits > 0 {
                    number.options.minimum_fraction_digits = Some(digits);
                    number.options.maximum_fraction_digits = Some(digits);
                }
                FluentValue::Number(number)
            }
            Arg::Verbatim(text) => FluentValue::from(text),
            Arg::Case(case) => FluentValue::from(case),
            Arg::Value(value) => FluentValue::from(self.value(value)),
            Arg::Text(text) => FluentValue::from(self.get(*text)),
        }
    }

    /// A whole number.
    pub fn number(&self, value: i64) -> String {
        number::decimal(self.language, value as f64, 0)
    }

    /// A number with this many digits after the decimal sign.
    pub fn decimal(&self, value: f64, digits: usize) -> String {
        number::decimal(self.language, value, digits)
    }

    /// A value in its three forms: `+3.2` estimated, `~+4` selective, `+4` proved.
    pub fn value(&self, value: Value) -> String {
        let discs = f64::from(value.hundredths) / 100.0;
        match value.certainty {
            // Rounded half away from zero, as everywhere.
            Certainty::Estimate => {
                let tenths = (value.hundredths + 5 * value.hundredths.signum()) / 10;
                number::signed(self.language, f64::from(tenths) / 10.0, 1)
            }
            Certainty::Selective(_) => {
                format!("~{}", number::signed(self.language, discs.round(), 0))
            }
            Certainty::Proved => number::signed(self.language, discs.round(), 0),
        }
    }

    /// `34–30`, Black's discs first.
    pub fn score(&self, outcome: Outcome) -> String {
        let (black, white) = outcome.discs();
        self.get(Game::Score {
            black: black.into(),
            white: white.into(),
        })
    }

    /// A clock: `1:04:58`, `4:58`, and tenths below ten seconds, `0:09.9`; never more than is
    /// left.
    pub fn clock(&self, left: Duration) -> String {
        let seconds = left.as_secs();
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        match seconds {
            0..10 => {
                let tenths = (left.as_millis() / 100) as f64 / 10.0;
                format!("0:0{}", number::decimal(self.language, tenths, 1))
            }
            10..3600 => format!("{minutes}:{:02}", seconds % 60),
            _ => format!("{hours}:{minutes:02}:{:02}", seconds % 60),
        }
    }

    /// A move: its square, or that it is a pass.
    pub fn mv(&self, mv: Move) -> String {
        match mv {
            Move::Place(square) => square.to_string(),
            Move::Pass => self.get(Game::Pass),
        }
    }

    /// A line of play, its first moves: `f5 d6 c3`.
    pub fn line(&self, moves: &[Move], most: usize) -> String {
        let names = moves.iter().take(most).map(|mv| self.mv(*mv));
        names.collect::<Vec<_>>().join(" ")
    }

    /// How many nodes were searched, and each second of a time long enough to tell, shortened:
    /// `12.3M nodes, 4.1M/s`.
    pub fn speed(&self, nodes: u64, time: Duration) -> String {
        let short = |number: f64| {
            let (value, unit) = match number {
                1e9.. => (number / 1e9, "G"),
                1e6.. => (number / 1e6, "M"),
                1e3.. => (number / 1e3, "k"),
                _ => (number, ""),
            };
            let digits = usize::from(!unit.is_empty());
            format!("{}{unit}", self.decimal(value, digits))
        };
        let seconds = time.as_secs_f64();
        let per_second = nodes as f64 / seconds;
        let nodes = short(nodes as f64);
        if seconds > 0.01 {
            self.get(Tui::Speed {
                nodes,
                per_second: short(per_second),
            })
        } else {
            self.get(Tui::NodesShort { nodes })
        }
    }

    /// A date in the language's way, as far as it is known.
    pub fn date(&self, date: Date) -> String {
        let Date { year, month, day } = date;
        match (self.language, month, day) {
            (Language::French | Language::Spanish | Language::Guarani, Some(month), Some(day)) => {
                format!("{day:02}/{month:02}/{year:04}")
            }
            (Language::French | Language::Spanish | Language::Guarani, Some(month), None) => {
                format!("{month:02}/{year:04}")
            }
            (Language::Japanese, Some(month), Some(day)) => format!("{year}年{month}月{day}日"),
            (Language::Japanese, Some(month), None) => format!("{year}年{month}月"),
            (Language::Japanese, None, _) => format!("{year}年"),
            (Language::Samoan | Language::Maori, Some(month), Some(day)) => {
                format!("{day}/{month:02}/{year:04}")
            }
            // 1986-04-27 is understood everywhere, also where 4/27 and 27/4 are both in use.
            _ => date.to_string(),
        }
    }

    /// Items in a row: `a, b, c`.
    pub fn list<T: Into<Text>>(&self, items: impl IntoIterator<Item = T>) -> String {
        let items: Vec<_> = items.into_iter().map(|item| self.get(item)).collect();
        items.join(&self.get(Common::ListSeparator))
    }

    /// Where in a file: `game 3, move 12`; empty when nothing is known.
    pub fn place(&self, place: &Place) -> String {
        self.list(facts::parts(place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_shows_tenths_below_ten_seconds() {
        let texts = Texts::new(Language::English);
        let clock = |ms| texts.clock(Duration::from_millis(ms));
        assert_eq!(clock(3_898_000), "1:04:58");
        assert_eq!(clock(59_000), "0:59");
        assert_eq!(clock(10_000), "0:10");
        assert_eq!(clock(9_999), "0:09.9");
        assert_eq!(clock(400), "0:00.4");
        assert_eq!(clock(0), "0:00.0");
        let texts = Texts::new(Language::French);
        assert_eq!(texts.clock(Duration::from_millis(9_900)), "0:09,9");
    }

    #[test]
    fn a_form_for_one_number_is_found() {
        let texts = Texts::new(Language::English);
        let broken =
            |illegal, differing| texts.get(crate::text::Cli::NotRight { illegal, differing });
        assert_eq!(broken(1, 0), "1 game is broken.");
        assert_eq!(broken(0, 1), "1 result is not the one on the board.");
    }

    #[test]
    fn values_have_three_forms() {
        let texts = Texts::new(Language::Spanish);
        let selective = Value {
            certainty: Certainty::Selective(95),
            ..Value::estimate(412)
        };
        assert_eq!(texts.value(Value::estimate(-325)), "−3,3");
        assert_eq!(texts.value(selective), "~+4");
        assert_eq!(texts.value(Value::proved(0)), "+0");
        for hundredths in -700..700 {
            let value = Value::estimate(hundredths);
            let english = Texts::new(Language::English).value(value);
            assert_eq!(english.replace(number::MINUS, "-"), value.to_string());
        }
    }

    #[test]
    fn a_place_names_what_is_known() {
        let texts = Texts::new(Language::English);
        let place = Place {
            game: Some(1234),
            ply: Some(12),
            ..Place::default()
        };
        assert_eq!(texts.place(&place), "game 1,234, move 12");
        assert_eq!(texts.place(&Place::default()), "");
    }

    #[test]
    fn a_date_is_as_long_as_it_is_known() {
        let date = Date {
            year: 1986,
            month: Some(4),
            day: Some(27),
        };
        let of = |language, date| Texts::new(language).date(date);
        assert_eq!(of(Language::English, date), "1986-04-27");
        assert_eq!(of(Language::French, date), "27/04/1986");
        assert_eq!(of(Language::Japanese, date), "1986年4月27日");
        let month = Date { day: None, ..date };
        assert_eq!(of(Language::Spanish, month), "04/1986");
        let year = Date {
            month: None,
            ..month
        };
        assert_eq!(of(Language::Samoan, year), "1986");
    }
}
