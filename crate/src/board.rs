//! The size of a board, the cells that a move changes, and what each cell adds to an estimate.

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

/// What one cell of a board adds to the estimate of a heuristic: steps by which its piece must
/// move, and units without a direction. The sum of their absolute values over all cells is the
/// estimate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Contribution {
    /// Steps to the right; negative to the left.
    pub right: i8,
    /// Steps down; negative upwards.
    pub down: i8,
    /// Units without a direction.
    pub other: u8,
}

impl Contribution {
    /// Returns the sum of the absolute values.
    pub const fn total(self) -> u32 {
        self.right.unsigned_abs() as u32 + self.down.unsigned_abs() as u32 + self.other as u32
    }
}
