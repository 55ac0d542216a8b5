//! The number that stands for a position.

/// A position of a game: the index of its cell in the table, in row-major order, counted from 0.
/// All algorithms except the retrograde one fill the table in this order.
pub type Position = u32;
