//! The knowledge about the cells of a field, and the conclusions from it.
//!
//! A sum whose open cells must all be mines, or all be free, leaves each of them one value. Such
//! cells wait in a queue. Choosing a value takes at most a constant number of operations: a cell is
//! part of at most 21 sums of up to 9 cells.

use std::sync::Arc;

use super::field::{FREE, MINE, MOST_AROUND};
use super::sums::{Part, Sum, Sums};

/// The knowledge about one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    Open,
    /// Only this value is left; the cell waits in the queue.
    Left(u8),
    /// This value was chosen, whether or not another was left.
    Chosen(u8),
}

/// Bits of a word.
const BITS: usize = 64;

/// The open part of a sum: the total that its open cells have to give, and their number.
#[derive(Clone, Copy, Debug)]
pub struct Remaining {
    pub total: i8,
    /// The number of open cells that are added.
    pub added: i8,
    /// The number of open cells that are taken away.
    pub taken: i8,
}

impl Remaining {
    fn of(sum: &Sum) -> Self {
        Self {
            total: sum.total,
            added: sum.added as i8,
            taken: sum.taken as i8,
        }
    }

    /// Counts the open cells.
    pub const fn open(self) -> usize {
        (self.added + self.taken) as usize
    }

    /// Returns the value of an added cell that gives the total more often.
    pub const fn likely(self) -> u8 {
        (2 * self.total > self.added - self.taken) as u8
    }

    /// Tells whether one value is left for each open cell: a mine for the added cells and none for
    /// the cells taken away, or none for the added cells and a mine for the others.
    pub const fn is_tight(self) -> bool {
        self.total >= self.added || -self.total >= self.taken
    }

    /// Tells whether no values of the open cells give the total.
    const fn is_broken(self) -> bool {
        self.total > self.added || -self.total > self.taken
    }

    /// Takes a cell with its value out of the open part.
    fn less(&mut self, is_taken: bool, value: i8) {
        if is_taken {
            self.taken -= 1;
            self.total += value;
        } else {
            self.added -= 1;
            self.total -= value;
        }
    }

    /// Puts a cell that had this value back into the open part.
    fn more(&mut self, is_taken: bool, value: i8) {
        if is_taken {
            self.taken += 1;
            self.total -= value;
        } else {
            self.added += 1;
            self.total += value;
        }
    }
}

/// A cell with one value left.
#[derive(Clone, Copy, Debug)]
pub struct Deduced {
    pub cell: u16,
    /// The sum that leaves it this value.
    pub sum: u32,
}

/// The knowledge about all cells, and the conclusions from it.
pub struct Knowledge {
    pub sums: Arc<Sums>,
    pub cells: Vec<Known>,
    pub remaining: Vec<Remaining>,
    /// For each number of open cells, the sums that have so many, one bit each.
    by_open: [Vec<u64>; MOST_AROUND + 1],
    /// The cells with one value left, in the order in which they were found; also those that were
    /// chosen since.
    pub queue: Vec<Deduced>,
    /// The cell where no value fits, or whose number cannot be right.
    pub broken: Option<u16>,
}

impl Knowledge {
    /// Makes the knowledge of a field in which no cell is chosen.
    pub fn new(sums: Arc<Sums>, cells: usize) -> Self {
        let remaining: Vec<Remaining> = sums.list().iter().map(Remaining::of).collect();
        let words = remaining.len().div_ceil(BITS);
        let mut by_open = std::array::from_fn(|_| vec![0; words]);
        for (sum, left) in remaining.iter().enumerate() {
            by_open[left.open()][sum / BITS] |= 1 << (sum % BITS);
        }
        let mut knowledge = Self {
            cells: vec![Known::Open; cells],
            queue: Vec::with_capacity(cells),
            broken: None,
            sums,
            remaining,
            by_open,
        };
        for sum in 0..knowledge.remaining.len() {
            if knowledge.remaining[sum].is_tight() {
                knowledge.deduce(sum);
            }
        }
        knowledge
    }

    /// Puts the open cells of a tight sum into the queue, each with the one value that it can have;
    /// notes where no value fits.
    fn deduce(&mut self, number: usize) {
        let left = self.remaining[number];
        let sum = &self.sums.list()[number];
        if left.is_broken() {
            self.broken.get_or_insert(sum.number);
            return;
        }
        let value = if left.total == left.added { MINE } else { FREE };
        for (cells, value) in [(sum.added(), value), (sum.taken(), MINE - value)] {
            for &cell in cells {
                let known = &mut self.cells[usize::from(cell)];
                match *known {
                    Known::Open => {
                        *known = Known::Left(value);
                        let sum = number as u32;
                        self.queue.push(Deduced { cell, sum });
                    }
                    Known::Left(other) if other != value => {
                        self.broken.get_or_insert(cell);
                    }
                    Known::Left(_) | Known::Chosen(_) => {}
                }
            }
        }
    }

    /// Chooses a value for a cell that has none.
    pub fn choose(&mut self, cell: usize, value: u8) {
        self.cells[cell] = Known::Chosen(value);
        for part in self.sums.parts_of(cell) {
            let Part { sum, taken } = self.sums.part(part);
            let before = self.remaining[sum];
            self.remaining[sum].less(taken, value as i8);
            self.recount(sum, before.open());
            if self.remaining[sum].is_tight() && !before.is_tight() {
                self.deduce(sum);
            }
        }
    }

    /// Undoes [`choose`](Self::choose) and its conclusions: the queue had `queued` cells before,
    /// and the knowledge about the cell was `before`.
    pub fn take_back(&mut self, cell: usize, before: Known, queued: usize) {
        let Known::Chosen(value) = self.cells[cell] else {
            return;
        };
        for Deduced { cell, .. } in self.queue.drain(queued..) {
            self.cells[usize::from(cell)] = Known::Open;
        }
        self.broken = None;
        self.cells[cell] = before;
        for part in self.sums.parts_of(cell) {
            let Part { sum, taken } = self.sums.part(part);
            let before = self.remaining[sum].open();
            self.remaining[sum].more(taken, value as i8);
            self.recount(sum, before);
        }
    }

    /// Notes the new number of open cells of a sum, which was `before`.
    fn recount(&mut self, sum: usize, before: usize) {
        let bit = 1 << (sum % BITS);
        self.by_open[before][sum / BITS] &= !bit;
        self.by_open[self.remaining[sum].open()][sum / BITS] |= bit;
    }

    /// Finds the first of the sums with the fewest open cells, but at least one; `None` where no
    /// sum has an open cell.
    pub fn most_constrained(&self) -> Option<usize> {
        self.by_open[1..].iter().find_map(|bits| {
            let word = bits.iter().position(|&word| word != 0)?;
            Some(word * BITS + bits[word].trailing_zeros() as usize)
        })
    }
}
