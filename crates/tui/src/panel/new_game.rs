//! [`NewGameForm`]: players, start, rules and clocks of a new game.

use huri_core::{Color, Position};
use huri_i18n::text::{Game, Tui};
use huri_i18n::{Text, Texts};
use huri_session::Player;
use huri_session::clock::{Figures, Kind};
use huri_session::player::Sides;
use huri_session::settings::Settings;
use huri_session::start::{NewGame, Start};

use super::players;
use crate::form::{Field, Form, Value};

/// A choice for a new game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Who plays a side.
    Player(Color),
    /// From where.
    Start,
    /// By which rules.
    Rules,
    /// Which kind of clock.
    Clock,
    /// Minutes for a side.
    Minutes(Color),
    /// Seconds: the bonus, the period, or the time for a move.
    Seconds,
    /// How many periods.
    Periods,
}

/// Players, start, rules and clocks.
pub type NewGameForm = Form<Choice>;

/// The kinds of start, in the order of the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum StartKind {
    Standard,
    Random,
    Listed,
    Handicap(u8, Color),
    Shown,
}

const STARTS: [StartKind; 12] = [
    StartKind::Standard,
    StartKind::Random,
    StartKind::Listed,
    StartKind::Handicap(1, Color::Black),
    StartKind::Handicap(2, Color::Black),
    StartKind::Handicap(3, Color::Black),
    StartKind::Handicap(4, Color::Black),
    StartKind::Handicap(1, Color::White),
    StartKind::Handicap(2, Color::White),
    StartKind::Handicap(3, Color::White),
    StartKind::Handicap(4, Color::White),
    StartKind::Shown,
];

/// The form, with what the last new game was begun with.
pub fn form(texts: &Texts, settings: &Settings) -> NewGameForm {
    let last = settings.new_game;
    let field = |id, label, value| Field { id, label, value };
    let start = |start: &StartKind| match *start {
        StartKind::Standard => texts.get(Tui::StartStandard),
        StartKind::Random => texts.get(Tui::StartRandom),
        StartKind::Listed => texts.get(Tui::StartListed),
        StartKind::Handicap(corners, color) => texts.get(Tui::StartHandicap {
            corners: u32::from(corners),
            color,
        }),
        StartKind::Shown => texts.get(Tui::StartShown),
    };
    let figures = Figures::of(last.controls);
    let kind = Kind::ALL.iter().position(|kind| *kind == figures.kind);
    let minutes = |color: Color| {
        let label = texts.get(Tui::ClockMinutes { color });
        field(
            Choice::Minutes(color),
            label,
            Value::number(figures.minutes[color], 0..=600, 1),
        )
    };
    let player = |color| {
        let label = texts.get(Game::Color { color });
        field(
            Choice::Player(color),
            label,
            players::choice(texts, last.players[color]),
        )
    };
    Form::new(
        texts.get(Tui::NewGameButton),
        vec![
            player(Color::Black),
            player(Color::White),
            field(
                Choice::Start,
                texts.get(Tui::Start),
                Value::choice(STARTS.iter().map(start), 0),
            ),
            field(
                Choice::Rules,
                texts.get(Tui::Rules),
                Value::choice(NewGame::RULES.map(|rules| texts.get(Text::from(rules))), 0),
            ),
            field(
                Choice::Clock,
                texts.get(Tui::Clock),
                Value::choice(
                    Kind::ALL.map(|kind| texts.get(Text::from(kind))),
                    kind.unwrap_or(0),
                ),
            ),
            minutes(Color::Black),
            minutes(Color::White),
            field(
                Choice::Seconds,
                texts.get(Tui::ClockSeconds),
                Value::number(figures.seconds, 1..=3600, 1),
            ),
            field(
                Choice::Periods,
                texts.get(Tui::ClockPeriods),
                Value::number(figures.periods, 1..=60, 1),
            ),
        ],
    )
}

/// The new game of the form; `shown` is the position on the board.
pub fn filled(form: &NewGameForm, shown: Position) -> NewGame {
    let figures = Figures {
        kind: Kind::ALL[form.chosen(Choice::Clock).min(Kind::ALL.len() - 1)],
        minutes: Sides::from_fn(|color| form.number(Choice::Minutes(color))),
        seconds: form.number(Choice::Seconds),
        periods: form.number(Choice::Periods),
    };
    let rules = form.chosen(Choice::Rules).min(NewGame::RULES.len() - 1);
    let player = |color| -> Player { players::chosen(form.chosen(Choice::Player(color))) };
    NewGame {
        players: Sides::from_fn(player),
        controls: figures.controls(),
        start: match STARTS[form.chosen(Choice::Start).min(STARTS.len() - 1)] {
            StartKind::Standard => Start::Standard,
            StartKind::Random => Start::Random {
                n_plies: 8,
                window: Some(3),
            },
            StartKind::Listed => Start::Listed,
            StartKind::Handicap(corners, to) => Start::Handicap { corners, to },
            StartKind::Shown => Start::Position(shown),
        },
        rules: NewGame::RULES[rules],
    }
}

/// The player of the field in focus, if it is one for players.
pub fn player(form: &NewGameForm) -> Option<Player> {
    let id = form.fields[form.focus()?].id;
    matches!(id, Choice::Player(_)).then(|| players::chosen(form.chosen(id)))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use huri_core::game::Rules;
    use huri_i18n::Language;
    use huri_session::clock::TimeControl;

    use super::*;

    #[test]
    fn the_form_begins_with_the_last_choices() {
        let mut settings = Settings::default();
        let control = TimeControl::ByoYomi {
            main: Duration::from_secs(120),
            period: Duration::from_secs(20),
            periods: 5,
        };
        settings.new_game.controls.white = Some(control);
        let form = form(&Texts::new(Language::English), &settings);
        let new_game = filled(&form, Position::START);
        assert_eq!(new_game.players, settings.new_game.players);
        assert_eq!(new_game.controls.white, Some(control));
        assert_eq!(new_game.start, Start::Standard);
        assert_eq!(new_game.rules, Rules::Standard);
    }
}
