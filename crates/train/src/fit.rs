//! The fit: ridge least squares by preconditioned conjugate gradients.
//!
//! Wanted are the weights `w` that minimise the squared differences between the values and the
//! scores of all boards, plus `ridge` times the squares of the weights: the solution of
//! `(X'X + ridge) w = X'y`, with a row of `X` for each board. A row has 42 or so ones, each
//! shared out to two knots, so a product with `X` is a sum of table look-ups. The diagonal of
//! `X'X` is nearly the number of boards in which a weight takes part, which makes a good
//! preconditioner (Saad, "Iterative methods for sparse linear systems", 2003, 9.2).
//!
//! Afterwards boards that are far off count less (Huber, "Robust estimation of a location
//! parameter", 1964), and a few more steps are made: blunders of the players then pull less.
//!
//! In the end the first two knots alone are fitted once more to the boards before the third: there are
//! so few that the others drown them, but each score is the mean of many games, and here counts as
//! so many.
//!
//! The work is cut into two parts, whatever the number of threads, and the parts are added in
//! fixed order: the same games give the same weights, bit by bit.

use std::ops::Range;
use std::thread;

use huri_ai::eval::Features;
use huri_ai::eval::pattern::{CANONICAL, IMAGES, N_FEATURES, SHAPES};
use huri_ai::eval::weights::{KNOT_PLIES, N_KNOTS, weights_per_knot};
use huri_core::Board;

use crate::dataset::Example;
use crate::error::Error;
use crate::model::{Model, share_of_next};

/// How to fit.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The weight of the weights' squares: how many boards a filling must be seen in before it
    /// counts.
    pub ridge: f64,
    /// Steps of the first fit at most; it ends earlier when the boards held out get worse.
    pub steps: usize,
    /// Steps with boards that are far off counting less.
    pub robust_steps: usize,
    /// From how many discs on a board is far off.
    pub far: f32,
    /// The share of what the players' searches promised in the scores to learn from, 0 to 1: it
    /// is steadier than how one game went on, but no wiser than the players were.
    pub trust: f32,
    /// Steps with the boards of the first two knots alone.
    pub first_steps: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        // Ridge 3 to 10 and delta 12 make no measurable difference among themselves.
        Settings {
            ridge: 5.0,
            steps: 20,
            robust_steps: 4,
            far: 12.0,
            trust: 0.0,
            first_steps: 10,
        }
    }
}

/// Knots that are fitted once more, to the boards before the next one.
const FIRST_KNOTS: usize = 2;

/// Parts of the work.
const PARTS: usize = 2;

/// Boards as the fit sees them, sorted by ply.
#[derive(Debug)]
pub struct Examples {
    /// Canonical ids within their shape, [`N_FEATURES`] for each board.
    ids: Vec<u16>,
    /// The score of each board.
    scores: Vec<f32>,
    /// Of how many games each score is the mean.
    counts: Vec<f32>,
    /// Where each ply's boards begin, and where the last ply's end.
    begins: [usize; 62],
}

/// The first canonical id of each feature's shape.
fn first_ids() -> [usize; N_FEATURES] {
    std::array::from_fn(|feature| CANONICAL.ids[SHAPES[IMAGES[feature].shape].first_row()] as usize)
}

impl Examples {
    /// Prepares boards with scores.
    pub fn new(boards: &[Example]) -> Examples {
        let ply = |board: Board| 60 - board.n_empties().min(60) as usize;
        let mut begins = [0; 62];
        for example in boards {
            begins[ply(example.board) + 1] += 1;
        }
        for at in 1..begins.len() {
            begins[at] += begins[at - 1];
        }
        let mut free = begins;
        let mut order = vec![0_u32; boards.len()];
        for (index, example) in boards.iter().enumerate() {
            let place = &mut free[ply(example.board)];
            order[*place] = index as u32;
            *place += 1;
        }
        let first_ids = first_ids();
        let in_order = || order.iter().map(|&index| &boards[index as usize]);
        let scores = in_order().map(|example| example.score).collect();
        let counts = in_order().map(|example| example.count).collect();
        let mut ids = vec![0; boards.len() * N_FEATURES];
        let half = boards.len().div_ceil(PARTS).max(1);
        thread::scope(|scope| {
            for (order, ids) in order.chunks(half).zip(ids.chunks_mut(half * N_FEATURES)) {
                scope.spawn(move || {
                    let (ids, _) = ids.as_chunks_mut::<N_FEATURES>();
                    for (&index, ids) in order.iter().zip(ids) {
                        let rows = Features::of(boards[index as usize].board).rows();
                        for (feature, id) in ids.iter_mut().enumerate() {
                            let global = CANONICAL.ids[rows[feature]] as usize;
                            *id = (global - first_ids[feature]) as u16;
                        }
                    }
                });
            }
        });
        Examples {
            ids,
            scores,
            counts,
            begins,
        }
    }

    /// How many boards there are.
    pub fn len(&self) -> usize {
        self.scores.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.scores.is_empty()
    }

    /// The boards before a ply.
    fn before(&self, ply: usize) -> Examples {
        let n = self.begins[ply];
        Examples {
            ids: self.ids[..n * N_FEATURES].to_vec(),
            scores: self.scores[..n].to_vec(),
            counts: self.counts[..n].to_vec(),
            begins: self.begins.map(|begin| begin.min(n)),
        }
    }

    /// A part's share of the boards of a ply.
    fn share(&self, ply: usize, part: usize) -> Range<usize> {
        let (begin, end) = (self.begins[ply], self.begins[ply + 1]);
        let at = |part: usize| begin + (end - begin) * part / PARTS;
        at(part)..at(part + 1)
    }

    /// The value of each board.
    pub fn values(&self, model: &Model) -> Vec<f32> {
        let mut values = vec![0.0; self.len()];
        let first_ids = first_ids();
        for ply in 0..=60 {
            let table = model.blended(ply);
            let boards = self.begins[ply]..self.begins[ply + 1];
            let bias = table[CANONICAL.n_ids + (60 - ply) % 2];
            for board in boards {
                values[board] = bias + self.sum(board, &table, &first_ids);
            }
        }
        values
    }

    /// The errors of a model by groups of five plies, with how many boards they are of.
    pub fn errors_by_plies(&self, model: &Model) -> Vec<(Range<usize>, usize, Errors)> {
        let values = self.values(model);
        (0..=60)
            .step_by(5)
            .map(|first| {
                (
                    first..(first + 5).min(61),
                    self.begins[first]..self.begins[(first + 5).min(61)],
                )
            })
            .filter(|(_, boards)| !boards.is_empty())
            .map(|(plies, boards)| {
                let errors = Errors::of(&values[boards.clone()], &self.scores[boards.clone()]);
                (plies, boards.len(), errors)
            })
            .collect()
    }

    fn ids(&self, board: usize) -> &[u16; N_FEATURES] {
        self.ids[board * N_FEATURES..]
            .first_chunk()
            .expect("each board has its ids")
    }

    fn sum(&self, board: usize, table: &[f32], first_ids: &[usize; N_FEATURES]) -> f32 {
        let ids = self.ids(board);
        let mut sum = 0.0;
        for feature in 0..N_FEATURES {
            sum += table[first_ids[feature] + usize::from(ids[feature])];
        }
        sum
    }

    /// `X' C (X model - target)`, where `C` is diagonal; without a model `X' C (0 - target)`.
    fn pulled_back(&self, model: Option<&Model>, target: Option<&[f32]>, count: &[f32]) -> Model {
        let tables: Vec<Vec<f32>> = (0..=60)
            .map(|ply| model.map_or(Vec::new(), |model| model.blended(ply)))
            .collect();
        let parts: Vec<Model> = thread::scope(|scope| {
            let parts: Vec<_> = (0..PARTS)
                .map(|part| {
                    scope.spawn({
                        let tables = &tables;
                        move || self.pulled_back_part(part, tables, target, count)
                    })
                })
                .collect();
            parts
                .into_iter()
                .map(|part| part.join().expect("sums do not fail"))
                .collect()
        });
        let mut parts = parts.into_iter();
        let mut total = parts.next().expect("there is a part");
        for part in parts {
            for (total, part) in total.weights.iter_mut().zip(part.weights) {
                *total += part;
            }
        }
        total
    }

    fn pulled_back_part(
        &self,
        part: usize,
        tables: &[Vec<f32>],
        target: Option<&[f32]>,
        count: &[f32],
    ) -> Model {
        let n = weights_per_knot();
        let first_ids = first_ids();
        let mut result = Model::zero();
        let mut gradient = vec![0_f32; n];
        for (ply, table) in tables.iter().enumerate() {
            let boards = self.share(ply, part);
            if boards.is_empty() {
                continue;
            }
            gradient.fill(0.0);
            let bias_id = CANONICAL.n_ids + (60 - ply) % 2;
            // A bias takes part in every board of a ply: too many for a sum in single precision.
            let mut bias_gradient = 0_f64;
            for board in boards {
                let mut difference = 0.0;
                if !table.is_empty() {
                    difference += table[bias_id] + self.sum(board, table, &first_ids);
                }
                if let Some(target) = target {
                    difference -= target[board];
                }
                difference *= count[board];
                bias_gradient += f64::from(difference);
                let ids = self.ids(board);
                for feature in 0..N_FEATURES {
                    gradient[first_ids[feature] + usize::from(ids[feature])] += difference;
                }
            }
            gradient[bias_id] = bias_gradient as f32;
            let share = share_of_next(ply);
            let knot = ply / KNOT_PLIES;
            for (knot, share) in [(knot, 1.0 - share), (knot + 1, share)] {
                if share > 0.0 {
                    let knot = &mut result.weights[knot * n..][..n];
                    for (sum, gradient) in knot.iter_mut().zip(&gradient) {
                        *sum += share * gradient;
                    }
                }
            }
        }
        result
    }

    /// How much of the boards each weight takes part in: nearly the diagonal of `X' C X`.
    fn diagonal(&self, count: &[f32]) -> Vec<f64> {
        let n = weights_per_knot();
        let first_ids = first_ids();
        let mut diagonal = vec![0_f64; N_KNOTS * n];
        let mut counts = vec![0_f64; n];
        for ply in 0..=60 {
            counts.fill(0.0);
            for board in self.begins[ply]..self.begins[ply + 1] {
                let count = f64::from(count[board]);
                counts[CANONICAL.n_ids + (60 - ply) % 2] += count;
                for (first, &id) in first_ids.iter().zip(self.ids(board)) {
                    counts[first + usize::from(id)] += count;
                }
            }
            let share = f64::from(share_of_next(ply));
            let knot = ply / KNOT_PLIES;
            for (knot, share) in [(knot, 1.0 - share), (knot + 1, share)] {
                if share > 0.0 {
                    for (sum, count) in diagonal[knot * n..][..n].iter_mut().zip(&counts) {
                        *sum += share * share * count;
                    }
                }
            }
        }
        diagonal
    }
}

/// Root of the mean squared difference, and mean difference, in discs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Errors {
    /// Root of the mean of squares.
    pub rmse: f64,
    /// Mean of absolute values.
    pub mae: f64,
}

impl Errors {
    /// Of values against scores.
    pub fn of(values: &[f32], scores: &[f32]) -> Errors {
        let (mut squares, mut sum) = (0.0, 0.0);
        for (value, score) in values.iter().zip(scores) {
            let difference = f64::from(value.clamp(-64.0, 64.0) - score);
            squares += difference * difference;
            sum += difference.abs();
        }
        let n = values.len().max(1) as f64;
        Errors {
            rmse: (squares / n).sqrt(),
            mae: sum / n,
        }
    }
}

/// Fits a model to `examples`, watching `held_out`; `report` gets every step with its errors on
/// the boards held out.
pub fn fit(
    examples: &Examples,
    held_out: &Examples,
    settings: &Settings,
    mut report: impl FnMut(&str, usize, Errors),
) -> Result<Model, Error> {
    if examples.is_empty() {
        return Err(Error::NoPositions);
    }
    let errors = |model: &Model| Errors::of(&held_out.values(model), &held_out.scores);
    let mut count = vec![1.0; examples.len()];

    // The first fit ends where the boards held out stop getting better.
    let all = N_KNOTS;
    let mut descent = Descent::new(examples, &count, Model::zero(), settings.ridge, all);
    let (mut best, mut best_rmse, mut worse) = (Model::zero(), f64::INFINITY, 0);
    for step in 1..=settings.steps {
        descent.step(examples, &count);
        let errors = errors(&descent.model);
        report("least squares", step, errors);
        if errors.rmse < best_rmse || held_out.is_empty() {
            (best, best_rmse, worse) = (descent.model.clone(), errors.rmse, 0);
        } else {
            worse += 1;
            if worse == 2 {
                break;
            }
        }
    }

    if settings.robust_steps > 0 {
        for ((value, score), count) in examples
            .values(&best)
            .iter()
            .zip(&examples.scores)
            .zip(&mut count)
        {
            *count = (settings.far / (value - score).abs()).min(1.0);
        }
        let mut descent = Descent::new(examples, &count, best, settings.ridge, all);
        for step in 1..=settings.robust_steps {
            descent.step(examples, &count);
            report("robust", step, errors(&descent.model));
        }
        best = descent.model;
    }

    let first = examples.before(FIRST_KNOTS * KNOT_PLIES);
    let mut descent = Descent::new(&first, &first.counts, best, settings.ridge, FIRST_KNOTS);
    for step in 1..=settings.first_steps {
        descent.step(&first, &first.counts);
        report("first knots", step, errors(&descent.model));
    }
    best = descent.model;
    spread(&mut best, examples);
    Ok(best)
}

/// Gives knots that no board has reached, at both ends of the game, their neighbour's weights.
fn spread(model: &mut Model, examples: &Examples) {
    let reached = |knot: usize| {
        let first = (knot * KNOT_PLIES + 1).saturating_sub(KNOT_PLIES);
        let last = (knot * KNOT_PLIES + KNOT_PLIES - 1).min(60);
        examples.begins[first] < examples.begins[last + 1]
    };
    let n = weights_per_knot();
    for knot in 1..N_KNOTS {
        if !reached(knot) {
            model
                .weights
                .copy_within((knot - 1) * n..knot * n, knot * n);
        }
    }
    for knot in (0..N_KNOTS - 1).rev() {
        if !reached(knot) {
            let next = (knot + 1) * n;
            model.weights.copy_within(next..next + n, knot * n);
        }
    }
}

/// Conjugate gradients on their way.
struct Descent {
    model: Model,
    /// What is missing: `X'C y - (X'C X + ridge) w`.
    residual: Vec<f32>,
    direction: Model,
    /// `residual' M residual`, with the preconditioner `M`.
    progress: f64,
    /// The inverse of the diagonal.
    preconditioner: Vec<f32>,
    ridge: f64,
    /// How many of the weights, from the first, may change.
    n_free: usize,
}

impl Descent {
    /// At the beginning; the weights of the first `knots` may change.
    fn new(examples: &Examples, count: &[f32], model: Model, ridge: f64, knots: usize) -> Descent {
        let n_free = knots * weights_per_knot();
        let preconditioner: Vec<f32> = examples
            .diagonal(count)
            .iter()
            .map(|diagonal| (1.0 / (diagonal + ridge)) as f32)
            .collect();
        let pull = examples.pulled_back(Some(&model), Some(&examples.scores), count);
        let mut residual: Vec<f32> = pull
            .weights
            .iter()
            .zip(&model.weights)
            .map(|(pull, weight)| -pull - ridge as f32 * weight)
            .collect();
        residual[n_free..].fill(0.0);
        let direction = scaled(&residual, &preconditioner);
        Descent {
            progress: dot(&residual, &direction),
            model,
            residual,
            direction: Model { weights: direction },
            preconditioner,
            ridge,
            n_free,
        }
    }

    fn step(&mut self, examples: &Examples, count: &[f32]) {
        let mut image = examples
            .pulled_back(Some(&self.direction), None, count)
            .weights;
        for (image, direction) in image.iter_mut().zip(&self.direction.weights) {
            *image += self.ridge as f32 * direction;
        }
        image[self.n_free..].fill(0.0);
        let curvature = dot(&self.direction.weights, &image);
        if curvature <= 0.0 {
            // Nothing is missing any more.
            return;
        }
        let length = (self.progress / curvature) as f32;
        let steps = self.direction.weights.iter().zip(&image);
        let state = self.model.weights.iter_mut().zip(&mut self.residual);
        for ((weight, residual), (direction, image)) in state.zip(steps) {
            *weight += length * direction;
            *residual -= length * image;
        }
        let next = scaled(&self.residual, &self.preconditioner);
        let progress = dot(&self.residual, &next);
        let keep = (progress / self.progress) as f32;
        self.progress = progress;
        for (direction, next) in self.direction.weights.iter_mut().zip(next) {
            *direction = next + keep * *direction;
        }
    }
}

fn scaled(a: &[f32], b: &[f32]) -> Vec<f32> {
    a.iter().zip(b).map(|(a, b)| a * b).collect()
}

fn dot(a: &[f32], b: &[f32]) -> f64 {
    a.iter()
        .zip(b)
        .map(|(&a, &b)| f64::from(a) * f64::from(b))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use crate::selfplay::random_board;

    /// Boards of a few plies, scored by a model without noise.
    fn scored(model: &Model, n_boards: u64, seed: u64) -> Vec<Example> {
        let boards = (0..).filter_map(|stream| {
            let mut random = Random::new(seed, stream);
            let n_plies = random.between(40, 44);
            random_board(&mut random, n_plies)
        });
        let example = |board| Example {
            board,
            score: 0.0,
            count: 1.0,
        };
        let mut boards: Vec<Example> = boards.take(n_boards as usize).map(example).collect();
        // The examples are sorted by ply, so sort the boards the same way to match the values.
        boards.sort_by_key(|example| std::cmp::Reverse(example.board.n_empties()));
        let values = Examples::new(&boards).values(model);
        for (example, value) in boards.iter_mut().zip(values) {
            example.score = value;
        }
        boards
    }

    /// Weights of the small shapes alone, whose fillings are all seen often. The fit does not
    /// know that the large ones say nothing.
    fn synthetic() -> Model {
        let n = weights_per_knot();
        let mut model = Model::zero();
        let mut random = Random::new(77, 0);
        for shape in SHAPES
            .iter()
            .filter(|shape| shape.n_fillings() <= 3_usize.pow(7))
        {
            let rows = shape.first_row()..shape.first_row() + shape.n_fillings();
            let size = 4.0;
            for row in rows {
                let id = CANONICAL.ids[row] as usize;
                let begin = random.between(0, 2000) as f32 / 1000.0 - 1.0;
                let end = random.between(0, 2000) as f32 / 1000.0 - 1.0;
                for knot in 0..N_KNOTS {
                    let share = knot as f32 / (N_KNOTS - 1) as f32;
                    model.weights[knot * n + id] = size * (begin + share * (end - begin));
                }
            }
        }
        model
    }

    #[test]
    fn synthetic_weights_are_recovered() {
        let truth = synthetic();
        let learned = Examples::new(&scored(&truth, 60_000, 1));
        let held_out = scored(&truth, 3_000, 2);
        let watched = Examples::new(&held_out);
        let settings = Settings {
            ridge: 1.0,
            steps: 40,
            robust_steps: 2,
            far: 12.0,
            trust: 0.0,
            first_steps: 0,
        };
        let mut errors = Vec::new();
        let model = fit(&learned, &watched, &settings, |_, _, step| {
            errors.push(step)
        })
        .unwrap();
        let spread = Errors::of(&vec![0.0; watched.len()], &watched.scores).rmse;
        let left = Errors::of(&watched.values(&model), &watched.scores).rmse;
        assert!(left < 0.25 * spread, "{left} of {spread}");
        assert!(errors.last().unwrap().rmse < errors[0].rmse);
        // The boards that were learned are met nearly exactly.
        let met = Errors::of(&learned.values(&model), &learned.scores).rmse;
        assert!(met < 0.1 * spread, "{met} of {spread}");
        // And what is learned can be rounded.
        let boards: Vec<Board> = held_out.iter().map(|example| example.board).collect();
        model.quantised(&boards).unwrap();
    }

    #[test]
    fn the_same_boards_give_the_same_weights() {
        let boards = scored(&synthetic(), 3_000, 3);
        let run = || {
            let settings = Settings {
                steps: 4,
                ..Settings::default()
            };
            let held_out = Examples::new(&boards[..500]);
            fit(&Examples::new(&boards), &held_out, &settings, |_, _, _| ()).unwrap()
        };
        assert_eq!(run(), run());
    }

    /// The board after four plies is one of sixty, among thousands of later ones.
    #[test]
    fn the_few_boards_at_the_beginning_are_learned_and_no_other_value_changes() {
        let mut boards = scored(&synthetic(), 3_000, 4);
        let mut random = Random::new(9, 0);
        for _ in 0..40 {
            let board = random_board(&mut random, 4).expect("nobody passes so early");
            boards.push(Example {
                board,
                // The same for the same board.
                score: (board.canonical().0.mover().0 % 17) as f32 - 8.0,
                count: 500.0,
            });
        }
        let examples = Examples::new(&boards);
        let first = examples.before(FIRST_KNOTS * KNOT_PLIES);
        assert_eq!(first.len(), 40);
        let run = |first_steps| {
            let settings = Settings {
                steps: 4,
                first_steps,
                ..Settings::default()
            };
            fit(&examples, &Examples::new(&[]), &settings, |_, _, _| ()).unwrap()
        };
        let (without, with) = (run(0), run(10));
        let missed = |model| Errors::of(&first.values(model), &first.scores).rmse;
        assert!(
            missed(&with) < 0.5 * missed(&without),
            "{} of {}",
            missed(&with),
            missed(&without)
        );
        let later = FIRST_KNOTS * weights_per_knot();
        assert_eq!(without.weights[later..], with.weights[later..]);
    }

    #[test]
    fn nothing_to_learn_from_is_an_error() {
        let none = Examples::new(&[]);
        let result = fit(&none, &none, &Settings::default(), |_, _, _| ());
        assert!(matches!(result, Err(Error::NoPositions)));
    }

    #[test]
    fn whole_numbers_survive_rounding() {
        let mut model = Model::zero();
        let mut random = Random::new(8, 8);
        let numbers: Vec<i16> = (0..model.weights.len())
            .map(|_| random.between(0, 60_000) as i16)
            .map(|number| number.clamp(-32_000, 32_000))
            .collect();
        for (weight, &number) in model.weights.iter_mut().zip(&numbers) {
            *weight = f32::from(number) / huri_ai::eval::UNIT as f32;
        }
        let file = model.quantised(&[]).unwrap();
        assert_eq!(file, huri_ai::eval::weights::file_of(&numbers));
    }
}
