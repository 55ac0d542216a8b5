//! The data of maps: of a whole run, and of a small space with all of its moves.

use js_sys::{Float64Array, Uint32Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::state_space::{Graph, SideTrace};
use crate::wasm::handle::SessionHandle;
use crate::wasm::{Result, TypeScript, found, plain, plain_or_null, to_numbers};

/// The data of a map of a whole run.
#[derive(Serialize, TypeScript)]
#[serde(rename_all = "camelCase")]
struct MapData {
    /// Number of states of the space.
    states: u64,
    sides: Vec<SideMap>,
    /// Step at which each stage begins. The last entry is the last known step.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Float64Array")]
    stage_steps: JsValue,
    /// Ranks of the states of the answer, from the start on.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array<ArrayBuffer>")]
    path: JsValue,
}

/// One side of a search.
#[derive(Serialize, TypeScript)]
struct SideMap {
    /// Ranks of the discovered states in order of discovery.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    order: JsValue,
    /// Ordinal of the first state of each level. The last entry is the number of states.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    levels: JsValue,
    /// Ordinals of the goals, or of the state where the sides met.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    answers: JsValue,
    /// Order in which the states were expanded; missing in a breadth-first search.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    trace: Option<MapTrace>,
}

/// Order in which the states of a side were expanded, and the cost at which each was found.
#[derive(Serialize, TypeScript)]
#[serde(rename_all = "camelCase")]
struct MapTrace {
    /// Ranks of the expanded states in the order in which the search first expanded each.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    expanded: JsValue,
    /// Cost of the path on which the search first expanded each of them.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    expanded_costs: JsValue,
    /// Cost of the path on which each state was found, by ordinal.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    costs: JsValue,
    /// Three numbers for each time that an expanded state waits again: its rank, the number of
    /// nodes when the wait begins, and the number of visits when it ends.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    reopened: JsValue,
}

impl From<SideTrace> for MapTrace {
    fn from(trace: SideTrace) -> Self {
        let reopened = trace.reopened.iter();
        let reopened = reopened.flat_map(|again| [again.state, again.from, again.until]);
        Self {
            expanded: ranks(&trace.expanded),
            expanded_costs: ranks(&trace.expanded_costs),
            costs: ranks(&trace.costs),
            reopened: ranks(&reopened.collect::<Vec<u32>>()),
        }
    }
}

/// The states that the start of a small space can reach, and all of their moves.
#[derive(Serialize, TypeScript)]
struct SpaceGraph {
    /// Ranks of the states in the order in which breadth-first search discovers them.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    order: JsValue,
    /// Index of the first state of each level. The last entry is the number of states.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    levels: JsValue,
    /// Five numbers for each move: the indices in `order` of the states that it joins, its index in
    /// the move order, and the cells that it changes.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    moves: JsValue,
}

/// Maximum number of states of a space that the boundary lists with all moves.
const GRAPH_LIMIT: usize = 400;

fn ranks(ranks: &[u32]) -> JsValue {
    Uint32Array::from(ranks).into()
}

#[wasm_bindgen(js_class = Session)]
impl SessionHandle {
    /// Returns the data of a map of the whole run.
    #[wasm_bindgen(js_name = mapData, unchecked_return_type = "MapData")]
    pub fn map_data(&self) -> Result<JsValue> {
        let map = self.space_search()?.map_data();
        let sides = map.sides.into_iter().map(|side| {
            let end = side.order.len() as u32;
            let levels = side.levels.iter().copied().filter(|&first| first < end);
            let levels: Vec<u32> = levels.chain([end]).collect();
            SideMap {
                order: ranks(&side.order),
                levels: ranks(&levels),
                answers: ranks(&side.answers),
                trace: side.trace.map(MapTrace::from),
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

    /// Returns the states that the start can reach, and all of their moves; `null` for more than 400
    /// states, and for a space whose states get their ranks during a search.
    #[wasm_bindgen(unchecked_return_type = "SpaceGraph | null")]
    pub fn graph(&self) -> Result<JsValue> {
        let problem = found(self.session.problem().state_space())?;
        plain_or_null(Graph::of(problem, GRAPH_LIMIT).map(|graph| {
            let numbers = graph.moves.iter().flat_map(|step| {
                let (from, to) = step
                    .action
                    .map_or((0, 0), |action| (action.from, action.to));
                [step.from, step.to, step.index, from, to]
            });
            SpaceGraph {
                order: ranks(&graph.order),
                levels: ranks(&graph.levels),
                moves: ranks(&numbers.collect::<Vec<u32>>()),
            }
        }))
    }
}
