//! Finding steps of a backtracking search by what they did.

use crate::backtracking::choice::Choice;
use crate::backtracking::search::BacktrackingSearch;

impl BacktrackingSearch {
    /// Finds the steps after `from` that place `choice`, adds them to `found`, and returns the step
    /// up to which it has looked: `budget` steps, or to the last known one. The cursor stays where
    /// it is.
    ///
    /// # Complexity
    /// The time of searching the steps that are looked at, and of a [`seek`](crate::Search::seek)
    /// to `from` unless the last call ended there.
    pub fn find_placed(
        &mut self,
        choice: Choice,
        from: u64,
        budget: u64,
        found: &mut Vec<u64>,
    ) -> u64 {
        let until = from.saturating_add(budget).min(self.known());
        let scout = &mut self.scout;
        scout.bring(&self.checkpoints, from.min(until));
        while scout.stack.totals.steps < until {
            let depth = scout.stack.depth;
            let index = scout.stack.tried[depth];
            let is_tried =
                index < scout.stack.candidates[depth] && scout.brancher.candidate(index) == choice;
            scout.go(scout.stack.totals.steps + 1);
            if is_tried && scout.stack.depth > depth {
                found.push(scout.stack.totals.steps);
            }
        }
        until
    }

    /// Finds the steps after `from` at which the search turns back and makes `retreats` retreats at
    /// least before it places again, adds them to `found`, and returns the step up to which it has
    /// looked: `budget` steps, and on to the end of the last dead end. It does not tell of a dead
    /// end that began at `from` or before. The cursor stays where it is.
    ///
    /// # Complexity
    /// That of [`find_placed`](Self::find_placed).
    pub fn find_dead_ends(
        &mut self,
        retreats: u64,
        from: u64,
        budget: u64,
        found: &mut Vec<u64>,
    ) -> u64 {
        let known = self.known();
        let until = from.saturating_add(budget).min(known);
        let scout = &mut self.scout;
        scout.bring(&self.checkpoints, from.min(until));
        // The step at which the search turned back last, and the retreats before it.
        let mut turn = None;
        while scout.stack.totals.steps < until
            || (turn.is_some() && !scout.stack.advanced && scout.stack.totals.steps < known)
        {
            let before = scout.stack.totals;
            scout.go(before.steps + 1);
            let now = &scout.stack.totals;
            if now.turns_back > before.turns_back {
                turn = Some((now.steps, before.retreats));
            }
            if let Some((step, earlier)) = turn
                && now.retreats > before.retreats
                && now.retreats - earlier == retreats
            {
                found.push(step);
            }
        }
        scout.stack.totals.steps
    }
}
