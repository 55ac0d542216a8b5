//! The codes of a board's cells. The label of a number is the number of mines that it still needs.

/// Code of a cell without a value.
pub const OPEN: u8 = 0;

/// Returns the code of a cell with a value: 1 free, 2 mine; if the value was forced, 3 free, 4
/// mine.
pub const fn code(value: u8, is_forced: bool) -> u8 {
    1 + value + if is_forced { 2 } else { 0 }
}
