//! Constraint search: variables, a domain of values for each, and constraints on pairs of
//! variables.
//!
//! # Design
//! A puzzle implements [`Constraints`], and [`ConstraintProblem`] makes it a puzzle of the
//! backtracking family: a node of the tree chooses one variable, and its candidates are the values
//! of that variable. Three algorithms and two settings combine freely:
//!
//! | name | after each choice |
//! |---|---|
//! | [`PLAIN`] | nothing: a value that conflicts with an earlier choice is refused when it is tried |
//! | [`FORWARD`] | crosses out what conflicts with the choice; a variable without values is a cut |
//! | [`ARCS`] | the same, then AC-3 (Mackworth 1977), which also runs once before the search |
//!
//! [`VariableOrder`](crate::backtracking::VariableOrder) chooses the next variable, and
//! [`ValueOrder`](crate::backtracking::ValueOrder) the order of its values. Both are deterministic,
//! and ties go to the first.
//!
//! The solver keeps the domains as sets of bits, and a trail of what it crossed out, with the depth
//! of the choice that did it. A retreat undoes the end of the trail. The domains of a node follow
//! from the choices above it alone, so a checkpoint needs no domains: making the choices of its
//! path again crosses out the same values. A [`Mark`] says for each value of each variable what has
//! become of it.

mod author;
mod network;
mod solver;

use std::fmt;
use std::sync::Arc;

use crate::backtracking::brancher::Brancher;
use crate::backtracking::choice::Choice;
use crate::backtracking::choices::Choices;
use crate::backtracking::stack::Stack;
use crate::board::Shape;
use crate::branching_rule::{Algorithm, Parameter, ValueOrder, VariableOrder};
use crate::proof::Flaw;
pub use author::{CONFLICT, Constraints, MOST_VALUES, MOST_VARIABLES, Mark, NO_VALUE};
use network::Network;
use solver::{Inference, Rules, Solver};

/// Tries the values of each variable, and refuses those that conflict with an earlier choice.
pub const PLAIN: Algorithm = named("plain", VariableOrder::Given);
/// Crosses out the values that conflict with a choice as soon as it is made (Haralick and Elliott
/// 1980).
pub const FORWARD: Algorithm = named("forward", VariableOrder::FewestValues);
/// Keeps every constraint arc-consistent, before and during the search (Sabin and Freuder 1994).
pub const ARCS: Algorithm = named("arcs", VariableOrder::FewestValues);

const fn named(id: &'static str, variables: VariableOrder) -> Algorithm {
    Algorithm::new(id).with(Parameter::Orders(variables, ValueOrder::Given))
}

/// A constraint puzzle as a puzzle of the backtracking family.
pub struct ConstraintProblem<P> {
    puzzle: Arc<P>,
    network: Arc<Network>,
    /// Names of [`CONFLICT`] and [`NO_VALUE`].
    reasons: &'static [&'static str; 2],
}

impl<P: fmt::Debug> fmt::Debug for ConstraintProblem<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("ConstraintProblem")
            .field(&self.puzzle)
            .finish()
    }
}

impl<P: Constraints + 'static> ConstraintProblem<P> {
    /// Makes the problem of a puzzle. `reasons` are the names of its rule and of the cut.
    ///
    /// # Panics
    /// If there are too many variables or values.
    pub fn new(puzzle: P, reasons: &'static [&'static str; 2]) -> Self {
        let network = Arc::new(Network::of(&puzzle));
        Self {
            puzzle: Arc::new(puzzle),
            network,
            reasons,
        }
    }

    /// Counts up to `most` answers by forward checking within a number of steps, without playback.
    /// Returns the first answer with the number; `None` if the steps do not suffice or there is no
    /// answer.
    pub fn count(&self, most: u64, steps: u64) -> Option<(Vec<Choice>, u64)> {
        let mut brancher = self.brancher(FORWARD)?;
        let mut stack = Stack::new(self.most_choices());
        stack.enter(brancher.branch());
        let mut first = Vec::new();
        loop {
            if stack.answered && stack.totals.answers == 1 {
                brancher.path(&mut first);
            }
            let is_over = stack.is_exhausted() || stack.totals.answers == most;
            if is_over || stack.totals.steps >= steps {
                let answers = stack.totals.answers;
                return (is_over && answers > 0).then_some((first, answers));
            }
            brancher.search(&mut stack, steps);
        }
    }
}

impl<P: Constraints + 'static> Choices for ConstraintProblem<P> {
    fn board_shape(&self) -> Shape {
        self.puzzle.board_shape()
    }

    fn most_choices(&self) -> usize {
        self.network.free()
    }

    fn most_candidates(&self) -> usize {
        self.network.values()
    }

    fn domains(&self) -> Option<(usize, usize)> {
        Some((self.network.variables(), self.network.values()))
    }

    /// Allows, for each value of each variable, a candidate, a mark and an entry of the trail, in
    /// lists that can have grown to twice their length; and for AC-3 an entry of the queue for each
    /// value that the neighbours of a variable can lose.
    fn brancher_bytes(&self) -> usize {
        let (variables, values) = (self.network.variables(), self.network.values());
        let each = 24 * values + 80;
        each * variables + 4 * values * self.network.arcs()
    }

    fn brancher(&self, algorithm: Algorithm) -> Option<Box<dyn Brancher>> {
        let (puzzle, network) = (Arc::clone(&self.puzzle), Arc::clone(&self.network));
        let Parameter::Orders(variables, values) = algorithm.parameter() else {
            return None;
        };
        let inference = match algorithm.id() {
            "plain" => Inference::None,
            "forward" => Inference::Forward,
            "arcs" => Inference::Arcs,
            _ => return None,
        };
        let rules = Rules {
            inference,
            variables,
            values,
        };
        Some(Box::new(Solver::at_root(puzzle, network, rules)))
    }

    fn reasons(&self) -> &'static [&'static str] {
        self.reasons
    }

    fn check(&self, answer: &[Choice]) -> Result<(), Flaw> {
        let puzzle = self.puzzle.as_ref();
        let variables = puzzle.variables();
        let mut values: Vec<_> = (0..variables)
            .map(|variable| puzzle.given(variable))
            .collect();
        for &choice in answer {
            let wrong = Flaw::WrongChoice { cell: choice.cell };
            let is_it = |variable: usize, value| puzzle.choice(variable, value) == choice;
            let all =
                (0..variables).flat_map(|one| (0..puzzle.values() as u8).map(move |v| (one, v)));
            let mut chosen = all.filter(|&(variable, value)| is_it(variable, value));
            let (variable, value) = chosen.next().ok_or(wrong)?;
            if values[variable].replace(value).is_some() {
                return Err(wrong);
            }
        }
        for one in 0..variables {
            let wrong = || Flaw::WrongChoice {
                cell: puzzle.cell(one),
            };
            let value = values[one].ok_or_else(wrong)?;
            for (other, known) in values.iter().enumerate().take(one) {
                if let &Some(known) = known
                    && puzzle.are_neighbours(one, other)
                    && !puzzle.allows((one, value), (other, known))
                {
                    return Err(wrong());
                }
            }
        }
        Ok(())
    }
}
