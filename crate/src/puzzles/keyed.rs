//! Puzzles whose states are keys of 64 bits: the code that they share.
//!
//! An author writes the [`Keyed`](crate::ordered::Keyed) rules and how they are read from judges' text. A [`KeyedBoard`]
//! derives the rest: ranks, links, settings, starts and all searches. Its link holds the judges' text.

mod board;
mod cases;
mod rules;

use std::sync::Arc;

use crate::instance::Instance;
use crate::puzzle::Puzzle;
use board::{KeyedBoard, made};
use cases::Cases;
use rules::puzzle_of;

pub(super) use board::pack_text;
pub use rules::{Form, KeyedRules};

/// Makes the entry of a puzzle in a registry.
pub const fn puzzle<R: KeyedRules>() -> Puzzle {
    Puzzle {
        kind: R::KIND,
        reader: || Box::new(Cases::new(puzzle_of::<R>())),
        unpack: |unpacker| KeyedBoard::unpack(puzzle_of::<R>(), unpacker),
    }
}

/// Makes the instance of a case, for rules that have been read.
pub(super) fn instance_of(rules: impl KeyedRules) -> Box<dyn Instance> {
    made(Arc::new(rules))
}
