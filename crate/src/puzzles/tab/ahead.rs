//! The best successors of the rows that are not filled yet.
//!
//! All cells of a row have the same successors, except that no move stays in its own column. So the
//! best cell that a row can reach decides the value of all its cells, except the one in that best
//! cell's column, whose value the next best cell decides. Each cell can be reached from one row. As
//! soon as a row is filled, the value of each of its cells is noted for the row from which it can
//! be reached: those rows follow one another as the cells do, so vector instructions do this work.

use crate::board::Shape;
use crate::games::Value;

/// For each row, the best cells that it can reach among the rows that were added.
pub struct Ahead {
    /// The value of the best cell.
    best: Vec<Value>,
    /// The best value of the other cells.
    second: Vec<Value>,
    /// The column of the best cell.
    columns: Vec<u16>,
}

impl Ahead {
    /// Makes the lists of a board no row of which is added yet.
    pub fn new(shape: Shape) -> Self {
        // The last row, too, is noted for as many rows as there are columns; those are beyond the
        // board.
        let rows = (shape.rows + shape.columns) as usize;
        Self {
            best: vec![Value::UNKNOWN; rows],
            second: vec![Value::UNKNOWN; rows],
            columns: vec![u16::MAX; rows],
        }
    }

    /// Adds the cells of a row, whose index counts from the top. Rows must be added from the top
    /// on.
    pub fn add(&mut self, row: usize, cells: &[Value]) {
        let best = self.best[row + 1..].iter_mut();
        let ahead = best.zip(&mut self.second[row + 1..]);
        let ahead = ahead.zip(&mut self.columns[row + 1..]);
        for (((best, second), best_column), (&value, column)) in ahead.zip(cells.iter().zip(0..)) {
            *second = (*second).max(value.min(*best));
            *best_column = if value > *best { column } else { *best_column };
            *best = (*best).max(value);
        }
    }

    /// Finds the value of the best cell that this row can reach, its column ([`u16::MAX`] where
    /// there is no such cell), and the best value of the other cells. All rows above this one must
    /// have been added.
    pub fn of(&self, row: usize) -> (Value, usize, Value) {
        let column = self.columns[row].into();
        (self.best[row], column, self.second[row])
    }
}
