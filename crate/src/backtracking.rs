//! The backtracking family: choices are made one after the other, and taken back.
//!
//! A puzzle implements [`Choices`]. A [`Brancher`] is the board of one of its algorithms during a
//! search. [`BacktrackingSearch`] has the stack, the loop, the counters and the playback, which all
//! branchers share.

mod brancher;
mod branching;
mod certificate;
mod checkpoints;
mod choice;
mod choices;
#[cfg(feature = "constraints")]
pub mod constraints;
#[cfg(feature = "state-space")]
mod deepening;
mod event;
mod find;
mod frame;
mod playback;
mod profile;
mod question;
mod round;
mod search;
mod siblings;
mod stack;
mod tree;
mod walker;

pub use crate::branching_rule::{Algorithm, Parameter};
#[cfg(feature = "state-space")]
pub use crate::branching_rule::{DEEPENING, IDA_STAR, LIMITED, ida_star, limited};
#[cfg(feature = "constraints")]
pub use crate::branching_rule::{ValueOrder, VariableOrder};
pub use brancher::{Brancher, search_step_by_step};
pub use branching::Branching;
pub use certificate::ChoicesCertificate as Certificate;
pub use choice::{Choice, MOST_REASONS, Reason};
pub use choices::Choices;
#[cfg(feature = "constraints")]
pub use constraints::Mark;
#[cfg(feature = "state-space")]
pub use deepening::Deepening;
pub use event::{Event, StepKind};
pub use frame::{Candidate, Counters, Frame, Label, Measures};
pub use playback::Landmark;
pub use round::{Replay, Round};
pub use search::BacktrackingSearch;
pub use siblings::{CandidateStatus, DepthRange, Siblings};
pub use stack::{Depths, Stack, Totals};
