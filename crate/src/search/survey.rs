//! What can be said of a whole space at once: how far each state is from a goal, and which
//! islands (connected components) the space falls into.

use std::sync::Arc;

use crate::chance::Chance;
use crate::problem::{State, StateSpace};
use crate::run::RunError;
use crate::search::flood::Flood;

/// The survey of one [`StateSpace`]. Moves can be taken back, so one search from all goals at
/// once finds every state's distance, and one search from each state not seen yet an island. It
/// works in slices.
///
/// # Complexity
/// Twice a full breadth-first search; 26 bytes a state.
pub struct Survey {
    /// Breadth-first from all goals.
    from_goals: Flood,
    /// The first position of each distance, then the end.
    levels: Vec<u32>,
    /// Breadth-first from one state of each island after the other.
    all: Flood,
    /// The first position of each island, then the end.
    islands: Vec<u32>,
    /// Ranks below this have been asked whether they are goals.
    asked: State,
    /// Ranks below this belong to an island that is known.
    placed: State,
    states: State,
}

impl Survey {
    /// Lays out the tables.
    ///
    /// # Errors
    /// As [`Flood::new`].
    pub fn new(space: Arc<dyn StateSpace>) -> Result<Self, RunError> {
        Ok(Self {
            states: space.states() as State,
            from_goals: Flood::new(Arc::clone(&space))?,
            levels: vec![0],
            all: Flood::new(space)?,
            islands: vec![0],
            asked: 0,
            placed: 0,
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
        }
    }

    fn visit_island(&mut self, budget: u32) {
        if self.all.expanded() < self.all.discovered() {
            self.all.expand(u32::MAX, budget, &mut []);
            self.all.index();
            return;
        }
        let end = self.placed.saturating_add(budget).min(self.states);
        let unseen = (self.placed..end).find(|&state| !self.all.knows(state));
        if self.all.discovered() > self.islands[self.islands.len() - 1] {
            self.islands.push(self.all.discovered());
        }
        self.placed = unseen.map_or(end, |state| {
            self.all.add_source(state);
            self.all.index();
            state + 1
        });
    }

    /// Works on for about `budget` moves or ranks; returns whether all is done.
    pub fn advance(&mut self, budget: u32) -> bool {
        if self.asked < self.states {
            self.collect_goals(budget);
        } else if self.from_goals.expanded() < self.from_goals.discovered()
            || self.levels[self.levels.len() - 1] < self.from_goals.discovered()
        {
            self.measure(budget);
        } else if !self.is_complete() {
            self.visit_island(budget);
        } else {
            return true;
        }
        false
    }

    /// Whether all is done: the islands are looked for last, and every state lies on one.
    pub fn is_complete(&self) -> bool {
        self.islands[self.islands.len() - 1] == self.states
    }

    /// Number of states by least moves to a goal, from 0.
    pub fn distances(&self) -> Vec<u32> {
        self.levels.windows(2).map(|w| w[1] - w[0]).collect()
    }

    /// Number of states from which no goal can be reached.
    pub fn hopeless(&self) -> u32 {
        self.states - self.from_goals.discovered()
    }

    /// The sizes of the islands, that of the smallest rank first.
    pub fn islands(&self) -> Vec<u32> {
        self.islands.windows(2).map(|w| w[1] - w[0]).collect()
    }

    /// The island that `state` belongs to, as an index into [`islands`](Self::islands).
    pub fn island_of(&self, state: State) -> usize {
        let position = self.all.position(state).unwrap_or(0);
        self.islands.partition_point(|&first| first <= position) - 1
    }

    /// A state at `distance` from the nearest goal, or a hopeless one for `None`; chosen by
    /// `seed`, evenly. `None` if there is no such state. The survey must be complete.
    ///
    /// Constant time for a distance; linear in the states for a hopeless one.
    pub fn pick(&self, distance: Option<u32>, seed: u64) -> Option<State> {
        let Some(distance) = distance else {
            let index = Chance::of(seed).below(self.hopeless())?;
            return (0..self.states)
                .filter(|&state| !self.from_goals.knows(state))
                .nth(index as usize);
        };
        let level = self.levels.get(distance as usize..=distance as usize + 1)?;
        let index = level[0] + Chance::of(seed).below(level[1] - level[0])?;
        Some(self.from_goals.order()[index as usize])
    }
}
