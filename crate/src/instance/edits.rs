//! Edits of an instance: what can be edited, the settings, and the reasons for a refusal.

use std::fmt;

use serde::Serialize;

/// The parts of an instance that the user can edit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
pub struct Editable {
    /// Whether the user can edit the cells of the start's board.
    pub board: bool,
    /// Whether the user can edit the cells of the goal board.
    pub goal: bool,
    /// Whether the user can change the size of the board.
    pub size: bool,
    /// Whether [`Instance::random`](super::Instance::random) makes another instance. A state space that can be surveyed has
    /// random starts even if this is false.
    pub random: bool,
}

/// A setting of an instance other than its board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
pub struct Setting {
    /// Name in the command and in the dictionaries of the page.
    pub id: &'static str,
    /// Names of the possible values; empty if any text is a value.
    pub options: &'static [&'static str],
    pub value: String,
}

/// The reason why an edit is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "camelCase")]
#[non_exhaustive]
pub enum EditError {
    /// The cell does not exist.
    OutsideBoard { cell: u32, cells: u32 },
    /// The cell cannot change.
    FixedCell { cell: u32 },
    /// The number is already in the row, the column or the box of the cell.
    #[cfg(feature = "constraints")]
    Repeated { cell: u32 },
    /// The board has room for `most` pieces.
    TooManyPieces { most: u32 },
    /// The puzzle allows no board of this size.
    Size { rows: u32, columns: u32 },
    /// The text fixes the size of the board, so the size cannot change.
    FixedSize,
    /// The setting does not exist, or does not have this value.
    Setting { id: String },
}

impl EditError {
    /// Makes the error for a setting or a value that does not exist.
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
            #[cfg(feature = "constraints")]
            Self::Repeated { cell } => {
                write!(
                    f,
                    "cell {cell} would repeat a number of its row, column or box"
                )
            }
            Self::TooManyPieces { most } => write!(f, "there are {most} pieces at most"),
            Self::Size { rows, columns } => write!(f, "no board has {rows} x {columns} cells"),
            Self::FixedSize => write!(f, "the size of the board cannot change"),
            Self::Setting { id } => write!(f, "{id:?} cannot be set, or not to that"),
        }
    }
}

impl std::error::Error for EditError {}
