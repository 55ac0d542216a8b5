//! The part of the boundary that only searches through state spaces have.

use js_sys::{Float64Array, Uint32Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::session::SessionHandle;
use super::{
    Result, TypeScript, fail, flag, found, or_minus_one, plain, plain_or_null, steps_found,
    to_numbers, to_option, to_u32, to_u64,
};
use crate::run::{Event, Run};
use crate::search::Search;
use crate::state_space::{BreadthFirst, Counters, Event as Step, Frame};

/// The index of each number in a frame.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub enum StateSpaceNumber {
    Generated,
    Expanded,
    Discovered,
    Frontier,
    Duplicate,
    Depth,
    /// 1 if the answer has been found at this step.
    Answered,
    /// The state being expanded: its rank, its position in the order of discovery, its depth.
    State,
    Position,
    StateDepth,
    /// 1 if the step is a move, 0 before the first step.
    HasMove,
    /// The state that the move leads to.
    Target,
    TargetPosition,
    TargetDepth,
    /// The cells that the move changes, -1 without a move.
    FromCell,
    ToCell,
    /// 1 if the step belongs to the side from the goals.
    Side,
    /// The numbers of expanded and discovered states on the side from the start, then on the side
    /// from the goals.
    ExpandedForward,
    DiscoveredForward,
    ExpandedBackward,
    DiscoveredBackward,
    /// The count of numbers in a frame.
    Count,
}

/// The count of numbers in a frame.
pub(super) const NUMBERS: usize = StateSpaceNumber::Count as usize;

/// Writes the frame at the cursor into the numbers and the boards.
pub(super) fn write_frame(
    search: &BreadthFirst,
    frame: &mut Frame,
    (numbers, boards): (&mut Vec<f64>, &mut Vec<u8>),
) {
    use StateSpaceNumber as N;
    search.frame(frame);
    let Counters {
        generated,
        expanded,
        discovered,
        frontier,
        duplicate,
        depth,
        ..
    } = search.counters();
    let target = frame.edge.map_or(frame.current, |edge| edge.target);
    let action = frame.edge.and_then(|edge| edge.action);
    let [forward, backward] = frame.sides;
    numbers.resize(NUMBERS, 0.0);
    for (name, number) in [
        (N::Generated, generated as f64),
        (N::Expanded, expanded as f64),
        (N::Discovered, discovered as f64),
        (N::Frontier, frontier as f64),
        (N::Duplicate, duplicate as f64),
        (N::Depth, depth as f64),
        (N::Answered, flag(frame.answered)),
        (N::State, frame.current.state.into()),
        (N::Position, frame.current.position.into()),
        (N::StateDepth, frame.current.depth.into()),
        (N::HasMove, flag(frame.edge.is_some())),
        (N::Target, target.state.into()),
        (N::TargetPosition, target.position.into()),
        (N::TargetDepth, target.depth.into()),
        (N::FromCell, or_minus_one(action.map(|action| action.from))),
        (N::ToCell, or_minus_one(action.map(|action| action.to))),
        (N::Side, flag(frame.backward)),
        (N::ExpandedForward, forward.expanded.into()),
        (N::DiscoveredForward, forward.discovered.into()),
        (N::ExpandedBackward, backward.expanded.into()),
        (N::DiscoveredBackward, backward.discovered.into()),
    ] {
        numbers[name as usize] = number;
    }
    boards.extend_from_slice(&frame.board);
    boards.extend_from_slice(&frame.next_board);
}

/// The data that the map of a whole run is drawn from.
#[derive(Serialize, TypeScript)]
#[serde(rename_all = "camelCase")]
struct MapData {
    /// The number of states of the space.
    states: u64,
    sides: Vec<SideMap>,
    /// The step at which each stage begins, then the last known step.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Float64Array")]
    stage_steps: JsValue,
    /// The ranks of the answer's states, the start first.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array<ArrayBuffer>")]
    path: JsValue,
}

/// One side of a search.
#[derive(Serialize, TypeScript)]
struct SideMap {
    /// The ranks of the discovered states in order of discovery.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    order: JsValue,
    /// The position of the first state of each level, then the number of states.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    levels: JsValue,
    /// The positions of the goals, or of the state where two sides met.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    answers: JsValue,
}

/// The moves of the state being expanded.
#[derive(Serialize, TypeScript)]
struct Item {
    #[tsify(type = "StepEvent[]")]
    moves: Vec<Step>,
    /// The number of moves made up to the cursor.
    made: usize,
}

/// The survey of a whole space.
#[derive(Serialize, TypeScript)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
struct Survey {
    /// The number of states at each distance from the nearest goal, in moves from 0.
    distances: Vec<u32>,
    /// The number of states from which no goal can be reached.
    unsolvable: u32,
    /// The sizes of the connected components.
    components: Vec<u32>,
    /// The index of the start's component.
    component: Option<usize>,
}

fn ranks(ranks: &[u32]) -> JsValue {
    Uint32Array::from(ranks).into()
}

fn step_of(event: Event) -> Option<Step> {
    match event {
        Event::StateSpace(event) => Some(event),
        Event::Backtracking(_) | Event::Games(_) => None,
    }
}

impl SessionHandle {
    fn breadth_first(&self) -> Result<&BreadthFirst> {
        found(match self.session.run() {
            Run::StateSpace(search) => Some(search.as_ref()),
            Run::Backtracking(_) | Run::Games(_) => None,
        })
    }
}

#[wasm_bindgen(js_class = Session)]
impl SessionHandle {
    /// Tells what the step at the cursor of a search through a state space did. For the other
    /// families the frame tells it.
    #[wasm_bindgen(unchecked_return_type = "StepEvent")]
    pub fn event(&self) -> Result<JsValue> {
        plain(&self.breadth_first()?.event())
    }

    /// Lists the events of all moves of the state being expanded, those behind the cursor included,
    /// and counts the moves made up to the cursor.
    #[wasm_bindgen(unchecked_return_type = "Item")]
    pub fn item(&mut self) -> Result<JsValue> {
        let (moves, made) = self.session.item();
        let moves: Option<_> = moves.into_iter().map(step_of).collect();
        let moves = found(moves)?;
        plain(&Item { moves, made })
    }

    /// Makes the data that the map of the whole run is drawn from.
    #[wasm_bindgen(js_name = mapData, unchecked_return_type = "MapData")]
    pub fn map_data(&self) -> Result<JsValue> {
        let map = self.breadth_first()?.map_data();
        let sides = map.sides.iter().map(|side| {
            let end = side.order.len() as u32;
            let levels = side.levels.iter().copied().filter(|&first| first < end);
            let levels: Vec<u32> = levels.chain([end]).collect();
            SideMap {
                order: ranks(side.order),
                levels: ranks(&levels),
                answers: ranks(&side.answers),
            }
        });
        let space = self.session.problem().state_space();
        plain(&MapData {
            states: space.map_or(0, |problem| problem.space().states()),
            sides: sides.collect(),
            stage_steps: Float64Array::from(to_numbers(&map.stage_steps).as_slice()).into(),
            path: ranks(&map.path),
        })
    }

    /// Finds the step that discovered this state on the `side` of this index, or for -1 on either
    /// side; -1 if no step did.
    #[wasm_bindgen(js_name = foundAt)]
    pub fn found_at(&self, state: f64, side: f64) -> Result<f64> {
        let side = to_option(side)?.map(|side| side as usize);
        let step = self.breadth_first()?.found_at(to_u32(state)?, side);
        Ok(or_minus_one(step.map(|step| step as f64)))
    }

    /// Finds the steps after `from` whose move leads to this state. The first number is the step up
    /// to which it has looked, about `budget` steps further; the others are the steps found.
    #[wasm_bindgen(js_name = findMovesTo)]
    pub fn find_moves_to(&mut self, state: f64, from: f64, budget: f64) -> Result<Vec<f64>> {
        let (state, from, budget) = (to_u32(state)?, to_u64(from)?, to_u64(budget)?);
        let search = found(match self.session.run_mut() {
            Run::StateSpace(search) => Some(search.as_mut()),
            Run::Backtracking(_) | Run::Games(_) => None,
        })?;
        Ok(steps_found(|found| {
            search.find_moves_to(state, from, budget, found)
        }))
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

    /// Works on the survey of the whole space; returns whether it is complete.
    #[wasm_bindgen(js_name = advanceSurvey)]
    pub fn advance_survey(&mut self, budget: f64) -> Result<bool> {
        let budget = to_u32(budget)?;
        self.session.advance_survey(budget).map_err(fail)
    }

    /// Lists the states at most `distance` moves from the nearest goal, the nearest first, as far as
    /// the survey has come.
    #[wasm_bindgen(js_name = nearGoals)]
    pub fn near_goals(&self, distance: f64) -> Result<Vec<u32>> {
        let distance = to_u32(distance)?;
        let survey = self.session.survey();
        Ok(survey.map_or_else(Vec::new, |survey| survey.within(distance).to_vec()))
    }

    /// Makes the survey as far as it has come; `null` before the first slice.
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
