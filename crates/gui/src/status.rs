//! The status line, and the caption under the board: pass, result, opening.

use std::time::Duration;

use eframe::egui::accesskit::Role;
use eframe::egui::{
    Align2, CornerRadius, FontId, Id, Label, LayerId, Order, Rangef, Rect, Sense, Ui, UiBuilder,
    pos2, vec2,
};
use huri_core::game::Rules;
use huri_core::outcome::Ending;
use huri_core::{Color, opening};
use huri_i18n::Text;
use huri_i18n::text::{Common, Game, Gui, Session, Tui};
use huri_session::pacing::Shown;
use huri_session::settings::Shows;
use huri_session::view::{Message, Result, Stage};
use huri_session::{Action, Command, View};

use crate::ask::Ask;
use crate::remembered::Remembered;
use crate::scene::Scene;
use crate::told::{self, Told};
use crate::tones::mix;
use crate::words::{self, named};

/// Height of the caption under the board, in one line and in two.
pub const CAPTION: f32 = 40.0;
const TWO_LINES: f32 = 74.0;
/// Under this width what is loud takes two lines.
const NARROW: f32 = 340.0;
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
    said: Option<&Told>,
    typed: Option<char>,
    asks: &mut Vec<Ask>,
) {
    let words = scene.words;
    let lesson = Lesson::new(scene.view, scene.remembered);
    ui.with_layout(words.row(), |ui| {
        if let Some(letter) = typed {
            words.label(ui, &format!("{letter}_"));
        } else if let Some(said) = said {
            tell(ui, scene, said, asks);
        } else if let Some((id, message)) = notice(scene.view) {
            tell(ui, scene, &told::message(words, message), asks);
            if matches!(message, Message::Kept) && words.button(ui, Action::FetchBack).clicked() {
                asks.push(Ask::Act(Action::FetchBack));
            }
            if words.button(ui, Common::Close).clicked() {
                asks.push(Ask::Do(Command::Dismiss(id)));
            }
        } else if let Some(lesson) = lesson {
            words::said(words.label(ui, &words.get(lesson.text())));
            if words.button(ui, Common::More).clicked() {
                asks.push(Ask::Act(Action::Rules));
            }
        } else {
            words.muted(ui, &prompt(scene));
            let can_resume = scene.view.can_resume && scene.view.ply == 0;
            if can_resume && words.button(ui, Action::FetchBack).clicked() {
                asks.push(Ask::Act(Action::FetchBack));
            }
        }
    });
}

/// What explains itself the first time it happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lesson {
    /// A pass.
    Pass,
    /// A game that ends with squares empty.
    EarlyEnd,
    /// A finished game.
    End,
}

impl Lesson {
    /// What has happened in the game in play for the first time.
    pub fn new(view: &View, remembered: Remembered) -> Option<Lesson> {
        let lesson = match (view.stage, view.result) {
            (Stage::Over, Some(result)) if result.outcome.ending == Ending::Rules => {
                let discs = result.discs;
                // Where the fewest discs win, this would teach the wrong thing.
                if result
                    .winner
                    .is_some_and(|winner| discs[winner] < discs[!winner])
                {
                    return None;
                }
                if discs.black + discs.white < 64 {
                    Lesson::EarlyEnd
                } else {
                    Lesson::End
                }
            }
            (Stage::Place | Stage::Engine | Stage::Passing | Stage::ConfirmPass, None)
                if pass(view).is_some() =>
            {
                Lesson::Pass
            }
            _ => return None,
        };
        (!lesson.is_known(remembered)).then_some(lesson)
    }

    fn is_known(self, remembered: Remembered) -> bool {
        match self {
            Lesson::Pass => remembered.knows_pass,
            Lesson::EarlyEnd => remembered.knows_early_end,
            Lesson::End => remembered.knows_end,
        }
    }

    /// With this lesson learned.
    pub fn learned(self, mut remembered: Remembered) -> Remembered {
        match self {
            Lesson::Pass => remembered.knows_pass = true,
            Lesson::EarlyEnd => remembered.knows_early_end = true,
            Lesson::End => remembered.knows_end = true,
        }
        remembered
    }

    fn text(self) -> Gui {
        match self {
            Lesson::Pass => Gui::LessonPass,
            Lesson::EarlyEnd => Gui::LessonEarlyEnd,
            Lesson::End => Gui::LessonEnd,
        }
    }
}

/// A line, cut off where the room ends, and a button for all there is to say.
fn tell(ui: &mut Ui, scene: &Scene, said: &Told, asks: &mut Vec<Ask>) {
    let words = scene.words;
    // Room for the buttons beside it.
    let room = (ui.available_width() - 200.0).max(120.0);
    let font = FontId::proportional(14.0);
    let job = words.job(
        ui.painter(),
        &said.line,
        font,
        scene.tones.text,
        f32::INFINITY,
    );
    let is_long = ui.fonts_mut(|fonts| fonts.layout_job(job)).size().x > room;
    ui.scope(|ui| {
        ui.set_max_width(room);
        words::said(if words.is_rtl() {
            words.label(ui, &said.line)
        } else {
            ui.add(Label::new(&said.line).truncate())
        });
    });
    if (is_long || !said.details.is_empty()) && words.button(ui, Gui::Details).clicked() {
        let lines = std::iter::once(&said.line).chain(&said.details);
        asks.push(Ask::Details(lines.cloned().collect()));
    }
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
            key: scene.key(Action::FetchBack),
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
    let handed = handed_to(view).map(|to| words.get(Session::HandedOver { to }));
    // A disc handed over is the later of the two.
    handed.or_else(|| pass(view).map(|pass| words.get(pass)))
}

/// The side that was handed the disc placed last, at the wooden board.
fn handed_to(view: &View) -> Option<Color> {
    let was_handed = |color: &Color| view.sides[*color].was_handed_disc;
    Color::BOTH.into_iter().find(was_handed)
}

/// The pass that is being shown, to be confirmed, or was the last ply.
fn pass(view: &View) -> Option<Game> {
    let position = view.position;
    let color = position.turn();
    let must_pass = Game::MustPass { color };
    match (view.stage, view.shown, view.last_pass) {
        (_, Some(Shown::Passing { color, .. }), _) => Some(Game::MustPass { color }),
        (Stage::ConfirmPass, ..) => Some(must_pass),
        // Who looks back would else see a board with nothing to choose.
        (Stage::Looking | Stage::Beside, ..)
            if position.legal_moves().is_empty() && !position.is_over() =>
        {
            Some(must_pass)
        }
        (.., Some(color)) => Some(Game::Passed { color }),
        _ => None,
    }
}

/// Whether the caption has more to say than an opening's name.
pub fn is_loud(view: &View) -> bool {
    view.result.is_some()
        || pass(view).is_some()
        || handed_to(view).is_some()
        || !buttons(view.stage).is_empty()
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

/// How high the caption is in an area of this width.
pub fn caption_height(view: &View, width: f32) -> f32 {
    let is_full =
        is_loud(view) && (view.result.is_some() || view.opening.is_some() || pass(view).is_some());
    if width < NARROW && is_full {
        TWO_LINES
    } else {
        CAPTION
    }
}

/// Draws the caption under the board, from where the board begins.
pub fn caption(ui: &mut Ui, board: Rect, area: Rect, scene: &Scene, asks: &mut Vec<Ask>) {
    let (words, view) = (scene.words, scene.view);
    let mut across = if words.is_rtl() {
        Rangef::new(area.left(), board.right())
    } else {
        Rangef::new(board.left(), area.right())
    };
    let is_full = offered(scene).count() > 1;
    if area.width() < NARROW || (is_full && across.span() < NARROW) {
        across = area.x_range();
    }
    let height = caption_height(view, area.width());
    let below = Rect::from_x_y_ranges(across, board.bottom()..=board.bottom() + height);
    let has_two_lines = height > CAPTION;
    let layout = if has_two_lines {
        words.column()
    } else {
        words.row()
    };
    let mut ui = ui.new_child(UiBuilder::new().max_rect(below).layout(layout));
    if has_two_lines {
        words.line(&mut ui, 36.0, |ui| said(ui, scene));
        words.line(&mut ui, 32.0, |ui| show_buttons(ui, scene, asks));
    } else {
        said(&mut ui, scene);
        show_buttons(&mut ui, scene, asks);
    }
}

/// The pass, the result or the opening's name.
fn said(ui: &mut Ui, scene: &Scene) {
    let (words, view, tones) = (scene.words, scene.view, scene.tones);
    if let Some(loud) = loud(scene) {
        let (bar, _) = ui.allocate_exact_size(vec2(4.0, 24.0), Sense::hover());
        ui.painter()
            .rect_filled(bar, CornerRadius::same(2), tones.accent);
        words.styled(ui, &loud, 18.0, tones.text);
    } else if let Some(name) = view.opening
        && view.shows.has(Shows::Opening)
        && view.stage != Stage::Editing
    {
        // Where no named line goes on, it is the opening that the game came from.
        let is_left = opening::at(view.position).is_none() && !opening::leads_on(view.position);
        let tone = if is_left {
            tones.muted
        } else {
            mix(tones.muted, tones.text, 0.5)
        };
        let size = if is_left { 14.0 } else { 18.0 };
        words.styled(ui, name, size, tone);
    }
}

/// What one can do now of what is done most of the time.
fn offered(scene: &Scene) -> impl Iterator<Item = Action> {
    let view = scene.view;
    let is_strict = !scene.session.settings().play.turning_help.tells();
    let can_mend = view.stage != Stage::Turn && !view.standing.is_empty();
    let mend = can_mend.then_some(&Action::TurningMend);
    let actions = buttons(view.stage).iter().chain(mend).copied();
    let actions = actions.filter(|action| scene.session.allowed(*action).is_ok());
    // Who wants no help is not offered any.
    actions.filter(move |action| *action != Action::TurningMend || !is_strict)
}

fn show_buttons(ui: &mut Ui, scene: &Scene, asks: &mut Vec<Ask>) {
    for action in offered(scene) {
        if scene.words.button(ui, action).clicked() {
            asks.push(Ask::Act(action));
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
    words::said(named(response, Role::Status, &said));
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
