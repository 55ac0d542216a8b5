//! Searches that can be watched: each computed step can be shown again, though no step is recorded.
//!
//! A *run* is one problem and one algorithm. A run computes its steps in slices. Any computed step
//! can be shown again at once, forwards or backwards. [`Run::path`] returns the path of the answer
//! once the search has found one.
//!
//! This example counts the frontier of a search level by level:
//!
//! ```
//! use std::sync::Arc;
//!
//! use searchlight_core::puzzles::flip::Flip;
//! use searchlight_core::{Policy, Search, StepSize, bfs};
//!
//! let flip = Flip::from_rows(["bwwb", "bbwb", "bwwb", "bwww"])?;
//! let mut search = bfs(Arc::new(flip), Policy::WHOLE_SPACE)?;
//! let mut frontiers = Vec::new();
//! let mut levels = search.events(StepSize::Stage);
//! while levels.next().is_some() {
//!     let counters = levels.search().counters();
//!     println!("depth {}: frontier {}", counters.depth, counters.frontier);
//!     frontiers.push(counters.frontier);
//! }
//! assert_eq!(frontiers.iter().sum::<u64>() + 1, 4_096);
//! assert_eq!(frontiers.last(), Some(&0));
//! assert_eq!(search.path().len(), 5, "the start, and the boards after four moves");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The module [`puzzles`] holds the puzzles that come with the crate.
//!
//! | family | algorithms | limits |
//! |---|---|---|
//! | [`StateSpace`] | [`bfs`], [`bidirectional`], and [`alternating`], which teaches a common mistake | 2^21 states, 2^32 - 2 moves |
//! | [`Choices`] | [`BacktrackingSearch`], with any [`Brancher`] of the puzzle | 255 candidates a node, 6 reasons |
//! | [`WinLose`] | [`TableFill`], in the order of positions with one of two rules, or backwards | 2^32 - 1 moves, 32,767 plies a game |

#![warn(missing_debug_implementations)]
// Some items are used only by one family or by puzzles. Without the other families, enums over the
// families can have a single variant.
#![cfg_attr(
    not(all(
        feature = "puzzles",
        feature = "state-space",
        feature = "backtracking",
        feature = "games",
        feature = "trees"
    )),
    allow(
        dead_code,
        irrefutable_let_patterns,
        unreachable_patterns,
        unused_imports,
        unused_mut,
        unused_variables
    )
)]

#[cfg(not(any(feature = "state-space", feature = "backtracking", feature = "games")))]
compile_error!("choose the families to build: state-space, backtracking or games");

#[cfg(feature = "backtracking")]
pub mod backtracking;
#[cfg(feature = "wasm")]
mod bindings;
mod board;
#[cfg(feature = "rules")]
mod branching_rule;
pub mod bytes;
mod certificate;
#[cfg(any(feature = "state-space", feature = "own"))]
mod edges;
#[cfg(feature = "games")]
pub mod games;
#[cfg(feature = "own")]
pub mod given;
#[cfg(feature = "state-space")]
pub mod graph_search;
#[cfg(feature = "orders")]
mod growth;
mod instance;
#[cfg(feature = "puzzles")]
mod judge;
mod kind;
#[cfg(feature = "puzzles")]
mod link;
#[cfg(feature = "state-space")]
pub mod ordered;
mod problem;
mod proof;
mod puzzle;
#[cfg(feature = "puzzles")]
pub mod puzzles;
mod question;
#[cfg(feature = "puzzles")]
mod registry;
mod run;
mod search;
#[cfg(feature = "puzzles")]
mod session;
mod split_mix;
#[cfg(feature = "state-space")]
pub mod state_space;
pub mod text;

#[cfg(feature = "wasm")]
#[allow(missing_debug_implementations)]
mod wasm;

#[cfg(feature = "backtracking")]
pub use backtracking::{BacktrackingSearch, Brancher, Choice, Choices};
pub use board::{Action, Contribution, MoveValue, MoveValues, Shape};
pub use certificate::Certificate;
#[cfg(feature = "games")]
pub use games::{TableFill, WinLose};
#[cfg(feature = "orders")]
pub use growth::Growth;
#[cfg(feature = "trees")]
pub use instance::Formula;
pub use instance::{CloneInstance, EditError, Editable, Edited, Instance, Setting};
#[cfg(feature = "puzzles")]
pub use judge::{Counts, Judge, JudgeError, JudgedCase, NumberedCertificate};
pub use kind::{Algorithms, Kind, Preset, Sizes, Teaches, Wanted};
#[cfg(feature = "puzzles")]
pub use link::{Link, LinkError, STEP_LIMIT};
pub use problem::{Algorithm, Family, Problem};
pub use proof::{Flaw, Refutation};
pub use puzzle::{Case, CaseReader, Puzzle, Reading};
pub use question::{MOST_CHOICES, Question, QuestionKind};
#[cfg(feature = "puzzles")]
pub use registry::{PUZZLES, Registry};
pub use run::{Counters, Event, Fingerprint, Frame, Path, Run};
pub use search::{
    Events, GoalPolicy, MOST_COUNTED, Outcome, Policy, RunError, Search, Status, StepSize,
};
#[cfg(feature = "puzzles")]
pub use session::Session;
#[cfg(all(feature = "puzzles", feature = "orders"))]
pub use session::space::Feature;
#[cfg(all(feature = "puzzles", feature = "state-space"))]
pub use session::space::HandMove;
pub use split_mix::SplitMix64;
#[cfg(feature = "state-space")]
pub use state_space::{
    BreadthFirst, Drawing, Predecessors, Reversible, SpaceProblem, SpaceSearch, State, StateSpace,
    alternating, bfs, bidirectional,
};

/// The examples of the README are compiled and run with the tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
