//! The cell that a search begins on, in the puzzles that begin on one.

use crate::board::Shape;
use crate::instance::EditError;
use crate::split_mix::SplitMix64;

/// Finds the cell to which an edit moves the `start` of a puzzle that begins on one.
///
/// # Errors
/// [`EditError::OutsideBoard`] where there is no such cell, [`EditError::FixedCell`] where the
/// puzzle begins there already.
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

/// Draws a random cell to begin on; `None` where something is `wanted` of the instance.
pub(super) fn random_start(shape: Shape, wanted: Option<u32>, seed: u64) -> Option<u32> {
    match wanted {
        Some(_) => None,
        None => SplitMix64::new(seed).below(shape.cells() as u32),
    }
}
