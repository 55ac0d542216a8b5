//! The program of the lesson: it tries one move after the other and goes back if none is left.

use std::sync::Arc;

use super::board::{MoveTable, Path};
use super::reasons::{GOES_THERE, OCCUPIED, UNCLOSED};
use super::small_board::SmallBoard;
use crate::backtracking::{Brancher, Branching, Choice, Reason};
use crate::backtracking::{Stack, search_step_by_step};

/// Tries the moves from each cell in the order of the move table, also those to cells that are not
/// free.
pub struct Naive {
    moves: Arc<MoveTable>,
    path: Path,
    /// Faster tables, if the board is small enough.
    small_board: Option<Arc<SmallBoard>>,
}

impl Naive {
    pub fn new(moves: Arc<MoveTable>, start: u32, closed: bool) -> Self {
        let path = Path::new(moves.cells(), start as u16, closed);
        let small_board = SmallBoard::new(&moves).map(Arc::new);
        Self {
            moves,
            path,
            small_board,
        }
    }

    #[inline(always)]
    fn to(&self, index: u8) -> u16 {
        self.moves.of(self.path.here())[usize::from(index)]
    }
}

impl Brancher for Naive {
    fn root(&self) -> Box<dyn Brancher> {
        let (start, closed) = (self.path.start(), self.path.closed);
        Box::new(Self {
            moves: Arc::clone(&self.moves),
            path: Path::new(self.moves.cells(), start, closed),
            small_board: self.small_board.clone(),
        })
    }

    #[inline(always)]
    fn branch(&mut self) -> Branching {
        if !self.path.is_full() {
            Branching::Candidates(self.moves.of(self.path.here()).len() as u8)
        } else if self.path.is_tour(&self.moves) {
            Branching::Complete
        } else {
            Branching::Cut(UNCLOSED)
        }
    }

    fn candidate(&self, index: u8) -> Choice {
        Choice {
            cell: self.to(index).into(),
            value: GOES_THERE,
        }
    }

    #[inline(always)]
    fn place(&mut self, index: u8) -> Result<(), Reason> {
        let to = self.to(index);
        if !self.path.is_free(to) {
            return Err(OCCUPIED);
        }
        self.path.enter(to);
        Ok(())
    }

    fn place_again(&mut self, index: u8) {
        self.path.enter(self.to(index));
    }

    #[inline(always)]
    fn retract(&mut self) {
        self.path.leave();
    }

    fn weight(&self) -> u64 {
        1
    }

    fn witness(&mut self, index: Option<u8>, _: Reason) -> Option<u32> {
        let cell = match index {
            Some(index) => self.to(index),
            None => self.path.start(),
        };
        Some(cell.into())
    }

    fn score(&self, index: u8) -> Option<u32> {
        Some(self.path.onward(&self.moves, self.to(index)).into())
    }

    fn path(&self, choices: &mut Vec<Choice>) {
        self.path.choices(choices);
    }

    fn board(&self, cells: &mut [u8], labels: &mut [u8]) {
        self.path.board(&self.moves, cells, labels);
    }

    fn search(&mut self, stack: &mut Stack, until: u64) {
        if stack.depth + 1 == self.moves.cells() {
            // The fast loop cannot begin on a full board: make at most one step.
            let until = until.min(stack.totals.steps + 1);
            search_step_by_step(self, stack, until);
        }
        let Self {
            moves,
            path,
            small_board,
        } = self;
        if let Some(small_board) = small_board {
            while small_board.suits(stack, until) && !stack.is_exhausted() {
                if small_board.search(moves, path, stack, until) {
                    return;
                }
            }
        }
        search_step_by_step(self, stack, until);
    }
}
