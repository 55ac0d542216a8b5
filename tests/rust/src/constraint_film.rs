//! The reference for constraint searches: backtracking as textbooks have it, by recursion, writing
//! down every step. Domains are computed anew at each node from the choices above it.

use searchlight_core::backtracking::{Choice, Mark, StepKind, ValueOrder, VariableOrder};
use searchlight_core::{BacktrackingSearch, Search};

use crate::branches::{Shot, shot};

/// A constraint puzzle as the reference sees it.
pub struct Puzzle {
    pub variables: usize,
    pub values: u8,
    pub given: Vec<Option<u8>>,
    /// Whether two variables with these values conflict.
    pub conflict: fn(usize, u8, usize, u8) -> bool,
    /// The choice that stands for a value of a variable.
    pub choice: fn(usize, usize, u8) -> Choice,
}

/// One step: what happened, to which choice, at which depth behind it, whether it was cut off, and
/// the marks of the values that are left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    pub kind: StepKind,
    pub choice: Choice,
    pub depth: usize,
    pub reason: Option<u8>,
    pub answer: bool,
    /// For each variable, whether each value is left; `None` behind a cut, where AC-3 stops early.
    pub left: Option<Vec<bool>>,
}

/// A recorded search.
pub struct Film<'a> {
    puzzle: &'a Puzzle,
    inference: &'a str,
    variables: VariableOrder,
    values: ValueOrder,
    most: usize,
    path: Vec<(usize, u8)>,
    pub steps: Vec<Step>,
    pub answers: u64,
    /// Number of nodes at each depth, the root included.
    pub nodes: Vec<u64>,
}

impl<'a> Film<'a> {
    /// Records a search up to `most` steps.
    pub fn record(
        puzzle: &'a Puzzle,
        inference: &'a str,
        variables: VariableOrder,
        values: ValueOrder,
        most: usize,
    ) -> Self {
        let mut film = Self {
            puzzle,
            inference,
            variables,
            values,
            most,
            path: Vec::new(),
            steps: Vec::new(),
            answers: 0,
            nodes: Vec::new(),
        };
        film.visit();
        film
    }

    fn value_of(&self, variable: usize) -> Option<u8> {
        let mut path = self.path.iter();
        let chosen = path.find(|(chosen, _)| *chosen == variable);
        self.puzzle.given[variable].or(chosen.map(|(_, value)| *value))
    }

    /// Whether a value conflicts with a variable that has one.
    fn conflicts(&self, variable: usize, value: u8) -> bool {
        (0..self.puzzle.variables).any(|other| {
            let known = self.value_of(other).filter(|_| other != variable);
            known.is_some_and(|known| (self.puzzle.conflict)(variable, value, other, known))
        })
    }

    /// The values that each variable has left.
    fn domains(&self) -> Vec<Vec<u8>> {
        let domain = |variable| match self.value_of(variable) {
            Some(value) => vec![value],
            None => (0..self.puzzle.values)
                .filter(|&value| !self.conflicts(variable, value))
                .collect(),
        };
        let mut domains: Vec<Vec<u8>> = (0..self.puzzle.variables).map(domain).collect();
        if self.inference != "arcs" {
            return domains;
        }
        // A value without support goes, until every value has support everywhere. What is left does
        // not depend on the order.
        loop {
            let supported = |one: usize, value: u8| {
                (0..self.puzzle.variables)
                    .filter(|&other| other != one)
                    .all(|other| {
                        let mut values = domains[other].iter();
                        values.any(|&with| !(self.puzzle.conflict)(one, value, other, with))
                    })
            };
            let kept: Vec<Vec<u8>> = (0..self.puzzle.variables)
                .map(|one| {
                    let values = domains[one].iter().copied();
                    values.filter(|&value| supported(one, value)).collect()
                })
                .collect();
            if kept == domains {
                return domains;
            }
            domains = kept;
        }
    }

    fn note(&mut self, kind: StepKind, (variable, value): (usize, u8), reason: Option<u8>) {
        let answer = kind == StepKind::Place && self.path.len() == self.free();
        let is_plain = self.inference == "plain";
        let domains = self.domains();
        let left = (0..self.puzzle.variables).flat_map(|one| {
            let known = self.value_of(one);
            let domain = domains[one].clone();
            (0..self.puzzle.values).map(move |value| match known {
                Some(known) => known == value,
                None => is_plain || domain.contains(&value),
            })
        });
        let left = (reason != Some(1)).then(|| left.collect());
        self.steps.push(Step {
            kind,
            choice: (self.puzzle.choice)(self.puzzle.variables, variable, value),
            depth: self.path.len(),
            reason,
            answer,
            left,
        });
    }

    fn free(&self) -> usize {
        self.puzzle
            .given
            .iter()
            .filter(|given| given.is_none())
            .count()
    }

    fn open(&self) -> Vec<usize> {
        let variables = 0..self.puzzle.variables;
        variables
            .filter(|&one| self.value_of(one).is_none())
            .collect()
    }

    /// Whether two open variables can conflict at all.
    fn are_joined(&self, one: usize, other: usize) -> bool {
        let values = 0..self.puzzle.values;
        let mut pairs =
            values.flat_map(|value| (0..self.puzzle.values).map(move |with| (value, with)));
        pairs.any(|(value, with)| (self.puzzle.conflict)(one, value, other, with))
    }

    /// Whether the node of the present path is cut off.
    fn is_cut(&self) -> bool {
        self.inference != "plain" && self.domains().iter().any(Vec::is_empty)
    }

    fn visit(&mut self) {
        let depth = self.path.len();
        self.nodes.resize(self.nodes.len().max(depth + 1), 0);
        self.nodes[depth] += 1;
        if self.is_cut() {
            return;
        }
        let open = self.open();
        if open.is_empty() {
            self.answers += 1;
            return;
        }
        let domains = self.domains();
        let degree = |one: usize| {
            open.iter()
                .filter(|&&other| other != one && self.are_joined(one, other))
                .count()
        };
        let mut order = open.clone();
        match self.variables {
            VariableOrder::Given => {}
            VariableOrder::FewestValues => order.sort_by_key(|&one| domains[one].len()),
            VariableOrder::MostConstraining => order.sort_by_key(|&one| usize::MAX - degree(one)),
        }
        let variable = order[0];
        let mut values: Vec<u8> = match self.inference {
            "plain" => (0..self.puzzle.values).collect(),
            _ => domains[variable].clone(),
        };
        if self.values == ValueOrder::LeastConstraining {
            values.sort_by_key(|&value| {
                let others = open.iter().filter(|&&other| other != variable);
                others
                    .map(|&other| {
                        let left = domains[other].iter();
                        left.filter(|&&with| (self.puzzle.conflict)(variable, value, other, with))
                            .count()
                    })
                    .sum::<usize>()
            });
        }
        for value in values {
            if self.steps.len() >= self.most {
                return;
            }
            if self.conflicts(variable, value) {
                self.note(StepKind::Refuse, (variable, value), Some(0));
                continue;
            }
            self.path.push((variable, value));
            let reason = self.is_cut().then_some(1);
            self.note(StepKind::Place, (variable, value), reason);
            self.visit();
            self.path.pop();
            if self.steps.len() >= self.most {
                return;
            }
            self.note(StepKind::Retreat, (variable, value), None);
        }
    }
}

impl Film<'_> {
    /// Computes the search up to the end of the film, and compares each of its steps. Plain search
    /// does not show which values are left.
    ///
    /// # Panics
    /// If a step differs, or the search has more or fewer steps.
    pub fn assert_shown_by(&self, search: &mut BacktrackingSearch) {
        search.advance(self.most as u64);
        let known = search.status().known.min(self.most as u64);
        assert_eq!(known, self.steps.len() as u64, "number of steps");
        for (step, expected) in (1..).zip(&self.steps) {
            search.seek(step);
            let Shot { event, frame, .. } = shot(search);
            assert_eq!(event.kind, expected.kind, "step {step}");
            assert_eq!(event.choice, expected.choice, "step {step}");
            assert_eq!(event.depth as usize, expected.depth, "step {step}");
            assert_eq!(event.reason, expected.reason, "step {step}");
            assert_eq!(event.answer, expected.answer, "step {step}");
            if let Some(left) = expected.left.as_ref().filter(|_| self.inference != "plain") {
                assert_eq!(&left_in(&frame.marks), left, "step {step}");
            }
        }
    }
}

/// Whether each value is left or chosen, from the marks of a frame.
fn left_in(marks: &[u8]) -> Vec<bool> {
    let is_left = |&mark: &u8| mark == Mark::Left as u8 || mark == Mark::Chosen as u8;
    marks.iter().map(is_left).collect()
}
