//! Judges' text of two sets of pieces, the start and then the goal.

use super::{Format, Pieces, Rules};
use crate::puzzle::{Case, CaseReader};
use crate::puzzles::ranking::Rankings;
use crate::text::{InputError, InputFault, Letters, Line};

impl Rules {
    /// Returns the number of lines of a case.
    fn lines(&self) -> usize {
        match self.format {
            Format::Rows(_) => 2 * self.judges.rows as usize,
            Format::Coordinates { .. } => 2,
        }
    }

    /// Reads one row of a board. Returns the cells with pieces.
    fn read_row(&self, line: &Line<'_>, row: usize, letters: Letters) -> Result<u64, InputError> {
        let columns = self.judges.columns as usize;
        if !line.fits(columns, letters) {
            return Err(line.fault(line.unfit(columns, letters)));
        }
        let cells = (row * columns..).zip(line.letters());
        let with_piece = cells.filter(|&(_, letter)| letters.index(letter) == Some(1));
        Ok(with_piece.fold(0, |set, (cell, _)| set | 1 << cell))
    }

    /// Reads the row and the column of each piece.
    fn read_coordinates(&self, line: &Line<'_>, pieces: u32) -> Result<u64, InputError> {
        let side = self.judges.columns;
        let numbers = line.numbers(2 * pieces as usize, 1, side)?;
        let mut set = 0;
        for pair in numbers.chunks(2) {
            let (row, column) = (pair[0], pair[1]);
            let bit = 1 << ((row - 1) * side + column - 1);
            if set & bit != 0 {
                return Err(line.fault(InputFault::SameCell { row, column }));
            }
            set |= bit;
        }
        Ok(set)
    }
}

impl Pieces {
    /// Writes the judges' text; `None` if the format cannot express the board.
    pub(super) fn judges_text(&self) -> Option<String> {
        let rules = self.rules;
        if self.shape != rules.judges {
            return None;
        }
        let columns = self.shape.columns as usize;
        let cells = 0..self.shape.cells();
        let mut text = String::new();
        for set in self.sets() {
            let has_piece = |cell: &usize| set >> cell & 1 == 1;
            match rules.format {
                Format::Rows(letters) => {
                    for cell in cells.clone() {
                        text.extend(letters.letter(u8::from(has_piece(&cell))));
                        if (cell + 1) % columns == 0 {
                            text.push('\n');
                        }
                    }
                }
                Format::Coordinates { pieces } if set.count_ones() == pieces => {
                    let with_piece = cells.clone().filter(has_piece);
                    let coordinates = with_piece
                        .map(|cell| format!("{} {}", cell / columns + 1, cell % columns + 1));
                    text += &coordinates.collect::<Vec<_>>().join(" ");
                    text.push('\n');
                }
                Format::Coordinates { .. } => return None,
            }
        }
        Some(text)
    }
}

/// Reads cases of two sets. The cases of a text share their rankings.
#[derive(Debug)]
pub struct Pairs {
    rules: &'static Rules,
    rankings: Rankings,
    /// Number of lines of the case that have arrived; then the numbers of the first and the last of
    /// these lines in the text.
    lines: usize,
    first: usize,
    last: usize,
    sets: [u64; 2],
}

impl Pairs {
    /// Makes a reader for the beginning of a text.
    pub fn new(rules: &'static Rules) -> Self {
        Self {
            rules,
            rankings: Rankings::default(),
            lines: 0,
            first: 0,
            last: 0,
            sets: [0; 2],
        }
    }
}

impl CaseReader for Pairs {
    fn line(&mut self, line: &Line<'_>, cases: &mut Vec<Case>) -> Result<(), InputError> {
        if line.is_blank() {
            return Ok(());
        }
        let lines = self.rules.lines();
        let (set, row) = (self.lines / (lines / 2), self.lines % (lines / 2));
        let read = match self.rules.format {
            Format::Rows(letters) => self.rules.read_row(line, row, letters),
            Format::Coordinates { pieces } => self.rules.read_coordinates(line, pieces),
        }?;
        if self.lines == 0 {
            (self.first, self.sets) = (line.number, [0; 2]);
        }
        self.sets[set] |= read;
        self.last = line.number;
        self.lines += 1;
        if self.lines == lines {
            let [start, goal] = self.sets;
            let shape = self.rules.judges;
            let pieces = Pieces::sharing(&mut self.rankings, self.rules, shape, start, goal);
            cases.extend(pieces.map(|pieces| Case::new(self.first, pieces)));
            self.lines = 0;
        }
        Ok(())
    }

    fn end(&mut self, _: usize, _: &mut Vec<Case>) -> Result<(), InputError> {
        if self.lines == 0 {
            return Ok(());
        }
        let rows = self.rules.lines();
        let missing = rows - self.lines;
        Err(InputError::at(
            self.last + 1,
            InputFault::Incomplete { rows, missing },
        ))
    }
}
