//! [`Watch`]: the time that a front end passes in.

use std::time::Duration;

use huri_core::game::Date;
use web_time::{Instant, SystemTime};

/// A clock that starts at zero, never goes back, and knows that the machine has slept.
///
/// On some systems the steady clock stands still while the machine sleeps. A game's clock must
/// not: when the calendar has run ahead of the steady clock by more than [`Watch::LEAP`] between
/// two looks, the difference was slept and is added. Turning the calendar back changes nothing;
/// turning it forward looks like sleep, which is the price.
///
/// Works in browsers too.
#[derive(Debug)]
pub struct Watch {
    steady: Instant,
    calendar: SystemTime,
    now: Duration,
}

impl Watch {
    /// Smaller differences are the calendar being set right.
    pub const LEAP: Duration = Duration::from_secs(5);

    /// Starts at zero.
    pub fn start() -> Watch {
        Watch {
            steady: Instant::now(),
            calendar: SystemTime::now(),
            now: Duration::ZERO,
        }
    }

    /// The time since the start.
    pub fn now(&mut self) -> Duration {
        let (steady, calendar) = (Instant::now(), SystemTime::now());
        let ran = steady.saturating_duration_since(self.steady);
        let passed = calendar.duration_since(self.calendar).unwrap_or_default();
        self.now += true_step(ran, passed);
        (self.steady, self.calendar) = (steady, calendar);
        self.now
    }
}

/// The date in Greenwich, by the calendar.
pub fn today() -> Date {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    date(since.unwrap_or_default().as_secs() / 86400)
}

/// The date so many days after 1970-01-01.
fn date(days: u64) -> Date {
    // Counted from the March before 1970: a leap day is then the last day of its year.
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = (month_from_march + 2) % 12 + 1;
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    Date {
        year: year as u16,
        month: Some(month as u8),
        day: Some(day as u8),
    }
}

/// How long it was, by the steady clock's and the calendar's account.
fn true_step(ran: Duration, passed: Duration) -> Duration {
    if passed > ran + Watch::LEAP {
        passed
    } else {
        ran
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        let texts = [
            (0, "1970-01-01"),
            (11_016, "2000-02-29"),
            (19_782, "2024-02-29"),
        ];
        for (days, text) in texts {
            assert_eq!(date(days).to_string(), text);
        }
        assert_eq!(date(20_454).to_string(), "2026-01-01");
    }

    #[test]
    fn sleep_counts_and_small_corrections_do_not() {
        let seconds = Duration::from_secs;
        assert_eq!(true_step(seconds(1), seconds(1)), seconds(1));
        assert_eq!(true_step(seconds(1), seconds(3)), seconds(1));
        assert_eq!(true_step(seconds(1), seconds(3600)), seconds(3600));
        assert_eq!(true_step(seconds(7), seconds(0)), seconds(7));
    }
}
