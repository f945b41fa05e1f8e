//! [`Tally`]: what checking the games of a file comes to.

use std::io::BufRead;
use std::ops::AddAssign;

use super::problem::{Oddity, Problem, RecordError, Warning};
use super::wthor::{self, Base, RawGame, Replay};
use super::{Format, ReadError, Record, read_as, tell};
use crate::{Move, Position};

/// Counts of the games of a file, or of many files.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Legal games after which neither side can move.
    pub finished: u64,
    /// Legal games that stop before.
    pub unfinished: u64,
    /// Games with an illegal move.
    pub illegal: u64,
    /// What could not be read for another reason: parts of files, games on other boards.
    pub broken: u64,
    /// Finished games whose recorded result is not the board's.
    pub differing: u64,
    /// Unfinished games with a recorded result other than the board shows: adjudicated ones.
    pub adjudicated: u64,
    /// Discs placed in legal games.
    pub discs: u64,
    /// Passes in legal games.
    pub passes: u64,
    /// Legal games with a pass.
    pub with_pass: u64,
    /// Finished games that leave squares empty.
    pub early_ends: u64,
    /// Warnings of all kinds.
    pub warnings: u64,
}

impl Tally {
    /// All games, legal or not.
    pub fn games(&self) -> u64 {
        self.legal() + self.illegal
    }

    /// Games without an illegal move.
    pub fn legal(&self) -> u64 {
        self.finished + self.unfinished
    }

    /// Finished games whose recorded result, if there is one, is the board's.
    pub fn agreeing(&self) -> u64 {
        self.finished - self.differing
    }

    /// Whether all is as it should be: nothing broken or illegal, and all results agree.
    pub fn is_clean(&self) -> bool {
        self.illegal + self.broken + self.differing == 0
    }

    /// Counts a legal game.
    pub fn add_record(&mut self, record: &Record) {
        let game = &record.game;
        let end = game.position(game.end());
        let passes = game.moves().filter(|mv| *mv == Move::Pass).count();
        let discs = game.moves().count() - passes;
        self.add_legal(end, discs, passes);
        self.warnings += record.warnings.len() as u64;
        // Only a result that differs from the board's is kept as a tag; one that says no more
        // than who won leaves a warning alone.
        let recorded = game.tags.outcome;
        let differs = recorded.is_some_and(|outcome| outcome.score != end.final_score());
        let told = record
            .warnings
            .iter()
            .any(|warning| matches!(warning.oddity, Oddity::ResultDiffers { .. }));
        self.add_result(end.is_over(), differs || told);
    }

    /// Counts what could not be read.
    pub fn add_error(&mut self, error: &RecordError) {
        match error.problem {
            Problem::Illegal { .. } | Problem::WrongSide { .. } => self.illegal += 1,
            _ => self.broken += 1,
        }
    }

    fn add_raw(&mut self, game: RawGame<'_>, replay: Replay) {
        self.add_legal(replay.end, replay.discs.into(), replay.passes.into());
        let recorded = game.score();
        let differs = recorded <= 64 && recorded != replay.score();
        self.add_result(replay.end.is_over(), differs);
    }

    fn add_legal(&mut self, end: Position, discs: usize, passes: usize) {
        self.discs += discs as u64;
        self.passes += passes as u64;
        self.with_pass += u64::from(passes > 0);
        self.early_ends += u64::from(end.is_over() && end.board().n_empties() > 0);
    }

    fn add_result(&mut self, finished: bool, differs: bool) {
        let differs = u64::from(differs);
        if finished {
            self.finished += 1;
            self.differing += differs;
        } else {
            self.unfinished += 1;
            self.adjudicated += differs;
        }
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.finished += other.finished;
        self.unfinished += other.unfinished;
        self.illegal += other.illegal;
        self.broken += other.broken;
        self.differing += other.differing;
        self.adjudicated += other.adjudicated;
        self.discs += other.discs;
        self.passes += other.passes;
        self.with_pass += other.with_pass;
        self.early_ends += other.early_ends;
        self.warnings += other.warnings;
    }
}

/// Something that checking a file finds.
#[derive(Clone, Copy, Debug)]
pub enum Finding<'f> {
    /// A game that breaks, or a part of the file that is none.
    Error(&'f RecordError),
    /// Something odd about a game that can be read.
    Warning(&'f Warning),
}

/// Reads all games of a file, whatever its format, replays them and holds their results against
/// the board. What is wrong or odd is reported as it is found.
///
/// Takes constant memory. WTHOR files are checked without making games of their records.
///
/// ```
/// use huri_core::record::check;
///
/// let mut findings = Vec::new();
/// let text = "f5d6c3\nf5d6a1c3\n".as_bytes();
/// let (format, tally) = check(text, |finding| findings.push(format!("{finding:?}"))).unwrap();
/// assert_eq!(format, huri_core::record::Format::Transcript);
/// assert_eq!((tally.games(), tally.unfinished, tally.illegal), (2, 1, 1));
/// assert_eq!(findings.len(), 1);
/// ```
///
/// # Errors
/// When no format fits, or the one that fits holds no games.
pub fn check<'a>(
    input: impl BufRead + 'a,
    report: impl FnMut(Finding<'_>),
) -> Result<(Format, Tally), ReadError> {
    let (format, input) = tell(input)?;
    let mut checker = Checker {
        tally: Tally::default(),
        report,
    };
    if format == Format::Wthor {
        if let Err(error) = checker.wthor(input) {
            checker.error(&error);
        }
        return Ok((format, checker.tally));
    }
    for record in read_as(format, input)? {
        match record {
            Ok(record) => {
                checker.tally.add_record(&record);
                checker.warnings(&record);
            }
            Err(error) => checker.error(&error),
        }
    }
    Ok((format, checker.tally))
}

/// Counts and reports.
struct Checker<R> {
    tally: Tally,
    report: R,
}

impl<R: FnMut(Finding<'_>)> Checker<R> {
    fn warnings(&mut self, record: &Record) {
        for warning in &record.warnings {
            (self.report)(Finding::Warning(warning));
        }
    }

    fn error(&mut self, error: &RecordError) {
        self.tally.add_error(error);
        (self.report)(Finding::Error(error));
    }

    fn wthor(&mut self, input: impl BufRead) -> Result<(), Box<RecordError>> {
        let mut games = wthor::Games::open(input)?;
        let header = games.header();
        let base = Base::default();
        while let Some(game) = games.next_game() {
            let game = game?;
            let replay = game.replay();
            let differs = |replay: Replay| replay.end.is_over() && game.score() != replay.score();
            if let Ok(replay) = replay
                && !differs(replay)
                && game.score() <= 64
            {
                self.tally.add_raw(game, replay);
                continue;
            }
            // Only what must be reported is made a record.
            match game.to_record(header, &base) {
                Ok(record) => {
                    self.tally.add_record(&record);
                    self.warnings(&record);
                }
                Err(error) => self.error(&error),
            }
        }
        Ok(())
    }
}
