//! Games of Egaroucid as JSON: one object a position, under its number of discs.
//!
//! ```json
//! {"date":"2025-01-01","black_player":"A","white_player":"B","memo":"","black_discs":-1,"white_discs":-1,
//!  "4":{"board_player":34628173824,"board_opponent":68853694464,"player":0,"value":65000,"level":-1,
//!       "policy":-1,"next_policy":26,"black_time_msec":0,"white_time_msec":0}}
//! ```
//!
//! Bit 63 of a set is a1, bit 0 h8; the sets are those of the side to move, `player` (0 is
//! black). Squares are numbered as bits. `policy` is the move that led here, `next_policy` the
//! one that follows; −1 is none. A forced pass is made before the position is kept and has no
//! object of its own, so that a game that ends with one comes back without it. `black_discs` are
//! those on the board. The memo is the comment of the start. A value of 65000 is none; values are
//! in whole discs for Black. The clocks of the two players run on; a move took the difference.
//!
//! Source: the format as Egaroucid 7 writes it; a file made after its writer.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value as Json, json};
use std::time::Duration;

use super::chunk::{Chunk, ChunkGames};
use super::json::{self, Objects, wrong};
use super::number;
use super::problem::{Expected, Mismatch, Problem, RecordError, excerpt};
use super::replay::{Recorded, Replay};
use super::source::{Head, Source};
use super::{Loss, Record, Unwritable, loss, refuse_turning};
use crate::outcome::Ending;
use crate::{Bitboard, Color, Game, Move, NodeId, Position, Square, Value};

/// A value that is none.
const NO_VALUE: i64 = 65_000;

/// Whether the file begins as JSON and the members of a game are there.
pub fn looks_like(head: &Head<'_>) -> Result<(), Mismatch> {
    json::looks_like(
        head,
        &["board_player", "black_player"],
        Expected::EgaroucidGame,
    )
}

/// The games of a file.
pub fn games(source: Source<'_>) -> impl Iterator<Item = Result<Record, RecordError>> {
    ChunkGames::<Objects>::new(source, parse)
}

/// A position as it stands in a file.
struct Entry<'t> {
    n_discs: u32,
    members: &'t Map<String, Json>,
    position: Position,
}

impl<'t> Entry<'t> {
    /// None if the discs are not said or overlap.
    fn new(n_discs: u32, members: &'t Map<String, Json>) -> Option<Entry<'t>> {
        let set = |name| Some(Bitboard(members.get(name)?.as_u64()?.reverse_bits()));
        let turn = match members.get("player")?.as_u64()? {
            0 => Color::Black,
            1 => Color::White,
            _ => return None,
        };
        let board = crate::Board::new(set("board_player")?, set("board_opponent")?)?;
        Some(Entry {
            n_discs,
            members,
            position: Position::new(board, turn),
        })
    }

    fn number(&self, name: &str) -> Option<i64> {
        self.members.get(name)?.as_i64()
    }

    fn square(&self, name: &str) -> Option<Square> {
        let bit = usize::try_from(self.number(name)?).ok()?;
        Square::from_index(63_usize.checked_sub(bit)?)
    }

    fn time(&self, color: Color) -> i64 {
        let name = match color {
            Color::Black => "black_time_msec",
            Color::White => "white_time_msec",
        };
        self.number(name).unwrap_or(0)
    }
}

fn parse(chunk: &Chunk) -> Result<Record, Box<RecordError>> {
    let members: Map<String, Json> = json::parse(chunk, Expected::EgaroucidGame)?;
    let refuse = |found: &str| wrong(chunk, Expected::EgaroucidGame, found);
    let mut entries = Vec::new();
    for (name, value) in &members {
        let Some(n_discs) = name.parse().ok().filter(|&n_discs| n_discs <= 64) else {
            continue;
        };
        let members = value.as_object();
        let entry = members.and_then(|members| Entry::new(n_discs, members));
        entries.push(entry.ok_or_else(|| refuse(&format!("no position under {name:?}")))?);
    }
    entries.sort_by_key(|entry| entry.n_discs);
    let Some(first) = entries.first() else {
        return Err(refuse("no positions"));
    };

    let mut replay = Replay::new(first.position);
    let text = |name: &str| members.get(name).and_then(Json::as_str).unwrap_or("");
    let tags = &mut replay.game.tags;
    tags.black.name = text("black_player").to_owned();
    tags.white.name = text("white_player").to_owned();
    let date = text("date");
    tags.date = number::date(date);
    if !date.is_empty() && tags.date.map(|date| date.to_string()).as_deref() != Some(date) {
        tags.other
            .push(("EgaroucidDate".to_owned(), date.to_owned()));
    }
    replay.game.note_mut(NodeId::ROOT).comment = text("memo").to_owned();

    note(&mut replay, first, None);
    for pair in entries.windows(2) {
        let [before, after] = pair else { continue };
        if let Err(problem) = step(&mut replay, before, after) {
            let rest = entries
                .iter()
                .filter(|entry| entry.n_discs >= after.n_discs);
            let rest = rest.filter_map(|entry| Some(entry.square("policy")?.to_string()));
            let rest = rest.collect();
            return Err(Box::new(replay.fail(chunk.place(0), problem, rest)));
        }
        note(&mut replay, after, Some(before));
    }
    // The last position may tell of a move whose position was not kept.
    if let Some(square) = entries.last().and_then(|last| last.square("next_policy"))
        && let Err(why) = replay.play(Move::Place(square), chunk.place(0))
    {
        let written = square.to_string();
        let rest = vec![written.clone()];
        let problem = Problem::Illegal { written, why };
        return Err(Box::new(replay.fail(chunk.place(0), problem, rest)));
    }

    let discs = |name: &str| members.get(name).and_then(Json::as_u64);
    if let (Some(black @ 0..=64), Some(white @ 0..=64)) =
        (discs("black_discs"), discs("white_discs"))
    {
        let end = replay.game.position(replay.game.end());
        let on_board = Color::BOTH.map(|color| u64::from(end.count(color)));
        if on_board != [black, white] && black + white <= 64 {
            let recorded = Recorded::Discs(black as u8, white as u8);
            let written = format!("{black}-{white}");
            replay.result(recorded, Ending::Adjudication, &written, chunk.place(0));
        }
    }
    Ok(replay.finish())
}

/// Plays from one position to the next that is kept.
fn step(replay: &mut Replay, before: &Entry<'_>, after: &Entry<'_>) -> Result<(), Problem> {
    let expected = |expected, found: String| Problem::Expected { expected, found };
    let moves = match after.n_discs - before.n_discs {
        1 => vec![after.square("policy").or(before.square("next_policy"))],
        2 => vec![before.square("next_policy"), after.square("policy")],
        _ => vec![None],
    };
    for square in moves {
        let found = || format!("no move to {} discs", after.n_discs);
        let square = square.ok_or_else(|| expected(Expected::Move, found()))?;
        let place = super::Place::default();
        replay
            .play(Move::Place(square), place)
            .map_err(|why| Problem::Illegal {
                written: square.to_string(),
                why,
            })?;
    }
    let position = replay.position();
    let passed = position.must_pass().then(|| position.passed());
    if after.position != position && Some(after.position) != passed {
        let found = format!("other discs under \"{}\"", after.n_discs);
        return Err(expected(Expected::EgaroucidGame, excerpt(&found)));
    }
    Ok(())
}

/// Notes what is said of a position.
fn note(replay: &mut Replay, entry: &Entry<'_>, before: Option<&Entry<'_>>) {
    let node = replay.node;
    let position = replay.position();
    let side = match node {
        NodeId::ROOT => position.turn(),
        _ => !position.turn(),
    };
    let note = replay.game.note_mut(node);
    let value = entry
        .number("value")
        .filter(|value| (-64..=64).contains(value));
    note.value = value.map(|value| side.signed(Value::estimate(100 * value as i32)));
    if let Some(before) = before {
        let took = (entry.time(side)).abs_diff(before.time(side));
        note.time = (took > 0).then(|| Duration::from_millis(took));
    }
    if let Some(level) = entry.number("level").filter(|&level| level >= 0) {
        note.other.push((LEVEL.to_owned(), level.to_string()));
    }
    let random = entry.members.get("is_random_generated_position");
    if random.and_then(Json::as_bool) == Some(true) {
        note.other.push((RANDOM.to_owned(), "true".to_owned()));
    }
}

/// Words of a node's note.
const LEVEL: &str = "EgaroucidLevel";
const RANDOM: &str = "EgaroucidRandom";

/// Writes a game over several lines.
pub fn write(game: &Game, out: &mut Vec<u8>) -> Result<Vec<Loss>, Unwritable> {
    refuse_turning(game)?;
    if game.start().must_pass() {
        // It would come back with the pass made.
        return Err(Unwritable::Start);
    }
    let text = serde_json::to_vec_pretty(&GameText(members(game))).expect("names are texts");
    let chunk = Chunk::whole(&text);
    out.extend_from_slice(&text);
    out.push(b'\n');
    Ok(loss::lost(game, parse(&chunk), false))
}

/// Members in their order.
struct GameText(Vec<(String, Json)>);

impl Serialize for GameText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

fn members(game: &Game) -> Vec<(String, Json)> {
    let tags = &game.tags;
    let day = tags.date.map_or(String::new(), |date| date.to_string());
    let full = tags
        .other("EgaroucidDate")
        .filter(|full| number::date(full) == tags.date);
    let end = game.position(game.end());
    let discs = |color| match (end.is_over(), tags.outcome) {
        // Recorded results differ from the board's or are of unfinished games.
        (_, Some(outcome)) => match color {
            Color::Black => outcome.discs().0.into(),
            Color::White => outcome.discs().1.into(),
        },
        (true, None) => json!(end.count(color)),
        (false, None) => json!(-1),
    };
    let mut members: Vec<_> = [
        ("date", json!(full.unwrap_or(&day))),
        ("black_player", json!(tags.black.name)),
        ("white_player", json!(tags.white.name)),
        ("memo", json!(game.note(NodeId::ROOT).comment)),
        ("black_discs", discs(Color::Black)),
        ("white_discs", discs(Color::White)),
    ]
    .map(|(name, value)| (name.to_owned(), value))
    .into();
    let placed = |node: &NodeId| game.mv(*node) != Some(Move::Pass);
    let nodes = std::iter::once(NodeId::ROOT).chain(game.main_line().filter(placed));
    let nodes: Vec<_> = nodes.collect();
    let bit = |node: NodeId| {
        game.mv(node)
            .and_then(Move::square)
            .map(|square| 63 - square.index())
    };
    let number = |bit: Option<usize>| bit.map_or(json!(-1), |bit| json!(bit));
    let mut clocks = [Duration::ZERO; 2];
    for (index, &node) in nodes.iter().enumerate() {
        let position = game.position(node);
        let side = match node {
            NodeId::ROOT => position.turn(),
            _ => !position.turn(),
        };
        let note = game.note(node);
        if node != NodeId::ROOT {
            let clock = &mut clocks[usize::from(side == Color::White)];
            *clock = clock.saturating_add(note.time.unwrap_or_default());
        }
        let kept = match position.must_pass() {
            true => position.passed(),
            false => position,
        };
        let word = |name: &str| note.other.iter().find(|(key, _)| key == name);
        let level = word(LEVEL).and_then(|(_, level)| level.parse::<u32>().ok());
        let msec = |color: usize| u64::try_from(clocks[color].as_millis()).unwrap_or(u64::MAX);
        let value = note
            .value
            .map(|value| i64::from(side.signed(value).discs()));
        let entry = json!({
            "board_player": kept.board().mover().0.reverse_bits(),
            "board_opponent": kept.board().opponent().0.reverse_bits(),
            "player": u8::from(kept.turn() == Color::White),
            "value": value.unwrap_or(NO_VALUE),
            "level": level.map_or(json!(-1), |level| json!(level)),
            "policy": number(bit(node)),
            "next_policy": number(nodes.get(index + 1).and_then(|&next| bit(next))),
            "black_time_msec": msec(0),
            "white_time_msec": msec(1),
            "is_random_generated_position": word(RANDOM).is_some(),
        });
        members.push((kept.board().occupied().len().to_string(), entry));
    }
    members
}
