//! The doctor: what may have been meant by a game that breaks.
//!
//! People who write games down slip in few ways: one square is wrong, two moves stand in the
//! wrong order, one is missing or stands twice, and a sheet copied from a mirrored board goes
//! on mirrored. Every slip of these kinds before the break is tried, and one that lets all the
//! rest be played is a [`Repair`]; where none does, pairs of slips are tried as far as a budget
//! goes. Passes are no slips: those that the board demands are put in, others are dropped.
//!
//! ```
//! use huri_core::record::{self, doctor};
//!
//! let mut reader = record::read("f5d6c3d3c4f4f6g1e6".as_bytes())?; // g1 is a slip for g5
//! let error = reader.next().unwrap().unwrap_err();
//! let repairs = doctor::repairs(&error, None);
//! assert!(repairs.iter().any(|repair| repair.to_string() == "move 8: g5 instead of g1"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::collections::HashSet;
use std::fmt;

use super::problem::RecordError;
use crate::game::Tags;
use crate::{Game, Move, NodeId, Position, Square, Symmetry};

/// A game that may have been meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Repair {
    /// What was changed, first to last.
    pub fixes: Vec<Fix>,
    /// The game with the changes, passes put in.
    pub game: Game,
    /// How much speaks against it: repairs are sorted by it, and only its order means something.
    pub doubt: u32,
}

/// A slip and its mending. Moves are numbered from 1 as they are written, without passes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fix {
    /// Passes that the board does not allow were dropped, or demanded ones put in.
    Passes,
    /// Another square was meant.
    Square {
        /// The number of the move.
        number: u32,
        /// As written; none if it is no square.
        written: Option<Square>,
        /// What was meant.
        meant: Square,
    },
    /// Two moves stand in each other's place.
    Swapped {
        /// The number of the earlier one.
        first: u32,
        /// The number of the later one.
        second: u32,
    },
    /// A move was left out.
    Missing {
        /// The number it has now.
        number: u32,
        /// The move.
        meant: Square,
    },
    /// A move stands there that was not played, most often a repeated one.
    Surplus {
        /// Its number.
        number: u32,
    },
    /// From here on the board was seen turned or mirrored.
    Mirrored {
        /// The number of the first such move.
        from: u32,
        /// What turns the written squares into the right ones.
        symmetry: Symmetry,
    },
}

/// How many repairs are proposed at most.
const PROPOSALS: usize = 20;

/// How many discs are placed on trial at most: about a tenth of a second.
const BUDGET: u32 = 2_000_000;

/// The most moves a written game is looked at with: sixty, and many surplus ones.
const WRITTEN: usize = 128;

/// What may have been meant by a game that could not be read, most plausible first; empty if
/// nothing simple mends it.
///
/// With a `score` (Black's disc difference at the end, as recorded), a game that ends otherwise
/// is no repair.
pub fn repairs(error: &RecordError, score: Option<i8>) -> Vec<Repair> {
    let Some(partial) = &error.partial else {
        return Vec::new();
    };
    let read = partial.moves().map(Some);
    let rest = error.rest.iter().map(|text| text.parse::<Move>().ok());
    let moves: Vec<Option<Move>> = read.chain(rest).collect();
    propose(partial.start(), &moves, score, &partial.tags)
}

/// As [`repairs`], for moves of any origin; none stands for something that is no move.
pub fn propose(
    start: Position,
    moves: &[Option<Move>],
    score: Option<i8>,
    tags: &Tags,
) -> Vec<Repair> {
    let is_pass = |mv: &Option<Move>| *mv == Some(Move::Pass);
    let written: Vec<Option<Square>> = moves
        .iter()
        .filter(|mv| !is_pass(mv))
        .map(|mv| mv.and_then(Move::square))
        .take(WRITTEN)
        .collect();
    let mut doctor = Doctor {
        start,
        score,
        budget: BUDGET,
        seen: HashSet::new(),
        found: Vec::new(),
    };
    doctor.examine(&written, &[], 0);
    if doctor.found.is_empty() {
        doctor.examine_pairs(&written);
    }
    let mut found = doctor.found;
    found.sort_by_key(|candidate| candidate.doubt);
    found.truncate(PROPOSALS);
    let repair = |candidate: Candidate| {
        let mut game = Game::new(start);
        game.tags = tags.clone();
        let mut node = NodeId::ROOT;
        for square in candidate.squares {
            node = game
                .play_passing(node, square.into())
                .expect("it was played on trial");
        }
        Repair {
            fixes: candidate.fixes,
            game,
            doubt: candidate.doubt,
        }
    };
    found.into_iter().map(repair).collect()
}

/// A repaired game, not yet put into shape.
struct Candidate {
    fixes: Vec<Fix>,
    squares: Vec<Square>,
    doubt: u32,
}

struct Doctor {
    start: Position,
    score: Option<i8>,
    budget: u32,
    /// Games found, since different slips may mend into the same.
    seen: HashSet<Vec<Square>>,
    found: Vec<Candidate>,
}

/// How a try went.
enum Try {
    /// All moves are legal.
    Legal(Position),
    /// The index of the first move that is not.
    Breaks(usize),
}

impl Doctor {
    /// Plays on from `position`, counting moves from `index`.
    fn play(&mut self, mut position: Position, squares: &[Option<Square>], from: usize) -> Try {
        for (index, square) in squares.iter().enumerate() {
            self.budget = self.budget.saturating_sub(1);
            let next = square.and_then(|square| step(position, square));
            match next {
                Some(next) => position = next,
                None => return Try::Breaks(from + index),
            }
        }
        Try::Legal(position)
    }

    /// Keeps a legal game unless the score forbids it.
    fn keep(&mut self, squares: &[Option<Square>], end: Position, fixes: &[Fix], doubt: u32) {
        let mut doubt = doubt;
        let over = end.is_over();
        match self.score {
            Some(score) if over && score != end.final_score() => return,
            // A recorded score of a game that stops: possible, but it proves nothing.
            Some(_) if !over => doubt += 20,
            _ => {}
        }
        if !over && squares.len() > 50 {
            doubt += 10; // games seldom stop so late
        }
        let squares: Option<Vec<Square>> = squares.iter().copied().collect();
        let squares = squares.expect("all were played");
        if let Some(known) = self.found.iter_mut().find(|known| known.squares == squares) {
            if doubt < known.doubt {
                known.doubt = doubt;
                known.fixes = fixes.to_vec();
            }
            return;
        }
        if self.seen.insert(squares.clone()) {
            self.found.push(Candidate {
                fixes: fixes.to_vec(),
                squares,
                doubt,
            });
        }
    }

    /// Tries every single slip, after the slips `before`.
    fn examine(&mut self, written: &[Option<Square>], before: &[Fix], doubt: u32) {
        let mut positions = vec![self.start];
        let mut breaks = written.len();
        for (index, square) in written.iter().enumerate() {
            let position = positions[index];
            match square.and_then(|square| step(position, square)) {
                Some(next) => positions.push(next),
                None => {
                    breaks = index;
                    break;
                }
            }
        }
        if breaks == written.len() {
            let fixes = if before.is_empty() {
                &[Fix::Passes]
            } else {
                before
            };
            self.keep(written, positions[breaks], fixes, doubt + 10);
            return;
        }
        let all = variants(written, &positions, breaks);
        for variant in all {
            if self.budget == 0 {
                return;
            }
            let first = variant.first;
            let tried = self.play(positions[first], &variant.squares[first..], first);
            if let Try::Legal(end) = tried {
                let fixes = [before, &[variant.fix]].concat();
                self.keep(&variant.squares, end, &fixes, doubt + variant.doubt);
            }
        }
    }

    /// Tries a second slip after each first one that carries the game further, most plausible
    /// pairs first.
    fn examine_pairs(&mut self, written: &[Option<Square>]) {
        let mut positions = vec![self.start];
        while let Some(next) = written
            .get(positions.len() - 1)
            .and_then(|square| step(*positions.last()?, (*square)?))
        {
            positions.push(next);
        }
        let breaks = positions.len() - 1;
        let mut firsts = Vec::new();
        for variant in variants(written, &positions, breaks) {
            let first = variant.first;
            if let Try::Breaks(at) = self.play(positions[first], &variant.squares[first..], first)
                && at > breaks
            {
                // The further it carries, the more likely it was that.
                let carried = u32::try_from(at - breaks).unwrap_or(u32::MAX);
                firsts.push((variant.doubt + 60 / carried, variant));
            }
        }
        firsts.sort_by_key(|(doubt, _)| *doubt);
        for (doubt, variant) in firsts {
            if self.budget == 0 {
                return;
            }
            self.examine(&variant.squares, &[variant.fix], doubt);
        }
    }
}

/// The position after a disc on `square`, with the pass that may have to come before.
fn step(position: Position, square: Square) -> Option<Position> {
    let position = if position.must_pass() {
        position.passed()
    } else {
        position
    };
    position.play(square.into()).ok()
}

/// A written game with one slip mended.
struct Variant {
    squares: Vec<Option<Square>>,
    fix: Fix,
    /// The first move that is not as before.
    first: usize,
    doubt: u32,
}

/// All single slips that could have led to a break at the index `breaks`: they stand there or
/// before. `positions` are those before each move up to there.
fn variants<'w>(
    written: &'w [Option<Square>],
    positions: &'w [Position],
    breaks: usize,
) -> impl Iterator<Item = Variant> + 'w {
    let number = |index: usize| u32::try_from(index + 1).unwrap_or(u32::MAX);
    // A slip long before it shows is a little less likely than one just before.
    let distance = move |index: usize| u32::try_from((breaks - index) / 4).unwrap_or(u32::MAX);
    let indices = move || 0..=breaks;

    let squares = indices().flat_map(move |index| {
        let position = positions[index];
        let position = if position.must_pass() {
            position.passed()
        } else {
            position
        };
        let legal = position.legal_moves().squares();
        legal.flat_map(move |meant| {
            let instead = (written[index] != Some(meant)).then(|| Variant {
                squares: with(written, |moves| moves[index] = Some(meant)),
                fix: Fix::Square {
                    number: number(index),
                    written: written[index],
                    meant,
                },
                first: index,
                doubt: likeness(written[index], meant) + distance(index),
            });
            let before = Variant {
                squares: with(written, |moves| moves.insert(index, Some(meant))),
                fix: Fix::Missing {
                    number: number(index),
                    meant,
                },
                first: index,
                doubt: 50 + distance(index),
            };
            instead.into_iter().chain([before])
        })
    });
    let surplus = indices().map(move |index| {
        let repeated = written[index].is_some() && written[..index].contains(&written[index]);
        Variant {
            squares: with(written, |moves| {
                moves.remove(index);
            }),
            fix: Fix::Surplus {
                number: number(index),
            },
            first: index,
            doubt: if repeated { 10 } else { 45 } + distance(index),
        }
    });
    let swapped = indices().flat_map(move |first| {
        (first + 1..written.len()).map(move |second| Variant {
            squares: with(written, |moves| moves.swap(first, second)),
            fix: Fix::Swapped {
                first: number(first),
                second: number(second),
            },
            first,
            doubt: distance(first)
                + match second - first {
                    1 => 20,
                    // Two moves of one side: the other's between stayed.
                    2 => 30,
                    _ => 60,
                },
        })
    });
    let mirrored = indices().flat_map(move |from| {
        let others = Symmetry::all().filter(|&symmetry| symmetry != Symmetry::IDENTITY);
        others.map(move |symmetry| Variant {
            squares: with(written, |moves| {
                for square in moves[from..].iter_mut().flatten() {
                    *square = symmetry.square(*square);
                }
            }),
            fix: Fix::Mirrored {
                from: number(from),
                symmetry,
            },
            first: from,
            // A mirrored half is a whole page or sheet; from the last moves on it is a guess.
            doubt: if from == 0 { 15 } else { 40 + distance(from) },
        })
    });
    squares.chain(surplus).chain(swapped).chain(mirrored)
}

fn with(
    written: &[Option<Square>],
    change: impl FnOnce(&mut Vec<Option<Square>>),
) -> Vec<Option<Square>> {
    let mut squares = written.to_vec();
    change(&mut squares);
    squares
}

/// How unlike two squares are to an eye and a hand: one step in one coordinate is the commonest
/// slip, then one coordinate, then letter and digit exchanged.
fn likeness(written: Option<Square>, meant: Square) -> u32 {
    let Some(written) = written else {
        return 10; // something illegible may be anything
    };
    let columns = written.column().abs_diff(meant.column());
    let rows = written.row().abs_diff(meant.row());
    let exchanged = written.column() == meant.row() && written.row() == meant.column();
    match (columns, rows) {
        (0, 1) | (1, 0) => 15,
        (0, _) | (_, 0) => 25,
        _ if exchanged => 30,
        (1, 1) => 40,
        _ => 55,
    }
}

impl fmt::Display for Fix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fix::Passes => write!(f, "passes where the board demands them"),
            Fix::Square {
                number,
                written: Some(written),
                meant,
            } => write!(f, "move {number}: {meant} instead of {written}"),
            Fix::Square {
                number,
                written: None,
                meant,
            } => write!(f, "move {number}: {meant}"),
            Fix::Swapped { first, second } => write!(f, "moves {first} and {second} exchanged"),
            Fix::Missing { number, meant } => write!(f, "move {number}: {meant} put in"),
            Fix::Surplus { number } => write!(f, "move {number} left out"),
            Fix::Mirrored { from, .. } => write!(f, "mirrored from move {from} on"),
        }
    }
}

impl fmt::Display for Repair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fix) in self.fixes.iter().enumerate() {
            write!(f, "{}{fix}", if index == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}
