//! The family of state spaces: its algorithms.

use std::sync::Arc;

use crate::certificate::{Certificate, Flaw, verify};
use crate::family::{Algorithm, Problem};
use crate::problem::{Refutation, Shape, StateSpace};
use crate::run::{Policy, Run, RunError};
use crate::search::alternating::alternating;
use crate::search::bfs::bfs;
use crate::search::bidirectional::bidirectional;

const BFS: u8 = 0;
const BIDIRECTIONAL: u8 = 1;
const ALTERNATING: u8 = 2;

/// The algorithms of every puzzle of the family.
pub const ALGORITHMS: &[Algorithm] = &[
    Algorithm {
        id: "bfs",
        code: BFS,
        checked_by: None,
    },
    Algorithm {
        id: "bidirectional",
        code: BIDIRECTIONAL,
        checked_by: None,
    },
    Algorithm {
        id: "alternating",
        code: ALTERNATING,
        checked_by: Some("bidirectional"),
    },
];

/// A space, its start and its goals.
pub struct States(pub Arc<dyn StateSpace>);

impl Problem for States {
    fn run(&self, algorithm: u8, policy: Policy) -> Result<Box<dyn Run>, RunError> {
        let start = match algorithm {
            BFS => bfs,
            BIDIRECTIONAL => bidirectional,
            ALTERNATING => alternating,
            unknown => return Err(RunError::unknown(unknown)),
        };
        Ok(Box::new(start(Arc::clone(&self.0), policy)?))
    }

    fn board_shape(&self) -> Shape {
        self.0.board_shape()
    }

    fn refutation(&self) -> Option<Refutation> {
        self.0.refutation()
    }

    fn verify(&self, certificate: &Certificate) -> Result<(), Flaw> {
        verify(self.0.as_ref(), certificate)
    }

    fn space(&self) -> Option<&Arc<dyn StateSpace>> {
        Some(&self.0)
    }
}
