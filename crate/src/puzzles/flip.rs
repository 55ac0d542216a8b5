//! The Flip Game (POJ 1753): turn one disc and its neighbours until all show one colour.
//!
//! A state is the board read row by row as a binary number, with a one for each black disc, so
//! every number of that many digits is a rank. Board codes: 0 white, 1 black.

use std::sync::Arc;

use crate::board::{Action, Shape};
use crate::bytes::{UnpackError, Unpacker, pack_number};
use crate::certificate::Certificate;
use crate::instance::{Case, CaseReader, EditError, Editable, Edited, Instance, Puzzle};
use crate::kind::{Algorithms, Kind, Preset, Sizes, Wanted};
use crate::problem::{Algorithm, Family, Problem};
use crate::search::Outcome;
use crate::state_space::{self, Drawing, Reversible, SpaceProblem, State, StateSpace, Tables};
use crate::text::{InputError, InputFault, Letters, Line};

/// The entry of the Flip Game in the registry.
pub const PUZZLE: Puzzle = Puzzle {
    kind: &KIND,
    reader: || Box::new(Boards::default()),
    unpack: |unpacker| Ok(Box::new(Flip::unpack(unpacker)?)),
};

/// The name, the algorithms, the boards and the examples of the Flip Game.
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

const MOST_CELLS: u32 = 20;
const SIZES: Sizes = Sizes {
    most_rows: MOST_CELLS,
    most_columns: MOST_CELLS,
    most_cells: MOST_CELLS,
};
const LETTERS: Letters = Letters("bw");
/// The letters of a line of the judges' board, and its lines: where no blank line separates boards,
/// lines of this length make boards of this many lines.
const SIDE: usize = 4;
/// The most lines of a board whose lines have [`SIDE`] letters.
const MOST_ROWS_OF_SIDE: usize = MOST_CELLS as usize / SIDE;

/// One board of the Flip Game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flip {
    shape: Shape,
    start: State,
    /// For each cell the discs that the move on it turns; the boards of one text share this list.
    turns: Arc<[State]>,
}

impl Flip {
    /// Makes a board of `shape` whose discs in `black` show black; `black` has one binary digit for
    /// each cell, the top left cell's first. Digits beyond the board are dropped.
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

    /// Reads a board row by row: `b` is a disc that shows black, `w` one that shows white.
    ///
    /// # Errors
    /// [`InputError`] with the row, from 1, for a board of more than 20 cells, for rows of
    /// different lengths and for other letters.
    pub fn from_rows<'a>(rows: impl IntoIterator<Item = &'a str>) -> Result<Self, InputError> {
        let mut board = Paragraph::default();
        for (row, text) in (1..).zip(rows) {
            board.push(&Line::new(row, text));
        }
        board
            .read(0, board.rows.len().max(1), &mut None)
            .map(|(_, flip)| flip)
    }

    /// Makes the white board of a shape that the sizes allow.
    fn laid_out(shape: Shape) -> Self {
        let cells = shape.cells() as u32;
        Self {
            shape,
            start: 0,
            turns: (0..cells).map(|cell| turned_by(shape, cell)).collect(),
        }
    }

    /// Makes the board of the same shape whose discs in `black` show black.
    fn with(&self, black: State) -> Self {
        Self {
            start: black & mask(self.shape),
            ..self.clone()
        }
    }

    fn unpack(unpacker: &mut Unpacker<'_>) -> Result<Self, UnpackError> {
        let shape = SIZES.unpack(unpacker)?;
        let start = unpacker.number(mask(shape).into())? as State;
        Self::new(shape, start).map_err(|_| unpacker.refuse())
    }
}

/// Makes the mask with every disc of the board.
const fn mask(shape: Shape) -> State {
    (1 << shape.cells()) - 1
}

/// Makes the mask of the disc on `cell`, which counts in row-major order.
const fn disc(shape: Shape, cell: u32) -> State {
    1 << (shape.cells() as u32 - 1 - cell)
}

/// Makes the mask of the disc on `cell` and its orthogonal neighbours.
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

/// Writes the successors, one for each turn: the rule of the game.
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
            // The judges' board is searched twice as fast where the compiler knows the number of
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

/// Reads boards. Where a blank line stands before the last line of the text, blank lines separate
/// boards of any size. Without one, lines of four letters make boards of four lines, and any other
/// text is one board. Lines of four letters make boards of four lines, too, where they are too many
/// for one board.
#[derive(Debug, Default)]
struct Boards {
    /// The lines since the last blank one.
    paragraph: Paragraph,
    /// Whether a blank line has come after the paragraph: it separates boards if another line
    /// follows.
    is_over: bool,
    /// Whether a blank line separates boards.
    is_separated: bool,
    /// A board that was read before, whose turns the next one shares.
    like: Option<Flip>,
}

impl Boards {
    /// Reads the complete boards of the paragraph; if the paragraph `is_over`, all its boards.
    fn read(&mut self, is_over: bool, cases: &mut Vec<Case>) -> Result<(), InputError> {
        let lines = self.paragraph.rows.len();
        let too_many = self.paragraph.taken > 0 || lines > MOST_ROWS_OF_SIDE;
        let by_four = self.paragraph.columns == SIDE && (too_many || is_over && !self.is_separated);
        let is_too_large = !by_four && self.paragraph.columns * lines > MOST_CELLS as usize;
        let rows = if by_four { SIDE } else { lines };
        let mut first = 0;
        while first < lines && (is_over || by_four && first + rows <= lines || is_too_large) {
            let (line, flip) = self.paragraph.read(first, rows, &mut self.like)?;
            cases.push(Case::new(line, flip));
            first += rows;
        }
        self.paragraph.taken += first;
        self.paragraph.rows.drain(..first.min(lines));
        Ok(())
    }
}

impl CaseReader for Boards {
    fn line(&mut self, line: &Line<'_>, cases: &mut Vec<Case>) -> Result<(), InputError> {
        if line.is_blank() {
            self.is_over = true;
            return Ok(());
        }
        if self.is_over {
            self.is_separated = true;
            self.is_over = false;
            self.read(true, cases)?;
            self.paragraph = Paragraph::default();
        }
        self.paragraph.push(line);
        self.read(false, cases)
    }

    fn end(&mut self, _: usize, cases: &mut Vec<Case>) -> Result<(), InputError> {
        self.read(true, cases)
    }
}

/// Lines without a blank one between them.
#[derive(Debug, Default)]
struct Paragraph {
    /// The number of letters in the first line.
    columns: usize,
    /// The lines that belong to no board yet.
    rows: Vec<Row>,
    /// The number of lines of the paragraph before `rows`.
    taken: usize,
}

/// One line: its discs that show black, or the quoted line where it is wrong.
#[derive(Debug)]
struct Row {
    number: usize,
    discs: Result<State, String>,
}

impl Paragraph {
    fn push(&mut self, line: &Line<'_>) {
        if self.columns == 0 {
            self.columns = line.letters().count();
        }
        self.rows.push(Row {
            number: line.number,
            discs: read_line(line, self.columns).ok_or_else(|| line.quoted()),
        });
    }

    /// Reads the board of `rows` lines that begins at the index `first`; returns the number of its
    /// first line with it. `like` is a board that was read before, and becomes this one where its
    /// shape differs.
    fn read(
        &self,
        first: usize,
        rows: usize,
        like: &mut Option<Flip>,
    ) -> Result<(usize, Flip), InputError> {
        let columns = self.columns;
        let lines = self.rows[first..].iter().take(rows);
        let mut black: State = 0;
        for (row, Row { number, discs }) in lines.clone().enumerate() {
            let cells = (row + 1) * columns;
            if cells > MOST_CELLS as usize {
                let limit = MOST_CELLS as usize;
                let fault = InputFault::TooManyCells { limit, cells };
                return Err(InputError::at(*number, fault));
            }
            let Ok(discs) = discs else {
                let fault = InputFault::Cells {
                    expected: columns,
                    letters: LETTERS,
                    found: discs.clone().err().unwrap_or_default(),
                };
                return Err(InputError::at(*number, fault));
            };
            black = black << columns | discs;
        }
        let missing = rows - lines.len();
        let number = |row: Option<&Row>| row.map_or(0, |row| row.number);
        if missing > 0 {
            let fault = InputFault::Incomplete { rows, missing };
            return Err(InputError::at(number(lines.clone().next_back()) + 1, fault));
        }
        let shape = Shape {
            rows: rows as u32,
            columns: columns as u32,
        };
        let like = match like {
            Some(like) if like.shape == shape => like,
            other => other.insert(Flip::laid_out(shape)),
        };
        Ok((number(self.rows.get(first)), like.with(black)))
    }
}

/// Reads the discs of a line that show black; `None` for a line that does not have `columns`
/// letters, or has one that is no disc.
fn read_line(line: &Line<'_>, columns: usize) -> Option<State> {
    let (mut black, mut discs) = (0, 0);
    let mut count = 0;
    for letter in line.letters() {
        // The loop adds up without a branch: discs of random colours would be predicted badly.
        black = black << 1 | State::from(letter == 'b');
        discs += usize::from(letter == 'b') + usize::from(letter == 'w');
        count += 1;
    }
    (count == columns && discs == count).then_some(black)
}
