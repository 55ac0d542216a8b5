//! One board of the Flip Game: its state space, and its functions for editor, links and judges.

use std::sync::Arc;

use crate::board::{Action, Shape};
use crate::bytes::{UnpackError, Unpacker, pack_number};
use crate::certificate::Certificate;
use crate::instance::{EditError, Editable, Edited, Instance};
use crate::kind::{Algorithms, Kind, Preset, Sizes, Wanted};
use crate::problem::{Algorithm, Family, Problem};
use crate::search::Outcome;
use crate::state_space::{self, Drawing, Reversible, SpaceProblem, State, StateSpace, Tables};

/// Properties of the Flip Game: its algorithms, board sizes and examples.
pub static KIND: Kind = Kind {
    id: "flip",
    code: 1,
    algorithms: Algorithms::STATE_SPACE,
    algorithm: Algorithm::StateSpace(state_space::Algorithm::Bfs),
    sizes: SIZES,
    wanted: Wanted::Distance,
    presets: &[
        Preset::new("sample", "bwwb\nbbwb\nbwwb\nbwww"),
        Preset::new("solved", "wwww\nwwww\nwwww\nwwww"),
        Preset::new("one", "wwww\nwbww\nbbbw\nwbww"),
        Preset::new("hardest", "bbbb\nbwww\nbwww\nbwwb"),
        Preset::new("impossible", "bwww\nwwww\nwwww\nwwww"),
    ],
};

/// Maximum number of discs of a board.
pub(super) const MOST_CELLS: u32 = 20;
const SIZES: Sizes = Sizes {
    most_rows: MOST_CELLS,
    most_columns: MOST_CELLS,
    most_cells: MOST_CELLS,
};
/// Side of the judges' board, in discs. Without blank lines between boards, every `SIDE` lines of
/// `SIDE` letters are one board.
pub(super) const SIDE: usize = 4;
/// One board of the Flip Game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flip {
    pub(super) shape: Shape,
    start: State,
    /// For each cell, the mask of the discs that a move on it turns; shared by the boards of one
    /// text.
    turns: Arc<[State]>,
}

impl Flip {
    /// Makes a board of `shape` whose discs in the mask `black` show black. The mask has one binary
    /// digit for each cell, the highest for the top left cell. Ignores digits beyond the board.
    ///
    /// # Errors
    /// [`EditError::Size`] for a board with no cell or more than 20.
    pub fn new(shape: Shape, black: State) -> Result<Self, EditError> {
        if !SIZES.allow(shape) {
            return Err(EditError::Size {
                rows: shape.rows,
                columns: shape.columns,
            });
        }
        Ok(Self::laid_out(shape).with(black))
    }

    /// Makes the white board of a shape that [`SIZES`] allows.
    pub(super) fn laid_out(shape: Shape) -> Self {
        let cells = shape.cells() as u32;
        Self {
            shape,
            start: 0,
            turns: (0..cells).map(|cell| turned_by(shape, cell)).collect(),
        }
    }

    /// Makes a board of the same shape whose discs in the mask `black` show black.
    pub(super) fn with(&self, black: State) -> Self {
        Self {
            start: black & mask(self.shape),
            ..self.clone()
        }
    }

    pub(super) fn unpack(unpacker: &mut Unpacker<'_>) -> Result<Self, UnpackError> {
        let shape = SIZES.unpack(unpacker)?;
        let start = unpacker.number(mask(shape).into())? as State;
        Self::new(shape, start).map_err(|_| unpacker.refuse())
    }
}

/// Returns the mask with every disc of the board.
const fn mask(shape: Shape) -> State {
    (1 << shape.cells()) - 1
}

/// Returns the mask of the disc on `cell`, an index in row-major order from 0.
const fn disc(shape: Shape, cell: u32) -> State {
    1 << (shape.cells() as u32 - 1 - cell)
}

/// Returns the mask of the disc on `cell` and its orthogonal neighbours.
#[inline(never)]
fn turned_by(shape: Shape, cell: u32) -> State {
    let Shape { rows, columns } = shape;
    let (row, column) = (cell / columns, cell % columns);
    let mut turned = disc(shape, cell);
    if row > 0 {
        turned |= disc(shape, cell - columns);
    }
    if row + 1 < rows {
        turned |= disc(shape, cell + columns);
    }
    if column > 0 {
        turned |= disc(shape, cell - 1);
    }
    if column + 1 < columns {
        turned |= disc(shape, cell + 1);
    }
    turned
}

/// Writes the successors, one for each disc that can be turned.
#[inline]
fn turn_each(turns: &[State], state: State, out: &mut [State]) -> usize {
    for (next, turn) in out.iter_mut().zip(turns) {
        *next = state ^ turn;
    }
    turns.len()
}

impl StateSpace for Flip {
    fn states(&self) -> u64 {
        1 << self.shape.cells()
    }

    fn branching(&self) -> usize {
        self.turns.len()
    }

    fn start(&self) -> State {
        self.start
    }

    fn is_goal(&self, state: State) -> bool {
        state == 0 || state == mask(self.shape)
    }

    fn goals(&self) -> Vec<State> {
        vec![0, mask(self.shape)]
    }

    fn successors(&self, state: State, out: &mut [State]) -> usize {
        turn_each(&self.turns, state, out)
    }

    fn expand(
        &self,
        tables: &mut Tables,
        until: u32,
        budget: u32,
        first_edge: &mut [u32],
        buffer: &mut [State],
    ) {
        let turns = self.turns.as_ref();
        if let Ok(turns) = <[State; SIDE * SIDE]>::try_from(turns) {
            // The search of the judges' board is twice as fast if the compiler knows the number of
            // moves.
            let buffer = &mut [0; SIDE * SIDE];
            tables.expand_regular(until, budget, first_edge, buffer, |state, out| {
                turn_each(&turns, state, out)
            });
        } else {
            tables.expand_regular(until, budget, first_edge, buffer, |state, out| {
                turn_each(turns, state, out)
            });
        }
    }
}

impl Reversible for Flip {}

impl Drawing for Flip {
    fn board_shape(&self) -> Shape {
        self.shape
    }

    fn board(&self, state: State, cells: &mut [u8]) {
        for (cell, code) in (0..).zip(cells.iter_mut()) {
            *code = u8::from(state & disc(self.shape, cell) != 0);
        }
    }

    fn action(&self, _: State, index: usize) -> Action {
        let cell = index as u32;
        Action {
            from: cell,
            to: cell,
        }
    }
}

impl Instance for Flip {
    fn kind(&self) -> &'static Kind {
        &KIND
    }

    fn problem(&self, family: Family) -> Option<Problem> {
        let space = || SpaceProblem::two_way(self.clone());
        (family == Family::StateSpace).then(|| Problem::StateSpace(space()))
    }

    fn editable(&self) -> Editable {
        Editable {
            board: true,
            size: true,
            ..Editable::default()
        }
    }

    fn text(&self) -> Option<String> {
        let Shape { rows, columns } = self.shape;
        let letter = |cell: u32| {
            if self.start & disc(self.shape, cell) != 0 {
                'b'
            } else {
                'w'
            }
        };
        let mut text = String::new();
        if columns as usize == SIDE && rows as usize != SIDE {
            text.push('\n');
        }
        for row in 0..rows {
            text.extend((row * columns..(row + 1) * columns).map(letter));
            text.push('\n');
        }
        Some(text)
    }

    fn pack(&self, bytes: &mut Vec<u8>) {
        pack_number(bytes, self.shape.rows.into());
        pack_number(bytes, self.shape.columns.into());
        pack_number(bytes, self.start.into());
    }

    fn edited(&self, cell: u32) -> Edited {
        let cells = self.shape.cells() as u32;
        if cell >= cells {
            return Err(EditError::OutsideBoard { cell, cells });
        }
        Ok(Box::new(self.with(self.start ^ disc(self.shape, cell))))
    }

    fn resized(&self, shape: Shape) -> Edited {
        let mut resized = Self::new(shape, 0)?;
        let old = self.shape;
        for row in 0..shape.rows.min(old.rows) {
            for column in 0..shape.columns.min(old.columns) {
                if self.start & disc(old, row * old.columns + column) != 0 {
                    resized.start |= disc(shape, row * shape.columns + column);
                }
            }
        }
        Ok(Box::new(resized))
    }

    fn starting_at(&self, start: State) -> Option<Box<dyn Instance>> {
        Some(Box::new(self.with(start)))
    }

    fn answer(&self, outcome: Outcome, _: Option<&Certificate>) -> String {
        match outcome {
            Outcome::Found { depth } => depth.to_string(),
            _ => "Impossible".to_owned(),
        }
    }
}
