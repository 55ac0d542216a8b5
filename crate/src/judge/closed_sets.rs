//! Closed sets that a judge has found. Each set proves "impossible" for every state in it.

use super::answer::NumberedCertificate;
use crate::certificate::Certificate;
use crate::instance::Instance;
use crate::problem::Problem;
use crate::state_space::{self, State};

/// Maximum number of states of all sets together. This is enough for four spaces of the greatest
/// size, and takes 32 MiB.
const MOST_STATES: usize = 1 << 23;

/// Certificates that are closed sets, each with the key of its space. If the sets have too many
/// states together, the oldest are dropped.
#[derive(Debug, Default)]
pub(super) struct ClosedSets {
    kept: Vec<(Vec<u8>, NumberedCertificate)>,
    /// Number of states of all sets together.
    states: usize,
}

impl ClosedSets {
    /// Keeps the certificate if it is a closed set in the space of `instance`. Ignores any other
    /// certificate.
    pub fn keep(&mut self, instance: &dyn Instance, certificate: &NumberedCertificate) {
        if let Some(states) = closed_set(certificate)
            && let Some(key) = space_key(instance)
        {
            self.states += states.len();
            self.kept.push((key, certificate.clone()));
            self.drop_beyond(MOST_STATES);
        }
    }

    /// Drops the oldest sets until the others have at most `most` states together.
    fn drop_beyond(&mut self, most: usize) {
        while self.states > most {
            let (_, certificate) = self.kept.remove(0);
            self.states -= closed_set(&certificate).map_or(0, <[State]>::len);
        }
    }

    /// Finds a closed set that holds the start of `instance`, which `problem` searches.
    pub fn around(
        &self,
        instance: &dyn Instance,
        problem: &Problem,
    ) -> Option<NumberedCertificate> {
        if self.kept.is_empty() {
            return None;
        }
        let start = problem.state_space()?.space().start();
        let key = space_key(instance)?;
        let holds_start = |certificate: &NumberedCertificate| {
            let states = closed_set(certificate);
            states.is_some_and(|states| states.binary_search(&start).is_ok())
        };
        let mut known = self.kept.iter();
        let (_, certificate) =
            known.find(|(space, certificate)| *space == key && holds_start(certificate))?;
        Some(certificate.clone())
    }
}

/// Returns the states of a certificate that is a closed set around a start. Returns `None` for any
/// other certificate.
fn closed_set(certificate: &NumberedCertificate) -> Option<&[State]> {
    match certificate.made()? {
        Certificate::StateSpace(state_space::Certificate::ClosedSet { states }) => Some(states),
        _ => None,
    }
}

/// Packs the instance with start 0, as a key. Instances that differ only in their start have the
/// same key. Returns `None` if the start cannot be chosen.
fn space_key(instance: &dyn Instance) -> Option<Vec<u8>> {
    let mut key = Vec::new();
    instance.starting_at(0)?.pack(&mut key);
    Some(key)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::answer::Source;
    use super::*;
    use crate::problem::Family;
    use crate::registry::PUZZLES;

    fn closed(number: usize, state: State) -> NumberedCertificate {
        let states = vec![state];
        let set = state_space::Certificate::ClosedSet { states };
        let source = Source::Made(Arc::new(Certificate::StateSpace(set)));
        NumberedCertificate { number, source }
    }

    #[test]
    fn the_oldest_sets_are_dropped_where_there_are_too_many_states() {
        let puzzles = PUZZLES.iter();
        let presets = puzzles.filter_map(|puzzle| puzzle.preset(&puzzle.kind.presets[0]));
        let mut spaces = 0;
        for (one, other) in
            presets.filter_map(|preset| Some((preset.starting_at(0)?, preset.starting_at(1)?)))
        {
            spaces += 1;
            let around = |sets: &ClosedSets, instance: &dyn Instance| {
                let problem = instance.problem(Family::StateSpace).expect("a space");
                let found = sets.around(instance, &problem);
                found.map(|certificate| certificate.number)
            };
            let mut sets = ClosedSets::default();
            let both = |sets: &ClosedSets| [&one, &other].map(|start| around(sets, start.as_ref()));
            assert_eq!(both(&sets), [None, None]);
            sets.keep(one.as_ref(), &closed(0, 0));
            sets.keep(other.as_ref(), &closed(1, 1));
            assert_eq!(both(&sets), [Some(0), Some(1)]);
            sets.drop_beyond(1);
            assert_eq!(both(&sets), [None, Some(1)]);
            sets.drop_beyond(0);
            assert_eq!((sets.states, both(&sets)), (0, [None, None]));
        }
        assert!(spaces > 0);
    }
}
