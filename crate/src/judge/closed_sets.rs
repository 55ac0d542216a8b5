//! Closed sets that a judge has found: each proves "impossible" of every state in it.

use super::answer::Proof;
use crate::certificate::Certificate;
use crate::instance::Instance;
use crate::problem::Problem;
use crate::state_space::{self, State};

/// Proofs that are closed sets, each with the key of its space.
#[derive(Debug, Default)]
pub(super) struct ClosedSets(Vec<(Vec<u8>, Proof)>);

impl ClosedSets {
    /// Keeps a proof that is a closed set in the space of `instance`; ignores any other.
    pub fn keep(&mut self, instance: &dyn Instance, proof: &Proof) {
        let is_closed = closed_set(proof).is_some();
        if let Some(key) = space_key(instance).filter(|_| is_closed) {
            self.0.push((key, proof.clone()));
        }
    }

    /// Finds a closed set that holds the start of `instance`, which `problem` searches.
    pub fn around(&self, instance: &dyn Instance, problem: &Problem) -> Option<Proof> {
        let start = problem.state_space()?.space().start();
        let key = space_key(instance)?;
        let holds_start = |proof: &Proof| {
            let states = closed_set(proof);
            states.is_some_and(|states| states.binary_search(&start).is_ok())
        };
        let mut known = self.0.iter();
        let (_, proof) = known.find(|(space, proof)| *space == key && holds_start(proof))?;
        Some(proof.clone())
    }
}

/// Lends the states of a proof that is a closed set around a start; `None` for any other.
fn closed_set(proof: &Proof) -> Option<&[State]> {
    match proof.made()? {
        Certificate::StateSpace(state_space::Certificate::ClosedSet { states }) => Some(states),
        _ => None,
    }
}

/// Packs an instance with another start: the same bytes for all instances that differ in nothing
/// but the start; `None` where no start can be chosen.
fn space_key(instance: &dyn Instance) -> Option<Vec<u8>> {
    let mut key = Vec::new();
    instance.starting_at(0)?.pack(&mut key);
    Some(key)
}
