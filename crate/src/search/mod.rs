//! The algorithms, one a file, and each family's list of them.

pub mod bfs;
pub mod flood;
pub mod survey;
pub mod trail;

use std::sync::Arc;

use crate::problem::StateSpace;
use crate::run::{Policy, Run, RunError};
use bfs::Bfs;

/// An algorithm by name, for problems of the type `P`.
pub struct Algorithm<P> {
    /// The name in the command and the dictionaries.
    pub id: &'static str,
    /// The name in links; it never changes.
    pub code: u8,
    /// Prepares a run; refuses what the algorithm cannot hold, as
    /// [`Flood::new`](flood::Flood::new) does.
    pub start: fn(P, Policy) -> Result<Box<dyn Run>, RunError>,
}

/// The algorithms for a [`StateSpace`], the default first.
pub static FOR_STATES: &[Algorithm<Arc<dyn StateSpace>>] = &[Algorithm {
    id: "bfs",
    code: 0,
    start: |space, policy| Ok(Box::new(Bfs::new(space, policy)?)),
}];
