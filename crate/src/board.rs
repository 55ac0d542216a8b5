//! The size of a board, and the cells that a move changes.

use serde::Serialize;

/// The size of a board in cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
pub struct Shape {
    pub rows: u32,
    pub columns: u32,
}

impl Shape {
    /// Returns the number of cells.
    pub const fn cells(self) -> usize {
        self.rows as usize * self.columns as usize
    }
}

/// The cells of the board that a move changes, in row-major order from 0. If a move changes only
/// one cell, `from == to`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
pub struct Action {
    pub from: u32,
    pub to: u32,
}
