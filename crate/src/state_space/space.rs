//! The traits of a puzzle of the state space family: states, and moves between them.

use crate::board::{Action, MoveValues, Shape};
use crate::proof::Refutation;
use crate::state_space::state::State;
use crate::state_space::tables::Tables;

/// A puzzle whose states have consecutive numbers.
///
/// An implementation is one immutable instance: the space, the start and the goals. At most
/// [`STATE_LIMIT`](crate::state_space::STATE_LIMIT) states (2^21) can be searched.
///
/// # Consequences of a wrong implementation
/// - A rank at or above [`states`](Self::states), or more successors than
///   [`branching`](Self::branching), makes a search panic.
/// - Successors that differ between two calls break seeking, which shows a step by expanding its
///   state again.
/// - If [`goals`](Self::goals) and [`is_goal`](Self::is_goal) disagree about a state, two-sided
///   searches disagree with one-sided ones: their paths are too long, or do not end at a goal.
/// - A [`refutation`](Self::refutation) of an instance whose goal can be reached makes the judge's
///   answer wrong, because the judge then does not search.
pub trait StateSpace: Send + Sync {
    /// Returns the number of states. Ranks count from 0. Not every rank must be reachable.
    fn states(&self) -> u64;

    /// Returns the maximum number of successors of any state: the greatest branching factor.
    fn branching(&self) -> usize;

    /// Returns the state that the search begins with.
    fn start(&self) -> State;

    /// Returns whether `state` is a goal.
    fn is_goal(&self, state: State) -> bool;

    /// Returns all goals, ascending. The provided method calls [`is_goal`](Self::is_goal) for each
    /// rank below 2^32. A judge lists the goals for each case, so a puzzle with many states should
    /// override this method if it can list its goals directly.
    fn goals(&self) -> Vec<State> {
        let ranks = 0..self.states();
        let ranks = ranks.map_while(|rank| State::try_from(rank).ok());
        ranks.filter(|&state| self.is_goal(state)).collect()
    }

    /// Returns the puzzle's proof that no goal can be reached, or `None` if the puzzle knows no
    /// such proof. The proof must hold for every state that the start can reach. It must be found
    /// quickly and without a search, because a judge asks for it in each case.
    fn refutation(&self) -> Option<Refutation> {
        None
    }

    /// Writes the successors of `state`, in move order, to the front of `out`, which holds at least
    /// [`branching`](Self::branching) entries. Returns their number.
    fn successors(&self, state: State, out: &mut [State]) -> usize;

    /// Runs the hot loop of every search through this space; see [`Tables::expand`] for the
    /// arguments. As a provided method it is compiled for each puzzle, with `successors` inlined;
    /// code that is not hot is compiled once and calls through `dyn StateSpace`. An implementation
    /// may override it to be faster, for example with its own `buffer` of constant length.
    fn expand(
        &self,
        tables: &mut Tables,
        until: u32,
        budget: u32,
        first_move: &mut [u32],
        buffer: &mut [State],
    ) {
        tables.expand(until, budget, first_move, buffer, |state, out| {
            self.successors(state, out)
        });
    }

    /// Appends the ordinals of the goals among `states` to `goals`. The first of the states has the
    /// ordinal `first`. This is a provided method for the same reason as [`expand`](Self::expand).
    fn note_goals(&self, states: &[State], first: u32, goals: &mut Vec<u32>) {
        // Most batches contain no goal. Count first: that compiles to fast vector instructions.
        if states.iter().filter(|&&state| self.is_goal(state)).count() > 0 {
            let found = (first..).zip(states);
            let goals_found = found.filter(|&(_, &state)| self.is_goal(state));
            goals.extend(goals_found.map(|(ordinal, _)| ordinal));
        }
    }
}

/// A space whose states can be drawn as boards.
pub trait Drawing: StateSpace {
    /// Returns the size of the board.
    fn board_shape(&self) -> Shape;

    /// Writes the board of `state` into `cells`: one code for each cell, in row-major order. The
    /// module of the puzzle explains its codes.
    fn board(&self, state: State, cells: &mut [u8]);

    /// Returns the change on the board by the move to the successor number `index` of `state`.
    fn action(&self, state: State, index: usize) -> Action;

    /// Returns the values in the message about that move besides its cells, such as the number of a
    /// tile.
    fn move_values(&self, _state: State, _index: usize) -> MoveValues {
        MoveValues::default()
    }

    /// Names the numbers of a state by which a map can be coloured, besides its estimates. The
    /// dictionaries of the page have a message for each name.
    #[cfg(feature = "orders")]
    fn features(&self) -> &'static [&'static str] {
        &[]
    }

    /// Returns the number of `state` with this index in [`features`](Self::features).
    #[cfg(feature = "orders")]
    fn feature(&self, _index: usize, _state: State) -> u32 {
        0
    }

    /// Returns whether each state is the cell of the board that has its number, so that the board
    /// can be the map of a search. Boards of two states may then differ only on these two cells.
    fn states_are_cells(&self) -> bool {
        false
    }
}

/// A space that can list the states from which a move leads to a given state. Searches from the
/// goals need this trait.
///
/// A space whose moves are their own reverses implements it in one line, see [`Reversible`].
///
/// # Consequences of a wrong implementation
/// If a predecessor is missing, or no move leads from it to the given state, then two-sided
/// searches return paths that do not exist or are too long, and distances and certificates are
/// wrong.
pub trait Predecessors: StateSpace {
    /// Returns the maximum number of predecessors of any state.
    fn most_predecessors(&self) -> usize;

    /// Writes the predecessors of `state` to the front of `out`, which holds at least
    /// [`most_predecessors`](Self::most_predecessors) entries. Returns their number.
    fn predecessors(&self, state: State, out: &mut [State]) -> usize;

    /// Returns whether the predecessors of every state are its successors, in the same move order.
    fn is_reversible(&self) -> bool {
        false
    }

    /// Runs the hot loop backwards, with predecessors in place of successors; see
    /// [`StateSpace::expand`].
    fn expand_backward(
        &self,
        tables: &mut Tables,
        until: u32,
        budget: u32,
        first_move: &mut [u32],
        buffer: &mut [State],
    ) {
        tables.expand(until, budget, first_move, buffer, |state, out| {
            self.predecessors(state, out)
        });
    }
}

/// A space in which one move can undo any move. `impl Reversible for MySpace {}` implements
/// [`Predecessors`].
///
/// # Consequences of a wrong implementation
/// The same as for [`Predecessors`]; also, the connected components are wrong.
pub trait Reversible: StateSpace {}

impl<S: Reversible + ?Sized> Predecessors for S {
    fn most_predecessors(&self) -> usize {
        self.branching()
    }

    fn predecessors(&self, state: State, out: &mut [State]) -> usize {
        self.successors(state, out)
    }

    fn is_reversible(&self) -> bool {
        true
    }

    fn expand_backward(
        &self,
        tables: &mut Tables,
        until: u32,
        budget: u32,
        first_move: &mut [u32],
        buffer: &mut [State],
    ) {
        self.expand(tables, until, budget, first_move, buffer);
    }
}
