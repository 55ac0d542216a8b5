//! The end of a breadth-first search: when the search stops, and with which outcome.

use crate::search::{GoalPolicy, Outcome};
use crate::state_space::breadth_first::{BreadthFirst, Discovery, Schedule};
use crate::state_space::side::Side;

impl BreadthFirst {
    /// Stores the answers among the states that a side has discovered, beginning at the ordinal
    /// `first`.
    pub(super) fn note_answers(&mut self, side: Side, first: u32) {
        let fresh = &self.sides[side as usize].bare().order()[first as usize..];
        let mut ordinals = Vec::new();
        if !self.is_two_sided() {
            self.space().note_goals(fresh, first, &mut ordinals);
        } else if self.answers.is_empty() {
            ordinals.extend(self.meeting(side, first));
        }
        let answers = ordinals.into_iter();
        self.answers
            .extend(answers.map(|ordinal| Discovery { side, ordinal }));
        if self.answer_step.is_none() {
            self.answer_step = self.answers.first().map(|&answer| self.step_of(answer));
        }
    }

    /// Returns the least ordinal of a side, at or after `first`, whose state both sides have
    /// discovered. If the sides alternate, the path through that state must not exceed the depth
    /// limit.
    fn meeting(&mut self, side: Side, first: u32) -> Option<u32> {
        let other = self.sides[side.other() as usize].bare();
        let fresh = (first..).zip(&self.sides[side as usize].bare().order()[first as usize..]);
        let mut contacts = fresh.filter(|&(_, &state)| other.knows(state));
        // Only sides that alternate state by state need the check of the limit. Sides that expand
        // whole levels stop as soon as the sum of their depths reaches the limit. A meeting point
        // on a longer path is possible only while both sides are in the middle of a level, and such
        // sides never are.
        let by_states = self.schedule == Some(Schedule::States);
        let Some(limit) = self.depth_limit().filter(|_| by_states) else {
            return contacts.next().map(|(ordinal, _)| ordinal);
        };
        let contacts: Vec<u32> = contacts.map(|(ordinal, _)| ordinal).collect();
        if !contacts.is_empty() {
            self.sides[side.other() as usize].index();
        }
        let is_short = |&ordinal: &u32| self.depth_through(Discovery { side, ordinal }) <= limit;
        contacts.into_iter().find(is_short)
    }

    /// Returns the sum of the two depths up to which the sides have discovered all states.
    fn depth_reached(&self) -> u32 {
        let depths = self.sides.iter().map(|side| side.levels().len() as u32 - 2);
        depths.sum()
    }

    /// Sets `known` and `items`. Sets `outcome` if the search has ended.
    pub(super) fn settle(&mut self) {
        let last = match self.policy.goal {
            GoalPolicy::CountTo(count) if !self.is_two_sided() => {
                count.and_then(|count| self.answers.get(usize::try_from(count.get() - 1).ok()?))
            }
            GoalPolicy::WholeSpace if self.schedule != Some(Schedule::States) => None,
            _ => self.answers.first(),
        };
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
            // The search ends at this answer, so states expanded after it do not count.
            Some(_) => self.first_items(expanded, &|moves| moves >= end),
            None => expanded,
        };
    }

    /// Returns the maximum number of moves of an answer; `None` if there is no limit, or if the
    /// search goes on beyond the limit.
    fn depth_limit(&self) -> Option<u32> {
        match self.policy.goal {
            GoalPolicy::WholeSpace => None,
            GoalPolicy::FirstAnswer | GoalPolicy::CountTo(_) => self.problem.depth_limit(),
        }
    }

    /// Makes the outcome of a search that has ended. `all` says whether every reachable goal has
    /// been found.
    fn final_outcome(&self, all: bool) -> Outcome {
        let found = self.answers.len() as u64;
        match (self.policy.goal, self.answers.first()) {
            (_, None) => Outcome::Impossible,
            (GoalPolicy::CountTo(most), _) => Outcome::Counted {
                goals: most.map_or(found, |most| found.min(most.get())),
                all,
            },
            (_, Some(&answer)) => Outcome::Found {
                depth: self.depth_through(answer),
            },
        }
    }

    /// Returns whether a side has nothing left to expand.
    fn exhausted(&self) -> bool {
        self.sides.iter().any(|side| side.frontier() == 0)
    }

    /// Returns the number of moves from the start to a goal through the state of an answer.
    fn depth_through(&self, answer: Discovery) -> u32 {
        let halves = self.known_to(answer);
        halves
            .map(|(searched, ordinal)| searched.depth_of(ordinal))
            .sum()
    }
}
