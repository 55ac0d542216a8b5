//! Certificates of state space searches: answers that can be checked without trusting the search.

use serde::Serialize;

use crate::proof::Flaw;
use crate::state_space::problem::SpaceProblem;
use crate::state_space::space::{Predecessors, StateSpace};
use crate::state_space::state::State;

/// The proof that comes with the outcome of a search through a state space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
#[serde(tag = "kind", rename_all = "camelCase")]
#[non_exhaustive]
pub enum SpaceCertificate {
    /// For "found": the states from the start to a goal, each one move after the previous one, and
    /// the depth that the search claims for the goal.
    Path { depth: u32, states: Vec<State> },
    /// For "found": a path, and labels that prove that no path is cheaper. The states with labels
    /// are those that the search had expanded. The start has label 0. For each move between two of
    /// these states, the label of the first plus the cost of the move is at least the label of the
    /// second. For each move out of these states, the label, the cost of the move and `weight`
    /// times the estimate of the rest together are at least `cost`. So each path to a goal costs at
    /// least `cost` divided by `weight`, if no estimate is too great.
    #[serde(rename_all = "camelCase")]
    Cheapest {
        cost: u32,
        states: Vec<State>,
        /// Cost of each move of the path.
        costs: Vec<u32>,
        labels: Labels,
        /// Index of the heuristic among those of the puzzle; `None` if all estimates are 0.
        heuristic: Option<u8>,
        weight: u32,
    },
    /// For "impossible": an ascending set of states that holds the start but no goal. No move
    /// leaves the set, so no goal can be reached from any state in it.
    ClosedSet { states: Vec<State> },
    /// For "impossible", shown from the goals: an ascending set of states that holds all goals but
    /// not the start. No move enters the set.
    ClosedGoals { states: Vec<State> },
    /// For "too deep": levels around the start and levels around the goals that share no state. A
    /// path of at most `limit` moves, the limit of the problem, would have a state in both.
    TooDeep {
        limit: u32,
        forward: Levels,
        backward: Levels,
    },
}

/// States, each with the cost of the cheapest path to it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
pub struct Labels {
    /// The ranks of the states, ascending.
    pub states: Vec<State>,
    pub costs: Vec<u32>,
}

impl Labels {
    /// Makes the labels of these states of a space of `count` states. Uses a table of as many
    /// entries: code for sorting would make the wasm larger.
    pub(crate) fn new(labels: impl Iterator<Item = (State, u32)>, count: u64) -> Self {
        const NONE: u32 = u32::MAX;
        let mut table = vec![NONE; count as usize];
        for (state, label) in labels {
            table[state as usize] = label;
        }
        let labelled = (0..).zip(table).filter(|&(_, label)| label != NONE);
        let (states, costs) = labelled.unzip();
        Self { states, costs }
    }

    fn of(&self, state: State) -> Option<u64> {
        let index = self.states.binary_search(&state).ok()?;
        self.costs.get(index).map(|&cost| cost.into())
    }
}

/// The states up to some distance, in moves, from the start or from the goals, grouped by distance.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
pub struct Levels {
    /// The ranks of the states, one level after the other.
    pub states: Vec<State>,
    /// For each level, the index in `states` after its last state. Levels count from 0.
    pub ends: Vec<u32>,
}

impl Levels {
    /// Returns the index of the last level, which is the greatest distance, in moves.
    fn depth(&self) -> u32 {
        self.ends.len().saturating_sub(1) as u32
    }
}

impl SpaceCertificate {
    /// Checks the certificate against the rules of the puzzle; shares no code with a search.
    ///
    /// # Errors
    /// The first [`Flaw`] that the check finds.
    ///
    /// # Complexity
    /// A path takes time moves x branching. n labels take time n x branching x log n. A set of n
    /// states takes time n x branching and one bit for each rank up to the highest in the set.
    pub fn verify(&self, problem: &SpaceProblem) -> Result<(), Flaw> {
        let space = problem.space().as_ref();
        for &state in self.states().into_iter().flatten() {
            if !problem.has(state) {
                return Err(Flaw::OutsideSpace { state });
            }
        }
        match self {
            Self::Path { depth, states } => verify_path(space, *depth, states),
            Self::Cheapest {
                cost,
                states,
                costs,
                labels,
                heuristic,
                weight,
            } => {
                verify_costs(problem, *cost, states, costs)?;
                let estimate = |state| match (heuristic, problem.orders()) {
                    (Some(heuristic), Some(orders)) => orders.estimate(*heuristic, state),
                    _ => 0,
                };
                let left = |state| u64::from(*weight) * u64::from(estimate(state));
                verify_labels(problem, u64::from(*cost), labels, &left)
            }
            Self::ClosedSet { states } => verify_closed_set(space, states),
            Self::ClosedGoals { states } => {
                let predecessors = problem.predecessors().ok_or(Flaw::NoPredecessors)?;
                verify_closed_goals(predecessors.as_ref(), states)
            }
            Self::TooDeep {
                limit,
                forward,
                backward,
            } => verify_too_deep(problem, *limit, forward, backward),
        }
    }

    /// Returns the states that the certificate names.
    fn states(&self) -> [&[State]; 2] {
        match self {
            Self::Path { states, .. }
            | Self::ClosedSet { states }
            | Self::ClosedGoals { states } => [states, &[]],
            Self::Cheapest { states, labels, .. } => [states, &labels.states],
            Self::TooDeep {
                forward, backward, ..
            } => [&forward.states, &backward.states],
        }
    }
}

fn verify_path(space: &dyn StateSpace, depth: u32, states: &[State]) -> Result<(), Flaw> {
    let Some(&goal) = states.last() else {
        return Err(Flaw::NoStart);
    };
    if states[0] != space.start() {
        return Err(Flaw::NoStart);
    }
    if !space.is_goal(goal) {
        return Err(Flaw::NoGoal { state: goal });
    }
    let moves = states.len() - 1;
    if moves != depth as usize {
        return Err(Flaw::WrongDepth {
            claimed: depth,
            moves,
        });
    }
    let mut successors = vec![0; space.branching()];
    for pair in states.windows(2) {
        let count = space.successors(pair[0], &mut successors);
        if !successors[..count].contains(&pair[1]) {
            return Err(Flaw::NoMove {
                from: pair[0],
                to: pair[1],
            });
        }
    }
    Ok(())
}

/// Returns the moves from a state with their costs.
fn moves_of(problem: &SpaceProblem, state: State) -> Vec<(State, u32)> {
    let mut moves = Vec::new();
    if let Some(orders) = problem.orders() {
        orders.moves(state, &mut moves);
    } else {
        let mut successors = vec![0; problem.space().branching()];
        let count = problem.space().successors(state, &mut successors);
        moves.extend(successors[..count].iter().map(|&to| (to, 1)));
    }
    moves
}

impl SpaceProblem {
    /// Returns the cost of the cheapest moves along a path. Returns `None` if no move joins two
    /// consecutive states.
    pub fn cost_of(&self, path: &[State]) -> Option<u64> {
        let cost = |pair: &[State]| {
            let moves = moves_of(self, pair[0]).into_iter();
            let costs = moves.filter_map(|(to, cost)| (to == pair[1]).then_some(u64::from(cost)));
            costs.min()
        };
        path.windows(2).map(cost).sum()
    }
}

/// Checks that the moves of a path cost as much as the certificate claims.
fn verify_costs(
    problem: &SpaceProblem,
    claimed: u32,
    states: &[State],
    costs: &[u32],
) -> Result<(), Flaw> {
    verify_path(problem.space().as_ref(), costs.len() as u32, states)?;
    let cost = costs.iter().copied().map(u64::from).sum();
    if cost != u64::from(claimed) {
        return Err(Flaw::WrongCost { claimed, cost });
    }
    for (pair, &cost) in states.windows(2).zip(costs) {
        let (from, to) = (pair[0], pair[1]);
        if !moves_of(problem, from).contains(&(to, cost)) {
            return Err(Flaw::NoMove { from, to });
        }
    }
    Ok(())
}

/// Checks that no path to a goal leaves the labelled states at less than `bound`.
fn verify_labels(
    problem: &SpaceProblem,
    bound: u64,
    labels: &Labels,
    left: &dyn Fn(State) -> u64,
) -> Result<(), Flaw> {
    Marks::ascending(&labels.states)?;
    let start = problem.space().start();
    let is_begun = match labels.of(start) {
        Some(label) => label == 0,
        None => left(start) >= bound,
    };
    if !is_begun {
        return Err(Flaw::NoStart);
    }
    for (&from, &label) in labels.states.iter().zip(&labels.costs) {
        if problem.space().is_goal(from) {
            return Err(Flaw::NotOutside { state: from });
        }
        for (to, cost) in moves_of(problem, from) {
            let reached = u64::from(label) + u64::from(cost);
            let is_bounded = match labels.of(to) {
                Some(label) => label <= reached,
                None => reached + left(to) >= bound,
            };
            if !is_bounded {
                return Err(Flaw::Cheaper { from, to });
            }
        }
    }
    Ok(())
}

fn verify_closed_set(space: &dyn StateSpace, states: &[State]) -> Result<(), Flaw> {
    let inside = Marks::ascending(states)?;
    if !inside.hold(space.start()) {
        return Err(Flaw::NotInside);
    }
    if let Some(&state) = states.iter().find(|&&state| space.is_goal(state)) {
        return Err(Flaw::NotOutside { state });
    }
    let mut successors = vec![0; space.branching()];
    for &from in states {
        let count = space.successors(from, &mut successors);
        if let Some(&to) = successors[..count].iter().find(|&&to| !inside.hold(to)) {
            return Err(Flaw::NotClosed { from, to });
        }
    }
    Ok(())
}

fn verify_closed_goals(space: &dyn Predecessors, states: &[State]) -> Result<(), Flaw> {
    let start = space.start();
    let inside = Marks::ascending(states)?;
    if !space.goals().iter().all(|&goal| inside.hold(goal)) {
        return Err(Flaw::NotInside);
    }
    if inside.hold(start) {
        return Err(Flaw::NotOutside { state: start });
    }
    let mut predecessors = vec![0; space.most_predecessors()];
    for &to in states {
        let count = space.predecessors(to, &mut predecessors);
        if let Some(&from) = predecessors[..count]
            .iter()
            .find(|&&from| !inside.hold(from))
        {
            return Err(Flaw::NotClosed { from, to });
        }
    }
    Ok(())
}

fn verify_too_deep(
    problem: &SpaceProblem,
    limit: u32,
    forward: &Levels,
    backward: &Levels,
) -> Result<(), Flaw> {
    let own_limit = problem.depth_limit();
    if own_limit != Some(limit) {
        return Err(Flaw::WrongLimit {
            claimed: limit,
            limit: own_limit,
        });
    }
    let depth = forward.depth() + backward.depth();
    if depth < limit {
        return Err(Flaw::TooShallow { limit, depth });
    }
    let space = problem.space().as_ref();
    let successors = |state, out: &mut [State]| space.successors(state, out);
    verify_levels(&[space.start()], forward, space.branching(), &successors)?;
    let from_goals = match problem.predecessors() {
        Some(space) => {
            let predecessors = |state, out: &mut [State]| space.predecessors(state, out);
            let most = space.most_predecessors();
            let checked = verify_levels(&space.goals(), backward, most, &predecessors);
            checked.map_err(|flaw| match flaw {
                // `verify_levels` reports a backward move from its target: exchange both ends.
                Flaw::NotClosed { from, to } => Flaw::NotClosed { from: to, to: from },
                other => other,
            })?
        }
        // Level 0 consists of the goals themselves, and needs no predecessors.
        None if backward.depth() == 0 => verify_levels(&space.goals(), backward, 0, &|_, _| 0)?,
        None => return Err(Flaw::NoPredecessors),
    };
    let mut shared = forward.states.iter();
    match shared.find(|&&state| from_goals.hold(state)) {
        Some(&state) => Err(Flaw::NotOutside { state }),
        None => Ok(()),
    }
}

/// Checks that level 0 holds the `sources`, and that no move skips a level: each neighbour of a
/// state in a level (except the last level) must be in the same level, in an earlier one, or in the
/// next one. Returns the states of all levels.
fn verify_levels(
    sources: &[State],
    levels: &Levels,
    most_neighbours: usize,
    neighbours: &dyn Fn(State, &mut [State]) -> usize,
) -> Result<Marks, Flaw> {
    let mut reached = Marks::up_to(levels.states.iter().max().copied());
    let mut buffer = vec![0; most_neighbours];
    let mut begun = 0;
    let mut before: &[State] = &[];
    for (level, &end) in levels.ends.iter().enumerate() {
        let states = levels.states.get(begun..end as usize);
        let states = states.ok_or(Flaw::NotInside)?;
        begun = end as usize;
        for &state in states {
            reached.mark(state);
        }
        if level == 0 && !sources.iter().all(|&source| reached.hold(source)) {
            return Err(Flaw::NotInside);
        }
        for &from in before {
            let count = neighbours(from, &mut buffer);
            if let Some(&to) = buffer[..count].iter().find(|&&to| !reached.hold(to)) {
                return Err(Flaw::NotClosed { from, to });
            }
        }
        before = states;
    }
    let is_whole = !levels.ends.is_empty() && begun == levels.states.len();
    if is_whole {
        Ok(reached)
    } else {
        Err(Flaw::NotInside)
    }
}

/// A set of states, one bit for each rank, for fast membership tests.
struct Marks(Vec<u64>);

impl Marks {
    /// Makes an empty set for the ranks up to `highest`.
    fn up_to(highest: Option<State>) -> Self {
        let words = highest.map_or(0, |highest| word(highest) + 1);
        Self(vec![0; words])
    }

    fn ascending(states: &[State]) -> Result<Self, Flaw> {
        let mut marks = Self::up_to(states.iter().max().copied());
        let mut before = None;
        for &state in states {
            if before >= Some(state) {
                return Err(Flaw::NotAscending { state });
            }
            before = Some(state);
            marks.mark(state);
        }
        Ok(marks)
    }

    fn mark(&mut self, state: State) {
        self.0[word(state)] |= bit(state);
    }

    fn hold(&self, state: State) -> bool {
        let bits = self.0.get(word(state));
        bits.is_some_and(|bits| bits & bit(state) != 0)
    }
}

/// Returns the index of the word that holds a state's bit.
const fn word(state: State) -> usize {
    (state / u64::BITS) as usize
}

/// Returns the mask of a state's bit in its word.
const fn bit(state: State) -> u64 {
    1 << (state % u64::BITS)
}
