//! Directed graphs as state spaces: moves that nobody can take back.

use std::collections::VecDeque;

use proptest::prelude::*;
use proptest::sample::Index;
use searchlight_core::{
    Action, BreadthFirst, Drawing, Predecessors, RunError, Search, Shape, SpaceProblem, State,
    StateSpace,
};

/// A graph by its edges, where the search begins, and what it looks for. It is drawn as a row of
/// cells with a 1 on the state's.
#[derive(Clone, Debug)]
pub struct Graph {
    /// Where the edges of each state lead, in the order of its moves.
    pub edges: Vec<Vec<State>>,
    pub start: State,
    /// Ascending.
    pub goals: Vec<State>,
}

impl Graph {
    /// The same with a move from each state back to itself.
    pub fn without_dead_ends(mut self) -> Self {
        for (state, targets) in (0..).zip(&mut self.edges) {
            targets.push(state);
        }
        self
    }

    /// The problem with or without its predecessors, and perhaps with a limit.
    pub fn problem(&self, walked_back: bool, limit: Option<u32>) -> SpaceProblem {
        let problem = if walked_back {
            SpaceProblem::two_way(self.clone())
        } else {
            SpaceProblem::one_way(self.clone())
        };
        match limit {
            Some(limit) => problem.within(limit),
            None => problem,
        }
    }

    /// The states from which a move leads to `state`, once for each move.
    fn sources(&self, state: State) -> impl Iterator<Item = State> {
        let edges = (0..).zip(&self.edges);
        edges.flat_map(move |(from, targets)| {
            let into = targets.iter().filter(move |&&to| to == state);
            into.map(move |_| from)
        })
    }

    /// How far each state is from `start`: breadth-first search as textbooks have it.
    pub fn distances(&self, start: State) -> Vec<Option<u32>> {
        let mut distances = vec![None; self.edges.len()];
        distances[start as usize] = Some(0);
        let mut queue = VecDeque::from([(start, 0)]);
        while let Some((state, distance)) = queue.pop_front() {
            for &to in &self.edges[state as usize] {
                if distances[to as usize].is_none() {
                    distances[to as usize] = Some(distance + 1);
                    queue.push_back((to, distance + 1));
                }
            }
        }
        distances
    }

    /// The least moves from the start to a goal.
    pub fn least(&self) -> Option<u32> {
        let distances = self.distances(self.start);
        let reached = self
            .goals
            .iter()
            .filter_map(|&goal| distances[goal as usize]);
        reached.min()
    }

    /// Whether these states lead from the start to a goal, each by a move from the one before.
    pub fn is_answer(&self, path: &[State]) -> bool {
        let moves = path.windows(2);
        path.first() == Some(&self.start)
            && path.last().is_some_and(|last| self.goals.contains(last))
            && moves
                .clone()
                .all(|pair| self.edges[pair[0] as usize].contains(&pair[1]))
    }
}

/// A search of a small space, to its end.
///
/// # Panics
/// Where it could not begin.
pub fn finished(search: Result<BreadthFirst, RunError>) -> BreadthFirst {
    let mut search = search.expect("a small space");
    search.advance(u64::MAX);
    search
}

/// Writes states to the front of `out`, and returns their number.
fn write(states: impl Iterator<Item = State>, out: &mut [State]) -> usize {
    states.zip(out).map(|(state, slot)| *slot = state).count()
}

impl StateSpace for Graph {
    fn states(&self) -> u64 {
        self.edges.len() as u64
    }

    fn branching(&self) -> usize {
        self.edges.iter().map(Vec::len).max().unwrap_or(0)
    }

    fn start(&self) -> State {
        self.start
    }

    fn is_goal(&self, state: State) -> bool {
        self.goals.contains(&state)
    }

    fn successors(&self, state: State, out: &mut [State]) -> usize {
        write(self.edges[state as usize].iter().copied(), out)
    }
}

impl Predecessors for Graph {
    fn most_predecessors(&self) -> usize {
        let states = 0..self.edges.len() as State;
        let counts = states.map(|state| self.sources(state).count());
        counts.max().unwrap_or(0)
    }

    fn predecessors(&self, state: State, out: &mut [State]) -> usize {
        write(self.sources(state), out)
    }
}

impl Drawing for Graph {
    fn board_shape(&self) -> Shape {
        Shape {
            rows: 1,
            columns: self.edges.len() as u32,
        }
    }

    fn board(&self, state: State, cells: &mut [u8]) {
        cells.fill(0);
        cells[state as usize] = 1;
    }

    fn action(&self, state: State, index: usize) -> Action {
        let to = self.edges[state as usize][index];
        Action { from: state, to }
    }
}

/// Random graphs of 40 states at most, sparse ones and dense ones; an edge may lead back to its
/// state or come twice, and there may be no goal.
pub fn graphs() -> impl Strategy<Value = Graph> {
    let edges = prop_oneof![0..20_usize, 0..160_usize];
    let edges = edges.prop_flat_map(|count| prop::collection::vec(any::<[Index; 2]>(), count));
    let goals = prop::collection::vec(any::<Index>(), 0..4);
    (1..=40_usize, edges, any::<Index>(), goals).prop_map(|(states, pairs, start, goals)| {
        let state = |index: &Index| index.index(states) as State;
        let mut edges = vec![Vec::new(); states];
        for [from, to] in &pairs {
            edges[from.index(states)].push(state(to));
        }
        let mut goals: Vec<State> = goals.iter().map(state).collect();
        goals.sort_unstable();
        goals.dedup();
        Graph {
            edges,
            start: state(&start),
            goals,
        }
    })
}
