//! Tuning of the order in which the search tries moves: simulated annealing on the nodes that it
//! needs for boards of self-play.
//!
//! What is minimised is the mean of ln nodes, so that no single board rules. One step changes one
//! number; the new order is kept if it is better, or worse by less than the temperature, which
//! falls from step to step. Half of the boards only watch: they say what is gained on boards that
//! nothing was tuned on. Each step is written to a file, and the same command goes on from there.
//!
//! Source: S. Kirkpatrick, C. D. Gelatt and M. P. Vecchi, "Optimization by simulated annealing",
//! Science 220, 1983; the rule of acceptance is the one of threshold accepting (G. Dueck and
//! T. Scheuer, Journal of Computational Physics 90, 1990).

use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use huri_ai::eval::Weights;
use huri_ai::search::ordering::OrderWeights;
use huri_ai::{Engine, Limits, Options, Tuning};
use huri_core::Board;
use huri_core::value::Certainty;

use crate::error::Error;
use crate::model::write_whole;
use crate::parallel::in_order;
use crate::progress::Progress;
use crate::random::Random;

/// What to tune on, and how long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Where randomness comes from.
    pub seed: u64,
    /// Boards to tune on; as many more watch.
    pub n_boards: usize,
    /// Their empty squares.
    pub n_empties: u32,
    /// How deep they are searched; without it they are solved.
    pub depth: Option<u8>,
    /// Steps in all.
    pub n_steps: u64,
}

/// The temperature of the first and the last step: how much more a kept order may cost, in
/// ln nodes.
const TEMPERATURES: (f64, f64) = (3e-3, 3e-5);

/// All that the course of the tuning depends on; the number of steps sets the temperatures.
impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Plan {
            seed,
            n_boards,
            n_empties,
            depth,
            n_steps,
        } = self;
        write!(
            f,
            "seed={seed} boards={n_boards} empties={n_empties} steps={n_steps}"
        )?;
        match depth {
            Some(depth) => write!(f, " depth={depth}"),
            None => Ok(()),
        }
    }
}

impl Plan {
    fn limits(&self) -> Limits {
        match self.depth {
            None => Limits::EXACT,
            Some(depth) => Limits {
                certainty: Certainty::Selective(73),
                ..Limits::depth(depth)
            },
        }
    }

    /// The numbers that make a difference, by their place in the list of all.
    fn numbers(&self) -> Vec<usize> {
        let names = OrderWeights::NUMBERS.iter().enumerate();
        let midgame = self.depth.is_some();
        names
            .filter(|(_, (name, ..))| name.starts_with("midgame.") == midgame)
            .map(|(place, _)| place)
            .collect()
    }

    fn temperature(&self, step: u64) -> f64 {
        let (first, last) = TEMPERATURES;
        first * (last / first).powf(step as f64 / self.n_steps.max(1) as f64)
    }

    /// The order that a step tries.
    fn proposal(&self, step: u64, mut order: OrderWeights) -> OrderWeights {
        let mut random = Random::new(self.seed, step);
        let numbers = self.numbers();
        let place = numbers[random.below(numbers.len() as u32) as usize];
        let (_, size, number) = OrderWeights::NUMBERS[place];
        let change = random.between(1, size as u32) as i32;
        let number = number(&mut order);
        *number += if random.below(2) == 0 {
            change
        } else {
            -change
        };
        order
    }
}

/// Where the tuning stands.
#[derive(Clone, Copy, PartialEq, Debug)]
struct State {
    /// Steps done.
    step: u64,
    now: OrderWeights,
    now_cost: f64,
    best: OrderWeights,
    best_cost: f64,
}

impl State {
    /// At the order that ships, which costs so much.
    fn new(cost: f64) -> State {
        State {
            step: 0,
            now: OrderWeights::TUNED,
            now_cost: cost,
            best: OrderWeights::TUNED,
            best_cost: cost,
        }
    }

    /// Takes a step.
    fn advance(&mut self, plan: &Plan, cost_of: impl FnOnce(OrderWeights) -> f64) {
        let order = plan.proposal(self.step, self.now);
        let cost = cost_of(order);
        if cost < self.now_cost + plan.temperature(self.step) {
            (self.now, self.now_cost) = (order, cost);
        }
        if cost < self.best_cost {
            (self.best, self.best_cost) = (order, cost);
        }
        self.step += 1;
    }

    /// As the lines of a file.
    fn to_text(self, plan: &str) -> String {
        let mut text = format!(
            "{plan}\n{} {:?} {:?}\n",
            self.step, self.now_cost, self.best_cost
        );
        let (mut now, mut best) = (self.now, self.best);
        for (name, _, number) in OrderWeights::NUMBERS {
            let (now, best) = (*number(&mut now), *number(&mut best));
            text += &format!("{name} {now} {best}\n");
        }
        text
    }

    fn from_text(text: &str) -> Option<(&str, State)> {
        let mut lines = text.lines();
        let plan = lines.next()?;
        let mut words = lines.next()?.split(' ');
        let mut state = State {
            step: words.next()?.parse().ok()?,
            now: OrderWeights::TUNED,
            now_cost: words.next()?.parse().ok()?,
            best: OrderWeights::TUNED,
            best_cost: words.next()?.parse().ok()?,
        };
        for (name, _, number) in OrderWeights::NUMBERS {
            let mut words = lines.next()?.split(' ');
            if words.next()? != name {
                return None;
            }
            *number(&mut state.now) = words.next()?.parse().ok()?;
            *number(&mut state.best) = words.next()?.parse().ok()?;
        }
        Some((plan, state))
    }
}

/// The mean of ln nodes over some boards.
fn cost(
    weights: &Arc<Weights>,
    boards: &[Board],
    limits: &Limits,
    order: OrderWeights,
    n_threads: usize,
) -> f64 {
    let engine = || {
        let mut engine = Engine::new(Options {
            hash_mib: 4,
            threads: 1,
        });
        engine.set_weights(Arc::clone(weights));
        engine.set_tuning(Tuning {
            order,
            ..Tuning::default()
        });
        engine
    };
    let mut sum = 0.0;
    let done = in_order(
        0..boards.len() as u64,
        n_threads,
        engine,
        |engine, index| {
            engine.clear();
            let stop = AtomicBool::new(false);
            let found = engine.search(boards[index as usize], limits, &stop, &mut |_| ());
            found.expect("boards that can be played on").nodes
        },
        |_, nodes| {
            sum += (nodes as f64).ln();
            Ok::<(), std::convert::Infallible>(())
        },
    );
    let Ok(()) = done;
    sum / boards.len().max(1) as f64
}

/// Tunes and prints the best order found. `boards` are those that the plan asks for, twice as
/// many as it tunes on.
pub fn run(
    weights: &Arc<Weights>,
    boards: &[Board],
    plan: &Plan,
    path: &Path,
    n_threads: usize,
) -> Result<(), Error> {
    // Every other one: both halves come from all over the data set.
    let part = |rest: usize| -> Vec<Board> {
        let part = boards.iter().skip(rest).step_by(2);
        part.copied().collect()
    };
    let (tuned_on, watching) = (part(0), part(1));
    if watching.is_empty() {
        return Err(Error::NoPositions);
    }
    let limits = plan.limits();
    let cost_of = |boards: &[Board], order| cost(weights, boards, &limits, order, n_threads);
    let head = format!("{plan} weights={:016x}", weights.checksum());
    let begin = || State::new(cost_of(&tuned_on, OrderWeights::TUNED));
    let mut state = resume(path, &head)?.unwrap_or_else(begin);
    let mut progress = Progress::new("order", state.step, plan.n_steps);
    while state.step < plan.n_steps {
        state.advance(plan, |order| cost_of(&tuned_on, order));
        write_whole(path, state.to_text(&head).as_bytes())?;
        progress.tell(state.step, || {
            format!("best {:.4}, now {:.4}", state.best_cost, state.now_cost)
        });
    }
    let percent = |before: f64, after: f64| 100.0 * ((after - before).exp() - 1.0);
    let first = cost_of(&tuned_on, OrderWeights::TUNED);
    let watched = [OrderWeights::TUNED, state.best].map(|order| cost_of(&watching, order));
    println!(
        "nodes {:+.2} % on {} boards tuned on, {:+.2} % on {} others",
        percent(first, state.best_cost),
        tuned_on.len(),
        percent(watched[0], watched[1]),
        watching.len()
    );
    for place in plan.numbers() {
        let (name, _, number) = OrderWeights::NUMBERS[place];
        let (mut before, mut after) = (OrderWeights::TUNED, state.best);
        println!(
            "{name}: {}, was {}",
            number(&mut after),
            number(&mut before)
        );
    }
    Ok(())
}

/// Where an earlier run of the same plan ended.
fn resume(path: &Path, head: &str) -> Result<Option<State>, Error> {
    if !path.exists() {
        return Ok(None);
    }
    let text = std::fs::read_to_string(path).map_err(Error::file(path))?;
    let (found, state) = State::from_text(&text).ok_or_else(|| Error::NotOurs {
        path: path.to_owned(),
    })?;
    if found != head {
        return Err(Error::OtherPlan {
            path: path.to_owned(),
            found: found.to_owned(),
            wanted: head.to_owned(),
        });
    }
    Ok(Some(state))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dataset::tests::Scratch;
    use crate::selfplay::random_board;

    const PLAN: Plan = Plan {
        seed: 3,
        n_boards: 4,
        n_empties: 12,
        depth: None,
        n_steps: 12,
    };

    /// A cost whose least is known: how far the order is from one.
    fn distance(mut order: OrderWeights) -> f64 {
        let mut sum = 0.0;
        for (place, (_, size, number)) in OrderWeights::NUMBERS.into_iter().enumerate() {
            let mut aim = OrderWeights::TUNED;
            *number(&mut aim) += size * [-1, 2][place % 2];
            let off = f64::from(*number(&mut order) - *number(&mut aim)) / f64::from(size);
            sum += off * off;
        }
        sum
    }

    #[test]
    fn a_known_least_is_found_whether_interrupted_or_not() {
        let plan = Plan {
            n_steps: 600,
            ..PLAN
        };
        let mut whole = State::new(distance(OrderWeights::TUNED));
        while whole.step < plan.n_steps {
            whole.advance(&plan, distance);
        }
        // The numbers of the midgame stay: they cost 1 or 4 each.
        let rest: f64 = [1.0, 4.0].into_iter().cycle().take(7).sum();
        assert!(whole.best_cost < rest + 0.2, "{whole:?}");
        assert_eq!(whole.best_cost, distance(whole.best));
        let mut cut = State::new(distance(OrderWeights::TUNED));
        while cut.step < plan.n_steps {
            cut.advance(&plan, distance);
            cut = State::from_text(&cut.to_text("")).unwrap().1;
        }
        assert_eq!(cut, whole);
    }

    #[test]
    fn a_tuning_on_boards_ends_no_worse_and_refuses_another_plan() {
        let scratch = [Scratch::new("order-one"), Scratch::new("order-two")];
        let random = |stream| random_board(&mut Random::new(5, stream), 48);
        let can_move = |board: &Board| !board.legal_moves().is_empty();
        let boards: Vec<_> = (0..).filter_map(random).filter(can_move).take(8).collect();
        let weights = Weights::from_bytes(Weights::EMBEDDED_FILE.to_vec());
        let weights = Arc::new(weights.expect("the embedded weights are whole"));
        let tuned = [1, 2].map(|threads| {
            let path = &scratch[threads - 1].0;
            run(&weights, &boards, &PLAN, path, threads).unwrap();
            std::fs::read_to_string(path).unwrap()
        });
        assert_eq!(tuned[0], tuned[1]);
        let (_, state) = State::from_text(&tuned[0]).unwrap();
        let tuned_on: Vec<_> = boards.iter().step_by(2).copied().collect();
        let cost = |order| cost(&weights, &tuned_on, &PLAN.limits(), order, 1);
        assert_eq!(cost(state.best), state.best_cost);
        assert!(state.best_cost <= cost(OrderWeights::TUNED));
        let other = Plan { seed: 4, ..PLAN };
        let refused = run(&weights, &boards, &other, &scratch[0].0, 1);
        assert!(matches!(refused, Err(Error::OtherPlan { .. })));
    }

    #[test]
    fn the_file_keeps_every_number() {
        let mut order = OrderWeights::TUNED;
        for (place, (_, _, number)) in OrderWeights::NUMBERS.into_iter().enumerate() {
            *number(&mut order) = 100 + place as i32;
        }
        let state = State {
            step: 7,
            now: order,
            now_cost: 10.0 / 3.0,
            best: OrderWeights::TUNED,
            best_cost: 1e-7,
        };
        let text = state.to_text("a plan");
        assert_eq!(State::from_text(&text), Some(("a plan", state)));
        assert_eq!(State::from_text(&text.replace("end.mobility", "x")), None);
        assert_eq!(State::from_text(text.rsplit_once("mid").unwrap().0), None);
    }

    #[test]
    fn a_step_changes_one_number_that_matters() {
        for depth in [None, Some(6)] {
            let plan = Plan { depth, ..PLAN };
            let numbers = plan.numbers();
            for step in 0..100 {
                let (mut before, mut after) = (
                    OrderWeights::TUNED,
                    plan.proposal(step, OrderWeights::TUNED),
                );
                let changed: Vec<_> = (0..OrderWeights::NUMBERS.len())
                    .filter(|&place| {
                        let (_, _, number) = OrderWeights::NUMBERS[place];
                        number(&mut before) != number(&mut after)
                    })
                    .collect();
                assert!(matches!(changed[..], [place] if numbers.contains(&place)));
            }
        }
    }
}
