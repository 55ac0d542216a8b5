//! A space whose states and moves are given as rows of numbers, such as those of a puzzle that a host
//! page defines in JavaScript.

use std::sync::Arc;

#[cfg(feature = "backtracking")]
use crate::backtracking::Deepening;
use crate::board::{Action, MoveValues, Shape};
use crate::edges::Edges;
use crate::given::GivenGraph;
use crate::graph_search::Moves;
use crate::ordered::goal_costs::GoalCosts;
use crate::ordered::keyed::{Keyed, KeyedSpace, copied, ends_between};
use crate::ordered::space::{GuidedSpace, Heuristics};
use crate::state_space::{Drawing, Predecessors, State, StateSpace};

/// A graph with the start of a search.
#[derive(Clone, Debug)]
pub struct GivenSpace {
    pub graph: Arc<GivenGraph>,
    pub start: State,
}

impl GivenSpace {
    /// Makes the problem of depth-limited search, iterative deepening and IDA*. `names` are those of
    /// the heuristics, of which the first `bounds` never overestimate. For the limits see
    /// [`KeyedSpace::deepening`].
    #[cfg(feature = "backtracking")]
    pub fn deepening(
        &self,
        (names, bounds): (&'static [&'static str], usize),
        most_moves: u32,
        most_cost: u32,
    ) -> Deepening<KeyedSpace> {
        let guided = Heuristics {
            bounds,
            ..KeyedSpace::guided_by(names)
        };
        let keyed = KeyedSpace {
            rules: Arc::new(self.clone()),
            start: self.start.into(),
        };
        keyed.deepening(&guided, most_moves, most_cost)
    }

    /// Calls `each` with the state and the cost of each move from a state.
    fn each_move(&self, state: State, mut each: impl FnMut(State, u32)) {
        let first = self.graph.moves.first[state as usize] as usize;
        for (index, &to) in (first..).zip(self.graph.moves.of(state)) {
            each(to, self.graph.costs.get(index).copied().unwrap_or(1));
        }
    }

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

/// Returns the values in the message about a move with this label.
fn named(label: &'static str) -> MoveValues {
    MoveValues::of([("named", label.into())])
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
        named(self.graph.label(state, index))
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

/// The key of a state is its rank.
impl Keyed for GivenSpace {
    fn root(&self) -> u64 {
        self.start.into()
    }

    fn is_goal(&self, key: u64) -> bool {
        StateSpace::is_goal(self, key as State)
    }

    fn moves(&self, key: u64, moves: &mut Moves<u64>) {
        self.each_move(key as State, |to, cost| moves.push(to.into(), cost));
    }

    fn board_shape(&self) -> Shape {
        self.graph.shape
    }

    fn board(&self, key: u64, cells: &mut [u8]) {
        Drawing::board(self, key as State, cells);
    }

    fn move_values(&self, from: u64, to: u64) -> MoveValues {
        let label = self.graph.label_between(from as State, to as State);
        label.map_or_else(MoveValues::default, named)
    }

    fn estimate(&self, heuristic: u8, key: u64) -> u32 {
        GuidedSpace::estimate(self, heuristic, key as State)
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
        self.each_move(state, |to, cost| moves.push(to, cost));
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
