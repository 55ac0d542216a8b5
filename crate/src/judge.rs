//! A judge answers a text case by case, while the text arrives.

mod answer;
#[cfg(feature = "state-space")]
mod closed_sets;
mod counts;

use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;

use crate::board::Shape;
use crate::certificate::Certificate;
use crate::instance::{EditError, Edited, Instance};
#[cfg(feature = "backtracking")]
use crate::link::Link;
use crate::problem::{Algorithm, Problem};
use crate::puzzle::{Case, CaseReader, Puzzle};
use crate::run::Run;
use crate::search::{GoalPolicy, Outcome, Policy, RunError};
use crate::text::{InputError, LineSplitter, TakeLine};
use answer::Source;
#[cfg(feature = "state-space")]
use closed_sets::ClosedSets;

pub use answer::{JudgeError, JudgedCase, NumberedCertificate};
pub use counts::Counts;

/// Maximum number of steps of a search for a hint.
const HINT_STEPS: u64 = 100_000;

/// Maximum number of counts that a judge keeps for equal cases.
#[cfg(feature = "backtracking")]
const MOST_COUNTED: usize = 64;

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

/// Answers the cases of a text in their order, in slices of work. The judge searches each case
/// until the first answer or, if the instance asks for it, until its answers are counted. The text
/// can arrive in pieces. Each case is answered as soon as its text is complete.
///
/// A closed set without a goal proves "impossible" for every state in the set. So the judge keeps
/// such sets: if one holds the start of a later case, that case needs no search. Other certificates
/// are not kept. It also keeps counts of answers.
pub struct Judge {
    puzzle: &'static Puzzle,
    algorithm: Algorithm,
    /// Whether each case is searched by the default algorithm of its own instance.
    is_default: bool,
    /// Settings of the algorithm: pairs of name and value.
    tuned: Vec<(String, String)>,
    policy: Policy,
    splitter: LineSplitter,
    /// Reader of the text; `None` after the end of the text or after its first error.
    reader: Option<Box<dyn CaseReader>>,
    cases: VecDeque<Case>,
    error: Option<InputError>,
    changes: Vec<Change>,
    /// Error of the first case to which the changes could not be applied.
    failure: Option<EditError>,
    current: Option<Current>,
    /// Finished run, whose tables are reused for the next case if they fit.
    spare: Option<Run>,
    /// Algorithm by which `spare` has answered the last case.
    searched: Option<Algorithm>,
    /// Outcomes of searches that counted answers, with the bytes of the case's link: an equal case
    /// needs no search.
    #[cfg(feature = "backtracking")]
    counted: Vec<(Vec<u8>, Outcome)>,
    /// Number of certificates made so far.
    certificates: usize,
    #[cfg(feature = "state-space")]
    closed: ClosedSets,
}

/// The case whose search is in progress.
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
    /// Makes a judge that waits for a text. `None` for `algorithm` means the default algorithm;
    /// `step_limit` applies to each case separately.
    ///
    /// # Errors
    /// [`RunError::UnknownAlgorithm`] if the puzzle does not have the algorithm.
    #[inline(never)]
    pub fn new(
        puzzle: &'static Puzzle,
        algorithm: Option<&str>,
        step_limit: Option<u64>,
    ) -> Result<Self, RunError> {
        Ok(Self {
            puzzle,
            algorithm: puzzle.kind.algorithm(algorithm)?,
            is_default: algorithm.is_none(),
            tuned: Vec::new(),
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
            searched: None,
            #[cfg(feature = "backtracking")]
            counted: Vec::new(),
            certificates: 0,
            #[cfg(feature = "state-space")]
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

    /// Reads the lines that `split` passes on. When the text has ended, `split` returns the number
    /// of all lines.
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

    /// Applies all changes to a new case and adds the case to the queue.
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

    /// Changes a setting of the algorithm or, if it has none of this name, of every unanswered case,
    /// including the cases still to arrive. Restarts the search in progress.
    ///
    /// # Errors
    /// The errors of [`Kind::algorithm_with`](crate::Kind::algorithm_with) and
    /// [`Instance::with_setting`]; after an error nothing is changed.
    pub fn set(&mut self, id: &str, value: &str) -> Result<(), EditError> {
        let kind = self.puzzle.kind;
        if let Some(algorithm) = kind.algorithm_with(self.algorithm, id, value)? {
            self.algorithm = algorithm;
            self.tuned.push((id.to_owned(), value.to_owned()));
            self.begin_again();
            return Ok(());
        }
        self.change(Change::Setting {
            id: id.to_owned(),
            value: value.to_owned(),
        })
    }

    /// Changes the board size of every unanswered case, including the cases still to arrive.
    /// Restarts the search in progress.
    ///
    /// # Errors
    /// The errors of [`Instance::resized`]; after an error nothing is changed.
    pub fn resize(&mut self, shape: Shape) -> Result<(), EditError> {
        self.change(Change::Size(shape))
    }

    /// Puts the case whose search is in progress back into the queue.
    fn begin_again(&mut self) {
        if let Some(current) = self.current.take() {
            self.cases.push_front(current.case);
        }
    }

    fn change(&mut self, change: Change) -> Result<(), EditError> {
        if self.remaining() == 0 && self.reader.is_some() {
            // If no case has arrived yet, try the change on the presets.
            let presets = self.puzzle.kind.presets.iter();
            let instances = presets.filter_map(|preset| self.puzzle.preset(preset));
            let mut changed = instances.map(|instance| change.of(instance.as_ref()));
            if let Some(Err(error)) = changed.next()
                && !changed.any(|other| other.is_ok())
            {
                return Err(error);
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

    /// Returns the error at which the judge stopped reading the text; `None` if there is none so
    /// far.
    pub fn error(&self) -> Option<&InputError> {
        self.error.as_ref()
    }

    /// Returns the first case that has arrived and has no answer yet.
    pub fn first(&self) -> Option<&dyn Instance> {
        let current = self.current.as_ref().map(|current| &current.case);
        let first = current.or_else(|| self.cases.front())?;
        Some(first.instance.as_ref())
    }

    /// Returns the number of cases that have arrived and have no answer yet.
    pub fn remaining(&self) -> usize {
        self.cases.len() + usize::from(self.current.is_some())
    }

    /// Returns the name of another [reading](Instance::otherwise) of a case, such as rows that
    /// count from 1, by which the case has an answer though it has none as it was read. Returns
    /// `None` if no such reading is known, or if the search takes too long for a hint.
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

    /// Returns the algorithm that searches an instance: the one that was asked for or, by default,
    /// the instance's own, with those of the asked settings that it has.
    pub fn algorithm_for(&self, instance: &dyn Instance) -> Algorithm {
        if !self.is_default {
            return self.algorithm;
        }
        let tuned = self.tuned.iter();
        tuned.fold(instance.algorithm(), |algorithm, (id, value)| {
            let changed = self.puzzle.kind.algorithm_with(algorithm, id, value);
            changed.ok().flatten().unwrap_or(algorithm)
        })
    }

    /// Returns whether the algorithm can find a path that is not a shortest one, and prints its own
    /// path. The two-sided search that stops at the first contact does not count here, because it
    /// exists only to be compared.
    #[cfg(feature = "state-space")]
    pub fn prints_own_path(&self) -> bool {
        let checked = self.puzzle.kind.algorithms.checked_by(self.algorithm);
        let is_compared = match self.algorithm {
            Algorithm::StateSpace(algorithm) => algorithm.is_breadth_first(),
            _ => false,
        };
        checked.is_some() && !is_compared
    }

    /// Returns the counts, at the answer, of the search that answered the last case. Returns `None`
    /// if the case was answered without a search, or by a search that is not through a space.
    ///
    /// # Complexity
    /// One [`seek`](crate::Search::seek).
    pub fn counts(&mut self) -> Option<Counts> {
        Counts::of(self.spare.as_mut()?, self.searched?)
    }

    /// Searches the current case for about `budget` steps and returns its answer. Returns `None`
    /// while the case has no answer, or if no case is waiting.
    ///
    /// # Errors
    /// [`JudgeError`] if a case cannot be searched or changed; after that no further case is
    /// answered.
    #[inline(never)]
    pub fn advance(&mut self, budget: u64) -> Result<Option<JudgedCase>, JudgeError> {
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

    /// Drops all waiting cases and stops reading, so that no further case is answered.
    fn stop(&mut self) {
        self.cases.clear();
        self.reader = None;
    }

    fn search(&mut self, mut current: Current, budget: u64) -> Option<JudgedCase> {
        current.run.advance(budget);
        let Some(outcome) = current.run.status().outcome else {
            self.current = Some(current);
            return None;
        };
        let Current { case, problem, run } = current;
        let algorithm = self.algorithm_for(case.instance.as_ref());
        #[cfg(feature = "games")]
        if let Run::Games(search) = run {
            let table = search.into_filled();
            let certificate = table.map(|table| self.numbered(Source::Table(Arc::new(table))));
            return Some(JudgedCase::new(case, algorithm, outcome, certificate));
        }
        let certificate = problem.certificate(&run);
        let certificate =
            certificate.map(|certificate| self.numbered(Source::Made(Arc::new(certificate))));
        self.spare = Some(run);
        self.searched = Some(algorithm);
        #[cfg(feature = "backtracking")]
        self.keep_count(case.instance.as_ref(), algorithm, outcome);
        #[cfg(feature = "state-space")]
        if let Some(certificate) = &certificate {
            self.closed.keep(case.instance.as_ref(), certificate);
        }
        Some(JudgedCase::new(case, algorithm, outcome, certificate))
    }

    /// Keeps the outcome of a search that counted answers, for equal cases.
    #[cfg(feature = "backtracking")]
    fn keep_count(&mut self, instance: &dyn Instance, algorithm: Algorithm, outcome: Outcome) {
        let is_counted = matches!(instance.goal(), GoalPolicy::CountTo(_));
        if is_counted
            && outcome != Outcome::LimitReached
            && self.counted.len() < MOST_COUNTED
            && let Ok(link) = Link::encode(instance, algorithm, 0)
        {
            self.counted.push((link, outcome));
        }
    }

    /// Returns the outcome of an equal case whose answers were counted.
    #[cfg(feature = "backtracking")]
    fn known_count(&self, instance: &dyn Instance, algorithm: Algorithm) -> Option<Outcome> {
        if self.counted.is_empty() {
            return None;
        }
        let link = Link::encode(instance, algorithm, 0).ok()?;
        let mut known = self.counted.iter().filter(|(other, _)| *other == link);
        known.next().map(|&(_, outcome)| outcome)
    }

    /// Gives a certificate the next unused number.
    fn numbered(&mut self, source: Source) -> NumberedCertificate {
        let number = self.certificates;
        self.certificates += 1;
        NumberedCertificate { number, source }
    }

    fn begin(&mut self, case: Case) -> Result<Begun, RunError> {
        let algorithm = self.algorithm_for(case.instance.as_ref());
        #[cfg(feature = "backtracking")]
        if let Some(outcome) = self.known_count(case.instance.as_ref(), algorithm) {
            self.searched = None;
            return Ok(Begun::Answered(JudgedCase::new(
                case, algorithm, outcome, None,
            )));
        }
        #[cfg(feature = "trees")]
        if let Some(formula) = case.instance.by_formula() {
            self.searched = None;
            let wins = formula.leaves.is_some();
            let outcome = Outcome::Formula { wins };
            return Ok(Begun::Answered(JudgedCase::new(
                case, algorithm, outcome, None,
            )));
        }
        let problem = case.instance.searched_by(algorithm)?;
        let certificate = match problem.refutation() {
            Some(refutation) => {
                let certificate = Certificate::Refutation(refutation);
                Some(self.numbered(Source::Made(Arc::new(certificate))))
            }
            #[cfg(feature = "state-space")]
            None => self.closed.around(case.instance.as_ref(), &problem),
            #[cfg(not(feature = "state-space"))]
            None => None,
        };
        if certificate.is_some() {
            self.searched = None;
            return Ok(Begun::Answered(JudgedCase::new(
                case,
                algorithm,
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
            None => problem.start(algorithm, policy)?,
        };
        Ok(Begun::Search(Current { case, problem, run }))
    }

    /// Begins the search of a problem in the tables of the finished run. Returns `None` if the
    /// tables do not fit.
    #[cfg(feature = "state-space")]
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

    #[cfg(not(feature = "state-space"))]
    fn restarted(&mut self, _: &Problem, _: Policy) -> Option<Run> {
        None
    }
}

/// The result of beginning a case.
enum Begun {
    Search(Current),
    /// The case was answered without a search.
    Answered(JudgedCase),
}

impl Iterator for Judge {
    type Item = Result<JudgedCase, JudgeError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let answered = self.advance(u64::MAX).transpose();
            if answered.is_some() || self.remaining() == 0 {
                return answered;
            }
        }
    }
}
