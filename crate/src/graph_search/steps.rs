//! Steps of a search: at which steps items and stages end, and landmarks among the steps.

use crate::graph_search::index::Index;
use crate::graph_search::nodes::count_below;
use crate::graph_search::search::GraphSearch;
use crate::graph_search::space::Space;
use crate::state_space::{first_where, nth_boundary};

/// A kind of step that playback can find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Landmark {
    /// A state found before joins the open list once more.
    Improvement,
    /// A state expanded before joins the open list once more.
    Reopening,
    /// An entry of the open list is skipped, because its state has joined the list once more. The
    /// landmark is the step before which, or with which, the entry leaves.
    Stale,
    /// The search finds another goal.
    Goal,
}

impl<P: Space, I: Index<P::State>> GraphSearch<P, I> {
    /// Returns the step that lies `by` landmarks of a kind after the step `from`, or before it if
    /// `by` is negative. The result is clamped to 0 and the last known step. The cursor does not
    /// move.
    ///
    /// # Complexity
    /// O(log nodes · (log nodes + branching)) time.
    pub fn locate_landmark(&mut self, from: u64, landmark: Landmark, by: i64) -> u64 {
        let known = u64::from(self.known());
        let from = from.min(known);
        let count = match landmark {
            Landmark::Improvement => self.nodes.renewed.len(),
            Landmark::Reopening => self.nodes.reopened.len(),
            Landmark::Stale => self.visits.stale.len(),
            Landmark::Goal => self.answers.len(),
        };
        // Counts the landmarks up to a step, by binary search.
        let mut count_to = |step: u64| {
            let (mut low, mut high) = (0, count);
            while low < high {
                let middle = low.midpoint(high);
                if self.landmark(landmark, middle) <= step {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            low
        };
        let distance = usize::try_from(by.unsigned_abs()).unwrap_or(usize::MAX);
        let wanted = match by {
            0 => return from,
            1.. => count_to(from).saturating_add(distance - 1),
            _ => match from.checked_sub(1).map(&mut count_to) {
                Some(before) if before >= distance => before - distance,
                _ => return 0,
            },
        };
        if wanted < count {
            self.landmark(landmark, wanted).min(known)
        } else {
            known
        }
    }

    /// Returns the step of the landmark with this index, from 0, among those of its kind.
    fn landmark(&mut self, landmark: Landmark, number: usize) -> u64 {
        let step = match landmark {
            Landmark::Improvement => self.step_of(self.nodes.renewed.nth(number)),
            Landmark::Reopening => self.step_of(self.nodes.reopened.nth(number)),
            Landmark::Stale => self.visits.first_step[self.visits.stale.nth(number) as usize],
            Landmark::Goal => self.answers[number].step,
        };
        step.into()
    }

    /// Returns the step that lies `by` stage boundaries after `from`, or before `from` if `by` is
    /// negative.
    pub(super) fn locate_stage(&self, from: u64, by: i64) -> u64 {
        let stages = &self.visits.stages;
        let boundary = |index: usize| match index {
            0 => 0,
            _ => self.visits.first_step[stages[index - 1] as usize].into(),
        };
        nth_boundary(from, by, stages.len() + 1, self.known().into(), &boundary)
    }

    /// Returns the step that lies `by` ends of expansions after `from`, or before `from` if `by` is
    /// negative. A visit without steps adds no end.
    pub(super) fn locate_item(&self, from: u64, by: i64) -> u64 {
        let visits = self.visits.len() as usize;
        let items = self.with_steps_before(visits);
        let boundary = |index: usize| {
            let visit = if items == visits {
                index
            } else {
                // The first visit before which `index` visits had steps.
                first_where(visits, &|visit| self.with_steps_before(visit) >= index)
            };
            let step = self.visits.first_step.get(visit).copied();
            step.unwrap_or(self.steps).into()
        };
        nth_boundary(from, by, items + 1, self.known().into(), &boundary)
    }

    /// Returns the number of visits with steps among the first `count`.
    fn with_steps_before(&self, count: usize) -> usize {
        let bound = count as u32;
        let stale = self.visits.stale.count_below(bound);
        let dead_ends = count_below(&self.visits.dead_ends, bound);
        count - (stale + dead_ends) as usize
    }
}
