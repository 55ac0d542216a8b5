//! The panel that explores a whole space: hardest states, features and sizes.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::link::Link;
use crate::problem::Algorithm;
use crate::state_space::{self, explore};
use crate::wasm::handle::SessionHandle;
use crate::wasm::{Result, TypeScript, fail, found, plain, plain_or_null, to_u32, to_u64};

/// A number of each state by which a map can be coloured.
#[derive(Serialize, TypeScript)]
#[serde(rename_all = "camelCase")]
struct SpaceFeature {
    /// Name in the dictionaries: of a heuristic, or of a feature of the puzzle.
    name: &'static str,
    /// Whether the number is the estimate of a heuristic.
    is_heuristic: bool,
}

/// The sizes of the puzzle, with the formula of its number of states.
#[derive(Serialize, TypeScript)]
struct SpaceGrowth {
    /// The formula in mathematical notation, for a size n.
    formula: &'static str,
    /// Each size with its number of states by the formula.
    sizes: Vec<(u32, u64)>,
}

#[wasm_bindgen(js_class = Session)]
impl SessionHandle {
    /// Returns two numbers for each distance from a goal that states have, in ascending order: the
    /// distance and the number of states. Empty until the survey of the space is complete.
    #[wasm_bindgen(js_name = levelSizes)]
    pub fn level_sizes(&self) -> Vec<u32> {
        let distances = self.session.distances().unwrap_or_default();
        let levels = explore::level_sizes(&distances).into_iter();
        levels.flat_map(<[u32; 2]>::from).collect()
    }

    /// Returns at most `most` states that are farthest from a goal, the farthest first; empty until
    /// the survey of the space is complete.
    pub fn hardest(&self, most: f64) -> Result<Vec<u32>> {
        let most = to_u32(most)? as usize;
        let distances = self.session.distances().unwrap_or_default();
        Ok(explore::hardest(&distances, most))
    }

    /// Returns at most `most` different states at a distance from a goal, chosen by a seed. The
    /// distance 4,294,967,295 stands for no goal that can be reached. Empty until the survey of the
    /// space is complete.
    #[wasm_bindgen(js_name = atDistance)]
    pub fn at_distance(&self, wanted: f64, most: f64, seed: f64) -> Result<Vec<u32>> {
        let (wanted, most, seed) = (to_u32(wanted)?, to_u32(most)? as usize, to_u64(seed)?);
        let distances = self.session.distances().unwrap_or_default();
        Ok(explore::at_distance(&distances, wanted, most, seed))
    }

    /// Lists the numbers of each state by which a map can be coloured.
    #[wasm_bindgen(unchecked_return_type = "SpaceFeature[]")]
    pub fn features(&self) -> Result<JsValue> {
        let features = self.session.features().into_iter();
        let features = features.map(|feature| SpaceFeature {
            name: feature.name,
            is_heuristic: feature.is_heuristic,
        });
        plain(&features.collect::<Vec<_>>())
    }

    /// Returns the number of each of these states with this index in `features`.
    #[wasm_bindgen(js_name = featureOf)]
    pub fn feature_of(&self, index: f64, states: &[u32]) -> Result<Vec<u32>> {
        let index = to_u32(index)? as usize;
        found(self.session.feature_of(index, states))
    }

    /// Returns the sizes of the puzzle with the formula of its number of states; `null` if it has one
    /// size or no formula.
    #[wasm_bindgen(unchecked_return_type = "SpaceGrowth | null")]
    pub fn growth(&self) -> Result<JsValue> {
        let instance = self.session.instance();
        plain_or_null(instance.growth().map(|growth| {
            let sizes = growth.sizes.iter();
            let sizes = sizes.filter_map(|&size| Some((size, instance.sized(size)?.0)));
            SpaceGrowth {
                formula: growth.formula,
                sizes: sizes.collect(),
            }
        }))
    }

    /// Returns the link to a breadth-first search of the puzzle in one of its sizes.
    pub fn sized(&self, size: f64) -> Result<Vec<u8>> {
        let sized = found(self.session.instance().sized(to_u32(size)?))?;
        let search = Algorithm::StateSpace(state_space::Algorithm::Bfs);
        Link::encode(sized.1.as_ref(), search, 0).map_err(fail)
    }
}
