//! A field for the editor, links and judges.

use std::num::NonZeroU64;
use std::sync::Arc;

use super::digits::Digits;
use super::field::{self, Field, MINE};
use super::kind::{ALL, FIND, FINDS, KIND, NUMBERS, SIZES};
use super::problem::Mines;
use super::random::{self, MOST_STEPS};
use super::{picture, text};
use crate::backtracking;
use crate::board::Shape;
use crate::bytes::{UnpackError, Unpacker, pack_number};
use crate::certificate::Certificate;
use crate::instance::{EditError, Editable, Edited, Instance, Setting, count};
use crate::kind::Kind;
use crate::problem::{Family, Problem};
use crate::search::{GoalPolicy, Outcome};

/// Maximum number of solutions that are counted.
const MOST_COUNTED: Option<NonZeroU64> = NonZeroU64::new(10_000);

/// Bits of the third number of a link: whether to count all solutions, and whether mines are packed
/// in place of numbers.
const FINDS_ALL: u64 = 1;
const HAS_MINES: u64 = 2;

impl Mines {
    /// Copies the settings of `other`.
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

    /// Reads the bytes that [`Instance::pack`] wrote.
    ///
    /// # Errors
    /// [`UnpackError`] if the bytes are anything else.
    pub(super) fn unpack(unpacker: &mut Unpacker<'_>) -> Result<Self, UnpackError> {
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
            random: true,
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

    /// Raises the number of the cell by one, or from 9 to 0. The mines are unknown afterwards.
    fn edited(&self, cell: u32) -> Edited {
        let number = self.field.numbers()[self.inside(cell)?];
        self.numbered(cell, (u32::from(number) + 1) % NUMBERS)
    }

    /// Makes the cell show `number`. The mines are unknown afterwards, unless the cell already
    /// showed this number.
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

    /// Returns the mines that the numbers count. If the numbers were set by hand, all cells are
    /// undecided.
    fn goal_board(&self) -> Option<Vec<u8>> {
        Some(match &self.mines {
            Some(mines) => mines
                .iter()
                .map(|&value| picture::code(value, false))
                .collect(),
            None => vec![picture::OPEN; self.shape().cells()],
        })
    }

    /// Adds or removes a mine on the cell, and counts the numbers again. Numbers that were set by
    /// hand are lost.
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

    /// Makes a random field of the same size. On average, every fifth cell has a mine. If `wanted`
    /// is 1, the field has exactly one solution.
    fn random(&self, wanted: Option<u32>, seed: u64) -> Option<Box<dyn Instance>> {
        let shape = self.shape();
        let mut budget = MOST_STEPS;
        let mines = match wanted {
            None => random::mines(shape, seed),
            Some(1) => random::only_mines(shape, seed, &mut budget)?,
            Some(_) => return None,
        };
        Some(Self::mined(shape, mines).set_as(self))
    }

    fn given_numbers(&self) -> Option<Vec<u8>> {
        Some(self.field.numbers().to_vec())
    }

    /// Writes the number of solutions and a blank line, as in [`answer`](Self::answer).
    fn counted(&self, goals: u64, all: bool) -> String {
        format!("{}\n", count(goals, all))
    }

    /// Writes the mines, or `Impossible`, and a blank line, which the judges expect after each
    /// case.
    fn answer(&self, _: Outcome, certificate: Option<&Certificate>) -> String {
        match certificate {
            Some(Certificate::Backtracking(backtracking::Certificate::Choices { choices })) => {
                text::drawn(self.shape(), choices)
            }
            _ => "Impossible\n".to_owned(),
        }
    }
}
