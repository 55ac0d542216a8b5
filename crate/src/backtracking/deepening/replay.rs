//! The check of a round, which shares no code with the search.

use crate::backtracking::round::Replay;
use crate::graph_search::{Heuristic, Moves, Space};

/// Limits for the paths to try.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    pub bound: u32,
    pub most_moves: usize,
    /// Whether a path must not contain a state twice.
    pub is_simple: bool,
    /// Maximum number of moves to try.
    pub most: u64,
}

/// Tries all paths within a bound. Keeps a stack with the moves still to be tried at each level of
/// the path. Returns `None` after the maximum number of moves.
pub(super) fn replay<P: Space>(
    space: &P,
    heuristic: Option<Heuristic<P>>,
    limits: Limits,
) -> Option<Replay> {
    let mut replay = Replay::default();
    let start = space.start();
    if space.is_goal(&start) {
        replay.has_goal = true;
        return Some(replay);
    }
    let moves_of = |state: &P::State| {
        let mut moves = Moves::default();
        space.moves(state, &mut moves);
        moves.as_slice().to_vec().into_iter()
    };
    let mut path = vec![(moves_of(&start), start, 0_u32)];
    while let Some((moves, _, g)) = path.last_mut() {
        let (Some((to, cost)), g) = (moves.next(), *g) else {
            path.pop();
            continue;
        };
        let mut before = path.iter().rev().map(|(_, state, _)| state);
        let is_back = match limits.is_simple {
            true => before.any(|state| *state == to),
            false => before.nth(1) == Some(&to),
        };
        if is_back {
            continue;
        }
        replay.tried += 1;
        if replay.tried > limits.most {
            return None;
        }
        let (g, h) = match heuristic {
            Some(heuristic) => (g.saturating_add(cost), heuristic.estimate(space, &to)),
            None => (g + 1, 0),
        };
        let value = g.saturating_add(h);
        if value > limits.bound {
            let least = replay.beyond.unwrap_or(value);
            replay.beyond = Some(least.min(value));
        } else if path.len() > limits.most_moves {
            replay.is_cut = true;
        } else if space.is_goal(&to) {
            replay.has_goal = true;
            return Some(replay);
        } else {
            path.push((moves_of(&to), to, g));
        }
    }
    Some(replay)
}
