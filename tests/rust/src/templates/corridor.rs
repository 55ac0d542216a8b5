//! The null puzzle: walk along a corridor. The template for a puzzle of the state space family:
//! copy it to `crate/src/puzzles`, and add its `PUZZLE` to the registry there.
//!
//! A state is the walker's cell, walls not counted. Board codes: 0 free, 1 wall, 2 walker, 3 goal,
//! 4 walker on the goal. Text: one line a case with `S` start and `G` goal (or `X` for both), `.`
//! free, `#` wall.

use searchlight_core::bytes::{UnpackError, Unpacker, pack_number};
use searchlight_core::state_space;
use searchlight_core::text::{InputError, InputFault, Letters, Line};
use searchlight_core::{
    Action, Algorithm, Algorithms, Case, CaseReader, Certificate, Drawing, EditError, Editable,
    Edited, Family, Instance, Kind, Outcome, Preset, Problem, Puzzle, Reversible, Shape, Sizes,
    SpaceProblem, State, StateSpace, Wanted,
};

/// The entry of the null puzzle in a registry.
pub const PUZZLE: Puzzle = Puzzle {
    kind: &KIND,
    reader: || Box::new(Lines),
    unpack: |unpacker| Ok(Box::new(Corridor::unpack(unpacker)?)),
};

/// The name, the algorithms, the boards and the examples of the null puzzle.
pub static KIND: Kind = Kind {
    id: "null",
    // Links say it: once released it never changes.
    code: 0,
    algorithms: Algorithms::STATE_SPACE,
    algorithm: Algorithm::StateSpace(state_space::Algorithm::Bfs),
    sizes: Sizes {
        most_rows: 1,
        most_columns: MOST_CELLS,
        most_cells: MOST_CELLS,
    },
    wanted: Wanted::Distance,
    presets: &[
        Preset::new("walk", "..S....G"),
        Preset::new("wall", "S..#.G"),
        Preset::new("one", "X"),
    ],
};

/// The walls are bits of one number, and a packed number has at most 63.
const MOST_CELLS: u32 = 60;
/// The letter of each board code.
const LETTERS: Letters = Letters(".#SGX");
const FREE: u8 = 0;
const WALL: u8 = 1;
const WALKER: u8 = 2;
const GOAL: u8 = 3;
const WALKER_ON_GOAL: u8 = 4;

/// One corridor.
#[derive(Clone, Debug)]
pub struct Corridor {
    cells: u32,
    /// The cell that the walker starts on.
    start: u32,
    /// The cell that the walker should come to.
    goal: u32,
    /// One bit a cell.
    walls: u64,
}

impl Corridor {
    /// Reads what [`Instance::pack`] wrote, and refuses all else: an instance has one link only.
    fn unpack(unpacker: &mut Unpacker<'_>) -> Result<Self, UnpackError> {
        let cells = unpacker.number(MOST_CELLS.into())? as u32;
        let last = u64::from(cells.checked_sub(1).ok_or_else(|| unpacker.refuse())?);
        let start = unpacker.number(last)? as u32;
        let goal = unpacker.number(last)? as u32;
        let walls = unpacker.number((1 << cells) - 1)?;
        if walls & (1 << start | 1 << goal) != 0 {
            return Err(unpacker.refuse());
        }
        Ok(Self {
            cells,
            start,
            goal,
            walls,
        })
    }

    fn is_free(&self, cell: u32) -> bool {
        cell < self.cells && self.walls >> cell & 1 == 0
    }

    /// The free cell of this rank. Ranks are dense, for the tables of a search have a place for
    /// each.
    fn cell_of(&self, state: State) -> u32 {
        let mut free = (0..self.cells).filter(|&cell| self.is_free(cell));
        free.nth(state as usize).unwrap_or(self.cells)
    }

    /// The rank of a free cell.
    fn rank_of(&self, cell: u32) -> State {
        (0..cell).filter(|&before| self.is_free(before)).count() as State
    }

    /// The free cells next to this one: the rule of the puzzle.
    fn next_to(&self, cell: u32) -> impl Iterator<Item = u32> {
        let beside = [cell.wrapping_sub(1), cell + 1].into_iter();
        beside.filter(|&to| self.is_free(to))
    }
}

impl StateSpace for Corridor {
    fn states(&self) -> u64 {
        (self.cells - self.walls.count_ones()).into()
    }

    fn branching(&self) -> usize {
        2
    }

    fn start(&self) -> State {
        self.rank_of(self.start)
    }

    fn is_goal(&self, state: State) -> bool {
        state == self.rank_of(self.goal)
    }

    fn successors(&self, state: State, out: &mut [State]) -> usize {
        let moves = self.next_to(self.cell_of(state)).zip(out);
        moves.map(|(to, slot)| *slot = self.rank_of(to)).count()
    }
}

// Who can walk there can walk back. Without this line, or `Predecessors` written out, there is no
// search from two sides, and `problem` wraps the corridor as `SpaceProblem::one_way`.
impl Reversible for Corridor {}

impl Drawing for Corridor {
    fn board_shape(&self) -> Shape {
        Shape {
            rows: 1,
            columns: self.cells,
        }
    }

    fn board(&self, state: State, cells: &mut [u8]) {
        let walker = self.cell_of(state);
        for (cell, code) in (0..).zip(cells) {
            *code = match (self.is_free(cell), cell == walker, cell == self.goal) {
                (false, ..) => WALL,
                (true, true, true) => WALKER_ON_GOAL,
                (true, true, false) => WALKER,
                (true, false, true) => GOAL,
                (true, false, false) => FREE,
            };
        }
    }

    fn action(&self, state: State, index: usize) -> Action {
        let from = self.cell_of(state);
        let to = self.next_to(from).nth(index).unwrap_or(from);
        Action { from, to }
    }
}

impl Instance for Corridor {
    fn kind(&self) -> &'static Kind {
        &KIND
    }

    fn problem(&self, family: Family) -> Option<Problem> {
        let space = || SpaceProblem::two_way(self.clone());
        (family == Family::StateSpace).then(|| Problem::StateSpace(space()))
    }

    fn pack(&self, bytes: &mut Vec<u8>) {
        pack_number(bytes, self.cells.into());
        pack_number(bytes, self.start.into());
        pack_number(bytes, self.goal.into());
        pack_number(bytes, self.walls);
    }

    fn text(&self) -> Option<String> {
        let mut codes = vec![FREE; self.cells as usize];
        self.board(self.start(), &mut codes);
        let letter = |code: u8| LETTERS.0.chars().nth(code.into());
        let line: String = codes.into_iter().filter_map(letter).collect();
        Some(line + "\n")
    }

    fn answer(&self, outcome: Outcome, _: Option<&Certificate>) -> String {
        match outcome {
            Outcome::Found { depth } => depth.to_string(),
            _ => "Impossible".to_owned(),
        }
    }

    fn starting_at(&self, start: State) -> Option<Box<dyn Instance>> {
        let start = self.cell_of(start);
        Some(Box::new(Self {
            start,
            ..self.clone()
        }))
    }

    // What is below makes the corridor editable, and can be left out.

    fn editable(&self) -> Editable {
        Editable {
            board: true,
            size: true,
            ..Editable::default()
        }
    }

    fn edited(&self, cell: u32) -> Edited {
        let cells = self.cells;
        if cell >= cells {
            return Err(EditError::OutsideBoard { cell, cells });
        }
        if cell == self.start || cell == self.goal {
            return Err(EditError::FixedCell { cell });
        }
        let walls = self.walls ^ 1 << cell;
        Ok(Box::new(Self {
            walls,
            ..self.clone()
        }))
    }

    fn resized(&self, shape: Shape) -> Edited {
        let Shape { rows, columns } = shape;
        if !KIND.sizes.allow(shape) {
            return Err(EditError::Size { rows, columns });
        }
        let [start, goal] = [self.start, self.goal].map(|cell| cell.min(columns - 1));
        let free = u64::MAX << columns | 1 << start | 1 << goal;
        Ok(Box::new(Self {
            cells: columns,
            start,
            goal,
            walls: self.walls & !free,
        }))
    }
}

/// Reads a case a line. The documentation of [`CaseReader`] shows a case of several lines.
struct Lines;

impl CaseReader for Lines {
    fn line(&mut self, line: &Line<'_>, cases: &mut Vec<Case>) -> Result<(), InputError> {
        if line.is_blank() {
            return Ok(());
        }
        let (limit, length) = (MOST_CELLS as usize, line.letters().count());
        if length > limit {
            let cells = length;
            return Err(line.fault(InputFault::TooManyCells { limit, cells }));
        }
        if !line.fits(length, LETTERS) {
            return Err(line.fault(InputFault::Cells {
                expected: length,
                letters: LETTERS,
                found: line.quoted(),
            }));
        }
        let cells_with = |letters: &str| {
            let cells = (0..).zip(line.letters());
            let with = cells.filter(|&(_, letter)| letters.contains(letter));
            with.fold(0_u64, |set, (cell, _)| set | 1 << cell)
        };
        let [start, goal, walls] = ["SX", "GX", "#"].map(cells_with);
        if start.count_ones() != 1 || goal.count_ones() != 1 {
            return Err(line.fault(InputFault::Once {
                letters: Letters("SG"),
                found: line.quoted(),
            }));
        }
        let corridor = Corridor {
            cells: length as u32,
            start: start.trailing_zeros(),
            goal: goal.trailing_zeros(),
            walls,
        };
        cases.push(Case::new(line.number, corridor));
        Ok(())
    }

    fn end(&mut self, _: usize, _: &mut Vec<Case>) -> Result<(), InputError> {
        // No case is ever half read.
        Ok(())
    }
}
