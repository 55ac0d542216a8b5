//! One choice, and the reason why a choice is refused.

use serde::Serialize;

/// A choice: one value for one cell. The puzzle's own file says what the values mean.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::wasm::TypeScript))]
pub struct Choice {
    /// The cell in row-major order, from 0.
    pub cell: u32,
    pub value: u8,
}

/// The reason why a candidate is refused or a node is cut off: an index into
/// [`Choices::reasons`](crate::Choices::reasons).
pub type Reason = u8;

/// The most reasons that a puzzle can have.
pub const MOST_REASONS: usize = 6;
