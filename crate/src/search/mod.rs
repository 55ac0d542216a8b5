//! The algorithms, one a file, and each family's list of them.

pub mod bfs;
pub mod flood;
pub mod survey;

use crate::problem::StateSpace;
use crate::run::{Policy, Run, RunError};
use bfs::Bfs;

/// An algorithm by name. `id` and `code` never change: links are made of the code.
pub struct Algorithm<P> {
    pub id: &'static str,
    pub code: u8,
    pub start: fn(P, Policy) -> Result<Box<dyn Run>, RunError>,
}

/// The algorithms for a [`StateSpace`], the default first.
pub fn for_states<S: StateSpace + 'static>() -> &'static [Algorithm<S>] {
    &[Algorithm {
        id: "bfs",
        code: 0,
        start: |space, policy| Ok(Box::new(Bfs::new(space, policy)?)),
    }]
}
