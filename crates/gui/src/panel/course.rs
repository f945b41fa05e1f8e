//! [`Course`]: the game step by step, with the board beside it to try on.

use std::time::Duration;

use eframe::egui::{
    CornerRadius, Id, Rect, Sense, Stroke, Ui,
    accesskit::{Live, Role},
    pos2, vec2,
};
use huri_core::{Bitboard, NodeId};
use huri_i18n::Text;
use huri_i18n::text::{Course as Says, Game};
use huri_learn::lesson::{Act, Input, Lesson};
use huri_session::pacing::{LONGEST, Shown};
use huri_session::{Action, Settings, View};

use crate::ask::Ask;
use crate::board;
use crate::scene::Scene;
use crate::words::named;

/// The course in progress.
#[derive(Clone, Debug)]
pub struct Course {
    lesson: Lesson,
    /// Since when the discs of a solved step turn.
    solved: Option<Duration>,
}

impl Course {
    /// At the first step that has not been solved.
    pub fn new(settings: &Settings) -> Course {
        Course {
            lesson: Lesson::new(settings.course.iter().map(String::as_str)),
            solved: None,
        }
    }

    /// Whether the step at hand is solved.
    pub fn is_solved(&self) -> bool {
        self.lesson.view().is_solved
    }

    /// Whether discs are turning.
    pub fn is_animating(&self, now: Duration) -> bool {
        self.solved.is_some_and(|solved| now < solved + LONGEST)
    }

    /// Does something; the settings with what has been solved, where that is more than before.
    pub fn apply(&mut self, act: Act, settings: &Settings, now: Duration) -> Option<Settings> {
        self.lesson.apply(act);
        self.solved = self
            .is_solved()
            .then(|| self.solved.unwrap_or(now))
            .filter(|_| settings.play.pace > 0);
        let done = self.lesson.done();
        (done != settings.course).then(|| Settings {
            course: done,
            ..settings.clone()
        })
    }

    /// What an action of the game means here, if it means something.
    pub fn act_of(action: Action) -> Option<Act> {
        Some(match action {
            Action::Pass => Act::Pass,
            Action::TurningDone => Act::Done,
            Action::Undo => Act::Again,
            Action::Forward => Act::Next,
            Action::Back => Act::Back,
            Action::Start => Act::Go(0),
            _ => return None,
        })
    }

    /// The board of the step at hand, in place of the game's.
    pub fn board(&self, game: &View) -> View {
        let lesson = self.lesson.view();
        let picture = lesson.picture;
        let shown = match (self.solved, picture.last) {
            (Some(from), Some(square)) => Some(Shown::Turning {
                node: NodeId::ROOT,
                square,
                flips: picture.turned,
                color: !picture.position.turn(),
                from,
                turned: from + LONGEST,
                until: from + LONGEST,
            }),
            _ => None,
        };
        View {
            shown,
            ..board::view_of(&picture, game)
        }
    }

    /// Discs with a ring: those marked by the learner, or those that the move has turned.
    pub fn ringed(&self) -> Bitboard {
        let lesson = self.lesson.view();
        if lesson.is_solved {
            lesson.picture.turned
        } else {
            lesson.marked
        }
    }

    /// Draws the words beside the board.
    pub fn show(&self, ui: &mut Ui, scene: &Scene, asks: &mut Vec<Ask>) {
        let (words, tones) = (scene.words, scene.tones);
        let view = self.lesson.view();
        self.overview(ui, scene, asks);
        ui.add_space(12.0);
        words.title(ui, &words.get(view.title));
        ui.add_space(4.0);
        words.styled(ui, &words.get(view.says), 16.0, tones.text);
        ui.add_space(8.0);
        for (index, option) in view.options.iter().enumerate() {
            let is_enabled = !view.is_solved;
            let response = ui.add_enabled_ui(is_enabled, |ui| words.button(ui, option.clone()));
            if response.inner.clicked() {
                asks.push(Ask::Learn(Act::Choose(index)));
            }
        }
        if let Some(answer) = &view.answer {
            ui.add_space(4.0);
            answered(ui, scene, &words.get(answer.clone()), view.is_solved);
            ui.add_space(8.0);
        }
        let mut acts: Vec<(Act, Text)> = Vec::new();
        match view.input {
            _ if view.is_solved => {}
            Input::Discs => acts.push((Act::Done, Says::Done.into())),
            Input::Square => acts.push((Act::Pass, Game::Pass.into())),
            Input::Option => {}
        }
        if view.index + 1 < view.n_steps {
            acts.push((Act::Next, Says::Next.into()));
        }
        acts.push((Act::Again, Says::Again.into()));
        if view.index > 0 {
            acts.push((Act::Back, Says::Back.into()));
        }
        let row = words.row_from_top().with_main_wrap(true);
        let size = vec2(ui.available_width(), 28.0);
        ui.allocate_ui_with_layout(size, row, |ui| {
            for (act, text) in acts {
                // What is to be done next stands out.
                let is_next = act == Act::Done || (act == Act::Next && view.is_solved);
                if is_next {
                    let accent = Stroke::new(1.5, tones.accent);
                    ui.visuals_mut().widgets.inactive.bg_stroke = accent;
                }
                if words.button(ui, text).clicked() {
                    asks.push(Ask::Learn(act));
                }
                ui.reset_style();
            }
        });
        ui.add_space(12.0);
        words.muted(ui, &words.get(view.progress));
        ui.add_space(8.0);
        let next = if view.is_complete {
            Action::NewGame
        } else {
            Action::Rules
        };
        if words.button(ui, next).clicked() {
            asks.push(Ask::Act(next));
        }
    }

    /// A dot for each step, full when it is solved; each leads there.
    fn overview(&self, ui: &mut Ui, scene: &Scene, asks: &mut Vec<Ask>) {
        let (words, tones) = (scene.words, scene.tones);
        let at = self.lesson.view();
        let of = at.n_steps;
        let width = ui.available_width();
        let (area, _) = ui.allocate_exact_size(vec2(width, 24.0), Sense::hover());
        let pitch = (width / of as f32).min(26.0);
        for (index, (title, is_done)) in self.lesson.overview().enumerate() {
            let along = pitch * (index as f32 + 0.5);
            let x = if words.is_rtl() {
                area.right() - along
            } else {
                area.left() + along
            };
            let center = pos2(x, area.center().y);
            let rect = Rect::from_center_size(center, vec2(pitch, 24.0));
            let response = ui.interact(rect, Id::unique(("course-step", index)), Sense::click());
            let name = words.get(Says::Step {
                number: index + 1,
                of,
                title: Box::new(title),
            });
            let painter = ui.painter();
            let radius = (pitch * 0.28).min(6.0);
            if is_done {
                painter.circle_filled(center, radius, tones.accent);
            } else {
                painter.circle_stroke(center, radius - 0.75, Stroke::new(1.5, tones.muted));
            }
            if index == at.index {
                painter.circle_stroke(center, radius + 3.0, Stroke::new(1.5, tones.text));
            }
            let response = words.tip(response, &name);
            if named(response, Role::Button, &name).clicked() {
                asks.push(Ask::Learn(Act::Go(index)));
            }
        }
    }
}

/// What is said of the last try, with a tick or a cross.
fn answered(ui: &mut Ui, scene: &Scene, answer: &str, is_right: bool) {
    let (words, tones) = (scene.words, scene.tones);
    let tone = if is_right {
        tones.accent
    } else {
        tones.losses[2]
    };
    let width = ui.available_width();
    ui.allocate_ui_with_layout(vec2(width, 0.0), words.row_from_top(), |ui| {
        let (sign, _) = ui.allocate_exact_size(vec2(20.0, 22.0), Sense::hover());
        let painter = ui.painter();
        let bar = Rect::from_center_size(sign.center(), vec2(18.0, 18.0));
        painter.rect_filled(bar, CornerRadius::same(9), tone);
        let stroke = Stroke::new(2.0, tones.panel);
        let at = |x: f32, y: f32| sign.center() + vec2(x, y);
        if is_right {
            let tick = vec![at(-4.0, 0.5), at(-1.0, 3.5), at(4.5, -3.5)];
            painter.line(tick, stroke);
        } else {
            painter.line_segment([at(-3.5, -3.5), at(3.5, 3.5)], stroke);
            painter.line_segment([at(-3.5, 3.5), at(3.5, -3.5)], stroke);
        }
        let response = words.paragraph(ui, answer, 16.0, tones.text, width - 28.0);
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_live(Live::Polite);
        });
    });
}
