//! The lesson's program: every move in turn, back where none is left.

use std::sync::Arc;

use super::board::{MoveTable, Walk};
use super::reasons::{GOES_THERE, OCCUPIED, UNCLOSED};
use super::small_board::SmallBoard;
use crate::backtracking::{Brancher, Choice, Node, Reason};
use crate::backtracking::{Stack, search_step_by_step};

/// Tries the moves of each cell in the order of the tables, whether or not they lead to a free
/// cell.
pub struct Naive {
    moves: Arc<MoveTable>,
    walk: Walk,
    /// Faster tables, where the board is small enough.
    small_board: Option<Arc<SmallBoard>>,
}

impl Naive {
    pub fn new(moves: Arc<MoveTable>, start: u32, closed: bool) -> Self {
        let walk = Walk::new(moves.cells(), start as u16, closed);
        let small_board = SmallBoard::new(&moves).map(Arc::new);
        Self {
            moves,
            walk,
            small_board,
        }
    }

    #[inline(always)]
    fn to(&self, index: u8) -> u16 {
        self.moves.of(self.walk.here())[usize::from(index)]
    }
}

impl Brancher for Naive {
    fn root(&self) -> Box<dyn Brancher> {
        let (start, closed) = (self.walk.start(), self.walk.closed);
        Box::new(Self {
            moves: Arc::clone(&self.moves),
            walk: Walk::new(self.moves.cells(), start, closed),
            small_board: self.small_board.clone(),
        })
    }

    #[inline(always)]
    fn branch(&mut self) -> Node {
        if !self.walk.is_full() {
            Node::Candidates(self.moves.of(self.walk.here()).len() as u8)
        } else if self.walk.is_tour(&self.moves) {
            Node::Complete
        } else {
            Node::Cut(UNCLOSED)
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
        if !self.walk.is_free(to) {
            return Err(OCCUPIED);
        }
        self.walk.enter(to);
        Ok(())
    }

    fn place_again(&mut self, index: u8) {
        self.walk.enter(self.to(index));
    }

    #[inline(always)]
    fn retract(&mut self) {
        self.walk.leave();
    }

    fn weight(&self) -> u64 {
        1
    }

    fn witness(&mut self, index: Option<u8>, _: Reason) -> Option<u32> {
        let cell = match index {
            Some(index) => self.to(index),
            None => self.walk.start(),
        };
        Some(cell.into())
    }

    fn score(&self, index: u8) -> Option<u32> {
        Some(self.walk.onward(&self.moves, self.to(index)).into())
    }

    fn path(&self, choices: &mut Vec<Choice>) {
        self.walk.choices(choices);
    }

    fn board(&self, cells: &mut [u8], labels: &mut [u8]) {
        self.walk.board(&self.moves, cells, labels);
    }

    fn search(&mut self, stack: &mut Stack, until: u64) {
        if stack.depth + 1 == self.moves.cells() {
            // The fast loop does not begin on a full board.
            let until = until.min(stack.totals.steps + 1);
            search_step_by_step(self, stack, until);
        }
        let Self {
            moves,
            walk,
            small_board,
        } = self;
        if let Some(small_board) = small_board {
            while small_board.suits(stack, until) && !stack.is_exhausted() {
                if small_board.search(moves, walk, stack, until) {
                    return;
                }
            }
        }
        search_step_by_step(self, stack, until);
    }
}
