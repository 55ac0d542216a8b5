//! Closed sets that a judge has found: each proves "impossible" of every state in it.

use std::collections::VecDeque;

use super::answer::Proof;
use crate::certificate::Certificate;
use crate::instance::Instance;
use crate::problem::Problem;
use crate::state_space::{self, State};

/// The most states of all sets together: those of the four largest spaces, in 32 MiB.
const MOST_STATES: usize = 1 << 23;

/// Proofs that are closed sets, each with the key of its space. The oldest are dropped where they
/// have too many states together.
#[derive(Debug, Default)]
pub(super) struct ClosedSets {
    kept: VecDeque<(Vec<u8>, Proof)>,
    /// The number of states of all sets together.
    states: usize,
}

impl ClosedSets {
    /// Keeps a proof that is a closed set in the space of `instance`; ignores any other.
    pub fn keep(&mut self, instance: &dyn Instance, proof: &Proof) {
        if let Some(states) = closed_set(proof)
            && let Some(key) = space_key(instance)
        {
            self.states += states.len();
            self.kept.push_back((key, proof.clone()));
            self.drop_beyond(MOST_STATES);
        }
    }

    /// Drops the oldest sets until those left have at most `most` states together.
    fn drop_beyond(&mut self, most: usize) {
        while self.states > most
            && let Some((_, proof)) = self.kept.pop_front()
        {
            self.states -= closed_set(&proof).map_or(0, <[State]>::len);
        }
    }

    /// Finds a closed set that holds the start of `instance`, which `problem` searches.
    pub fn around(&self, instance: &dyn Instance, problem: &Problem) -> Option<Proof> {
        if self.kept.is_empty() {
            return None;
        }
        let start = problem.state_space()?.space().start();
        let key = space_key(instance)?;
        let holds_start = |proof: &Proof| {
            let states = closed_set(proof);
            states.is_some_and(|states| states.binary_search(&start).is_ok())
        };
        let mut known = self.kept.iter();
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::answer::Source;
    use super::*;
    use crate::puzzles::flip::Flip;

    fn proof(number: usize, states: &[State]) -> Proof {
        let states = states.to_vec();
        let closed = state_space::Certificate::ClosedSet { states };
        let source = Source::Made(Arc::new(Certificate::StateSpace(closed)));
        Proof { number, source }
    }

    #[test]
    fn the_oldest_sets_are_dropped_where_there_are_too_many_states() {
        let board = |rows: [&'static str; 2]| Flip::from_rows(rows).expect("a board");
        let (white, other) = (board(["ww", "ww"]), board(["bw", "ww"]));
        let mut sets = ClosedSets::default();
        let around = |sets: &ClosedSets, flip: &Flip| {
            let problem = flip.problem(crate::Family::StateSpace).expect("a space");
            sets.around(flip, &problem).map(|proof| proof.number)
        };
        assert_eq!(around(&sets, &white), None);
        let [first, second] = [&white, &other].map(|flip| crate::StateSpace::start(flip));
        sets.keep(&white, &proof(0, &[first]));
        sets.keep(&other, &proof(1, &[second]));
        assert_eq!(
            (around(&sets, &white), around(&sets, &other)),
            (Some(0), Some(1))
        );
        sets.drop_beyond(1);
        assert_eq!(
            (around(&sets, &white), around(&sets, &other)),
            (None, Some(1))
        );
        sets.drop_beyond(0);
        assert_eq!((sets.states, around(&sets, &other)), (0, None));
    }
}
