//! The traits of a space: states of any type, and moves that have costs.

use std::hash::Hash;

/// A graph that a search explores from its start: states, and moves with costs between them.
///
/// An implementation is one immutable instance. States can be of any type that can be hashed, so
/// they need no numbers.
///
/// # Consequences of a wrong implementation
/// - Moves that differ between two calls with the same state break seeking, which shows a step by
///   generating the moves of its state again.
/// - States that are equal but have different hashes are searched twice.
///
/// ```
/// use std::sync::Arc;
/// use searchlight_core::graph_search::{Algorithm, GraphSearch, Heuristic, Moves, Space};
/// use searchlight_core::{Policy, Search};
/// /// The jugs of three and five litres: a state is the litres in each.
/// struct Jugs;
/// impl Space for Jugs {
///     type State = (u32, u32);
///     fn start(&self) -> (u32, u32) {
///         (0, 0)
///     }
///     fn is_goal(&self, jugs: &(u32, u32)) -> bool {
///         jugs.1 == 4
///     }
///     fn moves(&self, &(small, large): &(u32, u32), moves: &mut Moves<(u32, u32)>) {
///         let (right, left) = (small.min(5 - large), large.min(3 - small));
///         for next in [(3, large), (small, 5), (0, large), (small, 0)] {
///             moves.push(next, 1);
///         }
///         moves.push((small - right, large + right), 1);
///         moves.push((small + left, large - left), 1);
///     }
/// }
/// let unlike = Heuristic::new("unlike", |_, jugs: &(u32, u32)| u32::from(jugs.1 != 4));
/// for algorithm in [Algorithm::breadth_first(), Algorithm::a_star(unlike)] {
///     let mut search = GraphSearch::new(Arc::new(Jugs), algorithm, Policy::FIRST_ANSWER);
///     search.advance(u64::MAX);
///     let answer = search.answer().expect("four litres can be measured");
///     assert_eq!(answer.cost, 6);
///     assert_eq!(answer.path[1], (0, 5));
/// }
/// ```
pub trait Space {
    /// A state. Equal states are the same state of the graph, whatever the path to them.
    type State: Clone + Eq + Hash;

    /// Returns the state that the search begins with.
    fn start(&self) -> Self::State;

    /// Returns whether `state` is a goal.
    fn is_goal(&self, state: &Self::State) -> bool;

    /// Pushes the moves from `state` into `moves`, which is empty, in the order in which the search
    /// tries them.
    fn moves(&self, state: &Self::State, moves: &mut Moves<Self::State>);
}

/// A space whose states are consecutive numbers. [`GraphSearch::dense`] searches such a space
/// faster, because a table replaces the hash table.
///
/// # Consequences of a wrong implementation
/// A state at or above [`states`](Self::states) makes a search panic.
///
/// [`GraphSearch::dense`]: crate::graph_search::GraphSearch::dense
pub trait DenseSpace: Space<State = u32> {
    /// Returns the number of states. Their ranks count from 0; not all need to be reachable.
    fn states(&self) -> u64;
}

/// The moves from one state, in move order, each with its cost. A search uses one such list for all
/// states.
#[derive(Debug)]
pub struct Moves<S> {
    list: Vec<(S, u32)>,
    /// Buffer of [`extend_with`](Self::extend_with).
    successors: Vec<S>,
}

impl<S> Default for Moves<S> {
    fn default() -> Self {
        Self {
            list: Vec::new(),
            successors: Vec::new(),
        }
    }
}

impl<S> Moves<S> {
    /// Appends a move to the state `to`. `cost` may be 0.
    #[inline(always)]
    pub fn push(&mut self, to: S, cost: u32) {
        self.list.push((to, cost));
    }

    /// Appends moves of cost 1. `write` puts the states to which they lead at the front of a buffer
    /// of `most` states, and returns their number.
    #[inline]
    pub fn extend_with(&mut self, most: usize, write: impl FnOnce(&mut [S]) -> usize)
    where
        S: Copy + Default,
    {
        if self.successors.len() < most {
            self.successors.resize(most, S::default());
        }
        let count = write(&mut self.successors);
        let states = self.successors[..count].iter();
        self.list.extend(states.map(|&to| (to, 1)));
    }

    /// Returns the moves: the state that each leads to, and its cost.
    #[inline(always)]
    pub fn as_slice(&self) -> &[(S, u32)] {
        &self.list
    }

    /// Removes all moves.
    #[inline(always)]
    pub fn clear(&mut self) {
        self.list.clear();
    }

    /// Removes the moves to the states for which `is_kept` is false.
    #[inline(always)]
    pub(crate) fn retain(&mut self, is_kept: impl Fn(&S) -> bool) {
        self.list.retain(|(state, _)| is_kept(state));
    }

    /// Reverses the order of the moves.
    #[inline(always)]
    pub(super) fn reverse(&mut self) {
        self.list.reverse();
    }
}
