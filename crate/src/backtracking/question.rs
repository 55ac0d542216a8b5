//! Questions about a backtracking search.

use crate::backtracking::event::StepKind;
use crate::backtracking::search::BacktrackingSearch;
use crate::backtracking::stack::Totals;
use crate::question::{Question, QuestionKind};
use crate::search::{Search, StepSize};
use crate::split_mix::SplitMix64;

impl BacktrackingSearch {
    /// Returns the kinds of questions that can be asked about the search: those that a learner can
    /// answer with the rule of its algorithm.
    pub fn questions(&self) -> &'static [QuestionKind] {
        self.head.brancher.questions()
    }

    /// Makes the question of this kind that is asked after `step`. Returns `None` if no such
    /// question can be asked there, or if no known step answers it. The cursor does not move.
    ///
    /// # Complexity
    /// The time of a few calls of [`seek`](Search::seek).
    pub fn question(&mut self, kind: QuestionKind, step: u64) -> Option<Question> {
        if step >= self.known() || !self.questions().contains(&kind) {
            return None;
        }
        match kind {
            QuestionKind::Dead => self.is_dead(step),
            QuestionKind::Bound => self.next_bound(step),
            QuestionKind::Candidate => self.next_candidate(step),
            QuestionKind::Forced => self.forcing(step),
            QuestionKind::Variable => self.next_variable(step),
            QuestionKind::Crossed => self.crossing(step),
            _ => None,
        }
    }

    /// Returns a step after `step` at which it can be possible to ask a question of this kind.
    /// Choices of the first answer are rare, so about every second question of the kind `Dead` is
    /// about one of them.
    pub(crate) fn question_after(&mut self, kind: QuestionKind, step: u64) -> u64 {
        match kind {
            QuestionKind::Dead if SplitMix64::new(step).draw().is_multiple_of(2) => self
                .kept_after(step)
                .unwrap_or_else(|| self.locate(step, StepSize::Item, 1)),
            QuestionKind::Dead => self.locate(step, StepSize::Item, 1),
            QuestionKind::Bound => self.round_after(step),
            _ => step + 1,
        }
    }

    /// Returns the first step after `step` that makes a choice which stays on the path until the
    /// last known step. Returns `None` if that path is not an answer or has no later choice.
    fn kept_after(&mut self, step: u64) -> Option<u64> {
        if !self.head.stack.answered {
            return None;
        }
        let tried = self.head.tried().to_vec();
        // The choices of a path are made in order, so binary search finds the step.
        let (mut low, mut high) = (0, tried.len() - 1);
        while low < high {
            let middle = low.midpoint(high);
            if self.first_at(&tried[..middle], tried[middle]) > step {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        (low + 1 < tried.len()).then(|| self.first_at(&tried[..low], tried[low]))
    }

    /// Makes the question "Is the choice of this step taken back before an answer is found?".
    /// Returns `None` if the choice led to a node without candidates, because the answer is then
    /// already visible.
    fn is_dead(&mut self, step: u64) -> Option<Question> {
        self.scout.bring(&self.checkpoints, step.checked_sub(1)?);
        let event = self.scout.observe();
        let stack = &self.scout.stack;
        let is_choice = event.kind == StepKind::Place && !event.forced;
        if !is_choice || stack.candidates[stack.depth] == 0 {
            return None;
        }
        let answers = stack.totals.answers;
        let placed = self.scout.tried()[..stack.depth].to_vec();
        let lasts = |totals: &Totals, tried: &[u8]| {
            let mut pairs = tried.iter().zip(&placed);
            let differing = pairs.find(|(reached, wanted)| reached != wanted);
            totals.answers == answers
                && differing.map_or(tried.len() > placed.len(), |(reached, wanted)| {
                    reached < wanted
                })
        };
        if lasts(&self.head.stack.totals, self.head.tried()) {
            return None;
        }
        self.scout.find(&self.checkpoints, &lasts);
        let totals = self.scout.stack.totals;
        let dead = u32::from(totals.answers == answers);
        let steps = (step, totals.steps);
        Question::new(
            QuestionKind::Dead,
            steps,
            Some(event.choice.cell),
            dead,
            &[0, 1],
        )
    }

    /// Returns the last step of the first round that ends after `step` and is followed by another
    /// round. Returns `step` if there is none.
    fn round_after(&mut self, step: u64) -> u64 {
        self.scout.bring(&self.checkpoints, step);
        let round = self.scout.stack.tried[0];
        let last = self.head.tried()[0];
        let ends = (round..last).map(|round| self.first_at(&[], round + 1) - 1);
        ends.take(2).find(|&end| end > step).unwrap_or(step)
    }

    /// Makes the question "Which bound has the next round?". Returns `None` unless a round has just
    /// ended at `step`. The other choices are bounds near the right one, and twice the bound of the
    /// round.
    fn next_bound(&mut self, step: u64) -> Option<Question> {
        self.scout.bring(&self.checkpoints, step);
        let stack = &self.scout.stack;
        let round = stack.tried[0];
        if stack.depth > 0 || round >= stack.candidates[0] {
            return None;
        }
        let brancher = &self.scout.brancher;
        let before = brancher.score(round.checked_sub(1)?)?;
        let bound = brancher.score(round)?;
        let others = [before + 1, before + 2, before.saturating_mul(2), bound + 1];
        let steps = (step, step + 1);
        Question::new(QuestionKind::Bound, steps, Some(before), bound, &others)
    }

    /// Makes the question "Which candidate is tried next?". Returns `None` unless the score of that
    /// candidate is lower than all others.
    fn next_candidate(&mut self, step: u64) -> Option<Question> {
        self.scout.bring(&self.checkpoints, step);
        let stack = &self.scout.stack;
        let brancher = &self.scout.brancher;
        let untried = stack.tried[stack.depth]..stack.candidates[stack.depth];
        let mut scores = untried.clone().map(|index| brancher.score(index));
        let least = scores.next()??;
        if !scores.all(|score| score.is_some_and(|score| score > least)) {
            return None;
        }
        let cells = untried.map(|index| brancher.candidate(index).cell);
        let cells: Vec<u32> = cells.collect();
        let steps = (step, step + 1);
        Question::new(QuestionKind::Candidate, steps, None, cells[0], &cells)
    }

    /// Makes the question "Which variable is next?". Returns `None` unless a node of a constraint
    /// search has just been entered.
    fn next_variable(&mut self, step: u64) -> Option<Question> {
        self.scout.bring(&self.checkpoints, step);
        let stack = &self.scout.stack;
        if stack.tried[stack.depth] > 0 || stack.candidates[stack.depth] == 0 {
            return None;
        }
        let mut cells = Vec::new();
        self.scout.brancher.open_variables(&mut cells);
        let answer = *cells.first()?;
        let steps = (step, step + 1);
        Question::new(QuestionKind::Variable, steps, None, answer, &cells)
    }

    /// Makes the question "How many values does the next choice cross out?". The other choices are
    /// numbers near the right one.
    fn crossing(&mut self, step: u64) -> Option<Question> {
        self.scout.bring(&self.checkpoints, step);
        let stack = &self.scout.stack;
        let index = stack.tried[stack.depth];
        if index >= stack.candidates[stack.depth] {
            return None;
        }
        let brancher = &self.scout.brancher;
        let cell = brancher.candidate(index).cell;
        let count = brancher.crosses_out(index)?;
        // The place of the right number among the others varies with the step.
        let least = count.saturating_sub((SplitMix64::new(step).draw() % 4) as u32);
        let others = [least, least + 1, least + 2, least + 3];
        let steps = (step, step + 1);
        Question::new(QuestionKind::Crossed, steps, Some(cell), count, &others)
    }

    /// Makes the question "Which cell forces the next choice?", if a single cell does. The other
    /// choices are cells that do not force it.
    fn forcing(&mut self, step: u64) -> Option<Question> {
        self.scout.bring(&self.checkpoints, step);
        let stack = &self.scout.stack;
        let index = stack.tried[stack.depth];
        let brancher = &self.scout.brancher;
        if index >= stack.candidates[stack.depth] || !brancher.is_forced() {
            return None;
        }
        let cell = brancher.candidate(index).cell;
        let [Some(by), None] = brancher.forced_by() else {
            return None;
        };
        let mut others = Vec::new();
        brancher.not_forcing(&mut others);
        let steps = (step, step + 1);
        Question::new(QuestionKind::Forced, steps, Some(cell), by, &others)
    }
}
