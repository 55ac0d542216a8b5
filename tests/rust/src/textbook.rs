//! The reference: searches of a graph with costs as textbooks have them, writing down every step.
//! The open list is a plain list, from which each algorithm takes another entry.

use std::collections::{BTreeMap, BTreeSet};

use searchlight_core::SplitMix64;
use searchlight_core::graph_search::{DenseSpace, Heuristic, Moves, Order, Space, Verdict};

/// A directed graph with costs and an estimate for each state. Edges may come twice.
#[derive(Clone, Debug)]
pub struct CostGraph {
    /// Where the edges of each state lead, and what they cost, in move order.
    pub edges: Vec<Vec<(u32, u32)>>,
    pub goals: Vec<u32>,
    pub estimates: Vec<u32>,
}

/// The heuristic that looks its estimates up.
pub const TABLE: Heuristic<CostGraph> =
    Heuristic::new("table", |graph, &state| graph.estimates[state as usize]);

/// The kinds of estimates of a random graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Estimates {
    /// The least costs themselves.
    Exact,
    /// At most the least cost, otherwise random: admissible, seldom consistent.
    Admissible,
    /// Random: too great for many states.
    Wild,
}

impl CostGraph {
    /// A random graph of at most 14 states. Edges may lead back to their state, and cost nothing.
    /// There may be no goal.
    pub fn random(seed: u64, estimates: Estimates, most_cost: u32) -> Self {
        let mut random = SplitMix64::new(seed);
        let mut below = |bound: u32| random.below(bound).unwrap_or(0);
        let states = 1 + below(14);
        let mut edges = vec![Vec::new(); states as usize];
        for _ in 0..below(4 * states + 1) {
            let from = below(states);
            let edge = (below(states), below(most_cost + 1));
            edges[from as usize].push(edge);
            if below(8) == 0 {
                edges[from as usize].push((edge.0, below(most_cost + 1)));
            }
        }
        let goals = (0..below(3)).map(|_| below(states)).collect();
        let mut graph = Self {
            edges,
            goals,
            estimates: Vec::new(),
        };
        graph.estimates = graph
            .costs_to_goal()
            .into_iter()
            .map(|cost| match (estimates, cost) {
                (Estimates::Wild, _) | (_, None) => below(3 * most_cost + 1),
                (Estimates::Exact, Some(cost)) => cost,
                (Estimates::Admissible, Some(cost)) => below(cost + 1),
            })
            .collect();
        graph
    }

    /// The least cost from each state to a goal: as many rounds over all edges as there are states
    /// (Bellman 1958).
    pub fn costs_to_goal(&self) -> Vec<Option<u32>> {
        let mut costs = vec![None; self.edges.len()];
        for &goal in &self.goals {
            costs[goal as usize] = Some(0);
        }
        for _ in 0..self.edges.len() {
            for (from, edges) in self.edges.iter().enumerate() {
                for &(to, cost) in edges {
                    if let Some(rest) = costs[to as usize]
                        && costs[from].is_none_or(|known| rest + cost < known)
                    {
                        costs[from] = Some(rest + cost);
                    }
                }
            }
        }
        costs
    }
}

impl Space for CostGraph {
    type State = u32;

    fn start(&self) -> u32 {
        0
    }

    fn is_goal(&self, state: &u32) -> bool {
        self.goals.contains(state)
    }

    fn moves(&self, state: &u32, moves: &mut Moves<u32>) {
        for &(to, cost) in &self.edges[*state as usize] {
            moves.push(to, cost);
        }
    }
}

impl DenseSpace for CostGraph {
    fn states(&self) -> u64 {
        self.edges.len() as u64
    }
}

/// What is true after one step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The step itself; nothing before the first.
    pub step: Option<Made>,
    pub discovered: u64,
    pub expanded: u64,
    pub reexpanded: u64,
    pub generated: u64,
    pub improved: u64,
    /// The states in the open list, in the order in which they would leave it, with their costs;
    /// and whether the entry will be skipped.
    pub open: Vec<(u32, u32, bool)>,
    /// The states found, and those of them that wait for no expansion.
    pub found: BTreeSet<u32>,
    pub closed: BTreeSet<u32>,
}

/// One step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Made {
    Move {
        from: u32,
        from_g: u32,
        to: u32,
        to_g: u32,
        cost: u32,
        verdict: Verdict,
    },
    Goal {
        goal: u32,
        g: u32,
    },
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    state: u32,
    g: u32,
    /// Number of entries made before.
    number: usize,
    /// Number of moves of the path.
    depth: u32,
}

/// A recorded search.
#[derive(Debug)]
pub struct Textbook<'a, P> {
    space: &'a P,
    order: Order,
    estimate: fn(&P, u32) -> u32,
    weight: u32,
    /// Whether the search goes on after the first goal.
    whole: bool,
    open: Vec<Entry>,
    entries: usize,
    /// The cost and the parent of the path that the search keeps to each state it has found.
    best: BTreeMap<u32, (u32, Option<u32>)>,
    closed: BTreeSet<u32>,
    ever_closed: BTreeSet<u32>,
    reexpanded: u64,
    generated: u64,
    improved: u64,
    pub rows: Vec<Row>,
    /// The steps at which an item and a stage end, except the last.
    pub items: Vec<u64>,
    pub stages: Vec<u64>,
    /// The first goal found, its cost, the step that found it, and the path.
    pub answer: Option<(u32, u32, u64, Vec<u32>)>,
}

impl<'a, P: Space<State = u32>> Textbook<'a, P> {
    /// Records a search.
    pub fn record(
        space: &'a P,
        order: Order,
        estimate: fn(&P, u32) -> u32,
        weight: u32,
        whole: bool,
    ) -> Self {
        let mut book = Self {
            space,
            order,
            estimate,
            weight,
            whole,
            open: Vec::new(),
            entries: 0,
            best: BTreeMap::new(),
            closed: BTreeSet::new(),
            ever_closed: BTreeSet::new(),
            reexpanded: 0,
            generated: 0,
            improved: 0,
            rows: Vec::new(),
            items: vec![0],
            stages: vec![0],
            answer: None,
        };
        let start = space.start();
        book.best.insert(start, (0, None));
        book.push(start, 0, 0);
        book.write(None);
        match order {
            Order::BreadthFirst | Order::Greedy => book.test_early(),
            _ => book.test_late(),
        }
        book
    }

    fn h(&self, state: u32) -> u32 {
        (self.estimate)(self.space, state)
    }

    fn push(&mut self, state: u32, g: u32, depth: u32) {
        let number = self.entries;
        self.entries += 1;
        self.open.push(Entry {
            state,
            g,
            number,
            depth,
        });
    }

    /// The order in which entries leave: the least first.
    fn rank(&self, entry: &Entry) -> (u32, u32, i64) {
        let (oldest, newest) = (entry.number as i64, -(entry.number as i64));
        let h = self.h(entry.state);
        match self.order {
            Order::BreadthFirst => (0, 0, oldest),
            Order::DepthFirst => (0, 0, newest),
            Order::UniformCost => (entry.g, 0, oldest),
            Order::Greedy => (h, 0, newest),
            Order::AStar => (entry.g + h, h, newest),
            Order::WeightedAStar => (entry.g + self.weight * h, h, newest),
            other => panic!("{other:?} has no reference"),
        }
    }

    fn take(&mut self) -> Option<Entry> {
        let places = 0..self.open.len();
        let first = places.min_by_key(|&place| self.rank(&self.open[place]))?;
        Some(self.open.remove(first))
    }

    fn is_stale(&self, entry: &Entry) -> bool {
        if self.order == Order::DepthFirst {
            // A newer entry of the state is above it, or the state has been expanded.
            let mut newer = self.open.iter();
            return self.closed.contains(&entry.state)
                || self.ever_closed.contains(&entry.state)
                || newer.any(|other| other.state == entry.state && other.number > entry.number);
        }
        entry.g > self.best[&entry.state].0
    }

    fn now(&self, step: Option<Made>) -> Row {
        let mut open = self.open.clone();
        open.sort_by_key(|entry| self.rank(entry));
        let open = open.iter();
        Row {
            step,
            discovered: self.best.len() as u64,
            expanded: self.closed.len() as u64,
            reexpanded: self.reexpanded,
            generated: self.generated,
            improved: self.improved,
            open: open
                .map(|entry| (entry.state, entry.g, self.is_stale(entry)))
                .collect(),
            found: self.best.keys().copied().collect(),
            closed: self.closed.clone(),
        }
    }

    fn write(&mut self, step: Option<Made>) {
        let row = self.now(step);
        self.rows.push(row);
    }

    /// What needs no step belongs to the step before.
    fn write_again(&mut self) {
        let step = self.rows.pop().and_then(|row| row.step);
        self.write(step);
    }

    fn steps(&self) -> u64 {
        self.rows.len() as u64 - 1
    }

    fn close(&mut self, state: u32) {
        self.closed.insert(state);
        let is_stack = self.order == Order::DepthFirst;
        if !is_stack && !self.ever_closed.insert(state) {
            self.reexpanded += 1;
        }
    }

    fn found_goal(&mut self, goal: u32) -> bool {
        if self.answer.is_none() {
            let mut path = vec![goal];
            let mut at = goal;
            while let Some(before) = self.best[&at].1 {
                path.push(before);
                at = before;
            }
            path.reverse();
            self.answer = Some((goal, self.best[&goal].0, self.steps(), path));
        }
        !self.whole
    }

    fn end_item(&mut self, before: u64) {
        if self.steps() > before {
            self.items.push(self.steps());
        } else {
            self.write_again();
        }
    }

    fn begin_stage(&mut self) {
        let step = self.steps();
        if self.stages.last() != Some(&step) {
            self.stages.push(step);
        }
    }

    /// Breadth-first and greedy search: a state is tested when it is generated, and a state that
    /// was reached once is never reached again.
    fn test_early(&mut self) {
        let start = self.space.start();
        if self.space.is_goal(&start) && self.found_goal(start) {
            return;
        }
        let (mut depth, mut least) = (0, self.h(start));
        while let Some(entry) = self.take() {
            let state = entry.state;
            if self.order == Order::BreadthFirst && entry.depth > depth {
                depth = entry.depth;
                self.begin_stage();
            }
            if self.order == Order::Greedy && self.h(state) < least {
                least = self.h(state);
                self.begin_stage();
            }
            let before = self.steps();
            let mut moves = Moves::default();
            self.space.moves(&state, &mut moves);
            let count = moves.as_slice().len();
            for (index, &(to, cost)) in moves.as_slice().iter().enumerate() {
                self.generated += 1;
                let is_new = !self.best.contains_key(&to);
                let is_goal = is_new && self.space.is_goal(&to);
                if is_new {
                    self.best.insert(to, (entry.g + cost, Some(state)));
                    self.push(to, entry.g + cost, entry.depth + 1);
                }
                if index + 1 == count {
                    self.close(state);
                }
                let verdict = match (is_new, is_goal) {
                    (true, true) => Verdict::Goal,
                    (true, false) => Verdict::New,
                    (false, _) => Verdict::Duplicate,
                };
                self.write_move(&entry, to, cost, verdict);
                if is_goal && self.found_goal(to) {
                    return;
                }
            }
            if count == 0 {
                self.close(state);
            }
            self.end_item(before);
        }
    }

    fn write_move(&mut self, from: &Entry, to: u32, cost: u32, verdict: Verdict) {
        let made = Made::Move {
            from: from.state,
            from_g: from.g,
            to,
            to_g: self.best[&to].0,
            cost,
            verdict,
        };
        self.write(Some(made));
    }

    /// All others: a state is tested when it leaves the open list, and a cheaper path to a state
    /// opens it again. Depth-first search opens a state again until it is expanded.
    fn test_late(&mut self) {
        let start = self.space.start();
        let mut last: Option<u32> = None;
        let mut greatest = self.rank(&Entry {
            state: start,
            g: 0,
            number: 0,
            depth: 0,
        });
        // The state that pushed each entry.
        let mut pushed_by = BTreeMap::from([(0, None)]);
        while let Some(entry) = self.take() {
            let state = entry.state;
            if self.is_stale(&entry) {
                self.write_again();
                continue;
            }
            if self.order == Order::DepthFirst {
                if pushed_by[&entry.number] != last {
                    self.begin_stage();
                }
            } else if self.rank(&entry).0 > greatest.0 {
                greatest = self.rank(&entry);
                self.begin_stage();
            }
            last = Some(state);
            let before = self.steps();
            let mut moves = Moves::default();
            self.space.moves(&state, &mut moves);
            let count = moves.as_slice().len();
            let is_stack = self.order == Order::DepthFirst;
            if is_stack {
                // From now on no path to the state counts.
                self.ever_closed.insert(state);
            }
            if self.space.is_goal(&state) {
                if self.whole && count == 0 {
                    self.close(state);
                }
                self.write(Some(Made::Goal {
                    goal: state,
                    g: entry.g,
                }));
                if self.found_goal(state) {
                    return;
                }
            } else if count == 0 {
                self.close(state);
            }
            let mut moves = moves.as_slice().to_vec();
            if is_stack {
                moves.reverse();
            }
            for (index, &(to, cost)) in moves.iter().enumerate() {
                self.generated += 1;
                let g = entry.g + cost;
                let verdict = match self.best.get(&to) {
                    None => Verdict::New,
                    Some(_) if is_stack => {
                        if self.ever_closed.contains(&to) {
                            Verdict::Duplicate
                        } else {
                            Verdict::Repeated
                        }
                    }
                    Some(&(known, _)) if g >= known => Verdict::Duplicate,
                    Some(_) if self.closed.contains(&to) => Verdict::Reopened,
                    Some(_) => Verdict::Improved,
                };
                if verdict != Verdict::Duplicate {
                    self.best.insert(to, (g, Some(state)));
                    self.closed.remove(&to);
                    pushed_by.insert(self.entries, Some(state));
                    self.push(to, g, entry.depth + 1);
                }
                self.improved += u64::from(!matches!(verdict, Verdict::New | Verdict::Duplicate));
                if index + 1 == count {
                    self.close(state);
                }
                self.write_move(&entry, to, cost, verdict);
            }
            self.end_item(before);
        }
    }
}
