//! The rounds of a search that deepens.

use serde::Serialize;

/// A round that ended without an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
pub struct Round {
    /// The bound: no path with a greater value was looked at.
    pub bound: u32,
    /// Number of moves tried.
    pub tried: u64,
}

/// The result of trying all paths within a bound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Replay {
    /// Number of moves tried.
    pub tried: u64,
    /// The least value of a path beyond the bound; `None` if no path went beyond it.
    pub beyond: Option<u32>,
    /// Whether a path within the bound leads to a goal.
    pub has_goal: bool,
    /// Whether a path had as many moves as a path may have, and could go on.
    pub is_cut: bool,
}
