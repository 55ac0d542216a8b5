//! What the rows that are not filled yet will find among the cells above them.
//!
//! All cells of a row have the same moves, except that none stays in its own column. So the best
//! cell that a row can reach decides for the whole row, and the next best for that column. A cell
//! tells it to the row from which it can be reached as soon as it is filled: those rows follow one
//! another as the cells do, which makes this the work of vector instructions.

use crate::board::Shape;
use crate::games::Value;

/// The best cell that each row can reach, among those that were added.
pub struct Ahead {
    best: Vec<Value>,
    /// The best of the others.
    second: Vec<Value>,
    /// The column of the best.
    columns: Vec<u16>,
}

impl Ahead {
    /// Of a board of which no row is added yet.
    pub fn new(shape: Shape) -> Self {
        // The last row, too, tells as many rows as there are columns; they are beyond the board.
        let rows = (shape.rows + shape.columns) as usize;
        Self {
            best: vec![Value::UNKNOWN; rows],
            second: vec![Value::UNKNOWN; rows],
            columns: vec![u16::MAX; rows],
        }
    }

    /// Adds the row of this number from the top, in the order of rows.
    pub fn add(&mut self, row: usize, cells: &[Value]) {
        let best = self.best[row + 1..].iter_mut();
        let ahead = best.zip(&mut self.second[row + 1..]);
        let ahead = ahead.zip(&mut self.columns[row + 1..]);
        for (((best, second), place), (&value, column)) in ahead.zip(cells.iter().zip(0..)) {
            *second = (*second).max(value.min(*best));
            *place = if value > *best { column } else { *place };
            *best = (*best).max(value);
        }
    }

    /// The best cell that this row can reach and its column, [`u16::MAX`] where there is none, and
    /// the best of the others; of the rows above it all have been added.
    pub fn of(&self, row: usize) -> (Value, usize, Value) {
        let column = self.columns[row].into();
        (self.best[row], column, self.second[row])
    }
}
