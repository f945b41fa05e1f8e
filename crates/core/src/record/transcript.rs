//! Moves as text: `f5d6c3`, `F5D6`, `1. f5 d6 2. c3`, `f5-d6-c3`, also in the middle of a mail.
//!
//! A line holds a game, or a part of one: a line goes on with the game of the line before where
//! it can be played on and an empty line does not part them, and begins a new game otherwise.
//! `%` begins a comment. A start other than the usual one stands before the moves as 64 cells,
//! the side to move and `;`, as Edax writes it. Passes may be written or not. In a line of other
//! text the longest run of squares is taken, if it is long enough not to be a remark.
//!
//! Written are lower-case squares without gaps, one game a line, passes left out (but a last
//! one, `pa`, since nothing else would tell of it); a game without moves is its start alone.
//!
//! Sources: the text files of Edax 4.6, Reversatile, PlayOK; the opening lists of Zebra, NBoard
//! and of the XOT.

use super::by_line::{self, ByLine, Ready};
use super::cells::{self, Cells};
use super::problem::{Expected, Mismatch, Oddity, Place, Problem, RecordError, excerpt};
use super::replay::{Recorded, Replay};
use super::source::{Head, LINE_LIMIT, Line, Source, half_width};
use super::token::{Kind, Token, tokens};
use super::{Loss, Record, Unwritable, loss, refuse_turning};
use crate::outcome::Ending;
use crate::{Color, Game, Move, Position};

/// A run of squares in other text counts as a game from this length on: remarks name single
/// squares and short sequences, and a game that anybody sends is longer.
const RUN_IN_TEXT: usize = 4;

/// How many moves after a wrong one are kept for a repair: more than a game has.
const REST: usize = 128;

/// How many lines of other text a game names as skipped.
const SKIPPED: usize = 8;

/// Whether some line holds moves.
pub fn looks_like(head: &Head<'_>) -> Result<(), Mismatch> {
    let has_moves = |line: &str| {
        let text: String = line.chars().map(half_width).collect();
        matches!(Content::of(&text), Content::Moves(_))
    };
    if !head.is_binary() && head.lines().any(has_moves) {
        return Ok(());
    }
    Err(Mismatch::new(Expected::Squares, head.first_line()))
}

/// Whether a line holds nothing but moves (and numbers), perhaps with a mistake among them.
pub fn is_moves(line: &str) -> bool {
    match Content::of(line) {
        Content::Moves(moves) => moves.before.is_empty() && moves.after.is_empty(),
        _ => false,
    }
}

/// What a line is.
enum Content<'t> {
    /// Nothing, or a comment.
    Blank,
    /// A result alone.
    Result(Token<'t>),
    /// Text without moves that could be meant.
    Text,
    /// Moves.
    Moves(MoveLine<'t>),
}

/// A line with moves.
struct MoveLine<'t> {
    start: Option<Cells>,
    /// Moves; anything else among them is where the line breaks.
    tokens: Vec<Token<'t>>,
    /// Whether it begins with the number 1, and whether with a higher one.
    first: bool,
    later: bool,
    result: Option<Token<'t>>,
    /// What stands before and after the moves.
    before: &'t str,
    after: &'t str,
}

impl<'t> Content<'t> {
    fn of(line: &'t str) -> Content<'t> {
        let (start, skip) = match cells::leading_cells(line) {
            Some((cells, rest)) => (Some(cells), line.len() - rest.len()),
            None => (None, 0),
        };
        let mut all = tokens(&line[skip..]);
        for token in &mut all {
            token.offset += skip;
        }
        let result = all.iter().rfind(|token| token.kind == Kind::Result);
        let result = result.copied();
        let number = |token: &Token<'_>| token.kind == Kind::Number;
        let leading = all
            .first()
            .filter(|token| number(token))
            .map(|token| token.text);
        let is_word = |token: &Token<'_>| matches!(token.kind, Kind::Word | Kind::Leftover);
        let moves = all.iter().filter(|token| token.mv().is_some()).count();
        let words = all.iter().filter(|token| is_word(token)).count();
        if moves == 0 && start.is_none() {
            return match (result, words) {
                (Some(result), 0) => Content::Result(result),
                (_, 0) => Content::Blank,
                _ => Content::Text,
            };
        }
        let mut tokens: Vec<_> = all
            .into_iter()
            .filter(|token| token.mv().is_some() || is_word(token))
            .collect();
        let begins = tokens.first().is_none_or(|token| token.mv().is_some());
        let whole = |tokens: &[Token<'t>]| -> (usize, usize) {
            let begin = tokens.first().map_or(line.len(), |token| token.offset);
            let end = tokens
                .last()
                .map_or(begin, |token| token.offset + token.text.len());
            (begin, end)
        };
        let last_move = tokens.iter().rposition(|token| token.mv().is_some());
        let last_move = last_move.map_or(0, |index| index + 1);
        let first_word = tokens.iter().position(is_word).unwrap_or(tokens.len());
        let (begin, end);
        if start.is_some() || begins && (words == 0 || moves > words && first_word < last_move) {
            // Moves from end to end, or with something wrong among them.
            (begin, end) = (skip, line.len());
        } else if begins
            && tokens
                .get(first_word)
                .is_some_and(|t| t.kind == Kind::Leftover)
        {
            (begin, end) = (skip, line.len());
        } else if begins && first_word == last_move && first_word > 1 {
            // Moves and a name.
            tokens.truncate(first_word);
            (begin, end) = whole(&tokens);
        } else {
            let run = tokens
                .chunk_by(|a, b| a.mv().is_some() && b.mv().is_some())
                .filter(|run| run[0].mv().is_some())
                .max_by_key(|run| run.len());
            match run {
                Some(run) if run.len() >= RUN_IN_TEXT => tokens = run.to_vec(),
                _ => return Content::Text,
            }
            (begin, end) = whole(&tokens);
        }
        let number_is = |is: fn(&str) -> bool| begins && leading.is_some_and(is);
        Content::Moves(MoveLine {
            start,
            first: number_is(|text| text == "1"),
            later: number_is(|text| text != "1"),
            result,
            before: line[..begin].trim(),
            after: line[end..].trim(),
            tokens,
        })
    }
}

impl MoveLine<'_> {
    fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.tokens.iter().filter_map(Token::mv)
    }

    /// How many moves can be played from `position`, and whether that is all of them.
    fn playable(&self, mut position: Position) -> (usize, bool) {
        let mut count = 0;
        for mv in self.moves() {
            if mv != Move::Pass && position.must_pass() {
                position = position.passed();
            }
            match position.play(mv) {
                Ok(next) => position = next,
                Err(_) if mv == Move::Pass && position.is_over() => {}
                Err(_) => return (count, false),
            }
            count += 1;
        }
        (count, true)
    }
}

/// The games of a text.
pub fn games(source: Source<'_>) -> impl Iterator<Item = Result<Record, RecordError>> + '_ {
    by_line::games(source, Reader::default())
}

/// A game to which further lines may belong.
struct Open {
    replay: Replay,
    result: Option<(String, Place)>,
    /// Where it broke, and the moves from there on.
    broken: Option<(Place, Problem, Vec<String>)>,
    /// An empty line or other text came after it.
    parted: bool,
    /// How many lines of text after it were noted.
    skipped: usize,
}

#[derive(Default)]
struct Reader {
    open: Option<Open>,
    ready: Ready,
    /// Text before the first game.
    skipped: Vec<(Place, String)>,
}

impl ByLine for Reader {
    const LIMIT: usize = LINE_LIMIT;

    fn ready(&mut self) -> &mut Ready {
        &mut self.ready
    }

    fn line(&mut self, mut line: Line) {
        line.text = line.text.chars().map(half_width).collect();
        match Content::of(&line.text) {
            Content::Blank => {
                if let Some(open) = &mut self.open
                    && line.text.trim().is_empty()
                {
                    open.parted = true;
                }
            }
            Content::Result(token) => {
                if let Some(open) = &mut self.open {
                    open.result = Some((token.text.to_owned(), line.place(token.offset)));
                }
            }
            Content::Text => self.skip(line.place(0), &line.text),
            Content::Moves(moves) => self.moves(&line, &moves),
        }
    }

    fn close(&mut self) {
        let Some(mut open) = self.open.take() else {
            return;
        };
        if let Some((written, place)) = open.result {
            let recorded = recorded(&written);
            if let Some(recorded) = recorded {
                let ending = Ending::Adjudication;
                open.replay.result(recorded, ending, &written, place);
            }
        }
        self.ready.push_back(match open.broken {
            Some((place, problem, rest)) => Err(open.replay.fail(place, problem, rest)),
            None => Ok(open.replay.finish()),
        });
    }
}

impl Reader {
    /// Notes text that is no part of a game.
    fn skip(&mut self, place: Place, text: &str) {
        let Some(open) = &mut self.open else {
            if self.skipped.len() < SKIPPED {
                self.skipped.push((place, excerpt(text)));
            }
            return;
        };
        open.parted = true;
        if open.skipped < SKIPPED {
            open.skipped += 1;
            let oddity = Oddity::Skipped(excerpt(text));
            open.replay.warnings.push(super::Warning { place, oddity });
        }
    }

    fn moves(&mut self, line: &Line, moves: &MoveLine<'_>) {
        if !self.goes_on(moves) {
            self.close();
            self.open(line, moves);
        }
        let open = self.open.as_mut().expect("a game is open now");
        if let Some(result) = moves.result {
            open.result = Some((result.text.to_owned(), line.place(result.offset)));
        }
        for (index, token) in moves.tokens.iter().enumerate() {
            let written = |tokens: &[Token<'_>]| -> Vec<String> {
                let texts = tokens.iter().map(|token| excerpt(token.text));
                texts.collect()
            };
            if let Some((_, _, rest)) = &mut open.broken {
                let room = REST.saturating_sub(rest.len());
                rest.extend(written(&moves.tokens[index..]).into_iter().take(room));
                break;
            }
            let place = line.place(token.offset);
            let problem = match token.mv() {
                Some(mv) => match open.replay.play(mv, place) {
                    Ok(_) => continue,
                    Err(why) => Problem::Illegal {
                        written: token.text.to_owned(),
                        why,
                    },
                },
                None => Problem::Expected {
                    expected: Expected::Move,
                    found: excerpt(token.text),
                },
            };
            open.broken = Some((place, problem, Vec::new()));
            let (_, _, rest) = open.broken.as_mut().expect("just set");
            rest.extend(written(&moves.tokens[index..]).into_iter().take(REST));
            break;
        }
        if !moves.before.is_empty() {
            self.name_or_skip(line, moves.before);
        }
        if !moves.after.is_empty() {
            self.name_or_skip(line, moves.after);
        }
        if let Some(open) = &mut self.open {
            open.parted = false;
        }
    }

    /// Text beside moves: after them it names the game.
    fn name_or_skip(&mut self, line: &Line, text: &str) {
        let offset = text.as_ptr() as usize - line.text.as_ptr() as usize;
        let place = line.place(offset);
        let Some(open) = &mut self.open else { return };
        let is_name = offset > 0 && open.skipped == 0 && open.replay.game.tags.other.is_empty();
        if is_name {
            let name = text.split('%').next().unwrap_or("").trim();
            if !name.is_empty() {
                let tag = ("Name".to_owned(), name.to_owned());
                open.replay.game.tags.other.push(tag);
            }
        } else {
            self.skip(place, text);
        }
    }

    /// Whether these moves belong to the game that is open.
    fn goes_on(&self, moves: &MoveLine<'_>) -> bool {
        let Some(open) = &self.open else { return false };
        if moves.start.is_some() || moves.first {
            return false;
        }
        let (from_start, all_from_start) = moves.playable(Position::START);
        if open.broken.is_some() {
            return !open.parted && from_start == 0;
        }
        let position = open.replay.position();
        if position.is_over() {
            return false;
        }
        let (on, all_on) = moves.playable(position);
        if open.parted && !moves.later {
            return false;
        }
        match (all_on, all_from_start) {
            (true, _) => on > 0,
            (false, true) => false,
            // Both break: the one that breaks later was meant.
            (false, false) => on >= from_start,
        }
    }

    fn open(&mut self, line: &Line, moves: &MoveLine<'_>) {
        let start = moves.start.as_ref();
        let mut replay = Replay::new(start.map_or(Position::START, Cells::position));
        let skipped = self.skipped.drain(..).map(|(place, text)| super::Warning {
            place,
            oddity: Oddity::Skipped(text),
        });
        replay.warnings.extend(skipped);
        for oddity in start.into_iter().flat_map(Cells::oddities) {
            replay.warnings.push(super::Warning {
                place: line.place(0),
                oddity,
            });
        }
        self.open = Some(Open {
            skipped: replay.warnings.len(),
            replay,
            result: None,
            broken: None,
            parted: false,
        });
    }
}

/// What `37-27`, `1-0` or `1/2-1/2` says; nothing if it is no result of a game.
pub fn recorded(text: &str) -> Option<Recorded> {
    match text {
        "1-0" => return Some(Recorded::Winner(Some(Color::Black))),
        "0-1" => return Some(Recorded::Winner(Some(Color::White))),
        "1/2-1/2" => return Some(Recorded::Winner(None)),
        _ => {}
    }
    let (black, white) = text.split_once('-')?;
    let (black, white) = (black.parse::<u8>().ok()?, white.parse::<u8>().ok()?);
    let possible = u32::from(black) + u32::from(white) <= 64;
    possible.then_some(Recorded::Discs(black, white))
}

/// The squares of the main line; the passes that the board demands are left out, but a last one
/// is written, as nothing after it tells of it.
pub fn text(game: &Game) -> String {
    let mut text = String::new();
    let mut moves = game.moves().peekable();
    while let Some(mv) = moves.next() {
        match mv {
            Move::Place(square) => text += &square.to_string(),
            Move::Pass if moves.peek().is_none() => text += "pa",
            Move::Pass => {}
        }
    }
    text
}

/// Writes one line.
pub fn write(game: &Game, out: &mut Vec<u8>) -> Result<Vec<Loss>, Unwritable> {
    refuse_turning(game)?;
    let begin = out.len();
    let moves = text(game);
    if game.start() != Position::START || moves.is_empty() {
        out.extend_from_slice(cells::text(game.start()).as_bytes());
        out.push(b';');
    }
    out.extend_from_slice(moves.as_bytes());
    out.push(b'\n');
    if moves.is_empty() {
        // Else the next game would be taken for the moves of this one.
        out.push(b'\n');
    }
    Ok(loss::by_reading(game, &out[begin..], games))
}
