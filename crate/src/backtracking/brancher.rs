//! The board of one backtracking algorithm, and what the algorithm does at a node.

use std::fmt;

use crate::backtracking::choice::{Choice, Reason};
use crate::backtracking::frame::Label;
use crate::backtracking::node::Node;
use crate::backtracking::stack::Stack;
use crate::question::QuestionKind;

/// The branching rule of a search, and the board at one node of its tree: it decides which
/// candidates the node has, and in which order they are tried.
///
/// [`place`](Self::place) goes to a child of the present node, and [`retract`](Self::retract) goes
/// back to its parent. At a new node, and at the root, [`branch`](Self::branch) is called once
/// before anything else. Everything is deterministic: the same choices lead to the same node, whose
/// candidates and their order are the same, and after `retract` the parent is as it was.
///
/// # What breaks when an implementation lies
/// - More than [`most_candidates`](crate::Choices::most_candidates), an index that was not offered,
///   or a `place` that changes something though it refuses, makes any later step wrong.
/// - Candidates that depend on more than the choices above their node break seeking: a step is
///   shown by making these choices again.
pub trait Brancher: Send {
    /// Makes a brancher like this one that stands at the root, for a second walker over the same
    /// tree.
    fn root(&self) -> Box<dyn Brancher>;

    /// Examines the node just reached. Keeps its candidates and their order until the node is left.
    fn branch(&mut self) -> Node;

    /// Finds the candidates of a node that had some when it was reached before, and returns their
    /// number. An implementation can leave out the tests that only cut nodes off.
    fn branch_again(&mut self) -> u8 {
        self.branch().candidates()
    }

    /// Names the candidate of this index at the present node.
    fn candidate(&self, index: u8) -> Choice;

    /// Tries the candidate of this index. Either the board gets the choice and the next node is
    /// reached, or everything stays as it was.
    ///
    /// # Errors
    /// The reason why the candidate is refused.
    fn place(&mut self, index: u8) -> Result<(), Reason>;

    /// Places the candidate of this index, which has been placed at this node before.
    fn place_again(&mut self, index: u8) {
        let placed = self.place(index);
        debug_assert_eq!(placed, Ok(()), "it was placed before");
    }

    /// Takes back the last choice.
    fn retract(&mut self);

    /// Appends the choices from the root to the present node.
    fn path(&self, choices: &mut Vec<Choice>);

    /// Estimates the number of simple operations that a step takes: checkpoints lie fewer steps
    /// apart where a step takes more.
    fn weight(&self) -> u64 {
        16
    }

    /// Names the cell that shows why the candidate of this index has just been refused, or for
    /// `None` why the node itself was cut off. The search does not need it; sentences and pictures
    /// do.
    fn witness(&mut self, _index: Option<u8>, _reason: Reason) -> Option<u32> {
        None
    }

    /// Tells the number by which the candidate of this index was ordered, for pictures; `None`
    /// where no number decides.
    fn score(&self, _index: u8) -> Option<u32> {
        None
    }

    /// Tells whether the rules allow only one candidate at the present node, so that it is no
    /// choice. It is called only where the node has candidates.
    fn is_forced(&self) -> bool {
        false
    }

    /// Names the cells, two at most, that leave the present node one candidate, for pictures. It is
    /// called only where the choice [`is_forced`](Self::is_forced).
    fn forced_by(&self) -> [Option<u32>; 2] {
        [None; 2]
    }

    /// Names the questions that a learner can answer by the rule of this algorithm.
    fn questions(&self) -> &'static [QuestionKind] {
        &[QuestionKind::Dead]
    }

    /// Appends cells near the choice of the present node that might seem to force it and do not,
    /// for questions. It is called only where [`forced_by`](Self::forced_by) names one cell.
    fn not_forcing(&self, _cells: &mut Vec<u32>) {}

    /// Writes the board: one code for each cell into `cells`, and one number for each cell, or
    /// [`Label::None`], into `labels`. The puzzle's own file says what they mean. The provided
    /// method writes the code 0 for a cell without a choice and its value plus 1 for any other, and
    /// no numbers.
    fn board(&self, cells: &mut [u8], labels: &mut [u8]) {
        let mut choices = Vec::new();
        self.path(&mut choices);
        cells.fill(0);
        labels.fill(Label::None as u8);
        for Choice { cell, value } in choices {
            cells[cell as usize] = value + 1;
        }
    }

    /// Runs the hot loop of the search to the step `until`, to the next answer, or to the end. As a
    /// provided method it is compiled once for each brancher, with its rules inlined. An
    /// implementation may override it to be faster, and must leave the stack as
    /// [`search_step_by_step`] does.
    fn search(&mut self, stack: &mut Stack, until: u64) {
        search_step_by_step(self, stack, until);
    }
}

impl fmt::Debug for dyn Brancher + '_ {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut choices = Vec::new();
        self.path(&mut choices);
        f.debug_tuple("Brancher").field(&choices).finish()
    }
}

/// Searches to the step `until`, to the next answer, or to the end.
pub fn search_step_by_step<B: Brancher + ?Sized>(brancher: &mut B, stack: &mut Stack, until: u64) {
    while stack.totals.steps < until {
        let depth = stack.depth;
        let index = stack.tried[depth];
        if index < stack.candidates[depth] {
            stack.totals.steps += 1;
            stack.tried[depth] = index + 1;
            match brancher.place(index) {
                Ok(()) => {
                    stack.depth += 1;
                    stack.placed();
                    stack.enter(brancher.branch());
                    if stack.answered {
                        return;
                    }
                }
                Err(reason) => stack.totals.refused[usize::from(reason)] += 1,
            }
        } else if depth > 0 {
            stack.totals.steps += 1;
            stack.depth -= 1;
            stack.answered = false;
            stack.retreated();
            brancher.retract();
        } else {
            return;
        }
    }
}
