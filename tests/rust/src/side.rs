//! One end of the reference's search.

use std::collections::{HashMap, VecDeque};

use searchlight_core::state_space::{Discovered, Prefix};
use searchlight_core::{Action, MoveValues, SpaceProblem, State};

/// What one end of a search has found.
#[derive(Default)]
pub struct Side {
    /// The discovered states in order of discovery.
    pub order: Vec<State>,
    pub(crate) places: HashMap<State, Discovered>,
    pub(crate) parents: HashMap<State, State>,
    pub(crate) found_at: HashMap<State, u64>,
    pub(crate) queue: VecDeque<Discovered>,
    pub(crate) expanded: u32,
}

impl Side {
    /// The ordinals of the first state of each depth.
    pub fn levels(&self) -> Vec<u32> {
        let depth = |ordinal: usize| self.places[&self.order[ordinal]].depth;
        (0..self.order.len())
            .filter(|&ordinal| ordinal == 0 || depth(ordinal) != depth(ordinal - 1))
            .map(|ordinal| ordinal as u32)
            .collect()
    }

    /// The ordinals of these states, as far as they were discovered.
    pub fn ordinals(&self, states: &[State]) -> Vec<u32> {
        let places = states.iter().filter_map(|state| self.places.get(state));
        places.map(|place| place.ordinal).collect()
    }

    pub(crate) fn prefix(&self) -> Prefix {
        Prefix {
            expanded: self.expanded,
            discovered: self.order.len() as u32,
        }
    }

    /// The states from `state` back to where this side began.
    pub(crate) fn back_from(&self, state: State) -> Vec<State> {
        std::iter::successors(Some(state), |state| self.parents.get(state).copied()).collect()
    }

    /// Puts `state` into the queue; `None` if it is not new.
    pub(crate) fn discover(&mut self, state: State, depth: u32, step: u64) -> Option<Discovered> {
        if self.places.contains_key(&state) {
            return None;
        }
        let place = Discovered {
            state,
            ordinal: self.order.len() as u32,
            depth,
        };
        self.order.push(state);
        self.places.insert(state, place);
        self.found_at.insert(state, step);
        self.queue.push_back(place);
        Some(place)
    }
}

/// Where the moves of a side lead from `state`.
pub(crate) fn neighbours(problem: &SpaceProblem, side: usize, state: State) -> Vec<State> {
    let walked = problem.predecessors().filter(|_| side == 1);
    let mut out = match walked {
        Some(space) => vec![0; space.most_predecessors()],
        None => vec![0; problem.space().branching()],
    };
    let count = match walked {
        Some(space) => space.predecessors(state, &mut out),
        None => problem.space().successors(state, &mut out),
    };
    out.truncate(count);
    out
}

/// What a move does on the board. One that is walked against its direction is shown as it is
/// made, unless every move is its own reverse.
pub(crate) fn action(
    problem: &SpaceProblem,
    side: usize,
    from: State,
    index: usize,
    to: State,
) -> Option<Action> {
    let drawing = problem.drawing()?;
    let against = side == 1 && !problem.predecessors()?.is_reversible();
    let (made_from, index) = if against {
        let mut made = neighbours(problem, 0, to).into_iter();
        (to, made.position(|next| next == from)?)
    } else {
        (from, index)
    };
    Some(drawing.action(made_from, index))
}

/// What the words of that move name besides its cells.
pub(crate) fn values(problem: &SpaceProblem, side: usize, from: State, to: State) -> MoveValues {
    let walked = problem.predecessors();
    if side == 1 && walked.is_some_and(|space| !space.is_reversible()) {
        problem.move_values(to, from)
    } else {
        problem.move_values(from, to)
    }
}
