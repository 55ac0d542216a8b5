//! The state of one visualizer: an instance, an algorithm, its run, and what the page asks of them.

#[cfg(feature = "state-space")]
pub(crate) mod space;

#[cfg(feature = "games")]
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
    ordered::{GoalCosts, HeuristicCheck},
    state_space::Survey,
};

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
