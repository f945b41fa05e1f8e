//! SGF, the Smart Game Format, as game 2 (Othello): trees with comments, signs and values.
//!
//! ```text
//! (;FF[4]GM[2]SZ[8]PB[Inoue]AB[e4][d5]AW[d4][e5]PL[B];B[f5];W[d6](;B[c3])(;B[c5]C[rare]))
//! ```
//!
//! FF\[4\] names the game but not its points, so that three dialects exist, all of which are read:
//! letter and digit with row 1 at the top (Edax, Cassio), two letters as in Go (Quarry); the
//! first move in the root node (Edax) or in a node of its own; passes written or not. Written are
//! letter and digit, and only those passes that carry a note or end a line.
//!
//! | property | is |
//! | --- | --- |
//! | `TE` `BM` (1 or 2), `IT`, `DO` | the sign: `!` `!!`, `?` `??`, `!?`, `?!` |
//! | `V` | the value for Black in discs |
//! | `HC` | how sure the value is, if it is not an estimate, and its depth: `proved@12`, `95%` |
//! | `HB` | the best move instead, its value for Black, and how sure that is: `d6:-3.5:95%@16` |
//! | `TT` | the time of the move in seconds (Cassio) |
//! | `RU` | the rules: `Anti`, `Tabletop` |
//! | `HT`, `HN` | another tag, another word of a node whose name is none of SGF: `HT[name:value]` |
//!
//! Properties that mean nothing here are kept: those of the root node among the other tags, those
//! of a move in its note.
//!
//! Sources: A. Hollosi, "SGF FF\[4\]", 1999; the writers of Edax 4.6, Quarry and Cassio.

use super::chunk::{Brackets, Chunk, ChunkGames, Cut, text};
use super::number;
use super::problem::{Expected, Oddity, Place, Problem, RecordError, excerpt};
use super::replay::{Recorded, Replay};
use super::source::{Head, Source};
use super::{Mismatch, Record};
use crate::game::{Rules, Sign};
use crate::outcome::Ending;
use crate::{Bitboard, Color, NodeId, Position, Value};

mod property;
mod value;
mod write;

use property::{Piece, Property, composed, find, pieces, unescape};
use value::{parse_best, parse_certainty, parse_move, parse_result, parse_rules, points};

pub use write::write;

/// Properties of the root node that are read as something better than their words.
const ROOT_NAMES: &[&str] = &[
    "FF", "GM", "SZ", "CA", "AB", "AW", "AE", "PL", "HT", "PB", "PW", "BR", "WR", "EV", "RO", "PC",
    "DT", "TM", "OT", "RU", "RE",
];

/// Properties of any node that are read as something better than their words.
const NODE_NAMES: &[&str] = &[
    "B", "W", "C", "TE", "BM", "IT", "DO", "V", "HC", "HB", "TT", "HN",
];

/// Whether a tree opens somewhere, with a property in its first node.
pub fn looks_like(head: &Head<'_>) -> Result<(), Mismatch> {
    let opens = |(at, _): (usize, &str)| {
        let rest = head.text[at + 1..].trim_start();
        let Some(rest) = rest.strip_prefix(';') else {
            return false;
        };
        let rest = rest.trim_start();
        let name = rest.bytes().take_while(u8::is_ascii_uppercase).count();
        name > 0 && rest[name..].trim_start().starts_with('[')
    };
    if head.text.match_indices('(').any(opens) {
        return Ok(());
    }
    Err(Mismatch::new(Expected::SgfGame, head.first_line()))
}

/// The games of a file.
pub fn games(source: Source<'_>) -> impl Iterator<Item = Result<Record, RecordError>> {
    ChunkGames::<SgfBrackets>::new(source, parse)
}

#[derive(Default)]
struct SgfBrackets {
    depth: usize,
    in_value: bool,
    escaped: bool,
    /// How far back the last bracket opened, while only a name follows it.
    opened: Option<usize>,
    name: [u8; 2],
}

impl Brackets for SgfBrackets {
    const OPENS: u8 = b'(';
    const BETWEEN: &'static [u8] = b"";
    const EXPECTED: Expected = Expected::SgfGame;
    const IN_TEXT: bool = true;

    fn step(&mut self, byte: u8) -> Cut {
        if self.in_value {
            match byte {
                _ if self.escaped => self.escaped = false,
                b'\\' => self.escaped = true,
                b']' => self.in_value = false,
                _ => {}
            }
            return Cut::Inside;
        }
        self.opened = self.opened.map(|back| back + 1);
        match byte {
            b'(' => {
                self.depth += 1;
                self.opened = Some(0);
                self.name = [0; 2];
            }
            b')' => {
                self.depth = self.depth.saturating_sub(1);
                self.opened = None;
                if self.depth == 0 {
                    return Cut::Last;
                }
            }
            b'[' => {
                self.in_value = true;
                // Only the root of a game says which game it is: the one before was not closed.
                let begins = self.depth > 1 && matches!(&self.name, b"FF" | b"GM");
                if let Some(back) = self.opened.take().filter(|_| begins) {
                    return Cut::NextBegan(back);
                }
            }
            b'A'..=b'Z' => self.name = [self.name[1], byte],
            b';' => {}
            _ if byte.is_ascii_whitespace() => {}
            _ => self.opened = None,
        }
        Cut::Inside
    }
}

fn parse(chunk: &Chunk) -> Result<Record, Box<RecordError>> {
    let (pieces, rubbish) = pieces(&chunk.bytes);
    let nodes = || {
        pieces.iter().filter_map(|piece| match piece {
            Piece::Node(properties) => Some(properties),
            _ => None,
        })
    };
    if nodes().all(Vec::is_empty) {
        let found = excerpt(&text(&chunk.bytes[..chunk.bytes.len().min(200)]));
        let expected = Expected::SgfGame;
        let problem = Problem::Expected { expected, found };
        return Err(Box::new(RecordError::new(chunk.place(0), problem)));
    }
    let root = nodes().next().expect("some node is not empty");
    check_game(root, chunk)?;
    let first_turn = nodes().flatten().find_map(|property| match property.name {
        b"B" => Some(Color::Black),
        b"W" => Some(Color::White),
        _ => None,
    });
    let (start, assumed) = start(root, first_turn, chunk)?;
    let mut reader = Tree {
        replay: Replay::new(start),
        chunk,
        open: Vec::new(),
        skipping: None,
        at_root: true,
        in_main_line: true,
        result: None,
    };
    if let Some((at, rubbish)) = rubbish {
        let oddity = Oddity::Skipped(excerpt(&text(rubbish)));
        reader.replay.warn(chunk.place(at), oddity);
    }
    if assumed {
        let oddity = Oddity::SideAssumed(start.turn());
        reader.replay.warn(chunk.place(0), oddity);
    }
    reader.tags(root);
    for (index, piece) in pieces.iter().enumerate() {
        if let Err((at, problem)) = reader.piece(piece) {
            let rest = written_moves(&pieces[index..]);
            let replay = reader.replay;
            return Err(Box::new(replay.fail(chunk.place(at), problem, rest)));
        }
    }
    let (mut replay, result) = (reader.replay, reader.result);
    if let Some((recorded, ending, written, place)) = result {
        replay.result(recorded, ending, &written, place);
    }
    if !chunk.closed {
        let place = chunk.place(chunk.bytes.len());
        let problem = Problem::EndsBefore(Expected::Property);
        return Err(Box::new(replay.fail(place, problem, Vec::new())));
    }
    Ok(replay.finish())
}

/// The moves of the line that the pieces go on with, as they are written.
fn written_moves(pieces: &[Piece<'_>]) -> Vec<String> {
    let line = pieces
        .iter()
        .take_while(|piece| !matches!(piece, Piece::Close));
    let properties = line.flat_map(|piece| match piece {
        Piece::Node(properties) => properties.as_slice(),
        _ => &[],
    });
    let moves = properties.filter(|property| matches!(property.name, b"B" | b"W"));
    moves.map(|property| text(property.values[0])).collect()
}

/// Refuses other games and other boards.
fn check_game(root: &[Property<'_>], chunk: &Chunk) -> Result<(), Box<RecordError>> {
    let refuse = |property: &Property<'_>, what: String| {
        let problem = Problem::OtherGame(excerpt(&what));
        Err(Box::new(RecordError::new(
            chunk.place(property.at),
            problem,
        )))
    };
    if let Some(property) = find(root, b"GM") {
        let game = unescape(property.values[0]);
        if game.trim() != "2" {
            return refuse(property, format!("GM[{game}]"));
        }
    }
    if let Some(property) = find(root, b"SZ") {
        let size = unescape(property.values[0]);
        if !["8", "8:8"].contains(&size.trim()) {
            return refuse(property, format!("SZ[{size}]"));
        }
    }
    Ok(())
}

/// The start position, and whether its side to move had to be assumed.
fn start(
    root: &[Property<'_>],
    first_turn: Option<Color>,
    chunk: &Chunk,
) -> Result<(Position, bool), Box<RecordError>> {
    let mut discs = [Bitboard::EMPTY; 2];
    let mut is_set_up = false;
    for property in root {
        let color = match property.name {
            b"AB" => Some(Color::Black),
            b"AW" => Some(Color::White),
            b"AE" => None,
            _ => continue,
        };
        is_set_up = true;
        for value in &property.values {
            let points = points(value).ok_or_else(|| {
                let problem = Problem::Expected {
                    expected: Expected::Squares,
                    found: excerpt(&unescape(value)),
                };
                Box::new(RecordError::new(chunk.place(property.at), problem))
            })?;
            discs = discs.map(|set| set - points);
            match color {
                Some(Color::Black) => discs[0] |= points,
                Some(Color::White) => discs[1] |= points,
                None => {}
            }
        }
    }
    let said = find(root, b"PL").and_then(|property| {
        let value = unescape(property.values[0]).trim().to_lowercase();
        match value.as_str() {
            "b" | "black" | "1" => Some(Color::Black),
            "w" | "white" | "2" => Some(Color::White),
            _ => None,
        }
    });
    let [black, white] = match is_set_up {
        true => discs,
        false => Color::BOTH.map(|color| Position::START.discs(color)),
    };
    let position = |turn| {
        Position::from_discs(black, white, turn).expect("each point was taken from both sets")
    };
    if let Some(turn) = said {
        return Ok((position(turn), false));
    }
    match first_turn {
        _ if !is_set_up => Ok((Position::START, false)),
        Some(turn) => Ok((position(turn), false)),
        None => {
            let even = (black | white).len().is_multiple_of(2);
            let turn = if even { Color::Black } else { Color::White };
            Ok((position(turn), true))
        }
    }
}

/// A tree that is being read.
struct Tree<'c> {
    replay: Replay,
    chunk: &'c Chunk,
    /// The nodes to go back to, one for each open bracket.
    open: Vec<NodeId>,
    /// A variation that cannot be played is skipped until this many brackets are open.
    skipping: Option<usize>,
    /// No node was read yet.
    at_root: bool,
    /// No bracket was closed yet.
    in_main_line: bool,
    result: Option<(Recorded, Ending, String, Place)>,
}

impl Tree<'_> {
    /// Reads a piece.
    fn piece(&mut self, piece: &Piece<'_>) -> Result<(), (usize, Problem)> {
        match piece {
            Piece::Open => self.open.push(self.replay.node),
            Piece::Close => {
                self.in_main_line = false;
                let node = self.open.pop().unwrap_or(NodeId::ROOT);
                self.skipping = self.skipping.filter(|&depth| self.open.len() >= depth);
                self.replay.go_to(node);
            }
            Piece::Node(_) if self.skipping.is_some() => {}
            Piece::Node(properties) => {
                for property in properties {
                    let color = match property.name {
                        b"B" => Color::Black,
                        b"W" => Color::White,
                        _ => continue,
                    };
                    match self.play(color, property) {
                        Ok(()) => {}
                        Err(problem) if self.in_main_line => return Err((property.at, problem)),
                        Err(problem) => {
                            let oddity = Oddity::Skipped(problem.to_string());
                            self.replay.warn(self.chunk.place(property.at), oddity);
                            self.skipping = Some(self.open.len());
                            return Ok(());
                        }
                    }
                }
                let is_root = std::mem::replace(&mut self.at_root, false);
                self.annotate(properties, is_root);
            }
        }
        Ok(())
    }

    fn play(&mut self, color: Color, property: &Property<'_>) -> Result<(), Problem> {
        let written = unescape(property.values[0]);
        let mv = parse_move(&written).ok_or_else(|| Problem::Expected {
            expected: Expected::Move,
            found: excerpt(&written),
        })?;
        let place = self.chunk.place(property.at);
        self.replay.play_as(color, mv, &written, place)?;
        Ok(())
    }

    /// Notes what a node says of its move. The tags of the root node were read already, be there a
    /// move in it or not.
    fn annotate(&mut self, properties: &[Property<'_>], is_root: bool) {
        let node = self.replay.node;
        let position = self.replay.game.position(node);
        // A value is kept for the side that made the move, at the root for the side to move.
        let side = match node {
            NodeId::ROOT => position.turn(),
            _ => !position.turn(),
        };
        let note = self.replay.game.note_mut(node);
        for property in properties {
            let value = unescape(property.values[0]);
            let strong = value.trim() == "2";
            match property.name {
                b"B" | b"W" => {}
                b"C" => {
                    if !note.comment.is_empty() {
                        note.comment.push('\n');
                    }
                    note.comment.push_str(&value);
                }
                b"TE" => note.sign = Some(if strong { Sign::VeryGood } else { Sign::Good }),
                b"BM" => note.sign = Some(if strong { Sign::Blunder } else { Sign::Mistake }),
                b"IT" => note.sign = Some(Sign::Interesting),
                b"DO" => note.sign = Some(Sign::Doubtful),
                b"V" if number::hundredths(&value).is_some() => {
                    let for_black = number::hundredths(&value).map(Value::estimate);
                    note.value = for_black.map(|value| side.signed(value));
                }
                b"HC" => {
                    if let (Some(value), Some((certainty, depth))) =
                        (&mut note.value, parse_certainty(&value))
                    {
                        value.certainty = certainty;
                        value.depth = depth;
                    }
                }
                b"HB" if parse_best(&value).is_some() => {
                    let best = parse_best(&value);
                    note.best = best.map(|(mv, for_black)| (mv, side.signed(for_black)));
                }
                b"TT" if number::duration(&value).is_some() => {
                    note.time = number::duration(&value);
                }
                b"HN" => note
                    .other
                    .extend(property.values.iter().filter_map(|v| composed(v))),
                _ if is_root => {}
                name => {
                    let values = property.values.iter().map(|value| unescape(value));
                    note.other.extend(values.map(|value| (text(name), value)));
                }
            }
        }
    }

    /// Reads the tags from the root node.
    fn tags(&mut self, root: &[Property<'_>]) {
        let tags = &mut self.replay.game.tags;
        let both_clocks = find(root, b"TM").is_some() && find(root, b"OT").is_some();
        for property in root {
            let value = unescape(property.values[0]);
            let mut kept = true;
            match property.name {
                b"FF" | b"GM" | b"SZ" | b"CA" | b"AB" | b"AW" | b"AE" | b"PL" => kept = false,
                b"B" | b"W" | b"C" | b"TE" | b"BM" | b"IT" | b"DO" | b"HC" | b"HN" => kept = false,
                b"V" => kept = number::hundredths(&value).is_none(),
                b"HB" => kept = parse_best(&value).is_none(),
                b"TT" => kept = number::duration(&value).is_none(),
                b"HT" => {
                    let composed = property.values.iter().filter_map(|value| composed(value));
                    tags.other.extend(composed);
                    kept = false;
                }
                b"PB" | b"PW" | b"BR" | b"WR" | b"EV" | b"RO" | b"PC" => {
                    let field = match property.name {
                        b"PB" => &mut tags.black.name,
                        b"PW" => &mut tags.white.name,
                        b"BR" => &mut tags.black.rating,
                        b"WR" => &mut tags.white.rating,
                        b"EV" => &mut tags.event,
                        b"RO" => &mut tags.round,
                        _ => &mut tags.place,
                    };
                    if field.is_empty() {
                        *field = value;
                        kept = false;
                    }
                }
                b"TM" | b"OT" if !both_clocks && tags.time_control.is_empty() => {
                    tags.time_control = value;
                    kept = false;
                }
                b"DT" if tags.date.is_none() => {
                    tags.date = number::date(&value);
                    let said = tags.date.map(|date| date.to_string());
                    kept = said.as_ref() != Some(&value);
                }
                b"RU" if tags.rules == Rules::Standard => {
                    let rules = parse_rules(&value);
                    kept = rules.is_none();
                    tags.rules = rules.unwrap_or_default();
                }
                b"RE" if self.result.is_none() => match parse_result(&value) {
                    Some(Some((recorded, ending))) => {
                        let place = self.chunk.place(property.at);
                        self.result = Some((recorded, ending, value, place));
                        kept = false;
                    }
                    Some(None) => kept = false,
                    None => {}
                },
                _ => {}
            }
            if kept {
                let values = property.values.iter().map(|value| unescape(value));
                tags.other
                    .extend(values.map(|value| (text(property.name), value)));
            }
        }
    }
}
