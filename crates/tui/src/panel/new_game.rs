//! [`NewGameForm`]: players, start, rules and clocks of a new game.

use std::time::Duration;

use huri_core::game::Rules;
use huri_core::{Color, Position};
use huri_i18n::Texts;
use huri_i18n::text::{Game, Tui};
use huri_session::Player;
use huri_session::clock::TimeControl;
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

const RULES: [Rules; 3] = [Rules::Standard, Rules::Tabletop, Rules::Anti];

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
    let rules = [Tui::RulesStandard, Tui::RulesTabletop, Tui::RulesAnti];
    let clocks = [
        Tui::ClockNone,
        Tui::ClockSuddenDeath,
        Tui::ClockIncrement,
        Tui::ClockByoYomi,
        Tui::ClockPerMove,
    ];
    let control = last.controls.black.or(last.controls.white);
    let (seconds, periods) = details(control);
    let minutes = |color: Color| {
        let main = main(last.controls[color]);
        let label = texts.get(Tui::ClockMinutes { color });
        field(
            Choice::Minutes(color),
            label,
            Value::number(main, 0..=600, 1),
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
                Value::choice(rules.map(|text| texts.get(text)), 0),
            ),
            field(
                Choice::Clock,
                texts.get(Tui::Clock),
                Value::choice(clocks.map(|text| texts.get(text)), kind(control)),
            ),
            minutes(Color::Black),
            minutes(Color::White),
            field(
                Choice::Seconds,
                texts.get(Tui::ClockSeconds),
                Value::number(seconds, 1..=3600, 1),
            ),
            field(
                Choice::Periods,
                texts.get(Tui::ClockPeriods),
                Value::number(periods, 1..=60, 1),
            ),
        ],
    )
}

/// The new game of the form; `shown` is the position on the board.
pub fn filled(form: &NewGameForm, shown: Position) -> NewGame {
    let control = |color| {
        let minutes = u64::from(form.number(Choice::Minutes(color)));
        let main = Duration::from_secs(60 * minutes);
        let seconds = Duration::from_secs(u64::from(form.number(Choice::Seconds)));
        Some(match form.chosen(Choice::Clock) {
            1 => TimeControl::SuddenDeath { main },
            2 => TimeControl::Increment {
                main,
                increment: seconds,
            },
            3 => TimeControl::ByoYomi {
                main,
                period: seconds,
                periods: u16::try_from(form.number(Choice::Periods)).unwrap_or(1),
            },
            4 => TimeControl::PerMove { time: seconds },
            _ => return None,
        })
    };
    let player = |color| -> Player { players::chosen(form.chosen(Choice::Player(color))) };
    NewGame {
        players: Sides::from_fn(player),
        controls: Sides::from_fn(control),
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
        rules: RULES[form.chosen(Choice::Rules).min(RULES.len() - 1)],
    }
}

/// The player of the field in focus, if it is one for players.
pub fn player(form: &NewGameForm) -> Option<Player> {
    let id = form.fields[form.focus()?].id;
    matches!(id, Choice::Player(_)).then(|| players::chosen(form.chosen(id)))
}

fn kind(control: Option<TimeControl>) -> usize {
    match control {
        None => 0,
        Some(TimeControl::SuddenDeath { .. }) => 1,
        Some(TimeControl::Increment { .. }) => 2,
        Some(TimeControl::ByoYomi { .. }) => 3,
        Some(TimeControl::PerMove { .. }) => 4,
    }
}

/// Minutes of the main time; 5 where there is none yet.
fn main(control: Option<TimeControl>) -> u32 {
    let main = match control {
        None | Some(TimeControl::PerMove { .. }) => return 5,
        Some(TimeControl::SuddenDeath { main })
        | Some(TimeControl::Increment { main, .. })
        | Some(TimeControl::ByoYomi { main, .. }) => main,
    };
    u32::try_from(main.as_secs() / 60).unwrap_or(600)
}

/// Seconds and periods; 10 and 3 where there are none yet.
fn details(control: Option<TimeControl>) -> (u32, u32) {
    let seconds = |time: Duration| u32::try_from(time.as_secs()).unwrap_or(3600);
    match control {
        None | Some(TimeControl::SuddenDeath { .. }) => (10, 3),
        Some(TimeControl::Increment { increment, .. }) => (seconds(increment), 3),
        Some(TimeControl::PerMove { time }) => (seconds(time), 3),
        Some(TimeControl::ByoYomi {
            period, periods, ..
        }) => (seconds(period), periods.into()),
    }
}

#[cfg(test)]
mod tests {
    use huri_i18n::Language;

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
