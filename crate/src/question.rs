//! Questions that a learner answers before the run does, made from the run itself.

use crate::split_mix::SplitMix64;

/// The kind of a question. What the numbers of a [`Question`] mean depends on it.
///
/// | kind | question | choices | about |
/// |---|---|---|---|
/// | `Next` | Which state leaves the queue next? | ranks | the side that works: 0 from the start, 1 from the goals |
/// | `New` | Is the state that the next move gives new? | 1 yes, 0 no | its rank |
/// | `Level` | How many new states has the next level? | counts | its depth |
/// | `Dead` | Is the choice just made taken back before an answer? | 1 yes, 0 no | its cell |
/// | `Candidate` | Which candidate is taken next? | cells | nothing |
/// | `Forced` | Which cell forces the next choice? | cells | the cell of that choice |
/// | `Value` | Does the player to move win? | 1 yes, 0 no | the position |
/// | `Plies` | How many plies does the game last? | plies | the position |
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum QuestionKind {
    Next,
    New,
    Level,
    Dead,
    Candidate,
    Forced,
    Value,
    Plies,
}

impl QuestionKind {
    /// All kinds.
    pub const ALL: [Self; 8] = [
        Self::Next,
        Self::New,
        Self::Level,
        Self::Dead,
        Self::Candidate,
        Self::Forced,
        Self::Value,
        Self::Plies,
    ];

    /// Returns the name that links, lessons and dictionaries use.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Next => "next",
            Self::New => "new",
            Self::Level => "level",
            Self::Dead => "dead",
            Self::Candidate => "candidate",
            Self::Forced => "forced",
            Self::Value => "value",
            Self::Plies => "plies",
        }
    }
}

/// The most choices of a question.
pub const MOST_ANSWERS: usize = 4;

/// A question about a run: it is asked after one step, and a later step answers it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Question {
    pub kind: QuestionKind,
    /// The step after which the question is asked.
    pub step: u64,
    /// The first step that shows the answer.
    pub shown_at: u64,
    /// What the question is about, see [`QuestionKind`].
    pub about: Option<u32>,
    /// The choices, no two of them equal.
    pub choices: Vec<u32>,
    /// The index of the right one.
    pub correct: usize,
}

impl Question {
    /// Makes a question of the right answer and others, which may repeat each other and the right
    /// one: the first few that differ become choices. Counts ascend and "yes" comes before "no";
    /// the order of all else depends on the step alone. `None` where there is no choice.
    #[inline(never)]
    pub(crate) fn new(
        kind: QuestionKind,
        (step, shown_at): (u64, u64),
        about: Option<u32>,
        answer: u32,
        others: &[u32],
    ) -> Option<Self> {
        let order = |choice: u32| match kind {
            QuestionKind::Level | QuestionKind::Plies => choice.into(),
            QuestionKind::New | QuestionKind::Dead | QuestionKind::Value => u64::from(!choice),
            QuestionKind::Next | QuestionKind::Candidate | QuestionKind::Forced => {
                let seed = step.wrapping_mul(MOST_ANSWERS as u64 + 1);
                SplitMix64::new(seed.wrapping_add(choice.into())).draw()
            }
        };
        let mut choices = vec![answer];
        for &other in others {
            if choices.len() < MOST_ANSWERS && !choices.contains(&other) {
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

    /// Returns the right answer.
    pub fn answer(&self) -> u32 {
        self.choices[self.correct]
    }
}
