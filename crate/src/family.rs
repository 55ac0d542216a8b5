//! The families: what a problem is to everything that does not know which one it belongs to.

use std::sync::Arc;

use serde::Serialize;

use crate::certificate::{Certificate, Flaw};
use crate::problem::{Refutation, Shape, StateSpace};
use crate::run::{Policy, Run, RunError};

/// Which algorithms fit a puzzle, and what there is to see of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Family {
    /// [`StateSpace`]: breadth-first search.
    States,
    /// [`Choices`](crate::choices::Choices): backtracking.
    Choices,
    /// [`WinLose`](crate::win_lose::WinLose): tables of games.
    WinLose,
}

/// An algorithm by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Algorithm {
    /// The name in the command and the dictionaries.
    pub id: &'static str,
    /// The name in links; it never changes.
    pub code: u8,
    /// Where its answer may have more moves than needed: the algorithm that tells the fewest.
    pub checked_by: Option<&'static str>,
}

/// An instance as the algorithms of its family see it.
pub trait Problem: Send + Sync {
    /// Starts the algorithm of this code.
    ///
    /// # Errors
    /// [`RunError::UnknownAlgorithm`] for a code that the puzzle does not have, and what the family's
    /// runs say of an instance that is too large.
    fn run(&self, algorithm: u8, policy: Policy) -> Result<Box<dyn Run>, RunError>;

    /// The size of the board.
    fn board_shape(&self) -> Shape;

    /// A proof without a search that there is no answer, where the puzzle has one.
    fn refutation(&self) -> Option<Refutation>;

    /// Checks a certificate against the rules alone.
    ///
    /// # Errors
    /// The first flaw that was found.
    fn verify(&self, certificate: &Certificate) -> Result<(), Flaw>;

    /// The space that is searched, in the family that has one.
    fn space(&self) -> Option<&Arc<dyn StateSpace>> {
        None
    }

    /// The names of the reasons why a candidate is refused, in the family that has candidates.
    fn reasons(&self) -> &'static [&'static str] {
        &[]
    }

    /// The most choices that an answer has, in the family that makes choices.
    fn depths(&self) -> usize {
        0
    }
}
