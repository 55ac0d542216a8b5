//! Row-by-row search: each cell is tried free and then as a mine, unless a number forbids it.
//!
//! The last cell of a number is the last in row-major order of the cells that the number counts.
//! Its value makes the number right or wrong. On a board with several rows and columns, it is the
//! cell below and to the right of the number, so every cell outside the first row and column is the
//! last cell of a number. In the forced algorithm that number decides the cell, so the cell is not
//! a choice. In the naive algorithm it is a choice like any other.

use std::sync::Arc;

use super::field::{Around, FREE, Field, MINE};
use super::picture;
use crate::backtracking::{Brancher, Branching, Choice, Reason};
use crate::question::QuestionKind;

/// [`Reason`] for a refusal: a number has too many mines, or can no longer get enough.
pub const NUMBER: Reason = 0;

/// The mines that a number still needs, and the open cells that it counts.
#[derive(Clone, Copy, Debug)]
struct Remaining {
    mines: u8,
    open: u8,
}

impl Remaining {
    /// Returns whether the number can still be right with `value` in one of its open cells.
    const fn allows(self, value: u8) -> bool {
        value <= self.mines && self.mines - value < self.open
    }
}

/// The brancher that chooses row by row.
pub struct Rows {
    field: Arc<Field>,
    around: Arc<[Around]>,
    /// For each cell that is the last cell of a number, that number, which decides the cell. `None`
    /// for a cell without such a number, and for every cell in the naive algorithm.
    decided_by: Arc<[Option<u16>]>,
    remaining: Vec<Remaining>,
    /// Values of the cells before the present one.
    values: Vec<u8>,
}

impl Rows {
    /// Makes the naive brancher, which also tries both values for the last cell of a number.
    pub fn naive(field: Arc<Field>) -> Self {
        let around = field.around_each().into();
        let decided_by = vec![None; field.numbers().len()].into();
        Self::at_root(field, around, decided_by)
    }

    /// Makes the brancher that gives the last cell of a number the only value that the number
    /// leaves.
    pub fn forced(field: Arc<Field>) -> Self {
        let around: Arc<[Around]> = field.around_each().into();
        let last = |number: u16| around[usize::from(number)].cells().last();
        let decided_by = (0..field.numbers().len()).map(|cell| {
            let mut numbers = around[cell].cells().iter().copied();
            numbers.find(|&number| last(number) == Some(&(cell as u16)))
        });
        let decided_by = decided_by.collect();
        Self::at_root(field, around, decided_by)
    }

    fn at_root(field: Arc<Field>, around: Arc<[Around]>, decided_by: Arc<[Option<u16>]>) -> Self {
        let remaining = |(&mines, around): (&u8, &Around)| Remaining {
            mines,
            open: around.cells().len() as u8,
        };
        let numbers = field.numbers().iter();
        Self {
            remaining: numbers.zip(&*around).map(remaining).collect(),
            values: Vec::with_capacity(around.len()),
            decided_by,
            around,
            field,
        }
    }

    /// Returns the first number that forbids this value in the present cell.
    fn forbidden_by(&self, value: u8) -> Option<u16> {
        let mut around = self.around[self.values.len()].cells().iter().copied();
        around.find(|&number| !self.remaining[usize::from(number)].allows(value))
    }

    /// Returns the number that decides the present cell; `None` if the cell is a choice.
    fn decider(&self) -> Option<u16> {
        *self.decided_by.get(self.values.len())?
    }
}

impl Brancher for Rows {
    fn root(&self) -> Box<dyn Brancher> {
        let (around, decided_by) = (Arc::clone(&self.around), Arc::clone(&self.decided_by));
        Box::new(Self::at_root(Arc::clone(&self.field), around, decided_by))
    }

    fn branch(&mut self) -> Branching {
        if self.values.len() == self.remaining.len() {
            Branching::Complete
        } else if self.is_forced() {
            Branching::Candidates(1)
        } else {
            Branching::Candidates(2)
        }
    }

    fn candidate(&self, index: u8) -> Choice {
        Choice {
            cell: self.values.len() as u32,
            value: match self.decider() {
                Some(number) if self.remaining[usize::from(number)].mines == 0 => FREE,
                Some(_) => MINE,
                None => index,
            },
        }
    }

    fn place(&mut self, index: u8) -> Result<(), Reason> {
        let value = self.candidate(index).value;
        if self.forbidden_by(value).is_some() {
            return Err(NUMBER);
        }
        self.place_again(index);
        Ok(())
    }

    fn place_again(&mut self, index: u8) {
        let Choice { cell, value } = self.candidate(index);
        for &number in self.around[cell as usize].cells() {
            let remaining = &mut self.remaining[usize::from(number)];
            remaining.mines -= value;
            remaining.open -= 1;
        }
        self.values.push(value);
    }

    fn retract(&mut self) {
        if let Some(value) = self.values.pop() {
            for &number in self.around[self.values.len()].cells() {
                let remaining = &mut self.remaining[usize::from(number)];
                remaining.mines += value;
                remaining.open += 1;
            }
        }
    }

    fn weight(&self) -> u64 {
        16
    }

    fn witness(&mut self, index: Option<u8>, _: Reason) -> Option<u32> {
        let value = self.candidate(index?).value;
        self.forbidden_by(value).map(u32::from)
    }

    fn is_forced(&self) -> bool {
        self.decider().is_some()
    }

    fn forced_by(&self) -> [Option<u32>; 2] {
        [self.decider().map(u32::from), None]
    }

    fn questions(&self) -> &'static [QuestionKind] {
        &[QuestionKind::Dead, QuestionKind::Forced]
    }

    fn not_forcing(&self, cells: &mut Vec<u32>) {
        let around = self.around[self.values.len()].cells().iter().copied();
        let numbers = around.filter(|&number| {
            let Remaining { mines, open } = self.remaining[usize::from(number)];
            0 < mines && mines < open
        });
        cells.extend(numbers.map(u32::from));
    }

    fn path(&self, choices: &mut Vec<Choice>) {
        let values = (0..).zip(&self.values);
        choices.extend(values.map(|(cell, &value)| Choice { cell, value }));
    }

    fn board(&self, cells: &mut [u8], labels: &mut [u8]) {
        cells.fill(picture::OPEN);
        for (cell, (&value, decider)) in self.values.iter().zip(&*self.decided_by).enumerate() {
            cells[cell] = picture::code(value, decider.is_some());
        }
        for (label, remaining) in labels.iter_mut().zip(&self.remaining) {
            *label = remaining.mines;
        }
    }
}
