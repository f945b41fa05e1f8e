//! [`Value`]: what a position or move is worth, and how surely that is known.

use std::fmt;

/// How surely a value is known, least first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Certainty {
    /// By evaluation: a guess.
    Estimate,
    /// By a search to the end that skipped what hardly matters: right with this probability, in
    /// percent (1 to 99).
    Selective(u8),
    /// By a full search to the end.
    Proved,
}

/// A disc difference with its certainty, the empty squares counted for the winner.
///
/// Whose difference it is, the owner of the value says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Value {
    /// In hundredths of a disc, −6400 to +6400 where a search made it; records may hold others.
    pub hundredths: i32,
    /// How surely it is known.
    pub certainty: Certainty,
    /// How many plies were searched, if known.
    pub depth: Option<u8>,
}

impl Value {
    /// A guess in hundredths of a disc.
    pub const fn estimate(hundredths: i32) -> Value {
        Value {
            hundredths,
            certainty: Certainty::Estimate,
            depth: None,
        }
    }

    /// A value known for sure, in discs.
    pub const fn proved(discs: i8) -> Value {
        Value {
            hundredths: discs as i32 * 100,
            certainty: Certainty::Proved,
            depth: None,
        }
    }

    /// The value in whole discs, rounded half away from zero.
    pub const fn discs(self) -> i32 {
        (self.hundredths + 50 * self.hundredths.signum()) / 100
    }
}

/// The same value seen by the other side.
impl std::ops::Neg for Value {
    type Output = Value;
    fn neg(self) -> Value {
        Value {
            hundredths: -self.hundredths,
            ..self
        }
    }
}

/// `+3.2` is an estimate, `~+4` selective, `+4` proved; never `-0`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self.certainty {
            Certainty::Estimate => {
                let tenths = (self.hundredths + 5 * self.hundredths.signum()) / 10;
                let sign = if tenths < 0 { '-' } else { '+' };
                format!("{sign}{}.{}", tenths.abs() / 10, tenths.abs() % 10)
            }
            Certainty::Selective(_) => format!("~{:+}", self.discs()),
            Certainty::Proved => format!("{:+}", self.discs()),
        };
        f.pad(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_three_forms() {
        let selective = |hundredths| Value {
            certainty: Certainty::Selective(95),
            ..Value::estimate(hundredths)
        };
        assert_eq!(Value::estimate(324).to_string(), "+3.2");
        assert_eq!(Value::estimate(-325).to_string(), "-3.3");
        assert_eq!(Value::estimate(-4).to_string(), "+0.0");
        assert_eq!(selective(412).to_string(), "~+4");
        assert_eq!(selective(-40).to_string(), "~+0");
        assert_eq!(Value::proved(-12).to_string(), "-12");
        assert_eq!(Value::proved(0).to_string(), "+0");
    }
}
