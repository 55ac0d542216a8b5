//! The algorithms, one a file, and each family's list of them.

pub mod alternating;
pub mod backtrack;
pub mod bfs;
pub mod bidirectional;
pub mod breadth;
pub mod flood;
pub mod survey;
pub mod trail;

use std::sync::Arc;

use crate::problem::StateSpace;
use crate::run::{Policy, Run, RunError};
use alternating::alternating;
use bfs::bfs;
use bidirectional::bidirectional;

/// An algorithm by name, for problems of the type `P`.
pub struct Algorithm<P> {
    /// The name in the command and the dictionaries.
    pub id: &'static str,
    /// The name in links; it never changes.
    pub code: u8,
    /// Where its answer may have more moves than needed: the algorithm that tells the fewest.
    pub checked_by: Option<&'static str>,
    pub start: fn(P, Policy) -> Result<Box<dyn Run>, RunError>,
}

/// The algorithms for a [`StateSpace`].
pub static FOR_STATES: &[Algorithm<Arc<dyn StateSpace>>] = &[
    Algorithm {
        id: "bfs",
        code: 0,
        checked_by: None,
        start: |space, policy| Ok(Box::new(bfs(space, policy)?)),
    },
    Algorithm {
        id: "bidirectional",
        code: 1,
        checked_by: None,
        start: |space, policy| Ok(Box::new(bidirectional(space, policy)?)),
    },
    Algorithm {
        id: "alternating",
        code: 2,
        checked_by: Some("bidirectional"),
        start: |space, policy| Ok(Box::new(alternating(space, policy)?)),
    },
];
