//! Words for the facts of the other crates: each error and result as a [`Text`].

use std::io::ErrorKind;
use std::time::Duration;

use huri_core::game::Rules;
use huri_core::game::TurnError;
use huri_core::outcome::Ending;
use huri_core::position::IllegalMove;
use huri_core::record::doctor::Fix;
use huri_core::record::{
    Content, Expected, Format, Loss, Mismatch, Oddity, Place, Problem, ReadError, Unwritable,
};
use huri_core::value::Certainty;
use huri_core::{Color, Outcome, tabletop};
use huri_session::keys::Conflict;
use huri_session::library::OwnFileProblem;
use huri_session::storage::FileError;
use huri_session::view::{About, Message};
use huri_session::{Action, Player, Refusal, clock};

use crate::text::{Common, Game, Record, Session, Text, Tui};

/// How long a move of this player may take; none for a person.
pub fn move_may_take(player: Player) -> Option<Text> {
    let time = Box::new(roughly(player.longest_move()?));
    Some(Text::Session(Session::MoveMayTake { time }))
}

/// A time to be patient by, in the unit that fits it.
pub fn roughly(time: Duration) -> Text {
    // Nobody waits for the last one of many.
    let seconds = time.as_secs_f64().ceil().max(1.0);
    let up = |unit: f64| (seconds / unit).round() as u32;
    Text::Common(match seconds {
        ..60.0 => Common::Seconds { count: up(1.0) },
        ..5400.0 => Common::Minutes { count: up(60.0) },
        _ => Common::Hours { count: up(3600.0) },
    })
}

/// A key that the settings give to several commands, or that types squares.
impl From<&Conflict> for Text {
    fn from(conflict: &Conflict) -> Text {
        let key = conflict.chord.to_string();
        let words = |action: Action| Box::new(Text::from(action));
        // One command goes without it, or there is no conflict.
        let without = words(conflict.without.first().copied().unwrap_or(Action::Keys));
        Text::Session(match conflict.has {
            Some(action) => Session::KeyTwice {
                key,
                action: words(action),
                other: without,
            },
            None => Session::KeyForSquares {
                key,
                action: without,
            },
        })
    }
}

/// A player as a choice in a form.
pub fn player_to_choose(player: Player) -> Text {
    Text::Tui(match player {
        Player::Human => Tui::Person,
        Player::Engine(level) => Tui::EngineAt {
            level: level.number(),
        },
    })
}

/// By which rules, as a choice in a form.
impl From<Rules> for Text {
    fn from(rules: Rules) -> Text {
        Text::Tui(match rules {
            Rules::Standard => Tui::RulesStandard,
            Rules::Tabletop => Tui::RulesTabletop,
            Rules::Anti => Tui::RulesAnti,
        })
    }
}

/// The kind of time control, as a choice in a form.
impl From<clock::Kind> for Text {
    fn from(kind: clock::Kind) -> Text {
        Text::Tui(match kind {
            clock::Kind::None => Tui::ClockNone,
            clock::Kind::SuddenDeath => Tui::ClockSuddenDeath,
            clock::Kind::Increment => Tui::ClockIncrement,
            clock::Kind::ByoYomi => Tui::ClockByoYomi,
            clock::Kind::PerMove => Tui::ClockPerMove,
        })
    }
}

/// What the engine thinks about.
impl From<About> for Text {
    fn from(about: About) -> Text {
        Text::Tui(match about {
            About::Move(level) => Tui::ThinkingMove {
                level: level.number(),
            },
            About::Hints => Tui::ThinkingHints,
            About::Review => Tui::ThinkingReview,
            About::Ponder => Tui::ThinkingPonder,
        })
    }
}

/// How surely a value is known.
impl From<Certainty> for Text {
    fn from(certainty: Certainty) -> Text {
        Text::Game(match certainty {
            Certainty::Estimate => Game::Estimate,
            Certainty::Selective(percent) => Game::Selective { percent },
            Certainty::Proved => Game::Proved,
        })
    }
}

impl From<IllegalMove> for Text {
    fn from(why: IllegalMove) -> Text {
        Text::Game(match why {
            IllegalMove::NoDisc(square) => return Text::Session(Session::NoDisc { square }),
            IllegalMove::Occupied(square) => Game::Occupied { square },
            IllegalMove::TurnsNothing(square) => Game::TurnsNothing { square },
            IllegalMove::MustPass(square) => Game::NoMoveHere { square },
            IllegalMove::PassWithMoves => Game::PassWithMoves,
            IllegalMove::GameOver => Game::AlreadyOver,
        })
    }
}

impl From<Action> for Text {
    fn from(action: Action) -> Text {
        Text::Session(Session::Action { action })
    }
}

/// Why a command does nothing now.
impl From<&Refusal> for Text {
    fn from(refusal: &Refusal) -> Text {
        Text::Session(match refusal {
            Refusal::Illegal(why) => return Text::from(*why),
            Refusal::GameOver => return Text::Game(Game::AlreadyOver),
            Refusal::EnginesTurn => Session::EnginesTurn,
            Refusal::NothingToUndo => Session::NothingToUndo,
            Refusal::NothingToRedo => Session::NothingToRedo,
            Refusal::EngineNotThinking => Session::EngineNotThinking,
            Refusal::NoEngine => Session::NoEngine,
            Refusal::NotPaused => Session::NotPaused,
            Refusal::Paused => Session::Paused,
            Refusal::NotPlaying => Session::NotPlaying,
            Refusal::NothingToReturnTo => Session::NothingToReturnTo,
            Refusal::AtStart => Session::AtStart,
            Refusal::AtEnd => Session::AtEnd,
            Refusal::NoVariation => Session::NoVariation,
            Refusal::OnMainLine => Session::OnMainLine,
            Refusal::NoMistake => Session::NoMistake,
            Refusal::NoSuchNode => Session::NoSuchNode,
            Refusal::NoMoveHere => Session::NoMoveHere,
            Refusal::InPlay => Session::InPlay,
            Refusal::Editing => Session::Editing,
            Refusal::NotEditing => Session::NotEditing,
            Refusal::Turning(why) => return Text::from(*why),
            Refusal::NotByHand => Session::NotByHand,
            Refusal::NothingPlaced => Session::NothingPlaced,
            Refusal::NothingEdited => Session::NothingEdited,
            Refusal::NothingPasted => Session::NothingPasted,
            Refusal::NoBoard => Session::NoBoard,
            Refusal::NotReviewing => Session::NotReviewing,
            Refusal::NothingToReview => Session::NothingToReview,
            Refusal::NothingReviewed => Session::NothingReviewed,
            Refusal::AllReviewed => Session::AllReviewed,
            Refusal::NoValues => Session::NoValues,
            Refusal::NoFile => Session::NoFile,
            Refusal::FileExists(path) => Session::FileExists {
                file: path.display().to_string(),
            },
            Refusal::File(error) => return Text::from(error),
            Refusal::Unreadable(error) => return Text::from(error),
            Refusal::Record(error) => return Text::from(&error.problem),
            Refusal::NoGames => Session::NoGames,
            Refusal::Unwritable(why) => return Text::from(*why),
            Refusal::NoCollection => Session::NoCollection,
            Refusal::NoSuchGame(_) => Session::NoSuchGame,
            Refusal::NoOpenings => Session::NoOpenings,
            Refusal::NothingBalanced => Session::NothingBalanced,
            Refusal::NothingKept => Session::NothingKept,
            Refusal::NotPossible => Session::NotPossible,
        })
    }
}

impl Text {
    /// The same message with the file that it names, if it names one, named otherwise.
    #[must_use]
    pub fn with_file(mut self, name: impl FnOnce(&str) -> String) -> Text {
        if let Text::Session(
            Session::FileExists { file }
            | Session::FileNotFound { file }
            | Session::FileDenied { file }
            | Session::FileFailed { file, .. }
            | Session::Opened { file, .. }
            | Session::Saved { file }
            | Session::SetAside { file }
            | Session::SourceChanged { file },
        ) = &mut self
        {
            *file = name(file);
        }
        self
    }
}

/// What is not possible at the wooden board.
impl From<tabletop::Refusal> for Text {
    fn from(why: tabletop::Refusal) -> Text {
        Text::Session(match why {
            tabletop::Refusal::Illegal(why) => return Text::from(why),
            tabletop::Refusal::NotDone(square) => Session::TurnNotDone { square },
            tabletop::Refusal::Turn(TurnError::NothingPlaced) => Session::NothingPlaced,
            tabletop::Refusal::Turn(TurnError::NoDisc(square)) => Session::NoDisc { square },
            tabletop::Refusal::Turn(TurnError::JustPlaced(square)) => {
                Session::JustPlaced { square }
            }
        })
    }
}

/// What could not be done with a file.
impl From<&FileError> for Text {
    fn from(error: &FileError) -> Text {
        let file = error.path.display().to_string();
        Text::Session(match error.kind {
            ErrorKind::NotFound => Session::FileNotFound { file },
            ErrorKind::PermissionDenied => Session::FileDenied { file },
            _ => Session::FileFailed {
                file,
                why: error.text.clone(),
            },
        })
    }
}

/// What happened in a session.
impl From<&Message> for Text {
    fn from(message: &Message) -> Text {
        Text::Session(match message {
            Message::Over(result) => return Text::from(result.outcome),
            Message::EngineFailed => Session::EngineFailed,
            Message::Kept => Session::Kept,
            Message::Mistakes(mistakes) => Session::Mistakes {
                count: (mistakes.wrong | mistakes.forgotten).len(),
            },
            Message::Opened {
                name,
                format,
                n_games,
            } => {
                let (format, count) = (Box::new(Text::from(*format)), *n_games as u32);
                match name.as_str() {
                    "" => Session::Pasted { format, count },
                    name => Session::Opened {
                        file: name.to_owned(),
                        format,
                        count,
                    },
                }
            }
            Message::Broken(error) => Session::Broken {
                problem: Box::new(Text::from(&error.problem)),
            },
            Message::Warnings(warnings) => Session::Warnings {
                count: warnings.len() as u32,
                first: Box::new(match warnings.first() {
                    Some(warning) => Text::from(&warning.oddity),
                    None => Text::Session(Session::NotPossible),
                }),
            },
            Message::Saved { path, .. } => Session::Saved {
                file: path.display().to_string(),
            },
            Message::SourceChanged { name } => Session::SourceChanged { file: name.clone() },
            Message::Keys(conflicts) => match conflicts.first() {
                Some(conflict) => return Text::from(conflict),
                None => Session::NotPossible,
            },
            Message::OwnFile(OwnFileProblem::SetAside(path)) => Session::SetAside {
                file: path.display().to_string(),
            },
            Message::OwnFile(OwnFileProblem::PartsIgnored(parts)) => Session::PartsIgnored {
                parts: parts.join(", "),
            },
            Message::OwnFile(OwnFileProblem::File(error)) => return Text::from(error),
            Message::HandedOver { to } => Session::HandedOver { to: *to },
        })
    }
}

/// Who plays a side.
impl From<Player> for Text {
    fn from(player: Player) -> Text {
        Text::Session(match player {
            Player::Human => Session::Human,
            Player::Engine(level) => Session::EngineLevel {
                level: level.number(),
            },
        })
    }
}

/// Who won and how.
impl From<Outcome> for Text {
    fn from(outcome: Outcome) -> Text {
        let (black, white) = outcome.discs();
        let (black, white) = (u32::from(black), u32::from(white));
        let Some(color) = outcome.winner() else {
            return Text::Game(Game::Draw { black, white });
        };
        let (winner, loser) = match color {
            Color::Black => (black, white),
            Color::White => (white, black),
        };
        Text::Game(match outcome.ending {
            Ending::Rules => Game::Wins {
                color,
                winner,
                loser,
            },
            Ending::Resignation => Game::WinsByResignation { color },
            Ending::Time => Game::WinsOnTime { color },
            Ending::Agreement => Game::WinsByAgreement {
                color,
                winner,
                loser,
            },
            Ending::Adjudication => Game::WinsByAdjudication {
                color,
                winner,
                loser,
            },
        })
    }
}

impl From<&Problem> for Text {
    fn from(problem: &Problem) -> Text {
        Text::Record(match problem {
            Problem::Illegal { written, why } => Record::Illegal {
                written: written.clone(),
                why: Box::new(match why {
                    // No square is marked for who reads a record.
                    IllegalMove::TurnsNothing(square) => {
                        Game::TurnsNothingThere { square: *square }.into()
                    }
                    why => Text::from(*why),
                }),
            },
            Problem::Expected { expected, found } => Record::Expected {
                expected: Box::new(Text::from(*expected)),
                found: found.clone(),
            },
            Problem::EndsBefore(expected) => Record::EndsBefore {
                expected: Box::new(Text::from(*expected)),
            },
            Problem::WrongSide { written, turn } => Record::WrongSide {
                written: written.clone(),
                color: *turn,
            },
            Problem::Twice(number) => Record::Twice { number: *number },
            Problem::Missing(number) => Record::Missing { number: *number },
            Problem::OtherGame(what) => Record::OtherGame { what: what.clone() },
            Problem::TooLong(limit) => Record::TooLong { limit: *limit },
            Problem::Io(why) => Record::Io { why: why.clone() },
        })
    }
}

impl From<Expected> for Text {
    fn from(expected: Expected) -> Text {
        Text::Record(match expected {
            Expected::Move => Record::ExpectsMove,
            Expected::Squares => Record::ExpectsSquares,
            Expected::Cells => Record::ExpectsCells,
            Expected::Side => Record::ExpectsSide,
            Expected::Score => Record::ExpectsScore,
            Expected::Numbers => Record::ExpectsNumbers,
            Expected::Tag => Record::ExpectsTag,
            Expected::Comment => Record::ExpectsComment,
            Expected::GgfGame => Record::ExpectsGgfGame,
            Expected::SgfGame => Record::ExpectsSgfGame,
            Expected::Property => Record::ExpectsProperty,
            Expected::WthorHeader => Record::ExpectsWthorHeader,
            Expected::WthorRecord => Record::ExpectsWthorRecord,
            Expected::WthorEnd => Record::ExpectsWthorEnd,
            Expected::Json => Record::ExpectsJson,
            Expected::QuestGame => Record::ExpectsQuestGame,
            Expected::EgaroucidGame => Record::ExpectsEgaroucidGame,
            Expected::HuriGame => Record::ExpectsHuriGame,
        })
    }
}

/// Why a text is not in a format.
impl From<&(Format, Mismatch)> for Text {
    fn from((format, mismatch): &(Format, Mismatch)) -> Text {
        Text::Record(Record::NotThis {
            format: Box::new(Text::from(*format)),
            expected: Box::new(Text::from(mismatch.expected)),
            found: mismatch.found.clone(),
        })
    }
}

impl From<&ReadError> for Text {
    fn from(error: &ReadError) -> Text {
        Text::Record(match error {
            ReadError::Unrecognised(unrecognised) => match unrecognised.content {
                Content::Nothing => Record::Nothing,
                Content::Data => Record::OtherData,
                Content::Text => Record::Unrecognised,
            },
            ReadError::NoGames(format) => Record::NoGames {
                format: Box::new(Text::from(*format)),
            },
            ReadError::Io(why) => Record::Io { why: why.clone() },
        })
    }
}

impl From<Unwritable> for Text {
    fn from(why: Unwritable) -> Text {
        Text::Record(match why {
            Unwritable::Format(format) => Record::OnlyRead {
                format: Box::new(Text::from(format)),
            },
            Unwritable::Start => Record::OtherStart,
            Unwritable::Turning => Record::TurnedByHand,
        })
    }
}

impl From<Fix> for Text {
    fn from(fix: Fix) -> Text {
        Text::Record(match fix {
            Fix::Passes => Record::FixPasses,
            Fix::Square {
                number,
                written: Some(written),
                meant,
            } => Record::FixSquare {
                number,
                written,
                meant,
            },
            Fix::Square {
                number,
                written: None,
                meant,
            } => Record::FixIllegible { number, meant },
            Fix::Swapped { first, second } => Record::FixSwapped { first, second },
            Fix::Missing { number, meant } => Record::FixMissing { number, meant },
            Fix::Surplus { number } => Record::FixSurplus { number },
            Fix::Mirrored { from, .. } => Record::FixMirrored { from },
        })
    }
}

impl From<&Oddity> for Text {
    fn from(oddity: &Oddity) -> Text {
        Text::Record(match oddity {
            Oddity::ResultDiffers { recorded, replayed } => Record::ResultDiffers {
                recorded: recorded.clone(),
                replayed: replayed.clone(),
            },
            Oddity::Rubbish(text) => Record::Rubbish { text: text.clone() },
            Oddity::Skipped(text) => Record::Skipped { text: text.clone() },
            Oddity::SideAssumed(color) => Record::SideAssumed { color: *color },
            Oddity::PassAfterEnd => Record::PassAfterEnd,
            Oddity::ColorsAssumed { black } => Record::ColorsAssumed { black: *black },
        })
    }
}

impl From<Loss> for Text {
    fn from(loss: Loss) -> Text {
        Text::Record(match loss {
            Loss::Moves => Record::LossMoves,
            Loss::Variations => Record::LossVariations,
            Loss::Comments => Record::LossComments,
            Loss::Signs => Record::LossSigns,
            Loss::Values => Record::LossValues,
            Loss::Times => Record::LossTimes,
            Loss::Ending => Record::LossEnding,
            Loss::Ratings => Record::LossRatings,
            Loss::Names => Record::LossNames,
            Loss::Shortened => Record::LossShortened,
            Loss::Letters => Record::LossLetters,
            Loss::Event => Record::LossEvent,
            Loss::Round => Record::LossRound,
            Loss::Place => Record::LossPlace,
            Loss::Date => Record::LossDate,
            Loss::TimeControl => Record::LossTimeControl,
            Loss::Rules => Record::LossRules,
            Loss::OtherTags => Record::LossOtherTags,
        })
    }
}

impl From<Format> for Text {
    fn from(format: Format) -> Text {
        Text::Record(match format {
            Format::Transcript => Record::FormatTranscript,
            Format::Grid => Record::FormatGrid,
            Format::Board => Record::FormatBoard,
            Format::Obf => Record::FormatObf,
            Format::Script => Record::FormatScript,
            Format::Ggf => Record::FormatGgf,
            Format::Sgf => Record::FormatSgf,
            Format::Pgn => Record::FormatPgn,
            Format::Wthor => Record::FormatWthor,
            Format::WthorPlayers => Record::FormatWthorPlayers,
            Format::WthorTournaments => Record::FormatWthorTournaments,
            Format::Quest => Record::FormatQuest,
            Format::Egaroucid => Record::FormatEgaroucid,
            Format::Huri => Record::FormatHuri,
            Format::HuriLines => Record::FormatHuriLines,
        })
    }
}

/// What is known of a place, the largest unit first.
pub(crate) fn parts(place: &Place) -> Vec<Text> {
    let parts = [
        place.game.map(|number| Record::AtGame { number }),
        place.ply.map(|number| Record::AtMove { number }),
        place.line.map(|number| Record::AtLine { number }),
        place.column.map(|number| Record::AtColumn { number }),
        place.byte.map(|number| Record::AtByte { number }),
    ];
    parts.into_iter().flatten().map(Text::from).collect()
}
