//! Lists of states by their distance to a goal.
//!
//! `distances` holds the distance of each state, by rank, with [`NEVER`] for a state from which no
//! goal can be reached.

use crate::split_mix::SplitMix64;
use crate::state_space::state::State;

/// Distance of a state from which no goal can be reached.
pub const NEVER: u32 = u32::MAX;

/// Returns the number of states at each distance 0, 1, 2, ...
///
/// # Complexity
/// Linear in the states and in the greatest distance.
pub fn level_sizes(distances: &[u32]) -> Vec<u32> {
    let finite = || distances.iter().filter(|&&distance| distance != NEVER);
    let mut sizes = vec![0; finite().max().map_or(0, |&most| most as usize + 1)];
    for &distance in finite() {
        sizes[distance as usize] += 1;
    }
    sizes
}

/// Returns the states that are farthest from a goal, at most `most`: the farthest first, and states
/// of equal distance by rank.
///
/// # Complexity
/// Linear in the states.
pub fn hardest(distances: &[u32], most: usize) -> Vec<State> {
    let sizes = level_sizes(distances);
    // The least distance of a state on the list.
    let (mut least, mut count) = (sizes.len(), 0);
    while least > 0 && count < most {
        least -= 1;
        count += sizes[least] as usize;
    }
    let ranked = (0..).zip(distances);
    let far = ranked.filter(|&(_, &distance)| distance != NEVER && distance as usize >= least);
    let mut far: Vec<(State, u32)> = far.map(|(state, &distance)| (state, distance)).collect();
    far.sort_by_key(|&(_, distance)| std::cmp::Reverse(distance));
    far.truncate(most);
    far.into_iter().map(|(state, _)| state).collect()
}

/// Returns different states of one distance, at most `most`, in the order in which `seed` draws
/// them. [`NEVER`] draws among the states from which no goal can be reached.
///
/// # Complexity
/// Linear in the states.
pub fn at_distance(distances: &[u32], wanted: u32, most: usize, seed: u64) -> Vec<State> {
    let ranked = (0..).zip(distances);
    let fit = ranked.filter(|&(_, &distance)| distance == wanted);
    let mut states: Vec<State> = fit.map(|(state, _)| state).collect();
    let mut random = SplitMix64::new(seed);
    let count = states.len();
    for drawn in 0..most.min(count) {
        let Some(index) = random.below((count - drawn) as u32) else {
            break;
        };
        states.swap(drawn, drawn + index as usize);
    }
    states.truncate(most);
    states
}
