//! [`Terminal`]: which streams a person watches, and what can be shown there.

use std::ffi::OsStr;
use std::io::IsTerminal;

use huri_i18n::{Page, command_line};
use huri_picture::text::Colors;

/// What is known of the streams of this process.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terminal {
    /// Whether a person types standard input.
    pub input: bool,
    /// Whether a person reads standard output.
    pub output: bool,
    /// Whether a person reads standard error.
    pub errors: bool,
    /// Which colours standard output may have.
    pub colors: Colors,
    /// Whether letters outside ASCII can be shown.
    pub unicode: bool,
}

impl Terminal {
    /// Where standard output's lines are written; asked anew each time, since windows are resized.
    pub(crate) fn page(self) -> Page {
        match self.output {
            true => command_line::output(),
            false => Page::Stream,
        }
    }

    /// Where standard error's lines are written.
    pub(crate) fn errors_page(self) -> Page {
        match self.errors {
            true => command_line::errors(),
            false => Page::Stream,
        }
    }

    /// Pipes and files: nobody watches, so plain text without colours.
    pub const NONE: Terminal = Terminal {
        input: false,
        output: false,
        errors: false,
        colors: Colors::None,
        unicode: true,
    };

    /// Asks the process's streams and environment.
    pub fn detect() -> Terminal {
        let output = std::io::stdout().is_terminal();
        Terminal {
            input: std::io::stdin().is_terminal(),
            output,
            errors: std::io::stderr().is_terminal(),
            colors: if output {
                colors(|name| std::env::var_os(name))
            } else {
                Colors::None
            },
            unicode: !output || unicode(|name| std::env::var_os(name)),
        }
    }
}

/// What the environment says of a terminal: `NO_COLOR`, `TERM` and `COLORTERM`.
pub(crate) fn colors<S: AsRef<OsStr>>(variable: impl Fn(&str) -> Option<S>) -> Colors {
    let has = |name, part: &str| {
        variable(name).is_some_and(|value| value.as_ref().to_string_lossy().contains(part))
    };
    // A set but empty NO_COLOR does not count (no-color.org).
    if variable("NO_COLOR").is_some_and(|value| !value.as_ref().is_empty()) {
        return Colors::None;
    }
    match () {
        () if has("TERM", "dumb") || variable("TERM").is_none() => Colors::None,
        () if has("COLORTERM", "truecolor") || has("COLORTERM", "24bit") => Colors::True,
        () if has("TERM", "256color") || has("TERM", "direct") => Colors::Palette,
        () => Colors::Sixteen,
    }
}

/// Whether the locale's letters are Unicode; a system without these variables shows them.
fn unicode<S: AsRef<OsStr>>(variable: impl Fn(&str) -> Option<S>) -> bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .filter_map(variable)
        .find(|value| !value.as_ref().is_empty());
    match locale {
        None => !cfg!(unix),
        Some(value) => {
            let name = value.as_ref().to_string_lossy().to_ascii_lowercase();
            name.contains("utf-8") || name.contains("utf8")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn environment<'a>(
        variables: &'a [(&'a str, &'a str)],
    ) -> impl Fn(&str) -> Option<&'a str> + 'a {
        |name| {
            let found = variables.iter().find(|(key, _)| *key == name);
            found.map(|(_, value)| *value)
        }
    }

    #[test]
    fn the_environment_says_which_colours_there_are() {
        let of = |variables: &[_]| colors(environment(variables));
        assert_eq!(of(&[]), Colors::None);
        assert_eq!(of(&[("TERM", "dumb")]), Colors::None);
        assert_eq!(of(&[("TERM", "linux")]), Colors::Sixteen);
        assert_eq!(of(&[("TERM", "screen-256color")]), Colors::Palette);
        let real = [("TERM", "xterm-256color"), ("COLORTERM", "truecolor")];
        assert_eq!(of(&real), Colors::True);
        assert_eq!(of(&[real[0], ("NO_COLOR", "1")]), Colors::None);
        assert_eq!(of(&[real[0], ("NO_COLOR", "")]), Colors::Palette);
    }

    #[test]
    fn the_locale_says_whether_letters_are_unicode() {
        assert!(unicode(environment(&[("LANG", "de_DE.UTF-8")])));
        assert!(unicode(environment(&[("LANG", "C"), ("LC_ALL", "C.utf8")])));
        assert!(!unicode(environment(&[("LANG", "C")])));
    }
}
