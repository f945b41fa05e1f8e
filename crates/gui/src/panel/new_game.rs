//! [`NewGameForm`]: players, start, rules and clocks of a new game.

use eframe::egui::Ui;
use huri_core::Color;
use huri_i18n::Text;
use huri_i18n::facts::{move_may_take, player_to_choose};
use huri_i18n::text::{Game, Tui};
use huri_session::clock::{Figures, Kind};
use huri_session::player::Sides;
use huri_session::start::{NewGame, Start};
use huri_session::{Command, Player, Settings};

use crate::ask::Ask;
use crate::scene::Scene;
use crate::words::Words;

/// Players, start, rules and clocks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGameForm {
    players: Sides<usize>,
    start: usize,
    corners: u32,
    plies: u32,
    rules: usize,
    clocks: Figures,
}

/// A choice of 31: a person, and the engine's levels.
fn player_names(words: &Words) -> Vec<String> {
    let players = Player::all().map(|player| words.get(player_to_choose(player)));
    players.collect()
}

fn player_at(index: usize) -> Player {
    Player::of_number(u8::try_from(index).unwrap_or(0))
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
        let mut chosen = usize::from(scene.view.sides[color].player.number());
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
        NewGameForm {
            players: Sides::from_fn(|color| last.players[color].number().into()),
            start: 0,
            corners: 1,
            plies: 8,
            rules: 0,
            clocks: Figures::of(last.controls),
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
        let rules = NewGame::RULES.map(|rules| words.get(Text::from(rules)));
        words.choice(ui, &words.get(Tui::Rules), &mut self.rules, &rules);
        let clocks = &mut self.clocks;
        let kinds = Kind::ALL.map(|kind| words.get(Text::from(kind)));
        let kind = Kind::ALL.iter().position(|kind| *kind == clocks.kind);
        let mut kind = kind.unwrap_or(0);
        words.choice(ui, &words.get(Tui::Clock), &mut kind, &kinds);
        clocks.kind = Kind::ALL[kind];
        if clocks.kind.has_minutes() {
            for color in Color::BOTH {
                let name = words.get(Tui::ClockMinutes { color });
                words.number(ui, &name, &mut clocks.minutes[color], 0..=600);
            }
        }
        if clocks.kind.has_seconds() {
            let name = words.get(Tui::ClockSeconds);
            words.number(ui, &name, &mut clocks.seconds, 1..=3600);
        }
        if clocks.kind == Kind::ByoYomi {
            let name = words.get(Tui::ClockPeriods);
            words.number(ui, &name, &mut clocks.periods, 1..=60);
        }
        ui.add_space(8.0);
        if words.button(ui, Tui::NewGameButton).clicked() {
            let command = Command::NewGame(Box::new(self.filled(scene)));
            asks.push(Ask::DoAndClose(command));
        }
    }

    /// The new game as chosen.
    fn filled(&self, scene: &Scene) -> NewGame {
        let corners = u8::try_from(self.corners).unwrap_or(1);
        NewGame {
            players: Sides::from_fn(|color| player_at(self.players[color])),
            controls: self.clocks.controls(),
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
            rules: NewGame::RULES[self.rules.min(NewGame::RULES.len() - 1)],
        }
    }
}
