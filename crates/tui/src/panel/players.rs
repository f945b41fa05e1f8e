//! [`PlayersForm`]: who plays which side, in the middle of a game.

use huri_core::Color;
use huri_i18n::Texts;
use huri_i18n::facts::player_to_choose;
use huri_i18n::text::{Common, Game};
use huri_session::player::Sides;
use huri_session::{Command, Player};

use super::Request;
use crate::form::{Answer, Field, Form, Value};
use crate::input::Press;

/// A side's player: a person or the engine at a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Side(pub Color);

/// Who plays which side.
pub type PlayersForm = Form<Side>;

/// A choice of 31: a person, and the engine's levels.
pub fn choice(texts: &Texts, player: Player) -> Value {
    let players = Player::all().map(|player| texts.get(player_to_choose(player)));
    Value::choice(players, player.number().into())
}

/// The player of such a choice.
pub fn chosen(choice: usize) -> Player {
    Player::of_number(u8::try_from(choice).unwrap_or(0))
}

/// The form with the players of now.
pub fn form(texts: &Texts, players: Sides<Player>) -> PlayersForm {
    let field = |color| Field {
        id: Side(color),
        label: texts.get(Game::Color { color }),
        value: choice(texts, players[color]),
    };
    Form::new(texts.get(Common::Close), Color::BOTH.map(field).to_vec())
}

/// The player of the field in focus.
pub fn player(form: &PlayersForm) -> Option<Player> {
    let id = form.fields[form.focus()?].id;
    Some(chosen(form.chosen(id)))
}

/// Takes a key: every change counts at once.
pub fn press(form: &mut PlayersForm, press: Press, is_rtl: bool) -> Option<Request> {
    match form.press(press, is_rtl) {
        Answer::Done => Some(Request::Close),
        Answer::Changed => {
            let color = form.focus().map(|index| form.fields[index].id.0)?;
            let player = chosen(form.chosen(Side(color)));
            Some(Request::CommandKeeping(Command::SetPlayer(color, player)))
        }
        _ => None,
    }
}
