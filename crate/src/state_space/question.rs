//! Questions about a breadth-first search.

use crate::question::{Question, QuestionKind};
use crate::search::{Search, StepSize};
use crate::state_space::breadth_first::{BreadthFirst, Schedule};

/// Minimum number of states in the queue for a question about the next state.
const FEWEST: u32 = 3;

impl BreadthFirst {
    /// Returns the kinds of questions that can be asked about the search.
    pub fn questions(&self) -> &'static [QuestionKind] {
        // If the sides alternate, a stage is not a level: ask no question about the size of a
        // level.
        match self.schedule {
            Some(Schedule::States) => &[QuestionKind::Next, QuestionKind::New],
            None | Some(Schedule::Levels) => {
                &[QuestionKind::Level, QuestionKind::Next, QuestionKind::New]
            }
        }
    }

    /// Makes the question of this kind that is asked after `step`. Returns `None` if no such
    /// question can be asked there, or if no known step answers it. The
    /// cursor is the same before and after.
    ///
    /// # Complexity
    /// A few calls of [`seek`](Search::seek).
    pub fn question(&mut self, kind: QuestionKind, step: u64) -> Option<Question> {
        if step >= self.known {
            return None;
        }
        let cursor = self.cursor.step;
        self.seek(step);
        let question = match kind {
            QuestionKind::Next => self.next_out(step),
            QuestionKind::New => self.is_new(step),
            QuestionKind::Level => self.level_size(step),
            _ => None,
        };
        self.show(cursor);
        question
    }

    /// Returns the next step at which it can be possible to ask a question of this kind.
    pub(crate) fn question_after(&mut self, kind: QuestionKind, step: u64) -> u64 {
        let size = match kind {
            QuestionKind::Next => StepSize::Item,
            QuestionKind::Level => StepSize::Stage,
            _ => StepSize::Step,
        };
        self.locate(step, size, 1)
    }

    /// Makes the question "Which state is expanded next?". The answer is the oldest state in the
    /// queue. The other choices are the newest one, and a waiting state on the answer's path or
    /// else one in the middle of the queue.
    fn next_out(&mut self, step: u64) -> Option<Question> {
        let before = self.cursor.prefixes;
        self.show(step + 1);
        let (side, info) = (self.cursor.side, self.cursor.info);
        let waiting = info.head..before[side as usize].discovered;
        if info.step_move?.index > 0 || waiting.len() < FEWEST as usize {
            return None;
        }
        let path = self.path();
        let bare = self.sides[side as usize].bare();
        let order = bare.order();
        let (oldest, newest) = (
            order[waiting.start as usize],
            order[waiting.end as usize - 1],
        );
        let middle = order[waiting.start.midpoint(waiting.end) as usize];
        let nearest = path.into_iter().find(|&state| {
            let ordinal = bare.ordinal(state);
            state != oldest && ordinal.is_some_and(|ordinal| waiting.contains(&ordinal))
        });
        let others = [newest, nearest.unwrap_or(middle)];
        let steps = (step, step + 1);
        Question::new(
            QuestionKind::Next,
            steps,
            Some(side as u32),
            oldest,
            &others,
        )
    }

    fn is_new(&mut self, step: u64) -> Option<Question> {
        self.show(step + 1);
        let made = self.cursor.info.step_move?;
        let answer = u32::from(made.new);
        let steps = (step, step + 1);
        Question::new(QuestionKind::New, steps, Some(made.target), answer, &[0, 1])
    }

    /// Makes the question "How many states does the level that begins here discover?". The other
    /// choices are counts that a learner can mistake for it: the states of the level itself, its
    /// moves, half of its moves, its moves to known states, and the right number plus 1 or 2.
    fn level_size(&mut self, step: u64) -> Option<Question> {
        let levels = &self.level_starts;
        let next = levels.partition_point(|level| self.moves_before(level.heads) <= step);
        let begun = levels[next.checked_sub(1)?];
        let end = match levels.get(next) {
            Some(level) => self.moves_before(level.heads),
            None if self.working().is_none() && self.generated() == self.known => self.known,
            None => return None,
        };
        let is_level = self.schedule != Some(Schedule::States);
        if !is_level || self.moves_before(begun.heads) != step || end > self.known || end <= step {
            return None;
        }
        let side = begun.side as usize;
        let head = begun.heads[side];
        let depth = self.sides[side].depth_of(head) + 1;
        let before = self.cursor.prefixes[side];
        self.show(end);
        let after = self.cursor.prefixes[side];
        let born = after.discovered - before.discovered;
        // A level has fewer than 2^32 moves.
        let moves = (end - step) as u32;
        let own = after.expanded - before.expanded;
        let others = [own, moves, moves / 2, moves - born, born + 1, born + 2];
        Question::new(QuestionKind::Level, (step, end), Some(depth), born, &others)
    }
}
