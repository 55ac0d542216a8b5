//! What a puzzle of the backtracking family is: choices made one after the other, and taken back.

use crate::backtracking::algorithm::Algorithm;
use crate::backtracking::brancher::Brancher;
use crate::backtracking::choice::Choice;
use crate::board::Shape;
use crate::proof::{Flaw, Refutation};

/// A puzzle that is solved by choosing a value for one cell after another.
///
/// An implementation is one immutable instance. A [`Brancher`] holds what one algorithm keeps while
/// it searches.
///
/// # What breaks when an implementation lies
/// - An answer that [`check`](Self::check) refuses is a wrong answer of the judge.
/// - A [`refutation`](Self::refutation) of an instance that can be solved is one, too: the judge
///   does not search then.
/// - More choices than [`most_choices`](Self::most_choices) make a search panic, more candidates
///   than [`most_candidates`](Self::most_candidates) make its frames wrong.
pub trait Choices: Send + Sync {
    /// Tells the size of the board.
    fn board_shape(&self) -> Shape;

    /// Bounds the number of choices of an answer.
    fn most_choices(&self) -> usize;

    /// Bounds the number of candidates of a node; the bound is at most 255.
    fn most_candidates(&self) -> usize;

    /// Bounds the bytes that a brancher takes, also while it is made. A search begins only where
    /// memory has room for a few branchers, as the memory that they take cannot be refused later.
    /// The provided method allows 128 bytes for each choice.
    fn brancher_bytes(&self) -> usize {
        128 * self.most_choices()
    }

    /// Makes the brancher of one of the puzzle's algorithms, which stands at the root; `None` for
    /// an algorithm that the puzzle does not have.
    fn brancher(&self, algorithm: Algorithm) -> Option<Box<dyn Brancher>>;

    /// Names the [`Reason`](crate::backtracking::Reason)s, at most
    /// [`MOST_REASONS`](crate::backtracking::MOST_REASONS), for the dictionaries. The first is the
    /// rule of the puzzle itself; the others are tests that see early that a node leads to no
    /// answer.
    fn reasons(&self) -> &'static [&'static str];

    /// Finds the puzzle's proof that there is no answer, which needs no search; `None` where the
    /// puzzle knows no proof.
    fn refutation(&self) -> Option<Refutation> {
        None
    }

    /// Checks by the rules alone whether the choices are an answer; the check shares no code with a
    /// search.
    ///
    /// # Errors
    /// The first flaw that the check finds.
    fn check(&self, answer: &[Choice]) -> Result<(), Flaw>;
}
