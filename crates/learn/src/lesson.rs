//! [`Lesson`]: the course in progress. It takes what the learner does and gives a [`View`].

use std::collections::BTreeSet;

use huri_core::position::IllegalMove;
use huri_core::{Bitboard, Move, Position, Square};
use huri_i18n::Text;
use huri_i18n::text::Course;
use huri_picture::Picture;

use crate::course::{Step, Task, steps};

/// What a learner does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Places a disc, or marks one and takes the mark away.
    Square(Square),
    /// Has marked all.
    Done,
    /// Passes.
    Pass,
    /// Chooses the answer with this index.
    Choose(usize),
    /// Begins the step anew.
    Again,
    /// Goes on to the next step, solved or not.
    Next,
    /// Goes back to the step before.
    Back,
    /// Goes to the step with this index.
    Go(usize),
}

/// What is asked for, as far as a front end has to know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// A square to place a disc on; a pass can be tried as well.
    Square,
    /// Discs to mark, then [`Act::Done`].
    Discs,
    /// One of [`View::options`].
    Option,
}

/// A step as it is to be seen.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The index of the step, from 0.
    pub index: usize,
    /// How many steps there are.
    pub n_steps: usize,
    /// `3 of 16: …`
    pub title: Text,
    /// What to do.
    pub says: Text,
    /// The board: discs, marked squares, and the move once it is made.
    pub picture: Picture,
    /// The discs that the learner has marked.
    pub marked: Bitboard,
    /// What is asked for.
    pub input: Input,
    /// Answers to choose from; empty where none are.
    pub options: Vec<Text>,
    /// What is said of the last try: why it is wrong, or what it shows.
    pub answer: Option<Text>,
    /// Whether this step is solved now.
    pub is_solved: bool,
    /// How many steps have been solved, now or before, or that all have.
    pub progress: Text,
    /// Whether all steps have been solved.
    pub is_complete: bool,
}

/// The course in progress.
#[derive(Clone, Debug)]
pub struct Lesson {
    steps: Vec<Step>,
    index: usize, // Invariant: < steps.len()
    marked: Bitboard,
    /// The move that solved the step.
    played: Option<Move>,
    is_solved: bool,
    answer: Option<Text>,
    done: BTreeSet<&'static str>,
}

impl Lesson {
    /// The course with the steps of these names solved, at the first that is not.
    pub fn new<'a>(done: impl IntoIterator<Item = &'a str>) -> Lesson {
        let steps = steps();
        let names: BTreeSet<&str> = done.into_iter().collect();
        let done: BTreeSet<_> = steps
            .iter()
            .map(|step| step.id)
            .filter(|id| names.contains(id))
            .collect();
        let open = steps.iter().position(|step| !done.contains(step.id));
        Lesson {
            steps,
            index: open.unwrap_or(0),
            marked: Bitboard::EMPTY,
            played: None,
            is_solved: false,
            answer: None,
            done,
        }
    }

    /// The names of the steps solved, to be remembered for [`Lesson::new`].
    pub fn done(&self) -> BTreeSet<String> {
        self.done.iter().map(|&id| id.to_owned()).collect()
    }

    /// The step at hand.
    pub fn step(&self) -> &Step {
        &self.steps[self.index]
    }

    /// All steps in order: their titles, and whether they have been solved.
    pub fn overview(&self) -> impl Iterator<Item = (Text, bool)> {
        let entry = |step: &Step| (step.title.clone(), self.done.contains(step.id));
        self.steps.iter().map(entry)
    }

    /// Takes what the learner does. What makes no sense at the moment changes nothing.
    pub fn apply(&mut self, act: Act) {
        match act {
            Act::Again => self.go(self.index),
            Act::Next => self.go(self.index + 1),
            Act::Back => self.go(self.index.saturating_sub(1)),
            Act::Go(index) => self.go(index),
            _ if self.is_solved => {}
            Act::Square(square) => match self.step().task {
                Task::Mark { .. } => self.mark(square),
                Task::Place { .. } | Task::Pass => self.play(square.into()),
                Task::Choose { .. } => {}
            },
            Act::Pass => {
                if matches!(self.step().task, Task::Place { .. } | Task::Pass) {
                    self.play(Move::Pass);
                }
            }
            Act::Done => {
                if let Task::Mark { placed } = self.step().task {
                    self.check_marks(placed);
                }
            }
            Act::Choose(chosen) => {
                if let Task::Choose {
                    options,
                    right,
                    wrong,
                } = &self.step().task
                {
                    if chosen == *right {
                        self.solve(None);
                    } else if chosen < options.len() {
                        self.answer = Some(wrong.clone());
                    }
                }
            }
        }
    }

    fn go(&mut self, index: usize) {
        self.index = index.min(self.steps.len() - 1);
        self.marked = Bitboard::EMPTY;
        self.played = None;
        self.is_solved = false;
        self.answer = None;
    }

    fn solve(&mut self, played: Option<Move>) {
        self.played = played;
        self.is_solved = true;
        self.answer = Some(self.step().right.clone());
        self.done.insert(self.step().id);
    }

    fn play(&mut self, mv: Move) {
        let position = self.step().position;
        if let Err(why) = position.check(mv) {
            self.answer = Some(match mv.square() {
                Some(square) if why == IllegalMove::TurnsNothing(square) => {
                    why_nothing_turns(position, square)
                }
                _ => why.into(),
            });
            return;
        }
        match (&self.step().task, mv) {
            (Task::Pass, _) => self.solve(Some(mv)),
            (Task::Place { answers, .. }, Move::Place(square)) if answers.contains(square) => {
                self.solve(Some(mv));
            }
            (Task::Place { wrong, .. }, Move::Place(square)) => {
                self.answer = Some(wrong(position, square));
            }
            _ => {}
        }
    }

    fn mark(&mut self, square: Square) {
        let board = self.step().position.board();
        if board.occupied().contains(square) {
            self.marked = Bitboard(self.marked.0 ^ square.bit().0);
            self.answer = None;
        } else {
            self.answer = Some(Course::NoDisc { square }.into());
        }
    }

    fn check_marks(&mut self, placed: Square) {
        let position = self.step().position;
        let turned = position.board().flips(placed);
        let color = position.turn();
        let wrong = self.marked - turned;
        let own = (wrong & position.board().mover()).first();
        let off_line = wrong.squares().find(|square| !in_line(placed, *square));
        self.answer = Some(if let Some(square) = own {
            Course::MarkedOwn { color, square }.into()
        } else if let Some(square) = off_line {
            Course::MarkedOffLine { placed, square }.into()
        } else if let Some(square) = wrong.first() {
            let between = between(placed, square);
            if position.board().opponent().is_superset(between) {
                Course::MarkedOpen {
                    color,
                    placed,
                    square,
                }
                .into()
            } else {
                Course::MarkedBeyond {
                    color,
                    placed,
                    square,
                }
                .into()
            }
        } else if self.marked != turned {
            let count = (turned - self.marked).len();
            Course::MarkedTooFew { count }.into()
        } else {
            return self.solve(Some(placed.into()));
        });
    }

    /// What is to be seen.
    pub fn view(&self) -> View {
        let step = self.step();
        let (input, options) = match &step.task {
            Task::Place { .. } | Task::Pass => (Input::Square, Vec::new()),
            Task::Mark { .. } => (Input::Discs, Vec::new()),
            Task::Choose { options, .. } => (Input::Option, options.clone()),
        };
        View {
            index: self.index,
            n_steps: self.steps.len(),
            title: Course::Step {
                number: self.index + 1,
                of: self.steps.len(),
                title: Box::new(step.title.clone()),
            }
            .into(),
            says: step.says.clone(),
            picture: self.picture(),
            marked: self.marked,
            input,
            options,
            answer: self.answer.clone(),
            is_solved: self.is_solved,
            progress: self.progress(),
            is_complete: self.is_complete(),
        }
    }

    fn is_complete(&self) -> bool {
        self.done.len() == self.steps.len()
    }

    fn progress(&self) -> Text {
        if self.is_complete() {
            return Course::Complete.into();
        }
        Course::Progress {
            done: self.done.len(),
            of: self.steps.len(),
        }
        .into()
    }

    fn picture(&self) -> Picture {
        let Step { position, task, .. } = self.step();
        match (self.played, task) {
            (Some(mv), _) => {
                let after = position.play(mv).expect("only a legal move solves a step");
                let turned = mv.square().map(|square| position.board().flips(square));
                Picture {
                    last: mv.square(),
                    turned: turned.unwrap_or_default(),
                    ..Picture::of(after)
                }
            }
            // The first steps help with the legal moves; later ones ask to find them.
            (None, Task::Place { .. }) if self.index == 0 => {
                Picture::of(*position).with_legal_moves()
            }
            (None, Task::Mark { placed }) => Picture {
                marks: placed.bit(),
                ..Picture::of(*position)
            },
            _ => Picture::of(*position),
        }
    }
}

/// Whether two squares lie on one row, column or diagonal.
fn in_line(a: Square, b: Square) -> bool {
    let columns = a.column().abs_diff(b.column());
    let rows = a.row().abs_diff(b.row());
    columns == 0 || rows == 0 || columns == rows
}

/// The squares between two that lie in line.
fn between(a: Square, b: Square) -> Bitboard {
    let steps = a
        .column()
        .abs_diff(b.column())
        .max(a.row().abs_diff(b.row()));
    let at = |from: usize, to: usize, step: usize| (from * (steps - step) + to * step) / steps;
    (1..steps)
        .filter_map(|step| {
            Square::new(at(a.column(), b.column(), step), at(a.row(), b.row(), step))
        })
        .collect()
}

/// Why a disc on an empty square outflanks nothing.
fn why_nothing_turns(position: Position, square: Square) -> Text {
    let color = position.turn();
    let is_near = |other: Square| {
        let columns = other.column().abs_diff(square.column());
        columns.max(other.row().abs_diff(square.row())) == 1
    };
    if position.board().opponent().squares().any(is_near) {
        Course::NotClosed { color, square }.into()
    } else {
        Course::NotNext { color, square }.into()
    }
}

#[cfg(test)]
mod tests {
    use huri_core::Color;
    use huri_i18n::text::Game;
    use huri_i18n::{Language, Texts};

    use super::*;

    fn at(id: &str) -> Lesson {
        let mut lesson = Lesson::new([]);
        let index = lesson.steps.iter().position(|step| step.id == id);
        lesson.apply(Act::Go(index.expect("a step")));
        lesson
    }

    fn says(lesson: &mut Lesson, acts: &[Act]) -> Text {
        for act in acts {
            lesson.apply(*act);
        }
        lesson.view().answer.expect("something is said")
    }

    #[test]
    fn wrong_squares_are_explained() {
        let (color, mut first) = (Color::Black, at("first"));
        let mut says = |square| says(&mut first, &[Act::Square(square)]);
        let a1 = Square::A1;
        assert_eq!(says(a1), Course::NotNext { color, square: a1 }.into());
        let c3 = Square::C3;
        assert_eq!(says(c3), Course::NotClosed { color, square: c3 }.into());
        let d4 = Square::D4;
        assert_eq!(says(d4), Game::Occupied { square: d4 }.into());
        first.apply(Act::Pass);
        assert_eq!(first.view().answer, Some(Game::PassWithMoves.into()));
        assert!(!first.view().is_solved);
    }

    #[test]
    fn wrong_marks_are_explained() {
        let color = Color::Black;
        let mark = |squares: &[Square]| {
            let mut acts: Vec<_> = squares.iter().map(|square| Act::Square(*square)).collect();
            acts.push(Act::Done);
            acts
        };
        let placed = Square::E4;
        assert_eq!(
            says(&mut at("chain"), &mark(&[Square::C4, Square::C5])),
            Course::MarkedOffLine {
                placed,
                square: Square::C5
            }
            .into()
        );
        assert_eq!(
            says(&mut at("chain"), &mark(&[Square::D4])),
            Course::MarkedTooFew { count: 1 }.into()
        );
        assert_eq!(
            says(&mut at("chain"), &mark(&[Square::B4])),
            Course::MarkedOwn {
                color,
                square: Square::B4
            }
            .into()
        );
        assert_eq!(
            says(&mut at("jump"), &mark(&[Square::B4, Square::D4])),
            Course::MarkedBeyond {
                color,
                placed: Square::A4,
                square: Square::D4
            }
            .into()
        );
        // From d4 in the star, e3 is in a row that ends; f2 belongs to it and g1 is Black's.
        let mut star = at("all");
        assert_eq!(
            says(&mut star, &mark(&[Square::F2])),
            Course::MarkedTooFew { count: 9 }.into()
        );
        let mut chain = at("chain");
        let twice = mark(&[Square::B4, Square::B4, Square::C4, Square::D4]);
        assert_eq!(says(&mut chain, &twice), Course::ChainRight.into());
    }

    #[test]
    fn between_two_squares_lie_the_others_of_their_line() {
        let squares = |a, b| between(a, b).squares().collect::<Vec<_>>();
        assert_eq!(squares(Square::A4, Square::D4), [Square::B4, Square::C4]);
        assert_eq!(squares(Square::G1, Square::D4), [Square::F2, Square::E3]);
        assert_eq!(squares(Square::D4, Square::G1), [Square::F2, Square::E3]);
        assert_eq!(squares(Square::D4, Square::D5), []);
        assert!(!in_line(Square::E4, Square::C5));
    }

    #[test]
    fn a_pass_is_tried_and_found() {
        let mut pass = at("pass");
        let square = Square::C5;
        assert_eq!(
            says(&mut pass, &[Act::Square(square)]),
            Game::NoMoveHere { square }.into()
        );
        assert_eq!(says(&mut pass, &[Act::Pass]), Course::PassRight.into());
        assert_eq!(pass.view().picture.position.turn(), Color::White);
    }

    #[test]
    fn progress_is_remembered_by_name() {
        let mut lesson = at("pass");
        lesson.apply(Act::Pass);
        let names = lesson.done();
        assert_eq!(names, BTreeSet::from(["pass".to_owned()]));
        let names = names.iter().map(String::as_str);
        let again = Lesson::new(names.chain(["first", "unheard-of"]));
        assert_eq!(again.view().index, 1);
        assert_eq!(again.done().len(), 2);
    }

    /// Whoever follows the texts gets to the end, a wrong try and a right one at every step, and
    /// is spoken to in his language.
    #[test]
    fn the_course_is_played_through_in_every_language() {
        for language in Language::ALL {
            let (texts, english) = (Texts::new(language), Texts::default());
            let say = |text: &Text| {
                let words = texts.get(text);
                let is_translated = language == Language::English || words != english.get(text);
                assert!(is_translated, "{language}: {words}");
            };
            let mut lesson = Lesson::new([]);
            for index in 0..lesson.view().n_steps {
                let step = lesson.step().clone();
                let view = lesson.view();
                assert_eq!((view.index, lesson.done().len()), (index, index));
                say(&view.title);
                say(&view.says);
                let (wrong, right): (Vec<Act>, Vec<Act>) = match &step.task {
                    Task::Place { answers, .. } => {
                        let elsewhere = Bitboard::ALL - *answers;
                        let tries = elsewhere.squares().map(Act::Square).chain([Act::Pass]);
                        (
                            tries.collect(),
                            answers.squares().map(Act::Square).collect(),
                        )
                    }
                    Task::Mark { placed } => {
                        let flips = step.position.board().flips(*placed).squares();
                        (
                            vec![Act::Done],
                            flips.map(Act::Square).chain([Act::Done]).collect(),
                        )
                    }
                    Task::Pass => (Square::all().map(Act::Square).collect(), vec![Act::Pass]),
                    Task::Choose { options, right, .. } => {
                        let others = (0..options.len()).filter(|option| option != right);
                        (others.map(Act::Choose).collect(), vec![Act::Choose(*right)])
                    }
                };
                for act in wrong {
                    lesson.apply(act);
                    let view = lesson.view();
                    assert!(!view.is_solved, "{}: {act:?}", step.id);
                    say(&view.answer.expect("a wrong try is explained"));
                }
                for act in right {
                    lesson.apply(act);
                }
                let view = lesson.view();
                assert!(view.is_solved, "{}", step.id);
                assert_eq!(view.answer, Some(step.right.clone()));
                say(&step.right);
                lesson.apply(Act::Next);
            }
            assert!(lesson.view().is_complete);
            say(&Course::Complete.into());
        }
    }

    #[test]
    fn steps_end_at_both_ends() {
        let mut lesson = Lesson::new([]);
        lesson.apply(Act::Back);
        assert_eq!(lesson.view().index, 0);
        lesson.apply(Act::Go(usize::MAX));
        assert_eq!(lesson.view().index, lesson.view().n_steps - 1);
        lesson.apply(Act::Next);
        assert_eq!(lesson.view().index, lesson.view().n_steps - 1);
    }
}
