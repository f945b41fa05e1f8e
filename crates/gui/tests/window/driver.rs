//! The one place that knows how the window is driven without a display.

// What the tests of every theme name.
pub use std::sync::atomic::AtomicBool;
pub use std::time::Duration;

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

pub use eframe::egui::{self, Event, Key, Modifiers, vec2};
pub use egui_kittest::Harness;
pub use egui_kittest::kittest::Queryable;
use huri_ai::{Analysis, Bound, Line};
pub use huri_core::{Color, Move, Position, Square};
pub use huri_gui::app::App;
pub use huri_gui::words::fonts;
pub use huri_i18n::{Language, Text, Texts, text};
pub use huri_session::player::Sides;
pub use huri_session::storage::SharedStorage;
pub use huri_session::view::Stage;
pub use huri_session::worker::{EngineEvent, Question, Worker};
pub use huri_session::{Action, Command, Parts, Player, Session, Settings};

/// The window with the time that it is given.
pub struct Given {
    pub app: App,
    pub now: Duration,
}

/// An engine that answers when the test wants it to.
#[derive(Clone, Default)]
pub struct Desk(Rc<RefCell<Papers>>);

#[derive(Default)]
struct Papers {
    open: Option<Question>,
    events: VecDeque<EngineEvent>,
}

impl Desk {
    /// The question that waits for its answer.
    pub fn open(&self) -> Option<Question> {
        self.0.borrow().open.clone()
    }

    /// Tells of the open question what it has found at a depth.
    pub fn report(&self, depth: u8) {
        let question = self.open().expect("something is asked");
        let mv = question.board.legal_moves().squares().next();
        let mv = mv.map_or(Move::Pass, Move::Place);
        let value = huri_core::Value {
            depth: Some(depth),
            ..huri_core::Value::estimate(0)
        };
        let analysis = Analysis {
            lines: vec![Line {
                mv,
                value,
                bound: Bound::Exact,
                pv: vec![mv],
            }],
            nodes: 1000,
            time: Duration::ZERO,
            finished: false,
        };
        self.0.borrow_mut().events.push_back(EngineEvent::Report {
            ticket: question.ticket,
            analysis,
        });
    }

    /// Answers a question, which may be an old one: every move is worth two discs less than the
    /// one before.
    pub fn answer(&self, question: &Question) {
        let legal = question.board.legal_moves().squares().map(Move::Place);
        let mut moves: Vec<Move> = legal.collect();
        if moves.is_empty() {
            moves.push(Move::Pass);
        }
        let line = |(index, &mv): (usize, &Move)| Line {
            mv,
            value: huri_core::Value::estimate(400 - 200 * index as i32),
            bound: Bound::Exact,
            pv: vec![mv],
        };
        let analysis = Analysis {
            lines: moves.iter().enumerate().map(line).collect(),
            nodes: 1000,
            time: Duration::ZERO,
            finished: true,
        };
        let mut papers = self.0.borrow_mut();
        let open = papers.open.take();
        papers.open = open.filter(|open| open.ticket != question.ticket);
        papers.events.push_back(EngineEvent::Done {
            ticket: question.ticket,
            analysis: Some(analysis),
        });
    }
}

impl Worker for Desk {
    fn ask(&mut self, question: Question) {
        let mut papers = self.0.borrow_mut();
        papers.open = Some(question);
    }

    fn stop(&mut self) {}

    fn poll(&mut self) -> Option<EngineEvent> {
        self.0.borrow_mut().events.pop_front()
    }
}

pub type Window = Harness<'static, Given>;

pub fn settings() -> Settings {
    let mut settings = Settings {
        language: Some("en".to_owned()),
        ..Settings::default()
    };
    settings.new_game.players = Sides::from_fn(|_| Player::Human);
    settings.play.pace = 0;
    settings
}

pub fn window_with(settings: Settings, size: egui::Vec2) -> Window {
    window_of(
        Parts {
            settings: Some(settings),
            ..Parts::default()
        },
        size,
    )
}

/// A window with these files and an engine that waits for the test.
pub fn window_on(settings: Settings, shelf: &SharedStorage, desk: &Desk) -> Window {
    let parts = Parts {
        settings: Some(settings),
        storage: Box::new(shelf.clone()),
        worker: Box::new(desk.clone()),
        ..Parts::default()
    };
    window_of(parts, vec2(1120.0, 760.0))
}

/// The real engine, which answers before it is asked a second time.
#[derive(Default)]
pub struct AtOnce {
    engine: Option<huri_ai::Engine>,
    events: VecDeque<EngineEvent>,
}

impl Worker for AtOnce {
    fn ask(&mut self, question: Question) {
        let engine = self
            .engine
            .get_or_insert_with(|| huri_ai::Engine::new(question.options));
        let (limits, stop) = (&question.limits, AtomicBool::new(false));
        let analysis = engine.search(question.board, limits, &stop, &mut |_| ());
        self.events.push_back(EngineEvent::Done {
            ticket: question.ticket,
            analysis,
        });
    }

    fn stop(&mut self) {
        self.events.clear();
    }

    fn poll(&mut self) -> Option<EngineEvent> {
        self.events.pop_front()
    }
}

/// A window with an engine that looks hardly ahead.
pub fn window_with_engine() -> Window {
    let mut settings = settings();
    settings.study.analysis_level = 4;
    settings.study.review_level = 1;
    settings.engine.hash_mib = 1;
    window_of(
        Parts {
            settings: Some(settings),
            worker: Box::new(AtOnce::default()),
            ..Parts::default()
        },
        vec2(1120.0, 760.0),
    )
}

/// All words that are drawn, also those that are no widget's.
pub fn drawn(window: &Window) -> Vec<String> {
    fn texts(shape: &egui::Shape, into: &mut Vec<String>) {
        match shape {
            egui::Shape::Text(text) => into.push(text.galley.text().to_owned()),
            egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts(shape, into)),
            _ => {}
        }
    }
    let mut into = Vec::new();
    for clipped in &window.output().shapes {
        texts(&clipped.shape, &mut into);
    }
    into
}

pub fn window_of(parts: Parts, size: egui::Vec2) -> Window {
    let app = App::new(Session::new(parts, Duration::ZERO));
    let given = Given {
        app,
        now: Duration::ZERO,
    };
    let mut window = Harness::builder()
        .with_size(size)
        .with_context_setup(|ctx| ctx.set_fonts(fonts()))
        .build_ui_state(
            |ui, given: &mut Given| given.app.frame(ui, given.now),
            given,
        );
    window.run();
    window
}

pub fn window() -> Window {
    window_with(settings(), vec2(1120.0, 760.0))
}

pub fn view(window: &Window) -> huri_session::View {
    window.state().app.session.view()
}

pub fn words(text: impl Into<Text>) -> String {
    Texts::new(Language::English).get(text)
}

pub fn do_now(window: &mut Window, command: Command) {
    let given = window.state_mut();
    given
        .app
        .session
        .apply(command, given.now)
        .expect("allowed");
    window.run();
}

pub fn act(window: &mut Window, action: Action) {
    let given = window.state_mut();
    given.app.act(action, given.now);
    window.run();
}

pub fn type_text(window: &mut Window, text: &str) {
    for character in text.chars() {
        window.event(Event::Text(character.to_string()));
        window.run();
    }
}

pub fn legal_name(position: Position, square: Square) -> String {
    let count = position.board().flips(square).len();
    words(text::Gui::SquareLegal { square, count })
}

/// Moves drawn by lot to the end, with a pass on the way.
pub fn game_with_pass() -> Vec<Move> {
    for seed in 0.. {
        let mut state: u64 = seed * 2 + 1;
        let (mut position, mut moves) = (Position::START, Vec::new());
        while !position.is_over() {
            let legal: Vec<_> = position.legal_moves().squares().collect();
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let mv = match legal.len() {
                0 => Move::Pass,
                n => Move::Place(legal[(state >> 33) as usize % n]),
            };
            position = position.play(mv).expect("it is legal");
            moves.push(mv);
        }
        if moves.contains(&Move::Pass) {
            return moves;
        }
    }
    unreachable!("seeds do not end")
}
