//! The middle layer: one instance, one algorithm, its run, and what the page asks of them.

use std::sync::Arc;

use crate::certificate::Certificate;
use crate::event::{Event, Fingerprint};
use crate::family::{Algorithm, Problem};
use crate::frame::Frame;
use crate::link::Link;
use crate::problem::{Refutation, Shape, State, StateSpace};
use crate::puzzles::{EditError, Instance};
use crate::run::{Branched, Counters, Explored, Policy, Run, RunError, Status, StepSize, Tabled};
use crate::search::survey::Survey;

/// One visualizer's side of the core.
pub struct Session {
    instance: Box<dyn Instance>,
    problem: Box<dyn Problem>,
    algorithm: &'static Algorithm,
    run: Box<dyn Run>,
    survey: Option<Survey>,
}

impl Session {
    /// Opens what a link says, apart from its step: that has to be computed first.
    ///
    /// # Errors
    /// [`RunError::UnknownAlgorithm`] for a code that the puzzle does not have, which no decoded
    /// link holds; and as [`Problem::run`].
    pub fn open(link: Link) -> Result<Self, RunError> {
        let problem = link.instance.problem();
        let mut algorithms = link.instance.kind().algorithms.iter();
        let algorithm = algorithms
            .find(|known| known.code == link.algorithm)
            .ok_or_else(|| RunError::unknown(link.algorithm))?;
        let policy = Policy {
            goal: link.instance.goal(),
            ..Policy::WHOLE_SPACE
        };
        Ok(Self {
            run: problem.run(algorithm.code, policy)?,
            problem,
            instance: link.instance,
            algorithm,
            survey: None,
        })
    }

    /// The instance that is searched.
    pub fn instance(&self) -> &dyn Instance {
        self.instance.as_ref()
    }

    /// The instance as its family sees it.
    pub fn problem(&self) -> &dyn Problem {
        self.problem.as_ref()
    }

    /// The algorithm that searches it.
    pub fn algorithm(&self) -> &'static Algorithm {
        self.algorithm
    }

    /// A proof without a search that there is no answer, where the puzzle has one.
    pub fn refutation(&self) -> Option<Refutation> {
        self.problem.refutation()
    }

    /// The bytes of a link to `step` of this run, as [`Link::encode`].
    pub fn link(&self, step: u64) -> Vec<u8> {
        Link::encode(self.instance(), self.algorithm.code, step)
    }

    /// The bytes of a link to the same algorithm on another instance.
    pub fn link_to(&self, instance: &dyn Instance) -> Vec<u8> {
        Link::encode(instance, self.algorithm.code, 0)
    }

    /// Whether the certificate stands up to [`Problem::verify`]; `None` while there is none. Takes
    /// as long as making the certificate and verifying it.
    pub fn verified(&self) -> Option<bool> {
        let certificate = self.certificate()?;
        Some(self.problem.verify(&certificate).is_ok())
    }

    /// The bytes of a link to the same instance with the algorithm of this name.
    ///
    /// # Errors
    /// [`RunError::UnknownAlgorithm`] for a name that the puzzle does not have.
    pub fn with_algorithm(&self, id: &str) -> Result<Vec<u8>, RunError> {
        Link::with_algorithm(self.instance(), Some(id), 0)
    }

    /// The judges' answer, once there is an outcome.
    pub fn judged(&self) -> Option<String> {
        let outcome = self.status().outcome?;
        Some(self.instance.judged(outcome, self.certificate().as_ref()))
    }

    /// What the moves of the item at the cursor did or, behind the cursor, will do as far as they
    /// are known, and how many of them have been made. The cursor stays where it is.
    ///
    /// # Complexity
    /// One [`seek`](Self::seek) for each of them.
    pub fn item(&mut self) -> (Vec<Event>, usize) {
        let cursor = self.status().cursor;
        if cursor == 0 {
            return (Vec::new(), 0);
        }
        let first = self.locate(cursor, StepSize::Item, -1);
        let end = self.locate(first, StepSize::Item, 1);
        let events = (first + 1..=end).map(|step| {
            self.run.seek(step);
            self.run.event()
        });
        let events = events.collect();
        self.run.seek(cursor);
        (events, (cursor - first) as usize)
    }

    /// As [`Run::status`].
    pub fn status(&self) -> Status {
        self.run.status()
    }

    /// As [`Run::advance`].
    pub fn advance(&mut self, budget: u64) {
        self.run.advance(budget);
    }

    /// As [`Run::seek`].
    pub fn seek(&mut self, step: u64) {
        self.run.seek(step);
    }

    /// As [`Run::locate`].
    pub fn locate(&mut self, from: u64, size: StepSize, by: i64) -> u64 {
        self.run.locate(from, size, by)
    }

    /// As [`Run::event`].
    pub fn event(&self) -> Event {
        self.run.event()
    }

    /// As [`Run::frame`].
    pub fn frame(&self, frame: &mut Frame) {
        self.run.frame(frame);
    }

    /// As [`Run::counters`].
    pub fn counters(&self) -> Counters {
        self.run.counters()
    }

    /// As [`Run::certificate`].
    pub fn certificate(&self) -> Option<Certificate> {
        self.run.certificate()
    }

    /// As [`Run::explored`].
    pub fn explored(&self) -> Option<&dyn Explored> {
        self.run.explored()
    }

    /// As [`Run::branched`].
    pub fn branched(&mut self) -> Option<&mut dyn Branched> {
        self.run.branched()
    }

    /// As [`Run::tabled`].
    pub fn tabled(&self) -> Option<&dyn Tabled> {
        self.run.tabled()
    }

    /// The size of the board.
    pub fn board_shape(&self) -> Shape {
        self.problem.board_shape()
    }

    /// The space, if it has a state of this rank.
    fn space_with(&self, state: State) -> Option<&dyn StateSpace> {
        let space = self.problem.space()?.as_ref();
        (u64::from(state) < space.states()).then_some(space)
    }

    /// Writes the board of `state`; returns whether there is such a state.
    pub fn board(&self, state: State, cells: &mut [u8]) -> bool {
        let space = self.space_with(state);
        if let Some(space) = space {
            space.board(state, cells);
        }
        space.is_some()
    }

    /// The instance with one cell changed.
    ///
    /// # Errors
    /// As [`Instance::edited`].
    pub fn edited(&self, cell: u32) -> Result<Box<dyn Instance>, EditError> {
        self.instance.edited(cell)
    }

    /// As [`Instance::numbered`].
    ///
    /// # Errors
    /// As there.
    pub fn numbered(&self, cell: u32, number: u32) -> Result<Box<dyn Instance>, EditError> {
        self.instance.numbered(cell, number)
    }

    /// As [`Instance::goal_edited`].
    ///
    /// # Errors
    /// As there.
    pub fn goal_edited(&self, cell: u32) -> Result<Box<dyn Instance>, EditError> {
        self.instance.goal_edited(cell)
    }

    /// The instance that starts at `state`, or with `goal` ends there; `None` where there is no
    /// such state or no such instance.
    pub fn moved_to(&self, state: State, goal: bool) -> Option<Box<dyn Instance>> {
        self.space_with(state)?;
        if goal {
            self.instance.ending_at(state)
        } else {
            self.instance.starting_at(state)
        }
    }

    /// The instance on another board.
    ///
    /// # Errors
    /// As [`Instance::resized`].
    pub fn resized(&self, shape: Shape) -> Result<Box<dyn Instance>, EditError> {
        self.instance.resized(shape)
    }

    /// The instance with one setting changed.
    ///
    /// # Errors
    /// As [`Instance::with_setting`].
    pub fn with_setting(&self, id: &str, value: &str) -> Result<Box<dyn Instance>, EditError> {
        self.instance.with_setting(id, value)
    }

    /// Works on the survey of the whole space for about `budget` moves; returns whether it is
    /// complete, which it is at once where there is no space.
    ///
    /// # Errors
    /// As [`Survey::new`], at the first call; there is no survey then.
    pub fn advance_survey(&mut self, budget: u32) -> Result<bool, RunError> {
        let Some(space) = self.problem.space() else {
            return Ok(true);
        };
        let survey = match &mut self.survey {
            Some(survey) => survey,
            empty => empty.insert(Survey::new(Arc::clone(space))?),
        };
        Ok(survey.advance(budget))
    }

    /// The survey, as far as it has come.
    pub fn survey(&self) -> Option<&Survey> {
        self.survey.as_ref()
    }

    /// An instance chosen by `seed`. Of a space: at the distance `wanted` from its nearest goal
    /// (`None`: with none); `None` where there is no such instance or no complete survey. Else as
    /// [`Instance::random`].
    pub fn random(&self, wanted: Option<u32>, seed: u64) -> Option<Box<dyn Instance>> {
        if self.problem.space().is_none() {
            return self.instance.random(wanted, seed);
        }
        let survey = self.survey().filter(|survey| survey.is_complete())?;
        self.instance.starting_at(survey.pick(wanted, seed)?)
    }

    /// The hash of the events of the known steps among `from..=to`; moves the cursor. Seeks each
    /// of them.
    pub fn fingerprint(&mut self, from: u64, to: u64) -> u64 {
        let mut fingerprint = Fingerprint::default();
        for step in from..=to.min(self.run.status().known) {
            self.run.seek(step);
            fingerprint.add(&self.run.event());
        }
        fingerprint.value()
    }
}
