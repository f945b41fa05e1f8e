//! Numbers in each language's way.
//!
//! English, Japanese, Māori, Samoan and Yiddish write 12,345.6, French 12 345,6, Spanish
//! 12 345,6 (without a space up to four digits, as the Academy advises), Guaraní 12.345,6 as in
//! Paraguay. A minus is U+2212.

use crate::Language;

/// The sign before a negative number.
pub const MINUS: char = '\u{2212}';

struct Style {
    decimal: char,
    group: char,
    /// Digits from which on groups are set apart.
    group_from: usize,
}

const fn style(language: Language) -> Style {
    let (decimal, group, group_from) = match language {
        Language::French => (',', '\u{202f}', 4),
        Language::Spanish => (',', '\u{202f}', 5),
        Language::Guarani => (',', '.', 4),
        _ => ('.', ',', 4),
    };
    Style {
        decimal,
        group,
        group_from,
    }
}

/// `value` with this many digits after the decimal sign; never a minus zero.
///
/// ```
/// use huri_i18n::{Language, number};
/// assert_eq!(number::decimal(Language::English, 12345.678, 1), "12,345.7");
/// assert_eq!(number::decimal(Language::Guarani, -12345.0, 0), "−12.345");
/// assert_eq!(number::decimal(Language::Spanish, 1234.5, 1), "1234,5");
/// assert_eq!(number::decimal(Language::French, -0.04, 1), "0,0");
/// ```
pub fn decimal(language: Language, value: f64, digits: usize) -> String {
    let style = style(language);
    let plain = format!("{:.digits$}", value.abs());
    let (whole, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
    let mut text = String::new();
    if value < 0.0 && plain.contains(|digit: char| ('1'..='9').contains(&digit)) {
        text.push(MINUS);
    }
    for (index, digit) in whole.chars().enumerate() {
        let left = whole.len() - index;
        if index > 0 && left % 3 == 0 && whole.len() >= style.group_from {
            text.push(style.group);
        }
        text.push(digit);
    }
    if !fraction.is_empty() {
        text.push(style.decimal);
        text.push_str(fraction);
    }
    text
}

/// `value` with its sign, `+0` for zero.
pub fn signed(language: Language, value: f64, digits: usize) -> String {
    let text = decimal(language, value, digits);
    if text.starts_with(MINUS) {
        text
    } else {
        format!("+{text}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_begin_where_the_language_says() {
        let of = |language, value| decimal(language, value, 0);
        assert_eq!(of(Language::English, 999.0), "999");
        assert_eq!(of(Language::English, 1e6), "1,000,000");
        assert_eq!(of(Language::Spanish, 1234.0), "1234");
        assert_eq!(of(Language::Spanish, 12345.0), "12\u{202f}345");
        assert_eq!(of(Language::French, 1234.0), "1\u{202f}234");
        assert_eq!(of(Language::Guarani, 1234.0), "1.234");
    }

    #[test]
    fn there_is_no_minus_zero() {
        assert_eq!(signed(Language::English, -0.04, 1), "+0.0");
        assert_eq!(signed(Language::English, -0.05, 1), "−0.1");
        assert_eq!(signed(Language::English, 0.0, 0), "+0");
    }
}
