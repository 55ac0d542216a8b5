//! The start cell of a search, for puzzles whose search begins on a single cell.

use crate::board::Shape;
use crate::instance::EditError;
use crate::split_mix::SplitMix64;

/// Checks that an edit can move the puzzle's `start` to `cell`, and returns that cell.
///
/// # Errors
/// [`EditError::OutsideBoard`] if the cell does not exist; [`EditError::FixedCell`] if it is the
/// start already.
pub(super) fn moved_start(shape: Shape, start: u32, cell: u32) -> Result<u32, EditError> {
    let cells = shape.cells() as u32;
    if cell >= cells {
        return Err(EditError::OutsideBoard { cell, cells });
    }
    if cell == start {
        return Err(EditError::FixedCell { cell });
    }
    Ok(cell)
}

/// Draws a random start cell; `None` if `wanted` is not `None`.
pub(super) fn random_start(shape: Shape, wanted: Option<u32>, seed: u64) -> Option<u32> {
    match wanted {
        Some(_) => None,
        None => SplitMix64::new(seed).below(shape.cells() as u32),
    }
}
