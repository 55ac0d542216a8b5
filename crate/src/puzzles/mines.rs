//! The Minesweeper configuration: find mines that fit every number of a field.
//!
//! A choice is a cell and whether it has a mine. A number counts the mines on its own cell and on
//! the cells around it. Board codes: 0 no choice yet, 1 free, 2 mine, 3 forced free cell, 4 forced
//! mine. Labels: the number of mines that each number still needs.

mod constrained;
mod deduction;
mod digits;
mod field;
mod instance;
mod kind;
mod picture;
mod problem;
mod random;
mod rows;
mod sums;
mod text;

pub use kind::{CONSTRAINED, FORCED, KIND, ROW_MAJOR};
pub use problem::Mines;

use crate::puzzle::Puzzle;

/// Entry of the Minesweeper configuration in the registry.
pub const PUZZLE: Puzzle = Puzzle {
    kind: &KIND,
    reader: || Box::new(text::Fields::default()),
    unpack: |unpacker| Ok(Box::new(Mines::unpack(unpacker)?)),
};
