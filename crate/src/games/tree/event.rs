//! Events and frames of the search of a game tree.

use serde::Serialize;

use crate::games::position::Position;
use crate::games::tree::value::{Bound, Value};

/// The kind of a step.
#[cfg_attr(feature = "wasm", crate::bindings::exported)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Visit {
    /// No step has been made; the root is entered.
    Start,
    /// A move leads to a position whose moves are tried next.
    Entered,
    /// A move leads to a position in which the game is over.
    Over,
    /// A move leads to a position at the depth limit, which gets an estimate.
    Estimated,
    /// All moves that matter are tried: the value of the position is taken to the position before.
    Returned,
    /// The value of the position is taken to the position before, and the other moves of that
    /// position are cut.
    Cut,
    /// The value of the root is known, and the search is over.
    Ended,
}

/// The effect of one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Event {
    pub kind: Visit,
    /// The node that the step enters or returns from.
    pub node: u32,
    pub depth: u8,
    pub position: Position,
    /// The move that leads to the node; `None` for the root.
    pub by: Option<u8>,
    /// The value of the node for the first player, if the step gives or takes it.
    pub value: Option<Value>,
    pub bound: Bound,
    /// Whether the value is the best so far for the player who moves at the parent.
    pub improves: bool,
    /// Number of moves of the parent that the step cuts.
    pub cut: u8,
}

impl Event {
    /// Returns the event as numbers, for fingerprints that are the same on every platform.
    pub fn words(&self) -> [u64; 8] {
        [
            32 + self.kind as u64,
            self.node.into(),
            u64::from(self.depth) << 32 | u64::from(self.position),
            self.by.map_or(0, |by| 1 + u64::from(by)),
            self.value
                .map_or(0, |value| (1_000 + i64::from(value)) as u64),
            self.bound as u64,
            u64::from(self.improves),
            self.cut.into(),
        ]
    }
}

/// A move of a node on the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Tried {
    /// The number of the move.
    pub by: u8,
    pub state: MoveState,
    /// The value that the move leads to, for the first player; 0 unless the move is
    /// [`Valued`](MoveState::Valued).
    pub value: Value,
    pub bound: Bound,
}

/// The state of a move at one step.
#[cfg_attr(feature = "wasm", crate::bindings::exported)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum MoveState {
    /// Not tried yet.
    Ahead,
    /// Being looked at.
    Open,
    /// Its value is known.
    Valued,
    /// Cut: it cannot change the value of the root.
    Cut,
}

/// A node on the line from the root to the node of the step.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Place {
    pub node: u32,
    pub position: Position,
    /// The move that leads to the node; `None` for the root.
    pub by: Option<u8>,
    /// What the first player is sure of; `None` for nothing yet.
    pub alpha: Option<Value>,
    /// The most that the second player allows; `None` for no limit yet.
    pub beta: Option<Value>,
    /// Best value so far for the player to move at this node; `None` before the first.
    pub best: Option<Value>,
    /// The moves, in the order in which the search tries them.
    pub moves: Vec<Tried>,
}

/// The data to draw one step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Frame {
    /// The nodes from the root to the node of the step. After a return, the last one is the node
    /// that was returned from.
    pub line: Vec<Place>,
    /// Whether the value of the root is known.
    pub answered: bool,
}

/// The counts of a search up to one step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counters {
    /// Number of nodes that were entered, including the root.
    pub entered: u64,
    /// Number of nodes whose value is known.
    pub valued: u64,
    /// Number of leaves that were entered: ends of games, or positions at the depth limit.
    pub leaves: u64,
    /// Number of moves that were cut.
    pub cut: u64,
}
