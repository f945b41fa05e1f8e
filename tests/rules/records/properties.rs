//! What holds for random games and for arbitrary bytes.

use huri_core::game::{Date, Sign};
use huri_core::outcome::{Ending, Outcome};
use huri_core::record::{self, Format, Loss};
use huri_core::{Game, NodeId, Value};
use huri_tests::{Random, random_game};
use proptest::prelude::*;

/// A part of a random game, from some position of it on, with everything that can be noted.
fn any_game() -> impl Strategy<Value = Game> {
    let text = "[a-zA-Z\\]\\[\"\\\\{}();%王Ø🙂 .,-]{0,12}";
    let texts = proptest::collection::vec(text, 6);
    (
        any::<u64>(),
        0_usize..70,
        0_usize..70,
        texts,
        any::<[bool; 4]>(),
    )
        .prop_map(
            |(seed, from, to, texts, [variations, notes, tags, finished])| {
                let whole = random_game(seed);
                let line: Vec<NodeId> = whole.main_line().collect();
                let from = if from < 35 { 0 } else { from.min(line.len()) };
                let to = if finished {
                    line.len()
                } else {
                    to.clamp(from, line.len())
                };
                let before = from
                    .checked_sub(1)
                    .map_or(NodeId::ROOT, |index| line[index]);
                let moves: Vec<_> = line[from..to]
                    .iter()
                    .map(|&node| whole.mv(node).unwrap())
                    .collect();
                let mut game = Game::from_moves(whole.position(before), moves).unwrap();
                let mut random = Random::new(seed);
                if variations {
                    let line: Vec<NodeId> = game.main_line().collect();
                    for _ in 0..4 {
                        let index = random.below(line.len() + 1);
                        let node = index
                            .checked_sub(1)
                            .map_or(NodeId::ROOT, |index| line[index]);
                        if let Some(mv) = random.mv(game.position(node)) {
                            game.play(node, mv).unwrap();
                        }
                    }
                }
                let nodes: Vec<NodeId> = game.subtree(NodeId::ROOT).collect();
                if notes {
                    for comment in &texts {
                        let node = nodes[random.below(nodes.len())];
                        let note = game.note_mut(node);
                        comment.trim().clone_into(&mut note.comment);
                        note.value = Some(Value::proved((random.below(129) as i32 - 64) as i8));
                        if node != NodeId::ROOT {
                            note.sign = Some(Sign::ALL[random.below(6)]);
                        }
                    }
                }
                if tags {
                    let mut text = texts.iter().map(|text| text.trim().to_owned());
                    let mut next = || text.next().unwrap_or_default();
                    let tags = &mut game.tags;
                    (tags.black.name, tags.white.name, tags.event) = (next(), next(), next());
                    (tags.round, tags.place, tags.time_control) = (next(), next(), next());
                    let names = [
                        "Time",
                        "Annotator",
                        "Variant",
                        "Date",
                        "Event",
                        "a b",
                        "",
                        "Result",
                    ];
                    let name = names[random.below(names.len())].to_owned();
                    tags.other.push((name, texts[0].trim().to_owned()));
                    tags.black.rating = random.below(3000).to_string();
                    tags.date = Some(Date {
                        year: 1977,
                        month: Some(4),
                        day: None,
                    });
                    let ending = [Ending::Resignation, Ending::Time, Ending::Adjudication];
                    if !game.position(game.end()).is_over() {
                        game.tags.outcome = Some(Outcome {
                            score: (2 * random.below(65) as i32 - 64) as i8,
                            ending: ending[random.below(3)],
                        });
                    }
                }
                game
            },
        )
}

/// The formats that are text, and what they may lose.
fn text_formats() -> Vec<Format> {
    Format::all().filter(|format| format.is_written()).collect()
}

proptest! {
    /// What the writer says it loses is what the reader misses, no more and no less.
    #[test]
    fn what_a_format_holds_comes_back(game in any_game()) {
        for format in text_formats() {
            let mut text = Vec::new();
            let Ok(mut losses) = record::write(format, &game, &mut text) else {
                prop_assert!(text.is_empty());
                continue;
            };
            let back: Vec<_> = record::read_as(format, text.as_slice()).unwrap().collect();
            prop_assert_eq!(back.len(), 1, "{:?}: {}", format, String::from_utf8_lossy(&text));
            let back = back[0].as_ref().unwrap();
            if format == Format::Wthor {
                // It adds numbers of its own; what it holds is tried in its own tests.
                let parts = back.game.parts_from(&game).is_some();
                prop_assert_eq!(parts, losses.contains(&Loss::Moves));
                continue;
            }
            // How something is lost, beside what.
            losses.retain(|loss| !matches!(loss, Loss::Letters | Loss::Shortened));
            prop_assert_eq!(&record::compare(&game, &back.game), &losses, "{:?}", format);
            prop_assert_eq!(back.game.start(), game.start());
            if losses.is_empty() {
                prop_assert_eq!(&back.game, &game);
            }
            // What came through once comes through again.
            let mut again = Vec::new();
            prop_assert_eq!(record::write(format, &back.game, &mut again), Ok(vec![]));
            let twice = record::read_as(format, again.as_slice()).unwrap().next();
            prop_assert_eq!(&twice.unwrap().unwrap().game, &back.game);
        }
    }

    /// Moves survive every format that does not say it loses them.
    #[test]
    fn moves_pass_through_two_formats_and_back(seed in any::<u64>()) {
        let game = random_game(seed);
        for a in text_formats() {
            for b in text_formats() {
                let mut text = Vec::new();
                let lost = record::write(a, &game, &mut text).unwrap();
                if lost.contains(&Loss::Moves) {
                    continue;
                }
                let first = record::read_as(a, text.as_slice()).unwrap().next().unwrap().unwrap();
                let mut text = Vec::new();
                let lost = record::write(b, &first.game, &mut text).unwrap();
                if lost.contains(&Loss::Moves) {
                    continue;
                }
                let second = record::read_as(b, text.as_slice()).unwrap().next().unwrap().unwrap();
                prop_assert_eq!(second.game.parts_from(&game), None, "{:?} {:?}", a, b);
                prop_assert_eq!(second.game.outcome(), game.outcome());
            }
        }
    }

    /// Several games in one file stay several, and are recognised again.
    #[test]
    fn files_of_several_games(seeds in proptest::collection::vec(any::<u64>(), 1..5)) {
        let games: Vec<Game> = seeds.iter().map(|&seed| random_game(seed)).collect();
        for format in text_formats() {
            let mut text = Vec::new();
            for game in &games {
                record::write(format, game, &mut text).unwrap();
            }
            let reader = record::read(text.as_slice()).unwrap();
            prop_assert_eq!(reader.format(), format);
            prop_assert_eq!(reader.count(), games.len(), "{:?}", format);
        }
    }

    #[test]
    fn any_bytes_are_read_without_panic(bytes in proptest::collection::vec(any::<u8>(), 0..600)) {
        feed(&bytes);
    }

    #[test]
    fn almost_records_are_read_without_panic(
        game in any_game(),
        cuts in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..8),
        end in any::<prop::sample::Index>(),
    ) {
        for format in text_formats() {
            let mut text = Vec::new();
            if record::write(format, &game, &mut text).is_err() {
                continue;
            }
            for (at, byte) in &cuts {
                let at = at.index(text.len());
                text[at] = *byte;
            }
            feed(&text);
            feed(&text[..end.index(text.len())]);
        }
    }

    #[test]
    fn signs_of_records_in_any_order_are_read_without_panic(
        text in "([a-h][1-8]|[XO.-]{8}|[0-9]{1,2} |pa|--|\\[[A-Z][a-z]+ \"|\"\\]|[{}();:%!?$]|\n|[A-Za-z王]|　|[ａ-ｈ][１-８]){0,120}",
    ) {
        feed(text.as_bytes());
    }
}

/// Reads the bytes as everything; the legal part of each game must be a game.
fn feed(bytes: &[u8]) {
    let _ = record::recognise(bytes);
    for format in Format::all().filter(|format| format.is_read()) {
        for (count, game) in record::read_as(format, bytes).unwrap().enumerate() {
            match game {
                Ok(record) => drop(record.game.outcome()),
                Err(error) => drop(error.to_string()),
            }
            assert!(count <= bytes.len(), "every game takes some bytes");
        }
    }
}
