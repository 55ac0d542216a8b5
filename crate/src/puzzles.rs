//! The puzzles, each in its own file or folder, and modules that several puzzles share.

#[cfg(feature = "state-space")]
pub mod cells;
#[cfg(feature = "state-space")]
pub mod flip;
#[cfg(feature = "choices")]
pub mod knight;
#[cfg(feature = "state-space")]
pub mod maze;
#[cfg(feature = "choices")]
pub mod mines;
#[cfg(feature = "state-space")]
pub mod pieces;
#[cfg(feature = "state-space")]
mod ranking;
#[cfg(feature = "state-space")]
pub mod rearrange;
#[cfg(feature = "state-space")]
pub mod solitaire;
#[cfg(any(feature = "choices", feature = "games"))]
mod start_cell;
#[cfg(feature = "games")]
pub mod subtract;
#[cfg(feature = "games")]
pub mod tab;
#[cfg(feature = "games")]
mod tests_text;
#[cfg(feature = "state-space")]
pub mod tiles;
