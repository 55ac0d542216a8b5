//! The Minesweeper configuration: mines that fit every number of a field.
//!
//! A choice is a cell and whether it has a mine. A number counts the mines around its cell, the
//! cell itself included. Board codes: 0 nothing chosen, 1 free, 2 mine, 3 and 4 the same where there
//! was no other choice; labels: the mines that each number still needs.

mod constrained;
mod deduction;
mod digits;
mod field;
mod picture;
mod random;
mod rows;
mod sums;
mod text;

use std::sync::Arc;

use crate::backtracking::{self, Brancher, Choice, Choices};
use crate::board::Shape;
use crate::bytes::{UnpackError, Unpacker, pack_number};
use crate::certificate::Certificate;
use crate::instance::{EditError, Editable, Edited, Instance, Puzzle, Setting, count};
use crate::kind::{Algorithms, Kind, Preset, Sizes, Wanted};
use crate::problem::{Algorithm, Family, Problem};
use crate::proof::{Flaw, Refutation};
use crate::search::{GoalPolicy, Outcome};
use constrained::Constrained;
use digits::Digits;
use field::{Field, MINE};
use random::MOST_STEPS;
use rows::Rows;

/// How the Minesweeper configuration enters the registry.
pub const PUZZLE: Puzzle = Puzzle {
    kind: &KIND,
    reader: || Box::new(text::Fields::default()),
    unpack: |unpacker| Ok(Box::new(Mines::unpack(unpacker)?)),
};

/// What the Minesweeper configuration is.
pub static KIND: Kind = Kind {
    id: "mines",
    code: 5,
    algorithms: Algorithms::new(&[
        (0, Algorithm::Backtracking(ROW_MAJOR)),
        (1, Algorithm::Backtracking(FORCED)),
        (2, Algorithm::Backtracking(CONSTRAINED)),
    ]),
    algorithm: Algorithm::Backtracking(CONSTRAINED),
    sizes: SIZES,
    wanted: Wanted::Unique,
    presets: &[
        Preset::new(
            "choices",
            "8 8\n\
             1 2 3 3 2 1 2 2\n\
             1 2 3 3 3 3 5 4\n\
             1 1 2 2 4 4 6 4\n\
             2 2 2 2 5 5 6 3\n\
             2 3 4 5 6 4 3 1\n\
             1 2 4 5 5 4 2 1\n\
             2 3 4 5 4 4 3 3\n\
             2 2 2 2 2 3 3 3",
        ),
        Preset::new("forced", "4 4\n1 1 0 0\n1 2 1 1\n1 2 2 2\n0 1 2 2").by("forced"),
        Preset::new(
            "several",
            "5 5\n2 3 2 2 1\n4 5 3 3 2\n4 5 4 3 2\n5 6 4 4 3\n3 4 3 3 2",
        )
        .set(&[(FIND, ALL)]),
        Preset::new(
            "unique",
            "8 8\n\
             1 1 2 2 2 1 1 1\n\
             1 2 4 4 4 2 2 1\n\
             2 4 6 5 4 2 2 1\n\
             3 5 6 5 5 4 4 2\n\
             3 4 4 3 3 3 3 2\n\
             2 3 3 2 2 2 2 1\n\
             1 2 3 3 3 2 3 2\n\
             1 2 3 3 3 2 3 2",
        )
        .set(&[(FIND, ALL)]),
        Preset::new(
            "impossible",
            "5 5\n0 1 1 1 0\n1 2 1 1 0\n2 3 2 2 0\n4 5 3 2 1\n3 4 3 2 1",
        ),
        Preset::new("large", include_str!("mines/large.txt")),
    ],
};

/// Tries both values cell by cell, row by row.
pub const ROW_MAJOR: backtracking::Algorithm = backtracking::Algorithm::new("rowMajor");
/// Does the same, but gives the last cell of a number the one value that the number leaves.
pub const FORCED: backtracking::Algorithm = backtracking::Algorithm::new("forced");
/// Draws every conclusion first, then chooses the most constrained cell.
pub const CONSTRAINED: backtracking::Algorithm = backtracking::Algorithm::new("constrained");

const MOST_CELLS: u32 = 2_500;
const SIZES: Sizes = Sizes {
    most_rows: MOST_CELLS,
    most_columns: MOST_CELLS,
    most_cells: MOST_CELLS,
};
/// A cell's number is below this.
const NUMBERS: u32 = 10;

/// Of solutions that are counted, so many are enough.
const MOST_COUNTED: u64 = 10_000;

/// The setting that says when to stop, and its values.
const FIND: &str = "find";
const FINDS: &[&str] = &["first", ALL];
const ALL: &str = "all";

/// What follows in a link: the bits of its third part.
const FINDS_ALL: u64 = 1;
const HAS_MINES: u64 = 2;

/// One field.
#[derive(Clone, Debug)]
pub struct Mines {
    field: Arc<Field>,
    /// The mines that the numbers count, one value a cell, unless the numbers are set by hand.
    mines: Option<Arc<[u8]>>,
    finds_all: bool,
}

impl Mines {
    /// The field with these numbers, row by row.
    ///
    /// # Errors
    /// [`EditError::Size`] for a board with no cell or more than 2,500, or with another number of
    /// cells than numbers. Each number is taken modulo 10.
    pub fn new(shape: Shape, numbers: &[u8]) -> Result<Self, EditError> {
        let Shape { rows, columns } = shape;
        if !SIZES.allow(shape) || numbers.len() != shape.cells() {
            return Err(EditError::Size { rows, columns });
        }
        let numbers = numbers.iter().map(|number| number % NUMBERS as u8);
        Ok(Self::of_numbers(Field::new(shape, numbers.collect())))
    }

    fn of_numbers(field: Field) -> Self {
        Self {
            field: Arc::new(field),
            mines: None,
            finds_all: false,
        }
    }

    fn mined(shape: Shape, mines: Vec<u8>) -> Self {
        Self {
            field: Arc::new(Field::of_mines(shape, &mines)),
            mines: Some(mines.into()),
            finds_all: false,
        }
    }

    fn shape(&self) -> Shape {
        self.field.shape()
    }

    /// This one, with the settings of `other`.
    fn set_as(self, other: &Self) -> Box<dyn Instance> {
        Box::new(Self {
            finds_all: other.finds_all,
            ..self
        })
    }

    fn inside(&self, cell: u32) -> Result<usize, EditError> {
        let cells = self.shape().cells() as u32;
        if cell < cells {
            Ok(cell as usize)
        } else {
            Err(EditError::OutsideBoard { cell, cells })
        }
    }

    fn unpack(unpacker: &mut Unpacker<'_>) -> Result<Self, UnpackError> {
        let shape = SIZES.unpack(unpacker)?;
        let parts = unpacker.number(FINDS_ALL | HAS_MINES)?;
        let unpacked = if parts & HAS_MINES == 0 {
            let numbers = Digits::NUMBERS.unpack(unpacker, shape.cells())?;
            Self::of_numbers(Field::new(shape, numbers.into()))
        } else {
            Self::mined(shape, Digits::MINES.unpack(unpacker, shape.cells())?)
        };
        Ok(Self {
            finds_all: parts & FINDS_ALL != 0,
            ..unpacked
        })
    }
}

impl Choices for Mines {
    fn board_shape(&self) -> Shape {
        self.shape()
    }

    fn most_choices(&self) -> usize {
        self.shape().cells()
    }

    fn most_candidates(&self) -> usize {
        2
    }

    fn brancher(&self, algorithm: backtracking::Algorithm) -> Option<Box<dyn Brancher>> {
        let field = Arc::clone(&self.field);
        match algorithm {
            ROW_MAJOR => Some(Box::new(Rows::naive(field))),
            FORCED => Some(Box::new(Rows::forced(field))),
            CONSTRAINED => Some(Box::new(Constrained::new(field))),
            _ => None,
        }
    }

    fn reasons(&self) -> &'static [&'static str] {
        // In the order of rows::NUMBER and constrained::NOTHING_FITS.
        &["number", "nothingFits"]
    }

    fn refutation(&self) -> Option<Refutation> {
        let cell = self.field.number_too_large()?;
        let most = self.field.around(cell as usize).cells().len() as u32;
        Some(Refutation::NumberTooLarge { cell, most })
    }

    fn check(&self, answer: &[Choice]) -> Result<(), Flaw> {
        self.field.check(answer)
    }
}

impl Instance for Mines {
    fn kind(&self) -> &'static Kind {
        &KIND
    }

    fn problem(&self, family: Family) -> Option<Problem> {
        (family == Family::Backtracking).then(|| Problem::Backtracking(Arc::new(self.clone())))
    }

    fn editable(&self) -> Editable {
        Editable {
            board: true,
            goal: true,
            size: true,
        }
    }

    fn text(&self) -> Option<String> {
        Some(text::written(&self.field))
    }

    fn pack(&self, bytes: &mut Vec<u8>) {
        let Shape { rows, columns } = self.shape();
        pack_number(bytes, rows.into());
        pack_number(bytes, columns.into());
        let finds = if self.finds_all { FINDS_ALL } else { 0 };
        match &self.mines {
            None => {
                pack_number(bytes, finds);
                Digits::NUMBERS.pack(self.field.numbers(), bytes);
            }
            Some(mines) => {
                pack_number(bytes, finds | HAS_MINES);
                Digits::MINES.pack(mines, bytes);
            }
        }
    }

    /// The cell's number goes up by one, from 9 to 0; what mines there are is not known then.
    fn edited(&self, cell: u32) -> Edited {
        let number = self.field.numbers()[self.inside(cell)?];
        self.numbered(cell, (u32::from(number) + 1) % NUMBERS)
    }

    /// What mines there are is not known then, unless it is the number that the cell shows already.
    fn numbered(&self, cell: u32, number: u32) -> Edited {
        let index = self.inside(cell)?;
        if number >= NUMBERS {
            return Err(EditError::FixedCell { cell });
        }
        let mut numbers: Box<[u8]> = self.field.numbers().into();
        if u32::from(numbers[index]) == number {
            return Ok(Box::new(self.clone()));
        }
        numbers[index] = number as u8;
        let edited = Self::of_numbers(Field::new(self.shape(), numbers));
        Ok(edited.set_as(self))
    }

    /// The mines that the numbers count; every cell is open where the numbers are set by hand.
    fn goal_board(&self) -> Option<Vec<u8>> {
        Some(match &self.mines {
            Some(mines) => mines
                .iter()
                .map(|&value| picture::code(value, false))
                .collect(),
            None => vec![picture::OPEN; self.shape().cells()],
        })
    }

    /// The cell gets a mine or loses it, and the numbers follow; of numbers set by hand nothing is
    /// left.
    fn goal_edited(&self, cell: u32) -> Edited {
        let cell = self.inside(cell)?;
        let mut mines = match &self.mines {
            Some(mines) => mines.to_vec(),
            None => vec![field::FREE; self.shape().cells()],
        };
        mines[cell] = MINE - mines[cell];
        Ok(Self::mined(self.shape(), mines).set_as(self))
    }

    fn resized(&self, shape: Shape) -> Edited {
        let Shape { rows, columns } = shape;
        if !SIZES.allow(shape) {
            return Err(EditError::Size { rows, columns });
        }
        let old = self.shape();
        let kept = |values: &[u8]| {
            let mut kept = vec![0; shape.cells()];
            let lines = kept.chunks_mut(columns as usize);
            for (line, old) in lines.zip(values.chunks(old.columns as usize)) {
                for (value, old) in line.iter_mut().zip(old) {
                    *value = *old;
                }
            }
            kept
        };
        let resized = match &self.mines {
            Some(mines) => Self::mined(shape, kept(mines)),
            None => Self::of_numbers(Field::new(shape, kept(self.field.numbers()).into())),
        };
        Ok(resized.set_as(self))
    }

    fn settings(&self) -> Vec<Setting> {
        vec![Setting {
            id: FIND,
            options: FINDS,
            value: FINDS[usize::from(self.finds_all)].to_owned(),
        }]
    }

    fn with_setting(&self, id: &str, value: &str) -> Edited {
        let known = FINDS.iter().position(|&known| known == value);
        match known.filter(|_| id == FIND) {
            Some(index) => Ok(Box::new(Self {
                finds_all: FINDS[index] == ALL,
                ..self.clone()
            })),
            None => Err(EditError::setting(id)),
        }
    }

    fn goal(&self) -> GoalPolicy {
        if self.finds_all {
            GoalPolicy::CountTo(MOST_COUNTED)
        } else {
            GoalPolicy::FirstAnswer
        }
    }

    /// A field of the same size, a mine on each fifth cell on average; `wanted` 1 asks for one that
    /// has no other solution.
    fn random(&self, wanted: Option<u32>, seed: u64) -> Option<Box<dyn Instance>> {
        let shape = self.shape();
        let mines = match wanted {
            None => random::mines(shape, seed),
            Some(1) => random::only_mines(shape, seed, MOST_STEPS).mines?,
            Some(_) => return None,
        };
        Some(Self::mined(shape, mines).set_as(self))
    }

    fn numbers(&self) -> Option<Vec<u8>> {
        Some(self.field.numbers().to_vec())
    }

    /// With a blank line, as [`answer`](Self::answer).
    fn counted(&self, goals: u64, all: bool) -> String {
        format!("{}\n", count(goals, all))
    }

    /// The mines, or that there are none; and a blank line, for the judges want one behind each
    /// case.
    fn answer(&self, _: Outcome, proof: Option<&Certificate>) -> String {
        match proof {
            Some(Certificate::Backtracking(backtracking::Certificate::Choices { choices })) => {
                text::drawn(self.shape(), choices)
            }
            _ => "Impossible\n".to_owned(),
        }
    }
}
