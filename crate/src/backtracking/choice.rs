//! One choice, and the reason why a choice is refused.

use serde::Serialize;

/// A choice: one value for one cell. The module of the puzzle explains the values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
pub struct Choice {
    /// Index of the cell in row-major order, counted from 0.
    pub cell: u32,
    pub value: u8,
}

/// The reason why a candidate is refused or a node is cut off: an index into
/// [`Choices::reasons`](crate::Choices::reasons).
pub type Reason = u8;

/// Maximum number of reasons of a puzzle.
pub const MOST_REASONS: usize = 6;
