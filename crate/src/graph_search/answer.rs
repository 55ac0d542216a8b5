//! The answer and the outcome of a search.

use crate::graph_search::algorithm::Order;
use crate::graph_search::ending::{Answer, Ending};
use crate::graph_search::index::{Index, NONE};
use crate::graph_search::search::{Answered, GraphSearch};
use crate::graph_search::space::Space;
use crate::search::{GoalPolicy, Outcome};

impl<P: Space, I: Index<P::State>> GraphSearch<P, I> {
    /// Returns the reason why the search ended; `None` while it can go on.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Returns the path to the first goal that the search found. The cursor does not affect the
    /// result.
    pub fn answer(&self) -> Option<Answer<P::State>> {
        let node = self.answers.first()?.node;
        let sums: Vec<u32> = self
            .nodes_back_from(node)
            .map(|node| self.nodes.g[node as usize])
            .collect();
        let costs = sums.windows(2).rev().map(|pair| pair[0] - pair[1]);
        Some(Answer {
            path: self.path_to(node),
            costs: costs.collect(),
            cost: self.nodes.g[node as usize],
        })
    }

    /// Returns the step that found the first goal.
    pub fn answer_step(&self) -> Option<u64> {
        Some(self.answers.first()?.step.into())
    }

    /// Returns the number of goals found.
    pub fn goals(&self) -> u64 {
        self.answers.len() as u64
    }

    /// Returns whether the answer is a cheapest path, supposing that the heuristic (if there is
    /// one) is admissible. A breadth-first answer has the fewest moves, so it counts as cheapest
    /// only if all moves cost the same.
    pub fn is_shortest_by_nature(&self) -> bool {
        match self.algorithm.order() {
            Order::BreadthFirst | Order::UniformCost | Order::AStar => true,
            Order::DepthFirst | Order::Greedy | Order::WeightedAStar => false,
        }
    }

    /// Returns the states from the start to a node.
    pub(super) fn path_to(&self, node: u32) -> Vec<P::State> {
        let back = self.nodes_back_from(node);
        let states = back.map(|node| self.nodes.state[node as usize].clone());
        let mut path: Vec<_> = states.collect();
        path.reverse();
        path
    }

    /// Iterates over the nodes from a node back to the start.
    pub(super) fn nodes_back_from(&self, node: u32) -> impl Iterator<Item = u32> {
        std::iter::successors(Some(node), |&node| self.parent(node))
    }

    /// Returns the node whose visit made this node.
    pub(super) fn parent(&self, node: u32) -> Option<u32> {
        match self.nodes.by[node as usize] {
            NONE => None,
            visit => Some(self.visits.node[visit as usize]),
        }
    }

    /// Returns the outcome in the form that all families share; `None` while the search can go on.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        let ending = self.ending?;
        let goals = self.goals();
        Some(match (ending, self.policy.goal) {
            (Ending::StepLimit | Ending::CostLimit | Ending::OutOfMemory, _) => {
                Outcome::LimitReached
            }
            (Ending::NodeLimit, _) => Outcome::StateLimit {
                limit: self.node_limit(),
            },
            (Ending::Exhausted | Ending::Goal, GoalPolicy::CountTo(_)) if goals > 0 => {
                let all = ending == Ending::Exhausted;
                Outcome::Counted { goals, all }
            }
            (Ending::Exhausted | Ending::Goal, _) => match self.answers.first() {
                Some(&Answered { depth, .. }) => Outcome::Found { depth },
                None => Outcome::Impossible,
            },
        })
    }
}
