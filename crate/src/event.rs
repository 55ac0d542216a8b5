//! What one step did, and why.

use serde::Serialize;

use crate::choices::{Choice, Reason};
use crate::problem::{Action, State};
use crate::win_lose::Position;

/// One variant a family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Event {
    /// A step of a search through a state space.
    States(StatesEvent),
    /// A step of a search among choices.
    Choices(ChoicesEvent),
    /// A step of filling a table.
    WinLose(WinLoseEvent),
}

/// A step of a search among choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ChoicesEvent {
    pub kind: Deed,
    /// What was placed, refused or taken back; of the start a choice without meaning.
    pub choice: Choice,
    /// Its place among the candidates.
    pub index: u8,
    /// The number of choices that stand after this step.
    pub depth: u32,
    /// Why it was refused, or why the node that it led to was cut off at once.
    pub reason: Option<Reason>,
    /// The cell that shows the reason.
    pub witness: Option<u32>,
    /// Whether it was the only one that the rules allow.
    pub forced: bool,
    /// Whether the choices that stand are an answer.
    pub answer: bool,
}

/// What a step among choices is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Deed {
    /// Before the first step.
    Start,
    /// A candidate was placed.
    Place,
    /// A candidate was refused.
    Refuse,
    /// The last choice was taken back.
    Retreat,
}

/// A step of filling a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct WinLoseEvent {
    pub kind: Look,
    /// The position that is being filled, or that was taken out of the queue.
    pub cell: Option<Position>,
    /// The successor, or predecessor, that was looked at.
    pub other: Option<Position>,
    /// Its place among those of the cell.
    pub index: u32,
    /// How many of these there are.
    pub count: u32,
    pub finding: Finding,
    /// The plies of the position that this step filled: of `cell`, or backwards of `other`.
    pub decided: Option<u32>,
    /// The moves of `other` that may still save it, backwards.
    pub left: u32,
    /// The place of the best successor so far.
    pub best: Option<u32>,
}

impl WinLoseEvent {
    /// Before the first step.
    pub const START: Self = Self {
        kind: Look::Start,
        cell: None,
        other: None,
        index: 0,
        count: 0,
        finding: Finding::Nothing,
        decided: None,
        left: 0,
        best: None,
    };
}

/// What a step of filling a table looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Look {
    /// Before the first step.
    Start,
    /// A successor of the position that is being filled.
    Forward,
    /// A predecessor of the position that was taken out of the queue.
    Backward,
}

/// What a look shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Finding {
    /// There is no move, or no position from which one leads here.
    Nothing,
    /// The opponent loses there, as nowhere before.
    Lost,
    /// The opponent loses there, and sooner than after the best move so far.
    Shorter,
    /// The opponent loses there, but no sooner than after the best move so far.
    NotShorter,
    /// The opponent wins there, as everywhere so far.
    Won,
    /// The opponent wins there, but a better move is known.
    Worse,
    /// It had its value before.
    Settled,
    /// From there one can move to where the opponent loses: it wins.
    Reaches,
    /// One of its moves less may save it.
    OneLess,
    /// This was the last that might have saved it: it loses.
    NoneLeft,
}

/// A step of a search through a state space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum StatesEvent {
    /// Before the first step: the start waits in the queue.
    #[serde(rename_all = "camelCase")]
    Start { state: State, verdict: Verdict },
    /// One move was generated.
    #[serde(rename_all = "camelCase")]
    Move {
        from: State,
        from_depth: u32,
        action: Action,
        to: State,
        to_depth: u32,
        verdict: Verdict,
        /// This was the last move of the last state in the queue.
        last: bool,
        /// The move was made on the side that began at the goals.
        backward: bool,
    },
}

/// What came of a state that was put forward.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Verdict {
    /// Not seen before: it joins the queue.
    New,
    /// Discovered before: nothing to do.
    Duplicate,
    /// Not seen before, and the first goal: the answer.
    Answer,
    /// Not seen before, and a goal, but not the first.
    Goal,
    /// Not seen before on this side, but on the other: here the sides meet.
    Meeting,
}

impl Event {
    /// The event as numbers, for fingerprints that are the same on every platform.
    pub fn words(&self) -> [u64; 8] {
        match *self {
            Self::States(StatesEvent::Start { state, verdict }) => {
                [0, state.into(), verdict as u64, 0, 0, 0, 0, 0]
            }
            Self::States(StatesEvent::Move {
                from,
                from_depth,
                action,
                to,
                to_depth,
                verdict,
                last,
                backward,
            }) => [
                1 + u64::from(last) + 2 * u64::from(backward),
                from.into(),
                from_depth.into(),
                action.from.into(),
                action.to.into(),
                to.into(),
                to_depth.into(),
                verdict as u64,
            ],
            Self::Choices(ChoicesEvent {
                kind,
                choice,
                index,
                depth,
                reason,
                witness,
                forced,
                answer,
            }) => [
                8 + kind as u64,
                choice.cell.into(),
                choice.value.into(),
                index.into(),
                depth.into(),
                reason.map_or(0, |reason| 1 + u64::from(reason)),
                witness.map_or(0, |cell| 1 + u64::from(cell)),
                u64::from(forced) + 2 * u64::from(answer),
            ],
            Self::WinLose(WinLoseEvent {
                kind,
                cell,
                other,
                index,
                count,
                finding,
                decided,
                left,
                best,
            }) => [
                16 + kind as u64,
                known(cell),
                known(other),
                u64::from(index) << 32 | u64::from(count),
                finding as u64,
                known(decided),
                left.into(),
                known(best),
            ],
        }
    }
}

/// 0 for nothing.
fn known(number: Option<u32>) -> u64 {
    number.map_or(0, |number| 1 + u64::from(number))
}

/// A running FNV-1a hash of events: equal runs have equal fingerprints on every platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprint(u64);

impl Default for Fingerprint {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Fingerprint {
    /// Takes one more event in.
    pub fn add(&mut self, event: &Event) {
        for byte in event.words().into_iter().flat_map(u64::to_le_bytes) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// The hash so far.
    pub fn value(self) -> u64 {
        self.0
    }
}
