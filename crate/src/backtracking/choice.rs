//! One choice, and why one may be refused.

use serde::Serialize;

/// What is chosen: a value for a cell. What the values mean the puzzle's own file says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(crate::wasm::TypeScript))]
pub struct Choice {
    /// In row-major order from 0.
    pub cell: u32,
    pub value: u8,
}

/// Why a candidate is refused or a node is cut off: an index into [`Choices::reasons`](crate::Choices::reasons).
pub type Reason = u8;

/// The most reasons that a puzzle has.
pub const MOST_REASONS: usize = 6;
