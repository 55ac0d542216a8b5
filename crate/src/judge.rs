//! Judges' text: reading it line by line, and answering case by case.

mod text;

use std::rc::Rc;
use std::sync::Arc;

use crate::certificate::Certificate;
use crate::family::{Algorithm, Problem};
use crate::problem::{Shape, State};
use crate::puzzles::{EditError, Instance, Kind};
use crate::run::{GoalPolicy, Outcome, Policy, Run, RunError};
pub use text::{Case, InputError, InputFault, Letters, Line, Reading, lines};

/// A changed instance, or why there is none.
type Edited = Result<Box<dyn Instance>, EditError>;

/// The answer to one case.
pub struct Answer {
    /// The line that the case begins on, from 1.
    pub line: usize,
    pub instance: Box<dyn Instance>,
    pub outcome: Outcome,
    /// As the judges print it; empty where the search came to no end.
    pub text: String,
    pub proof: Option<Proof>,
}

/// A certificate and its number among those of a text, from 0: a number that came before stands for
/// the same certificate.
#[derive(Clone)]
pub struct Proof {
    pub number: usize,
    source: Source,
}

/// Where the certificate comes from.
#[derive(Clone)]
enum Source {
    Made(Arc<Certificate>),
    /// The answer does not need it, and making it takes longer than the run did.
    Run(Rc<dyn Run>),
}

impl Proof {
    /// The certificate. Of a table it is made now, in time linear in its moves; of any other run
    /// that has a proof it is there.
    pub fn certificate(&self) -> Option<Arc<Certificate>> {
        match &self.source {
            Source::Made(certificate) => Some(Arc::clone(certificate)),
            Source::Run(run) => run.certificate().map(Arc::new),
        }
    }

    fn made(&self) -> Option<&Certificate> {
        match &self.source {
            Source::Made(certificate) => Some(certificate),
            Source::Run(_) => None,
        }
    }
}

/// Answers the cases of a text one after the other, in slices, each until its first answer or, where
/// the instance says so, until its answers are counted.
///
/// A closed set without a goal proves the same of every state in it. So it is kept, and asked
/// before the same space is searched again. No other certificate is kept: it goes with its answer.
pub struct Judge {
    cases: std::vec::IntoIter<Case>,
    error: Option<InputError>,
    /// What the puzzle says of the algorithm's name.
    algorithm: Result<&'static Algorithm, RunError>,
    policy: Policy,
    current: Option<(Case, Box<dyn Run>)>,
    /// A run that is over: its tables serve the next case.
    spare: Option<Box<dyn Run>>,
    /// Number of certificates so far.
    proofs: usize,
    /// The closed sets that are known, each of a space.
    closed: Vec<(Vec<u8>, Proof)>,
}

impl Judge {
    /// Reads the text. An empty `algorithm` is the puzzle's default; `step_limit` holds for
    /// each case by itself.
    pub fn new(kind: &Kind, text: &str, algorithm: &str, step_limit: Option<u64>) -> Self {
        let Reading { cases, error } = (kind.read)(text);
        Self {
            cases: cases.into_iter(),
            error,
            algorithm: kind.algorithm(Some(algorithm).filter(|id| !id.is_empty())),
            policy: Policy {
                step_limit,
                depth_limit: kind.depth_limit,
                ..Policy::FIRST_ANSWER
            },
            current: None,
            spare: None,
            proofs: 0,
            closed: Vec::new(),
        }
    }

    /// Changes a setting of every case that has no answer yet.
    ///
    /// # Errors
    /// As [`Instance::with_setting`]; nothing is changed then.
    pub fn set(&mut self, id: &str, value: &str) -> Result<(), EditError> {
        self.change(&|instance| instance.with_setting(id, value))
    }

    /// Puts every case that has no answer yet on a board of another size.
    ///
    /// # Errors
    /// As [`Instance::resized`]; nothing is changed then.
    pub fn resize(&mut self, shape: Shape) -> Result<(), EditError> {
        self.change(&|instance| instance.resized(shape))
    }

    fn change(&mut self, change: &dyn Fn(&dyn Instance) -> Edited) -> Result<(), EditError> {
        let cases = self.cases.as_slice().iter();
        let changed = cases.map(|case| {
            Ok(Case {
                line: case.line,
                instance: change(case.instance.as_ref())?,
            })
        });
        self.cases = changed.collect::<Result<Vec<_>, _>>()?.into_iter();
        Ok(())
    }

    /// What is wrong with the text behind its last case.
    pub fn error(&self) -> Option<&InputError> {
        self.error.as_ref()
    }

    /// The first case without an answer yet.
    pub fn first(&self) -> Option<&dyn Instance> {
        let current = self.current.as_ref().map(|(case, _)| case);
        let first = current.or_else(|| self.cases.as_slice().first())?;
        Some(first.instance.as_ref())
    }

    /// Number of cases without an answer yet.
    pub fn remaining(&self) -> usize {
        self.cases.len() + usize::from(self.current.is_some())
    }

    /// Works on the current case for about `budget` steps; the answer, once it is there.
    ///
    /// # Errors
    /// [`RunError::UnknownAlgorithm`], or as [`Problem::run`] where a case cannot be searched;
    /// nothing is answered from there on.
    pub fn advance(&mut self, budget: u64) -> Result<Option<Answer>, RunError> {
        let (case, mut run) = match self.current.take() {
            Some(current) => current,
            None => match self.cases.next() {
                Some(case) => match self.begin(&case) {
                    Ok(run) => (case, run),
                    Err(Shortcut::Proved(proof)) => {
                        return Ok(Some(answer(case, Outcome::Impossible, Some(proof))));
                    }
                    Err(Shortcut::Failed(error)) => {
                        self.cases = Vec::new().into_iter();
                        return Err(error);
                    }
                },
                None => return Ok(None),
            },
        };
        run.advance(budget);
        let Some(outcome) = run.status().outcome else {
            self.current = Some((case, run));
            return Ok(None);
        };
        if let Outcome::Filled { .. } = outcome {
            let proof = self.numbered(Source::Run(run.into()));
            return Ok(Some(answer(case, outcome, Some(proof))));
        }
        let proof = run.certificate();
        let proof = proof.map(|proof| self.numbered(Source::Made(Arc::new(proof))));
        self.spare = Some(run);
        if let Some(proof) = &proof
            && let Some(Certificate::ClosedSet { .. }) = proof.made()
            && let Some(space) = space_key(case.instance.as_ref())
        {
            self.closed.push((space, proof.clone()));
        }
        Ok(Some(answer(case, outcome, proof)))
    }

    /// The next proof.
    fn numbered(&mut self, source: Source) -> Proof {
        let number = self.proofs;
        self.proofs += 1;
        Proof { number, source }
    }

    fn begin(&mut self, case: &Case) -> Result<Box<dyn Run>, Shortcut> {
        let problem = case.instance.problem();
        if let Some(proof) = problem.refutation() {
            let proof = Certificate::Refutation(proof);
            let proof = self.numbered(Source::Made(Arc::new(proof)));
            return Err(Shortcut::Proved(proof));
        }
        if let Some(proof) = self.closed_around(case, problem.as_ref()) {
            return Err(Shortcut::Proved(proof));
        }
        let goal = match case.instance.goal() {
            counted @ GoalPolicy::CountTo(_) => counted,
            GoalPolicy::FirstAnswer | GoalPolicy::WholeSpace => GoalPolicy::FirstAnswer,
        };
        let policy = Policy {
            goal,
            ..self.policy
        };
        if let Some(mut run) = self.spare.take()
            && run.reuse(problem.as_ref(), policy)
        {
            return Ok(run);
        }
        let algorithm = self.algorithm.clone().map_err(Shortcut::Failed)?;
        problem
            .run(algorithm.code, policy)
            .map_err(Shortcut::Failed)
    }

    /// The closed set that the start of this case is in, if one is known.
    fn closed_around(&self, case: &Case, problem: &dyn Problem) -> Option<Proof> {
        let start = problem.space()?.start();
        let key = space_key(case.instance.as_ref())?;
        let mut closed = self.closed.iter();
        let (_, proof) =
            closed.find(|(space, proof)| *space == key && holds(proof.made(), start))?;
        Some(proof.clone())
    }
}

/// Whether the certificate is a closed set with this state in it.
fn holds(certificate: Option<&Certificate>, state: State) -> bool {
    matches!(
        certificate,
        Some(Certificate::ClosedSet { states }) if states.binary_search(&state).is_ok()
    )
}

/// The same for all instances that differ in nothing but the start.
fn space_key(instance: &dyn Instance) -> Option<Vec<u8>> {
    let mut key = Vec::new();
    instance.starting_at(0)?.pack(&mut key);
    Some(key)
}

/// Why a case needs no search.
enum Shortcut {
    /// It is proved impossible.
    Proved(Proof),
    Failed(RunError),
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
    type Item = Result<Answer, RunError>;

    fn next(&mut self) -> Option<Self::Item> {
        while self.remaining() > 0 {
            if let Some(answer) = self.advance(u64::MAX).transpose() {
                return Some(answer);
            }
        }
        None
    }
}
