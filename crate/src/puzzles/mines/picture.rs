//! The codes of a board's cells. Its labels are the mines that each number still needs.

/// Nothing is chosen.
pub const OPEN: u8 = 0;

/// The code of a cell that has been given a value: 1 free, 2 mine; 3 and 4 where there was no
/// other choice.
pub const fn code(value: u8, is_forced: bool) -> u8 {
    1 + value + if is_forced { 2 } else { 0 }
}
