//! The parts that certificates of all families share: properties that rule answers out, and flaws.

use std::fmt;

use serde::Serialize;

/// A property of the instance that no move changes and that rules answers out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::wasm::TypeScript))]
#[serde(tag = "proof", rename_all = "camelCase")]
#[non_exhaustive]
pub enum Refutation {
    /// The start has `start` pieces and the goal `goal`.
    PieceCounts { start: u32, goal: u32 },
    /// Each move leads to the other colour, so a closed tour visits as many cells of one colour as
    /// of the other; but the board has `less` cells of one and `more` of the other.
    Colours { less: u32, more: u32 },
    /// A tour of a board with one cell more of one colour begins on that colour, but the start has
    /// the other colour.
    StartColour { less: u32, more: u32 },
    /// Schwenk's theorem: there is no closed tour where the smaller side is 1, 2 or 4, nor on
    /// 3 x 4, 3 x 6 and 3 x 8.
    Schwenk { rows: u32, columns: u32 },
    /// The number on `cell` counts mines among `most` cells and is greater than `most`.
    NumberTooLarge { cell: u32, most: u32 },
    /// Any other property, which only its puzzle knows: `property` is the puzzle's name for it, in
    /// camel case. The puzzle may have words of its own for it; without them it is told in general.
    /// [`Problem::verify`](crate::Problem::verify) asks the puzzle for it again.
    Own { property: &'static str },
}

/// The flaw for which a certificate proves nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Flaw {
    /// The certificate belongs to another family of problems.
    WrongKind,
    /// The certificate is about predecessors, which the space cannot list.
    NoPredecessors,
    /// The path does not begin with the start.
    NoStart,
    /// A rank lies outside the space.
    OutsideSpace { state: u32 },
    /// The path's last state is not a goal.
    NoGoal { state: u32 },
    /// The set should hold the start, or every goal, and does not.
    NotInside,
    /// The set holds this state, a goal or the start, which it should not hold.
    NotOutside { state: u32 },
    /// No move leads from one state of the path to the next.
    NoMove { from: u32, to: u32 },
    /// The path claims a number of moves that it does not have.
    WrongDepth { claimed: u32, moves: usize },
    /// The states of the set are not strictly ascending: this one is not greater than the one
    /// before it.
    NotAscending { state: u32 },
    /// A move leaves the set, or leads from one level beyond the next.
    NotClosed { from: u32, to: u32 },
    /// The certificate claims another limit than the problem has; `None` for a problem without one.
    WrongLimit { claimed: u32, limit: Option<u32> },
    /// The levels around the start and around the goals are together fewer moves deep than the
    /// limit.
    TooShallow { limit: u32, depth: u32 },
    /// The instance does not have the property that the refutation claims.
    NotRefuted,
    /// The rules of the puzzle forbid what was chosen for this cell, or the cell was chosen twice,
    /// or not at all.
    WrongChoice { cell: u32 },
    /// The value of this position does not follow from those of its successors.
    WrongValue { position: u32 },
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WrongKind => write!(f, "the certificate belongs to another kind of problem"),
            Self::NoPredecessors => write!(f, "the space cannot list predecessors"),
            Self::NoStart => write!(f, "the start is missing"),
            Self::OutsideSpace { state } => write!(f, "state {state} is outside the space"),
            Self::NoGoal { state } => write!(f, "the last state {state} is not a goal"),
            Self::NotInside => write!(f, "the set does not hold what it should"),
            Self::NotOutside { state } => write!(f, "the set should not hold state {state}"),
            Self::NoMove { from, to } => write!(f, "no move leads from state {from} to {to}"),
            Self::WrongDepth { claimed, moves } => {
                write!(f, "the path claims depth {claimed} but has {moves} moves")
            }
            Self::NotAscending { state } => write!(f, "state {state} is out of order"),
            Self::NotClosed { from, to } => write!(f, "a move leaves the set: {from} to {to}"),
            Self::WrongLimit {
                claimed,
                limit: Some(limit),
            } => write!(
                f,
                "the limit is {limit} moves, the certificate claims {claimed}"
            ),
            Self::WrongLimit {
                claimed,
                limit: None,
            } => write!(
                f,
                "there is no limit, the certificate claims {claimed} moves"
            ),
            Self::TooShallow { limit, depth } => {
                write!(f, "the levels reach {depth} moves, the limit is {limit}")
            }
            Self::NotRefuted => write!(f, "the puzzle does not have this property"),
            Self::WrongChoice { cell } => write!(f, "what is chosen for cell {cell} is wrong"),
            Self::WrongValue { position } => write!(f, "the value of position {position} is wrong"),
        }
    }
}

impl std::error::Error for Flaw {}
