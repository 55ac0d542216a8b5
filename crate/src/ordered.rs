//! Searches in any order as searches of the state space family.
//!
//! A puzzle gives an [`Ordered`] to [`SpaceProblem::ordered_by`]: its space and its heuristics. Other problems are searched through `dyn StateSpace`, depth-first or
//! by uniform cost.

mod run;

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use crate::graph_search::{self, DenseSpace, GraphSearch, Heuristic, Moves, Space, UnitCosts};
use crate::search::{Policy, RunError};
use crate::state_space::{Algorithm, Orders, STATE_LIMIT, SpaceProblem, SpaceSearch, State};
use run::OrderedSearch;

/// Maximum number of nodes of a search, which take up to 40 bytes each.
const NODE_LIMIT: u32 = 1 << 24;

/// The heuristics of a space.
///
/// # Consequences of wrong heuristics
/// The first `bounds` heuristics must never overestimate; otherwise certificates claim that a path
/// is the cheapest though another may be cheaper.
pub struct Heuristics<P: Space + 'static> {
    pub all: &'static [Heuristic<P>],
    /// Names of the heuristics, in the same order.
    pub names: &'static [&'static str],
    /// Number of heuristics, from the first, that never overestimate.
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

/// A space and its heuristics, behind one pointer: the loop of the search is compiled once for all
/// puzzles, and calls the puzzle once for each state that it expands and for each estimate.
trait GuidedSpace: Send + Sync {
    fn states(&self) -> u64;
    fn start(&self) -> State;
    fn is_goal(&self, state: State) -> bool;
    fn moves(&self, state: State, moves: &mut Moves<State>);
    fn estimate(&self, heuristic: u8, state: State) -> u32;
}

struct Guided<P: Space + 'static> {
    space: P,
    heuristics: &'static [Heuristic<P>],
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

/// A guided space with the heuristic of one search.
#[derive(Clone)]
pub(crate) struct SearchedSpace {
    space: Arc<dyn GuidedSpace>,
    heuristic: u8,
}

impl Space for SearchedSpace {
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

impl DenseSpace for SearchedSpace {
    fn states(&self) -> u64 {
        self.space.states()
    }
}

/// The heuristic that the space was given.
const OWN: Heuristic<SearchedSpace> = Heuristic::new("own", |searched, &state| {
    searched.space.estimate(searched.heuristic, state)
});

/// The searches of one space in any order.
pub struct Ordered {
    space: Arc<dyn GuidedSpace>,
    names: &'static [&'static str],
    bounds: usize,
}

impl fmt::Debug for Ordered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Ordered").field(&self.names).finish()
    }
}

impl Ordered {
    /// Wraps a space and its heuristics. The states and moves must be those of the problem.
    pub fn new<P>(space: P, heuristics: Heuristics<P>) -> Arc<dyn Orders>
    where
        P: DenseSpace + Send + Sync + 'static,
    {
        Arc::new(Self::of(space, heuristics))
    }

    fn of<P>(space: P, heuristics: Heuristics<P>) -> Self
    where
        P: DenseSpace + Send + Sync + 'static,
    {
        let Heuristics { all, names, bounds } = heuristics;
        let heuristics = all;
        Self {
            space: Arc::new(Guided { space, heuristics }),
            names,
            bounds,
        }
    }
}

/// Returns the algorithm of the engine; `None` for a breadth-first search.
fn engine(algorithm: Algorithm) -> Option<graph_search::Algorithm<SearchedSpace>> {
    match algorithm {
        Algorithm::DepthFirst => Some(graph_search::Algorithm::depth_first()),
        Algorithm::UniformCost => Some(graph_search::Algorithm::uniform_cost()),
        Algorithm::Greedy(_) => Some(graph_search::Algorithm::greedy(OWN)),
        Algorithm::AStar(_) => Some(graph_search::Algorithm::a_star(OWN)),
        Algorithm::Weighted(guide) => {
            graph_search::Algorithm::weighted_a_star(OWN, guide.weight.into())
        }
        _ => None,
    }
}

impl Ordered {
    /// Prepares a search of `problem`; no step is known yet.
    fn start(
        &self,
        problem: &SpaceProblem,
        algorithm: Algorithm,
        policy: Policy,
    ) -> Result<Box<dyn SpaceSearch>, RunError> {
        let heuristic = algorithm.guide().map(|guide| guide.heuristic);
        let exists = |index: u8| usize::from(index) < self.names.len();
        let order = engine(algorithm).filter(|_| heuristic.is_none_or(exists));
        let order = order.ok_or_else(|| RunError::UnknownAlgorithm {
            id: algorithm.id().to_owned(),
        })?;
        let (states, limit) = (self.space.states(), STATE_LIMIT);
        if states > limit {
            return Err(RunError::TooLarge { states, limit });
        }
        let space = SearchedSpace {
            space: Arc::clone(&self.space),
            heuristic: heuristic.unwrap_or_default(),
        };
        let search = GraphSearch::dense(Arc::new(space), order, policy)?;
        Ok(Box::new(OrderedSearch {
            search: search.within_nodes(NODE_LIMIT),
            problem: problem.clone(),
            heuristic,
            is_bound: heuristic.is_none_or(|index| usize::from(index) < self.bounds),
        }))
    }
}

impl Orders for Ordered {
    fn heuristics(&self) -> &'static [&'static str] {
        self.names
    }

    fn moves(&self, state: State, moves: &mut Vec<(State, u32)>) {
        let mut made = Moves::default();
        self.space.moves(state, &mut made);
        moves.extend_from_slice(made.as_slice());
    }

    fn estimate(&self, heuristic: u8, state: State) -> u32 {
        self.space.estimate(heuristic, state)
    }
}

/// Prepares a search of the problem by any algorithm.
///
/// # Errors
/// The errors of [`Algorithm::start`] and, for a heuristic that the problem does not have,
/// [`RunError::UnknownAlgorithm`].
pub fn start(
    problem: &SpaceProblem,
    algorithm: Algorithm,
    policy: Policy,
) -> Result<Box<dyn SpaceSearch>, RunError> {
    if algorithm.is_breadth_first() {
        return Ok(Box::new(algorithm.start(problem, policy)?));
    }
    let orders = problem.orders().map(|orders| orders as &dyn Any);
    if let Some(ordered) = orders.and_then(<dyn Any>::downcast_ref::<Ordered>) {
        return ordered.start(problem, algorithm, policy);
    }
    let space = UnitCosts(Arc::clone(problem.space()));
    Ordered::of(space, Heuristics::NONE).start(problem, algorithm, policy)
}
