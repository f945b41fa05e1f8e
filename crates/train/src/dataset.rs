//! Data sets: boards with their scores, in files that only grow.
//!
//! A file begins with a head: `HURIDATA`, the version of the format (u32), the length of the
//! plan (u32), the plan as text, the checksum of the plan (u64). Blocks follow: the number of
//! records (u32), the number of the block (u32), the checksum of both and the records (u64), the
//! records. A record has 19 bytes: the mover's discs, the opponent's discs, the score for the
//! mover (i8), what the player's search promised the mover (i8), how the score is known (u8). All
//! numbers are little-endian.
//!
//! Whoever is cut off while writing loses the last block: [`Writer::resume`] cuts the file behind
//! the last whole one and goes on from there.

use std::fs::{File, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use huri_ai::eval::checksum::checksum;
use huri_core::{Bitboard, Board};

use crate::error::Error;

const MAGIC: [u8; 8] = *b"HURIDATA";
const VERSION: u32 = 2;
const RECORD: usize = 19;
const BLOCK_HEAD: usize = 16;

/// How a score is known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Known {
    /// From how the game went on.
    Played = 0,
    /// By a search to the end.
    Solved = 1,
}

/// A board and what it turned out to be worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Record {
    /// The board.
    pub board: Board,
    /// The mover's score at the end, −64 to +64.
    pub score: i8,
    /// What the player's search promised the mover, in whole discs; the score where none was made.
    pub promised: i8,
    /// How it is known.
    pub known: Known,
}

impl Record {
    fn to_bytes(self) -> [u8; RECORD] {
        let mut bytes = [0; RECORD];
        bytes[..8].copy_from_slice(&self.board.mover().0.to_le_bytes());
        bytes[8..16].copy_from_slice(&self.board.opponent().0.to_le_bytes());
        bytes[16] = self.score.cast_unsigned();
        bytes[17] = self.promised.cast_unsigned();
        bytes[18] = self.known as u8;
        bytes
    }

    fn from_bytes(bytes: &[u8; RECORD]) -> Option<Record> {
        let word = |at: usize| {
            let word = bytes[at..at + 8].try_into().expect("eight bytes");
            Bitboard(u64::from_le_bytes(word))
        };
        Some(Record {
            board: Board::new(word(0), word(8))?,
            score: bytes[16].cast_signed(),
            promised: bytes[17].cast_signed(),
            known: match bytes[18] {
                0 => Known::Played,
                1 => Known::Solved,
                _ => return None,
            },
        })
    }
}

fn head(plan: &str) -> Vec<u8> {
    let mut head = MAGIC.to_vec();
    head.extend(VERSION.to_le_bytes());
    head.extend((plan.len() as u32).to_le_bytes());
    head.extend(plan.as_bytes());
    head.extend(checksum(plan.as_bytes()).to_le_bytes());
    head
}

/// The plan at the beginning of a file, and the length of the head.
fn plan_of(path: &Path, bytes: &[u8]) -> Result<(String, usize), Error> {
    let not_ours = || Error::NotOurs {
        path: path.to_owned(),
    };
    let length = bytes.get(12..16).ok_or_else(not_ours)?;
    let length = u32::from_le_bytes(length.try_into().expect("four bytes")) as usize;
    let plan = bytes.get(16..16 + length).ok_or_else(not_ours)?;
    let plan = String::from_utf8(plan.to_vec()).map_err(|_| not_ours())?;
    let expected = head(&plan);
    if bytes.starts_with(&expected) {
        Ok((plan, expected.len()))
    } else {
        Err(not_ours())
    }
}

fn block(number: u32, records: &[Record]) -> Vec<u8> {
    let mut contents = (records.len() as u32).to_le_bytes().to_vec();
    contents.extend(number.to_le_bytes());
    contents.extend(records.iter().flat_map(|record| record.to_bytes()));
    let mut block = contents[..8].to_vec();
    block.extend(checksum(&contents).to_le_bytes());
    block.extend(&contents[8..]);
    block
}

/// The whole blocks behind the head, and where they end.
fn blocks_of(bytes: &[u8], head: usize) -> (Vec<Vec<Record>>, usize) {
    let mut blocks = Vec::new();
    let mut end = head;
    while let Some(records) = block_at(&bytes[end..], blocks.len() as u32) {
        end += BLOCK_HEAD + records.len() * RECORD;
        blocks.push(records);
    }
    (blocks, end)
}

fn block_at(bytes: &[u8], number: u32) -> Option<Vec<Record>> {
    let n_records = u32::from_le_bytes(*bytes.first_chunk()?) as usize;
    let bytes = bytes.get(..BLOCK_HEAD + n_records.checked_mul(RECORD)?)?;
    let (records, rest) = bytes[BLOCK_HEAD..].as_chunks::<RECORD>();
    debug_assert!(rest.is_empty());
    let records: Option<Vec<Record>> = records.iter().map(Record::from_bytes).collect();
    records.filter(|records| block(number, records) == bytes)
}

/// Adds blocks to a file.
#[derive(Debug)]
pub struct Writer {
    path: PathBuf,
    file: File,
    n_blocks: u32,
    n_records: u64,
}

impl Writer {
    /// Opens a file made with this plan behind its last whole block, or begins it.
    pub fn resume(path: &Path, plan: &str) -> Result<Writer, Error> {
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(Error::file(path))?;
        let bytes = std::fs::read(path).map_err(Error::file(path))?;
        let wanted = head(plan);
        let mut writer = Writer {
            path: path.to_owned(),
            n_blocks: 0,
            n_records: 0,
            file: file.try_clone().map_err(Error::file(path))?,
        };
        let end = if wanted.starts_with(&bytes) && bytes.len() < wanted.len() {
            // New, or cut off within the head.
            writer.write(&wanted)?;
            wanted.len()
        } else {
            let (found, head) = plan_of(path, &bytes)?;
            if found != plan {
                return Err(Error::OtherPlan {
                    path: path.to_owned(),
                    found,
                    wanted: plan.to_owned(),
                });
            }
            let (blocks, end) = blocks_of(&bytes, head);
            writer.n_blocks = blocks.len() as u32;
            writer.n_records = blocks.iter().map(|block| block.len() as u64).sum();
            end
        };
        file.set_len(end as u64).map_err(Error::file(path))?;
        file.seek(SeekFrom::End(0)).map_err(Error::file(path))?;
        writer.file = file;
        Ok(writer)
    }

    /// Blocks in the file.
    pub fn n_blocks(&self) -> u32 {
        self.n_blocks
    }

    /// Records in the file.
    pub fn n_records(&self) -> u64 {
        self.n_records
    }

    /// Writes the next block.
    pub fn append(&mut self, records: &[Record]) -> Result<(), Error> {
        self.write(&block(self.n_blocks, records))?;
        self.n_blocks += 1;
        self.n_records += records.len() as u64;
        Ok(())
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), Error> {
        self.file.write_all(bytes).map_err(Error::file(&self.path))
    }
}

/// A file read to memory.
#[derive(Debug)]
pub struct Dataset {
    /// Its blocks.
    pub blocks: Vec<Vec<Record>>,
}

impl Dataset {
    /// Reads a file that must be whole to its end.
    pub fn read(path: &Path) -> Result<Dataset, Error> {
        let bytes = std::fs::read(path).map_err(Error::file(path))?;
        let (_, head) = plan_of(path, &bytes)?;
        let (blocks, end) = blocks_of(&bytes, head);
        if end != bytes.len() {
            return Err(Error::Damaged {
                path: path.to_owned(),
                byte: end as u64,
            });
        }
        Ok(Dataset { blocks })
    }
}

/// A board to learn from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Example {
    /// Its canonical form.
    pub board: Board,
    /// The mean of its scores, in discs for the mover; of a board that was solved once, the solved
    /// score.
    pub score: f32,
    /// Of how many games the score is the mean; 1 if it is solved.
    pub count: f32,
}

/// Every board once, in the order of the boards.
///
/// A score that was played counts with what the search had promised: `trust` is the promise's
/// share, 0 to 1.
pub fn distinct(records: impl IntoIterator<Item = Record>, trust: f32) -> Vec<Example> {
    let mut records: Vec<Record> = records
        .into_iter()
        .map(|record| Record {
            board: record.board.canonical().0,
            ..record
        })
        .collect();
    // By all they hold, so that equal boards sum up in one order.
    records
        .sort_unstable_by_key(|record| (record.board, record.known, record.score, record.promised));
    records
        .chunk_by(|a, b| a.board == b.board)
        .map(|same| {
            // Solved scores come last, and all solved scores of a board are equal.
            let last = same[same.len() - 1];
            let (score, count) = match last.known {
                Known::Solved => (f32::from(last.score), 1.0),
                Known::Played => {
                    let mean = |discs: fn(&Record) -> i8| {
                        let sum: i32 = same.iter().map(|record| i32::from(discs(record))).sum();
                        sum as f32 / same.len() as f32
                    };
                    let score = (1.0 - trust) * mean(|record| record.score)
                        + trust * mean(|record| record.promised);
                    (score, same.len() as f32)
                }
            };
            Example {
                board: last.board,
                score,
                count,
            }
        })
        .collect()
}

#[cfg(test)]
pub mod tests {
    use huri_core::{Position, Symmetry};

    use super::*;

    /// A file or folder in the system's folder for such, gone in the end.
    pub struct Scratch(pub PathBuf);

    impl Scratch {
        pub fn new(name: &str) -> Scratch {
            let name = format!("huri-train-{}-{name}", std::process::id());
            Scratch(std::env::temp_dir().join(name))
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            // It may not have been made.
            let _ = match self.0.is_dir() {
                true => std::fs::remove_dir_all(&self.0),
                false => std::fs::remove_file(&self.0),
            };
        }
    }

    fn records(n: usize, first: i8) -> Vec<Record> {
        let board = Position::START.board();
        let record = |index| Record {
            board,
            score: first + index as i8,
            promised: first - index as i8,
            known: Known::Played,
        };
        (0..n).map(record).collect()
    }

    #[test]
    fn a_file_cut_at_any_byte_keeps_its_whole_blocks() {
        let scratch = Scratch::new("cut");
        let path = &scratch.0;
        let blocks = [records(3, 0), records(0, 0), records(2, 40)];
        let mut writer = Writer::resume(path, "plan").unwrap();
        let mut ends = vec![std::fs::metadata(path).unwrap().len() as usize];
        for block in &blocks {
            writer.append(block).unwrap();
            ends.push(std::fs::metadata(path).unwrap().len() as usize);
        }
        let whole = std::fs::read(path).unwrap();
        for length in 0..=whole.len() {
            std::fs::write(path, &whole[..length]).unwrap();
            let mut writer = Writer::resume(path, "plan").unwrap();
            let kept = ends[1..].iter().filter(|&&end| end <= length).count();
            assert_eq!(writer.n_blocks() as usize, kept, "cut at {length}");
            for block in &blocks[kept..] {
                writer.append(block).unwrap();
            }
            assert_eq!(std::fs::read(path).unwrap(), whole, "cut at {length}");
        }
        let read = Dataset::read(path).unwrap();
        assert_eq!(read.blocks, blocks);
    }

    #[test]
    fn another_plan_and_damage_are_refused() {
        let scratch = Scratch::new("damage");
        let path = &scratch.0;
        let mut writer = Writer::resume(path, "plan a").unwrap();
        writer.append(&records(5, 0)).unwrap();
        assert!(matches!(
            Writer::resume(path, "plan b"),
            Err(Error::OtherPlan { .. })
        ));
        let whole = std::fs::read(path).unwrap();
        for at in 0..whole.len() {
            let mut damaged = whole.clone();
            damaged[at] ^= 0x10;
            std::fs::write(path, &damaged).unwrap();
            assert!(Dataset::read(path).is_err(), "byte {at}");
        }
    }

    #[test]
    fn symmetric_boards_count_once() {
        let board = Position::START.board();
        let other = board.after(board.legal_moves().first().unwrap());
        let record = |board, score, known| Record {
            board,
            score,
            promised: score - 2,
            known,
        };
        let mut all = vec![
            record(board, 4, Known::Played),
            record(board, 10, Known::Played),
        ];
        for symmetry in Symmetry::all() {
            all.push(record(symmetry.board(other), 6, Known::Played));
            all.push(record(symmetry.board(other), -2, Known::Solved));
        }
        let trusting = distinct(all.clone(), 0.5);
        assert!(trusting.iter().any(|example| example.score == 6.0));
        let mut distinct = distinct(all, 0.0);
        distinct.sort_by(|a, b| a.score.total_cmp(&b.score));
        let example = |board: Board, score, count| Example {
            board: board.canonical().0,
            score,
            count,
        };
        let expected = [example(other, -2.0, 1.0), example(board, 7.0, 2.0)];
        assert_eq!(distinct, expected);
    }
}
