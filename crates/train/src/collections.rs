//! The collections that weights are measured on, and never fitted to: problems with known
//! scores, and games of people. They lie in the folder that `HURI_DATA` names.

use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

use huri_core::record::{self, Format, Record};
use huri_core::{Board, NodeId, Square};

use crate::error::Error;

/// A board with the exact score of every move, best first.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The board.
    pub board: Board,
    /// Its moves with their scores in discs.
    pub moves: Vec<(Square, i32)>,
}

impl Problem {
    /// The score of the board.
    pub fn score(&self) -> i32 {
        let scores = self.moves.iter().map(|&(_, score)| score);
        scores.max().expect("a problem has moves")
    }

    /// Whether no move is better.
    pub fn is_best(&self, square: Square) -> bool {
        self.moves.contains(&(square, self.score()))
    }
}

/// The folder that `HURI_DATA` names.
pub fn folder() -> Result<PathBuf, Error> {
    std::env::var_os("HURI_DATA")
        .map(PathBuf::from)
        .ok_or(Error::NoData)
}

fn records(path: &Path, format: Format) -> Result<Vec<Record>, Error> {
    let file = File::open(path).map_err(Error::file(path))?;
    let unread = || Error::Unread {
        path: path.to_owned(),
    };
    record::read_as(format, BufReader::new(file))
        .map_err(|_| unread())?
        .collect::<Result<_, _>>()
        .map_err(|_| unread())
}

/// The problems of an OBF file in the folder `problems`.
pub fn problems(name: &str) -> Result<Vec<Problem>, Error> {
    let path = folder()?.join("problems").join(name);
    let of_record = |record: Record| {
        let game = record.game;
        let moves: Vec<_> = game
            .children(NodeId::ROOT)
            .iter()
            .filter_map(|&node| {
                let square = game.mv(node)?.square()?;
                Some((square, game.note(node).value?.discs()))
            })
            .collect();
        let board = game.start().board();
        (!moves.is_empty()).then_some(Problem { board, moves })
    };
    Ok(records(&path, Format::Obf)?
        .into_iter()
        .filter_map(of_record)
        .collect())
}

/// Boards of WTHOR games in which the mover can play, one a game: from game to game with one
/// empty square more, within `n_empties`.
pub fn game_boards(
    years: &[u32],
    n_boards: usize,
    n_empties: std::ops::RangeInclusive<u32>,
) -> Result<Vec<Board>, Error> {
    let folder = folder()?.join("wthor");
    let mut games = Vec::new();
    for year in years {
        games.extend(records(
            &folder.join(format!("WTH_{year}.wtb")),
            Format::Wthor,
        )?);
    }
    let spread = n_empties.end() - n_empties.start() + 1;
    let step = (games.len() / n_boards.max(1)).max(1);
    let board = |(index, record): (usize, &Record)| {
        let wanted = n_empties.start() + index as u32 % spread;
        record
            .game
            .main_line()
            .map(|node| record.game.position(node).board())
            .find(|board| board.n_empties() == wanted && !board.legal_moves().is_empty())
    };
    Ok(games
        .iter()
        .step_by(step)
        .enumerate()
        .filter_map(board)
        .take(n_boards)
        .collect())
}
