//! The search: one loop for all algorithms. They differ in the open list only.

use std::fmt;
use std::sync::Arc;

use crate::graph_search::algorithm::{Algorithm, Order};
use crate::graph_search::cursor::Cursor;
use crate::graph_search::departures::Departures;
use crate::graph_search::ending::Ending;
use crate::graph_search::index::{Dense, Hashed, Index, NONE, Shortage};
use crate::graph_search::nodes::{Nodes, Visits};
use crate::graph_search::open::Open;
use crate::graph_search::space::{DenseSpace, Moves, Space};
use crate::search::{GoalPolicy, Policy, RunError, Search};

/// Maximum number of nodes and of steps of a search.
pub const NODE_LIMIT: u32 = u32::MAX - 1;

/// Number of superseded nodes that [`advance`](Search::advance) skips at once, unless its budget is
/// greater. A depth-first search of a whole space leaves millions of them to its end.
const MOST_SKIPPED: u64 = 1 << 18;

/// A search of a graph in any order, each of whose steps can be shown again.
///
/// A step is one generated move. In the orders that test a state for a goal when the state leaves
/// the open list, the removal of a goal is a step, too.
///
/// # Complexity
/// Memory: 13 bytes and the size of a state for each node, and 8 bytes for each visit. The open
/// list takes up to 12 bytes for each node. A [`Hashed`] index takes 6 to 12 bytes for each node, a
/// [`Dense`] index 4 bytes for each rank. Showing a step takes O(log nodes + branching) time.
pub struct GraphSearch<P: Space, I = Hashed> {
    pub(super) space: Arc<P>,
    pub(super) algorithm: Algorithm<P>,
    pub(super) policy: Policy,
    node_limit: u32,
    pub(super) nodes: Nodes<P::State>,
    pub(super) visits: Visits,
    pub(super) index: I,
    pub(super) open: Open,
    /// The moves of one state, in the order in which the search makes them.
    pub(super) moves: Moves<P::State>,
    /// Number of steps made. It can exceed the limit of the policy by steps of the last visit.
    pub(super) steps: u32,
    /// Whether the last step cannot be shown yet, because visits without steps that belong to it
    /// may still have to be made.
    is_behind: bool,
    /// Number of visits that are complete.
    pub(super) complete: u32,
    /// The goals, in the order in which the search found them.
    pub(super) answers: Vec<Answered>,
    pub(super) ending: Option<Ending>,
    /// Number that the next stage must exceed. Its meaning depends on the order, see
    /// [`begin`](Self::begin).
    mark: u32,
    pub(super) cursor: Cursor,
    pub(super) departures: Departures,
}

/// A goal that was found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answered {
    pub step: u32,
    pub node: u32,
    /// Number of moves to the goal, known of the first goal only; 0 for the others.
    pub depth: u32,
}

impl<P: Space, I> fmt::Debug for GraphSearch<P, I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GraphSearch")
            .field("algorithm", &self.algorithm)
            .field("policy", &self.policy)
            .field("nodes", &self.nodes.len())
            .field("visits", &self.visits.len())
            .field("steps", &self.steps)
            .field("ending", &self.ending)
            .finish_non_exhaustive()
    }
}

impl<P: Space> GraphSearch<P> {
    /// Prepares the search of a space with any states; no step is known yet.
    pub fn new(space: Arc<P>, algorithm: Algorithm<P>, policy: Policy) -> Self {
        Self::begun(space, Hashed::default(), algorithm, policy)
    }
}

impl<P: DenseSpace> GraphSearch<P, Dense> {
    /// Prepares the search of a space with ranks; no step is known yet.
    ///
    /// # Errors
    /// [`RunError::TooLarge`] if the space has more than [`NODE_LIMIT`] states, and
    /// [`RunError::OutOfMemory`] if there is no memory for one number for each state.
    pub fn dense(space: Arc<P>, algorithm: Algorithm<P>, policy: Policy) -> Result<Self, RunError> {
        let states = space.states();
        if states > NODE_LIMIT.into() {
            return Err(RunError::TooLarge {
                states,
                limit: NODE_LIMIT.into(),
            });
        }
        let index = Dense::new(states)?;
        Ok(Self::begun(space, index, algorithm, policy))
    }

    /// Prepares the search of a space whose states get their ranks when a move first leads to them.
    /// Each new rank must be one more than the greatest so far. No step is known yet.
    pub(crate) fn ranked_on_discovery(
        space: Arc<P>,
        algorithm: Algorithm<P>,
        policy: Policy,
    ) -> Self {
        Self::begun(space, Dense::growing(), algorithm, policy)
    }
}

impl<P: Space, I: Index<P::State>> GraphSearch<P, I> {
    fn begun(space: Arc<P>, index: I, algorithm: Algorithm<P>, policy: Policy) -> Self {
        let start = space.start();
        let mut search = Self {
            nodes: Nodes::new(start),
            visits: Visits::new(),
            index,
            open: Open::new(algorithm.order()),
            moves: Moves::default(),
            node_limit: NODE_LIMIT,
            steps: 0,
            is_behind: false,
            complete: 0,
            answers: Vec::new(),
            ending: None,
            mark: 0,
            cursor: Cursor::default(),
            departures: Departures::default(),
            space,
            algorithm,
            policy,
        };
        if search.begin().is_err() {
            search.ending = Some(Ending::OutOfMemory);
        }
        search.seek(0);
        search
    }

    fn begin(&mut self) -> Result<(), Shortage> {
        let start = self.nodes.state[0].clone();
        self.index.reserve(1, &[])?;
        self.index.find_or_insert(&start, 0, &[]);
        self.open.reserve(1)?;
        let h = self.algorithm.estimate(&self.space, &start);
        self.open.push(self.algorithm.key(0, h), 0)?;
        self.mark = match self.algorithm.order() {
            // For breadth-first search, the first node of the next level; for greedy search, the
            // estimate that a new stage must go below.
            Order::BreadthFirst => 1,
            Order::Greedy => h,
            // For depth-first search, the visit from which the descent goes on; for the others, the
            // cost that a new stage must exceed.
            Order::DepthFirst => NONE,
            Order::UniformCost | Order::AStar | Order::WeightedAStar => self.algorithm.key(0, h).f,
        };
        if self.algorithm.order().tests_when_generated() && self.space.is_goal(&start) {
            self.answers.push(Answered {
                step: 0,
                node: 0,
                depth: 0,
            });
        }
        if self.has_enough_goals() {
            self.ending = Some(Ending::Goal);
        }
        self.work(0);
        Ok(())
    }

    /// Limits the number of nodes: the search ends with [`Ending::NodeLimit`] before it makes more.
    /// A state has a further node for each better path that the search finds to it.
    pub fn within_nodes(mut self, limit: u32) -> Self {
        self.node_limit = limit.min(NODE_LIMIT);
        self
    }

    pub(super) fn node_limit(&self) -> u32 {
        self.node_limit
    }

    /// Returns the space that is searched.
    pub fn space(&self) -> &P {
        &self.space
    }

    /// Returns the algorithm.
    pub fn algorithm(&self) -> &Algorithm<P> {
        &self.algorithm
    }

    /// Returns the number of steps that can be shown.
    pub(super) fn known(&self) -> u32 {
        let most = self.policy.step_limit.unwrap_or(u64::MAX);
        let shown = self.steps - u32::from(self.is_behind);
        u64::from(shown).min(most) as u32
    }

    /// Makes steps until `target` steps are known or the search has ended. Visits without steps
    /// belong to the step before them, so those that follow the last step are made before the step
    /// is known, and what a known step shows never changes.
    pub(super) fn work(&mut self, target: u64) {
        let most = self.policy.step_limit.unwrap_or(u64::MAX);
        let target = target.min(most).min(NODE_LIMIT.into()) as u32;
        self.departures.outdate();
        let skipped = MOST_SKIPPED.max(u64::from(target.saturating_sub(self.steps)));
        let most_stale = self.visits.stale.len() as u64 + skipped;
        self.is_behind = false;
        while self.ending.is_none() {
            // Skip no more visits in this call. No step that was known before gets hidden: either
            // this call has made a step, or the call before it was behind, too.
            if self.visits.stale.len() as u64 >= most_stale {
                self.is_behind = true;
                break;
            }
            match self.visit_next(target) {
                Ok(true) => {}
                Ok(false) => {
                    let is_last = u64::from(self.steps) >= most;
                    self.ending = is_last.then_some(Ending::StepLimit);
                    break;
                }
                Err(ending) => self.ending = Some(ending),
            }
        }
        if u64::from(self.steps) > most {
            self.ending = Some(Ending::StepLimit);
            self.answers
                .retain(|answered| u64::from(answered.step) <= most);
        }
    }

    /// Makes the next visit. If the visit has steps but `target` steps are already made, returns
    /// false and makes no visit.
    ///
    /// # Errors
    /// The reason why the search ends.
    #[inline(always)]
    fn visit_next(&mut self, target: u32) -> Result<bool, Ending> {
        let (node, f) = self.open.peek().ok_or(Ending::Exhausted)?;
        self.visits.reserve()?;
        if self.nodes.is_superseded(node) {
            self.open.pop();
            let visit = self.visits.push(node, self.steps);
            self.visits.stale.push(visit);
            self.complete += 1;
            return Ok(true);
        }
        let order = self.algorithm.order();
        let is_idle = self.steps >= target;
        let state = &self.nodes.state[node as usize];
        let removes_goal = !order.tests_when_generated() && self.space.is_goal(state);
        if is_idle && removes_goal {
            return Ok(false);
        }
        self.moves.clear();
        self.space.moves(state, &mut self.moves);
        let count = self.moves.as_slice().len();
        if is_idle && count > 0 {
            return Ok(false);
        }
        self.make_room(count)?;
        let g = self.nodes.g[node as usize];
        let mut costs = self.moves.as_slice().iter();
        let is_too_dear = costs.any(|(_, cost)| g.checked_add(*cost).is_none());
        if is_too_dear && !removes_goal {
            return Err(Ending::CostLimit);
        }
        let visit = self.visits.push(node, self.steps);
        if self.begins_stage(visit, node, f) {
            self.visits.begin_stage(visit);
        }
        self.open.pop();
        let is_again = self.nodes.is_again(node);
        if removes_goal {
            self.visits.goals.push(visit);
            self.steps += 1;
            if !is_again {
                self.note_answer(node)?;
            }
            if is_too_dear {
                return Err(Ending::CostLimit);
            }
        } else if count == 0 {
            self.visits.dead_ends.push(visit);
        }
        self.nodes.set_expanded(node);
        if is_again {
            self.visits.again.push(visit);
        }
        self.expand(visit, node)?;
        Ok(true)
    }

    /// Makes room for the nodes to which `count` moves can lead.
    #[inline(always)]
    fn make_room(&mut self, count: usize) -> Result<(), Ending> {
        // Compare differences with the limits: sums could exceed 32 bits.
        if count >= (NODE_LIMIT - self.steps) as usize {
            return Err(Ending::StepLimit);
        }
        if count > self.node_limit.saturating_sub(self.nodes.len()) as usize {
            return Err(Ending::NodeLimit);
        }
        self.nodes.reserve(count)?;
        self.open.reserve(count)?;
        self.index.reserve(count, &self.nodes.state)?;
        Ok(())
    }

    /// Makes the moves from the state of `node`, one step each.
    #[inline(always)]
    fn expand(&mut self, visit: u32, node: u32) -> Result<(), Ending> {
        let order = self.algorithm.order();
        if order == Order::DepthFirst {
            // Reverse the moves: the first move must be pushed last, so that it is popped first.
            self.moves.reverse();
        }
        let g = self.nodes.g[node as usize];
        let count = self.moves.as_slice().len();
        // The state counts as expanded after its last move, even if that move ends the search.
        self.complete += u32::from(count == 0);
        for index in 0..count {
            let (to, cost) = &self.moves.as_slice()[index];
            let g = g + *cost;
            self.steps += 1;
            self.complete += u32::from(index + 1 == count);
            let fresh = self.nodes.len();
            let found = self.index.find_or_insert(to, fresh, &self.nodes.state);
            let is_new = found.is_none();
            if let Some(entry) = found {
                let earlier = *entry;
                let is_better = match order {
                    Order::BreadthFirst | Order::Greedy => false,
                    Order::DepthFirst => !self.nodes.is_expanded(earlier),
                    Order::UniformCost | Order::AStar | Order::WeightedAStar => {
                        g < self.nodes.g[earlier as usize]
                    }
                };
                if !is_better {
                    continue;
                }
                *entry = fresh;
                self.nodes.push_newer(to.clone(), visit, g, earlier);
            } else {
                self.nodes.push(to.clone(), visit, g);
            }
            let h = self.algorithm.estimate(&self.space, to);
            self.open.push(self.algorithm.key(g, h), fresh)?;
            if is_new && order.tests_when_generated() && self.space.is_goal(to) {
                self.note_answer(fresh)?;
            }
        }
        Ok(())
    }

    /// Records that the last step found a goal. Ends the search if the policy asks for no more
    /// goals.
    #[cold]
    fn note_answer(&mut self, node: u32) -> Result<(), Ending> {
        self.answers.try_reserve(1).map_err(Shortage::from)?;
        let step = self.steps;
        // Count the moves here, once: playback asks for the depth in every frame, and a path can
        // have a million moves.
        let depth = match self.answers.first() {
            None => self.nodes_back_from(node).count() as u32 - 1,
            Some(_) => 0,
        };
        self.answers.push(Answered { step, node, depth });
        if self.has_enough_goals() {
            return Err(Ending::Goal);
        }
        Ok(())
    }

    fn has_enough_goals(&self) -> bool {
        let goals = self.answers.len() as u64;
        match self.policy.goal {
            GoalPolicy::FirstAnswer => goals >= 1,
            GoalPolicy::WholeSpace => false,
            GoalPolicy::CountTo(most) => most.is_some_and(|most| goals >= most.get()),
        }
    }

    /// Returns whether the visit of a node begins a stage: a level (breadth-first), a least
    /// estimate so far (greedy), a way back (depth-first), or a greatest `f` so far (other orders).
    #[inline(always)]
    fn begins_stage(&mut self, visit: u32, node: u32, f: u32) -> bool {
        match self.algorithm.order() {
            Order::BreadthFirst => {
                let begins = node >= self.mark;
                if begins {
                    // At this point all nodes of the level have been made, and none of the next
                    // level.
                    self.mark = self.nodes.len();
                }
                begins
            }
            Order::Greedy => {
                let begins = f < self.mark;
                self.mark = self.mark.min(f);
                begins
            }
            Order::DepthFirst => {
                let begins = self.nodes.by[node as usize] != self.mark;
                self.mark = visit;
                begins
            }
            Order::UniformCost | Order::AStar | Order::WeightedAStar => {
                let begins = f > self.mark;
                self.mark = self.mark.max(f);
                begins
            }
        }
    }
}
