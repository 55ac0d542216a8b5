//! The graph of a small space: the states that the start can reach, and all moves between them.

use crate::board::Action;
use crate::state_space::problem::SpaceProblem;
use crate::state_space::state::State;

/// The reachable states of a space and all of their moves. A state's *place* is its index in
/// `order`, the order in which breadth-first search discovers the states.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Graph {
    /// Ranks of the states.
    pub order: Vec<State>,
    /// Place of the first state of each level. The last entry is the number of states.
    pub levels: Vec<u32>,
    /// All moves, by place and move order.
    pub moves: Vec<GraphMove>,
}

/// A move of a [`Graph`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct GraphMove {
    /// Place of the state that the move leaves.
    pub from: u32,
    /// Place of the state that the move leads to.
    pub to: u32,
    /// Index of the move in the move order of its state.
    pub index: u32,
    /// The change on the board; `None` for a space without a drawing.
    pub action: Option<Action>,
}

impl Graph {
    /// Lists the states that the start of a problem can reach, and their moves. Returns `None` if
    /// there are more than `most` states, or if the space gives a rank only to states that a search
    /// has found.
    ///
    /// # Complexity
    /// Time: `most` times the number of moves, because the target of each move is looked up in a
    /// list of at most `most` states. Memory: linear in the moves; there is no table of the whole
    /// space.
    pub fn of(problem: &SpaceProblem, most: usize) -> Option<Self> {
        if problem.unlisted_states().is_some() {
            return None;
        }
        let space = problem.space();
        let mut successors = vec![0; space.branching()];
        let mut graph = Self {
            order: vec![space.start()],
            levels: vec![0, 1],
            moves: Vec::new(),
        };
        let mut from = 0;
        while from < graph.order.len() {
            if from == graph.levels[graph.levels.len() - 1] as usize {
                graph.levels.push(graph.order.len() as u32);
            }
            let state = graph.order[from];
            let count = space.successors(state, &mut successors);
            for (index, &target) in successors[..count].iter().enumerate() {
                let known = graph.order.iter().position(|&other| other == target);
                let to = known.unwrap_or(graph.order.len());
                if known.is_none() {
                    graph.order.push(target);
                }
                let drawing = problem.drawing();
                graph.moves.push(GraphMove {
                    from: from as u32,
                    to: to as u32,
                    index: index as u32,
                    action: drawing.map(|drawing| drawing.action(state, index)),
                });
            }
            if graph.order.len() > most {
                return None;
            }
            from += 1;
        }
        Some(graph)
    }
}
