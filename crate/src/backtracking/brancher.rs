//! The trait of a branching rule, and the hot loop of a backtracking search.

use std::fmt;

use crate::backtracking::branching::Branching;
use crate::backtracking::choice::{Choice, Reason};
use crate::backtracking::frame::{Label, Measures};
use crate::backtracking::round::Round;
use crate::backtracking::stack::Stack;
use crate::board::DescribedMove;
use crate::question::QuestionKind;

/// The branching rule of a search, with the board at the present node of its tree. It decides which
/// candidates the node has, and in which order they are tried.
///
/// [`place`](Self::place) goes to a child of the present node, and [`retract`](Self::retract) goes
/// back to its parent. The search calls [`branch`](Self::branch) once at the root and at each new
/// node, before any other method. A brancher is deterministic: the same choices lead to the same
/// node with the same candidates in the same order, and `retract` restores the parent exactly.
///
/// # Consequences of a wrong implementation
/// - More than [`most_candidates`](crate::Choices::most_candidates) candidates, an index outside
///   the candidates, or a `place` that refuses but still changes something makes all later steps
///   wrong.
/// - Candidates that depend on more than the choices above their node break seeking, which shows a
///   step by making these choices again.
pub trait Brancher: Send {
    /// Makes a copy of this brancher at the root, for a second walker over the same tree.
    fn root(&self) -> Box<dyn Brancher>;

    /// Examines the new node. Keeps its candidates and their order until the search leaves the
    /// node.
    fn branch(&mut self) -> Branching;

    /// Examines a node again that had candidates before, and returns their number. An
    /// implementation may skip the tests that only cut nodes off.
    fn branch_again(&mut self) -> u8 {
        self.branch().candidates()
    }

    /// Returns the number of candidates of the root that are known after `tried` of them have been
    /// tried. The provided method returns `count`, the number that [`branch`](Self::branch)
    /// returned. Override it only if each candidate of the root is found by trying the one before.
    fn root_candidates(&self, _tried: u8, count: u8) -> u8 {
        count
    }

    /// Returns the candidate of this index at the present node.
    fn candidate(&self, index: u8) -> Choice;

    /// Tries the candidate of this index. Either makes the choice and goes to the next node, or
    /// changes nothing.
    ///
    /// # Errors
    /// The reason why the candidate is refused.
    fn place(&mut self, index: u8) -> Result<(), Reason>;

    /// Places the candidate of this index, which was placed at this node before.
    fn place_again(&mut self, index: u8) {
        let placed = self.place(index);
        debug_assert_eq!(placed, Ok(()), "it was placed before");
    }

    /// Takes back the last choice.
    fn retract(&mut self);

    /// Appends the choices from the root to the present node.
    fn path(&self, choices: &mut Vec<Choice>);

    /// Returns the length of an answer that the search finds at a depth. By default, each choice
    /// counts.
    fn answer_length(&self, depth: usize) -> u32 {
        depth as u32
    }

    /// Returns the number of moves within which the search has excluded every answer, if a longer
    /// answer can exist. Returns `None` if the search has looked everywhere. Called only at the end
    /// of the search.
    fn limit(&self) -> Option<u32> {
        None
    }

    /// Returns the rounds that have ended without an answer, in a search that deepens. The list is
    /// empty if these rounds do not prove that the answer is the cheapest. Called only after the
    /// search has found an answer.
    fn rounds(&self) -> Vec<Round> {
        Vec::new()
    }

    /// Returns the estimated number of simple operations that one step takes. The greater this
    /// weight, the fewer steps lie between two checkpoints.
    fn weight(&self) -> u64 {
        16
    }

    /// Returns the cell that shows why the candidate of this index has just been refused. If the
    /// index is `None`, returns the cell that shows why the node itself was cut off. Used only by
    /// texts and pictures, not by the search.
    fn witness(&mut self, _index: Option<u8>, _reason: Reason) -> Option<u32> {
        None
    }

    /// Returns the number by which the candidate of this index was ordered, for pictures; `None` if
    /// the order does not depend on a number.
    fn score(&self, _index: u8) -> Option<u32> {
        None
    }

    /// Describes the move of the candidate of this index or, if the index is `None`, the move that led
    /// to the present node, for texts. Returns `None` if the choice is no move of a puzzle that can
    /// describe it.
    fn describe(&self, _index: Option<u8>) -> Option<DescribedMove> {
        None
    }

    /// Returns cost, estimate and bound of the present node, for texts. Returns `None` at the root,
    /// and in a search without a bound.
    fn measures(&self) -> Option<Measures> {
        None
    }

    /// Returns whether the rules allow only one candidate at the present node. Called only if the
    /// node has candidates.
    fn is_forced(&self) -> bool {
        false
    }

    /// Returns the cells, at most two, that leave only one candidate at the present node, for
    /// pictures. Called only if [`is_forced`](Self::is_forced) is true.
    fn forced_by(&self) -> [Option<u32>; 2] {
        [None; 2]
    }

    /// Returns the kinds of questions that a learner can answer with the rule of this algorithm.
    fn questions(&self) -> &'static [QuestionKind] {
        &[QuestionKind::Dead]
    }

    /// Appends cells near the forced choice of the present node that seem to force it but do not,
    /// as wrong choices of a question. Called only if [`forced_by`](Self::forced_by) returns one
    /// cell.
    fn not_forcing(&self, _cells: &mut Vec<u32>) {}

    /// Appends the cells of the variables without a value in a constraint search, beginning with
    /// the variable of the present node. Called only if the node has candidates.
    fn open_variables(&self, _cells: &mut Vec<u32>) {}

    /// Returns the number of values of other variables that the candidate of this index crosses
    /// out; `None` if the search crosses out nothing, or more than conflicts with the candidate.
    fn crosses_out(&self, _index: u8) -> Option<u32> {
        None
    }

    /// Writes the board: one code for each cell into `cells`, and one number or [`Label::None`] for
    /// each cell into `labels`. The module of the puzzle explains its codes and numbers. The
    /// provided method writes the value of each cell plus 1, code 0 for a cell without a choice,
    /// and no numbers.
    fn board(&self, cells: &mut [u8], labels: &mut [u8]) {
        let mut choices = Vec::new();
        self.path(&mut choices);
        cells.fill(0);
        labels.fill(Label::None as u8);
        for Choice { cell, value } in choices {
            cells[cell as usize] = value + 1;
        }
    }

    /// Writes what has become of each value of each variable, in a constraint search. Has one byte
    /// for each of [`marks`](crate::Choices::marks).
    fn marks(&self, _marks: &mut [u8]) {}

    /// Runs the hot loop of the search to the step `until`, to the next answer, or to the end. As a
    /// provided method it is compiled for each brancher, with the rules inlined. An implementation
    /// may override it to be faster, but must leave the stack as [`search_step_by_step`] does.
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
