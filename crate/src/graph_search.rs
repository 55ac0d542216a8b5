//! Searches of any graph with costs, in any order: breadth-first, depth-first, uniform cost, greedy,
//! A* and weighted A*.
//!
//! A puzzle implements [`Space`]. A [`Heuristic`] adds the informed algorithms. [`GraphSearch`] is
//! one loop for all of them; only the open list differs. Depth-limited search, iterative deepening
//! and IDA* keep no open list: they belong to the backtracking family.
//!
//! No step is recorded. The search appends to two lists, nodes and visits, and each step is found
//! again by binary search in them: the visit that made the step, then its moves once more.

mod algorithm;
mod answer;
mod certificate;
mod cursor;
mod departures;
mod distances;
mod ending;
mod event;
mod heuristic;
mod index;
mod lookup;
mod marks;
mod nodes;
mod open;
mod playback;
mod search;
mod space;
mod steps;
mod trace;
#[cfg(feature = "state-space")]
mod unit_costs;

pub use algorithm::{Algorithm, MOST_WEIGHT, Order};
pub use certificate::{Certificate, Flaw, Measure};
pub use distances::{Check, Distances, Fall, Overestimate, overestimate_along};
pub use ending::{Answer, Ending};
pub(crate) use event::WaitingCounts;
pub use event::{Counters, Event, Frame, Label, Verdict, Waiting};
pub use heuristic::{Heuristic, Informed};
pub use index::{Dense, Hashed, Index, Shortage};
pub use search::{GraphSearch, NODE_LIMIT};
pub use space::{DenseSpace, Moves, Space};
pub use steps::Landmark;
pub use trace::{Reopened, Trace};
#[cfg(feature = "state-space")]
pub use unit_costs::UnitCosts;
