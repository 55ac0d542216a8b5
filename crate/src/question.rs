//! Questions about a run that a learner answers before the run shows the answer.

use crate::split_mix::SplitMix64;

/// The kind of a question. It decides what the numbers of a [`Question`] mean.
///
/// | kind | question | choices | about |
/// |---|---|---|---|
/// | `Next` | Which state leaves the queue next? | ranks | the side that works: 0 from the start, 1 from the goals |
/// | `New` | Does the next move lead to a new state? | 1 yes, 0 no | the rank of that state |
/// | `Level` | How many new states has the next level? | counts | the depth of that level |
/// | `F` | What is f of the state that the next move leads to? | values of f | the rank of that state |
/// | `Dead` | Is the latest choice taken back before an answer is found? | 1 yes, 0 no | the cell of that choice |
/// | `Candidate` | Which candidate is taken next? | cells | nothing |
/// | `Bound` | Which bound has the next round? | bounds | the bound of the round that is over |
/// | `Variable` | Which variable is next? | cells | nothing |
/// | `Crossed` | How many values does the next choice cross out? | counts | the cell of that choice |
/// | `Forced` | Which cell forces the next choice? | cells | the cell of that choice |
/// | `Value` | Does the player to move win? | 1 yes, 0 no | the position |
/// | `Plies` | How many plies does the game last? | plies | the position |
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum QuestionKind {
    Next,
    New,
    Level,
    F,
    Dead,
    Bound,
    Candidate,
    Forced,
    Variable,
    Crossed,
    Value,
    Plies,
}

impl QuestionKind {
    /// All kinds.
    pub const ALL: [Self; 12] = [
        Self::Next,
        Self::New,
        Self::Level,
        Self::F,
        Self::Dead,
        Self::Bound,
        Self::Candidate,
        Self::Forced,
        Self::Variable,
        Self::Crossed,
        Self::Value,
        Self::Plies,
    ];

    /// Returns the name that links, lessons and the dictionaries of the page use.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Next => "next",
            Self::New => "new",
            Self::Level => "level",
            Self::F => "f",
            Self::Dead => "dead",
            Self::Bound => "bound",
            Self::Candidate => "candidate",
            Self::Forced => "forced",
            Self::Variable => "variable",
            Self::Crossed => "crossed",
            Self::Value => "value",
            Self::Plies => "plies",
        }
    }
}

/// Maximum number of choices of a question.
pub const MOST_CHOICES: usize = 4;

/// A question about a run. It is asked after one step, and a later step shows its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Question {
    pub kind: QuestionKind,
    /// The step after which the question is asked.
    pub step: u64,
    /// The first step that shows the answer.
    pub shown_at: u64,
    /// Subject of the question, see the column "about" of [`QuestionKind`].
    pub about: Option<u32>,
    /// The choices, all different.
    pub choices: Vec<u32>,
    /// Index of the right choice in `choices`.
    pub correct: usize,
}

impl Question {
    /// Makes a question from the right answer and other choices, and keeps at most [`MOST_CHOICES`]
    /// different ones. Counts and values are in ascending order, "yes" comes before "no", and the order of
    /// other choices depends only on the step. Returns `None` if fewer than two choices differ.
    #[inline(never)]
    pub(crate) fn new(
        kind: QuestionKind,
        (step, shown_at): (u64, u64),
        about: Option<u32>,
        answer: u32,
        others: &[u32],
    ) -> Option<Self> {
        let order = |choice: u32| match kind {
            QuestionKind::Level
            | QuestionKind::F
            | QuestionKind::Bound
            | QuestionKind::Crossed
            | QuestionKind::Plies => choice.into(),
            QuestionKind::New | QuestionKind::Dead | QuestionKind::Value => u64::from(!choice),
            QuestionKind::Next
            | QuestionKind::Candidate
            | QuestionKind::Forced
            | QuestionKind::Variable => {
                let seed = step.wrapping_mul(MOST_CHOICES as u64 + 1);
                SplitMix64::new(seed.wrapping_add(choice.into())).draw()
            }
        };
        let mut choices = vec![answer];
        for &other in others {
            if choices.len() < MOST_CHOICES && !choices.contains(&other) {
                let later = choices
                    .iter()
                    .position(|&choice| order(choice) > order(other));
                choices.insert(later.unwrap_or(choices.len()), other);
            }
        }
        let correct = choices.iter().position(|&choice| choice == answer)?;
        (choices.len() > 1).then_some(Self {
            kind,
            step,
            shown_at,
            about,
            choices,
            correct,
        })
    }

    /// Returns the right choice.
    pub fn correct_choice(&self) -> u32 {
        self.choices[self.correct]
    }
}
