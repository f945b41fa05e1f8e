//! The status line: what happened or what to do; and the keys of the moment.

use std::time::Duration;

use huri_core::game::Rules;
use huri_i18n::text::{Game, Session, Tui};
use huri_i18n::{Text, bidi};
use huri_session::keys::Key;
use huri_session::pacing::Shown;
use huri_session::view::{Message, Stage};
use huri_session::{Action, Keymap, View};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::{Button, Targets};
use crate::layout::GameLayout;
use crate::pen::{Pen, Span, path_in, width};
use crate::ui::Ui;

/// What the status line says.
enum Words {
    /// A message, in which a long path can be named more shortly.
    Message(Text),
    /// Anything else.
    Plain(String),
}

impl Words {
    fn in_cells(&self, pen: &Pen, area: Rect) -> String {
        match self {
            Words::Message(text) => in_cells(pen, text, area),
            Words::Plain(words) => words.clone(),
        }
    }
}

/// Draws the status line: a refusal, the last notice, or what to do now. What is long goes on in
/// the row of the keys, where there is one; the room that is left to these.
pub fn draw(pen: &mut Pen, layout: GameLayout, view: &View, ui: &Ui) -> Option<Rect> {
    let (words, style) = said(pen, layout, view, ui);
    let Some(keys) = layout.keys else {
        let words = words.in_cells(pen, layout.status);
        pen.line(layout.status, &[Span::new(words, style)]);
        return None;
    };
    let words = words.in_cells(pen, layout.status.union(keys));
    let mut lines = bidi::wrap(&words, layout.status.width.into()).into_iter();
    let first = lines.next().unwrap_or_default();
    pen.line(layout.status, &[Span::new(first, style)]);
    let rest = lines.collect::<Vec<_>>().join(" ");
    if rest.is_empty() {
        return Some(keys);
    }
    let used = width(&rest) + GAP.len() as u16;
    pen.line(keys, &[Span::new(rest, style)]);
    let left = keys.width.checked_sub(used)?;
    let x = if pen.is_rtl() { keys.x } else { keys.x + used };
    Some(Rect {
        x,
        width: left,
        ..keys
    })
}

/// What the status line says, and how it looks.
fn said(pen: &Pen, layout: GameLayout, view: &View, ui: &Ui) -> (Words, Style) {
    let theme = pen.theme;
    if let Some(letter) = ui.typed {
        return (Words::Plain(format!("{letter}_")), theme.strong());
    }
    if let Some(said) = ui.said.as_ref().filter(|said| said.is_current(view)) {
        return (Words::Message(said.text.clone()), theme.error());
    }
    if let Some(result) = view.result {
        return (Words::Plain(result_words(pen, ui, result)), theme.strong());
    }
    if let Some(message) = notice(view) {
        return (Words::Message(message.into()), theme.text());
    }
    if layout.margin.is_none() && !view.comment.is_empty() {
        // Beside the board it has a place of its own.
        let style = theme.text().add_modifier(Modifier::ITALIC);
        return (Words::Plain(view.comment.replace('\n', " ")), style);
    }
    let text = resume_offer(view, ui).unwrap_or_else(|| prompt(view));
    (Words::Message(text), theme.text())
}

/// A message in an area: where it has no room, a file that it names is named more shortly.
pub fn in_cells(pen: &Pen, text: &Text, area: Rect) -> String {
    let words = pen.texts.get(text.clone());
    let room = area.width.saturating_mul(area.height);
    let surplus = width(&words).saturating_sub(room);
    if surplus == 0 {
        return words;
    }
    // Lines end where words do, not where the area does.
    let lost = (area.height - 1).saturating_mul(area.width / 4);
    let shorter = text.clone().with_file(|file| {
        let room = width(file).saturating_sub(surplus + lost);
        path_in(file, room, pen.more())
    });
    pen.texts.get(shorter)
}

/// How long a notice stands.
const NOTICE: Duration = Duration::from_secs(8);

/// The last notice that says more than the board does.
fn notice(view: &View) -> Option<&Message> {
    let notice = view
        .notices
        .last()
        .filter(|notice| view.now < notice.at + NOTICE)?;
    (!matches!(notice.message, Message::Over(_))).then_some(&notice.message)
}

/// Until when the notice stands that is shown, if one is.
pub fn until(view: &View) -> Option<Duration> {
    let until = view.notices.last()?.at + NOTICE;
    (view.now < until).then_some(until)
}

/// The result: who won and by how much, and the discs on the board where they differ.
fn result_words(pen: &Pen, ui: &Ui, result: huri_session::view::Result) -> String {
    let texts = pen.texts;
    let mut words = texts.get(Text::from(result.outcome));
    if ui.tags.rules == Rules::Anti {
        let winner = match result.winner {
            Some(color) => texts.get(Tui::AntiWinner { color }),
            None => texts.get(Tui::AntiDraw),
        };
        words = winner;
    }
    let discs = result.discs;
    if discs.black + discs.white < 64 && result.outcome.ending == huri_core::outcome::Ending::Rules
    {
        let on_board = texts.get(Tui::OnBoard {
            black: discs.black,
            white: discs.white,
        });
        words = format!("{words}  ({on_board})");
    }
    words
}

/// That the last game can be gone on with, before a new one has begun.
fn resume_offer(view: &View, ui: &Ui) -> Option<Text> {
    let offers = view.stage == Stage::Place && view.ply == 0 && view.can_resume;
    offers.then(|| {
        let key = key_of(&ui.keymap, Action::FetchBack);
        Tui::PromptResume { key }.into()
    })
}

fn prompt(view: &View) -> Text {
    let color = view.position.turn();
    match view.stage {
        Stage::Place if view.ply == 0 => Tui::PromptFirst.into(),
        Stage::Place => Game::ToMove { color }.into(),
        Stage::Turn => Tui::PromptTurn.into(),
        Stage::ConfirmPass => Game::MustPass { color }.into(),
        Stage::Passing => {
            let color = match view.shown {
                Some(Shown::Passing { color, .. }) => color,
                _ => color,
            };
            Game::MustPass { color }.into()
        }
        Stage::Engine => Tui::PromptEngine { color }.into(),
        Stage::Paused => Session::Paused.into(),
        Stage::Over => Game::GameOver.into(),
        Stage::Beside => Tui::PromptBeside.into(),
        Stage::Looking => Tui::PromptLooking.into(),
        Stage::Editing => Tui::PromptEditing { color }.into(),
    }
}

/// What stands between two keys and their words.
const GAP: &str = "   ";

/// A key and what it does now.
pub struct KeyHint {
    /// The key's name.
    pub key: String,
    /// What it does.
    pub words: String,
}

impl KeyHint {
    fn width(&self) -> u16 {
        width(&self.key) + 1 + width(&self.words)
    }
}

/// Draws the keys that matter now.
pub fn keys(pen: &mut Pen, area: Rect, view: &View, ui: &Ui, targets: &mut Targets) {
    let mut hints = Vec::new();
    let mut buttons = Vec::new();
    let mut add = |key: String, words: Text, button| {
        let words = pen.texts.get(words);
        hints.push(KeyHint { key, words });
        buttons.push(button);
    };
    if view.stage == Stage::Editing {
        for (key, words) in [
            (Key::Enter, Tui::EditAccept),
            (Key::Escape, Tui::EditCancel),
            (Key::Space, Tui::EditCycle),
            (Key::Tab, Tui::EditTurn),
            (Key::Delete, Tui::EditClear),
            (Key::Insert, Tui::EditStart),
            (Key::Char('R'), Tui::EditRotate),
            (Key::Char('M'), Tui::EditMirror),
            (Key::Char('X'), Tui::EditSwap),
        ] {
            add(key.to_string(), words.into(), Button::Press(key));
        }
    } else {
        // Who is told to say that he is done must see by which key.
        let (before, after) = match view.stage {
            Stage::Turn => of_the_moment(view).split_at(1),
            _ => (&[][..], of_the_moment(view)),
        };
        let act = |add: &mut dyn FnMut(String, Text, Button), actions: &[Action]| {
            for &action in actions {
                let key = key_of(&ui.keymap, action);
                add(key, action.into(), Button::Act(action));
            }
        };
        act(&mut add, before);
        let menu = Key::Escape;
        add(menu.to_string(), Tui::Menu.into(), Button::Press(menu));
        act(&mut add, after);
    }
    // Behind a long text there may be no room even for the first.
    let has_room = hints
        .first()
        .is_some_and(|first| first.width() <= area.width);
    if !has_room {
        return;
    }
    for (index, cells) in key_row(pen, area, &hints) {
        targets.buttons.push((cells, buttons[index]));
    }
}

/// Writes keys with what they do, the most needed first, as many as fit in whole. Which ones
/// stand in which cells.
pub fn key_row(pen: &mut Pen, area: Rect, hints: &[KeyHint]) -> Vec<(usize, Rect)> {
    let theme = pen.theme;
    let mut spans = Vec::new();
    let mut room = area.width;
    for KeyHint { key, words } in hints {
        let key = Span::new(format!("{key} "), theme.strong());
        let words = Span::new(words.as_str(), theme.muted());
        // Half a word helps nobody, but the first key must be there.
        let width = key.width() + words.width();
        if width > room && !spans.is_empty() {
            break;
        }
        room = room.saturating_sub(width + GAP.len() as u16);
        spans.extend([key, words, Span::new(GAP, Style::new())]);
    }
    // What parts the last one from the next needs no room.
    spans.pop();
    let cells = pen.line(area, &spans).into_iter().enumerate();
    let of_keys = cells.filter(|(index, _)| index % 3 < 2);
    of_keys.map(|(index, cells)| (index / 3, cells)).collect()
}

fn of_the_moment(view: &View) -> &'static [Action] {
    match view.stage {
        Stage::Place => &[Action::Undo, Action::Hint, Action::Keys],
        Stage::Turn => &[Action::TurningDone, Action::TurningMend, Action::Undo],
        Stage::ConfirmPass | Stage::Passing => &[Action::Pass, Action::Undo],
        Stage::Engine => &[Action::MoveNow, Action::Pause, Action::Undo],
        Stage::Paused => &[Action::Continue, Action::Undo],
        Stage::Over => &[Action::PlayAgain, Action::Review, Action::Back],
        Stage::Beside => &[Action::ReturnToGame, Action::Back, Action::Forward],
        Stage::Looking => &[
            Action::Back,
            Action::Forward,
            Action::Review,
            Action::Analyze,
        ],
        Stage::Editing => &[],
    }
}

/// The shortest of a command's keys: letters are easier to press in a terminal than Ctrl.
pub fn key_of(keymap: &Keymap, action: Action) -> String {
    let chords = keymap.chords(action).iter().map(ToString::to_string);
    chords
        .min_by_key(|name| name.chars().count())
        .unwrap_or_default()
}
