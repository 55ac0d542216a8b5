//! Questions about the search of a game tree.

use crate::games::tree::search::TreeSearch;
use crate::question::{Question, QuestionKind};
use crate::search::{Search, StepSize};

impl TreeSearch {
    /// Returns the kinds of questions that can be asked about the search.
    pub fn questions(&self) -> &'static [QuestionKind] {
        &[]
    }

    /// Makes the question of this kind that is asked after `step`. Returns `None` if no such
    /// question can be asked there, or if no known step answers it.
    pub fn question(&mut self, _kind: QuestionKind, _step: u64) -> Option<Question> {
        None
    }

    /// Returns the next step at which it can be possible to ask a question of this kind.
    pub(crate) fn question_after(&mut self, _kind: QuestionKind, step: u64) -> u64 {
        self.locate(step, StepSize::Step, 1)
    }
}
