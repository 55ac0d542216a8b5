//! Search for the steps of a backtracking search that place a given choice or begin a dead end.

use crate::backtracking::choice::Choice;
use crate::backtracking::search::BacktrackingSearch;

impl BacktrackingSearch {
    /// Appends the steps after `from` that place `choice` to `found`. Looks at `budget` steps, but
    /// at none after the last known step. Returns the last step it has looked at. The cursor does
    /// not move.
    ///
    /// # Complexity
    /// The time of searching these steps again, plus a [`seek`](crate::Search::seek) to `from`
    /// unless the last call ended there.
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

    /// Appends the steps after `from` that begin a dead end to `found`. At a dead end the search
    /// turns back and makes at least `retreats` retreats before the next placement. Looks at
    /// `budget` steps and the rest of the last dead end, and returns the last step it has looked
    /// at. Ignores a dead end that began at or before `from`. The cursor does not move.
    ///
    /// # Complexity
    /// The same as for [`find_placed`](Self::find_placed).
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
        // The step at which the search last turned back, and the number of all retreats before that
        // step.
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
