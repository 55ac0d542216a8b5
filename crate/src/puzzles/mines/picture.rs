//! The codes of a board's cells. The labels of a board are the mines that each number still needs.

/// Code of a cell without a value.
pub const OPEN: u8 = 0;

/// Returns the code of a cell with a value: 1 free, 2 mine; 3 and 4 if the value was forced.
pub const fn code(value: u8, is_forced: bool) -> u8 {
    1 + value + if is_forced { 2 } else { 0 }
}
