//! `huri levels`: what the levels 1 to 30 mean.

use std::io::Write;

use huri_ai::Level;
use huri_core::value::Certainty;
use huri_i18n::text;
use serde_json::json;

use crate::engine::Columns;
use crate::{Answer, Context, Done};

/// Arguments of `huri levels`.
#[derive(clap::Args, Debug)]
pub struct Args {}

/// What a level does.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Meaning {
    /// Moves ahead in mid-game, and how surely.
    depth: (u8, Certainty),
    /// From how many empty squares on it searches to the end, each time more surely.
    ends: Vec<(u32, Certainty)>,
}

/// What the limits of a level amount to; mid-game is where 40 squares are empty.
fn meaning(level: Level) -> Meaning {
    let middle = level.limits(40);
    let mut ends: Vec<(u32, Certainty)> = Vec::new();
    for n_empties in (1..=60).rev() {
        let limits = level.limits(n_empties);
        let searched_to_the_end = u32::from(limits.end_from) >= n_empties;
        let surer = ends
            .last()
            .is_none_or(|&(_, certainty)| certainty < limits.end_certainty);
        if searched_to_the_end && surer {
            ends.push((n_empties, limits.end_certainty));
        }
    }
    Meaning {
        depth: (middle.depth, middle.certainty),
        ends,
    }
}

pub(crate) fn run(_: &Args, context: &mut Context<'_, '_>) -> Done {
    let levels = (Level::MIN.number()..=Level::MAX.number()).map(Level::new);
    if context.json {
        let certainty = |(number, certainty): (u32, Certainty)| {
            let percent = match certainty {
                Certainty::Selective(percent) => Some(percent),
                Certainty::Estimate | Certainty::Proved => None,
            };
            json!({ "number": number, "percent": percent })
        };
        let levels = levels.map(|level| {
            let Meaning { depth, ends } = meaning(level);
            json!({
                "level": level.number(),
                "ahead": certainty((depth.0.into(), depth.1)),
                "end_from": ends.into_iter().map(certainty).collect::<Vec<_>>(),
            })
        });
        let levels: Vec<_> = levels.collect();
        context.print_json(&json!(levels))?;
        return Ok(Answer::Yes);
    }
    let heads = [
        (text::Engine::Level, 0),
        (text::Engine::LooksAhead, 0),
        (text::Engine::SolvesFrom, 0),
    ];
    let columns = Columns::print(context, heads)?;
    for level in levels {
        let Meaning { depth, ends } = meaning(level);
        let ends: Vec<_> = ends
            .into_iter()
            .map(|(number, certainty)| words(context, number, certainty))
            .collect();
        let cells = [
            level.number().to_string(),
            words(context, depth.0.into(), depth.1),
            ends.join(", "),
        ];
        columns.row(context, cells)?;
    }
    writeln!(context)?;
    context.say(text::Engine::LevelsNote)?;
    context.flush()?;
    Ok(Answer::Yes)
}

/// `18`, or `18 (95 %)`.
fn words(context: &Context<'_, '_>, number: u32, certainty: Certainty) -> String {
    let what = context.texts.number(number.into());
    match certainty {
        Certainty::Selective(percent) => {
            context.words(text::Engine::AtConfidence { what, percent })
        }
        Certainty::Estimate | Certainty::Proved => what,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_higher_level_never_looks_less_far() {
        let meanings: Vec<_> = (1..=30).map(|number| meaning(Level::new(number))).collect();
        for pair in meanings.windows(2) {
            assert!(pair[0].depth.0 <= pair[1].depth.0, "{pair:?}");
            let exact = |meaning: &Meaning| meaning.ends.last().expect("it ends at last").0;
            assert!(exact(&pair[0]) <= exact(&pair[1]), "{pair:?}");
        }
    }
}
