//! The brancher of a constraint search: domains, a trail of what is crossed out, and the orders of
//! variables and values.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::backtracking::brancher::Brancher;
use crate::backtracking::branching::Branching;
use crate::backtracking::choice::{Choice, Reason};
use crate::backtracking::constraints::author::{CONFLICT, Constraints, Mark, NO_VALUE};
use crate::backtracking::constraints::network::Network;
use crate::backtracking::frame::Label;
use crate::branching_rule::{ValueOrder, VariableOrder};
use crate::question::QuestionKind;

/// What the search derives from each choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Inference {
    None,
    Forward,
    Arcs,
}

/// The algorithm with its settings.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rules {
    pub inference: Inference,
    pub variables: VariableOrder,
    pub values: ValueOrder,
}

/// A node of the path.
#[derive(Clone, Debug, Default)]
struct Node {
    /// The variable that the node chooses.
    variable: u8,
    /// Its values in the order in which they are tried. Each comes with the number of values that
    /// it crosses out, or 0 if the order does not depend on that number.
    candidates: Vec<(u8, u32)>,
    /// Length of the trail when the node was entered.
    trail: usize,
    /// Values of the variable before one of them was chosen.
    domain: u64,
}

/// A value of a variable that is crossed out.
#[derive(Clone, Copy, Debug)]
struct Crossed {
    variable: u8,
    value: u8,
}

/// The changing state of a search.
pub(super) struct Solver<P> {
    puzzle: Arc<P>,
    network: Arc<Network>,
    rules: Rules,
    values: Vec<Option<u8>>,
    /// Set of the values left of each variable.
    domains: Vec<u64>,
    /// The [`Mark`] of each value that is crossed out.
    marks: Vec<u8>,
    trail: Vec<Crossed>,
    /// Nodes from the root to the present node. Entries behind them are left over from earlier
    /// paths.
    nodes: Vec<Node>,
    depth: usize,
    /// For the root and after each choice, a variable without values.
    broken: Vec<Option<u8>>,
    /// Two given variables that conflict: the second of them.
    wrong: Option<u8>,
    /// Arcs that AC-3 still has to check: the variable to revise, then the one that has changed.
    /// Empty without AC-3.
    queue: VecDeque<(u8, u8)>,
}

/// Iterates over the values of a set, in ascending order.
fn values_of(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let value = set.trailing_zeros() as u8;
        let rest = set & set.wrapping_sub(1);
        (std::mem::replace(&mut set, rest) != 0).then_some(value)
    })
}

impl<P: Constraints + 'static> Solver<P> {
    pub fn at_root(puzzle: Arc<P>, network: Arc<Network>, rules: Rules) -> Self {
        let (variables, values) = (network.variables(), network.values());
        let mut solver = Self {
            values: network.given().to_vec(),
            domains: vec![network.all(); variables],
            marks: vec![0; variables * values],
            trail: Vec::new(),
            nodes: vec![Node::default(); network.free() + 1],
            depth: 0,
            broken: Vec::with_capacity(network.free() + 1),
            wrong: None,
            queue: VecDeque::new(),
            puzzle,
            network,
            rules,
        };
        solver.begin();
        solver
    }

    /// Crosses out what the given values exclude, then what AC-3 excludes before the search.
    fn begin(&mut self) {
        let network = Arc::clone(&self.network);
        for (variable, &given) in network.given().iter().enumerate() {
            let Some(value) = given else {
                continue;
            };
            self.domains[variable] = 1 << value;
            for &arc in network.arcs_of(variable) {
                let other = network.given()[usize::from(arc.to)];
                let allowed = network.allowed(arc, value);
                if other.is_some_and(|other| allowed >> other & 1 == 0) {
                    self.wrong = Some(arc.to.max(variable as u8));
                }
                if other.is_none() {
                    self.cross_out(arc.to, !allowed, false);
                }
            }
        }
        let mut broken = self.without_values();
        if self.rules.inference == Inference::Arcs && broken.is_none() {
            for variable in 0..network.variables() {
                self.look_at_neighbours(variable as u8, None);
            }
            broken = self.propagate();
        }
        self.broken.push(broken);
    }

    fn without_values(&self) -> Option<u8> {
        let empty = self.domains.iter().position(|&domain| domain == 0);
        empty.map(|variable| variable as u8)
    }

    /// Crosses out those values of a set that a variable still has. Returns whether there are any.
    #[inline(always)]
    fn cross_out(&mut self, variable: u8, set: u64, by_arcs: bool) -> bool {
        let domain = &mut self.domains[usize::from(variable)];
        let lost = *domain & set;
        *domain &= !set;
        let mark = Mark::Crossed as u8 + 2 * self.depth as u8 + u8::from(by_arcs);
        for value in values_of(lost) {
            self.marks[usize::from(variable) * self.network.values() + usize::from(value)] = mark;
            self.trail.push(Crossed { variable, value });
        }
        lost != 0
    }

    /// Puts the arcs from the unassigned neighbours of a variable into the queue.
    fn look_at_neighbours(&mut self, variable: u8, but: Option<u8>) {
        for &arc in self.network.arcs_of(variable.into()) {
            if self.values[usize::from(arc.to)].is_none() && Some(arc.to) != but {
                self.queue.push_back((arc.to, variable));
            }
        }
    }

    /// Runs AC-3 on the arcs of the queue. Returns a variable that has lost its last value.
    fn propagate(&mut self) -> Option<u8> {
        let network = Arc::clone(&self.network);
        while let Some((variable, changed)) = self.queue.pop_front() {
            let arcs = network.arcs_of(variable.into()).iter();
            let Some(&arc) = arcs.copied().find(|arc| arc.to == changed).as_ref() else {
                continue;
            };
            let supports = self.domains[usize::from(changed)];
            let domain = values_of(self.domains[usize::from(variable)]);
            let lost = domain.filter(|&value| network.allowed(arc, value) & supports == 0);
            let lost = lost.fold(0, |set, value| set | 1 << value);
            if !self.cross_out(variable, lost, true) {
                continue;
            }
            if self.domains[usize::from(variable)] == 0 {
                self.queue.clear();
                return Some(variable);
            }
            self.look_at_neighbours(variable, Some(changed));
        }
        None
    }

    fn node(&self) -> &Node {
        &self.nodes[self.depth]
    }

    fn is_plain(&self) -> bool {
        self.rules.inference == Inference::None
    }

    /// Chooses the next variable; `None` if all are assigned.
    fn next_variable(&self) -> Option<usize> {
        let values = self.values.iter().enumerate();
        let mut open = values
            .filter(|(_, value)| value.is_none())
            .map(|(variable, _)| variable);
        match self.rules.variables {
            VariableOrder::Given => open.next(),
            VariableOrder::FewestValues => open.min_by_key(|&open| self.domains[open].count_ones()),
            VariableOrder::MostConstraining => {
                open.min_by_key(|&open| usize::MAX - self.open_neighbours(open))
            }
        }
    }

    fn open_neighbours(&self, variable: usize) -> usize {
        let arcs = self.network.arcs_of(variable).iter();
        arcs.filter(|arc| self.values[usize::from(arc.to)].is_none())
            .count()
    }

    /// Returns the number of values that this value of a variable would cross out.
    fn crosses(&self, variable: usize, value: u8) -> u32 {
        let arcs = self.network.arcs_of(variable).iter();
        let open = arcs.filter(|arc| self.values[usize::from(arc.to)].is_none());
        open.map(|&arc| {
            let lost = self.domains[usize::from(arc.to)] & !self.network.allowed(arc, value);
            lost.count_ones()
        })
        .sum()
    }

    /// Returns the cell of the assigned variable that crossed out a value.
    fn crossed_by(&self, variable: usize, value: u8) -> Option<u32> {
        let arcs = self.network.arcs_of(variable).iter();
        let mut causes = arcs.filter_map(|&arc| {
            let other = self.values[usize::from(arc.to)]?;
            let conflicts = self.network.allowed(arc, value) >> other & 1 == 0;
            conflicts.then(|| self.cell_of(arc.to.into(), other))
        });
        causes.next()
    }

    fn cell_of(&self, variable: usize, value: u8) -> u32 {
        self.puzzle.choice(variable, value).cell
    }
}

impl<P: Constraints + 'static> Brancher for Solver<P> {
    fn root(&self) -> Box<dyn Brancher> {
        let (puzzle, network) = (Arc::clone(&self.puzzle), Arc::clone(&self.network));
        Box::new(Self::at_root(puzzle, network, self.rules))
    }

    fn branch(&mut self) -> Branching {
        if self.wrong.is_some() {
            return Branching::Cut(CONFLICT);
        }
        if !self.is_plain() && self.broken[self.depth].is_some() {
            return Branching::Cut(NO_VALUE);
        }
        let Some(variable) = self.next_variable() else {
            return Branching::Complete;
        };
        let domain = if self.is_plain() {
            self.network.all()
        } else {
            self.domains[variable]
        };
        let mut candidates = std::mem::take(&mut self.nodes[self.depth].candidates);
        candidates.clear();
        candidates.extend(values_of(domain).map(|value| match self.rules.values {
            ValueOrder::Given => (value, 0),
            ValueOrder::LeastConstraining => (value, self.crosses(variable, value)),
        }));
        candidates.sort_by_key(|&(_, crossed)| crossed);
        let count = candidates.len();
        self.nodes[self.depth] = Node {
            variable: variable as u8,
            candidates,
            trail: self.trail.len(),
            domain: self.domains[variable],
        };
        Branching::Candidates(count as u8)
    }

    fn candidate(&self, index: u8) -> Choice {
        let node = self.node();
        let (value, _) = node.candidates[usize::from(index)];
        self.puzzle.choice(node.variable.into(), value)
    }

    fn place(&mut self, index: u8) -> Result<(), Reason> {
        let node = self.node();
        let (value, _) = node.candidates[usize::from(index)];
        if node.domain >> value & 1 == 0 {
            return Err(CONFLICT);
        }
        self.place_again(index);
        Ok(())
    }

    fn place_again(&mut self, index: u8) {
        let node = self.node();
        let variable = node.variable;
        let (value, _) = node.candidates[usize::from(index)];
        self.depth += 1;
        self.values[usize::from(variable)] = Some(value);
        self.domains[usize::from(variable)] = 1 << value;
        let network = Arc::clone(&self.network);
        let mut broken = None;
        for &arc in network.arcs_of(variable.into()) {
            if self.values[usize::from(arc.to)].is_some() {
                continue;
            }
            if self.cross_out(arc.to, !network.allowed(arc, value), false) {
                if self.domains[usize::from(arc.to)] == 0 {
                    broken = broken.or(Some(arc.to));
                }
                if self.rules.inference == Inference::Arcs {
                    self.look_at_neighbours(arc.to, None);
                }
            }
        }
        if broken.is_some() {
            self.queue.clear();
        } else {
            broken = self.propagate();
        }
        self.broken.push(broken);
    }

    fn retract(&mut self) {
        self.broken.pop();
        self.depth -= 1;
        let Node {
            variable,
            trail,
            domain,
            ..
        } = self.nodes[self.depth];
        let values = self.network.values();
        for Crossed { variable, value } in self.trail.drain(trail..) {
            self.domains[usize::from(variable)] |= 1 << value;
            self.marks[usize::from(variable) * values + usize::from(value)] = Mark::Left as u8;
        }
        self.values[usize::from(variable)] = None;
        self.domains[usize::from(variable)] = domain;
    }

    fn path(&self, choices: &mut Vec<Choice>) {
        choices.extend(self.nodes[..self.depth].iter().filter_map(|node| {
            let value = self.values[usize::from(node.variable)]?;
            Some(self.puzzle.choice(node.variable.into(), value))
        }));
    }

    fn weight(&self) -> u64 {
        match self.rules.inference {
            Inference::None => 32,
            Inference::Forward => 128,
            Inference::Arcs => 1024,
        }
    }

    /// For a refused value, returns the cell of the choice that it conflicts with. For a cut,
    /// returns the cell of the variable without values.
    fn witness(&mut self, index: Option<u8>, _: Reason) -> Option<u32> {
        match index {
            Some(index) => {
                let node = self.node();
                let (value, _) = node.candidates[usize::from(index)];
                self.crossed_by(node.variable.into(), value)
            }
            None => {
                let variable = self.wrong.or(*self.broken.last()?)?;
                Some(self.puzzle.cell(variable.into()))
            }
        }
    }

    fn score(&self, index: u8) -> Option<u32> {
        let (_, crossed) = self.node().candidates[usize::from(index)];
        (self.rules.values == ValueOrder::LeastConstraining).then_some(crossed)
    }

    fn is_forced(&self) -> bool {
        !self.is_plain() && self.node().candidates.len() == 1
    }

    fn questions(&self) -> &'static [QuestionKind] {
        match (self.rules.inference, self.rules.variables) {
            (Inference::Forward, VariableOrder::FewestValues) => &[
                QuestionKind::Dead,
                QuestionKind::Variable,
                QuestionKind::Crossed,
            ],
            (Inference::Forward, _) => &[QuestionKind::Dead, QuestionKind::Crossed],
            (Inference::Arcs, VariableOrder::FewestValues) => {
                &[QuestionKind::Dead, QuestionKind::Variable]
            }
            _ => &[QuestionKind::Dead],
        }
    }

    fn open_variables(&self, cells: &mut Vec<u32>) {
        let next = usize::from(self.node().variable);
        let values = self.values.iter().enumerate();
        let open = values.filter(|&(variable, value)| value.is_none() && variable != next);
        let others = open.map(|(variable, _)| variable);
        cells.extend(
            [next]
                .into_iter()
                .chain(others)
                .map(|variable| self.puzzle.cell(variable)),
        );
    }

    fn crosses_out(&self, index: u8) -> Option<u32> {
        let node = self.node();
        let (value, _) = node.candidates[usize::from(index)];
        let is_forward = self.rules.inference == Inference::Forward;
        is_forward.then(|| self.crosses(node.variable.into(), value))
    }

    fn board(&self, cells: &mut [u8], labels: &mut [u8]) {
        labels.fill(Label::None as u8);
        self.puzzle.board(&self.values, cells);
    }

    /// Leaves out what plain backtracking in the given order does not know: which values conflict.
    fn marks(&self, marks: &mut [u8]) {
        let knows = !self.is_plain() || self.rules.variables == VariableOrder::FewestValues;
        let values = self.network.values();
        for (variable, marks) in marks.chunks_mut(values).enumerate() {
            match self.values[variable] {
                Some(value) => {
                    marks.fill(Mark::Other as u8);
                    marks[usize::from(value)] = Mark::Chosen as u8;
                }
                None if knows => {
                    marks.copy_from_slice(&self.marks[variable * values..][..values]);
                }
                None => marks.fill(Mark::Left as u8),
            }
        }
    }
}
