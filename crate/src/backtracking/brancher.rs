//! What one backtracking algorithm keeps of the board, and what it does at a node.

use std::fmt;

use crate::backtracking::choice::{Choice, Reason};
use crate::backtracking::node::Node;
use crate::backtracking::stack::Stack;

/// The branching rule of a search, and the board at one node of its tree: what may be chosen next
/// there, and in which order.
///
/// A node is reached by [`place`](Self::place) and left by [`retract`](Self::retract); at a new
/// node, and at the root, [`branch`](Self::branch) is called once before anything else. Everything
/// is deterministic: the same choices lead to the same node with the same candidates in the same
/// order, and after `retract` the parent is as it was.
///
/// # What breaks when an implementation lies
/// - More than [`most_candidates`](crate::Choices::most_candidates), an index that was not offered,
///   or a `place` that changes something though it refuses, makes any later step wrong.
/// - A choice that depends on more than the choices above it breaks seeking: a step is shown by
///   making these choices again.
pub trait Brancher: Send {
    /// Makes a brancher like this one at its root, for a second reader of the same search.
    fn root(&self) -> Box<dyn Brancher>;

    /// Finds what there is at the node just reached. Keeps the candidates and their order until the
    /// node is left.
    fn branch(&mut self) -> Node;

    /// Finds the candidates of a node that had some when it was reached before, and returns their
    /// number. What is only there to cut nodes off can be left out.
    fn branch_again(&mut self) -> u8 {
        self.branch().candidates()
    }

    /// Names the candidate of this index at the present node.
    fn candidate(&self, index: u8) -> Choice;

    /// Tries the candidate of this index: the board has it and the next node is reached, or all is
    /// as before.
    ///
    /// # Errors
    /// The reason why the candidate is refused.
    fn place(&mut self, index: u8) -> Result<(), Reason>;

    /// Places a candidate that is known not to be refused.
    fn place_again(&mut self, index: u8) {
        let placed = self.place(index);
        debug_assert_eq!(placed, Ok(()), "it was placed before");
    }

    /// Takes the last choice back.
    fn retract(&mut self);

    /// Appends the choices from the root to the present node.
    fn path(&self, choices: &mut Vec<Choice>);

    /// Estimates the simple operations that a step takes: steps that cost more get checkpoints that
    /// lie closer.
    fn weight(&self) -> u64 {
        16
    }

    /// Names the cell that shows the reason why the candidate of this index has just been refused,
    /// or for `None` why the node itself was cut off. Asked for sentences and pictures only.
    fn witness(&mut self, _index: Option<u8>, _reason: Reason) -> Option<u32> {
        None
    }

    /// Tells the number that decided the place of the candidate of this index in the order, as a
    /// picture shows it.
    fn score(&self, _index: u8) -> Option<u32> {
        None
    }

    /// Tells whether the candidates of the present node are no choice, because the rules allow only
    /// one. Asked only where there are candidates.
    fn is_forced(&self) -> bool {
        false
    }

    /// Writes the board: a code a cell, then a number a cell (255 for none). The puzzle's own file
    /// says what they mean. Provided: 0 for a cell without a choice, else its value and 1; no
    /// numbers.
    fn board(&self, cells: &mut [u8], labels: &mut [u8]) {
        let mut choices = Vec::new();
        self.path(&mut choices);
        cells.fill(0);
        labels.fill(u8::MAX);
        for Choice { cell, value } in choices {
            cells[cell as usize] = value + 1;
        }
    }

    /// Runs the hot loop of the search, to the step `until` or the next answer. As a provided
    /// method it is compiled once a brancher with its rules inlined. An implementation may override
    /// it to be faster; it must leave the stack as [`search_step_by_step`] does.
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

/// Searches on to the step `until`, to the next answer, or to the end.
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
