//! [`TagsForm`]: names, event, date and so on.

use huri_core::Color;
use huri_core::game::{Date, Tags};
use huri_i18n::Texts;
use huri_i18n::text::{Common, Tui};

use crate::form::{Field, Form, Value};
use crate::line_edit::LineEdit;

/// A tag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tag {
    /// A player's name.
    Name(Color),
    /// A player's rating.
    Rating(Color),
    /// The tournament or match.
    Event,
    /// The round.
    Round,
    /// Where.
    Place,
    /// When.
    Date,
}

/// Names, event, date and so on.
pub type TagsForm = Form<Tag>;

/// The form with the tags of now.
pub fn form(texts: &Texts, tags: &Tags) -> TagsForm {
    let date = tags.date.map(|date| date.to_string()).unwrap_or_default();
    let field = |id, label: Tui, text: &str| Field {
        id,
        label: texts.get(label),
        value: Value::Text(LineEdit::new(text)),
    };
    let name = |color| Tui::TagName { color };
    let rating = |color| Tui::TagRating { color };
    let (black, white) = (Color::Black, Color::White);
    Form::new(
        texts.get(Common::Ok),
        vec![
            field(Tag::Name(black), name(black), &tags.black.name),
            field(Tag::Rating(black), rating(black), &tags.black.rating),
            field(Tag::Name(white), name(white), &tags.white.name),
            field(Tag::Rating(white), rating(white), &tags.white.rating),
            field(Tag::Event, Tui::TagEvent, &tags.event),
            field(Tag::Round, Tui::TagRound, &tags.round),
            field(Tag::Place, Tui::TagPlace, &tags.place),
            field(Tag::Date, Tui::TagDate, &date),
        ],
    )
}

/// The tags with what was filled in; none when the date is no date.
pub fn filled(form: &TagsForm, mut tags: Tags) -> Option<Tags> {
    let text = |tag| form.text(tag).to_owned();
    for color in Color::BOTH {
        let player = tags.player_mut(color);
        player.name = text(Tag::Name(color));
        player.rating = text(Tag::Rating(color));
    }
    tags.event = text(Tag::Event);
    tags.round = text(Tag::Round);
    tags.place = text(Tag::Place);
    tags.date = match form.text(Tag::Date) {
        "" => None,
        text => Some(date(text)?),
    };
    Some(tags)
}

/// Reads `1986`, `1986-04` or `1986-04-27`, with a year of up to four digits.
fn date(text: &str) -> Option<Date> {
    Date::read(text).filter(|date| (1..=9999).contains(&date.year))
}

#[cfg(test)]
mod tests {
    use super::*;

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
