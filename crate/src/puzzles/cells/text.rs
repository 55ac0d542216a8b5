//! Judges' text of boards of cells: one letter for each cell.

use std::marker::PhantomData;

use super::board::{CellBoard, CellRules};
use super::numbers;
use crate::board::Shape;
use crate::puzzle::{Case, CaseReader};
use crate::text::{InputError, InputFault, Line};

impl<R: CellRules> CellBoard<R> {
    /// Reads a board row by row, one letter for each cell.
    ///
    /// # Errors
    /// [`InputError`] with the row, counted from 1, for a board of a size that the puzzle does not
    /// allow, for rows of different lengths, and for letters that stand for no cell.
    pub fn from_rows<'a>(rows: impl IntoIterator<Item = &'a str>) -> Result<Self, InputError> {
        let mut board = Paragraph::<R>::default();
        for (row, text) in (1..).zip(rows) {
            board.push(&Line::new(row, text));
        }
        if board.columns == 0 {
            let (rows, missing) = (1, 1);
            return Err(InputError::at(1, InputFault::Incomplete { rows, missing }));
        }
        let (_, board) = board.read(0, board.rows.len(), &mut None)?;
        Ok(board)
    }
}

/// Maximum number of cells of a board.
fn most_cells<R: CellRules>() -> usize {
    R::KIND.sizes.most_cells as usize
}

/// Returns the reason why the puzzle allows no board with these rows and columns; `None` if it
/// allows one.
fn refusal<R: CellRules>(rows: usize, columns: usize) -> Option<InputFault> {
    let sizes = R::KIND.sizes;
    let (limit, cells) = (most_cells::<R>(), rows.saturating_mul(columns));
    if cells > limit {
        return Some(InputFault::TooManyCells { limit, cells });
    }
    let (high, wide) = (sizes.most_rows, sizes.most_columns);
    let is_allowed = rows <= high as usize && columns <= wide as usize;
    (!is_allowed).then_some(InputFault::Size {
        rows,
        columns,
        high,
        wide,
    })
}

/// Maximum number of lines of a board whose lines have [`SIDE`](CellRules::SIDE) letters.
fn most_rows_of_side<R: CellRules>() -> usize {
    R::SIDE.map_or(usize::MAX, |side| most_cells::<R>() / side)
}

/// Reads boards. If there is a blank line between other lines, blank lines separate boards of any
/// size. Otherwise, lines of [`SIDE`](CellRules::SIDE) letters make square boards, and any other
/// text is one board. If lines of that length are too many for one board, they make square boards
/// in any case.
///
/// A board is read as soon as no further line can change it. With a side of four, a paragraph that
/// a blank line has ended is still undecided only if it has 1, 2, 3 or 5 lines of four letters.
#[derive(Debug)]
pub struct Boards<R> {
    /// Lines since the last blank line.
    paragraph: Paragraph<R>,
    /// Whether a blank line follows the paragraph. It separates boards if another line follows.
    is_over: bool,
    /// Whether blank lines separate boards.
    is_separated: bool,
    /// An earlier board. The next board of the same shape shares its rules.
    like: Option<CellBoard<R>>,
}

impl<R> Default for Boards<R> {
    fn default() -> Self {
        Self {
            paragraph: Paragraph::default(),
            is_over: false,
            is_separated: false,
            like: None,
        }
    }
}

impl<R: CellRules> Boards<R> {
    /// Returns whether the lines of the paragraph are as long as those of the judges' boards.
    fn is_of_side(&self) -> bool {
        R::SIDE == Some(self.paragraph.columns)
    }

    /// Reads those boards of the paragraph that no further line can change. If `is_over` is true,
    /// reads all its boards.
    fn read(&mut self, is_over: bool, cases: &mut Vec<Case>) -> Result<(), InputError> {
        let lines = self.paragraph.rows.len();
        let too_many = self.paragraph.taken > 0 || lines > most_rows_of_side::<R>();
        let by_side = self.is_of_side() && (too_many || is_over && !self.is_separated);
        let is_too_large = !by_side && refusal::<R>(lines, self.paragraph.columns).is_some();
        let is_refused = is_too_large || self.paragraph.is_wrong();
        let rows = R::SIDE.filter(|_| by_side).unwrap_or(lines);
        let mut first = 0;
        while first < lines && (is_over || by_side && first + rows <= lines || is_refused) {
            let (line, board) = self.paragraph.read(first, rows, &mut self.like)?;
            cases.push(Case::new(line, board));
            first += rows;
        }
        self.paragraph.taken += first;
        self.paragraph.rows.drain(..first.min(lines));
        Ok(())
    }

    /// Returns whether the boards of the paragraph are the same whether or not blank lines separate
    /// boards. Supposes that the paragraph is over.
    fn is_decided(&self) -> bool {
        let lines = self.paragraph.taken + self.paragraph.rows.len();
        let is_one_board = self.is_separated || !self.is_of_side();
        is_one_board || R::SIDE == Some(lines) || lines > most_rows_of_side::<R>()
    }
}

impl<R: CellRules> CaseReader for Boards<R> {
    fn line(&mut self, line: &Line<'_>, cases: &mut Vec<Case>) -> Result<(), InputError> {
        if line.is_blank() {
            self.is_over = true;
            return if self.is_decided() {
                self.read(true, cases)
            } else {
                Ok(())
            };
        }
        if self.is_over {
            self.is_separated = true;
            self.is_over = false;
            self.read(true, cases)?;
            self.paragraph = Paragraph::default();
        }
        self.paragraph.push(line);
        self.read(false, cases)
    }

    fn end(&mut self, _: usize, cases: &mut Vec<Case>) -> Result<(), InputError> {
        self.read(true, cases)
    }
}

/// Consecutive lines without a blank line.
#[derive(Debug)]
struct Paragraph<R> {
    /// Number of letters in the first line.
    columns: usize,
    /// Lines that belong to no board yet.
    rows: Vec<Row>,
    /// Number of lines of the paragraph before `rows`.
    taken: usize,
    rules: PhantomData<R>,
}

impl<R> Default for Paragraph<R> {
    fn default() -> Self {
        Self {
            columns: 0,
            rows: Vec::new(),
            taken: 0,
            rules: PhantomData,
        }
    }
}

/// One line: its number in the text, and its cells as the digits of a number. If the line is wrong,
/// its fault.
#[derive(Debug)]
struct Row {
    line: usize,
    cells: Result<u64, InputFault>,
}

impl<R: CellRules> Paragraph<R> {
    fn push(&mut self, line: &Line<'_>) {
        let is_first = self.rows.is_empty() && self.taken == 0;
        if is_first {
            self.columns = line.letters().count();
        }
        let cells = if is_first && is_joined::<R>(line) {
            let found = line.quoted();
            Err(InputFault::Joined { found })
        } else {
            read_line::<R>(line, self.columns).ok_or_else(|| line.unfit(self.columns, R::NAMED))
        };
        let line = line.number;
        self.rows.push(Row { line, cells });
    }

    /// Returns whether some line is wrong on every board to which it can belong. A fifth line of
    /// four letters can begin a second board of four lines, so it does not make the first board
    /// wrong.
    fn is_wrong(&self) -> bool {
        let lines_before = self.rows.len().checked_sub(1);
        let is_open = R::SIDE == Some(self.columns) && R::SIDE == lines_before;
        !is_open && self.rows.iter().any(|row| row.cells.is_err())
    }

    /// Reads the board of `rows` lines from the index `first` on. Returns the number of its first
    /// line and the board. The board shares the rules of `like` if the shapes are equal;
    /// otherwise a new board replaces `like`.
    fn read(
        &self,
        first: usize,
        rows: usize,
        like: &mut Option<CellBoard<R>>,
    ) -> Result<(usize, CellBoard<R>), InputError> {
        let columns = self.columns;
        let lines = self.rows[first..].iter().take(rows);
        let mut number = 0;
        for (
            row,
            Row {
                line,
                cells: digits,
            },
        ) in lines.clone().enumerate()
        {
            let refused = refusal::<R>(row + 1, columns);
            let refused = refused.filter(|_| !matches!(digits, Err(InputFault::Joined { .. })));
            if let Some(fault) = refused {
                return Err(InputError::at(*line, fault));
            }
            let fault = |fault: &InputFault| InputError::at(*line, fault.clone());
            let digits = digits.as_ref().map_err(fault)?;
            number = number * numbers::count(R::CODES, columns) + digits;
        }
        let missing = rows - lines.len();
        let line = |row: Option<&Row>| row.map_or(0, |row| row.line);
        if missing > 0 {
            let fault = InputFault::Incomplete { rows, missing };
            return Err(InputError::at(line(lines.clone().next_back()) + 1, fault));
        }
        let shape = Shape {
            rows: rows as u32,
            columns: columns as u32,
        };
        let like = match like {
            Some(like) if like.shape == shape => like,
            other => other.insert(CellBoard::laid_out(shape)),
        };
        Ok((line(self.rows.get(first)), like.with(number)))
    }
}

/// Returns whether the line looks like several rows with blanks between them: it has more letters
/// than a row of the judges, in words of equal length. Other blanks in a row have no meaning.
fn is_joined<R: CellRules>(line: &Line<'_>) -> bool {
    let lengths: Vec<usize> = line.words().map(str::len).collect();
    lengths.len() > 1
        && lengths[0] > 1
        && lengths.iter().all(|&length| length == lengths[0])
        && R::SIDE.is_some_and(|side| line.letters().count() > side)
}

/// Reads the cells of a line as the digits of a number. Returns `None` if the line does not have
/// exactly `columns` letters, or has a letter that stands for no cell.
fn read_line<R: CellRules>(line: &Line<'_>, columns: usize) -> Option<u64> {
    let (mut number, mut cells, mut count) = (0_u64, 0, 0);
    for letter in line.letters() {
        number = number.wrapping_mul(R::CODES);
        // Avoid a branch here: for random letters, the processor would often predict it wrongly.
        for (code, known) in (0..).zip(R::LETTERS.0.bytes()) {
            let is_shown = letter == char::from(known);
            number = number.wrapping_add(u64::from(is_shown) * code);
            cells += usize::from(is_shown);
        }
        count += 1;
    }
    (count == columns && cells == count).then_some(number)
}
