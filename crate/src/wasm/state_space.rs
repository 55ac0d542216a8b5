//! What only searches through state spaces tell: the session's side of the boundary.

use js_sys::{Float64Array, Uint8Array, Uint32Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::session::SessionHandle;
use super::{BoundaryError, Result, bytes, fail, plain, positions, small};
use crate::event::{Event, StatesEvent};
use crate::run::Explored;

/// What there is to draw of a whole run; the arrays are JavaScript's.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct MapReport {
    states: u64,
    sides: Vec<SideReport>,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    stage_steps: JsValue,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    path: JsValue,
}

#[derive(Serialize)]
struct SideReport {
    #[serde(with = "serde_wasm_bindgen::preserve")]
    order: JsValue,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    levels: JsValue,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    answers: JsValue,
}

/// The moves of one item.
#[derive(Serialize)]
struct ItemReport {
    moves: Vec<StatesEvent>,
    made: usize,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct SurveyReport {
    distances: Vec<u32>,
    hopeless: u32,
    islands: Vec<u32>,
    /// The island of the start.
    island: usize,
}

fn states_event(event: Event) -> Result<StatesEvent> {
    match event {
        Event::States(event) => Ok(event),
        Event::Choices(_) | Event::WinLose(_) => Err(fail(&BoundaryError::Missing)),
    }
}

impl SessionHandle {
    fn explored(&self) -> Result<&dyn Explored> {
        let explored = self.session.explored();
        explored.ok_or_else(|| fail(&BoundaryError::Missing))
    }
}

#[wasm_bindgen(js_class = Session)]
impl SessionHandle {
    /// What the step at the cursor did, of a search through a state space; of others the frame says it.
    pub fn event(&self) -> Result<JsValue> {
        plain(&states_event(self.session.event())?)
    }

    /// What the moves of the state being expanded did or, behind the cursor, will do, and how many
    /// have been made.
    pub fn item(&mut self) -> Result<JsValue> {
        let (moves, made) = self.session.item();
        let moves = moves.into_iter().map(states_event).collect::<Result<_>>()?;
        plain(&ItemReport { moves, made })
    }

    /// What there is to draw of the whole run: the number of states of the space; for each side
    /// the ranks of the discovered ones in order of discovery, the position of the first state of
    /// each level, then their number, and the positions of the goals, or of the state where two
    /// sides met; the step at which each stage begins, then the last known step; the ranks of
    /// the answer's states, the start first.
    pub fn atlas(&self) -> Result<JsValue> {
        let atlas = self.explored()?.atlas();
        let sides = atlas.sides.iter().map(|side| {
            let end = side.order.len() as u32;
            let levels = side.levels.iter().copied().filter(|&first| first < end);
            let levels: Vec<u32> = levels.chain([end]).collect();
            SideReport {
                order: positions(side.order),
                levels: positions(&levels),
                answers: positions(&side.answers),
            }
        });
        let steps: Vec<f64> = atlas.stage_steps.iter().map(|&step| step as f64).collect();
        plain(&MapReport {
            states: self
                .session
                .problem()
                .space()
                .map_or(0, |space| space.states()),
            sides: sides.collect(),
            stage_steps: Float64Array::from(steps.as_slice()).into(),
            path: positions(&atlas.path),
        })
    }

    /// The step that discovered this state on the `side` of that number, for -1 on either, or -1.
    #[wasm_bindgen(js_name = foundAt)]
    pub fn found_at(&self, state: f64, side: f64) -> Result<f64> {
        let side = if side == -1.0 {
            None
        } else {
            Some(small(side)? as usize)
        };
        let step = self.explored()?.found_at(small(state)?, side);
        Ok(step.map_or(-1.0, |step| step as f64))
    }

    /// The boards of these states, one after the other.
    pub fn boards(&self, states: &Uint32Array) -> Result<Uint8Array> {
        let states = states.to_vec();
        let cells = self.session.board_shape().cells();
        let mut boards = vec![0; cells * states.len()];
        for (&state, board) in states.iter().zip(boards.chunks_mut(cells)) {
            if !self.session.board(state, board) {
                return Err(fail(&BoundaryError::Missing));
            }
        }
        Ok(bytes(&boards))
    }

    /// Works on the survey of the whole space; returns whether it is complete.
    #[wasm_bindgen(js_name = advanceSurvey)]
    pub fn advance_survey(&mut self, budget: f64) -> Result<bool> {
        self.session
            .advance_survey(small(budget)?)
            .map_err(|error| fail(&error))
    }

    /// Distances to the goals and islands; `null` before the first slice of the survey.
    pub fn survey(&self) -> Result<JsValue> {
        let space = self.session.problem().space();
        let start = space.map_or(0, |space| space.start());
        self.session.survey().map_or(Ok(JsValue::NULL), |survey| {
            plain(&SurveyReport {
                distances: survey.distances(),
                hopeless: survey.hopeless(),
                islands: survey.islands(),
                island: survey.island_of(start),
            })
        })
    }
}
