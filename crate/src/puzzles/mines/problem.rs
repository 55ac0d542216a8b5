//! The problem of a field, for backtracking searches.

use std::sync::Arc;

use super::constrained::Constrained;
use super::field::Field;
use super::kind::{CONSTRAINED, FORCED, NUMBERS, ROW_MAJOR, SIZES};
use super::rows::Rows;
use crate::backtracking::{self, Brancher, Choice, Choices};
use crate::board::Shape;
use crate::instance::EditError;
use crate::proof::{Flaw, Refutation};

/// One field with its settings.
#[derive(Clone, Debug)]
pub struct Mines {
    pub(super) field: Arc<Field>,
    /// The mines that the numbers count, one value for each cell. `None` if the numbers were set by
    /// hand.
    pub(super) mines: Option<Arc<[u8]>>,
    pub(super) finds_all: bool,
}

impl Mines {
    /// Makes the instance with these numbers, row by row, each taken modulo 10.
    ///
    /// # Errors
    /// [`EditError::Size`] for a board with no cell or more than 2,500, or if the number of cells
    /// differs from the number of `numbers`.
    pub fn new(shape: Shape, numbers: &[u8]) -> Result<Self, EditError> {
        let Shape { rows, columns } = shape;
        if !SIZES.allow(shape) || numbers.len() != shape.cells() {
            return Err(EditError::Size { rows, columns });
        }
        let numbers = numbers.iter().map(|number| number % NUMBERS as u8);
        Ok(Self::of_numbers(Field::new(shape, numbers.collect())))
    }

    pub(super) fn of_numbers(field: Field) -> Self {
        Self {
            field: Arc::new(field),
            mines: None,
            finds_all: false,
        }
    }

    pub(super) fn mined(shape: Shape, mines: Vec<u8>) -> Self {
        Self {
            field: Arc::new(Field::of_mines(shape, &mines)),
            mines: Some(mines.into()),
            finds_all: false,
        }
    }

    pub(super) fn shape(&self) -> Shape {
        self.field.shape()
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

    fn brancher_bytes(&self) -> usize {
        4096 + 512 * self.shape().cells()
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
        // Names of `rows::NUMBER` and `constrained::NOTHING_FITS`.
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
