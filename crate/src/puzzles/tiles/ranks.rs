//! Ranks of the boards of sliding tiles that one start can reach, for boards of at most nine cells.
//!
//! Read row by row without the gap, the tiles are a permutation. A move along a row does not change
//! the permutation. A move along a column moves one tile past columns - 1 others. So the row of the
//! gap decides the parity of the permutation, and the last two tiles follow from the others. The
//! rank is the cell of the gap and the factorial number (Lehmer 1960) of the other tiles.

use std::sync::{Arc, Mutex, PoisonError, Weak};

use crate::board::{Action, MoveValues, Shape};
use crate::graph_search::{DenseSpace, Heuristic, Informed, Moves, Space};
use crate::ordered::Heuristics;
use crate::proof::Refutation;
use crate::puzzles::tiles::heuristics::{
    LINEAR_CONFLICT, MANHATTAN, MANHATTAN_TWICE, MISPLACED, ORDERED,
};
use crate::puzzles::tiles::space::{Tiles, gap_of, tile_on};
use crate::state_space::{Drawing, Reversible, State, StateSpace};

/// Maximum number of cells of a board with ranks.
pub(super) const MOST_CELLS: usize = 9;

/// The boards that a start can reach, each with a rank from 0.
#[derive(Clone, Debug)]
pub struct TileRanks {
    tiles: Tiles,
    /// The board of each rank.
    boards: Arc<[u64]>,
    start: State,
    /// Rank of the goal; `None` if the start cannot reach it.
    goal: Option<State>,
}

impl TileRanks {
    /// Gives the boards their ranks. Returns `None` for a board of more than nine cells.
    pub fn new(tiles: Tiles) -> Option<Self> {
        let cells = tiles.shape().cells();
        if cells > MOST_CELLS {
            return None;
        }
        let boards = shared_boards(&tiles);
        let start = rank(tiles.start(), cells);
        let goal = tiles.is_solvable().then(|| rank(tiles.goal(), cells));
        Some(Self {
            tiles,
            boards,
            start,
            goal,
        })
    }

    /// Returns the space in which a state is the board itself, not its rank.
    pub fn tiles(&self) -> &Tiles {
        &self.tiles
    }

    /// Returns the board of a rank, as a state of [`Tiles`].
    pub fn board(&self, rank: State) -> u64 {
        self.boards[rank as usize]
    }

    /// Returns the rank of a board that the start can reach.
    pub fn rank(&self, board: u64) -> State {
        rank(board, self.tiles.shape().cells())
    }

    const HEURISTICS: [Heuristic<Self>; 4] = [
        Heuristic::new(MISPLACED.id(), |ranks, &rank| {
            MISPLACED.estimate(&ranks.tiles, &ranks.board(rank))
        }),
        Heuristic::new(MANHATTAN.id(), |ranks, &rank| {
            MANHATTAN.estimate(&ranks.tiles, &ranks.board(rank))
        }),
        Heuristic::new(LINEAR_CONFLICT.id(), |ranks, &rank| {
            LINEAR_CONFLICT.estimate(&ranks.tiles, &ranks.board(rank))
        }),
        Heuristic::new(MANHATTAN_TWICE.id(), |ranks, &rank| {
            MANHATTAN_TWICE.estimate(&ranks.tiles, &ranks.board(rank))
        }),
    ];
}

impl Space for TileRanks {
    type State = State;

    fn start(&self) -> State {
        self.start
    }

    #[inline(always)]
    fn is_goal(&self, state: &State) -> bool {
        self.goal == Some(*state)
    }

    #[inline(always)]
    fn moves(&self, &state: &State, moves: &mut Moves<State>) {
        moves.extend_with(4, |out| self.successors(state, out));
    }
}

impl Informed for TileRanks {
    fn heuristics(&self) -> &'static [Heuristic<Self>] {
        &Self::HEURISTICS
    }
}

impl DenseSpace for TileRanks {
    fn states(&self) -> u64 {
        self.boards.len() as u64
    }
}

impl StateSpace for TileRanks {
    fn states(&self) -> u64 {
        self.boards.len() as u64
    }

    fn branching(&self) -> usize {
        4
    }

    fn start(&self) -> State {
        self.start
    }

    fn is_goal(&self, state: State) -> bool {
        self.goal == Some(state)
    }

    fn goals(&self) -> Vec<State> {
        self.goal.into_iter().collect()
    }

    /// Every move changes both the parity of the permutation and the parity of the gap's row plus
    /// column, so the parity of their sum never changes. A goal with another parity of this sum
    /// cannot be reached.
    fn refutation(&self) -> Option<Refutation> {
        let property = "parity";
        self.goal.is_none().then_some(Refutation::Own { property })
    }

    #[inline(always)]
    fn successors(&self, state: State, out: &mut [State]) -> usize {
        let cells = self.tiles.shape().cells();
        let next = self.tiles.next(self.board(state));
        let moves = next.zip(out);
        moves
            .map(|(board, slot)| *slot = rank(board, cells))
            .count()
    }
}

impl Reversible for TileRanks {}

impl Drawing for TileRanks {
    fn board_shape(&self) -> Shape {
        self.tiles.shape()
    }

    /// Writes the numbers of the tiles; 0 is the gap.
    fn board(&self, state: State, cells: &mut [u8]) {
        cells.copy_from_slice(&self.tiles.cells(self.board(state)));
    }

    fn action(&self, state: State, index: usize) -> Action {
        let board = self.board(state);
        let next = self.tiles.next(board).nth(index).unwrap_or(board);
        Action {
            from: gap_of(next),
            to: gap_of(board),
        }
    }

    fn move_values(&self, state: State, index: usize) -> MoveValues {
        let board = self.board(state);
        let next = self.tiles.next(board).nth(index);
        next.map_or_else(MoveValues::default, |next| self.tiles.values(board, next))
    }
}

const ALL: [Heuristic<TileRanks>; 4] = TileRanks::HEURISTICS;

/// The heuristics of boards with ranks, beginning with the default. The last overestimates.
pub const NAMED: Heuristics<TileRanks> = Heuristics {
    all: &[ALL[1], ALL[0], ALL[2], ALL[3]],
    names: ORDERED.names,
    bounds: ORDERED.bounds,
};

/// Returns the rank of a board among the boards with the same parity.
#[inline(always)]
fn rank(board: u64, cells: usize) -> State {
    let gap = gap_of(board);
    // Drop the gap: the cells behind it move up by one.
    let before = board & ((1 << (4 * gap)) - 1);
    let mut tiles = before | (board >> 4 >> (4 * gap)) << (4 * gap);
    let count = cells - 1;
    // One bit for each tile that was not read yet. The gap has none.
    let mut left = ((1_u32 << cells) - 1) & !1;
    let mut rank = gap;
    for index in 0..count - 2 {
        let tile = tiles as u32 & 15;
        tiles >>= 4;
        let less = (left & ((1 << tile) - 1)).count_ones();
        left &= !(1 << tile);
        rank = rank * (count - index) as u32 + less;
    }
    rank
}

/// The list of boards that was made last, with its shape. It is a cache: the lanes of a race need
/// the same list.
static LAST: Mutex<Option<(Shape, Weak<[u64]>)>> = Mutex::new(None);

/// Lists the boards by rank, or shares a list that another instance holds.
fn shared_boards(tiles: &Tiles) -> Arc<[u64]> {
    let (shape, start) = (tiles.shape(), tiles.start());
    let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
    let known = last.as_ref().filter(|(of, _)| *of == shape);
    let known = known.and_then(|(_, boards)| boards.upgrade());
    // Only the list of boards that this start can reach has the start at the start's rank.
    let own = rank(start, shape.cells()) as usize;
    known
        .filter(|boards| boards[own] == start)
        .unwrap_or_else(|| {
            let boards: Arc<[u64]> = boards(tiles).into();
            *last = Some((shape, Arc::downgrade(&boards)));
            boards
        })
}

/// Lists the boards by rank.
fn boards(tiles: &Tiles) -> Vec<u64> {
    let shape = tiles.shape();
    let (cells, columns) = (shape.cells(), shape.columns);
    let start = tiles.start();
    let parity = is_odd(&without_gap(start, cells));
    let gap_row = |gap: u32| gap / columns;
    let orders = orders(cells - 1);
    let mut boards = Vec::with_capacity(cells * orders.len());
    for gap in 0..cells as u32 {
        let shifts = gap_row(gap).abs_diff(gap_row(gap_of(start))) * (columns - 1);
        let wanted = parity ^ (shifts % 2 == 1);
        let before = (1 << (4 * gap)) - 1;
        boards.extend(orders.iter().map(|order| {
            let order = order[usize::from(wanted)];
            order & before | (order & !before) << 4
        }));
    }
    boards
}

/// Lists the permutations of the tiles. The index is the factorial number of all tiles except the
/// last two. Each entry holds the even and then the odd permutation with this number, both as
/// boards without a gap.
fn orders(count: usize) -> Vec<[u64; 2]> {
    let half: u32 = (3..=count as u32).product();
    let orders = (0..half).map(|number| {
        // The digits of the factorial number, the last one first.
        let mut digits = [0; MOST_CELLS];
        let mut rest = number;
        for index in (0..count - 2).rev() {
            let base = (count - index) as u32;
            digits[index] = rest % base;
            rest /= base;
        }
        // The tiles that are not placed yet, in ascending order.
        let mut left = 0x8765_4321_u64;
        let mut order = 0;
        for (index, digit) in digits[..count].iter().enumerate() {
            let below = (1 << (4 * digit)) - 1;
            order |= (left >> (4 * digit) & 15) << (4 * index);
            left = left & below | (left >> 4) & !below;
        }
        let last = 4 * (count - 2);
        let (one, other) = (order >> last & 15, order >> last >> 4);
        let swapped = order & ((1 << last) - 1) | (other | one << 4) << last;
        // The number of inversions of a permutation is the sum of the digits of its factorial
        // number.
        match digits.iter().sum::<u32>() % 2 {
            0 => [order, swapped],
            _ => [swapped, order],
        }
    });
    orders.collect()
}

/// Returns the tiles row by row, without the gap.
fn without_gap(board: u64, cells: usize) -> Vec<u8> {
    let tiles = (0..cells as u32).map(|cell| tile_on(board, cell) as u8);
    tiles.filter(|&tile| tile > 0).collect()
}

/// Returns whether the permutation has an odd number of inversions.
fn is_odd(order: &[u8]) -> bool {
    let inversions = order.iter().enumerate().map(|(index, tile)| {
        let behind = order[index + 1..].iter();
        behind.filter(|&other| other < tile).count()
    });
    inversions.sum::<usize>() % 2 == 1
}
