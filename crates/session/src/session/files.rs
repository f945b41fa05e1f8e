//! Records, collections, and what is kept between runs.

use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use huri_core::record::{self, Format, Loss, RecordError, Unwritable, Warning};
use huri_core::{Game, NodeId, Position};

use super::{Kept, Session};
use crate::autosave::SavedRound;
use crate::batch::Batch;
use crate::collection::{self, Collection, Origin, Problem};
use crate::library::{OwnFileProblem, SaveError};
use crate::refusal::Refusal;
use crate::round::{Round, SavedAs};
use crate::settings::Settings;
use crate::storage::{FileError, Found};
use crate::view::Message;

/// The state of the game in play that was kept last.
pub(super) type KeptState = (u64, u64, Option<NodeId>, bool);

impl Session {
    /// The open collection, to list its games.
    pub fn collection(&self) -> Option<&Collection> {
        self.collection.as_ref()
    }

    /// What is in a folder, to choose from.
    ///
    /// # Errors
    /// It cannot be listed.
    pub fn list_folder(&self, folder: &Path) -> Result<Vec<Found>, FileError> {
        self.library.list(folder)
    }

    /// The path that somebody has typed; `~` is his own folder.
    pub fn typed_path(&self, text: &str) -> PathBuf {
        let text = text.trim();
        let home = || self.library.storage().home_folder();
        match text.strip_prefix('~') {
            Some("") => home().unwrap_or_else(|| text.into()),
            Some(rest) if rest.starts_with(std::path::is_separator) => {
                home().map_or_else(|| text.into(), |home| home.join(&rest[1..]))
            }
            _ => PathBuf::from(text),
        }
    }

    /// The folder to look through first: that of the game's file, else of the file used last, else
    /// the user's own.
    pub fn first_folder(&self) -> Option<PathBuf> {
        let of_game = self.round.file().map(|file| &file.path);
        let used = of_game.or(self.settings.files.recent.first());
        let folder = used.and_then(|path| path.parent());
        let folder = folder.filter(|folder| self.list_folder(folder).is_ok());
        folder
            .map(Path::to_owned)
            .or_else(|| self.library.storage().home_folder())
    }

    /// The game as saving would write it, and what of it the format does not hold.
    ///
    /// # Errors
    /// The format cannot hold it.
    pub fn written(&self, format: Format) -> Result<(Vec<u8>, Vec<Loss>), Unwritable> {
        let mut bytes = Vec::new();
        let losses = record::write(format, &self.to_save(), &mut bytes)?;
        Ok((bytes, losses))
    }

    /// The game as it is to be saved, with what a review has found.
    fn to_save(&self) -> Game {
        let mut game = self.round.to_save();
        self.review.note_in(&mut game, self.settings.study.losses);
        game
    }

    pub(super) fn open(&mut self, origin: Origin) -> Result<(), Refusal> {
        let path = match &origin {
            Origin::File(path) => Some(path.clone()),
            Origin::Bytes { .. } => None,
        };
        if let Some(folder) = &path
            && self.library.storage().list(folder).is_ok()
        {
            return self.open_folder(folder);
        }
        let (collection, format) = self.library.open(origin)?;
        self.show_collection(collection, Some(format))?;
        if let Some(path) = path {
            self.settings_used(&path);
        }
        Ok(())
    }

    fn open_folder(&mut self, folder: &Path) -> Result<(), Refusal> {
        let collection = Collection::of_folder(folder, self.library.storage())?;
        self.show_collection(collection, None)?;
        self.settings_used(folder);
        Ok(())
    }

    pub(super) fn open_all(&mut self, mut paths: Vec<PathBuf>) -> Result<(), Refusal> {
        if paths.len() < 2 {
            let path = paths.pop().ok_or(Refusal::NoGames)?;
            return self.open(Origin::File(path));
        }
        let collection = Collection::of_all(paths.clone(), self.library.storage());
        self.show_collection(collection, None)?;
        for path in paths.iter().rev() {
            self.settings_used(path);
        }
        Ok(())
    }

    /// Opens the game of a collection that has but one, or lets choose.
    fn show_collection(
        &mut self,
        mut collection: Collection,
        format: Option<Format>,
    ) -> Result<(), Refusal> {
        // Short files are read to their end at once, to know whether they hold one game.
        for _ in 0..2 {
            collection.step();
        }
        let name = collection.name.clone();
        if collection.is_complete() && collection.is_empty() {
            let problem = collection.problems.drain(..).next();
            return Err(problem.map_or(Refusal::NoGames, |(_, problem)| problem.into()));
        }
        self.keep_reviewed()?;
        if collection.is_one_game() {
            let (origin, format, _) = collection.origin(0).expect("there is a game");
            let file = match origin {
                Origin::File(path) => Some(SavedAs {
                    path: path.clone(),
                    format,
                }),
                Origin::Bytes { .. } => None,
            };
            let read = collection.game(0, self.library.storage());
            let read = worth_showing(read.expect("there is a game"))?;
            self.notify(Message::Opened {
                name,
                format,
                n_games: 1,
            });
            self.show_record(read, file)?;
            self.set_collection(None);
            return Ok(());
        }
        if let Some(format) = format {
            self.notify(Message::Opened {
                name,
                format,
                n_games: collection.len(),
            });
        }
        self.set_collection(Some(collection));
        Ok(())
    }

    /// Another collection takes the place of the one before, or none: see
    /// [`keep_reviewed`](Session::keep_reviewed).
    pub(super) fn set_collection(&mut self, collection: Option<Collection>) {
        self.collection = collection;
        self.batch = Batch::default();
        self.opened_game = None;
    }

    /// The reviewed games with what was found, and what of it the format does not hold.
    ///
    /// # Errors
    /// The format cannot hold one of them.
    pub fn reviewed_games(&self, format: Format) -> Result<(Vec<u8>, Vec<Loss>), Refusal> {
        let (mut bytes, mut losses) = (Vec::new(), Vec::new());
        for (_, reviewed) in self.batch.all_reviewed() {
            let mut game = reviewed.game.clone();
            let limits = self.settings.study.losses;
            reviewed.review.note_in(&mut game, limits);
            let lost = record::write(format, &game, &mut bytes).map_err(Refusal::Unwritable)?;
            for loss in lost {
                if !losses.contains(&loss) {
                    losses.push(loss);
                }
            }
        }
        Ok((bytes, losses))
    }

    /// Where reviewed games are saved unless somebody wants them elsewhere: beside what they came
    /// from, without the ending.
    pub fn reviewed_path(&self) -> PathBuf {
        let path = self.collection.as_ref().and_then(|all| all.path.clone());
        let path = path.unwrap_or_else(|| self.first_folder().unwrap_or_default().join("games"));
        let name = collection::file_name(&path);
        let stem = name.split_once('.').map_or(&*name, |(stem, _)| stem);
        path.with_file_name(format!("{stem}-reviewed"))
    }

    pub(super) fn save_reviewed(
        &mut self,
        path: PathBuf,
        format: Format,
        overwrite: bool,
    ) -> Result<(), Refusal> {
        let is_source = self
            .collection
            .as_ref()
            .is_some_and(|all| all.is_from(&path));
        if is_source || !overwrite && self.library.storage().exists(&path) {
            return Err(Refusal::FileExists(path));
        }
        let (bytes, losses) = self.reviewed_games(format)?;
        self.library.export(&path, &bytes)?;
        self.reviewed_saved(path, losses);
        Ok(())
    }

    fn reviewed_saved(&mut self, path: PathBuf, losses: Vec<Loss>) {
        self.batch.saved();
        self.settings_used(&path);
        self.notify(Message::Saved { path, losses });
        if let Some(name) = self.changed_source() {
            self.notify(Message::SourceChanged { name });
        }
    }

    /// The first file that does not hold a game any more as it was reviewed.
    fn changed_source(&self) -> Option<String> {
        let collection = self.collection.as_ref()?;
        let mut all = self.batch.all_reviewed();
        let (index, _) = all.find(|(index, reviewed)| !self.is_as_read(*index, &reviewed.game))?;
        let (origin, ..) = collection.origin(index)?;
        Some(origin.name())
    }

    /// A game of the collection as it stands in its file now; none if there is none.
    fn read_game(&self, index: usize) -> Option<Result<record::Record, Problem>> {
        let Session {
            collection,
            library,
            ..
        } = self;
        collection.as_ref()?.game(index, library.storage())
    }

    /// Whether a game of the collection is as it was read before.
    fn is_as_read(&self, index: usize, game: &Game) -> bool {
        let read = self.read_game(index);
        read.is_some_and(|read| read.is_ok_and(|record| record.game == *game))
    }

    /// What a review of games has found is not lost, though nobody has saved it: it is kept among
    /// the program's own files, and stands among those used lately.
    ///
    /// # Errors
    /// The file cannot be written; then nothing has changed.
    pub(super) fn keep_reviewed(&mut self) -> Result<(), Refusal> {
        if !self.batch.is_unsaved() {
            return Ok(());
        }
        let (bytes, losses) = self.reviewed_games(Format::Huri)?;
        let Session { library, .. } = self;
        if let Some(path) = library.keep_reviewed(&bytes)? {
            self.reviewed_saved(path, losses);
        }
        Ok(())
    }

    pub(super) fn open_game(&mut self, index: usize) -> Result<(), Refusal> {
        let collection = self.collection.as_ref().ok_or(Refusal::NoCollection)?;
        if let Some(reviewed) = self.batch.reviewed(index).cloned() {
            let (origin, ..) = collection.origin(index).ok_or(Refusal::NoSuchGame(index))?;
            let name = origin.name();
            let is_as_read = self.is_as_read(index, &reviewed.game);
            self.show_game(reviewed.game, None);
            self.review = reviewed.review;
            if !is_as_read {
                self.notify(Message::SourceChanged { name });
            }
        } else {
            let read = self.read_game(index);
            let read = worth_showing(read.ok_or(Refusal::NoSuchGame(index))?)?;
            self.show_record(read, None)?;
        }
        self.opened_game = Some(index);
        Ok(())
    }

    /// Shows a game that was read, as far as it could be.
    fn show_record(
        &mut self,
        read: Result<record::Record, Problem>,
        file: Option<SavedAs>,
    ) -> Result<(), Refusal> {
        match read {
            Ok(record) => {
                self.show_game(record.game, file.filter(|file| file.format.is_written()));
                self.warn(record.warnings);
            }
            Err(Problem::Game(RecordError {
                place,
                problem,
                partial: Some(game),
                rest,
            })) => {
                // Saving would lose the rest: such a game belongs to no file.
                self.show_game(*game, None);
                self.notify(Message::Broken(Box::new(RecordError {
                    place,
                    problem,
                    partial: None,
                    rest,
                })));
            }
            Err(problem) => return Err(problem.into()),
        }
        Ok(())
    }

    fn show_game(&mut self, game: Game, file: Option<SavedAs>) {
        let mut round = Round::of_record(game);
        if let Some(file) = file {
            round.saved(file);
        }
        self.begin(round);
    }

    fn warn(&mut self, warnings: Vec<Warning>) {
        if !warnings.is_empty() {
            self.notify(Message::Warnings(warnings));
        }
    }

    pub(super) fn paste(&mut self, text: String) -> Result<(), Refusal> {
        if text.trim().is_empty() {
            return Err(Refusal::NothingPasted);
        }
        let bytes: Arc<[u8]> = text.into_bytes().into();
        let name = String::new();
        self.open(Origin::Bytes { name, bytes })
    }

    pub(super) fn save(&mut self) -> Result<(), Refusal> {
        let SavedAs { path, format } = self.round.file().cloned().ok_or(Refusal::NoFile)?;
        self.save_to(path, format)
    }

    pub(super) fn save_as(
        &mut self,
        path: PathBuf,
        format: Format,
        overwrite: bool,
    ) -> Result<(), Refusal> {
        let is_own = self.round.file().is_some_and(|file| file.path == path);
        if !overwrite && !is_own && self.library.storage().exists(&path) {
            return Err(Refusal::FileExists(path));
        }
        self.save_to(path, format)
    }

    pub(super) fn export(
        &mut self,
        path: PathBuf,
        bytes: &[u8],
        overwrite: bool,
    ) -> Result<(), Refusal> {
        if !overwrite && self.library.storage().exists(&path) {
            return Err(Refusal::FileExists(path));
        }
        self.library.export(&path, bytes)?;
        self.notify(Message::Saved {
            path,
            losses: Vec::new(),
        });
        Ok(())
    }

    fn save_to(&mut self, path: PathBuf, format: Format) -> Result<(), Refusal> {
        let game = self.to_save();
        let Session { library, .. } = self;
        let losses = library.save(&game, &path, format)?;
        self.settings_used(&path);
        self.round.saved(SavedAs {
            path: path.clone(),
            format,
        });
        self.kept_state = None;
        self.notify(Message::Saved { path, losses });
        Ok(())
    }

    fn settings_used(&mut self, path: &Path) {
        self.settings.files.used(path);
    }

    /// Takes over what the last run kept.
    pub(super) fn take_over_kept(&mut self) {
        let (games, problem) = self.library.kept_games();
        self.tell_own(problem);
        for game in games {
            let Some((round, is_paused)) = game.restore() else {
                continue;
            };
            self.last_round_id += 1;
            // Clocks must not run before somebody looks at them.
            let is_paused = is_paused || (round.clocks.are_used() && round.outcome().is_none());
            self.kept.push(Kept {
                round,
                id: self.last_round_id,
                is_paused,
            });
        }
        self.can_resume = self
            .kept
            .last()
            .is_some_and(|kept| match kept.round.live() {
                Some(_) => kept.round.outcome().is_none(),
                None => kept.round.is_changed(),
            });
    }

    pub(super) fn tell_own(&mut self, problem: Option<OwnFileProblem>) {
        if let Some(problem) = problem {
            self.notify(Message::OwnFile(problem));
        }
    }

    pub(super) fn resume(&mut self) -> Result<(), Refusal> {
        if !self.can_resume {
            return Err(Refusal::NothingKept);
        }
        self.fetch_back()
    }

    /// Keeps the game in play and the settings when they have changed.
    pub(super) fn settle_files(&mut self) {
        if let Some(collection) = &mut self.collection {
            collection.step();
        }
        let settings = self.settings_to_keep();
        if self.saved_settings.as_ref() != Some(&*settings) {
            let settings = settings.into_owned();
            let result = self.library.save_settings(&settings);
            self.saved_settings = Some(settings);
            self.tell_unwritten(result.err());
        }
        if self.round.revision() == 0 {
            return;
        }
        let live = self.round.cursor().live();
        let state = (self.round_id, self.round.revision(), live, self.is_paused);
        if self.kept_state != Some(state) {
            self.kept_state = Some(state);
            self.can_resume = false;
            self.keep();
        }
    }

    /// The settings without the language of this run.
    fn settings_to_keep(&self) -> Cow<'_, Settings> {
        match &self.set_language {
            None => Cow::Borrowed(&self.settings),
            Some(language) => Cow::Owned(Settings {
                language: language.clone(),
                ..self.settings.clone()
            }),
        }
    }

    /// Writes the game in play; before that, if they are others than last time, the games that
    /// were left.
    fn keep(&mut self) {
        let ids: Vec<u64> = self.kept.iter().map(|kept| kept.id).collect();
        if self.kept_ids.as_ref() != Some(&ids) {
            let left = self.kept.iter();
            let left = left.filter_map(|kept| SavedRound::new(&kept.round, kept.is_paused));
            let result = self.library.keep_left(left.collect());
            self.kept_ids = Some(ids);
            self.tell_unwritten(result.err());
        }
        let game = SavedRound::new(&self.round, self.is_paused);
        let result = self.library.keep_in_play(game);
        self.tell_unwritten(result.err());
    }

    /// Tells that something could not be kept: once, not after every move.
    fn tell_unwritten(&mut self, error: Option<FileError>) {
        let Some(error) = error else { return };
        if !self.told_unwritten {
            self.told_unwritten = true;
            self.notify(Message::OwnFile(OwnFileProblem::File(error)));
        }
    }

    /// The program ends: searches end, clocks stop, and the game in play is kept as it stands.
    pub fn close(&mut self, now: std::time::Duration) {
        self.tick(now);
        self.round.clocks.stop(self.now);
        self.thinker
            .want(None, self.now, |_| unreachable!("nothing is asked"));
        if self.round.revision() > 0 {
            self.keep();
        }
        if let Err(Refusal::File(error)) = self.keep_reviewed() {
            self.tell_unwritten(Some(error));
        }
        self.settle_files();
    }
}

impl From<SaveError> for Refusal {
    fn from(error: SaveError) -> Refusal {
        match error {
            SaveError::Unwritable(why) => Refusal::Unwritable(why),
            SaveError::File(error) => Refusal::File(error),
        }
    }
}

impl From<FileError> for Refusal {
    fn from(error: FileError) -> Refusal {
        Refusal::File(error)
    }
}

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Refusal {
        match problem {
            Problem::File(error) => Refusal::File(error),
            Problem::Unreadable(error) => Refusal::Unreadable(error),
            Problem::Game(error) => Refusal::Record(Box::new(error)),
        }
    }
}

/// Refuses a record of which nothing could be read: the game shown now is worth more.
fn worth_showing(
    read: Result<record::Record, Problem>,
) -> Result<Result<record::Record, Problem>, Refusal> {
    match read {
        Err(Problem::Game(RecordError {
            place,
            problem,
            partial: Some(game),
            rest,
        })) if game.start() == Position::START && game.moves().next().is_none() => {
            let error = RecordError {
                place,
                problem,
                partial: None,
                rest,
            };
            Err(Problem::Game(error).into())
        }
        read => Ok(read),
    }
}
