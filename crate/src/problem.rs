//! Problems of all families, and the algorithms that search them.

use std::fmt;
#[cfg(any(feature = "backtracking", feature = "games"))]
use std::sync::Arc;

use serde::Serialize;

#[cfg(feature = "backtracking")]
use crate::backtracking::{BacktrackingSearch, Choices};
use crate::board::Shape;
#[cfg(feature = "rules")]
use crate::branching_rule::{self, Parameter};
use crate::certificate::Certificate;
#[cfg(feature = "trees")]
use crate::games::tree::{GameTree, TreeSearch};
#[cfg(feature = "games")]
use crate::games::{self, TableFill, WinLose, tree};
#[cfg(feature = "state-space")]
use crate::ordered;
use crate::proof::{Flaw, Refutation};
use crate::run::Run;
use crate::search::{Policy, RunError};
#[cfg(feature = "state-space")]
use crate::state_space::{self, SpaceProblem};

/// The family of a problem. It decides which algorithms can search the problem and what the page
/// can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
pub enum Family {
    /// Breadth-first search through a [`StateSpace`](crate::StateSpace).
    #[serde(rename = "state-space")]
    StateSpace,
    /// Backtracking among [`Choices`](crate::Choices).
    #[serde(rename = "backtracking")]
    Backtracking,
    /// Tables of [`WinLose`](crate::WinLose) games.
    #[serde(rename = "games")]
    Games,
    /// Trees of games, see [`games::tree`](crate::games::tree).
    #[serde(rename = "trees")]
    Trees,
}

/// An algorithm of any family.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Algorithm {
    #[cfg(feature = "state-space")]
    StateSpace(state_space::Algorithm),
    #[cfg(feature = "rules")]
    Backtracking(branching_rule::Algorithm),
    #[cfg(feature = "games")]
    Games(games::Algorithm),
    #[cfg(feature = "games")]
    Trees(tree::Algorithm),
}

impl Algorithm {
    /// Returns the name in commands and in the dictionaries of the page.
    pub const fn id(self) -> &'static str {
        match self {
            #[cfg(feature = "state-space")]
            Self::StateSpace(algorithm) => algorithm.id(),
            #[cfg(feature = "rules")]
            Self::Backtracking(algorithm) => algorithm.id(),
            #[cfg(feature = "games")]
            Self::Games(algorithm) => algorithm.id(),
            #[cfg(feature = "games")]
            Self::Trees(algorithm) => algorithm.id(),
        }
    }

    /// Returns the family of problems that the algorithm searches.
    pub const fn family(self) -> Family {
        match self {
            #[cfg(feature = "state-space")]
            Self::StateSpace(_) => Family::StateSpace,
            #[cfg(feature = "rules")]
            Self::Backtracking(_) => Family::Backtracking,
            #[cfg(feature = "games")]
            Self::Games(_) => Family::Games,
            #[cfg(feature = "games")]
            Self::Trees(_) => Family::Trees,
        }
    }

    /// Returns whether both are the same algorithm. Ignores heuristics and weights.
    pub(crate) fn is_like(self, other: Self) -> bool {
        match (self, other) {
            #[cfg(feature = "state-space")]
            (Self::StateSpace(one), Self::StateSpace(other)) => one.is_like(other),
            #[cfg(feature = "rules")]
            (Self::Backtracking(one), Self::Backtracking(other)) => one.is_like(other),
            #[cfg(feature = "games")]
            (Self::Trees(one), Self::Trees(other)) => one.is_like(other),
            _ => self == other,
        }
    }

    /// Returns the index of the heuristic among those of the puzzle, if the algorithm depends on one.
    pub(crate) fn heuristic(self) -> Option<u8> {
        match self {
            #[cfg(feature = "state-space")]
            Self::StateSpace(algorithm) => algorithm.guide().map(|guide| guide.heuristic),
            #[cfg(feature = "rules")]
            Self::Backtracking(algorithm) => match algorithm.parameter() {
                Parameter::Heuristic(index) => Some(index),
                _ => None,
            },
            #[cfg(feature = "games")]
            Self::Games(_) | Self::Trees(_) => None,
        }
    }

    /// Returns whether the algorithm depends on a heuristic.
    pub(crate) fn is_guided(self) -> bool {
        self.heuristic().is_some()
    }

    /// Returns whether the algorithm has options in links.
    pub(crate) fn has_options(self) -> bool {
        match self {
            #[cfg(feature = "rules")]
            Self::Backtracking(algorithm) => algorithm.parameter() != Parameter::None,
            #[cfg(feature = "games")]
            Self::Trees(_) => true,
            _ => self.is_guided(),
        }
    }

    /// Returns the number that stands in links for the heuristic and the weight, for the limit, or
    /// for the order of moves and the limit; 0 for an algorithm without these.
    pub(crate) fn options(self) -> u64 {
        match self {
            #[cfg(feature = "state-space")]
            Self::StateSpace(algorithm) => algorithm.options(),
            #[cfg(feature = "rules")]
            Self::Backtracking(algorithm) => algorithm.options(),
            #[cfg(feature = "games")]
            Self::Games(_) => 0,
            #[cfg(feature = "games")]
            Self::Trees(algorithm) => algorithm.options(),
        }
    }

    /// Returns the same algorithm with the options for which this number stands in links. Returns
    /// `None` if the algorithm cannot have them. `heuristics` is the number of the puzzle's
    /// heuristics.
    pub(crate) fn with_options(self, options: u64, heuristics: usize) -> Option<Self> {
        match self {
            #[cfg(feature = "state-space")]
            Self::StateSpace(algorithm) => {
                let algorithm = algorithm.with_options(options, heuristics)?;
                Some(Self::StateSpace(algorithm))
            }
            #[cfg(feature = "rules")]
            Self::Backtracking(algorithm) => {
                let algorithm = algorithm.with_options(options, heuristics)?;
                Some(Self::Backtracking(algorithm))
            }
            #[cfg(feature = "games")]
            Self::Games(_) => (options == 0 && heuristics < usize::MAX).then_some(self),
            #[cfg(feature = "games")]
            Self::Trees(algorithm) => algorithm.with_options(options).map(Self::Trees),
        }
    }

    /// Returns an algorithm that always finds the fewest moves. Returns `None` if this algorithm
    /// does so itself.
    pub fn checked_by(self) -> Option<Self> {
        match self {
            #[cfg(feature = "state-space")]
            Self::StateSpace(algorithm) => algorithm.checked_by().map(Self::StateSpace),
            #[cfg(feature = "state-space")]
            Self::Backtracking(algorithm) if algorithm.is_like(branching_rule::LIMITED) => {
                Some(Self::Backtracking(branching_rule::DEEPENING))
            }
            _ => None,
        }
    }
}

/// The problem that the algorithms of one family search.
#[derive(Clone)]
pub enum Problem {
    #[cfg(feature = "state-space")]
    StateSpace(SpaceProblem),
    #[cfg(feature = "backtracking")]
    Backtracking(Arc<dyn Choices>),
    #[cfg(feature = "games")]
    Games(Arc<dyn WinLose>),
    #[cfg(feature = "trees")]
    Trees(Arc<dyn GameTree>),
}

impl fmt::Debug for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            #[cfg(feature = "state-space")]
            Self::StateSpace(problem) => f.debug_tuple("StateSpace").field(problem).finish(),
            #[cfg(feature = "backtracking")]
            Self::Backtracking(_) => f.debug_tuple("Backtracking").finish_non_exhaustive(),
            #[cfg(feature = "games")]
            Self::Games(_) => f.debug_tuple("Games").finish_non_exhaustive(),
            #[cfg(feature = "trees")]
            Self::Trees(_) => f.debug_tuple("Trees").finish_non_exhaustive(),
        }
    }
}

impl Problem {
    /// Makes the problem that depth-limited search, iterative deepening and IDA* search in the
    /// space of another problem. The searches look at no path with more than `most_moves` moves or
    /// with a cost above `most_cost`, so a shortest answer must not exceed these. Returns `None` in
    /// a build without these searches.
    ///
    /// The searches keep no states, so they can reach a state on many paths. They end with
    /// [`Outcome::LimitReached`](crate::Outcome::LimitReached) after 2^28 steps.
    ///
    /// ```
    /// use searchlight_core::{Judge, PUZZLES};
    /// let flip = PUZZLES.by_id("flip").expect("a puzzle of this name");
    /// let judge = Judge::of_text(flip, "bwwb\nbbwb\nbwwb\nbwww\n", Some("idastar"), None)?;
    /// let answers: Result<Vec<_>, _> = judge.collect();
    /// assert_eq!(answers?[0].text, "4");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "state-space")]
    pub fn deepening(problem: &SpaceProblem, most_moves: u32, most_cost: u32) -> Option<Self> {
        #[cfg(all(feature = "orders", feature = "backtracking"))]
        return Some(Self::Backtracking(ordered::deepened(
            problem, most_moves, most_cost,
        )));
        #[cfg(not(all(feature = "orders", feature = "backtracking")))]
        return {
            let _ = (problem, most_moves, most_cost);
            None
        };
    }

    /// Returns whether `algorithm` can search this problem.
    pub fn offers(&self, algorithm: Algorithm) -> bool {
        match (self, algorithm) {
            #[cfg(feature = "state-space")]
            (Self::StateSpace(problem), Algorithm::StateSpace(algorithm)) => {
                algorithm.suits(problem)
            }
            #[cfg(feature = "backtracking")]
            (Self::Backtracking(problem), Algorithm::Backtracking(algorithm)) => {
                problem.brancher(algorithm).is_some()
            }
            #[cfg(feature = "games")]
            (Self::Games(_), Algorithm::Games(_)) => true,
            #[cfg(feature = "trees")]
            (Self::Trees(_), Algorithm::Trees(_)) => true,
            _ => false,
        }
    }

    /// Prepares a run of `algorithm`, without any known step.
    ///
    /// # Errors
    /// [`RunError::UnknownAlgorithm`] if the problem does not offer the algorithm, and the errors
    /// of the family's searches if the problem is too large.
    pub fn start(&self, algorithm: Algorithm, policy: Policy) -> Result<Run, RunError> {
        match (self, algorithm) {
            #[cfg(feature = "state-space")]
            (Self::StateSpace(problem), Algorithm::StateSpace(algorithm)) => {
                Ok(Run::StateSpace(ordered::start(problem, algorithm, policy)?))
            }
            #[cfg(feature = "backtracking")]
            (Self::Backtracking(problem), Algorithm::Backtracking(algorithm)) => {
                let search = BacktrackingSearch::new(Arc::clone(problem), algorithm, policy)?;
                Ok(Run::Backtracking(Box::new(search)))
            }
            #[cfg(feature = "games")]
            (Self::Games(game), Algorithm::Games(algorithm)) => {
                let search = TableFill::new(Arc::clone(game), algorithm, policy)?;
                Ok(Run::Games(Box::new(search)))
            }
            #[cfg(feature = "trees")]
            (Self::Trees(game), Algorithm::Trees(algorithm)) => {
                let search = TreeSearch::new(Arc::clone(game), algorithm, policy)?;
                Ok(Run::Trees(Box::new(search)))
            }
            _ => Err(RunError::UnknownAlgorithm {
                id: algorithm.id().to_owned(),
            }),
        }
    }

    /// Returns the game whose table is filled; `None` for a problem of another family.
    #[cfg(feature = "games")]
    pub fn game(&self) -> Option<&Arc<dyn WinLose>> {
        match self {
            Self::Games(game) => Some(game),
            _ => None,
        }
    }

    /// Returns the size of the board.
    pub fn board_shape(&self) -> Shape {
        match self {
            #[cfg(feature = "state-space")]
            Self::StateSpace(problem) => problem.board_shape(),
            #[cfg(feature = "backtracking")]
            Self::Backtracking(problem) => problem.board_shape(),
            #[cfg(feature = "games")]
            Self::Games(game) => game.board_shape(),
            #[cfg(feature = "trees")]
            Self::Trees(game) => game.board_shape(),
        }
    }

    /// Looks for a proof, without a search, that the problem has no answer. Returns `None` if the
    /// puzzle knows no such proof.
    pub fn refutation(&self) -> Option<Refutation> {
        match self {
            #[cfg(feature = "state-space")]
            Self::StateSpace(problem) => problem.space().refutation(),
            #[cfg(feature = "backtracking")]
            Self::Backtracking(problem) => problem.refutation(),
            #[cfg(feature = "games")]
            Self::Games(_) => None,
            #[cfg(feature = "trees")]
            Self::Trees(_) => None,
        }
    }

    /// Returns the state space, or `None` for a problem of another family.
    #[cfg(feature = "state-space")]
    pub fn state_space(&self) -> Option<&SpaceProblem> {
        match self {
            #[cfg(feature = "state-space")]
            Self::StateSpace(problem) => Some(problem),
            _ => None,
        }
    }

    /// Returns the choices to search among, or `None` for a problem of another family.
    #[cfg(feature = "backtracking")]
    pub fn choices(&self) -> Option<&dyn Choices> {
        match self {
            #[cfg(feature = "backtracking")]
            Self::Backtracking(problem) => Some(problem.as_ref()),
            _ => None,
        }
    }

    /// Makes the certificate of a run's outcome. For "impossible", the certificate is the puzzle's
    /// own proof if there is one, or else follows from what the run has found. Returns `None` while
    /// the run has no outcome, or if only repeating the search could confirm the outcome.
    ///
    /// # Complexity
    /// Time linear in the path or in the reached states, which are copied; for a game, linear in
    /// its moves.
    pub fn certificate(&self, run: &Run) -> Option<Certificate> {
        let refutation = self.refutation().map(Certificate::Refutation);
        if run.is_impossible() && refutation.is_some() {
            return refutation;
        }
        match run {
            #[cfg(feature = "state-space")]
            Run::StateSpace(search) => search.certificate().map(Certificate::StateSpace),
            #[cfg(feature = "backtracking")]
            Run::Backtracking(search) => search.certificate().map(Certificate::Backtracking),
            #[cfg(feature = "games")]
            Run::Games(search) => search.certificate().map(Certificate::Games),
            #[cfg(feature = "trees")]
            Run::Trees(search) => search.certificate().map(Certificate::Trees),
        }
    }

    /// Checks a certificate against the rules of the puzzle; shares no code with a search.
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
            #[cfg(feature = "state-space")]
            (Self::StateSpace(problem), Certificate::StateSpace(certificate)) => {
                certificate.verify(problem)
            }
            #[cfg(feature = "backtracking")]
            (Self::Backtracking(problem), Certificate::Backtracking(certificate)) => {
                certificate.verify(problem.as_ref())
            }
            #[cfg(feature = "games")]
            (Self::Games(game), Certificate::Games(certificate)) => {
                certificate.verify(game.as_ref())
            }
            #[cfg(feature = "trees")]
            (Self::Trees(game), Certificate::Trees(certificate)) => {
                certificate.verify(game.as_ref())
            }
            _ => Err(Flaw::WrongKind),
        }
    }
}
