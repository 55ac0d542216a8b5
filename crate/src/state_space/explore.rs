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
/// Linear in the states for each distance on the list.
pub fn hardest(distances: &[u32], most: usize) -> Vec<State> {
    let mut list = Vec::new();
    let mut distance = level_sizes(distances).len() as u32;
    while distance > 0 && list.len() < most {
        distance -= 1;
        list.extend(states_at(distances, distance).take(most - list.len()));
    }
    list
}

/// Iterates over the states of a distance, by rank.
fn states_at(distances: &[u32], wanted: u32) -> impl Iterator<Item = State> {
    let ranked = (0..).zip(distances);
    let fit = ranked.filter(move |&(_, &distance)| distance == wanted);
    fit.map(|(state, _)| state)
}

/// Returns different states of one distance, at most `most`, in the order in which `seed` draws
/// them. [`NEVER`] draws among the states from which no goal can be reached.
///
/// # Complexity
/// Linear in the states.
pub fn at_distance(distances: &[u32], wanted: u32, most: usize, seed: u64) -> Vec<State> {
    let mut states: Vec<State> = states_at(distances, wanted).collect();
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
