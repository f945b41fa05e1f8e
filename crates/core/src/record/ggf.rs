//! GGF, the Generic Game Format of GGS and NBoard: `(;GM[Othello]PC[…]…B[f5/1.50/2.3]…;)`.
//!
//! A file holds a game or a synchro match a line; before it, GGS writes how many games follow.
//! A value has no escapes and ends at the first `]`. Passes are written. Of a komi game the
//! recorded result is Black's discs minus White's minus the komi `KM`, which stays a tag.
//!
//! Other tags than those that [`Tags`](crate::game::Tags) knows are kept under their names. So
//! are `DT` where it says more than the day, `TY` where it says more than the rules, and a result
//! that is no whole number of discs, such as the word `aborted`.
//!
//! Sources: files of GGS (1999 to 2010), NBoard, Edax 4.6; their writers' pages.

use super::chunk::{Brackets, Chunk, ChunkGames, Cut, text};
use super::number;
use super::problem::{Expected, Oddity, Problem, RecordError, excerpt};
use super::replay::{Recorded, Replay};
use super::source::{Head, Source};
use super::{Loss, Mismatch, Record, Unwritable, loss, refuse_turning};
use crate::game::Rules;
use crate::outcome::{Ending, Outcome};
use crate::{Bitboard, Color, Game, Move, NodeId, Position, Square, Value};

/// Whether a game opens somewhere, also in the middle of a mail.
pub fn looks_like(head: &Head<'_>) -> Result<(), Mismatch> {
    let names = [
        "GM[Othello",
        "GM[othello",
        "GM[OTHELLO",
        "GM[Reversi",
        "BO[",
    ];
    let opens = |(at, _): (usize, &str)| {
        let rest = &head.text[at..];
        let game = &rest[..rest.find(";)").unwrap_or(rest.len())];
        names.iter().any(|name| game.contains(name))
    };
    // A few openings tell; a text full of them is no reason to look through it again and again.
    if head.text.match_indices("(;").take(8).any(opens) {
        return Ok(());
    }
    Err(Mismatch::new(Expected::GgfGame, head.first_line()))
}

/// The games of a file.
pub fn games(source: Source<'_>) -> impl Iterator<Item = Result<Record, RecordError>> {
    ChunkGames::<GgfBrackets>::new(source, parse)
}

#[derive(Default)]
struct GgfBrackets {
    in_value: bool,
    opened: bool,
    previous: u8,
}

impl Brackets for GgfBrackets {
    const OPENS: u8 = b'(';
    const BETWEEN: &'static [u8] = b"0123456789";
    const EXPECTED: Expected = Expected::GgfGame;
    const IN_TEXT: bool = true;

    fn step(&mut self, byte: u8) -> Cut {
        let previous = std::mem::replace(&mut self.previous, byte);
        match byte {
            b']' => self.in_value = false,
            _ if self.in_value => {}
            b'[' => self.in_value = true,
            b')' => return Cut::Last,
            b';' if previous == b'(' && self.opened => return Cut::NextBegan(1),
            b';' => self.opened = true,
            _ => {}
        }
        Cut::Inside
    }
}

/// A tag as written.
struct Tag<'c> {
    name: &'c [u8],
    value: &'c [u8],
    at: usize,
}

/// The tags of a game, and what else stands between them.
fn tags(chunk: &Chunk) -> (Vec<Tag<'_>>, Option<(usize, &[u8])>) {
    let bytes = &chunk.bytes;
    let (mut tags, mut rubbish) = (Vec::new(), None);
    let mut at = 0;
    while at < bytes.len() {
        let is_name = |byte: &u8| byte.is_ascii_alphanumeric();
        let length = bytes[at..].iter().take_while(|byte| is_name(byte)).count();
        if length > 0 && bytes.get(at + length) == Some(&b'[') {
            let begin = at + length + 1;
            let value = bytes[begin..].split(|&byte| byte == b']').next();
            let value = value.expect("split yields at least one part");
            tags.push(Tag {
                name: &bytes[at..at + length],
                value,
                at,
            });
            at = begin + value.len() + 1;
            continue;
        }
        let length = length.max(1);
        let other = &bytes[at..at + length];
        if !matches!(other, b"(" | b";" | b")") && !other[0].is_ascii_whitespace() {
            rubbish.get_or_insert((at, other));
        }
        at += length;
    }
    (tags, rubbish)
}

fn parse(chunk: &Chunk) -> Result<Record, Box<RecordError>> {
    let (tags, rubbish) = tags(chunk);
    let fail = |at: usize, problem| Box::new(RecordError::new(chunk.place(at), problem));
    if let Some(tag) = tags.iter().find(|tag| tag.name == b"GM") {
        let name = text(tag.value);
        let ours = ["othello", "reversi"];
        if !ours.contains(&name.trim().to_lowercase().as_str()) {
            return Err(fail(tag.at, Problem::OtherGame(excerpt(&name))));
        }
    }
    let mut start = Position::START;
    match tags.iter().find(|tag| tag.name == b"BO") {
        Some(tag) => {
            start = parse_board(&text(tag.value)).map_err(|problem| fail(tag.at, problem))?;
        }
        None if tags.is_empty() => {
            let found = excerpt(&text(&chunk.bytes[..chunk.bytes.len().min(200)]));
            let expected = Expected::GgfGame;
            return Err(fail(0, Problem::Expected { expected, found }));
        }
        None => {}
    }

    let mut replay = Replay::new(start);
    if let Some((at, rubbish)) = rubbish {
        replay.warn(chunk.place(at), Oddity::Skipped(excerpt(&text(rubbish))));
    }
    let mut result = None;
    for (index, tag) in tags.iter().enumerate() {
        let value = text(tag.value);
        let meta = &mut replay.game.tags;
        let mut keep = |value: String| meta.other.push((text(tag.name), value));
        match tag.name {
            b"GM" | b"BO" => {}
            b"B" | b"W" => {
                let color = if tag.name == b"B" {
                    Color::Black
                } else {
                    Color::White
                };
                if let Err(problem) = play(&mut replay, color, &value, chunk, tag.at) {
                    let rest = written_moves(&tags[index..]);
                    return Err(Box::new(replay.fail(chunk.place(tag.at), problem, rest)));
                }
            }
            b"CO" => {
                let comment = &mut replay.game.note_mut(replay.node).comment;
                if !comment.is_empty() {
                    comment.push('\n');
                }
                comment.push_str(&value);
            }
            b"PB" => meta.black.name = value,
            b"PW" => meta.white.name = value,
            b"RB" => meta.black.rating = value,
            b"RW" => meta.white.rating = value,
            b"PC" => meta.place = value,
            b"TI" => meta.time_control = value,
            b"DT" => {
                meta.date = number::date(&value);
                let said = meta.date.map(|date| date.to_string());
                if said.as_ref() != Some(&value) && !value.is_empty() {
                    keep(value);
                }
            }
            b"TY" => {
                if is_anti(&value) {
                    meta.rules = Rules::Anti;
                }
                if !["", "8", "8a"].contains(&value.as_str()) {
                    keep(value);
                }
            }
            b"RE" => result = Some((tag.at, value)),
            _ => keep(value),
        }
    }
    if let Some((at, written)) = result {
        check_result(&mut replay, &written, chunk, at);
    }
    if !chunk.closed {
        let place = chunk.place(chunk.bytes.len());
        let problem = Problem::EndsBefore(Expected::Property);
        return Err(Box::new(replay.fail(place, problem, Vec::new())));
    }
    Ok(replay.finish())
}

/// The moves among some tags as they are written.
fn written_moves(tags: &[Tag<'_>]) -> Vec<String> {
    let items = tags.iter().filter(|tag| matches!(tag.name, b"B" | b"W"));
    let mv = |tag: &Tag<'_>| text(tag.value.split(|&byte| byte == b'/').next().unwrap_or(&[]));
    items.map(mv).collect()
}

/// `8 -------- … *`: the size, the cells in reading order, the side to move.
fn parse_board(value: &str) -> Result<Position, Problem> {
    let value = value.trim_start();
    let n_digits = value.bytes().take_while(u8::is_ascii_digit).count();
    let (size, cells) = value.split_at(n_digits);
    if size != "8" {
        return Err(match size {
            "" => Problem::Expected {
                expected: Expected::Cells,
                found: excerpt(value),
            },
            "88" => Problem::OtherGame("10x10 without corners".to_owned()),
            size => Problem::OtherGame(format!("{}x{}", excerpt(size), excerpt(size))),
        });
    }
    let mut discs = [Bitboard::EMPTY; 2];
    let mut signs = cells.chars().filter(|c| !c.is_whitespace());
    let mut sign = |expected| match signs.next() {
        None => Err(Problem::EndsBefore(expected)),
        Some('*' | 'x' | 'X') => Ok(Some(Color::Black)),
        Some('o' | 'O' | '0') => Ok(Some(Color::White)),
        Some('-' | '.' | '_') if expected == Expected::Cells => Ok(None),
        Some(other) => Err(Problem::Expected {
            expected,
            found: other.to_string(),
        }),
    };
    for square in Square::all() {
        match sign(Expected::Cells)? {
            Some(Color::Black) => discs[0] |= square.bit(),
            Some(Color::White) => discs[1] |= square.bit(),
            None => {}
        }
    }
    let turn = sign(Expected::Side)?.expect("a side is a colour");
    Ok(Position::from_discs(discs[0], discs[1], turn).expect("a cell holds one disc"))
}

/// Plays `move[/[value][/[time]]]`.
fn play(
    replay: &mut Replay,
    color: Color,
    item: &str,
    chunk: &Chunk,
    at: usize,
) -> Result<(), Problem> {
    let place = chunk.place(at);
    let mut parts = item.split('/');
    let written = parts.next().unwrap_or("").trim();
    // Some records have other letters after the square.
    let square = written.get(..2).and_then(|two| two.parse::<Square>().ok());
    let mv = match (written.parse::<Move>(), square) {
        (Ok(mv), _) => mv,
        (Err(_), Some(square)) => {
            replay.warn(place, Oddity::Skipped(excerpt(&written[2..])));
            Move::Place(square)
        }
        (Err(_), None) => {
            return Err(Problem::Expected {
                expected: Expected::Move,
                found: excerpt(item),
            });
        }
    };
    let before = replay.node;
    let node = replay.play_as(color, mv, written, place)?;
    if node == before {
        return Ok(()); // a pass after the end
    }
    let (value, time) = (parts.next().unwrap_or(""), parts.next().unwrap_or(""));
    let note = replay.game.note_mut(node);
    note.value = number::hundredths(value).map(Value::estimate);
    note.time = number::duration(time);
    let unread = [
        (note.value.is_none() && !value.trim().is_empty(), value),
        (note.time.is_none() && !time.trim().is_empty(), time),
    ];
    for (_, part) in unread.iter().filter(|(unread, _)| *unread) {
        replay.warn(place, Oddity::Skipped(excerpt(part)));
    }
    Ok(())
}

/// Whether a type such as `8a` is of games that the fewest discs win.
fn is_anti(kind: &str) -> bool {
    kind.contains('a')
}

/// The komi of a game in discs for White.
fn komi(game: &Game) -> f64 {
    let komi = game
        .tags
        .other("KM")
        .and_then(|komi| komi.trim().parse().ok());
    komi.filter(|komi: &f64| komi.is_finite()).unwrap_or(0.0)
}

/// Holds a result such as `-22.87:r` against the board.
fn check_result(replay: &mut Replay, written: &str, chunk: &Chunk, at: usize) {
    let (number, how) = written.split_once(':').unwrap_or((written, ""));
    let ending = match how.trim() {
        "" => Some(Ending::Adjudication),
        "r" => Some(Ending::Resignation),
        "t" => Some(Ending::Time),
        "s" => Some(Ending::Agreement),
        _ => None,
    };
    let number = number
        .trim()
        .parse::<f64>()
        .ok()
        .filter(|number| number.is_finite());
    let sign = match replay.game.tags.rules {
        Rules::Anti => -1.0,
        _ => 1.0,
    };
    let score = number.map(|number| sign * number + komi(&replay.game));
    let end = replay.game.position(replay.game.end());
    // GGS rounds results of komi games to hundredths, komis to thousandths.
    let near = |score: f64, discs: f64| (score - discs).abs() < 0.01;
    match (score, ending) {
        (Some(score), Some(ending)) if near(score, score.round()) && score.abs() < 100.0 => {
            let place = chunk.place(at);
            let score = score.round() as i8;
            let by_rules = end.is_over() && score == end.final_score();
            if by_rules && !matches!(ending, Ending::Adjudication) {
                replay.game.tags.outcome = Some(Outcome { score, ending });
            } else {
                replay.result(Recorded::Score(score), ending, written, place);
            }
        }
        _ if written.trim() == "?" || written.is_empty() => {}
        _ => {
            if end.is_over() {
                let score = end.final_score();
                let ending = Ending::Rules;
                let warning = Oddity::ResultDiffers {
                    recorded: excerpt(written),
                    replayed: Outcome { score, ending }.to_string(),
                };
                replay.warn(chunk.place(at), warning);
            }
            let other = &mut replay.game.tags.other;
            other.push(("RE".to_owned(), written.to_owned()));
        }
    }
}

/// Writes a game as a line.
pub fn write(game: &Game, out: &mut Vec<u8>) -> Result<Vec<Loss>, Unwritable> {
    refuse_turning(game)?;
    let begin = out.len();
    let mut writer = Writer {
        out,
        replaced: false,
    };
    writer.game(game);
    let replaced = writer.replaced;
    let chunk = Chunk::whole(&out[begin..]);
    out.push(b'\n');
    Ok(loss::lost(game, parse(&chunk), replaced))
}

struct Writer<'o> {
    out: &'o mut Vec<u8>,
    replaced: bool,
}

impl Writer<'_> {
    fn tag(&mut self, name: &str, value: &str) {
        self.out.extend_from_slice(name.as_bytes());
        self.out.push(b'[');
        for letter in value.chars() {
            // Nothing ends a value but `]`, and nothing a line that is one game but its end.
            let written = match letter {
                ']' => ')',
                '\n' | '\r' => ' ',
                other => other,
            };
            self.replaced |= written != letter;
            self.out
                .extend_from_slice(written.encode_utf8(&mut [0; 4]).as_bytes());
        }
        self.out.push(b']');
    }

    fn tag_if_any(&mut self, name: &str, value: &str) {
        if !value.is_empty() {
            self.tag(name, value);
        }
    }

    fn game(&mut self, game: &Game) {
        let tags = &game.tags;
        self.out.extend_from_slice(b"(;");
        self.tag("GM", "Othello");
        self.tag("PC", &tags.place);
        let own = Own::of(game);
        // Tags of ours that came from a file stand where they usually do if that keeps the order
        // of the other tags.
        let mut others: Vec<usize> = (0..tags.other.len()).collect();
        let text = |index: usize| tags.other[index].1.as_str();
        match own.date {
            Some(index) if others.first() == Some(&index) => {
                self.tag("DT", text(others.remove(0)));
            }
            Some(_) => {}
            None => {
                let day = tags.date.map_or(String::new(), |date| date.to_string());
                self.tag_if_any("DT", &day);
            }
        }
        self.tag("PB", &tags.black.name);
        self.tag("PW", &tags.white.name);
        self.tag_if_any("RB", &tags.black.rating);
        self.tag_if_any("RW", &tags.white.rating);
        self.tag_if_any("TI", &tags.time_control);
        match own.kind {
            Some(index) if others.first() == Some(&index) => {
                self.tag("TY", text(others.remove(0)));
            }
            Some(_) => {}
            None if tags.rules == Rules::Anti => self.tag("TY", "8a"),
            None => self.tag("TY", "8"),
        }
        for index in others {
            let name = tags.other[index].0.as_str();
            let is_name =
                matches!(name.len(), 1 | 2) && name.bytes().all(|byte| byte.is_ascii_uppercase());
            let is_own = [own.date, own.kind, own.result].contains(&Some(index));
            if is_own || is_name && !NAMES.contains(&name) {
                self.tag(name, text(index));
            }
        }
        if own.result.is_none() {
            self.tag("RE", &result(game));
        }
        self.tag("BO", &board(game.start()));
        self.comment(game, NodeId::ROOT);
        let mut turn = game.start().turn();
        for node in game.main_line() {
            let note = game.note(node);
            let mv = match game.mv(node) {
                Some(Move::Place(square)) => square.to_string().to_uppercase(),
                _ => "PA".to_owned(),
            };
            let value = note.value.map(|value| number::decimal(value.hundredths));
            let time = note.time.map(number::seconds);
            let item = match (value, time) {
                (None, None) => mv,
                (Some(value), None) => format!("{mv}/{value}"),
                (value, Some(time)) => format!("{mv}/{}/{time}", value.unwrap_or_default()),
            };
            self.tag(if turn == Color::Black { "B" } else { "W" }, &item);
            self.comment(game, node);
            turn = !turn;
        }
        self.out.extend_from_slice(b";)");
    }

    fn comment(&mut self, game: &Game, node: NodeId) {
        self.tag_if_any("CO", &game.note(node).comment);
    }
}

/// Tags that mean something here.
const NAMES: [&str; 14] = [
    "GM", "BO", "B", "W", "CO", "PB", "PW", "RB", "RW", "PC", "TI", "DT", "TY", "RE",
];

/// Which of the other tags say more than the fields of their names.
struct Own {
    date: Option<usize>,
    kind: Option<usize>,
    result: Option<usize>,
}

impl Own {
    fn of(game: &Game) -> Own {
        let tags = &game.tags;
        let first = |name: &str, says_more: &dyn Fn(&str) -> bool| {
            let index = tags.other.iter().position(|(other, _)| other == name)?;
            says_more(&tags.other[index].1).then_some(index)
        };
        Own {
            date: first("DT", &|text| number::date(text) == tags.date),
            kind: first("TY", &|text| is_anti(text) == (tags.rules == Rules::Anti)),
            result: first("RE", &|_| tags.outcome.is_none()),
        }
    }
}

/// The result as GGS writes it.
fn result(game: &Game) -> String {
    let Some(outcome) = game.tags.outcome.or(game.outcome()) else {
        return "?".to_owned();
    };
    let difference = f64::from(outcome.score) - komi(game);
    let difference = if game.tags.rules == Rules::Anti {
        -difference
    } else {
        difference
    };
    let how = match outcome.ending {
        Ending::Rules | Ending::Adjudication => "",
        Ending::Resignation => ":r",
        Ending::Time => ":t",
        Ending::Agreement => ":s",
    };
    // Adding 0 turns a negative zero into the other.
    format!("{:+.3}{how}", difference + 0.0)
}

/// `8 -------- … *`.
fn board(position: Position) -> String {
    let sign = |color| match color {
        Some(Color::Black) => '*',
        Some(Color::White) => 'O',
        None => '-',
    };
    let mut text = "8".to_owned();
    for square in Square::all() {
        if square.column() == 0 {
            text.push(' ');
        }
        text.push(sign(position.disc(square)));
    }
    text.push(' ');
    text.push(sign(Some(position.turn())));
    text
}
