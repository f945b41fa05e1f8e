//! [`NewGameForm`]: players, start, rules and clocks of a new game.

use std::time::Duration;

use eframe::egui::Ui;
use huri_ai::Level;
use huri_core::Color;
use huri_core::game::Rules;
use huri_i18n::facts::move_may_take;
use huri_i18n::text::{Game, Tui};
use huri_session::clock::TimeControl;
use huri_session::player::Sides;
use huri_session::start::{NewGame, Start};
use huri_session::{Command, Player, Settings};

use crate::app::Scene;
use crate::ask::Ask;
use crate::words::Words;

/// Players, start, rules and clocks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGameForm {
    players: Sides<usize>,
    start: usize,
    corners: u32,
    plies: u32,
    rules: usize,
    clock: usize,
    minutes: Sides<u32>,
    seconds: u32,
    periods: u32,
}

const RULES: [Rules; 3] = [Rules::Standard, Rules::Tabletop, Rules::Anti];

/// A choice of 31: a person, and the engine's levels.
fn player_names(words: &Words) -> Vec<String> {
    let person = std::iter::once(words.get(Tui::Person));
    let levels = (1..=Level::MAX.number()).map(|level| words.get(Tui::EngineAt { level }));
    person.chain(levels).collect()
}

fn index_of(player: Player) -> usize {
    player
        .level()
        .map_or(0, |level| usize::from(level.number()))
}

fn player_at(index: usize) -> Player {
    match u8::try_from(index) {
        Ok(level @ 1..) => Player::Engine(Level::new(level)),
        _ => Player::Human,
    }
}

/// Asks who plays a side, and says how long a move of the engine may take. Whether that changed.
fn player(ui: &mut Ui, words: &Words, color: Color, chosen: &mut usize, names: &[String]) -> bool {
    let changed = words.choice(ui, &words.get(Game::Color { color }), chosen, names);
    if let Some(time) = move_may_take(player_at(*chosen)) {
        words.muted(ui, &words.get(time));
    }
    changed
}

/// Who plays which side, in the middle of a game: every change counts at once.
pub fn players(ui: &mut Ui, scene: &Scene, asks: &mut Vec<Ask>) {
    let words = scene.words;
    let names = player_names(&words);
    for color in Color::BOTH {
        let mut chosen = index_of(scene.view.sides[color].player);
        if player(ui, &words, color, &mut chosen, &names) {
            let command = Command::SetPlayer(color, player_at(chosen));
            asks.push(Ask::Do(command));
        }
    }
}

impl NewGameForm {
    /// With what the last new game was begun with.
    pub fn new(settings: &Settings) -> NewGameForm {
        let last = settings.new_game;
        let control = last.controls.black.or(last.controls.white);
        let seconds = |time: Duration| u32::try_from(time.as_secs()).unwrap_or(3600);
        let (clock, seconds, periods) = match control {
            None => (0, 10, 3),
            Some(TimeControl::SuddenDeath { .. }) => (1, 10, 3),
            Some(TimeControl::Increment { increment, .. }) => (2, seconds(increment), 3),
            Some(TimeControl::ByoYomi {
                period, periods, ..
            }) => (3, seconds(period), periods.into()),
            Some(TimeControl::PerMove { time }) => (4, seconds(time), 3),
        };
        let minutes = |control: Option<TimeControl>| match control {
            None | Some(TimeControl::PerMove { .. }) => 5,
            Some(
                TimeControl::SuddenDeath { main }
                | TimeControl::Increment { main, .. }
                | TimeControl::ByoYomi { main, .. },
            ) => u32::try_from(main.as_secs() / 60).unwrap_or(600),
        };
        NewGameForm {
            players: Sides::from_fn(|color| index_of(last.players[color])),
            start: 0,
            corners: 1,
            plies: 8,
            rules: 0,
            clock,
            minutes: Sides::from_fn(|color| minutes(last.controls[color])),
            seconds,
            periods,
        }
    }

    /// Draws it.
    pub fn show(&mut self, ui: &mut Ui, scene: &Scene, asks: &mut Vec<Ask>) {
        let words = scene.words;
        let all = |texts: &[Tui]| -> Vec<String> {
            texts.iter().map(|text| words.get(text.clone())).collect()
        };
        let names = player_names(&words);
        for color in Color::BOTH {
            player(ui, &words, color, &mut self.players[color], &names);
        }
        let handicap = |color| Tui::StartHandicap {
            corners: self.corners,
            color,
        };
        let starts = all(&[
            Tui::StartStandard,
            Tui::StartRandom,
            Tui::StartListed,
            handicap(Color::Black),
            handicap(Color::White),
            Tui::StartShown,
        ]);
        words.choice(ui, &words.get(Tui::Start), &mut self.start, &starts);
        match self.start {
            1 => {
                let most = u32::from(Start::MAX_RANDOM);
                let name = words.get(huri_i18n::text::Gui::RandomPlies);
                words.number(ui, &name, &mut self.plies, 1..=most);
            }
            3 | 4 => {
                let name = words.get(huri_i18n::text::Gui::Corners);
                words.number(ui, &name, &mut self.corners, 1..=4);
            }
            _ => {}
        }
        let rules = all(&[Tui::RulesStandard, Tui::RulesTabletop, Tui::RulesAnti]);
        words.choice(ui, &words.get(Tui::Rules), &mut self.rules, &rules);
        let clocks = all(&[
            Tui::ClockNone,
            Tui::ClockSuddenDeath,
            Tui::ClockIncrement,
            Tui::ClockByoYomi,
            Tui::ClockPerMove,
        ]);
        words.choice(ui, &words.get(Tui::Clock), &mut self.clock, &clocks);
        if matches!(self.clock, 1..=3) {
            for color in Color::BOTH {
                let name = words.get(Tui::ClockMinutes { color });
                words.number(ui, &name, &mut self.minutes[color], 0..=600);
            }
        }
        if matches!(self.clock, 2..=4) {
            let name = words.get(Tui::ClockSeconds);
            words.number(ui, &name, &mut self.seconds, 1..=3600);
        }
        if self.clock == 3 {
            let name = words.get(Tui::ClockPeriods);
            words.number(ui, &name, &mut self.periods, 1..=60);
        }
        ui.add_space(8.0);
        if words.button(ui, Tui::NewGameButton).clicked() {
            let command = Command::NewGame(Box::new(self.filled(scene)));
            asks.push(Ask::DoAndClose(command));
        }
    }

    /// The new game as chosen.
    fn filled(&self, scene: &Scene) -> NewGame {
        let seconds = Duration::from_secs(self.seconds.into());
        let control = |color| {
            let main = Duration::from_secs(60 * u64::from(self.minutes[color]));
            Some(match self.clock {
                1 => TimeControl::SuddenDeath { main },
                2 => TimeControl::Increment {
                    main,
                    increment: seconds,
                },
                3 => TimeControl::ByoYomi {
                    main,
                    period: seconds,
                    periods: u16::try_from(self.periods).unwrap_or(1),
                },
                4 => TimeControl::PerMove { time: seconds },
                _ => return None,
            })
        };
        let corners = u8::try_from(self.corners).unwrap_or(1);
        NewGame {
            players: Sides::from_fn(|color| player_at(self.players[color])),
            controls: Sides::from_fn(control),
            start: match self.start {
                1 => Start::Random {
                    n_plies: u8::try_from(self.plies).unwrap_or(8),
                    window: Some(3),
                },
                2 => Start::Listed,
                3 => Start::Handicap {
                    corners,
                    to: Color::Black,
                },
                4 => Start::Handicap {
                    corners,
                    to: Color::White,
                },
                5 => Start::Position(scene.view.position),
                _ => Start::Standard,
            },
            rules: RULES[self.rules.min(RULES.len() - 1)],
        }
    }
}
