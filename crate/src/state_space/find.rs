//! Search for the steps of a breadth-first search that lead to a given state.

use crate::state_space::breadth_first::BreadthFirst;
use crate::state_space::state::State;

impl BreadthFirst {
    /// Appends the steps after `from` whose move leads to `state` to `found`. Looks at `budget`
    /// steps and then at the remaining moves of the last state, but at no step after the last known
    /// one. Returns the last step it has looked at. The cursor does not move.
    ///
    /// # Complexity
    /// O(log states + branching) time for each state whose moves are checked; with two sides O(log
    /// states · log levels + branching).
    pub fn find_moves_to(
        &mut self,
        state: State,
        from: u64,
        budget: u64,
        found: &mut Vec<u64>,
    ) -> u64 {
        let known = self.known;
        let until = from.saturating_add(budget).min(known);
        let mut step = from.min(until);
        while step < until {
            let (work, number) = self.move_at(step + 1);
            let targets = self.sides[work.side as usize].targets_from(number);
            let steps = (step + 1..=known).zip(targets);
            let hits = steps.filter(|&(_, &target)| target == state);
            found.extend(hits.map(|(step, _)| step));
            step += targets.len() as u64;
        }
        step.min(known)
    }
}
