//! Certificates: answers, and proofs that nothing cheaper exists, that can be checked without
//! trusting the search.

use std::fmt;
use std::hash::Hash;

use crate::graph_search::algorithm::Order;
use crate::graph_search::ending::{Answer, Ending};
use crate::graph_search::index::{Hashed, Index};
use crate::graph_search::search::GraphSearch;
use crate::graph_search::space::{Moves, Space};

/// The certificate of a search that has ended.
///
/// The *labels* prove that no path to a goal costs less than [`bound`](Self::bound). The label of a
/// state is a lower bound for the cost of any path to it. The start has label 0. For each move
/// between two labelled states, the label of the first state plus the cost of the move is at least
/// the label of the second. For each move out of the labelled states, the label, the cost of the
/// move and the estimate of the rest together are at least the bound. Every path to a goal has a
/// move out of the labelled states, because no labelled state is a goal.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Certificate<S> {
    /// The path to a goal; `None` if the certificate proves that there is none.
    pub answer: Option<Answer<S>>,
    /// The labelled states; `None` if the search proves nothing about other paths.
    pub labels: Option<Vec<(S, u32)>>,
    /// The way in which costs are counted.
    pub measure: Measure,
    /// Factor of the estimates. The proven bound is the cost of the answer divided by this weight.
    pub weight: u32,
}

/// The way in which a certificate counts the cost of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// A move counts its cost.
    Cost,
    /// Each move counts 1.
    Moves,
}

impl<S> Certificate<S> {
    /// Returns the least cost that a path to a goal can have, as far as the labels prove it. For
    /// [`Measure::Moves`], returns a number of moves. Returns `None` if no path exists.
    pub fn bound(&self) -> Option<u32> {
        let answer = self.answer.as_ref()?;
        match (&self.labels, self.measure) {
            (None, _) => Some(0),
            (Some(_), Measure::Cost) => Some(answer.cost.div_ceil(self.weight.max(1))),
            (Some(_), Measure::Moves) => Some(answer.path.len() as u32 - 1),
        }
    }
}

/// The reason why a certificate proves nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Flaw<S> {
    /// The path does not begin with the start, or the start is not labelled with 0.
    NoStart,
    /// The last state of the path is no goal.
    NoGoal { state: S },
    /// No move leads from one state of the path to the next at the cost that the path claims.
    NoMove { from: S, to: S },
    /// The moves of the path cost less or more than the certificate claims.
    WrongCost { claimed: u32, cost: u64 },
    /// A labelled state is a goal.
    GoalInside { state: S },
    /// A state has two labels.
    TwoLabels { state: S },
    /// Through a move between labelled states, a path reaches the second state for less than its
    /// label; or through a move out of the labelled states, an answer can cost less than the bound.
    Cheaper { from: S, to: S },
    /// The certificate has neither a path nor labels.
    Empty,
}

impl<S: fmt::Debug> fmt::Display for Flaw<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoStart => write!(f, "the start is missing"),
            Self::NoGoal { state } => write!(f, "the last state {state:?} is not a goal"),
            Self::NoMove { from, to } => write!(f, "no move leads from {from:?} to {to:?}"),
            Self::WrongCost { claimed, cost } => {
                write!(f, "the path claims to cost {claimed} but costs {cost}")
            }
            Self::GoalInside { state } => write!(f, "the labelled state {state:?} is a goal"),
            Self::TwoLabels { state } => write!(f, "state {state:?} has two labels"),
            Self::Cheaper { from, to } => {
                write!(
                    f,
                    "the move from {from:?} to {to:?} may lead to something cheaper"
                )
            }
            Self::Empty => write!(f, "the certificate claims nothing"),
        }
    }
}

impl<S: fmt::Debug> std::error::Error for Flaw<S> {}

impl<P: Space, I: Index<P::State>> GraphSearch<P, I> {
    /// Makes the certificate of the first answer. If the search has found no answer, makes the
    /// certificate that there is none. Returns `None` while neither is certain, and if a limit
    /// ended the search.
    pub fn certificate(&self) -> Option<Certificate<P::State>> {
        let (measure, visits, nodes) = match (self.answers.first(), self.ending) {
            (None, Some(Ending::Exhausted)) => return Some(self.closed_set()),
            (None, _) => return None,
            (Some(answered), _) => {
                let measure = self.algorithm.order().measure();
                let visit = match answered.step {
                    0 => 0,
                    step => self.visits.of_step(step),
                };
                (measure, visit, self.nodes.before_visit(visit))
            }
        };
        Some(Certificate {
            answer: self.answer(),
            labels: measure.map(|measure| self.labels(measure, visits, nodes)),
            measure: measure.unwrap_or(Measure::Cost),
            weight: self.algorithm.weight(),
        })
    }

    /// Makes the certificate that no goal can be reached: all states that were found, with label 0.
    /// No move leads out of this set.
    fn closed_set(&self) -> Certificate<P::State> {
        let firsts = (0..self.nodes.len()).filter(|&node| self.nodes.earlier(node).is_none());
        let states = firsts.map(|node| self.nodes.state[node as usize].clone());
        Certificate {
            answer: None,
            labels: Some(states.map(|state| (state, 0)).collect()),
            measure: Measure::Cost,
            weight: 1,
        }
    }

    /// Returns the states that the first `visits` visits had expanded, each with the cost of its
    /// path. Leaves out the states that waited again because one of the first `nodes` nodes had
    /// reopened them.
    fn labels(&self, measure: Measure, visits: u32, nodes: u32) -> Vec<(P::State, u32)> {
        let mut depths = Vec::new();
        if measure == Measure::Moves {
            depths.resize(nodes as usize, 0);
            for node in 1..nodes {
                let parent = self.parent(node).unwrap_or_default();
                depths[node as usize] = depths[parent as usize] + 1;
            }
        }
        let visited = &self.visits.node[..visits as usize];
        let newest = visited.iter().filter(|&&node| !self.is_stale(node, nodes));
        newest
            .map(|&node| {
                let node = node as usize;
                let label = match measure {
                    Measure::Cost => self.nodes.g[node],
                    Measure::Moves => depths[node],
                };
                (self.nodes.state[node].clone(), label)
            })
            .collect()
    }
}

impl Order {
    /// Returns the measure in which the labels of a search prove its answer; `None` if they prove
    /// nothing.
    const fn measure(self) -> Option<Measure> {
        match self {
            Self::BreadthFirst => Some(Measure::Moves),
            Self::UniformCost | Self::AStar | Self::WeightedAStar => Some(Measure::Cost),
            Self::DepthFirst | Self::Greedy => None,
        }
    }
}

impl<S: Clone + Eq + Hash> Certificate<S> {
    /// Checks the certificate against the rules of the space. Shares no code with a search except
    /// the hash table. A fault of that table could lose a label but could not invent one, and a
    /// proof that holds without a label also holds with it. `estimate` must be admissible: no
    /// estimate may be greater than the least cost to a goal. For a search without a heuristic it
    /// returns 0.
    ///
    /// # Errors
    /// The first [`Flaw`] that the check finds.
    pub fn verify<P: Space<State = S>>(
        &self,
        space: &P,
        estimate: impl Fn(&S) -> u32,
    ) -> Result<(), Flaw<S>> {
        if self.answer.is_none() && self.labels.is_none() {
            return Err(Flaw::Empty);
        }
        if let Some(answer) = &self.answer {
            verify_path(space, answer)?;
        }
        match &self.labels {
            Some(labels) => self.verify_labels(space, labels, &estimate),
            None => Ok(()),
        }
    }

    fn verify_labels<P: Space<State = S>>(
        &self,
        space: &P,
        labels: &[(S, u32)],
        estimate: &dyn Fn(&S) -> u32,
    ) -> Result<(), Flaw<S>> {
        let states: Vec<S> = labels.iter().map(|(state, _)| state.clone()).collect();
        let mut index = Hashed::default();
        for (number, state) in (0..).zip(&states) {
            let twice = index.find_or_insert(state, number, &states);
            if twice.is_some() {
                return Err(Flaw::TwoLabels {
                    state: state.clone(),
                });
            }
        }
        let label_of = |state: &S| {
            let number = index.find(state, &states)?;
            Some(u64::from(labels[number as usize].1))
        };
        let start = space.start();
        let claimed = match (&self.answer, self.measure) {
            (None, _) => u64::MAX,
            (Some(answer), Measure::Cost) => answer.cost.into(),
            (Some(answer), Measure::Moves) => answer.path.len() as u64 - 1,
        };
        // If the start has no label, its own estimate must reach the bound.
        let first = label_of(&start);
        let left = self.at_least(space, &start, estimate);
        if first.is_some_and(|label| label != 0) || (first.is_none() && left < claimed) {
            return Err(Flaw::NoStart);
        }
        let mut moves = Moves::default();
        for (from, label) in labels {
            if space.is_goal(from) {
                return Err(Flaw::GoalInside {
                    state: from.clone(),
                });
            }
            moves.clear();
            space.moves(from, &mut moves);
            for (to, cost) in moves.as_slice() {
                let cost = match self.measure {
                    Measure::Cost => u64::from(*cost),
                    Measure::Moves => 1,
                };
                let reached = u64::from(*label) + cost;
                let is_bounded = match label_of(to) {
                    Some(label) => label <= reached,
                    None => reached.saturating_add(self.at_least(space, to, estimate)) >= claimed,
                };
                if !is_bounded {
                    return Err(Flaw::Cheaper {
                        from: from.clone(),
                        to: to.clone(),
                    });
                }
            }
        }
        Ok(())
    }

    /// Returns a lower bound for the cost from a state without a label to a goal, times the weight.
    fn at_least<P: Space<State = S>>(
        &self,
        space: &P,
        state: &S,
        estimate: &dyn Fn(&S) -> u32,
    ) -> u64 {
        match self.measure {
            Measure::Cost => u64::from(self.weight) * u64::from(estimate(state)),
            // A state that is not a goal needs at least one more move.
            Measure::Moves => u64::from(!space.is_goal(state)),
        }
    }
}

/// Checks that the path leads from the start to a goal at the cost that it claims.
fn verify_path<P: Space>(space: &P, answer: &Answer<P::State>) -> Result<(), Flaw<P::State>> {
    let Answer { path, costs, cost } = answer;
    if path.first() != Some(&space.start()) {
        return Err(Flaw::NoStart);
    }
    if let Some(last) = path.last()
        && !space.is_goal(last)
    {
        return Err(Flaw::NoGoal {
            state: last.clone(),
        });
    }
    let sum = costs.iter().copied().map(u64::from).sum();
    if sum != u64::from(*cost) || costs.len() + 1 != path.len() {
        return Err(Flaw::WrongCost {
            claimed: *cost,
            cost: sum,
        });
    }
    let mut moves = Moves::default();
    for (pair, &cost) in path.windows(2).zip(costs) {
        moves.clear();
        space.moves(&pair[0], &mut moves);
        if !moves.as_slice().contains(&(pair[1].clone(), cost)) {
            return Err(Flaw::NoMove {
                from: pair[0].clone(),
                to: pair[1].clone(),
            });
        }
    }
    Ok(())
}
