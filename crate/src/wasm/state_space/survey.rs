//! The survey of a whole space, and the check of a heuristic on all of its states.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::wasm::handle::SessionHandle;
use crate::wasm::{Result, TypeScript, fail, plain_or_null, to_u32};

/// The survey of a whole space.
#[derive(Serialize, TypeScript)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
struct Survey {
    /// Number of states whose nearest goal is d moves away, for d = 0, 1, 2, ...
    distances: Vec<u32>,
    /// Number of states from which no goal can be reached.
    unsolvable: u32,
    /// Sizes of the connected components.
    components: Vec<u32>,
    /// Index of the start's component.
    component: Option<usize>,
}

/// Result so far of the check of a heuristic on every state of the space.
#[derive(Serialize, TypeScript)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
struct HeuristicCheck {
    /// Number of states checked.
    states: usize,
    /// Number of states with an estimate greater than the least cost to a goal.
    overestimates: usize,
    /// The state whose estimate exceeds the least cost by the greatest amount.
    worst: Option<Overestimate>,
    /// Number of moves along which the estimate falls by more than the move costs.
    falls: usize,
    /// The move for which the fall of the estimate exceeds the cost by the greatest amount.
    steepest: Option<Fall>,
}

/// A state whose estimate is too great.
#[derive(Serialize, TypeScript)]
struct Overestimate {
    state: u32,
    estimate: u32,
    /// The least cost from the state to a goal.
    cost: u32,
}

/// A move along which the estimate falls by more than the move costs.
#[derive(Serialize, TypeScript)]
struct Fall {
    from: u32,
    to: u32,
    cost: u32,
    /// The estimates before and after the move.
    before: u32,
    after: u32,
}

#[wasm_bindgen(js_class = Session)]
impl SessionHandle {
    /// Continues the survey of the whole space for about `budget` moves; returns whether it is
    /// complete.
    #[wasm_bindgen(js_name = advanceSurvey)]
    pub fn advance_survey(&mut self, budget: f64) -> Result<bool> {
        let budget = to_u32(budget)?;
        self.session.advance_survey(budget).map_err(fail)
    }

    /// Returns the least cost from each state to a goal, by rank; 4,294,967,295 where no goal can be
    /// reached. Empty until the survey of the space is complete.
    pub fn distances(&self) -> Vec<u32> {
        self.session.distances().unwrap_or_default()
    }

    /// Returns the states at most `distance` moves from the nearest goal, the nearest first, as far
    /// as their distances are known.
    #[wasm_bindgen(js_name = nearGoals)]
    pub fn near_goals(&self, distance: f64) -> Result<Vec<u32>> {
        let distance = to_u32(distance)?;
        let survey = self.session.survey();
        Ok(survey.map_or_else(Vec::new, |survey| survey.within(distance).to_vec()))
    }

    /// Continues the check of the heuristic on every state for about `budget` moves; returns
    /// whether it is complete.
    #[wasm_bindgen(js_name = advanceCheck)]
    pub fn advance_check(&mut self, budget: f64) -> Result<bool> {
        let budget = to_u32(budget)?;
        Ok(self.session.advance_check(budget))
    }

    /// Returns the check of the heuristic as far as it is computed; `null` before the first slice,
    /// and if there is nothing to check.
    #[wasm_bindgen(js_name = heuristicCheck, unchecked_return_type = "HeuristicCheck | null")]
    pub fn heuristic_check(&self) -> Result<JsValue> {
        plain_or_null(self.session.heuristic_check().map(|check| HeuristicCheck {
            states: check.states,
            overestimates: check.overestimates,
            worst: check.worst_state.as_ref().map(|worst| Overestimate {
                state: worst.state,
                estimate: worst.estimate,
                cost: worst.cost,
            }),
            falls: check.falls,
            steepest: check.worst_move.as_ref().map(|fall| Fall {
                from: fall.from,
                to: fall.to,
                cost: fall.cost,
                before: fall.before,
                after: fall.after,
            }),
        }))
    }

    /// Returns the survey as far as it is computed; `null` before the first slice.
    #[wasm_bindgen(unchecked_return_type = "Survey | null")]
    pub fn survey(&self) -> Result<JsValue> {
        let space = self.session.problem().state_space();
        let start = space.map_or(0, |problem| problem.space().start());
        plain_or_null(self.session.survey().map(|survey| Survey {
            distances: survey.distances(),
            unsolvable: survey.unsolvable(),
            components: survey.components(),
            component: survey.component_of(start),
        }))
    }
}
