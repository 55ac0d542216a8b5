//! Judges' text of the Flip Game: lines of letters, one a disc.

use super::game::{Flip, MOST_CELLS, SIDE};
use crate::board::Shape;
use crate::puzzle::{Case, CaseReader};
use crate::state_space::State;
use crate::text::{InputError, InputFault, Letters, Line};

const LETTERS: Letters = Letters("bw");
/// The most lines of a board whose lines have [`SIDE`] letters.
const MOST_ROWS_OF_SIDE: usize = MOST_CELLS as usize / SIDE;

impl Flip {
    /// Reads a board row by row: `b` is a disc that shows black, `w` one that shows white.
    ///
    /// # Errors
    /// [`InputError`] with the row, from 1, for a board of more than 20 cells, for rows of
    /// different lengths and for other letters.
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

/// Reads boards. Where a blank line stands before the last line of the text, blank lines separate
/// boards of any size. Without one, lines of four letters make boards of four lines, and any other
/// text is one board. Lines of four letters make boards of four lines, too, where they are too many
/// for one board.
///
/// A board is read with the first line after which nothing that follows can change it. A blank line
/// leaves open only what 1, 2, 3 or 5 lines of four letters before it are.
#[derive(Debug, Default)]
pub struct Boards {
    /// The lines since the last blank one.
    paragraph: Paragraph,
    /// Whether a blank line has come after the paragraph: it separates boards if another line
    /// follows.
    is_over: bool,
    /// Whether a blank line separates boards.
    is_separated: bool,
    /// A board that was read before, whose turns the next one shares.
    like: Option<Flip>,
}

impl Boards {
    /// Reads the boards of the paragraph that no further line can change; if the paragraph
    /// `is_over`, all its boards.
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

    /// Tells whether the paragraph, if it is over, has the same boards whether blank lines separate
    /// boards or not.
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

/// Lines without a blank one between them.
#[derive(Debug, Default)]
struct Paragraph {
    /// The number of letters in the first line.
    columns: usize,
    /// The lines that belong to no board yet.
    rows: Vec<Row>,
    /// The number of lines of the paragraph before `rows`.
    taken: usize,
}

/// One line: its discs that show black, or what is wrong with it.
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

    /// Tells whether a line is wrong on every board that it can belong to. The fifth line of
    /// four letters may belong to a second board, and the first one then has an answer.
    fn is_wrong(&self) -> bool {
        let is_open = self.columns == SIDE && self.rows.len() == SIDE + 1;
        !is_open && self.rows.iter().any(|row| row.discs.is_err())
    }

    /// Reads the board of `rows` lines that begins at the index `first`; returns the number of its
    /// first line with it. `like` is a board that was read before, and becomes this one where its
    /// shape differs.
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

/// Tells whether the line looks like several rows with blanks between them: more letters than the
/// judges' rows have, in words of one length. Blanks anywhere else in a row say nothing.
fn is_joined(line: &Line<'_>) -> bool {
    let lengths: Vec<usize> = line.words().map(str::len).collect();
    lengths.len() > 1
        && lengths[0] > 1
        && lengths.iter().all(|&length| length == lengths[0])
        && line.letters().count() > SIDE
}

/// Reads the discs of a line that show black; `None` for a line that does not have `columns`
/// letters, or has one that is no disc.
fn read_line(line: &Line<'_>, columns: usize) -> Option<State> {
    let (mut black, mut discs) = (0, 0);
    let mut count = 0;
    for letter in line.letters() {
        // The loop adds up without a branch: discs of random colours would be predicted badly.
        black = black << 1 | State::from(letter == 'b');
        discs += usize::from(letter == 'b') + usize::from(letter == 'w');
        count += 1;
    }
    (count == columns && discs == count).then_some(black)
}
