//! [`Batch`]: the games of a collection reviewed one after the other, in the background.

use std::collections::BTreeMap;
use std::time::Duration;

use huri_core::Game;
use huri_core::game::Rules;

use crate::collection::Collection;
use crate::player::Sides;
use crate::review::{Progress, Review, Search, Totals};
use crate::storage::Storage;
use huri_ai::{Analysis, Level};

/// Games that are being reviewed, and what is known of those that have been.
#[derive(Clone, Default, Debug)]
pub struct Batch {
    /// The numbers of the games still to come, the next one last.
    open: Vec<usize>,
    current: Option<Current>,
    n_all: usize,
    /// When it began.
    begun: Duration,
    done: BTreeMap<usize, Reviewed>,
    /// Whether something is known that no file holds.
    is_unsaved: bool,
}

#[derive(Clone, Debug)]
struct Current {
    index: usize,
    game: Game,
    review: Review,
}

/// What is known of a game that has been reviewed.
#[derive(Clone, Debug)]
pub struct Reviewed {
    /// The game as it was then: its file may change.
    pub game: Game,
    /// Its moves and positions.
    pub review: Review,
    /// The moves of each side together.
    pub totals: Sides<Totals>,
}

/// How many games without anything to search are gone through at once.
const STEP: usize = 20;

impl Batch {
    /// Begins with these games of a collection; those known already are left out.
    pub fn begin(&mut self, games: &[usize], now: Duration) {
        let is_open = |index: &&usize| !self.done.contains_key(index);
        self.open = games.iter().filter(is_open).rev().copied().collect();
        self.n_all = self.open.len();
        self.begun = now;
        self.current = None;
    }

    /// Ends it; what is known stays.
    pub fn stop(&mut self) {
        self.open.clear();
        self.current = None;
    }

    /// How many games are done of those that were asked for; none when nothing is to be done.
    pub fn progress(&self) -> Option<Progress> {
        let n_open = self.open.len() + usize::from(self.current.is_some());
        (n_open > 0).then(|| Progress {
            n_done: self.n_all - n_open,
            n_all: self.n_all,
        })
    }

    /// Whether one of these games has not been reviewed.
    pub fn has_more(&self, games: &[usize]) -> bool {
        games.iter().any(|index| !self.done.contains_key(index))
    }

    /// How long it will take on, by what the games that are done have taken; none before there is
    /// one.
    pub fn left(&self, now: Duration) -> Option<Duration> {
        let Progress { n_done, n_all } = self.progress()?;
        let taken = now.saturating_sub(self.begun);
        let a_game = taken.checked_div(u32::try_from(n_done).ok()?)?;
        Some(a_game.saturating_mul(u32::try_from(n_all - n_done).ok()?))
    }

    /// What is known of a game.
    pub fn reviewed(&self, index: usize) -> Option<&Reviewed> {
        self.done.get(&index)
    }

    /// The games that are done, in order, with what is known of them.
    pub fn all_reviewed(&self) -> impl Iterator<Item = (usize, &Reviewed)> {
        self.done.iter().map(|(index, reviewed)| (*index, reviewed))
    }

    /// Whether something is known that no file holds.
    pub fn is_unsaved(&self) -> bool {
        self.is_unsaved
    }

    /// A file holds all that is known.
    pub fn saved(&mut self) {
        self.is_unsaved = false;
    }

    /// What has to be searched next, in which game; none when all is done, or when more games
    /// are to be looked at than is good to do at once.
    pub fn next(
        &mut self,
        collection: &Collection,
        storage: &dyn Storage,
        level: Level,
        losses: [u8; 3],
    ) -> Option<(usize, Search)> {
        for _ in 0..STEP {
            if self.current.is_none() {
                self.current = read(self.open.pop()?, collection, storage, level);
            }
            let Some(current) = &mut self.current else {
                continue;
            };
            if let Some(search) = current.review.next(&current.game) {
                return Some((current.index, search));
            }
            let current = self.current.take()?;
            let line = current.game.path(current.game.end());
            let totals = current.review.totals(&current.game, &line, losses);
            let reviewed = Reviewed {
                game: current.game,
                review: current.review,
                totals,
            };
            self.done.insert(current.index, reviewed);
            self.is_unsaved = true;
        }
        None
    }

    /// A search that [`next`](Batch::next) asked for has ended; with nothing, the position is
    /// left out.
    pub fn answer(&mut self, search: &Search, analysis: Option<&Analysis>) {
        let Some(current) = &mut self.current else {
            return;
        };
        match analysis {
            Some(analysis) => drop(current.review.answer(&current.game, search.node, analysis)),
            None => current.review.failed(),
        }
    }
}

/// A game that can be reviewed: one with moves, whose values mean something.
fn read(
    index: usize,
    collection: &Collection,
    storage: &dyn Storage,
    level: Level,
) -> Option<Current> {
    let game = collection.game(index, storage)?.ok()?.game;
    let line = game.path(game.end());
    if line.is_empty() || game.tags.rules == Rules::Anti {
        return None;
    }
    let mut review = Review::default();
    review.begin(&line, level);
    Some(Current {
        index,
        game,
        review,
    })
}
