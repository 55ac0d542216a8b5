//! The Flip Game (POJ 1753): turn one disc and its neighbours until all show one colour.
//!
//! A state is the board read row by row as a binary number, with 1 for each black disc. So every
//! number with at most one binary digit for each cell is a rank. Board codes: 0 white, 1 black.

use std::sync::Arc;

use crate::board::{Action, Shape};
use crate::graph_search::{Heuristic, UnitCosts};
#[cfg(feature = "orders")]
use crate::growth::Growth;
use crate::kind::{Kind, Preset, Sizes};
use crate::ordered::{Heuristics, Ordered};
use crate::puzzle::Puzzle;
use crate::puzzles::cells::{self, CellBoard, CellRules};
use crate::state_space::{Orders, State, Tables};
use crate::text::Letters;

/// Entry of the Flip Game in the registry.
pub const PUZZLE: Puzzle = cells::puzzle::<Discs>();

/// Properties of the Flip Game: its algorithms, board sizes and examples.
pub static KIND: Kind = Kind::of_space(
    "flip",
    1,
    Sizes::of_cells(20),
    &[
        Preset::new("sample", "bwwb\nbbwb\nbwwb\nbwww"),
        Preset::new("solved", "wwww\nwwww\nwwww\nwwww"),
        Preset::new("one", "wwww\nwbww\nbbbw\nwbww"),
        Preset::new("hardest", "bbbb\nbwww\nbwww\nbwwb"),
        Preset::new("small", "bb\nww"),
        Preset::new("impossible", "bwww\nwwww\nwwww\nwwww"),
    ],
)
.guided_by(NAMES, HEURISTICS.bounds)
.deepened();

const NAMES: &[&str] = &[FIFTHS.id()];

/// The heuristics of the Flip Game.
pub const HEURISTICS: Heuristics<UnitCosts<Flip>> = Heuristics {
    all: &[FIFTHS],
    names: NAMES,
    bounds: 1,
};

/// Number of discs of the rarer colour divided by five, rounded up. All discs of one colour must
/// turn, and a move turns at most five discs.
pub const FIFTHS: Heuristic<UnitCosts<Flip>> = Heuristic::new("fifths", |space, &state: &State| {
    let black = state.count_ones();
    let white = space.0.shape().cells() as u32 - black;
    black.min(white).div_ceil(5)
});

/// One board of the Flip Game.
pub type Flip = CellBoard<Discs>;

/// Side of the judges' board, in discs.
const SIDE: usize = 4;

/// For each cell, the mask of the discs that a move on it turns; shared by the boards of one text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Discs(Arc<[State]>);

impl CellRules for Discs {
    const KIND: &'static Kind = &KIND;
    const LETTERS: Letters = Letters("wb");
    const NAMED: Letters = Letters("bw");
    const SIDE: Option<usize> = Some(SIDE);

    fn new(shape: Shape) -> Self {
        let (cells, columns) = (shape.cells() as u32, shape.columns);
        let turned_by = |cell: u32| {
            let is_turned = |&other: &u32| {
                let (row, column) = (cell / columns, cell % columns);
                row.abs_diff(other / columns) + column.abs_diff(other % columns) < 2
            };
            let turned = (0..cells).filter(is_turned);
            turned.fold(0, |mask, disc| mask | 1 << (cells - 1 - disc))
        };
        Self((0..cells).map(turned_by).collect())
    }

    fn moves(&self) -> usize {
        self.0.len()
    }

    fn play(&self, cells: &mut [u8], index: usize) -> Option<Action> {
        for (cell, code) in cells.iter_mut().rev().enumerate() {
            *code ^= (self.0[index] >> cell & 1) as u8;
        }
        let (from, to) = (index as u32, index as u32);
        Some(Action { from, to })
    }

    fn is_goal(&self, cells: &[u8]) -> bool {
        cells.iter().all(|code| *code == cells[0])
    }

    fn successors(board: &Flip, state: State, out: &mut [State]) -> usize {
        turn_each(&board.rules().0, state, out)
    }

    fn expand(
        board: &Flip,
        tables: &mut Tables,
        until: u32,
        budget: u32,
        first_move: &mut [u32],
        buffer: &mut [State],
    ) {
        let turns = board.rules().0.as_ref();
        if let Ok(turns) = <[State; SIDE * SIDE]>::try_from(turns) {
            // The compiler must know the number of moves here: this makes the search of the judges'
            // board twice as fast.
            let buffer = &mut [0; SIDE * SIDE];
            tables.expand_regular(until, budget, first_move, buffer, |state, out| {
                turn_each(&turns, state, out)
            });
        } else {
            tables.expand_regular(until, budget, first_move, buffer, |state, out| {
                turn_each(turns, state, out)
            });
        }
    }

    fn is_goal_state(board: &Flip, state: State) -> bool {
        state == 0 || state == black(board)
    }

    fn orders(board: &Flip) -> Arc<dyn Orders> {
        Ordered::shared(UnitCosts(Arc::new(board.clone())), HEURISTICS)
    }

    /// Returns the number of cells: turning a disc twice changes nothing, and the order of the
    /// moves does not matter.
    fn most_moves(board: &Flip) -> u32 {
        board.shape().cells() as u32
    }

    #[cfg(feature = "orders")]
    const FEATURES: &'static [&'static str] = &["black"];

    #[cfg(feature = "orders")]
    fn feature(_: &Flip, _: usize, state: State) -> u32 {
        state.count_ones()
    }

    #[cfg(feature = "orders")]
    const GROWTH: Option<Growth> = Some(Growth {
        formula: "2ⁿ",
        sizes: &[4, 6, 9, 12, 16, 20],
    });

    fn goals(board: &Flip) -> Vec<State> {
        vec![0, black(board)]
    }
}

/// Returns the rank of the black board.
fn black(board: &Flip) -> State {
    (1 << board.shape().cells()) - 1
}

/// Writes the successors, one for each disc that can be turned.
#[inline]
fn turn_each(turns: &[State], state: State, out: &mut [State]) -> usize {
    for (next, turn) in out.iter_mut().zip(turns) {
        *next = state ^ turn;
    }
    turns.len()
}
