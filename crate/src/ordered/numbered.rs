//! Spaces that are too large for ranks: a state gets its rank when a move first leads to it.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::board::{Action, DescribedMove, MoveValues, Shape};
use crate::graph_search::{Hashed, Index, Moves, Shortage, Space};
use crate::ordered::space::{GuidedSpace, Heuristics};
use crate::proof::Refutation;
use crate::state_space::{Drawing, State, StateSpace};

/// A space without ranks whose states can be drawn.
pub trait Boards: Space<State: Copy + Send> + Send + Sync + 'static {
    /// Returns the number of states that the start can reach.
    fn reachable(&self) -> u64;

    /// Returns the maximum number of moves from a state.
    fn branching(&self) -> usize;

    /// Returns the size of the board.
    fn board_shape(&self) -> Shape;

    /// Writes the board of a state into `cells`, see [`Drawing::board`].
    fn board(&self, state: Self::State, cells: &mut [u8]);

    /// Returns the change on the board by a move.
    fn action(&self, from: Self::State, to: Self::State) -> Action;

    /// Returns the values in the message about a move besides its cells, see
    /// [`Drawing::move_values`].
    fn move_values(&self, _from: Self::State, _to: Self::State) -> MoveValues {
        MoveValues::default()
    }

    /// Describes a move.
    fn describe(&self, from: Self::State, to: Self::State) -> DescribedMove {
        DescribedMove {
            action: self.action(from, to),
            values: self.move_values(from, to),
        }
    }

    /// Returns the proof that no goal can be reached, see [`StateSpace::refutation`].
    fn refutation(&self) -> Option<Refutation> {
        None
    }
}

/// A space whose states get their ranks in the order in which moves first lead to them. Ranks count
/// from 0, which is the rank of the start. Clones share the ranks.
///
/// The ranks depend on the searches of this space so far, so they must not leave the program.
pub struct Numbered<P: Boards>(Arc<Shared<P>>);

struct Shared<P: Boards> {
    space: P,
    known: Mutex<Known<P::State>>,
}

/// The states with ranks.
struct Known<S> {
    /// The states, by rank.
    states: Vec<S>,
    index: Hashed,
    /// Buffer for the moves of one state.
    moves: Moves<S>,
    /// Whether memory has run out for the rank of a state.
    is_short: bool,
}

impl<P: Boards> Clone for Numbered<P> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<P: Boards> fmt::Debug for Numbered<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Numbered")
            .field("known", &self.known().states.len())
            .finish_non_exhaustive()
    }
}

impl<P: Boards> Numbered<P> {
    /// Gives rank 0 to the start of a space.
    pub fn new(space: P) -> Self {
        let mut known = Known {
            states: Vec::new(),
            index: Hashed::default(),
            moves: Moves::default(),
            is_short: false,
        };
        known.rank(space.start());
        let known = Mutex::new(known);
        Self(Arc::new(Shared { space, known }))
    }

    /// Returns the space without ranks.
    pub fn space(&self) -> &P {
        &self.0.space
    }

    /// Returns the state of a rank; `None` if no state has this rank.
    pub fn state(&self, rank: State) -> Option<P::State> {
        self.known().states.get(rank as usize).copied()
    }

    fn known(&self) -> MutexGuard<'_, Known<P::State>> {
        self.0.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes room for `count` states with ranks. No table grows before there are that many.
    fn reserve(&self, count: u32) -> Result<(), Shortage> {
        let mut guard = self.known();
        let Known { states, index, .. } = &mut *guard;
        let more = (count as usize).saturating_sub(states.len());
        states.try_reserve(more)?;
        index.reserve(more, states)
    }

    /// Pushes the moves from a state, with the ranks to which they lead.
    fn ranked_moves(&self, rank: State, ranked: &mut Moves<State>) {
        let mut guard = self.known();
        let known = &mut *guard;
        let mut moves = std::mem::take(&mut known.moves);
        moves.clear();
        self.0.space.moves(&known.states[rank as usize], &mut moves);
        for &(to, cost) in moves.as_slice() {
            match known.rank(to) {
                Some(rank) => ranked.push(rank, cost),
                None => known.is_short = true,
            }
        }
        known.moves = moves;
    }
}

impl<S: Copy + Eq + std::hash::Hash> Known<S> {
    /// Returns the rank of a state. Gives a new rank to a state that has none. Returns `None` if
    /// there is no memory for it.
    fn rank(&mut self, state: S) -> Option<State> {
        let next = self.states.len() as u32;
        self.states.try_reserve(1).ok()?;
        self.index.reserve(1, &self.states).ok()?;
        match self.index.find_or_insert(&state, next, &self.states) {
            Some(rank) => Some(*rank),
            None => {
                self.states.push(state);
                Some(next)
            }
        }
    }
}

impl<P: Boards> StateSpace for Numbered<P> {
    /// Returns the number of states that have ranks so far.
    fn states(&self) -> u64 {
        self.known().states.len() as u64
    }

    fn branching(&self) -> usize {
        self.space().branching()
    }

    fn start(&self) -> State {
        0
    }

    fn is_goal(&self, state: State) -> bool {
        let state = self.state(state);
        state.is_some_and(|state| self.space().is_goal(&state))
    }

    fn refutation(&self) -> Option<Refutation> {
        self.space().refutation()
    }

    fn successors(&self, state: State, out: &mut [State]) -> usize {
        let mut moves = Moves::default();
        self.ranked_moves(state, &mut moves);
        let moves = moves.as_slice();
        for (out, &(to, _)) in out.iter_mut().zip(moves) {
            *out = to;
        }
        moves.len()
    }
}

impl<P: Boards> Drawing for Numbered<P> {
    fn board_shape(&self) -> Shape {
        self.space().board_shape()
    }

    fn board(&self, state: State, cells: &mut [u8]) {
        if let Some(state) = self.state(state) {
            self.space().board(state, cells);
        }
    }

    fn action(&self, state: State, index: usize) -> Action {
        let action = |(from, to)| self.space().action(from, to);
        self.move_at(state, index)
            .map_or(Action { from: 0, to: 0 }, action)
    }

    fn move_values(&self, state: State, index: usize) -> MoveValues {
        let values = |(from, to)| self.space().move_values(from, to);
        self.move_at(state, index)
            .map_or_else(MoveValues::default, values)
    }
}

impl<P: Boards> Numbered<P> {
    /// Returns the states before and after a move.
    fn move_at(&self, state: State, index: usize) -> Option<(P::State, P::State)> {
        let mut moves = Moves::default();
        self.ranked_moves(state, &mut moves);
        let &(to, _) = moves.as_slice().get(index)?;
        Some((self.state(state)?, self.state(to)?))
    }
}

/// A numbered space with its heuristics.
pub(super) struct GuidedNumbered<P: Boards> {
    pub space: Numbered<P>,
    pub heuristics: Heuristics<P>,
}

impl<P: Boards> GuidedSpace for GuidedNumbered<P> {
    fn states(&self) -> u64 {
        self.space.states()
    }

    fn start(&self) -> State {
        0
    }

    fn is_goal(&self, state: State) -> bool {
        StateSpace::is_goal(&self.space, state)
    }

    fn moves(&self, state: State, moves: &mut Moves<State>) {
        self.space.ranked_moves(state, moves);
    }

    fn estimate(&self, heuristic: u8, state: State) -> u32 {
        let heuristic = self.heuristics.all.get(usize::from(heuristic));
        let (Some(heuristic), Some(state)) = (heuristic, self.space.state(state)) else {
            return 0;
        };
        heuristic.estimate(self.space.space(), &state)
    }

    fn reserve(&self, count: u32) -> Result<(), Shortage> {
        self.space.reserve(count)
    }

    fn is_short(&self) -> bool {
        self.space.known().is_short
    }
}
