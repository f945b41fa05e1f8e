//! [`Loss`]: what a format cannot hold of a game, and what two games differ in.

use std::fmt;

use super::source::Source;
use crate::outcome::Ending;
use crate::{Game, NodeId};

use super::{Record, RecordError};

/// Something a format cannot hold, or in which two games differ.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Loss {
    /// Moves of the main line.
    Moves,
    /// Lines beside the main line.
    Variations,
    /// Comments.
    Comments,
    /// Signs such as `?!`.
    Signs,
    /// Values of moves, or how sure they are.
    Values,
    /// Times of moves, or their fractions.
    Times,
    /// How the game ended, or a result that the moves do not show.
    Ending,
    /// Ratings.
    Ratings,
    /// Names of players.
    Names,
    /// A name or text that had to be shortened.
    Shortened,
    /// Letters that had to be replaced.
    Letters,
    /// The event.
    Event,
    /// The round.
    Round,
    /// The place.
    Place,
    /// The date, or its day.
    Date,
    /// The time control.
    TimeControl,
    /// Which rules the game follows.
    Rules,
    /// Other tags.
    OtherTags,
}

impl Loss {
    /// All of them.
    pub const ALL: [Loss; 18] = [
        Loss::Moves,
        Loss::Variations,
        Loss::Comments,
        Loss::Signs,
        Loss::Values,
        Loss::Times,
        Loss::Ending,
        Loss::Ratings,
        Loss::Names,
        Loss::Shortened,
        Loss::Letters,
        Loss::Event,
        Loss::Round,
        Loss::Place,
        Loss::Date,
        Loss::TimeControl,
        Loss::Rules,
        Loss::OtherTags,
    ];
}

/// What was lost of `game` in writing it: what a reader gets back tells it without fail.
pub(crate) fn by_reading<'t, I>(
    game: &Game,
    written: &'t [u8],
    games: fn(Source<'t>) -> I,
) -> Vec<Loss>
where
    I: Iterator<Item = Result<Record, RecordError>> + 't,
{
    let read = games(Source::new(written)).next();
    if let Some(Ok(record)) = &read {
        debug_assert_eq!(record.game.start(), game.start());
    }
    match read {
        Some(read) => lost(game, read.map_err(Box::new), false),
        None => compare(game, &Game::new(game.start())),
    }
}

/// What `game` has of what a format that holds only `held` (and the moves) must lose.
///
/// A format that holds something in part says so itself, as [`Loss::Shortened`] for example.
pub(crate) fn losses(game: &Game, held: &[Loss]) -> Vec<Loss> {
    let bare = Game::new(game.start());
    let mut lost = compare(game, &bare);
    lost.retain(|loss| *loss != Loss::Moves && !held.contains(loss));
    lost
}

/// What of `game` was not found again by reading what was written of it.
///
/// `replaced` tells that letters were.
pub(crate) fn lost(
    game: &Game,
    read: Result<Record, Box<RecordError>>,
    replaced: bool,
) -> Vec<Loss> {
    let mut lost = match read {
        Ok(record) => compare(game, &record.game),
        Err(error) => match error.partial {
            Some(partial) => compare(game, &partial),
            None => compare(game, &Game::new(game.start())),
        },
    };
    if replaced {
        lost.push(Loss::Letters);
        lost.sort();
    }
    lost
}

/// In what `other` differs from `game`: what a conversion there and back has lost.
///
/// Both are taken to have the same start. The result counts as [`Loss::Ending`] where the moves
/// do not show it.
///
/// ```
/// use huri_core::{Game, record::{Loss, compare}};
/// let (mut a, b) = (Game::default(), Game::default());
/// a.tags.black.name = "Inoue".to_owned();
/// assert_eq!(compare(&a, &b), [Loss::Names]);
/// ```
pub fn compare(game: &Game, other: &Game) -> Vec<Loss> {
    let (a, b) = (&game.tags, &other.tags);
    let mut differ = Vec::new();
    let mut note = |loss, differs: bool| {
        if differs {
            differ.push(loss);
        }
    };
    note(Loss::Moves, game.parts_from(other).is_some());
    let tree = trees_differ(game, other);
    note(Loss::Variations, tree.variations);
    note(Loss::Comments, tree.comments);
    note(Loss::Signs, tree.signs);
    note(Loss::Values, tree.values);
    note(Loss::Times, tree.times);
    let shown = |game: &Game| {
        game.outcome()
            .is_some_and(|outcome| outcome.ending == Ending::Rules)
    };
    let by_moves = shown(game) && shown(other) && game.outcome() == other.outcome();
    note(Loss::Ending, a.outcome != b.outcome && !by_moves);
    let ratings = a.black.rating != b.black.rating || a.white.rating != b.white.rating;
    note(Loss::Ratings, ratings);
    let names = a.black.name != b.black.name || a.white.name != b.white.name;
    note(Loss::Names, names);
    note(Loss::Event, a.event != b.event);
    note(Loss::Round, a.round != b.round);
    note(Loss::Place, a.place != b.place);
    note(Loss::Date, a.date != b.date);
    note(Loss::TimeControl, a.time_control != b.time_control);
    note(Loss::Rules, a.rules != b.rules);
    note(Loss::OtherTags, a.other != b.other || tree.other);
    differ
}

/// In what the trees differ.
#[derive(Default)]
struct Differences {
    variations: bool,
    comments: bool,
    signs: bool,
    values: bool,
    times: bool,
    other: bool,
}

/// Notes are compared node by node where both trees have the node; a node that only one has
/// counts with its notes, as they are lost with it.
fn trees_differ(game: &Game, other: &Game) -> Differences {
    let mut differ = Differences::default();
    let mut pairs = vec![(Some(NodeId::ROOT), Some(NodeId::ROOT))];
    while let Some((a, b)) = pairs.pop() {
        let empty = crate::game::Note::default();
        let note = a.map_or(&empty, |node| game.note(node));
        let same = b.map_or(&empty, |node| other.note(node));
        differ.comments |= note.comment != same.comment;
        differ.signs |= note.sign != same.sign;
        differ.values |= (note.value, note.best) != (same.value, same.best);
        differ.times |= note.time != same.time;
        differ.other |= note.other != same.other;
        let ours: &[NodeId] = a.map_or(&[], |node| game.children(node));
        let theirs: &[NodeId] = b.map_or(&[], |node| other.children(node));
        differ.variations |= ours.len() != theirs.len() && ours.len().max(theirs.len()) > 1;
        let step = |game: &Game, node| (game.mv(node), game.turned(node));
        for &node in ours {
            let twin = theirs
                .iter()
                .copied()
                .find(|&twin| step(other, twin) == step(game, node));
            differ.variations |= twin.is_none() && ours.first() != Some(&node);
            pairs.push((Some(node), twin));
        }
        for &node in theirs {
            if !ours
                .iter()
                .any(|&twin| step(game, twin) == step(other, node))
            {
                differ.variations |= theirs.first() != Some(&node);
                pairs.push((None, Some(node)));
            }
        }
    }
    differ
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Loss::Moves => "moves",
            Loss::Variations => "variations",
            Loss::Comments => "comments",
            Loss::Signs => "signs of moves",
            Loss::Values => "values of moves",
            Loss::Times => "times of moves",
            Loss::Ending => "how the game ended",
            Loss::Ratings => "ratings",
            Loss::Names => "names",
            Loss::Shortened => "texts shortened",
            Loss::Letters => "letters replaced",
            Loss::Event => "event",
            Loss::Round => "round",
            Loss::Place => "place",
            Loss::Date => "date",
            Loss::TimeControl => "time control",
            Loss::Rules => "rules",
            Loss::OtherTags => "other tags",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Position, Value};

    #[test]
    fn a_line_that_is_lost_takes_its_notes_along() {
        let moves = |text: &str| {
            text.split(' ')
                .map(|mv| mv.parse().unwrap())
                .collect::<Vec<_>>()
        };
        let mut game = Game::from_moves(Position::START, moves("f5 d6")).unwrap();
        let f5 = game.next(NodeId::ROOT).unwrap();
        let f6 = game.play(f5, "f6".parse().unwrap()).unwrap();
        game.note_mut(f6).value = Some(Value::proved(4));
        let bare = Game::from_moves(Position::START, moves("f5 d6")).unwrap();
        assert_eq!(compare(&game, &bare), [Loss::Variations, Loss::Values]);
        assert_eq!(compare(&game, &game), []);
        assert_eq!(losses(&game, &[]), [Loss::Variations, Loss::Values]);
        assert_eq!(losses(&game, &[Loss::Variations]), [Loss::Values]);
    }
}
