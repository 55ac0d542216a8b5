//! Lists of states by their distance to a goal.
//!
//! `distances` holds the distance of each state, by rank, with [`NEVER`] for a state from which no
//! goal can be reached.

use std::cmp::Reverse;

use crate::split_mix::SplitMix64;
use crate::state_space::state::State;

/// Distance of a state from which no goal can be reached.
pub const NEVER: u32 = u32::MAX;

/// Returns the distances that states have, in ascending order, each with its number of states.
///
/// # Complexity
/// Time O(states · log states), whatever the distances; 4 bytes for each state.
pub fn level_sizes(distances: &[u32]) -> Vec<(u32, u32)> {
    let mut sorted = distances.to_vec();
    sorted.retain(|&distance| distance != NEVER);
    sorted.sort_unstable();
    let levels = sorted.chunk_by(|one, next| one == next);
    levels.map(|level| (level[0], level.len() as u32)).collect()
}

/// Returns the states that are farthest from a goal, at most `most`: the farthest first, and states
/// of equal distance by rank.
///
/// # Complexity
/// Time O(states + most · log most), whatever the distances; 8 bytes for each state.
pub fn hardest(distances: &[u32], most: usize) -> Vec<State> {
    let ranked = (0..).zip(distances);
    let finite = ranked.filter(|&(_, &distance)| distance != NEVER);
    let mut list: Vec<(Reverse<u32>, State)> = finite
        .map(|(state, &distance)| (Reverse(distance), state))
        .collect();
    if most < list.len() {
        list.select_nth_unstable(most);
        list.truncate(most);
    }
    list.sort_unstable();
    list.into_iter().map(|(_, state)| state).collect()
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
