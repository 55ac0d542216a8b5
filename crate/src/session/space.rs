//! What a session knows of its state space beyond the run: moves from any state, the survey of the
//! whole space, and the check of a heuristic.

use std::sync::Arc;

use crate::board::Action;
use crate::graph_search::Check;
use crate::instance::Instance;
use crate::ordered::{self, GoalCosts, HeuristicCheck};
use crate::problem::Family;
use crate::search::RunError;
use crate::session::Session;
use crate::state_space::{Predecessors, SpaceProblem, State, Survey};

/// A move from a state, for a user who plays by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandMove {
    /// State that the move leads to.
    pub to: State,
    /// Cells that the move changes.
    pub action: Action,
    /// Cost of the move; 1 if moves have no costs.
    pub cost: u32,
    /// Least cost from `to` to a goal; `None` if no goal can be reached, or before the survey of
    /// the space is complete.
    pub distance: Option<u32>,
}

/// A number of each state by which a map can be coloured.
#[cfg(feature = "orders")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature {
    /// Name in the dictionaries of the page: of a heuristic, or of a feature of the puzzle.
    pub name: &'static str,
    /// Whether the number is the estimate of a heuristic.
    pub is_heuristic: bool,
}

impl Session {
    /// Makes the instance whose start is `state` or, if `goal` is true, the instance whose goal is
    /// `state`. Returns `None` if there is no such state or no such instance.
    pub fn moved_to(&self, state: State, goal: bool) -> Option<Box<dyn Instance>> {
        let space = self.space_problem()?;
        if !space.has(state) {
            None
        } else if goal {
            self.instance.ending_at(state)
        } else {
            self.instance.starting_at(state)
        }
    }

    /// Returns the state space of the problem. For a search that deepens, returns the state space
    /// of its puzzle.
    pub(super) fn space_problem(&self) -> Option<SpaceProblem> {
        if let Some(problem) = self.problem.state_space() {
            return Some(problem.clone());
        }
        let problem = self.instance.problem(Family::StateSpace)?;
        problem.state_space().cloned()
    }

    /// Returns whether the problem has a space that can be surveyed, which needs moves backwards.
    pub fn can_be_surveyed(&self) -> bool {
        self.predecessors().is_some()
    }

    pub(super) fn predecessors(&self) -> Option<&Arc<dyn Predecessors>> {
        self.problem.state_space()?.predecessors()
    }

    /// Continues the survey of the whole space for about `budget` moves and returns whether the
    /// survey is complete. Returns true at once if the problem has no space that can be surveyed.
    ///
    /// # Errors
    /// The errors of [`Survey::new`], at the first call; after an error there is no survey.
    pub fn advance_survey(&mut self, budget: u32) -> Result<bool, RunError> {
        let Some(predecessors) = self.predecessors() else {
            return Ok(true);
        };
        let predecessors = Arc::clone(predecessors);
        let survey = match &mut self.survey {
            Some(survey) => survey,
            empty => {
                self.goal_costs = self.problem.state_space().and_then(costs_of);
                empty.insert(Survey::new(predecessors)?)
            }
        };
        if !survey.advance(budget) {
            return Ok(false);
        }
        let costs = self.goal_costs.as_mut();
        Ok(costs.is_none_or(|costs| costs.advance(budget)))
    }

    /// Returns the least cost from `state` to a goal: the number of moves if moves have no costs.
    /// `None` if no goal can be reached, or before the survey of the space is complete.
    pub fn distance(&self, state: State) -> Option<u32> {
        let survey = self.survey().filter(|survey| survey.is_complete())?;
        match &self.goal_costs {
            Some(costs) if costs.is_complete() => costs.of(state),
            None if !self.problem.state_space()?.has_costs() => survey.distance(state),
            _ => None,
        }
    }

    /// Returns the [`distance`](Self::distance) of each state, by rank, with `u32::MAX` where no goal
    /// can be reached; `None` before the survey of the space and the costs to the goals are
    /// complete.
    pub fn distances(&self) -> Option<Vec<u32>> {
        self.survey().filter(|survey| survey.is_complete())?;
        let problem = self.problem.state_space()?;
        if problem.has_costs() {
            self.goal_costs
                .as_ref()
                .filter(|costs| costs.is_complete())?;
        }
        let states = 0..problem.space().states() as State;
        let distances = states.map(|state| self.distance(state).unwrap_or(u32::MAX));
        Some(distances.collect())
    }

    /// Returns the moves from `state`, in move order; `None` if there is no such state.
    pub fn moves_from(&self, state: State) -> Option<Vec<HandMove>> {
        let problem = self.space_problem()?;
        let drawing = problem.drawing().filter(|_| problem.has(state))?;
        let mut successors = vec![0; drawing.branching()];
        let count = drawing.successors(state, &mut successors);
        let moves = successors[..count].iter().enumerate();
        let moves = moves.map(|(index, &to)| HandMove {
            to,
            action: drawing.action(state, index),
            cost: if cfg!(feature = "orders") && problem.has_costs() {
                problem.cost_of(&[state, to]).unwrap_or(1) as u32
            } else {
                1
            },
            distance: self.distance(to),
        });
        Some(moves.collect())
    }

    /// Returns the index of the first move from `state` that begins a cheapest path to a goal; `None`
    /// at a goal, if no goal can be reached, and before the survey of the space is complete.
    pub fn hint(&self, state: State) -> Option<usize> {
        let left = self.distance(state).filter(|&left| left > 0)?;
        let moves = self.moves_from(state)?;
        let leads = |made: &HandMove| {
            made.distance
                .is_some_and(|rest| made.cost.checked_add(rest) == Some(left))
        };
        moves.iter().position(leads)
    }

    /// Lists the numbers of each state by which a map can be coloured: the estimates, then the
    /// features of the puzzle.
    #[cfg(feature = "orders")]
    pub fn features(&self) -> Vec<Feature> {
        let Some(problem) = self.space_problem() else {
            return Vec::new();
        };
        let named = |is_heuristic: bool| move |&name: &&'static str| Feature { name, is_heuristic };
        let own = problem
            .drawing()
            .map_or(&[][..], |drawing| drawing.features());
        let estimates = problem.heuristics().iter().map(named(true));
        estimates.chain(own.iter().map(named(false))).collect()
    }

    /// Returns the number of each of these states with this index in [`features`](Self::features).
    /// `None` if there is no such feature or state.
    #[cfg(feature = "orders")]
    pub fn feature_of(&self, index: usize, states: &[State]) -> Option<Vec<u32>> {
        let problem = self.space_problem()?;
        let estimates = problem.heuristics().len();
        let own = index.checked_sub(estimates);
        let value = |&state: &State| match (own, problem.drawing(), problem.orders()) {
            _ if !problem.has(state) => None,
            (None, _, Some(orders)) => Some(orders.estimate(index as u8, state)),
            (Some(own), Some(drawing), _) if own < drawing.features().len() => {
                Some(drawing.feature(own, state))
            }
            _ => None,
        };
        states.iter().map(value).collect()
    }

    /// Returns whether `state` is a goal; false if there is no such state.
    pub fn is_goal(&self, state: State) -> bool {
        let problem = self.space_problem().filter(|problem| problem.has(state));
        problem.is_some_and(|problem| problem.space().is_goal(state))
    }

    /// Returns the estimate of the cost from `state` to a goal by the heuristic of the algorithm, or
    /// by the first of the problem; `None` if the problem has no heuristic or no such state.
    pub fn estimate(&self, state: State) -> Option<u32> {
        let problem = self.space_problem()?;
        let orders = problem.orders().filter(|_| problem.has(state))?;
        let heuristic = self.algorithm.heuristic().unwrap_or_default();
        let is_known = usize::from(heuristic) < orders.heuristics().len();
        is_known.then(|| orders.estimate(heuristic, state))
    }

    /// Returns the survey, complete or not; `None` before the first call of
    /// [`advance_survey`](Self::advance_survey).
    pub fn survey(&self) -> Option<&Survey> {
        self.survey.as_ref()
    }

    /// Continues the check of the algorithm's heuristic on every state for about `budget` moves.
    /// Returns whether the check is complete; true if there is nothing to check.
    pub fn advance_check(&mut self, budget: u32) -> bool {
        if self.check.is_none()
            && let Some(heuristic) = self.algorithm.heuristic()
            && let Some(problem) = self.space_problem()
        {
            self.check = ordered::check(&problem, heuristic);
        }
        let check = self.check.as_mut();
        check.is_none_or(|check| check.advance(budget))
    }

    /// Returns the check of the heuristic, complete or not; `None` before the first call of
    /// [`advance_check`](Self::advance_check), and if there is nothing to check.
    pub fn heuristic_check(&self) -> Option<&Check<State>> {
        self.check.as_ref().map(HeuristicCheck::result)
    }
}

/// Prepares the least costs to the goals, if moves have costs.
fn costs_of(problem: &SpaceProblem) -> Option<GoalCosts> {
    let problem = Some(problem).filter(|problem| problem.has_costs())?;
    ordered::goal_costs(problem)
}
