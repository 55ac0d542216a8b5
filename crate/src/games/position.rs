//! The name of a position.

/// A position of a game: its cell in the table, row by row, which is also its place in the order in
/// which tables are filled.
pub type Position = u32;
