//! [`Server`]: a game, and what each command does to it.

use std::fs::File;
use std::io::BufReader;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use huri_ai::{Analysis, Engine, Level, Limits};
use huri_core::outcome::Outcome;
use huri_core::{Board, Color, Game, Move, NodeId, Position, Square, record};

use super::{Answer, Clock, Failure, Request, Settings};

/// A game, and what each command does to it.
pub(super) struct Server<'a> {
    engine: &'a mut Engine,
    settings: Settings,
    /// Whether the controller has done with us.
    ending: &'a AtomicBool,
    game: Game,
    node: NodeId,
    /// Where the game stood before each command that played.
    history: Vec<NodeId>,
    /// The clock that each player begins with; none when the time is not limited.
    clock: Option<Clock>,
    black: Option<Clock>,
    white: Option<Clock>,
}

/// What a command does with its arguments.
type Handler = fn(&mut Server<'_>, &[String]) -> Answer;

/// Every command, in the order in which they are listed.
const COMMANDS: &[(&str, Handler)] = &[
    ("protocol_version", |_, _| text("2")),
    ("name", |_, _| text("Huri")),
    ("version", |_, _| text(env!("CARGO_PKG_VERSION"))),
    ("known_command", known_command),
    ("list_commands", |_, _| {
        let names: Vec<_> = COMMANDS.iter().map(|(name, _)| *name).collect();
        text(names.join("\n"))
    }),
    ("quit", |_, _| text("")),
    ("boardsize", |server, arguments| server.boardsize(arguments)),
    ("clear_board", |server, _| server.clear_board()),
    ("komi", |_, arguments| {
        // It has no meaning in Othello.
        argument::<f64>(arguments, 0)?;
        text("")
    }),
    ("play", |server, arguments| server.play(arguments)),
    ("genmove", |server, arguments| server.genmove(arguments)),
    ("reg_genmove", |server, arguments| {
        server.reg_genmove(arguments)
    }),
    ("undo", |server, _| server.undo()),
    ("time_settings", |server, arguments| {
        server.time_settings(arguments)
    }),
    ("time_left", |server, arguments| server.time_left(arguments)),
    ("loadsgf", |server, arguments| server.loadsgf(arguments)),
    ("showboard", |server, _| server.showboard()),
    ("final_score", |server, _| server.final_score()),
    ("list_games", |_, _| text("Othello")),
    ("set_game", set_game),
    ("gogui-rules_game_id", |_, _| text("Othello")),
    ("gogui-rules_board", |server, _| server.gogui_board()),
    ("gogui-rules_board_size", |_, _| text("8")),
    ("gogui-rules_legal_moves", |server, _| {
        server.gogui_legal_moves()
    }),
    ("gogui-rules_side_to_move", |server, _| {
        server.gogui_side_to_move()
    }),
    ("gogui-rules_final_result", |server, _| {
        server.gogui_final_result()
    }),
];

fn text(text: impl Into<String>) -> Answer {
    Ok(text.into())
}

/// The argument at `index`.
fn argument<T: std::str::FromStr>(arguments: &[String], index: usize) -> Result<T, Failure> {
    let argument = arguments.get(index).ok_or(Failure::Syntax)?;
    argument.parse().map_err(|_| Failure::Syntax)
}

fn color(arguments: &[String], index: usize) -> Result<Color, Failure> {
    let word: String = argument(arguments, index)?;
    match word.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Color::Black),
        "w" | "white" => Ok(Color::White),
        _ => Err(Failure::Syntax),
    }
}

fn vertex(arguments: &[String], index: usize) -> Result<Move, Failure> {
    let word: String = argument(arguments, index)?;
    if word.eq_ignore_ascii_case("pass") {
        return Ok(Move::Pass);
    }
    let square: Square = word.parse().map_err(|_| Failure::Syntax)?;
    Ok(Move::Place(square))
}

/// The protocol has whole seconds; fractions do no harm.
fn seconds(arguments: &[String], index: usize) -> Result<Duration, Failure> {
    let seconds = argument(arguments, index)?;
    Duration::try_from_secs_f64(seconds).map_err(|_| Failure::Syntax)
}

fn known_command(_: &mut Server<'_>, arguments: &[String]) -> Answer {
    let name: String = argument(arguments, 0)?;
    let known = COMMANDS.iter().any(|(known, _)| *known == name);
    text(known.to_string())
}

fn set_game(_: &mut Server<'_>, arguments: &[String]) -> Answer {
    match arguments {
        [] => Err(Failure::Syntax),
        [game] if game == "Othello" => text(""),
        _ => Err(Failure::UnsupportedGame),
    }
}

/// `B+12`, `W+3` or `0`.
fn score(outcome: Outcome) -> String {
    match outcome.winner() {
        Some(Color::Black) => format!("B+{}", outcome.score),
        Some(Color::White) => format!("W+{}", outcome.score.unsigned_abs()),
        None => "0".to_owned(),
    }
}

impl<'a> Server<'a> {
    pub(super) fn new(
        engine: &'a mut Engine,
        settings: Settings,
        ending: &'a AtomicBool,
    ) -> Server<'a> {
        Server {
            engine,
            settings,
            ending,
            game: Game::default(),
            node: NodeId::ROOT,
            history: Vec::new(),
            clock: None,
            black: None,
            white: None,
        }
    }

    /// Carries out one command.
    pub(super) fn answer(&mut self, request: &Request) -> Answer {
        match COMMANDS.iter().find(|(name, _)| *name == request.name) {
            Some((_, handler)) => handler(self, &request.arguments),
            None => Err(Failure::UnknownCommand),
        }
    }

    fn position(&self) -> Position {
        self.game.position(self.node)
    }

    /// The position in which `color` is to move: this one, or the one after a forced pass.
    fn position_of(&self, color: Color) -> Result<Position, Failure> {
        let position = self.position();
        match () {
            () if position.turn() == color => Ok(position),
            () if position.must_pass() => Ok(position.passed()),
            () => Err(Failure::IllegalMove),
        }
    }

    /// Plays a move of `color`, the forced pass before it put in.
    fn play_move(&mut self, color: Color, mv: Move) -> Result<(), Failure> {
        let legal = self.position_of(color)?.check(mv);
        legal.map_err(|_| Failure::IllegalMove)?;
        let before = self.node;
        let played = match mv {
            Move::Pass => self.game.play(before, mv),
            Move::Place(_) => self.game.play_passing(before, mv),
        };
        self.node = played.map_err(|_| Failure::IllegalMove)?;
        self.history.push(before);
        Ok(())
    }

    fn reset(&mut self, game: Game) {
        self.game = game;
        self.node = NodeId::ROOT;
        self.history.clear();
        self.engine.clear();
        (self.black, self.white) = (self.clock, self.clock);
    }

    fn boardsize(&mut self, arguments: &[String]) -> Answer {
        if argument::<u32>(arguments, 0)? != 8 {
            return Err(Failure::UnacceptableSize);
        }
        self.clear_board()
    }

    fn clear_board(&mut self) -> Answer {
        self.reset(Game::default());
        text("")
    }

    fn play(&mut self, arguments: &[String]) -> Answer {
        let (color, mv) = (color(arguments, 0)?, vertex(arguments, 1)?);
        self.play_move(color, mv)?;
        text("")
    }

    fn genmove(&mut self, arguments: &[String]) -> Answer {
        let color = color(arguments, 0)?;
        if self.position().is_over() {
            return text("pass");
        }
        let position = self.position_of(color)?;
        let begun = Instant::now();
        let clock = *self.clock_of(color);
        let mv = self.choose(position, clock);
        if let Some(clock) = self.clock_of(color) {
            clock.spend(begun.elapsed());
        }
        self.play_move(color, mv)?;
        text(mv.to_string())
    }

    fn reg_genmove(&mut self, arguments: &[String]) -> Answer {
        let color = color(arguments, 0)?;
        if self.position().is_over() {
            return text("pass");
        }
        let position = self.position_of(color)?;
        text(self.choose(position, None).to_string())
    }

    /// The move to play in a position that is not over.
    fn choose(&mut self, position: Position, clock: Option<Clock>) -> Move {
        if position.must_pass() {
            return Move::Pass;
        }
        let board = position.board();
        let n_empties = board.n_empties();
        let limits = match clock {
            None => self.settings.level.limits(n_empties),
            Some(clock) => {
                let level = match self.settings.level_with_clock {
                    true => self.settings.level,
                    false => Level::MAX,
                };
                clock.allowance().limits(level.limits(n_empties), n_empties)
            }
        };
        let analysis = self.search(board, limits);
        analysis.expect("the game is not over").best().mv
    }

    fn search(&mut self, board: Board, mut limits: Limits) -> Option<Analysis> {
        /// For a search that begins when the controller has done with us already.
        const LAST: Duration = Duration::from_millis(50);
        let never = AtomicBool::new(false);
        let stop = if self.ending.load(Ordering::Relaxed) {
            limits.time = Some(limits.time.map_or(LAST, |time| time.min(LAST)));
            &never
        } else {
            self.ending
        };
        self.engine.search(board, &limits, stop, &mut |_| ())
    }

    fn undo(&mut self) -> Answer {
        self.node = self.history.pop().ok_or(Failure::CannotUndo)?;
        self.game.cut(self.node);
        text("")
    }

    fn clock_of(&mut self, color: Color) -> &mut Option<Clock> {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }

    fn time_settings(&mut self, arguments: &[String]) -> Answer {
        let (main, period) = (seconds(arguments, 0)?, seconds(arguments, 1)?);
        self.clock = Clock::new(main, period, argument(arguments, 2)?);
        (self.black, self.white) = (self.clock, self.clock);
        text("")
    }

    fn time_left(&mut self, arguments: &[String]) -> Answer {
        let color = color(arguments, 0)?;
        let (left, stones) = (seconds(arguments, 1)?, argument(arguments, 2)?);
        // Without time settings what is left is all there is.
        let own = self.clock.or(Clock::new(left, Duration::ZERO, 0));
        let clock = self.clock_of(color);
        *clock = clock.or(own);
        if let Some(clock) = clock {
            clock.set(left, stones);
        }
        text("")
    }

    fn loadsgf(&mut self, arguments: &[String]) -> Answer {
        let path: String = argument(arguments, 0)?;
        let before = match arguments.get(1) {
            None => usize::MAX,
            Some(_) => argument::<usize>(arguments, 1)?
                .checked_sub(1)
                .ok_or(Failure::Syntax)?,
        };
        let game = first_game(&path).ok_or(Failure::CannotLoad)?;
        self.reset(game);
        let nodes: Vec<_> = self.game.main_line().take(before).collect();
        for node in nodes {
            self.history.push(self.node);
            self.node = node;
        }
        text("")
    }

    fn showboard(&self) -> Answer {
        let position = self.position();
        let (black, white) = (position.count(Color::Black), position.count(Color::White));
        let state = match position.turn() {
            _ if position.is_over() => "game over",
            Color::Black => "X to move",
            Color::White => "O to move",
        };
        let mut board = format!("{state}, X {black}, O {white}\n  a b c d e f g h\n");
        for (number, row) in (1..=8).zip(rows(position)) {
            board += &format!("{number} {row} {number}\n");
        }
        board += "  a b c d e f g h";
        text(board)
    }

    fn outcome(&self) -> Option<Outcome> {
        let position = self.position();
        position.is_over().then(|| Outcome {
            score: position.final_score(),
            ending: huri_core::outcome::Ending::Rules,
        })
    }

    fn final_score(&self) -> Answer {
        self.outcome().map(score).ok_or(Failure::CannotScore)
    }

    /// GoGui counts rows from below, so that row 8, which is drawn first, is ours.
    fn gogui_board(&self) -> Answer {
        let mut rows = rows(self.position());
        rows.reverse();
        text(rows.join("\n"))
    }

    fn gogui_legal_moves(&self) -> Answer {
        let position = self.position();
        if position.must_pass() {
            return text("pass");
        }
        let moves: Vec<_> = position.legal_moves().squares().collect();
        let moves: Vec<_> = moves.iter().map(Square::to_string).collect();
        text(moves.join(" "))
    }

    fn gogui_side_to_move(&self) -> Answer {
        text(match self.position().turn() {
            Color::Black => "black",
            Color::White => "white",
        })
    }

    fn gogui_final_result(&self) -> Answer {
        text(self.outcome().map(score).unwrap_or_default())
    }
}

/// The rows from row 1, `X` black, `O` white, `.` empty.
fn rows(position: Position) -> Vec<String> {
    let squares: Vec<_> = Square::all().collect();
    let disc = |&square: &Square| match position.disc(square) {
        Some(Color::Black) => "X",
        Some(Color::White) => "O",
        None => ".",
    };
    let row = |row: &[Square]| row.iter().map(disc).collect::<Vec<_>>().join(" ");
    squares.chunks(8).map(row).collect()
}

/// The first game of a file, in whatever format it is.
fn first_game(path: &str) -> Option<Game> {
    let file = BufReader::new(File::open(path).ok()?);
    let record = record::read(file).ok()?.next()?.ok()?;
    Some(record.game)
}
