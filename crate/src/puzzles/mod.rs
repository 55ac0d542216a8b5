//! The registry: which puzzles there are. A new puzzle is one file here and one line in
//! [`PUZZLES`].

pub mod flip;
pub mod games;
pub mod knight;
pub mod mines;
#[cfg(not(target_arch = "wasm32"))]
pub mod null;
pub mod pieces;
pub mod ranking;
pub mod rearrange;
pub mod solitaire;
pub mod subtract;
pub mod tab;

use std::fmt;

use serde::Serialize;

use crate::certificate::Certificate;
use crate::chance::Chance;
use crate::family::{Algorithm, Family, Problem};
use crate::judge::Reading;
use crate::link::{LinkError, Unpacker};
use crate::problem::{Shape, State};
use crate::run::{GoalPolicy, Outcome, RunError};

/// Every puzzle, in the order of the menu. The template is for those who write one: what people
/// load leaves it out.
pub static PUZZLES: &[Kind] = &[
    flip::KIND,
    rearrange::KIND,
    solitaire::KIND,
    knight::KIND,
    mines::KIND,
    tab::KIND,
    subtract::KIND,
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
    pub family: Family,
    /// The algorithms that it has.
    pub algorithms: &'static [Algorithm],
    /// The name of the one that is taken where none is asked for.
    pub algorithm: &'static str,
    /// The most moves that the judges' question allows.
    pub depth_limit: Option<u32>,
    /// Boards that the editor offers.
    pub sizes: Sizes,
    /// What can be asked of an instance that is chosen by a seed.
    pub wanted: Wanted,
    /// The default first; each one a case of judges' text.
    pub presets: &'static [Preset],
    /// Reads judges' text up to its first error, in time linear in it.
    pub read: fn(&str) -> Reading,
    /// Reads what [`Instance::pack`] wrote, and refuses all else.
    pub unpack: fn(&mut Unpacker<'_>) -> Result<Box<dyn Instance>, LinkError>,
}

impl Kind {
    /// The algorithm of this name, or the puzzle's own.
    ///
    /// # Errors
    /// [`RunError::UnknownAlgorithm`].
    pub fn algorithm(&self, id: Option<&str>) -> Result<&'static Algorithm, RunError> {
        let id = id.unwrap_or(self.algorithm);
        let mut known = self.algorithms.iter();
        known
            .find(|known| known.id == id)
            .ok_or_else(|| RunError::UnknownAlgorithm { id: id.to_owned() })
    }
}

/// What the number says that is wanted of an instance chosen by a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Wanted {
    /// Nothing: there are only instances of any kind.
    Nothing,
    /// The distance of the start from the nearest goal; none for a start without hope.
    Distance,
    /// 1: that there is exactly one answer; none for any instance.
    Unique,
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

    /// Reads the rows and columns of a board that can be had.
    ///
    /// # Errors
    /// Where something else stands there.
    pub fn unpack(&self, unpacker: &mut Unpacker<'_>) -> Result<Shape, LinkError> {
        let rows = unpacker.number(self.most_rows.into())? as u32;
        let columns = unpacker.number(self.most_columns.into())? as u32;
        let shape = Some(Shape { rows, columns }).filter(|&shape| self.allow(shape));
        shape.ok_or_else(|| unpacker.refuse())
    }
}

/// An instance worth looking at; its words are in the dictionaries.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    pub id: &'static str,
    /// One case of judges' text.
    pub text: &'static str,
    /// What shows it best, if not the puzzle's own algorithm.
    pub algorithm: Option<&'static str>,
    /// What is set otherwise than a case of text has it.
    pub settings: &'static [(&'static str, &'static str)],
    /// The board, where judges' text has none of its size.
    pub shape: Option<Shape>,
}

impl Preset {
    /// A case of judges' text as it is.
    pub const fn new(id: &'static str, text: &'static str) -> Self {
        Self {
            id,
            text,
            algorithm: None,
            settings: &[],
            shape: None,
        }
    }

    /// Shown by this algorithm.
    pub const fn by(self, algorithm: &'static str) -> Self {
        Self {
            algorithm: Some(algorithm),
            ..self
        }
    }

    /// With these settings.
    pub const fn set(self, settings: &'static [(&'static str, &'static str)]) -> Self {
        Self { settings, ..self }
    }

    /// On a board of this size.
    pub const fn sized(self, rows: u32, columns: u32) -> Self {
        Self {
            shape: Some(Shape { rows, columns }),
            ..self
        }
    }

    /// The instance; `None` where the preset is no case of its puzzle, which a test excludes.
    pub fn instance(&self, kind: &Kind) -> Option<Box<dyn Instance>> {
        let mut instance = (kind.read)(self.text).cases.pop()?.instance;
        if let Some(shape) = self.shape {
            instance = instance.resized(shape).ok()?;
        }
        for (id, value) in self.settings {
            instance = instance.with_setting(id, value).ok()?;
        }
        Some(instance)
    }
}

/// One instance of a puzzle, as the editor, links and judges see it.
pub trait Instance: Send {
    fn kind(&self) -> &'static Kind;

    /// Judges' text that reads as this instance, apart from what is set and from an answer that the
    /// board was made from; `None` where the judges' format has no such board.
    fn text(&self) -> Option<String>;

    /// Writes the instance for a link.
    fn pack(&self, bytes: &mut Vec<u8>);

    /// The instance with one cell changed to what comes next there.
    ///
    /// # Errors
    /// Where the cell lies outside or may not change.
    fn edited(&self, cell: u32) -> Result<Box<dyn Instance>, EditError>;

    /// The instance with one cell that shows this number, where cells show numbers.
    ///
    /// # Errors
    /// As [`edited`](Self::edited), and for a number that no cell shows.
    fn numbered(&self, cell: u32, _number: u32) -> Result<Box<dyn Instance>, EditError> {
        Err(EditError::FixedCell { cell })
    }

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

    /// The instance that differs in nothing but its start, a rank of the space, where there is one.
    fn starting_at(&self, _start: State) -> Option<Box<dyn Instance>> {
        None
    }

    /// The instance that differs in nothing but its goal, a rank of the space, where a puzzle has
    /// one goal that can be chosen.
    fn ending_at(&self, _goal: State) -> Option<Box<dyn Instance>> {
        None
    }

    /// What can be set besides the board.
    fn settings(&self) -> Vec<Setting> {
        Vec::new()
    }

    /// The instance with one setting changed.
    ///
    /// # Errors
    /// [`EditError::Setting`] where there is no such setting or no such value.
    fn with_setting(&self, id: &str, _value: &str) -> Result<Box<dyn Instance>, EditError> {
        Err(EditError::setting(id))
    }

    /// The name of the variant of the puzzle that looks and is told in its own way, if it is one.
    fn variant(&self) -> Option<&'static str> {
        None
    }

    /// When a run that is watched stops looking.
    fn goal(&self) -> GoalPolicy;

    /// An instance like this one, chosen by `seed`, where the puzzle can choose without a survey of
    /// a space; [`Kind::wanted`] says what `wanted` asks for.
    fn random(&self, _wanted: Option<u32>, _seed: u64) -> Option<Box<dyn Instance>> {
        None
    }

    /// The cell that the search begins on, where it begins on one.
    fn start_cell(&self) -> Option<u32> {
        None
    }

    /// The number that is given for each cell, where numbers are.
    fn numbers(&self) -> Option<Vec<u8>> {
        None
    }

    /// The judges' answer where answers are counted, so many of them at least.
    fn counted(&self, goals: u64, all: bool) -> String {
        count(goals, all)
    }

    /// The judges' answer. Not asked of a search that came to no end, nor where answers are counted:
    /// see `judged`.
    fn answer(&self, outcome: Outcome, proof: Option<&Certificate>) -> String;

    /// The instance as its family's algorithms see it.
    fn problem(&self) -> Box<dyn Problem>;
}

impl dyn Instance + '_ {
    /// The judges' answer; empty where the search came to no end.
    pub fn judged(&self, outcome: Outcome, proof: Option<&Certificate>) -> String {
        match outcome {
            Outcome::LimitReached => String::new(),
            Outcome::Counted { goals, all } => self.counted(goals, all),
            _ => self.answer(outcome, proof),
        }
    }
}

/// The cell to which an edit moves the `start` of a puzzle that begins on one.
///
/// # Errors
/// Where there is no such cell, and where it begins there already.
pub fn moved_start(shape: Shape, start: u32, cell: u32) -> Result<u32, EditError> {
    let cells = shape.cells() as u32;
    if cell >= cells {
        return Err(EditError::OutsideBoard { cell, cells });
    }
    if cell == start {
        return Err(EditError::FixedCell { cell });
    }
    Ok(cell)
}

/// Any cell to begin on; `None` where something is wanted of it.
pub fn drawn_start(shape: Shape, wanted: Option<u32>, seed: u64) -> Option<u32> {
    match wanted {
        Some(_) => None,
        None => Chance::of(seed).below(shape.cells() as u32),
    }
}

/// How many answers there are; where these may not be all, how many at least.
pub fn count(goals: u64, all: bool) -> String {
    if all {
        goals.to_string()
    } else {
        format!("at least {goals}")
    }
}

/// Something that can be set besides the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Setting {
    /// The name in the command and the dictionaries.
    pub id: &'static str,
    /// The names of the values; none where it takes a text.
    pub options: &'static [&'static str],
    pub value: String,
}

/// Why an edit is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
    /// There is no setting of this name, or it has no such value.
    Setting { id: String },
}

impl EditError {
    /// For a setting that is not there, or a value that it does not have.
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
            Self::Setting { id } => write!(f, "{id:?} cannot be set, or not to that"),
        }
    }
}

impl std::error::Error for EditError {}
