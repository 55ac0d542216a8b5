//! Random mazes of corridors.

use crate::board::Shape;
use crate::split_mix::SplitMix64;

/// Writes a random maze: a uniformly random tree of corridors (Wilson 1996, "Generating random
/// spanning trees more quickly than the cover time"). Corridors are the cells of even rows and
/// columns, counted from 0, and some of the cells between them. Returns the free cells. Links
/// contain seeds, so a seed must always give the same maze.
pub(super) fn corridors(shape: Shape, random: &mut SplitMix64) -> Option<Vec<bool>> {
    let (rows, columns) = (shape.rows.div_ceil(2), shape.columns.div_ceil(2));
    let rooms = rows * columns;
    if rooms < 2 {
        return Some(vec![true; shape.cells()]);
    }
    let mut is_free = vec![false; shape.cells()];
    let mut is_in_tree = vec![false; rooms as usize];
    let cell = |room: u32| (room / columns * 2 * shape.columns + room % columns * 2) as usize;
    is_in_tree[0] = true;
    is_free[0] = true;
    // The way out of each room on the latest walk through it. Loops of the walk are forgotten.
    let mut next = vec![0; rooms as usize];
    for first in 1..rooms {
        let mut room = first;
        while !is_in_tree[room as usize] {
            let (row, column) = (room / columns, room % columns);
            let beside = [
                (row > 0).then(|| room - columns),
                (column > 0).then(|| room - 1),
                (column + 1 < columns).then(|| room + 1),
                (row + 1 < rows).then(|| room + columns),
            ];
            let beside: Vec<u32> = beside.into_iter().flatten().collect();
            let chosen = random.below(beside.len() as u32)?;
            next[room as usize] = beside[chosen as usize];
            room = next[room as usize];
        }
        let mut room = first;
        while !is_in_tree[room as usize] {
            is_in_tree[room as usize] = true;
            let (from, to) = (cell(room), cell(next[room as usize]));
            is_free[from] = true;
            is_free[usize::midpoint(from, to)] = true;
            room = next[room as usize];
        }
    }
    Some(is_free)
}
