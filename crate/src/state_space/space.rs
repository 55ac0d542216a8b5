//! What a puzzle of the state space family is: states, and moves between them.

use crate::board::{Action, Shape};
use crate::proof::Refutation;
use crate::state_space::state::State;
use crate::state_space::tables::Tables;

/// A puzzle whose states can be numbered densely.
///
/// An implementation is one immutable instance: the space, the start and the goals. At most
/// [`STATE_LIMIT`](crate::state_space::STATE_LIMIT) states (2^21) can be searched.
///
/// # What breaks when an implementation lies
/// - A rank at or above [`states`](Self::states), or more successors than
///   [`branching`](Self::branching), makes a search panic.
/// - Successors that differ between two calls break seeking: a step is shown by expanding its
///   state again.
/// - A state that [`goals`](Self::goals) leaves out, or lists though [`is_goal`](Self::is_goal)
///   denies it, makes searches from two sides disagree with those from one: their paths are too
///   long, or end at no goal.
/// - A [`refutation`](Self::refutation) of an instance whose goal can be reached is a wrong answer
///   of the judge, which does not search then.
pub trait StateSpace: Send + Sync {
    /// Counts the states, which have the ranks from 0. Not all of them need to be reachable.
    fn states(&self) -> u64;

    /// Bounds the number of successors of any state: the greatest branching factor.
    fn branching(&self) -> usize;

    /// Names the state that the search begins with.
    fn start(&self) -> State;

    /// Tells whether `state` is one of the goals.
    fn is_goal(&self, state: State) -> bool;

    /// Lists all goals, ascending. The provided method asks [`is_goal`](Self::is_goal) of each
    /// rank, and a judge calls it for each case; so a puzzle of many states that can name its goals
    /// should override it.
    fn goals(&self) -> Vec<State> {
        let ranks = 0..self.states() as State;
        ranks.filter(|&state| self.is_goal(state)).collect()
    }

    /// Finds the puzzle's proof that no goal can be reached, which needs no search; `None` where
    /// the puzzle knows no proof. The proof must hold for every state that the start can reach, and
    /// must be found quickly: a judge asks for it in each case.
    fn refutation(&self) -> Option<Refutation> {
        None
    }

    /// Writes the successors of `state` to the front of `out`, which holds at least
    /// [`branching`](Self::branching) entries, in move order, and returns their number.
    fn successors(&self, state: State, out: &mut [State]) -> usize;

    /// Runs the hot loop of every search through this space; [`Tables::expand`] explains the
    /// arguments. As a provided method it is compiled once for each puzzle, with `successors`
    /// inlined, while all code that is not hot is compiled once and calls through `dyn StateSpace`.
    /// An implementation may override it to be faster, with a `buffer` of its own whose length the
    /// compiler knows.
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

    /// Appends the positions of the goals among `states` to `goals`; the first of the states has
    /// the position `first`. The method is provided for the same reason as
    /// [`expand`](Self::expand).
    fn note_goals(&self, states: &[State], first: u32, goals: &mut Vec<u32>) {
        // Most batches hold none, and counting compiles to vector instructions.
        if states.iter().filter(|&&state| self.is_goal(state)).count() > 0 {
            let found = (first..).zip(states);
            let goals_found = found.filter(|&(_, &state)| self.is_goal(state));
            goals.extend(goals_found.map(|(position, _)| position));
        }
    }
}

/// A space whose states can be drawn as boards.
pub trait Drawing: StateSpace {
    /// Tells the size of the board.
    fn board_shape(&self) -> Shape;

    /// Writes the board of `state` into `cells`, one code for each cell of the shape in row-major
    /// order. The puzzle's own file says what its codes mean.
    fn board(&self, state: State, cells: &mut [u8]);

    /// Tells what the move to the successor number `index` of `state` does on the board.
    fn action(&self, state: State, index: usize) -> Action;
}

/// A space that can list the states from which a move leads to a given state. A search from the
/// goals needs it.
///
/// A space whose moves are their own reverses gets this by one line, [`Reversible`].
///
/// # What breaks when an implementation lies
/// A predecessor that is missing, or from which no move leads to the given state, makes a search
/// from two sides return paths that do not exist or are too long, and makes distances and
/// certificates wrong.
pub trait Predecessors: StateSpace {
    /// Bounds the number of predecessors of any state.
    fn most_predecessors(&self) -> usize;

    /// Writes the predecessors of `state` to the front of `out`, which holds at least
    /// [`most_predecessors`](Self::most_predecessors) entries, and returns their number.
    fn predecessors(&self, state: State, out: &mut [State]) -> usize;

    /// Tells whether every state has its successors as predecessors, in the same move order.
    fn is_reversible(&self) -> bool {
        false
    }

    /// Runs the hot loop backwards, with predecessors for successors; see [`StateSpace::expand`].
    fn expand_backward(
        &self,
        tables: &mut Tables,
        until: u32,
        budget: u32,
        first_edge: &mut [u32],
        buffer: &mut [State],
    ) {
        tables.expand(until, budget, first_edge, buffer, |state, out| {
            self.predecessors(state, out)
        });
    }
}

/// A space whose every move can be taken back by one move. `impl Reversible for MySpace {}` gives
/// it [`Predecessors`].
///
/// # What breaks when an implementation lies
/// All that breaks for [`Predecessors`], and connected components are wrong.
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
        first_edge: &mut [u32],
        buffer: &mut [State],
    ) {
        self.expand(tables, until, budget, first_edge, buffer);
    }
}
