//! What a puzzle of the backtracking family is: choices made one after the other, and taken back.
//!
//! Two halves. [`Choices`] is the immutable instance: what every algorithm is told. [`Descent`] is
//! what one algorithm keeps while it searches: the board as it stands below the root, what may
//! come next there and in which order. The search itself, with its stack, its counters and its
//! way back to any step, is [`backtrack`](crate::search::backtrack).

use serde::Serialize;

use crate::certificate::Flaw;
use crate::problem::{Refutation, Shape};
use crate::search::backtrack::stack::{Stack, drive};

/// The most candidates that a node of the search has.
pub const MOST_CANDIDATES: usize = 8;

/// What is chosen: a value for a cell. What the values mean the puzzle's own file says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// In row-major order from 0.
    pub cell: u32,
    pub value: u8,
}

/// Why a candidate is refused or a node given up: an index into [`Choices::reasons`].
pub type Reason = u8;

/// The most reasons that a puzzle has.
pub const MOST_REASONS: usize = 6;

/// What there is at a node of the search that has just been reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// So many candidates, to be tried in order; 0 to [`MOST_CANDIDATES`].
    Candidates(u8),
    /// No completion lies below: a rule cuts the node off before anything is tried.
    Cut(Reason),
    /// Everything is chosen: an answer.
    Complete,
}

impl Opening {
    /// How many candidates there are to try.
    pub const fn candidates(self) -> u8 {
        match self {
            Self::Candidates(count) => count,
            Self::Cut(_) | Self::Complete => 0,
        }
    }
}

/// A puzzle that is solved by choosing a value for one place after another.
///
/// # What breaks when an implementation lies
/// - An answer that [`check`](Self::check) refuses is a wrong answer of the judge.
/// - A [`refutation`](Self::refutation) of what can be solved is one, too: the judge searches no
///   further.
pub trait Choices: Send + Sync {
    /// The size of the board.
    fn board_shape(&self) -> Shape;

    /// The most choices that an answer has.
    fn most_depth(&self) -> usize;

    /// The search of the puzzle's algorithm of this code at its root: each decides what is chosen
    /// next and in which order. `None` for a code that the puzzle does not have.
    fn descent(&self, algorithm: u8) -> Option<Box<dyn Descent>>;

    /// The names of the [`Reason`]s, for the dictionaries; the first is the rule of the puzzle
    /// itself, the others are ways to see early that nothing can come of it.
    fn reasons(&self) -> &'static [&'static str];

    /// A proof without a search that there is no answer, where the puzzle knows one.
    fn refutation(&self) -> Option<Refutation> {
        None
    }

    /// Whether the choices are an answer, by the rules alone; shares no code with a search.
    ///
    /// # Errors
    /// The first flaw.
    fn check(&self, answer: &[Choice]) -> Result<(), Flaw>;
}

/// What a search keeps of the board, at one node of its tree.
///
/// The node is reached by [`place`](Self::place) and left by [`retract`](Self::retract); at a new
/// node, and at the root, [`open`](Self::open) is called once before anything else. Everything is
/// deterministic: the same choices lead to the same node with the same candidates in the same
/// order, and after `retract` the parent is as it was.
///
/// # What breaks when an implementation lies
/// - More than [`MOST_CANDIDATES`], an index that was not offered, or a `place` that changes
///   something though it refuses, makes any later step wrong.
/// - A choice that depends on more than the choices above it breaks seeking: a step is shown by
///   making these choices again.
pub trait Descent: Send {
    /// A descent like this one, at its root; for a second reader of the same search.
    fn root(&self) -> Box<dyn Descent>;

    /// What there is at the node just reached. Finds the candidates and their order, and keeps
    /// them until the node is left.
    fn open(&mut self) -> Opening;

    /// As [`open`](Self::open), of a node that had candidates when it was opened before: what is
    /// only there to cut nodes off can be left out. Returns the number of its candidates.
    fn reopen(&mut self) -> u8 {
        self.open().candidates()
    }

    /// The candidate of this index at the present node.
    fn candidate(&self, index: u8) -> Choice;

    /// Tries it: the board has it and the next node is reached, or all is as before.
    ///
    /// # Errors
    /// The reason why it is refused.
    fn place(&mut self, index: u8) -> Result<(), Reason>;

    /// As [`place`](Self::place), where it is known that it is not refused.
    fn replace(&mut self, index: u8);

    /// Takes the last choice back.
    fn retract(&mut self);

    /// About how many simple operations a step takes: steps that cost more get checkpoints that
    /// lie closer.
    fn weight(&self) -> u64;

    /// Where to look for the reason: of the candidate of this index, or of the node itself for
    /// `None`, just refused or cut for `reason`. Asked for sentences and pictures only.
    fn witness(&mut self, index: Option<u8>, reason: Reason) -> Option<u32>;

    /// A number that the order of the candidates was decided by, as a picture shows it: of the
    /// candidate of this index at the present node.
    fn score(&self, _index: u8) -> Option<u32> {
        None
    }

    /// Whether the candidates of the present node are no choice: there was only one that the
    /// rules allow. Asked only where there are candidates.
    fn is_forced(&self) -> bool {
        false
    }

    /// Appends the choices from the root to the present node.
    fn path(&self, choices: &mut Vec<Choice>);

    /// Writes the board: a code a cell, then a number a cell (255 for none). The puzzle's own
    /// file says what they mean.
    fn board(&self, cells: &mut [u8], labels: &mut [u8]);

    /// The hot loop of the search, to the step `until` or the next answer. As a provided method
    /// it is compiled once a descent with its rules inlined. An implementation can only make it
    /// faster.
    fn drive(&mut self, stack: &mut Stack, until: u64) {
        drive(self, stack, until);
    }
}
