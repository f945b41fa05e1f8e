//! The board editor beside the board: what a click sets, who is to move, and what is odd about
//! the position, in words.

use eframe::egui::{Ui, accesskit::Role};
use huri_core::{Color, Square, Symmetry};
use huri_i18n::Text;
use huri_i18n::text::{Common, Game, Gui};
use huri_session::command::EditCommand;
use huri_session::editor::Oddity;
use huri_session::keys::{Chord, Key};
use huri_session::{Action, Command, View};

use crate::ask::Ask;
use crate::scene::Scene;
use crate::words::named;

/// What a click on a square sets.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Brush {
    /// The next of black, white and empty.
    #[default]
    Next,
    /// A disc, or none.
    Disc(Option<Color>),
}

impl Brush {
    const ALL: [Brush; 4] = [
        Brush::Next,
        Brush::Disc(Some(Color::Black)),
        Brush::Disc(Some(Color::White)),
        Brush::Disc(None),
    ];

    /// What a square gets that holds `disc`; the other button, or Shift, gives the other colour
    /// or goes the other way round.
    pub fn sets(self, disc: Option<Color>, is_other: bool) -> Option<Color> {
        match (self, disc) {
            (Brush::Next, None) if is_other => Some(Color::White),
            (Brush::Next, None) => Some(Color::Black),
            (Brush::Next, Some(color)) => {
                let goes_on = (color == Color::Black) != is_other;
                goes_on.then_some(!color)
            }
            (Brush::Disc(disc), _) if is_other => disc.map(|color| !color),
            (Brush::Disc(disc), _) => disc,
        }
    }

    /// What the session is told when a square is chosen.
    pub fn on(self, square: Square, view: &View, is_other: bool) -> Command {
        let disc = self.sets(view.position.disc(square), is_other);
        Command::Edit(EditCommand::Put(square, disc))
    }
}

/// What the buttons do, with their keys.
const EDITS: [(Gui, Edit, Key); 7] = [
    (
        Gui::EditUndo,
        Edit::Command(EditCommand::Undo),
        Key::Char('U'),
    ),
    (Gui::EditTurn, Edit::OtherSide, Key::Char('T')),
    (
        Gui::EditClear,
        Edit::Command(EditCommand::Clear),
        Key::Delete,
    ),
    (
        Gui::EditStart,
        Edit::Command(EditCommand::Standard),
        Key::Insert,
    ),
    (
        Gui::EditRotate,
        Edit::Command(EditCommand::Apply(Symmetry::QUARTER_TURN)),
        Key::Char('R'),
    ),
    (
        Gui::EditMirror,
        Edit::Command(EditCommand::Apply(Symmetry::MIRROR)),
        Key::Char('M'),
    ),
    (
        Gui::EditSwap,
        Edit::Command(EditCommand::SwapColors),
        Key::Char('X'),
    ),
];

#[derive(Clone, PartialEq, Eq, Debug)]
enum Edit {
    Command(EditCommand),
    OtherSide,
}

impl Edit {
    fn command(&self, turn: Color) -> Command {
        Command::Edit(match self {
            Edit::Command(edit) => edit.clone(),
            Edit::OtherSide => EditCommand::Turn(!turn),
        })
    }
}

/// What a key does in the editor.
#[derive(Clone, PartialEq, Debug)]
pub enum Pressed {
    /// Tells the session.
    Command(Command),
    /// Chooses what a click sets.
    Brush(Brush),
}

/// What a key does in the editor, if anything.
pub fn press(chord: Chord, turn: Color) -> Option<Pressed> {
    if chord.ctrl && chord.key == Key::Enter {
        return Some(Pressed::Command(Command::Edit(EditCommand::Accept)));
    }
    if chord.ctrl || chord.alt || chord.shift {
        return None;
    }
    if let Key::Char(digit @ '0'..='3') = chord.key {
        let index = (digit as usize) - ('0' as usize);
        return Some(Pressed::Brush(Brush::ALL[index]));
    }
    let edit = EDITS.iter().find(|(_, _, key)| *key == chord.key)?;
    Some(Pressed::Command(edit.1.command(turn)))
}

/// Draws it.
pub fn show(ui: &mut Ui, scene: &Scene, brush: &mut Brush, asks: &mut Vec<Ask>) {
    let (words, view) = (scene.words, scene.view);
    let turn = view.position.turn();
    // What ends it stands where it is seen in the smallest window too.
    let title = words.get(Text::from(Action::SetUp));
    let ends = [
        (Gui::EditCancel, EditCommand::Cancel),
        (Gui::EditDone, EditCommand::Accept),
    ];
    let spacing = ui.spacing();
    let around = 2.0 * spacing.button_padding.x + spacing.item_spacing.x;
    let names = ends.iter().map(|(text, _)| words.get(text.clone()));
    let widths = names.map(|name| words.width(ui, &name, 14.0) + around);
    let is_one_row = words.width(ui, &title, 18.0) + widths.sum::<f32>() <= ui.available_width();
    if !is_one_row {
        words.title(ui, &title);
    }
    words.line(ui, 32.0, |ui| {
        if is_one_row {
            words.title(ui, &title);
        }
        ui.with_layout(words.row_from_end(), |ui| {
            for (text, edit) in ends {
                if words.button(ui, text).clicked() {
                    asks.push(Ask::Do(Command::Edit(edit)));
                }
            }
        });
    });
    ui.horizontal_wrapped(|ui| {
        for (index, one) in Brush::ALL.into_iter().enumerate() {
            let name = match one {
                Brush::Next => words.get(Gui::NextDisc),
                Brush::Disc(Some(color)) => words.get(Game::Color { color }),
                Brush::Disc(None) => words.get(Common::None),
            };
            let button = words.row_button(ui, *brush == one, &name, index.to_string());
            if named(ui.add(button), Role::RadioButton, &name).clicked() {
                *brush = one;
            }
        }
    });
    words.muted(ui, &words.get(Gui::EditPaint));
    ui.add_space(8.0);
    words.label(ui, &words.get(Game::ToMove { color: turn }));
    let editor = view.editor.as_ref();
    for (text, edit, key) in &EDITS {
        let is_undo = *edit == Edit::Command(EditCommand::Undo);
        let is_enabled = !is_undo || editor.is_some_and(|editor| editor.can_undo);
        let name = words.get(text.clone());
        let button = words.keyed(ui, &name, Chord::plain(*key).to_string());
        let button = button.min_size(eframe::egui::vec2(220.0, 28.0));
        let response = ui.add_enabled(is_enabled, button);
        if named(response, Role::Button, &name).clicked() {
            asks.push(Ask::Do(edit.command(turn)));
        }
    }
    ui.add_space(8.0);
    words.muted(ui, &words.get(Gui::EditPaste));
    ui.add_space(8.0);
    for oddity in editor.iter().flat_map(|editor| &editor.oddities) {
        let odd = match oddity {
            Oddity::NoDiscs => Gui::OddNoDiscs,
            Oddity::Over => Gui::OddOver,
            Oddity::MustPass => Gui::OddMustPass { color: turn },
            Oddity::MiddleEmpty => Gui::OddMiddleEmpty,
            Oddity::Apart => Gui::OddApart,
        };
        words.styled(ui, &words.get(odd), 14.0, scene.tones.losses[1]);
    }
}
