//! Parts of the certificates of all families: proofs that no answer exists, and flaws.

use std::fmt;

use serde::Serialize;

/// A property of the instance that no move changes and that proves that no answer exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
#[serde(tag = "proof", rename_all = "camelCase")]
#[non_exhaustive]
pub enum Refutation {
    /// The start has `start` pieces, but the goal has `goal`, and no move changes their number.
    PieceCounts { start: u32, goal: u32 },
    /// Each move leads to a cell of the other colour, so a closed tour needs as many cells of one
    /// colour as of the other. The board has `less` cells of one and `more` of the other.
    Colours { less: u32, more: u32 },
    /// The board has `more` cells of one colour and `less` of the other. A tour must begin on the
    /// colour with more cells, but the start has the other colour.
    StartColour { less: u32, more: u32 },
    /// Schwenk's theorem: no closed tour exists if the smaller side is 1, 2 or 4, nor on the boards
    /// 3 x 4, 3 x 6 and 3 x 8.
    Schwenk { rows: u32, columns: u32 },
    /// The number on `cell` is greater than `most`, the number of cells whose mines it counts.
    NumberTooLarge { cell: u32, most: u32 },
    /// Any other property. `property` is the puzzle's name for it, in camel case. If the puzzle
    /// brings no text of its own for the property, the page shows a general sentence.
    /// [`Problem::verify`](crate::Problem::verify) asks the puzzle for the property again.
    Own { property: &'static str },
}

/// The reason why a certificate proves nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Flaw {
    /// The certificate belongs to a problem of another family.
    WrongKind,
    /// The certificate needs predecessors, but the space cannot list them.
    NoPredecessors,
    /// The path does not begin with the start.
    NoStart,
    /// A rank lies outside the space.
    OutsideSpace { state: u32 },
    /// The path's last state is not a goal.
    NoGoal { state: u32 },
    /// The certificate's set lacks the start, or one of the goals, which it should contain.
    NotInside,
    /// The certificate's set contains this state, which is the start or a goal and should not be in it.
    NotOutside { state: u32 },
    /// No move leads from one state of the path to the next.
    NoMove { from: u32, to: u32 },
    /// The path has another number of moves than the certificate claims.
    WrongDepth { claimed: u32, moves: usize },
    /// The moves of the path cost less or more than the certificate claims.
    WrongCost { claimed: u32, cost: u64 },
    /// The estimate for the start does not reach the cost that the certificate claims.
    NotCheapest { cost: u32 },
    /// The round with this bound ends with an answer, or leads to another bound, or tries another
    /// number of moves than the certificate claims.
    WrongRound { bound: u32 },
    /// There can be an answer that costs less than the certificate claims, through this move.
    Cheaper { from: u32, to: u32 },
    /// The states of the set are not strictly ascending: `state` is not greater than the state
    /// before it.
    NotAscending { state: u32 },
    /// A move leaves the set, or skips a level.
    NotClosed { from: u32, to: u32 },
    /// The certificate claims another limit than the problem has. `limit` is `None` for a problem
    /// without a limit.
    WrongLimit { claimed: u32, limit: Option<u32> },
    /// The levels around the start and around the goals together reach `depth` moves, fewer than
    /// the limit.
    TooShallow { limit: u32, depth: u32 },
    /// The instance does not have the property that the refutation claims.
    NotRefuted,
    /// The rules of the puzzle forbid the choice for this cell, or the cell was chosen twice or
    /// never.
    WrongChoice { cell: u32 },
    /// The value of this position does not follow from the values of its successors.
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
            Self::WrongCost { claimed, cost } => {
                write!(f, "the path claims to cost {claimed} but costs {cost}")
            }
            Self::NotCheapest { cost } => {
                write!(f, "nothing shows that no answer costs less than {cost}")
            }
            Self::WrongRound { bound } => {
                write!(
                    f,
                    "the round with the bound {bound} does not end as claimed"
                )
            }
            Self::Cheaper { from, to } => {
                write!(
                    f,
                    "the move from {from} to {to} may lead to something cheaper"
                )
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
