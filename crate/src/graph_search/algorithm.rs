//! The algorithms: the order in which states leave the open list.

use std::fmt;

use crate::graph_search::heuristic::Heuristic;
use crate::graph_search::space::Space;

/// The order in which a search expands the states that it has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Order {
    /// The state found first: the open list is a queue.
    BreadthFirst,
    /// The state found last: the open list is a stack.
    DepthFirst,
    /// The state with the cheapest known path (Dijkstra 1959).
    UniformCost,
    /// The state that seems nearest to a goal.
    Greedy,
    /// The state on the path that seems cheapest in total (Hart, Nilsson and Raphael 1968).
    AStar,
    /// Like A*, with each estimate multiplied by a weight (Pohl 1970).
    WeightedAStar,
}

impl Order {
    /// All orders, in the order in which courses teach them.
    pub const ALL: [Self; 6] = [
        Self::BreadthFirst,
        Self::DepthFirst,
        Self::UniformCost,
        Self::Greedy,
        Self::AStar,
        Self::WeightedAStar,
    ];

    /// Returns the name in commands and in the dictionaries of the page.
    pub const fn id(self) -> &'static str {
        match self {
            Self::BreadthFirst => "bfs",
            Self::DepthFirst => "dfs",
            Self::UniformCost => "uniform",
            Self::Greedy => "greedy",
            Self::AStar => "astar",
            Self::WeightedAStar => "weighted",
        }
    }

    /// Returns whether a state is tested for a goal when a move generates it. In the other orders a
    /// state is tested when it leaves the open list, because a cheaper path to it can still be
    /// found before.
    pub const fn tests_when_generated(self) -> bool {
        matches!(self, Self::BreadthFirst | Self::Greedy)
    }

    /// Returns whether the open list is ordered by a number.
    pub(super) const fn has_keys(self) -> bool {
        !matches!(self, Self::BreadthFirst | Self::DepthFirst)
    }

    /// Returns whether the order depends on a heuristic.
    pub const fn is_informed(self) -> bool {
        matches!(self, Self::Greedy | Self::AStar | Self::WeightedAStar)
    }
}

/// Maximum weight of [`Algorithm::weighted_a_star`].
pub const MOST_WEIGHT: u32 = 5;

/// An algorithm: an order, the heuristic that the order depends on, and its weight.
pub struct Algorithm<P: Space + ?Sized> {
    order: Order,
    heuristic: Option<Heuristic<P>>,
    weight: u32,
}

impl<P: Space + ?Sized> Clone for Algorithm<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Space + ?Sized> Copy for Algorithm<P> {}

impl<P: Space + ?Sized> fmt::Debug for Algorithm<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Algorithm")
            .field("order", &self.order)
            .field("heuristic", &self.heuristic)
            .field("weight", &self.weight)
            .finish()
    }
}

impl<P: Space + ?Sized> Algorithm<P> {
    const fn blind(order: Order) -> Self {
        Self {
            order,
            heuristic: None,
            weight: 1,
        }
    }

    const fn informed(order: Order, heuristic: Heuristic<P>, weight: u32) -> Self {
        Self {
            order,
            heuristic: Some(heuristic),
            weight,
        }
    }

    /// Makes the algorithm of an order. A blind order ignores the heuristic. All orders except
    /// weighted A* ignore the weight. Returns `None` for an informed order without a heuristic, and
    /// for a weight outside `1..=`[`MOST_WEIGHT`].
    pub fn new(order: Order, heuristic: Option<Heuristic<P>>, weight: u32) -> Option<Self> {
        Some(match order {
            Order::BreadthFirst | Order::DepthFirst | Order::UniformCost => Self::blind(order),
            Order::Greedy | Order::AStar => Self::informed(order, heuristic?, 1),
            Order::WeightedAStar => Self::weighted_a_star(heuristic?, weight)?,
        })
    }

    /// Breadth-first search. Its answer has the fewest moves.
    pub const fn breadth_first() -> Self {
        Self::blind(Order::BreadthFirst)
    }

    /// Depth-first search with a stack. Its answer is not always the shortest.
    pub const fn depth_first() -> Self {
        Self::blind(Order::DepthFirst)
    }

    /// Uniform-cost search. Its answer is the cheapest.
    pub const fn uniform_cost() -> Self {
        Self::blind(Order::UniformCost)
    }

    /// Greedy best-first search. Its answer is not always the cheapest.
    pub const fn greedy(heuristic: Heuristic<P>) -> Self {
        Self::informed(Order::Greedy, heuristic, 1)
    }

    /// A*. Its answer is the cheapest if the heuristic is admissible.
    pub const fn a_star(heuristic: Heuristic<P>) -> Self {
        Self::informed(Order::AStar, heuristic, 1)
    }

    /// Weighted A*. If the heuristic is admissible, its answer costs at most `weight` times the
    /// least cost. Returns `None` for a weight outside `1..=`[`MOST_WEIGHT`].
    pub const fn weighted_a_star(heuristic: Heuristic<P>, weight: u32) -> Option<Self> {
        match weight {
            1..=MOST_WEIGHT => Some(Self::informed(Order::WeightedAStar, heuristic, weight)),
            _ => None,
        }
    }

    /// Returns the order.
    pub const fn order(&self) -> Order {
        self.order
    }

    /// Returns the heuristic, if the order depends on one.
    pub const fn heuristic(&self) -> Option<Heuristic<P>> {
        self.heuristic
    }

    /// Returns the factor of the estimates; 1 except for weighted A*.
    pub const fn weight(&self) -> u32 {
        self.weight
    }

    /// Returns the estimate for a state; 0 without a heuristic.
    #[inline(always)]
    pub fn estimate(&self, space: &P, state: &P::State) -> u32 {
        match &self.heuristic {
            Some(heuristic) => heuristic.estimate(space, state),
            None => 0,
        }
    }

    /// Returns the key of a state whose path costs `g` and whose estimate is `h`. The least key
    /// leaves the open list first. A sum beyond `u32::MAX` counts as `u32::MAX`.
    #[inline(always)]
    pub(super) fn key(&self, g: u32, h: u32) -> Key {
        match self.order {
            Order::BreadthFirst | Order::DepthFirst => Key { f: 0, h: 0 },
            Order::UniformCost => Key { f: g, h: 0 },
            Order::Greedy => Key { f: h, h: 0 },
            Order::AStar => Key {
                f: g.saturating_add(h),
                h,
            },
            Order::WeightedAStar => Key {
                f: g.saturating_add(h.saturating_mul(self.weight)),
                h,
            },
        }
    }
}

/// The key of an entry of the open list. The order is by `f`, then by `h`; the list itself orders
/// entries with equal keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key {
    pub f: u32,
    pub h: u32,
}
