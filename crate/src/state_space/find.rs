//! Finding steps of a breadth-first search by what they did.

use crate::state_space::breadth_first::BreadthFirst;
use crate::state_space::state::State;

impl BreadthFirst {
    /// Finds the steps after `from` whose move leads to `state`, adds them to `found`, and returns
    /// the step up to which it has looked: `budget` steps and the other moves of the last state, or
    /// to the last known step. The cursor stays where it is.
    ///
    /// # Complexity
    /// O(log states + branching) time for each state whose moves are looked at, with two sides
    /// O(log states · log levels + branching).
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
            let targets = self.sides[work.side].targets_from(number);
            let steps = (step + 1..=known).zip(targets);
            let hits = steps.filter(|&(_, &target)| target == state);
            found.extend(hits.map(|(step, _)| step));
            step += targets.len() as u64;
        }
        step.min(known)
    }
}
