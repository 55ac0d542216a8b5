//! Answering judges' text, case by case, while it arrives.

use std::collections::VecDeque;
use std::fmt;
use std::rc::Rc;
use std::sync::Arc;

use serde::Serialize;

use crate::board::Shape;
use crate::certificate::Certificate;
use crate::instance::{Case, CaseReader, EditError, Edited, Instance, Puzzle};
use crate::problem::{Algorithm, Problem};
use crate::run::Run;
use crate::search::{GoalPolicy, Outcome, Policy, RunError};
use crate::state_space::{self, State};
use crate::text::{InputError, Line, LineSplitter};

/// The answer to one case.
#[derive(Debug)]
pub struct Answer {
    /// The line that the case begins on, from 1.
    pub line: usize,
    pub instance: Box<dyn Instance>,
    pub outcome: Outcome,
    /// As the judges print it; empty where the search came to no end.
    pub text: String,
    pub proof: Option<Proof>,
}

/// A certificate and its number among those of a text, from 0. A number that came before stands for
/// the same certificate.
#[derive(Clone, Debug)]
pub struct Proof {
    pub number: usize,
    source: Source,
}

/// Where a certificate comes from.
#[derive(Clone, Debug)]
enum Source {
    Made(Arc<Certificate>),
    /// The answer does not need the certificate, and making it takes longer than the run did.
    Run(Rc<(Problem, Run)>),
}

impl Proof {
    /// Gives the certificate. That of a table is made now, in time linear in its moves; any other is
    /// there.
    pub fn certificate(&self) -> Option<Arc<Certificate>> {
        match &self.source {
            Source::Made(certificate) => Some(Arc::clone(certificate)),
            Source::Run(source) => source.0.certificate(&source.1).map(Arc::new),
        }
    }

    fn made(&self) -> Option<&Certificate> {
        match &self.source {
            Source::Made(certificate) => Some(certificate),
            Source::Run(_) => None,
        }
    }
}

/// Why a case has no answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum JudgeError {
    /// The case cannot be searched.
    Run(RunError),
    /// The case cannot be changed as [`Judge::set`] or [`Judge::resize`] asked.
    Edit(EditError),
}

impl fmt::Display for JudgeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Run(error) => error.fmt(f),
            Self::Edit(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for JudgeError {}

impl From<RunError> for JudgeError {
    fn from(error: RunError) -> Self {
        Self::Run(error)
    }
}

impl From<EditError> for JudgeError {
    fn from(error: EditError) -> Self {
        Self::Edit(error)
    }
}

/// A change of every case.
#[derive(Clone, Debug)]
enum Change {
    Setting { id: String, value: String },
    Size(Shape),
}

impl Change {
    fn of(&self, instance: &dyn Instance) -> Edited {
        match self {
            Self::Setting { id, value } => instance.with_setting(id, value),
            Self::Size(shape) => instance.resized(*shape),
        }
    }
}

/// Answers the cases of a text one after the other, in slices, each until its first answer or, where
/// the instance says so, until its answers are counted. The text may arrive in pieces, and cases are
/// answered as soon as they are complete.
///
/// A closed set without a goal proves the same of every state in it. So it is kept, and asked
/// before the same space is searched again. No other certificate is kept: it goes with its answer.
pub struct Judge {
    puzzle: &'static Puzzle,
    algorithm: Algorithm,
    policy: Policy,
    splitter: LineSplitter,
    /// `None` behind the end of the text, or behind its first error.
    reader: Option<Box<dyn CaseReader>>,
    cases: VecDeque<Case>,
    error: Option<InputError>,
    changes: Vec<Change>,
    /// Why a case that arrived could not be changed like the others.
    failure: Option<EditError>,
    current: Option<Current>,
    /// A run that is over: its tables serve the next case.
    spare: Option<Run>,
    /// Number of certificates so far.
    proofs: usize,
    /// The closed sets that are known, each of a space.
    closed: Vec<(Vec<u8>, Proof)>,
}

/// The case that is searched.
#[derive(Debug)]
struct Current {
    case: Case,
    problem: Problem,
    run: Run,
}

impl fmt::Debug for Judge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Judge")
            .field("puzzle", &self.puzzle.kind.id)
            .field("algorithm", &self.algorithm)
            .field("remaining", &self.remaining())
            .field("error", &self.error)
            .finish_non_exhaustive()
    }
}

impl Judge {
    /// Waits for a text. `None` for `algorithm` is the puzzle's own; `step_limit` holds for each
    /// case by itself.
    ///
    /// # Errors
    /// [`RunError::UnknownAlgorithm`].
    pub fn new(
        puzzle: &'static Puzzle,
        algorithm: Option<&str>,
        step_limit: Option<u64>,
    ) -> Result<Self, RunError> {
        Ok(Self {
            puzzle,
            algorithm: puzzle.kind.algorithm(algorithm)?,
            policy: Policy {
                step_limit,
                ..Policy::FIRST_ANSWER
            },
            splitter: LineSplitter::default(),
            reader: Some((puzzle.reader)()),
            cases: VecDeque::new(),
            error: None,
            changes: Vec::new(),
            failure: None,
            current: None,
            spare: None,
            proofs: 0,
            closed: Vec::new(),
        })
    }

    /// Takes a whole text.
    ///
    /// # Errors
    /// As [`new`](Self::new).
    ///
    /// ```
    /// use searchlight_core::{Judge, PUZZLES};
    ///
    /// let flip = PUZZLES.by_id("flip").expect("a puzzle of this name");
    /// let judge = Judge::of_text(flip, "bwwb\nbbwb\nbwwb\nbwww\n", None, None)?;
    /// let answers: Result<Vec<_>, _> = judge.collect();
    /// assert_eq!(answers?[0].text, "4");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of_text(
        puzzle: &'static Puzzle,
        text: &str,
        algorithm: Option<&str>,
        step_limit: Option<u64>,
    ) -> Result<Self, RunError> {
        let mut judge = Self::new(puzzle, algorithm, step_limit)?;
        judge.push(text);
        judge.end();
        Ok(judge)
    }

    /// Takes the next piece of the text.
    pub fn push(&mut self, piece: &str) {
        self.read(|splitter, line| {
            splitter.push(piece, line);
            None
        });
    }

    /// Ends the text.
    pub fn end(&mut self) {
        self.read(|splitter, line| Some(splitter.end(line)));
        self.reader = None;
    }

    /// Reads lines; `split` hands them on and returns their number where the text is over.
    fn read(
        &mut self,
        split: impl FnOnce(&mut LineSplitter, &mut dyn FnMut(Line<'_>)) -> Option<usize>,
    ) {
        let Some(reader) = &mut self.reader else {
            return;
        };
        let mut cases = Vec::new();
        let mut read = Ok(());
        let lines = split(&mut self.splitter, &mut |line| {
            if read.is_ok() {
                read = reader.line(&line, &mut cases);
            }
        });
        if let Some(lines) = lines {
            read = read.and_then(|()| reader.end(lines + 1, &mut cases));
        }
        if let Err(error) = read {
            self.error = Some(error);
            self.reader = None;
        }
        for case in cases {
            self.take_in(case);
        }
    }

    /// Changes a case that has arrived as all others were changed.
    fn take_in(&mut self, case: Case) {
        let Case { line, instance } = case;
        let mut changes = self.changes.iter();
        let changed = changes.try_fold(instance, |instance, change| change.of(instance.as_ref()));
        match changed {
            Ok(instance) if self.failure.is_none() => {
                self.cases.push_back(Case { line, instance });
            }
            Ok(_) => {}
            Err(error) => self.failure = self.failure.take().or(Some(error)),
        }
    }

    /// Changes a setting of every case that has no answer yet, also of those still to arrive. A case
    /// that is being searched begins anew.
    ///
    /// # Errors
    /// As [`Instance::with_setting`]; nothing is changed then.
    pub fn set(&mut self, id: &str, value: &str) -> Result<(), EditError> {
        self.change(Change::Setting {
            id: id.to_owned(),
            value: value.to_owned(),
        })
    }

    /// Puts every case that has no answer yet on a board of another size, also those still to
    /// arrive. A case that is being searched begins anew.
    ///
    /// # Errors
    /// As [`Instance::resized`]; nothing is changed then.
    pub fn resize(&mut self, shape: Shape) -> Result<(), EditError> {
        self.change(Change::Size(shape))
    }

    fn change(&mut self, change: Change) -> Result<(), EditError> {
        // Cases still to arrive are like the first preset.
        let preset = self.puzzle.kind.presets.first();
        if let Some(instance) = preset.and_then(|preset| self.puzzle.preset(preset)) {
            change.of(instance.as_ref())?;
        }
        let current = self.current.iter().map(|current| &current.case);
        let changed = current.chain(&self.cases).map(|case| {
            Ok(Case {
                line: case.line,
                instance: change.of(case.instance.as_ref())?,
            })
        });
        self.cases = changed.collect::<Result<_, EditError>>()?;
        self.current = None;
        self.changes.push(change);
        Ok(())
    }

    /// Tells what is wrong with the text behind its last case.
    pub fn error(&self) -> Option<&InputError> {
        self.error.as_ref()
    }

    /// Lends the first case without an answer yet, of those that have arrived.
    pub fn first(&self) -> Option<&dyn Instance> {
        let current = self.current.as_ref().map(|current| &current.case);
        let first = current.or_else(|| self.cases.front())?;
        Some(first.instance.as_ref())
    }

    /// Counts the cases without an answer yet, of those that have arrived.
    pub fn remaining(&self) -> usize {
        self.cases.len() + usize::from(self.current.is_some())
    }

    /// Works on the current case for about `budget` steps; gives its answer once it is there, and
    /// `None` while it is not, or where no case is left of those that have arrived.
    ///
    /// # Errors
    /// Why a case cannot be searched or changed; nothing is answered from there on.
    pub fn advance(&mut self, budget: u64) -> Result<Option<Answer>, JudgeError> {
        if let Some(current) = self.current.take() {
            return Ok(self.search(current, budget));
        }
        let Some(case) = self.cases.pop_front() else {
            return self
                .failure
                .take()
                .map_or(Ok(None), |error| Err(error.into()));
        };
        match self.begin(case) {
            Ok(Begun::Search(current)) => Ok(self.search(current, budget)),
            Ok(Begun::Answered(answer)) => Ok(Some(answer)),
            Err(error) => {
                self.stop();
                Err(error.into())
            }
        }
    }

    /// Answers no further case.
    fn stop(&mut self) {
        self.cases.clear();
        self.reader = None;
    }

    fn search(&mut self, mut current: Current, budget: u64) -> Option<Answer> {
        current.run.advance(budget);
        let Some(outcome) = current.run.status().outcome else {
            self.current = Some(current);
            return None;
        };
        let Current { case, problem, run } = current;
        if let Run::Games(_) = run {
            let proof = matches!(outcome, Outcome::Filled { .. })
                .then(|| self.numbered(Source::Run(Rc::new((problem, run)))));
            return Some(answer(case, outcome, proof));
        }
        let proof = problem.certificate(&run);
        let proof = proof.map(|proof| self.numbered(Source::Made(Arc::new(proof))));
        self.spare = Some(run);
        if let Some(proof) = &proof
            && closed_set(proof.made()).is_some()
            && let Some(space) = space_key(case.instance.as_ref())
        {
            self.closed.push((space, proof.clone()));
        }
        Some(answer(case, outcome, proof))
    }

    /// Numbers the next proof.
    fn numbered(&mut self, source: Source) -> Proof {
        let number = self.proofs;
        self.proofs += 1;
        Proof { number, source }
    }

    fn begin(&mut self, case: Case) -> Result<Begun, RunError> {
        let problem = case.instance.searched_by(self.algorithm)?;
        let proof = match problem.refutation() {
            Some(refutation) => {
                let certificate = Certificate::Refutation(refutation);
                Some(self.numbered(Source::Made(Arc::new(certificate))))
            }
            None => self.closed_around(&case, &problem),
        };
        if proof.is_some() {
            return Ok(Begun::Answered(answer(case, Outcome::Impossible, proof)));
        }
        let goal = match case.instance.goal() {
            counted @ GoalPolicy::CountTo(_) => counted,
            GoalPolicy::FirstAnswer | GoalPolicy::WholeSpace => GoalPolicy::FirstAnswer,
        };
        let policy = Policy {
            goal,
            ..self.policy
        };
        let run = match self.restarted(&problem, policy) {
            Some(run) => run,
            None => problem.start(self.algorithm, policy)?,
        };
        Ok(Begun::Search(Current { case, problem, run }))
    }

    /// Begins anew in the tables of a run that is over, if they fit.
    fn restarted(&mut self, problem: &Problem, policy: Policy) -> Option<Run> {
        let (Run::StateSpace(mut search), Problem::StateSpace(space)) =
            (self.spare.take()?, problem)
        else {
            return None;
        };
        search
            .restart(space, policy)
            .then_some(Run::StateSpace(search))
    }

    /// Finds the closed set that the start of this case is in, if one is known.
    fn closed_around(&self, case: &Case, problem: &Problem) -> Option<Proof> {
        let start = problem.state_space()?.space().start();
        let key = space_key(case.instance.as_ref())?;
        let mut closed = self.closed.iter();
        let (_, proof) = closed.find(|(space, proof)| {
            let states = closed_set(proof.made());
            *space == key && states.is_some_and(|states| states.binary_search(&start).is_ok())
        })?;
        Some(proof.clone())
    }
}

/// What came of the attempt to begin a case.
enum Begun {
    Search(Current),
    /// It needs no search.
    Answered(Answer),
}

/// The states of a certificate that is a closed set around a start.
fn closed_set(certificate: Option<&Certificate>) -> Option<&[State]> {
    match certificate? {
        Certificate::StateSpace(state_space::Certificate::ClosedSet { states }) => Some(states),
        _ => None,
    }
}

/// The same for all instances that differ in nothing but the start.
fn space_key(instance: &dyn Instance) -> Option<Vec<u8>> {
    let mut key = Vec::new();
    instance.starting_at(0)?.pack(&mut key);
    Some(key)
}

fn answer(case: Case, outcome: Outcome, proof: Option<Proof>) -> Answer {
    let certificate = proof.as_ref().and_then(Proof::made);
    Answer {
        line: case.line,
        text: case.instance.judged(outcome, certificate),
        instance: case.instance,
        outcome,
        proof,
    }
}

impl Iterator for Judge {
    type Item = Result<Answer, JudgeError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let answered = self.advance(u64::MAX).transpose();
            if answered.is_some() || self.remaining() == 0 {
                return answered;
            }
        }
    }
}
