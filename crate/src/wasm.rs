//! The boundary to JavaScript: only this file and those in its folder name the binding crates.
//!
//! Hot data is copied into typed arrays that JavaScript owns; cold data crosses as plain
//! objects. Every error is an object with a `code`.

mod backtracking;
mod frame;
mod games;
mod judge;
mod session;
mod state_space;

use js_sys::{Uint8Array, Uint32Array};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use crate::family::Family;
use crate::link::Link;
use crate::puzzles::{Instance, PUZZLES, Sizes, Wanted};

type Result<T> = std::result::Result<T, JsValue>;

/// Errors of the boundary itself.
#[derive(Serialize)]
#[serde(tag = "code", rename_all = "camelCase")]
enum BoundaryError {
    /// A number from outside that is not whole, negative or too large.
    Number,
    /// No puzzle has this name.
    UnknownPuzzle { id: String },
    /// Something that is not there: a state, a case, an instance.
    Missing,
    /// A buffer that is too short.
    Buffer { needed: usize },
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct CatalogueEntry {
    id: &'static str,
    family: Family,
    sizes: Sizes,
    wanted: Wanted,
    /// The most moves that the judges' question allows.
    depth_limit: Option<u32>,
    /// The one that is taken where none is asked for.
    algorithm: &'static str,
    algorithms: Vec<&'static str>,
    presets: Vec<PresetEntry>,
}

#[derive(Serialize)]
struct PresetEntry {
    id: &'static str,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    link: JsValue,
    text: &'static str,
}

fn plain<T: Serialize>(value: &T) -> Result<JsValue> {
    Ok(value.serialize(&Serializer::json_compatible())?)
}

fn fail<E: Serialize>(error: &E) -> JsValue {
    plain(error).unwrap_or_else(|error| error)
}

fn whole(number: f64) -> Result<u64> {
    const MOST: f64 = 9_007_199_254_740_991.0;
    if number.fract() == 0.0 && (0.0..=MOST).contains(&number) {
        Ok(number as u64)
    } else {
        Err(fail(&BoundaryError::Number))
    }
}

fn small(number: f64) -> Result<u32> {
    u32::try_from(whole(number)?).map_err(|_| fail(&BoundaryError::Number))
}

fn text(utf8: &Uint8Array) -> String {
    String::from_utf8_lossy(&utf8.to_vec()).into_owned()
}

fn bytes(bytes: &[u8]) -> Uint8Array {
    Uint8Array::from(bytes)
}

fn positions(positions: &[u32]) -> JsValue {
    Uint32Array::from(positions).into()
}

/// The link to an instance with the algorithm of this name, or with the puzzle's own.
fn link_to(instance: &dyn Instance, algorithm: Option<&str>) -> Result<JsValue> {
    let link = Link::with_algorithm(instance, algorithm, 0);
    Ok(bytes(&link.map_err(|error| fail(&error))?).into())
}

/// Says on the console why the core broke down; the trap that follows names no reason.
#[wasm_bindgen(start)]
fn report_panics() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into());
    }));
}

/// What the registry holds.
#[wasm_bindgen]
pub fn catalogue() -> Result<JsValue> {
    let mut entries = Vec::new();
    for kind in PUZZLES {
        let mut presets = Vec::new();
        for preset in kind.presets {
            if let Some(instance) = preset.instance(kind) {
                presets.push(PresetEntry {
                    id: preset.id,
                    link: link_to(instance.as_ref(), preset.algorithm)?,
                    text: preset.text,
                });
            }
        }
        let algorithms = kind.algorithms.iter().map(|algorithm| algorithm.id);
        entries.push(CatalogueEntry {
            id: kind.id,
            family: kind.family,
            sizes: kind.sizes,
            wanted: kind.wanted,
            depth_limit: kind.depth_limit,
            algorithm: kind.algorithm,
            algorithms: algorithms.collect(),
            presets,
        });
    }
    plain(&entries)
}
