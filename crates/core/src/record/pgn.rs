//! Chess-like text: tags in brackets, numbered moves, a result.
//!
//! ```text
//! [Black "t7m4o1k9a"]
//! [White "ntwo"]
//! [Result "37-27"]
//!
//! 1. f5 d6 2. c3 d3 … 30. h8 g7 37-27
//! ```
//!
//! There is no standard for Othello, so three dialects are read: Edax 4.6 (`pass`, `1-0` for a
//! win of Black, often wrongly; FEN), PlayOK (`--`, discs without the empty squares) and the
//! conversions of WTHOR (no passes, discs with the empties); further XBoard, whose first player
//! is its White. Variations in parentheses, comments in braces or after `;`, and signs (`!?`,
//! `$5`) are read as in chess.
//!
//! Written are tags, moves with `--` for a pass, comments and signs (as `$1` to `$6`); the result
//! as discs with the empties added, and `Termination` where the rules did not end the game.
//! Variations are left out, as the readers of other programs take them for moves.
//!
//! Sources: files of PlayOK and Edax 4.6, the WTHOR conversions of M. S. Pedersen; S. Edwards,
//! "Portable Game Notation Specification", 1994.

mod write;

pub use write::write;

use super::by_line::{self, ByLine, Ready};
use super::number::date;
use super::problem::{Expected, Mismatch, Oddity, Place, Problem, RecordError, excerpt};
use super::replay::Replay;
use super::source::{Head, Line, Source, half_width};
use super::token::{Kind, Token, tokens};
use super::transcript::recorded;
use super::{Record, fen};
use crate::game::{Rules, Sign, Tags};
use crate::outcome::Ending;
use crate::{NodeId, Position};

/// Whether there is a tag.
pub fn looks_like(head: &Head<'_>) -> Result<(), Mismatch> {
    if head.lines().any(|line| tag(line).is_some()) {
        return Ok(());
    }
    Err(Mismatch::new(Expected::Tag, head.first_line()))
}

/// The name and value of `[Name "value"]`.
fn tag(line: &str) -> Option<(&str, String)> {
    let inside = line.trim().strip_prefix('[')?;
    let (name, rest) = inside.split_once(char::is_whitespace)?;
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    if name.is_empty() || !name.chars().all(word) {
        return None;
    }
    let mut value = String::new();
    let mut characters = rest.trim_start().strip_prefix('"')?.chars();
    loop {
        match characters.next()? {
            '\\' => match characters.next()? {
                escaped @ ('"' | '\\') => value.push(escaped),
                other => value.extend(['\\', other]),
            },
            // A quote within a name that nobody escaped is part of it: the last one ends it.
            '"' if characters.as_str().trim() == "]" => return Some((name, value)),
            other => value.push(other),
        }
    }
}

/// The games of a text.
pub fn games(source: Source<'_>) -> impl Iterator<Item = Result<Record, RecordError>> + '_ {
    by_line::games(source, Reader::default())
}

/// How many moves after a wrong one are kept for a repair.
const REST: usize = 128;
/// How much text of comments and tags one game may have.
const TEXT: usize = super::GAME_LIMIT;
/// How many nodes and open parentheses one game may have; a node takes some hundred bytes.
const NODES: usize = 1 << 16;

/// A game that is being read.
struct Open {
    tags: Vec<(String, String, Place)>,
    /// Begun with the first move, when all tags are known.
    replay: Option<Replay>,
    /// The nodes before the last move and after it at each open parenthesis.
    parents: Vec<(NodeId, NodeId)>,
    before: NodeId,
    /// A comment that goes on in the next line.
    comment: Option<String>,
    blank: bool,
    moves: bool,
    /// The result after the moves.
    result: Option<(String, Place)>,
    broken: Option<(Place, Problem, Vec<String>)>,
    bytes: usize,
    nodes: usize,
}

#[derive(Default)]
struct Reader {
    open: Option<Open>,
    ready: Ready,
    skipped: Vec<(Place, String)>,
}

impl ByLine for Reader {
    const LIMIT: usize = TEXT;

    fn ready(&mut self) -> &mut Ready {
        &mut self.ready
    }

    fn line(&mut self, line: Line) {
        let line = &line;
        let in_comment = self
            .open
            .as_ref()
            .is_some_and(|open| open.comment.is_some());
        if !in_comment && let Some((name, value)) = tag(&line.text) {
            let seen = |open: &Open| open.tags.iter().any(|(seen, ..)| seen == name);
            if self
                .open
                .as_ref()
                .is_some_and(|o| o.moves || o.blank && seen(o))
            {
                self.close();
            }
            let open = self.open.get_or_insert_with(Open::new);
            open.bytes += line.text.len();
            if open.bytes <= TEXT {
                open.tags.push((name.to_owned(), value, line.place(0)));
            } else {
                open.fail(line.place(0), Problem::TooLong(TEXT));
            }
            return;
        }
        if line.text.trim().is_empty() && !in_comment {
            if let Some(open) = &mut self.open {
                open.blank = true;
            }
            return;
        }
        let ended = |open: &Open| open.result.is_some() && !in_comment;
        if self.open.as_ref().is_some_and(ended)
            && tokens(&line.text).iter().any(|t| t.mv().is_some())
        {
            // Another game without tags.
            self.close();
        }
        match &mut self.open {
            Some(open) => open.text(line),
            None if super::transcript::is_moves(&line.text) => {
                self.open.insert(Open::new()).text(line);
            }
            None if self.skipped.len() < 8 => {
                self.skipped.push((line.place(0), excerpt(&line.text)));
            }
            None => {}
        }
    }

    fn close(&mut self) {
        let Some(open) = self.open.take() else {
            return;
        };
        let skipped = self.skipped.drain(..).map(|(place, text)| super::Warning {
            place,
            oddity: Oddity::Skipped(text),
        });
        self.ready.push_back(open.close(skipped.collect()));
    }
}

impl Open {
    fn new() -> Open {
        Open {
            tags: Vec::new(),
            replay: None,
            parents: Vec::new(),
            before: NodeId::ROOT,
            comment: None,
            blank: false,
            moves: false,
            result: None,
            broken: None,
            bytes: 0,
            nodes: 0,
        }
    }

    fn tag(&self, name: &str) -> Option<&str> {
        let tag = self.tags.iter().find(|(tag, ..)| tag == name);
        tag.map(|(_, value, _)| value.as_str())
    }

    /// XBoard's first player is its White.
    fn is_xboard(&self) -> bool {
        self.tag("Variant")
            .is_some_and(|variant| variant.eq_ignore_ascii_case("reversi"))
    }

    fn replay(&mut self) -> &mut Replay {
        if self.replay.is_none() {
            let xboard = self.is_xboard();
            let fen = self.tags.iter().find(|(name, ..)| name == "FEN");
            let mut start = Position::START;
            let mut wrong = None;
            if let Some((_, value, place)) = fen {
                match fen::leading(value) {
                    Some((cells, _)) => start = cells.position(),
                    None => wrong = Some((*place, excerpt(value))),
                }
                if xboard {
                    start = Position::new(start.board(), !start.turn());
                }
            }
            self.replay = Some(Replay::new(start));
            if let Some((place, found)) = wrong {
                let expected = Expected::Cells;
                self.fail(place, Problem::Expected { expected, found });
            }
        }
        self.replay.as_mut().expect("begun just now")
    }

    fn fail(&mut self, place: Place, problem: Problem) {
        self.replay();
        if self.broken.is_none() {
            self.broken = Some((place, problem, Vec::new()));
        }
    }

    /// Takes a line of moves and comments.
    fn text(&mut self, line: &Line) {
        self.moves = true;
        self.replay();
        let text = line.text.as_str();
        let mut at = 0;
        if let Some(comment) = &mut self.comment {
            let (part, end) = text.split_once('}').map_or((text, None), |(part, rest)| {
                (part, Some(text.len() - rest.len()))
            });
            if comment.len() + part.len() > TEXT {
                self.comment = None;
                self.fail(line.place(0), Problem::TooLong(TEXT));
                return;
            }
            comment.push_str(part);
            match end {
                Some(end) => {
                    self.end_comment();
                    at = end;
                }
                None => {
                    comment.push('\n');
                    return;
                }
            }
        }
        while at < text.len() {
            let rest = &text[at..];
            let special = |c| matches!(c, '{' | '(' | ')' | ';' | '$' | '!' | '?' | '%');
            let next = rest.find(special).unwrap_or(rest.len());
            self.tokens(line, at, &rest[..next]);
            at += next;
            let Some(sign) = text[at..].chars().next() else {
                return;
            };
            at += sign.len_utf8();
            let rest = &text[at..];
            match sign {
                '{' => match rest.find('}') {
                    Some(end) => {
                        self.comment = Some(rest[..end].to_owned());
                        self.end_comment();
                        at += end + 1;
                    }
                    None => {
                        self.comment = Some(rest.to_owned() + "\n");
                        return;
                    }
                },
                ';' | '%' => {
                    self.comment = Some(rest.to_owned());
                    self.end_comment();
                    return;
                }
                '(' if self.parents.len() < NODES => {
                    let after = self.replay().node;
                    let before = self.before;
                    self.parents.push((before, after));
                    self.replay().go_to(before);
                }
                ')' => {
                    if let Some((before, after)) = self.parents.pop() {
                        self.before = before;
                        self.replay().go_to(after);
                    }
                }
                '$' => {
                    let digits = rest
                        .find(|c: char| !c.is_ascii_digit())
                        .unwrap_or(rest.len());
                    self.sign(nag(&rest[..digits]));
                    at += digits;
                }
                '!' | '?' => {
                    let more = rest.starts_with(['!', '?']);
                    let symbol = &text[at - 1..at + usize::from(more)];
                    let sign = Sign::ALL.into_iter().find(|sign| sign.symbol() == symbol);
                    self.sign(sign);
                    at += usize::from(more);
                }
                _ => {}
            }
        }
    }

    fn sign(&mut self, sign: Option<Sign>) {
        let replay = self.replay();
        let node = replay.node;
        if sign.is_some() && node != NodeId::ROOT {
            replay.game.note_mut(node).sign = sign;
        }
    }

    fn end_comment(&mut self) {
        let Some(comment) = self.comment.take() else {
            return;
        };
        self.bytes += comment.len();
        if self.bytes > TEXT {
            self.fail(Place::default(), Problem::TooLong(TEXT));
            return;
        }
        // What Edax says of the result, wrongly for unfinished games.
        let comment = comment.trim();
        if comment.is_empty() || is_verdict(comment) {
            return;
        }
        let replay = self.replay();
        let node = replay.node;
        let note = replay.game.note_mut(node);
        if !note.comment.is_empty() {
            note.comment.push('\n');
        }
        note.comment.push_str(comment);
    }

    fn tokens(&mut self, line: &Line, offset: usize, text: &str) {
        let half: String = text.chars().map(half_width).collect();
        for token in tokens(&half) {
            // Columns are counted in characters, of which there are as many.
            let before = half[..token.offset].chars().count();
            let byte = text.char_indices().nth(before).map_or(0, |(at, _)| at);
            self.token(line.place(offset + byte), token);
        }
    }

    fn token(&mut self, place: Place, token: Token<'_>) {
        match token.kind {
            Kind::Number => return,
            Kind::Result | Kind::Star if self.parents.is_empty() => {
                self.result = Some((token.text.to_owned(), place));
                return;
            }
            Kind::Result | Kind::Star => return,
            Kind::Move(_) | Kind::Leftover | Kind::Word => {}
        }
        if let Some((_, _, rest)) = &mut self.broken {
            if rest.len() < REST {
                rest.push(excerpt(token.text));
            }
            return;
        }
        self.nodes += 1;
        if self.nodes > NODES {
            self.fail(place, Problem::TooLong(NODES));
            return;
        }
        let node = self.replay().node;
        let problem = match token.mv() {
            Some(mv) => match self.replay().play(mv, place) {
                Ok(_) => {
                    self.before = node;
                    return;
                }
                Err(why) => Problem::Illegal {
                    written: token.text.to_owned(),
                    why,
                },
            },
            None if is_like_a_move(token) => Problem::Expected {
                expected: Expected::Move,
                found: excerpt(token.text),
            },
            None => {
                let oddity = Oddity::Skipped(excerpt(token.text));
                self.replay().warn(place, oddity);
                return;
            }
        };
        self.broken = Some((place, problem, vec![excerpt(token.text)]));
    }

    fn close(mut self, skipped: Vec<super::Warning>) -> Result<Record, RecordError> {
        self.replay();
        // A comment that nobody closed is one all the same.
        self.end_comment();
        let xboard = self.is_xboard();
        let mut replay = self.replay.expect("begun just now");
        replay.warnings.splice(0..0, skipped);
        let mut results = Vec::new();
        let mut ending = Ending::Adjudication;
        let tags = &mut replay.game.tags;
        for (name, value, place) in self.tags {
            match name.as_str() {
                "FEN" | "SetUp" => {}
                "Variant" if xboard => {}
                "Result" => results.push((value, place)),
                "Termination" => match termination(&value) {
                    Some(known) => ending = known,
                    None => tags.other.push((name, value)),
                },
                _ => set(tags, name, value),
            }
        }
        if xboard {
            std::mem::swap(&mut tags.black, &mut tags.white);
        }
        results.extend(self.result);
        // The tag and the end of the moves say the same; where they do not, the tag counts.
        let first = results
            .into_iter()
            .find(|(written, _)| written != "*" && written != "?");
        if self.broken.is_none()
            && let Some((written, place)) = first
        {
            match recorded(&written) {
                Some(recorded) => replay.result(recorded, ending, &written, place),
                None => replay.game.tags.other.push(("Result".to_owned(), written)),
            }
        }
        match self.broken {
            Some((place, problem, rest)) => Err(replay.fail(place, problem, rest)),
            None => Ok(replay.finish()),
        }
    }
}

/// A word that can only be a move with a slip in it.
fn is_like_a_move(token: Token<'_>) -> bool {
    let mut characters = token.text.chars();
    let (first, second) = (characters.next(), characters.next());
    let short = characters.next().is_none();
    token.kind == Kind::Leftover
        || short
            && first.is_some_and(char::is_alphabetic)
            && second.is_some_and(|c| c.is_ascii_digit())
}

/// `{? wins 45-19}` or `{Draw 32-32}`.
fn is_verdict(comment: &str) -> bool {
    let mut words = comment.rsplitn(3, ' ');
    let (score, verb) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    let numbers = score.trim_start_matches('-').split_once('-');
    let digits = |text: &str| {
        let text = text.trim_start_matches('-');
        !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
    };
    matches!(verb, "wins" | "Draw") && numbers.is_some_and(|(a, b)| digits(a) && digits(b))
}

/// The numeric annotation glyphs that have a symbol.
const GLYPHS: [(&str, Sign); 6] = [
    ("1", Sign::Good),
    ("2", Sign::Mistake),
    ("3", Sign::VeryGood),
    ("4", Sign::Blunder),
    ("5", Sign::Interesting),
    ("6", Sign::Doubtful),
];

fn nag(digits: &str) -> Option<Sign> {
    let glyph = GLYPHS.iter().find(|(number, _)| *number == digits);
    glyph.map(|(_, sign)| *sign)
}

const TERMINATIONS: [(&str, Ending); 4] = [
    ("resignation", Ending::Resignation),
    ("time forfeit", Ending::Time),
    ("agreement", Ending::Agreement),
    ("adjudication", Ending::Adjudication),
];

fn termination(value: &str) -> Option<Ending> {
    let known = TERMINATIONS.iter().find(|(name, _)| *name == value);
    known.map(|(_, ending)| *ending)
}

/// Puts a tag where it belongs; what is not known is kept as it is.
fn set(tags: &mut Tags, name: String, value: String) {
    let known = |value: &str| !matches!(value, "" | "?" | "-" | "????.??.??");
    let place = match name.as_str() {
        "Event" => &mut tags.event,
        "Site" => &mut tags.place,
        "Round" => &mut tags.round,
        "Black" => &mut tags.black.name,
        "White" => &mut tags.white.name,
        "BlackElo" => &mut tags.black.rating,
        "WhiteElo" => &mut tags.white.rating,
        "TimeControl" => &mut tags.time_control,
        "Variant" if value == ANTI => {
            tags.rules = Rules::Anti;
            return;
        }
        "Date" if tags.date.is_none() => match date(&value) {
            Some(date) => {
                tags.date = Some(date);
                return;
            }
            None if !known(&value) => return,
            None => return tags.other.push((name, value)),
        },
        _ => return tags.other.push((name, value)),
    };
    if !known(&value) {
        return;
    }
    if place.is_empty() {
        *place = value;
    } else {
        tags.other.push((name, value));
    }
}

const ANTI: &str = "anti-reversi";
