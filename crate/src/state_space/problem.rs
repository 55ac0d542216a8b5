//! The problem of a state space search: a space, what the space supports, and a limit on answers.

use std::fmt;
use std::sync::Arc;

use crate::board::{MoveValues, Shape};
use crate::search::MOST_COUNTED;
use crate::state_space::moves::move_between;
use crate::state_space::orders::Orders;
use crate::state_space::space::{Drawing, Predecessors, StateSpace};
use crate::state_space::state::State;

/// A space, the features that it supports, and the maximum number of moves of an answer.
#[derive(Clone)]
pub struct SpaceProblem {
    space: Arc<dyn StateSpace>,
    drawing: Option<Arc<dyn Drawing>>,
    predecessors: Option<Arc<dyn Predecessors>>,
    orders: Option<Arc<dyn Orders>>,
    depth_limit: Option<u32>,
    unlisted: Option<u64>,
    is_depth_first: bool,
    has_costs: bool,
}

impl fmt::Debug for SpaceProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SpaceProblem")
            .field("states", &self.space.states())
            .field("start", &self.space.start())
            .field("is_drawn", &self.drawing.is_some())
            .field("lists_predecessors", &self.predecessors.is_some())
            .field("heuristics", &self.heuristics())
            .field("depth_limit", &self.depth_limit)
            .finish()
    }
}

impl SpaceProblem {
    /// Wraps a space that can be drawn and lists moves in both directions.
    pub fn two_way<S: Drawing + Predecessors + 'static>(space: S) -> Self {
        let space = Arc::new(space);
        Self {
            space: space.clone(),
            drawing: Some(space.clone()),
            predecessors: Some(space),
            orders: None,
            depth_limit: None,
            unlisted: None,
            is_depth_first: false,
            has_costs: false,
        }
    }

    /// Wraps a space that can be drawn and lists moves forwards only.
    pub fn one_way<S: Drawing + 'static>(space: S) -> Self {
        let space = Arc::new(space);
        Self {
            space: space.clone(),
            drawing: Some(space),
            predecessors: None,
            orders: None,
            depth_limit: None,
            unlisted: None,
            is_depth_first: false,
            has_costs: false,
        }
    }

    /// Wraps a space without a drawing and without predecessors. [`bfs`](crate::bfs) searches such
    /// a problem; the caller can make the same problem to verify certificates.
    pub fn undrawn(space: Arc<dyn StateSpace>) -> Self {
        Self {
            space,
            drawing: None,
            predecessors: None,
            orders: None,
            depth_limit: None,
            unlisted: None,
            is_depth_first: false,
            has_costs: false,
        }
    }

    /// Wraps a space without a drawing that lists moves in both directions.
    /// [`bidirectional`](crate::bidirectional) and [`alternating`](crate::alternating) search such
    /// a problem; the caller can make the same problem to verify certificates.
    pub fn undrawn_two_way(space: Arc<dyn Predecessors>) -> Self {
        Self {
            predecessors: Some(space.clone()),
            ..Self::undrawn(space)
        }
    }

    /// Declares that the whole space has this many states, too many for a table. Numbers from
    /// [`MOST_COUNTED`] on are not told apart. A state then gets
    /// its rank only when a search finds it, and only algorithms with a heuristic search the
    /// problem, or [depth-first search](Self::depth_first).
    pub fn unlisted(self, states: u64) -> Self {
        Self {
            unlisted: Some(states.min(MOST_COUNTED)),
            ..self
        }
    }

    /// Declares that depth-first search ends soon in a space that is
    /// [`unlisted`](Self::unlisted), because no path is long.
    pub fn depth_first(self, is_depth_first: bool) -> Self {
        Self {
            is_depth_first,
            ..self
        }
    }

    /// Returns what [`depth_first`](Self::depth_first) has set.
    pub fn is_depth_first(&self) -> bool {
        self.is_depth_first
    }

    /// Returns the number that [`unlisted`](Self::unlisted) has set.
    pub fn unlisted_states(&self) -> Option<u64> {
        self.unlisted
    }

    /// Declares that moves have costs. Searches in other orders than breadth-first count them.
    pub fn with_costs(self) -> Self {
        Self {
            has_costs: true,
            ..self
        }
    }

    /// Returns whether moves have costs; without them, each move costs 1.
    pub fn has_costs(&self) -> bool {
        self.has_costs
    }

    /// Limits answers to `limit` moves. A search of the [whole
    /// space](crate::GoalPolicy::WholeSpace) ignores the limit, and may find a longer answer.
    pub fn within(self, limit: u32) -> Self {
        Self {
            depth_limit: Some(limit),
            ..self
        }
    }

    /// Sets the searches in other orders than breadth-first. By default, depth-first and
    /// uniform-cost search are slower, all moves cost 1, and there is no heuristic.
    pub fn ordered_by(self, orders: impl FnOnce() -> Arc<dyn Orders>) -> Self {
        Self {
            orders: cfg!(feature = "orders").then(orders),
            ..self
        }
    }

    /// Returns the searches in other orders that [`ordered_by`](Self::ordered_by) has set.
    pub fn orders(&self) -> Option<&dyn Orders> {
        self.orders.as_deref()
    }

    /// Returns the names of the heuristics.
    pub fn heuristics(&self) -> &'static [&'static str] {
        self.orders().map_or(&[], Orders::heuristics)
    }

    /// Returns the space.
    pub fn space(&self) -> &Arc<dyn StateSpace> {
        &self.space
    }

    /// Returns the values in the message about the move from a state to another one besides its
    /// cells.
    pub fn move_values(&self, from: State, to: State) -> MoveValues {
        let made = move_between(self.space.as_ref(), from, to).zip(self.drawing());
        made.map_or_else(MoveValues::default, |(index, drawing)| {
            drawing.move_values(from, index)
        })
    }

    /// Returns the drawing of the states; `None` for a space without one.
    pub fn drawing(&self) -> Option<&Arc<dyn Drawing>> {
        self.drawing.as_ref()
    }

    /// Returns the space as one that lists predecessors; `None` if it cannot list them.
    pub fn predecessors(&self) -> Option<&Arc<dyn Predecessors>> {
        self.predecessors.as_ref()
    }

    /// Returns the maximum number of moves of an answer; `None` if there is no limit.
    pub fn depth_limit(&self) -> Option<u32> {
        self.depth_limit
    }

    /// Returns the size of the board; 0 x 0 for a space without a drawing.
    pub fn board_shape(&self) -> Shape {
        let nothing = Shape {
            rows: 0,
            columns: 0,
        };
        let drawing = self.drawing.as_ref();
        drawing.map_or(nothing, |drawing| drawing.board_shape())
    }

    /// Returns whether state n is cell n of the board, for all n; see
    /// [`Drawing::states_are_cells`].
    pub fn states_are_cells(&self) -> bool {
        let drawing = self.drawing.as_ref();
        drawing.is_some_and(|drawing| drawing.states_are_cells())
    }

    /// Returns whether the space has a state of this rank.
    pub fn has(&self, state: State) -> bool {
        u64::from(state) < self.space.states()
    }

    /// Writes the board of `state`. Returns false and writes nothing if the space has no such state
    /// or no drawing.
    pub fn board(&self, state: State, cells: &mut [u8]) -> bool {
        let drawing = self.drawing.as_ref().filter(|_| self.has(state));
        if let Some(drawing) = drawing {
            drawing.board(state, cells);
        }
        drawing.is_some()
    }
}
