//! Questions about the search of a game tree.

use crate::games::tree::event::Visit;
use crate::games::tree::search::TreeSearch;
use crate::games::tree::value::{Bound, DRAW, LOSS, Value, WIN};
use crate::question::{Question, QuestionKind};
use crate::search::{Search, StepSize};

/// Returns the choice that stands for a value: values from -100 to 100 are choices from 0 to 200.
const fn choice_of(value: Value) -> u32 {
    (value as i32 + WIN as i32) as u32
}

impl TreeSearch {
    /// Returns the kinds of questions that can be asked about the search.
    pub fn questions(&self) -> &'static [QuestionKind] {
        if self.algorithm.cuts {
            &[QuestionKind::Cut, QuestionKind::Worth]
        } else {
            &[QuestionKind::Worth]
        }
    }

    /// Makes the question of this kind that is asked after `step`. Returns `None` if no such
    /// question can be asked there, or if no known step answers it. Whether the rest is cut is asked
    /// before a step that returns to a position with other moves; what a position is worth, after
    /// the step that enters it. The cursor does not move.
    ///
    /// # Complexity
    /// O(log nodes + depth x moves) time.
    pub fn question(&mut self, kind: QuestionKind, step: u64) -> Option<Question> {
        if step >= self.known || !self.questions().contains(&kind) {
            return None;
        }
        if kind == QuestionKind::Cut {
            return self.cut_question(step);
        }
        let event = self.event_at(step);
        if !matches!(event.kind, Visit::Entered) || !self.nodes.is_closed(event.node) {
            return None;
        }
        let (value, bound) = self.nodes.value(event.node);
        let shown_at = self.nodes.left_at(event.node);
        // At a depth limit, the value of a draw also stands for a game that is undecided.
        let is_sure = [WIN, LOSS].contains(&value) || value == DRAW && !self.is_limited();
        let is_plain = is_sure && bound == Bound::Exact;
        if !is_plain || shown_at > self.known {
            return None;
        }
        let others = [LOSS, WIN, DRAW].map(choice_of);
        let possible = if self.game.has_draws() { 3 } else { 2 };
        let about = Some(event.node);
        let steps = (step, shown_at);
        Question::new(kind, steps, about, choice_of(value), &others[..possible])
    }

    fn cut_question(&self, step: u64) -> Option<Question> {
        let event = self.event_at(step + 1);
        if !matches!(event.kind, Visit::Returned | Visit::Cut) {
            return None;
        }
        let places = self.line(step + 1);
        let place = places.get(places.len().checked_sub(2)?)?;
        let tried = place
            .moves
            .iter()
            .position(|tried| Some(tried.by) == event.by)?;
        let left = place.moves.len() - tried - 1;
        if left == 0 {
            return None;
        }
        let answer = u32::from(event.cut > 0);
        let steps = (step, step + 1);
        Question::new(QuestionKind::Cut, steps, Some(left as u32), answer, &[0, 1])
    }

    /// Returns the next step at which it can be possible to ask a question of this kind.
    pub(crate) fn question_after(&mut self, _kind: QuestionKind, step: u64) -> u64 {
        self.locate(step, StepSize::Step, 1)
    }
}
