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
    let date = Date::of_unix_time(since.unwrap_or_default().as_secs());
    date.expect("no machine's clock shows a year above 65535")
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
    fn sleep_counts_and_small_corrections_do_not() {
        let seconds = Duration::from_secs;
        assert_eq!(true_step(seconds(1), seconds(1)), seconds(1));
        assert_eq!(true_step(seconds(1), seconds(3)), seconds(1));
        assert_eq!(true_step(seconds(1), seconds(3600)), seconds(3600));
        assert_eq!(true_step(seconds(7), seconds(0)), seconds(7));
    }
}
