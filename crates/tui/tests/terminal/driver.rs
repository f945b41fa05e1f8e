//! The one place that knows how a terminal test is driven: keys in, screen out, time by script.

use std::cell::Cell as Shared;
use std::rc::Rc;
use std::time::Duration;

use huri_ai::{Analysis, Bound, Line};
use huri_core::record::Format;
use huri_core::{Move, Square, Value};
use huri_i18n::Language;
use huri_session::player::Sides;
use huri_session::settings::{Play, Settings};
use huri_session::storage::SharedStorage;
use huri_session::worker::{EngineEvent, Question, Worker};
use huri_session::{Command, Parts, Player, Session};
use huri_tui::app::{App, Screen};
use huri_tui::input::Input;
use huri_tui::remembered::Remembered;
use huri_tui::theme::{BoardColors, Depth, Ground, Theme};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Cell;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Position;

/// An engine that answers at once: a move is worth as many discs as it turns. Whatever becomes
/// of the real one, the pictures stay.
#[derive(Default)]
pub struct Greedy {
    answer: Option<EngineEvent>,
}

impl Worker for Greedy {
    fn ask(&mut self, question: Question) {
        let Question { board, ticket, .. } = question;
        let line = |mv, discs: u32| Line {
            mv,
            value: Value {
                depth: Some(1),
                ..Value::estimate(100 * discs as i32)
            },
            bound: Bound::Exact,
            pv: vec![mv],
        };
        let moves = board.legal_moves().squares();
        let mut lines: Vec<_> = moves
            .map(|square| line(Move::Place(square), board.flips(square).len()))
            .collect();
        if lines.is_empty() {
            lines.push(line(Move::Pass, 0));
        }
        lines.sort_by_key(|line| -line.value.hundredths);
        let analysis = Analysis {
            lines,
            nodes: 1,
            time: Duration::ZERO,
            finished: true,
        };
        let analysis = (!board.is_over()).then_some(analysis);
        self.answer = Some(EngineEvent::Done { ticket, analysis });
    }

    fn stop(&mut self) {}

    fn poll(&mut self) -> Option<EngineEvent> {
        self.answer.take()
    }
}

/// An engine that never comes to an end by itself.
struct Endless {
    is_searching: Rc<Shared<bool>>,
}

impl Worker for Endless {
    fn ask(&mut self, _: Question) {
        self.is_searching.set(true);
    }

    fn stop(&mut self) {
        self.is_searching.set(false);
    }

    fn poll(&mut self) -> Option<EngineEvent> {
        None
    }
}

impl Drop for Endless {
    fn drop(&mut self) {
        self.stop();
    }
}

/// A terminal of a size, with the program in it.
pub struct Driver {
    /// The program.
    pub app: App,
    /// The scripted time.
    pub now: Duration,
    terminal: Terminal<TestBackend>,
    storage: SharedStorage,
}

/// What a test begins with.
#[derive(Clone)]
pub struct Setup {
    /// Columns and rows.
    pub size: (u16, u16),
    /// Colours.
    pub depth: Depth,
    /// Only ASCII.
    pub ascii: bool,
    /// The language.
    pub language: Language,
    /// Who plays.
    pub players: Sides<Player>,
    /// Speed of moves in percent.
    pub pace: u16,
    /// The terminal's ground.
    pub ground: Ground,
    /// The colour of the board.
    pub board: BoardColors,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            size: (80, 24),
            depth: Depth::True,
            ascii: false,
            language: Language::English,
            players: Sides {
                black: Player::Human,
                white: Player::Human,
            },
            pace: 0,
            ground: Ground::Dark,
            board: BoardColors::Green,
        }
    }
}

impl Driver {
    /// A terminal with a new game.
    pub fn new(setup: Setup) -> Driver {
        Driver::with_worker(setup, Box::new(Greedy::default()))
    }

    /// A terminal with an engine that thinks until it is stopped; whether it does.
    pub fn with_endless_engine(setup: Setup) -> (Driver, Rc<Shared<bool>>) {
        let is_searching = Rc::new(Shared::new(false));
        let worker = Endless {
            is_searching: Rc::clone(&is_searching),
        };
        (Driver::with_worker(setup, Box::new(worker)), is_searching)
    }

    /// A terminal after a run that was killed in mid-game.
    pub fn with_a_game_to_resume(setup: Setup) -> Driver {
        let mut before = Driver::new(setup.clone());
        before.squares("f5d6c3");
        let storage = before.storage.clone();
        drop(before);
        Driver::on(setup, Box::new(Greedy::default()), storage)
    }

    fn with_worker(setup: Setup, worker: Box<dyn Worker>) -> Driver {
        Driver::on(setup, worker, SharedStorage::default())
    }

    fn on(setup: Setup, worker: Box<dyn Worker>, storage: SharedStorage) -> Driver {
        let mut settings = Settings {
            language: Some(setup.language.tag().to_owned()),
            play: Play {
                pace: setup.pace,
                ..Play::default()
            },
            ..Settings::default()
        };
        settings.new_game.players = setup.players;
        let remembered = Remembered {
            board: setup.board,
            ..Remembered::default()
        };
        let settings = settings.with_own(&remembered);
        let parts = Parts {
            worker,
            storage: Box::new(storage.clone()),
            settings: Some(settings),
            ..Parts::default()
        };
        let session = Session::new(parts, Duration::ZERO);
        let theme = Theme {
            depth: setup.depth,
            ground: setup.ground,
            ascii: setup.ascii,
            board: setup.board,
        };
        let screen = Screen {
            theme,
            is_visual: true,
        };
        let (width, height) = setup.size;
        let mut driver = Driver {
            app: App::new(session, screen),
            now: Duration::ZERO,
            terminal: Terminal::new(TestBackend::new(width, height)).unwrap(),
            storage,
        };
        driver.draw();
        driver
    }

    /// Lets time pass and draws.
    pub fn wait(&mut self, ms: u64) {
        self.now += Duration::from_millis(ms);
        self.draw();
    }

    fn draw(&mut self) {
        // The engine answers at once: a few looks bring everything to rest.
        for _ in 0..4 {
            self.app.session.tick(self.now);
        }
        self.terminal.draw(|frame| self.app.draw(frame)).unwrap();
    }

    /// Goes through a time in which nothing comes in as the program's loop does, waiting as long
    /// as the program says: how many frames it draws.
    pub fn idle(&mut self, time: Duration) -> usize {
        let end = self.now + time;
        for n_frames in 1.. {
            self.app.session.tick(self.now);
            self.terminal.draw(|frame| self.app.draw(frame)).unwrap();
            match self.app.next_wake() {
                Some(wake) if wake < end => self.now = self.now.max(wake),
                _ => {
                    self.now = end;
                    return n_frames;
                }
            }
            assert!(n_frames < 10_000, "it waits for a time that has come");
        }
        unreachable!("the loop has no end but its own")
    }

    /// Presses keys by their names, such as `Escape`, `Ctrl+N` or `f`.
    pub fn keys(&mut self, names: &str) {
        for name in names.split_whitespace() {
            self.key(name);
        }
    }

    fn key(&mut self, name: &str) {
        let event = Event::Key(key_event(name));
        let input = Input::from_event(event).expect("a key is an input");
        self.app.handle(input, self.now);
        self.wait(10);
    }

    /// Types the squares of a game, one after the other.
    pub fn squares(&mut self, moves: &str) {
        for character in moves.to_lowercase().chars() {
            self.key(&character.to_string());
        }
    }

    /// Clicks a cell.
    pub fn click(&mut self, x: u16, y: u16) {
        self.app.handle(Input::Click(Position::new(x, y)), self.now);
        self.wait(10);
    }

    /// Another input.
    pub fn input(&mut self, input: Input) {
        self.app.handle(input, self.now);
        self.wait(10);
    }

    /// Saves the game as moves.
    pub fn save(&mut self, path: &str) {
        let command = Command::SaveAs {
            path: path.into(),
            format: Format::Transcript,
            overwrite: false,
        };
        let saved = self.app.session.apply(command, self.now);
        assert_eq!(saved, Ok(()), "{path}");
        self.wait(10);
    }

    /// Another size, as far as the program draws on it.
    pub fn resize(&mut self, width: u16, height: u16) {
        let area = huri_tui::terminal::drawn((width, height).into());
        self.terminal.backend_mut().resize(area.width, area.height);
        self.terminal.resize(area).unwrap();
        self.draw();
    }

    /// The screen as text, blanks at the ends of lines left out.
    pub fn screen(&self) -> String {
        let buffer = self.terminal.backend().buffer();
        let area = buffer.area;
        let mut text = String::new();
        for y in area.top()..area.bottom() {
            let mut line = String::new();
            let mut skip = 0;
            for x in area.left()..area.right() {
                let symbol = buffer[(x, y)].symbol();
                if skip == 0 {
                    line.push_str(symbol);
                    skip = unicode_width::UnicodeWidthStr::width(symbol).max(1) - 1;
                } else {
                    skip -= 1;
                }
            }
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }

    /// The cells of a square, one after the other.
    pub fn cells(&self, square: Square) -> Vec<Cell> {
        let area = self.app.board_area().square(square);
        let buffer = self.terminal.backend().buffer();
        area.positions().map(|at| buffer[at].clone()).collect()
    }

    /// Every cell of the screen.
    pub fn all_cells(&self) -> &[Cell] {
        &self.terminal.backend().buffer().content
    }

    /// The cell where a text begins.
    pub fn find(&self, text: &str) -> Option<(u16, u16)> {
        let screen = self.screen();
        screen.lines().zip(0..).find_map(|(line, y)| {
            let at = line.find(text)?;
            Some((line[..at].chars().count() as u16, y))
        })
    }
}

fn key_event(name: &str) -> KeyEvent {
    let mut modifiers = KeyModifiers::NONE;
    let mut rest = name;
    for (prefix, modifier) in [
        ("Ctrl+", KeyModifiers::CONTROL),
        ("Alt+", KeyModifiers::ALT),
        ("Shift+", KeyModifiers::SHIFT),
    ] {
        if let Some(after) = rest.strip_prefix(prefix) {
            modifiers |= modifier;
            rest = after;
        }
    }
    let code = match rest {
        "Enter" => KeyCode::Enter,
        "Escape" => KeyCode::Esc,
        "Tab" => KeyCode::Tab,
        "Space" => KeyCode::Char(' '),
        "Backspace" => KeyCode::Backspace,
        "Delete" => KeyCode::Delete,
        "Insert" => KeyCode::Insert,
        "Home" => KeyCode::Home,
        "End" => KeyCode::End,
        "PageUp" => KeyCode::PageUp,
        "PageDown" => KeyCode::PageDown,
        "Left" => KeyCode::Left,
        "Right" => KeyCode::Right,
        "Up" => KeyCode::Up,
        "Down" => KeyCode::Down,
        other => match other.strip_prefix('F').map(str::parse) {
            Some(Ok(number)) => KeyCode::F(number),
            // Terminals send the small letter with Ctrl and Alt.
            _ => {
                let character = other.chars().next().expect("a key has a name");
                let is_small = !modifiers.is_empty() && !modifiers.contains(KeyModifiers::SHIFT);
                KeyCode::Char(if is_small {
                    character.to_ascii_lowercase()
                } else {
                    character
                })
            }
        },
    };
    KeyEvent::new(code, modifiers)
}
