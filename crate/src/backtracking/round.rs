//! The rounds of a search that deepens.

use serde::Serialize;

/// A round that ended without an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
pub struct Round {
    /// The bound: the search looked at no path with a greater value.
    pub bound: u32,
    /// Number of moves tried.
    pub tried: u64,
}

/// The result of trying all paths within a bound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Replay {
    /// Number of moves tried.
    pub tried: u64,
    /// The least value beyond the bound that a path reached; `None` if no path went beyond the
    /// bound.
    pub beyond: Option<u32>,
    /// Whether a path within the bound leads to a goal.
    pub has_goal: bool,
    /// Whether a path could go on, but had the maximum number of moves of a path.
    pub is_cut: bool,
}
