//! Plain code, and the tables that all levels share.

use huri_core::flip;

use super::{Cpu, LastFlips};

/// The level that runs everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Portable;

impl Cpu for Portable {
    #[inline(always)]
    fn flips(self, mover: u64, opponent: u64, square: usize) -> u64 {
        flip::flips(mover, opponent, square)
    }

    #[inline(always)]
    fn legal_moves(self, mover: u64, opponent: u64) -> u64 {
        flip::legal_moves(mover, opponent)
    }

    #[inline(always)]
    fn last_flips(self, mover: u64, square: usize) -> LastFlips {
        const COLUMN_A: u64 = 0x0101_0101_0101_0101;
        const COLUMN_TO_TOP_BYTE: u64 = 0x0102_0408_1020_4080;
        let lines = &LINES[square & 63];
        // A line has at most one square in each column (a column: in each row), so that a
        // multiplication brings its squares side by side into the top byte.
        let row = mover >> (square & 0x38) & 0xff;
        let column = (mover >> (square & 7) & COLUMN_A).wrapping_mul(COLUMN_TO_TOP_BYTE) >> 56;
        let down = (mover & lines.down).wrapping_mul(COLUMN_A) >> lines.down_shift;
        let up = (mover & lines.up).wrapping_mul(COLUMN_A) >> lines.up_shift;
        lines.sum(row, column, down, up, lines.up_by_column)
    }
}

/// The two diagonals through a square, and where the counts for its four lines stand in
/// [`LAST_FLIPS`].
#[repr(C, align(32))]
pub(super) struct Lines {
    /// The diagonal that runs down to the right, with the square.
    pub(super) down: u64,
    /// The diagonal that runs up to the right, with the square.
    pub(super) up: u64,
    row_start: u16,
    column_start: u16,
    down_start: u16,
    /// For the diagonal's squares taken from the top row downwards, as `pext` does.
    pub(super) up_by_row: u16,
    /// For the diagonal's squares taken from the left column on, as a multiplication does.
    up_by_column: u16,
    down_shift: u8,
    up_shift: u8,
}

impl Lines {
    /// The sum over the four lines, whose discs of the mover are given as indices.
    #[inline(always)]
    pub(super) fn sum(
        &self,
        row: u64,
        column: u64,
        down: u64,
        up: u64,
        up_start: u16,
    ) -> LastFlips {
        let count = |start: u16, index: u64| {
            // The mask changes nothing (a line ends within the table); it spares a bounds check.
            u32::from(LAST_FLIPS[(start as usize + index as usize) & (LAST_FLIPS.len() - 1)])
        };
        LastFlips(
            count(self.row_start, row)
                + count(self.column_start, column)
                + count(self.down_start, down)
                + count(up_start, up),
        )
    }
}

/// [`Lines`] by square index.
pub(super) static LINES: [Lines; 64] = lines();

/// Counts as in [`LastFlips`] for one line of 1 to 8 squares, by the line's length, the place of
/// the empty square on it, and the mover's discs on it. The bit of the empty square is ignored.
static LAST_FLIPS: [u16; 4096] = last_flips();

/// Where the counts for a line of `length` with the empty square at `place` begin.
const fn start(length: usize, place: usize) -> u16 {
    let mut start = 0;
    let mut longer = 8;
    while longer > length {
        start += longer << longer;
        longer -= 1;
    }
    (start + (place << length)) as u16
}

const fn last_flips() -> [u16; 4096] {
    let mut table = [0; 4096];
    let mut length = 1;
    while length <= 8 {
        let mut place = 0;
        while place < length {
            let mut discs = 0;
            while discs < 1 << length {
                let count =
                    line_flips(length, place, discs) | line_flips(length, place, !discs) << 8;
                table[start(length, place) as usize + discs] = count;
                discs += 1;
            }
            place += 1;
        }
        length += 1;
    }
    table
}

/// Twice the discs that turn on a full line when the owner of `discs` plays on `place`.
const fn line_flips(length: usize, place: usize, discs: usize) -> u16 {
    let mut flips = 0;
    let mut run = 0;
    let mut next = place + 1;
    while next < length {
        if discs >> next & 1 != 0 {
            flips += run;
            break;
        }
        run += 1;
        next += 1;
    }
    run = 0;
    next = place;
    while next > 0 {
        next -= 1;
        if discs >> next & 1 != 0 {
            flips += run;
            break;
        }
        run += 1;
    }
    2 * flips
}

const fn lines() -> [Lines; 64] {
    let mut table = [const {
        Lines {
            down: 0,
            up: 0,
            row_start: 0,
            column_start: 0,
            down_start: 0,
            up_by_row: 0,
            up_by_column: 0,
            down_shift: 56,
            up_shift: 56,
        }
    }; 64];
    let mut square = 0;
    while square < 64 {
        let (column, row) = (square % 8, square / 8);
        let entry = &mut table[square];
        let mut other = 0;
        while other < 64 {
            let (x, y) = (other % 8, other / 8);
            if x + row == y + column {
                entry.down |= 1 << other;
            }
            if x + y == column + row {
                entry.up |= 1 << other;
            }
            other += 1;
        }
        entry.row_start = start(8, column);
        entry.column_start = start(8, row);
        let left = column.saturating_sub(row);
        entry.down_start = start(entry.down.count_ones() as usize, column - left);
        entry.down_shift = 56 + left as u8;
        let left = (column + row).saturating_sub(7);
        let length = entry.up.count_ones() as usize;
        entry.up_by_column = start(length, column - left);
        entry.up_by_row = start(length, length - 1 - (column - left));
        entry.up_shift = 56 + left as u8;
        square += 1;
    }
    table
}
