//! How fast records are read: `HURI_DATA=folder cargo bench -p huri-core --bench records`.
//!
//! With the WTHOR base in `HURI_DATA/wthor`: all of it parsed, replayed and checked from memory.
//! Without it, and for the text formats: games of random play in memory. Each figure is the median of
//! five runs on one thread, in CPU time where the system tells it (Linux), so that other work on the
//! machine does not count.

use std::path::Path;
use std::time::{Duration, Instant};

use huri_core::record::{self, Format, Tally, check};
use huri_core::{Game, Move, NodeId};

const RUNS: usize = 5;
const GAMES: usize = 5_000;

fn main() {
    match std::env::var_os("HURI_DATA") {
        Some(data) => whole_base(&Path::new(&data).join("wthor")),
        None => println!("the WTHOR base: left out, HURI_DATA is not set"),
    }
    let games: Vec<Game> = (1..=GAMES as u64).map(random_game).collect();
    for format in [
        Format::Wthor,
        Format::Transcript,
        Format::Ggf,
        Format::Sgf,
        Format::Pgn,
        Format::HuriLines,
    ] {
        let mut file = Vec::new();
        for game in &games {
            record::write(format, game, &mut file).expect("a usual game can be written");
        }
        let time = median(|| {
            let mut tally = Tally::default();
            for record in record::read_as(format, file.as_slice()).expect("it holds games") {
                tally.add_record(&record.expect("what was written can be read"));
            }
            assert_eq!(tally.games(), GAMES as u64);
        });
        report(&format!("{format:?}"), GAMES, file.len(), time);
    }
}

fn whole_base(folder: &Path) {
    let entries = std::fs::read_dir(folder).expect("the folder of the WTHOR base");
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.expect("its files can be listed").path();
        if path.extension().is_some_and(|extension| extension == "wtb") {
            files.push(std::fs::read(&path).expect("its files can be read"));
        }
    }
    let mut games = 0;
    let time = median(|| {
        let mut total = Tally::default();
        for file in &files {
            let (_, tally) = check(file.as_slice(), |_| ()).expect("it is WTHOR");
            total += tally;
        }
        assert!(total.is_clean());
        games = total.games();
    });
    let bytes = files.iter().map(Vec::len).sum();
    report("the WTHOR base", games as usize, bytes, time);
}

fn median(mut run: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..RUNS)
        .map(|_| {
            let begun = (cpu_time(), Instant::now());
            run();
            match (begun.0, cpu_time()) {
                (Some(begun), Some(now)) => now - begun,
                _ => begun.1.elapsed(),
            }
        })
        .collect();
    times.sort();
    times[RUNS / 2]
}

/// How long this thread has run.
fn cpu_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanos = text.split(' ').next()?.parse().ok()?;
    Some(Duration::from_nanos(nanos))
}

fn report(what: &str, games: usize, bytes: usize, time: Duration) {
    let seconds = time.as_secs_f64();
    println!(
        "{what}: {games} games in {seconds:.3} s, {:.0} games/s, {:.1} MB/s",
        games as f64 / seconds,
        bytes as f64 / seconds / 1e6
    );
}

/// Random play from a seed (xorshift64, Marsaglia 2003).
fn random_game(seed: u64) -> Game {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let (mut game, mut node) = (Game::default(), NodeId::ROOT);
    loop {
        let position = game.position(node);
        if position.is_over() {
            return game;
        }
        let moves: Vec<_> = position.legal_moves().squares().collect();
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let mv = match moves.is_empty() {
            true => Move::Pass,
            false => Move::Place(moves[(state % moves.len() as u64) as usize]),
        };
        node = game
            .play(node, mv)
            .expect("it was chosen among the legal ones");
    }
}
