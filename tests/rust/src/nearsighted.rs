//! Nearsighted queens, one a row: a puzzle for the tests of backtracking alone. A queen sees a few
//! rows ahead only, so boards of many rows keep a search busy for any number of steps, however few
//! candidates a node has. Three rules of branching do all that a brancher may do: they cut nodes
//! off, refuse for several reasons, force choices, and order them by scores.
//!
//! Board codes: 0 empty, 1 queen; labels: its row. The brancher counts the queens that see each
//! cell, choice by choice; [`telling`](crate::telling) asks the rules about whole paths. The file
//! to copy is that of [`templates::queens`](crate::templates::queens).

use std::sync::Arc;

use searchlight_core::backtracking::{
    Algorithm, BacktrackingSearch, Brancher, Branching, Choice, Choices, Reason,
};
use searchlight_core::{Flaw, Policy, Search, Shape};

/// Every column, the first one first; the rules refuse.
pub const NAIVE: Algorithm = Algorithm::new("naive");
/// Every column from the one behind the last queen's on; nodes with a row that is all seen are cut.
pub const AHEAD: Algorithm = Algorithm::new("ahead");
/// The columns that no queen sees, those that leave the fewest cells first; refused are those that
/// leave the next row none.
pub const CAREFUL: Algorithm = Algorithm::new("careful");
/// All of them.
pub const ALGORITHMS: [Algorithm; 3] = [NAIVE, AHEAD, CAREFUL];

/// Another queen sees the cell.
pub const SEEN: Reason = 0;
/// A row has no cell left.
pub const NO_CELL: Reason = 1;
/// The next row would have no cell left.
pub const NO_NEXT: Reason = 2;

/// One board, and how many rows a queen sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NearsightedQueens {
    pub rows: u32,
    pub columns: u32,
    pub reach: u32,
    /// What each step is said to cost; the more, the closer the checkpoints.
    pub weight: u64,
}

impl NearsightedQueens {
    /// The usual puzzle.
    pub fn square(side: u32) -> Self {
        Self {
            rows: side,
            columns: side,
            reach: side,
            weight: 1,
        }
    }

    /// Whether a queen in an earlier row sees a cell of a later one.
    pub fn sees(self, queen: (u32, u32), cell: (u32, u32)) -> bool {
        let down = cell.0 - queen.0;
        let aside = queen.1.abs_diff(cell.1);
        down <= self.reach && (aside == 0 || aside == down)
    }

    /// The choice of this column in this row.
    pub fn choice(self, row: u32, column: u32) -> Choice {
        Choice {
            cell: row * self.columns + column,
            value: 0,
        }
    }
}

impl Choices for NearsightedQueens {
    fn board_shape(&self) -> Shape {
        Shape {
            rows: self.rows,
            columns: self.columns,
        }
    }

    fn most_choices(&self) -> usize {
        self.rows as usize
    }

    fn most_candidates(&self) -> usize {
        self.columns as usize
    }

    fn brancher(&self, algorithm: Algorithm) -> Option<Box<dyn Brancher>> {
        ALGORITHMS.contains(&algorithm).then(|| {
            let rows = Rows::new(Arc::new(*self), algorithm);
            Box::new(rows) as Box<dyn Brancher>
        })
    }

    fn reasons(&self) -> &'static [&'static str] {
        &["seen", "noCell", "noNext"]
    }

    fn check(&self, answer: &[Choice]) -> Result<(), Flaw> {
        let places: Vec<_> = answer
            .iter()
            .map(|choice| (choice.cell / self.columns, choice.cell % self.columns))
            .collect();
        for (row, &place) in (0..).zip(&places) {
            let seen = places[..row as usize]
                .iter()
                .any(|&queen| self.sees(queen, place));
            if place.0 != row || seen {
                let Choice { cell, .. } = answer[row as usize];
                return Err(Flaw::WrongChoice { cell });
            }
        }
        if places.len() < self.rows as usize {
            let cell = places.len() as u32 * self.columns;
            return Err(Flaw::WrongChoice { cell });
        }
        Ok(())
    }
}

/// A column and the number of cells that it leaves, where that decides.
type Candidate = (u32, Option<u32>);

/// A search's board. It insists on being called as [`Brancher`] says.
struct Rows {
    queens: Arc<NearsightedQueens>,
    algorithm: Algorithm,
    /// The column of the queen of each row so far.
    path: Vec<u32>,
    /// How many queens see each cell.
    seen: Vec<u32>,
    /// Of each node from the root to the present one, once it has branched.
    candidates: Vec<Option<Vec<Candidate>>>,
}

impl Rows {
    fn new(queens: Arc<NearsightedQueens>, algorithm: Algorithm) -> Self {
        Self {
            algorithm,
            path: Vec::new(),
            seen: vec![0; queens.board_shape().cells()],
            candidates: vec![None],
            queens,
        }
    }

    fn row(&self) -> u32 {
        self.path.len() as u32
    }

    fn is_free(&self, row: u32, column: u32) -> bool {
        self.seen[(row * self.queens.columns + column) as usize] == 0
    }

    fn free(&self, row: u32) -> impl Iterator<Item = u32> {
        (0..self.queens.columns).filter(move |&column| self.is_free(row, column))
    }

    fn here(&self) -> &[Candidate] {
        let candidates = &self.candidates[self.path.len()];
        candidates.as_ref().expect("a node that has branched")
    }

    /// Puts a queen into the present row.
    fn push(&mut self, column: u32) {
        self.count(column, 1);
        self.path.push(column);
        self.candidates.push(None);
    }

    fn pop(&mut self) {
        self.candidates.pop();
        let column = self.path.pop().expect("a queen");
        self.count(column, u32::MAX);
    }

    /// Adds `by` to what the queen of the present row sees.
    fn count(&mut self, column: u32, by: u32) {
        let NearsightedQueens { rows, columns, .. } = *self.queens;
        let queen = (self.row(), column);
        for row in queen.0 + 1..rows {
            for column in 0..columns {
                if self.queens.sees(queen, (row, column)) {
                    let seen = &mut self.seen[(row * columns + column) as usize];
                    *seen = seen.wrapping_add(by);
                }
            }
        }
    }

    /// The first row in sight without a cell left.
    fn full_row(&self) -> Option<u32> {
        let NearsightedQueens { rows, reach, .. } = *self.queens;
        let mut ahead = self.row()..rows.min(self.row() + reach);
        ahead.find(|&row| self.free(row).next().is_none())
    }

    /// The free cells of the rows below the present one if a queen stood in this column.
    fn left(&mut self, column: u32) -> u32 {
        self.push(column);
        let ahead = self.row()..self.queens.rows;
        let left = ahead.map(|row| self.free(row).count() as u32).sum();
        self.pop();
        left
    }

    fn find_candidates(&mut self) -> Vec<Candidate> {
        let columns = self.queens.columns;
        match self.algorithm {
            NAIVE => (0..columns).map(|column| (column, None)).collect(),
            AHEAD => {
                let first = self.path.last().map_or(0, |last| last + 1);
                let turned = (0..columns).map(|column| (first + column) % columns);
                turned.map(|column| (column, None)).collect()
            }
            _ => {
                let free: Vec<u32> = self.free(self.row()).collect();
                let scored = free.into_iter().map(|column| (self.left(column), column));
                let mut scored: Vec<_> = scored.collect();
                scored.sort_unstable();
                let ordered = scored.into_iter();
                ordered.map(|(left, column)| (column, Some(left))).collect()
            }
        }
    }
}

impl Brancher for Rows {
    fn root(&self) -> Box<dyn Brancher> {
        Box::new(Self::new(Arc::clone(&self.queens), self.algorithm))
    }

    fn branch(&mut self) -> Branching {
        let depth = self.path.len();
        assert_eq!(self.candidates[depth], None, "branched twice");
        let node = if self.row() == self.queens.rows {
            Branching::Complete
        } else if self.algorithm == AHEAD && self.full_row().is_some() {
            Branching::Cut(NO_CELL)
        } else {
            let candidates = self.find_candidates();
            let count = candidates.len() as u8;
            self.candidates[depth] = Some(candidates);
            return Branching::Candidates(count);
        };
        self.candidates[depth] = Some(Vec::new());
        node
    }

    fn branch_again(&mut self) -> u8 {
        let depth = self.path.len();
        assert_eq!(self.candidates[depth], None, "branched twice");
        let candidates = self.find_candidates();
        let count = candidates.len() as u8;
        self.candidates[depth] = Some(candidates);
        count
    }

    fn candidate(&self, index: u8) -> Choice {
        let (column, _) = self.here()[usize::from(index)];
        self.queens.choice(self.row(), column)
    }

    fn place(&mut self, index: u8) -> Result<(), Reason> {
        let (column, _) = self.here()[usize::from(index)];
        if !self.is_free(self.row(), column) {
            return Err(SEEN);
        }
        self.push(column);
        let stuck = self.row() < self.queens.rows && self.free(self.row()).next().is_none();
        if self.algorithm == CAREFUL && stuck {
            self.pop();
            return Err(NO_NEXT);
        }
        Ok(())
    }

    fn place_again(&mut self, index: u8) {
        let (column, _) = self.here()[usize::from(index)];
        assert!(self.is_free(self.row(), column), "it was refused");
        self.push(column);
    }

    fn retract(&mut self) {
        self.pop();
    }

    fn weight(&self) -> u64 {
        self.queens.weight
    }

    fn witness(&mut self, index: Option<u8>, reason: Reason) -> Option<u32> {
        let row = match (index, reason) {
            (Some(index), SEEN) => {
                let cell = (self.row(), self.here()[usize::from(index)].0);
                let mut queens = (0..).zip(self.path.iter().copied());
                let (row, column) = queens.find(|&queen| self.queens.sees(queen, cell))?;
                return Some(self.queens.choice(row, column).cell);
            }
            (Some(_), NO_NEXT) => self.row() + 1,
            (None, NO_CELL) => self.full_row()?,
            _ => panic!("{reason} of {index:?}"),
        };
        Some(row * self.queens.columns)
    }

    fn score(&self, index: u8) -> Option<u32> {
        self.here()[usize::from(index)].1
    }

    fn is_forced(&self) -> bool {
        self.algorithm == CAREFUL && self.here().len() == 1
    }

    fn path(&self, choices: &mut Vec<Choice>) {
        let places = (0..).zip(&self.path);
        choices.extend(places.map(|(row, &column)| self.queens.choice(row, column)));
    }

    fn board(&self, cells: &mut [u8], labels: &mut [u8]) {
        cells.fill(0);
        labels.fill(255);
        for (row, &column) in (0..).zip(&self.path) {
            let cell = self.queens.choice(row, column).cell as usize;
            (cells[cell], labels[cell]) = (1, row as u8);
        }
    }
}

/// A search at its first step.
///
/// # Panics
/// For an algorithm that there is not.
pub fn start(
    queens: NearsightedQueens,
    algorithm: Algorithm,
    policy: Policy,
) -> BacktrackingSearch {
    BacktrackingSearch::new(Arc::new(queens), algorithm, policy).expect("an algorithm")
}

/// A search that is computed to its end, its cursor still at the first step.
///
/// # Panics
/// For an algorithm that there is not.
pub fn finished(
    queens: NearsightedQueens,
    algorithm: Algorithm,
    policy: Policy,
) -> BacktrackingSearch {
    let mut search = start(queens, algorithm, policy);
    search.advance(u64::MAX);
    search
}
