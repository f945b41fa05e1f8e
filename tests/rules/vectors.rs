//! Positions, games and leaf counts computed by independent programs.

use huri_core::perft::perft;
use huri_core::{Color, Move, Position, Square};
use huri_tests::{data, data_json, game, position};
use serde_json::Value;

fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field]
        .as_str()
        .unwrap_or_else(|| panic!("no {field}: {value}"))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn side(value: &Value) -> Color {
    match text(value, "side") {
        "X" => Color::Black,
        "O" => Color::White,
        other => panic!("no side: {other}"),
    }
}

fn squares(value: &Value) -> Vec<Square> {
    let square = |name: &Value| name.as_str().expect("a name").parse().expect("a square");
    list(value).iter().map(square).collect()
}

fn assert_discs(position: Position, expected: &Value) {
    let (black, white) = (position.count(Color::Black), position.count(Color::White));
    let found = [black, white, position.board().n_empties()].map(Value::from);
    assert_eq!(list(expected), found);
}

/// `position` is over or not, passes or not, and scores, as `expected` says.
fn assert_state(position: Position, expected: &Value) {
    assert_discs(position, &expected["discs"]);
    assert_eq!(position.is_over(), expected["over"] == true);
    if position.is_over() {
        assert_eq!(Value::from(position.final_score()), expected["score"]);
    }
}

#[test]
fn positions_have_the_moves_flips_and_ends_of_the_vectors() {
    let Some(folder) = data() else { return };
    let vectors = data_json(&folder, "rules-vectors.json");
    let mut n_moves = 0;
    for case in list(&vectors["vectors"]) {
        println!("{case}"); // shown when the test fails
        let position = position(text(case, "board"), side(case));
        assert_eq!(
            position.legal_moves().squares().collect::<Vec<_>>(),
            squares(&case["legal"])
        );
        assert_eq!(position.must_pass(), case["pass"] == true);
        assert_state(position, case);
        let Some(square) = case["move"].as_str() else {
            continue;
        };
        n_moves += 1;
        let square: Square = square.parse().expect("a square");
        let flips = position.board().flips(square);
        assert_eq!(flips.squares().collect::<Vec<_>>(), squares(&case["flips"]));
        match position.play(Move::Place(square)) {
            Ok(after) => {
                let expected = huri_tests::position(text(case, "after"), !side(case));
                assert_eq!(after, expected);
            }
            Err(_) => assert!(case["after"].is_null() && flips.is_empty()),
        }
    }
    assert_eq!(list(&vectors["vectors"]).len(), 505);
    assert!(n_moves > 200, "{n_moves} moves");
}

#[test]
fn games_end_as_in_the_vectors() {
    let Some(folder) = data() else { return };
    let vectors = data_json(&folder, "rules-vectors.json");
    for case in list(&vectors["games"]) {
        println!("{case}");
        let game = game(text(case, "moves"));
        let end = game.position(game.end());
        assert_eq!(end, position(text(case, "board"), side(case)));
        assert_state(end, case);
        // The number of the placed disc that each pass comes before.
        let mut placed = 0;
        let mut passes = Vec::new();
        for mv in game.moves() {
            match mv {
                Move::Place(_) => placed += 1,
                Move::Pass => passes.push(Value::from(placed + 1)),
            }
        }
        assert_eq!(passes, list(&case["passes_before_move"]));
        if let Some(outcome) = game.outcome() {
            let (black, white) = outcome.discs();
            assert_eq!(list(&case["final"]), [black, white].map(Value::from));
        }
    }
    assert_eq!(list(&vectors["games"]).len(), 24);
}

#[test]
fn leaf_counts_are_those_of_the_vectors() {
    let Some(folder) = data() else { return };
    let vectors = data_json(&folder, "rules-vectors.json");
    for table in list(&vectors["perft"]) {
        let position = position(text(table, "board"), side(table));
        for (depth, leaves) in (1..).zip(list(&table["pass_is_a_ply"])) {
            let found = perft(position.board(), depth);
            assert_eq!(Value::from(found), *leaves, "{table}, depth {depth}");
        }
    }
    assert_eq!(list(&vectors["perft"]).len(), 8);
}
