//! The problem of a search: a space, its abilities besides listing successors, and a limit on
//! answers.

use std::fmt;
use std::sync::Arc;

use crate::board::Shape;
use crate::state_space::space::{Drawing, Predecessors, StateSpace};
use crate::state_space::state::State;

/// A space, its abilities, and the most moves that an answer may have.
#[derive(Clone)]
pub struct SpaceProblem {
    space: Arc<dyn StateSpace>,
    drawing: Option<Arc<dyn Drawing>>,
    predecessors: Option<Arc<dyn Predecessors>>,
    depth_limit: Option<u32>,
}

impl fmt::Debug for SpaceProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SpaceProblem")
            .field("states", &self.space.states())
            .field("start", &self.space.start())
            .field("is_drawn", &self.drawing.is_some())
            .field("lists_predecessors", &self.predecessors.is_some())
            .field("depth_limit", &self.depth_limit)
            .finish()
    }
}

impl SpaceProblem {
    /// Wraps a space that can be drawn and that lists moves in both directions.
    pub fn two_way<S: Drawing + Predecessors + 'static>(space: S) -> Self {
        let space = Arc::new(space);
        Self {
            space: space.clone(),
            drawing: Some(space.clone()),
            predecessors: Some(space),
            depth_limit: None,
        }
    }

    /// Wraps a space that can be drawn and that lists moves forwards only.
    pub fn one_way<S: Drawing + 'static>(space: S) -> Self {
        let space = Arc::new(space);
        Self {
            space: space.clone(),
            drawing: Some(space),
            predecessors: None,
            depth_limit: None,
        }
    }

    /// Wraps a space that is never drawn and whose predecessors are not listed: what
    /// [`bfs`](crate::bfs) searches, so that its certificates can be verified.
    pub fn undrawn(space: Arc<dyn StateSpace>) -> Self {
        Self {
            space,
            drawing: None,
            predecessors: None,
            depth_limit: None,
        }
    }

    /// Wraps a space that is never drawn and that lists moves in both directions: what
    /// [`bidirectional`](crate::bidirectional) and [`alternating`](crate::alternating) search, so
    /// that their certificates can be verified.
    pub fn undrawn_two_way(space: Arc<dyn Predecessors>) -> Self {
        Self {
            predecessors: Some(space.clone()),
            ..Self::undrawn(space)
        }
    }

    /// Limits answers to `limit` moves. Only a search for the [whole
    /// space](crate::GoalPolicy::WholeSpace) goes on beyond the limit, and may find a longer answer.
    pub fn within(self, limit: u32) -> Self {
        Self {
            depth_limit: Some(limit),
            ..self
        }
    }

    /// Lends the space.
    pub fn space(&self) -> &Arc<dyn StateSpace> {
        &self.space
    }

    /// Lends the drawing of the states; `None` for a space without one.
    pub fn drawing(&self) -> Option<&Arc<dyn Drawing>> {
        self.drawing.as_ref()
    }

    /// Lends the space as one that lists predecessors; `None` where it cannot.
    pub fn predecessors(&self) -> Option<&Arc<dyn Predecessors>> {
        self.predecessors.as_ref()
    }

    /// Tells the most moves that an answer may have; `None` where there is no limit.
    pub fn depth_limit(&self) -> Option<u32> {
        self.depth_limit
    }

    /// Tells the size of the board; no cells for a space without a drawing.
    pub fn board_shape(&self) -> Shape {
        let nothing = Shape {
            rows: 0,
            columns: 0,
        };
        let drawing = self.drawing.as_ref();
        drawing.map_or(nothing, |drawing| drawing.board_shape())
    }

    /// Tells whether the space has a state of this rank.
    pub fn has(&self, state: State) -> bool {
        u64::from(state) < self.space.states()
    }

    /// Writes the board of `state`. Returns false, and writes nothing, where the space has no such
    /// state or no drawing.
    pub fn board(&self, state: State, cells: &mut [u8]) -> bool {
        let drawing = self.drawing.as_ref().filter(|_| self.has(state));
        if let Some(drawing) = drawing {
            drawing.board(state, cells);
        }
        drawing.is_some()
    }
}
