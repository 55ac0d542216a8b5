//! Searches that can be watched: stepwise, seekable, and never recorded.
//!
//! A *run* is one puzzle instance and one algorithm. It computes its steps in slices, and any
//! step that has been computed can be shown again in no time, forwards or backwards.
//!
//! How the frontier of a search grows, level by level:
//!
//! ```
//! use std::sync::Arc;
//!
//! use searchlight::problem::Shape;
//! use searchlight::puzzles::flip::Flip;
//! use searchlight::run::{Events, Policy, Run, StepSize};
//! use searchlight::search::bfs::bfs;
//!
//! let shape = Shape { rows: 4, columns: 4 };
//! let flip = Flip::new(shape, 0b1001_1101_1001_1000)?;
//! let run = bfs(Arc::new(flip), Policy::WHOLE_SPACE)?;
//! let mut levels = Events::new(run, StepSize::Stage);
//! let mut frontiers = Vec::new();
//! while levels.next().is_some() {
//!     let counters = levels.run().tally();
//!     println!("depth {}: frontier {}", counters.depth, counters.frontier);
//!     frontiers.push(counters.frontier);
//! }
//! assert_eq!(frontiers.iter().sum::<u64>() + 1, 4_096);
//! assert_eq!(frontiers.last(), Some(&0));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | puzzle | family |
//! |---|---|
//! | [`flip`](puzzles::flip), the Flip Game | [`StateSpace`](problem::StateSpace) |
//! | [`rearrange`](puzzles::rearrange), rearranging pieces | [`StateSpace`](problem::StateSpace) |
//! | [`solitaire`](puzzles::solitaire) | [`StateSpace`](problem::StateSpace) |
//! | [`knight`](puzzles::knight), the knight's tour | [`Choices`](choices::Choices) |
//! | [`mines`](puzzles::mines), the Minesweeper configuration | [`Choices`](choices::Choices) |
//! | [`tab`](puzzles::tab), the Tab game | [`WinLose`](win_lose::WinLose) |
//! | [`subtract`](puzzles::subtract), taking from heaps | [`WinLose`](win_lose::WinLose) |
//! | [`null`](puzzles::null), the template | [`StateSpace`](problem::StateSpace) |
//!
//! | family | algorithms |
//! |---|---|
//! | [`StateSpace`](problem::StateSpace) | [`bfs`](search::bfs), [`bidirectional`](search::bidirectional), and [`alternating`](search::alternating), a lesson in what goes wrong |
//! | [`Choices`](choices::Choices) | [`backtrack`](search::backtrack), by what a puzzle's descents decide |
//! | [`WinLose`](win_lose::WinLose) | [`table`](search::table), in the order of positions with one of two rules, or backwards |

pub mod certificate;
pub mod chance;
pub mod choices;
pub mod event;
pub mod family;
pub mod frame;
pub mod judge;
pub mod link;
pub mod problem;
pub mod puzzles;
pub mod run;
pub mod search;
pub mod session;
pub mod win_lose;

#[cfg(target_arch = "wasm32")]
mod wasm;
