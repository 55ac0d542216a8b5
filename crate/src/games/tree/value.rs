//! The value of a position in a game tree.

use serde::Serialize;

/// The value of a position: [`WIN`], [`DRAW`] or [`LOSS`], or an estimate between them.
pub type Value = i8;

/// Value of a game that the player in question wins.
pub const WIN: Value = 100;
/// Value of a game that nobody wins.
pub const DRAW: Value = 0;
/// Value of a game that the player in question loses.
pub const LOSS: Value = -WIN;

/// What the value of a node says about the true value of its position.
#[cfg_attr(feature = "wasm", crate::bindings::exported)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "camelCase")]
#[repr(u8)]
pub enum Bound {
    /// The value is the true value.
    #[default]
    Exact,
    /// The true value is at least the value: moves of the first player were cut.
    AtLeast,
    /// The true value is at most the value: moves of the second player were cut.
    AtMost,
}
