//! The exact cost from every state of a space to the nearest goal.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::fmt;
use std::sync::Arc;

use crate::graph_search::Moves;
use crate::ordered::space::GuidedSpace;
use crate::state_space::{Predecessors, State};

/// Cost of a state from which no goal can be reached.
pub(super) const NEVER: u32 = u32::MAX;
/// Cost that stands for itself and for any greater cost.
const MOST_COST: u32 = NEVER - 1;

/// The least cost from every state to a goal, by one search backwards from all goals, in slices.
///
/// # Complexity
/// Time O(moves · log moves); with costs other than 1, O(moves · (branching + log moves)), because
/// the moves of each state before are generated again. 4 bytes for each state, and 8 for each entry
/// that waits: a state waits once more each time that a cheaper path is found.
pub struct GoalCosts {
    pub(super) space: Arc<dyn GuidedSpace>,
    backward: Arc<dyn Predecessors>,
    /// Number of states that have been checked for being goals, and whose moves have been checked
    /// for costs other than 1.
    asked: State,
    /// Whether all moves seen so far cost 1.
    has_unit_costs: bool,
    costs: Vec<u32>,
    waiting: BinaryHeap<Reverse<(u32, State)>>,
    moves: Moves<State>,
    before: Vec<State>,
}

impl fmt::Debug for GoalCosts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GoalCosts")
            .field("asked", &self.asked)
            .field("waiting", &self.waiting.len())
            .finish_non_exhaustive()
    }
}

impl GoalCosts {
    pub(super) fn new(space: Arc<dyn GuidedSpace>, backward: Arc<dyn Predecessors>) -> Self {
        let states = space.states() as usize;
        Self {
            before: vec![0; backward.most_predecessors()],
            space,
            backward,
            asked: 0,
            has_unit_costs: true,
            costs: vec![NEVER; states],
            waiting: BinaryHeap::new(),
            moves: Moves::default(),
        }
    }

    /// Continues for about `budget` moves. Returns the part of the budget that is left; positive
    /// only if all costs are known.
    pub(super) fn work(&mut self, budget: u32) -> i64 {
        let mut left = i64::from(budget);
        while left > 0 && (self.asked as usize) < self.costs.len() {
            left -= self.ask();
        }
        while left > 0 {
            let Some(Reverse((cost, state))) = self.waiting.pop() else {
                break;
            };
            left -= self.settle(cost, state);
        }
        left
    }

    /// Continues for about `budget` moves. Returns whether all costs are known.
    pub fn advance(&mut self, budget: u32) -> bool {
        self.work(budget);
        self.is_complete()
    }

    /// Returns whether all costs are known.
    pub fn is_complete(&self) -> bool {
        self.asked as usize == self.costs.len() && self.waiting.is_empty()
    }

    /// Returns the least cost from `state` to a goal, at most `u32::MAX - 1`; `None` if no goal can be
    /// reached or the space has no such state. All costs must be known.
    pub fn of(&self, state: State) -> Option<u32> {
        let cost = self.costs.get(state as usize).copied();
        cost.filter(|&cost| cost != NEVER)
    }

    /// Generates the moves of `state`. Returns the work done, in moves.
    pub(super) fn generate(&mut self, state: State) -> i64 {
        self.moves.clear();
        self.space.moves(state, &mut self.moves);
        1 + self.moves.as_slice().len() as i64
    }

    /// Returns the moves that [`generate`](Self::generate) generated, with their costs.
    pub(super) fn generated(&self) -> &[(State, u32)] {
        self.moves.as_slice()
    }

    /// Looks at the next state: stores whether all its moves cost 1 and, if the state is a goal,
    /// adds the state to the queue. Returns the work done, in moves.
    fn ask(&mut self) -> i64 {
        let state = self.asked;
        self.asked += 1;
        if self.space.is_goal(state) {
            self.costs[state as usize] = 0;
            self.waiting.push(Reverse((0, state)));
        }
        let work = self.generate(state);
        self.has_unit_costs &= self.generated().iter().all(|&(_, cost)| cost == 1);
        work
    }

    /// Takes `state`, whose path to a goal costs `cost`, out of the queue. Lowers the costs of its
    /// predecessors where the way through `state` is cheaper (Dijkstra 1959). Returns the work
    /// done, in moves.
    fn settle(&mut self, cost: u32, state: State) -> i64 {
        if cost > self.costs[state as usize] {
            return 1;
        }
        let count = self.backward.predecessors(state, &mut self.before);
        let mut work = 1 + count as i64;
        for index in 0..count {
            let from = self.before[index];
            let mut step = Some(1);
            if !self.has_unit_costs {
                work += self.generate(from);
                let moves = self.generated().iter();
                step = moves
                    .filter(|&&(to, _)| to == state)
                    .map(|&(_, cost)| cost)
                    .min();
            }
            let known = &mut self.costs[from as usize];
            let through = step.map_or(NEVER, |step| cost.saturating_add(step).min(MOST_COST));
            if through < *known {
                *known = through;
                self.waiting.push(Reverse((through, from)));
            }
        }
        work
    }
}
