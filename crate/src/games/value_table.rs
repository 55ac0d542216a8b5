//! What a filled table keeps: enough to show any step of its filling.

use crate::games::position::Position;
use crate::games::value::Value;
use crate::search::{RunError, table_of, with_room};

/// When a cell gets its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// At its first losing successor: the table tells who wins, not how soon.
    First,
    /// When all of its successors have been looked at.
    Full,
}

impl Rule {
    /// Finds the best value among these successors, as far as the rule looks at them, and counts
    /// those it looks at.
    #[inline]
    pub fn best(self, successors: impl Iterator<Item = Value>) -> (Value, u32) {
        match self {
            Self::First => {
                let mut looked = 0;
                for value in successors {
                    looked += 1;
                    if value.loses() {
                        return (Value::TERMINAL, looked);
                    }
                }
                (Value::UNKNOWN, looked)
            }
            Self::Full => successors.fold((Value::UNKNOWN, 0), |(best, looked), value| {
                (best.max(value), looked + 1)
            }),
        }
    }
}

/// How far the table had come when a cell was filled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The step that filled the cell.
    pub at: u32,
    /// Number of winning cells, this one included.
    pub winning: u32,
    /// The most plies of a cell, this one included.
    pub longest: u32,
}

impl Progress {
    /// Tells how far the table has come when a cell of this value is filled next.
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
#[derive(Debug)]
pub struct ValueTable {
    /// By position.
    pub values: Vec<Value>,
    /// By rank, which is the place of a cell in the order of filling.
    pub filled: Vec<Progress>,
}

impl ValueTable {
    /// Makes an empty table of so many positions.
    ///
    /// # Errors
    /// [`RunError::OutOfMemory`].
    pub fn new(positions: usize) -> Result<Self, RunError> {
        Ok(Self {
            values: table_of(Value::UNKNOWN, positions as u64)?,
            filled: with_room(positions as u64)?,
        })
    }

    /// Tells whether every cell has its value.
    pub fn is_full(&self) -> bool {
        self.filled.len() == self.values.len()
    }

    /// Tells the last step that is known.
    pub fn known(&self) -> u32 {
        self.filled.last().map_or(0, |filled| filled.at)
    }

    /// Gives the next cell in the order of filling its value.
    #[inline]
    pub fn put(&mut self, position: Position, value: Value, at: u32) {
        let before = self.filled.last().copied().unwrap_or_default();
        self.values[position as usize] = value;
        self.filled.push(before.then(value, at));
    }

    /// Gives all cells up to `end` in the order of positions the same value, as far as they have
    /// none, until the step `until` is known. `looked` successors of each are looked at.
    pub fn put_same(&mut self, end: usize, value: Value, looked: u32, until: u32) {
        let mut last = self.filled.last().copied().unwrap_or_default();
        let begun = self.filled.len();
        let mut cells = end.min(self.values.len()).saturating_sub(begun);
        let (steps, left) = (looked.max(1), until.saturating_sub(last.at));
        // Not always, as dividing takes longer than filling a few cells.
        if cells as u64 * u64::from(steps) > left.into() {
            cells = left.div_ceil(steps) as usize;
        }
        self.values[begun..begun + cells].fill(value);
        self.filled.extend((0..cells).map(|_| {
            last = last.then(value, last.at + steps);
            last
        }));
    }

    /// Fills cell by cell in the order of positions until the step `until` is known. `best` tells
    /// the best value among the successors of a position and how many were looked at; a position
    /// without successors takes a step, too.
    #[inline]
    pub fn fill(&mut self, until: u32, mut best: impl FnMut(Position, &[Value]) -> (Value, u32)) {
        let mut at = self.known();
        while at < until && !self.is_full() {
            let position = self.filled.len() as Position;
            let (value, looked) = best(position, &self.values);
            at += looked.max(1);
            self.put(position, value.before(), at);
        }
    }
}
