//! The two sides that a search can have.

use serde::Serialize;

/// A side of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
#[serde(rename_all = "camelCase")]
pub enum Side {
    /// The side that begins at the start; a one-sided search has only this one.
    #[default]
    Forward,
    /// The side that begins at the goals.
    Backward,
}

impl Side {
    /// Both sides, in the order of their indices in arrays.
    pub const BOTH: [Self; 2] = [Self::Forward, Self::Backward];

    /// Returns the other side.
    pub const fn other(self) -> Self {
        match self {
            Self::Forward => Self::Backward,
            Self::Backward => Self::Forward,
        }
    }

    /// Returns the side that expands state number `item`, if the sides take turns. States count
    /// from 0.
    pub(super) const fn in_turn(item: u32) -> Self {
        if item.is_multiple_of(2) {
            Self::Forward
        } else {
            Self::Backward
        }
    }
}
