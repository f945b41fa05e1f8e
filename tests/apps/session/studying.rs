//! Variations, hints, reviews, autoplay.

use huri_core::game::{Rules, Sign};
use huri_core::record::Format;
use huri_core::value::Certainty;
use huri_core::{Color, Move, NodeId, Position, Square, Value};
use huri_session::player::Sides;
use huri_session::settings::{Settings, Study};
use huri_session::start::NewGame;
use huri_session::storage::Storage;
use huri_session::view::{About, Stage};
use huri_session::worker::EngineEvent;
use huri_session::{Action, Command, Refusal};

use super::driver::*;

fn moves_of(table: &Table) -> Vec<String> {
    let view = table.view();
    let entry =
        |entry: &huri_session::view::Entry| format!("{}{}", "(".repeat(entry.depth), entry.mv);
    view.list.iter().map(entry).collect()
}

#[test]
fn another_move_while_looking_back_opens_a_variation_and_the_game_waits() {
    let mut table = Table::between(human(), engine(3));
    table.play("f5d6c3");
    table.tell(Command::GoToPly(1));
    assert_eq!(table.view().stage, Stage::Beside);
    assert_eq!(table.view().legal_moves.len(), 3);
    table.tell(Command::Place(Square::F6));
    table.tell(Command::Place(Square::E6));
    assert_eq!(moves_of(&table), ["f5", "d6", "(f6", "(e6", "c3"]);
    assert_eq!(table.moves().len(), 3);
    table.tell(Command::LeaveVariation);
    assert_eq!(table.view().ply, 1);
    table.tell(Command::Forward);
    assert_eq!(
        table.view().last_move,
        Some(Square::F6),
        "along the line shown"
    );
    table.tell(Command::PreviousVariation);
    assert_eq!(table.view().last_move, Some(Square::D6));
    assert_eq!(
        table.refused(Command::PreviousVariation),
        Refusal::NoVariation
    );
    table.tell(Command::NextVariation);
    table.tell(Command::ReturnToGame);
    assert_eq!((table.view().stage, table.view().ply), (Stage::Engine, 3));
    table.desk.answer(Move::Place(Square::D3), ms(0));
    table.settle();
    assert_eq!(table.moves().len(), 4);
}

#[test]
fn lines_are_promoted_cut_and_deleted_but_not_the_game_in_play() {
    let mut table = Table::between(human(), human());
    table.play("f5d6c3");
    table.tell(Command::GoToPly(1));
    table.tell(Command::Place(Square::F6));
    table.tell(Command::Place(Square::E6));
    let e6 = table.view().here;
    table.tell(Command::Promote);
    assert_eq!(moves_of(&table), ["f5", "f6", "(d6", "(c3", "e6"]);
    table.tell(Command::Back);
    table.tell(Command::CutAfter);
    assert_eq!(moves_of(&table), ["f5", "f6", "(d6", "(c3"]);
    assert_eq!(table.refused(Command::GoTo(e6)), Refusal::NoSuchNode);
    assert_eq!(table.refused(Command::CutAfter), Refusal::AtEnd);
    table.tell(Command::DeleteMove);
    assert_eq!(moves_of(&table), ["f5", "d6", "c3"]);
    assert_eq!(table.view().ply, 1);
    assert_eq!(table.refused(Command::DeleteMove), Refusal::InPlay);
    assert_eq!(table.refused(Command::CutAfter), Refusal::InPlay);
    table.tell(Command::Start);
    assert_eq!(table.refused(Command::DeleteMove), Refusal::NoMoveHere);
}

#[test]
fn a_pass_follows_by_itself_also_in_a_variation() {
    let mut table = Table::between(human(), human());
    table.play(T4);
    table.tell(Command::GoToPly(7));
    // Another road to the same pass: the game's own move, then a variation after the pass.
    table.tell(Command::Place(Square::H6));
    assert_eq!(table.view().ply, 9, "the game's own pass, which is known");
    table.play("c5");
    table.tell(Command::GoToPly(9));
    table.tell(Command::Place(Square::E7));
    assert_eq!(table.view().stage, Stage::Beside);
    let view = table.view();
    assert_eq!((view.ply, view.list.len()), (10, 11));
}

#[test]
fn comments_and_signs_stay_with_their_moves() {
    let mut table = Table::between(human(), human());
    table.play("f5d6");
    let here = table.view().here;
    table.tell(Command::Comment(here, "the usual".to_owned()));
    table.tell(Command::Sign(Some(Sign::Good)));
    assert_eq!(table.view().comment, "the usual");
    let entry = table.view().list[1].clone();
    assert_eq!((entry.sign, entry.has_comment), (Some(Sign::Good), true));
    table.tell(Command::Start);
    assert_eq!(table.view().comment, "");
    assert_eq!(table.refused(Command::Sign(None)), Refusal::NoMoveHere);
}

#[test]
fn playing_on_from_an_earlier_position_keeps_the_old_line() {
    let mut table = Table::between(human(), engine(3));
    table.play("f5d6c3");
    table.tell(Command::GoToPly(2));
    table.tell(Command::PlayFromHere);
    assert_eq!((table.view().stage, table.moves().len()), (Stage::Place, 2));
    table.tell(Command::Place(Square::C4));
    assert_eq!(table.view().stage, Stage::Engine);
    assert_eq!(moves_of(&table), ["f5", "d6", "c4", "(c3"]);
}

#[test]
fn hints_vanish_at_once_and_come_again() {
    let mut table = Table::between(human(), human());
    table.tell(Command::Hint);
    table.desk.answer(Move::Place(Square::F5), ms(0));
    table.session.tick(table.now);
    let hints = table.view().hints;
    assert_eq!(hints.len(), 4);
    assert_eq!(
        (hints[0].mv, hints[0].is_best),
        (Move::Place(Square::F5), true)
    );
    assert!(!hints[1].is_best);
    table.tell(Command::Place(Square::F5));
    assert!(
        table.view().hints.is_empty(),
        "a single hint is for one position"
    );
    assert!(!table.desk.is_asked());

    table.tell(Command::ToggleAnalysis);
    let n_asked = table.desk.n_asked();
    assert!(table.desk.is_asked());
    table.tell(Command::Undo);
    assert_eq!(table.view().hints.len(), 4, "known already");
    table.tell(Command::Settings(Box::new(Settings {
        study: Study {
            hints: 2,
            ..Study::default()
        },
        ..at_once()
    })));
    assert!(table.view().hints.is_empty(), "the old ones are gone");
    assert_eq!(table.desk.n_asked(), n_asked + 1);
    assert_eq!(table.desk.0.borrow().open.as_ref().unwrap().limits.lines, 2);
    table.tell(Command::Settings(Box::new(Settings {
        study: Study {
            hints: 2,
            analysis_level: 3,
            ..Study::default()
        },
        ..at_once()
    })));
    assert_eq!(
        table.desk.n_asked(),
        n_asked + 2,
        "the newest question wins"
    );
    assert!(table.view().thinking.is_some());
    table.tell(Command::ToggleAnalysis);
    assert_eq!(table.view().thinking, None);
    assert!(table.desk.0.borrow().stopped);
}

#[test]
fn the_engines_move_goes_before_analysis() {
    let mut table = Table::between(human(), engine(3));
    table.tell(Command::ToggleAnalysis);
    table.tell(Command::Place(Square::F5));
    assert!(matches!(
        table.view().thinking.unwrap().about,
        About::Move(_)
    ));
    table.desk.answer(Move::Place(Square::D6), ms(0));
    table.settle();
    assert_eq!(table.view().thinking.unwrap().about, About::Hints);
}

/// Answers review questions as an engine for which every disc more on the board is worth one:
/// of all moves `best` is worth `top`, and after any other the opponent is worth `after`.
fn answer_review(table: &mut Table, value_of: impl Fn(huri_core::Board) -> (Option<Move>, Value)) {
    loop {
        let open = table.desk.0.borrow_mut().open.take();
        let Some(question) = open else { return };
        let (best, value) = value_of(question.board);
        let order: Vec<Move> = best.into_iter().collect();
        let analysis = analysis(question.board, &order, value, ms(1));
        table
            .desk
            .0
            .borrow_mut()
            .events
            .push_back(EngineEvent::Done {
                ticket: question.ticket,
                analysis: Some(analysis),
            });
        table.session.tick(table.now);
    }
}

#[test]
fn a_review_finds_what_moves_lost() {
    let mut table = Table::between(human(), human());
    table.play("f5d6c3d3c4");
    let after_f5 = Position::START.play("f5".parse().unwrap()).unwrap().board();
    let after_d6 = after_f5.after(Square::D6);
    table.tell(Command::Review);
    assert_eq!(table.view().review.progress.unwrap().n_all, 6);
    assert_eq!(table.view().thinking.unwrap().about, About::Review);
    // After f5 White could be worth +6 by f6; his d6 leads to +7 for Black, a loss of 13.
    answer_review(&mut table, |board| match board {
        board if board == Position::START.board() => {
            (Some(Move::Place(Square::F5)), Value::estimate(-600))
        }
        board if board == after_f5 => (Some(Move::Place(Square::F6)), Value::estimate(600)),
        board if board == after_d6 => (Some(Move::Place(Square::C3)), Value::estimate(700)),
        _ => (None, Value::estimate(0)),
    });
    let view = table.view();
    assert_eq!(view.review.progress, None);
    let d6 = &view.list[1];
    let judged = d6.judged.unwrap();
    assert_eq!(
        (judged.best, judged.loss()),
        (Move::Place(Square::F6), 1300)
    );
    assert_eq!(judged.certainty(), Certainty::Estimate);
    assert_eq!(d6.class, Some(Sign::Blunder));
    assert_eq!(view.list[2].judged.unwrap().loss(), 0);
    let white = view.review.totals.white;
    assert_eq!(
        (
            white.n_blunders,
            white.losses.estimate,
            white.n_moves.estimate
        ),
        (1, 1300, 2)
    );
    assert_eq!(white.losses.proved, 0);
    let value = |ply: usize| view.graph[ply].value.map(|value| value.hundredths);
    assert_eq!(
        (value(1), value(2)),
        (Some(-600), Some(700)),
        "always for Black"
    );
    assert_eq!(view.graph[2].loss, Some((1300, Certainty::Estimate)));

    table.tell(Command::Start);
    table.tell(Command::NextMistake);
    assert_eq!(table.view().last_move, Some(Square::D6));
    let mistakes = table.refused(Command::NextMistake);
    assert_eq!(mistakes, Refusal::NoMistake);
    table.tell(Command::End);
    table.tell(Command::PreviousMistake);
    assert_eq!(table.view().ply, 2);

    // Other thresholds, another name; and a second review has nothing left to do.
    let mut settings = at_once();
    settings.study.losses = [2, 6, 20];
    table.tell(Command::Settings(Box::new(settings)));
    assert_eq!(table.view().list[1].class, Some(Sign::Mistake));
    let n_asked = table.desk.n_asked();
    table.tell(Command::Review);
    assert!(
        table.desk.n_asked() <= n_asked + 1,
        "only the last position has no move to judge"
    );
}

#[test]
fn a_review_asks_equally_far_for_best_and_played_moves() {
    let mut table = Table::between(human(), human());
    table.play("f5d6");
    table.tell(Command::Review);
    answer_review(&mut table, |board| {
        let worst = board.legal_moves().squares().last();
        (worst.map(Move::Place), Value::estimate(0))
    });
    let papers = table.desk.0.borrow();
    for pair in papers.asked.windows(2) {
        let follows = pair[0]
            .board
            .legal_moves()
            .squares()
            .any(|square| pair[0].board.after(square) == pair[1].board);
        if follows {
            assert_eq!(pair[0].limits.depth, pair[1].limits.depth + 1);
            assert_eq!(pair[0].limits.end_from, pair[1].limits.end_from + 1);
        }
    }
}

#[test]
fn a_review_of_a_finished_game_proves_its_end_and_crosses_passes() {
    let mut table = Table::between(human(), human());
    table.play(T9);
    table.tell(Command::Review);
    answer_review(&mut table, |board| {
        (
            board.legal_moves().first().map(Move::Place),
            Value::proved(0),
        )
    });
    let view = table.view();
    assert_eq!(view.review.progress, None);
    let last = view.graph.last().unwrap().value.unwrap();
    assert_eq!(last, Value::proved(-38));
    let passes = view.list.iter().filter(|entry| entry.mv == Move::Pass);
    assert!(passes.clone().count() == 4 && passes.clone().all(|entry| entry.judged.is_none()));
    assert!(view.graph.iter().all(|point| point.value.is_some()));
    assert!(
        view.list
            .iter()
            .all(|entry| entry.mv == Move::Pass || entry.judged.is_some())
    );
}

#[test]
fn a_review_stops_when_told_and_yields_to_play() {
    let mut table = Table::between(human(), engine(3));
    table.play("f5d6");
    table.tell(Command::Review);
    assert_eq!(table.view().thinking.unwrap().about, About::Review);
    table.tell(Command::Place(Square::C3));
    assert!(matches!(
        table.view().thinking.unwrap().about,
        About::Move(_)
    ));
    table.desk.answer(Move::Place(Square::D3), ms(0));
    table.settle();
    assert_eq!(table.view().thinking.unwrap().about, About::Review);
    table.tell(Command::StopReview);
    assert_eq!(table.view().thinking, None);
    assert_eq!(table.refused(Command::StopReview), Refusal::NotReviewing);
}

#[test]
fn autoplay_shows_move_after_move() {
    let mut table = Table::between(human(), human());
    table.play("f5d6c3d3");
    table.tell(Command::Start);
    table.tell(Command::ToggleAutoplay);
    let mut plies = vec![table.view().ply];
    while let Some(wake) = table.session.next_wake() {
        table.now = table.now.max(wake);
        table.session.tick(table.now);
        plies.push(table.view().ply);
        assert!(plies.len() < 20);
    }
    assert_eq!(plies, [1, 2, 3, 4]);
    assert!(!table.view().autoplaying);
    assert_eq!(table.refused(Command::ToggleAutoplay), Refusal::AtEnd);
    table.tell(Command::Start);
    table.tell(Command::ToggleAutoplay);
    table.tell(Command::Forward);
    assert!(
        !table.view().autoplaying,
        "who walks by hand has it in hand"
    );
}

#[test]
fn stepping_back_and_forth_marks_the_disc_really_placed_last() {
    let mut table = Table::between(human(), human());
    table.play(T4);
    table.play("c5");
    let game = table.session.game().clone();
    for step in [3, -2, 5, -1, -4, 6, 2, -9, 10, -3] {
        for _ in 0..i32::abs(step) {
            let command = if step > 0 {
                Command::Forward
            } else {
                Command::Back
            };
            // At either end it is refused, and nothing moves.
            let _ = table.session.apply(command, table.now);
            let view = table.view();
            assert_eq!(view.last_move, game.mv(view.here).and_then(Move::square));
            assert_eq!(
                view.last_pass.is_some(),
                game.mv(view.here) == Some(Move::Pass)
            );
            assert_eq!(view.position, game.position(view.here));
        }
    }
}

#[test]
fn values_mean_nothing_where_the_fewest_discs_win() {
    let mut table = Table::with(at_once());
    table.start(NewGame {
        players: Sides {
            black: human(),
            white: human(),
        },
        rules: Rules::Anti,
        ..NewGame::default()
    });
    assert_eq!(table.refused(Command::Hint), Refusal::NoValues);
    assert_eq!(
        table.session.allowed(Action::Analyze),
        Err(Refusal::NoValues)
    );
    table.play(T5);
    let result = table.view().result.unwrap();
    assert_eq!(
        (result.outcome.score, result.winner),
        (64, Some(Color::White))
    );
}

#[test]
fn thinking_in_the_opponents_time_yields_to_everything() {
    let mut settings = at_once();
    settings.engine.ponder = true;
    let mut table = Table::with(settings);
    table.new_game(human(), engine(3));
    assert_eq!(table.view().thinking.unwrap().about, About::Ponder);
    table.tell(Command::Place(Square::F5));
    assert!(matches!(
        table.view().thinking.unwrap().about,
        About::Move(_)
    ));
    table.desk.answer(Move::Place(Square::D6), ms(0));
    table.settle();
    assert_eq!(table.view().thinking.unwrap().about, About::Ponder);
    table.desk.answer_first();
    table.settle();
    assert_eq!(table.view().thinking, None, "pondered to the end");
    assert_eq!(table.moves().len(), 2);
}

#[test]
fn openings_have_their_names() {
    let mut table = Table::between(human(), human());
    assert_eq!(table.view().opening, None);
    table.play("f5d6c3d3c4");
    assert_eq!(table.view().opening, Some("Tiger"));
    table.tell(Command::GoTo(NodeId::ROOT));
    assert_eq!(table.view().opening, None);
}

/// What a review has found, as it is shown: the graph, and of every move of the main line what
/// it was worth, what would have been best, and what its loss is called.
fn found(table: &Table) -> (Vec<String>, Vec<String>) {
    let view = table.view();
    let points = view.graph.iter();
    let points = points.map(|point| format!("{:?}", (point.value, point.loss, point.color)));
    let main = view.list.iter().filter(|entry| entry.depth == 0);
    let main = main.map(|entry| format!("{:?}", (entry.mv, entry.judged, entry.class)));
    (points.collect(), main.collect())
}

#[test]
fn what_a_review_has_found_comes_back_with_the_game() {
    let mut table = Table::between(human(), human());
    table.play(T9);
    table.tell(Command::Review);
    // Values of all kinds, some of them far from those of the moves played.
    answer_review(&mut table, |board| {
        let number = board.mover().0 % 31;
        let last = board.legal_moves().squares().last().map(Move::Place);
        let value = Value {
            hundredths: number as i32 * 130 - 2000,
            certainty: match number % 3 {
                0 => Certainty::Estimate,
                1 => Certainty::Selective(95),
                _ => Certainty::Proved,
            },
            depth: Some(12),
        };
        (last, value)
    });
    let before = found(&table);
    let totals = table.view().review.totals;
    assert!(totals.black.n_blunders > 0 && totals.white.n_blunders > 0);
    for (name, format) in [("a.huri.json", Format::Huri), ("a.sgf", Format::Sgf)] {
        table.tell(Command::SaveAs {
            path: name.into(),
            format,
            overwrite: false,
        });
        let n_asked = table.desk.n_asked();
        table.tell(Command::PlayAgain);
        assert_eq!(table.view().review.totals, Sides::default());
        table.tell(Command::Open(name.into()));
        let view = table.view();
        assert_eq!(found(&table), before, "{name}");
        assert_eq!(view.review.totals, totals, "{name}");
        let blunders = view
            .list
            .iter()
            .filter(|entry| entry.sign == Some(Sign::Blunder));
        let n_blunders = totals.black.n_blunders + totals.white.n_blunders;
        assert_eq!(blunders.count(), n_blunders as usize, "{name}");
        let n_better = view.list.iter().filter(|entry| entry.begins_variation);
        assert!(n_better.count() >= n_blunders as usize, "{name}");
        assert_eq!(table.desk.n_asked(), n_asked, "nothing is searched again");
        // Saved once more it is the same file: nothing is added that is there already.
        let saved = table.disk.read(std::path::Path::new(name)).unwrap();
        table.tell(Command::Save);
        assert!(
            table.disk.read(std::path::Path::new(name)).unwrap() == saved,
            "{name}"
        );
    }
    // A game that was left for another has it too, and one that is kept between two runs.
    table.tell(Command::FetchBack);
    assert_eq!(found(&table), before);
    let now = table.now;
    table.session.close(now);
    let mut next = Table::on(table.disk.clone(), None);
    next.tell(Command::FetchBack);
    assert_eq!(found(&next), before);
}

#[test]
fn a_refusal_fits_the_command_that_is_refused() {
    let mut table = Table::between(human(), human());
    assert_eq!(table.refused(Command::Review), Refusal::NothingToReview);
    assert_eq!(
        table.refused(Command::NextMistake),
        Refusal::NothingReviewed
    );
    assert_eq!(table.refused(Command::Promote), Refusal::OnMainLine);
    table.play("f5d6");
    assert_eq!(table.refused(Command::LeaveVariation), Refusal::OnMainLine);
    assert_eq!(
        table.refused(Command::PreviousMistake),
        Refusal::NothingReviewed
    );
    assert_eq!(
        table.refused(Command::ReturnToGame),
        Refusal::NothingToReturnTo
    );
    table.tell(Command::Paste("f5d6c3".to_owned()));
    assert_eq!(table.refused(Command::ReturnToGame), Refusal::NotPlaying);
}
