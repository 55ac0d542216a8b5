//! Searches in any order as searches of the state space family.
//!
//! A puzzle gives an [`Ordered`] to [`SpaceProblem::ordered_by`]: its space, compiled with each
//! search, and its heuristics. Other problems are searched through `dyn StateSpace`, depth-first or
//! by uniform cost.

mod run;

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

/// A space, and the heuristics for it.
pub struct Ordered<P: Space + 'static> {
    space: Arc<P>,
    heuristics: Heuristics<P>,
}

impl<P: Space + 'static> fmt::Debug for Ordered<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Ordered").field(&self.heuristics).finish()
    }
}

impl<P: DenseSpace + Send + Sync + 'static> Ordered<P> {
    /// Wraps a space and its heuristics. The states and moves must be those of the problem.
    pub fn new(space: P, heuristics: Heuristics<P>) -> Arc<dyn Orders> {
        Arc::new(Self {
            space: Arc::new(space),
            heuristics,
        })
    }

    /// Returns the algorithm of the engine; `None` if there is none, or not with that guide.
    fn algorithm(&self, algorithm: Algorithm) -> Option<graph_search::Algorithm<P>> {
        let heuristic = |index: u8| self.heuristics.all.get(usize::from(index)).copied();
        match algorithm {
            Algorithm::DepthFirst => Some(graph_search::Algorithm::depth_first()),
            Algorithm::UniformCost => Some(graph_search::Algorithm::uniform_cost()),
            Algorithm::Greedy(guide) => {
                heuristic(guide.heuristic).map(graph_search::Algorithm::greedy)
            }
            Algorithm::AStar(guide) => {
                heuristic(guide.heuristic).map(graph_search::Algorithm::a_star)
            }
            Algorithm::Weighted(guide) => graph_search::Algorithm::weighted_a_star(
                heuristic(guide.heuristic)?,
                guide.weight.into(),
            ),
            _ => None,
        }
    }
}

impl<P: DenseSpace + Send + Sync + 'static> Orders for Ordered<P> {
    fn heuristics(&self) -> &'static [&'static str] {
        self.heuristics.names
    }

    fn start(
        &self,
        problem: &SpaceProblem,
        algorithm: Algorithm,
        policy: Policy,
    ) -> Result<Box<dyn SpaceSearch>, RunError> {
        let engine = self.algorithm(algorithm);
        let engine = engine.ok_or_else(|| RunError::UnknownAlgorithm {
            id: algorithm.id().to_owned(),
        })?;
        let (states, limit) = (DenseSpace::states(self.space.as_ref()), STATE_LIMIT);
        if states > limit {
            return Err(RunError::TooLarge { states, limit });
        }
        let search = GraphSearch::dense(Arc::clone(&self.space), engine, policy)?;
        let guide = algorithm.guide().map(|guide| guide.heuristic);
        Ok(Box::new(OrderedSearch {
            search: search.within_nodes(NODE_LIMIT),
            problem: problem.clone(),
            heuristic: guide,
            is_bound: guide.is_none_or(|index| usize::from(index) < self.heuristics.bounds),
        }))
    }

    fn moves(&self, state: State, moves: &mut Vec<(State, u32)>) {
        let mut made = Moves::default();
        Space::moves(self.space.as_ref(), &state, &mut made);
        moves.extend_from_slice(made.as_slice());
    }

    fn estimate(&self, heuristic: u8, state: State) -> u32 {
        let heuristic = self.heuristics.all.get(usize::from(heuristic));
        heuristic.map_or(0, |heuristic| heuristic.estimate(&self.space, &state))
    }
}

/// Prepares a search of the problem by any algorithm.
///
/// # Errors
/// The errors of [`Algorithm::start`] and [`Orders::start`].
pub fn start(
    problem: &SpaceProblem,
    algorithm: Algorithm,
    policy: Policy,
) -> Result<Box<dyn SpaceSearch>, RunError> {
    if algorithm.is_breadth_first() {
        return Ok(Box::new(algorithm.start(problem, policy)?));
    }
    if let Some(orders) = problem.orders() {
        return orders.start(problem, algorithm, policy);
    }
    let space = UnitCosts(Arc::clone(problem.space()));
    Ordered::new(space, Heuristics::NONE).start(problem, algorithm, policy)
}
