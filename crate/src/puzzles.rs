//! The puzzles, each in its own file or folder, and modules that several puzzles share.

#[cfg(feature = "boards")]
pub mod cells;
#[cfg(feature = "trees")]
pub mod chomp;
#[cfg(feature = "constraints")]
pub mod colouring;
#[cfg(feature = "constraints")]
pub mod constrained;
#[cfg(feature = "boards")]
pub mod flip;
#[cfg(feature = "keys")]
pub mod hanoi;
#[cfg(feature = "keys")]
pub mod jugs;
#[cfg(feature = "keys")]
pub mod keyed;
#[cfg(feature = "keys")]
pub mod klotski;
#[cfg(feature = "choices")]
pub mod knight;
#[cfg(feature = "keys")]
pub mod lightsout;
#[cfg(feature = "boards")]
pub mod maze;
#[cfg(feature = "choices")]
pub mod mines;
#[cfg(feature = "trees")]
pub mod nim;
#[cfg(feature = "own")]
pub mod own;
#[cfg(feature = "keys")]
pub mod pancakes;
#[cfg(feature = "keys")]
pub mod pegs;
#[cfg(feature = "boards")]
pub mod pieces;
#[cfg(feature = "constraints")]
pub mod queens;
#[cfg(feature = "boards")]
mod ranking;
#[cfg(feature = "boards")]
pub mod rearrange;
#[cfg(feature = "keys")]
pub mod river;
#[cfg(feature = "keys")]
pub mod rushhour;
#[cfg(feature = "trees")]
mod small_tree;
#[cfg(feature = "boards")]
pub mod solitaire;
#[cfg(any(feature = "choices", feature = "games"))]
mod start_cell;
#[cfg(feature = "games")]
pub mod subtract;
#[cfg(feature = "constraints")]
pub mod sudoku;
#[cfg(feature = "games")]
pub mod tab;
#[cfg(feature = "games")]
mod tests_text;
#[cfg(feature = "trees")]
pub mod tictactoe;
#[cfg(feature = "boards")]
pub mod tiles;
#[cfg(feature = "trees")]
pub mod wythoff;
