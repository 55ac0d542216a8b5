//! The trait of a game of the win/lose family: two players move in turn, and the player who cannot
//! move loses.

use crate::board::Shape;
use crate::games::position::Position;
use crate::games::value_table::{Rule, ValueTable};

/// A game whose positions fill a table.
///
/// An implementation is one immutable instance: the table and the position that the game starts in.
/// Each move leads to a lower position, so no position occurs twice in a game, and the value of
/// each follows from the values of its successors.
///
/// # Consequences of a wrong implementation
/// - A move that does not lead to a lower position, or more moves than
///   [`most_moves`](Self::most_moves), makes a search panic or its table wrong.
/// - Moves that differ between two calls break seeking, which shows a step by listing the moves of
///   its position again.
/// - [`predecessors`](Self::predecessors) must be exactly the positions from which a move leads to
///   the given one. Otherwise the retrograde table differs from the others and can lack values. A
///   position outside the table makes a search panic.
/// - A game that can last longer than [`MOST_PLIES`](crate::games::MOST_PLIES) gets wrong values.
pub trait WinLose: Send + Sync {
    /// Returns the size of the table, which has a cell for each position.
    fn board_shape(&self) -> Shape;

    /// Returns the number of positions, at least 1. If it is less than the number of cells, the last
    /// cells of the table stay empty. The provided method returns the number of cells.
    fn positions(&self) -> u32 {
        self.board_shape().cells() as u32
    }

    /// Returns the position that the game starts in.
    fn start(&self) -> Position;

    /// Returns the maximum number of moves from a position, and of moves to a position.
    fn most_moves(&self) -> usize;

    /// Writes the successors of `position`, in move order, to the front of `out`, which holds at
    /// least [`most_moves`](Self::most_moves) entries. Returns their number.
    fn moves(&self, position: Position, out: &mut [Position]) -> usize;

    /// Writes the positions from which a move leads to `position` to the front of `out`, which
    /// holds at least [`most_moves`](Self::most_moves) entries. Returns their number.
    fn predecessors(&self, position: Position, out: &mut [Position]) -> usize;

    /// Runs the hot loop: fills the table in the order of positions until the step `until` is
    /// known. As a provided method it is compiled for each game, with the moves inlined. An
    /// implementation may override it to be faster, but must leave the table as this method does.
    fn fill(&self, table: &mut ValueTable, rule: Rule, until: u32) {
        let mut buffer = vec![0; self.most_moves()];
        table.fill(until, |position, values| {
            let count = self.moves(position, &mut buffer);
            rule.best(buffer[..count].iter().map(|&to| values[to as usize]))
        });
    }
}
