//! What a puzzle can be: small capability traits, one for each family of algorithms.
//!
//! A puzzle implements the traits that fit it and thereby gets every algorithm of that family.

use serde::Serialize;

use crate::search::flood::Tables;

/// A state's rank in its space: a number from 0 to [`StateSpace::states`] - 1.
pub type State = u32;

/// The size of a board in cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Shape {
    pub rows: u32,
    pub columns: u32,
}

impl Shape {
    /// Number of cells.
    pub const fn cells(self) -> usize {
        self.rows as usize * self.columns as usize
    }
}

/// What a move does on the board, as cells in row-major order from 0. A move that touches
/// one place only has `from == to`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Action {
    pub from: u32,
    pub to: u32,
}

/// Why there is no answer, by a property that no move changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "proof", rename_all = "camelCase")]
pub enum Refutation {
    /// The start has `start` pieces and the goal `goal`.
    PieceCounts { start: u32, goal: u32 },
    /// Each move leads to the other colour, so a closed tour visits as many cells of one as of the
    /// other; but the board has `less` and `more`.
    Colours { less: u32, more: u32 },
    /// A tour of a board with one cell more of one colour begins on that colour; the start has the
    /// other.
    StartColour { less: u32, more: u32 },
    /// Schwenk's theorem: no closed tour where the smaller side is 1, 2 or 4, nor on 3 x 4, 3 x 6
    /// and 3 x 8.
    Schwenk { rows: u32, columns: u32 },
    /// The number on `cell` counts `most` cells and is greater.
    NumberTooLarge { cell: u32, most: u32 },
}

/// A puzzle whose positions can be numbered densely and whose moves can all be taken back.
///
/// An implementation is one immutable instance: the space, the start and the goals.
///
/// # What breaks when an implementation lies
/// - A rank at or above [`states`](Self::states), or more successors than
///   [`branching`](Self::branching), makes a search panic.
/// - Successors that differ between two calls break seeking: a step is shown by expanding its
///   state again.
/// - A move that cannot be taken back breaks islands, distances and searches from two sides, which
///   walk from the goals.
/// - A state that [`goals`](Self::goals) leaves out, or lists though [`is_goal`](Self::is_goal)
///   denies it, makes searches from two sides disagree with those from one: paths that are too
///   long, or end nowhere.
/// - A [`refutation`](Self::refutation) of what can be reached is a wrong answer of the judge,
///   which searches no further.
pub trait StateSpace: Send + Sync {
    /// Number of ranks. Not all of them need to be reachable.
    fn states(&self) -> u64;

    /// The most successors that any state has.
    fn branching(&self) -> usize;

    /// The state that the search begins with.
    fn start(&self) -> State;

    /// Whether `state` is one of the goals.
    fn is_goal(&self, state: State) -> bool;

    /// All goals, ascending. Provided: it asks each rank, and a judge does so for each case; so a
    /// puzzle of many states that can name its goals should.
    fn goals(&self) -> Vec<State> {
        let ranks = 0..self.states() as State;
        ranks.filter(|&state| self.is_goal(state)).collect()
    }

    /// A proof without a search that no goal can be reached, where the puzzle knows one. It holds
    /// for every state that the start can reach, and is quickly found: each case is asked.
    fn refutation(&self) -> Option<Refutation> {
        None
    }

    /// Writes the successors of `state` to the front of `out`, which holds at least
    /// [`branching`](Self::branching) places, in move order, and returns their number.
    fn successors(&self, state: State, out: &mut [State]) -> usize;

    /// What the move to the successor number `index` of `state` does on the board.
    fn action(&self, state: State, index: usize) -> Action;

    /// The size of the board.
    fn board_shape(&self) -> Shape;

    /// Writes the board of `state`, one code a cell in row-major order. The puzzle's own file
    /// says what its codes mean; `cells` is as long as the shape has cells.
    fn board(&self, state: State, cells: &mut [u8]);

    /// The hot loop of every search through this space. As a provided method it is compiled
    /// once a puzzle, with `successors` inlined, while all that is not hot is compiled once and
    /// calls through `dyn StateSpace`. An implementation can only make it faster: with a
    /// `buffer` of its own whose length the compiler knows.
    fn expand(
        &self,
        tables: &mut Tables,
        until: u32,
        budget: u32,
        first_edge: &mut [u32],
        buffer: &mut [State],
    ) {
        tables.expand(until, budget, first_edge, buffer, |state, out| {
            self.successors(state, out)
        });
    }

    /// Appends the positions of the goals among `states`, the first of which stands at `first`.
    /// Provided for the same reason as [`expand`](Self::expand).
    fn note_goals(&self, states: &[State], first: u32, goals: &mut Vec<u32>) {
        // Most batches hold none, and counting compiles to vector instructions.
        if states.iter().filter(|&&state| self.is_goal(state)).count() > 0 {
            let found = (first..).zip(states);
            let goals_found = found.filter(|&(_, &state)| self.is_goal(state));
            goals.extend(goals_found.map(|(position, _)| position));
        }
    }
}
