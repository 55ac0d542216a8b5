//! What a game of the win/lose family is: two players move in turn, and who cannot move loses.
//!
//! No position comes again, so the value of each follows from those of its successors. Which
//! table is filled in which order is the business of [`table`](crate::search::table).

use crate::problem::Shape;
use crate::search::table::ledger::{Ledger, Rule};

/// A position of a game: its cell in the table, row by row, and its place in the order in which
/// tables are filled.
pub type Position = u32;

/// The most plies that a game may last.
pub const MOST_PLIES: u16 = u16::MAX >> 1;

/// A game whose positions fill a table.
///
/// An implementation is one immutable instance: the table and the position that play begins with.
///
/// # What breaks when an implementation lies
/// - A move that does not lead to a lower position, or more moves than
///   [`most_moves`](Self::most_moves), makes a run panic or its table wrong.
/// - Moves that differ between two calls break seeking: a step is shown by looking for the moves
///   of its position again.
/// - [`predecessors`](Self::predecessors) that are not just the positions that a move leads here
///   from make the table of the retrograde order differ from the others.
/// - A game that may last longer than [`MOST_PLIES`] gets wrong distances.
pub trait WinLose: Send + Sync {
    /// The table: a cell for each position.
    fn board_shape(&self) -> Shape;

    /// The position that play begins with.
    fn start(&self) -> Position;

    /// The most moves that lead from a position, or to one.
    fn most_moves(&self) -> usize;

    /// Writes where the moves from `position` lead to the front of `out`, which holds at least
    /// [`most_moves`](Self::most_moves) places, in move order, and returns their number.
    fn moves(&self, position: Position, out: &mut [Position]) -> usize;

    /// As [`moves`](Self::moves), of the positions that a move leads from to `position`.
    fn predecessors(&self, position: Position, out: &mut [Position]) -> usize;

    /// Fills the table on in its own order until the step `until` is known: the hot loop. As a
    /// provided method it is compiled once a game, with its moves inlined. An implementation can
    /// only make it faster.
    fn fill(&self, ledger: &mut Ledger, rule: Rule, until: u32) {
        let mut buffer = vec![0; self.most_moves()];
        ledger.fill(until, |position, worth| {
            let count = self.moves(position, &mut buffer);
            rule.look(buffer[..count].iter().map(|&to| worth[to as usize]))
        });
    }
}

/// What a position is worth to the player who moves there: the more the better.
///
/// Best are positions where the opponent loses, the sooner the better; of those where the opponent
/// wins the later the better. It says the same as the *plies* that the game lasts from there, when
/// the winner plays as short and the loser as long as possible: an even number where the player to
/// move loses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Worth(u16);

impl Worth {
    /// Of a position that has no value yet: less than any.
    pub const UNKNOWN: Self = Self(0);
    /// Of a position without moves.
    pub const TERMINAL: Self = Self::of(0);

    /// Of a position from which the game lasts so many plies, at most [`MOST_PLIES`].
    #[inline]
    pub const fn of(plies: u16) -> Self {
        if plies.is_multiple_of(2) {
            Self(u16::MAX - plies)
        } else {
            Self(plies)
        }
    }

    /// The plies that the game lasts from there; `None` where there is no value yet.
    #[inline]
    pub fn plies(self) -> Option<u16> {
        match self {
            Self::UNKNOWN => None,
            Self(worth) if self.loses() => Some(u16::MAX - worth),
            Self(plies) => Some(plies),
        }
    }

    /// Whether the player who is to move there loses.
    #[inline]
    pub const fn loses(self) -> bool {
        self.0 > MOST_PLIES
    }

    /// Of a position whose best move leads to one of this worth; of one without moves for
    /// [`UNKNOWN`](Self::UNKNOWN).
    #[inline]
    pub fn before(self) -> Self {
        self.plies()
            .map_or(Self::TERMINAL, |plies| Self::of(plies + 1))
    }
}
