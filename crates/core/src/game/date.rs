//! [`Date`]: the day of a game, as far as it is known.

use std::fmt;

/// A date of which the end may be unknown: a year, a year and a month, or a day.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    /// Such as 1986.
    pub year: u16,
    /// 1 to 12.
    pub month: Option<u8>,
    /// 1 to 31; only with a month.
    pub day: Option<u8>,
}

impl Date {
    /// Reads `1986`, `1986-04` or `1986-04-27`, as [`Display`](fmt::Display) writes it; none if
    /// the text is no such date. The day is not held against the length of its month.
    ///
    /// ```
    /// use huri_core::game::Date;
    /// assert_eq!(Date::read("1986-04").unwrap().to_string(), "1986-04");
    /// assert_eq!(Date::read("1986-13"), None);
    /// ```
    pub fn read(text: &str) -> Option<Date> {
        let mut parts = text.split('-');
        let year = parts.next()?.parse().ok()?;
        let mut part = |limit: u8| match parts.next() {
            Some(text) => text
                .parse()
                .ok()
                .filter(|number| (1..=limit).contains(number))
                .map(Some),
            None => Some(None),
        };
        let (month, day) = (part(12)?, part(31)?);
        parts.next().is_none().then_some(Date { year, month, day })
    }

    /// The day (in UTC) of a time in seconds since the beginning of 1970, if its year has four
    /// or five digits.
    ///
    /// Source: the calendar arithmetic of H. Hinnant, "chrono-compatible low-level date
    /// algorithms", 2013.
    ///
    /// ```
    /// use huri_core::game::Date;
    /// assert_eq!(Date::of_unix_time(0).unwrap().to_string(), "1970-01-01");
    /// assert_eq!(Date::of_unix_time(951_782_400).unwrap().to_string(), "2000-02-29");
    /// assert_eq!(Date::of_unix_time(1_767_225_599).unwrap().to_string(), "2025-12-31");
    /// ```
    pub fn of_unix_time(seconds: u64) -> Option<Date> {
        // Counted from the 1st of March of the year 0, so that leap days come last.
        let days = seconds / 86_400 + 719_468;
        let (era, day_of_era) = (days / 146_097, days % 146_097);
        let year_of_era =
            (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let shifted = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * shifted + 2) / 5 + 1;
        let month = if shifted < 10 {
            shifted + 3
        } else {
            shifted - 9
        };
        let year = era * 400 + year_of_era + u64::from(month <= 2);
        Some(Date {
            year: u16::try_from(year).ok()?,
            month: u8::try_from(month).ok(),
            day: u8::try_from(day).ok(),
        })
    }
}

/// `1986`, `1986-04` or `1986-04-27`.
impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}", self.year)?;
        if let Some(month) = self.month {
            write!(f, "-{month:02}")?;
            if let Some(day) = self.day {
                write!(f, "-{day:02}")?;
            }
        }
        Ok(())
    }
}
