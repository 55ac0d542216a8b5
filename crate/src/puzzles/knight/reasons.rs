//! The value of a choice, and the reasons why a move is refused or a node is cut off.

use crate::backtracking::Reason;

/// The only value of a choice: the knight goes to the cell.
pub const GOES_THERE: u8 = 0;

/// The names of the reasons.
pub const REASONS: &[&str] = &["occupied", "unclosed", "startCutOff", "deadEnd", "apart"];
/// The cell of the move has been visited.
pub const OCCUPIED: Reason = 0;
/// Every cell has been visited, but no move leads back to the start.
pub const UNCLOSED: Reason = 1;
/// No free cell is left one move from the start of a closed tour.
pub const START_CUT_OFF: Reason = 2;
/// A free cell cannot be both entered and left.
pub const DEAD_END: Reason = 3;
/// The free cells are not connected.
pub const APART: Reason = 4;
