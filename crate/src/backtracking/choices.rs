//! What a puzzle of the backtracking family is: choices made one after the other, and taken back.

use crate::backtracking::algorithm::Algorithm;
use crate::backtracking::brancher::Brancher;
use crate::backtracking::choice::Choice;
use crate::board::Shape;
use crate::proof::{Flaw, Refutation};

/// A puzzle that is solved by choosing a value for one cell after another.
///
/// This is the immutable instance. What one algorithm keeps while it searches is a [`Brancher`].
///
/// # What breaks when an implementation lies
/// - An answer that [`check`](Self::check) refuses is a wrong answer of the judge.
/// - A [`refutation`](Self::refutation) of what can be solved is one, too: the judge searches no
///   further.
/// - More choices than [`most_choices`](Self::most_choices) make a search panic, more candidates
///   than [`most_candidates`](Self::most_candidates) make its frames wrong.
pub trait Choices: Send + Sync {
    /// Tells the size of the board.
    fn board_shape(&self) -> Shape;

    /// Bounds the choices of an answer.
    fn most_choices(&self) -> usize;

    /// Bounds the candidates of a node; 255 at most.
    fn most_candidates(&self) -> usize;

    /// Prepares the brancher of one of the puzzle's algorithms, at its root; `None` for an
    /// algorithm that the puzzle does not have.
    fn brancher(&self, algorithm: Algorithm) -> Option<Box<dyn Brancher>>;

    /// Names the [`Reason`](crate::backtracking::Reason)s, at most [`MOST_REASONS`](crate::backtracking::MOST_REASONS), for the dictionaries. The first is the rule
    /// of the puzzle itself; the others are ways to see early that nothing can come of a node.
    fn reasons(&self) -> &'static [&'static str];

    /// Proves without a search that there is no answer, where the puzzle knows a proof.
    fn refutation(&self) -> Option<Refutation> {
        None
    }

    /// Checks by the rules alone whether the choices are an answer; shares no code with a search.
    ///
    /// # Errors
    /// The first flaw.
    fn check(&self, answer: &[Choice]) -> Result<(), Flaw>;
}
