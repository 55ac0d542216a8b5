//! The trait of a puzzle of the backtracking family.

use crate::backtracking::brancher::Brancher;
use crate::backtracking::choice::Choice;
use crate::backtracking::round::Replay;
use crate::board::Shape;
use crate::branching_rule::Algorithm;
use crate::proof::{Flaw, Refutation};

/// A puzzle that is solved by choosing a value for one cell after another.
///
/// An implementation is one immutable instance. A [`Brancher`] is the changing state of one
/// algorithm during a search.
///
/// # Consequences of a wrong implementation
/// - If [`check`](Self::check) refuses an answer that a search finds, the judge's answer is wrong.
/// - A [`refutation`](Self::refutation) of an instance that can be solved makes the judge's answer
///   wrong, too, because the judge then does not search.
/// - A [`cost`](Self::cost) or a [`least_cost`](Self::least_cost) that is too great makes
///   certificates claim that an answer is the cheapest though another may be cheaper.
/// - More choices than [`most_choices`](Self::most_choices) make a search panic.
/// - More candidates than [`most_candidates`](Self::most_candidates) make the frames of a search
///   wrong.
pub trait Choices: Send + Sync {
    /// Returns the size of the board.
    fn board_shape(&self) -> Shape;

    /// Returns the maximum number of choices of an answer.
    fn most_choices(&self) -> usize;

    /// Returns the maximum number of candidates of a node, at most 255.
    fn most_candidates(&self) -> usize;

    /// Returns the numbers of variables and of values of a constraint problem; `None` for other
    /// puzzles. The product is the number of marks of a frame.
    fn domains(&self) -> Option<(usize, usize)> {
        None
    }

    /// Returns the number of marks of a frame: one for each value of each variable.
    fn marks(&self) -> usize {
        self.domains()
            .map_or(0, |(variables, values)| variables * values)
    }

    /// Returns the maximum memory of a brancher, in bytes, also while the brancher is being made. A
    /// search begins only if there is memory for a few branchers, because running out of memory
    /// later would panic. The provided method allows 128 bytes for each choice.
    fn brancher_bytes(&self) -> usize {
        128 * self.most_choices()
    }

    /// Makes the brancher of one of the puzzle's algorithms, at the root; `None` for an algorithm
    /// that the puzzle does not have.
    fn brancher(&self, algorithm: Algorithm) -> Option<Box<dyn Brancher>>;

    /// Returns the names of the [`Reason`](crate::backtracking::Reason)s, at most
    /// [`MOST_REASONS`](crate::backtracking::MOST_REASONS), as the dictionaries of the page use
    /// them. The first is the rule of the puzzle itself. The others are tests that detect early
    /// that no answer lies below a node.
    fn reasons(&self) -> &'static [&'static str];

    /// Returns the puzzle's proof that no answer exists, or `None` if the puzzle knows no such
    /// proof. Must not need a search.
    fn refutation(&self) -> Option<Refutation> {
        None
    }

    /// Returns the cost of an answer, in a puzzle whose answers cost something.
    fn cost(&self, _answer: &[Choice]) -> Option<u32> {
        None
    }

    /// Returns a lower bound for the cost of an answer: the estimate of the heuristic with this
    /// index. Returns `None` if there is no such heuristic, or if it can overestimate.
    fn least_cost(&self, _heuristic: u8) -> Option<u32> {
        None
    }

    /// Tries all paths of a search that deepens that stay within a bound. The heuristic of this
    /// index gives their values; without a heuristic, their numbers of moves do. Shares no code
    /// with the search. Returns `None` after `most` moves, for a heuristic that can overestimate,
    /// and in a puzzle without such searches.
    fn replay(&self, _heuristic: Option<u8>, _bound: u32, _most: u64) -> Option<Replay> {
        None
    }

    /// Returns the maximum number of steps of a search; `None` if there is no limit.
    fn step_limit(&self) -> Option<u64> {
        None
    }

    /// Writes the board after some choices into `cells`. If the board does not follow from the
    /// choices alone, returns false and writes nothing.
    fn board_after(&self, _choices: &[Choice], _cells: &mut [u8]) -> bool {
        false
    }

    /// Checks by the rules alone whether the choices are an answer; shares no code with a search.
    ///
    /// # Errors
    /// The first flaw that the check finds.
    fn check(&self, answer: &[Choice]) -> Result<(), Flaw>;
}
