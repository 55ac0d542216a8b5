//! The name of a position.

/// A position of a game: the index of its cell in the table, in row-major order from 0. The
/// algorithms that do not work backwards fill the table in this order.
pub type Position = u32;
