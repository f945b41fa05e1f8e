//! `cargo xtask clock`: games of the engine with itself over GTP, each side with its own clock, and
//! how long the engine takes to begin and to leave.
//!
//! Times are those of a controller: from a command sent to its answer read. So the command says
//! whether the engine loses on time on this machine as busy as it is.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitCode, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How the games are played.
#[derive(Clone, Copy)]
pub struct Match {
    pub games: usize,
    /// Time of each side for a whole game, in seconds.
    pub seconds: u64,
    /// Threads of each engine.
    pub threads: usize,
    /// Games at the same time.
    pub parallel: usize,
}

/// What went wrong outside the games.
type Problem = std::io::Error;

/// Builds the engine, plays and tells.
pub fn run(plan: Match) -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let build = ["build", "--release", "--package", "huri-cli"];
    let built = Command::new(env!("CARGO"))
        .args(build)
        .current_dir(&root)
        .status();
    if !built.is_ok_and(|status| status.success()) {
        return ExitCode::FAILURE;
    }
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), Into::into);
    let huri = target.join("release").join("huri");
    match measure(&root, &huri, plan) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(problem) => {
            eprintln!("{}: {problem}", huri.display());
            ExitCode::FAILURE
        }
    }
}

/// Returns how many games were lost on time.
fn measure(root: &Path, huri: &Path, plan: Match) -> Result<usize, Problem> {
    let openings = std::fs::read_to_string(root.join("crates/ai/openings/balanced.txt"))?;
    let openings: Vec<&str> = openings.lines().collect();
    let next = AtomicUsize::new(0);
    let (lost, longest) = (AtomicUsize::new(0), Mutex::new(Duration::ZERO));
    let allowed = Duration::from_secs(plan.seconds);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..plan.parallel)
            .map(|_| {
                scope.spawn(|| -> Result<(), Problem> {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= plan.games {
                            return Ok(());
                        }
                        // A stride that shares no factor with the list visits it, scattered.
                        let opening = openings[number * 7_919 % openings.len()];
                        for used in game(huri, opening, plan)? {
                            lost.fetch_add(usize::from(used > allowed), Ordering::Relaxed);
                            let mut longest =
                                longest.lock().unwrap_or_else(PoisonError::into_inner);
                            *longest = used.max(*longest);
                        }
                        eprintln!("game {} of {}", number + 1, plan.games);
                    }
                })
            })
            .collect();
        workers
            .into_iter()
            .try_for_each(|worker| worker.join().expect("no panic"))
    })?;
    let (lost, longest) = (
        lost.into_inner(),
        longest.into_inner().unwrap_or_else(PoisonError::into_inner),
    );
    println!(
        "{} games of {} s a side: {lost} lost on time, most time used {:.2} s",
        plan.games,
        plan.seconds,
        longest.as_secs_f64()
    );
    tell(
        "start to the first move at level 1",
        times(|| first_move(huri))?,
    );
    tell(
        "quit to the last answer",
        times(|| leave(huri, plan.threads, true))?,
    );
    tell(
        "end of input to the end of the process",
        times(|| leave(huri, plan.threads, false))?,
    );
    Ok(lost)
}

/// The same thing done some times, in order of the time it took.
fn times(mut what: impl FnMut() -> Result<Duration, Problem>) -> Result<Vec<Duration>, Problem> {
    let mut times: Vec<_> = (0..11).map(|_| what()).collect::<Result<_, _>>()?;
    times.sort();
    Ok(times)
}

fn tell(what: &str, times: Vec<Duration>) {
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    println!(
        "{what}: {:.1} ms, at most {:.1}",
        ms(times[times.len() / 2]),
        ms(times[times.len() - 1])
    );
}

/// From the start of the process to its first move.
fn first_move(huri: &Path) -> Result<Duration, Problem> {
    let begun = Instant::now();
    let mut engine = Engine::start(huri, &["--level", "1"])?;
    engine.ask("genmove b")?;
    let time = begun.elapsed();
    engine.leave()?;
    Ok(time)
}

/// From the word that the game is over, in the middle of a long search, to the end.
fn leave(huri: &Path, threads: usize, quit: bool) -> Result<Duration, Problem> {
    let threads = threads.to_string();
    let mut engine = Engine::start(huri, &["--level", "30", "--threads", &threads])?;
    engine.ask("play b f5")?;
    engine.send("genmove w")?;
    std::thread::sleep(Duration::from_millis(500));
    let begun = Instant::now();
    if quit {
        engine.send("quit")?;
        engine.answer()?;
        engine.answer()?;
        let time = begun.elapsed();
        engine.leave()?;
        return Ok(time);
    }
    engine.leave()?;
    Ok(begun.elapsed())
}

/// The time that each side used in a game.
fn game(huri: &Path, opening: &str, plan: Match) -> Result<[Duration; 2], Problem> {
    let threads = plan.threads.to_string();
    let start = || Engine::start(huri, &["--threads", &threads, "--hash", "16"]);
    let mut sides = [start()?, start()?];
    for side in &mut sides {
        side.ask(&format!("time_settings {} 0 0", plan.seconds))?;
    }
    let mut turn = 0;
    let names = ["b", "w"];
    for at in (0..opening.len()).step_by(2) {
        for side in &mut sides {
            side.ask(&format!("play {} {}", names[turn], &opening[at..at + 2]))?;
        }
        turn = 1 - turn;
    }
    let allowed = Duration::from_secs(plan.seconds);
    let mut used = [Duration::ZERO; 2];
    let mut passes = 0;
    while passes < 2 {
        let left = allowed.saturating_sub(used[turn]).as_secs_f64();
        let name = names[turn];
        sides[turn].ask(&format!("time_left {name} {left:.3} 0"))?;
        let begun = Instant::now();
        let mv = sides[turn].ask(&format!("genmove {name}"))?;
        used[turn] += begun.elapsed();
        passes = if mv == "pass" { passes + 1 } else { 0 };
        // A forced pass needs no telling, and at the end of the game there is nothing to tell.
        if passes == 0 {
            sides[1 - turn].ask(&format!("play {name} {mv}"))?;
        }
        turn = 1 - turn;
    }
    for side in sides {
        side.leave()?;
    }
    Ok(used)
}

/// The engine in a process of its own.
struct Engine {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start(huri: &Path, arguments: &[&str]) -> Result<Engine, Problem> {
        let mut process = Command::new(huri)
            .arg("gtp")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        Ok(Engine {
            input: process.stdin.take().expect("it was asked for"),
            output: BufReader::new(process.stdout.take().expect("it was asked for")),
            process,
        })
    }

    fn send(&mut self, command: &str) -> Result<(), Problem> {
        self.input.write_all(format!("{command}\n").as_bytes())
    }

    /// The text of the next answer; one that refuses is a problem.
    fn answer(&mut self) -> Result<String, Problem> {
        let mut answer = String::new();
        while !answer.ends_with("\n\n") {
            if self.output.read_line(&mut answer)? == 0 {
                return Err(Problem::other(format!("left after {answer:?}")));
            }
        }
        match answer.strip_prefix('=') {
            Some(text) => Ok(text.trim().to_owned()),
            None => Err(Problem::other(answer)),
        }
    }

    fn ask(&mut self, command: &str) -> Result<String, Problem> {
        self.send(command)?;
        self.answer()
    }

    /// Ends its input and waits for the end.
    fn leave(mut self) -> Result<(), Problem> {
        drop(self.input);
        self.process.wait().map(drop)
    }
}
