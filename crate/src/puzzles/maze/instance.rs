//! Mazes for editor, links and judges.

use super::codes::{CODES, GOAL, START, judges_text};
use super::corridors::corridors;
use super::drawn::DrawnMaze;
use super::heuristics::NEAREST;
use super::space::{MOST_SIDE, Maze, Ways};
use crate::board::Shape;
use crate::bytes::{UnpackError, Unpacker, pack_number};
use crate::certificate::Certificate;
#[cfg(feature = "orders")]
use crate::growth::Growth;
use crate::instance::{EditError, Editable, Edited, Instance, Setting};
use crate::kind::{Kind, Preset, Sizes};
use crate::ordered::{Heuristics, Ordered};
use crate::problem::{Algorithm, Family, Problem};
use crate::search::Outcome;
use crate::split_mix::SplitMix64;
use crate::state_space::{self, SpaceProblem, State};

/// Properties of mazes: their algorithms, sizes and examples.
pub static KIND: Kind = Kind {
    algorithm: Algorithm::StateSpace(state_space::Algorithm::UniformCost),
    ..Kind::of_space("maze", 9, SIZES, PRESETS)
        .guided_by(HEURISTICS.names, HEURISTICS.bounds)
        .deepened()
};

const SIZES: Sizes = Sizes::within(Shape {
    rows: MOST_SIDE,
    columns: MOST_SIDE,
});

const PRESETS: &[Preset] = &[
    Preset::new(
        "sample",
        "7 8\n#.#####.\n#.a#..r.\n#..#x...\n..#..#.#\n#...##..\n.#......\n........",
    ),
    Preset::new("guards", "3 5\nax..r\n.x.#.\n....."),
    Preset::new("costs", "5 5\na...9\n999.9\n....9\n.9999\n....r"),
    Preset::new("closed", "3 3\na#.\n##.\n..r"),
];

/// The heuristics of mazes.
pub const HEURISTICS: Heuristics<Maze> = Heuristics {
    all: &[NEAREST],
    names: &[NEAREST.id()],
    bounds: 1,
};

/// Maximum cost of entering a cell.
const MOST_COST: u8 = 9;
/// Maximum length of a run of equal cells in a link.
const MOST_RUN: usize = 16;
/// Code in a link that lengthens a full run by a multiple of [`MOST_RUN`] cells.
const MORE: u8 = CODES;
/// Bits of the byte of a link that holds the ways.
const EIGHT_BIT: u8 = 1;
const SEED_BIT: u8 = 2;
/// Maximum seed in a link.
const MOST_SEED: u64 = 1 << 53;

const WAYS: &str = "ways";
const OPTIONS: &[&str] = &["four", "eight"];

/// A maze with one start and at least one goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MazeBoard {
    shape: Shape,
    ways: Ways,
    codes: Vec<u8>,
    /// Seed of a random maze, which its link holds in place of the cells.
    seed: Option<u64>,
}

impl MazeBoard {
    /// Makes a maze from its cell codes in row-major order, as many as the shape has cells.
    ///
    /// # Errors
    /// The code of the start or of a goal, if the maze has none or more than one start.
    pub fn new(shape: Shape, ways: Ways, codes: Vec<u8>) -> Result<Self, u8> {
        let count = |code: u8| codes.iter().filter(|&&found| found == code).count();
        if count(START) != 1 {
            Err(START)
        } else if count(GOAL) == 0 {
            Err(GOAL)
        } else {
            let seed = None;
            Ok(Self {
                shape,
                ways,
                codes,
                seed,
            })
        }
    }

    /// Makes a maze of corridors whose start and goal are in the first and the last room.
    fn drawn(shape: Shape, ways: Ways, seed: u64) -> Option<Self> {
        let mut random = SplitMix64::new(seed);
        let is_free = corridors(shape, &mut random)?;
        let mut codes: Vec<u8> = is_free.iter().map(|&free| u8::from(free)).collect();
        let last = codes.iter().rposition(|&code| code > 0)?;
        codes[0] = START;
        codes[last] = GOAL;
        let maze = Self::new(shape, ways, codes).ok()?;
        let seed = (seed <= MOST_SEED).then_some(seed);
        Some(Self { seed, ..maze })
    }

    fn cells_of(&self, code: u8) -> Vec<State> {
        let cells = (0..).zip(&self.codes);
        let found = cells.filter(|&(_, &found)| found == code);
        found.map(|(cell, _)| cell).collect()
    }

    /// Returns the space of the maze; `None` if the maze is not valid.
    fn space(&self) -> Option<Maze> {
        let costs = self.codes.iter().map(|&code| match code {
            START | GOAL => 1,
            cost => cost,
        });
        let (costs, goals) = (costs.collect(), self.cells_of(GOAL));
        let start = self.cells_of(START).first().copied()?;
        Maze::new(self.shape, self.ways, costs, start, &goals).ok()
    }

    fn space_problem(&self) -> Option<SpaceProblem> {
        let space = self.space()?;
        let drawn = DrawnMaze {
            maze: space.clone(),
            codes: self.codes.clone().into(),
        };
        let problem = SpaceProblem::two_way(drawn).with_costs();
        let orders = Ordered::shared(space, HEURISTICS);
        Some(problem.ordered_by(|| orders))
    }

    /// Returns the cost of the path of an answer.
    fn cost(&self, certificate: &Certificate) -> Option<u32> {
        match certificate {
            Certificate::StateSpace(
                state_space::Certificate::Path { states, .. }
                | state_space::Certificate::Cheapest { states, .. },
            ) => Some(self.cost_of(states)),
            #[cfg(feature = "backtracking")]
            Certificate::Backtracking(certificate) => {
                let problem = self.problem(Family::Backtracking)?;
                problem.choices()?.cost(certificate.choices())
            }
            _ => None,
        }
    }

    fn with(&self, codes: Vec<u8>) -> Option<Box<dyn Instance>> {
        let maze = Self::new(self.shape, self.ways, codes).ok()?;
        Some(Box::new(maze))
    }

    /// Makes the maze with another code on a cell. The cell must not be the start.
    fn coded(&self, cell: u32, code: impl FnOnce(u8) -> u8) -> Edited {
        let cells = self.codes.len() as u32;
        let Some(&before) = self.codes.get(cell as usize) else {
            return Err(EditError::OutsideBoard { cell, cells });
        };
        let mut codes = self.codes.clone();
        codes[cell as usize] = code(before);
        let is_start = before == START;
        let coded = self.with(codes).filter(|_| !is_start);
        coded.ok_or(EditError::FixedCell { cell })
    }

    pub(super) fn unpack(unpacker: &mut Unpacker<'_>) -> Result<Self, UnpackError> {
        let shape = KIND.sizes.unpack(unpacker)?;
        let bits = unpacker.byte()?;
        if bits > EIGHT_BIT | SEED_BIT {
            return Err(unpacker.refuse());
        }
        let ways = match bits & EIGHT_BIT {
            0 => Ways::Four,
            _ => Ways::Eight,
        };
        if bits & SEED_BIT > 0 {
            let seed = unpacker.number(MOST_SEED)?;
            return Self::drawn(shape, ways, seed).ok_or_else(|| unpacker.refuse());
        }
        let mut codes: Vec<u8> = Vec::new();
        // Each maze has exactly one sequence of bytes. A run that is continued is full, and further
        // full runs are written as MORE.
        let mut last: Option<(u8, Continues)> = None;
        while codes.len() < shape.cells() {
            let byte = unpacker.byte()?;
            let (code, units) = (byte >> 4, usize::from(byte & 15) + 1);
            let is_full = units == MOST_RUN;
            let (code, length, continues) = match last {
                Some((before, continues)) if code == MORE => match continues {
                    Continues::ByMore if is_full => (before, units * MOST_RUN, Continues::ByMore),
                    Continues::ByMore => (before, units * MOST_RUN, Continues::ByRest),
                    _ => return Err(unpacker.refuse()),
                },
                Some((before, continues)) if code == before => match continues {
                    Continues::Never => return Err(unpacker.refuse()),
                    _ if is_full => return Err(unpacker.refuse()),
                    _ => (code, units, Continues::Never),
                },
                _ if code >= CODES => return Err(unpacker.refuse()),
                _ if is_full => (code, units, Continues::ByMore),
                _ => (code, units, Continues::Never),
            };
            if codes.len() + length > shape.cells() {
                return Err(unpacker.refuse());
            }
            codes.extend(std::iter::repeat_n(code, length));
            last = Some((code, continues));
        }
        Self::new(shape, ways, codes).map_err(|_| unpacker.refuse())
    }

    /// Returns what it costs to walk along a path.
    fn cost_of(&self, states: &[State]) -> u32 {
        let entered = states.iter().skip(1);
        let costs = entered.filter_map(|&state| self.codes.get(state as usize));
        costs
            .map(|&code| match code {
                START | GOAL => 1,
                cost => u32::from(cost),
            })
            .sum()
    }
}

/// How a run in a link can be continued by more cells of the same code.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Continues {
    Never,
    /// By fewer cells than a full run.
    ByRest,
    /// By [`MORE`], or by fewer cells than a full run.
    ByMore,
}

impl Instance for MazeBoard {
    fn kind(&self) -> &'static Kind {
        &KIND
    }

    fn problem(&self, family: Family) -> Option<Problem> {
        match family {
            Family::StateSpace => Some(Problem::StateSpace(self.space_problem()?)),
            Family::Backtracking => {
                // A path without loops enters each cell at most once.
                let most = self.codes.len() as u32;
                Problem::deepening(&self.space_problem()?, most, most * u32::from(MOST_COST))
            }
            Family::Games | Family::Trees => None,
        }
    }

    fn pack(&self, bytes: &mut Vec<u8>) {
        pack_number(bytes, self.shape.rows.into());
        pack_number(bytes, self.shape.columns.into());
        let eight = u8::from(self.ways == Ways::Eight) * EIGHT_BIT;
        if let Some(seed) = self.seed {
            bytes.push(eight | SEED_BIT);
            pack_number(bytes, seed);
            return;
        }
        bytes.push(eight);
        for run in self.codes.chunk_by(|one, other| one == other) {
            let mut write = |code: u8, length: usize| bytes.push(code << 4 | (length - 1) as u8);
            let first = run.len().min(MOST_RUN);
            write(run[0], first);
            let mut rest = run.len() - first;
            while rest >= MOST_RUN {
                let times = (rest / MOST_RUN).min(MOST_RUN);
                write(MORE, times);
                rest -= times * MOST_RUN;
            }
            if rest > 0 {
                write(run[0], rest);
            }
        }
    }

    #[cfg(feature = "orders")]
    fn growth(&self) -> Option<Growth> {
        Some(Growth {
            formula: "n²",
            sizes: &[4, 8, 16, 32, 64, 128],
        })
    }

    /// A maze without walls.
    #[cfg(feature = "orders")]
    fn sized(&self, size: u32) -> Option<(u64, Box<dyn Instance>)> {
        let cells = (size * size) as usize;
        let mut codes = vec![1; cells];
        codes[0] = START;
        codes[cells - 1] = GOAL;
        let shape = Shape::near_square(size * size);
        let maze = Self::new(shape, self.ways, codes).ok()?;
        Some((cells as u64, Box::new(maze)))
    }

    fn text(&self) -> Option<String> {
        Some(judges_text(self.shape, &self.codes))
    }

    fn answer(&self, outcome: Outcome, certificate: Option<&Certificate>) -> String {
        match (outcome, certificate.and_then(|proof| self.cost(proof))) {
            (Outcome::Found { .. }, Some(cost)) => cost.to_string(),
            // No move costs less than 1, so the limit is also a limit on the cost.
            (Outcome::TooDeep { limit }, _) => format!("more than {limit}"),
            _ => "Poor ANGEL has to stay in the prison all his life.".to_owned(),
        }
    }

    fn editable(&self) -> Editable {
        Editable {
            board: true,
            goal: false,
            size: true,
            random: true,
        }
    }

    /// Changes a wall to a free cell, and a cost to the next higher one. The highest cost becomes a
    /// wall.
    fn edited(&self, cell: u32) -> Edited {
        self.coded(cell, |code| match code {
            0..MOST_COST => code + 1,
            _ => 0,
        })
    }

    /// Puts a code on the cell. If the code is `START`, the former start becomes a free cell,
    /// because a maze has one start. A maze can have several goals.
    fn numbered(&self, cell: u32, number: u32) -> Edited {
        let fixed = || EditError::FixedCell { cell };
        match u8::try_from(number) {
            Ok(START) if self.codes.get(cell as usize) == Some(&START) => {
                Ok(Box::new(self.clone()))
            }
            Ok(START) => {
                let without = self.codes.iter().map(|&code| match code {
                    START => 1,
                    code => code,
                });
                let mut codes: Vec<u8> = without.collect();
                let cells = codes.len() as u32;
                let place = codes.get_mut(cell as usize);
                *place.ok_or(EditError::OutsideBoard { cell, cells })? = START;
                self.with(codes).ok_or_else(fixed)
            }
            Ok(code) if code < CODES => self.coded(cell, |_| code),
            _ => Err(fixed()),
        }
    }

    /// Keeps the cells that fit. If the start or all goals are lost, they go to the first and the
    /// last cell.
    fn resized(&self, shape: Shape) -> Edited {
        let Shape { rows, columns } = shape;
        if !KIND.sizes.allow(shape) || shape.cells() < 2 {
            return Err(EditError::Size { rows, columns });
        }
        let mut codes = vec![1; shape.cells()];
        let old = self.codes.chunks(self.shape.columns as usize);
        for (row, kept) in codes.chunks_mut(columns as usize).zip(old) {
            let length = row.len().min(kept.len());
            row[..length].copy_from_slice(&kept[..length]);
        }
        let last = codes.len() - 1;
        if !codes.contains(&START) {
            let free = codes.iter().position(|&code| code != GOAL);
            codes[free.unwrap_or_default()] = START;
        }
        if !codes.contains(&GOAL) {
            let free = if codes[last] == START { last - 1 } else { last };
            codes[free] = GOAL;
        }
        let maze = Self::new(shape, self.ways, codes);
        let maze = maze.map_err(|_| EditError::Size { rows, columns })?;
        Ok(Box::new(maze))
    }

    fn starting_at(&self, start: State) -> Option<Box<dyn Instance>> {
        let mut codes = self.codes.clone();
        let before = *codes.get(start as usize)?;
        if before == 0 || before == GOAL {
            return None;
        }
        for code in codes.iter_mut().filter(|code| **code == START) {
            *code = 1;
        }
        codes[start as usize] = START;
        self.with(codes)
    }

    fn ending_at(&self, goal: State) -> Option<Box<dyn Instance>> {
        let mut codes = self.codes.clone();
        let before = *codes.get(goal as usize)?;
        if before == 0 || before == START {
            return None;
        }
        for code in codes.iter_mut().filter(|code| **code == GOAL) {
            *code = 1;
        }
        codes[goal as usize] = GOAL;
        self.with(codes)
    }

    fn settings(&self) -> Vec<Setting> {
        vec![Setting {
            id: WAYS,
            options: OPTIONS,
            value: OPTIONS[usize::from(self.ways == Ways::Eight)].to_owned(),
        }]
    }

    fn with_setting(&self, id: &str, value: &str) -> Edited {
        let ways = match (id, value) {
            (WAYS, "four") => Ways::Four,
            (WAYS, "eight") => Ways::Eight,
            _ => return Err(EditError::setting(id)),
        };
        Ok(Box::new(Self {
            ways,
            ..self.clone()
        }))
    }

    fn random(&self, wanted: Option<u32>, seed: u64) -> Option<Box<dyn Instance>> {
        if wanted.is_some() {
            return None;
        }
        Some(Box::new(Self::drawn(self.shape, self.ways, seed)?))
    }
}
