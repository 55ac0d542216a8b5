//! The registry: which puzzles there are. A new puzzle is one file here and one line in
//! [`PUZZLES`].

pub mod flip;
pub mod knight;
#[cfg(not(target_arch = "wasm32"))]
pub mod null;
pub mod pieces;
pub mod ranking;
pub mod rearrange;
pub mod solitaire;

use std::fmt;
use std::sync::Arc;

use serde::Serialize;

use crate::judge::Reading;
use crate::link::{LinkError, Unpacker};
use crate::problem::{Shape, State, StateSpace};
use crate::run::{Outcome, Policy, Run, RunError};
use crate::search::FOR_STATES;

/// Every puzzle, in the order of the menu. The template is for those who write one: what people
/// load leaves it out.
pub static PUZZLES: &[Kind] = &[
    flip::KIND,
    rearrange::KIND,
    solitaire::KIND,
    #[cfg(not(target_arch = "wasm32"))]
    null::KIND,
];

/// The puzzle of this name.
pub fn by_id(id: &str) -> Option<&'static Kind> {
    PUZZLES.iter().find(|kind| kind.id == id)
}

/// The puzzle of this code in links.
pub fn by_code(code: u8) -> Option<&'static Kind> {
    PUZZLES.iter().find(|kind| kind.code == code)
}

/// What a puzzle is before there is an instance of it.
pub struct Kind {
    /// The standard name in files, links and the command.
    pub id: &'static str,
    /// The name in links; it never changes.
    pub code: u8,
    /// The algorithm that is taken where none is asked for.
    pub algorithm: &'static str,
    /// The most moves that the judges' question allows.
    pub depth_limit: Option<u32>,
    /// Boards that the editor offers.
    pub sizes: Sizes,
    /// The default first; each one a case of judges' text.
    pub presets: &'static [Preset],
    /// Reads judges' text up to its first error, in time linear in it.
    pub read: fn(&str) -> Reading,
    /// Reads what [`Instance::pack`] wrote, and refuses all else.
    pub unpack: fn(&mut Unpacker<'_>) -> Result<Box<dyn Instance>, LinkError>,
}

/// The boards that a puzzle can have.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Sizes {
    pub most_rows: u32,
    pub most_columns: u32,
    pub most_cells: u32,
}

impl Sizes {
    /// Whether a board of this size can be had.
    pub fn allow(&self, shape: Shape) -> bool {
        (1..=self.most_rows).contains(&shape.rows)
            && (1..=self.most_columns).contains(&shape.columns)
            && shape.cells() <= self.most_cells as usize
    }
}

/// An instance worth looking at; its words are in the dictionaries.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    pub id: &'static str,
    pub text: &'static str,
    /// What shows it best, if not the puzzle's own algorithm.
    pub algorithm: Option<&'static str>,
}

/// One instance of a puzzle, as the editor, links and judges see it.
pub trait Instance: Send {
    fn kind(&self) -> &'static Kind;

    /// Judges' text that reads as this instance; `None` where the judges' format has no such
    /// board.
    fn text(&self) -> Option<String>;

    /// Writes the instance for a link.
    fn pack(&self, bytes: &mut Vec<u8>);

    /// The instance with one cell changed to what comes next there.
    ///
    /// # Errors
    /// Where the cell lies outside or may not change.
    fn edited(&self, cell: u32) -> Result<Box<dyn Instance>, EditError>;

    /// The board that is to be reached, in the codes of the start's, where a puzzle has one that
    /// can be edited.
    fn goal_board(&self) -> Option<Vec<u8>> {
        None
    }

    /// As [`edited`](Self::edited), on the board that is to be reached.
    ///
    /// # Errors
    /// As there, and where there is no such board.
    fn goal_edited(&self, cell: u32) -> Result<Box<dyn Instance>, EditError> {
        Err(EditError::FixedCell { cell })
    }

    /// The instance on another board; what fits is kept.
    ///
    /// # Errors
    /// Where the puzzle has no board of that size.
    fn resized(&self, shape: Shape) -> Result<Box<dyn Instance>, EditError>;

    /// The instance that differs in nothing but its start, a rank of the space.
    fn starting_at(&self, start: State) -> Box<dyn Instance>;

    /// The instance that differs in nothing but its goal, a rank of the space, where a puzzle has
    /// one goal that can be chosen.
    fn ending_at(&self, _goal: State) -> Option<Box<dyn Instance>> {
        None
    }

    /// The judges' answer. Not asked of a search that came to no end: see `judged`.
    fn answer(&self, outcome: Outcome) -> String;

    /// The instance as its family's algorithms see it.
    fn problem(&self) -> Problem;
}

impl dyn Instance + '_ {
    /// The judges' answer; empty where the search came to no end, or only counted.
    pub fn judged(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::LimitReached | Outcome::Counted { .. } => String::new(),
            _ => self.answer(outcome),
        }
    }
}

/// Why an edit is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum EditError {
    /// There is no such cell.
    OutsideBoard { cell: u32, cells: u32 },
    /// This cell cannot change.
    FixedCell { cell: u32 },
    /// The board has room for `most` pieces.
    TooManyPieces { most: u32 },
    /// The puzzle has no board of this size.
    Size { rows: u32, columns: u32 },
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
        }
    }
}

impl std::error::Error for EditError {}

/// A problem as its family's algorithms see it: one variant a family.
pub enum Problem {
    States(Arc<dyn StateSpace>),
}

impl Problem {
    /// Names and codes of the algorithms.
    pub fn algorithms(&self) -> impl Iterator<Item = (&'static str, u8)> {
        let Self::States(_) = self;
        FOR_STATES
            .iter()
            .map(|algorithm| (algorithm.id, algorithm.code))
    }

    /// The algorithm that tells the fewest moves, where those of the one of this name may be more.
    pub fn checked_by(&self, algorithm: &str) -> Option<&'static str> {
        let Self::States(_) = self;
        let mut known = FOR_STATES.iter();
        known.find(|known| known.id == algorithm)?.checked_by
    }

    /// Starts the algorithm of this name.
    ///
    /// # Errors
    /// [`RunError::UnknownAlgorithm`] for an unknown name, and as the algorithm's `start`.
    pub fn run(self, algorithm: &str, policy: Policy) -> Result<Box<dyn Run>, RunError> {
        let Self::States(space) = self;
        let found = FOR_STATES
            .iter()
            .find(|candidate| candidate.id == algorithm);
        match found {
            Some(algorithm) => (algorithm.start)(space, policy),
            None => Err(RunError::UnknownAlgorithm {
                id: algorithm.to_owned(),
            }),
        }
    }
}
