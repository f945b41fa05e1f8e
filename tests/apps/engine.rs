//! The engine on the command line: `solve`, `hint`, `eval`, `bench`, `levels`.

use std::ffi::OsString;

use huri_cli::{Streams, Terminal, run};
use huri_i18n::Language;
use huri_tests::data;
use serde_json::Value;

/// What a command line did.
struct Ran {
    code: u8,
    output: String,
    errors: String,
}

impl Ran {
    /// The JSON of each line.
    fn json(&self) -> Vec<Value> {
        let lines = self.output.lines();
        lines
            .map(|line| serde_json::from_str(line).expect("JSON"))
            .collect()
    }
}

/// `huri` with these arguments and this standard input.
fn huri(args: &[&str], input: &str) -> Ran {
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let args = std::iter::once("huri").chain(args.iter().copied());
    let code = run(
        args.map(OsString::from),
        &mut Streams {
            input: &mut input.as_bytes(),
            output: &mut output,
            errors: &mut errors,
            terminal: Terminal::NONE,
            language: Language::English,
        },
    );
    let text = |bytes| String::from_utf8(bytes).expect("text");
    Ran {
        code,
        output: text(output),
        errors: text(errors),
    }
}

/// A position with 15 empty squares; the scores are exact (two independent programs).
const P1: &str = "--OX-OO---OOOO-X-OOOO-OX-OOOOOXXXOOXXOXX-OOOOOOXXOXX-O-XO--XXXXX X;";
const P1_SCORES: [(&str, i64); 10] = [
    ("g7", 32),
    ("b2", 28),
    ("e7", 22),
    ("e1", 20),
    ("a2", 16),
    ("b1", 12),
    ("g2", 10),
    ("f3", 10),
    ("a4", 10),
    ("a6", 10),
];

/// P1 as a line of a file, with one of its scores changed.
fn line(changed: Option<(&str, i64)>) -> String {
    let scores = P1_SCORES.iter().map(|&(mv, score)| match changed {
        Some((wrong, other)) if wrong == mv => format!(" {mv}:{other:+};"),
        _ => format!(" {mv}:{score:+};"),
    });
    format!("{P1}{}\n", scores.collect::<String>())
}

#[test]
fn right_scores_are_agreed_with() {
    let ran = huri(&["solve", "-"], &line(None));
    assert_eq!((ran.code, ran.errors.as_str()), (0, ""), "{}", ran.output);
    let row = ran.output.lines().nth(1).expect("a row");
    let cells: Vec<_> = row.split_whitespace().collect();
    assert_eq!(cells[..3], ["1", "15", "+32"]);
    assert_eq!(cells[5], "g7");
    assert!(ran.output.contains("1 position, "));
}

#[test]
fn all_moves_get_their_scores() {
    let ran = huri(&["solve", "--all", "--json", "-"], &line(None));
    assert_eq!(ran.code, 0, "{}", ran.errors);
    let json = &ran.json()[0];
    let lines = json["lines"].as_array().expect("a list");
    let mut found: Vec<_> = lines
        .iter()
        .map(|line| {
            assert_eq!(line["certainty"], "proved");
            assert_eq!(line["pv"][0], line["move"]);
            let value = line["value"].as_f64().expect("a number") as i64;
            (line["move"].as_str().expect("a move"), value)
        })
        .collect();
    assert!(found.is_sorted_by_key(|(_, value)| -value), "best first");
    let mut expected = P1_SCORES.to_vec();
    found.sort();
    expected.sort();
    assert_eq!(found, expected);
    assert_eq!(json["agrees"], true);
    assert!(json["nodes"].as_u64() > Some(0));
}

#[test]
fn the_first_wrong_score_stops_it() {
    // The best move's score is wrong in the second line; the third is not reached.
    let input = line(None) + &line(Some(("g7", 30))) + &line(None);
    let ran = huri(&["solve", "-"], &input);
    assert_eq!(ran.code, 1);
    assert!(ran.output.contains("2 positions, "), "{}", ran.output);
    assert!(
        ran.errors
            .contains("position 2 is given as +30, but it is +32"),
        "{}",
        ran.errors
    );
    // That of another move shows only when all are asked for.
    let input = line(Some(("b1", 14)));
    assert_eq!(huri(&["solve", "-"], &input).code, 0);
    let ran = huri(&["solve", "--all", "-"], &input);
    assert_eq!(ran.code, 1);
    assert!(
        ran.errors.contains("given as +14, but it is +12"),
        "{}",
        ran.errors
    );
}

#[test]
fn who_wins_is_a_question_of_its_own() {
    let ran = huri(&["solve", "--wld", "-"], &line(Some(("g7", 2))));
    assert_eq!(
        ran.code, 0,
        "a win of another size is a win: {}",
        ran.errors
    );
    assert!(ran.output.lines().nth(1).expect("a row").contains(" win "));
    let ran = huri(&["solve", "--wld", "-"], &format!("{P1} g7:-2;\n"));
    assert_eq!(ran.code, 1);
}

#[test]
fn a_selective_score_is_called_so_and_proves_nothing_wrong() {
    let ran = huri(
        &["solve", "--selectivity", "73", "-"],
        &line(Some(("g7", 64))),
    );
    assert_eq!(ran.code, 0, "{}", ran.errors);
}

#[test]
fn positions_without_moves_are_solved_at_once() {
    let full = "X".repeat(33) + &"O".repeat(31) + " X\n";
    let over = huri(&["solve", "-"], &full);
    assert_eq!(over.code, 0, "{}", over.errors);
    assert!(
        over.output.lines().nth(1).expect("a row").contains("+2"),
        "{}",
        over.output
    );
    // White must pass in this one; then Black plays a1.
    let pass = format!("-OX{} O", "X".repeat(61));
    let ran = huri(&["hint", "--json", &pass], "");
    assert_eq!(ran.code, 0, "{}", ran.errors);
    assert_eq!(ran.json()[0]["lines"][0]["move"], "pass");
}

#[test]
fn a_hint_lists_every_move_once_and_a_wipe_out_first() {
    let ran = huri(&["hint", "--json", "--level", "4", "f5d6c5f4e7f6g5e6"], "");
    assert_eq!(ran.code, 0, "{}", ran.errors);
    let json = &ran.json()[0];
    let lines = json["lines"].as_array().expect("a list");
    assert_eq!(lines[0]["move"], "e3");
    assert_eq!(lines[0]["value"], 64.0);
    let mut moves: Vec<_> = lines.iter().map(|line| line["move"].as_str()).collect();
    moves.sort();
    let mut legal: Vec<_> = json["moves"]
        .as_array()
        .expect("a list")
        .iter()
        .map(Value::as_str)
        .collect();
    legal.sort();
    assert_eq!(moves, legal);
}

#[test]
fn a_hint_on_a_finished_game_says_that_it_is_over() {
    let ran = huri(&["hint", "f5d6c4d3c2b3d7d1a2a4b1e6f7"], "");
    assert_eq!(ran.code, 1);
    assert!(ran.output.contains("Black"), "{}", ran.output);
}

#[test]
fn first_sight_values_every_move() {
    let ran = huri(&["eval", "--json", "f5"], "");
    assert_eq!(ran.code, 0);
    let json = &ran.json()[0];
    assert_eq!(json["lines"].as_array().map(Vec::len), Some(3));
    assert_eq!(json["value"]["certainty"], "estimate");
    assert_eq!(huri(&["eval", "f5"], "").output.lines().count(), 6);
}

#[test]
fn all_thirty_levels_are_told() {
    let ran = huri(&["levels", "--json"], "");
    let levels = ran.json();
    assert_eq!(levels[0].as_array().map(Vec::len), Some(30));
    let text = huri(&["levels"], "").output;
    assert!(
        text.lines()
            .any(|line| line.trim_start().starts_with("30 ")),
        "{text}"
    );
}

#[test]
fn problems_of_the_first_set_are_solved_as_published() {
    let Some(folder) = data() else { return };
    let file = folder.join("problems/fforum-1-19.obf");
    let ran = huri(
        &["solve", "--all", "--json", &file.display().to_string()],
        "",
    );
    assert_eq!((ran.code, ran.errors.as_str()), (0, ""));
    assert_eq!(ran.json().len(), 19);
    assert!(ran.json().iter().all(|json| json["agrees"] == true));
}
