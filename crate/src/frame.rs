//! What there is to draw at the cursor.

use crate::choices::Choice;
use crate::problem::{Action, State};

/// One variant a family.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Frame {
    /// A search through a state space.
    States(StatesFrame),
    /// A search among choices.
    Choices(ChoicesFrame),
    /// The filling of a table.
    WinLose(WinLoseFrame),
}

impl Frame {
    /// The frame of a search through a state space, made if it was another family's.
    pub fn states_mut(&mut self) -> &mut StatesFrame {
        if !matches!(self, Self::States(_)) {
            *self = Self::States(StatesFrame::default());
        }
        match self {
            Self::States(frame) => frame,
            Self::Choices(_) | Self::WinLose(_) => unreachable!("it has just been made"),
        }
    }

    /// The frame of a search among choices, made if it was another family's.
    pub fn choices_mut(&mut self) -> &mut ChoicesFrame {
        if !matches!(self, Self::Choices(_)) {
            *self = Self::Choices(ChoicesFrame::default());
        }
        match self {
            Self::Choices(frame) => frame,
            Self::States(_) | Self::WinLose(_) => unreachable!("it has just been made"),
        }
    }

    /// The frame of the filling of a table, made if it was another family's.
    pub fn win_lose_mut(&mut self) -> &mut WinLoseFrame {
        if !matches!(self, Self::WinLose(_)) {
            *self = Self::WinLose(WinLoseFrame::default());
        }
        match self {
            Self::WinLose(frame) => frame,
            Self::States(_) | Self::Choices(_) => unreachable!("it has just been made"),
        }
    }
}

impl Default for Frame {
    fn default() -> Self {
        Self::States(StatesFrame::default())
    }
}

/// A search through a state space at one step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StatesFrame {
    /// The side that began at the start, and in a two-sided search the one from the goals.
    pub sides: [Prefix; 2],
    /// Whether the step, and with it `current` and `edge`, belongs to the side from the goals.
    pub backward: bool,
    /// Whether the answer has been found at this step.
    pub answered: bool,
    /// The state being expanded, or the start before the first step.
    pub current: Place,
    /// The move of this step; `None` before the first.
    pub edge: Option<Edge>,
    /// The board of `current`.
    pub board: Vec<u8>,
    /// The board that the move leads to; equals `board` before the first step.
    pub next_board: Vec<u8>,
}

/// A search among choices at one step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChoicesFrame {
    /// The choices that stand, the first one first.
    pub path: Vec<Choice>,
    /// The candidates at the node at the cursor, in order.
    pub candidates: Vec<Candidate>,
    /// How many of them have been tried.
    pub tried: usize,
    /// Whether the candidates are no choice: the rules allow only one.
    pub forced: bool,
    /// Whether the choices that stand are an answer.
    pub answered: bool,
    /// The puzzle's own file says what the codes mean.
    pub board: Vec<u8>,
    /// A number a cell, 255 where there is none.
    pub labels: Vec<u8>,
}

/// The filling of a table at one step. The values stand in [`Tabled`](crate::run::Tabled): a cell
/// that is filled keeps its value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WinLoseFrame {
    /// How many cells are filled: a prefix of the order of filling.
    pub filled: u32,
    /// Whether the position that play begins with is one of them.
    pub answered: bool,
}

/// What may be chosen next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    pub choice: Choice,
    /// What the order of the candidates was decided by, if by a number.
    pub score: Option<u32>,
}

/// Roles are prefixes of a side's order of discovery: positions below `expanded` are expanded,
/// those from there to `discovered` are the frontier.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prefix {
    pub expanded: u32,
    pub discovered: u32,
}

/// A state and where it stands in the search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    pub state: State,
    pub position: u32,
    pub depth: u32,
}

/// One generated move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    pub action: Action,
    pub target: Place,
    /// Whether the target was discovered by this move.
    pub new: bool,
}
