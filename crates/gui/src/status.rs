//! The status line, and the caption under the board: pass, result, opening.

use std::time::Duration;

use eframe::egui::{Align2, CornerRadius, FontId, Id, LayerId, Order, Rect, Ui, pos2, vec2};
use huri_core::game::Rules;
use huri_core::outcome::Ending;
use huri_i18n::Text;
use huri_i18n::text::{Game, Gui, Session, Tui};
use huri_session::command::EditCommand;
use huri_session::pacing::Shown;
use huri_session::settings::Shows;
use huri_session::view::{Message, Result, Stage};
use huri_session::{Action, Command, View};

use crate::app::Scene;
use crate::ask::Ask;
use crate::menu::key_of;

/// Height of the caption under the board.
pub const CAPTION: f32 = 40.0;
/// How long a notice stands.
const NOTICE: Duration = Duration::from_secs(10);

/// Until when the notice stands that is shown, if one is.
pub fn until(view: &View) -> Option<Duration> {
    let until = view.notices.last()?.at + NOTICE;
    (view.now < until).then_some(until)
}

/// Draws the status line: what is being typed, a refusal, the last notice, or what to do now.
pub fn show(
    ui: &mut Ui,
    scene: &Scene,
    said: Option<&str>,
    typed: Option<char>,
    asks: &mut Vec<Ask>,
) {
    let words = scene.words;
    ui.with_layout(words.row(), |ui| {
        if let Some(letter) = typed {
            words.label(ui, &format!("{letter}_"));
        } else if let Some(said) = said {
            words.label(ui, said);
        } else if let Some((id, message)) = notice(scene.view) {
            words.label(ui, &words.get(Text::from(message)));
            if matches!(message, Message::Kept) && words.button(ui, Action::FetchBack).clicked() {
                asks.push(Ask::Act(Action::FetchBack));
            }
            if words.button(ui, huri_i18n::text::Common::Close).clicked() {
                asks.push(Ask::Do(Command::Dismiss(id)));
            }
        } else {
            words.muted(ui, &prompt(scene));
        }
    });
}

/// The last notice that says more than the board does.
fn notice(view: &View) -> Option<(u64, &Message)> {
    let notice = view.notices.last()?;
    let is_shown = view.now < notice.at + NOTICE && !matches!(notice.message, Message::Over(_));
    is_shown.then_some((notice.id, &notice.message))
}

fn prompt(scene: &Scene) -> String {
    let (words, view) = (scene.words, scene.view);
    let color = view.position.turn();
    match view.stage {
        Stage::Place if view.ply == 0 && view.can_resume => words.get(Tui::PromptResume {
            key: key_of(scene, Action::FetchBack),
        }),
        Stage::Place if view.ply == 0 => words.get(Gui::PromptFirst),
        Stage::Place => words.get(Game::ToMove { color }),
        Stage::Turn => words.get(Tui::PromptTurn),
        Stage::ConfirmPass | Stage::Passing => {
            let color = match view.shown {
                Some(Shown::Passing { color, .. }) => color,
                _ => color,
            };
            words.get(Game::MustPass { color })
        }
        Stage::Engine => words.get(Tui::PromptEngine { color }),
        Stage::Paused => words.get(Session::Paused),
        Stage::Over => words.get(Game::GameOver),
        Stage::Beside => words.get(Tui::PromptBeside),
        Stage::Looking => words.get(Tui::PromptLooking),
        Stage::Editing => words.get(Tui::PromptEditing { color }),
    }
}

/// The result: who won and by how much, and the discs on the board where they differ.
fn result_words(scene: &Scene, result: Result) -> String {
    let words = scene.words;
    let mut text = words.get(Text::from(result.outcome));
    if scene.session.game().tags.rules == Rules::Anti {
        text = match result.winner {
            Some(color) => words.get(Tui::AntiWinner { color }),
            None => words.get(Tui::AntiDraw),
        };
    }
    let discs = result.discs;
    if discs.black + discs.white < 64 && result.outcome.ending == Ending::Rules {
        let on_board = words.get(Tui::OnBoard {
            black: discs.black,
            white: discs.white,
        });
        text = format!("{text}  ({on_board})");
    }
    text
}

/// Draws the caption under the board.
pub fn caption(ui: &mut Ui, area: Rect, scene: &Scene, asks: &mut Vec<Ask>) {
    let (words, view, tones) = (scene.words, scene.view, scene.tones);
    let mut ui = ui.new_child(
        eframe::egui::UiBuilder::new()
            .max_rect(area)
            .layout(words.row()),
    );
    let ui = &mut ui;
    if view.stage == Stage::Editing {
        return editor(ui, scene, asks);
    }
    let pass = match (view.stage, view.shown, view.last_pass) {
        (_, Some(Shown::Passing { color, .. }), _) => Some(Game::MustPass { color }),
        (Stage::ConfirmPass, _, _) => Some(Game::MustPass {
            color: view.position.turn(),
        }),
        (_, _, Some(color)) => Some(Game::Passed { color }),
        _ => None,
    };
    let loud = match (view.result, pass) {
        (Some(result), _) => Some(result_words(scene, result)),
        (None, Some(pass)) => Some(words.get(pass)),
        _ => None,
    };
    if let Some(loud) = loud {
        let (bar, _) = ui.allocate_exact_size(vec2(4.0, 24.0), eframe::egui::Sense::hover());
        ui.painter()
            .rect_filled(bar, CornerRadius::same(2), tones.accent);
        words.styled(ui, &loud, 18.0, tones.text);
    } else if let (true, Some(name)) = (view.shows.has(Shows::Opening), view.opening) {
        words.styled(ui, name, 18.0, tones.muted);
    }
    let buttons: &[Action] = match view.stage {
        Stage::ConfirmPass => &[Action::Pass],
        Stage::Turn => &[Action::TurningDone, Action::TurningMend],
        Stage::Paused => &[Action::Continue],
        Stage::Over => &[Action::PlayAgain, Action::Review],
        Stage::Beside => &[Action::ReturnToGame],
        Stage::Looking => &[Action::PlayFromHere],
        _ => &[],
    };
    for action in buttons
        .iter()
        .filter(|action| scene.session.allowed(**action).is_ok())
    {
        if words.button(ui, *action).clicked() {
            asks.push(Ask::Act(*action));
        }
    }
}

/// The board editor's row.
fn editor(ui: &mut Ui, scene: &Scene, asks: &mut Vec<Ask>) {
    let words = scene.words;
    let turn = !scene.view.position.turn();
    let can_undo = scene
        .view
        .editor
        .as_ref()
        .is_some_and(|editor| editor.can_undo);
    ui.horizontal_wrapped(|ui| {
        for (text, edit) in [
            (Gui::EditDone, EditCommand::Accept),
            (Gui::EditCancel, EditCommand::Cancel),
            (Gui::EditUndo, EditCommand::Undo),
            (Gui::EditTurn, EditCommand::Turn(turn)),
            (Gui::EditClear, EditCommand::Clear),
            (Gui::EditStart, EditCommand::Standard),
            (
                Gui::EditRotate,
                EditCommand::Apply(huri_core::Symmetry::QUARTER_TURN),
            ),
            (
                Gui::EditMirror,
                EditCommand::Apply(huri_core::Symmetry::MIRROR),
            ),
            (Gui::EditSwap, EditCommand::SwapColors),
        ] {
            let is_enabled = edit != EditCommand::Undo || can_undo;
            let clicked = ui.add_enabled_ui(is_enabled, |ui| words.button(ui, text).clicked());
            if clicked.inner {
                asks.push(Ask::Do(Command::Edit(edit)));
            }
        }
    });
}

/// Shown while a file is held over the window.
pub fn drop_here(ui: &Ui, scene: &Scene) {
    let layer = LayerId::new(Order::Foreground, Id::unique("drop-here"));
    let painter = ui.ctx().layer_painter(layer);
    let area = ui.ctx().content_rect();
    painter.rect_filled(
        area,
        CornerRadius::ZERO,
        scene.tones.ground.gamma_multiply(0.85),
    );
    let text = scene.words.get(Gui::DropHere);
    let font = FontId::proportional(24.0);
    let job = scene
        .words
        .job(&painter, &text, font, scene.tones.text, area.width());
    let galley = painter.layout_job(job);
    let rect = Align2::CENTER_CENTER.anchor_size(area.center(), galley.size());
    let x = if scene.words.is_rtl() {
        rect.right()
    } else {
        rect.left()
    };
    painter.galley(pos2(x, rect.top()), galley, scene.tones.text);
}
