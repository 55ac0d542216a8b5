//! Identical pieces on a board: ranking their positions, and what the puzzles about them share.
//!
//! A position is a set of cells as a bit mask, cell 0 (top left) in the lowest bit. Sets of k
//! cells are ranked densely by the combinatorial number system: the rank of cells
//! c1 < c2 < ... < ck is C(c1, 1) + C(c2, 2) + ... + C(ck, k) (Lehmer 1964; Knuth, TAOCP 7.2.1.3).

use std::sync::Arc;

use crate::link::{LinkError, Unpacker};
use crate::problem::{Action, Refutation, Shape, State, StateSpace};
use crate::puzzles::{EditError, Instance, Kind, Problem};
use crate::run::Outcome;

/// The most cells that a mask holds.
pub const MOST_CELLS: usize = 64;

/// Ranks the sets of `pieces` cells among `cells`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranking {
    /// `choose[i][c]` is the number of ways to choose i + 1 of c cells.
    choose: Vec<[u32; MOST_CELLS]>,
    states: u64,
    cells: u32,
}

impl Ranking {
    /// Tables for boards of at most 64 cells. Only spaces of less than 2^32 sets can be ranked;
    /// the caller looks at [`states`](Self::states) first.
    pub fn new(cells: u32, pieces: u32) -> Self {
        let choose = (1..=u64::from(pieces))
            .map(|chosen| {
                let mut row = [0; MOST_CELLS];
                for (count, slot) in (0..).zip(row.iter_mut()) {
                    *slot = u32::try_from(binomial(count, chosen)).unwrap_or(u32::MAX);
                }
                row
            })
            .collect();
        Self {
            choose,
            states: binomial(cells.into(), pieces.into()),
            cells,
        }
    }

    /// Number of sets.
    pub fn states(&self) -> u64 {
        self.states
    }

    /// Number of pieces.
    pub fn pieces(&self) -> usize {
        self.choose.len()
    }

    /// The rank of a set of as many cells as there are pieces.
    #[inline]
    pub fn rank(&self, mut set: u64) -> State {
        let mut rank = 0;
        for row in &self.choose {
            rank += row[(set.trailing_zeros() & 63) as usize];
            set &= set.wrapping_sub(1);
        }
        rank
    }

    /// The set of this rank.
    #[inline]
    pub fn unrank(&self, mut rank: State) -> u64 {
        let mut set = 0;
        let mut cell = self.cells as usize;
        for row in self.choose.iter().rev() {
            cell -= 1;
            while row[cell & 63] > rank {
                cell -= 1;
            }
            rank -= row[cell & 63];
            set |= 1 << cell;
        }
        set
    }
}

/// The number of ways to choose `chosen` of `count`; too small, but above 2^32, where a product on
/// the way does not fit.
fn binomial(count: u64, chosen: u64) -> u64 {
    if chosen > count {
        return 0;
    }
    let mut ways: u64 = 1;
    for i in 0..chosen.min(count - chosen) {
        ways = ways.saturating_mul(count - i) / (i + 1);
    }
    ways
}

/// What parts one puzzle about pieces from another.
pub struct Rules {
    pub kind: &'static Kind,
    /// Whether a piece may jump over one next to it.
    pub jumps: bool,
    pub most_pieces: u32,
    /// Judges' text, for a position that has one.
    pub text: fn(&Pieces) -> Option<String>,
    /// The judges' answer.
    pub answer: fn(Outcome) -> String,
}

/// Two positions of identical pieces on one board: where they stand, and where they should.
///
/// Board codes: 1 for a piece, 2 for a cell of the goal, 3 for both, 0 for neither.
#[derive(Clone)]
pub struct Pieces {
    rules: &'static Rules,
    shape: Shape,
    start: u64,
    goal: u64,
    ranking: Ranking,
    /// For each cell the cell one step up, down, left and right, or [`NO_CELL`].
    steps: Vec<[u8; 4]>,
}

/// What stands beyond the edge of the board.
const NO_CELL: u8 = u8::MAX;
const PIECE: u8 = 1;
const GOAL: u8 = 2;

impl Pieces {
    /// A board with pieces on the cells of `start` that should be on those of `goal`.
    ///
    /// # Errors
    /// [`EditError::Size`] for a board that the puzzle does not have, and
    /// [`EditError::TooManyPieces`]. Bits beyond the board are dropped.
    pub fn new(
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
            ranking: Ranking::new(cells, start.count_ones()),
            steps: (0..cells).map(|cell| steps_from(shape, cell)).collect(),
        })
    }

    /// The size of the board.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Where the pieces stand, and where they should.
    pub fn positions(&self) -> [u64; 2] {
        [self.start, self.goal]
    }

    /// The rank of the goal, if it has as many pieces as the start.
    fn goal_state(&self) -> Option<State> {
        let equal = self.start.count_ones() == self.goal.count_ones();
        equal.then(|| self.ranking.rank(self.goal))
    }

    /// The rule. Calls `visit` with the cells that each move leads from and to, in move order:
    /// piece by piece from the top left, up, down, left, right; over a piece it is a jump.
    #[inline(always)]
    fn moves(&self, set: u64, mut visit: impl FnMut(u8, u8)) {
        let mut rest = set;
        while rest != 0 {
            let from = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            let steps = self.steps[usize::from(from)];
            for (direction, mut to) in steps.into_iter().enumerate() {
                if self.rules.jumps && to != NO_CELL && set >> to & 1 == 1 {
                    to = self.steps[usize::from(to)][direction];
                }
                if to != NO_CELL && set >> to & 1 == 0 {
                    visit(from, to);
                }
            }
        }
    }

    /// The codes of a board with these pieces.
    fn codes(&self, set: u64, cells: &mut [u8]) {
        for (cell, code) in cells.iter_mut().enumerate() {
            let mark = |set: u64, code: u8| if set >> cell & 1 == 1 { code } else { 0 };
            *code = mark(set, PIECE) | mark(self.goal, GOAL);
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

    /// The same board with other positions.
    fn with(&self, start: u64, goal: u64) -> Result<Box<dyn Instance>, EditError> {
        Ok(Box::new(Self::new(self.rules, self.shape, start, goal)?))
    }

    /// Reads what [`Instance::pack`] wrote.
    ///
    /// # Errors
    /// Where the bytes end too early, or hold a board that the rules do not allow.
    pub fn unpack(rules: &'static Rules, unpacker: &mut Unpacker<'_>) -> Result<Self, LinkError> {
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
            Ok(pieces) if pieces.positions() == sets => Ok(pieces),
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
        let set = self.ranking.unrank(state);
        let mut count = 0;
        self.moves(set, |from, to| {
            out[count] = self.ranking.rank(set ^ (1 << from | 1 << to));
            count += 1;
        });
        count
    }

    fn action(&self, state: State, index: usize) -> Action {
        let mut action = Action { from: 0, to: 0 };
        let mut count = 0;
        self.moves(self.ranking.unrank(state), |from, to| {
            if count == index {
                action = Action {
                    from: from.into(),
                    to: to.into(),
                };
            }
            count += 1;
        });
        action
    }

    fn board_shape(&self) -> Shape {
        self.shape
    }

    fn board(&self, state: State, cells: &mut [u8]) {
        self.codes(self.ranking.unrank(state), cells);
    }

    fn note_goals(&self, states: &[State], first: u32, goals: &mut Vec<u32>) {
        let Some(goal) = self.goal_state() else {
            return;
        };
        let found = states.iter().position(|&state| state == goal);
        goals.extend(found.map(|index| first + index as u32));
    }
}

impl Instance for Pieces {
    fn kind(&self) -> &'static Kind {
        self.rules.kind
    }

    fn text(&self) -> Option<String> {
        (self.rules.text)(self)
    }

    fn pack(&self, bytes: &mut Vec<u8>) {
        bytes.extend([self.shape.rows as u8, self.shape.columns as u8]);
        let length = self.shape.cells().div_ceil(8);
        for set in self.positions() {
            bytes.extend(&set.to_le_bytes()[..length]);
        }
    }

    fn edited(&self, cell: u32) -> Result<Box<dyn Instance>, EditError> {
        self.with(self.toggled(self.start, cell)?, self.goal)
    }

    fn goal_edited(&self, cell: u32) -> Result<Box<dyn Instance>, EditError> {
        self.with(self.start, self.toggled(self.goal, cell)?)
    }

    fn goal_board(&self) -> Option<Vec<u8>> {
        let mut codes = vec![0; self.shape.cells()];
        self.codes(0, &mut codes);
        Some(codes)
    }

    fn resized(&self, shape: Shape) -> Result<Box<dyn Instance>, EditError> {
        let cells = 0..self.shape.cells() as u32;
        let places = cells.map(|cell| (cell, cell / self.shape.columns, cell % self.shape.columns));
        let mut sets = [0; 2];
        for (cell, row, column) in places {
            if row < shape.rows && column < shape.columns {
                for (set, kept) in self.positions().into_iter().zip(&mut sets) {
                    // A board too large for a mask is refused below.
                    *kept |= (set >> cell & 1).wrapping_shl(row * shape.columns + column);
                }
            }
        }
        Ok(Box::new(Self::new(self.rules, shape, sets[0], sets[1])?))
    }

    fn starting_at(&self, start: State) -> Box<dyn Instance> {
        Box::new(Self {
            start: self.ranking.unrank(start),
            ..self.clone()
        })
    }

    fn ending_at(&self, goal: State) -> Option<Box<dyn Instance>> {
        Some(Box::new(Self {
            goal: self.ranking.unrank(goal),
            ..self.clone()
        }))
    }

    fn answer(&self, outcome: Outcome) -> String {
        (self.rules.answer)(outcome)
    }

    fn problem(&self) -> Problem {
        Problem::States(Arc::new(self.clone()))
    }
}

fn steps_from(shape: Shape, cell: u32) -> [u8; 4] {
    let Shape { rows, columns } = shape;
    let (row, column) = (cell / columns, cell % columns);
    let there = |open: bool, to: u32| if open { to as u8 } else { NO_CELL };
    [
        there(row > 0, cell.wrapping_sub(columns)),
        there(row + 1 < rows, cell + columns),
        there(column > 0, cell.wrapping_sub(1)),
        there(column + 1 < columns, cell + 1),
    ]
}
