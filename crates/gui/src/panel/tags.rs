//! [`TagsForm`]: names, event, date, result and whatever else a record says of its game.

use eframe::egui::{Key, Ui};
use huri_core::game::{Date, Tags};
use huri_core::outcome::Ending;
use huri_core::{Color, Outcome};
use huri_i18n::text::{Common, Gui, Tui};
use huri_session::Command;

use crate::ask::Ask;
use crate::scene::Scene;

/// The tags as they are being filled in.
#[derive(Clone, PartialEq, Debug)]
pub struct TagsForm {
    tags: Tags,
    date: String,
    /// Black's and White's discs, as in 34-30.
    result: String,
    /// Whether the result is not for anybody to say: the moves or the game in play do.
    result_stands: bool,
    problem: Option<Gui>,
    is_new: bool,
}

impl TagsForm {
    /// With the tags of now.
    pub fn new(scene: &Scene) -> TagsForm {
        let game = scene.session.game();
        let tags = game.tags.clone();
        let by_moves = game.position(game.end()).is_over();
        let result = game.outcome().map(|outcome| {
            let (black, white) = outcome.discs();
            format!("{black}-{white}")
        });
        TagsForm {
            date: tags.date.map(|date| date.to_string()).unwrap_or_default(),
            result: result.unwrap_or_default(),
            result_stands: by_moves || scene.view.live.is_some(),
            tags,
            problem: None,
            is_new: true,
        }
    }

    /// Draws it.
    pub fn show(&mut self, ui: &mut Ui, scene: &Scene, asks: &mut Vec<Ask>) {
        let words = scene.words;
        let mut entered = false;
        let enter = |ui: &Ui| ui.input(|input| input.key_pressed(Key::Enter));
        for color in Color::BOTH {
            let player = self.tags.player_mut(color);
            let name = words.get(Tui::TagName { color });
            let field = words.field(ui, &name, &mut player.name);
            if std::mem::take(&mut self.is_new) {
                field.request_focus();
            }
            entered |= field.lost_focus() && enter(ui);
            let name = words.get(Tui::TagRating { color });
            let field = words.field(ui, &name, &mut player.rating);
            entered |= field.lost_focus() && enter(ui);
            ui.add_space(4.0);
        }
        for (name, text) in [
            (Tui::TagEvent, &mut self.tags.event),
            (Tui::TagRound, &mut self.tags.round),
            (Tui::TagPlace, &mut self.tags.place),
            (Tui::TagDate, &mut self.date),
            (Tui::Clock, &mut self.tags.time_control),
        ] {
            let field = words.field(ui, &words.get(name), text);
            entered |= field.lost_focus() && enter(ui);
        }
        let name = words.get(Gui::Outcome);
        ui.add_enabled_ui(!self.result_stands, |ui| {
            let field = words.field(ui, &name, &mut self.result);
            entered |= field.lost_focus() && enter(ui);
        });
        ui.add_space(8.0);
        self.others(ui, scene);
        if let Some(problem) = &self.problem {
            words.styled(ui, &words.get(problem.clone()), 14.0, scene.tones.losses[2]);
        }
        ui.add_space(8.0);
        if words.button(ui, Common::Ok).clicked() || entered {
            match self.filled() {
                Ok(tags) => asks.push(Ask::DoAndClose(Command::SetTags(Box::new(tags)))),
                Err(problem) => self.problem = Some(problem),
            }
        }
    }

    /// Tags without a place of their own.
    fn others(&mut self, ui: &mut Ui, scene: &Scene) {
        let words = scene.words;
        words.muted(ui, &words.get(Gui::OtherTags));
        let mut removed = None;
        for (index, (name, value)) in self.tags.other.iter_mut().enumerate() {
            words.line(ui, 28.0, |ui| {
                let label = words.get(Gui::TagKey);
                let response = words.line_edit_in(ui, name, "", 96.0);
                named_field(&response, &label, name);
                let room = (ui.available_width() - 96.0).max(60.0);
                let response = words.line_edit_in(ui, value, "", room);
                named_field(&response, name, value);
                if words.button(ui, Gui::Remove).clicked() {
                    removed = Some(index);
                }
            });
        }
        if let Some(index) = removed {
            self.tags.other.remove(index);
        }
        if words.button(ui, Gui::AddTag).clicked() {
            self.tags.other.push((String::new(), String::new()));
        }
    }

    /// The tags with what was filled in, or what is wrong.
    fn filled(&self) -> Result<Tags, Gui> {
        let mut tags = self.tags.clone();
        tags.other.retain(|(name, _)| !name.trim().is_empty());
        tags.date = match self.date.trim() {
            "" => None,
            text => Some(date(text).ok_or(Gui::NoDate)?),
        };
        if !self.result_stands {
            let ending = tags.outcome.map(|outcome| outcome.ending);
            tags.outcome = match self.result.trim() {
                "" => None,
                text => Some(Outcome {
                    score: score(text).ok_or(Gui::NoResult)?,
                    ending: ending.unwrap_or(Ending::Adjudication),
                }),
            };
        }
        Ok(tags)
    }
}

fn named_field(response: &eframe::egui::Response, name: &str, value: &str) {
    let info = || {
        let mut info = eframe::egui::WidgetInfo::text_edit(true, value, value, "");
        info.label = Some(name.to_owned());
        info
    };
    response.widget_info(info);
}

/// Reads `1986`, `1986-04` or `1986-04-27`, with a year of up to four digits.
fn date(text: &str) -> Option<Date> {
    Date::read(text).filter(|date| (1..=9999).contains(&date.year))
}

/// Reads `34-30`, with any dash, as a difference for Black.
fn score(text: &str) -> Option<i8> {
    let (black, white) = text.split_once(['-', '–', ':'])?;
    let discs = |text: &str| {
        text.trim()
            .parse()
            .ok()
            .filter(|discs| (0..=64).contains(discs))
    };
    let (black, white): (i8, i8) = (discs(black)?, discs(white)?);
    (black + white <= 64).then_some(black - white)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_discs_of_both() {
        assert_eq!(score("34-30"), Some(4));
        assert_eq!(score(" 0 – 64 "), Some(-64));
        for text in ["34", "34-31", "65-0", "x-y", "-3", ""] {
            assert_eq!(score(text), None, "{text}");
        }
    }

    #[test]
    fn dates_may_be_known_in_part() {
        for text in ["1986", "1986-04", "1986-04-27"] {
            assert_eq!(date(text).unwrap().to_string(), text);
        }
        for text in ["", "4/27", "1986-13", "1986-04-27-1", "0", "x"] {
            assert_eq!(date(text), None, "{text}");
        }
    }
}
