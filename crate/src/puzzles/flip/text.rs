//! Judges' text of the Flip Game: one letter for each disc.

use super::game::{Flip, MOST_CELLS, SIDE};
use crate::board::Shape;
use crate::puzzle::{Case, CaseReader};
use crate::state_space::State;
use crate::text::{InputError, InputFault, Letters, Line};

const LETTERS: Letters = Letters("bw");
/// Maximum number of lines of a board whose lines have [`SIDE`] letters.
const MOST_ROWS_OF_SIDE: usize = MOST_CELLS as usize / SIDE;

impl Flip {
    /// Reads a board row by row: `b` is a disc that shows black, `w` one that shows white.
    ///
    /// # Errors
    /// [`InputError`] with the row, from 1, for a board of more than 20 cells, for rows of
    /// different lengths, and for other letters.
    pub fn from_rows<'a>(rows: impl IntoIterator<Item = &'a str>) -> Result<Self, InputError> {
        let mut board = Paragraph::default();
        for (row, text) in (1..).zip(rows) {
            board.push(&Line::new(row, text));
        }
        if board.columns == 0 {
            let (rows, missing) = (1, 1);
            return Err(InputError::at(1, InputFault::Incomplete { rows, missing }));
        }
        let (_, flip) = board.read(0, board.rows.len(), &mut None)?;
        Ok(flip)
    }
}

/// Reads boards. If a blank line precedes another line, blank lines separate boards of any size.
/// Otherwise lines of four letters make boards of four lines, and any other text is one board. Too
/// many lines of four letters for one board also make boards of four lines.
///
/// A board is read as soon as no further line can change it. After a blank line, only 1, 2, 3 or 5
/// lines of four letters are still undecided.
#[derive(Debug, Default)]
pub struct Boards {
    /// Lines since the last blank line.
    paragraph: Paragraph,
    /// Whether a blank line follows the paragraph. That line separates boards if another line
    /// follows.
    is_over: bool,
    /// Whether blank lines separate boards.
    is_separated: bool,
    /// A previous board, whose `turns` the next board of the same shape shares.
    like: Option<Flip>,
}

impl Boards {
    /// Reads the boards of the paragraph that no further line can change, or all its boards if
    /// `is_over`.
    fn read(&mut self, is_over: bool, cases: &mut Vec<Case>) -> Result<(), InputError> {
        let lines = self.paragraph.rows.len();
        let too_many = self.paragraph.taken > 0 || lines > MOST_ROWS_OF_SIDE;
        let by_four = self.paragraph.columns == SIDE && (too_many || is_over && !self.is_separated);
        let is_too_large = !by_four && self.paragraph.columns * lines > MOST_CELLS as usize;
        let is_refused = is_too_large || self.paragraph.is_wrong();
        let rows = if by_four { SIDE } else { lines };
        let mut first = 0;
        while first < lines && (is_over || by_four && first + rows <= lines || is_refused) {
            let (line, flip) = self.paragraph.read(first, rows, &mut self.like)?;
            cases.push(Case::new(line, flip));
            first += rows;
        }
        self.paragraph.taken += first;
        self.paragraph.rows.drain(..first.min(lines));
        Ok(())
    }

    /// Returns whether the boards of the paragraph are the same whether or not blank lines separate
    /// boards, supposing that the paragraph is over.
    fn is_decided(&self) -> bool {
        let lines = self.paragraph.taken + self.paragraph.rows.len();
        let is_one_board = self.is_separated || self.paragraph.columns != SIDE;
        is_one_board || lines == SIDE || lines > MOST_ROWS_OF_SIDE
    }
}

impl CaseReader for Boards {
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
#[derive(Debug, Default)]
struct Paragraph {
    /// Number of letters in the first line.
    columns: usize,
    /// Lines that belong to no board yet.
    rows: Vec<Row>,
    /// Number of lines of the paragraph before `rows`.
    taken: usize,
}

/// One line: its number, and the mask of its black discs or its fault.
#[derive(Debug)]
struct Row {
    number: usize,
    discs: Result<State, InputFault>,
}

impl Paragraph {
    fn push(&mut self, line: &Line<'_>) {
        let is_first = self.rows.is_empty() && self.taken == 0;
        if is_first {
            self.columns = line.letters().count();
        }
        let found = || line.quoted();
        let discs = if is_first && is_joined(line) {
            Err(InputFault::Joined { found: found() })
        } else {
            read_line(line, self.columns).ok_or_else(|| InputFault::Cells {
                expected: self.columns,
                letters: LETTERS,
                found: found(),
            })
        };
        let number = line.number;
        self.rows.push(Row { number, discs });
    }

    /// Returns whether some line is wrong on every board that it can belong to. A fifth line of
    /// four letters may begin a second board, so it does not make the first board wrong.
    fn is_wrong(&self) -> bool {
        let is_open = self.columns == SIDE && self.rows.len() == SIDE + 1;
        !is_open && self.rows.iter().any(|row| row.discs.is_err())
    }

    /// Reads the board of `rows` lines from the index `first` on. Returns the number of its first
    /// line and the board. The board shares the `turns` of `like` if the shapes are equal;
    /// otherwise a new board replaces `like`.
    fn read(
        &self,
        first: usize,
        rows: usize,
        like: &mut Option<Flip>,
    ) -> Result<(usize, Flip), InputError> {
        let columns = self.columns;
        let lines = self.rows[first..].iter().take(rows);
        let mut black: State = 0;
        for (row, Row { number, discs }) in lines.clone().enumerate() {
            let cells = (row + 1) * columns;
            let limit = MOST_CELLS as usize;
            if cells > limit && !matches!(discs, Err(InputFault::Joined { .. })) {
                let fault = InputFault::TooManyCells { limit, cells };
                return Err(InputError::at(*number, fault));
            }
            let fault = |fault: &InputFault| InputError::at(*number, fault.clone());
            let discs = discs.as_ref().map_err(fault)?;
            black = black << columns | discs;
        }
        let missing = rows - lines.len();
        let number = |row: Option<&Row>| row.map_or(0, |row| row.number);
        if missing > 0 {
            let fault = InputFault::Incomplete { rows, missing };
            return Err(InputError::at(number(lines.clone().next_back()) + 1, fault));
        }
        let shape = Shape {
            rows: rows as u32,
            columns: columns as u32,
        };
        let like = match like {
            Some(like) if like.shape == shape => like,
            other => other.insert(Flip::laid_out(shape)),
        };
        Ok((number(self.rows.get(first)), like.with(black)))
    }
}

/// Returns whether the line looks like several rows with blanks between them: more letters than a
/// row of the judges has, in words of equal length. Other blanks in a row have no meaning.
fn is_joined(line: &Line<'_>) -> bool {
    let lengths: Vec<usize> = line.words().map(str::len).collect();
    lengths.len() > 1
        && lengths[0] > 1
        && lengths.iter().all(|&length| length == lengths[0])
        && line.letters().count() > SIDE
}

/// Reads the mask of a line's black discs; `None` if the line does not have exactly `columns`
/// letters, or has a letter that is not a disc.
fn read_line(line: &Line<'_>, columns: usize) -> Option<State> {
    let (mut black, mut discs) = (0, 0);
    let mut count = 0;
    for letter in line.letters() {
        // No branch here: the processor would often predict discs of random colours wrongly.
        black = black << 1 | State::from(letter == 'b');
        discs += usize::from(letter == 'b') + usize::from(letter == 'w');
        count += 1;
    }
    (count == columns && discs == count).then_some(black)
}
