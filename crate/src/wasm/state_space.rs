//! The methods of the boundary for state space searches only.

mod by_hand;
#[cfg(feature = "orders")]
mod explore;
mod frame;
mod map;
mod survey;

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::handle::SessionHandle;
use super::{
    Result, TypeScript, found, or_minus_one, plain, plain_or_null, steps_found, to_option, to_u32,
    to_u64,
};
use crate::run::{Event, Run};
use crate::state_space::{Event as Step, Side, SpaceSearch};

pub(super) use frame::{NUMBERS, write_frame};

/// The moves of the state being expanded.
#[derive(Serialize, TypeScript)]
struct Item {
    #[tsify(type = "StepEvent[]")]
    moves: Vec<Step>,
    /// Number of moves made up to the cursor.
    made: usize,
}

fn step_of(event: Event) -> Option<Step> {
    match event {
        Event::StateSpace(event) => Some(event),
        _ => None,
    }
}

impl SessionHandle {
    fn space_search(&self) -> Result<&dyn SpaceSearch> {
        found(match self.session.run() {
            Run::StateSpace(search) => Some(search.as_ref()),
            _ => None,
        })
    }

    fn space_search_mut(&mut self) -> Result<&mut dyn SpaceSearch> {
        found(match self.session.run_mut() {
            Run::StateSpace(search) => Some(search.as_mut()),
            _ => None,
        })
    }
}

#[wasm_bindgen(js_class = Session)]
impl SessionHandle {
    /// Returns the event of the step at the cursor of a state space search. In the other families
    /// the numbers of the frame include the event.
    #[wasm_bindgen(unchecked_return_type = "StepEvent")]
    pub fn event(&self) -> Result<JsValue> {
        plain(&self.space_search()?.event())
    }

    /// Returns the events of all moves of the state being expanded, including the moves after the
    /// cursor, and the number of moves made up to the cursor.
    #[wasm_bindgen(unchecked_return_type = "Item")]
    pub fn item(&mut self) -> Result<JsValue> {
        let (moves, made) = self.session.item();
        let moves: Option<_> = moves.into_iter().map(step_of).collect();
        let moves = found(moves)?;
        plain(&Item { moves, made })
    }

    /// Returns the open list at the cursor with its first `count` entries; `null` for a breadth-first
    /// search.
    #[wasm_bindgen(js_name = openList, unchecked_return_type = "OpenList | null")]
    pub fn open_list(&mut self, count: f64) -> Result<JsValue> {
        let count = to_u32(count)? as usize;
        let search = self.space_search_mut()?;
        plain_or_null(search.open_list(count))
    }

    /// Returns the path to the state that is expanded at the cursor: its number of moves, then its
    /// last states, at most `most` of them. Empty for a breadth-first search.
    #[wasm_bindgen(js_name = currentPath)]
    pub fn current_path(&self, most: f64) -> Result<Vec<u32>> {
        let path = self.space_search()?.current_path(to_u32(most)? as usize);
        Ok(path.map_or_else(Vec::new, |(states, moves)| [vec![moves], states].concat()))
    }

    /// Returns g, h and f of a state at the cursor; `null` for a state that was not discovered, and
    /// in a breadth-first search.
    #[wasm_bindgen(js_name = label, unchecked_return_type = "OpenEntry | null")]
    pub fn label(&self, state: f64) -> Result<JsValue> {
        plain_or_null(self.space_search()?.label(to_u32(state)?))
    }

    /// Returns the step that discovered this state on the side with the index `side`; if `side` is
    /// -1, on any side. Returns -1 if no step did.
    #[wasm_bindgen(js_name = foundAt)]
    pub fn found_at(&self, state: f64, side: f64) -> Result<f64> {
        let side = match to_option(side)? {
            None => None,
            Some(side) => Some(found(Side::BOTH.get(side as usize).copied())?),
        };
        let step = self.space_search()?.found_at(to_u32(state)?, side);
        Ok(or_minus_one(step.map(|step| step as f64)))
    }

    /// Searches about `budget` steps after `from` for steps whose move leads to this state. Returns
    /// the last step it has looked at, followed by the steps found.
    #[wasm_bindgen(js_name = findMovesTo)]
    pub fn find_moves_to(&mut self, state: f64, from: f64, budget: f64) -> Result<Vec<f64>> {
        let (state, from, budget) = (to_u32(state)?, to_u64(from)?, to_u64(budget)?);
        let search = self.space_search_mut()?;
        Ok(steps_found(|found| {
            search.find_moves_to(state, from, budget, found)
        }))
    }

    /// Returns the cost of the moves of the answer; -1 without an answer.
    #[wasm_bindgen(js_name = answerCost)]
    pub fn answer_cost(&self) -> Result<f64> {
        let path = self.space_search()?.path();
        let problem = found(self.session.problem().state_space())?;
        let cost = (!path.is_empty()).then(|| problem.cost_of(&path));
        Ok(or_minus_one(cost.flatten().map(|cost| cost as f64)))
    }
}
