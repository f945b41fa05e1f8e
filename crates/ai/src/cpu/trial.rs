//! [`Trial`]: a level for tests whose search leaves out some of its shortcuts.

use super::{Cpu, LastFlips, Portable};
use crate::search::shortcut::Shortcut;

/// Portable code, and the shortcuts that the search takes, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Trial {
    pub(crate) shortcuts: u32,
}

impl Cpu for Trial {
    #[inline(always)]
    fn flips(self, mover: u64, opponent: u64, square: usize) -> u64 {
        Portable.flips(mover, opponent, square)
    }

    #[inline(always)]
    fn legal_moves(self, mover: u64, opponent: u64) -> u64 {
        Portable.legal_moves(mover, opponent)
    }

    #[inline(always)]
    fn last_flips(self, mover: u64, square: usize) -> LastFlips {
        Portable.last_flips(mover, square)
    }

    #[inline(always)]
    fn takes(self, shortcut: Shortcut) -> bool {
        self.shortcuts & shortcut.bit() != 0
    }
}
