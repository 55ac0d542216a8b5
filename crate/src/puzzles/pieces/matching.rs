//! The bound behind the heuristic of pieces: the cheapest matching of pieces and goal cells.
//!
//! Each piece must reach a goal cell of its own, and a move changes the cell of one piece. A step
//! moves a piece by one row or column, a jump by two. So a piece needs at least as many moves as
//! its distance in rows plus its distance in columns; if pieces can jump, half of each distance,
//! rounded up. The sum over all pieces is least for the cheapest matching, so no path has fewer
//! moves. A move changes the distance of one piece by at most 1, so the heuristic is consistent.
//!
//! Both distances obey the triangle inequality, so some cheapest matching leaves a piece that is on
//! a goal cell where it is. Only the other pieces are matched.

use crate::puzzles::ranking::MOST_PIECES;

/// A number greater than any distance, but small enough to be added up.
const FAR: u32 = 1 << 20;

/// Returns the cost of the cheapest matching of the cells of two sets on a board with this many
/// columns. Returns 0 if the sets have different sizes.
pub(super) fn matching(set: u64, goal: u64, columns: u32, jumps: bool) -> u32 {
    let (mut from, mut to) = ([0; MOST_PIECES], [0; MOST_PIECES]);
    let count = cells_of(set & !goal, &mut from);
    if count != cells_of(goal & !set, &mut to) {
        return 0;
    }
    cheapest(count, &|piece, goal| {
        let (from, to) = (from[piece], to[goal]);
        let rows = (from / columns).abs_diff(to / columns);
        let across = (from % columns).abs_diff(to % columns);
        if jumps {
            rows.div_ceil(2) + across.div_ceil(2)
        } else {
            rows + across
        }
    })
}

/// Writes the cells of a set to the front of `cells`, and returns their number.
fn cells_of(mut set: u64, cells: &mut [u32]) -> usize {
    let mut count = 0;
    while set != 0 {
        cells[count] = set.trailing_zeros();
        set &= set - 1;
        count += 1;
    }
    count
}

/// Returns the cost of the cheapest matching of `count` pieces and as many goals. Uses the
/// Hungarian method (Kuhn 1955) with shortest augmenting paths, in O(count^3) time.
fn cheapest(count: usize, cost: &dyn Fn(usize, usize) -> u32) -> u32 {
    const NOBODY: usize = usize::MAX;
    // Potentials of pieces and goals. The last goal is not a real one: it holds the piece to be
    // matched.
    let mut of_piece = [0_i64; MOST_PIECES];
    let mut of_goal = [0_i64; MOST_PIECES + 1];
    let mut piece_of = [NOBODY; MOST_PIECES + 1];
    for piece in 0..count {
        piece_of[count] = piece;
        let mut least = [i64::from(FAR); MOST_PIECES];
        let mut before = [count; MOST_PIECES];
        let mut is_used = [false; MOST_PIECES + 1];
        let mut goal = count;
        while piece_of[goal] != NOBODY {
            is_used[goal] = true;
            let (owner, mut delta, mut next) = (piece_of[goal], i64::MAX, count);
            for other in (0..count).filter(|&other| !is_used[other]) {
                let reduced = i64::from(cost(owner, other)) - of_piece[owner] - of_goal[other];
                if reduced < least[other] {
                    least[other] = reduced;
                    before[other] = goal;
                }
                if least[other] < delta {
                    delta = least[other];
                    next = other;
                }
            }
            for other in 0..=count {
                if is_used[other] {
                    of_piece[piece_of[other]] += delta;
                    of_goal[other] -= delta;
                } else if other < count {
                    least[other] -= delta;
                }
            }
            goal = next;
        }
        while goal != count {
            let from = before[goal];
            piece_of[goal] = piece_of[from];
            goal = from;
        }
        piece_of[count] = NOBODY;
    }
    (0..count).map(|goal| cost(piece_of[goal], goal)).sum()
}
