//! Boards and moves of any state, for a user who plays by hand and for pictures of states.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::board::Action;
use crate::wasm::handle::SessionHandle;
use crate::wasm::{Result, TypeScript, found, or_minus_one, plain, to_u32};

/// A move from a state, for a user who plays by hand.
#[derive(Serialize, TypeScript)]
#[tsify(missing_as_null)]
struct HandMove {
    to: u32,
    action: Action,
    /// Cost of the move; 1 if moves have no costs.
    cost: u32,
    /// Least cost from `to` to a goal; absent if no goal can be reached, or before the survey is
    /// complete.
    distance: Option<u32>,
}

#[wasm_bindgen(js_class = Session)]
impl SessionHandle {
    /// Returns the values in the message about the move from a state to another one besides its
    /// cells.
    #[wasm_bindgen(js_name = moveValues, unchecked_return_type = "Record<string, number | string>")]
    pub fn move_values(&self, from: f64, to: f64) -> Result<JsValue> {
        let space = found(self.session.problem().state_space())?;
        plain(&space.move_values(to_u32(from)?, to_u32(to)?))
    }

    /// Writes the boards of these states, one after the other.
    pub fn boards(&self, states: &[u32]) -> Result<Vec<u8>> {
        let space = found(self.session.problem().state_space())?;
        let cells = space.board_shape().cells();
        let mut boards = vec![0; cells * states.len()];
        for (&state, board) in states.iter().zip(boards.chunks_mut(cells)) {
            found(space.board(state, board).then_some(()))?;
        }
        Ok(boards)
    }

    /// Returns the moves from a state, in move order. Distances are absent until the survey of the
    /// space is complete.
    #[wasm_bindgen(js_name = movesFrom, unchecked_return_type = "HandMove[]")]
    pub fn moves_from(&self, state: f64) -> Result<JsValue> {
        let moves = found(self.session.moves_from(to_u32(state)?))?;
        let moves = moves.into_iter().map(|made| HandMove {
            to: made.to,
            action: made.action,
            cost: made.cost,
            distance: made.distance,
        });
        plain(&moves.collect::<Vec<_>>())
    }

    /// Returns whether a state is a goal.
    #[wasm_bindgen(js_name = isGoal)]
    pub fn is_goal(&self, state: f64) -> Result<bool> {
        Ok(self.session.is_goal(to_u32(state)?))
    }

    /// Returns the index of the first move from a state that begins a cheapest path to a goal; -1 at a
    /// goal, if no goal can be reached, and until the survey of the space is complete.
    pub fn hint(&self, state: f64) -> Result<f64> {
        let hint = self.session.hint(to_u32(state)?);
        Ok(or_minus_one(hint.map(|index| index as f64)))
    }

    /// Returns the estimate of the cost from a state to a goal, by the heuristic of the algorithm or
    /// else the first of the puzzle; -1 without a heuristic.
    pub fn estimate(&self, state: f64) -> Result<f64> {
        let estimate = self.session.estimate(to_u32(state)?);
        Ok(or_minus_one(estimate.map(f64::from)))
    }
}
