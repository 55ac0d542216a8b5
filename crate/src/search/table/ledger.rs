//! What a filled table keeps: enough to show any step of its filling.

use crate::run::RunError;
use crate::win_lose::{Position, Worth};

/// When a cell has its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// At its first losing successor: the table tells who wins, not how soon.
    First,
    /// When all of its successors have been looked at.
    Full,
}

impl Rule {
    /// The worth of the best of these successors, as far as the rule looks at them, and how many
    /// it looks at.
    #[inline]
    pub fn look(self, successors: impl Iterator<Item = Worth>) -> (Worth, u32) {
        match self {
            Self::First => {
                let mut looked = 0;
                for worth in successors {
                    looked += 1;
                    if worth.loses() {
                        return (Worth::TERMINAL, looked);
                    }
                }
                (Worth::UNKNOWN, looked)
            }
            Self::Full => successors.fold((Worth::UNKNOWN, 0), |(best, looked), worth| {
                (best.max(worth), looked + 1)
            }),
        }
    }
}

/// What had come of the table when a cell was filled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filled {
    /// The step that filled the cell.
    pub at: u32,
    /// Number of winning cells, this one included.
    pub winning: u32,
    /// The most plies of a cell, this one included.
    pub longest: u32,
}

impl Filled {
    /// What comes of the table when a cell of this worth is filled next.
    #[inline]
    fn then(self, worth: Worth, at: u32) -> Self {
        Self {
            at,
            winning: self.winning + u32::from(!worth.loses()),
            longest: self.longest.max(worth.plies().map_or(0, u32::from)),
        }
    }
}

/// A table that is being filled.
#[derive(Debug)]
pub struct Ledger {
    /// By position.
    pub worth: Vec<Worth>,
    /// By rank: the place of a cell in the order of filling.
    pub filled: Vec<Filled>,
}

impl Ledger {
    /// An empty table of so many positions.
    ///
    /// # Errors
    /// [`RunError::OutOfMemory`].
    pub fn new(positions: usize) -> Result<Self, RunError> {
        let mut ledger = Self {
            worth: room(positions)?,
            filled: room(positions)?,
        };
        ledger.worth.resize(positions, Worth::UNKNOWN);
        Ok(ledger)
    }

    /// Whether every cell has its value.
    pub fn is_full(&self) -> bool {
        self.filled.len() == self.worth.len()
    }

    /// The last step that is known.
    pub fn known(&self) -> u32 {
        self.filled.last().map_or(0, |filled| filled.at)
    }

    /// Gives the next cell in the order of filling its value.
    #[inline]
    pub fn put(&mut self, position: Position, worth: Worth, at: u32) {
        let before = self.filled.last().copied().unwrap_or_default();
        self.worth[position as usize] = worth;
        self.filled.push(before.then(worth, at));
    }

    /// Gives all cells up to `end` in the order of positions the same value, as far as they have
    /// none, until the step `until` is known. `looked` successors of each are looked at.
    pub fn put_same(&mut self, end: usize, worth: Worth, looked: u32, until: u32) {
        let mut last = self.filled.last().copied().unwrap_or_default();
        let begun = self.filled.len();
        let mut cells = end.min(self.worth.len()).saturating_sub(begun);
        let (steps, left) = (looked.max(1), until.saturating_sub(last.at));
        // Not always, as dividing takes longer than filling a few cells.
        if cells as u64 * u64::from(steps) > left.into() {
            cells = left.div_ceil(steps) as usize;
        }
        self.worth[begun..begun + cells].fill(worth);
        self.filled.extend((0..cells).map(|_| {
            last = last.then(worth, last.at + steps);
            last
        }));
    }

    /// Fills cell by cell in the order of positions until the step `until` is known. `look` tells
    /// the worth of the best successor of a position and how many were looked at; a position
    /// without any takes a step, too.
    #[inline]
    pub fn fill(&mut self, until: u32, mut look: impl FnMut(Position, &[Worth]) -> (Worth, u32)) {
        let mut at = self.known();
        while at < until && !self.is_full() {
            let position = self.filled.len() as Position;
            let (best, looked) = look(position, &self.worth);
            at += looked.max(1);
            self.put(position, best.before(), at);
        }
    }
}

/// An empty list with room for so many.
///
/// # Errors
/// [`RunError::OutOfMemory`].
pub fn room<T>(count: usize) -> Result<Vec<T>, RunError> {
    let mut list = Vec::new();
    let states = count as u64;
    list.try_reserve_exact(count)
        .map_err(|_| RunError::OutOfMemory { states })?;
    Ok(list)
}
