//! Questions about the filling of a game's table.

use crate::games::event::ProbeKind;
use crate::games::position::Position;
use crate::games::table_fill::{FillOrder, TableFill};
use crate::question::{Question, QuestionKind};
use crate::search::{Search, StepSize};

impl TableFill {
    /// Returns the kinds of questions that can be asked about the table.
    pub fn questions(&self) -> &'static [QuestionKind] {
        if self.has_distances() {
            &[QuestionKind::Value, QuestionKind::Plies]
        } else {
            &[QuestionKind::Value]
        }
    }

    /// Makes the question of this kind that is asked after `step`. Returns `None` if no such
    /// question can be asked there, or if no known step answers it. In the order of positions, a
    /// question is asked before the first probe of a cell; in the retrograde order, before the
    /// probe that fills a cell. The cursor does not move.
    ///
    /// # Complexity
    /// O(log cells + moves) time.
    pub fn question(&mut self, kind: QuestionKind, step: u64) -> Option<Question> {
        if step >= self.known() || !self.questions().contains(&kind) {
            return None;
        }
        let (cell, shown_at) = self.filled_next(step)?;
        let plies = u32::from(self.values()[cell as usize].plies()?);
        let moves = self.neighbours(cell, false);
        // A position without moves is too easy for a question.
        if moves.is_empty() {
            return None;
        }
        let (steps, about) = ((step, shown_at), Some(cell));
        if kind == QuestionKind::Value {
            return Question::new(kind, steps, about, plies % 2, &[0, 1]);
        }
        let after = moves.into_iter().filter_map(|to| {
            let plies = self.values()[to as usize].plies()?;
            Some(u32::from(plies) + 1)
        });
        // Typical mistakes: taking the longest game for the shortest, or the other way round, or
        // being off by one.
        let mut others: Vec<u32> = after.take(2).collect();
        others.extend([plies + 2, plies.saturating_sub(2), plies + 1]);
        others.retain(|&plies| plies > 0);
        Question::new(kind, steps, about, plies, &others)
    }

    /// Returns the next step at which it can be possible to ask a question.
    pub(crate) fn question_after(&mut self, step: u64) -> u64 {
        let size = match self.order {
            FillOrder::Positions { .. } => StepSize::Item,
            FillOrder::Retrograde(_) => StepSize::Step,
        };
        self.locate(step, size, 1)
    }

    /// Returns the cell that is filled next and the step that fills it. Returns `None` if a probe
    /// of that cell has been made before or, in the retrograde order, if the next step fills no
    /// cell.
    fn filled_next(&mut self, step: u64) -> Option<(Position, u64)> {
        let begun = self.event_at(step as u32 + 1);
        if begun.kind == ProbeKind::Backward {
            begun.decided?;
            return Some((begun.other?, step + 1));
        }
        let cell = begun.cell.filter(|_| begun.index == 0)?;
        Some((cell, self.filled_at(cell)?))
    }
}
