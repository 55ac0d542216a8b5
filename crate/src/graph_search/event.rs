//! Events, counts and frames of a search: what one step did, and what there is to draw.

/// A state in a search: what the search knows about it at one step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label<S> {
    pub state: S,
    /// Cost of the cheapest path found so far. In depth-first, breadth-first and greedy search, the
    /// cost of the path that the search keeps.
    pub g: u32,
    /// Estimated cost to a goal; 0 without a heuristic.
    pub h: u32,
    /// The number by which the open list is ordered: `h` in greedy search, `g + h` in A*, `g` plus
    /// `h` times the weight in weighted A*, and `g` in all other orders.
    pub f: u32,
}

/// The effect of one step.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Event<S> {
    /// The position before the first step: the start is in the open list.
    Start { start: Label<S> },
    /// A move was generated.
    Move {
        from: Label<S>,
        /// The state that the move leads to, with what the search knows about it after the step.
        /// Its `g` is the cost through `from`, unless the verdict is [`Verdict::Duplicate`].
        to: Label<S>,
        /// Cost of the move.
        cost: u32,
        verdict: Verdict,
    },
    /// A goal was removed from the open list.
    Goal { goal: Label<S> },
}

/// The result of a generated move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Verdict {
    /// The state is new, and joins the open list.
    New,
    /// The state waits in the open list, but this path is cheaper. It joins the list once more.
    Improved,
    /// The state was expanded before, but this path is cheaper. It joins the list once more.
    Reopened,
    /// Depth-first search only: the state waits in the stack, and joins it once more, at its top.
    Repeated,
    /// The search knows a path to the state that is as good, so it ignores the move.
    Duplicate,
    /// The state is new and a goal.
    Goal,
}

/// The counts of what has happened up to one step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counters {
    /// Number of states found: `expanded` plus `frontier`.
    pub discovered: u64,
    /// Number of states expanded. A state that was reopened counts again only once it has been
    /// expanded again. Removing the goal that ends the search is not an expansion.
    pub expanded: u64,
    /// Number of states found that wait to be expanded, or are being expanded.
    pub frontier: u64,
    /// Number of expansions of states that had been expanded before.
    pub reexpanded: u64,
    /// Number of moves generated.
    pub generated: u64,
    /// Number of times that a state found before joined the open list once more.
    pub improved: u64,
    /// Number of entries that left the open list and were skipped, because their state had joined
    /// the list once more.
    pub stale: u64,
}

/// The data to draw one step.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Frame<S> {
    /// The state that is being expanded, or was expanded last; `None` before the first step.
    pub current: Option<Label<S>>,
    /// The state that the move at the cursor leads to.
    pub target: Option<Label<S>>,
    /// Whether a goal has been found.
    pub answered: bool,
    /// Number of nodes made, and number of visits completed. Numbers in a
    /// [`Trace`](crate::graph_search::Trace) that are below these belong to the past.
    pub nodes: u32,
    pub visits: u32,
}

impl<S> Default for Frame<S> {
    fn default() -> Self {
        Self {
            current: None,
            target: None,
            answered: false,
            nodes: 0,
            visits: 0,
        }
    }
}

/// An entry of the open list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting<S> {
    pub label: Label<S>,
    /// Whether the state has joined the list once more, so that this entry will be skipped.
    pub is_stale: bool,
}

/// Counts of entries of the open list, without those that will be skipped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct WaitingCounts {
    /// Number of entries that leave before the node that the step added. `None` if the step added
    /// none, or if that node is not among the entries looked at.
    pub before: Option<u32>,
    /// Number of entries with the least `f`. `None` if the list is not ordered by `f`, or if not
    /// all such entries were looked at.
    pub alike: Option<u32>,
}
