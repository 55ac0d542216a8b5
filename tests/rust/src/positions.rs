//! Identical pieces on a board by other methods than the core's. A position is a set of cells as
//! a bit mask, the top left cell the lowest bit.

use std::collections::{HashMap, VecDeque};

use searchlight_core::{Drawing, State};

/// A board and what may be done on it.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    pub rows: u32,
    pub columns: u32,
    pub jumps: bool,
}

/// One move: the cells it leads from and to, and the position after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    pub from: u32,
    pub to: u32,
    pub after: u64,
}

impl Board {
    pub fn cells(self) -> u32 {
        self.rows * self.columns
    }

    fn at(self, row: i32, column: i32) -> Option<u32> {
        let inside =
            (0..self.rows as i32).contains(&row) && (0..self.columns as i32).contains(&column);
        inside.then(|| row as u32 * self.columns + column as u32)
    }

    /// Every move: pieces from the top left on, each up, down, left and right.
    pub fn moves(self, position: u64) -> Vec<Move> {
        let taken = |cell: u32| position & 1 << cell != 0;
        let mut moves = Vec::new();
        for from in (0..self.cells()).filter(|&cell| taken(cell)) {
            let (row, column) = ((from / self.columns) as i32, (from % self.columns) as i32);
            for (down, right) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
                let next = self.at(row + down, column + right);
                let behind = self.at(row + 2 * down, column + 2 * right);
                let to = match next {
                    Some(cell) if !taken(cell) => next,
                    Some(_) if self.jumps => behind.filter(|&cell| !taken(cell)),
                    _ => None,
                };
                moves.extend(to.map(|to| Move {
                    from,
                    to,
                    after: position & !(1 << from) | 1 << to,
                }));
            }
        }
        moves
    }

    /// The least moves from a position to each that can be reached.
    pub fn distances(self, start: u64) -> HashMap<u64, u32> {
        let mut distances = HashMap::from([(start, 0)]);
        let mut queue = VecDeque::from([start]);
        while let Some(position) = queue.pop_front() {
            let next = distances[&position] + 1;
            for Move { after, .. } in self.moves(position) {
                distances.entry(after).or_insert_with(|| {
                    queue.push_back(after);
                    next
                });
            }
        }
        distances
    }
}

/// The position that a state of the core's is, as its board shows it.
pub fn position_of(space: &dyn Drawing, state: State) -> u64 {
    let mut codes = vec![0; space.board_shape().cells()];
    space.board(state, &mut codes);
    let cells = (0..).zip(codes);
    cells.fold(0, |set, (cell, code)| set | u64::from(code & 1) << cell)
}

/// All sets of so many cells, as ascending masks: that is the order of the combinatorial number
/// system.
pub fn positions(cells: u32, pieces: u32) -> impl Iterator<Item = u64> {
    let first = (1_u128 << pieces) - 1;
    // Gosper's hack: the next larger number with as many ones.
    let following = move |set: &u128| {
        let lowest = set & set.wrapping_neg();
        let carried = set + lowest;
        let next = carried | (((set ^ carried) >> 2) / lowest.max(1));
        (pieces > 0 && next >> cells == 0).then_some(next)
    };
    let fits = pieces <= cells;
    let sets = std::iter::successors(fits.then_some(first), following);
    sets.map(|set| set as u64)
}

/// The least total way of pieces that never stand in each other's way: a minimum-cost matching of
/// the two positions' cells, by dynamic programming over subsets of the goal's.
pub fn by_matching(columns: u32, start: u64, goal: u64) -> Option<u32> {
    let cells = |set: u64| (0..64_u32).filter(move |cell| set & 1 << cell != 0);
    let goals: Vec<u32> = cells(goal).collect();
    if cells(start).count() != goals.len() {
        return None;
    }
    let mut costs = HashMap::from([(0_u32, 0)]);
    for from in cells(start) {
        let mut next: HashMap<u32, u32> = HashMap::new();
        for (&used, &cost) in &costs {
            for (index, &to) in goals.iter().enumerate() {
                if used & 1 << index == 0 {
                    let way = (from / columns).abs_diff(to / columns)
                        + (from % columns).abs_diff(to % columns);
                    let least = next.entry(used | 1 << index).or_insert(u32::MAX);
                    *least = (cost + way).min(*least);
                }
            }
        }
        costs = next;
    }
    costs.into_values().min()
}

/// Numbers without end that look random and are the same every time (`SplitMix64`).
pub fn draws(seed: u64) -> impl FnMut(u64) -> u64 {
    let mut state = seed;
    move |bound| {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % bound
    }
}
