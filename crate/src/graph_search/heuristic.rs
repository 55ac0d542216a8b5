//! Heuristics: functions that estimate the cost from a state to the nearest goal.

use std::fmt;

use crate::graph_search::space::Space;

/// A heuristic: a name, and a function that estimates the least cost from a state to a goal.
///
/// A heuristic is *admissible* if no estimate is greater than the least cost. Only then do A* and
/// IDA* find cheapest paths. It is *consistent* if it is 0 at goals, and if no estimate is greater
/// than the sum of the cost of a move and the estimate after it. Then A* expands no state twice. A
/// heuristic does not declare these properties: [`Distances`](crate::graph_search::Distances)
/// checks both.
pub struct Heuristic<P: Space + ?Sized> {
    id: &'static str,
    estimate: Estimate<P>,
    update: Option<Update<P>>,
}

/// A space with heuristics, so that every informed algorithm can search it.
pub trait Informed: Space + Sized + 'static {
    /// Returns the heuristics that a user can choose from, the weakest first.
    fn heuristics(&self) -> &'static [Heuristic<Self>];
}

/// Estimates the cost from a state to a goal.
type Estimate<P> = fn(&P, &<P as Space>::State) -> u32;

/// Estimates the cost from the second of two states to a goal. One move leads from the first state
/// to the second; the number is the estimate for the first.
type Update<P> = fn(&P, &<P as Space>::State, u32, &<P as Space>::State) -> u32;

impl<P: Space + ?Sized> Clone for Heuristic<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Space + ?Sized> Copy for Heuristic<P> {}

impl<P: Space + ?Sized> fmt::Debug for Heuristic<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Heuristic").field(&self.id).finish()
    }
}

impl<P: Space + ?Sized> Heuristic<P> {
    /// Makes a heuristic from its name and its function.
    pub const fn new(id: &'static str, estimate: Estimate<P>) -> Self {
        Self {
            id,
            estimate,
            update: None,
        }
    }

    /// Adds a faster function for the state after a move. Searches that go down one path at a time
    /// use `update(space, before, estimate, after)`, where `estimate` is the estimate for the state
    /// `before`. `update` must return what the heuristic estimates for `after`.
    pub const fn updated_by(self, update: Update<P>) -> Self {
        Self {
            update: Some(update),
            ..self
        }
    }

    /// Returns the name in commands and in the dictionaries of the page.
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// Returns the estimated cost from `state` to the nearest goal.
    #[inline(always)]
    pub fn estimate(&self, space: &P, state: &P::State) -> u32 {
        (self.estimate)(space, state)
    }

    /// Returns the estimate for `after`, which is one move away from `before`, given the estimate
    /// for `before`.
    #[inline(always)]
    pub(crate) fn after(
        &self,
        space: &P,
        before: &P::State,
        estimate: u32,
        after: &P::State,
    ) -> u32 {
        match self.update {
            Some(update) => update(space, before, estimate, after),
            None => (self.estimate)(space, after),
        }
    }
}
