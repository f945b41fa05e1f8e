//! Numbers and dates as records write them.

use std::time::Duration;

use crate::game::Date;

/// A decimal number in hundredths, rounded half away from zero: `-48.5` is −4850.
///
/// None if it is no number, or too large to be a value.
pub fn hundredths(text: &str) -> Option<i32> {
    let text = text.trim();
    let (negative, digits) = match text.as_bytes().first()? {
        b'-' => (true, &text[1..]),
        b'+' => (false, &text[1..]),
        _ => (false, text),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    if whole.is_empty() && fraction.is_empty() || !all_digits(whole) || !all_digits(fraction) {
        return None;
    }
    let whole: i32 = if whole.is_empty() {
        0
    } else {
        whole.parse().ok()?
    };
    let digit = |index: usize| i32::from(fraction.as_bytes().get(index).map_or(0, |b| b - b'0'));
    let rest = 10 * digit(0) + digit(1) + i32::from(digit(2) >= 5);
    let size = whole.checked_mul(100)?.checked_add(rest)?;
    Some(if negative { -size } else { size })
}

/// `-48.50`, as [`hundredths`] reads it.
pub fn decimal(hundredths: i32) -> String {
    let sign = if hundredths < 0 { "-" } else { "" };
    let size = hundredths.unsigned_abs();
    format!("{sign}{}.{:02}", size / 100, size % 100)
}

/// Seconds, or `minutes:seconds` and so on up to days, with a fraction: `2.449`, `1:05`.
pub fn duration(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.trim().split_once('.').unwrap_or((text.trim(), ""));
    if !all_digits(fraction) || whole.is_empty() && fraction.is_empty() {
        return None;
    }
    let mut seconds: u64 = 0;
    let parts = whole.split(':');
    // Each part is worth this many of the next: days, hours, minutes, seconds.
    let units = [1, 24, 60, 60];
    let skip = units.len().checked_sub(parts.clone().count())?;
    for (part, unit) in parts.zip(&units[skip..]) {
        if !all_digits(part) {
            return None;
        }
        let part: u64 = if part.is_empty() {
            0
        } else {
            part.parse().ok()?
        };
        seconds = seconds.checked_mul(*unit)?.checked_add(part)?;
    }
    let digits = fraction.bytes().chain(std::iter::repeat(b'0')).take(9);
    let nanos = digits.fold(0, |nanos, digit| 10 * nanos + u32::from(digit - b'0'));
    Some(Duration::new(seconds, nanos))
}

/// `2.449`: at least two places, as many as it takes.
pub fn seconds(duration: Duration) -> String {
    let nanos = format!("{:09}", duration.subsec_nanos());
    let fraction = nanos.trim_end_matches('0');
    format!("{}.{fraction:0<2}", duration.as_secs())
}

fn all_digits(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The date that a text begins with: `2003.12.15_12:33:18.MST`, `2000-4-16 11:13 EST`, `2006`,
/// `1996.??.??`, or seconds since 1970 such as `947375357`.
pub fn date(text: &str) -> Option<Date> {
    let text = text.trim();
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let n_digits = digits(text);
    if n_digits == text.len() && n_digits >= 8 {
        return Date::of_unix_time(text.parse().ok()?);
    }
    let year: u16 = match n_digits {
        4 => text[..4].parse().ok()?,
        _ => return None,
    };
    // A part that is not said, or not sensible, ends the date.
    let mut rest = &text[4..];
    let mut part = |limit: u8| {
        let after = rest.strip_prefix(['-', '.', '/'])?;
        let length = digits(after);
        let number: u8 = after[..length].parse().ok()?;
        rest = &after[length..];
        (1..=limit).contains(&number).then_some(number)
    };
    let month = part(12);
    let day = month.and_then(|_| part(31));
    Some(Date { year, month, day })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_rounded_to_hundredths() {
        for (text, value) in [
            ("-48.50", -4850),
            ("+2", 200),
            ("0", 0),
            ("-0.00", 0),
            (".5", 50),
            ("-3.133", -313),
            ("2.395", 240),
            ("64.", 6400),
        ] {
            assert_eq!(hundredths(text), Some(value), "{text}");
            assert_eq!(hundredths(&decimal(value)), Some(value), "{text}");
        }
        for text in [
            "",
            "-",
            ".",
            "1e3",
            "nan",
            "--1",
            "99999999999",
            "1.2.3",
            "−5",
        ] {
            assert_eq!(hundredths(text), None, "{text}");
        }
    }

    #[test]
    fn times_are_read_to_the_nanosecond() {
        let read = |text| duration(text).map(|time| (time.as_secs(), time.subsec_nanos()));
        assert_eq!(read("2.7680000000000002"), Some((2, 768_000_000)));
        assert_eq!(read("15:00"), Some((900, 0)));
        assert_eq!(read("1:00:00:01.5"), Some((86_401, 500_000_000)));
        assert_eq!(read("7"), Some((7, 0)));
        for text in ["", ".", "-1", "1:2:3:4:5", "1.x", "99999999999999999999"] {
            assert_eq!(read(text), None, "{text}");
        }
        for (secs, nanos, text) in [
            (2, 449_000_000, "2.449"),
            (20, 0, "20.00"),
            (0, 1, "0.000000001"),
        ] {
            assert_eq!(seconds(Duration::new(secs, nanos)), text);
            assert_eq!(read(text), Some((secs, nanos)));
        }
    }

    #[test]
    fn dates_in_all_spellings_seen() {
        for (text, expected) in [
            ("2003.12.15_12:33:18.MST", "2003-12-15"),
            ("2000-4-16 11:13 EST", "2000-04-16"),
            ("2014-02-21 20:52:27 GMT", "2014-02-21"),
            ("2006", "2006"),
            ("1996.??.??", "1996"),
            ("1996.05.??", "1996-05"),
            ("947375357", "2000-01-08"),
            ("940607137", "1999-10-22"),
            ("2025-01-01T00:00:00.000Z", "2025-01-01"),
            ("2024-13-01", "2024"),
        ] {
            assert_eq!(
                date(text).map(|date| date.to_string()).as_deref(),
                Some(expected),
                "{text}"
            );
        }
        for text in [
            "",
            "?",
            "0.0.0",
            "May 2003",
            "20031",
            "18446744073709551615",
        ] {
            assert_eq!(date(text), None, "{text}");
        }
    }
}
