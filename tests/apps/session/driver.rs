//! A session with an engine that says what the test wants, at the time the test wants.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use huri_ai::{Analysis, Bound, Line};
use huri_core::{Board, Color, Move, Position, Square, Value};
use huri_session::player::Sides;
use huri_session::settings::{Play, Settings};
use huri_session::start::NewGame;
use huri_session::storage::SharedStorage;
use huri_session::view::Stage;
use huri_session::worker::{EngineEvent, Question, Worker};
use huri_session::{Command, Parts, Player, Refusal, Session, View};

/// An engine's desk that the test shares with the session.
#[derive(Clone, Default)]
pub struct Desk(pub Rc<RefCell<Papers>>);

#[derive(Default)]
pub struct Papers {
    /// Everything that was asked.
    pub asked: Vec<Question>,
    /// The question without an answer yet.
    pub open: Option<Question>,
    /// Whether the open question was told to be answered now.
    pub stopped: bool,
    /// What the session has not heard yet.
    pub events: VecDeque<EngineEvent>,
}

struct DeskWorker(Desk);

impl Worker for DeskWorker {
    fn ask(&mut self, question: Question) {
        let mut papers = self.0.0.borrow_mut();
        papers.asked.push(question.clone());
        papers.open = Some(question);
        papers.stopped = false;
    }

    fn stop(&mut self) {
        self.0.0.borrow_mut().stopped = true;
    }

    fn poll(&mut self) -> Option<EngineEvent> {
        self.0.0.borrow_mut().events.pop_front()
    }
}

/// An analysis of all moves: the first of `order` is worth most, each next one two discs less.
pub fn analysis(board: Board, order: &[Move], top: Value, time: Duration) -> Analysis {
    let legal: Vec<Move> = match board.legal_moves() {
        moves if moves.is_empty() => vec![Move::Pass],
        moves => moves.squares().map(Move::Place).collect(),
    };
    let mut moves: Vec<Move> = order
        .iter()
        .copied()
        .filter(|mv| legal.contains(mv))
        .collect();
    moves.extend(legal.iter().filter(|mv| !order.contains(mv)));
    let line = |(index, &mv): (usize, &Move)| Line {
        mv,
        value: Value {
            hundredths: top.hundredths - 200 * index as i32,
            ..top
        },
        bound: Bound::Exact,
        pv: vec![mv],
    };
    Analysis {
        lines: moves.iter().enumerate().map(line).collect(),
        nodes: 1000,
        time,
        finished: true,
    }
}

impl Desk {
    /// Answers the open question with this move as the best, having thought so long.
    pub fn answer(&self, mv: Move, thought: Duration) {
        let mut papers = self.0.borrow_mut();
        let question = papers.open.take().expect("something is asked");
        let top = Value::estimate(100);
        let analysis = analysis(question.board, &[mv], top, thought);
        assert_eq!(analysis.best().mv, mv, "the scripted move is legal");
        papers.events.push_back(EngineEvent::Done {
            ticket: question.ticket,
            analysis: Some(analysis),
        });
    }

    /// Answers the open question, if there is one, with its first legal move at once.
    pub fn answer_first(&self) -> bool {
        let open = self.0.borrow().open.clone();
        let Some(question) = open else { return false };
        let first = question.board.legal_moves().first();
        self.answer(first.map_or(Move::Pass, Move::Place), Duration::ZERO);
        true
    }

    pub fn is_asked(&self) -> bool {
        self.0.borrow().open.is_some()
    }

    pub fn n_asked(&self) -> usize {
        self.0.borrow().asked.len()
    }
}

/// A session with its desk, disk and clock.
pub struct Table {
    pub session: Session,
    pub desk: Desk,
    pub disk: SharedStorage,
    pub now: Duration,
}

pub fn ms(ms: u64) -> Duration {
    Duration::from_millis(ms)
}

pub fn human() -> Player {
    Player::Human
}

pub fn engine(level: u8) -> Player {
    Player::Engine(huri_ai::Level::new(level))
}

/// Settings with which nothing waits.
pub fn at_once() -> Settings {
    Settings {
        play: Play {
            pace: 0,
            ..Play::default()
        },
        ..Settings::default()
    }
}

impl Table {
    /// With these settings, on an empty disk.
    pub fn with(settings: Settings) -> Table {
        Table::on(SharedStorage::default(), Some(settings))
    }

    /// As when the program starts.
    pub fn on(disk: SharedStorage, settings: Option<Settings>) -> Table {
        let desk = Desk::default();
        let parts = Parts {
            worker: Box::new(DeskWorker(desk.clone())),
            storage: Box::new(disk.clone()),
            settings,
            ..Parts::default()
        };
        Table {
            session: Session::new(parts, Duration::ZERO),
            desk,
            disk,
            now: Duration::ZERO,
        }
    }

    /// A game between these two, at once.
    pub fn between(black: Player, white: Player) -> Table {
        let mut table = Table::with(at_once());
        table.new_game(black, white);
        table
    }

    pub fn new_game(&mut self, black: Player, white: Player) {
        self.start(NewGame {
            players: Sides { black, white },
            ..NewGame::default()
        });
    }

    pub fn start(&mut self, new_game: NewGame) {
        self.tell(Command::NewGame(Box::new(new_game)));
    }

    /// A command that must be carried out.
    pub fn tell(&mut self, command: Command) {
        let refused = self.session.apply(command.clone(), self.now).err();
        assert_eq!(refused, None, "{command:?}");
    }

    /// A command that must be refused and change nothing.
    pub fn refused(&mut self, command: Command) -> Refusal {
        let before = self.view();
        let refused = self.session.apply(command.clone(), self.now);
        assert_eq!(self.view(), before, "a refused command changes nothing");
        refused.expect_err(&format!("{command:?}"))
    }

    pub fn wait(&mut self, duration: Duration) {
        self.now += duration;
        self.session.tick(self.now);
    }

    /// Lets time pass until nothing happens by itself any more, as a front end does.
    pub fn settle(&mut self) {
        self.session.tick(self.now);
        while self.session.view().shown.is_some() {
            let Some(wake) = self.session.next_wake() else {
                break;
            };
            self.now = self.now.max(wake);
            self.session.tick(self.now);
        }
    }

    pub fn view(&self) -> View {
        self.session.view()
    }

    pub fn position(&self) -> Position {
        self.view().position
    }

    /// The plies of the game in play, passes included.
    pub fn moves(&self) -> Vec<Move> {
        let game = self.session.game();
        let live = self.view().live.expect("a game is in play");
        let moves = game.path(live).into_iter().map(|node| game.mv(node));
        moves.map(|mv| mv.expect("not the root")).collect()
    }

    /// Plays a transcript without its passes: people place discs, the engine answers with what
    /// stands there.
    pub fn play(&mut self, transcript: &str) {
        for square in squares(transcript) {
            self.place(square);
        }
    }

    pub fn place(&mut self, square: Square) {
        self.settle();
        match self.view().stage {
            Stage::Engine => {
                self.desk.answer(square.into(), Duration::ZERO);
                self.session.tick(self.now);
            }
            _ => self.tell(Command::Place(square)),
        }
        self.settle();
    }

    /// Both sides place their first legal square until the game is over.
    pub fn play_on(&mut self) {
        loop {
            self.settle();
            let view = self.view();
            match view.stage {
                Stage::Over => return,
                Stage::Engine => assert!(self.desk.answer_first()),
                Stage::Place => {
                    let square = view.legal_moves.first().expect("else it would be a pass");
                    self.tell(Command::Place(square));
                }
                other => panic!("{other:?}"),
            }
        }
    }
}

/// The squares of `f5d6c3…`.
pub fn squares(transcript: &str) -> Vec<Square> {
    let bytes = transcript.as_bytes().chunks(2);
    bytes
        .map(|pair| std::str::from_utf8(pair).unwrap().parse().unwrap())
        .collect()
}

pub fn discs(view: &View) -> (u32, u32) {
    (
        view.position.count(Color::Black),
        view.position.count(Color::White),
    )
}

/// Games of the cases: where each is from is said in the tests that use them.
pub const T1: &str =
    "f5d6c3d3c4f4f6f3e3b4c5c6e6e2e7d2f1d7a3a4b3g6a5a2a1f2g5f7b2c2b5e1b1g1c1h4g3b6d1h2h1g2h3";
pub const T2: &str = "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8";
pub const T4: &str = "f5f6d3g5h5h4f7h6";
pub const T5: &str = "f5d6c5f4e7f6g5e6e3";
pub const T6: &str = "f5d6c4d3c2b3d7d1a2a4b1e6f7";
pub const T8: &str = "d3c5f6f5f4c3c4d2e2b4d1f3b5e3f2f1a4d6e6e7f7b6e8c6b3a5d7a3e1a6g1a2c2c7b8d8c8g8g6h6g5h5g4h4h3g7h8f8h7a8a7b7a1b2g3g2h2h1c1b1";
/// Two squares stay empty and both have 31 discs: WTHOR 1986, game 549.
pub const LEVEL_WITH_EMPTIES: &str = "f5d6c5f4e3c6d3f6e6d7g3c4e7f7g5c3b4g4g6h4h5h6h3h2f3b3d2b5a3c2a4a5e2a2b6a6c7d8e8c1f2c8b8f8g8d1g2e1f1b7a8a7a1h1g7g1b2b1";
pub const T9: &str = "e6f4e3d2g4d6e2f2c4c5c6b4c3h4b3b2c2b6e1c7f5d7g1f3a3d3a5b5c8f1g6d1f6h1h3h5a1a2h6d8a7f7g7e7a6b8g3g5b7g8c1f8h7a4g2h8b1e8h2a8";
pub const T10: &str = "f5f4e3f6e6c5g5d3d6f7g6e7c6d7f3c4f8h6b5e8c7g8d8c8c2a6c3h5b4a3b6g3g4h4a5a4b7c1b3d2f2e2b8a8a7g7e1d1b1g2h1b2h3g1h2";
