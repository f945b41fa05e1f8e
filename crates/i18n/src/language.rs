//! [`Language`]: the languages there are, and which of them to use.

use std::fmt;

use huri_session::Settings;

/// A language that Huri speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// The one that has every message.
    #[default]
    English,
    /// French.
    French,
    /// Spanish.
    Spanish,
    /// Japanese.
    Japanese,
    /// Samoan.
    Samoan,
    /// Māori.
    Maori,
    /// Yiddish, written from right to left.
    Yiddish,
    /// Guaraní.
    Guarani,
}

/// Which way lines run.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// From left to right.
    LeftToRight,
    /// From right to left.
    RightToLeft,
}

impl Language {
    /// All of them, in the order of a menu.
    pub const ALL: [Language; 8] = [
        Language::Samoan,
        Language::Maori,
        Language::Yiddish,
        Language::Guarani,
        Language::English,
        Language::French,
        Language::Spanish,
        Language::Japanese,
    ];

    /// Its tag, such as `mi`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::Spanish => "es",
            Language::Japanese => "ja",
            Language::Samoan => "sm",
            Language::Maori => "mi",
            Language::Yiddish => "yi",
            Language::Guarani => "gn",
        }
    }

    /// Its name in itself, as a menu of languages shows it whatever language is in use.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::French => "Français",
            Language::Spanish => "Español",
            Language::Japanese => "日本語",
            Language::Samoan => "Gagana Samoa",
            Language::Maori => "Māori",
            Language::Yiddish => "ייִדיש",
            Language::Guarani => "Avañeʼẽ",
        }
    }

    /// Which way its lines run. A board never turns with them.
    pub const fn direction(self) -> Direction {
        match self {
            Language::Yiddish => Direction::RightToLeft,
            _ => Direction::LeftToRight,
        }
    }

    /// Whether its lines run from right to left.
    pub const fn is_rtl(self) -> bool {
        matches!(self.direction(), Direction::RightToLeft)
    }

    /// The language of a tag or a locale's name, by its first part: `mi`, `mi-NZ`,
    /// `yi_US.UTF-8`. The old tags `ji` for Yiddish and `grn` for Guaraní are known, as are the
    /// other three-letter ones.
    ///
    /// ```
    /// use huri_i18n::Language;
    /// assert_eq!(Language::from_tag("mi-NZ"), Some(Language::Maori));
    /// assert_eq!(Language::from_tag("de"), None);
    /// ```
    pub fn from_tag(tag: &str) -> Option<Language> {
        let first = tag.split(['-', '_', '.', '@']).next()?;
        Some(match first.to_ascii_lowercase().as_str() {
            "en" | "eng" => Language::English,
            "fr" | "fra" | "fre" => Language::French,
            "es" | "spa" => Language::Spanish,
            "ja" | "jpn" => Language::Japanese,
            "sm" | "smo" => Language::Samoan,
            "mi" | "mri" | "mao" => Language::Maori,
            "yi" | "ji" | "yid" | "ydd" => Language::Yiddish,
            "gn" | "grn" | "gug" => Language::Guarani,
            _ => return None,
        })
    }

    /// The first of the wanted languages that there is, else English.
    pub fn choose<T: AsRef<str>>(wanted: impl IntoIterator<Item = T>) -> Language {
        wanted
            .into_iter()
            .find_map(|tag| Language::from_tag(tag.as_ref()))
            .unwrap_or_default()
    }

    /// What the system is set to, else English.
    pub fn of_system() -> Language {
        Language::choose(sys_locale::get_locales())
    }

    /// The one that was chosen in the settings, else the system's.
    pub fn of_settings(settings: &Settings) -> Language {
        let chosen = settings.language.as_deref().and_then(Language::from_tag);
        chosen.unwrap_or_else(Language::of_system)
    }
}

/// Its tag.
impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tag_names_its_language() {
        for language in Language::ALL {
            assert_eq!(Language::from_tag(language.tag()), Some(language));
            assert_eq!(
                Language::from_tag(&language.tag().to_uppercase()),
                Some(language)
            );
        }
    }

    #[test]
    fn the_first_language_that_there_is_wins() {
        assert_eq!(Language::choose(["xx", "mi-NZ", "fr"]), Language::Maori);
        assert_eq!(Language::choose(["yi_US.UTF-8"]), Language::Yiddish);
        assert_eq!(Language::choose(["ji"]), Language::Yiddish);
        assert_eq!(Language::choose(["C"]), Language::English);
        assert_eq!(Language::choose(["es-PY", "gn"]), Language::Spanish);
        assert_eq!(Language::choose::<&str>([]), Language::English);
    }
}
