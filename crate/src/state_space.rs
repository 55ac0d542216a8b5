//! The state space family: breadth-first search, from one side or from two. A [`SpaceSearch`] can
//! also be a search in another order, which [`graph_search`](crate::graph_search) runs.
//!
//! A puzzle implements [`StateSpace`]. [`Drawing`] adds boards. [`Predecessors`] (or
//! [`Reversible`], in one line) adds the moves for a search from the goals. [`bfs`],
//! [`bidirectional`] and [`alternating`] search a space and return a [`BreadthFirst`], which can
//! show each of its steps again.
//!
//! Besides the tables that the search needs anyway, one number is kept for each expanded state: the
//! number of moves generated before it. Binary search in that list finds the state of a step;
//! expanding that state once more shows the step.

mod algorithm;
mod alternating;
mod bare_bfs;
mod bfs;
mod bidirectional;
mod breadth_first;
mod certificate;
mod ending;
mod event;
#[cfg(feature = "orders")]
pub mod explore;
mod find;
mod findings;
mod frame;
mod graph;
mod map;
mod moves;
mod open_list;
mod orders;
mod playback;
mod problem;
mod question;
mod seekable_bfs;
mod side;
mod space;
mod space_search;
mod state;
mod steps;
mod survey;
mod tables;

pub use algorithm::{Algorithm, Guide};
pub use alternating::alternating;
pub use bare_bfs::{BareBfs, MOVE_LIMIT, STATE_LIMIT};
pub use bfs::bfs;
pub use bidirectional::bidirectional;
pub use breadth_first::BreadthFirst;
pub use certificate::{Labels, Levels, SpaceCertificate as Certificate};
pub use event::{StepEvent as Event, Verdict};
pub use frame::{Counters, Discovered, Estimate, Frame, Move, OrderNumbers, Prefix};
pub use graph::{Graph, GraphMove};
pub use map::{MapData, Reopened, SideMap, SideTrace};
pub use moves::Moves;
#[cfg(all(feature = "orders", feature = "backtracking"))]
pub(crate) use moves::move_between;
pub use open_list::{OpenEntry, OpenList};
pub use orders::Orders;
pub use problem::SpaceProblem;
pub use side::Side;
pub use space::{Drawing, Predecessors, Reversible, StateSpace};
pub use space_search::SpaceSearch;
pub use state::State;
pub(crate) use steps::{first_where, nth_boundary};
pub use survey::Survey;
pub use tables::Tables;
