//! The names of players and of tournaments: the files `.jou` and `.trn`.

use std::io::Read;

use super::{HEADER_BYTES, Header, at_byte, not, read_full, read_header};
use crate::game::Date;
use crate::record::{Expected, Problem, RecordError};

/// Which names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NameKind {
    /// A file `.jou`.
    Players,
    /// A file `.trn`.
    Tournaments,
}

impl NameKind {
    /// The bytes of an entry, of which the last is 0.
    pub const fn width(self) -> usize {
        match self {
            NameKind::Players => 20,
            NameKind::Tournaments => 26,
        }
    }

    /// What entry 0 says in the federation's files: nobody known, no tournament.
    pub const fn unknown(self) -> &'static str {
        match self {
            NameKind::Players => "???",
            NameKind::Tournaments => "Diverses parties",
        }
    }
}

/// A table of names; games refer to them by number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    /// When the file was made.
    pub created: Date,
    /// The names, at most 65 536.
    pub names: Vec<String>,
}

impl Names {
    /// Reads a whole file, at most 1.7 MB.
    ///
    /// # Errors
    /// When the header is not one of such a file, or the file is shorter or longer than it says.
    pub fn read(mut input: impl Read, kind: NameKind) -> Result<Names, Box<RecordError>> {
        let header = read_header(&mut input)?;
        if header.n_games != 0 {
            // The other bytes of the header mean nothing here; one converter leaves rubbish.
            let found = format!("{} games", header.n_games);
            return Err(at_byte(4, None, not(Expected::WthorHeader, found)));
        }
        let mut names = Vec::new();
        let mut entry = [0; NameKind::Tournaments.width()];
        let entry = &mut entry[..kind.width()];
        let offset = |index: usize| (HEADER_BYTES + index * kind.width()) as u64;
        for index in 0..usize::from(header.n_names) {
            let at = offset(index);
            match read_full(&mut input, entry) {
                Ok(n_bytes) if n_bytes == entry.len() => names.push(decode(entry)),
                Ok(n_bytes) => {
                    let problem = Problem::EndsBefore(Expected::WthorRecord);
                    return Err(at_byte(at + n_bytes as u64, None, problem));
                }
                Err(problem) => return Err(at_byte(at, None, problem)),
            }
        }
        let end = offset(names.len());
        match read_full(&mut input, &mut entry[..1]) {
            Ok(0) => Ok(Names {
                created: header.created,
                names,
            }),
            Ok(_) => Err(at_byte(end, None, not(Expected::WthorEnd, entry[0]))),
            Err(problem) => Err(at_byte(end, None, problem)),
        }
    }

    /// The name with this number, if there is one.
    pub fn get(&self, number: u16) -> Option<&str> {
        self.names.get(usize::from(number)).map(String::as_str)
    }

    /// The bytes of the file. Names are cut to what an entry holds; letters outside ISO 8859-1
    /// become `?`.
    pub fn to_bytes(&self, kind: NameKind) -> Vec<u8> {
        let header = Header {
            created: self.created,
            n_games: 0,
            n_names: self.names.len().min(usize::from(u16::MAX)) as u16,
            year: 0,
            board_size: 0,
            kind: 0,
            depth: 0,
        };
        let mut bytes = header.to_bytes().to_vec();
        for name in &self.names[..usize::from(header.n_names)] {
            let start = bytes.len();
            bytes.extend_from_slice(&encode(name, kind).bytes);
            bytes.resize(start + kind.width(), 0);
        }
        bytes
    }
}

/// The names that games refer to.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Base {
    /// The players, if known.
    pub players: Option<Names>,
    /// The tournaments, if known.
    pub tournaments: Option<Names>,
}

fn decode(entry: &[u8]) -> String {
    let end = entry.iter().position(|&byte| byte == 0);
    let name = &entry[..end.unwrap_or(entry.len())];
    name.iter().map(|&byte| char::from(byte)).collect()
}

/// A name as it stands in an entry.
pub(super) struct Encoded {
    /// Without the zeros at the end.
    pub bytes: Vec<u8>,
    /// Whether letters were replaced.
    pub replaced: bool,
    /// Whether the end was cut off.
    pub cut: bool,
}

/// `name` as an entry can hold it.
pub(super) fn encode(name: &str, kind: NameKind) -> Encoded {
    let letters = name.chars().take(kind.width() - 1);
    let byte = |letter: char| u8::try_from(letter).ok().filter(|&byte| byte != 0);
    Encoded {
        bytes: letters
            .clone()
            .map(|letter| byte(letter).unwrap_or(b'?'))
            .collect(),
        replaced: letters.clone().any(|letter| byte(letter).is_none()),
        cut: name.chars().nth(kind.width() - 1).is_some(),
    }
}
