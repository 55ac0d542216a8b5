//! The trait of a game whose tree is searched.

use crate::board::Shape;
use crate::games::position::Position;
use crate::games::tree::value::{DRAW, Value};

/// A game of two players who move in turn.
///
/// An implementation is one immutable instance: the rules and the position that the game starts in.
/// Positions are dense numbers, so that tables of them can be kept. No position occurs twice in a
/// game.
///
/// # Consequences of a wrong implementation
/// - A position that occurs twice in a game makes a search endless.
/// - Moves that differ between two calls break seeking and the map.
/// - A position of `positions()` or more makes a search panic.
/// - A game that lasts longer than [`most_plies`](Self::most_plies) makes a frame panic.
pub trait GameTree: Send + Sync {
    /// Returns whether a game can end in a draw. The provided method returns true.
    fn has_draws(&self) -> bool {
        true
    }

    /// Returns the size of the board that shows a position.
    fn board_shape(&self) -> Shape;

    /// Returns a number that is greater than all positions, at most 2^21.
    fn positions(&self) -> u32;

    /// Returns the position that the game starts in.
    fn start(&self) -> Position;

    /// Returns the maximum number of moves of a position, at most 64.
    fn most_moves(&self) -> usize;

    /// Returns the maximum number of plies of a game from the start, at most 64.
    fn most_plies(&self) -> usize;

    /// Returns the value of a position for the player to move there if the game is over; `None` if
    /// the game goes on.
    fn result(&self, position: Position) -> Option<Value>;

    /// Appends the moves of a position in which the game goes on to `out`: for each, its number and
    /// the position that it leads to. Two moves of one position have different numbers. There is at
    /// least one move.
    fn moves(&self, position: Position, out: &mut Vec<(u8, Position)>);

    /// Returns whether [`estimate`](Self::estimate) tells positions apart. Without it, a position at
    /// the depth limit has the value [`DRAW`], which says only that the search looked no further. The
    /// provided method returns false.
    fn has_estimates(&self) -> bool {
        false
    }

    /// Estimates the value of a position for the player to move there, greater than
    /// [`LOSS`](crate::games::tree::LOSS) and less than [`WIN`](crate::games::tree::WIN).
    fn estimate(&self, _position: Position) -> Value {
        DRAW
    }

    /// Writes the codes of the cells of the board that shows a position.
    fn draw(&self, position: Position, board: &mut [u8]);
}
