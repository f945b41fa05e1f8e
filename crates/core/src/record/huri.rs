//! Huri's own format: a game with its whole tree and all tags as JSON, the only format that
//! loses nothing.
//!
//! ```json
//! {
//!   "huri": 1,
//!   "black": { "name": "Inoue Hiroshi", "rating": "2134.5" },
//!   "white": { "name": "Heiberg Thomas" },
//!   "event": "World Championship", "round": "final", "place": "Rome", "date": "1977-05",
//!   "timeControl": "25:00",
//!   "rules": "tabletop",
//!   "result": { "score": -2, "by": "time" },
//!   "tags": [["WthorTheoretical", "30@24"]],
//!   "start": "---------------------------OX------XO--------------------------- X",
//!   "note": { "comment": "of the start position" },
//!   "moves": [
//!     "f5",
//!     { "move": "d6", "note": { "sign": "?!", "comment": "rare", "time": 12.5 } },
//!     { "move": "c3", "note": { "value": { "discs": -1.5, "certainty": "95%", "depth": 18 },
//!                               "best": { "move": "c4", "value": { "discs": 2 } } } },
//!     { "move": "f4", "after": 1 },
//!     { "move": "c6", "turned": ["c5", "d5"] }
//!   ]
//! }
//! ```
//!
//! | member | is |
//! | --- | --- |
//! | `huri` | the version of this format, 1; first, so that a file can be told by it |
//! | `rules` | `standard` (if left out), `tabletop` or `anti` |
//! | `result` | as recorded, where the moves do not show it: Black's disc difference, and `rules`, `resignation`, `time`, `agreement` or `adjudication` |
//! | `tags` | all other tags, name and value |
//! | `start` | 64 cells from a1 to h8 and the side to move; left out for the usual start |
//! | `moves` | all moves of the tree, passes (`pass`) included, each a text or an object |
//! | `after` | the number of the move that this one follows, 0 for the start; left out, it follows the one before. Moves are numbered from 1 as they stand here. The first that follows a move goes on with its line, others are variations |
//! | `turned` | the discs turned by hand, where they are not those the rule demands |
//! | `note` | `comment`, `sign` (`!!` `!` `!?` `?!` `?` `??`), `value`, `best`: the best move instead and its `value`, `time` in seconds (a text where a number would not be exact), `tags` |
//! | `value` | in discs for the player who moved (at the start: who is to move); `certainty` is `estimate` (if left out), a percentage, or `proved` |
//!
//! What is empty is left out. Other members are refused: a later version will have another
//! number. A file may hold several games, one after the other; `.jsonl` has one a line.

use std::fmt;
use std::time::Duration;

use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::cells::leading_cells;
use super::chunk::{Chunk, ChunkGames};
use super::json::{self, Objects, wrong};
use super::number;
use super::problem::{Expected, Mismatch, Problem, RecordError};
use super::source::{Head, Source};
use super::{Loss, Record, Unwritable, loss};
use crate::game::{Date, Note, Player, Rules, Sign, Tags};
use crate::outcome::{Ending, Outcome};
use crate::value::Certainty;
use crate::{Bitboard, Color, Game, Move, NodeId, Position, Square, Value};

/// The version that is written and read.
const VERSION: u32 = 1;

/// Whether a game is here, laid out over several lines.
pub fn looks_like(head: &Head<'_>) -> Result<(), Mismatch> {
    json::looks_like(head, &["huri"], Expected::HuriGame)
}

/// Whether a game is here, on one line.
pub fn looks_like_lines(head: &Head<'_>) -> Result<(), Mismatch> {
    looks_like(head)?;
    // Laid out, the first bracket stands alone.
    match head.first_line() {
        "{" | "[" => Err(Mismatch::new(Expected::HuriGame, head.first_line())),
        _ => Ok(()),
    }
}

/// The games of a file.
pub fn games(source: Source<'_>) -> impl Iterator<Item = Result<Record, RecordError>> {
    ChunkGames::<Objects>::new(source, parse)
}

/// A game as it stands in a file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct GameText {
    huri: u32,
    #[serde(default, skip_serializing_if = "is_default")]
    black: PlayerText,
    #[serde(default, skip_serializing_if = "is_default")]
    white: PlayerText,
    #[serde(default, skip_serializing_if = "is_default")]
    event: String,
    #[serde(default, skip_serializing_if = "is_default")]
    round: String,
    #[serde(default, skip_serializing_if = "is_default")]
    place: String,
    #[serde(default, skip_serializing_if = "is_default")]
    date: Option<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    time_control: String,
    #[serde(default, skip_serializing_if = "is_default")]
    rules: RulesText,
    #[serde(default, skip_serializing_if = "is_default")]
    result: Option<ResultText>,
    #[serde(default, skip_serializing_if = "is_default")]
    tags: Vec<(String, String)>,
    #[serde(default, skip_serializing_if = "is_default")]
    start: Option<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    note: Option<NoteText>,
    #[serde(default, skip_serializing_if = "is_default")]
    moves: Vec<MoveText>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

#[derive(PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerText {
    #[serde(default, skip_serializing_if = "is_default")]
    name: String,
    #[serde(default, skip_serializing_if = "is_default")]
    rating: String,
}

#[derive(PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum RulesText {
    #[default]
    Standard,
    Tabletop,
    Anti,
}

#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ResultText {
    score: i8,
    by: EndingText,
}

#[derive(PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum EndingText {
    Rules,
    Resignation,
    Time,
    Agreement,
    Adjudication,
}

#[derive(PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct NoteText {
    #[serde(default, skip_serializing_if = "is_default")]
    comment: String,
    #[serde(default, skip_serializing_if = "is_default")]
    sign: Option<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    value: Option<ValueText>,
    #[serde(default, skip_serializing_if = "is_default")]
    best: Option<BestText>,
    #[serde(default, skip_serializing_if = "is_default")]
    time: Option<TimeText>,
    #[serde(default, skip_serializing_if = "is_default")]
    tags: Vec<(String, String)>,
}

/// Seconds; as a text where a JSON number would not be exact.
#[derive(PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
enum TimeText {
    Number(serde_json::Number),
    Text(String),
}

#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ValueText {
    discs: f64,
    #[serde(default, skip_serializing_if = "is_default")]
    certainty: Option<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    depth: Option<u8>,
}

#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BestText {
    #[serde(rename = "move")]
    mv: String,
    value: ValueText,
}

/// A move: its text alone, or an object.
#[derive(PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MoveObject {
    #[serde(rename = "move")]
    mv: String,
    #[serde(default, skip_serializing_if = "is_default")]
    after: Option<usize>,
    #[serde(default, skip_serializing_if = "is_default")]
    turned: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "is_default")]
    note: Option<NoteText>,
}

#[derive(PartialEq)]
struct MoveText(MoveObject);

impl Serialize for MoveText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let MoveObject {
            mv,
            after: None,
            turned: None,
            note: None,
        } = &self.0
        else {
            return self.0.serialize(serializer);
        };
        mv.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for MoveText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<MoveText, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = MoveObject;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a move as text or as an object")
            }

            fn visit_str<E>(self, text: &str) -> Result<MoveObject, E> {
                Ok(MoveObject {
                    mv: text.to_owned(),
                    ..MoveObject::default()
                })
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<MoveObject, A::Error> {
                MoveObject::deserialize(MapAccessDeserializer::new(map))
            }
        }
        deserializer.deserialize_any(Either).map(MoveText)
    }
}

fn parse(chunk: &Chunk) -> Result<Record, Box<RecordError>> {
    /// Read first, so that a later version is told from a broken file.
    #[derive(Deserialize)]
    struct Version {
        huri: Option<u32>,
    }
    let version: Version = json::parse(chunk, Expected::HuriGame)?;
    let refuse = |found: &str| wrong(chunk, Expected::HuriGame, found);
    match version.huri {
        Some(VERSION) => {}
        Some(other) => return Err(refuse(&format!("version {other}"))),
        None => return Err(refuse("no member \"huri\"")),
    }
    let text: GameText = json::parse(chunk, Expected::HuriGame)?;
    let start = match &text.start {
        None => Position::START,
        Some(start) => {
            let cells = leading_cells(start)
                .filter(|(cells, rest)| cells.side.is_some() && rest.trim().is_empty());
            cells.ok_or_else(|| refuse(start))?.0.position()
        }
    };
    let mut game = Game::new(start);
    game.tags = tags(&text).ok_or_else(|| refuse(text.date.as_deref().unwrap_or_default()))?;
    let note = |text: Option<NoteText>| match text {
        Some(text) => read_note(text).ok_or_else(|| refuse("a note")),
        None => Ok(Note::default()),
    };
    *game.note_mut(NodeId::ROOT) = note(text.note)?;
    let mut nodes = vec![NodeId::ROOT];
    let mut moves = text.moves.into_iter().map(|MoveText(object)| object);
    while let Some(object) = moves.next() {
        let after = object.after.unwrap_or(nodes.len() - 1);
        let Some(&parent) = nodes.get(after) else {
            return Err(refuse(&format!("\"after\": {after}")));
        };
        match play(&mut game, parent, &object) {
            Ok(node) => {
                nodes.push(node);
                *game.note_mut(node) = note(object.note)?;
            }
            Err(problem) => {
                let mut place = chunk.place(0);
                place.ply = u32::try_from(game.ply(parent) + 1).ok();
                let mut error = RecordError::new(place, problem);
                error.partial = Some(Box::new(game));
                let line = moves.take_while(|object| object.after.is_none());
                let rest = std::iter::once(object.mv).chain(line.map(|object| object.mv));
                error.rest = rest.collect();
                return Err(Box::new(error));
            }
        }
    }
    Ok(Record {
        game,
        warnings: Vec::new(),
    })
}

fn play(game: &mut Game, parent: NodeId, object: &MoveObject) -> Result<NodeId, Problem> {
    let expected = |expected, found: &str| Problem::Expected {
        expected,
        found: super::problem::excerpt(found),
    };
    let mv: Move = object
        .mv
        .parse()
        .map_err(|_| expected(Expected::Move, &object.mv))?;
    let played = match (mv, &object.turned) {
        (Move::Place(square), Some(turned)) => {
            let mut set = Bitboard::EMPTY;
            for text in turned {
                let turned: Square = text
                    .parse()
                    .map_err(|_| expected(Expected::Squares, text))?;
                if game.position(parent).disc(turned).is_none() {
                    return Err(expected(Expected::Squares, text));
                }
                set |= turned.bit();
            }
            game.play_turning(parent, square, set)
        }
        _ => game.play(parent, mv),
    };
    played.map_err(|why| Problem::Illegal {
        written: mv.to_string(),
        why,
    })
}

/// None if the date is none.
fn tags(text: &GameText) -> Option<Tags> {
    let player = |player: &PlayerText| Player {
        name: player.name.clone(),
        rating: player.rating.clone(),
    };
    let date = match &text.date {
        Some(text) => Some(Date::read(text)?),
        None => None,
    };
    Some(Tags {
        black: player(&text.black),
        white: player(&text.white),
        event: text.event.clone(),
        round: text.round.clone(),
        place: text.place.clone(),
        date,
        time_control: text.time_control.clone(),
        rules: match text.rules {
            RulesText::Standard => Rules::Standard,
            RulesText::Tabletop => Rules::Tabletop,
            RulesText::Anti => Rules::Anti,
        },
        outcome: text.result.as_ref().map(|result| Outcome {
            score: result.score,
            ending: match result.by {
                EndingText::Rules => Ending::Rules,
                EndingText::Resignation => Ending::Resignation,
                EndingText::Time => Ending::Time,
                EndingText::Agreement => Ending::Agreement,
                EndingText::Adjudication => Ending::Adjudication,
            },
        }),
        other: text.tags.clone(),
    })
}

/// None if a member says nothing sensible.
fn read_note(text: NoteText) -> Option<Note> {
    let sign = match text.sign {
        Some(symbol) => Some(Sign::ALL.into_iter().find(|sign| sign.symbol() == symbol)?),
        None => None,
    };
    let value = match text.value {
        Some(value) => Some(read_value(&value)?),
        None => None,
    };
    let best = match text.best {
        Some(best) => Some((best.mv.parse().ok()?, read_value(&best.value)?)),
        None => None,
    };
    let time = match text.time {
        Some(seconds) => Some(read_time(&seconds)?),
        None => None,
    };
    Some(Note {
        comment: text.comment,
        sign,
        value,
        best,
        time,
        other: text.tags,
    })
}

fn read_value(text: &ValueText) -> Option<Value> {
    let hundredths = (text.discs * 100.0).round();
    let in_range = f64::from(i32::MIN) <= hundredths && hundredths <= f64::from(i32::MAX);
    Some(Value {
        hundredths: in_range.then_some(hundredths as i32)?,
        certainty: match text.certainty.as_deref() {
            None | Some("estimate") => Certainty::Estimate,
            Some("proved") => Certainty::Proved,
            Some(percent) => Certainty::Selective(percent.strip_suffix('%')?.parse().ok()?),
        },
        depth: text.depth,
    })
}

/// Fractions of a second are exact to the nanosecond in a JSON number up to this many seconds.
const EXACT_SECONDS: u64 = 1_000_000;

fn read_time(text: &TimeText) -> Option<Duration> {
    let seconds = match text {
        TimeText::Text(text) => return number::duration(text),
        TimeText::Number(seconds) => seconds,
    };
    if let Some(seconds) = seconds.as_u64() {
        return Some(Duration::from_secs(seconds));
    }
    let seconds = seconds.as_f64().filter(|&seconds| seconds >= 0.0)?;
    let whole = seconds.trunc();
    let nanos = ((seconds - whole) * 1e9).round();
    let whole = Duration::try_from_secs_f64(whole).ok()?;
    whole.checked_add(Duration::from_nanos(nanos as u64))
}

fn time_text(time: Duration) -> TimeText {
    let (seconds, nanos) = (time.as_secs(), time.subsec_nanos());
    if nanos == 0 {
        return TimeText::Number(seconds.into());
    }
    let number = serde_json::Number::from_f64(seconds as f64 + f64::from(nanos) / 1e9);
    match number {
        Some(number) if seconds < EXACT_SECONDS => TimeText::Number(number),
        _ => TimeText::Text(number::seconds(time)),
    }
}

/// Writes a game over several lines.
pub fn write(game: &Game, out: &mut Vec<u8>) -> Result<Vec<Loss>, Unwritable> {
    append(game, out, serde_json::to_vec_pretty)
}

/// Writes a game on one line.
pub fn write_line(game: &Game, out: &mut Vec<u8>) -> Result<Vec<Loss>, Unwritable> {
    append(game, out, serde_json::to_vec)
}

fn append(
    game: &Game,
    out: &mut Vec<u8>,
    to_vec: fn(&GameText) -> serde_json::Result<Vec<u8>>,
) -> Result<Vec<Loss>, Unwritable> {
    let text = to_vec(&game_text(game)).expect("names are texts, and memory does not fail");
    let chunk = Chunk::whole(&text);
    out.extend_from_slice(&text);
    out.push(b'\n');
    Ok(loss::lost(game, parse(&chunk), false))
}

fn game_text(game: &Game) -> GameText {
    let tags = &game.tags;
    let player = |player: &Player| PlayerText {
        name: player.name.clone(),
        rating: player.rating.clone(),
    };
    let start = game.start();
    GameText {
        huri: VERSION,
        black: player(&tags.black),
        white: player(&tags.white),
        event: tags.event.clone(),
        round: tags.round.clone(),
        place: tags.place.clone(),
        date: tags.date.map(date_text),
        time_control: tags.time_control.clone(),
        rules: match tags.rules {
            Rules::Standard => RulesText::Standard,
            Rules::Tabletop => RulesText::Tabletop,
            Rules::Anti => RulesText::Anti,
        },
        result: tags.outcome.map(|outcome| ResultText {
            score: outcome.score,
            by: match outcome.ending {
                Ending::Rules => EndingText::Rules,
                Ending::Resignation => EndingText::Resignation,
                Ending::Time => EndingText::Time,
                Ending::Agreement => EndingText::Agreement,
                Ending::Adjudication => EndingText::Adjudication,
            },
        }),
        tags: tags.other.clone(),
        start: (start != Position::START).then(|| start_text(start)),
        note: note_text(game.note(NodeId::ROOT)),
        moves: moves_text(game),
    }
}

/// Parts that are no month or day are left out.
fn date_text(date: Date) -> String {
    let month = date.month.filter(|month| (1..=12).contains(month));
    let day = date.day.filter(|day| (1..=31).contains(day));
    Date { month, day, ..date }.to_string()
}

fn start_text(start: Position) -> String {
    let sign = |color| match color {
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None => '-',
    };
    let cells = Square::all().map(|square| sign(start.disc(square)));
    cells.chain([' ', sign(Some(start.turn()))]).collect()
}

fn moves_text(game: &Game) -> Vec<MoveText> {
    // Each node's number; it stands before those that follow it.
    let mut numbers = std::collections::HashMap::from([(NodeId::ROOT, 0)]);
    let mut last = 0;
    let nodes = game.subtree(NodeId::ROOT).skip(1);
    let text = nodes.map(|node| {
        let parent = game.parent(node).expect("only the root has none");
        let after = numbers[&parent];
        let follows_last = after == last;
        last = numbers.len();
        numbers.insert(node, last);
        let turned = |set: Bitboard| set.squares().map(|square| square.to_string()).collect();
        MoveText(MoveObject {
            mv: game.mv(node).expect("only the root has none").to_string(),
            after: (!follows_last).then_some(after),
            turned: game.turned(node).map(turned),
            note: note_text(game.note(node)),
        })
    });
    text.collect()
}

fn note_text(note: &Note) -> Option<NoteText> {
    let value = |value: Value| ValueText {
        discs: f64::from(value.hundredths) / 100.0,
        certainty: match value.certainty {
            Certainty::Estimate => None,
            Certainty::Selective(percent) => Some(format!("{percent}%")),
            Certainty::Proved => Some("proved".to_owned()),
        },
        depth: value.depth,
    };
    (!note.is_empty()).then(|| NoteText {
        comment: note.comment.clone(),
        sign: note.sign.map(|sign| sign.symbol().to_owned()),
        value: note.value.map(value),
        best: note.best.map(|(mv, worth)| BestText {
            mv: mv.to_string(),
            value: value(worth),
        }),
        time: note.time.map(time_text),
        tags: note.other.clone(),
    })
}
