//! The size of a game's tree, for games that have a table and, while they are small, a tree.

use crate::games::WinLose;
use crate::problem::Family;
use crate::search::RunError;

/// Maximum number of nodes of a tree that is searched, as a power of 2.
const MOST_BITS: u32 = 21;

/// Returns why the tree of a game is not searched; `None` for a tree that is small enough, and for
/// other families.
///
/// Each of `pieces` pieces at least doubles the tree: every line of the tree without this piece is also
/// a line after the move that takes it. So a tree of more than 21 pieces is too large, and its nodes
/// need not be counted.
pub(super) fn refuse_tree(family: Family, game: &dyn WinLose, pieces: u32) -> Option<RunError> {
    if family != Family::Trees {
        return None;
    }
    let limit = 1 << MOST_BITS;
    if pieces <= MOST_BITS {
        // Each move leads to a lower position.
        let mut nodes: Vec<u32> = Vec::new();
        let mut buffer = vec![0; game.most_moves()];
        for position in 0..=game.start() {
            let count = game.moves(position, &mut buffer);
            let below = buffer[..count].iter().map(|&to| nodes[to as usize]);
            nodes.push(below.fold(1, u32::saturating_add));
        }
        if nodes.last().is_some_and(|&nodes| nodes <= limit) {
            return None;
        }
    }
    Some(RunError::LargeTree { limit })
}
