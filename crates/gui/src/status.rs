//! The status line, and the caption under the board: pass, result, opening.

use std::time::Duration;

use eframe::egui::accesskit::{Live, Role};
use eframe::egui::{
    Align2, CornerRadius, FontId, Id, LayerId, Order, Rangef, Rect, Sense, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};
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
use crate::item::Item;

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
            key: Item::Action(Action::FetchBack).key(scene),
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

/// What the caption says of a pass or of the end, if it says so.
fn loud(scene: &Scene) -> Option<String> {
    let (words, view) = (scene.words, scene.view);
    if let Some(result) = view.result {
        return Some(result_words(scene, result));
    }
    pass(view).map(|pass| words.get(pass))
}

/// The pass that is being shown, to be confirmed, or was the last ply.
fn pass(view: &View) -> Option<Game> {
    match (view.stage, view.shown, view.last_pass) {
        (_, Some(Shown::Passing { color, .. }), _) => Some(Game::MustPass { color }),
        (Stage::ConfirmPass, ..) => {
            let color = view.position.turn();
            Some(Game::MustPass { color })
        }
        (.., Some(color)) => Some(Game::Passed { color }),
        _ => None,
    }
}

/// Whether the caption has more to say than an opening's name.
pub fn is_loud(view: &View) -> bool {
    view.result.is_some()
        || pass(view).is_some()
        || !buttons(view.stage).is_empty()
        || view.stage == Stage::Editing
}

/// What one does next, most of the time.
fn buttons(stage: Stage) -> &'static [Action] {
    match stage {
        Stage::ConfirmPass => &[Action::Pass],
        Stage::Turn => &[Action::TurningDone, Action::TurningMend],
        Stage::Paused => &[Action::Continue],
        Stage::Over => &[Action::PlayAgain, Action::Review],
        Stage::Beside => &[Action::ReturnToGame],
        Stage::Looking => &[Action::PlayFromHere],
        _ => &[],
    }
}

/// Draws the caption under the board, from where the board begins.
pub fn caption(ui: &mut Ui, board: Rect, area: Rect, scene: &Scene, asks: &mut Vec<Ask>) {
    let (words, view, tones) = (scene.words, scene.view, scene.tones);
    let across = match (view.stage, words.is_rtl()) {
        (Stage::Editing, _) => area.x_range(),
        (_, false) => Rangef::new(board.left(), area.right()),
        (_, true) => Rangef::new(area.left(), board.right()),
    };
    let below = Rect::from_x_y_ranges(across, board.bottom()..=board.bottom() + CAPTION);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(below).layout(words.row()));
    let ui = &mut ui;
    if view.stage == Stage::Editing {
        return editor(ui, scene, asks);
    }
    if let Some(loud) = loud(scene) {
        let (bar, _) = ui.allocate_exact_size(vec2(4.0, 24.0), Sense::hover());
        ui.painter()
            .rect_filled(bar, CornerRadius::same(2), tones.accent);
        words.styled(ui, &loud, 18.0, tones.text);
    } else if let (true, Some(name)) = (view.shows.has(Shows::Opening), view.opening) {
        words.styled(ui, name, 18.0, tones.muted);
    }
    for action in buttons(view.stage)
        .iter()
        .filter(|action| scene.session.allowed(**action).is_ok())
    {
        if words.button(ui, *action).clicked() {
            asks.push(Ask::Act(*action));
        }
    }
}

/// Tells screen readers what has happened last: a move, a pass, the result.
pub fn announce(ui: &mut Ui, scene: &Scene) {
    let (words, view) = (scene.words, scene.view);
    let node = view.here;
    let placed = || {
        let game = scene.session.game();
        let square = game.mv(node)?.square()?;
        let color = game.position(game.parent(node)?).turn();
        let count = game.flips(node).len();
        Some(words.get(Game::Placed {
            color,
            square,
            count,
        }))
    };
    let said = loud(scene).or_else(placed).unwrap_or_default();
    let at = Rect::from_min_size(ui.max_rect().left_bottom(), vec2(1.0, 1.0));
    let response = ui.interact(at, Id::unique("announced"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, &said));
    ui.ctx().accesskit_node_builder(response.id, |live| {
        live.set_live(Live::Polite);
    });
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
