//! What a game of the win/lose family is: two players move alternately, and the player who cannot
//! move loses.

use crate::board::Shape;
use crate::games::position::Position;
use crate::games::value_table::{Rule, ValueTable};

/// A game whose positions fill a table.
///
/// An implementation is one immutable instance: the table and the position that the game starts in.
/// No position occurs twice in a game, so the value of each follows from the values of its
/// successors.
///
/// # What breaks when an implementation lies
/// - A move that does not lead to a lower position, or more moves than
///   [`most_moves`](Self::most_moves), makes a search panic or its table wrong.
/// - Moves that differ between two calls break seeking: a step is shown by listing the moves of its
///   position again.
/// - [`predecessors`](Self::predecessors) that are not exactly the positions from which a move
///   leads to the given one make the table of the retrograde order differ from the others, and may
///   leave cells without a value. A position outside the table makes a search panic.
/// - A game that may last longer than [`MOST_PLIES`](crate::games::MOST_PLIES) gets wrong
///   values.
pub trait WinLose: Send + Sync {
    /// Tells the size of the table, which has a cell for each position.
    fn board_shape(&self) -> Shape;

    /// Names the position that the game starts in.
    fn start(&self) -> Position;

    /// Bounds the number of moves that lead from a position, and of those that lead to one.
    fn most_moves(&self) -> usize;

    /// Writes the successors of `position` in move order to the front of `out`, which holds at
    /// least [`most_moves`](Self::most_moves) entries, and returns their number.
    fn moves(&self, position: Position, out: &mut [Position]) -> usize;

    /// Writes the positions from which a move leads to `position` to the front of `out`, which
    /// holds at least [`most_moves`](Self::most_moves) entries, and returns their number.
    fn predecessors(&self, position: Position, out: &mut [Position]) -> usize;

    /// Fills the table in the order of positions until the step `until` is known: the hot loop. As
    /// a provided method it is compiled once for each game, with its moves inlined. An
    /// implementation may override it to be faster, and must leave the table as this method does.
    fn fill(&self, table: &mut ValueTable, rule: Rule, until: u32) {
        let mut buffer = vec![0; self.most_moves()];
        table.fill(until, |position, values| {
            let count = self.moves(position, &mut buffer);
            rule.best(buffer[..count].iter().map(|&to| values[to as usize]))
        });
    }
}
