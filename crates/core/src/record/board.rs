//! Boards as text: 64 cells and a side to move, or a diagram of eight rows; moves may follow.
//!
//! ```text
//! ---------------------------OX------XO--------------------------- X f5d6
//! ```
//!
//! Read are the signs of [`cells`](super::cells) in one line or in eight, with row numbers and
//! column letters or without, with a frame of `|`, and with whatever programs print beside and
//! below them; and FEN as Edax and XBoard write it. Where the side to move is not said, the
//! number of discs tells it, with a warning.
//!
//! Written are the start of a game and its moves, one game a line.
//!
//! Sources: the boards of Edax 4.6, GGS, NBoard, Quarry, Egaroucid and Cassio.

use super::by_line::{self, ByLine, Ready};
use super::cells::{self, Cells};
use super::problem::{Expected, Mismatch, Oddity, Place, Problem, RecordError, Warning, excerpt};
use super::replay::Replay;
use super::source::{Head, LINE_LIMIT, Line, Source, half_width};
use super::token::{Kind, Token, tokens};
use super::transcript;
use super::{Loss, Record, Unwritable, fen, loss, refuse_turning};
use crate::{Color, Game};

/// Whether a board comes before any moves.
pub fn looks_like(head: &Head<'_>) -> Result<(), Mismatch> {
    let mut rows = Rows::default();
    for line in head.lines().filter(|line| !line.starts_with('%')) {
        if let Some((_, rest)) = cells::leading_cells(line) {
            // `cells side;moves` is a transcript with its start, as Edax writes it.
            let transcript = rest.trim_start().starts_with(';');
            match transcript {
                true => break,
                false => return Ok(()),
            }
        }
        if fen::leading(line).is_some() || matches!(rows.add(line), Row::Last(_)) {
            return Ok(());
        }
        if transcript::is_moves(line) {
            break;
        }
    }
    Err(Mismatch::new(Expected::Cells, head.first_line()))
}

/// The boards of a text with their moves.
pub fn games(source: Source<'_>) -> impl Iterator<Item = Result<Record, RecordError>> + '_ {
    by_line::games(source, Reader::default())
}

/// The rows of a diagram that have come so far.
#[derive(Default)]
struct Rows {
    cells: Vec<char>,
    side: Option<Color>,
}

/// What a line is to a diagram.
enum Row {
    /// No row of it.
    None,
    /// One of the first seven.
    Part,
    /// The eighth.
    Last(Option<Cells>),
}

impl Rows {
    /// Takes the next line as a row, if it is one.
    fn add(&mut self, line: &str) -> Row {
        let number = self.cells.len() / 8 + 1;
        let row = row(line, number).or_else(|| {
            // A new diagram begins before the last one was complete.
            self.cells.clear();
            row(line, 1)
        });
        let Some((cells, beside)) = row else {
            return Row::None;
        };
        if self.cells.is_empty() {
            self.side = None;
        }
        self.cells.extend(cells);
        self.side = self.side.or_else(|| side_in(beside));
        if self.cells.len() < 64 {
            return Row::Part;
        }
        let mut board = Cells::new(self.cells.drain(..));
        if let Some(board) = &mut board {
            board.side = self.side.take();
        }
        Row::Last(board)
    }
}

/// The eight cells of a row and what stands beside them. A row either begins with its number, or
/// holds nothing else but (perhaps) its number at the end.
fn row(line: &str, number: usize) -> Option<([char; 8], &str)> {
    // Brackets mark the disc placed last, a `!` one that was turned wrongly by hand.
    let framed =
        |c: char| c.is_whitespace() || matches!(c, '|' | '>' | '<' | '│' | '┃' | '(' | ')' | '!');
    let text = line.trim_start_matches(framed);
    let label = char::from_digit(number as u32, 10).expect("a row has one digit");
    // Digits can be cells too: `1 0 0 0 1 2 0 0 0` begins with a label, `10001200` does not.
    let numbered = text
        .strip_prefix(label)
        .and_then(|text| eight(text, framed));
    if let Some((cells, rest)) = numbered {
        return Some((cells, rest));
    }
    let (cells, rest) = eight(text, framed)?;
    let rest = rest.trim_matches(framed);
    (rest.is_empty() || rest == label.to_string()).then_some((cells, ""))
}

fn eight(text: &str, framed: impl Fn(char) -> bool) -> Option<([char; 8], &str)> {
    let mut cells = ['-'; 8];
    let mut characters = text.char_indices().filter(|&(_, c)| !framed(c));
    for cell in &mut cells {
        let (_, c) = characters.next()?;
        *cell = cells::is_cell(c).then_some(c)?;
    }
    let rest = characters.next().map_or("", |(at, _)| &text[at..]);
    // The ninth sign in a row without a gap makes it something else than a row.
    Some((cells, rest))
}

/// The side to move that a text beside or below a diagram names: `Black to move`,
/// `White's turn (O)`, `* to move`, `Side: X`, `Turn: O`.
fn side_in(text: &str) -> Option<Color> {
    let text = text.trim().to_lowercase();
    let named = |word: &str| match word.trim_matches(|c: char| !c.is_alphanumeric()) {
        "black" | "x" | "b" | "dark" => Some(Color::Black),
        "white" | "o" | "w" | "light" => Some(Color::White),
        _ => match word.trim_matches(['(', ')', '[', ']', ':', ',']) {
            "*" | "#" | "@" | "●" | "⚫" => Some(Color::Black),
            "○" | "⚪" => Some(Color::White),
            _ => None,
        },
    };
    for phrase in ["to move", "to play", "'s turn", "’s turn", "moves"] {
        if let Some((before, _)) = text.split_once(phrase)
            && let Some(color) = before.split_whitespace().next_back().and_then(named)
        {
            return Some(color);
        }
    }
    for phrase in ["to move:", "turn:", "side:", "next:", "player:", "turn "] {
        if let Some((_, after)) = text.split_once(phrase)
            && let Some(color) = after.split_whitespace().next().and_then(named)
        {
            return Some(color);
        }
    }
    let only = text.strip_prefix("side to move").unwrap_or(&text);
    let mut words = only.split_whitespace();
    let side = words.next().and_then(named)?;
    words.next().is_none().then_some(side)
}

/// A board to which further lines may belong.
struct Open {
    cells: Cells,
    line: u64,
    /// Begun as soon as there is a move or another board.
    replay: Option<Replay>,
    broken: Option<(Place, Problem, Vec<String>)>,
    warnings: Vec<Warning>,
}

impl Open {
    fn replay(&mut self) -> &mut Replay {
        self.replay.get_or_insert_with(|| {
            let mut replay = Replay::new(self.cells.position());
            let place = Place {
                line: Some(self.line),
                ..Place::default()
            };
            let oddities = self
                .cells
                .oddities()
                .map(|oddity| Warning { place, oddity });
            replay.warnings.extend(oddities);
            replay
        })
    }

    fn play(&mut self, line: &Line, moves: &[Token<'_>]) {
        if self.broken.is_some() {
            return;
        }
        for (index, token) in moves.iter().enumerate() {
            let place = line.place(token.offset);
            let problem = match token.kind {
                Kind::Move(mv) => match self.replay().play(mv, place) {
                    Ok(_) => continue,
                    Err(why) => Problem::Illegal {
                        written: token.text.to_owned(),
                        why,
                    },
                },
                Kind::Number | Kind::Result | Kind::Star => continue,
                Kind::Leftover | Kind::Word => Problem::Expected {
                    expected: Expected::Move,
                    found: excerpt(token.text),
                },
            };
            let rest = moves[index..].iter().map(|token| excerpt(token.text));
            self.broken = Some((place, problem, rest.collect()));
            return;
        }
    }
}

#[derive(Default)]
struct Reader {
    rows: Rows,
    open: Option<Open>,
    ready: Ready,
    skipped: Vec<Warning>,
}

impl ByLine for Reader {
    const LIMIT: usize = LINE_LIMIT;

    fn ready(&mut self) -> &mut Ready {
        &mut self.ready
    }

    fn line(&mut self, mut line: Line) {
        line.text = line.text.chars().map(half_width).collect();
        let text = line.text.trim();
        if text.is_empty() || text.starts_with('%') {
            return;
        }
        if let Some((cells, rest)) = cells::leading_cells(&line.text) {
            self.open(cells, line.number);
            self.rest(&line, line.text.len() - rest.len());
            return;
        }
        if let Some((cells, rest)) = fen::leading(&line.text) {
            self.open(cells, line.number);
            self.rest(&line, line.text.len() - rest.len());
            return;
        }
        let inside = !self.rows.cells.is_empty();
        match self.rows.add(&line.text) {
            Row::Part => {}
            Row::Last(Some(cells)) => self.open(cells, line.number),
            Row::Last(None) => self.fail(line.place(0), text),
            Row::None if inside => self.fail(line.place(0), text),
            Row::None => self.beside(&line),
        }
    }

    fn close(&mut self) {
        let Some(mut open) = self.open.take() else {
            return;
        };
        open.replay();
        let mut replay = open.replay.expect("begun just now");
        replay.warnings.extend(open.warnings);
        self.ready.push_back(match open.broken {
            Some((place, problem, rest)) => Err(replay.fail(place, problem, rest)),
            None => Ok(replay.finish()),
        });
    }

    fn end(&mut self, place: Place) {
        // A diagram that is cut short.
        if !self.rows.cells.is_empty() {
            let problem = Problem::EndsBefore(Expected::Cells);
            let error = RecordError::new(place, problem);
            self.ready.push_back(Err(error));
        }
    }
}

impl Reader {
    fn fail(&mut self, place: Place, found: &str) {
        self.close();
        let problem = Problem::Expected {
            expected: Expected::Cells,
            found: excerpt(found),
        };
        self.ready.push_back(Err(RecordError::new(place, problem)));
    }

    /// What comes after the cells of a line.
    fn rest(&mut self, line: &Line, skip: usize) {
        let rest = &line.text[skip..];
        let mut moves = tokens(rest);
        let open = self.open.as_mut().expect("the line opened a board");
        if moves.iter().all(|token| token.mv().is_none()) {
            if open.cells.side.is_none() {
                open.cells.side = side_in(rest);
            }
            return;
        }
        for token in &mut moves {
            token.offset += skip;
        }
        open.play(line, &moves);
    }

    /// A line that is no board: moves, the side to move, or other text.
    fn beside(&mut self, line: &Line) {
        let text = &line.text;
        // The letters above and below a diagram.
        let letters: String = text.chars().filter(|c| c.is_alphabetic()).collect();
        if letters.to_lowercase().starts_with("abcdefgh") {
            return;
        }
        if let Some(open) = &mut self.open {
            if transcript::is_moves(text) {
                open.play(line, &tokens(text));
                return;
            }
            if open.replay.is_none() && open.cells.side.is_none() {
                let mut signs = text.trim().chars();
                let sign = signs.next().filter(|_| signs.next().is_none());
                let side = sign.and_then(|sign| open.cells.color(sign));
                open.cells.side = side.or_else(|| side_in(text));
                if open.cells.side.is_some() {
                    return;
                }
            }
        }
        const SKIPPED: usize = 8;
        let skipped = match &mut self.open {
            Some(open) => &mut open.warnings,
            None => &mut self.skipped,
        };
        if skipped.len() < SKIPPED {
            skipped.push(Warning {
                place: line.place(0),
                oddity: Oddity::Skipped(excerpt(text)),
            });
        }
    }

    fn open(&mut self, cells: Cells, line: u64) {
        self.close();
        self.open = Some(Open {
            cells,
            line,
            replay: None,
            broken: None,
            warnings: std::mem::take(&mut self.skipped),
        });
    }
}

/// Writes one line.
pub fn write(game: &Game, out: &mut Vec<u8>) -> Result<Vec<Loss>, Unwritable> {
    refuse_turning(game)?;
    let begin = out.len();
    out.extend_from_slice(cells::text(game.start()).as_bytes());
    let moves = transcript::text(game);
    if !moves.is_empty() {
        out.push(b' ');
        out.extend_from_slice(moves.as_bytes());
    }
    out.push(b'\n');
    Ok(loss::by_reading(game, &out[begin..], games))
}
