//! The state of one visualizer: an instance, an algorithm, its run, and what the page asks of them.

#[cfg(any(feature = "state-space", feature = "games"))]
use std::sync::Arc;

use crate::board::Contribution;
use crate::certificate::Certificate;
#[cfg(feature = "games")]
use crate::games::GrundyNumbers;
use crate::instance::{EditError, Instance, Setting};
use crate::link::Link;
use crate::problem::{Algorithm, Family, Problem};
use crate::run::{Event, Fingerprint, Run};
use crate::search::{GoalPolicy, Outcome, Policy, RunError, StepSize};
#[cfg(feature = "state-space")]
use crate::{
    board::Action,
    graph_search::Check,
    ordered::{self, GoalCosts, HeuristicCheck},
    state_space::{Predecessors, SpaceProblem, State, Survey},
};

/// A move from a state, for a user who plays by hand.
#[cfg(feature = "state-space")]
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

/// The state of the core for one visualizer on the page.
#[derive(Debug)]
pub struct Session {
    instance: Box<dyn Instance>,
    problem: Problem,
    algorithm: Algorithm,
    run: Run,
    #[cfg(feature = "state-space")]
    survey: Option<Survey>,
    /// Least costs to the goals, if moves have costs; computed with the survey.
    #[cfg(feature = "state-space")]
    goal_costs: Option<GoalCosts>,
    #[cfg(feature = "state-space")]
    check: Option<HeuristicCheck>,
    #[cfg(feature = "games")]
    grundy: Option<GrundyNumbers>,
}

impl Session {
    /// Maximum number of states of a run that keeps states without a table of all of them. Room for
    /// this number is reserved at the start, so that no slice of the page waits for a table to
    /// grow.
    pub const STATE_LIMIT: u32 = 1 << 20;

    /// Opens the instance and the algorithm of a link. Ignores the link's step, which the caller
    /// shows after it is computed.
    ///
    /// # Errors
    /// The errors of [`Problem::start`].
    pub fn open(link: Link) -> Result<Self, RunError> {
        let Link {
            instance,
            algorithm,
            ..
        } = link;
        let problem = instance.searched_by(algorithm)?;
        // In a search with a bound, an answer proves that no smaller bound has one. The rest of the
        // last round proves nothing more, so stop at the answer.
        let goal = if algorithm.family() == instance.kind().family() {
            instance.goal()
        } else {
            GoalPolicy::FirstAnswer
        };
        let policy = Policy::new(goal).within_states(Self::STATE_LIMIT);
        let run = problem.start(algorithm, policy)?;
        Ok(Self {
            instance,
            problem,
            algorithm,
            run,
            #[cfg(feature = "state-space")]
            survey: None,
            #[cfg(feature = "state-space")]
            check: None,
            #[cfg(feature = "state-space")]
            goal_costs: None,
            #[cfg(feature = "games")]
            grundy: None,
        })
    }

    /// Returns the instance that is searched.
    pub fn instance(&self) -> &dyn Instance {
        self.instance.as_ref()
    }

    /// Returns the problem that the algorithm searches.
    pub fn problem(&self) -> &Problem {
        &self.problem
    }

    /// Returns the algorithm that searches the problem.
    pub fn algorithm(&self) -> Algorithm {
        self.algorithm
    }

    /// Returns the run.
    pub fn run(&self) -> &Run {
        &self.run
    }

    /// Returns the run for changes: computing more steps and moving its cursor.
    pub fn run_mut(&mut self) -> &mut Run {
        &mut self.run
    }

    /// Returns the algorithms of the puzzle that can search the instance, in the order of the menu.
    pub fn algorithms(&self) -> Vec<Algorithm> {
        let all = self.instance.kind().algorithms.iter();
        let suits = |algorithm: &Algorithm| {
            #[cfg(feature = "trees")]
            if self.instance.refuses(algorithm.family()).is_some() {
                return false;
            }
            let problem = self.instance.problem(algorithm.family());
            // If this build cannot run the algorithm, list it nevertheless: another build can.
            let is_listed = match algorithm.family() {
                Family::Backtracking => !cfg!(feature = "orders"),
                Family::Trees => !cfg!(feature = "trees"),
                _ => false,
            };
            problem.map_or(is_listed, |problem| problem.offers(*algorithm))
        };
        all.filter(suits).collect()
    }

    /// Returns the algorithm that always finds the fewest moves. Returns `None` if this session's
    /// algorithm does so itself, or if that algorithm cannot search this instance.
    pub fn checked_by(&self) -> Option<Algorithm> {
        let kind = self.instance.kind();
        let checked = kind.algorithms.checked_by(self.algorithm)?;
        let problem = self.instance.problem(checked.family())?;
        problem.offers(checked).then_some(checked)
    }

    /// Writes the bytes of a link to `step` of this run, see [`Link::encode`].
    ///
    /// # Errors
    /// The errors of [`Link::encode`]. There are none if the session was opened by a link.
    pub fn link(&self, step: u64) -> Result<Vec<u8>, RunError> {
        Link::encode(self.instance(), self.algorithm, step)
    }

    /// Writes the bytes of a link to another instance with the same algorithm, or with the
    /// instance's default algorithm if the instance is too large for that family: the tree of a game
    /// can be.
    ///
    /// # Errors
    /// The errors of [`link`](Self::link).
    pub fn link_to(&self, instance: &dyn Instance) -> Result<Vec<u8>, RunError> {
        // Only trees can be too large; other builds need no code for that.
        #[cfg(feature = "trees")]
        if instance.refuses(self.algorithm.family()).is_some() {
            return Link::encode(instance, instance.algorithm(), 0);
        }
        Link::encode(instance, self.algorithm, 0)
    }

    /// Writes the bytes of a link to the same instance with another search, given by its name, see
    /// [`Kind::search`](crate::Kind::search).
    ///
    /// # Errors
    /// [`RunError::UnknownAlgorithm`] if the puzzle has no search with this name.
    pub fn with_algorithm(&self, name: &str) -> Result<Vec<u8>, RunError> {
        let algorithm = self.instance.kind().search(name)?;
        Link::encode(self.instance(), algorithm, 0)
    }

    /// Writes the bytes of a link to the same instance with another algorithm, which keeps the
    /// settings that this run's algorithm also has: a heuristic stays chosen.
    ///
    /// # Errors
    /// [`RunError::UnknownAlgorithm`] if the puzzle has no algorithm with this id.
    pub fn switched_to(&self, id: &str) -> Result<Vec<u8>, RunError> {
        let kind = self.instance.kind();
        let algorithm = kind.algorithm_like(kind.algorithm(Some(id))?, self.algorithm);
        Link::encode(self.instance(), algorithm, 0)
    }

    /// Lists the settings of the algorithm, then those of the instance.
    pub fn settings(&self) -> Vec<Setting> {
        let mut settings = self.instance.kind().algorithm_settings(self.algorithm);
        settings.extend(self.instance.settings());
        settings
    }

    /// Writes the bytes of a link with one setting changed, of the algorithm or of the instance.
    ///
    /// # Errors
    /// [`EditError::Setting`] if the setting or the value does not exist.
    pub fn with_setting(&self, id: &str, value: &str) -> Result<Vec<u8>, EditError> {
        let kind = self.instance.kind();
        let link = match kind.algorithm_with(self.algorithm, id, value)? {
            Some(algorithm) => Link::encode(self.instance(), algorithm, 0),
            None => self.link_to(self.instance.with_setting(id, value)?.as_ref()),
        };
        link.map_err(|_| EditError::setting(id))
    }

    /// Returns how the run ended; `None` while it can go on. A run that has found no answer in a part
    /// of its space ends with [`Outcome::StateLimit`], whatever it says of that part.
    pub fn outcome(&self) -> Option<Outcome> {
        let outcome = self.run.status().outcome?;
        let limit = self.instance.unexplored_beyond();
        Some(match (outcome, limit) {
            (Outcome::Impossible | Outcome::TooDeep { .. }, Some(limit)) => {
                Outcome::StateLimit { limit }
            }
            _ => outcome,
        })
    }

    /// Makes the certificate of the outcome, see [`Problem::certificate`]. Returns `None` if the
    /// outcome proves nothing.
    pub fn certificate(&self) -> Option<Certificate> {
        if let Some(Outcome::StateLimit { .. }) = self.outcome() {
            return None;
        }
        self.problem.certificate(&self.run)
    }

    /// Returns whether [`Problem::verify`] accepts the certificate; `None` while there is no
    /// certificate.
    ///
    /// # Complexity
    /// The time of making the certificate and of verifying it.
    pub fn verified(&self) -> Option<bool> {
        let certificate = self.certificate()?;
        Some(self.problem.verify(&certificate).is_ok())
    }

    /// Writes the answer in the judges' format; `None` while there is no outcome.
    pub fn judged(&self) -> Option<String> {
        let outcome = self.outcome()?;
        Some(self.instance.judged(outcome, self.certificate().as_ref()))
    }

    /// Returns the events of all known steps of the item at the cursor, including steps after the
    /// cursor, and how many of these steps lie at or before the cursor. The cursor does not move.
    ///
    /// # Complexity
    /// One [`seek`](Run::seek) for each step of the item.
    pub fn item(&mut self) -> (Vec<Event>, usize) {
        let cursor = self.run.status().cursor;
        if cursor == 0 {
            return (Vec::new(), 0);
        }
        let first = self.run.locate(cursor, StepSize::Item, -1);
        let end = self.run.locate(first, StepSize::Item, 1);
        let events = (first + 1..=end).map(|step| {
            self.run.seek(step);
            self.run.event()
        });
        let events = events.collect();
        self.run.seek(cursor);
        (events, (cursor - first) as usize)
    }

    /// Returns whether the positions have Grundy numbers: those of every game that has a table do,
    /// because both players have the same moves and the player who cannot move loses.
    #[cfg(feature = "games")]
    pub fn has_grundy(&self) -> bool {
        self.problem.game().is_some()
    }

    /// Continues the Grundy numbers of all positions for about `budget` moves. Returns whether all
    /// are known; `None` if the positions have no such numbers.
    ///
    /// # Errors
    /// The errors of [`GrundyNumbers::new`], at the first call.
    #[cfg(feature = "games")]
    pub fn advance_grundy(&mut self, budget: u64) -> Result<Option<bool>, RunError> {
        let Some(game) = self.problem.game() else {
            return Ok(None);
        };
        let grundy = match self.grundy.take() {
            Some(grundy) => grundy,
            None => GrundyNumbers::new(Arc::clone(game))?,
        };
        Ok(Some(self.grundy.insert(grundy).advance(budget)))
    }

    /// Returns the Grundy numbers of the first positions, as far as computed.
    #[cfg(feature = "games")]
    pub fn grundy_numbers(&self) -> &[u32] {
        self.grundy.as_ref().map_or(&[], GrundyNumbers::numbers)
    }

    /// Makes the instance whose start is `state` or, if `goal` is true, the instance whose goal is
    /// `state`. Returns `None` if there is no such state or no such instance.
    #[cfg(feature = "state-space")]
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
    #[cfg(feature = "state-space")]
    fn space_problem(&self) -> Option<SpaceProblem> {
        if let Some(problem) = self.problem.state_space() {
            return Some(problem.clone());
        }
        let problem = self.instance.problem(Family::StateSpace)?;
        problem.state_space().cloned()
    }

    /// Returns whether the problem has a space that can be surveyed, which needs moves backwards.
    #[cfg(feature = "state-space")]
    pub fn can_be_surveyed(&self) -> bool {
        self.predecessors().is_some()
    }

    #[cfg(feature = "state-space")]
    fn predecessors(&self) -> Option<&Arc<dyn Predecessors>> {
        self.problem.state_space()?.predecessors()
    }

    /// Returns what each cell of these boards adds to the estimate of the algorithm's heuristic.
    /// The boards stand one after the other. Returns nothing if the algorithm has no heuristic, if
    /// the estimate is not a sum over cells, or if the codes are no boards of the instance.
    pub fn contributions(&self, boards: &[u8]) -> Vec<Contribution> {
        let Some(heuristic) = self.instance.kind().heuristic_of(self.algorithm) else {
            return Vec::new();
        };
        let cells = self.problem.board_shape().cells();
        let mut all = vec![Contribution::default(); boards.len()];
        let mut each = boards.chunks(cells).zip(all.chunks_mut(cells));
        if each.all(|(board, to)| self.instance.contributions(&heuristic, board, to)) {
            all
        } else {
            Vec::new()
        }
    }

    /// Continues the survey of the whole space for about `budget` moves and returns whether the
    /// survey is complete. Returns true at once if the problem has no space that can be surveyed.
    ///
    /// # Errors
    /// The errors of [`Survey::new`], at the first call; after an error there is no survey.
    #[cfg(feature = "state-space")]
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
    #[cfg(feature = "state-space")]
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
    #[cfg(feature = "state-space")]
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
    #[cfg(feature = "state-space")]
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
    #[cfg(feature = "state-space")]
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
    #[cfg(feature = "state-space")]
    pub fn is_goal(&self, state: State) -> bool {
        let problem = self.space_problem().filter(|problem| problem.has(state));
        problem.is_some_and(|problem| problem.space().is_goal(state))
    }

    /// Returns the estimate of the cost from `state` to a goal by the heuristic of the algorithm, or
    /// by the first of the problem; `None` if the problem has no heuristic or no such state.
    #[cfg(feature = "state-space")]
    pub fn estimate(&self, state: State) -> Option<u32> {
        let problem = self.space_problem()?;
        let orders = problem.orders().filter(|_| problem.has(state))?;
        let heuristic = self.algorithm.heuristic().unwrap_or_default();
        let is_known = usize::from(heuristic) < orders.heuristics().len();
        is_known.then(|| orders.estimate(heuristic, state))
    }

    /// Returns the survey, complete or not; `None` before the first call of
    /// [`advance_survey`](Self::advance_survey).
    #[cfg(feature = "state-space")]
    pub fn survey(&self) -> Option<&Survey> {
        self.survey.as_ref()
    }

    /// Continues the check of the algorithm's heuristic on every state for about `budget` moves.
    /// Returns whether the check is complete; true if there is nothing to check.
    #[cfg(feature = "state-space")]
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
    #[cfg(feature = "state-space")]
    pub fn heuristic_check(&self) -> Option<&Check<State>> {
        self.check.as_ref().map(HeuristicCheck::result)
    }

    /// Makes a random instance from `seed`. In a space that can be surveyed, the start lies
    /// `wanted` moves from the nearest goal or, for `None`, cannot reach a goal. Returns `None` if
    /// no such start exists or the survey is incomplete. Problems without a survey, and instances
    /// whose [`Editable::random`](crate::Editable::random) is true, use [`Instance::random`].
    pub fn random(&self, wanted: Option<u32>, seed: u64) -> Option<Box<dyn Instance>> {
        #[cfg(feature = "state-space")]
        if self.can_be_surveyed() && !self.instance.editable().random {
            let survey = self.survey().filter(|survey| survey.is_complete())?;
            return self.instance.starting_at(survey.pick(wanted, seed)?);
        }
        self.instance.random(wanted, seed)
    }

    /// Hashes the events of the known steps in `from..=to`. Seeks each of these steps and leaves
    /// the cursor at the last.
    pub fn fingerprint(&mut self, from: u64, to: u64) -> u64 {
        let mut fingerprint = Fingerprint::default();
        for step in from..=to.min(self.run.status().known) {
            self.run.seek(step);
            fingerprint.add(&self.run.event());
        }
        fingerprint.value()
    }
}

/// Prepares the least costs to the goals, if moves have costs.
#[cfg(feature = "state-space")]
fn costs_of(problem: &SpaceProblem) -> Option<GoalCosts> {
    let problem = Some(problem).filter(|problem| problem.has_costs())?;
    ordered::goal_costs(problem)
}
