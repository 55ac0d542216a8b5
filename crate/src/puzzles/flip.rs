//! The Flip Game (POJ 1753): turn one disc and its neighbours until all show one colour.
//!
//! A state is the board read row by row as a binary number, black discs as ones, so every
//! number of as many digits is a rank. Board codes: 0 white, 1 black.

use std::sync::Arc;

use crate::certificate::Certificate;
use crate::family::{Family, Problem};
use crate::judge::{InputError, InputFault, Letters, Line, Reading, lines};
use crate::link::{LinkError, Unpacker, pack_number};
use crate::problem::{Action, Shape, State, StateSpace};
use crate::puzzles::{EditError, Instance, Kind, Preset, Sizes, Wanted};
use crate::run::{GoalPolicy, Outcome};
use crate::search::flood::Tables;
use crate::search::states::{ALGORITHMS, States};

/// How the Flip Game enters the registry.
pub const KIND: Kind = Kind {
    id: "flip",
    code: 1,
    family: Family::States,
    algorithms: ALGORITHMS,
    algorithm: "bfs",
    depth_limit: None,
    sizes: SIZES,
    wanted: Wanted::Distance,
    presets: &[
        Preset::new("sample", "bwwb\nbbwb\nbwwb\nbwww"),
        Preset::new("solved", "wwww\nwwww\nwwww\nwwww"),
        Preset::new("one", "wwww\nwbww\nbbbw\nwbww"),
        Preset::new("hardest", "bbbb\nbwww\nbwww\nbwwb"),
        Preset::new("impossible", "bwww\nwwww\nwwww\nwwww"),
    ],
    read,
    unpack: |unpacker| Ok(Box::new(Flip::unpack(unpacker)?)),
};

const MOST_CELLS: u32 = 20;
const SIZES: Sizes = Sizes {
    most_rows: MOST_CELLS,
    most_columns: MOST_CELLS,
    most_cells: MOST_CELLS,
};
const LETTERS: Letters = Letters("bw");
/// Lines of this many letters go by as many where no blank line parts the boards.
const SIDE: usize = 4;
/// The longest board of 4-letter lines.
const MOST_ROWS_OF_SIDE: usize = MOST_CELLS as usize / SIDE;

/// One board of the Flip Game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flip {
    shape: Shape,
    start: State,
    /// The discs that the move on each cell turns; boards of one text share them.
    turns: Arc<[State]>,
}

impl Flip {
    /// A board of `shape` with the discs of `black` showing black: one digit a cell, the top left
    /// one first.
    ///
    /// # Errors
    /// [`EditError::Size`] for a board with no cell or more than 20. Bits beyond the board are
    /// dropped.
    pub fn new(shape: Shape, black: State) -> Result<Self, EditError> {
        if !SIZES.allow(shape) {
            return Err(EditError::Size {
                rows: shape.rows,
                columns: shape.columns,
            });
        }
        Ok(Self::laid_out(shape).with(black))
    }

    /// The white board of a shape that the sizes allow.
    fn laid_out(shape: Shape) -> Self {
        let cells = shape.cells() as u32;
        Self {
            shape,
            start: 0,
            turns: (0..cells).map(|cell| turned_by(shape, cell)).collect(),
        }
    }

    /// The board of the same shape on which the discs of `black` show black.
    fn with(&self, black: State) -> Self {
        Self {
            start: black & mask(self.shape),
            ..self.clone()
        }
    }

    fn unpack(unpacker: &mut Unpacker<'_>) -> Result<Self, LinkError> {
        let shape = SIZES.unpack(unpacker)?;
        let start = unpacker.number(mask(shape).into())? as State;
        Self::new(shape, start).map_err(|_| unpacker.refuse())
    }
}

/// The mask with every disc of the board.
const fn mask(shape: Shape) -> State {
    (1 << shape.cells()) - 1
}

/// The disc on `cell`, a cell of the board in row-major order.
const fn disc(shape: Shape, cell: u32) -> State {
    1 << (shape.cells() as u32 - 1 - cell)
}

/// The disc on `cell` and its orthogonal neighbours.
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

/// The rule: one successor for each turn.
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
            // The judges' board: twice as fast where the compiler knows how many moves there are.
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

    fn action(&self, _: State, index: usize) -> Action {
        let cell = index as u32;
        Action {
            from: cell,
            to: cell,
        }
    }

    fn board_shape(&self) -> Shape {
        self.shape
    }

    fn board(&self, state: State, cells: &mut [u8]) {
        for (cell, code) in (0..).zip(cells.iter_mut()) {
            *code = u8::from(state & disc(self.shape, cell) != 0);
        }
    }
}

impl Instance for Flip {
    fn kind(&self) -> &'static Kind {
        &KIND
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

    fn edited(&self, cell: u32) -> Result<Box<dyn Instance>, EditError> {
        let cells = self.shape.cells() as u32;
        if cell >= cells {
            return Err(EditError::OutsideBoard { cell, cells });
        }
        Ok(Box::new(self.with(self.start ^ disc(self.shape, cell))))
    }

    fn resized(&self, shape: Shape) -> Result<Box<dyn Instance>, EditError> {
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

    fn goal(&self) -> GoalPolicy {
        GoalPolicy::WholeSpace
    }

    fn answer(&self, outcome: Outcome, _: Option<&Certificate>) -> String {
        match outcome {
            Outcome::Found { depth } => depth.to_string(),
            _ => "Impossible".to_owned(),
        }
    }

    fn problem(&self) -> Box<dyn Problem> {
        Box::new(States(Arc::new(self.clone())))
    }
}

/// Reads boards. A blank line before the last board's end parts boards of any size; without
/// one, 4-letter lines go by four and any other text is one board. 4-letter lines go by four,
/// too, where they are too many for one board.
fn read(text: &str) -> Reading {
    let lines: Vec<_> = lines(text).collect();
    let end = lines.iter().rposition(|line| !line.is_blank());
    let lines = &lines[..end.map_or(0, |last| last + 1)];
    let parted = lines.iter().any(Line::is_blank);
    let boards = lines
        .split(Line::is_blank)
        .filter(|paragraph| !paragraph.is_empty())
        .flat_map(|paragraph| boards(paragraph, parted));
    let mut like = None;
    Reading::collect(boards.map(move |board| read_board(&board, &mut like)))
}

/// The lines of one board, and how many lines and cells a line there should be.
struct Board<'a> {
    lines: &'a [Line<'a>],
    rows: usize,
    columns: usize,
}

fn boards<'a>(paragraph: &'a [Line<'a>], parted: bool) -> impl Iterator<Item = Board<'a>> {
    let columns = paragraph[0].letters().count();
    let by_four = columns == SIDE && (!parted || paragraph.len() > MOST_ROWS_OF_SIDE);
    let rows = if by_four { SIDE } else { paragraph.len() };
    paragraph.chunks(rows).map(move |lines| Board {
        lines,
        rows,
        columns,
    })
}

/// The discs of a line that show black, or `None` for a line that has not `columns` letters, each
/// of them a disc.
fn read_line(line: &Line<'_>, columns: usize) -> Option<State> {
    let (mut black, mut discs) = (0, 0);
    let mut count = 0;
    for letter in line.letters() {
        // Added up without a branch, which a disc of either colour would mislead.
        black = black << 1 | State::from(letter == 'b');
        discs += usize::from(letter == 'b') + usize::from(letter == 'w');
        count += 1;
    }
    (count == columns && discs == count).then_some(black)
}

/// Reads one board; `like` is one that was read before it.
fn read_board(board: &Board<'_>, like: &mut Option<Flip>) -> Result<(usize, Flip), InputError> {
    let &Board {
        lines,
        rows,
        columns,
    } = board;
    let shape = Shape {
        rows: lines.len() as u32,
        columns: columns as u32,
    };
    let mut black: State = 0;
    for (row, line) in lines.iter().enumerate() {
        let fail = |fault| {
            Err(InputError {
                line: line.number,
                fault,
            })
        };
        let cells = (row + 1) * columns;
        if cells > MOST_CELLS as usize {
            return fail(InputFault::TooManyCells {
                limit: MOST_CELLS as usize,
                cells,
            });
        }
        let Some(discs) = read_line(line, columns) else {
            return fail(InputFault::Cells {
                expected: columns,
                letters: LETTERS,
                found: line.quoted(),
            });
        };
        black = black << columns | discs;
    }
    if lines.len() < rows {
        return Err(InputError {
            line: lines[lines.len() - 1].number + 1,
            fault: InputFault::Incomplete {
                rows,
                missing: rows - lines.len(),
            },
        });
    }
    let like = match like {
        Some(like) if like.shape == shape => like,
        other => other.insert(Flip::laid_out(shape)),
    };
    Ok((lines[0].number, like.with(black)))
}
