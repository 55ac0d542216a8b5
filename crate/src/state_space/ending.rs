//! When a breadth-first search is over, and how it ends.

use crate::search::{GoalPolicy, Outcome};
use crate::state_space::breadth_first::{Answer, BreadthFirst, Schedule};

impl BreadthFirst {
    /// Notes the answers among the positions of a side from `first` on.
    pub(super) fn note_answers(&mut self, side: usize, first: u32) {
        let fresh = &self.sides[side].bare().order()[first as usize..];
        let mut positions = Vec::new();
        if !self.is_two_sided() {
            self.space().note_goals(fresh, first, &mut positions);
        } else if self.answers.is_empty() {
            positions.extend(self.meeting(side, first));
        }
        let answers = positions.into_iter();
        self.answers
            .extend(answers.map(|position| Answer { side, position }));
        if self.answer_step.is_none() {
            self.answer_step = self.answers.first().map(|&answer| self.step_of(answer));
        }
    }

    /// Finds the first position of a side, from `first` on, whose state lies on a path from the start
    /// to a goal that is not longer than the depth limit.
    fn meeting(&mut self, side: usize, first: u32) -> Option<u32> {
        let other = self.sides[1 - side].bare();
        let fresh = (first..).zip(&self.sides[side].bare().order()[first as usize..]);
        let mut contacts = fresh.filter(|&(_, &state)| other.knows(state));
        // While the depths of both sides together are below the limit, a path beyond it leads through
        // the level that each side is filling. So no side is exhausted then, and both cannot be
        // filling one where whole levels are expanded.
        let by_states = self.schedule == Some(Schedule::States);
        let Some(limit) = self.depth_limit().filter(|_| by_states) else {
            return contacts.next().map(|(position, _)| position);
        };
        let contacts: Vec<u32> = contacts.map(|(position, _)| position).collect();
        if !contacts.is_empty() {
            self.sides[1 - side].index();
        }
        let is_short = |&position: &u32| self.depth_through(Answer { side, position }) <= limit;
        contacts.into_iter().find(is_short)
    }

    /// Adds up the depths to which the sides have discovered all their states.
    fn depth_reached(&self) -> u32 {
        let depths = self.sides.iter().map(|side| side.levels().len() as u32 - 2);
        depths.sum()
    }

    /// Sets `known`, and sets `outcome` if the search has come to its end.
    pub(super) fn settle(&mut self) {
        let wanted = match self.policy.goal {
            GoalPolicy::CountTo(count) if !self.is_two_sided() => count,
            GoalPolicy::WholeSpace if self.schedule != Some(Schedule::States) => 0,
            _ => 1,
        };
        let last = usize::try_from(wanted)
            .ok()
            .and_then(|count| self.answers.get(count.checked_sub(1)?));
        let done = self.working().is_none();
        let met = self.is_two_sided() && !self.answers.is_empty();
        let (end, ended) = match last {
            Some(&answer) => (self.step_of(answer), true),
            None => (self.generated(), done && (met || self.exhausted())),
        };
        let all = last.is_none() && self.exhausted();
        let outcome = if ended {
            Some(self.final_outcome(all))
        } else {
            let limit = self
                .depth_limit()
                .filter(|&limit| done && self.depth_reached() >= limit);
            limit.map(|limit| match self.answers.first() {
                Some(_) => self.final_outcome(all),
                None => Outcome::TooDeep { limit },
            })
        };
        let most = self.policy.step_limit.unwrap_or(u64::MAX);
        self.known = end.min(most);
        self.outcome = if end > most {
            Some(Outcome::LimitReached)
        } else {
            outcome
        };
        let expanded = self.heads().iter().sum();
        self.items = match last {
            // The search stops at this answer and expands nothing behind it.
            Some(_) => self.first_items(expanded, &|moves| moves >= end),
            None => expanded,
        };
    }

    /// Tells the most moves that an answer may have; `None` where the search does not stop at that
    /// depth.
    fn depth_limit(&self) -> Option<u32> {
        match self.policy.goal {
            GoalPolicy::WholeSpace => None,
            GoalPolicy::FirstAnswer | GoalPolicy::CountTo(_) => self.problem.depth_limit(),
        }
    }

    /// Makes the outcome of a search that has ended. `all` says that every goal that can be reached
    /// has been found.
    fn final_outcome(&self, all: bool) -> Outcome {
        let found = self.answers.len() as u64;
        match (self.policy.goal, self.answers.first()) {
            (_, None) => Outcome::Impossible,
            (GoalPolicy::CountTo(most), _) => Outcome::Counted {
                goals: if most > 0 { found.min(most) } else { found },
                all,
            },
            (_, Some(&answer)) => Outcome::Found {
                depth: self.depth_through(answer),
            },
        }
    }

    /// Tells whether a side has nothing left to expand.
    fn exhausted(&self) -> bool {
        self.sides.iter().any(|side| side.frontier() == 0)
    }

    /// Counts the moves from the start to a goal through the state of an answer.
    fn depth_through(&self, answer: Answer) -> u32 {
        let halves = self.known_to(answer);
        halves
            .map(|(searched, position)| searched.depth_of(position))
            .sum()
    }
}
