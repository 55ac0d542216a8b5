//! The best successors of rows that are not filled yet.
//!
//! All cells of a row have the same successors, except that no move stays in its own column. So the
//! best cell that a row can reach decides the values of all its cells, except the cell in the same
//! column as that best cell. For that one, the best cell in another column decides.
//!
//! Each cell can be reached from only one row. As soon as a row is filled, the value of each of its
//! cells is stored for the row that reaches the cell. Consecutive cells belong to consecutive rows,
//! so vector instructions can do this work.

use crate::board::Shape;
use crate::games::Value;

/// For each row, the best cells that it can reach in the rows added so far.
pub struct Ahead {
    /// Value of the best cell.
    best: Vec<Value>,
    /// Best value of the cells in other columns.
    second: Vec<Value>,
    /// Column of the best cell.
    columns: Vec<u16>,
}

impl Ahead {
    /// Makes the lists for a board, before any row is added.
    pub fn new(shape: Shape) -> Self {
        // `add` writes to as many rows below its row as there are columns, so the lists need
        // entries for rows beyond the board.
        let rows = (shape.rows + shape.columns) as usize;
        Self {
            best: vec![Value::UNKNOWN; rows],
            second: vec![Value::UNKNOWN; rows],
            columns: vec![u16::MAX; rows],
        }
    }

    /// Adds the cells of a row. `row` counts from the top. Rows must be added from top to bottom.
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

    /// Returns the value of the best cell that this row can reach, its column ([`u16::MAX`] if
    /// there is no such cell), and the best value of the cells in other columns. All rows above
    /// must have been added.
    pub fn of(&self, row: usize) -> (Value, usize, Value) {
        let column = self.columns[row].into();
        (self.best[row], column, self.second[row])
    }
}
