//! Problems of all families, and the algorithms that search them.

use std::fmt;
use std::sync::Arc;

use serde::Serialize;

use crate::backtracking::{self, BacktrackingSearch, Choices};
use crate::board::Shape;
use crate::certificate::Certificate;
use crate::games::{self, TableFill, WinLose};
use crate::proof::{Flaw, Refutation};
use crate::run::Run;
use crate::search::{Policy, RunError};
use crate::state_space::{self, SpaceProblem};

/// The family of a problem: it decides which algorithms can search the problem and what a page can
/// show of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::wasm::TypeScript))]
pub enum Family {
    /// Breadth-first search through a [`StateSpace`](crate::StateSpace).
    #[serde(rename = "state-space")]
    StateSpace,
    /// Backtracking among [`Choices`].
    #[serde(rename = "backtracking")]
    Backtracking,
    /// Tables of [`WinLose`] games.
    #[serde(rename = "games")]
    Games,
}

/// An algorithm of any family.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Algorithm {
    StateSpace(state_space::Algorithm),
    Backtracking(backtracking::Algorithm),
    Games(games::Algorithm),
}

impl Algorithm {
    /// Returns the name that the command and the dictionaries use.
    pub const fn id(self) -> &'static str {
        match self {
            Self::StateSpace(algorithm) => algorithm.id(),
            Self::Backtracking(algorithm) => algorithm.id(),
            Self::Games(algorithm) => algorithm.id(),
        }
    }

    /// Tells which problems the algorithm searches.
    pub const fn family(self) -> Family {
        match self {
            Self::StateSpace(_) => Family::StateSpace,
            Self::Backtracking(_) => Family::Backtracking,
            Self::Games(_) => Family::Games,
        }
    }

    /// Names the algorithm that finds the fewest moves, where the answer of this algorithm may have
    /// more.
    pub fn checked_by(self) -> Option<Self> {
        match self {
            Self::StateSpace(algorithm) => algorithm.checked_by().map(Self::StateSpace),
            Self::Backtracking(_) | Self::Games(_) => None,
        }
    }
}

/// An instance as the algorithms of one family see it.
#[derive(Clone)]
pub enum Problem {
    StateSpace(SpaceProblem),
    Backtracking(Arc<dyn Choices>),
    Games(Arc<dyn WinLose>),
}

impl fmt::Debug for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::StateSpace(problem) => f.debug_tuple("StateSpace").field(problem).finish(),
            Self::Backtracking(_) => f.debug_tuple("Backtracking").finish_non_exhaustive(),
            Self::Games(_) => f.debug_tuple("Games").finish_non_exhaustive(),
        }
    }
}

impl Problem {
    /// Tells whether `algorithm` can search this problem.
    pub fn offers(&self, algorithm: Algorithm) -> bool {
        match (self, algorithm) {
            (Self::StateSpace(problem), Algorithm::StateSpace(algorithm)) => {
                algorithm.suits(problem)
            }
            (Self::Backtracking(problem), Algorithm::Backtracking(algorithm)) => {
                problem.brancher(algorithm).is_some()
            }
            (Self::Games(_), Algorithm::Games(_)) => true,
            _ => false,
        }
    }

    /// Prepares a run of `algorithm`; nothing is known yet.
    ///
    /// # Errors
    /// [`RunError::UnknownAlgorithm`] for an algorithm that the problem does not have, and the
    /// errors of the family's searches for a problem that is too large.
    pub fn start(&self, algorithm: Algorithm, policy: Policy) -> Result<Run, RunError> {
        match (self, algorithm) {
            (Self::StateSpace(problem), Algorithm::StateSpace(algorithm)) => {
                let search = algorithm.start(problem, policy)?;
                Ok(Run::StateSpace(Box::new(search)))
            }
            (Self::Backtracking(problem), Algorithm::Backtracking(algorithm)) => {
                let search = BacktrackingSearch::new(Arc::clone(problem), algorithm, policy)?;
                Ok(Run::Backtracking(Box::new(search)))
            }
            (Self::Games(game), Algorithm::Games(algorithm)) => {
                let search = TableFill::new(Arc::clone(game), algorithm, policy)?;
                Ok(Run::Games(Box::new(search)))
            }
            _ => Err(RunError::UnknownAlgorithm {
                id: algorithm.id().to_owned(),
            }),
        }
    }

    /// Tells the size of the board.
    pub fn board_shape(&self) -> Shape {
        match self {
            Self::StateSpace(problem) => problem.board_shape(),
            Self::Backtracking(problem) => problem.board_shape(),
            Self::Games(game) => game.board_shape(),
        }
    }

    /// Finds the puzzle's proof that there is no answer, which needs no search; `None` where the
    /// puzzle knows no proof.
    pub fn refutation(&self) -> Option<Refutation> {
        match self {
            Self::StateSpace(problem) => problem.space().refutation(),
            Self::Backtracking(problem) => problem.refutation(),
            Self::Games(_) => None,
        }
    }

    /// Lends the state space; `None` for a problem of another family.
    pub fn state_space(&self) -> Option<&SpaceProblem> {
        match self {
            Self::StateSpace(problem) => Some(problem),
            Self::Backtracking(_) | Self::Games(_) => None,
        }
    }

    /// Lends the choices to search among; `None` for a problem of another family.
    pub fn choices(&self) -> Option<&dyn Choices> {
        match self {
            Self::Backtracking(problem) => Some(problem.as_ref()),
            Self::StateSpace(_) | Self::Games(_) => None,
        }
    }

    /// Makes the certificate of a run's outcome: a property of the puzzle where one rules answers out,
    /// else what the run has found. `None` while the run has no outcome, or where only the search
    /// itself shows that the outcome is right.
    ///
    /// # Complexity
    /// Time linear in the path or in the states that were reached, which are copied; for a game
    /// linear in its moves.
    pub fn certificate(&self, run: &Run) -> Option<Certificate> {
        let refutation = self.refutation().map(Certificate::Refutation);
        if run.is_impossible() && refutation.is_some() {
            return refutation;
        }
        match run {
            Run::StateSpace(search) => search.certificate().map(Certificate::StateSpace),
            Run::Backtracking(search) => search.certificate().map(Certificate::Backtracking),
            Run::Games(search) => search.certificate().map(Certificate::Games),
        }
    }

    /// Checks a certificate against the rules alone; the check shares no code with a search.
    ///
    /// # Errors
    /// The first flaw that the check finds; [`Flaw::WrongKind`] for a certificate of another
    /// family.
    pub fn verify(&self, certificate: &Certificate) -> Result<(), Flaw> {
        match (self, certificate) {
            (_, Certificate::Refutation(claimed)) => {
                let holds = self.refutation() == Some(*claimed);
                if holds { Ok(()) } else { Err(Flaw::NotRefuted) }
            }
            (Self::StateSpace(problem), Certificate::StateSpace(certificate)) => {
                certificate.verify(problem)
            }
            (Self::Backtracking(problem), Certificate::Backtracking(certificate)) => {
                certificate.verify(problem.as_ref())
            }
            (Self::Games(game), Certificate::Games(certificate)) => {
                certificate.verify(game.as_ref())
            }
            _ => Err(Flaw::WrongKind),
        }
    }
}
