//! The check of a heuristic on every state of a space.

use std::fmt;

use crate::graph_search::Check;
use crate::ordered::goal_costs::{GoalCosts, NEVER};
use crate::state_space::State;

/// The check of one heuristic on every state and every move of a space, in slices.
///
/// The check first finds the exact cost from every state to the nearest goal. It shares no code
/// with the searches that the heuristic guides.
///
/// # Complexity
/// Time O(moves · log states); 4 bytes for each state, and 8 for each state that waits.
pub struct HeuristicCheck {
    costs: GoalCosts,
    heuristic: u8,
    check: Check<State>,
}

impl fmt::Debug for HeuristicCheck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("HeuristicCheck").field(&self.check).finish()
    }
}

impl HeuristicCheck {
    pub(super) fn new(costs: GoalCosts, heuristic: u8) -> Self {
        Self {
            costs,
            heuristic,
            check: Check::default(),
        }
    }

    /// Continues for about `budget` moves. Returns whether the check is complete.
    pub fn advance(&mut self, budget: u32) -> bool {
        let states = self.costs.space.states() as usize;
        let mut left = self.costs.work(budget);
        while left > 0 && self.check.states < states {
            left -= self.check_next();
        }
        self.check.states == states
    }

    /// Returns what has been checked so far.
    pub fn result(&self) -> &Check<State> {
        &self.check
    }

    /// Checks the estimate of the next state, and how it changes along the moves.
    fn check_next(&mut self) -> i64 {
        let state = self.check.states as State;
        self.check.states += 1;
        let estimate = self.costs.space.estimate(self.heuristic, state);
        let cost = self.costs.of(state).unwrap_or(NEVER);
        self.check.note_state(&state, estimate, cost);
        let work = self.costs.generate(state);
        for (to, cost) in self.costs.generated() {
            let after = self.costs.space.estimate(self.heuristic, *to);
            self.check.note_move((&state, estimate), (to, after), *cost);
        }
        work
    }
}
