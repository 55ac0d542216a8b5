//! The survey of a whole space: the distance of each state from a goal, and the connected
//! components of the space.

use std::sync::Arc;

use crate::search::RunError;
use crate::split_mix::SplitMix64;
use crate::state_space::bare_bfs::BareBfs;
use crate::state_space::moves::Moves;
use crate::state_space::space::{Predecessors, StateSpace};
use crate::state_space::state::State;

/// The survey of one space, computed in slices.
///
/// One backward search from all goals finds the distance of every state. If moves are their own
/// reverses, further searches find the connected components: each begins at a state that belongs to
/// no component yet. For any other space the survey lists no components.
///
/// # Complexity
/// Twice the time of a full breadth-first search; 26 bytes for each state.
#[derive(Debug)]
pub struct Survey {
    /// The backward search from all goals.
    from_goals: BareBfs,
    /// Ordinal of the first state of each distance. The last entry is the number of states found.
    levels: Vec<u32>,
    /// The search that visits one component after the other.
    all: BareBfs,
    /// Ordinal of the first state of each component. The last entry is the number of states found.
    components: Vec<u32>,
    is_reversible: bool,
    /// Number of ranks that have been checked for goals.
    asked: State,
    /// The components of the ranks `0..assigned` are known or being visited.
    assigned: State,
    states: State,
}

impl Survey {
    /// Makes the tables; nothing is searched yet.
    ///
    /// # Errors
    /// The errors of [`BareBfs::new`].
    pub fn new(space: Arc<dyn Predecessors>) -> Result<Self, RunError> {
        let forward: Arc<dyn StateSpace> = space.clone();
        Ok(Self {
            states: space.states() as State,
            is_reversible: space.is_reversible(),
            from_goals: BareBfs::new(Moves::Backward(space))?,
            levels: vec![0],
            all: BareBfs::new(Moves::Forward(forward))?,
            components: vec![0],
            asked: 0,
            assigned: 0,
        })
    }

    fn collect_goals(&mut self, budget: u32) {
        let end = self.asked.saturating_add(budget).min(self.states);
        for state in self.asked..end {
            if self.from_goals.space().is_goal(state) {
                self.from_goals.add_source(state);
            }
        }
        self.asked = end;
    }

    fn measure(&mut self, budget: u32) {
        let level = self.levels[self.levels.len() - 1];
        if self.from_goals.expanded() == level {
            self.levels.push(self.from_goals.discovered());
        } else {
            self.from_goals.expand(level, budget, &mut []);
            self.from_goals.index();
        }
    }

    fn visit_component(&mut self, budget: u32) {
        if self.all.expanded() < self.all.discovered() {
            self.all.expand(u32::MAX, budget, &mut []);
            self.all.index();
            return;
        }
        let end = self.assigned.saturating_add(budget).min(self.states);
        let unseen = (self.assigned..end).find(|&state| !self.all.knows(state));
        if self.all.discovered() > self.components[self.components.len() - 1] {
            self.components.push(self.all.discovered());
        }
        self.assigned = unseen.map_or(end, |state| {
            self.all.add_source(state);
            self.all.index();
            state + 1
        });
    }

    /// Continues the survey for about `budget` moves or ranks; returns whether the survey was
    /// complete before this call.
    pub fn advance(&mut self, budget: u32) -> bool {
        if self.asked < self.states {
            self.collect_goals(budget);
        } else if !self.knows_distances() {
            self.measure(budget);
        } else if !self.is_complete() {
            self.visit_component(budget);
        } else {
            return true;
        }
        false
    }

    fn knows_distances(&self) -> bool {
        self.asked == self.states
            && self.from_goals.expanded() == self.from_goals.discovered()
            && self.levels[self.levels.len() - 1] == self.from_goals.discovered()
    }

    /// Returns whether the survey is complete.
    pub fn is_complete(&self) -> bool {
        let assigned = self.components[self.components.len() - 1];
        self.knows_distances() && (!self.is_reversible || assigned == self.states)
    }

    /// Returns the number of states whose nearest goal is d moves away, for d = 0, 1, 2, ...
    pub fn distances(&self) -> Vec<u32> {
        self.levels.windows(2).map(|w| w[1] - w[0]).collect()
    }

    /// Returns the states whose nearest goal is at most `distance` moves away, the nearest first.
    /// Contains only states whose distances are known.
    pub fn within(&self, distance: u32) -> &[State] {
        let known = self.levels.len() - 1;
        let level = known.min((distance as usize).saturating_add(1));
        &self.from_goals.order()[..self.levels[level] as usize]
    }

    /// Returns the number of moves from `state` to the nearest goal; `None` if no goal can be
    /// reached or there is no such state. Distances must be known.
    ///
    /// # Complexity
    /// O(log distances).
    pub fn distance(&self, state: State) -> Option<u32> {
        let ordinal = self.from_goals.ordinal(state)?;
        let level = self.levels.partition_point(|&first| first <= ordinal);
        Some(level as u32 - 1)
    }

    /// Returns the number of states from which no goal can be reached.
    pub fn unsolvable(&self) -> u32 {
        self.states - self.from_goals.discovered()
    }

    /// Returns the sizes of the connected components, in the order of their smallest ranks. Returns
    /// none if moves are not their own reverses.
    pub fn components(&self) -> Vec<u32> {
        self.components.windows(2).map(|w| w[1] - w[0]).collect()
    }

    /// Returns the component of `state`, as an index into [`components`](Self::components).
    pub fn component_of(&self, state: State) -> Option<usize> {
        let ordinal = self.all.ordinal(state)?;
        let begun = self.components.partition_point(|&first| first <= ordinal);
        (begun < self.components.len()).then(|| begun - 1)
    }

    /// Picks a state at `distance` moves from the nearest goal or, for `None`, a state from which
    /// no goal can be reached. `seed` chooses among these states, each with the same probability.
    /// Returns `None` if there is no such state. The survey must be complete.
    ///
    /// # Complexity
    /// Constant time for a distance; linear in the states for `None`.
    pub fn pick(&self, distance: Option<u32>, seed: u64) -> Option<State> {
        let Some(distance) = distance else {
            let index = SplitMix64::new(seed).below(self.unsolvable())?;
            return (0..self.states)
                .filter(|&state| !self.from_goals.knows(state))
                .nth(index as usize);
        };
        let level = self.levels.get(distance as usize..=distance as usize + 1)?;
        let index = level[0] + SplitMix64::new(seed).below(level[1] - level[0])?;
        Some(self.from_goals.order()[index as usize])
    }
}
