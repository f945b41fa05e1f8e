//! Numbered sheets: eight rows of numbers, each the number of the move on that square.
//!
//! ```text
//! -- -- -- -- -- -- -- --
//! -- -- -- -- -- -- -- --
//! -- -- --  3 -- -- -- --
//! -- --  5 () ## -- -- --
//! -- -- -- ## ()  1 -- --
//! -- -- --  2 -- -- -- --
//! -- -- -- -- -- -- -- --
//! -- -- -- -- -- -- -- --
//! ```
//!
//! Row numbers may stand left and right and column letters above and below; the centre may be
//! drawn with any signs, be blank, or be missing altogether. Passes are numbered or not: where a
//! number is missing, a pass must be forced. Between `|` a blank cell is an empty square.
//!
//! Written are the discs of the start as `##` (black) and `()` (white), empty squares as `--`,
//! and passes without a number.
//!
//! Sources: paper sheets, the console of Edax 4.6, old Thor.

use std::collections::VecDeque;

use super::problem::{Expected, Mismatch, Oddity, Place, Problem, RecordError, Warning, excerpt};
use super::replay::Replay;
use super::source::{Head, LINE_LIMIT, Line, Source, half_width};
use super::{Loss, Record, Unwritable, loss, refuse_turning};
use crate::{Bitboard, Color, Game, Move, Position, Square};

/// Sixty moves, and passes that are numbered too.
const LAST_NUMBER: u32 = 128;

/// Whether eight lines in a row are a sheet.
pub fn looks_like(head: &Head<'_>) -> Result<(), Mismatch> {
    let lines: Vec<String> = head.lines().map(half).collect();
    let sheet = lines.windows(8).any(|rows| {
        let rows = (1..).zip(rows).map(|(number, text)| Line {
            text: text.clone(),
            number,
        });
        Sheet::new(rows.collect()).is_some_and(|sheet| sheet.is_surely_one())
    });
    if sheet {
        return Ok(());
    }
    Err(Mismatch::new(Expected::Numbers, head.first_line()))
}

fn half(text: &str) -> String {
    text.chars().map(half_width).collect()
}

/// The sheets of a text.
pub fn games(source: Source<'_>) -> impl Iterator<Item = Result<Record, RecordError>> + '_ {
    Reader {
        source,
        rows: VecDeque::new(),
        skipped: Vec::new(),
        ended: false,
    }
}

struct Reader<'a> {
    source: Source<'a>,
    /// The last rows that may become a sheet, at most eight.
    rows: VecDeque<Line>,
    skipped: Vec<Warning>,
    ended: bool,
}

impl Iterator for Reader<'_> {
    type Item = Result<Record, RecordError>;

    fn next(&mut self) -> Option<Result<Record, RecordError>> {
        while !self.ended {
            match self.source.next_line(LINE_LIMIT) {
                Ok(Some(mut line)) => {
                    line.text = half(&line.text);
                    if line.text.trim().is_empty() {
                        continue;
                    }
                    if cells(&line.text).is_none() {
                        if let Some(error) = self.cut(&line) {
                            return Some(Err(error));
                        }
                        self.skip(&line);
                        continue;
                    }
                    self.rows.push_back(line);
                    if self.rows.len() < 8 {
                        continue;
                    }
                    let rows: Vec<Line> = self.rows.drain(..).collect();
                    let first = rows[0].place(0);
                    let read = match Sheet::new(rows) {
                        Some(sheet) => sheet.read(std::mem::take(&mut self.skipped)),
                        None => Err(RecordError::new(
                            first,
                            Problem::Expected {
                                expected: Expected::Numbers,
                                found: String::new(),
                            },
                        )),
                    };
                    return Some(read);
                }
                Ok(None) => {
                    self.ended = true;
                    if !self.rows.is_empty() {
                        let problem = Problem::EndsBefore(Expected::Numbers);
                        return Some(Err(RecordError::new(self.source.place(), problem)));
                    }
                }
                Err(error) => return Some(Err(*error)),
            }
        }
        None
    }
}

impl Reader<'_> {
    /// The error when a sheet breaks off at `line`.
    fn cut(&mut self, line: &Line) -> Option<RecordError> {
        // One row may be anything, such as a line with a date.
        let cut = self.rows.len() > 1;
        self.rows.clear();
        cut.then(|| {
            let problem = Problem::Expected {
                expected: Expected::Numbers,
                found: excerpt(&line.text),
            };
            RecordError::new(line.place(0), problem)
        })
    }

    fn skip(&mut self, line: &Line) {
        const SKIPPED: usize = 8;
        let letters: String = line.text.chars().filter(|c| c.is_alphabetic()).collect();
        let is_header = letters.to_lowercase().starts_with("abcdefgh");
        if !is_header && self.skipped.len() < SKIPPED {
            let oddity = Oddity::Skipped(excerpt(&line.text));
            let place = line.place(0);
            self.skipped.push(Warning { place, oddity });
        }
    }
}

/// What stands on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cell {
    /// A number and its column in the line.
    Number(u32, usize),
    Disc(Color),
    /// A sign for a square that is empty or of the centre.
    Other,
}

/// The cells of a row, with row numbers: none if the line is no row.
fn cells(line: &str) -> Option<Vec<Cell>> {
    let mut cells = Vec::new();
    let framed = line.contains('|');
    let mut at = 0;
    let pieces = line.split(|c: char| if framed { c == '|' } else { c.is_whitespace() });
    for piece in pieces {
        let begin = at;
        at += piece.len() + 1;
        let text = piece.trim();
        if text.is_empty() {
            if framed {
                cells.push(Cell::Other);
            }
            continue;
        }
        let number = || -> Option<Cell> {
            let digits = text.trim_end_matches('.');
            let is_number = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
            let number = digits.parse::<u32>().ok().filter(|_| is_number)?;
            Some(Cell::Number(number, begin))
        };
        cells.push(match text {
            "##" | "#" | "X" | "x" | "XX" | "●" | "⚫" | "B" | "**" => Cell::Disc(Color::Black),
            "()" | "O" | "o" | "OO" | "○" | "⚪" | "W" => Cell::Disc(Color::White),
            "-" | "--" | "." | ".." | "_" | "__" | "*" | "[]" | "·" | "+" => Cell::Other,
            _ => number()?,
        });
    }
    // A frame stands around the row: its outermost pieces are row numbers or nothing.
    if framed && cells.first() == Some(&Cell::Other) && cells.len() > 8 {
        cells.remove(0);
    }
    if framed && cells.last() == Some(&Cell::Other) && cells.len() > 8 {
        cells.pop();
    }
    (6..=10).contains(&cells.len()).then_some(cells)
}

/// The 64 cells and where they stand.
struct Sheet {
    rows: Vec<Line>,
    cells: Vec<Cell>,
}

impl Sheet {
    /// A sheet of eight rows, if these are one.
    fn new(rows: Vec<Line>) -> Option<Sheet> {
        let lists: Vec<Vec<Cell>> = rows
            .iter()
            .map(|row| cells(&row.text))
            .collect::<Option<_>>()?;
        // Row numbers are in all rows or in none; the first row shows which.
        let is_label = |cell: Option<&Cell>, row: usize| matches!(cell, Some(Cell::Number(number, _)) if *number == row as u32 + 1);
        let left = lists[0].len() > 8 && is_label(lists[0].first(), 0);
        let right = lists[0].len() > 8 + usize::from(left) || lists[0].len() == 9 && !left;
        let mut all = Vec::with_capacity(64);
        for (row, list) in lists.iter().enumerate() {
            let mut list = list.as_slice();
            if left {
                list = is_label(list.first(), row).then(|| &list[1..])?;
            }
            if right {
                list = is_label(list.last(), row).then(|| &list[..list.len() - 1])?;
            }
            match list.len() {
                8 => all.extend_from_slice(list),
                // The centre is missing.
                6 if row == 3 || row == 4 => {
                    all.extend_from_slice(&list[..3]);
                    all.extend([Cell::Other; 2]);
                    all.extend_from_slice(&list[3..]);
                }
                _ => return None,
            }
        }
        Some(Sheet { rows, cells: all })
    }

    fn place(&self, square: Square, offset: usize) -> Place {
        self.rows[square.row()].place(offset)
    }

    /// Whether it is no board of another kind, in which the numbers or signs are the discs.
    fn is_surely_one(&self) -> bool {
        let has = |sign| self.rows.iter().any(|row| row.text.contains(sign));
        self.order().len() > 1 || has("##") && has("()")
    }

    /// The squares by their numbers, smallest first; a number may stand twice.
    fn order(&self) -> Vec<(u32, Square, Place)> {
        let mut order = Vec::new();
        for (square, cell) in Square::all().zip(&self.cells) {
            match *cell {
                Cell::Number(0, _) => {}
                Cell::Number(number, offset) => {
                    order.push((number, square, self.place(square, offset)));
                }
                Cell::Disc(_) | Cell::Other => {}
            }
        }
        order.sort_by_key(|&(number, square, _)| (number, square));
        order
    }

    /// The position before the first move, with the side to move that can play `first`.
    fn start(&self, first: Option<Square>) -> (Position, Option<Oddity>) {
        let set = |color: Color| -> Bitboard {
            let discs = Square::all().zip(&self.cells);
            discs
                .filter(|(_, cell)| **cell == Cell::Disc(color))
                .map(|(square, _)| square)
                .collect()
        };
        let (black, white) = (set(Color::Black), set(Color::White));
        let start = Position::START;
        let usual = black == start.discs(Color::Black) && white == start.discs(Color::White);
        // One sign for all of the centre, or none, says nothing about colours.
        if usual || black.is_empty() || white.is_empty() {
            return (start, None);
        }
        let with = |turn| Position::from_discs(black, white, turn).expect("a cell has one disc");
        let position = with(Color::Black);
        let playable = |position: Position| {
            first.is_none_or(|square| !position.board().flips(square).is_empty())
        };
        if !playable(position) && playable(with(Color::White)) {
            let oddity = Oddity::SideAssumed(Color::White);
            return (with(Color::White), Some(oddity));
        }
        (position, Some(Oddity::SideAssumed(Color::Black)))
    }

    fn read(&self, warnings: Vec<Warning>) -> Result<Record, RecordError> {
        let order = self.order();
        let (start, oddity) = self.start(order.first().map(|&(_, square, _)| square));
        let mut replay = Replay::new(start);
        replay.warnings = warnings;
        if let Some(oddity) = oddity {
            let place = self.rows[0].place(0);
            replay.warnings.push(Warning { place, oddity });
        }
        let mut next = 1;
        for (index, &(number, square, place)) in order.iter().enumerate() {
            let rest = || -> Vec<String> {
                let rest = order[index..].iter();
                rest.map(|(_, square, _)| square.to_string()).collect()
            };
            if number > LAST_NUMBER {
                let problem = Problem::Expected {
                    expected: Expected::Numbers,
                    found: number.to_string(),
                };
                return Err(replay.fail(place, problem, rest()));
            }
            // Which of the two is meant nobody knows: the game is sure up to here.
            if let Some(&(twin, _, place)) = order.get(index + 1)
                && twin == number
            {
                return Err(replay.fail(place, Problem::Twice(number), rest()));
            }
            while next < number {
                // A missing number is a pass that was counted.
                if !replay.position().must_pass() {
                    return Err(replay.fail(place, Problem::Missing(next), rest()));
                }
                replay
                    .play(Move::Pass, place)
                    .expect("the side to move must pass");
                next += 1;
            }
            if let Err(why) = replay.play(square.into(), place) {
                let written = square.to_string();
                let problem = Problem::Illegal { written, why };
                return Err(replay.fail(place, problem, rest()));
            }
            next += 1;
        }
        Ok(replay.finish())
    }
}

/// Writes one sheet and an empty line.
///
/// A start with the wrong side to move cannot be told from its numbers and is refused.
pub fn write(game: &Game, out: &mut Vec<u8>) -> Result<Vec<Loss>, Unwritable> {
    refuse_turning(game)?;
    let start = game.start();
    let mut cells = vec!["--".to_owned(); 64];
    for square in Square::all() {
        match start.disc(square) {
            Some(Color::Black) => cells[square.index()] = "##".to_owned(),
            Some(Color::White) => cells[square.index()] = "()".to_owned(),
            None => {}
        }
    }
    let squares = game.moves().filter_map(Move::square);
    for (index, square) in squares.enumerate() {
        cells[square.index()] = format!("{:2}", index + 1);
    }
    let text: String = cells.chunks(8).map(|row| row.join(" ") + "\n").collect();
    let back = games(Source::new(text.as_bytes())).next();
    if !matches!(&back, Some(Ok(record)) if record.game.start() == start) {
        return Err(Unwritable::Start);
    }
    let losses = loss::by_reading(game, text.as_bytes(), games);
    out.extend_from_slice(text.as_bytes());
    out.push(b'\n');
    Ok(losses)
}
