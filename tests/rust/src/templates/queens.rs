//! Queens: one in each row and column of a board, so that none attacks another. The template for a
//! puzzle of the backtracking family: copy it to `crate/src/puzzles`, and add its `PUZZLE` to the
//! registry there.
//!
//! A choice is the cell of a row's queen. Board codes: 0 empty, 1 queen. Text: a line a case with
//! one number, the side of the board; the answer is the column of each row's queen, from 1.

use std::sync::Arc;

use searchlight_core::backtracking::{self, Brancher, Branching, Choice, Choices, Reason};
use searchlight_core::bytes::{UnpackError, Unpacker, pack_number};
use searchlight_core::text::{InputError, Line};
use searchlight_core::{
    Algorithm, Algorithms, Case, CaseReader, Certificate, Family, Flaw, GoalPolicy, Instance, Kind,
    Outcome, Preset, Problem, Puzzle, Shape, Sizes, Wanted,
};

/// The entry of queens in a registry.
pub const PUZZLE: Puzzle = Puzzle {
    kind: &KIND,
    reader: || Box::new(Sides),
    unpack: |unpacker| Ok(Box::new(Queens::unpack(unpacker)?)),
};

/// The name, the algorithms, the boards and the examples of queens.
pub static KIND: Kind = Kind {
    id: "template-queens",
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

    fn queen(self, row: usize, column: u8) -> Choice {
        Choice {
            cell: row as u32 * self.side + u32::from(column),
            value: QUEEN,
        }
    }
}

/// Whether queens on two cells, each a row and a column, attack each other.
fn attack(one: (u32, u32), other: (u32, u32)) -> bool {
    let rows = one.0.abs_diff(other.0);
    let columns = one.1.abs_diff(other.1);
    rows == 0 || columns == 0 || rows == columns
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

    // Nothing of it is shared with the search: a mistake made there is seen here.
    fn check(&self, answer: &[Choice]) -> Result<(), Flaw> {
        let place = |cell: u32| (cell / self.side, cell % self.side);
        for (number, &Choice { cell, value }) in answer.iter().enumerate() {
            let is_inside = cell < self.side * self.side;
            let mut before = answer[..number].iter();
            let is_attacked = before.any(|queen| attack(place(queen.cell), place(cell)));
            if value != QUEEN || !is_inside || is_attacked {
                return Err(Flaw::WrongChoice { cell });
            }
        }
        // No two stand in one row; is there one in each?
        let is_empty = |row: &u32| answer.iter().all(|queen| place(queen.cell).0 != *row);
        (0..self.side).find(is_empty).map_or(Ok(()), |row| {
            let cell = row * self.side;
            Err(Flaw::WrongChoice { cell })
        })
    }
}

/// The board while it is searched: the column of each row's queen so far.
struct Naive {
    queens: Queens,
    columns: Vec<u8>,
}

impl Naive {
    fn at_root(queens: Queens) -> Box<dyn Brancher> {
        let columns = Vec::new();
        Box::new(Self { queens, columns })
    }
}

// A search has several branchers, and `root` makes each of them. What is large and the same for all
// goes behind an `Arc`.
impl Brancher for Naive {
    fn root(&self) -> Box<dyn Brancher> {
        Self::at_root(self.queens)
    }

    fn branch(&mut self) -> Branching {
        if self.columns.len() == self.queens.most_choices() {
            Branching::Complete
        } else {
            Branching::Candidates(self.queens.side as u8)
        }
    }

    fn candidate(&self, index: u8) -> Choice {
        self.queens.queen(self.columns.len(), index)
    }

    fn place(&mut self, index: u8) -> Result<(), Reason> {
        // The rows above, the nearest one first.
        let mut above = (1..).zip(self.columns.iter().rev());
        let sees = |(rows, &column): (usize, &u8)| {
            let aside = usize::from(column.abs_diff(index));
            aside == 0 || aside == rows
        };
        if above.any(sees) {
            return Err(ATTACKED);
        }
        self.columns.push(index);
        Ok(())
    }

    fn retract(&mut self) {
        self.columns.pop();
    }

    fn path(&self, choices: &mut Vec<Choice>) {
        let columns = self.columns.iter().enumerate();
        choices.extend(columns.map(|(row, &column)| self.queens.queen(row, column)));
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

    // Who watches wants to see an answer; a search of everything would end on an empty board.
    fn goal(&self) -> GoalPolicy {
        GoalPolicy::FirstAnswer
    }

    fn answer(&self, _: Outcome, certificate: Option<&Certificate>) -> String {
        match certificate {
            Some(Certificate::Backtracking(backtracking::Certificate::Choices { choices })) => {
                let columns = choices.iter().map(|queen| queen.cell % self.side + 1);
                let columns: Vec<_> = columns.map(|column| column.to_string()).collect();
                columns.join(" ")
            }
            _ => "Impossible".to_owned(),
        }
    }
}

/// Reads a case a line. The documentation of [`CaseReader`] shows a case of several lines.
struct Sides;

impl CaseReader for Sides {
    fn line(&mut self, line: &Line<'_>, cases: &mut Vec<Case>) -> Result<(), InputError> {
        if line.is_blank() {
            return Ok(());
        }
        let side = line.number_between(1, MOST_SIDE)?;
        cases.push(Case::new(line.number, Queens { side }));
        Ok(())
    }

    fn end(&mut self, _: usize, _: &mut Vec<Case>) -> Result<(), InputError> {
        // No case is ever half read.
        Ok(())
    }
}
