//! The course and the page of the rules.

use huri_learn::course::{Task, steps};
use huri_learn::lesson::{Act, Lesson};
use huri_learn::rules::{Block, page};

use crate::driver::*;

fn in_language(language: Language) -> Window {
    let mut settings = settings();
    settings.language = Some(language.tag().to_owned());
    window_with(settings, vec2(1120.0, 900.0))
}

/// Clicks what can be pressed under this name, wherever the page has scrolled.
fn press(window: &mut Window, name: &str) {
    let button = egui::accesskit::Role::Button;
    window.get_by_role_and_label(button, name).scroll_to_me();
    window.run();
    window.get_by_role_and_label(button, name).click();
    window.run();
}

fn is_said(window: &Window, said: &str) -> bool {
    window.query_all_by_label(said).count() > 0
}

#[test]
fn the_course_is_played_through_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let mut window = in_language(language);
        act(&mut window, Action::Course);
        // The same lesson beside it knows what is to be said.
        let mut lesson = Lesson::new([]);
        for (index, step) in steps().iter().enumerate() {
            let id = step.id;
            let title = texts.get(lesson.view().title);
            assert!(is_said(&window, &title), "{language} {id}: {title}");
            let says = texts.get(step.says.clone());
            assert!(
                is_said(&window, &says),
                "{language} {id}: {says} {:?}",
                window.state().app
            );
            let (wrong, right): (Vec<Act>, Vec<Act>) = match &step.task {
                Task::Place { answers, .. } => {
                    let wrong = step.position.board().empties() - *answers;
                    let wrong = wrong.first().map(Act::Square);
                    let right = answers.first().map(Act::Square);
                    (wrong.into_iter().collect(), right.into_iter().collect())
                }
                Task::Pass => {
                    let wrong = step.position.board().empties().first();
                    (
                        wrong.map(Act::Square).into_iter().collect(),
                        vec![Act::Pass],
                    )
                }
                Task::Mark { placed } => {
                    let asked = step.position.board().flips(*placed);
                    let marks = asked.squares().map(Act::Square);
                    (vec![Act::Done], marks.chain([Act::Done]).collect())
                }
                Task::Choose { options, right, .. } => {
                    let wrong = (0..options.len()).find(|option| option != right);
                    let wrong = wrong.map(Act::Choose).into_iter().collect();
                    (wrong, vec![Act::Choose(*right)])
                }
            };
            for (acts, solves) in [(wrong, false), (right, true)] {
                for learns in acts {
                    match learns {
                        Act::Square(square) => type_text(&mut window, &square.to_string()),
                        Act::Pass => press(&mut window, &texts.get(text::Game::Pass)),
                        Act::Done => press(&mut window, &texts.get(text::Course::Done)),
                        Act::Choose(option) => {
                            let option = lesson.view().options[option].clone();
                            press(&mut window, &texts.get(option));
                        }
                        other => unreachable!("{other:?} is not asked for"),
                    }
                    lesson.apply(learns);
                }
                let view = lesson.view();
                assert_eq!(view.is_solved, solves, "{id}");
                let answer = texts.get(view.answer.expect("every try is answered"));
                assert!(is_said(&window, &answer), "{language} {id}: {answer}");
            }
            let done = window.state().app.session.settings().course.len();
            assert_eq!(done, index + 1, "{language} {id}: remembered at once");
            if index + 1 < steps().len() {
                press(&mut window, &texts.get(text::Course::Next));
                lesson.apply(Act::Next);
            }
        }
        assert!(is_said(&window, &texts.get(text::Course::Complete)));
        // Nothing has happened to the game behind.
        assert_eq!(view(&window).ply, 0);
        let settings = window.state().app.session.settings().clone();
        let mut again = window_with(settings, vec2(1120.0, 900.0));
        act(&mut again, Action::Course);
        assert!(is_said(&again, &texts.get(text::Course::Complete)));
    }
}

#[test]
fn the_course_is_played_with_the_mouse_and_with_keys() {
    let mut window = window();
    act(&mut window, Action::Course);
    let square = Square::F5;
    window
        .get_by_label(&legal_name(Position::START, square))
        .click();
    window.run();
    assert!(is_said(&window, &words(text::Course::FirstRight)));
    assert!(is_said(
        &window,
        &words(text::Gui::SquareMarked {
            square: Square::E5,
            color: Color::Black,
        })
    ));
    // Enter goes on, Page Up back; the steps' dots lead anywhere.
    window.key_press(Key::Enter);
    window.run();
    assert!(is_said(&window, &words(text::Course::DiagonalTask)));
    window.key_press(Key::PageUp);
    window.run();
    assert!(is_said(&window, &words(text::Course::FirstTask)));
    let chain = words(text::Course::Step {
        number: 5,
        of: 16,
        title: Box::new(text::Course::ChainTitle.into()),
    });
    window.get_by_label(&chain).click();
    window.run();
    assert!(is_said(&window, &words(text::Course::ChainTask)));
    // Discs are marked by a click, and unmarked.
    let white = |square| {
        words(text::Game::SquareDisc {
            square,
            color: Color::White,
        })
    };
    let marked = words(text::Gui::SquareMarked {
        square: Square::D4,
        color: Color::White,
    });
    window.get_by_label(&white(Square::D4)).click();
    window.run();
    window.get_by_label(&marked).click();
    window.run();
    window.get_by_label(&white(Square::D4)).click();
    window.run();
    type_text(&mut window, "c4");
    press(&mut window, &words(text::Course::Done));
    assert!(is_said(&window, &words(text::Course::ChainRight)));
    // What concerns the game does nothing, and Escape leads back to it.
    act(&mut window, Action::Resign);
    assert!(is_said(&window, &words(text::Session::NotPossible)));
    window.key_press(Key::Escape);
    window.run();
    type_text(&mut window, "f5");
    assert_eq!(view(&window).ply, 1);
}

#[test]
fn the_rules_have_a_picture_for_every_diagram_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let mut window = in_language(language);
        act(&mut window, Action::Rules);
        let image = egui::accesskit::Role::Image;
        for section in page() {
            assert!(is_said(&window, &texts.get(section.title)), "{language}");
            for block in section.blocks {
                match block {
                    Block::Paragraph(text) => {
                        let words = texts.get(text);
                        assert!(is_said(&window, &words), "{language}: {words}");
                    }
                    Block::Diagram(diagram) => {
                        let caption = texts.get(diagram.caption);
                        let picture = window.get_by_role_and_label(image, &caption);
                        let rect = picture.rect();
                        assert!(rect.width() > 200.0 && rect.width() == rect.height());
                    }
                }
            }
        }
        press(&mut window, &texts.get(Text::from(Action::Course)));
        assert!(is_said(&window, &texts.get(text::Course::FirstTask)));
    }
}
