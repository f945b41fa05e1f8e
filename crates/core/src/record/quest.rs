//! Games of Othello Quest as JSON, as other programs import them.
//!
//! ```json
//! {"players":[{"id":"a","name":"A","oldR":1500.2,"oldD":-1},{"id":"b"}],
//!  "position":{"startPos":"","moves":[{"m":"f5"},{"m":"d6"},{"m":"-","s":"LOSE:RESIGN"}]}}
//! ```
//!
//! Black comes first among the players, `-` is a pass. `startPos` holds the moves of an opening
//! that was given. The last move says how the game ended, from the side of who is to move then:
//! `SCORE`, or `WIN:` or `LOSE:` and `RESIGN`, `TIMEUP`, `TIMEOUT` or `DISCONNECT`; such a game
//! counts 64 to 0.
//!
//! Ratings are those before the game. What has no place in a [`Game`] is kept in tags with names
//! in `Quest`, and written back. Lists of games hold no moves and are refused.
//!
//! Source: the format as Egaroucid imports it; no file of the service was looked at.

use serde::{Deserialize, Serialize};
use serde_json::{Number, Value as Json};

use super::chunk::{Chunk, ChunkGames};
use super::json::{self, Objects, wrong};
use super::number;
use super::problem::{Expected, Mismatch, Oddity, Problem, RecordError, excerpt};
use super::replay::Replay;
use super::source::{Head, Source};
use super::{Loss, Record, Unwritable, loss, refuse_turning};
use crate::game::{Player, Tags};
use crate::outcome::{Ending, Outcome};
use crate::{Color, Game, Move, Position, Square};

/// Whether the file begins as JSON and the members of a game are there.
pub fn looks_like(head: &Head<'_>) -> Result<(), Mismatch> {
    json::looks_like(head, &["startPos", "m", "finalStatus"], Expected::QuestGame)
}

/// The games of a file.
pub fn games(source: Source<'_>) -> impl Iterator<Item = Result<Record, RecordError>> {
    ChunkGames::<Objects>::new(source, parse)
}

#[derive(Serialize, Deserialize)]
struct GameText {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    id: Option<Json>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    created: Option<Json>,
    #[serde(default)]
    players: Vec<PlayerText>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    position: Option<PositionText>,
    #[serde(
        default,
        rename = "finalStatus",
        skip_serializing_if = "Option::is_none"
    )]
    final_status: Option<Json>,
}

#[derive(Default, Serialize, Deserialize)]
struct PlayerText {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    id: Option<Json>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<Json>,
    #[serde(default, rename = "oldR", skip_serializing_if = "Option::is_none")]
    old_rating: Option<Json>,
    #[serde(default, rename = "newR", skip_serializing_if = "Option::is_none")]
    new_rating: Option<Json>,
    #[serde(default, rename = "oldD", skip_serializing_if = "Option::is_none")]
    old_rank: Option<Json>,
    #[serde(default, rename = "newD", skip_serializing_if = "Option::is_none")]
    new_rank: Option<Json>,
}

#[derive(Serialize, Deserialize)]
struct PositionText {
    #[serde(default, rename = "startPos")]
    start_pos: Option<String>,
    #[serde(default)]
    moves: Vec<MoveText>,
}

#[derive(Serialize, Deserialize)]
struct MoveText {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    m: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    s: Option<String>,
}

/// A member as text; empty for none.
fn as_text(member: Option<&Json>) -> String {
    match member {
        None | Some(Json::Null) => String::new(),
        Some(Json::String(text)) => text.clone(),
        Some(other) => other.to_string(),
    }
}

/// A text as the member it came from: a number where it can be one.
fn as_number(text: &str) -> Option<Json> {
    let number = text.parse::<i64>().ok().map(Number::from);
    let number = number.or_else(|| Number::from_f64(text.parse().ok()?));
    let number = number.filter(|number| number.to_string() == text);
    number.map(Json::Number)
}

type Member = fn(&mut PlayerText) -> &mut Option<Json>;

/// The members of a player that are kept as other tags: the name of the tag without the colour,
/// and the member.
const KEPT: [(&str, Member); 4] = [
    ("Id", |player| &mut player.id),
    ("NewRating", |player| &mut player.new_rating),
    ("Rank", |player| &mut player.old_rank),
    ("NewRank", |player| &mut player.new_rank),
];

fn tag_name(color: Color, what: &str) -> String {
    format!("Quest{color:?}{what}")
}

/// `2 dan` for 1, `1 kyu` for −1.
fn rank(number: i64) -> String {
    match number {
        0.. => format!("{} dan", number.saturating_add(1)),
        ..0 => format!("{} kyu", number.unsigned_abs()),
    }
}

fn rank_number(text: &str) -> Option<i64> {
    let (number, kind) = text.split_once(' ')?;
    let number: i64 = number.parse().ok().filter(|&number| number > 0)?;
    match kind {
        "dan" => Some(number - 1),
        "kyu" => Some(-number),
        _ => None,
    }
}

fn parse(chunk: &Chunk) -> Result<Record, Box<RecordError>> {
    let mut text: GameText = json::parse(chunk, Expected::QuestGame)?;
    let Some(position) = text.position.take() else {
        return Err(wrong(chunk, Expected::QuestGame, "no member \"position\""));
    };
    let place = chunk.place(0);
    let mut replay = Replay::new(Position::START);
    tags(text, &mut replay.game.tags);
    let opening = position.start_pos.unwrap_or_default();
    let opening = opening.trim();
    if !opening.is_empty() {
        let tag = ("QuestStart".to_owned(), opening.to_owned());
        replay.game.tags.other.push(tag);
    }
    let two = |pair: &[u8]| String::from_utf8_lossy(pair).into_owned();
    let opening = opening.as_bytes().chunks(2).map(two);
    let written = opening.chain(position.moves.iter().filter_map(|mv| mv.m.clone()));
    let mut written = written.peekable();
    while let Some(text) = written.next() {
        let problem = match parse_move(&text) {
            Some(mv) => replay.play(mv, place).err().map(|why| Problem::Illegal {
                written: excerpt(&text),
                why,
            }),
            None => Some(Problem::Expected {
                expected: Expected::Move,
                found: excerpt(&text),
            }),
        };
        if let Some(problem) = problem {
            let rest = std::iter::once(text).chain(written).collect();
            return Err(Box::new(replay.fail(place, problem, rest)));
        }
    }
    if let Some(status) = position.moves.iter().rev().find_map(|mv| mv.s.as_deref()) {
        result(&mut replay, status, chunk);
    }
    Ok(replay.finish())
}

fn parse_move(text: &str) -> Option<Move> {
    match text.trim() {
        "-" => Some(Move::Pass),
        text => text.parse().ok(),
    }
}

fn tags(text: GameText, tags: &mut Tags) {
    let mut keep = |name: String, value: String| {
        if !value.is_empty() {
            tags.other.push((name, value));
        }
    };
    keep("QuestId".to_owned(), as_text(text.id.as_ref()));
    let created = as_text(text.created.as_ref());
    tags.date = number::date(&created);
    if tags.date.map(|date| date.to_string()).as_ref() != Some(&created) {
        keep("QuestCreated".to_owned(), created);
    }
    keep(
        "QuestStatus".to_owned(),
        as_text(text.final_status.as_ref()),
    );
    for (color, mut player) in Color::BOTH.into_iter().zip(text.players) {
        for (what, member) in KEPT {
            let value = match (what, member(&mut player)) {
                ("Rank" | "NewRank", Some(Json::Number(number))) if number.is_i64() => {
                    rank(number.as_i64().expect("just checked"))
                }
                (_, value) => as_text(value.as_ref()),
            };
            keep(tag_name(color, what), value);
        }
        let seat = match color {
            Color::Black => &mut tags.black,
            Color::White => &mut tags.white,
        };
        *seat = Player {
            name: as_text(player.name.as_ref()),
            rating: as_text(player.old_rating.as_ref()),
        };
    }
}

/// How the game ended.
fn result(replay: &mut Replay, status: &str, chunk: &Chunk) {
    let turn = replay.position().turn();
    let (winner, how) = match status.split_once(':') {
        Some(("WIN", how)) => (Some(turn), how),
        Some(("LOSE", how)) => (Some(!turn), how),
        Some((_, how)) => (None, how),
        None => (None, status),
    };
    let ending = match how {
        "RESIGN" => Ending::Resignation,
        "TIMEUP" | "TIMEOUT" => Ending::Time,
        "DISCONNECT" => Ending::Adjudication,
        _ => {
            if how != "SCORE" {
                replay.warn(chunk.place(0), Oddity::Skipped(excerpt(status)));
            }
            return;
        }
    };
    match winner {
        Some(winner) => {
            let score = winner.signed(64);
            replay.game.tags.outcome = Some(Outcome { score, ending });
        }
        None => replay.warn(chunk.place(0), Oddity::Skipped(excerpt(status))),
    }
}

/// Writes a game on one line.
pub fn write(game: &Game, out: &mut Vec<u8>) -> Result<Vec<Loss>, Unwritable> {
    refuse_turning(game)?;
    if game.start() != Position::START {
        return Err(Unwritable::Start);
    }
    let text = serde_json::to_vec(&game_text(game)).expect("names are texts");
    let chunk = Chunk::whole(&text);
    out.extend_from_slice(&text);
    out.push(b'\n');
    Ok(loss::lost(game, parse(&chunk), false))
}

fn game_text(game: &Game) -> GameText {
    let tags = &game.tags;
    let kept = |name: &str| tags.other(name).map(|text| Json::String(text.to_owned()));
    let day = tags.date.map(|date| Json::String(date.to_string()));
    let full = tags
        .other("QuestCreated")
        .filter(|full| number::date(full) == tags.date);
    let player = |color: Color| {
        let Player { name, rating } = tags.player(color);
        let text = |text: &str| Json::String(text.to_owned());
        let mut player = PlayerText {
            name: Some(text(name)).filter(|_| !name.is_empty()),
            old_rating: as_number(rating)
                .or(Some(text(rating)))
                .filter(|_| !rating.is_empty()),
            ..PlayerText::default()
        };
        for (what, member) in KEPT {
            let value = tags.other(&tag_name(color, what));
            *member(&mut player) = value.map(|value| match what {
                "Id" => text(value),
                "NewRating" => as_number(value).unwrap_or_else(|| text(value)),
                _ => rank_number(value).map_or_else(|| text(value), |rank| rank.into()),
            });
        }
        player
    };
    let (start_pos, n_given) = given_opening(game);
    GameText {
        id: kept("QuestId"),
        created: full.map(|full| Json::String(full.to_owned())).or(day),
        players: Color::BOTH.map(player).into(),
        position: Some(PositionText {
            start_pos: Some(start_pos),
            moves: moves_text(game, n_given),
        }),
        final_status: kept("QuestStatus"),
    }
}

/// The opening that was given, if the game begins with it, and how many plies it has.
fn given_opening(game: &Game) -> (String, usize) {
    let none = (String::new(), 0);
    let Some(given) = game.tags.other("QuestStart") else {
        return none;
    };
    let moves: Option<Vec<Square>> = given
        .as_bytes()
        .chunks(2)
        .map(|pair| std::str::from_utf8(pair).ok()?.parse().ok())
        .collect();
    let Some(moves) = moves else {
        return none;
    };
    let moves = moves.into_iter().map(Move::Place);
    let n_given = moves.len();
    if game.moves().take(n_given).eq(moves) {
        (given.to_owned(), n_given)
    } else {
        none
    }
}

fn moves_text(game: &Game, n_given: usize) -> Vec<MoveText> {
    let written = game.moves().skip(n_given).map(|mv| match mv {
        Move::Place(square) => square.to_string(),
        Move::Pass => "-".to_owned(),
    });
    let mut moves: Vec<_> = written
        .map(|mv| MoveText {
            m: Some(mv),
            s: None,
        })
        .collect();
    let end = game.position(game.end());
    let status = match game.tags.outcome.or(game.outcome()) {
        None => return moves,
        Some(outcome) => {
            let how = match outcome.ending {
                Ending::Resignation => Some("RESIGN"),
                Ending::Time => Some("TIMEUP"),
                Ending::Adjudication if !end.is_over() && outcome.score.abs() == 64 => {
                    Some("DISCONNECT")
                }
                _ if end.is_over() => None,
                _ => return moves,
            };
            let won = outcome.winner() == Some(end.turn());
            how.map_or("SCORE".to_owned(), |how| {
                format!("{}:{how}", if won { "WIN" } else { "LOSE" })
            })
        }
    };
    match moves.last_mut() {
        Some(last) => last.s = Some(status),
        None => moves.push(MoveText {
            m: None,
            s: Some(status),
        }),
    }
    moves
}
