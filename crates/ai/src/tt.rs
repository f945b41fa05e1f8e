//! [`Table`]: the transposition table, shared by threads without locks.
//!
//! A slot is three words: the two sets of discs, each mixed (XOR) with the third, the entry. A
//! reader that meets a half-written slot sees sets that are not its board's and passes on; so
//! there is no lock, no counter and no false hit.
//!
//! Source of the XOR idea: R. Hyatt and T. Mann, "A lockless transposition-table
//! implementation for parallel search", ICGA Journal 25(1), 2002.

use std::sync::atomic::{AtomicU64, Ordering};

/// What the table knows of a position. Bounds are in the unit of the search that stored them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// The score is at least this.
    pub(crate) lower: i16,
    /// The score is at most this.
    pub(crate) upper: i16,
    /// How deep and how surely it was searched.
    pub(crate) effort: Effort,
    /// The best move and the one found before it, 64 for none.
    pub(crate) moves: [u8; 2],
}

/// Depth and selectivity of a search; an entry serves a search that asks for no more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Effort {
    /// Plies searched.
    pub(crate) depth: u8,
    /// Index of the selectivity, higher is surer.
    pub(crate) selectivity: u8,
}

impl Effort {
    /// Whether a result of this effort answers a question of that one.
    #[inline(always)]
    pub(crate) fn covers(self, asked: Effort) -> bool {
        self.depth >= asked.depth && self.selectivity >= asked.selectivity
    }
}

/// No move.
pub(crate) const NO_MOVE: u8 = 64;

impl Entry {
    #[inline(always)]
    fn to_word(self, age: u8) -> u64 {
        u64::from(self.lower as u16)
            | u64::from(self.upper as u16) << 16
            | u64::from(self.effort.depth) << 32
            | u64::from(self.effort.selectivity) << 40
            | u64::from(self.moves[0] & 127) << 43
            | u64::from(self.moves[1] & 127) << 50
            | u64::from(age & 127) << 57
    }

    #[inline(always)]
    fn from_word(word: u64) -> Entry {
        Entry {
            lower: word as i16,
            upper: (word >> 16) as i16,
            effort: Effort {
                depth: (word >> 32) as u8,
                selectivity: (word >> 40 & 7) as u8,
            },
            moves: [(word >> 43 & 127) as u8, (word >> 50 & 127) as u8],
        }
    }
}

/// Age, selectivity and depth of a stored entry.
#[inline(always)]
fn age_of(word: u64) -> u8 {
    (word >> 57) as u8
}

/// The hash of a board: the halves of a 128-bit product.
#[inline(always)]
pub(crate) fn hash(mover: u64, opponent: u64) -> u64 {
    // Two odd constants with well-mixed bits (fractions of the square roots of 2 and 3).
    let product = u128::from(mover ^ 0x6a09_e667_f3bc_c909)
        * u128::from(opponent.rotate_left(32) ^ 0xbb67_ae85_84ca_a73b);
    (product as u64) ^ (product >> 64) as u64
}

struct Slot<'a>([&'a AtomicU64; 3]);

impl Slot<'_> {
    #[inline(always)]
    fn read(&self, mover: u64, opponent: u64) -> Option<u64> {
        let word = self.0[2].load(Ordering::Relaxed);
        let same = self.0[0].load(Ordering::Relaxed) ^ word == mover
            && self.0[1].load(Ordering::Relaxed) ^ word.rotate_left(32) == opponent;
        // An unused slot is all zero, which no board with discs matches.
        (same && mover | opponent != 0).then_some(word)
    }

    #[inline(always)]
    fn write(&self, mover: u64, opponent: u64, word: u64) {
        self.0[0].store(mover ^ word, Ordering::Relaxed);
        self.0[1].store(opponent ^ word.rotate_left(32), Ordering::Relaxed);
        self.0[2].store(word, Ordering::Relaxed);
    }
}

/// Two slots and the rest of their cache line.
type Bucket = [AtomicU64; WORDS];

/// The words of a cache line.
const WORDS: usize = 8;

/// The slots of a bucket.
#[inline(always)]
fn slots(bucket: &Bucket) -> [Slot<'_>; 2] {
    let [a, b, c, d, e, f, _, _] = bucket;
    [Slot([a, b, c]), Slot([d, e, f])]
}

/// The transposition table.
pub(crate) struct Table {
    /// All buckets, behind a few words that bring them to cache lines: memory that was asked for
    /// with that alignment would be written to at once, and a large table would take its time
    /// before the first move.
    words: Box<[AtomicU64]>,
    /// Where the first bucket begins.
    start: usize,
    age: u8,
    /// Whether a search may have stored something.
    is_used: bool,
}

/// Smallest and largest size in MiB.
pub(crate) const MIB: std::ops::RangeInclusive<usize> = 1..=65_536;

impl Table {
    /// A table of `mib` MiB, or of the half, the quarter … when memory does not suffice.
    pub(crate) fn new(mib: usize) -> Table {
        let mut n_buckets = mib.clamp(*MIB.start(), *MIB.end()) * (1 << 20) / size_of::<Bucket>();
        loop {
            if let Some(table) = Table::with_buckets(n_buckets) {
                return table;
            }
            n_buckets /= 2;
            assert!(
                n_buckets > 0,
                "no memory for a transposition table of one bucket"
            );
        }
    }

    /// A table of so many buckets, if there is memory.
    fn with_buckets(n_buckets: usize) -> Option<Table> {
        let words = zeroed(n_buckets.checked_mul(WORDS)?.checked_add(WORDS - 1)?)?;
        let beyond = words.as_ptr().addr() % size_of::<Bucket>() / size_of::<u64>();
        Some(Table {
            start: (WORDS - beyond) % WORDS,
            words,
            age: 1,
            is_used: false,
        })
    }

    /// The buckets, each a cache line.
    #[inline(always)]
    fn buckets(&self) -> &[Bucket] {
        self.words[self.start..].as_chunks().0
    }

    /// Its size in MiB, rounded down.
    pub(crate) fn mib(&self) -> usize {
        size_of_val(self.buckets()) >> 20
    }

    /// Makes all entries old: they still answer, and are overwritten first.
    pub(crate) fn new_search(&mut self) {
        // Age 0 is for unused slots.
        self.age = self.age % 127 + 1;
        self.is_used = true;
    }

    /// Forgets everything, with as many threads as help.
    pub(crate) fn clear(&mut self, threads: usize) {
        self.age = 1;
        if !std::mem::take(&mut self.is_used) {
            return;
        }
        let part = self.words.len().div_ceil(threads.max(1));
        std::thread::scope(|scope| {
            for words in self.words.chunks_mut(part) {
                scope.spawn(|| words.fill_with(AtomicU64::default));
            }
        });
    }

    /// The bucket for a hash: its high bits scaled to the number of buckets.
    #[inline(always)]
    fn bucket(&self, hash: u64) -> &Bucket {
        let buckets = self.buckets();
        let index = ((u128::from(hash) * buckets.len() as u128) >> 64) as usize;
        &buckets[index]
    }

    /// Asks the memory for the bucket, to be there when it is read.
    #[inline(always)]
    pub(crate) fn prefetch(&self, hash: u64) {
        crate::cpu::prefetch(self.bucket(hash));
    }

    /// What is known of a board.
    #[inline(always)]
    pub(crate) fn probe(&self, hash: u64, mover: u64, opponent: u64) -> Option<Entry> {
        slots(self.bucket(hash))
            .iter()
            .find_map(|slot| slot.read(mover, opponent))
            .map(Entry::from_word)
    }

    /// Remembers the `score` that a fail-soft search with the window `alpha` to `beta` found,
    /// and the move it came from.
    #[inline(always)]
    pub(crate) fn store(
        &self,
        hash: u64,
        (mover, opponent): (u64, u64),
        effort: Effort,
        (alpha, beta): (i16, i16),
        score: i16,
        best: u8,
    ) {
        let slots = slots(self.bucket(hash));
        let mut entry = Entry {
            lower: if score > alpha { score } else { i16::MIN },
            upper: if score < beta { score } else { i16::MAX },
            effort,
            moves: [best, NO_MOVE],
        };
        for slot in &slots {
            if let Some(word) = slot.read(mover, opponent) {
                let old = Entry::from_word(word);
                if old.effort == effort {
                    entry.lower = entry.lower.max(old.lower);
                    entry.upper = entry.upper.min(old.upper);
                    if entry.lower > entry.upper {
                        // The bounds contradict each other, which selective searches may: the
                        // newer one counts.
                        if score > alpha {
                            entry.upper = i16::MAX;
                        } else {
                            entry.lower = i16::MIN;
                        }
                    }
                }
                let first = old.moves[0];
                if first != NO_MOVE {
                    if score <= alpha || best == NO_MOVE {
                        // Nothing is known to be best: the old guess is the better one.
                        entry.moves = old.moves;
                    } else if first != best {
                        entry.moves[1] = first;
                    } else {
                        entry.moves[1] = old.moves[1];
                    }
                }
                slot.write(mover, opponent, entry.to_word(self.age));
                return;
            }
        }
        // The victim: an old entry, else the one with the lower selectivity, else depth.
        let [first, second] = &slots;
        let worth = |slot: &Slot<'_>| {
            let word = slot.0[2].load(Ordering::Relaxed);
            let entry = Entry::from_word(word);
            let current = u32::from(age_of(word) == self.age);
            current << 16 | u32::from(entry.effort.selectivity) << 8 | u32::from(entry.effort.depth)
        };
        let victim = if worth(first) <= worth(second) {
            first
        } else {
            second
        };
        victim.write(mover, opponent, entry.to_word(self.age));
    }
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Table of {} MiB", self.mib())
    }
}

/// Memory that the system zeroes when it is first touched, if there is enough.
#[expect(
    unsafe_code,
    reason = "no safe way to fail softly and to leave zeroing to the system"
)]
fn zeroed(n_words: usize) -> Option<Box<[AtomicU64]>> {
    use std::alloc::{Layout, alloc_zeroed};
    let layout = Layout::array::<AtomicU64>(n_words).ok()?;
    if layout.size() == 0 {
        return None;
    }
    // SAFETY: the layout is not empty; zeros are atomics; the box frees the memory with the layout
    // of a slice of this length, which is the one it was made with.
    let words = unsafe {
        let memory = alloc_zeroed(layout).cast::<AtomicU64>();
        (!memory.is_null())
            .then(|| Box::from_raw(std::ptr::slice_from_raw_parts_mut(memory, n_words)))
    };
    #[cfg(all(target_os = "linux", not(miri)))]
    words.as_deref().inspect(|words| in_huge_pages(words));
    words
}

/// Asks the system to back the memory by large pages: else each probe has to look up first where
/// its page lies, and that takes longer than the rest. Whether it does is the system's affair.
#[cfg(all(target_os = "linux", not(miri)))]
#[expect(unsafe_code, reason = "advice about memory is a system call")]
fn in_huge_pages(words: &[AtomicU64]) {
    const HUGE: usize = 2 << 20;
    let skipped = words.as_ptr().cast::<u8>().align_offset(HUGE);
    let length = size_of_val(words).saturating_sub(skipped) / HUGE * HUGE;
    if length > 0 {
        // SAFETY: the pages lie within the slice, and this advice changes no contents.
        unsafe {
            let pages = words.as_ptr().byte_add(skipped);
            libc::madvise(pages.cast_mut().cast(), length, libc::MADV_HUGEPAGE);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::Random;

    /// The board and the entry with this number; the entry tells which board it belongs to.
    fn board(number: u64) -> (u64, u64) {
        let (a, b) = (number.wrapping_mul(0x9e37_79b9_7f4a_7c15), number << 40 | 1);
        (a & !b, b)
    }

    fn score(number: u64) -> i16 {
        (number % 251) as i16 - 125
    }

    const EFFORT: Effort = Effort {
        depth: 9,
        selectivity: 5,
    };

    fn store(table: &Table, number: u64) {
        let (mover, opponent) = board(number);
        let window = (score(number) - 1, score(number) + 1);
        let best = (number % 64) as u8;
        table.store(
            hash(mover, opponent),
            (mover, opponent),
            EFFORT,
            window,
            score(number),
            best,
        );
    }

    fn probe(table: &Table, number: u64) -> Option<Entry> {
        let (mover, opponent) = board(number);
        table.probe(hash(mover, opponent), mover, opponent)
    }

    /// Few buckets, many boards: each thread overwrites what the others write and read.
    #[test]
    fn threads_never_read_what_belongs_to_another_board() {
        let rounds = if cfg!(miri) { 300 } else { 30_000 };
        let table = Table::with_buckets(4).expect("a few bytes");
        let hits: u64 = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..4)
                .map(|thread| {
                    let table = &table;
                    scope.spawn(move || {
                        let mut random = Random::new(thread);
                        let mut hits = 0;
                        for _ in 0..rounds {
                            store(table, random.below(64).into());
                            let number = random.below(64).into();
                            if let Some(entry) = probe(table, number) {
                                hits += 1;
                                assert_eq!(entry.lower, score(number));
                                assert_eq!(entry.upper, score(number));
                                assert_eq!(entry.effort, EFFORT);
                                assert_eq!(entry.moves[0], (number % 64) as u8);
                            }
                        }
                        hits
                    })
                })
                .collect();
            let hits = threads.into_iter().map(|it| it.join().expect("no panic"));
            hits.sum()
        });
        assert!(hits > rounds / 10, "{hits}");
    }

    #[test]
    fn a_torn_entry_matches_no_board() {
        let bucket = Bucket::default();
        let slots = slots(&bucket);
        let word = |number| {
            let entry = Entry {
                lower: score(number),
                upper: score(number),
                effort: EFFORT,
                moves: [3, NO_MOVE],
            };
            entry.to_word(1)
        };
        for number in 1..200 {
            let (old, new) = (board(number), board(number + 1));
            slots[0].write(old.0, old.1, word(number));
            slots[1].write(new.0, new.1, word(number + 1));
            assert_eq!(slots[0].read(old.0, old.1), Some(word(number)));
            // Any mixture of the words of two entries.
            for mixture in 1..7 {
                let torn = [0, 1, 2].map(|place| {
                    let from = slots[mixture >> place & 1].0[place];
                    AtomicU64::new(from.load(Ordering::Relaxed))
                });
                let torn = Slot(torn.each_ref());
                assert_eq!(torn.read(old.0, old.1), None, "{number} {mixture}");
                assert_eq!(torn.read(new.0, new.1), None, "{number} {mixture}");
            }
        }
    }

    #[test]
    fn a_table_forgets_and_keeps_its_size() {
        let mut table = Table::new(1);
        assert_eq!(table.mib(), 1);
        assert!(table.buckets().as_ptr().addr().is_multiple_of(64));
        if cfg!(miri) {
            return; // clearing a whole table takes too long there
        }
        table.new_search();
        for number in 1..1000 {
            store(&table, number);
        }
        assert!(probe(&table, 7).is_some());
        table.new_search();
        assert!(probe(&table, 7).is_some(), "old entries still answer");
        table.clear(3);
        assert!((1..1000).all(|number| probe(&table, number).is_none()));
    }
}
