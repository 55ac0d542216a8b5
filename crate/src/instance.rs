//! One instance of a puzzle, as the editor, links and judges see it.

use std::fmt;

use serde::Serialize;

use crate::board::Shape;
use crate::certificate::Certificate;
use crate::kind::Kind;
use crate::problem::{Algorithm, Family, Problem};
use crate::search::{GoalPolicy, Outcome, RunError};
use crate::state_space::State;

/// A changed instance, or the error of an edit that is refused.
pub type Edited = Result<Box<dyn Instance>, EditError>;

/// Clones an [`Instance`] that is known only as such. Every instance that is [`Clone`] has this
/// trait.
pub trait CloneInstance {
    /// Makes an equal instance.
    fn boxed(&self) -> Box<dyn Instance>;
}

impl<I: Instance + Clone + 'static> CloneInstance for I {
    fn boxed(&self) -> Box<dyn Instance> {
        Box::new(self.clone())
    }
}

/// One instance of a puzzle, as the editor, links and judges see it.
///
/// Every kind of edit is optional: the provided methods refuse it.
pub trait Instance: CloneInstance + Send {
    /// Names the puzzle.
    fn kind(&self) -> &'static Kind;

    /// Makes the problem that the algorithms of a family search; `None` for a family none of whose
    /// algorithms the puzzle has.
    fn problem(&self, family: Family) -> Option<Problem>;

    /// Appends the bytes that stand for this instance in a link.
    fn pack(&self, bytes: &mut Vec<u8>);

    /// Writes judges' text that reads as this instance; the text holds no settings, and no answer
    /// that the board was made from. `None` where the judges' format has no such board.
    fn text(&self) -> Option<String>;

    /// Writes the judges' answer, which is never empty. It is called only for a search that came to
    /// its end, and not where answers are [counted](Self::counted).
    fn answer(&self, outcome: Outcome, certificate: Option<&Certificate>) -> String;

    /// Writes the judges' answer where answers are counted: `goals` were found, and there are no
    /// others if these are `all`.
    fn counted(&self, goals: u64, all: bool) -> String {
        count(goals, all)
    }

    /// Tells when a run on the page stops searching.
    fn goal(&self) -> GoalPolicy {
        GoalPolicy::WholeSpace
    }

    /// Tells which parts of the board can be edited.
    fn editable(&self) -> Editable {
        Editable::default()
    }

    /// Lists what the judges' text of this instance says to people with other conventions, such as
    /// rows that count from 1: each with the name that the dictionaries use, the likeliest first.
    fn otherwise(&self) -> Vec<(&'static str, Box<dyn Instance>)> {
        Vec::new()
    }

    /// Changes one cell to the next of its possible contents.
    ///
    /// # Errors
    /// [`EditError::OutsideBoard`] for a cell outside the board, [`EditError::FixedCell`] for one
    /// that may not change.
    fn edited(&self, cell: u32) -> Edited {
        Err(EditError::FixedCell { cell })
    }

    /// Makes one cell show `number`, in a puzzle whose cells show numbers.
    ///
    /// # Errors
    /// The errors of [`edited`](Self::edited), and one for a number that no cell can show.
    fn numbered(&self, cell: u32, _number: u32) -> Edited {
        Err(EditError::FixedCell { cell })
    }

    /// Draws the goal board in the codes of the start's board; `None` where the puzzle has no goal
    /// board that can be edited.
    fn goal_board(&self) -> Option<Vec<u8>> {
        None
    }

    /// Changes one cell of the goal board.
    ///
    /// # Errors
    /// The errors of [`edited`](Self::edited), and one where there is no such board.
    fn goal_edited(&self, cell: u32) -> Edited {
        Err(EditError::FixedCell { cell })
    }

    /// Changes the size of the board and keeps all that fits on the new one. The provided method
    /// allows the size that the board has, and no other.
    ///
    /// # Errors
    /// [`EditError::Size`] where the puzzle has no board of that size, [`EditError::FixedSize`] where
    /// this board cannot have another one.
    fn resized(&self, shape: Shape) -> Edited {
        let problem = self.problem(self.kind().family());
        if problem.is_some_and(|problem| problem.board_shape() == shape) {
            return Ok(self.boxed());
        }
        Err(EditError::FixedSize)
    }

    /// Moves the start to the state of rank `start`; `None` where the puzzle has no state space.
    fn starting_at(&self, _start: State) -> Option<Box<dyn Instance>> {
        None
    }

    /// Moves the goal to the state of rank `goal`; `None` where the puzzle has no single goal that
    /// can be chosen.
    fn ending_at(&self, _goal: State) -> Option<Box<dyn Instance>> {
        None
    }

    /// Lists the settings that the instance has besides its board.
    fn settings(&self) -> Vec<Setting> {
        Vec::new()
    }

    /// Changes one setting.
    ///
    /// # Errors
    /// [`EditError::Setting`] where there is no such setting or no such value.
    fn with_setting(&self, id: &str, _value: &str) -> Edited {
        Err(EditError::setting(id))
    }

    /// Names the variant of the puzzle, where the instance is one that has its own picture and its
    /// own words.
    fn variant(&self) -> Option<&'static str> {
        None
    }

    /// Makes a random instance like this one from `seed`, where that needs no survey of a state
    /// space; [`Kind::wanted`] says what `wanted` asks for.
    fn random(&self, _wanted: Option<u32>, _seed: u64) -> Option<Box<dyn Instance>> {
        None
    }

    /// Names the cell that the search begins on; `None` where it begins on no single cell.
    fn start_cell(&self) -> Option<u32> {
        None
    }

    /// Lists the numbers that are given, one a cell; `None` in a puzzle without such numbers.
    fn given_numbers(&self) -> Option<Vec<u8>> {
        None
    }
}

impl dyn Instance + '_ {
    /// Makes the problem that an algorithm searches.
    ///
    /// # Errors
    /// [`RunError::UnknownAlgorithm`] where the puzzle has no problem of the algorithm's family.
    pub fn searched_by(&self, algorithm: Algorithm) -> Result<Problem, RunError> {
        let problem = self.problem(algorithm.family());
        problem.ok_or_else(|| RunError::UnknownAlgorithm {
            id: algorithm.id().to_owned(),
        })
    }

    /// Writes the judges' answer; an empty text where the search came to no end.
    pub fn judged(&self, outcome: Outcome, certificate: Option<&Certificate>) -> String {
        match outcome {
            Outcome::LimitReached => String::new(),
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

/// What a person can change of an instance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::wasm::TypeScript))]
pub struct Editable {
    /// The cells of the start's board.
    pub board: bool,
    /// The cells of the goal board.
    pub goal: bool,
    /// The size of the board.
    pub size: bool,
    /// Whether [`Instance::random`] makes another instance. A state space that can be surveyed has
    /// random starts in any case.
    pub random: bool,
}

/// Writes how many answers there are; where `goals` may not be `all`, the text says "at least".
pub(crate) fn count(goals: u64, all: bool) -> String {
    if all {
        goals.to_string()
    } else {
        format!("at least {goals}")
    }
}

/// A setting of an instance besides its board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::wasm::TypeScript))]
pub struct Setting {
    /// The name that the command and the dictionaries use.
    pub id: &'static str,
    /// The names of the values; empty for a setting whose value is any text.
    pub options: &'static [&'static str],
    pub value: String,
}

/// The reason why an edit is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "camelCase")]
#[non_exhaustive]
pub enum EditError {
    /// There is no such cell.
    OutsideBoard { cell: u32, cells: u32 },
    /// This cell cannot change.
    FixedCell { cell: u32 },
    /// The board has room for `most` pieces.
    TooManyPieces { most: u32 },
    /// The puzzle has no board of this size.
    Size { rows: u32, columns: u32 },
    /// The board has the size that its text says, and cannot change it.
    FixedSize,
    /// There is no setting of this name, or it has no such value.
    Setting { id: String },
}

impl EditError {
    /// Makes the error for a setting that does not exist, or for a value that it cannot have.
    pub fn setting(id: &str) -> Self {
        Self::Setting { id: id.to_owned() }
    }
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OutsideBoard { cell, cells } => {
                write!(f, "there is no cell {cell} on a board of {cells}")
            }
            Self::FixedCell { cell } => write!(f, "cell {cell} cannot change"),
            Self::TooManyPieces { most } => write!(f, "there are {most} pieces at most"),
            Self::Size { rows, columns } => write!(f, "no board has {rows} x {columns} cells"),
            Self::FixedSize => write!(f, "the size of the board cannot change"),
            Self::Setting { id } => write!(f, "{id:?} cannot be set, or not to that"),
        }
    }
}

impl std::error::Error for EditError {}
