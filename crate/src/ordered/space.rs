//! A space with its heuristics behind one pointer.

use std::fmt;
use std::sync::Arc;

use crate::graph_search::{DenseSpace, Heuristic, Moves, Shortage, Space};
use crate::state_space::State;

/// The heuristics of a space.
///
/// # Consequences of wrong heuristics
/// The first `bounds` heuristics must never overestimate; otherwise certificates claim that a path
/// is the cheapest although another can be cheaper.
pub struct Heuristics<P: Space + 'static> {
    pub all: &'static [Heuristic<P>],
    /// Names of the heuristics, in the order of the functions.
    pub names: &'static [&'static str],
    /// Number of heuristics that never overestimate. These are the first ones of the list.
    pub bounds: usize,
}

impl<P: Space + 'static> Clone for Heuristics<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Space + 'static> Copy for Heuristics<P> {}

impl<P: Space + 'static> fmt::Debug for Heuristics<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Heuristics").field(&self.names).finish()
    }
}

impl<P: Space + 'static> Heuristics<P> {
    /// No heuristics.
    pub const NONE: Self = Self {
        all: &[],
        names: &[],
        bounds: 0,
    };
}

/// A space and its heuristics, behind one pointer. The loop of the search is compiled once for all
/// puzzles. The loop calls the puzzle once for each state that it expands, and once for each
/// estimate.
pub trait GuidedSpace: Send + Sync {
    fn states(&self) -> u64;
    fn start(&self) -> State;
    fn is_goal(&self, state: State) -> bool;
    fn moves(&self, state: State, moves: &mut Moves<State>);
    fn estimate(&self, heuristic: u8, state: State) -> u32;

    /// Makes room for `count` states, if states get their ranks when they are found.
    fn reserve(&self, _count: u32) -> Result<(), Shortage> {
        Ok(())
    }

    /// Returns whether a state has got no rank because there was no memory.
    fn is_short(&self) -> bool {
        false
    }
}

pub struct Guided<P: Space + 'static> {
    pub space: P,
    pub heuristics: &'static [Heuristic<P>],
}

impl<P: DenseSpace + Send + Sync + 'static> GuidedSpace for Guided<P> {
    fn states(&self) -> u64 {
        self.space.states()
    }

    fn start(&self) -> State {
        self.space.start()
    }

    fn is_goal(&self, state: State) -> bool {
        self.space.is_goal(&state)
    }

    fn moves(&self, state: State, moves: &mut Moves<State>) {
        self.space.moves(&state, moves);
    }

    fn estimate(&self, heuristic: u8, state: State) -> u32 {
        let heuristic = self.heuristics.get(usize::from(heuristic));
        heuristic.map_or(0, |heuristic| heuristic.estimate(&self.space, &state))
    }
}

/// Makes a [`GuidedSpace`] a [`Space`], so that a [`GraphSearch`](crate::graph_search::GraphSearch)
/// can search it. `data` is what the functions of one search need, such as the index of a
/// heuristic.
#[derive(Clone)]
pub struct With<T> {
    pub space: Arc<dyn GuidedSpace>,
    pub data: T,
}

impl<T> Space for With<T> {
    type State = State;

    fn start(&self) -> State {
        self.space.start()
    }

    fn is_goal(&self, state: &State) -> bool {
        self.space.is_goal(*state)
    }

    fn moves(&self, state: &State, moves: &mut Moves<State>) {
        self.space.moves(*state, moves);
    }
}

impl<T> DenseSpace for With<T> {
    fn states(&self) -> u64 {
        self.space.states()
    }
}

/// A guided space with the index of the heuristic of one search.
pub type SearchedSpace = With<u8>;

/// The heuristic whose index [`SearchedSpace`] holds.
pub const OWN: Heuristic<SearchedSpace> = Heuristic::new("own", |searched, &state| {
    searched.space.estimate(searched.data, state)
});
