//! The check of a heuristic on every state of a space.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::fmt;
use std::sync::Arc;

use crate::graph_search::{Check, Moves};
use crate::ordered::space::GuidedSpace;
use crate::state_space::{Predecessors, State};

/// Distance of a state from which no goal can be reached.
const NEVER: u32 = u32::MAX;

/// The check of one heuristic on every state and every move of a space, in slices.
///
/// First, one search backwards from all goals finds the exact cost from every state to the nearest
/// goal. The check shares no code with the searches that the heuristic guides.
///
/// # Complexity
/// Time O(moves · log states); 4 bytes for each state, and 8 for each state that waits.
pub struct HeuristicCheck {
    space: Arc<dyn GuidedSpace>,
    backward: Arc<dyn Predecessors>,
    heuristic: u8,
    /// Number of states whose moves and goals were asked for.
    asked: State,
    /// Whether all moves so far cost 1.
    has_unit_costs: bool,
    distances: Vec<u32>,
    waiting: BinaryHeap<Reverse<(u32, State)>>,
    check: Check<State>,
    moves: Moves<State>,
    before: Vec<State>,
}

impl fmt::Debug for HeuristicCheck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("HeuristicCheck").field(&self.check).finish()
    }
}

impl HeuristicCheck {
    pub(super) fn new(
        space: Arc<dyn GuidedSpace>,
        backward: Arc<dyn Predecessors>,
        heuristic: u8,
    ) -> Self {
        let states = space.states() as usize;
        Self {
            before: vec![0; backward.most_predecessors()],
            space,
            backward,
            heuristic,
            asked: 0,
            has_unit_costs: true,
            distances: vec![NEVER; states],
            waiting: BinaryHeap::new(),
            check: Check::default(),
            moves: Moves::default(),
        }
    }

    /// Continues for about `budget` moves. Returns whether the check is complete.
    pub fn advance(&mut self, budget: u32) -> bool {
        let states = self.distances.len();
        let mut left = i64::from(budget);
        while left > 0 && (self.asked as usize) < states {
            left -= self.ask();
        }
        while left > 0 && self.asked as usize == states {
            let Some(Reverse((distance, state))) = self.waiting.pop() else {
                break;
            };
            left -= self.settle(distance, state);
        }
        while left > 0 && self.waiting.is_empty() && self.check.states < states {
            left -= self.check_next();
        }
        self.check.states == states
    }

    /// Returns what has been checked so far.
    pub fn result(&self) -> &Check<State> {
        &self.check
    }

    fn generate(&mut self, state: State) -> i64 {
        self.moves.clear();
        self.space.moves(state, &mut self.moves);
        1 + self.moves.as_slice().len() as i64
    }

    /// Reads the costs of the moves of the next state, and whether it is a goal.
    fn ask(&mut self) -> i64 {
        let state = self.asked;
        self.asked += 1;
        if self.space.is_goal(state) {
            self.distances[state as usize] = 0;
            self.waiting.push(Reverse((0, state)));
        }
        let work = self.generate(state);
        self.has_unit_costs &= self.moves.as_slice().iter().all(|&(_, cost)| cost == 1);
        work
    }

    /// Settles the distances of the states before `state` (Dijkstra 1959).
    fn settle(&mut self, distance: u32, state: State) -> i64 {
        if distance > self.distances[state as usize] {
            return 1;
        }
        let count = self.backward.predecessors(state, &mut self.before);
        let mut work = 1 + count as i64;
        for index in 0..count {
            let from = self.before[index];
            let mut cost = Some(1);
            if !self.has_unit_costs {
                work += self.generate(from);
                let moves = self.moves.as_slice().iter();
                let costs = moves.filter(|&&(to, _)| to == state).map(|&(_, cost)| cost);
                cost = costs.min();
            }
            let known = &mut self.distances[from as usize];
            let through = cost.map_or(NEVER, |cost| distance.saturating_add(cost));
            if through < *known {
                *known = through;
                self.waiting.push(Reverse((through, from)));
            }
        }
        work
    }

    /// Checks the estimate of the next state, and how it changes along the moves.
    fn check_next(&mut self) -> i64 {
        let number = self.check.states;
        let state = number as State;
        self.check.states += 1;
        let estimate = self.space.estimate(self.heuristic, state);
        self.check
            .note_state(&state, estimate, self.distances[number]);
        let work = self.generate(state);
        for (to, cost) in self.moves.as_slice() {
            let after = self.space.estimate(self.heuristic, *to);
            self.check.note_move((&state, estimate), (to, after), *cost);
        }
        work
    }
}
