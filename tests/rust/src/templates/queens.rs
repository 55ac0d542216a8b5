//! Queens: one in each row and column of a board, so that none attacks another. The template for a
//! puzzle of the backtracking family: copy it to `crate/src/puzzles`, and add its `PUZZLE` to the
//! registry there.
//!
//! A choice is the cell of a row's queen. Board codes: 0 empty, 1 queen. Text: one number a case,
//! the side of the board; the answer is the column of each row's queen, from 1.

use std::sync::Arc;

use searchlight_core::backtracking::{self, Brancher, Choice, Choices, Node, Reason};
use searchlight_core::bytes::{UnpackError, Unpacker, pack_number};
use searchlight_core::text::{InputError, Line};
use searchlight_core::{
    Algorithm, Algorithms, Case, CaseReader, Certificate, Family, Flaw, Instance, Kind, Outcome,
    Preset, Problem, Puzzle, Shape, Sizes, Wanted,
};

/// How queens enter a registry.
pub const PUZZLE: Puzzle = Puzzle {
    kind: &KIND,
    reader: || Box::new(Sides),
    unpack: |unpacker| Ok(Box::new(Queens::unpack(unpacker)?)),
};

/// What queens are.
pub static KIND: Kind = Kind {
    id: "queens",
    // Links say it: once released it never changes. Nor do the codes of algorithms.
    code: 251,
    algorithms: Algorithms::new(&[(0, Algorithm::Backtracking(NAIVE))]),
    algorithm: Algorithm::Backtracking(NAIVE),
    sizes: Sizes {
        most_rows: MOST_SIDE,
        most_columns: MOST_SIDE,
        most_cells: MOST_SIDE * MOST_SIDE,
    },
    wanted: Wanted::Nothing,
    presets: &[Preset::new("eight", "8"), Preset::new("none", "3")],
};

/// Tries the columns of each row from left to right.
pub const NAIVE: backtracking::Algorithm = backtracking::Algorithm::new("naive");

/// A node has a candidate for each column, and there can be 255 of them.
const MOST_SIDE: u32 = 255;
/// The only value that is chosen for a cell; the board shows a value with 1 added.
const QUEEN: u8 = 0;
/// The index of the first, and only, of [`Choices::reasons`].
const ATTACKED: Reason = 0;

/// One board.
#[derive(Clone, Copy, Debug)]
pub struct Queens {
    side: u32,
}

impl Queens {
    /// Reads what [`Instance::pack`] wrote, and refuses all else: an instance has one link only.
    fn unpack(unpacker: &mut Unpacker<'_>) -> Result<Self, UnpackError> {
        match unpacker.number(MOST_SIDE.into())? {
            0 => Err(unpacker.refuse()),
            side => Ok(Self { side: side as u32 }),
        }
    }

    /// Whether queens on two cells attack each other: the rule of the puzzle.
    fn attack(self, one: u32, other: u32) -> bool {
        let rows = (one / self.side).abs_diff(other / self.side);
        let columns = (one % self.side).abs_diff(other % self.side);
        rows == 0 || columns == 0 || rows == columns
    }
}

impl Choices for Queens {
    fn board_shape(&self) -> Shape {
        let (rows, columns) = (self.side, self.side);
        Shape { rows, columns }
    }

    fn most_choices(&self) -> usize {
        self.side as usize
    }

    fn most_candidates(&self) -> usize {
        self.side as usize
    }

    fn brancher(&self, algorithm: backtracking::Algorithm) -> Option<Box<dyn Brancher>> {
        (algorithm == NAIVE).then(|| Naive::at_root(*self))
    }

    fn reasons(&self) -> &'static [&'static str] {
        &["attacked"]
    }

    // Written apart from the search, so that a mistake there is seen here.
    fn check(&self, answer: &[Choice]) -> Result<(), Flaw> {
        let cells = self.side * self.side;
        for (number, &Choice { cell, value }) in answer.iter().enumerate() {
            let mut before = answer[..number].iter();
            let attacked = before.any(|queen| self.attack(queen.cell, cell));
            if value != QUEEN || cell >= cells || attacked {
                return Err(Flaw::WrongChoice { cell });
            }
        }
        // So far each stands in a row of its own.
        let is_empty = |row: &u32| answer.iter().all(|queen| queen.cell / self.side != *row);
        match (0..self.side).find(is_empty) {
            Some(row) => Err(Flaw::WrongChoice {
                cell: row * self.side,
            }),
            None => Ok(()),
        }
    }
}

/// The board while it is searched: the cells of the queens so far, row by row.
struct Naive {
    queens: Queens,
    cells: Vec<u32>,
}

impl Naive {
    fn at_root(queens: Queens) -> Box<dyn Brancher> {
        let cells = Vec::new();
        Box::new(Self { queens, cells })
    }
}

// What does not depend on choices goes into fields, behind an `Arc` where it is large: a search
// has several branchers, and `root` makes each of them.
impl Brancher for Naive {
    fn root(&self) -> Box<dyn Brancher> {
        Self::at_root(self.queens)
    }

    fn branch(&mut self) -> Node {
        if self.cells.len() == self.queens.side as usize {
            Node::Complete
        } else {
            Node::Candidates(self.queens.side as u8)
        }
    }

    fn candidate(&self, index: u8) -> Choice {
        let row = self.cells.len() as u32;
        Choice {
            cell: row * self.queens.side + u32::from(index),
            value: QUEEN,
        }
    }

    fn place(&mut self, index: u8) -> Result<(), Reason> {
        let Choice { cell, .. } = self.candidate(index);
        let mut queens = self.cells.iter();
        if queens.any(|&queen| self.queens.attack(queen, cell)) {
            return Err(ATTACKED);
        }
        self.cells.push(cell);
        Ok(())
    }

    fn retract(&mut self) {
        self.cells.pop();
    }

    fn path(&self, choices: &mut Vec<Choice>) {
        let cells = self.cells.iter();
        choices.extend(cells.map(|&cell| Choice { cell, value: QUEEN }));
    }
}

impl Instance for Queens {
    fn kind(&self) -> &'static Kind {
        &KIND
    }

    fn problem(&self, family: Family) -> Option<Problem> {
        (family == Family::Backtracking).then(|| Problem::Backtracking(Arc::new(*self)))
    }

    fn pack(&self, bytes: &mut Vec<u8>) {
        pack_number(bytes, self.side.into());
    }

    fn text(&self) -> Option<String> {
        Some(format!("{}\n", self.side))
    }

    fn answer(&self, _: Outcome, proof: Option<&Certificate>) -> String {
        match proof {
            Some(Certificate::Backtracking(backtracking::Certificate::Choices { choices })) => {
                let columns = choices.iter().map(|queen| queen.cell % self.side + 1);
                let columns: Vec<_> = columns.map(|column| column.to_string()).collect();
                columns.join(" ")
            }
            _ => "Impossible".to_owned(),
        }
    }
}

/// Reads a case a word. A case of several lines keeps those that have come in a field.
struct Sides;

impl CaseReader for Sides {
    fn line(&mut self, line: &Line<'_>, cases: &mut Vec<Case>) -> Result<(), InputError> {
        for word in line.parts() {
            let side = word.number_between(1, MOST_SIDE)?;
            cases.push(Case::new(line.number, Queens { side }));
        }
        Ok(())
    }

    fn end(&mut self, _: usize, _: &mut Vec<Case>) -> Result<(), InputError> {
        // No case is ever half read.
        Ok(())
    }
}
