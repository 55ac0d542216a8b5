//! Questions about the filling of a game's table.

use crate::games::event::ProbeKind;
use crate::games::position::Position;
use crate::games::table_fill::{FillOrder, TableFill};
use crate::question::{Question, QuestionKind};
use crate::search::{Search, StepSize};

impl TableFill {
    /// Names the kinds of questions that can be asked of the table.
    pub fn questions(&self) -> &'static [QuestionKind] {
        if self.has_distances() {
            &[QuestionKind::Value, QuestionKind::Plies]
        } else {
            &[QuestionKind::Value]
        }
    }

    /// Makes the question of a kind that is asked after `step`; `None` where there is none, or
    /// where no known step answers it. In the order of positions it is asked before the first probe
    /// of a cell, backwards before the probe that fills one. The cursor stays where it is.
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
        // Where no move is left there is nothing to work out.
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
        // More may be meant to be the longest or the shortest, whoever wins.
        let mut others: Vec<u32> = after.take(2).collect();
        others.extend([plies + 2, plies.saturating_sub(2), plies + 1]);
        others.retain(|&plies| plies > 0);
        Question::new(kind, steps, about, plies, &others)
    }

    /// Finds the next step after which a question of a kind may be asked.
    pub(crate) fn question_after(&mut self, step: u64) -> u64 {
        let size = match self.order {
            FillOrder::Positions { .. } => StepSize::Item,
            FillOrder::Retrograde(_) => StepSize::Step,
        };
        self.locate(step, size, 1)
    }

    /// Finds the cell that is filled next and the step that fills it, where no probe of that cell
    /// has been made; backwards where the next step fills it.
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
