//! Judges' text: reading it line by line, and answering case by case.

use std::fmt;

use serde::Serialize;

use crate::certificate::Certificate;
use crate::family::{Algorithm, Problem};
use crate::problem::{Shape, State};
use crate::puzzles::{EditError, Instance, Kind};
use crate::run::{GoalPolicy, Outcome, Policy, Run, RunError};

/// A changed instance, or why there is none.
type Edited = Result<Box<dyn Instance>, EditError>;

/// What is wrong with a text, where, and what was expected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct InputError {
    /// The line, from 1; one past the last for a text that ends too early.
    pub line: usize,
    #[serde(flatten)]
    pub fault: InputFault,
}

/// What was expected, and what stood there instead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum InputFault {
    /// A line should have `expected` cells, each one of `letters`.
    Cells {
        expected: usize,
        letters: Letters,
        found: String,
    },
    /// A case of `rows` lines ends `missing` lines too early.
    Incomplete { rows: usize, missing: usize },
    /// The board has more than `limit` cells.
    TooManyCells { limit: usize, cells: usize },
    /// The line should hold `expected` whole numbers from `least` to `most`.
    Numbers {
        expected: usize,
        least: u32,
        most: u32,
        found: String,
    },
    /// A whole number from `least` to `most` should stand here.
    Number {
        least: u32,
        most: u32,
        found: String,
    },
    /// The text ends after `found` of the `expected` numbers of a case.
    CutShort { expected: usize, found: usize },
    /// Two pieces stand on one cell; row and column count from 1.
    SameCell { row: u32, column: u32 },
    /// The line should hold each of `letters` exactly once.
    Once { letters: Letters, found: String },
}

/// A list of letters, such as `'b' or 'w'`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Letters(pub &'static str);

impl Letters {
    /// The place of `letter` in the list.
    pub fn index(self, letter: char) -> Option<usize> {
        self.0.chars().position(|candidate| candidate == letter)
    }
}

impl fmt::Display for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.0.chars().count();
        for (index, letter) in self.0.chars().enumerate() {
            let joint = match index {
                0 => "",
                _ if index + 1 == count => " or ",
                _ => ", ",
            };
            write!(f, "{joint}'{letter}'")?;
        }
        Ok(())
    }
}

impl fmt::Display for InputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            InputFault::Cells {
                expected,
                letters,
                found,
            } => write!(f, "expected {expected} cells of {letters}, found {found:?}"),
            InputFault::Incomplete { rows, missing } => {
                write!(f, "expected a case of {rows} lines, {missing} missing")
            }
            InputFault::TooManyCells { limit, cells } => {
                write!(f, "expected at most {limit} cells a board, found {cells}")
            }
            InputFault::Numbers {
                expected,
                least,
                most,
                found,
            } => write!(
                f,
                "expected {expected} numbers from {least} to {most}, found {found:?}"
            ),
            InputFault::Number { least, most, found } => write!(
                f,
                "expected a whole number from {least} to {most}, found {found:?}"
            ),
            InputFault::CutShort { expected, found } => write!(
                f,
                "expected {expected} numbers a case, the text ends after {found}"
            ),
            InputFault::SameCell { row, column } => write!(
                f,
                "expected each piece on a cell of its own, found two at row {row}, column {column}"
            ),
            InputFault::Once { letters, found } => {
                write!(f, "expected each of {letters} once, found {found:?}")
            }
        }
    }
}

impl std::error::Error for InputError {}

/// The cases of a text up to its end or its first error.
pub struct Reading {
    pub cases: Vec<Case>,
    pub error: Option<InputError>,
}

/// One case and the line it begins on, from 1.
pub struct Case {
    pub line: usize,
    pub instance: Box<dyn Instance>,
}

impl Reading {
    /// Collects the cases of a reader that yields them one by one.
    pub fn collect<I: Instance + 'static>(
        cases: impl Iterator<Item = Result<(usize, I), InputError>>,
    ) -> Self {
        let mut reading = Self {
            cases: Vec::new(),
            error: None,
        };
        for case in cases {
            match case {
                Ok((line, instance)) => reading.cases.push(Case {
                    line,
                    instance: Box::new(instance),
                }),
                Err(error) => {
                    reading.error = Some(error);
                    break;
                }
            }
        }
        reading
    }
}

/// The most characters of a wrong line that an error repeats.
const QUOTE_LIMIT: usize = 40;

/// One line, whose letters are all that stands there besides spaces.
#[derive(Clone, Copy)]
pub struct Line<'a> {
    /// From 1.
    pub number: usize,
    text: &'a str,
}

impl<'a> Line<'a> {
    /// The letters; time linear in the line.
    #[inline]
    pub fn letters(&self) -> impl Iterator<Item = char> + use<'a> {
        let characters = self.text.chars();
        characters.filter(|character| !character.is_whitespace())
    }

    /// What spaces part.
    pub fn words(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        self.text.split_whitespace()
    }

    /// The words, each as if it stood on this line alone.
    pub fn parts(&self) -> impl Iterator<Item = Self> + use<'a> {
        let number = self.number;
        self.words().map(move |text| Self { number, text })
    }

    /// The whole number that stands here, between these two.
    ///
    /// # Errors
    /// [`InputFault::Number`] where something else stands here.
    pub fn number_between(&self, least: u32, most: u32) -> Result<u32, InputError> {
        let number = self.text.trim().parse().ok();
        number
            .filter(|number| (least..=most).contains(number))
            .ok_or_else(|| {
                self.fault(InputFault::Number {
                    least,
                    most,
                    found: self.quoted(),
                })
            })
    }

    /// Whether the line has this many letters, all of them among `letters`.
    pub fn fits(&self, cells: usize, letters: Letters) -> bool {
        self.letters().take(cells + 1).count() == cells
            && self.letters().all(|letter| letters.index(letter).is_some())
    }

    /// What is wrong with this line.
    pub fn fault(&self, fault: InputFault) -> InputError {
        InputError {
            line: self.number,
            fault,
        }
    }

    /// Whether there is no letter.
    pub fn is_blank(&self) -> bool {
        self.letters().next().is_none()
    }

    /// The line as an error quotes it.
    pub fn quoted(&self) -> String {
        let mut quoted = String::new();
        for word in self.words() {
            for letter in word.chars() {
                if quoted.chars().count() == QUOTE_LIMIT {
                    quoted.push('…');
                    return quoted;
                }
                quoted.push(letter);
            }
            quoted.push(' ');
        }
        quoted.truncate(quoted.trim_end().len());
        quoted
    }
}

/// The lines of a text, blank ones included; spaces do not count, nor does the kind of line end.
pub fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    text.trim_start_matches('\u{feff}')
        .lines()
        .zip(1..)
        .map(|(text, number)| Line { number, text })
}

/// The answer to one case.
pub struct Answer {
    /// The line that the case begins on, from 1.
    pub line: usize,
    pub instance: Box<dyn Instance>,
    pub outcome: Outcome,
    /// As the judges print it; empty where the search came to no end.
    pub text: String,
    /// The number of its certificate, for [`Judge::certificate`].
    pub certificate: Option<usize>,
}

/// Answers the cases of a text one after the other, in slices, each until its first answer or, where
/// the instance says so, until its answers are counted.
///
/// A closed set without a goal proves the same of every state in it. So it is kept, and asked
/// before the same space is searched again.
pub struct Judge {
    cases: std::vec::IntoIter<Case>,
    error: Option<InputError>,
    /// What the puzzle says of the algorithm's name.
    algorithm: Result<&'static Algorithm, RunError>,
    policy: Policy,
    current: Option<(Case, Box<dyn Run>)>,
    /// A run that is over: its tables serve the next case.
    spare: Option<Box<dyn Run>>,
    certificates: Vec<Certificate>,
    /// The spaces of which a closed set is known, and the set's number.
    closed: Vec<(Vec<u8>, usize)>,
}

impl Judge {
    /// Reads the text. An empty `algorithm` is the puzzle's default; `step_limit` holds for
    /// each case by itself.
    pub fn new(kind: &Kind, text: &str, algorithm: &str, step_limit: Option<u64>) -> Self {
        let Reading { cases, error } = (kind.read)(text);
        Self {
            cases: cases.into_iter(),
            error,
            algorithm: kind.algorithm(algorithm),
            policy: Policy {
                step_limit,
                depth_limit: kind.depth_limit,
                ..Policy::FIRST_ANSWER
            },
            current: None,
            spare: None,
            certificates: Vec::new(),
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

    /// The certificate of this number.
    pub fn certificate(&self, number: usize) -> Option<&Certificate> {
        self.certificates.get(number)
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
                    Err(Shortcut::Proved(number)) => {
                        let outcome = Outcome::Impossible;
                        let proof = Some((number, &self.certificates[number]));
                        return Ok(Some(answer(case, outcome, proof)));
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
        let number = self.certificates.len();
        if let Some(certificate) = run.certificate() {
            if let Certificate::ClosedSet { .. } = certificate
                && let Some(space) = space_key(case.instance.as_ref())
            {
                self.closed.push((space, number));
            }
            self.certificates.push(certificate);
        }
        self.spare = Some(run);
        let proof = self.certificates.get(number);
        let proof = proof.map(|certificate| (number, certificate));
        Ok(Some(answer(case, outcome, proof)))
    }

    fn begin(&mut self, case: &Case) -> Result<Box<dyn Run>, Shortcut> {
        let problem = case.instance.problem();
        if let Some(proof) = problem.refutation() {
            self.certificates.push(Certificate::Refutation(proof));
            return Err(Shortcut::Proved(self.certificates.len() - 1));
        }
        if let Some(number) = self.closed_around(case, problem.as_ref()) {
            return Err(Shortcut::Proved(number));
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
    fn closed_around(&self, case: &Case, problem: &dyn Problem) -> Option<usize> {
        let start = problem.space()?.start();
        let key = space_key(case.instance.as_ref())?;
        let mut closed = self.closed.iter();
        let (_, number) =
            closed.find(|(space, number)| *space == key && self.holds(*number, start))?;
        Some(*number)
    }

    fn holds(&self, number: usize, start: State) -> bool {
        matches!(
            &self.certificates[number],
            Certificate::ClosedSet { states } if states.binary_search(&start).is_ok()
        )
    }
}

/// The same for all instances that differ in nothing but the start.
fn space_key(instance: &dyn Instance) -> Option<Vec<u8>> {
    let mut key = Vec::new();
    instance.starting_at(0)?.pack(&mut key);
    Some(key)
}

/// Why a case needs no search.
enum Shortcut {
    /// The certificate of this number proves it impossible.
    Proved(usize),
    Failed(RunError),
}

fn answer(case: Case, outcome: Outcome, proof: Option<(usize, &Certificate)>) -> Answer {
    let (number, certificate) = proof.unzip();
    Answer {
        line: case.line,
        text: case.instance.judged(outcome, certificate),
        instance: case.instance,
        outcome,
        certificate: number,
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
