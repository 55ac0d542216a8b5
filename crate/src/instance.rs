//! One instance of a puzzle, with functions for the editor, links and judges.

mod edits;
mod search_settings;

use std::fmt;
#[cfg(feature = "constraints")]
use std::num::NonZeroU64;

use crate::board::{Contribution, Shape};
use crate::certificate::Certificate;
#[cfg(feature = "orders")]
use crate::growth::Growth;
use crate::kind::Kind;
use crate::problem::{Algorithm, Family, Problem};
#[cfg(feature = "constraints")]
use crate::search::Policy;
use crate::search::{GoalPolicy, Outcome, RunError};
#[cfg(feature = "state-space")]
use crate::state_space::State;

pub use edits::{EditError, Editable, Setting};

/// Maximum number of steps of a search for a second answer.
#[cfg(feature = "constraints")]
const OTHERS_STEPS: u64 = 100_000;

/// A changed instance, or the reason why the edit is refused.
pub type Edited = Result<Box<dyn Instance>, EditError>;

/// Clones an [`Instance`] behind a trait object. Every instance that is [`Clone`] has this trait.
pub trait CloneInstance {
    /// Makes an equal instance.
    fn boxed(&self) -> Box<dyn Instance>;
}

impl<I: Instance + Clone + 'static> CloneInstance for I {
    fn boxed(&self) -> Box<dyn Instance> {
        Box::new(self.clone())
    }
}

/// One instance of a puzzle, with functions for the editor, links and judges.
///
/// Every kind of edit is optional: the provided methods refuse all edits.
pub trait Instance: CloneInstance + Send {
    /// Returns the puzzle's kind.
    fn kind(&self) -> &'static Kind;

    /// Returns the default algorithm. The provided method returns that of the kind.
    fn algorithm(&self) -> Algorithm {
        self.kind().algorithm
    }

    /// Makes the problem that the algorithms of a family search. Returns `None` if the puzzle has
    /// no algorithm of that family.
    fn problem(&self, family: Family) -> Option<Problem>;

    /// Returns the answer of a formula if the instance is too large to be searched; `None` if it is
    /// searched.
    #[cfg(feature = "trees")]
    fn by_formula(&self) -> Option<Formula> {
        None
    }

    /// Returns why no search of `family` can run on this instance, though the puzzle has such
    /// searches; `None` if they can run.
    #[cfg(feature = "trees")]
    fn refuses(&self, _family: Family) -> Option<RunError> {
        None
    }

    /// Appends the bytes that stand for this instance in a link.
    fn pack(&self, bytes: &mut Vec<u8>);

    /// Writes the judges' text of this instance. The text contains no settings, and not the
    /// solution from which the board was made, if it was made from one. Returns `None` if the
    /// judges' format cannot express the board.
    fn text(&self) -> Option<String>;

    /// Writes the answer in the judges' format. Called only for a search that reached its end,
    /// unless its answers are [counted](Self::counted).
    fn answer(&self, outcome: Outcome, certificate: Option<&Certificate>) -> String;

    /// Writes the answer in the judges' format if answers are counted: `goals` were found, and no
    /// others exist if `all` is true.
    fn counted(&self, goals: u64, all: bool) -> String {
        count(goals, all)
    }

    /// Returns the number of states of the problem if its space goes on beyond them. A search that
    /// finds no answer among these states then proves nothing.
    fn unexplored_beyond(&self) -> Option<u32> {
        None
    }

    /// Returns when a run on the page stops searching.
    fn goal(&self) -> GoalPolicy {
        GoalPolicy::WholeSpace
    }

    /// Returns whether an instance should have only one answer, so that the user wants to know of
    /// another.
    fn tells_others(&self) -> bool {
        false
    }

    /// Returns which parts of the instance the user can edit.
    fn editable(&self) -> Editable {
        Editable::default()
    }

    /// Lists other readings of this instance's judges' text, for users with other conventions, such
    /// as rows that count from 1. Each reading has the name of its convention in the dictionaries
    /// of the page; the likeliest reading comes first.
    fn otherwise(&self) -> Vec<(&'static str, Box<dyn Instance>)> {
        Vec::new()
    }

    /// Changes one cell to the next of its possible contents.
    ///
    /// # Errors
    /// [`EditError::OutsideBoard`] for a cell outside the board, [`EditError::FixedCell`] for a
    /// cell that cannot change.
    fn edited(&self, cell: u32) -> Edited {
        Err(EditError::FixedCell { cell })
    }

    /// Changes one cell of the board that the search of a game tree shows, which can be another than
    /// that of the game's table. The provided method is [`edited`](Self::edited).
    ///
    /// # Errors
    /// The errors of [`edited`](Self::edited).
    #[cfg(feature = "trees")]
    fn tree_edited(&self, cell: u32) -> Edited {
        self.edited(cell)
    }

    /// Makes one cell show `number`. Only puzzles whose cells show numbers allow this.
    ///
    /// # Errors
    /// The errors of [`edited`](Self::edited), and an error for a number that a cell cannot show.
    fn numbered(&self, cell: u32, _number: u32) -> Edited {
        Err(EditError::FixedCell { cell })
    }

    /// Returns the cells of the goal board, in the same codes as the start's board. Returns `None`
    /// if the puzzle has no goal board that the user can edit.
    fn goal_board(&self) -> Option<Vec<u8>> {
        None
    }

    /// Changes one cell of the goal board.
    ///
    /// # Errors
    /// The errors of [`edited`](Self::edited), and an error if the puzzle has no such board.
    fn goal_edited(&self, cell: u32) -> Edited {
        Err(EditError::FixedCell { cell })
    }

    /// Changes the size of the board and keeps the contents that fit on the new board. The provided
    /// method allows only the size that the board already has.
    ///
    /// # Errors
    /// [`EditError::Size`] if the puzzle allows no board of that size, [`EditError::FixedSize`] if
    /// this board cannot change its size.
    fn resized(&self, shape: Shape) -> Edited {
        let problem = self.problem(self.kind().family());
        if problem.is_some_and(|problem| problem.board_shape() == shape) {
            return Ok(self.boxed());
        }
        Err(EditError::FixedSize)
    }

    /// Makes the instance that starts at the state of rank `start`; `None` if the puzzle has no
    /// state space.
    #[cfg(feature = "state-space")]
    fn starting_at(&self, _start: State) -> Option<Box<dyn Instance>> {
        None
    }

    /// Makes the instance whose goal is the state of rank `goal`; `None` if the puzzle has no
    /// single goal that can be chosen.
    #[cfg(feature = "state-space")]
    fn ending_at(&self, _goal: State) -> Option<Box<dyn Instance>> {
        None
    }

    /// Writes what each cell of a board adds to the estimate of a heuristic, for pictures. The board
    /// holds the codes of the page; both slices have one entry for each cell. Returns false, and
    /// writes nothing, if the estimate of this heuristic is not a sum over cells.
    fn contributions(&self, _heuristic: &str, _board: &[u8], _to: &mut [Contribution]) -> bool {
        false
    }

    /// Lists the settings of the instance other than its board.
    fn settings(&self) -> Vec<Setting> {
        Vec::new()
    }

    /// Changes one setting.
    ///
    /// # Errors
    /// [`EditError::Setting`] if the setting or the value does not exist.
    fn with_setting(&self, id: &str, _value: &str) -> Edited {
        Err(EditError::setting(id))
    }

    /// Returns the name of the puzzle's variant, if the instance belongs to a variant with its own
    /// picture and texts.
    fn variant(&self) -> Option<&'static str> {
        None
    }

    /// Makes a random instance like this one from `seed`, if that needs no survey of a state space.
    /// [`Kind::wanted`] gives the meaning of `wanted`.
    fn random(&self, _wanted: Option<u32>, _seed: u64) -> Option<Box<dyn Instance>> {
        None
    }

    /// Returns the sizes of the puzzle with the formula of its number of states; `None` if it has only
    /// one size or no formula.
    #[cfg(feature = "orders")]
    fn growth(&self) -> Option<Growth> {
        None
    }

    /// Returns the number of states by the formula and an instance of a size, one of those of
    /// [`growth`](Self::growth). Its start can reach all of these states or fewer.
    #[cfg(feature = "orders")]
    fn sized(&self, _size: u32) -> Option<(u64, Box<dyn Instance>)> {
        None
    }

    /// Returns the cell on which the search begins, or `None` if it does not begin on a single
    /// cell.
    fn start_cell(&self) -> Option<u32> {
        None
    }

    /// Returns the given numbers, one for each cell, or `None` if the puzzle has no such numbers.
    fn given_numbers(&self) -> Option<Vec<u8>> {
        None
    }
}

impl dyn Instance + '_ {
    /// Makes the problem that an algorithm searches.
    ///
    /// # Errors
    /// [`RunError::UnknownAlgorithm`] if the puzzle has no problem of the algorithm's family, and the
    /// error of an instance that is too large for the family's searches.
    pub fn searched_by(&self, algorithm: Algorithm) -> Result<Problem, RunError> {
        #[cfg(feature = "trees")]
        if let Some(formula) = self.by_formula() {
            return Err(formula.refusal());
        }
        #[cfg(feature = "trees")]
        if let Some(refusal) = self.refuses(algorithm.family()) {
            return Err(refusal);
        }
        let problem = self.problem(algorithm.family());
        problem.ok_or_else(|| RunError::UnknownAlgorithm {
            id: algorithm.id().to_owned(),
        })
    }

    /// Changes one cell of the board that a search of `family` shows, see
    /// [`Instance::edited`].
    ///
    /// # Errors
    /// The errors of [`Instance::edited`].
    #[cfg(feature = "trees")]
    pub fn edited_in(&self, family: Family, cell: u32) -> Edited {
        match family {
            Family::Trees => self.tree_edited(cell),
            _ => self.edited(cell),
        }
    }

    /// Returns whether there is more than one answer. Returns `None` for an instance that does not
    /// [tell](Instance::tells_others), without an answer, or if the search takes too long.
    #[cfg(not(feature = "constraints"))]
    pub fn has_others(&self) -> Option<bool> {
        None
    }

    /// Returns whether there is more than one answer. Returns `None` for an instance that does not
    /// [tell](Instance::tells_others), without an answer, or if the search takes too long.
    #[cfg(feature = "constraints")]
    pub fn has_others(&self) -> Option<bool> {
        if !self.tells_others() {
            return None;
        }
        let algorithm = self.algorithm();
        let policy = Policy {
            step_limit: Some(OTHERS_STEPS),
            ..Policy::new(GoalPolicy::CountTo(NonZeroU64::new(2)))
        };
        let problem = self.searched_by(algorithm).ok()?;
        let mut run = problem.start(algorithm, policy).ok()?;
        run.advance(u64::MAX);
        match run.status().outcome? {
            Outcome::Counted { goals: 2.., .. } => Some(true),
            Outcome::Counted { all: true, .. } => Some(false),
            _ => None,
        }
    }

    /// Writes the answer in the judges' format; empty if a limit ended the search.
    pub fn judged(&self, outcome: Outcome, certificate: Option<&Certificate>) -> String {
        match outcome {
            Outcome::LimitReached | Outcome::StateLimit { .. } => String::new(),
            Outcome::Counted { goals, all } => self.counted(goals, all),
            _ => self.answer(outcome, certificate),
        }
    }
}

impl fmt::Debug for dyn Instance + '_ {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Instance")
            .field("puzzle", &self.kind().id)
            .field("text", &self.text())
            .finish_non_exhaustive()
    }
}

/// The answer of a formula for two heaps, one of which is too large for a table.
#[cfg(feature = "trees")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Formula {
    /// Maximum number of pieces of a heap in a table.
    pub limit: u32,
    pub heaps: (u32, u32),
    /// The heaps after a winning move; `None` if no move wins.
    pub leaves: Option<(u32, u32)>,
}

#[cfg(feature = "trees")]
impl Formula {
    /// Makes the error of a search, which gives the answer nevertheless.
    fn refusal(self) -> RunError {
        let (first, second) = self.heaps;
        let (left, right) = self.leaves.unwrap_or(self.heaps);
        RunError::ByFormula {
            limit: self.limit,
            first,
            second,
            wins: self.leaves.is_some().into(),
            left,
            right,
        }
    }
}

/// Writes the number of answers, after "at least" unless `all` is true.
pub(crate) fn count(goals: u64, all: bool) -> String {
    if all {
        goals.to_string()
    } else {
        format!("at least {goals}")
    }
}
