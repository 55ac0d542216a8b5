//! The exact cost from every state to the nearest goal, and the check of heuristics against it.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::Arc;

use crate::graph_search::ending::{Answer, Ending};
use crate::graph_search::heuristic::Heuristic;
use crate::graph_search::index::{Hashed, Index, Shortage};
use crate::graph_search::space::{Moves, Space};

/// The survey of all states that the start can reach: the least cost from each of them to a goal.
/// It is computed in slices.
///
/// # Complexity
/// Time O(moves · log states). Memory: 20 bytes and the size of a state for each state, and 16
/// bytes for each move.
#[derive(Debug)]
pub struct Distances<P: Space> {
    space: Arc<P>,
    most_states: u32,
    states: Vec<P::State>,
    index: Hashed,
    /// Number of states whose moves are known.
    expanded: usize,
    /// For each state, the index of its first move in `to` and `cost`. The last entry is the number
    /// of all moves.
    first: Vec<u32>,
    to: Vec<u32>,
    cost: Vec<u32>,
    backward: Option<Backward>,
    distances: Vec<u32>,
    moves: Moves<P::State>,
}

/// The moves by their targets, and a queue of the states that wait for their distance.
#[derive(Debug)]
struct Backward {
    /// For each state, the index of the first move to it in `from`. The last entry is the number of
    /// all moves.
    first: Vec<u32>,
    /// The state that each move comes from, and the cost of the move.
    from: Vec<(u32, u32)>,
    queue: BinaryHeap<Reverse<(u32, u32)>>,
}

impl<P: Space> Distances<P> {
    /// The distance of a state from which no goal can be reached.
    pub const NEVER: u32 = u32::MAX;

    /// Prepares the survey of at most `most_states` states.
    pub fn new(space: Arc<P>, most_states: u32) -> Self {
        let start = space.start();
        let mut index = Hashed::default();
        let _ = index.find_or_insert(&start, 0, &[]);
        Self {
            space,
            most_states,
            states: vec![start],
            index,
            expanded: 0,
            first: vec![0],
            to: Vec::new(),
            cost: Vec::new(),
            backward: None,
            distances: Vec::new(),
            moves: Moves::default(),
        }
    }

    /// Continues the survey for about `budget` moves. Returns whether it is complete. The call in
    /// which the survey turns from forwards to backwards takes time linear in all moves.
    ///
    /// # Errors
    /// [`Ending::NodeLimit`] if the start can reach more states than allowed, and
    /// [`Ending::OutOfMemory`].
    pub fn advance(&mut self, budget: usize) -> Result<bool, Ending> {
        let enough = self.to.len().saturating_add(budget);
        while self.expanded < self.states.len() {
            if self.to.len() >= enough {
                return Ok(false);
            }
            self.expand_next()?;
        }
        if self.backward.is_none() {
            self.turn_round()?;
        }
        Ok(self.settle(budget))
    }

    fn expand_next(&mut self) -> Result<(), Ending> {
        self.moves.clear();
        self.space
            .moves(&self.states[self.expanded], &mut self.moves);
        let moves = self.moves.as_slice();
        self.index.reserve(moves.len(), &self.states)?;
        self.states
            .try_reserve(moves.len())
            .map_err(Shortage::from)?;
        self.to.try_reserve(moves.len()).map_err(Shortage::from)?;
        self.cost.try_reserve(moves.len()).map_err(Shortage::from)?;
        self.first.try_reserve(1).map_err(Shortage::from)?;
        for (to, cost) in moves {
            let fresh = self.states.len() as u32;
            let known = self.index.find_or_insert(to, fresh, &self.states);
            let known = known.map(|known| *known);
            if known.is_none() {
                if fresh >= self.most_states {
                    return Err(Ending::NodeLimit);
                }
                self.states.push(to.clone());
            }
            self.to.push(known.unwrap_or(fresh));
            self.cost.push(*cost);
        }
        self.first.push(self.to.len() as u32);
        self.expanded += 1;
        Ok(())
    }

    /// Sorts the moves by their targets, and puts the goals into the queue.
    fn turn_round(&mut self) -> Result<(), Ending> {
        let count = self.states.len();
        let mut first: Vec<u32> = Vec::new();
        first.try_reserve_exact(count + 1).map_err(Shortage::from)?;
        first.resize(count + 1, 0);
        for &to in &self.to {
            first[to as usize + 1] += 1;
        }
        for state in 0..count {
            first[state + 1] += first[state];
        }
        let mut from = Vec::new();
        from.try_reserve_exact(self.to.len())
            .map_err(Shortage::from)?;
        from.resize(self.to.len(), (0, 0));
        let mut slots = first.clone();
        for (state, pair) in self.first.windows(2).enumerate() {
            for number in pair[0] as usize..pair[1] as usize {
                let slot = &mut slots[self.to[number] as usize];
                from[*slot as usize] = (state as u32, self.cost[number]);
                *slot += 1;
            }
        }
        self.distances
            .try_reserve_exact(count)
            .map_err(Shortage::from)?;
        self.distances.resize(count, Self::NEVER);
        let mut queue = BinaryHeap::new();
        for (number, state) in self.states.iter().enumerate() {
            if self.space.is_goal(state) {
                self.distances[number] = 0;
                queue.push(Reverse((0, number as u32)));
            }
        }
        self.backward = Some(Backward { first, from, queue });
        Ok(())
    }

    /// Settles distances (Dijkstra 1959) for about `budget` moves; returns whether all are settled.
    fn settle(&mut self, budget: usize) -> bool {
        let Some(Backward { first, from, queue }) = &mut self.backward else {
            return false;
        };
        let mut left = budget;
        while left > 0 {
            let Some(Reverse((distance, state))) = queue.pop() else {
                return true;
            };
            let state = state as usize;
            if distance > self.distances[state] {
                continue;
            }
            let moves = &from[first[state] as usize..first[state + 1] as usize];
            for &(from, cost) in moves {
                let known = &mut self.distances[from as usize];
                let through = distance.saturating_add(cost);
                if through < *known {
                    *known = through;
                    queue.push(Reverse((through, from)));
                }
            }
            left = left.saturating_sub(1 + moves.len());
        }
        queue.is_empty()
    }

    /// Returns the states that were found, in the order of discovery.
    pub fn states(&self) -> &[P::State] {
        &self.states
    }

    /// Returns the least cost from a state to a goal; [`NEVER`](Self::NEVER) if no goal can be
    /// reached. Returns `None` for a state that was not found, and while the distances are not
    /// known.
    pub fn distance(&self, state: &P::State) -> Option<u32> {
        let number = self.index.find(state, &self.states)?;
        self.distances.get(number as usize).copied()
    }

    /// Checks a heuristic on every state and every move.
    pub fn check(&self, heuristic: &Heuristic<P>) -> Check<P::State> {
        let mut check = Check::default();
        while !self.check_next(heuristic, &mut check, usize::MAX) {}
        check
    }

    /// Continues a check for about `budget` moves; returns whether it is complete. The survey must
    /// be complete.
    pub fn check_next(
        &self,
        heuristic: &Heuristic<P>,
        check: &mut Check<P::State>,
        budget: usize,
    ) -> bool {
        let mut left = budget;
        while left > 0
            && let Some(state) = self.states.get(check.states)
        {
            let number = check.states;
            check.states += 1;
            let estimate = heuristic.estimate(&self.space, state);
            let cost = self.distances.get(number).copied().unwrap_or(Self::NEVER);
            check.note_state(state, estimate, cost);
            let moves = self.first[number] as usize..self.first[number + 1] as usize;
            left = left.saturating_sub(1 + moves.len());
            for index in moves {
                let to = &self.states[self.to[index] as usize];
                let after = heuristic.estimate(&self.space, to);
                check.note_move((state, estimate), (to, after), self.cost[index]);
            }
        }
        check.states == self.states.len()
    }
}

/// The result of checking a heuristic on every state and every move of a space.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Check<S> {
    /// Number of states and of moves checked.
    pub states: usize,
    pub moves: usize,
    /// Number of states with an estimate greater than the least cost to a goal.
    pub overestimates: usize,
    /// The state whose estimate exceeds the least cost by the greatest amount.
    pub worst_state: Option<Overestimate<S>>,
    /// Number of moves along which the estimate falls by more than the move costs.
    pub falls: usize,
    /// The move for which the fall of the estimate exceeds the cost by the greatest amount.
    pub worst_move: Option<Fall<S>>,
}

/// An estimate that is greater than the least cost to a goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overestimate<S> {
    pub state: S,
    pub estimate: u32,
    /// The least cost from the state to a goal.
    pub cost: u32,
}

/// A move along which the estimate falls by more than the move costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fall<S> {
    pub from: S,
    pub to: S,
    pub cost: u32,
    /// The estimates before and after the move.
    pub before: u32,
    pub after: u32,
}

impl<S> Default for Check<S> {
    fn default() -> Self {
        Self {
            states: 0,
            moves: 0,
            overestimates: 0,
            worst_state: None,
            falls: 0,
            worst_move: None,
        }
    }
}

impl<S: Clone> Check<S> {
    /// Returns whether no estimate is greater than the least cost to a goal.
    pub fn is_admissible(&self) -> bool {
        self.overestimates == 0
    }

    /// Returns whether the heuristic is consistent: it is admissible, and along no move it falls by
    /// more than the move costs.
    pub fn is_consistent(&self) -> bool {
        self.is_admissible() && self.falls == 0
    }

    pub(crate) fn note_state(&mut self, state: &S, estimate: u32, cost: u32) {
        if estimate <= cost {
            return;
        }
        self.overestimates += 1;
        let excess = |worst: &Overestimate<S>| worst.estimate - worst.cost;
        if estimate - cost > self.worst_state.as_ref().map_or(0, excess) {
            self.worst_state = Some(Overestimate {
                state: state.clone(),
                estimate,
                cost,
            });
        }
    }

    pub(crate) fn note_move(
        &mut self,
        (from, before): (&S, u32),
        (to, after): (&S, u32),
        cost: u32,
    ) {
        self.moves += 1;
        let kept = after.saturating_add(cost);
        if before <= kept {
            return;
        }
        self.falls += 1;
        let excess = |worst: &Fall<S>| worst.before - worst.after - worst.cost;
        if before - kept > self.worst_move.as_ref().map_or(0, excess) {
            self.worst_move = Some(Fall {
                from: from.clone(),
                to: to.clone(),
                cost,
                before,
                after,
            });
        }
    }
}

/// Checks a heuristic along a path to a goal, for a space that is too large to be checked as a
/// whole. Returns the first state whose estimate is greater than the cost of the rest of the path.
/// A heuristic with such a state is not admissible.
pub fn overestimate_along<P: Space>(
    space: &P,
    heuristic: &Heuristic<P>,
    answer: &Answer<P::State>,
) -> Option<Overestimate<P::State>> {
    let mut cost = answer.cost;
    let mut costs = answer.costs.iter();
    answer.path.iter().find_map(|state| {
        let estimate = heuristic.estimate(space, state);
        let found = (estimate > cost).then(|| Overestimate {
            state: state.clone(),
            estimate,
            cost,
        });
        cost = cost.saturating_sub(costs.next().copied().unwrap_or(0));
        found
    })
}
