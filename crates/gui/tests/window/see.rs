//! What is shown on and beside the board.

use huri_gui::board::id_of;
use huri_gui::remembered::Remembered;
use huri_session::settings::Shows;

use super::driver::*;

/// Where a square is, in points of the screen.
fn place(window: &Window, square: Square) -> egui::Rect {
    let response = window.ctx.read_response(id_of(square));
    response.expect("the board is drawn").rect
}

#[test]
fn a_move_pointed_at_shows_how_play_would_go_on() {
    let mut window = window_with_engine();
    act(&mut window, Action::Hint);
    let best = view(&window).hints[0].clone();
    assert!(best.pv.len() > 1, "{best:?}");
    let Move::Place(square) = best.mv else {
        panic!("{best:?}")
    };
    // Each side has two discs, and says so; a row has this number too.
    let is_shown = |window: &Window| {
        let texts = drawn(window);
        texts.iter().filter(|text| *text == "2").count() > 3
    };
    assert!(!is_shown(&window));
    // On the board.
    window.hover_at(place(&window, square).center());
    window.run();
    assert!(is_shown(&window));
    // In the list of the best moves.
    window.hover_at(egui::pos2(5.0, 700.0));
    window.run();
    assert!(!is_shown(&window));
    let moves = best.pv.iter().map(ToString::to_string);
    let name = words(text::Gui::Line {
        value: best.value,
        moves: moves.take(12).collect::<Vec<_>>().join(" "),
    });
    window.get_by_label(&name).hover();
    window.run();
    assert!(is_shown(&window), "{name}");
    window.get_by_label(&name).click();
    window.run();
    assert_eq!(view(&window).last_move, Some(square));
}

#[test]
fn a_move_of_the_list_shows_the_way_there() {
    let mut window = window();
    for square in ["f5", "d6", "c3", "d3"] {
        type_text(&mut window, square);
    }
    do_now(&mut window, Command::Start);
    let listed = words(text::Gui::ListedMove {
        number: 3,
        name: "c3".to_owned(),
    });
    let before = drawn(&window);
    window.get_by_label(&listed).hover();
    window.run();
    let added = |text: &str| {
        let count = |of: &[String]| of.iter().filter(|one| *one == text).count();
        count(&drawn(&window)) - count(&before)
    };
    // The list has its own 1 and 3; the way to the third move is numbered once more.
    assert_eq!(
        (added("1"), added("2"), added("3"), added("4")),
        (1, 1, 1, 0)
    );
}

#[test]
fn the_graph_is_dragged_along() {
    let mut window = window();
    for square in ["f5", "d6", "c3", "d3", "c4"] {
        type_text(&mut window, square);
    }
    assert_eq!(
        window
            .query_all_by_label_contains("Values for Black")
            .count(),
        0
    );
    let mut window = window_with_engine();
    for square in ["f5", "d6", "c3", "d3", "c4"] {
        type_text(&mut window, square);
    }
    act(&mut window, Action::Review);
    for _ in 0..30 {
        window.step();
    }
    assert!(
        view(&window)
            .graph
            .iter()
            .all(|point| point.value.is_some())
    );
    let rect = window.get_by_label_contains("Values for Black").rect();
    // There is room for a game of usual length.
    let at = |ply: f32| {
        let x = rect.left() + rect.width() * (ply + 0.5) / 61.0;
        egui::pos2(x, rect.center().y)
    };
    window.hover_at(at(1.0));
    window.run();
    window.drag_at(at(1.0));
    window.run();
    let first = view(&window).ply;
    assert_eq!(first, 1);
    for ply in [2.0, 3.0, 4.0, 20.0] {
        window.hover_at(at(ply));
        window.run();
    }
    assert_eq!(view(&window).ply, 5, "dragged beyond the end");
    window.hover_at(at(-1.0));
    window.run();
    assert_eq!(view(&window).ply, 0);
    window.drop_at(at(-1.0));
    window.run();
    assert_eq!(view(&window).ply, 0);
}

#[test]
fn everything_is_shown_in_any_combination() {
    let all = [
        Shows::Coordinates,
        Shows::LegalMoves,
        Shows::LastMove,
        Shows::Flips,
        Shows::HintValues,
        Shows::Stable,
        Shows::MoveNumbers,
        Shows::Opening,
        Shows::Parity,
        Shows::Mobility,
        Shows::Graph,
    ];
    let mut window = window_with_engine();
    for mv in game_with_pass().into_iter().take(50) {
        do_now(
            &mut window,
            match mv {
                Move::Place(square) => Command::Place(square),
                Move::Pass => Command::Pass,
            },
        );
    }
    act(&mut window, Action::Analyze);
    for round in 0..3_usize {
        for (index, what) in all.into_iter().enumerate() {
            if (index + round).is_multiple_of(2) {
                do_now(&mut window, Command::Show(what));
            }
        }
        let shows = view(&window).shows;
        let has_numbers = drawn(&window).contains(&"49".to_owned());
        assert!(has_numbers || !shows.has(Shows::MoveNumbers));
        let has_letters = drawn(&window).iter().filter(|text| *text == "g").count() == 1;
        assert_eq!(has_letters, shows.has(Shows::Coordinates));
    }
}

#[test]
fn the_window_opens_as_it_was_closed() {
    let mut window = window();
    let edge = window.ctx.content_rect().right() - 400.0;
    let margin = |window: &Window| {
        let given = window.state();
        given.app.session.settings().own::<Remembered>().margin
    };
    assert_eq!(margin(&window), None);
    // The edge between board and margin is dragged.
    let now = window.get_by_label(&words(Text::from(Action::Hint))).rect();
    let before = egui::pos2(1120.0 - 358.4, 300.0);
    assert!(now.left() > before.x);
    window.drag_at(before);
    window.run();
    window.hover_at(egui::pos2(edge, 300.0));
    window.run();
    window.drop_at(egui::pos2(edge, 300.0));
    window.run();
    let given = window.state_mut();
    given.app.closing(given.now);
    let kept = margin(&window).expect("it is kept");
    assert!((385..=405).contains(&kept), "{kept}");
    let again = window_with(
        window.state().app.session.settings().clone(),
        vec2(1120.0, 760.0),
    );
    let again = again.get_by_label(&words(Text::from(Action::Hint))).rect();
    assert!(again.left() < now.left());
}

#[test]
fn mistakes_are_counted_and_walked_through_and_a_review_is_stopped() {
    let mut window = window_with_engine();
    // Passes come by themselves here.
    for square in game_with_pass().into_iter().filter_map(Move::square) {
        do_now(&mut window, Command::Place(square));
    }
    // The engine answers once a frame, so the review is seen on its way.
    let given = window.state_mut();
    given.app.act(Action::Review, given.now);
    for _ in 0..400 {
        if view(&window).review.progress.is_none() {
            break;
        }
        window.step();
    }
    let totals = view(&window).review.totals;
    let doubtful: u32 = Color::BOTH
        .map(|color| totals[color].n_doubtful)
        .iter()
        .sum();
    assert!(doubtful > 0, "moves drawn by lot lose discs");
    do_now(&mut window, Command::Start);
    let next = words(Text::from(Action::NextMistake));
    window.get_by_label(&next).click();
    window.run();
    let here = view(&window).here;
    let entry = view(&window)
        .list
        .iter()
        .find(|entry| entry.node == here)
        .cloned();
    let entry = entry.expect("a mistake is shown");
    assert!(entry.class.is_some());
    // Below the list's row stands what was better; a click tries it beside the move played.
    let judged = entry.better().expect("it lost a disc at least");
    let square = judged.best.square().expect("a move that loses is no pass");
    let better = words(text::Gui::Better {
        loss: Texts::new(Language::English).decimal(f64::from(judged.loss()) / 100.0, 1),
        square,
        value: Texts::new(Language::English).value(judged.best_value),
    });
    let row = window.query_all_by_label_contains(&better).count();
    assert_eq!(row, 2, "the move's own description, and the line");
    window.get_by_label(&better).click();
    window.run();
    let game = window.state().app.session.game();
    let tried = view(&window).here;
    assert_eq!(game.mv(tried), Some(judged.best));
    assert_eq!(game.parent(tried), game.parent(here));
    assert!(game.children(game.parent(here).unwrap()).contains(&here));
}

#[test]
fn the_name_of_the_opening_stays() {
    let mut window = window();
    let start = "f5f6e6f4g5d6";
    for square in start.as_bytes().chunks(2) {
        type_text(&mut window, std::str::from_utf8(square).unwrap());
    }
    let name = view(&window).opening.expect("it has a name");
    while let Some(square) = view(&window).legal_moves.squares().next() {
        do_now(&mut window, Command::Place(square));
        if view(&window).ply > 40 {
            break;
        }
    }
    assert!(view(&window).ply > 24);
    let last = view(&window).opening.expect("the last one that was known");
    assert!(
        drawn(&window).iter().any(|text| text == last),
        "{name} {last}"
    );
}

#[test]
fn the_height_of_the_graph_is_remembered() {
    let graph = |window: &Window| {
        let name = words(text::Gui::Graph);
        window.get_by_label_contains(&name).rect()
    };
    let game = b"(;GM[Othello]PB[a]PW[b]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[f5/1.00]W[d6/2.00]B[c3/3.00];)";
    let mut window = window();
    window.event(Event::Paste(String::from_utf8_lossy(game).into_owned()));
    window.run();
    let before = graph(&window);
    let edge = before.center_top() - vec2(0.0, 4.0);
    window.drag_at(edge);
    window.run();
    window.hover_at(edge - vec2(0.0, 60.0));
    window.run();
    window.drop_at(edge - vec2(0.0, 60.0));
    window.run();
    assert!(graph(&window).height() > before.height() + 40.0);
    let height = graph(&window).height();
    let given = window.state_mut();
    given.app.closing(given.now);
    let settings = window.state().app.session.settings().clone();
    let mut again = window_with(settings, vec2(1120.0, 760.0));
    again.event(Event::Paste(String::from_utf8_lossy(game).into_owned()));
    again.run();
    assert!((graph(&again).height() - height).abs() <= 2.0);
}

#[test]
fn how_far_a_search_is_has_a_bar() {
    let desk = Desk::default();
    let mut settings = settings();
    settings.study.analysis_level = 10;
    let mut window = window_on(settings, &SharedStorage::default(), &desk);
    act(&mut window, Action::Hint);
    let bar = egui::accesskit::Role::ProgressIndicator;
    let name = words(text::Tui::ThinkingHints);
    assert!(window.query_by_role_and_label(bar, &name).is_some());
    let done = |window: &Window| view(window).thinking.and_then(|thinking| thinking.done);
    assert_eq!(done(&window), Some(0.0));
    // Half of the plies are a small part of the work, and the last one nearly half of it.
    for (depth, share) in [(5, 0.0..0.1), (9, 0.5..0.65), (10, 1.0..1.1)] {
        desk.report(depth);
        window.run();
        let done = done(&window).expect("the search has an end");
        assert!(share.contains(&done), "{depth}: {done}");
    }
}

/// The button that hurries the engine takes the place of one that means nothing while it thinks,
/// and no other one moves.
#[test]
fn an_engine_that_thinks_long_can_be_told_to_move_by_a_button() {
    let desk = Desk::default();
    let mut settings = settings();
    settings.new_game.players.white = Player::Engine(huri_ai::Level::new(20));
    let parts = Parts {
        settings: Some(settings),
        worker: Box::new(desk.clone()),
        ..Parts::default()
    };
    let mut window = window_of(parts, vec2(1120.0, 760.0));
    let place_of = |window: &Window, action: Action| {
        let name = words(action);
        let mut found = window.query_all_by_role_and_label(egui::accesskit::Role::Button, &name);
        found.next().map(|button| button.rect())
    };
    let (hint, undo) = (
        place_of(&window, Action::Hint),
        place_of(&window, Action::Undo),
    );
    type_text(&mut window, "f5");
    assert!(desk.open().is_some(), "the engine is asked for its move");
    assert_eq!(place_of(&window, Action::MoveNow), None, "at first");
    window.state_mut().now += Duration::from_secs(2);
    window.run();
    assert_eq!(place_of(&window, Action::MoveNow), hint);
    assert_eq!(place_of(&window, Action::Undo), undo);
    window.get_by_label(&words(Action::MoveNow)).click();
    window.run();
    assert!(
        view(&window)
            .thinking
            .is_some_and(|thinking| thinking.is_hurried)
    );
    assert_eq!(place_of(&window, Action::Hint), hint);
}
