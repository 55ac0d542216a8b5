//! The functions of a board for editor, links and judges.

use super::board::{CellBoard, CellRules};
use super::numbers;
use crate::board::Shape;
use crate::bytes::pack_number;
use crate::certificate::Certificate;
#[cfg(feature = "orders")]
use crate::growth::Growth;
use crate::instance::{EditError, Editable, Edited, Instance};
use crate::kind::Kind;
use crate::problem::{Family, Problem};
use crate::search::Outcome;
use crate::state_space::{SpaceProblem, State};

impl<R: CellRules> CellBoard<R> {
    /// Returns the codes of the cells of the start's board.
    pub(super) fn cells(&self) -> Vec<u8> {
        let mut cells = vec![0; self.shape.cells()];
        numbers::write(R::CODES, self.start, &mut cells);
        cells
    }
}

impl<R: CellRules> Instance for CellBoard<R> {
    fn kind(&self) -> &'static Kind {
        R::KIND
    }

    fn problem(&self, family: Family) -> Option<Problem> {
        let space = || match R::REVERSIBLE {
            true => SpaceProblem::two_way(self.clone()),
            false => SpaceProblem::one_way(self.clone()),
        };
        let problem = || space().ordered_by(|| R::orders(self));
        match family {
            Family::StateSpace => Some(Problem::StateSpace(problem())),
            Family::Backtracking => {
                let most = R::most_moves(self);
                Problem::deepening(&problem(), most, most)
            }
            Family::Games => None,
        }
    }

    fn editable(&self) -> Editable {
        Editable {
            board: true,
            size: true,
            ..Editable::default()
        }
    }

    fn pack(&self, bytes: &mut Vec<u8>) {
        pack_number(bytes, self.shape.rows.into());
        pack_number(bytes, self.shape.columns.into());
        pack_number(bytes, self.start);
    }

    fn text(&self) -> Option<String> {
        let Shape { rows, columns } = self.shape;
        let (rows, columns) = (rows as usize, columns as usize);
        let mut text = String::new();
        if R::SIDE == Some(columns) && rows != columns {
            // Write a blank line: without it, lines of this length would be read as boards of the
            // judges' size.
            text.push('\n');
        }
        for row in self.cells().chunks(columns) {
            text.extend(row.iter().filter_map(|&code| R::LETTERS.letter(code)));
            text.push('\n');
        }
        Some(text)
    }

    fn edited(&self, cell: u32) -> Edited {
        let mut cells = self.cells();
        let count = cells.len() as u32;
        let Some(code) = cells.get_mut(cell as usize) else {
            return Err(EditError::OutsideBoard { cell, cells: count });
        };
        *code = (*code + 1) % R::CODES as u8;
        Ok(Box::new(self.with(numbers::number(R::CODES, &cells))))
    }

    fn resized(&self, shape: Shape) -> Edited {
        let resized = Self::new(shape, 0)?;
        let [old, new] = [self.shape, shape].map(|shape| shape.columns as usize);
        let mut cells = resized.cells();
        for (kept, row) in cells.chunks_mut(new).zip(self.cells().chunks(old)) {
            let columns = new.min(old);
            kept[..columns].copy_from_slice(&row[..columns]);
        }
        Ok(Box::new(resized.with(numbers::number(R::CODES, &cells))))
    }

    fn starting_at(&self, start: State) -> Option<Box<dyn Instance>> {
        Some(Box::new(self.with(self.number_of(start))))
    }

    #[cfg(feature = "orders")]
    fn growth(&self) -> Option<Growth> {
        R::GROWTH
    }

    #[cfg(feature = "orders")]
    fn sized(&self, size: u32) -> Option<(u64, Box<dyn Instance>)> {
        let shape = Shape::near_square(size);
        let board = Self::new(shape, 0).ok()?;
        Some((R::count_of(shape), Box::new(board)))
    }

    fn answer(&self, outcome: Outcome, _: Option<&Certificate>) -> String {
        R::answer(outcome)
    }
}
