//! A space whose states and moves are given as rows of numbers, such as those of a puzzle that a host
//! page defines in JavaScript.

use std::sync::Arc;

use crate::board::{Action, MoveValues, Shape};
use crate::edges::Edges;
use crate::given::GivenGraph;
use crate::graph_search::Moves;
use crate::ordered::goal_costs::GoalCosts;
use crate::ordered::keyed::{copied, ends_between};
use crate::ordered::space::GuidedSpace;
use crate::state_space::{Drawing, Predecessors, State, StateSpace};

/// A graph with the start of a search.
#[derive(Clone, Debug)]
pub struct GivenSpace {
    pub graph: Arc<GivenGraph>,
    pub start: State,
}

impl GivenSpace {
    /// Prepares the count of the heuristics that never overestimate. Returns `None` without
    /// heuristics and for a graph that is cut, whose exact costs are unknown.
    pub fn bounds(&self) -> Option<GivenBounds> {
        let is_checked = !self.graph.is_cut() && !self.graph.heuristics.is_empty();
        is_checked.then(|| GivenBounds {
            graph: Arc::clone(&self.graph),
            costs: GoalCosts::new(Arc::new(self.clone()), Arc::new(self.clone())),
        })
    }
}

/// The count of the first heuristics of a graph that never overestimate, in slices.
#[derive(Debug)]
pub struct GivenBounds {
    graph: Arc<GivenGraph>,
    costs: GoalCosts,
}

impl GivenBounds {
    /// Continues for about `budget` moves. Returns the number of heuristics once it is known.
    pub fn advance(&mut self, budget: u32) -> Option<usize> {
        if !self.costs.advance(budget) {
            return None;
        }
        let heuristics = self.graph.heuristics.len();
        let mut bounds = heuristics;
        for (state, estimates) in (0..).zip(self.graph.estimates.chunks(heuristics)) {
            let cost = self.costs.of(state).unwrap_or(u32::MAX);
            let greater = estimates.iter().position(|&estimate| estimate > cost);
            bounds = bounds.min(greater.unwrap_or(heuristics));
        }
        Some(bounds)
    }
}

impl StateSpace for GivenSpace {
    fn states(&self) -> u64 {
        self.graph.goals.len() as u64
    }

    fn branching(&self) -> usize {
        self.graph.moves.most()
    }

    fn start(&self) -> State {
        self.start
    }

    fn is_goal(&self, state: State) -> bool {
        self.graph.goals[state as usize] != 0
    }

    fn successors(&self, state: State, out: &mut [State]) -> usize {
        copied(self.graph.moves.of(state), out)
    }
}

impl Drawing for GivenSpace {
    fn board_shape(&self) -> Shape {
        self.graph.shape
    }

    fn board(&self, state: State, cells: &mut [u8]) {
        cells.copy_from_slice(self.graph.board_of(state));
    }

    fn action(&self, state: State, index: usize) -> Action {
        let to = self.graph.moves.of(state)[index];
        let boards = [state, to].map(|state| self.graph.board_of(state));
        ends_between(self.graph.shape, boards)
    }

    fn move_values(&self, state: State, index: usize) -> MoveValues {
        MoveValues::of([("named", self.graph.label(state, index).into())])
    }
}

impl Predecessors for GivenSpace {
    fn most_predecessors(&self) -> usize {
        self.graph.before.as_ref().map_or(0, Edges::most)
    }

    fn predecessors(&self, state: State, out: &mut [State]) -> usize {
        let before = self.graph.before.as_ref();
        before.map_or(0, |before| copied(before.of(state), out))
    }
}

impl GuidedSpace for GivenSpace {
    fn states(&self) -> u64 {
        StateSpace::states(self)
    }

    fn start(&self) -> State {
        self.start
    }

    fn is_goal(&self, state: State) -> bool {
        StateSpace::is_goal(self, state)
    }

    fn moves(&self, state: State, moves: &mut Moves<State>) {
        let first = self.graph.moves.first[state as usize] as usize;
        for (index, &to) in (first..).zip(self.graph.moves.of(state)) {
            moves.push(to, self.graph.costs.get(index).copied().unwrap_or(1));
        }
    }

    fn estimate(&self, heuristic: u8, state: State) -> u32 {
        let count = self.graph.heuristics.len();
        let index = state as usize * count + usize::from(heuristic);
        if usize::from(heuristic) < count {
            self.graph.estimates[index]
        } else {
            0
        }
    }
}
