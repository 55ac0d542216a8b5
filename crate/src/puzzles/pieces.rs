//! Code shared by the puzzles about identical pieces on a board.
//!
//! A set of cells is a bit mask with cell 0 (top left) in the lowest bit. A state is the rank of
//! the set of cells with pieces.

mod matching;
mod moves;
pub mod text;

use std::sync::Arc;

use crate::board::{Action, Shape};
use crate::bytes::{UnpackError, Unpacker};
use crate::certificate::Certificate;
use crate::graph_search::{Heuristic, UnitCosts};
#[cfg(feature = "orders")]
use crate::growth::Growth;
use crate::instance::{EditError, Editable, Edited, Instance};
use crate::kind::Kind;
use crate::ordered::{Heuristics, Ordered};
use crate::problem::{Family, Problem};
use crate::proof::Refutation;
use crate::puzzles::ranking::{FEW, MOST_CELLS, MOST_PIECES, Ranking, Rankings};
use crate::search::Outcome;
use crate::state_space::{Drawing, Reversible, SpaceProblem, State, StateSpace, Tables};
use crate::text::Letters;

/// Maximum number of moves from a state.
const MOST_MOVES: usize = 4 * MOST_PIECES;

/// The rules in which the puzzles about pieces differ.
#[derive(Debug)]
pub struct Rules {
    pub kind: &'static Kind,
    /// Whether a piece can jump over a piece next to it.
    pub jumps: bool,
    pub most_pieces: u32,
    /// Maximum number of moves that the judges allow in an answer.
    pub depth_limit: Option<u32>,
    /// Size of the judges' board, and the format of its text.
    pub judges: Shape,
    pub format: Format,
    /// Writes the answer in the judges' format.
    pub answer: fn(Outcome) -> String,
}

/// The format of judges' text. Only boards of the judges' size have a text.
#[derive(Clone, Copy, Debug)]
pub enum Format {
    /// A line for each row, with two letters: the first for a cell without a piece, the second for
    /// a cell with a piece.
    Rows(Letters),
    /// A line for each set of this many pieces: row and column of each piece, both counted from 1.
    Coordinates { pieces: u32 },
}

impl Rules {
    /// Checks the rules. In a constant, rules whose boards the rankings or the moves do not support
    /// are a compile error.
    ///
    /// # Panics
    /// If the boards are too large, or if more than four pieces may jump.
    pub const fn checked(self) -> Self {
        let few = self.most_pieces as usize <= FEW;
        let cells = self.kind.sizes.most_cells as usize;
        assert!(few || !self.jumps, "only a few pieces can jump");
        assert!(cells <= if few { MOST_CELLS } else { MOST_PIECES });
        self
    }
}

/// Two sets of identical pieces on one board: the start and the goal.
///
/// Board codes: 1 a piece, 2 a cell of the goal, 3 both, 0 neither.
#[derive(Clone, Debug)]
pub struct Pieces {
    rules: &'static Rules,
    shape: Shape,
    start: u64,
    goal: u64,
    ranking: Arc<Ranking>,
    /// Mask of the cells at the right edge.
    last_column: u64,
}

/// Names of the heuristics.
pub const NAMES: &[&str] = &[MATCHING.id()];

/// The heuristics of puzzles about pieces.
pub const HEURISTICS: Heuristics<UnitCosts<Pieces>> = Heuristics {
    all: &[MATCHING],
    names: NAMES,
    bounds: 1,
};

/// Number of moves of the cheapest matching of pieces and goal cells, if no piece were in the way
/// of another.
pub const MATCHING: Heuristic<UnitCosts<Pieces>> = Heuristic::new("matching", |space, &state| {
    let pieces = &space.0;
    let set = pieces.ranking.look_up(state);
    matching::matching(set, pieces.goal, pieces.shape.columns, pieces.rules.jumps)
});

/// Maximum number of moves of a path of a search that deepens, if the rules set no limit.
const MOST_DEPTH: u32 = 1000;

const PIECE: u8 = 1;
const GOAL: u8 = 2;

impl Pieces {
    /// Makes a board whose pieces are on the cells of `start` and must go to the cells of `goal`.
    /// Ignores bits beyond the board.
    ///
    /// # Errors
    /// [`EditError::Size`] for a board size that the puzzle does not allow, and
    /// [`EditError::TooManyPieces`].
    #[inline(never)]
    pub fn new(
        rules: &'static Rules,
        shape: Shape,
        start: u64,
        goal: u64,
    ) -> Result<Self, EditError> {
        Self::sharing(&mut Rankings::default(), rules, shape, start, goal)
    }

    /// Makes the same board as [`new`](Self::new), with one of the shared rankings. Adds a new
    /// ranking to them if none fits.
    ///
    /// # Errors
    /// The errors of [`new`](Self::new).
    #[inline(never)]
    pub(super) fn sharing(
        rankings: &mut Rankings,
        rules: &'static Rules,
        shape: Shape,
        start: u64,
        goal: u64,
    ) -> Result<Self, EditError> {
        let Shape { rows, columns } = shape;
        if !rules.kind.sizes.allow(shape) {
            return Err(EditError::Size { rows, columns });
        }
        let cells = shape.cells() as u32;
        let board = u64::MAX >> (MOST_CELLS as u32 - cells);
        let (start, goal) = (start & board, goal & board);
        let most = rules.most_pieces;
        if start.count_ones().max(goal.count_ones()) > most {
            return Err(EditError::TooManyPieces { most });
        }
        Ok(Self {
            rules,
            shape,
            start,
            goal,
            ranking: rankings.of(cells, start.count_ones()),
            last_column: (1..=rows).fold(0, |mask, row| mask | 1 << (row * columns - 1)),
        })
    }

    /// Returns the size of the board.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Returns the cells with pieces at the start and at the goal, as masks.
    pub fn sets(&self) -> [u64; 2] {
        [self.start, self.goal]
    }

    /// Returns the rank of the goal; `None` if the numbers of pieces of start and goal differ.
    fn goal_state(&self) -> Option<State> {
        let equal = self.start.count_ones() == self.goal.count_ones();
        equal.then(|| self.ranking.rank(self.goal))
    }

    /// Writes the board codes, with pieces on the cells of `set`.
    #[inline(never)]
    fn codes(&self, set: u64, cells: &mut [u8]) {
        for (cell, code) in cells.iter_mut().enumerate() {
            let mark = |set: u64, code: u8| if set >> cell & 1 == 1 { code } else { 0 };
            *code = mark(set, PIECE) | mark(self.goal, GOAL);
        }
    }

    fn space_problem(&self) -> SpaceProblem {
        let space = || UnitCosts(Arc::new(self.clone()));
        let orders = || Ordered::shared(space(), HEURISTICS);
        let problem = SpaceProblem::two_way(self.clone()).ordered_by(orders);
        match self.rules.depth_limit {
            Some(limit) => problem.within(limit),
            None => problem,
        }
    }

    fn toggled(&self, set: u64, cell: u32) -> Result<u64, EditError> {
        let cells = self.shape.cells() as u32;
        if cell < cells {
            Ok(set ^ 1 << cell)
        } else {
            Err(EditError::OutsideBoard { cell, cells })
        }
    }

    /// Makes the same board with another start and goal.
    fn with(&self, start: u64, goal: u64) -> Edited {
        Ok(Box::new(Self::new(self.rules, self.shape, start, goal)?))
    }

    /// Reads the bytes that [`Instance::pack`] wrote.
    ///
    /// # Errors
    /// [`UnpackError`] if the bytes end too early, or hold a board that the rules do not allow.
    pub fn unpack(rules: &'static Rules, unpacker: &mut Unpacker<'_>) -> Result<Self, UnpackError> {
        let (rows, columns) = (u32::from(unpacker.byte()?), u32::from(unpacker.byte()?));
        let shape = Shape { rows, columns };
        let mut sets = [[0; 8]; 2];
        for set in &mut sets {
            for slot in set.iter_mut().take(shape.cells().div_ceil(8)) {
                *slot = unpacker.byte()?;
            }
        }
        let sets = sets.map(u64::from_le_bytes);
        match Self::new(rules, shape, sets[0], sets[1]) {
            Ok(pieces) if pieces.sets() == sets => Ok(pieces),
            _ => Err(unpacker.refuse()),
        }
    }
}

impl StateSpace for Pieces {
    fn states(&self) -> u64 {
        self.ranking.states()
    }

    fn branching(&self) -> usize {
        4 * self.ranking.pieces()
    }

    fn start(&self) -> State {
        self.ranking.rank(self.start)
    }

    fn is_goal(&self, state: State) -> bool {
        self.goal_state() == Some(state)
    }

    fn goals(&self) -> Vec<State> {
        self.goal_state().into_iter().collect()
    }

    fn refutation(&self) -> Option<Refutation> {
        let (start, goal) = (self.start.count_ones(), self.goal.count_ones());
        (start != goal).then_some(Refutation::PieceCounts { start, goal })
    }

    fn successors(&self, state: State, out: &mut [State]) -> usize {
        self.moves(state, self.ranking.unrank(state), out)
    }

    fn expand(
        &self,
        tables: &mut Tables,
        until: u32,
        budget: u32,
        first_move: &mut [u32],
        buffer: &mut [State],
    ) {
        tables.expand(until, budget, first_move, buffer, |state, out| {
            self.moves(state, self.ranking.look_up(state), out)
        });
    }

    fn note_goals(&self, states: &[State], first: u32, goals: &mut Vec<u32>) {
        let Some(goal) = self.goal_state() else {
            return;
        };
        let found = states.iter().position(|&state| state == goal);
        goals.extend(found.map(|index| first + index as u32));
    }
}

impl Reversible for Pieces {}

impl Drawing for Pieces {
    fn board_shape(&self) -> Shape {
        self.shape
    }

    fn board(&self, state: State, cells: &mut [u8]) {
        self.codes(self.ranking.unrank(state), cells);
    }

    fn action(&self, state: State, index: usize) -> Action {
        // The move changes exactly those cells in which the two sets differ.
        let mut targets = [0; MOST_MOVES];
        self.successors(state, &mut targets);
        let set = self.ranking.unrank(state);
        let next = self.ranking.unrank(targets[index]);
        Action {
            from: (set & !next).trailing_zeros(),
            to: (next & !set).trailing_zeros(),
        }
    }
}

impl Instance for Pieces {
    fn kind(&self) -> &'static Kind {
        self.rules.kind
    }

    fn problem(&self, family: Family) -> Option<Problem> {
        match family {
            Family::StateSpace => Some(Problem::StateSpace(self.space_problem())),
            Family::Backtracking => {
                let most = self.rules.depth_limit.unwrap_or(MOST_DEPTH);
                Problem::deepening(&self.space_problem(), most, most)
            }
            Family::Games => None,
        }
    }

    fn editable(&self) -> Editable {
        Editable {
            board: true,
            goal: true,
            size: true,
            random: false,
        }
    }

    #[cfg(feature = "orders")]
    fn growth(&self) -> Option<Growth> {
        const SIZES: &[u32] = &[4, 9, 16, 25, 36, 49, 64];
        let most = self.rules.kind.sizes.most_cells;
        let few = SIZES.iter().filter(|&&cells| cells <= most).count();
        Some(Growth {
            formula: "n (n − 1) (n − 2) (n − 3) / 24",
            sizes: &SIZES[..few],
        })
    }

    /// The pieces stand in the first cells; four of them, as in the judges' boards of Solitaire.
    #[cfg(feature = "orders")]
    fn sized(&self, size: u32) -> Option<(u64, Box<dyn Instance>)> {
        let cells = u64::from(size);
        let states = (0..4).fold(1, |ways, taken| ways * (cells - taken) / (taken + 1));
        let board = Self::new(self.rules, Shape::near_square(size), 15, 15).ok()?;
        Some((states, Box::new(board)))
    }

    fn text(&self) -> Option<String> {
        self.judges_text()
    }

    fn pack(&self, bytes: &mut Vec<u8>) {
        bytes.extend([self.shape.rows as u8, self.shape.columns as u8]);
        let length = self.shape.cells().div_ceil(8);
        for set in self.sets() {
            bytes.extend(&set.to_le_bytes()[..length]);
        }
    }

    fn edited(&self, cell: u32) -> Edited {
        self.with(self.toggled(self.start, cell)?, self.goal)
    }

    fn goal_edited(&self, cell: u32) -> Edited {
        self.with(self.start, self.toggled(self.goal, cell)?)
    }

    fn goal_board(&self) -> Option<Vec<u8>> {
        let mut codes = vec![0; self.shape.cells()];
        self.codes(0, &mut codes);
        Some(codes)
    }

    fn resized(&self, shape: Shape) -> Edited {
        // Check the size first: a mask cannot hold the cells of a larger board.
        if !self.rules.kind.sizes.allow(shape) {
            let Shape { rows, columns } = shape;
            return Err(EditError::Size { rows, columns });
        }
        let cells = 0..self.shape.cells() as u32;
        let coordinates =
            cells.map(|cell| (cell, cell / self.shape.columns, cell % self.shape.columns));
        let mut sets = [0; 2];
        for (cell, row, column) in coordinates {
            if row < shape.rows && column < shape.columns {
                for (set, kept) in self.sets().into_iter().zip(&mut sets) {
                    *kept |= (set >> cell & 1) << (row * shape.columns + column);
                }
            }
        }
        Ok(Box::new(Self::new(self.rules, shape, sets[0], sets[1])?))
    }

    fn starting_at(&self, start: State) -> Option<Box<dyn Instance>> {
        Some(Box::new(Self {
            start: self.ranking.unrank(start),
            ..self.clone()
        }))
    }

    fn ending_at(&self, goal: State) -> Option<Box<dyn Instance>> {
        Some(Box::new(Self {
            goal: self.ranking.unrank(goal),
            ..self.clone()
        }))
    }

    fn answer(&self, outcome: Outcome, _: Option<&Certificate>) -> String {
        (self.rules.answer)(outcome)
    }
}
