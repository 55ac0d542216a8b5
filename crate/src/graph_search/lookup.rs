//! Lookups of one state: its index in the order of discovery, and the steps that lead to it.

use crate::graph_search::algorithm::Order;
use crate::graph_search::index::Index;
use crate::graph_search::search::GraphSearch;
use crate::graph_search::space::{Moves, Space};

impl<P: Space, I: Index<P::State>> GraphSearch<P, I> {
    /// Returns the index of a state in the order of discovery, counted from 0. Returns `None` for a
    /// state that the search has not found. Takes O(log nodes) time, and the same again for each
    /// better path that was found to the state.
    pub fn number_of(&self, state: &P::State) -> Option<u32> {
        let newest = self.index.find(state, &self.nodes.state)?;
        Some(self.number_of_node(newest))
    }

    /// Returns the index of a node's state in the order of discovery.
    fn number_of_node(&self, node: u32) -> u32 {
        let first = self.nodes.first(node);
        first - self.nodes.renewed_before(first)
    }

    /// Returns the state with this index in the order of discovery. Takes O(log nodes) time.
    pub fn state_of(&self, number: u32) -> Option<&P::State> {
        // A node is either the first node of its state or a renewed one. If k counts the renewed
        // nodes from 0, then `renewed.nth(k) - k` first nodes come before renewed node k. Binary
        // search finds how many renewed nodes come before the first node of this state.
        let renewed = &self.nodes.renewed;
        let (mut low, mut high) = (0, renewed.len());
        while low < high {
            let middle = low.midpoint(high);
            if renewed.nth(middle) - middle as u32 <= number {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        self.nodes.state.get(number as usize + low)
    }

    /// Iterates over the states in the order of discovery. Each comes with the cost of the path on
    /// which it was found.
    pub(crate) fn discovered(&self) -> impl Iterator<Item = (&P::State, u32)> {
        let first = self.nodes.renewed.absent_below(self.nodes.len());
        first.map(|node| {
            let node = node as usize;
            (&self.nodes.state[node], self.nodes.g[node])
        })
    }

    /// Returns the index of each goal in the order of discovery. The list is in the order in which
    /// the search found the goals.
    pub(crate) fn goal_numbers(&self) -> Vec<u32> {
        let goals = self.answers.iter();
        goals.map(|goal| self.number_of_node(goal.node)).collect()
    }

    /// Returns the step at which each stage begins. The last entry is the last known step.
    pub(crate) fn stage_steps(&self) -> Vec<u64> {
        let known = u64::from(self.known());
        let begun = self.visits.stages.iter();
        let begun = begun.map(|&visit| u64::from(self.visits.first_step[visit as usize]));
        let steps = std::iter::once(0).chain(begun);
        steps.filter(|&step| step < known).chain([known]).collect()
    }

    /// Returns the index of the move at the cursor among the moves of its state; `None` if the step
    /// makes no move.
    pub(crate) fn move_index(&self) -> Option<usize> {
        let (step, visit) = (self.cursor.step, self.cursor.visit);
        let number = step.checked_sub(self.first_move(visit))?.checked_sub(1)?;
        let next = self.visits.first_step.get(visit as usize + 1);
        let count = next.unwrap_or(&self.steps) - self.first_move(visit);
        Some(match self.algorithm.order() {
            Order::DepthFirst => (count - 1 - number) as usize,
            _ => number as usize,
        })
    }

    /// Returns the number of steps before the first move of a visit.
    pub(super) fn first_move(&self, visit: u32) -> u32 {
        let removes_goal = self.visits.goals.binary_search(&visit).is_ok();
        self.visits.first_step[visit as usize] + u32::from(removes_goal)
    }

    /// Writes the moves of a visit into `moves`, in the order in which the search makes them.
    pub(super) fn write_moves(&self, visit: u32, moves: &mut Moves<P::State>) {
        let node = self.visits.node[visit as usize];
        moves.clear();
        self.space.moves(&self.nodes.state[node as usize], moves);
        if self.algorithm.order() == Order::DepthFirst {
            moves.reverse();
        }
    }

    /// Returns the step that found a state; `None` if no known step did.
    ///
    /// # Complexity
    /// O(log nodes + branching) time, and O(log nodes) for each better path to the state that was
    /// found.
    pub fn found_at(&self, state: &P::State) -> Option<u64> {
        let newest = self.index.find(state, &self.nodes.state)?;
        let node = self.nodes.first(newest);
        if node == 0 {
            return Some(0);
        }
        // The node was made by the first move to a state that had no node yet.
        let visit = self.nodes.by[node as usize];
        let mut moves = Moves::default();
        self.write_moves(visit, &mut moves);
        let index = moves.as_slice().iter().position(|(to, _)| to == state)?;
        let step = self.first_move(visit) + 1 + index as u32;
        (step <= self.known()).then_some(step.into())
    }

    /// Appends the steps after `from` whose move leads to `state` to `found`. Looks at `budget`
    /// steps and then at the remaining moves of the last visit, but at no step after the last known
    /// one. Returns the last step it has looked at. The cursor does not move.
    pub(crate) fn find_moves_to(
        &self,
        state: &P::State,
        from: u64,
        budget: u64,
        found: &mut Vec<u64>,
    ) -> u64 {
        let known = self.known();
        let until = from.saturating_add(budget).min(known.into()) as u32;
        let mut step = from.min(until.into()) as u32;
        let mut moves = Moves::default();
        while step < until {
            let visit = self.visits.of_step(step + 1);
            let first = self.first_move(visit);
            self.write_moves(visit, &mut moves);
            let next = self.visits.first_step.get(visit as usize + 1);
            let end = *next.unwrap_or(&self.steps);
            let steps = (first + 1..=end.min(known)).zip(moves.as_slice());
            let hits = steps.filter(|&(made, (to, _))| made > step && to == state);
            found.extend(hits.map(|(step, _)| u64::from(step)));
            step = end;
        }
        step.min(known).into()
    }
}
