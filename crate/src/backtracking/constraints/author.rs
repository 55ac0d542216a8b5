//! What the author of a constraint puzzle implements, and the names that the search has for what
//! becomes of its values.

use std::fmt;

use crate::backtracking::choice::{Choice, Reason};
use crate::board::Shape;

/// [`Reason`] for a refusal: the value conflicts with an earlier choice.
pub const CONFLICT: Reason = 0;
/// [`Reason`] for a cut: a variable has no value left.
pub const NO_VALUE: Reason = 1;

/// Maximum number of variables.
pub const MOST_VARIABLES: usize = 126;
/// Maximum number of values of a variable.
pub const MOST_VALUES: usize = 64;

/// A puzzle with variables, a domain of values for each, and constraints on pairs of variables.
///
/// # Consequences of a wrong implementation
/// - More than [`MOST_VARIABLES`] variables or [`MOST_VALUES`] values panic when the problem is
///   made.
/// - If [`allows`](Self::allows) is not symmetric, algorithms find different answers.
pub trait Constraints: fmt::Debug + Send + Sync {
    /// Returns the size of the board.
    fn board_shape(&self) -> Shape;

    /// Returns the number of variables.
    fn variables(&self) -> usize;

    /// Returns the number of values of a variable; values count from 0.
    fn values(&self) -> usize;

    /// Returns the value of a variable that is given and not chosen.
    fn given(&self, _variable: usize) -> Option<u8> {
        None
    }

    /// Returns whether a constraint joins two different variables.
    fn are_neighbours(&self, one: usize, other: usize) -> bool;

    /// Returns whether two neighbours can have these values. Each pair is a variable and its value.
    fn allows(&self, one: (usize, u8), other: (usize, u8)) -> bool;

    /// Returns the choice that stands for a value of a variable. Different values of different
    /// variables have different choices.
    fn choice(&self, variable: usize, value: u8) -> Choice;

    /// Returns the cell that stands for a variable whose value is not known.
    fn cell(&self, variable: usize) -> u32 {
        self.choice(variable, 0).cell
    }

    /// Writes the board: the code of each cell. `values` has the value of each variable.
    fn board(&self, values: &[Option<u8>], cells: &mut [u8]);
}

/// What has become of a value of a variable, as one byte.
#[cfg_attr(feature = "wasm", crate::bindings::exported)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The value can still be chosen.
    Left = 0,
    /// The value was chosen, or is given.
    Chosen = 1,
    /// Another value of the variable was chosen, or is given.
    Other = 2,
    /// The first of the marks of values that are crossed out. `Crossed + 2 d` says that the choice
    /// with number d conflicts with the value; choices count from 1, and 0 stands for what is
    /// given. `Crossed + 2 d + 1` says that AC-3 crossed it out after that choice.
    Crossed = 3,
}
