//! The names of openings against two published lists, and XOT against the published one.

use std::collections::BTreeSet;

use huri_core::opening::{self, Opening};
use huri_core::xot::XotList;
use huri_tests::{data, data_text, game};

/// What is only in the other list, or is named otherwise there.
type Deviations<'a> = &'a [(&'a str, &'a str)];

/// Whether one of the names that a list gives (`Snake / Peasant`) is one of ours.
fn agrees(ours: &Opening, theirs: &str) -> bool {
    let plain = |name: &str| -> String {
        let name = name.trim().to_lowercase().replace("opening", "");
        name.chars().filter(|c| c.is_alphanumeric()).collect()
    };
    let names: BTreeSet<_> = theirs.split(['/', ',']).map(plain).collect();
    let own = std::iter::once(&ours.name).chain(&ours.aliases);
    own.into_iter().any(|name| names.contains(&plain(name)))
}

fn check(file: &str, n_lines: usize, expected: Deviations<'_>) {
    let Some(folder) = data() else { return };
    let text = data_text(&folder, &format!("openings/{file}"));
    let mut deviations = Vec::new();
    let mut found = 0;
    for line in text.lines() {
        let Some((moves, name)) = line.trim().split_once(char::is_whitespace) else {
            continue;
        };
        if moves == "//" {
            continue; // a remark
        }
        found += 1;
        let game = game(&moves.to_lowercase());
        let ours = opening::at(game.position(game.end()));
        if !ours.is_some_and(|ours| agrees(ours, name)) {
            deviations.push((name.trim().to_owned(), ours.map_or("", |ours| ours.name)));
        }
    }
    assert_eq!(found, n_lines);
    let deviations: Vec<_> = deviations.iter().map(|(a, b)| (a.as_str(), *b)).collect();
    assert_eq!(deviations, expected);
}

#[test]
fn names_agree_with_the_first_published_list_but_for_these() {
    // Deeper lines that only this list names; ours keep the name they had before.
    let deviations = [
        ("Scorpion (Classic)", ""),
        ("Scorpion (New)", ""),
        ("20-move opening", ""),
        ("Classic Heath", ""),
        ("Low-FAT", ""),
        ("F.A.T.", ""), // two plies past the line that we call the F.A.T. Draw
        ("No-FAT", ""),
    ];
    check("openings-welty.txt", 86, &deviations);
}

#[test]
fn names_agree_with_the_second_published_list() {
    check("openings-zebra.txt", 76, &[]);
}

/// The transcripts of ordinary games, by their names in the collection of cases.
fn cases(text: &str) -> Vec<(&str, &str)> {
    let rows = text.lines().filter(|line| line.starts_with("| T"));
    rows.filter_map(|row| {
        let mut cells = row.split('|').skip(1).map(str::trim);
        let (id, moves) = (cells.next()?, cells.next()?);
        Some((id, moves.strip_prefix('`')?.strip_suffix('`')?))
    })
    .collect()
}

#[test]
fn ordinary_games_can_look_like_xot() {
    let Some(folder) = data() else { return };
    let list = XotList::read(&data_text(&folder, "openings/xot-large.txt")).unwrap();
    let small = XotList::read(&data_text(&folder, "openings/xot-small.txt")).unwrap();
    assert_eq!((list.len(), small.len()), (10_784, 3_623));
    let text = data_text(&folder, "cases.md");
    let could_be: Vec<_> = cases(&text)
        .into_iter()
        .filter(|(_, moves)| list.could_be(&game(&moves.to_lowercase())))
        .map(|(id, _)| id)
        .collect();
    assert_eq!(
        could_be,
        ["T1", "T3", "T8", "T10", "T11", "T12", "T15", "T16"]
    );
}
