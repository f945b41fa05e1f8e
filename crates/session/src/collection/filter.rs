//! [`Filter`]: which games of a collection are wanted.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use huri_core::record::wthor::{Base, Header, Names, RawGame};

use super::Item;

/// What a collection is searched for. What is empty or none does not matter.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Filter {
    /// Part of a player's or event's name, in either case.
    pub name: String,
    /// Only games of these years.
    pub years: Option<(u16, u16)>,
    /// Only games with such a result.
    pub result: Option<Won>,
}

/// Who won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Won {
    Black,
    White,
    Nobody,
}

/// Which players and events of a base have a name that is looked for: each is looked at once,
/// not with each of its games.
#[derive(Default)]
pub(super) struct Known<'a> {
    base: Option<&'a Rc<Base>>,
    players: RefCell<HashMap<u16, bool>>,
    events: RefCell<HashMap<u16, bool>>,
}

impl<'a> Known<'a> {
    /// Of this base from now on.
    pub(super) fn of(&mut self, base: &'a Rc<Base>) {
        if self.base.is_none_or(|old| !Rc::ptr_eq(old, base)) {
            *self = Known {
                base: Some(base),
                ..Known::default()
            };
        }
    }

    pub(super) fn has(&self, base: &Base, raw: &RawGame<'_>, name: &str) -> bool {
        let has = |known: &RefCell<HashMap<u16, bool>>, names: &Option<Names>, number| {
            *known.borrow_mut().entry(number).or_insert_with(|| {
                let own = names.as_ref().and_then(|names| names.get(number));
                own.is_some_and(|own| own.to_lowercase().contains(name))
            })
        };
        has(&self.players, &base.players, raw.black())
            || has(&self.players, &base.players, raw.white())
            || has(&self.events, &base.tournaments, raw.tournament())
    }
}

impl Filter {
    /// Whether year and result of a game are those that are looked for.
    pub(super) fn lets_pass_raw(&self, raw: &RawGame<'_>, header: Header) -> bool {
        let year = header.year;
        let is_within = |(from, to)| year > 0 && (from..=to).contains(&year);
        let in_years = self.years.is_none_or(is_within);
        let won = self.result.is_none_or(|won| {
            let score = raw.score();
            score <= 64
                && won
                    == match score {
                        33.. => Won::Black,
                        32 => Won::Nobody,
                        _ => Won::White,
                    }
        });
        in_years && won
    }

    pub(super) fn lets_pass(&self, item: &Item, name: &str) -> bool {
        let has = |text: &str| text.to_lowercase().contains(name);
        let named = name.is_empty() || has(&item.black) || has(&item.white) || has(&item.event);
        let in_years = self.years.is_none_or(|(from, to)| {
            item.date
                .is_some_and(|date| (from..=to).contains(&date.year))
        });
        let won = self.result.is_none_or(|won| {
            item.outcome.is_some_and(|outcome| {
                won == match outcome.score {
                    1.. => Won::Black,
                    0 => Won::Nobody,
                    ..0 => Won::White,
                }
            })
        });
        named && in_years && won
    }
}
