//! The knowledge about the cells of a field, and the conclusions from it.
//!
//! If the open cells of a sum must all be mines, or all be free, each of them has one value left.
//! Such cells wait in a queue. Choosing a value takes constant time, because a cell is part of at
//! most 21 sums of up to 9 cells.

use std::sync::Arc;

use super::field::{FREE, MINE, MOST_AROUND};
use super::sums::{Part, Sum, Sums};

/// The knowledge about one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    Open,
    /// Only this value is left; the cell is in the queue.
    Left(u8),
    /// This value was chosen, whether or not the other value was possible.
    Chosen(u8),
}

/// Number of bits in a word.
const BITS: usize = 64;

/// The open part of a sum: the total that its open cells must give, and how many cells these are.
#[derive(Clone, Copy, Debug)]
pub struct Remaining {
    pub total: i8,
    /// Number of open cells that are added.
    pub added: i8,
    /// Number of open cells that are subtracted.
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

    /// Returns the number of open cells.
    pub const fn open(self) -> usize {
        (self.added + self.taken) as usize
    }

    /// Returns the value that an added cell has in more than half of the ways to give the total: a
    /// mine if the total is above the average over all values of the open cells, else free.
    pub const fn likely(self) -> u8 {
        (2 * self.total > self.added - self.taken) as u8
    }

    /// Returns whether each open cell has one value left: added cells are mines and subtracted
    /// cells are free, or the other way round.
    pub const fn is_tight(self) -> bool {
        self.total >= self.added || -self.total >= self.taken
    }

    /// Returns whether no values of the open cells give the total.
    const fn is_broken(self) -> bool {
        self.total > self.added || -self.total > self.taken
    }

    /// Removes a cell with its value from the open part.
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
    /// Index of the sum that leaves the cell this value.
    pub sum: u32,
}

/// The knowledge about all cells, and the conclusions from it.
pub struct Knowledge {
    pub sums: Arc<Sums>,
    pub cells: Vec<Known>,
    pub remaining: Vec<Remaining>,
    /// For each number of open cells, the set of the sums with that number, one bit each.
    by_open: [Vec<u64>; MOST_AROUND + 1],
    /// Cells with one value left, in the order in which they were found. Cells that were chosen
    /// since are still in the list.
    pub queue: Vec<Deduced>,
    /// A cell for which no value fits, or the cell of a number that cannot be right.
    pub broken: Option<u16>,
}

impl Knowledge {
    /// Makes the knowledge of a field without chosen cells.
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

    /// Puts the open cells of a tight sum into the queue, each with its only possible value. If no
    /// value fits, sets `broken`.
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

    /// Chooses a value for a cell that is not chosen yet.
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

    /// Undoes [`choose`](Self::choose) and its conclusions. `queued` is the length of the queue and
    /// `before` the knowledge about the cell before that call.
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

    /// Updates `by_open` after the number of open cells of a sum has changed from `before`.
    fn recount(&mut self, sum: usize, before: usize) {
        let bit = 1 << (sum % BITS);
        self.by_open[before][sum / BITS] &= !bit;
        self.by_open[self.remaining[sum].open()][sum / BITS] |= bit;
    }

    /// Returns the first of the sums with the fewest open cells, leaving out sums without open
    /// cells. Returns `None` if no sum has an open cell.
    pub fn most_constrained(&self) -> Option<usize> {
        self.by_open[1..].iter().find_map(|bits| {
            let word = bits.iter().position(|&word| word != 0)?;
            Some(word * BITS + bits[word].trailing_zeros() as usize)
        })
    }
}
