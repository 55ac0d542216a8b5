//! The algorithms of the state space family.

use crate::search::{Policy, RunError};
use crate::state_space::breadth_first::{BreadthFirst, Schedule};
use crate::state_space::problem::SpaceProblem;

/// An algorithm that searches a state space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Algorithm {
    /// [`bfs`](crate::bfs).
    Bfs,
    /// [`bidirectional`](crate::bidirectional).
    Bidirectional,
    /// [`alternating`](crate::alternating).
    Alternating,
    /// Depth-first search with a stack. Its answer is not always the shortest.
    DepthFirst,
    /// Uniform-cost search. Its answer is the cheapest.
    UniformCost,
    /// Greedy best-first search. Its answer is not always the shortest.
    Greedy(Guide),
    /// A*. Its answer is the cheapest if the heuristic never overestimates.
    AStar(Guide),
    /// Weighted A*. If the heuristic never overestimates, its answer costs at most the weight times
    /// the least cost.
    Weighted(Guide),
}

/// The heuristic that an algorithm depends on, and the weight of its estimates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guide {
    /// Index of the heuristic among those of the puzzle.
    pub heuristic: u8,
    /// Weight of an estimate: `1..=`[`Guide::MOST_WEIGHT`]; always 1 except for weighted A*.
    pub weight: u8,
}

impl Guide {
    /// Maximum weight.
    pub const MOST_WEIGHT: u8 = 5;
    /// The puzzle's first heuristic, without a weight.
    pub const FIRST: Self = Self {
        heuristic: 0,
        weight: 1,
    };
    /// The puzzle's first heuristic with weight 2.
    pub const TWICE: Self = Self {
        heuristic: 0,
        weight: 2,
    };
}

/// Number of different heuristics for which the options number of a link has room.
const HEURISTICS: u64 = 16;

impl Algorithm {
    /// Returns the name in commands and in the dictionaries of the page.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Bfs => "bfs",
            Self::Bidirectional => "bidirectional",
            Self::Alternating => "alternating",
            Self::DepthFirst => "dfs",
            Self::UniformCost => "uniform",
            Self::Greedy(_) => "greedy",
            Self::AStar(_) => "astar",
            Self::Weighted(_) => "weighted",
        }
    }

    /// Returns an algorithm that always finds the fewest moves; `None` if this algorithm does so
    /// itself. Where moves have costs, the answer of that algorithm is the cheapest.
    pub const fn checked_by(self) -> Option<Self> {
        match self {
            Self::Bfs | Self::Bidirectional | Self::UniformCost | Self::AStar(_) => None,
            Self::Alternating => Some(Self::Bidirectional),
            Self::DepthFirst | Self::Greedy(_) | Self::Weighted(_) => Some(Self::UniformCost),
        }
    }

    /// Returns the heuristic and the weight. Returns `None` if the algorithm depends on no
    /// heuristic.
    pub const fn guide(self) -> Option<Guide> {
        match self {
            Self::Greedy(guide) | Self::AStar(guide) | Self::Weighted(guide) => Some(guide),
            _ => None,
        }
    }

    /// Returns the same search with another guide. Returns `None` if the search has no guide, or
    /// cannot have that weight.
    pub fn guided(self, guide: Guide) -> Option<Self> {
        let is_plain = guide.weight == 1;
        match self {
            Self::Greedy(_) if is_plain => Some(Self::Greedy(guide)),
            Self::AStar(_) if is_plain => Some(Self::AStar(guide)),
            Self::Weighted(_) if (1..=Guide::MOST_WEIGHT).contains(&guide.weight) => {
                Some(Self::Weighted(guide))
            }
            _ => None,
        }
    }

    /// Returns whether both are the same search. Ignores their guides.
    pub(crate) fn is_like(self, other: Self) -> bool {
        let [one, other] = [self, other].map(|algorithm| std::mem::discriminant(&algorithm));
        one == other
    }

    /// Returns the number that stands for the heuristic and the weight in links; 0 if there is no
    /// guide.
    pub(crate) fn options(self) -> u64 {
        self.guide().map_or(0, |Guide { heuristic, weight }| {
            u64::from(heuristic) + HEURISTICS * u64::from(weight.saturating_sub(1))
        })
    }

    /// Returns the same search with the guide for which `options` stands in links. Returns `None`
    /// if no link of this search has that number. `heuristics` is the number of the puzzle's
    /// heuristics.
    pub(crate) fn with_options(self, options: u64, heuristics: usize) -> Option<Self> {
        if self.guide().is_none() {
            return (options == 0).then_some(self);
        }
        let heuristic = (options % HEURISTICS) as u8;
        let weight = u8::try_from(options / HEURISTICS + 1).ok()?;
        let guided = self.guided(Guide { heuristic, weight });
        guided.filter(|_| usize::from(heuristic) < heuristics)
    }

    /// Returns how the algorithm divides its work between two sides; `None` for a one-sided search.
    const fn schedule(self) -> Option<Schedule> {
        match self {
            Self::Bidirectional => Some(Schedule::Levels),
            Self::Alternating => Some(Schedule::States),
            _ => None,
        }
    }

    /// Returns whether [`BreadthFirst`] runs the algorithm. All others are searches
    /// [in any order](crate::graph_search).
    pub const fn is_breadth_first(self) -> bool {
        matches!(self, Self::Bfs | Self::Bidirectional | Self::Alternating)
    }

    /// Returns whether the algorithm can search this problem, in this build or in a build with the
    /// feature `orders`.
    pub fn suits(self, problem: &SpaceProblem) -> bool {
        match self.guide() {
            // In this build, no problem has heuristics. A kind without heuristics lists no such
            // algorithm.
            Some(_) if !cfg!(feature = "orders") => true,
            Some(guide) => usize::from(guide.heuristic) < problem.heuristics().len(),
            None if problem.unlisted_states().is_some() => {
                self == Self::DepthFirst && problem.is_depth_first()
            }
            None => self.schedule().is_none() || problem.predecessors().is_some(),
        }
    }

    /// Prepares a breadth-first search; no step is known yet.
    /// [`Problem::start`](crate::Problem::start) prepares a search by any algorithm.
    ///
    /// # Errors
    /// [`RunError::NoPredecessors`] if the algorithm does not [suit](Self::suits) the problem, the
    /// errors of [`bfs`](crate::bfs), and [`RunError::UnknownAlgorithm`] if the algorithm is [not
    /// breadth-first](Self::is_breadth_first).
    pub fn start(self, problem: &SpaceProblem, policy: Policy) -> Result<BreadthFirst, RunError> {
        let id = || self.id().to_owned();
        if !self.is_breadth_first() {
            return Err(RunError::UnknownAlgorithm { id: id() });
        }
        let Some(schedule) = self.schedule() else {
            return BreadthFirst::one_sided(problem, policy);
        };
        let predecessors = problem.predecessors().cloned();
        let predecessors = predecessors.ok_or_else(|| RunError::NoPredecessors { id: id() })?;
        BreadthFirst::two_sided(problem, predecessors, schedule, policy)
    }
}
