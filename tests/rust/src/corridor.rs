//! The null puzzle: walk along a corridor. It is the template for a new puzzle of the state
//! space family, compiled and tested wherever the core is, but not for the browser.
//!
//! A state is the walker's cell, walls not counted. Board codes: 0 free, 1 wall, 2 walker, 3 goal,
//! 4 walker on the goal. Text: one line a case with `S` start and `G` goal (or `X` for both), `.`
//! free, `#` wall.

use std::sync::Arc;

use crate::certificate::Certificate;
use crate::family::{Family, Problem};
use crate::judge::{InputError, InputFault, Letters, Line, Reading, lines};
use crate::link::{LinkError, Unpacker, pack_number};
use crate::problem::{Action, Shape, State, StateSpace};
use crate::puzzles::{EditError, Instance, Kind, Preset, Sizes, Wanted};
use crate::run::{GoalPolicy, Outcome};
use crate::search::states::{ALGORITHMS, States};

/// How the null puzzle enters the registry.
pub const KIND: Kind = Kind {
    id: "null",
    code: 0,
    family: Family::States,
    algorithms: ALGORITHMS,
    algorithm: "bfs",
    depth_limit: None,
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
    read: |text| {
        let lines = lines(text).filter(|line| !line.is_blank());
        Reading::collect(lines.map(|line| read(&line)))
    },
    unpack: |unpacker| Ok(Box::new(Corridor::unpack(unpacker)?)),
};

const MOST_CELLS: u32 = 60;
/// The letter of each board code.
const LETTERS: Letters = Letters(".#SGX");
const FREE: u8 = 0;
const WALL: u8 = 1;
const WALKER: u8 = 2;
const GOAL: u8 = 3;
const WALKER_ON_GOAL: u8 = 4;

/// One corridor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Corridor {
    cells: u32,
    /// The walker's cell at the start.
    start: u32,
    /// The goal's cell.
    goal: u32,
    /// One bit a cell.
    walls: u64,
}

impl Corridor {
    fn unpack(unpacker: &mut Unpacker<'_>) -> Result<Self, LinkError> {
        let cells = unpacker.number(MOST_CELLS.into())? as u32;
        if cells == 0 {
            return Err(unpacker.refuse());
        }
        let last = u64::from(cells - 1);
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

    fn free(&self, cell: u32) -> bool {
        cell < self.cells && self.walls >> cell & 1 == 0
    }

    /// The free cell of this rank: every rank is a place that the walker can start from.
    fn cell_of(&self, state: State) -> u32 {
        let mut free = (0..self.cells).filter(|&cell| self.free(cell));
        free.nth(state as usize).unwrap_or(self.cells)
    }

    /// The rank of a free cell.
    fn rank_of(&self, cell: u32) -> State {
        cell - (self.walls & ((1 << cell) - 1)).count_ones()
    }

    /// The free cells next to this one.
    fn ways(&self, cell: u32) -> impl Iterator<Item = u32> {
        let ways = [cell.wrapping_sub(1), cell + 1];
        ways.into_iter().filter(|&to| self.free(to))
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
        out.iter_mut()
            .zip(self.ways(self.cell_of(state)))
            .map(|(slot, to)| *slot = self.rank_of(to))
            .count()
    }

    fn action(&self, state: State, index: usize) -> Action {
        let from = self.cell_of(state);
        let to = self.ways(from).nth(index).unwrap_or(from);
        Action { from, to }
    }

    fn board_shape(&self) -> Shape {
        Shape {
            rows: 1,
            columns: self.cells,
        }
    }

    fn board(&self, state: State, cells: &mut [u8]) {
        let walker = self.cell_of(state);
        for (cell, code) in (0..).zip(cells.iter_mut()) {
            *code = match (self.free(cell), cell == walker, cell == self.goal) {
                (false, ..) => WALL,
                (_, true, true) => WALKER_ON_GOAL,
                (_, true, false) => WALKER,
                (_, false, true) => GOAL,
                _ => FREE,
            };
        }
    }
}

impl Instance for Corridor {
    fn kind(&self) -> &'static Kind {
        &KIND
    }

    fn text(&self) -> Option<String> {
        let mut codes = vec![FREE; self.cells as usize];
        self.board(self.rank_of(self.start), &mut codes);
        let letters = LETTERS.0.as_bytes();
        let mut text: String = codes
            .iter()
            .map(|&code| char::from(letters[code as usize]))
            .collect();
        text.push('\n');
        Some(text)
    }

    fn pack(&self, bytes: &mut Vec<u8>) {
        pack_number(bytes, self.cells.into());
        pack_number(bytes, self.start.into());
        pack_number(bytes, self.goal.into());
        pack_number(bytes, self.walls);
    }

    fn edited(&self, cell: u32) -> Result<Box<dyn Instance>, EditError> {
        let cells = self.cells;
        if cell >= cells {
            return Err(EditError::OutsideBoard { cell, cells });
        }
        if cell == self.start || cell == self.goal {
            return Err(EditError::FixedCell { cell });
        }
        let walls = self.walls ^ (1 << cell);
        Ok(Box::new(Self {
            walls,
            ..self.clone()
        }))
    }

    fn resized(&self, shape: Shape) -> Result<Box<dyn Instance>, EditError> {
        let Shape { rows, columns } = shape;
        if !KIND.sizes.allow(shape) {
            return Err(EditError::Size { rows, columns });
        }
        let (start, goal) = (self.start.min(columns - 1), self.goal.min(columns - 1));
        let kept = ((1_u64 << columns) - 1) & !(1 << start | 1 << goal);
        Ok(Box::new(Self {
            cells: columns,
            start,
            goal,
            walls: self.walls & kept,
        }))
    }

    fn starting_at(&self, start: State) -> Option<Box<dyn Instance>> {
        Some(Box::new(Self {
            start: self.cell_of(start),
            ..self.clone()
        }))
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

fn read(line: &Line<'_>) -> Result<(usize, Corridor), InputError> {
    let fail = |fault| {
        Err(InputError {
            line: line.number,
            fault,
        })
    };
    let cells = line.letters().count();
    if cells > MOST_CELLS as usize {
        return fail(InputFault::TooManyCells {
            limit: MOST_CELLS as usize,
            cells,
        });
    }
    if line.letters().any(|letter| LETTERS.index(letter).is_none()) {
        return fail(InputFault::Cells {
            expected: cells,
            letters: LETTERS,
            found: line.quoted(),
        });
    }
    let (mut starts, mut goals, mut walls) = (0_u64, 0_u64, 0_u64);
    for (cell, letter) in line.letters().enumerate() {
        starts |= u64::from(matches!(letter, 'S' | 'X')) << cell;
        goals |= u64::from(matches!(letter, 'G' | 'X')) << cell;
        walls |= u64::from(letter == '#') << cell;
    }
    if starts.count_ones() != 1 || goals.count_ones() != 1 {
        return fail(InputFault::Once {
            letters: Letters("SG"),
            found: line.quoted(),
        });
    }
    let corridor = Corridor {
        cells: cells as u32,
        start: starts.trailing_zeros(),
        goal: goals.trailing_zeros(),
        walls,
    };
    Ok((line.number, corridor))
}
