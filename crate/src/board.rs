//! The size of a board, the cells that a move changes, and what each cell adds to an estimate.

use serde::{Serialize, Serializer};

/// The size of a board in cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
pub struct Shape {
    pub rows: u32,
    pub columns: u32,
}

impl Shape {
    /// Returns the shape of this number of cells whose sides differ least; it has no more rows than
    /// columns.
    pub fn near_square(cells: u32) -> Self {
        let sides = (1..=cells).take_while(|rows| rows * rows <= cells);
        let rows = sides
            .filter(|&rows| cells.is_multiple_of(rows))
            .last()
            .unwrap_or(1);
        Self {
            rows,
            columns: cells / rows,
        }
    }

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

impl Action {
    /// Returns the word for the direction from `from` to `to` on a board with this many columns.
    pub const fn direction(self, columns: u32) -> &'static str {
        let (row, to_row) = (self.from / columns, self.to / columns);
        match (row == to_row, self.from < self.to) {
            (true, true) => "right",
            (true, false) => "left",
            (false, true) => "down",
            (false, false) => "up",
        }
    }
}

/// What the message that describes a move needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
pub struct DescribedMove {
    pub action: Action,
    #[cfg_attr(feature = "wasm", tsify(type = "Record<string, number | string>"))]
    pub values: MoveValues,
}

/// A value in the message that describes a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum MoveValue {
    Number(u32),
    /// A word by which messages choose their form, such as `left`.
    Word(&'static str),
}

impl From<u32> for MoveValue {
    fn from(number: u32) -> Self {
        Self::Number(number)
    }
}

impl From<&'static str> for MoveValue {
    fn from(word: &'static str) -> Self {
        Self::Word(word)
    }
}

/// Maximum number of values in the message that describes a move.
const MOST_VALUES: usize = 5;

/// The values in the message that describes a move, `<puzzle>-move`, besides its cells. Each has
/// the name by which the message uses it. At most five.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveValues([Option<(&'static str, MoveValue)>; MOST_VALUES]);

impl MoveValues {
    /// Makes the values.
    ///
    /// # Panics
    /// If there are more than five.
    pub fn of<const N: usize>(values: [(&'static str, MoveValue); N]) -> Self {
        let mut all = [None; MOST_VALUES];
        for (slot, value) in all[..N].iter_mut().zip(values) {
            *slot = Some(value);
        }
        Self(all)
    }

    /// Returns the values with their names.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, MoveValue)> + '_ {
        self.0.iter().flatten().copied()
    }

    /// Returns whether there are no values.
    pub const fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }
}

impl Serialize for MoveValues {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

/// The part of a heuristic's estimate that belongs to one cell of a board: steps of the piece on
/// the cell towards the piece's goal cell, and units without a direction. The sum of the absolute
/// values over all cells is the estimate.
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
    /// Returns the sum of the absolute values: what the cell adds to the estimate.
    pub const fn total(self) -> u32 {
        self.right.unsigned_abs() as u32 + self.down.unsigned_abs() as u32 + self.other as u32
    }
}
