//! Searches in any order as searches of the state space family.
//!
//! A puzzle gives an [`Ordered`] to [`SpaceProblem::ordered_by`]: its space and its heuristics. Other
//! problems are searched through `dyn StateSpace`, depth-first or by uniform cost.

mod check;
#[cfg(all(feature = "orders", feature = "backtracking"))]
mod deepened;
#[cfg(all(feature = "own", feature = "orders"))]
mod given;
mod goal_costs;
mod keyed;
mod numbered;
mod run;
mod space;

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use crate::graph_search::{self, DenseSpace, GraphSearch, Moves, UnitCosts};
use crate::search::{Policy, RunError};
use crate::state_space::{Algorithm, Orders, STATE_LIMIT, SpaceProblem, SpaceSearch, State};
use numbered::GuidedNumbered;
use run::OrderedSearch;
use space::{Guided, GuidedSpace, OWN, SearchedSpace};

pub use check::HeuristicCheck;
#[cfg(all(feature = "own", feature = "orders"))]
pub use given::{GivenBounds, GivenSpace};
pub use goal_costs::GoalCosts;
pub use keyed::{Keyed, KeyedSpace, Listed};
pub use numbered::{Boards, Numbered};
pub use space::Heuristics;

/// Maximum number of nodes of a search. A node takes up to 40 bytes.
const NODE_LIMIT: u32 = 1 << 24;
/// Maximum number of nodes of a search whose states get their ranks when they are found. The policy
/// can set another limit.
const NUMBERED_LIMIT: u32 = 1 << 23;
/// Name of the algorithm to recommend in place of one that needs too much memory for states.
const INSTEAD: &str = "idastar";

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
    /// Makes what [`SpaceProblem::ordered_by`] takes from a space and its heuristics.
    /// The space must have the states and moves of that problem.
    pub fn shared<P>(space: P, heuristics: Heuristics<P>) -> Arc<dyn Orders>
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
        let guided = Guided {
            space,
            heuristics: all,
        };
        Self {
            space: Arc::new(guided),
            names,
            bounds,
        }
    }

    /// Wraps a list of states and names the heuristics of its rules, none of which overestimates.
    pub fn listed(space: Listed, names: &'static [&'static str]) -> Arc<dyn Orders> {
        Arc::new(Self {
            space: Arc::new(space),
            names,
            bounds: names.len(),
        })
    }

    /// Makes the problem of reaching a goal of a given graph. Names the heuristics, of which the first
    /// `bounds` never overestimate.
    #[cfg(all(feature = "own", feature = "orders"))]
    pub fn given(
        space: &GivenSpace,
        names: &'static [&'static str],
        bounds: usize,
    ) -> SpaceProblem {
        let problem = if space.graph.is_cut() {
            // States beyond the graph may lead to a goal, so nothing can be searched backwards.
            SpaceProblem::one_way(space.clone())
        } else {
            SpaceProblem::two_way(space.clone())
        };
        let ordered = Self {
            space: Arc::new(space.clone()),
            names,
            bounds,
        };
        let problem = problem.ordered_by(|| Arc::new(ordered));
        if space.graph.has_costs() {
            problem.with_costs()
        } else {
            problem
        }
    }

    /// Wraps a space without ranks and its heuristics, for a problem that is
    /// [`unlisted`](SpaceProblem::unlisted).
    pub fn numbered<P: Boards>(space: Numbered<P>, heuristics: Heuristics<P>) -> Arc<dyn Orders> {
        let Heuristics { names, bounds, .. } = heuristics;
        Arc::new(Self {
            space: Arc::new(GuidedNumbered { space, heuristics }),
            names,
            bounds,
        })
    }
}

/// Returns the algorithm of [`graph_search`](crate::graph_search) for this algorithm; `None` for a
/// breadth-first search.
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
        let space = SearchedSpace {
            space: Arc::clone(&self.space),
            data: heuristic.unwrap_or_default(),
        };
        let search = if problem.unlisted_states().is_some() {
            let limit = limit_of(policy);
            // Reserve all memory for ranks now, so that no table doubles during the search: at
            // eight million states that would stop it for half a second.
            let room = self.space.reserve(limit);
            room.map_err(|_| RunError::OutOfMemory {
                entries: limit.into(),
            })?;
            let search = GraphSearch::ranked_on_discovery(Arc::new(space), order, policy);
            search.within_nodes(limit)
        } else if states > limit {
            return Err(RunError::TooLarge { states, limit });
        } else {
            let search = GraphSearch::dense(Arc::new(space), order, policy)?;
            search.within_nodes(NODE_LIMIT)
        };
        Ok(Box::new(OrderedSearch {
            search,
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

/// Returns the searches in other orders that belong to a problem; `None` if it has none of its own.
fn own(problem: &SpaceProblem) -> Option<&Ordered> {
    let orders = problem.orders().map(|orders| orders as &dyn Any);
    orders.and_then(<dyn Any>::downcast_ref::<Ordered>)
}

/// Makes the problem of depth-limited search, iterative deepening and IDA*, see
/// [`Problem::deepening`](crate::Problem::deepening).
#[cfg(all(feature = "orders", feature = "backtracking"))]
pub(crate) fn deepened(
    problem: &SpaceProblem,
    most_moves: u32,
    most_cost: u32,
) -> Arc<dyn crate::backtracking::Choices> {
    let guided = match own(problem) {
        Some(own) => (Arc::clone(&own.space), own.names.len(), own.bounds),
        None => {
            let space = UnitCosts(Arc::clone(problem.space()));
            (Ordered::of(space, Heuristics::NONE).space, 0, 0)
        }
    };
    deepened::deepened(problem, guided, most_moves, most_cost)
}

/// Prepares the computation of the least cost from every state to a goal. Returns `None` for a
/// space that cannot be surveyed.
pub fn goal_costs(problem: &SpaceProblem) -> Option<GoalCosts> {
    let backward = Arc::clone(problem.predecessors()?);
    let space = Arc::clone(&own(problem)?.space);
    (space.states() <= STATE_LIMIT).then(|| GoalCosts::new(space, backward))
}

/// Prepares the check of the heuristic of this index. Returns `None` for a space that cannot be
/// surveyed.
pub fn check(problem: &SpaceProblem, heuristic: u8) -> Option<HeuristicCheck> {
    Some(HeuristicCheck::new(goal_costs(problem)?, heuristic))
}

/// Returns the maximum number of nodes of a search whose states get their ranks when they are found.
fn limit_of(policy: Policy) -> u32 {
    policy.state_limit.unwrap_or(NUMBERED_LIMIT)
}

/// Prepares a search of the problem by any algorithm.
///
/// # Errors
/// The errors of [`Algorithm::start`] and, for a heuristic that the problem does not have,
/// [`RunError::UnknownAlgorithm`]. [`RunError::BeyondLimit`] if the problem is
/// [unlisted](SpaceProblem::unlisted) and the algorithm does not [suit](Algorithm::suits) it.
pub fn start(
    problem: &SpaceProblem,
    algorithm: Algorithm,
    policy: Policy,
) -> Result<Box<dyn SpaceSearch>, RunError> {
    if let Some(states) = problem
        .unlisted_states()
        .filter(|_| algorithm.guide().is_none() && !algorithm.suits(problem))
    {
        let depth_first = Algorithm::DepthFirst;
        return Err(RunError::BeyondLimit {
            states,
            limit: limit_of(policy).into(),
            instead: match depth_first.suits(problem) {
                true => depth_first.id().to_owned(),
                false => INSTEAD.to_owned(),
            },
        });
    }
    if algorithm.is_breadth_first() || !cfg!(feature = "orders") {
        return Ok(Box::new(algorithm.start(problem, policy)?));
    }
    if let Some(ordered) = own(problem) {
        return ordered.start(problem, algorithm, policy);
    }
    let space = UnitCosts(Arc::clone(problem.space()));
    Ordered::of(space, Heuristics::NONE).start(problem, algorithm, policy)
}
