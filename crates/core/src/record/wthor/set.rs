//! Making files: games with the names they refer to.

use std::collections::HashMap;

use super::names::{NameKind, Names, encode};
use super::{Base, GAME_BYTES, HEADER_BYTES, Header, MOVES_AT};
use crate::NodeId;
use crate::game::Date;
use crate::record::{Loss, Unwritable, loss, refuse_turning};
use crate::{Game, Move, Position, Square};

/// What is left to write when all games of a [`Set`] are written: how many they are, and the two
/// files with the names they refer to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Files {
    /// What the `.wtb` file begins with, in place of the header that was written first.
    pub header: [u8; HEADER_BYTES],
    /// The `.jou` file.
    pub players: Vec<u8>,
    /// The `.trn` file.
    pub tournaments: Vec<u8>,
}

/// Turns games into a valid set of the three files, in memory that does not grow with the games:
/// each is handed out as it comes. Only the header, which counts them, is known at the end.
///
/// ```
/// use huri_core::{Game, Position, game::Date};
/// use huri_core::record::wthor::{Base, Games, Set};
///
/// let moves = ["f5", "d6", "c3"].map(|mv| mv.parse().unwrap());
/// let mut game = Game::from_moves(Position::START, moves).unwrap();
/// game.tags.black.name = "Inoue Hiroshi".to_owned();
/// let today = Date { year: 2026, month: Some(11), day: Some(30) };
/// let mut set = Set::new(today);
/// let mut file = set.header().to_vec();
/// set.add(&game, &mut file)?;
/// let files = set.finish();
/// file[..16].copy_from_slice(&files.header);
/// assert_eq!(file.len(), 16 + 68);
/// let mut games = Games::open(file.as_slice()).unwrap();
/// let first = games.next_game().unwrap().unwrap();
/// assert_eq!(first.black(), 1); // 0 is the unknown player
/// # Ok::<(), huri_core::record::Unwritable>(())
/// ```
#[derive(Clone, Debug)]
pub struct Set {
    created: Date,
    /// The header, and room for a game.
    games: Vec<u8>,
    players: Table,
    tournaments: Table,
}

impl Set {
    /// An empty set, made on the day `created`.
    pub fn new(created: Date) -> Set {
        Set::with_base(created, Base::default())
    }

    /// An empty set that goes on with the names of `base`: they keep their numbers.
    pub fn with_base(created: Date, base: Base) -> Set {
        Set {
            created,
            games: Vec::new(),
            players: Table::new(NameKind::Players, created, base.players),
            tournaments: Table::new(NameKind::Tournaments, created, base.tournaments),
        }
    }

    /// What the file of games begins with until they are counted.
    pub fn header(&self) -> [u8; HEADER_BYTES] {
        let header = self.games.first_chunk();
        header.map_or_else(|| Header::empty(self.created).to_bytes(), |header| *header)
    }

    /// Appends a game to `out`, and tells what the files do not hold of it.
    ///
    /// # Errors
    /// When the game cannot be written at all; nothing is appended then.
    pub fn add(&mut self, game: &Game, out: &mut Vec<u8>) -> Result<Vec<Loss>, Unwritable> {
        let mut losses = append_numbered(game, &mut self.games, true, |game, losses| {
            let tags = &game.tags;
            Numbers {
                black: self.players.number(&tags.black.name, losses, Loss::Names),
                white: self.players.number(&tags.white.name, losses, Loss::Names),
                tournament: self.tournaments.number(&tags.event, losses, Loss::Event),
            }
        })?;
        losses.sort();
        losses.dedup();
        out.extend(self.games.drain(HEADER_BYTES..));
        self.games[..4].copy_from_slice(&Header::empty(self.created).to_bytes()[..4]);
        Ok(losses)
    }

    /// What is left to write.
    pub fn finish(self) -> Files {
        Files {
            header: self.header(),
            players: self.players.names.to_bytes(NameKind::Players),
            tournaments: self.tournaments.names.to_bytes(NameKind::Tournaments),
        }
    }
}

impl Header {
    /// Of a file without games.
    fn empty(created: Date) -> Header {
        Header {
            created,
            n_games: 0,
            n_names: 0,
            year: created.year,
            board_size: 8,
            kind: 0,
            depth: 0,
        }
    }
}

/// Names and their numbers.
#[derive(Clone, Debug)]
struct Table {
    kind: NameKind,
    names: Names,
    numbers: HashMap<Vec<u8>, u16>,
}

impl Table {
    fn new(kind: NameKind, created: Date, names: Option<Names>) -> Table {
        let mut names = names.unwrap_or(Names {
            created,
            names: Vec::new(),
        });
        if names.names.is_empty() {
            names.names.push(kind.unknown().to_owned());
        }
        names.created = created;
        let mut numbers = HashMap::new();
        for (number, name) in (0..u16::MAX).zip(&names.names) {
            // Of two equal names the first is meant.
            numbers.entry(encode(name, kind).bytes).or_insert(number);
        }
        Table {
            kind,
            names,
            numbers,
        }
    }

    /// The number of `name`, which gets one if it has none; `loss` if there are no more.
    fn number(&mut self, name: &str, losses: &mut Vec<Loss>, loss: Loss) -> u16 {
        if name.is_empty() {
            return 0;
        }
        let encoded = encode(name, self.kind);
        if encoded.replaced {
            losses.push(Loss::Letters);
        }
        if encoded.cut {
            losses.push(Loss::Shortened);
        }
        if let Some(&number) = self.numbers.get(&encoded.bytes) {
            return number;
        }
        // The header counts names with 16 bits.
        let number = u16::try_from(self.names.names.len()).unwrap_or(u16::MAX);
        if number == u16::MAX {
            losses.push(loss);
            return 0;
        }
        let written = encoded.bytes.iter().map(|&byte| char::from(byte)).collect();
        self.names.names.push(written);
        self.numbers.insert(encoded.bytes, number);
        number
    }
}

/// The numbers in a game.
#[derive(Default)]
struct Numbers {
    tournament: u16,
    black: u16,
    white: u16,
}

/// Appends a game without names to `out`, which holds a file of games or nothing.
pub(super) fn append(game: &Game, out: &mut Vec<u8>) -> Result<Vec<Loss>, Unwritable> {
    append_numbered(game, out, false, |game, losses| {
        let tags = &game.tags;
        if !tags.black.name.is_empty() || !tags.white.name.is_empty() {
            losses.push(Loss::Names);
        }
        if !tags.event.is_empty() {
            losses.push(Loss::Event);
        }
        let number = |name| tags.other(name).and_then(|number| number.parse().ok());
        Numbers {
            tournament: number("WthorTournament").unwrap_or(0),
            black: number("WthorBlack").unwrap_or(0),
            white: number("WthorWhite").unwrap_or(0),
        }
    })
}

/// The tags with numbers of names that are not known.
const NUMBERED: [&str; 3] = ["WthorBlack", "WthorWhite", "WthorTournament"];

/// `named` tells that the numbers are those of names, not those of a file that was read.
fn append_numbered(
    game: &Game,
    out: &mut Vec<u8>,
    named: bool,
    numbers: impl FnOnce(&Game, &mut Vec<Loss>) -> Numbers,
) -> Result<Vec<Loss>, Unwritable> {
    refuse_turning(game)?;
    let squares: Vec<Square> = game.moves().filter_map(Move::square).collect();
    if game.start() != Position::START || squares.len() > GAME_BYTES - MOVES_AT {
        return Err(Unwritable::Start);
    }
    // Names, results, dates and numbers are looked at below.
    let held = [
        Loss::Ending,
        Loss::Names,
        Loss::Event,
        Loss::Date,
        Loss::OtherTags,
    ];
    let mut losses = loss::losses(game, &held);
    let end = game.position(game.end());
    let mut note = |loss, is_lost: bool| {
        if is_lost {
            losses.push(loss);
        }
    };

    let tags = &game.tags;
    let theoretical = tags.other("WthorTheoretical").and_then(|text| {
        let (score, depth) = text.split_once('@')?;
        let score = score.parse::<u8>().ok()?;
        Some((score, depth.parse::<u8>().ok().filter(|&depth| depth > 0)?))
    });
    if out.len() < HEADER_BYTES {
        out.clear();
        let created = tags.date.unwrap_or(Date {
            year: 1900,
            month: None,
            day: None,
        });
        let mut header = Header::empty(created);
        header.year = tags.date.map_or(0, |date| date.year);
        header.depth = theoretical.map_or(0, |(_, depth)| depth);
        out.extend_from_slice(&header.to_bytes());
    }
    let header = out.first_chunk::<HEADER_BYTES>().expect("it was written");
    let mut header = Header::from_bytes(header);

    note(Loss::Moves, ends_with_pass(game));
    // The year stands in the header, the same for all games.
    let year = Some(header.year).filter(|&year| year != 0);
    let held_date = year.map(|year| Date {
        year,
        month: None,
        day: None,
    });
    note(Loss::Date, tags.date != held_date);
    let depth = if header.depth == 0 { 22 } else { header.depth };
    let held_theoretical = theoretical.filter(|&(_, of)| of == depth);
    let is_held = |(name, value): &(String, String)| match name.as_str() {
        "WthorTheoretical" => held_theoretical.is_some(),
        name => !named && NUMBERED.contains(&name) && value.parse::<u16>().is_ok(),
    };
    note(Loss::OtherTags, !tags.other.iter().all(is_held));

    // Black's discs as a result: of an unfinished game without one, what the board shows.
    let board_score = end.final_score();
    let outcome = tags.outcome.or(game.outcome());
    let score = outcome.map_or(board_score, |outcome| outcome.score);
    let black = (64 + i32::from(score)).clamp(0, 128) / 2;
    let read_back = (2 * black - 64) as i8;
    let as_read = (!end.is_over() || read_back != board_score).then_some(crate::Outcome {
        score: read_back,
        ending: crate::outcome::Ending::Adjudication,
    });
    note(Loss::Ending, as_read != tags.outcome);

    let numbers = numbers(game, &mut losses);
    for number in [numbers.tournament, numbers.black, numbers.white] {
        out.extend_from_slice(&number.to_le_bytes());
    }
    out.push(black as u8);
    // The format has no word for an unknown theoretical score; Edax repeats the real one, too.
    out.push(held_theoretical.map_or(black as u8, |(score, _)| score));
    let moves_at = out.len();
    let byte = |square: &Square| 10 * (square.row() + 1) + square.column() + 1;
    out.extend(squares.iter().map(|square| byte(square) as u8));
    out.resize(moves_at + GAME_BYTES - MOVES_AT, 0);
    header.n_games = header.n_games.saturating_add(1);
    out[..HEADER_BYTES].copy_from_slice(&header.to_bytes());
    losses.sort();
    losses.dedup();
    Ok(losses)
}

/// Whether the last ply is a pass, which nothing would tell of.
fn ends_with_pass(game: &Game) -> bool {
    let end = game.end();
    end != NodeId::ROOT && game.mv(end) == Some(Move::Pass)
}
