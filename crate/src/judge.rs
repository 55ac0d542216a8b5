//! Answering judges' text, case by case, while it arrives.

mod answer;
mod closed_sets;

use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;

use crate::board::Shape;
use crate::certificate::Certificate;
use crate::instance::{EditError, Edited, Instance};
use crate::problem::{Algorithm, Problem};
use crate::puzzle::{Case, CaseReader, Puzzle};
use crate::run::Run;
use crate::search::{GoalPolicy, Outcome, Policy, RunError};
use crate::text::{InputError, LineSplitter, TakeLine};
use answer::Source;
use closed_sets::ClosedSets;

pub use answer::{Answer, JudgeError, NumberedCertificate};

/// The most steps that a search for a hint takes.
const HINT_STEPS: u64 = 100_000;

/// A change that applies to every case.
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

/// A judge answers the cases of a text one after the other, in slices. It searches each case until
/// the first answer or, where the instance says so, until its answers are counted. The text may
/// arrive in pieces, and each case is answered as soon as it is complete.
///
/// A closed set without a goal proves the same of every state in it. So the judge keeps such sets,
/// and checks whether one of them holds the start of the next case before it searches the same
/// space again. It keeps no other certificate: each goes with its answer.
pub struct Judge {
    puzzle: &'static Puzzle,
    algorithm: Algorithm,
    policy: Policy,
    splitter: LineSplitter,
    /// The reader; `None` behind the end of the text, or behind its first error.
    reader: Option<Box<dyn CaseReader>>,
    cases: VecDeque<Case>,
    error: Option<InputError>,
    changes: Vec<Change>,
    /// The error of a case that could not be changed like the others.
    failure: Option<EditError>,
    current: Option<Current>,
    /// A run that is over, whose tables serve the next case.
    spare: Option<Run>,
    /// The number of certificates so far.
    certificates: usize,
    closed: ClosedSets,
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
    /// Makes a judge that waits for a text. `None` for `algorithm` means the puzzle's own;
    /// `step_limit` holds for each case by itself.
    ///
    /// # Errors
    /// [`RunError::UnknownAlgorithm`] for an algorithm that the puzzle does not have.
    #[inline(never)]
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
            certificates: 0,
            closed: ClosedSets::default(),
        })
    }

    /// Makes a judge of a whole text.
    ///
    /// # Errors
    /// The errors of [`new`](Self::new).
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
        self.read(|splitter, take| splitter.push(piece, take).map(|()| None));
    }

    /// Ends the text.
    pub fn end(&mut self) {
        self.read(|splitter, take| splitter.end(take).map(Some));
        self.reader = None;
    }

    /// Reads the lines that `split` hands on; `split` returns the number of all lines where the
    /// text is over.
    fn read(
        &mut self,
        split: impl FnOnce(&mut LineSplitter, &mut TakeLine<'_>) -> Result<Option<usize>, InputError>,
    ) {
        let Some(reader) = &mut self.reader else {
            return;
        };
        let mut cases = Vec::new();
        let lines = split(&mut self.splitter, &mut |line| {
            reader.line(&line, &mut cases)
        });
        let read = lines.and_then(|lines| match lines {
            Some(lines) => reader.end(lines + 1, &mut cases),
            None => Ok(()),
        });
        if let Err(error) = read {
            self.error = Some(error);
            self.reader = None;
            self.splitter = LineSplitter::default();
        }
        for case in cases {
            self.take_in(case);
        }
    }

    /// Applies all changes to a case that has arrived, and adds it to the queue.
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

    /// Changes a setting of every case that has no answer yet, also of the cases still to arrive. A
    /// case that is being searched begins again.
    ///
    /// # Errors
    /// The errors of [`Instance::with_setting`]; after one nothing is changed.
    pub fn set(&mut self, id: &str, value: &str) -> Result<(), EditError> {
        self.change(Change::Setting {
            id: id.to_owned(),
            value: value.to_owned(),
        })
    }

    /// Changes the size of the board of every case that has no answer yet, also of the cases still
    /// to arrive. A case that is being searched begins again.
    ///
    /// # Errors
    /// The errors of [`Instance::resized`]; after one nothing is changed.
    pub fn resize(&mut self, shape: Shape) -> Result<(), EditError> {
        self.change(Change::Size(shape))
    }

    fn change(&mut self, change: Change) -> Result<(), EditError> {
        if self.remaining() == 0 && self.reader.is_some() {
            // The first preset stands for the cases that are still to arrive.
            let preset = self.puzzle.kind.presets.first();
            if let Some(instance) = preset.and_then(|preset| self.puzzle.preset(preset)) {
                change.of(instance.as_ref())?;
            }
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

    /// Tells the error behind the last case of the text; `None` while there is no error.
    pub fn error(&self) -> Option<&InputError> {
        self.error.as_ref()
    }

    /// Lends the first of the arrived cases that has no answer yet.
    pub fn first(&self) -> Option<&dyn Instance> {
        let current = self.current.as_ref().map(|current| &current.case);
        let first = current.or_else(|| self.cases.front())?;
        Some(first.instance.as_ref())
    }

    /// Counts the arrived cases that have no answer yet.
    pub fn remaining(&self) -> usize {
        self.cases.len() + usize::from(self.current.is_some())
    }

    /// Names the convention in which a case without an answer would have one; `None` where no such
    /// convention is known, or where the search for the answer takes too long for a hint.
    ///
    /// ```
    /// use searchlight_core::{Judge, PUZZLES};
    ///
    /// let knight = PUZZLES.by_id("knight").expect("a puzzle of this name");
    /// let mut judge = Judge::of_text(knight, "5 1 1\n", None, None)?;
    /// let answer = judge.next().expect("a case")?;
    /// assert_eq!(answer.text, "Impossible\n");
    /// assert_eq!(judge.otherwise(answer.instance.as_ref()), Some("open"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn otherwise(&self, instance: &dyn Instance) -> Option<&'static str> {
        for (name, instance) in instance.otherwise() {
            let mut judge = Self::new(self.puzzle, None, Some(HINT_STEPS)).ok()?;
            judge.cases.push_back(Case { line: 1, instance });
            if let Ok(Some(answer)) = judge.advance(HINT_STEPS)
                && matches!(answer.outcome, Outcome::Found { .. })
            {
                return Some(name);
            }
        }
        None
    }

    /// Searches the current case for about `budget` steps and returns its answer. `None` while the
    /// case has no answer, or where no arrived case is left.
    ///
    /// # Errors
    /// [`JudgeError`] for a case that cannot be searched or changed; no further case is answered
    /// then.
    #[inline(never)]
    pub fn advance(&mut self, budget: u64) -> Result<Option<Answer>, JudgeError> {
        if let Some(current) = self.current.take() {
            return Ok(self.search(current, budget));
        }
        let Some(case) = self.cases.pop_front() else {
            let Some(error) = self.failure.take() else {
                return Ok(None);
            };
            self.stop();
            return Err(error.into());
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

    /// Drops all cases, so that no further one is answered.
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
        if let Run::Games(search) = run {
            let table = search.into_filled();
            let certificate = table.map(|table| self.numbered(Source::Table(Arc::new(table))));
            return Some(Answer::new(case, outcome, certificate));
        }
        let certificate = problem.certificate(&run);
        let certificate =
            certificate.map(|certificate| self.numbered(Source::Made(Arc::new(certificate))));
        self.spare = Some(run);
        if let Some(certificate) = &certificate {
            self.closed.keep(case.instance.as_ref(), certificate);
        }
        Some(Answer::new(case, outcome, certificate))
    }

    /// Gives the next certificate its number.
    fn numbered(&mut self, source: Source) -> NumberedCertificate {
        let number = self.certificates;
        self.certificates += 1;
        NumberedCertificate { number, source }
    }

    fn begin(&mut self, case: Case) -> Result<Begun, RunError> {
        let problem = case.instance.searched_by(self.algorithm)?;
        let certificate = match problem.refutation() {
            Some(refutation) => {
                let certificate = Certificate::Refutation(refutation);
                Some(self.numbered(Source::Made(Arc::new(certificate))))
            }
            None => self.closed.around(case.instance.as_ref(), &problem),
        };
        if certificate.is_some() {
            return Ok(Begun::Answered(Answer::new(
                case,
                Outcome::Impossible,
                certificate,
            )));
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

    /// Begins the search of a problem in the tables of a run that is over; `None` where they do not
    /// fit.
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
}

/// A case that has been begun.
enum Begun {
    Search(Current),
    /// The case has been answered without a search.
    Answered(Answer),
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
