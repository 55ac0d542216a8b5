//! The list of all puzzles with their examples.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{Result, TypeScript, found, link_to, plain};
use crate::kind::{Preset, Sizes, Teaches, Wanted};
use crate::problem::{Algorithm, Family};
use crate::registry::PUZZLES;

/// A puzzle in the menu.
#[derive(Serialize, TypeScript)]
#[serde(rename_all = "camelCase")]
struct PuzzleKind {
    id: &'static str,
    /// The family of `algorithm`.
    family: Family,
    /// Group in the gallery.
    teaches: Teaches,
    sizes: Sizes,
    wanted: Wanted,
    /// Name of the default algorithm.
    algorithm: &'static str,
    algorithms: Vec<&'static str>,
    /// Names of the heuristics, beginning with the default.
    heuristics: Vec<&'static str>,
    /// Example instances, beginning with the default.
    presets: Vec<PresetEntry>,
}

/// An example instance.
#[derive(Serialize, TypeScript)]
struct PresetEntry {
    id: &'static str,
    /// Text of one case in the judges' format.
    text: &'static str,
}

/// Returns the puzzles in the order of the menu.
#[wasm_bindgen(unchecked_return_type = "PuzzleKind[]")]
pub fn catalogue() -> Result<JsValue> {
    let mut entries = Vec::new();
    for puzzle in PUZZLES.iter() {
        let kind = puzzle.kind;
        let presets = kind.presets.iter();
        let presets = presets.map(|&Preset { id, text, .. }| PresetEntry { id, text });
        let algorithms = kind.algorithms.iter().map(Algorithm::id);
        entries.push(PuzzleKind {
            id: kind.id,
            family: kind.family(),
            teaches: kind.teaches(),
            sizes: kind.sizes,
            wanted: kind.wanted,
            algorithm: kind.algorithm.id(),
            algorithms: algorithms.collect(),
            heuristics: kind.algorithms.heuristics().to_vec(),
            presets: presets.collect(),
        });
    }
    plain(&entries)
}

/// Writes the bytes of a link to an example instance of a puzzle.
#[wasm_bindgen(js_name = presetLink)]
pub fn preset_link(puzzle: &str, preset: &str) -> Result<Vec<u8>> {
    let puzzle = found(PUZZLES.by_id(puzzle))?;
    let preset = found(puzzle.kind.presets.iter().find(|entry| entry.id == preset))?;
    let instance = found(puzzle.preset(preset))?;
    link_to(instance.as_ref(), preset.algorithm)
}
