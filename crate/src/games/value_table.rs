//! The table of a game with its order of filling, from which any step can be shown.

use std::fmt;

use crate::games::position::Position;
use crate::games::value::Value;
use crate::search::{RunError, table_of, with_room};

/// The rule that decides which successors are probed before a cell gets its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Successors up to the first losing one. The table then holds who wins, but not how soon.
    First,
    /// All successors.
    Full,
}

impl Rule {
    /// Returns the best value among the successors that the rule probes, and the number of these
    /// successors.
    #[inline]
    pub fn best(self, successors: impl Iterator<Item = Value>) -> (Value, u32) {
        match self {
            Self::First => {
                let mut probed = 0;
                for value in successors {
                    probed += 1;
                    if value.loses() {
                        return (Value::TERMINAL, probed);
                    }
                }
                (Value::UNKNOWN, probed)
            }
            Self::Full => successors.fold((Value::UNKNOWN, 0), |(best, probed), value| {
                (best.max(value), probed + 1)
            }),
        }
    }
}

/// The progress of the table when a cell had just been filled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Step that filled the cell.
    pub at: u32,
    /// Number of winning cells, including this one.
    pub winning: u32,
    /// Maximum plies of all filled cells, including this one.
    pub longest: u32,
}

impl Progress {
    /// Makes the progress of the next cell, which gets this value at the step `at`.
    #[inline]
    fn then(self, value: Value, at: u32) -> Self {
        Self {
            at,
            winning: self.winning + u32::from(!value.loses()),
            longest: self.longest.max(value.plies().map_or(0, u32::from)),
        }
    }
}

/// A table that is being filled.
pub struct ValueTable {
    /// Value of each position.
    pub values: Vec<Value>,
    /// Progress at each filled cell, by ordinal. The ordinal is the index of a cell in the order of
    /// filling.
    pub filled: Vec<Progress>,
}

impl fmt::Debug for ValueTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ValueTable")
            .field("cells", &self.values.len())
            .field("filled", &self.filled.len())
            .finish_non_exhaustive()
    }
}

impl ValueTable {
    /// Makes a table of this number of positions, without values.
    ///
    /// # Errors
    /// [`RunError::OutOfMemory`] if the table does not fit into memory.
    pub fn new(positions: usize) -> Result<Self, RunError> {
        Ok(Self {
            values: table_of(Value::UNKNOWN, positions as u64)?,
            filled: with_room(positions as u64)?,
        })
    }

    /// Returns whether every cell has its value.
    pub fn is_full(&self) -> bool {
        self.filled.len() == self.values.len()
    }

    /// Returns the last known step.
    pub fn known(&self) -> u32 {
        self.filled.last().map_or(0, |filled| filled.at)
    }

    /// Gives a position its value at the step `at`, as the next cell in the order of filling.
    #[inline]
    pub fn put(&mut self, position: Position, value: Value, at: u32) {
        let before = self.filled.last().copied().unwrap_or_default();
        self.values[position as usize] = value;
        self.filled.push(before.then(value, at));
    }

    /// Gives the same value to all cells before the position `end` that have no value yet. Goes in
    /// the order of positions, until the step `until` is known. `probed` is the number of
    /// successors probed for each cell.
    pub fn put_same(&mut self, end: usize, value: Value, probed: u32, until: u32) {
        let mut last = self.filled.last().copied().unwrap_or_default();
        let begun = self.filled.len();
        let mut cells = end.min(self.values.len()).saturating_sub(begun);
        let (steps, left) = (probed.max(1), until.saturating_sub(last.at));
        // Divide only if necessary: a division takes longer than filling a few cells.
        if cells as u64 * u64::from(steps) > left.into() {
            cells = left.div_ceil(steps) as usize;
        }
        self.values[begun..begun + cells].fill(value);
        self.filled.extend((0..cells).map(|_| {
            last = last.then(value, last.at + steps);
            last
        }));
    }

    /// Fills cells in the order of positions until the step `until` is known. `best` returns the
    /// best value among the probed successors of a position, and their number. A position without
    /// successors takes one step.
    #[inline]
    pub fn fill(&mut self, until: u32, mut best: impl FnMut(Position, &[Value]) -> (Value, u32)) {
        let mut at = self.known();
        while at < until && !self.is_full() {
            let position = self.filled.len() as Position;
            let (value, probed) = best(position, &self.values);
            at += probed.max(1);
            self.put(position, value.before(), at);
        }
    }
}
